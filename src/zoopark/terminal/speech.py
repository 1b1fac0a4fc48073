"""What the terminal says, in the language of its user.

Moves, tiles and places stay as the notation writes them, because that is what a player types.
English is the language of the notation itself: events and boards are shown as they are.
"""

import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from zoopark.notation.event_kind import Value
from zoopark.notation.events import Event
from zoopark.notation.seats import LETTERS, seat_number
from zoopark.terminal.layout import Board
from zoopark.texts import Texts, typed_texts

# What is counted is said with its noun.
_COUNTED: Final = {
    "coins": "coins",
    "points": "points",
    "donations": "donations",
    "figures": "figures.label",
    "benches": "bench.label",
}
# Words of events that have a name in every language, and the group it is found in.
_NAMED: Final = {
    "building": "building",
    "colour": "colour",
    "enclosure": "enclosure",
    "field": "office",
    "mini": "mini",
    "species": "kind",
    "supply": "supply",
}
_SEATS: Final = ("owner", "other", "to")
# The labels of the boards, as English writes them, and their messages.
_LABELS: Final = [
    (re.compile(pattern), key)
    for pattern, key in (
        (r"(?P<n>\d+) tiles of the end pile left: the last round", "label.last"),
        (r"(?P<n>\d+) tiles before the end pile of (?P<pile>\d+)", "label.before"),
        (r"(?P<zoo>\d+) and (?P<park>\d+) tiles unseen", "label.both"),
        (r": the last round\b", "label.final"),
        (r"(?P<n>\d+) tiles unseen", "label.unseen"),
        (r"\bround (?P<n>\d+) of (?P<of>\d+)", "label.round.of"),
        (r"\bround (?P<n>\d+)", "round"),
        (r"\bbank (?P<n>\d+)", "label.bank"),
        (r"^Trucks\b", "label.trucks"),
        (r"^Flags\b", "label.flags"),
        (r"^Row\b", "label.row"),
        (r"^On sale: tile (?P<tile>\d+)\. Still to bid: (?P<who>.+)$", "label.sale"),
        (r"^(?P<who>.+) builds tile (?P<tile>\d+)$", "label.builds"),
        (r"^(?P<who>.+) is on turn$", "label.turn"),
        (r"^(?P<who>.+) draws a tile$", "label.draws"),
        (r"^(?P<who>.+) loads (?P<tile>\S+)$", "label.loads"),
        (r"^(?P<who>\S+) places (?P<tiles>.+)$", "label.places"),
        (r"^The game is over$", "event.game-over"),
        (r"\bcoins hidden\b", "label.hidden"),
        (r"(?P<n>\d+) coins?\b", "coins"),
        (r"(?P<n>-?\d+) points?\b", "points"),
        (r"\bclosed\b", "label.closed"),
        (r"^  depot empty$", "label.depot.empty"),
        (r"\bareas \(visitors\)", "label.areas"),
        (r"\btrees (?P<n>\d+) \((?P<figures>\d+)\)   benches (?P<benches>\d+)", "label.trees"),
        (
            r"cashiers (?P<cashiers>\d+), keepers (?P<keepers>\d+), manager (?P<manager>\d+)",
            "label.staff",
        ),
        (r"(?P<small>\d+) small and (?P<large>\d+) large boards left", "label.boards"),
    )
]

# Words of expansions are found by their English message.
_WORD: Final = "label.word."


@cache
def _labels() -> list[tuple[re.Pattern[str], str]]:
    english = typed_texts("en")
    words = [key for key in english if key.startswith(_WORD)]
    return [
        *_LABELS,
        *((re.compile(_pattern(english.blank(key))), key) for key in words),
    ]


def _pattern(text: str) -> str:
    """What a message looks like on a board, its blanks being numbers."""
    words = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>\\d+)", re.escape(text))
    return rf"(?<![\w-]){words}(?![\w-])"


def told(event: Event, names: Sequence[str], say: Texts) -> str:
    """An event as a sentence, with names instead of seat letters."""
    if say.language == "en":
        letters = LETTERS[: len(names)]
        return re.sub(rf"\b[{letters}]\b", lambda seat: names[seat_number(seat[0])], str(event))
    data = event.data
    kinds = (f"event.{event.kind}.{name}" for name in data)
    key = next((kind for kind in kinds if kind in say), f"event.{event.kind}")
    values = {name: _word(name, value, names, say) for name, value in data.items()}
    line = say(key, who=names[event.seat] if event.seat < len(names) else "", **values)
    # The page draws the tile beside some of these sentences; here it is named.
    tile = str(data.get("tile", ""))
    return line if tile in line else f"{line} ({tile})"


def _word(name: str, value: Value, names: Sequence[str], say: Texts) -> str | int:
    if isinstance(value, int):
        return say(_COUNTED[name], n=value) if name in _COUNTED else value
    if name in _SEATS and len(value) == 1 and value in LETTERS[: len(names)]:
        return names[seat_number(value)]
    return say.named(_NAMED[name], value) if name in _NAMED else value


def in_language(board: Board, names: Sequence[str], say: Texts) -> Board:
    """A board with its labels in the language of the user."""
    if say.language == "en":
        return board
    head = [_labelled(line, say) for line in board.head]
    if head[-1] == board.head[-1]:  # a question of an expansion, which only the notation words
        asked = next((name for name in names if head[-1].startswith(f"{name} ")), None)
        head[-1] = head[-1] if asked is None else say("label.decides", who=asked)
    return Board(head, [[_labelled(line, say) for line in card] for card in board.cards])


def _labelled(line: str, say: Texts) -> str:
    for pattern, key in _labels():
        line = pattern.sub(partial(_label, say, key), line)
    return line


def _label(say: Texts, key: str, found: re.Match[str]) -> str:
    values: dict[str, str | int] = {
        name: int(text) if re.fullmatch(r"-?\d+", text) else text
        for name, text in found.groupdict("").items()
    }
    return say(key, **values).replace("\u00ad", "")  # lines do not break here
