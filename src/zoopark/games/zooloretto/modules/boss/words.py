"""Boss in words.

``staff:buyer*2 office:controller donations:2 points:3 sponsor:panda*2`` in a seat's field and
``sold:panda-xf+x-snack`` in the field of the turn. The moves are ``hire buyer``, ``offer panda-xf``
and ``office controller``, each also with the word ``donations`` behind it, ``transfer buyer
consultant`` and ``open sponsor``.
"""

from collections import Counter

from zoopark.games.offer import Price
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.boss import rules as boss
from zoopark.games.zooloretto.modules.boss.names import (
    EVENTS,
    FIELDS,
    SPONSOR,
    TILES,
    VERBS,
    WRITERS,
    field_number,
    tile_of_office,
)
from zoopark.games.zooloretto.modules.boss.rules import Boss
from zoopark.games.zooloretto.modules.boss.rules_house import (
    ALL_POINT_TILES,
    DONATIONS,
    SPONSOR_SPACES,
    WINDOWS,
)
from zoopark.games.zooloretto.modules.boss.rules_offers import X_OFFERS, is_x, offer_number, x_tile
from zoopark.games.zooloretto.modules.boss.rules_office import Office
from zoopark.games.zooloretto.rules.components import REMODEL_PRICE
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible, quoted, whole_number
from zoopark.notation.fields import Fields
from zoopark.notation.layout import folded
from zoopark.notation.tiles import read_tiles, tile_name, tiles_text


class BossNotation(ModuleNotation):
    prices = (
        Price("offer", int(boss.OFFER_PRICE), "BO.2.2"),
        Price("hire", int(boss.OFFER_PRICE), "BO.2.2"),
        Price("office", int(boss.OFFER_PRICE), "BO.2.2"),
        Price("worker", int(REMODEL_PRICE), "BO.3.2"),
        Price("sponsor", int(boss.SPONSOR_PRICE), "BO.4.1"),
    )
    verbs = VERBS
    writers = WRITERS
    events = EVENTS

    def own_box(self, module: Module) -> Counter[int]:
        return Counter(_x_tiles(_own(module).offers))

    def table_tiles(self, module: Module) -> Counter[int]:
        return Counter(on_offer(module))

    # -- positions --------------------------------------------------------------------------------

    def write_seat(self, module: Module, seat: int) -> list[str]:
        office = _own(module).offices[seat]
        words: list[str] = []
        if office.staff:
            words.append(f"staff:{'+'.join(_counted(_staff(office)))}")
        if office.tiles:
            words.append(f"office:{'+'.join(office_tiles(office))}")
        if office.donations:
            words.append(f"donations:{office.donations}")
        return [*words, f"points:{office.points}"] if office.points else words

    def open_boards(self, zoos: Zoos, seat: int, fields: Fields) -> None:
        if fields.has(SPONSOR):
            zoos.zoos[seat].open_pen(boss.SPONSOR_PEN, SPONSOR_SPACES)

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        own = _own(module)
        office = own.offices[seat]
        _read_staff(own, office, fields)
        _read_office(own, office, fields)
        own.donations += office.donations
        office.donations = fields.number("donations", 0)
        own.donations -= office.donations
        office.points = fields.number("points", 0)
        own.points_left -= office.points
        if own.points_left < 0:
            raise Impossible(f"there are only {ALL_POINT_TILES} point tiles", "BO.1.4")
        if office.points and not zoos.zoos[seat].is_open(boss.SPONSOR_PEN):
            raise Impossible(f"{fields.about} has point tiles without a sponsor", "BO.4.5")
        if office.tiles and zoos.round < boss.OFFICE_ROUND:
            raise Impossible(f"{fields.about} has an office tile in the first round", "BO.2.12")

    def write_table(self, module: Module) -> list[str]:
        own = _own(module)
        return [f"sold:{tiles_text(_x_tiles(own.sold))}"] if own.sold else []

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        own = _own(module)
        for tile in read_tiles(fields.text("sold") or "-"):
            number = int(offer_number(tile))
            if not is_x(tile) or not own.offers >> number & 1:
                raise Impossible(f"{tile_name(tile)} is not on the offer board", "BO.1.5")
            if own.sold >> number & 1:
                raise Impossible(f"there is only one {tile_name(tile)}", "BO.1.5")
            own.sold |= 1 << number

    def check(self, zoos: Zoos, module: Module) -> None:
        if _own(module).donations < 0:
            raise Impossible(f"there are only {DONATIONS} donations", "BO.1.3")
        for tile in _x_tiles(_own(module).sold):
            if zoos.supply.copies(tile):
                raise Impossible(f"{tile_name(tile)} is sold and lies nowhere", "BO.2.5")

    def untouched(self, module: Module) -> bool:
        own = _own(module)
        idle = [office.cells() == [0, 0, boss.START_DONATIONS, 0] for office in own.offices]
        return all(idle) and not own.sold

    # -- views and boards -------------------------------------------------------------------------

    def draw(self, module: Module, seat: int, viewer: int | None) -> list[str]:
        office = _own(module).offices[seat]
        shown = [*_counted(_staff(office)), *office_tiles(office)]
        shown += [f"donations {office.donations}"] if office.donations else []
        shown += [f"point tiles {office.points}"] if office.points else []
        return folded("office", shown or ["empty"])

    def table_line(self, module: Module) -> str:
        own = _own(module)
        shown = [tile_name(tile) for tile in on_offer(module)]
        for tile, name in enumerate(TILES):
            shown += [name] * int(own.office_tiles_left(tile))
        offers = ", ".join([*_counted(shown), f"workers {own.workers}"])
        left = f"Donations {own.donations}   Point tiles {own.points_left}"
        return f"Offer board   {offers}   {left}"


