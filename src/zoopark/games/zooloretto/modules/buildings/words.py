"""Buildings in words.

``construct restaurant`` and ``construct pavilion 5`` as moves. ``stalls:4a=restaurant`` and
``pavilions:5+6`` in a seat's field, ``shop:taken`` in that of the turn once the souvenir shop is no
longer in the middle.
"""

from collections import Counter
from collections.abc import Iterable

from zoopark.core.moves import BYTE, A, B
from zoopark.games.offer import Price
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.buildings.rules import (
    CONSTRUCTED,
    FIRST_PLACE,
    PAVILION,
    PRICE,
    RESTAURANT,
    RESTAURANT_TILE,
    SHOP_TILE,
    Buildings,
    restaurant_fits,
)
from zoopark.games.zooloretto.rules.agenda import PUT, asked_seat
from zoopark.games.zooloretto.rules.components import ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, pen_number
from zoopark.notation.errors import Impossible, Misread, quoted
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.verbs import Verb, Writer

FORM = "construct restaurant, or construct pavilion ENCLOSURE"


def _read_construct(words: list[str]) -> int:
    if words == ["restaurant"]:
        return int(RESTAURANT)
    if words[0] == "pavilion" and len(words) == 2:
        return PAVILION | pen_number(words[1]) << A
    raise Misread("notation.form", text=quoted(" ".join(words)), form=FORM)


def _pavilion_words(code: int) -> str:
    return f"pavilion {PENS[code >> A]}"


class BuildingsNotation(ModuleNotation):
    prices = (Price("construct", int(PRICE), "BL.2.1"),)
    verbs = {"construct": Verb(FORM, 1, 2, _read_construct)}
    writers = {
        int(RESTAURANT): Writer(
            "construct", lambda code: "restaurant", lambda code: {"building": "restaurant"}
        ),
        int(PAVILION): Writer(
            "construct",
            _pavilion_words,
            lambda code: {"building": "pavilion", "enclosure": PENS[code >> A]},
        ),
    }
    events = {
        int(CONSTRUCTED): Kind(
            "constructed",
            "{seat} constructs a {building} at enclosure {enclosure}",
            {"building": str, "enclosure": str},
            lambda a, b, c: ("restaurant" if a == RESTAURANT else "pavilion", PENS[b]),
        )
    }

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        tiles.update([int(RESTAURANT_TILE), int(SHOP_TILE)])

    def table_tiles(self, module: Module) -> Counter[int]:
        own = _own(module)
        left = [int(RESTAURANT_TILE)] if own.restaurant else []
        return Counter([*left, int(SHOP_TILE)] if own.shop else left)

    # -- positions --------------------------------------------------------------------------------

    def write_seat(self, module: Module, seat: int) -> list[str]:
        pavilions = pavilions_of(module, seat)
        return [f"pavilions:{'+'.join(pavilions)}"] if pavilions else []

    def read_boards(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        own, zoo = _own(module), zoos.zoos[seat]
        text = fields.text("pavilions")
        for name in text.split("+") if text else []:
            pen = pen_number(name)
            if pen >= ZOO_PENS or not zoo.is_open(pen) or zoo.room(pen) <= 0:
                raise Impossible(f"{fields.about} has no room for a pavilion in {name}", "BL.3.2")
            if own.pavilions_left() == 0:
                raise Impossible("there are only two pavilions", "BL.1.1")
            own.lay_pavilion(zoo, seat, pen)

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        """A position names the restaurant on the first of its two places."""
        zoo = zoos.zoos[seat]
        if zoo.in_barn(RESTAURANT_TILE):
            raise Impossible(f"{fields.about} keeps the restaurant in the barn", "BL.2.3")
        stands = [p for p in range(zoo.open_places()) if zoo.stall(p) == RESTAURANT_TILE]
        if not stands:
            return
        zoo.lift_stall(FIRST_PLACE)
        if stands != [FIRST_PLACE] or not restaurant_fits(zoo):
            raise Impossible(f"{fields.about} has the restaurant on 4a and 4b", "BL.2.2")
        _own(module).lay_restaurant(zoo)

    def write_table(self, module: Module) -> list[str]:
        return [] if _own(module).shop else ["shop:taken"]

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        text = fields.text("shop")
        if text not in (None, "taken"):
            raise Misread("notation.word-of", name=quoted(text or ""), known="taken")
        _own(module).shop = text is None

    def check(self, zoos: Zoos, module: Module) -> None:
        if zoos.supply.copies(SHOP_TILE):
            raise Impossible("the shop that was taken must be somewhere", "BL.4.4")
        for task in zoos.agenda.listed():
            waits = task & BYTE == PUT and task >> B & BYTE == SHOP_TILE
            if waits and asked_seat(task) != zoos.on_turn:
                raise Impossible("the shop is taken by the seat on turn", "BL.4.2")

    def untouched(self, module: Module) -> bool:
        return not any(_own(module).pavilions)

    # -- views and boards -------------------------------------------------------------------------

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        pavilions = pavilions_of(module, seat)
        return f"pavilion in {' and '.join(pavilions)}" if pavilions else ""

    def table_line(self, module: Module) -> str:
        left = left_in_the_middle(module)
        return f"Buildings   {', '.join(left)}" if left else ""


def _own(module: Module) -> Buildings:
    assert isinstance(module, Buildings)
    return module


def pavilions_of(module: Module, seat: int) -> list[str]:
    """The enclosures that have one, each as often as it has."""
    held = int(_own(module).pavilions[seat])
    return [PENS[pen] for pen in range(ZOO_PENS) for _ in range(held >> 4 * pen & 15)]


def left_in_the_middle(module: Module) -> list[str]:
    """What lies in the middle."""
    own = _own(module)
    restaurant = ["restaurant"] if own.restaurant else []
    return [*restaurant, *["pavilion"] * own.pavilions_left(), *(["shop"] if own.shop else [])]


WORDS = BuildingsNotation()
