"""A person at the keyboard who types what a test tells, and a screen that the test can read."""

import io
from collections.abc import Iterable, Sequence

from rich.console import Console

from zoopark import Budget, Game
from zoopark.players.registry import Entrant, entrant
from zoopark.terminal.play import Session
from zoopark.texts import Language


class Keyboard:
    """Answers every question with the next line; when there is none left, input ends."""

    def __init__(
        self,
        game: Game,
        lines: Iterable[str],
        *,
        people: str = "PPPPP",
        confirm: bool = True,
        language: Language = "en",
        names: list[str] | None = None,
        entrants: Sequence[Entrant | None] | None = None,
    ) -> None:
        """``people`` has a ``P`` for every seat of a person and a ``b`` for every random bot.

        Other bots are seated by ``entrants``. The coach thinks but for a moment.
        """
        self.lines = iter(lines)
        self.prompts: list[str] = []
        self.games: list[Game] = []  # as they were at every question
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=100, color_system=None, force_terminal=False)
        self.session = Session(
            game,
            entrants
            or [None if seat == "P" else entrant("random") for seat in people[: game.players]],
            names or ["Anna", "Bert", "Claus", "Doris", "Emil"][: game.players],
            console,
            language=language,
            confirm=confirm,
            ask=self.answer,
            hints=Budget(iterations=30),
        )

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.games.append(self.session.game.copy())
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def run(self) -> "Keyboard":
        self.session.run()
        return self

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def shown(self) -> str:
        return self.screen.getvalue()

    @property
    def words(self) -> str:
        """What was shown, with single blanks instead of line ends."""
        return " ".join(self.shown.split())
