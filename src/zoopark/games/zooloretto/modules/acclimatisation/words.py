"""The acclimatisation area in words.

``area:panda-m`` in a seat's field, ``moved:yes`` after its free move. The moves are ``move panda
area`` out of the barn, ``move panda area 5`` into an enclosure, and ``trade B``.
"""

from collections import Counter

from zoopark.core.moves import BYTE, A, B
from zoopark.games.offer import Price
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.acclimatisation.rules import (
    MOVE_IN,
    MOVE_OUT,
    TRADE,
    TRADED,
    Acclimatisation,
)
from zoopark.games.zooloretto.rules.components import REMODEL_PRICE
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import TILES, is_stall, where_name, where_number
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer

ZOO_TILES = {name: tile for tile, name in TILES.items()}


def _to(code: int) -> str:
    return where_name(code >> A & BYTE, code >> B)


def _read_move(words: list[str]) -> int:
    tile = tile_number(words[0])
    if len(words) == 3 and words[1] == "area":
        return MOVE_OUT | tile << A | where_number(tile, words[2]) << B
    return MOVE_IN | tile << A


def _of_the_area(words: list[str]) -> bool:
    """Does the tile leave the area, or the barn for the area?"""
    tile = ZOO_TILES.get(words[0]) if words else None
    if tile is None or is_stall(tile):
        return False
    return words[1:] in (["area"], ["barn", "area"]) or words[1:-1] == ["area"]


class AcclimatisationNotation(ModuleNotation):
    prices = (Price("trade", int(REMODEL_PRICE), "AA.2.6"),)
    verbs = {
        "trade": Verb("trade SEAT", 1, 1, lambda words: TRADE | seat_number(words[0]) << A),
        "move": Verb("move TILE [FROM] WHERE", 2, 3, _read_move, _of_the_area),
    }
    writers = {
        int(MOVE_IN): Writer(
            "move",
            lambda code: f"{tile_name(code >> A & BYTE)} area",
            lambda code: {"tile": tile_name(code >> A & BYTE), "from": "barn", "to": "area"},
        ),
        int(MOVE_OUT): Writer(
            "move",
            lambda code: f"{tile_name(code >> A & BYTE)} area {_to(code)}",
            lambda code: {
                "tile": tile_name(code >> A & BYTE),
                "from": "area",
                "to": _to(code),
            },
        ),
        int(TRADE): Writer(
            "trade", lambda code: seat_letter(code >> A), lambda code: {"seat": code >> A}
        ),
    }
    events = {
        int(TRADED): Kind(
            "traded",
            "{seat} trades {tile} for {for} of {owner}",
            {"tile": str, "for": str, "owner": str},
            lambda a, b, c: (tile_name(a), tile_name(b), seat_letter(c)),
        )
    }

    def tiles(self, module: Module, seat: int) -> Counter[int]:
        tile = _own(module).areas[seat]
        return Counter([int(tile)] if tile else [])

    def write_seat(self, module: Module, seat: int) -> list[str]:
        own = _own(module)
        words = [f"area:{tile_name(own.areas[seat])}"] if own.areas[seat] else []
        return [*words, "moved:yes"] if own.moved >> seat & 1 else words

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        own = _own(module)
        name = fields.text("area")
        if name is not None:
            own.areas[seat] = tile_number(name)
            if not zoos.is_animal(own.areas[seat]):
                raise Impossible(f"{fields.about} has a {name} tile in the area", "AA.1.3")
        if fields.text("moved") is not None:
            own.moved |= 1 << seat

    def untouched(self, module: Module) -> bool:
        return not _own(module).moved

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        tile = _own(module).areas[seat]
        return f"area: {tile_name(tile)}" if tile else ""


def _own(module: Module) -> Acclimatisation:
    assert isinstance(module, Acclimatisation)
    return module


WORDS = AcclimatisationNotation()
