"""A zoo of O Zoo le Mio as text: a block of five by three signs for each square.

In its middle stand colour, stars and ``♣`` for a tree; lines are paths. ``◆`` is the start tile,
``▒`` the pavilion. R birds, Y mammals, G reptiles, O apes, B sea animals.
"""

from collections.abc import Sequence

from zoopark.games.ozoolemio.rules.components import (
    COLOUR,
    EAST,
    EXITS,
    LETTERS,
    STARS,
    TREES,
    WEST,
    linked,
    turned,
)
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, HANGING, OVER, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import ORIGIN, ROW, Zoo, offset, part
from zoopark.games.ozoolemio.words import EXIT_NAMES
from zoopark.notation.layout import WIDTH, beside

LEGEND = """\
  tiles R birds   Y mammals   G reptiles   O apes   B sea animals, with their stars
        ♣ tree   ◆ start tile   ▒ pavilion   ─ │ paths"""
STYLES = {
    r"\bR[0-9]+♣?": "red",
    r"\bY[0-9]+♣?": "yellow",
    r"\bG[0-9]+♣?": "bright_black",
    r"\bO[0-9]+♣?": "dark_orange",
    r"\bB[0-9]+♣?": "blue",
    r"^(Flags|Row)\b": "bold",
}


def draw_board(state: OZooLeMio, names: Sequence[str], seat: int | None) -> str:
    lines = [f"O Zoo le Mio   round {state.round} of 5   {_unseen(state)} tiles unseen"]
    lines.append("Flags    " + ", ".join(names[flag] for flag in state.flags))
    for tile in state.row:
        lines.append(f"{'Row' if tile == state.row[0] else '':<9}{tile_text(int(tile))}")
    lines += [_waiting(state, names), ""]
    blocks = [_seat(state, other, names[other], seat) for other in range(state.players)]
    lines += beside(blocks, WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def tile_text(tile: int) -> str:
    """A tile in a row: its number, its halves with the ways out, and a path between them.

    >>> tile_text(8)
    '9 [Y2 nw ─ B2♣ n]'
    """
    halves = [
        f"{_middle(half).strip()} {_ways(EXITS[half])}".strip() for half in (2 * tile, 2 * tile + 1)
    ]
    return f"{tile + 1} [{(' ─ ' if linked(tile) else ' | ').join(halves)}]"


def _ways(exits: int) -> str:
    return "".join(name for k, name in enumerate(EXIT_NAMES) if exits >> k & 1)


def _middle(half: int) -> str:
    return f"{LETTERS[COLOUR[half]]}{STARS[half]}{'♣' if TREES[half] else ' '}"


def _unseen(state: OZooLeMio) -> int:
    return int(state.unseen).bit_count()


def _waiting(state: OZooLeMio, names: Sequence[str]) -> str:
    if state.phase == OVER:
        return "The game is over"
    if state.phase == BIDDING:
        waiting = [names[seat] for seat in range(state.players) if state.bid(seat) < 0]
        return f"On sale: tile {state.row[0] + 1}. Still to bid: {', '.join(waiting)}"
    if state.phase == BUILDING:
        return f"{names[state.winner]} builds tile {state.row[0] + 1}"
    return "Waiting for the flags" if state.phase == HANGING else "Waiting for a tile"


def _seat(state: OZooLeMio, seat: int, name: str, viewer: int | None) -> list[str]:
    zoo = state.zoos[seat]
    mark = "▶" if state.actors() >> seat & 1 else " "
    shown = seat == viewer or state.open_purses or state.phase == OVER
    purse = f"{state.purses[seat]} coins" if shown else "coins hidden"
    visitors = " ".join(
        f"{LETTERS[colour]}{zoo.best[colour] >> 8}({state.visitors(seat, colour)})"
        for colour in range(len(LETTERS))
        if zoo.best[colour]
    )
    return [
        f"{mark} {name[:14]:<14}{purse:>12}   {state.points(seat)} points",
        f"  areas (visitors) {visitors or '–'}",
        f"  trees {zoo.trees} ({state.tree_figures(seat)})   benches {zoo.benches}",
        *draw_zoo(zoo),
    ]


def _squares(zoo: Zoo) -> dict[int, tuple[str, int]]:
    """The middle and the paths of every square that is built on."""
    squares = {
        int(ORIGIN): (" ◆ ", int(WEST | EAST)),
        int(ORIGIN) + 1: (" ◆ ", int(WEST | EAST)),
        int(ORIGIN) + 256: ("▒▒▒", 0),
        int(ORIGIN) + 257: ("▒▒▒", 0),
    }
    for laid in zoo.tiles:
        tile, rotation, cell = int(part(laid, 0)), int(part(laid, 8)), int(part(laid, 32))
        inner = (int(EAST), int(WEST)) if linked(tile) else (0, 0)
        for half, at in ((0, cell), (1, cell + int(offset(rotation)))):
            ways = turned(EXITS[2 * tile + half] | inner[half], rotation)
            squares[at] = (_middle(2 * tile + half), int(ways))
    return squares


def draw_zoo(zoo: Zoo) -> list[str]:
    squares = _squares(zoo)
    rows = range(min(squares) >> ROW, (max(squares) >> ROW) + 1)
    columns = range(min(cell & 255 for cell in squares), max(cell & 255 for cell in squares) + 1)
    lines: list[str] = []
    for row in rows:
        blocks = [_block(squares.get(row << ROW | column)) for column in columns]
        lines += ["  " + "".join(part) for part in zip(*blocks, strict=True)]
    return [line.rstrip() for line in lines if line.strip()]


def _block(square: tuple[str, int] | None) -> tuple[str, str, str]:
    if square is None:
        return "     ", "     ", "     "
    middle, ways = square
    north, east, south, west = (ways >> k & 1 for k in range(4))
    return (
        "  │  " if north else "     ",
        f"{'─' if west else ' '}{middle}{'─' if east else ' '}",
        "  │  " if south else "     ",
    )
