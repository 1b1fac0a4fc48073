"""Langer Ludwig in words: ``return panda-m 5`` gives an animal of the enclosure of five back."""

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.games.zooloretto.agenda import TaskWords, number
from zoopark.games.zooloretto.modules.langer_ludwig.rules import (
    ASK_RETURN,
    MOST,
    RETURN,
    RETURNED,
    LangerLudwig,
)
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation, waiting
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.games.zooloretto.words import PENS, where_name, where_number
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def _read(words: list[str]) -> int:
    """Places out of which nothing is given back are read as well, so that the rules refuse them."""
    tile = tile_number(words[0])
    return RETURN | tile << A | where_number(tile, words[1]) << B


def _words(code: int) -> str:
    tile = code >> A & BYTE
    return f"{tile_name(tile)} {where_name(tile, code >> B)}"


def _operands(code: int) -> dict[str, str | int]:
    tile = code >> A & BYTE
    return {"tile": tile_name(tile), "from": where_name(tile, code >> B)}


class LangerLudwigNotation(MiniNotation):
    verbs = {"return": Verb("return TILE ENCLOSURE", 2, 2, _read)}
    writers = {int(RETURN): Writer("return", _words, _operands)}
    events = {
        int(RETURNED): Kind(
            "returned",
            "{seat} gives {tile} of enclosure {enclosure} back",
            {"tile": str, "enclosure": str},
            lambda a, b, c: (tile_name(a), PENS[b]),
        )
    }
    tasks = (
        TaskWords(
            int(ASK_RETURN),
            "return",
            (number("more"),),
            "may give back one animal more, up to {more}",
        ),
    )

    def returns_parents(self, module: Module) -> bool:
        return _own(module).used

    def check(self, zoos: Zoos, module: Module) -> None:
        own = _own(module)
        asked = waiting(zoos, int(ASK_RETURN))
        for task in asked:
            moves = Moves()
            own.ask_moves(zoos, task, moves)
            owned = own.used and own.owner == asked_seat(task) == zoos.on_turn
            if not owned or len(asked) > 1 or moves.count < 2 or not 0 < task >> B < MOST:
                raise Impossible("Langer Ludwig takes one to three animals", "MI.10.1")


def _own(module: Module) -> LangerLudwig:
    assert isinstance(module, LangerLudwig)
    return module


WORDS = LangerLudwigNotation()
