"""Score sheets side by side in the terminal."""

from collections.abc import Sequence
from types import EllipsisType

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from zoopark.game import Game
from zoopark.notation.seats import seat_number
from zoopark.texts import Mistake, Texts, typed_texts


def print_scores(
    console: Console,
    game: Game,
    names: Sequence[str],
    only: str = "",
    viewer: int | EllipsisType | None = ...,
    say: Texts | None = None,
) -> None:
    """Print the sheets of all seats, or of the one whose letter is given.

    With a viewer they say no more than this seat, or a spectator (``None``), may know.
    """
    say = say or typed_texts("en")
    seats = [seat_number(only)] if only else list(range(game.players))
    if seats[-1] >= game.players:
        raise Mistake("command.wrong.seat", seat=only.upper())
    sheets = game.scores(viewer)
    lines = dict.fromkeys(line.name for sheet in sheets for line in sheet.lines)
    table = Table(say("terminal.hint.points"), *[escape(names[seat]) for seat in seats])
    for column in table.columns[1:]:
        column.justify = "right"
    for name in sorted(lines, key=lambda name: not name.startswith("enclosure")):
        label = name if say.language == "en" else say.named("line", name)
        table.add_row(
            label.replace("\u00ad", ""), *[say.figure(sheets[seat].points(name)) for seat in seats]
        )
    table.add_section()
    table.add_row(
        say("terminal.total"), *[say.figure(sheets[seat].total) for seat in seats], style="bold"
    )
    if any(sheet.tiebreak for sheet in sheets):
        table.add_row(
            say("terminal.coins"), *[str(sheets[seat].tiebreak) for seat in seats], style="dim"
        )
    console.print(table)
    if game.over:
        winners = [names[seat] for seat in game.ranking()[0]]
        line = say("terminal.wins", n=len(winners), who=say.listed(winners))
        console.print(line, style="bold", markup=False)
