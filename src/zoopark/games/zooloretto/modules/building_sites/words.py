"""Building sites in words.

``place pen-site B 5`` lays a site, ``lift pen-site 5`` hands one on. A position names a site where
it lies: ``5:panda*2+pen-site``, ``stalls:4a=place-site``, ``barn:barn-site``.
"""

from collections import Counter
from collections.abc import Iterable

from zoopark.core.moves import BYTE, A, B, C
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.offer import Price
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.building_sites.rules import (
    BARN_SITE,
    COPIES_AT,
    LIFT,
    PEN_SITE,
    PLACE_SITE,
    PRICE,
    SECOND_SITE,
    SITE_LAID,
    SITE_LIFTED,
    has_site,
    site_refusal,
)
from zoopark.games.zooloretto.rules.agenda import PUT, asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import SITES as SITE_NAMES
from zoopark.games.zooloretto.words import TILES, is_site, where_name, where_number
from zoopark.notation.errors import Impossible, Misread
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer

SITES = (int(BARN_SITE), int(PLACE_SITE), int(PEN_SITE))


def _read_lift(words: list[str]) -> int:
    tile = tile_number(words[0])
    if not is_site(tile):
        raise Misread("notation.site", name=repr(words[0]))
    return LIFT | tile << A | where_number(tile, words[1]) << B


def _lift_words(code: int) -> str:
    tile = code >> A & BYTE
    return f"{tile_name(tile)} {where_name(tile, code >> B)}"


def _lift_operands(code: int) -> dict[str, str | int]:
    tile = code >> A & BYTE
    return {"tile": tile_name(tile), "from": where_name(tile, code >> B)}


def _read_place(words: list[str]) -> int:
    """A site goes into the zoo of another seat, which is named before the place."""
    tile = tile_number(words[0])
    return PLACE | tile << A | where_number(tile, words[2]) << B | (seat_number(words[1]) + 1) << C


def _names_a_seat(words: list[str]) -> bool:
    return len(words) == 3 and words[0] in SITE_NAMES


def _in_another_zoo(code: int) -> bool:
    return code >> C != 0 and code >> A & BYTE in TILES


def _place_words(code: int) -> str:
    tile = code >> A & BYTE
    where = where_name(tile, code >> B & BYTE)
    return f"{tile_name(tile)} {seat_letter((code >> C) - 1)} {where}"


def _place_operands(code: int) -> dict[str, str | int]:
    tile, owner = code >> A & BYTE, code >> C & BYTE
    named: dict[str, str | int] = {"tile": tile_name(tile)}
    if owner:
        named["seat"] = owner - 1
    return named | {"to": where_name(tile, code >> B & BYTE)}


class BuildingSitesNotation(ModuleNotation):
    prices = (Price("site", int(PRICE), "BS.4.1"),)
    verbs = {
        "lift": Verb("lift SITE WHERE", 2, 2, _read_lift),
        "place": Verb("place TILE WHERE", 2, 3, _read_place, _names_a_seat),
    }
    writers = {
        int(LIFT): Writer("lift", _lift_words, _lift_operands),
        int(PLACE): Writer(
            "place", _place_words, _place_operands, continues=True, claims=_in_another_zoo
        ),
    }
    tasks = (TaskWords(int(SECOND_SITE), "second-site", (), "may hand on a second site"),)
    events = {
        int(SITE_LAID): Kind(
            "site_laid",
            "{seat} lays {tile} into the zoo of {owner}: {to}",
            {"tile": str, "to": str, "owner": str},
            lambda a, b, c: (tile_name(a), where_name(a, b), seat_letter(c)),
        ),
        int(SITE_LIFTED): Kind(
            "site_lifted",
            "{seat} takes {tile} off {from}",
            {"tile": str, "from": str},
            lambda a, b, c: (tile_name(a), where_name(a, b)),
        ),
    }

    def obstacle_refusal(self, zoo: Zoo, tile: int, pen: int) -> int:
        return site_refusal(zoo, tile, pen)

    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        tiles.update(dict.fromkeys(SITES, int(zoos.number(COPIES_AT))))

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        if any(zoos.zoos[seat].in_barn(site) for site in (PLACE_SITE, PEN_SITE)):
            raise Impossible(f"{fields.about} has a site in the barn that is for none", "BS.2.4")

    def check(self, zoos: Zoos, module: Module) -> None:
        for task in zoos.agenda.listed():
            second = task & BYTE == SECOND_SITE
            if second and not has_site(zoos.zoos[asked_seat(task)]):
                raise Impossible("a second site is asked for where there is one", "BS.4.1")
            put = task & BYTE == PUT and is_site(task >> B & BYTE)
            if (second or put) and asked_seat(task) != zoos.on_turn:
                raise Impossible("sites are handed on by the seat on turn", "BS.4.1")


WORDS = BuildingSitesNotation()
