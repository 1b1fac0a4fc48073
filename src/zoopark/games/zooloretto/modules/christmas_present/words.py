"""The Christmas present in words: ``present:panda*2+snack`` in the owner's field."""

from collections import Counter

from librt.vecs import append

from zoopark.games.zooloretto.modules.christmas_present.rules import WRAPPED, ChristmasPresent
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.components import COIN
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.tiles import read_tiles, tile_name, tiles_text


class ChristmasPresentNotation(MiniNotation):
    events = {
        int(WRAPPED): Kind(
            "wrapped",
            "{seat} lays {tile} on the Christmas present",
            {"tile": str},
            lambda a, b, c: (tile_name(a),),
        )
    }

    def own_tiles(self, mini: Mini) -> Counter[int]:
        return Counter(present_tiles(mini))

    def write(self, mini: Mini) -> list[str]:
        return [f"present:{tiles_text(present_tiles(mini))}"] if present_tiles(mini) else []

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        own = _own(mini)
        for tile in read_tiles(fields.text("present") or "-"):
            if tile == COIN or not zoos.may_trade(tile):
                raise Impossible(f"{fields.about} cannot discard {tile_name(tile)}", "Z.5.12")
            own.tiles = append(own.tiles, tile)

    def remark(self, mini: Mini) -> str:
        tiles = len(present_tiles(mini))
        return f" with {tiles} tile{'' if tiles == 1 else 's'}" if tiles else ""


def _own(module: Module) -> ChristmasPresent:
    assert isinstance(module, ChristmasPresent)
    return module


def present_tiles(module: Module) -> list[int]:
    return [int(tile) for tile in _own(module).tiles]


WORDS = ChristmasPresentNotation()
