"""Rewards: of each seat for a finished game, and its lead before the end. All seats sum to 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State

RANK: Final[i64] = 0  # from 1 for the first place to -1 for the last, evenly; shared places share
DIFFERENCE: Final[i64] = 1  # own points minus the mean of the others'


def write_rewards(state: State, how: i64, rewards: vec[float], at: i64) -> None:
    players = state.players
    if how == DIFFERENCE:
        for seat in range(players):
            rewards[at + seat] = lead(state, seat)
        return
    for seat in range(players):
        behind: i64 = 0  # seats behind minus seats ahead
        for other in range(players):
            behind += _ahead(state, seat, other)
        rewards[at + seat] = int(behind) / int(players - 1)


def lead(state: State, seat: i64) -> float:
    """How many points a seat has more than the others on average, if the game were over now."""
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others += state.points(other)
    return int(state.points(seat)) - int(others) / int(state.players - 1)


def _ahead(state: State, seat: i64, other: i64) -> i64:
    """1 if a seat ranks above another, -1 if below, 0 if they share a place."""
    lead = state.points(seat) - state.points(other)
    if lead == 0:
        lead = state.tiebreak(seat) - state.tiebreak(other)
    if lead == 0:
        return 0
    return 1 if lead > 0 else -1
