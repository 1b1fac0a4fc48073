"""Compiled and interpreted bots choose alike: the search counts with floating-point numbers."""

from support.builds import printed_by_both

SCRIPT = """
import sys
sys.path.append(sys.argv[1])
from support.bots import FIVE_GAMES, TWO_PLAYERS, chosen
from zoopark import Game
from zoopark.version import compiled
print("compiled" if compiled() else "interpreted")
for number, config in enumerate((*FIVE_GAMES, *TWO_PLAYERS)):
    game = Game(config, seed=number)
    for step in range(14):
        seat = game.to_act[0]
        print(config, chosen("greedy", game, seat, step))
        print(config, chosen("master:12", game, seat, step))
        print(config, chosen(("collector:12", "gambler:12", "spoiler:12")[step % 3], game, seat))
        move = chosen("search:12", game, seat, step)
        print(config, move)
        game.play(move, seat)
"""


def test_compiled_and_interpreted_bots_choose_alike() -> None:
    compiled, interpreted = printed_by_both(SCRIPT)
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert len(compiled) > 100
    assert compiled[1:] == interpreted[1:]
