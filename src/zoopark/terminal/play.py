"""A game at one keyboard, for people and bots, with undo until a tile is drawn."""

import re
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
from zoopark.notation.seats import LETTERS, NATURE, seat_number
from zoopark.players.registry import Entrant
from zoopark.players.seated import Seated
from zoopark.rulebook import rule
from zoopark.terminal.choices import choose, completed, explained, listed
from zoopark.terminal.coach import print_hint
from zoopark.terminal.layout import Board, arranged, taken_apart
from zoopark.terminal.scores import print_scores
from zoopark.terminal.style import styled
from zoopark.version import SLOW, compiled

LOGGED = 20  # lines of the log that are shown again
USAGE = """\
Type the number of a move, its text (take 2) or the first letters of its words (t 2).
  undo        undo your last decision this turn
  board       show the whole board again
  me          show what lies before you
  trucks      show what lies in the middle
  log         show what happened in the last turns
  score [A]   show all score sheets, or just one
  hint        show the best moves, and why
  why MOVE    compare a move with the best one
  rule Z.4.2  show a rule
  position    print the position as one line; --position starts a game from it
  save FILE   save a record of the game
  quit        leave the game (save first if you want to keep the record)
Symbols: ▶ to move   ○ out of the round   · free   ♂ ♀ fertile
"""

HELP = USAGE + "\n".join(spec.legend for spec in GAMES.values() if spec.legend)


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
        language: str = "en",
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
        self.language = language
        self.confirm = confirm
        self.ask = ask
        self.ask_secret = ask_secret  # for sealed bids when several people share the keyboard
        self.hints = hints  # how long the coach may think
        self.before: list[Game] = []  # before each decision of this turn that may be undone
        self.told: list[str] = []  # what has happened

    def run(self) -> None:
        """Play to the end, or until someone leaves."""
        self.console.print("Type help for help, quit to leave.", style="dim")
        if self.bots:
            told = [f"{self.names[seat]} is {bot.entrant.name}" for seat, bot in self.bots.items()]
            self.console.print(f"Bots: {', '.join(told)}.", style="dim", markup=False)
        if any(bot.slow for bot in self.bots.values()) and not compiled():
            self.console.print(SLOW, style="yellow")
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
        print_scores(self.console, self.game, self.names)

    def _say_goodbye(self) -> None:
        self.console.print("\nGoodbye! To carry on from here, run:")
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
        return self.console.status(f"{escape(name)} is thinking")

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
        answer = self.ask(f"{self.names[seat]}, press Enter to end your turn or u to undo> ")
        return not answer.strip().lower().startswith("u")

    def _play(self, move: Move, seat: int) -> None:
        for event in self.game.play(move, seat):
            self.told.append(f"  {self._named(str(event))}")
            self.console.print(styled(self.told[-1]))

    def _named(self, sentence: str) -> str:
        """Names instead of seat letters."""
        letters = LETTERS[: self.game.players]
        return re.sub(rf"\b[{letters}]\b", lambda seat: self.names[seat_number(seat[0])], sentence)

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
                self._print([listed(self.game, seat, self.console.width)])
            case "me":
                self._print(self._board(viewer).cards[seat])
            case "trucks":
                self._print(self._board(viewer).head)
            case "log":
                self._print(self.told[-LOGGED:] or ["  nothing yet"])
            case "help" | "h" | "?":
                self.console.print(HELP)
            case "undo" | "u":
                self._undo()
            case "score" | "scores":
                print_scores(self.console, self.game, self.names, rest, viewer)
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
            raise ValueError("which move? Type: why MOVE")
        move = choose(typed, legal)
        if move is None:
            move = Move(completed(typed))
            self.game.copy().play(move, seat)  # says what is wrong with it
        return move

    def _hint(self, seat: int, legal: list[Move], about: Move | None = None) -> None:
        if legal[0].verb == "bid" and sum(self.people) > 1:
            raise ValueError("a hint would show the others what you can bid")
        with self._thinking("the coach"):
            found = hint(
                self.game,
                seat,
                budget=self.hints,
                best=3 if about is None else 1,
                about=about,
                names=self.names,
            )
        print_hint(self.console, found)

    def _undo(self) -> None:
        if not self.before:
            raise ValueError("nothing to undo: finished turns and drawn tiles cannot be taken back")
        self.game = self.before.pop()
        self.console.print("  undone", style="dim")

    def _save(self, path: str) -> None:
        if not path:
            raise ValueError("where to? Type: save FILE")
        try:
            Path(path).write_text(self.game.record().dumps(), encoding="utf-8")
        except OSError as error:
            raise ValueError(f"cannot write {path}: {error.strerror}") from error
        self.console.print(f"  saved; to watch: zoopark replay {path}", style="dim", markup=False)

    def _show_rule(self, rule_id: str) -> None:
        found = rule(rule_id.upper())
        mark = " (house rule)" if found.house else ""
        self.console.print(f"  {found.id}{mark}: {found.text(self.language)}")

    def _complain(self, error: ValueError) -> None:
        if isinstance(error, IllegalMove):
            self._show_rule(error.rule)
        else:
            self.console.print(f"  {error}", style="yellow", markup=False)

    def _print(self, lines: Sequence[str]) -> None:
        self.console.print(styled("\n".join(lines)))

    def _board(self, viewer: int | None) -> Board:
        return taken_apart(self.game.board(self.names, viewer), self.names)

    def _show_table(self, seat: int, viewer: int | None) -> None:
        """All that a decision is about, as far as possible on one screen."""
        width, height = self.console.size
        told = explained(self.game.legal(seat), self.language)
        if not self.console.is_terminal:
            self._show_board(viewer)
            self._print([*told, listed(self.game, seat, width)])
            return
        screen: list[str] = []
        for rows in (height // 3, 0):  # the choices in columns or, if need be, close together
            choices = [*told, *listed(self.game, seat, width, rows).split("\n")]
            screen = arranged(self._board(viewer), seat, choices, width, height - 2)
            if len(screen) <= height - 2:
                break
        self._print(["", *screen])

    def _show_board(self, seat: int | None = None) -> None:
        self.console.print()
        self.console.print(styled(self.game.board(self.names, seat)))
