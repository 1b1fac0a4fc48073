"""Every move that the notation can write, sensible or not: what may be listed and what must not."""

from itertools import combinations

from support.names import LAND, STALLS, WATER
from zoopark import Move

ANIMALS = [f"{name}{kind}" for name in LAND for kind in ("", "-m", "-f", "-dad", "-mum", "-baby")]
SWIMMERS = [
    f"{name}{kind}" for name in WATER for kind in ("", "-m", "-f", "-fish", "-bolt", "-baby")
]
PENS = ["4", "5", "6", "x", "y"]
PLACES = ["4a", "4b", "5", "6", "x", "y"]
JOBS = ["cashier", "keeper", "manager"]
# Nine columns and nine rows around a park: two more on every side.
COLUMNS = "yzabcdefg"
ROWS = range(-1, 8)
AREA = [f"{column}{row}" for row in ROWS for column in COLUMNS]


def common_moves() -> list[str]:
    texts = ["draw", "draw zoo", "draw park"]
    return texts + [f"{verb} {truck}" for verb in ("load", "take") for truck in range(1, 6)]


def zoo_moves() -> list[str]:
    texts = ["expand", "deposit", *[f"give {pen}" for pen in PENS]]
    homes = [*PENS, "barn", "petting"]
    texts += [f"place {tile} {home}" for tile in [*ANIMALS, "coin"] for home in homes]
    texts += [f"place {stall} {place}" for stall in STALLS for place in [*PLACES, "barn"]]
    texts += [f"move {tile} {home}" for tile in ANIMALS for home in homes]
    texts += [f"move panda {pen} {home}" for pen in PENS for home in homes]
    texts += [
        f"move {stall} {start} {to}"
        for stall in STALLS
        for start in [*PLACES, "barn"]
        for to in [*PLACES, "barn"]
    ]
    texts += [f"exchange {pen} {other}" for pen, other in combinations(PENS, 2)]
    texts += [f"exchange {pen} {other}" for pen in PENS for other in [*LAND, "snack", pen]]
    texts += [f"discard {tile}" for tile in [*ANIMALS, *STALLS, "coin"]]
    return texts + [
        f"buy {seat} {tile}" for seat in "ABCDE" for tile in [*ANIMALS, *STALLS, "coin"]
    ]


def park_moves() -> list[str]:
    tiles = [*SWIMMERS, "water-coin"]
    texts = [
        f"{verb} {tile} {where}"
        for verb in ("place", "move")
        for tile in tiles
        for where in [*AREA, "depot"]
    ]
    jobs = [*JOBS, *AREA]
    texts += [f"place helper {job}" for job in jobs]
    texts += [f"move helper {job} {to}" for job in jobs for to in jobs]
    texts += [f"expand large {field}" for field in AREA]
    texts += [
        f"expand small {field} {corner}" for field in AREA for corner in ("nw", "ne", "se", "sw")
    ]
    texts += [f"discard {tile}" for tile in tiles]
    return texts + [f"buy {seat} {tile}" for seat in "ABCDE" for tile in tiles]


UNIVERSE = [Move(text) for text in common_moves() + zoo_moves() + park_moves()]


def is_outside(move: Move) -> bool:
    """Does a move name a field outside the area?"""
    words = [word for word in move.text.split()[1:] if word[1:].lstrip("-").isdecimal()]
    return any(word not in AREA for word in words)
