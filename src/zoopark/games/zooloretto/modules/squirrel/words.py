"""The squirrel in words: ``ship panda-baby 2`` puts an animal of the barn on truck 2."""

from zoopark.core.moves import BYTE, A, B
from zoopark.games.drafting.moves import truck_number
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import PaidOnce
from zoopark.games.zooloretto.modules.squirrel.rules import PRICE_AT, SHIP, Squirrel
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def _read_ship(words: list[str]) -> int:
    return SHIP | tile_number(words[0]) << A | truck_number(words[1]) << B


class SquirrelNotation(PaidOnce):
    coins_at = PRICE_AT
    verbs = {"ship": Verb("ship TILE TRUCK", 2, 2, _read_ship)}
    writers = {
        int(SHIP): Writer(
            "ship",
            lambda code: f"{tile_name(code >> A & BYTE)} {(code >> B) + 1}",
            lambda code: {"tile": tile_name(code >> A & BYTE), "truck": (code >> B) + 1},
        )
    }

    def loads_any(self, module: Module) -> bool:
        assert isinstance(module, Squirrel)
        return module.used


WORDS = SquirrelNotation()
