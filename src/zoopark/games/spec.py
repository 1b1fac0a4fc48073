"""The description of a game: all that other packages may ask of it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from zoopark.core.evaluator import Evaluator
from zoopark.core.rule import Book
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.offer import ModuleOffer, Preset, Price
from zoopark.games.shown import Shown
from zoopark.games.tweaks import TWEAKS, Tweak, read_tweaks, written_tweaks
from zoopark.notation.config import Config, Option
from zoopark.notation.errors import Misread, quoted, whole_number
from zoopark.notation.vocabulary import Words

# Views are loaded when they are asked for, with msgspec: who only plays needs neither.
if TYPE_CHECKING:
    from zoopark.games.drawing.table import Drawing
    from zoopark.games.env import EnvSpec
    from zoopark.games.trial import Trial
    from zoopark.games.view import View


class GameSpec:
    """One game. A new game is a subclass of this, entered in the catalogue."""

    name: str
    heading: str  # its name for people
    env_name: str  # as environments are registered: zoopark/OZooLeMio-v0
    least_players: int
    most_players: int
    default_players: int = 3
    options: Sequence[Option]
    modules: Sequence[str] = ()
    offers: Sequence[ModuleOffer] = ()  # the same with what whoever chooses wants to know
    presets: Sequence[Preset] = ()  # several modules at once
    prices: Sequence[Price] = ()
    tweaks: Sequence[Tweak] = ()  # numbers that a game string may change
    refusals: Mapping[int, str] = {}  # rules for which its board has a sentence, each in a word
    legend: str = ""  # the signs of its board in a terminal
    styles: Mapping[str, str] = {}  # the colours of its words there, by pattern
    rulebook: Book  # of its own rules
    words: Sequence[Words]  # its own and those of its expansions

    def config(self, values: dict[str, str]) -> Config:
        """Check the options of a game string and put them into canonical order."""
        config = self.ordered(values)
        self.check(config)
        return config

    def ordered(self, values: dict[str, str]) -> Config:
        """The options in canonical order; each is checked, but not whether they fit each other."""
        known = [option.name for option in self.options]
        for name in values:
            if name not in known:
                raise Misread(
                    "notation.no-option", game=self.name, name=quoted(name), known=", ".join(known)
                )
        canonical = {"players": self._players(values.get("players"))}
        for option in self.options:
            if option.name in values and option.name != "players":
                players = int(canonical["players"])
                text = self._value(option, values[option.name], players)
                if text:
                    canonical[option.name] = text
        return Config(self.name, canonical)

    def _players(self, text: str | None) -> str:
        if text is None:
            return str(self.default_players)
        players = whole_number(text, self.least_players, self.most_players)
        if players is None:
            raise Misread(
                "notation.players",
                game=self.name,
                least=self.least_players,
                most=self.most_players,
                given=quoted(text),
            )
        return str(players)

    def _value(self, option: Option, value: str, players: int) -> str:
        if option is TWEAKS:
            return written_tweaks(read_tweaks(value, self.tweaks))
        return self.canonical(option.name, value, players)

    def canonical(self, option: str, value: str, players: int) -> str:
        """The canonical form of an option's value, empty for its default."""
        raise NotImplementedError

    def check(self, config: Config) -> None:
        """Refuse options that do not fit each other."""

    def rulebooks(self) -> dict[str, list[str]]:
        """By the prefix of each book, the packages whose ``rulebook.toml`` have its rules."""
        return {self.rulebook.prefix: [type(self).__module__.rpartition(".")[0]]}

    def unfolded(self, words: Sequence[str]) -> list[str]:
        """The ids of the modules that a list of modules and presets names."""
        return list(words)

    def folded(self, ids: Sequence[str]) -> list[str]:
        """The same in canonical words and order, with presets where they are complete."""
        return list(ids)

    def hides(self, config: Config) -> bool:
        """Is there anything in this game that some seats know and others do not?"""
        return False

    def seals(self, code: int) -> bool:
        """Is this move kept from the others at first, so that it cannot be taken back?"""
        return False

    def confided_to(self, outcome: int) -> int | None:
        """The only seat that is shown an outcome of chance; ``None`` if it lies open."""
        return None

    def turn_begins(self, state: State) -> bool:
        """Has nothing of a turn been decided yet? That is so at the end of a game, too."""
        return True

    def known(self, state: State, seat: int | None) -> State:
        """The state without what this seat, or a spectator, may not know."""
        return state

    def new(self, config: Config) -> State:
        """A game before its first move, with what the options settle already dealt."""
        raise NotImplementedError

    def position(self, state: State, config: Config) -> str:
        """The situation in one line."""
        raise NotImplementedError

    def from_position(self, values: dict[str, str], fields: list[str]) -> tuple[Config, State]:
        """Set up a situation from the options of its game string and the fields behind it."""
        raise NotImplementedError

    @property
    def view_type(self) -> "type[View]":
        """What its views are."""
        raise NotImplementedError

    def view(
        self, state: State, config: Config, seat: int | None, last: Shown | None = None
    ) -> "View":
        """The table as this seat may see it; ``None`` is a spectator.

        ``last`` is what it saw earlier in the same line of play.
        """
        raise NotImplementedError

    def env(self, start: State) -> "EnvSpec":
        """Its moves and what a seat knows as numbers, for games that start like this one."""
        raise NotImplementedError

    def drawing(self) -> "Drawing":
        """How it is drawn as a picture."""
        raise NotImplementedError

    def trial(self, state: State, seat: int, code: int, text: str) -> "Trial":
        """What would become of a move of a seat."""
        from zoopark.games.trial import tried

        return tried(state, seat, code, text, self.refusals)

    def board(self, state: State, names: Sequence[str], seat: int | None = None) -> str:
        """The table as text to be read by people, as this seat may see it."""
        raise NotImplementedError

    def evaluator(self, state: State) -> Evaluator:
        """What tells bots how good moves and situations of such a game are."""
        raise NotImplementedError

    def sketch(self, evaluator: Evaluator) -> Sketch:
        """What tells a network of a situation, with the help of an evaluator of this game."""
        raise NotImplementedError

    def visible(
        self, state: State, log: list[tuple[int, int]], seat: int | None
    ) -> list[tuple[int, int]]:
        """The part of a game's log that a seat, or a spectator (``None``), may see."""
        return log

    def visible_start(self, state: State, start: str, seat: int | None) -> str:
        """The position from which a game was played, as a seat or a spectator may see it."""
        return start