def _own(module: Module) -> Boss:
    assert isinstance(module, Boss)
    return module


def _x_tiles(mask: int) -> list[int]:
    return [int(x_tile(number)) for number in range(X_OFFERS) if mask >> number & 1]


def on_offer(module: Module) -> list[int]:
    own = _own(module)
    return _x_tiles(own.offers & ~own.sold)


def _staff(office: Office) -> list[str]:
    """The field of each worker."""
    return [name for field, name in enumerate(FIELDS) for _ in range(int(office.workers_at(field)))]


def office_tiles(office: Office) -> list[str]:
    return [name for tile, name in enumerate(TILES) if office.has(tile)]


def _counted(names: list[str]) -> list[str]:
    """Names with their numbers, as in ``buyer*2``."""
    times = Counter(names)
    return [f"{name}*{times[name]}" if times[name] > 1 else name for name in times]


def _read_staff(own: Boss, office: Office, fields: Fields) -> None:
    text = fields.text("staff")
    for word in text.split("+") if text else []:
        name, star, times = word.partition("*")
        workers = whole_number(times, 1, WINDOWS) if star else 1
        if workers is None:
            raise Impossible(f"{fields.about} cannot have the workers {quoted(word)}", "BO.1.1")
        for _ in range(workers):
            if office.window_refusal(field_number(name)):
                raise Impossible(f"{fields.about} has too many workers at {name}", "BO.1.1")
            office.enter(field_number(name))
            own.workers -= 1
    if own.workers < 0:
        workers = boss.all_workers(len(own.offices))
        raise Impossible(f"there are only {workers} workers", "BO.1.2")


def _read_office(own: Boss, office: Office, fields: Fields) -> None:
    text = fields.text("office")
    for name in text.split("+") if text else []:
        tile = tile_of_office(name)
        if office.has(tile) or own.office_tiles_left(tile) == 0:
            raise Impossible(f"{fields.about} cannot have a {name}", "BO.1.6")
        office.tiles |= 1 << tile


WORDS = BossNotation()
