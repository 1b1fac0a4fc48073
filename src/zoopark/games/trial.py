"""Trials: may a seat play a move, and what would the move bring at once?"""

from collections.abc import Mapping

from msgspec import Struct

from zoopark.core.rule import rule_id
from zoopark.core.state import State


class Gain(Struct, frozen=True, omit_defaults=True):
    """By how much something changes for a seat."""

    seat: int  # whose points or figures change
    key: str  # a line of the score sheet, or a kind of figures
    points: int  # as if the game, or the round, ended now
    count: int = 0  # figures won or lost, where these bring the points
    later: int = 0  # points until the end of the game, if it stays so


class Trial(Struct, frozen=True, omit_defaults=True):
    """What becomes of a move that is only tried."""

    move: str  # in canonical words
    rule: str = ""  # the rule that forbids it; nothing if it is allowed
    why: str = ""  # what that rule says in a word, where the board has a sentence of its own for it
    gains: tuple[Gain, ...] = ()  # what it would change at once


def tried(state: State, seat: int, code: int, text: str, refusals: Mapping[int, str]) -> Trial:
    """Try a move on a copy: by how much does each line of each score sheet change?"""
    refused = state.refusal(seat, code)
    if refused:
        return Trial(text, rule_id(refused), refusals.get(int(refused), ""))
    after = state.copy()
    after.play(seat, code)
    gains: list[Gain] = []
    for other in range(state.players):
        before = {line.name: line.points for line in state.sheet(other).lines}
        for line in after.sheet(other).lines:
            change = line.points - before.get(line.name, 0)
            if change:
                gains.append(Gain(other, line.name, change))
    return Trial(text, gains=tuple(gains))
