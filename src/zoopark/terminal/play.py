"""A game at one keyboard, for people and bots, with undo until a tile is drawn."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from getpass import getpass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.status import Status

from zoopark.bots.budget import Budget
from zoopark.coach.hint import hint
from zoopark.core.rule import IllegalMove
from zoopark.game import Game
from zoopark.games.catalog import GAMES
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE
from zoopark.players.registry import Entrant
from zoopark.players.seated import Seated
from zoopark.rulebook import rule
from zoopark.terminal.choices import choose, completed, explained, listed
from zoopark.terminal.coach import print_hint
from zoopark.terminal.layout import Board, arranged, side_by_side, taken_apart
from zoopark.terminal.scores import print_scores
from zoopark.terminal.speech import in_language, told
from zoopark.terminal.style import styled
from zoopark.texts import Language, Phrase, typed_texts
from zoopark.version import compiled

LOGGED = 20  # lines of the log that are shown again
LEGENDS = "\n".join(spec.legend for spec in GAMES.values() if spec.legend)


class Quit(Exception):
    """The player wants to leave."""


class Session:
    """One game at one keyboard."""

    def __init__(
        self,
        game: Game,
        entrants: Sequence[Entrant | None],
        names: list[str],
        console: Console,
        *,
        language: Language = "en",
        confirm: bool = True,
        ask: Callable[[str], str] = input,
        ask_secret: Callable[[str], str] = getpass,
        hints: Budget | None = None,
        seed: int = 0,
    ) -> None:
        """``entrants`` has a bot for every seat, ``None`` for a person."""
        self.game = game
        self.people = [entrant is None for entrant in entrants]
        self.bots = {
            seat: Seated(entrant, seat, seed)
            for seat, entrant in enumerate(entrants)
            if entrant is not None
        }
        self.names = names
        self.console = console
        self.language: Language = language
        self.say = typed_texts(language)
        self.confirm = confirm
        self.ask = ask
        self.ask_secret = ask_secret  # for sealed bids when several people share the keyboard
        self.hints = hints  # how long the coach may think
        self.before: list[Game] = []  # before each decision of this turn that may be undone
        self.told: list[str] = []  # what has happened

    def run(self) -> None:
        """Play to the end, or until someone leaves."""
        self.console.print(self.say("terminal.start"), style="dim")
        if self.bots:
            sitting = ", ".join(
                self.say("terminal.bot", who=self.names[seat], bot=bot.entrant.name)
                for seat, bot in self.bots.items()
            )
            line = self.say("terminal.bots", bots=sitting)
            self.console.print(line, style="dim", markup=False)
        if any(bot.slow for bot in self.bots.values()) and not compiled():
            self.console.print(self.say("terminal.slow"), style="yellow")
        try:
            while not self.game.over:
                seat = self.game.to_act[0]
                if self.people[seat]:
                    self._person(seat)
                else:
                    self._bot(seat)
        except (Quit, EOFError):
            self._say_goodbye()
            return
        except KeyboardInterrupt:
            self._say_goodbye()
            raise
        self._show_board()
        print_scores(self.console, self.game, self.names, say=self.say)

    def _say_goodbye(self) -> None:
        self.console.print(f"\n{self.say('terminal.goodbye')}")
        self.console.print(f"zoopark play --position '{self.game.position()}'", soft_wrap=True)

    # -- turns ------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        bot = self.bots[seat]
        with self._thinking(self.names[seat]) if bot.slow else nullcontext():
            move, wrong = bot.decide(self.game)
        if wrong:
            what = f"  {self.names[seat]} ({bot.entrant.name}) {wrong}; a random move instead"
            self.console.print(what, style="yellow", markup=False)
        self._play(move, seat)

    def _thinking(self, name: str) -> Status:
        return self.console.status(escape(self.say("terminal.thinking", who=name)))

    def _person(self, seat: int) -> None:
        legal = self.game.legal(seat)
        secret = legal[0].verb == "bid" and sum(self.people) > 1
        ask = self.ask_secret if secret else self.ask
        self._show_table(seat, None if secret else seat)
        while True:
            typed = ask(f"{self.names[seat]}> ").strip()
            try:
                move = self._understood(typed, seat, legal)
            except ValueError as error:
                self._complain(error)
                continue
            if move is not None:
                self._decide(move, seat)
            elif self._changed(seat, legal):
                return
            else:
                continue
            return

    def _changed(self, seat: int, legal: list[Move]) -> bool:
        """Did a command such as undo lead to a different decision?"""
        return seat not in self.game.to_act or self.game.legal(seat) != legal

    def _decide(self, move: Move, seat: int) -> None:
        before = self.game.copy()
        self._play(move, seat)
        stands = move.verb == "bid" or self._dealt_since(before)
        self.before = [] if stands else [*self.before, before]
        if not self._turn_is_over(seat):
            return
        if self.confirm and self.before and move.verb != "load" and not self._confirmed(seat):
            self._undo()
            return
        self.before = []

    def _dealt_since(self, before: Game) -> bool:
        """Has anything been dealt? Then nothing before it can be undone."""
        known = len(before.record().entries)
        return any(actor == NATURE for actor, _ in self.game.record().entries[known:])

    def _turn_is_over(self, seat: int) -> bool:
        return seat not in self.game.to_act or self.game.turn_begins

    def _confirmed(self, seat: int) -> bool:
        answer = self.ask(f"{self.say('terminal.confirm', who=self.names[seat])}> ")
        return not answer.strip().lower().startswith("u")

    def _play(self, move: Move, seat: int) -> None:
        for event in self.game.play(move, seat):
            self.told.append(f"  {told(event, self.names, self.say)}")
            self.console.print(styled(self.told[-1]))

    # -- commands ---------------------------------------------------------------------------------

    def _understood(self, typed: str, seat: int, legal: list[Move]) -> Move | None:
        """The move that was typed, or ``None`` after any other command."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        viewer = seat if sum(self.people) == 1 else None  # others may see the same screen
        match command.lower():
            case "":
                self._show_table(seat, viewer)
            case "board":
                self._show_board(viewer)
                self._print([listed(self.game, seat, self.console.width, say=self.say)])
            case "me":
                self._print(self._board(viewer).cards[seat])
            case "trucks":
                self._print(self._board(viewer).head)
            case "log":
                self._print(self.told[-LOGGED:] or [f"  {self.say('terminal.nothing')}"])
            case "help" | "h" | "?":
                self.console.print(f"{self.say('terminal.help')}\n{LEGENDS}", markup=False)
            case "undo" | "u":
                self._undo()
            case "score" | "scores":
                print_scores(self.console, self.game, self.names, rest, viewer, self.say)
            case "hint":
                self._hint(seat, legal)
            case "why":
                self._hint(seat, legal, self._meant(rest, seat, legal))
            case "rule":
                self._show_rule(rest)
            case "position":
                self.console.print(self.game.position(), soft_wrap=True)
            case "save":
                self._save(rest)
            case "quit" | "exit" | "q":
                raise Quit
            case _:
                return self._meant(typed, seat, legal)
        return None

    def _meant(self, typed: str, seat: int, legal: list[Move]) -> Move:
        if not typed:
            raise ValueError(self.say("terminal.refused.which"))
        move = choose(typed, legal, self.say)
        if move is None:
            move = self._refused(completed(typed), seat)
        return move

    def _refused(self, typed: str, seat: int) -> Move:
        """Say what is wrong with a move: a rule knows it, or the notation."""
        try:
            self.game.copy().play(typed, seat)
        except IllegalMove:
            raise
        except ValueError as error:
            listed = isinstance(error, Phrase) and error.key == "notation.verb"  # English words
            if self.language == "en" or (isinstance(error, Phrase) and not listed):
                raise
            wrong = self.say("terminal.refused.unknown", typed=typed[:40])
            raise ValueError(wrong) from error
        return Move(typed)

    def _hint(self, seat: int, legal: list[Move], about: Move | None = None) -> None:
        if legal[0].verb == "bid" and sum(self.people) > 1:
            raise ValueError(self.say("terminal.refused.secret"))
        with self._thinking(self.say("terminal.coach")):
            found = hint(
                self.game,
                seat,
                budget=self.hints,
                best=3 if about is None else 1,
                about=about,
                names=self.names,
            )
        print_hint(self.console, found, self.say)

    def _undo(self) -> None:
        if not self.before:
            raise ValueError(self.say("terminal.refused.undo"))
        self.game = self.before.pop()
        self.console.print(f"  {self.say('terminal.undone')}", style="dim")

    def _save(self, path: str) -> None:
        if not path:
            raise ValueError(self.say("terminal.refused.where"))
        try:
            Path(path).write_text(self.game.record().dumps(), encoding="utf-8")
        except OSError as error:
            wrong = self.say("terminal.refused.write", file=path, why=str(error.strerror))
            raise ValueError(wrong) from error
        saved = self.say("terminal.saved", file=path)
        self.console.print(f"  {saved}", style="dim", markup=False)

    def _show_rule(self, rule_id: str) -> None:
        found = rule(rule_id.upper())
        mark = f" ({self.say('terminal.house')})" if found.house else ""
        text = self.say.typeset(found.text(self.language))
        self.console.print(f"  {found.id}{mark}: {text}")

    def _complain(self, error: ValueError) -> None:
        if isinstance(error, IllegalMove):
            self._show_rule(error.rule)
        else:
            told = error.said(self.say) if isinstance(error, Phrase) else error
            self.console.print(f"  {told}", style="yellow", markup=False)

    def _print(self, lines: Sequence[str]) -> None:
        self.console.print(styled("\n".join(lines)))

    def _board(self, viewer: int | None) -> Board:
        board = taken_apart(self.game.board(self.names, viewer), self.names)
        return in_language(board, self.names, self.say)

    def _show_table(self, seat: int, viewer: int | None) -> None:
        """All that a decision is about, as far as possible on one screen."""
        width, height = self.console.size
        rules = explained(self.game.legal(seat), self.language)
        if not self.console.is_terminal:
            self._show_board(viewer)
            self._print([*rules, listed(self.game, seat, width, say=self.say)])
            return
        screen: list[str] = []
        for rows in (height // 3, 0):  # the choices in columns or, if need be, close together
            choices = [*rules, *listed(self.game, seat, width, rows, self.say).split("\n")]
            screen = arranged(self._board(viewer), seat, choices, width, height - 2)
            if len(screen) <= height - 2:
                break
        self._print(["", *screen])

    def _show_board(self, seat: int | None = None) -> None:
        self.console.print()
        if self.language == "en":
            self.console.print(styled(self.game.board(self.names, seat)))
            return
        board = self._board(seat)
        self._print([*board.head, "", *side_by_side(board.cards, self.console.width)])
