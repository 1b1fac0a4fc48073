"""Every move that can be written for a game with modules, sensible or not, and raw codes beyond."""

from collections.abc import Iterable
from itertools import product
from random import Random

from support.names import LAND
from zoopark import Move, NotationError
from zoopark.core.moves import BYTE, A, B, C, D
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS
from zoopark.notation.vocabulary import VERBS, WRITERS

SPECIES = [*LAND, "lion", "rabbit"]
KINDS = ["", "-m", "-f", "-dad", "-mum", "-baby", "-xf", "-xmum"]
ANIMALS = [f"{name}{kind}" for name in SPECIES for kind in KINDS]
CARTS = ["snack", "drinks", "fruit", "popcorn", "icecream"]
STALLS = [*CARTS, "shop", "restaurant", *[f"x-{cart}" for cart in CARTS]]
JUNGLE = ["anteater", "macaw", "bat", "koala", "monitor", "orangutan", "baboon", "snake"]
SITES = ["barn-site", "place-site", "pen-site"]
TILES = [*ANIMALS, *STALLS, *JUNGLE, *SITES, "chameleon", "coin"]

PENS = ["4", "5", "6", "x", "y", "sponsor", "pandas", "chimpanzees", "camels"]
ELSEWHERE = ["barn", "petting", "area", "jungle", "out"]
PLACES = ["4a", "4b", "5", "6", "x", "y", *ELSEWHERE]
WHERE = [*PENS, "4a", "4b", *ELSEWHERE]
SEATS = ["A", "B", "C", "D", "E"]
TRUCKS = ["1", "2", "3", "4", "5"]
COLOURS = ["green", "blue", "brown", "red", "yellow"]
POINTS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
FIELDS = ["fundraiser", "consultant", "spokesman", "sales-manager", "buyer"]
OFFICE = ["controller", "personnel-manager"]
PAYMENTS = ["", "coins", "donations"]
COUNTS = [str(number) for number in range(10)]
# Some that leave an enclosure: only the rules say that none of them may.
LEAVING = ["panda", "panda-m", "lion-baby", "pen-site", "koala", "chameleon", "coin"]

# Each verb with the words that may stand behind it, one list for each word.
OPERANDS: list[tuple[str, list[list[str]]]] = [
    ("draw", [["", "zoo", "park"]]),
    ("load", [TRUCKS]),
    ("take", [TRUCKS]),
    ("place", [TILES, WHERE]),
    ("place", [SITES, SEATS, WHERE]),
    ("move", [TILES, WHERE]),
    ("move", [TILES, ["area"], WHERE]),
    ("move", [STALLS, PLACES, PLACES]),
    ("move", [LEAVING, WHERE, WHERE]),
    ("exchange", [PENS, [*PENS, *SPECIES, "snack"]]),
    ("buy", [SEATS, TILES]),
    ("discard", [TILES]),
    ("expand", []),
    ("open", [PENS]),
    ("withdraw", []),
    ("decline", []),
    ("trade", [SEATS]),
    ("construct", [["restaurant"]]),
    ("construct", [["pavilion"], PENS]),
    ("lift", [SITES, WHERE]),
    ("give", [PENS]),
    ("deposit", []),
    ("visit", [COLOURS, [*POINTS, "new"]]),
    ("retreat", [COLOURS, POINTS]),
    ("change", [COLOURS, POINTS, COLOURS]),
    ("hire", [FIELDS, PAYMENTS]),
    ("offer", [TILES, PAYMENTS]),
    ("office", [OFFICE, PAYMENTS]),
    ("transfer", [FIELDS, FIELDS]),
    ("choose", [list(MANIFESTS)]),
    ("remove", [TRUCKS, TILES]),
    ("release", [["", "all"], TILES]),
    ("name", [SEATS]),
    ("skip", []),
    ("return", [TILES, WHERE]),
    ("rearrange", []),
    ("repack", [TRUCKS]),
    ("sell", [TILES]),
    ("claim", [TILES]),
    ("gnaw", [TRUCKS, TILES]),
    ("gift", [SEATS]),
    ("host", [TILES, WHERE]),
    ("tree", [COUNTS]),
    ("pick", [TILES]),
    ("ship", [TILES, TRUCKS]),
    # Of other games, or of chance.
    ("place", [["dolphin", "orca-m"], ["c2", "depot"]]),
    ("place", [["helper"], ["cashier", "c3"]]),
    ("move", [["dolphin", "orca-m"], ["c2", "depot"]]),
    ("move", [["helper"], ["cashier", "c3"], ["keeper", "c2"]]),
    ("expand", [["large", "small"], ["b0", "f2"], ["", "nw", "se"]]),
    ("buy", [SEATS, ["dolphin", "water-coin"]]),
    ("discard", [["dolphin", "water-coin"]]),
    ("bid", [COUNTS]),
    ("build", [["n1e2", "s1w1"], ["e", "s"]]),
    ("drop", []),
    ("hang", [SEATS]),
    ("unveil", [COUNTS]),
    ("leave", [SPECIES]),
    ("begin", [SEATS]),
    ("reveal", [TILES]),
    ("deal", [SEATS, COUNTS]),
]


