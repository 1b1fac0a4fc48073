"""Measure the speed of Zoopark, print a table and write ``build/bench.json``.

Whether a target is reached changes nothing in the exit status: speed depends on the machine, and
a benchmark is no test. Only what makes the figures wrong is an error.
"""

import argparse
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.progress import track

from children import BUILD
from copies import copy_memory, copy_time
from cores import bind, usable_cores
from environments import environment_loops
from game_api import known_games, whole_games
from inner import inner_loop
from limit import limit_loop
from linear import game_halves
from loops import interpreted_loop, pair
from measure import Competitor, Figures, best, one_round
from peer_loops import peer_loops
from ratios import derived
from report import table, write
from searching import playout_loop, search_loop
from server_figures import server_figures
from start import start_times
from zoopark.version import compiled

ROUNDS = 10
OTHER_GAMES = ("aquaretto", "combined", "ozoolemio", "everything")


def competitors(cores: list[int], peers: str | None) -> list[Competitor]:
    """All that takes part in a round, those that are compared close together."""
    loops = [inner_loop("zooloretto", players) for players in (2, 3, 5, 4)]
    loops += [inner_loop(game, 4) for game in OTHER_GAMES]
    others: list[Competitor] = [limit_loop(), *([] if peers is None else peer_loops(peers))]
    ours = [interpreted_loop, whole_games, known_games(), game_halves(), start_times]
    games = ("zooloretto", *OTHER_GAMES)
    copies = [copy_time(game) for game in games]
    thinking = [search_loop(game, 4) for game in games] + [playout_loop("zooloretto", 4)]
    thinking += [search_loop("zooloretto", players, learned=True) for players in (2, 4)]
    alone = [*loops, *others, *environment_loops(games), *ours, *copies, *thinking]
    return [*alone, *([pair(cores)] if len(cores) > 1 else [])]


def rounds(taking_part: list[Competitor], console: Console) -> Iterator[Figures]:
    for _ in track(range(ROUNDS), "measuring", console=console, transient=True):
        yield one_round(taking_part)


def measured(peers: str | None, console: Console) -> Figures:
    cores = usable_cores()
    bind(cores[-1])
    figures = best(rounds(competitors(cores, peers), console))
    for players in (4, 5):
        figures |= copy_memory(players)
    bind(*cores)  # a server and its clients are processes beside each other
    return figures | derived(figures) | server_figures()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of Zoopark.")
    parser.add_argument("--peers", metavar="PYTHON", help="a Python that has the peers installed")
    args = parser.parse_args()
    if not compiled():
        sys.exit("bench: the rules are not compiled here; run 'make bench'")
    console = Console()
    figures = measured(args.peers, console)
    console.print(table(figures))
    write(figures, BUILD / "bench.json")


if __name__ == "__main__":
    main()
