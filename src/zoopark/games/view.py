"""What a seat may see, as typed data: what the views of all games share.

A view is built from the state and holds nothing that its seat may not know. It is a
``msgspec.Struct``: ``msgspec.json.encode`` makes JSON of it, ``View.as_json`` plain data, and
``/api/openapi.json`` describes it field by field.
"""

from typing import Any

import msgspec
from msgspec import Struct

from zoopark.core import score


class ScoreReason(Struct, frozen=True, gc=False, omit_defaults=True):
    """One part of the points of a line: a key that has words in every language, and numbers."""

    key: str  # what counts
    points: int  # that it brings
    count: int = 0  # how many of them there are, where that is how the points come about
    each: int = 0  # what one of them brings


class ScoreLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of a score sheet."""

    name: str  # of the line
    points: int  # of the line
    rule: str  # the id of the rule by which it scores
    why: tuple[ScoreReason, ...] = ()  # the parts that its points come from
    next: int | None = None  # what it would be worth with one tile more


class ScoreSheet(Struct, frozen=True, gc=False):
    """The points of a seat, as if the game ended now."""

    total: int  # of all lines
    lines: tuple[ScoreLine, ...]  # in the order of the sheet


class View(Struct, frozen=True, tag_field="kind", kw_only=True):
    """The table as a seat or a spectator may see it."""

    game: str  # the game string
    over: bool  # is the game over?
    round: int  # from 1 on
    asks: str  # what the game waits for, in one word
    scores: tuple[ScoreSheet, ...]  # of each seat, no more than the viewer may know
    ranking: tuple[tuple[int, ...], ...]  # the seats, best first; those that share a place together

    def as_json(self) -> Any:
        """The view as plain data."""
        return msgspec.to_builtins(self)


def sheet_view(sheet: score.Sheet) -> ScoreSheet:
    """A score sheet as a view shows it."""
    return ScoreSheet(sheet.total, tuple([_line(line) for line in sheet.lines]))


def _line(line: score.Line) -> ScoreLine:
    why = tuple([ScoreReason(part.key, part.points, part.count, part.each) for part in line.why])
    return ScoreLine(line.name, line.points, line.rule, why, line.next)
