"""Write the positions of the tests of single actions: each kind of move of each game and module.

They are taken from games that bots play; of several positions the one with the fewest other moves
is kept. One that bots hardly ever reach is written down.

Run from this folder, with the package and the folder of the tests importable:
    PYTHONPATH=../src:../tests python scripts/actions.py
"""

import json
import random
import re
from pathlib import Path

from support.samples import samples, with_needs
from zoopark import Game
from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.players.bot import Sight
from zoopark.players.thinkers import GreedyBot

FILE = Path(__file__).parent.parent / "e2e" / "actions.json"
SEEDS = 400
ENOUGH = 4  # positions to choose from

ZOO = "zooloretto(players=2)"
PARK = "aquaretto(players=2)"
BOTH = "combined(players=2)"


# What it is called in the test, the game, and how the move begins.
WANTED: tuple[tuple[str, str, str], ...] = (
    ("Zooloretto", ZOO, r"load \d"),
    ("Zooloretto", ZOO, r"take \d"),
    ("Zooloretto", ZOO, r"place \w+-[mf] [456]"),
    ("Zooloretto", ZOO, r"place (snack|drinks|fruit|popcorn) \d"),
    ("Zooloretto", ZOO, r"place \w+ barn"),
    ("Zooloretto", ZOO, r"move [\w-]+ [456]$"),
    ("Zooloretto", ZOO, r"move (snack|drinks|fruit|popcorn) \w+ \w+"),
    ("Zooloretto", ZOO, r"exchange [456] [456x]$"),
    ("Zooloretto", ZOO, r"exchange [456] [a-z]{3,}"),
    ("Zooloretto", ZOO, r"buy B"),
    ("Zooloretto", ZOO, r"discard"),
    ("Zooloretto", ZOO, r"expand"),
    ("Aquaretto", PARK, r"place [\w-]+ [a-z]-?\d"),
    ("Aquaretto", PARK, r"place \w+ depot"),
    ("Aquaretto", PARK, r"place helper cashier"),
    ("Aquaretto", PARK, r"place helper keeper"),
    ("Aquaretto", PARK, r"place helper manager"),
    ("Aquaretto", PARK, r"place helper [a-z]-?\d"),
    ("Aquaretto", PARK, r"place [\w-]+-baby [a-z]-?\d"),
    ("Aquaretto", PARK, r"move (?!helper)[\w-]+ [a-z]-?\d"),
    ("Aquaretto", PARK, r"move helper"),
    ("Aquaretto", PARK, r"buy B"),
    ("Aquaretto", PARK, r"discard"),
    ("Aquaretto", PARK, r"expand small"),
    ("Aquaretto", PARK, r"expand large"),
    ("both", BOTH, r"take \d"),
    ("both", BOTH, r"load \d"),
    ("both", BOTH, r"expand$"),
    ("both", BOTH, r"expand large"),
    *(
        (id, f"zooloretto(players=2, modules={with_needs(id)})", pattern)
        for id, sample in samples().items()
        for pattern in sample.moves
    ),
    ("a mini enclosure", "zooloretto(players=2, modules=polar-bear+katta+kiwi)", r"choose"),
    ("O Zoo le Mio", "ozoolemio(players=2)", r"bid 2"),
    ("O Zoo le Mio", "ozoolemio(players=2)", r"build"),
    ("O Zoo le Mio", "ozoolemio(players=2)", r"drop"),
    ("O Zoo le Mio, trees", "ozoolemio(players=2, variant=trees)", r"build"),
    ("O Zoo le Mio, blind", "ozoolemio(players=2, auction=blind)", r"bid 1"),
    ("O Zoo le Mio, money", "ozoolemio(players=2, tiebreak=money)", r"bid 1"),
    ("O Zoo le Mio, open", "ozoolemio(players=2, purses=open)", r"bid 1"),
)


def positions(config: str, pattern: str) -> list[tuple[int, str, str, int]]:
    """Positions with such a move: how many moves there are, the position, the move, the seat."""
    found: list[tuple[int, str, str, int]] = []
    for seed in range(SEEDS):
        game = Game(config, seed=seed)
        bot = GreedyBot(slips=5)
        dice = Dice(seed)
        chance = random.Random(seed)
        while not game.over:
            seat = chance.choice(game.to_act)
            legal = game.legal(seat)
            fitting = [move.text for move in legal if re.match(pattern, move.text)]
            # The letter of the seat stands in some moves; in the test it is A who plays.
            if fitting and seat == 0 and game.position().count("|") > 1:
                found.append((len(legal), game.position(), chance.choice(fitting), seat))
                if len(found) == ENOUGH:
                    return found
                break
            move = bot.choose(Sight(game, seat), legal, Budget(iterations=1), dice)
            game.play(move, seat)
    return found


def stranded() -> dict[str, str]:
    """All tiles have left the game: nothing to draw, nothing to take (K.1.2)."""
    game = Game("zooloretto(players=2, start=A, modules=savings-book)", seed=0)
    unseen = game.view().as_json()["supply"]["unseen"]
    gone = "+".join(f"{tile}*{copies}" for tile, copies in unseen.items())
    position = game.position().replace("round:1 ", "round:9 ") + f" | gone:{gone}"
    return {"of": "a round that is left", "move": "withdraw", "position": position}


def main() -> None:
    rows = [stranded()]
    for module, config, pattern in WANTED:
        found = positions(config, pattern)
        if not found:
            print(f"no position for {module}: {pattern}")
            continue
        _, position, move, _ = min(found)
        rows.append({"of": module, "move": move, "position": position})
    FILE.write_text(json.dumps(rows, indent=1) + "\n")
    print(f"{len(rows)} of {len(WANTED) + 1}")


if __name__ == "__main__":
    main()