def readable(texts: Iterable[str]) -> list[Move]:
    """Those that the notation can read, each once."""
    moves: dict[int, Move] = {}
    for text in texts:
        try:
            move = Move(text)
        except NotationError:
            continue
        moves.setdefault(move.code, move)
    return list(moves.values())


def module_moves() -> list[str]:
    return [" ".join([verb, *words]) for verb, lists in OPERANDS for words in product(*lists)]


UNIVERSE = readable(module_moves())
CODES = [move.code for move in UNIVERSE]
UNSAID = set(VERBS) - {move.verb for move in UNIVERSE}  # verbs that are forgotten here: none

# -- raw codes ------------------------------------------------------------------------------------

MOVE_KINDS = sorted(WRITERS)
ODD_KINDS = [0, 7, 12, 15, 23, 63, 101, 127, 128, 144, 200, 255]  # of no move, or of none so far
# The bounds of what operands number: seats, trucks, enclosures, places, families, tiles.
EDGES = [0, 1, 2, 3, 4, 5, 6, 8, 9, 15, 16, 31, 32, 33, 34, 39, 40, 47, 79, 88, 101, 104, 112, 120]
EDGES += [122, 123, 127, 128, 160, 200, 254, 255]
GARBAGE = [1 << bit for bit in range(A, 62)]
GARBAGE += [byte << place for byte in (0x80, 0xFF) for place in (A, B, C, D, 40, 48)]


def raw_codes(legal: list[int], rng: Random, number: int) -> list[int]:
    """So many codes of each sort that no text stands for, many of them nearly a legal move."""
    kinds = MOVE_KINDS + ODD_KINDS
    codes = [kind | bits for kind in kinds for bits in (0, *rng.sample(GARBAGE, 3))]
    near = rng.sample(legal, min(len(legal), 5))
    codes += [code ^ bits for code in near for bits in GARBAGE]
    codes += [code & ~BYTE | kind for code in near for kind in kinds]
    for _ in range(number):
        code = rng.choice(kinds)
        for place in (A, B, C, D)[: rng.randrange(1, 5)]:
            code |= rng.choice(EDGES) << place
        codes.append(code)
        codes.append(rng.choice(CODES) | rng.choice(GARBAGE))
        codes.append(rng.choice(CODES) | rng.choice(EDGES) << rng.choice((B, C, D)))
        codes.append(rng.randrange(2**61))
    return codes


def negative_codes(legal: list[int], rng: Random, number: int) -> list[int]:
    """Codes below zero, whose lower operands may be those of a legal move."""
    codes = [code | -1 << place for code in legal for place in (B, C, D)]
    codes += [rng.choice(CODES) | -1 << rng.choice((A, B, C, D)) for _ in range(number)]
    return codes + [rng.randrange(-(2**61), 0) for _ in range(number)]
