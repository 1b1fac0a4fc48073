"""Files of bots for tests, good and bad, and games without playing."""

from pathlib import Path
from random import Random
from textwrap import indent

from zoopark.lab.arena import GameResult
from zoopark.lab.schedule import Fixture

CONFIG = "zooloretto(players=2)"


def written(folder: Path, body: str, name: str = "Stranger", before: str = "") -> str:
    """A file with one bot; the body is that of ``choose``."""
    path = folder / f"{name.lower()}.py"
    path.write_text(
        "import time\n"
        "from zoopark.players.bot import Bot\n"
        f"{before}\n"
        f"class {name}(Bot):\n"
        "    def choose(self, sight, legal, budget, dice):\n" + indent(body, " " * 8) + "\n",
        encoding="utf-8",
    )
    return str(path)


def by_strength(fixtures: list[Fixture], strengths: list[float], seed: int) -> list[GameResult]:
    """Results as the model of Plackett and Luce has them, for strengths on the scale of ratings."""
    random = Random(seed)
    games: list[GameResult] = []
    for fixture in fixtures:
        order: list[int] = []
        left = list(range(len(fixture.seats)))
        while left:
            weights = [10 ** (strengths[fixture.seats[seat]] / 400) for seat in left]
            [chosen] = random.choices(left, weights)
            left.remove(chosen)
            order.append(chosen)
        ranks = tuple(1 + order.index(seat) for seat in range(len(fixture.seats)))
        points = tuple(10 - rank for rank in ranks)
        games.append(result(fixture, points, ranks))
    return games


def result(fixture: Fixture, points: tuple[int, ...], ranks: tuple[int, ...]) -> GameResult:
    none = (0,) * len(points)
    return GameResult(
        fixture.number, fixture.block, fixture.deal, fixture.seats, points, none, ranks, 50, 9
    )
