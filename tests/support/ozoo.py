"""Situations of O Zoo le Mio for tests, and a reckoning of zoos that asks the rules nothing.

A zoo is reckoned from the tiles that a view shows and from tests/data/ozoo_tiles.json, whose tiles
lie with half A in the west. Cells are (row, column) as seen from the western half of the start
tile; rows grow to the south.
"""

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from support.views import view_of
from zoopark import Event, Game, IllegalMove, Move
from zoopark.games.ozoolemio.rules.game import OZooLeMio

Cell = tuple[int, int]
Laid = dict[str, Any]  # a tile as views show it: tile, field, direction, number

TABLE: list[dict[str, Any]] = json.loads(
    Path(__file__).parents[1].joinpath("data/ozoo_tiles.json").read_text(encoding="utf-8")
)
TILE = {entry["id"]: entry for entry in TABLE}
COLOURS = {"R": "birds", "Y": "mammals", "G": "reptiles", "O": "apes", "B": "sea"}
TREE_TILES = [entry["id"] for entry in TABLE if entry["A"]["t"] + entry["B"]["t"]]
VARIANTS = ("", ", variant=trees", ", auction=blind", ", variant=trees, auction=blind")

AROUND = "nesw"  # clockwise
DIRECTIONS = "eswn"  # of half B from half A, by quarter turns
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
PAVILION = ((1, 0), (1, 1))

# A closed ring round the pavilion: no path leads out of it.
SEALED = ("A 20 s1e2 n", "A 24 s2e2 w", "A 4 s2 w", "A 14 s1w1 n")


# -- situations -----------------------------------------------------------------------------------


def auction(
    *built: str,
    sale: Sequence[int] = (),
    asks: str = "bid",
    players: int = 2,
    flags: str = "",
    coins: Sequence[int] = (),
    points: Sequence[str] = (),
    lost: Sequence[int] = (),
    options: str = "",
) -> Game:
    """A game in which these tiles were built one after the other, such as ``A 9 e2 e``.

    The tiles in ``sale`` lie in the row, and as many others behind them as the round still needs.
    Every seat that is not given has eight coins and no points so far. Chance is left to the test.
    """
    zoos: dict[str, list[str]] = {letter: [] for letter in "ABCD"[:players]}
    for number, words in enumerate(built, 1):
        letter, tile, field, direction = words.split()
        zoos[letter].append(f"{tile}_{field}_{direction}_{number}")
    used = {int(words.split()[1]) for words in built} | set(lost) | set(sale)
    number, sold = divmod(len(built) + len(lost), 5)
    others = [tile for tile in range(1, 26) if tile not in used]
    row = [*sale, *others][: 1 if "blind" in options else 5 - sold]
    table = [f"round:{number + 1} asks:{asks} flags:{flags or '+'.join(zoos)}"]
    table += [f"row:{'+'.join(map(str, row))}", f"sold:{sold}"]
    table += [f"lost:{'+'.join(map(str, lost))}"] if lost else []
    seats = []
    for seat, (letter, zoo) in enumerate(zoos.items()):
        words = f"{letter} coins:{coins[seat] if coins else 8}"
        scored = points[seat] if points else "+".join("0" * number)
        words += f" points:{scored}" if scored else ""
        seats.append(words + (f" zoo:{'+'.join(zoo)}" if zoo else ""))
    game = f"ozoolemio(players={players}{', ' if options else ''}{options})"
    return Game.from_position(" | ".join([game, " ".join(table), *seats]), dealer=None)


def building(*built: str, tile: int, **rest: Any) -> Game:
    """The same, and A has won a tile for nothing and is to build it."""
    return auction(*built, sale=(tile,), asks="build=A", **rest)


def bid(game: Game, *coins: int) -> list[Event]:
    """Let every seat bid; what all of this brought about."""
    events: list[Event] = []
    for seat, number in enumerate(coins):
        events += game.play(f"bid {number}", seat)
    return events


def sell(game: Game, winner: int = 0) -> list[Event]:
    """Sell the tile to a seat for a coin, or for nothing if it has none, and build it anywhere."""
    coins = min(1, len(game.legal(winner)) - 1)
    events = bid(game, *[coins if seat == winner else 0 for seat in range(game.players)])
    return events + game.play(game.legal()[0])


def deal(game: Game, *tiles: int) -> list[Event]:
    return [event for tile in tiles for event in game.deal(f"unveil {tile}")]


