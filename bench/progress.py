"""How long somebody waits for the statistics of a thousand games, and for a page of their list.

    python bench/progress.py [--games 1000]

The games are played at random and written to a new SQLite database as a server writes them.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from zoopark import Game
from zoopark.games.catalog import GAMES
from zoopark.record import RULES
from zoopark.server.api.records import as_log
from zoopark.server.progress import progress
from zoopark.server.storage import sqlite_url
from zoopark.server.storage.opening import open_store
from zoopark.server.storage.rows import NewMatch, NewSeat
from zoopark.server.summaries import summary_of
from zoopark.server.thinking import Situation
from zoopark.table import log
from zoopark.table.match import Match

LEVELS = ("easy", "normal", "hard", "expert")
TRIES = 20


def played(name: str, seed: int) -> tuple[str, Match, list[log.Entry]]:
    """A match against bots that is over."""
    rng = random.Random(seed)
    game = Game(f"{name}(players=3)", seed=seed)
    while not game.over:
        seat = rng.choice(game.to_act)
        game.play(rng.choice(game.legal(seat)), seat)
    opened, entries = as_log(Situation.of("m", game))
    chairs = (log.Chair("Eva"), *(log.Chair(bot=rng.choice(LEVELS)) for _ in range(2)))
    first = log.Opened(opened.at, opened.game, RULES, opened.options, chairs)
    return opened.game, Match.folded([first, *entries]), [first, *entries]


async def measured(games: int, folder: Path) -> None:
    store = await open_store(sqlite_url(folder / "zoopark.sqlite3"))
    # A few real games of each kind, stored again and again.
    kinds = [played(name, seed) for name in GAMES for seed in range(5)]
    for number in range(games):
        config, match, entries = kinds[number % len(kinds)]
        row = NewMatch(f"m{number}", config, RULES, "{}", "eva", created=number)
        lines = [log.encode(entry) for entry in entries]
        await store.create(row, lines, [NewSeat(0, f"k{number}", True, "eva")], summary_of(match))
    found = progress(await store.people.past("eva"))
    times: list[float] = []
    for _ in range(TRIES):
        begun = time.perf_counter()
        progress(await store.people.past("eva"))
        times.append(time.perf_counter() - begun)
    assert sum(one.games for one in found) == games
    times.sort()
    print(
        f"statistics of {games} games in {len(found)} kinds:"
        f" {1000 * times[len(times) // 2]:.0f} ms median, {1000 * times[-1]:.0f} ms at most"
    )
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure statistics of many games.")
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(games, Path(folder)))


if __name__ == "__main__":
    main()
