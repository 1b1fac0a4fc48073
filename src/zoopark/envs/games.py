"""A game as an environment sees it: how to start it, its actions and its observations."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from zoopark.core.actions import Actions
from zoopark.core.observer import Observer
from zoopark.core.state import State
from zoopark.games.catalog import read_config, spec_of
from zoopark.notation.columns import COLUMNS, UNUSED
from zoopark.notation.moves import Move


@dataclass(frozen=True)
class EnvGame:
    """Everything an environment needs to know about a game string.

    >>> game = env_game("zooloretto(players=4)")
    >>> game.players, game.action_count, game.column_count
    (4, 857, 1296)
    >>> game.meaning(6)
    Move('take 2')
    """

    config: str  # the canonical game string
    start: State  # before anything is dealt; copied, never played
    actions: Actions
    observer: Observer
    columns: tuple[str, ...]  # the names of all columns of an observation
    secrets: bool  # does any seat know something that others do not?

    def __reduce__(self) -> tuple[Any, ...]:
        return known_game, (self.config,)

    @property
    def players(self) -> int:
        return int(self.start.players)

    @property
    def action_count(self) -> int:
        return int(self.actions.decisions.size)

    @property
    def column_count(self) -> int:
        return len(self.columns)

    @property
    def width(self) -> int:
        """The length of an observation in words of eight columns."""
        return self.column_count // COLUMNS

    def layout(self) -> dict[str, int]:
        """The index of each column of an observation. Columns that are always 0 have no name."""
        return {name: place for place, name in enumerate(self.columns) if name != UNUSED}

    def meaning(self, action: int, seat: int = 0, state: State | None = None) -> Move:
        """The move that an action means for a seat.

        In water parks this depends on the state: where boards lie, and which tile is on top of a
        depot. The default is the initial state.
        """
        if not 0 <= action < self.action_count:
            raise ValueError(f"there are {self.action_count} actions, not {action}")
        code = int(self.actions.move(self.start if state is None else state, seat, action))
        if code < 0:
            raise ValueError(f"action {action} means nothing in this situation")
        return Move(code)


def env_game(config: str) -> EnvGame:
    """Read a game string; raises ``NotationError`` if it is wrong."""
    read = read_config(config)
    spec = spec_of(read.game)
    start = spec.new(read)
    env = spec.env(start)
    return EnvGame(str(read), start, env.actions, env.observer, env.columns, spec.hides(read))


@cache
def known_game(config: str) -> EnvGame:
    """A game and its tables, which all environments of one game string share."""
    return env_game(config)


def played_game(config: str) -> EnvGame:
    """The same for a game that is being played.

    Who begins and which species are out change neither actions nor columns.
    """
    read = read_config(config)
    told = {name: value for name, value in read.values.items() if name in ("players", "modules")}
    options = [f"{name}={value}" for name, value in told.items()]
    return known_game(f"{read.game}({', '.join(options)})")


def game_string(title: str, players: int, options: dict[str, str]) -> str:
    given = [f"players={players}", *(f"{name}={value}" for name, value in options.items())]
    return f"{title}({', '.join(given)})"