def texts(game: Game, seat: int | None = None) -> list[str]:
    return [move.text for move in game.legal(seat)]


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> list[str]:
    """The sentences of all events of a kind."""
    return [str(event) for event in events if event.kind == kind]


def waiting(game: Game) -> list[int]:
    return list(game.to_act)


def row(game: Game) -> list[int]:
    """The tiles that lie open, the one on sale first."""
    return [tile["tile"] for tile in view_of(game)["row"]]


def flags(game: Game) -> str:
    return "".join("ABCD"[seat] for seat in view_of(game)["flags"])


def purses(game: Game) -> list[int]:
    """The coins of all seats, as each of them sees its own."""
    return [view_of(game, seat)["seats"][seat]["coins"] for seat in range(game.players)]


def shown(game: Game, what: str) -> list[Any]:
    """Something that everybody sees of each seat, such as ``benches``."""
    return [seat[what] for seat in view_of(game)["seats"]]


def visitors(game: Game, colour: str) -> list[int]:
    return [seen[colour] for seen in shown(game, "visitors")]


def not_allowed(game: Game, move: str | Move, rule: str | None, seat: int) -> str:
    """The seat's move is not listed, is refused by this rule, and changes nothing; the message.

    Unlike ``assert_refused`` this can be asked while several seats are to act.
    """
    before = game.position(), game.record(), game.state.cells(), game.to_act
    assert (move if isinstance(move, str) else move.text) not in texts(game, seat)
    with pytest.raises(IllegalMove) as refused:
        game.play(move, seat)
    assert rule in (None, refused.value.rule)
    assert refused.value.rule in str(refused.value)
    assert "\n" not in str(refused.value)
    assert (game.position(), game.record(), game.state.cells(), game.to_act) == before
    return str(refused.value)


# -- players --------------------------------------------------------------------------------------


def lively_move(game: Game, seat: int, rng: Random) -> Move:
    """Low bids, so that there are ties, and mostly builds that bring figures."""
    legal = game.legal(seat)
    if legal[0].verb == "bid":
        return legal[min(rng.choice((0, 1, 1, 2, rng.randrange(len(legal)))), len(legal) - 1)]
    if rng.random() < 0.3:
        return rng.choice(legal)
    return max(legal, key=lambda move: (_worth(game, seat, move), rng.random()))


def _worth(game: Game, seat: int, move: Move) -> int:
    state = game.state.copy()
    assert isinstance(state, OZooLeMio)
    state.play(seat, move.code)
    return int(state.zoos[seat].benches) * 4 + int(state.figures(seat))


def random_move(game: Game, seat: int, rng: Random) -> Move:
    return rng.choice(game.legal(seat))


# -- reckoning ------------------------------------------------------------------------------------


class Square(NamedTuple):
    """Half a tile as it lies: where paths lead, also to the other half, and when it was laid."""

    colour: str
    stars: int
    trees: int
    ways: frozenset[str]
    number: int


def cell_of(field: str) -> Cell:
    way = re.findall(r"([nesw])([0-9]+)", field)
    return (
        sum(STEP[letter][0] * int(steps) for letter, steps in way),
        sum(STEP[letter][1] * int(steps) for letter, steps in way),
    )


def field_of(cell: Cell) -> str:
    south, east = cell
    name = f"n{-south}" if south < 0 else f"s{south}" if south else ""
    return name + (f"w{-east}" if east < 0 else f"e{east}" if east else "") or "o"


def beside(cell: Cell, direction: str) -> Cell:
    return cell[0] + STEP[direction][0], cell[1] + STEP[direction][1]


def opposite(direction: str) -> str:
    return AROUND[(AROUND.index(direction) + 2) % 4]


def halves(tile: int, cell: Cell, direction: str, number: int = 99) -> dict[Cell, Square]:
    """A tile as it lies with half A on this cell and half B in this direction."""
    quarters = DIRECTIONS.index(direction)
    entry = TILE[tile]
    laid: dict[Cell, Square] = {}
    for half, at, inner in (("A", cell, "E"), ("B", beside(cell, direction), "W")):
        printed = [way[1] for way in entry["exits"] if way[0] == half]
        printed += [inner] if entry["link"] else []
        ways = frozenset(AROUND[(AROUND.index(way.lower()) + quarters) % 4] for way in printed)
        face = entry[half]
        laid[at] = Square(COLOURS[face["c"]], face["s"], face["t"], ways, number)
    return laid


