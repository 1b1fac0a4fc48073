"""A tournament in one line, from Python.

>>> from zoopark.lab.tournament import tournament
>>> found = tournament("zooloretto(players=2)", ["greedy", "random"], games=4, seed=1)
>>> [player.name for player in found.players], found.players[0].wins
(['greedy', 'random'], 4.0)
"""

from collections.abc import Sequence

from zoopark.extras import needs
from zoopark.lab.run import Plan, finished, play
from zoopark.lab.summary import Summary, summarised
from zoopark.lab.workers import local_workers


def tournament(
    config: str, players: Sequence[str], games: int = 200, *, seed: int = 0, jobs: int = 1
) -> Summary:
    """Let bots play against each other and rate them, in this process or in several.

    Ratings need openskill, which the ``lab`` extra installs.
    """
    needs("openskill.models")
    plan = Plan.checked(config, list(players), games, seed)
    return summarised(finished(play(plan, local_workers(jobs))), "", rated=True)
