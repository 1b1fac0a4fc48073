"""The beaver in words: ``gnaw 2 panda``, then another tile of the same truck or ``decline``.

``gnawed:panda+coin`` in the owner's field: the tiles on the beaver.
"""

from collections import Counter

from zoopark.core.moves import BYTE, A, B
from zoopark.games.drafting.moves import truck_number
from zoopark.games.drafting.rules.trucks import SPACES, in_middle, loaded, tiles_on
from zoopark.games.zooloretto.agenda import Operand, TaskWords
from zoopark.games.zooloretto.modules.beaver.rules import GNAW, GNAWED, GNAWING, Beaver
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation, own_question
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tile_number, tiles_text
from zoopark.notation.verbs import Verb, Writer


def _read_gnaw(words: list[str]) -> int:
    return GNAW | truck_number(words[0]) << A | tile_number(words[1]) << B


def _truck_name(truck: int) -> str:
    return str(truck + 1)


class BeaverNotation(MiniNotation):
    verbs = {"gnaw": Verb("gnaw TRUCK TILE", 2, 2, _read_gnaw)}
    writers = {
        int(GNAW): Writer(
            "gnaw",
            lambda code: f"{(code >> A & BYTE) + 1} {tile_name(code >> B)}",
            lambda code: {"truck": (code >> A & BYTE) + 1, "tile": tile_name(code >> B)},
        )
    }
    events = {
        int(GNAWED): Kind(
            "gnawed",
            "{seat} lays {tile} of truck {truck} on the beaver",
            {"tile": str, "truck": int},
            lambda a, b, c: (tile_name(a), b + 1),
        )
    }
    tasks = (
        TaskWords(
            int(GNAWING),
            "gnaw",
            (Operand("truck", _truck_name, truck_number),),
            "may lay another tile of truck {truck} on the beaver",
        ),
    )

    def own_tiles(self, mini: Mini) -> Counter[int]:
        return Counter(tiles_on(_own(mini).tiles))

    def write(self, mini: Mini) -> list[str]:
        tiles = tiles_on(_own(mini).tiles)
        return [f"gnawed:{tiles_text(tiles)}"] if tiles else []

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        tiles = read_tiles(fields.text("gnawed") or "-")
        if len(tiles) > SPACES or bool(tiles) != mini.used:
            raise Impossible("one to three tiles lie on a beaver that was used", "MI.13.1")
        own = _own(mini)
        for tile in tiles:
            own.tiles = loaded(own.tiles, tile)

    def taken_off(self, module: Module) -> list[int]:
        return tiles_on(_own(module).tiles)

    def check(self, zoos: Zoos, module: Module) -> None:
        own = _own(module)
        task = own_question(zoos, own, int(GNAWING))
        if not task:
            return
        truck = zoos.trucks[task >> B] if task >> B < len(zoos.trucks) else 0
        tiles = tiles_on(truck)
        if not in_middle(truck) or not tiles or not own.used:
            raise Impossible("the beaver asks for more tiles of a truck in the middle", "MI.0.9")
        if len(tiles) + len(tiles_on(own.tiles)) > SPACES:
            raise Impossible("all tiles on the beaver come from one truck", "MI.13.2")

    def remark(self, mini: Mini) -> str:
        tiles = ", ".join(tile_name(tile) for tile in tiles_on(_own(mini).tiles))
        return f": {tiles}" if tiles else ""


def _own(module: Module) -> Beaver:
    assert isinstance(module, Beaver)
    return module


WORDS = BeaverNotation()
