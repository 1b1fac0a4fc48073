"""Write tests/data/perft.json anew. Read the difference before it is committed."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.perft import perft
from support.tables import situation
from zoopark import Game

RICH = situation(
    "coins:5 4:panda*3 5:leopard*2+leopard-m stalls:4a=fruit"
    " barn:panda-f+leopard-f+elephant*2+snack",
    "coins:4 4:elephant*4 barn:panda+drinks+leopard",
    "coins:0 6:flamingo*5 barn:flamingo-m+flamingo-f",
    trucks="panda+coin,leopard-f+snack+panda-m,-",
)
TWO = situation(
    "coins:3 4:panda*3 5:leopard*4 x:- barn:panda-f+leopard",
    "coins:3 6:flamingo*4+flamingo-f barn:flamingo-m",
    players=2,
    trucks="panda+coin,leopard-f,flamingo",
)
UNLOADING = situation(
    "coins:1 4:panda*3 5:panda-m x:- stalls:4a=snack",
    asks="place=panda-f+panda+snack",
    trucks="@A,leopard,-,-",
    players=4,
)
CASES = {
    "start of two": (Game("zooloretto(players=2)", dealer=None), 6),
    "start of five": (Game("zooloretto(players=5)", dealer=None), 6),
    "a rich turn": (RICH, 3),
    "two players": (TWO, 4),
    "unloading": (UNLOADING, 4),
}

counted = [
    {
        "name": name,
        "depth": depth,
        "count": perft(game.state, depth),
        "position": game.position(),
    }
    for name, (game, deepest) in CASES.items()
    for depth in range(1, deepest + 1)
]
Path(__file__).with_name("perft.json").write_text(json.dumps(counted, indent=1) + "\n")
for case in counted:
    print(case["name"], case["depth"], case["count"])
