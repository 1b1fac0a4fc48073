"""The arrays of a batch, and the games of one process that fill them."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from zoopark.envs.core.batch import Batch
from zoopark.envs.core.rewards import DIFFERENCE, RANK
from zoopark.envs.games import EnvGame
from zoopark.game import Game
from zoopark.games.catalog import read_config, spec_of

Reward = Literal["rank", "difference"]

REWARDS: Final[dict[Reward, int]] = {"rank": int(RANK), "difference": int(DIFFERENCE)}


_KEPT: Final = ("done", "rewards", "points", "drawn")  # what a situation does not say


def reward_number(reward: str) -> int:
    """The number of a reward option."""
    for name, number in REWARDS.items():
        if name == reward:
            return number
    raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")


class Arrays(NamedTuple):
    """The data of all games, one row each. The arrays stay the same objects from step to step."""

    observations: npt.NDArray[np.uint8]  # (games, columns), what the seat to act knows
    masks: npt.NDArray[np.bool_]  # (games, actions), what it may do
    rewards: npt.NDArray[
        np.float64
    ]  # (games, players), for games that have just ended, otherwise 0
    done: npt.NDArray[np.bool_]  # (games,), has the game just ended and restarted?
    seats: npt.NDArray[np.uint8]  # (games,), the seat that is to act
    points: npt.NDArray[np.int32]  # (games, players), of the last finished game in each row


class Games(Protocol):
    """Games that can be stepped together, in one process or in several."""

    arrays: Arrays
    drawn: npt.NDArray[np.int32]

    def step(self, actions: bytes) -> None: ...

    def draw(self) -> None:
        """Choose a legal action in every game."""

    def close(self) -> None: ...


class Shard:
    """Some games, stepped in this process. NumPy reads their arrays without copying."""

    def __init__(self, game: EnvGame, seeds: Sequence[int], reward: Reward) -> None:
        self._set_up(game, seeds, reward)

    def _set_up(self, game: EnvGame, seeds: Sequence[int], reward: Reward) -> None:
        self._game = game
        self._reward: Reward = reward
        number = REWARDS[reward]
        self._batch = Batch(
            game.start, game.actions, game.observer, game.width, list(seeds), number
        )
        rows = len(seeds)
        batch = self._batch
        self.arrays = Arrays(
            _seen(memoryview(batch.observations)).view(np.uint8).reshape(rows, game.column_count),
            _seen(memoryview(batch.masks)).view(np.bool_).reshape(rows, game.action_count),
            _seen(memoryview(batch.rewards)).reshape(rows, game.players),
            _seen(memoryview(batch.done)).view(np.bool_),
            _seen(memoryview(batch.seats)),
            _seen(memoryview(batch.points)).reshape(rows, game.players),
        )
        self.drawn: npt.NDArray[np.int32] = _seen(memoryview(batch.drawn))

    def __getstate__(self) -> dict[str, Any]:
        """Situations are written as positions, which say everything."""
        read = read_config(self._game.config)
        title, batch = spec_of(read.game), self._batch
        return {
            "game": self._game,
            "reward": self._reward,
            "positions": [title.position(simulator.state, read) for simulator in batch.simulators],
            "dice": [simulator.dice for simulator in batch.simulators],
            "choosers": list(batch.choosers),
            **{name: list(getattr(batch, name)) for name in _KEPT},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._set_up(kept["game"], [0] * len(kept["dice"]), kept["reward"])
        for number, written in enumerate(kept["positions"]):
            state = Game.from_position(written, dealer=None).state
            self._batch.take_up(number, state, kept["dice"][number], kept["choosers"][number])
        for name in _KEPT:
            values = getattr(self._batch, name)
            for place, value in enumerate(kept[name]):
                values[place] = value

    def step(self, actions: bytes) -> None:
        self._batch.step(actions)

    def draw(self) -> None:
        self._batch.draw()

    def close(self) -> None:
        pass


def _seen(memory: memoryview) -> npt.NDArray[Any]:
    """The memory of a vector as a read-only array."""
    return np.asarray(memory)
