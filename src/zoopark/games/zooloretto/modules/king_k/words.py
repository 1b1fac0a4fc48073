"""King K. in words: ``remove 2 panda`` takes a panda off truck 2."""

from zoopark.core.moves import BYTE, A, B
from zoopark.games.drafting.moves import truck_number
from zoopark.games.zooloretto.modules.king_k.rules import TAKE_OFF, TOOK_OFF
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.games.zooloretto.rules.components import ALL_COINS, COIN_TILES
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.event_kind import Kind
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def _read(words: list[str]) -> int:
    return TAKE_OFF | truck_number(words[0]) << A | tile_number(words[1]) << B


class KingKNotation(MiniNotation):
    verbs = {"remove": Verb("remove TRUCK TILE", 2, 2, _read)}
    writers = {
        int(TAKE_OFF): Writer(
            "remove",
            lambda code: f"{(code >> A & BYTE) + 1} {tile_name(code >> B)}",
            lambda code: {"truck": (code >> A & BYTE) + 1, "tile": tile_name(code >> B)},
        )
    }
    events = {
        int(TOOK_OFF): Kind(
            "took_off",
            "{seat} takes {tile} off truck {truck}: out of the game",
            {"tile": str, "truck": int},
            lambda a, b, c: (tile_name(a), b + 1),
        )
    }

    def most_coins(self, zoos: Zoos) -> int:
        return int(ALL_COINS + COIN_TILES)


WORDS = KingKNotation()
