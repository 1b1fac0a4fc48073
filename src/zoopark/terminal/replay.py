"""Step through a recorded game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from zoopark.game import Game
from zoopark.notation.seats import NATURE
from zoopark.record import Record
from zoopark.terminal.layout import side_by_side, taken_apart
from zoopark.terminal.scores import print_scores
from zoopark.terminal.seats import NAMES
from zoopark.terminal.speech import in_language, told
from zoopark.terminal.style import styled
from zoopark.texts import Mistake, Texts, typed_texts

NOTABLE = (
    *("born", "filled", "grew", "hired", "cleared", "opened_pile", "closed_pile", "last_round"),
    *("round_ended", "won", "flag", "lost", "benches", "scored"),
)


def load_record(path: str) -> Record:
    try:
        return Record.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("command.wrong.file", file=path, why=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise Mistake("command.wrong.text", file=path) from error


def _last(record: Record, to: int | None) -> int:
    """Where to stop; a record that cannot be is refused before anything is shown."""
    last = len(record.entries) if to is None else to
    if not 0 <= last <= len(record.entries):
        raise Mistake("command.wrong.entries", n=len(record.entries))
    Game.replay(record)
    return last


def replayed_data(record: Record, *, to: int | None) -> dict[str, Any]:
    """What happened, as JSON-compatible data, with the situation at the end or after ``to``."""
    game = Game.replay(Record(record.config, [], record.start))
    entries: list[dict[str, Any]] = []
    for seat, move in record.entries[: _last(record, to)]:
        events = game.deal(move) if seat == NATURE else game.play(move, seat)
        who = None if seat == NATURE else seat
        entries.append({"seat": who, "move": move.text, "events": [str(each) for each in events]})
    return {
        "game": record.config,
        "entries": entries,
        "position": game.position(),
        "over": game.over,
        "scores": [sheet.total for sheet in game.scores()],
        "ranking": game.ranking(),
    }


def replay(
    console: Console, record: Record, *, to: int | None, boards: bool, say: Texts | None = None
) -> Game:
    """Show what happened, entry by entry, and the table at the end or after entry ``to``."""
    say = say or typed_texts("en")
    last = _last(record, to)
    game = Game.replay(Record(record.config, [], record.start))
    names = list(NAMES[: game.players])
    for number, (seat, move) in enumerate(record.entries[:last], 1):
        events = game.deal(move) if seat == NATURE else game.play(move, seat)
        who = say("terminal.chance") if seat == NATURE else names[seat]
        console.print(styled(f"{number:>4}  {who:<7} {move.text}"))
        for event in events:
            if event.kind in NOTABLE:
                line = str(event) if say.language == "en" else told(event, names, say)
                console.print(styled(f"              {line}"))
        if boards and len(game.to_act) in (1, game.players) and game.turn_begins:
            console.print(styled(_board(game, names, console, say)))
    console.print()
    console.print(styled(_board(game, names, console, say)))
    print_scores(console, game, names, say=say)
    return game


def _board(game: Game, names: Sequence[str], console: Console, say: Texts) -> str:
    text = game.board(names)
    if say.language == "en":
        return text
    board = in_language(taken_apart(text, names), names, say)
    return "\n".join([*board.head, "", *side_by_side(board.cards, console.width)])
