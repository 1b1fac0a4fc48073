"""Compiled and interpreted rules play identical games."""

from support.builds import printed_by_both

SCRIPT = """
import sys
from random import Random
sys.path.append(sys.argv[1])
from support.busy import busy_move
from support.lively import lively_move, random_move
from zoopark import Game
from zoopark.version import compiled
from zoopark.lab.simulate import play_chunk
print("compiled" if compiled() else "interpreted")
configs = [f"{title}(players={players})"
           for title in ("zooloretto", "aquaretto", "combined") for players in (2, 3, 4, 5)]
configs += [f"zooloretto(players={players}, modules={modules})"
            for players in (2, 3, 4, 5) for modules in ("everything", "christmas+xxl-tiles")]
auctions = [f"ozoolemio(players={players}{rest})"
            for players in (2, 3, 4) for rest in ("", ", variant=trees", ", auction=blind")]
for number, config in enumerate(auctions):
    print(play_chunk(config, number, 0, 10))
    game = Game(config, seed=number)
    rng = Random(number)
    while not game.over:
        seat = rng.choice(game.to_act)
        print(game.state.cells(), [move.code for move in game.legal(seat)])
        print(*game.play(rng.choice(game.legal(seat)), seat), sep=", ")
    print(game.record().dumps(), game.position(), game.scores())
for number, config in enumerate(configs):
    print(play_chunk(config, number, 0, 10))
    for player in (busy_move if "modules" in config else lively_move, random_move):
        game = Game(config, seed=number)
        rng = Random(number)
        while not game.over:
            print(game.state.cells(), [move.code for move in game.legal()])
            print(*game.play(player(game, rng)), sep=", ")
        print(game.record().dumps(), game.position(), game.scores())
"""


def test_compiled_and_interpreted_rules_play_identical_games() -> None:
    compiled, interpreted = printed_by_both(SCRIPT)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) > 10_000
    assert compiled[1:] == interpreted[1:]
