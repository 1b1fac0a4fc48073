"""Score sheets: named lines of points, so that every point can be asked where it comes from."""

from typing import Any

from mypy_extensions import i64


class Reason:
    """One part of a line's points, as a key that has words in every language, and numbers.

    ``count`` says how many there are and ``each`` what one of them brings, where that is how the
    points come about.
    """

    def __init__(self, key: str, points: int, count: int = 0, each: int = 0) -> None:
        self.key = key
        self.points = points
        self.count = count
        self.each = each

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.points}, {self.count}, {self.each})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.key, self.points, self.count, self.each)


def times(key: str, count: int, each: int) -> list[Reason]:
    """The reason for points that several things bring, each the same; none without any."""
    return [Reason(key, count * each, count, each)] if count else []


class Line:
    """One line of a score sheet; ``section`` numbers the part of the scoring.

    ``why`` explains the points, part by part. ``next`` is what the line would be worth with one
    tile more; None where that says nothing. Only ``State.account`` fills them in for every line.
    """

    def __init__(
        self,
        name: str,
        points: int,
        rule: str,
        section: int = 0,
        why: list[Reason] | None = None,
        tallied: int = -1,
    ) -> None:
        self.name = name
        self.points = points
        self.rule = rule
        self.section = section
        self.why: list[Reason] = [] if why is None else why
        self.next: int | None = None
        self.tallied = tallied  # its place in the tally of its side, if it has one

    def __repr__(self) -> str:
        return f"Line({self.name!r}, {self.points}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[str, int, str]:
        return (self.name, self.points, self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.name, self.points, self.rule, self.section, self.why, self.tallied)
        return line_with_next, (*given, self.next)


def line_with_next(
    name: str,
    points: int,
    rule: str,
    section: int,
    why: list[Reason],
    tallied: int,
    following: int | None,
) -> Line:
    """A line with all its parts, as it is unpickled."""
    line = Line(name, points, rule, section, why, tallied)
    line.next = following
    return line


class Sheet:
    """The points of one seat: lines in the order of the rulebook, total and tie-break."""

    def __init__(self, lines: list[Line], tiebreak: i64 = 0) -> None:
        self.lines = lines
        self.tiebreak = tiebreak

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, name: str) -> int:
        """The points of all lines of this name.

        >>> Sheet([Line("stalls", 4, "Z.9.5")]).points("stalls")
        4
        """
        return sum(line.points for line in self.lines if line.name == name)

    def sections(self) -> dict[int, int]:
        """The points section by section, in the order of the rulebook.

        >>> Sheet([Line("stalls", 4, "Z.9.5", 2)]).sections()
        {2: 4}
        """
        sums: dict[int, int] = {}
        for line in self.lines:
            sums[line.section] = sums.get(line.section, 0) + line.points
        return sums

    def __repr__(self) -> str:
        return f"Sheet({self.lines!r}, {self.tiebreak})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sheet):
            return NotImplemented
        return self.lines == other.lines and self.tiebreak == other.tiebreak

    def __hash__(self) -> int:
        return hash((self.total, self.tiebreak))

    def __reduce__(self) -> tuple[Any, ...]:
        return Sheet, (self.lines, int(self.tiebreak))

    def __str__(self) -> str:
        width = max([len(line.name) for line in self.lines] + [5])
        rows = [f"{line.name:<{width}} {line.points:>4}" for line in self.lines]
        rows.append(f"{'total':<{width}} {self.total:>4}")
        return "\n".join(rows)

    def _repr_html_(self) -> str:
        """The sheet as a table, for notebooks."""
        rows = [f"<tr><td>{line.name}<td>{line.points}<td>{line.rule}" for line in self.lines]
        rows.append(f"<tr><th>total<th>{self.total}<th>")
        return f"<table><tr><th>line<th>points<th>rule{''.join(rows)}</table>"
