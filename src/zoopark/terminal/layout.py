"""The table on a screen of any size: what one decides about stays in sight.

Nearest to the question are the choices, above them what lies in the middle, above that one's own
zoo; the others come first, in full if there is room and otherwise in a line.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

GAP = 3
_GRID = re.compile(r" +[a-z](   [a-z])* *")  # the letters above the columns of a water park


@dataclass(frozen=True, slots=True)
class Board:
    """A drawn table, taken apart: what lies in the middle, and a card for each seat."""

    head: list[str]
    cards: list[list[str]]


def taken_apart(text: str, names: Sequence[str]) -> Board:
    """The parts of a board as ``Game.board`` draws it, with the names that it was given."""
    head: list[str] = []
    cards: list[list[str]] = []
    columns: list[int] = []
    for line in text.split("\n"):
        found = _begun(line, names[len(cards) :])
        if found:
            columns = found
            cards += [[] for _ in found]
        if not columns:
            head.append(line)
            continue
        ends = [*columns[1:], len(line)]
        for card, start, end in zip(cards[-len(columns) :], columns, ends, strict=True):
            card.append(line[start:end].rstrip())
    return Board(_trimmed(head), [_trimmed(card) for card in cards])


def _begun(line: str, names: Sequence[str]) -> list[int]:
    """The columns at which cards begin in this line."""
    columns: list[int] = []
    for name in names:
        at = line.find(f" {name[:14]:<14}", columns[-1] + 16 if columns else 0) - 1
        if at < 0 or line[at] not in "▶○ ":
            break
        columns.append(at)
    return columns if columns[:1] == [0] else []


def _trimmed(lines: list[str]) -> list[str]:
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines


def arranged(board: Board, own: int, choices: Sequence[str], width: int, height: int) -> list[str]:
    """The lines of a screen of this size, the choices last; more only if nothing else helps."""
    mine, title = board.cards[own], flowed(board.head[0].split("   "), width)
    middle = [row for line in board.head[1:-1] for row in flowed(line.split("   "), width)]
    middle += board.head[-1:]
    others = [card for seat, card in enumerate(board.cards) if seat != own]
    brief = in_brief(others, width)
    for zoos in (
        side_by_side([*others, mine], width),
        [*side_by_side(others, width), *mine],
        [*side_by_side(others, width), *folded(mine, width)],
        [*brief, *mine],
        [*brief, *folded(mine, width)],
    ):
        lines = [*title, *zoos, *middle, *choices]
        if len(lines) <= height:
            return lines
    # Beside the trucks and whose turn it is, much of the middle seldom matters.
    trucks = flowed(board.head[1].split("   "), width)
    return [*title, *brief, *folded(mine, width), *trucks, *board.head[-1:], *choices]


def flowed(cells: Sequence[str], width: int) -> list[str]:
    """Cells one after the other, on as many lines as they need; the first line sets the margin.

    >>> flowed(["Trucks", "1 [panda]", "2 [zebra coin]"], 26)
    ['Trucks   1 [panda]', '         2 [zebra coin]']
    """
    lines = [cells[0]]
    margin = " " * (len(cells[0]) + GAP)
    for cell in cells[1:]:
        if len(lines[-1]) + GAP + len(cell) <= width:
            lines[-1] += " " * GAP + cell
        else:
            lines.append(margin + cell)
    return lines


def side_by_side(cards: Sequence[list[str]], width: int) -> list[str]:
    """Cards in as many columns as fit, one row of cards below the other."""
    lines: list[str] = []
    rest = list(cards)
    while rest:
        row: list[list[str]] = []
        while rest and sum(_width(card) + GAP for card in [*row, rest[0]]) <= width + GAP:
            row.append(rest.pop(0))
        row = row or [rest.pop(0)]
        widths = [_width(card) + GAP for card in row]
        for number in range(max(map(len, row))):
            cells = [card[number] if number < len(card) else "" for card in row]
            joined = "".join(f"{cell:<{wide}}" for cell, wide in zip(cells, widths, strict=True))
            lines.append(joined.rstrip())
    return lines


def folded(card: list[str], width: int) -> list[str]:
    """A card with its water park beside its zoo, if it has both and they fit."""
    for number, line in enumerate(card[2:], 2):
        if _GRID.fullmatch(line):
            zoo, park = card[1:number], card[number:]
            if _width(zoo) + GAP + _width(park) <= width:
                return [card[0], *side_by_side([zoo, park], width)]
    return card


def in_brief(cards: Sequence[list[str]], width: int) -> list[str]:
    """The first lines of cards, as many in a row as fit."""
    return side_by_side([[" ".join(card[0].split())] for card in cards], width)


def _width(card: Sequence[str]) -> int:
    return max(map(len, card), default=0)
