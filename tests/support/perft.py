"""Counting all games of a small length: the classic net against a wrong list of moves."""

from zoopark.core.moves import Moves
from zoopark.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` decisions and chance outcomes there are."""
    if depth == 0 or state.over():
        return 1
    moves = Moves()
    chance = state.chance()
    actors = int(state.actors())
    seat = actors.bit_length() - 1
    if chance:
        state.outcomes(moves)
    else:
        state.legal(seat, moves)
    codes = moves.listed()
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        if chance:
            after.deal(code)
        else:
            after.play(seat, code)
        total += perft(after, depth - 1)
    return total
