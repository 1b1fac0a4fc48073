"""The reward of each seat for a finished game. The rewards of all seats sum to 0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State

RANK: Final[i64] = 0  # from 1 for the first place to -1 for the last, evenly; shared places share
DIFFERENCE: Final[i64] = 1  # own points minus the mean of the others'


def write_rewards(state: State, how: i64, rewards: vec[float], at: i64) -> None:
    players = state.players
    if how == DIFFERENCE:
        total: i64 = 0
        for seat in range(players):
            total += state.points(seat)
        for seat in range(players):
            own = state.points(seat)
            rewards[at + seat] = int(own) - int(total - own) / int(players - 1)
        return
    for seat in range(players):
        behind: i64 = 0  # seats behind minus seats ahead
        for other in range(players):
            behind += _ahead(state, seat, other)
        rewards[at + seat] = int(behind) / int(players - 1)


def _ahead(state: State, seat: i64, other: i64) -> i64:
    """1 if a seat ranks above another, -1 if below, 0 if they share a place."""
    lead = state.points(seat) - state.points(other)
    if lead == 0:
        lead = state.tiebreak(seat) - state.tiebreak(other)
    if lead == 0:
        return 0
    return 1 if lead > 0 else -1
