"""One game as an environment, in NumPy arrays: what PettingZoo and Gymnasium build on."""

import os

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from zoopark.core.dice import Dice
from zoopark.envs.core.rewards import lead, write_rewards
from zoopark.envs.core.solo import Solo
from zoopark.envs.games import EnvGame
from zoopark.game import Game
from zoopark.games.catalog import read_config, spec_of


class SoloGame:
    """One game after the other, dealt from a seed. Callers must check their actions."""

    def __init__(self, game: EnvGame, reward: int) -> None:
        self._set_up(game, reward, None)

    def _set_up(self, game: EnvGame, reward: int, dice: Dice | None) -> None:
        self.game = game
        self.solo = Solo(game.start, game.actions, game.observer, game.width)
        self._reward = reward
        self._dice = dice
        self._observation = np.asarray(memoryview(self.solo.observation)).view(np.uint8)
        self._mask = np.asarray(memoryview(self.solo.mask)).view(np.int8)

    def __getstate__(self) -> tuple[EnvGame, int, Dice | None, str | None]:
        """The situation is written as a position, which says everything."""
        state = self.solo.simulator.state
        read = read_config(self.game.config)
        begun = state is not self.game.start
        written = spec_of(read.game).position(state, read) if begun else None
        return self.game, self._reward, self._dice, written

    def __setstate__(self, kept: tuple[EnvGame, int, Dice | None, str | None]) -> None:
        game, reward, dice, written = kept
        self._set_up(game, reward, dice)
        if dice is not None:
            self.solo.simulator.dice = dice
        if written is not None:
            self.solo.adopt(Game.from_position(written, dealer=None).state)

    def begin(self, seed: int | None) -> None:
        """Start a game. Without a seed the dice continue; the first seed is random."""
        if seed is not None:
            self._dice = Dice(seed)
        elif self._dice is None:
            self._dice = Dice(int.from_bytes(os.urandom(8), "big"))
        self.solo.begin(self._dice)

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        self.solo.look(seat)
        return self._observation.copy()

    def mask(self) -> npt.NDArray[np.int8]:
        """What the seat to act may do."""
        return self._mask.copy()

    def lead(self, seat: int) -> float:
        """How many points a seat has more than the others on average."""
        return float(lead(self.solo.simulator.state, seat))

    def rewards(self) -> list[float]:
        """The reward of each seat for the finished game."""
        rewards = vec[float]([0.0] * self.game.players)
        write_rewards(self.solo.simulator.state, self._reward, rewards, 0)
        return list(rewards)
