"""Records: a whole game as its moves and the outcomes of chance, one line a turn.

::

    zoopark record 1
    game zooloretto(players=3)
    rules 2
    - > leave zebra, > leave camel, > begin B
    B draw, > reveal panda-m, load 1
    C take 1, place panda-m 5
    end 7 entries

The last line counts the entries, so that a record that was cut short is noticed.
"""

import re
from typing import Any, Final, cast

from zoopark.games.catalog import read_config
from zoopark.notation.errors import Misread, quoted, text_of
from zoopark.notation.moves import Move
from zoopark.notation.seats import LETTERS, NATURE, seat_letter, seat_number

FORMAT: Final = 1
# Raised when a rule changes, so that no record is replayed by rules that refuse it or play it
# differently. What rules 1 allow, rules 2 allow too, with the same outcome: these only lift the
# limit of K.1.1 for a player alone in a round and let players choose families (FA.1.4).
RULES: Final = 2
PLAYABLE: Final = range(1, RULES + 1)  # rules whose games are still the same

_RULES: Final = re.compile(r"rules [0-9]{1,6}")
_END: Final = re.compile(r"end ([0-9]{1,6}) entries")


class OtherRules(Misread):
    """A record of rules that are no longer played here, or not yet."""


class Record:
    """The log of a game: who played what, and what chance brought (seat -1)."""

    def __init__(
        self, config: str, entries: list[tuple[int, Move]], start: str | None = None
    ) -> None:
        self.config = config
        self.entries = entries
        self.start = start  # the position from which the game was played, if not from the beginning

    def dumps(self) -> str:
        """The record as text."""
        lines = [f"zoopark record {FORMAT}", f"game {self.config}", f"rules {RULES}"]
        if self.start is not None:
            lines.append(f"position {self.start}")
        for seat, words in self._turns():
            lines.append(f"{'-' if seat == NATURE else seat_letter(seat)} {', '.join(words)}")
        return "\n".join([*lines, f"end {len(self.entries)} entries", ""])

    def _turns(self) -> list[tuple[int, list[str]]]:
        turns: list[tuple[int, list[str]]] = []
        for seat, move in self.entries:
            if seat == NATURE:
                if not turns:
                    turns.append((NATURE, []))
                turns[-1][1].append(f"> {move.text}")
                continue
            if not turns or turns[-1][0] != seat or not move.continues:
                turns.append((seat, []))
            turns[-1][1].append(move.text)
        return turns

    def _repr_html_(self) -> str:
        """In a notebook: the table at its end, and the record itself to be opened."""
        from importlib import import_module

        from zoopark.ui.notebook import folded

        game = import_module("zoopark.game").Game.replay(self)
        told = f"record of {self.config}, {len(self.entries)} entries"
        return str(game._repr_html_()) + folded(told, self.dumps())

    @staticmethod
    def loads(text: str) -> "Record":
        """Read a record; one that is damaged or cut short is refused."""
        lines = [line for line in text_of("a record", text).splitlines() if line.strip()]
        if not lines or lines[0] != f"zoopark record {FORMAT}":
            raise Misread("notation.record.begins", format=FORMAT)
        if len(lines) < 4 or not lines[1].startswith("game "):
            raise Misread("notation.record.game")
        if lines[2] not in [f"rules {rules}" for rules in PLAYABLE]:
            wrong = OtherRules if _RULES.fullmatch(lines[2]) else Misread
            raise wrong("notation.record.rules", given=quoted(lines[2]), rules=RULES)
        ended = _END.fullmatch(lines[-1])
        if ended is None:
            raise Misread("notation.record.short")
        start = lines[3].removeprefix("position ") if lines[3].startswith("position ") else None
        entries: list[tuple[int, Move]] = []
        for line in lines[3 if start is None else 4 : -1]:
            entries += _read_turn(line)
        if len(entries) != int(ended[1]):
            raise Misread("notation.record.count", n=len(entries), told=ended[1])
        return Record(str(read_config(lines[1].removeprefix("game "))), entries, start)

    def as_json(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            "rules": RULES,
            "game": self.config,
            "position": self.start,
            "entries": [[seat, move.text] for seat, move in self.entries],
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> "Record":
        if data.get("format") != FORMAT or data.get("rules") not in PLAYABLE:
            raise Misread("notation.record.needs", format=FORMAT, rules=RULES)
        game, start, listed = (data.get(key) for key in ("game", "position", "entries"))
        if not isinstance(game, str) or not isinstance(start, str | None):
            raise Misread("notation.record.damaged")
        if not isinstance(listed, list):
            raise Misread("notation.record.damaged")
        entries = [_read_entry(entry) for entry in cast(list[object], listed)]
        return Record(str(read_config(game)), entries, start)

    def __repr__(self) -> str:
        return f"Record.loads({self.dumps()!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Record):
            return self.dumps() == other.dumps()
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.dumps())


def _read_entry(entry: object) -> tuple[int, Move]:
    match entry:
        case [int(seat), str(text)] if NATURE <= seat < len(LETTERS):
            return seat, Move(text)
        case _:
            raise Misread("notation.record.entry", entry=quoted(str(entry)))


def _read_turn(line: str) -> list[tuple[int, Move]]:
    who, _, rest = line.partition(" ")
    seat = NATURE if who == "-" else seat_number(who)
    entries: list[tuple[int, Move]] = []
    for word in rest.split(","):
        text = word.strip()
        chance = text.startswith(">")
        move = Move(text.removeprefix(">"))
        if move.is_chance != chance or (seat == NATURE and not chance):
            raise Misread("notation.record.chance", text=quoted(text))
        entries.append((NATURE if chance else seat, move))
    return entries
