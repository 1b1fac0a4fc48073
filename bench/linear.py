"""Is the cost of a game linear in its decisions?

It is, if a decision late in a game costs as much as an early one: a history that is dragged along
or searched would show here. Timed are whole games and games that begin midway; what the first
halves cost is the difference. The two are not quite alike: the set-up falls to the first half, the
copy that every game begins with to the second, and the number of legal moves changes as zoos fill.
"""

from inner import play_from
from measure import Competitor, Figures
from steps import fresh_state, midway_states

CONFIG = "zooloretto(players=4)"
GAMES = 3_000
MIDWAY = 600  # different states that games begin from


def game_halves() -> Competitor:
    """Whole games and second halves: microseconds and decisions a game."""
    whole = [fresh_state(CONFIG)] * GAMES
    rest = midway_states(CONFIG, MIDWAY) * (GAMES // MIDWAY)

    def run() -> Figures:
        whole_decisions, whole_seconds = play_from(whole)
        rest_decisions, rest_seconds = play_from(rest)
        return {
            "linear.game_us": whole_seconds / len(whole) * 1e6,
            "linear.game_decisions": whole_decisions / len(whole),
            "linear.second_half_us": rest_seconds / len(rest) * 1e6,
            "linear.second_half_decisions": rest_decisions / len(rest),
        }

    return run
