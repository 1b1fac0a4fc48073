"""A game as an environment sees it: how to start it, its actions and its observations."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from zoopark.core.state import State
from zoopark.envs.columns.auction import auction_columns
from zoopark.envs.columns.games import (
    aquaretto_columns,
    combined_columns,
    zooloretto_columns,
)
from zoopark.envs.columns.names import COLUMNS, UNUSED
from zoopark.envs.core.actions import Actions, ParkActions
from zoopark.envs.core.auction import AuctionSight
from zoopark.envs.core.drafts import AquarettoSight, CombinedSight, ZoolorettoSight
from zoopark.envs.core.lattice import Lattice
from zoopark.envs.core.sight import Sight
from zoopark.envs.spaces.aquaretto import (
    aquaretto_blocks,
    aquaretto_outcomes,
    combined_blocks,
    combined_outcomes,
)
from zoopark.envs.spaces.modules import module_blocks, module_outcomes
from zoopark.envs.spaces.ozoolemio import ozoolemio_blocks, ozoolemio_outcomes
from zoopark.envs.spaces.zooloretto import Box, zooloretto_blocks, zooloretto_outcomes
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.catalog import read_config, spec_of
from zoopark.games.combined.rules.game import Combined
from zoopark.games.ozoolemio.rules.game import OZooLeMio
from zoopark.games.zooloretto.rules.game import Zooloretto
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
    sight: Sight
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
    start = spec_of(read.game).new(read)
    players = int(start.players)
    sight: Sight
    numbering = Actions
    secrets = False
    if isinstance(start, Zooloretto):
        modules = start.zoos.modules
        ids = {module.manifest.id for module in start.zoos.parts}
        box = Box(players, ids)
        decisions = zooloretto_blocks(box) + module_blocks(box)
        outcomes = zooloretto_outcomes(box) + module_outcomes(box)
        sight = ZoolorettoSight(players, modules)
        columns = zooloretto_columns(players, modules)
        secrets = "order-cards" in ids
    elif isinstance(start, Aquaretto):
        decisions, outcomes = aquaretto_blocks(players), aquaretto_outcomes(players)
        sight, numbering = AquarettoSight(players), ParkActions
        columns = aquaretto_columns(players)
    elif isinstance(start, Combined):
        decisions, outcomes = combined_blocks(players), combined_outcomes(players)
        sight, numbering = CombinedSight(players), ParkActions
        columns = combined_columns(players)
    else:
        assert isinstance(start, OZooLeMio)
        decisions, outcomes = ozoolemio_blocks(), ozoolemio_outcomes(players)
        sight, columns = AuctionSight(players), auction_columns(players)
        secrets = True
    actions = numbering(Lattice(players, decisions), Lattice(players, outcomes))
    return EnvGame(str(read), start, actions, sight, tuple(columns), secrets)


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
