"""Write tests/data/perft.json anew. Read the difference before it is committed."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.joint import DOLPHINS, ORCAS, joint, late
from support.parks import park_situation
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
# All money actions, a helper, and tiles to buy, to move and to remove.
WET = park_situation(
    f"coins:3 tiles:{DOLPHINS} staff:keeper depot:penguin+dolphin-m",
    "coins:3 tiles:c3=orca depot:sea-lion+dolphin-f",
    "coins:2 boards:large_f2 tiles:e3=turtle",
    trucks="orca+water-coin,dolphin-f,-",
)
# A tile that brings a helper and a young one, which brings a coin, and one that can do nothing.
BIRTH = park_situation(
    "coins:1 tiles:b1=orca+c1=orca+d1=orca-m+c2=orca",
    asks="place=orca-f+turtle",
    trucks="@A,dolphin,-",
)
# Boards beside boards.
BUILT = park_situation(
    "coins:1",
    "coins:4 boards:small_b-1_nw+large_f2 tiles:f2=hippo+f3=hippo-fish",
    players=2,
    turn="B",
    trucks="@A,hippo-fish,-",
    out="penguin+turtle+crocodile",
)
JOINT = joint(
    f"coins:3 4:panda*3 barn:panda-f tiles:{ORCAS} staff:cashier depot:dolphin",
    "coins:1 5:leopard*4 barn:leopard depot:orca-m",
    trucks="panda+coin,orca-f,-",
)
# Nobody has money: both supplies, and a last empty truck that must take the other game.
JOINT_DRAWING = joint("coins:0", "coins:0", "coins:0", trucks="panda*3,leopard*2,-")
JOINT_PLACING = joint(
    "coins:0 tiles:b1=orca-m+c1=orca 4:panda",
    asks="place=orca-f+dolphin",
    trucks="@A:park,panda,-,-",
    players=4,
)
JOINT_CLOSED = late(
    "coins:1 4:panda 5:leopard",
    "coins:0",
    players=2,
    zoo=0,
    park=16,
    trucks="orca,-,dolphin",
    table="opened:zoo closed:zoo",
)
CASES = {
    "start of two": (Game("zooloretto(players=2)", dealer=None), 6),
    "start of five": (Game("zooloretto(players=5)", dealer=None), 6),
    "a rich turn": (RICH, 3),
    "two players": (TWO, 4),
    "unloading": (UNLOADING, 4),
    "aquaretto, start of two": (Game("aquaretto(players=2)", dealer=None), 5),
    "aquaretto, start of five": (Game("aquaretto(players=5, start=A)", dealer=None), 2),
    "aquaretto, a rich turn": (WET, 2),
    "aquaretto, a birth": (BIRTH, 3),
    "aquaretto, boards": (BUILT, 2),
    "combined, start of two": (Game("combined(players=2, start=A)", dealer=None), 5),
    "combined, start of five": (Game("combined(players=5, start=A)", dealer=None), 2),
    "combined, a rich turn": (JOINT, 2),
    "combined, drawing": (JOINT_DRAWING, 5),
    "combined, unloading": (JOINT_PLACING, 3),
    "combined, one game closed": (JOINT_CLOSED, 3),
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