def zoo_of(tiles: list[Laid]) -> dict[Cell, Square]:
    """The start tile and all tiles that were laid."""
    start = Square("", 0, 0, frozenset("ew"), 0)
    zoo: dict[Cell, Square] = {(0, 0): start, (0, 1): start}
    for laid in tiles:
        zoo |= halves(laid["tile"], cell_of(laid["field"]), laid["direction"], laid["number"])
    return zoo


def placements(zoo: dict[Cell, Square], tile: int) -> set[str]:
    """Every way to build a tile, found by trying all squares in and around the zoo."""
    return {
        f"build {field_of(cell)} {direction}"
        for cell in window(zoo)
        for direction in DIRECTIONS
        if _goes_on(zoo, halves(tile, cell, direction))
    }


def window(zoo: dict[Cell, Square]) -> list[Cell]:
    rows, columns = ([cell[k] for cell in zoo] for k in (0, 1))
    return [
        (south, east)
        for south in range(min(rows) - 2, max(rows) + 3)
        for east in range(min(columns) - 2, max(columns) + 3)
    ]


def _goes_on(zoo: dict[Cell, Square], laid: dict[Cell, Square]) -> bool:
    joints = 0
    for cell, square in laid.items():
        if cell in zoo or cell in PAVILION:
            return False
        for direction in AROUND:
            near = beside(cell, direction)
            leads = direction in square.ways
            if near in zoo:
                if leads != (opposite(direction) in zoo[near].ways):
                    return False
                joints += leads
            elif near in PAVILION and leads:
                return False
    return joints > 0


def crossings(zoo: dict[Cell, Square]) -> list[tuple[Cell, Cell]]:
    """The pairs of squares between which a path runs."""
    return [
        (cell, beside(cell, direction))
        for cell, square in zoo.items()
        for direction in "es"
        if direction in square.ways
        and beside(cell, direction) in zoo
        and opposite(direction) in zoo[beside(cell, direction)].ways
    ]


def benches(zoo: dict[Cell, Square]) -> int:
    """Edges - vertices + 1 of the path graph, which is connected and planar."""
    return len(crossings(zoo)) - sum(bool(square.ways) for square in zoo.values()) + 1


def areas(zoo: dict[Cell, Square]) -> list[tuple[str, int, int]]:
    """Colour, stars, and the number of the last tile of every area."""
    left = {cell for cell, square in zoo.items() if square.colour}
    found: list[tuple[str, int, int]] = []
    while left:
        area = [left.pop()]
        for cell in area:  # grows meanwhile
            near = {beside(cell, direction) for direction in AROUND} & left
            same = {other for other in near if zoo[other].colour == zoo[cell].colour}
            left -= same
            area += same
        stars = sum(zoo[cell].stars for cell in area)
        found.append((zoo[area[0]].colour, stars, max(zoo[cell].number for cell in area)))
    return found


def _figures(keys: list[list[int]], seat: int) -> int:
    """Two figures for the best key, one for the second; one for a lone one, none for a zero."""
    order = sorted((key for key in keys if key[0]), reverse=True)
    given = dict(zip(map(tuple, order), (2, 1) if len(order) > 1 else (1,), strict=False))
    return given.get(tuple(keys[seat]), 0)


def attractions(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What a view should say of the attractions of each seat."""
    zoos = [zoo_of(seat["tiles"]) for seat in view["seats"]]
    found = [areas(zoo) for zoo in zoos]
    best = {
        colour: [
            max([key for name, *key in one if name == colour], default=[0, 0]) for one in found
        ]
        for colour in COLOURS.values()
    }
    trees = [[square.number for square in zoo.values() if square.trees] for zoo in zoos]
    woods = [[len(numbers), max(numbers, default=0)] for numbers in trees]
    seats: list[dict[str, Any]] = []
    for seat, zoo in enumerate(zoos):
        seen = {colour: _figures(best[colour], seat) for colour in best}
        values = {colour: best[colour][seat][0] for colour in best}
        told: dict[str, Any] = {"visitors": seen, "areas": values, "trees": woods[seat][0]}
        told |= {"tree_figures": _figures(woods, seat), "benches": benches(zoo)}
        told["figures"] = sum(seen.values()) + told["tree_figures"] + told["benches"]
        seats.append(told)
    return seats
