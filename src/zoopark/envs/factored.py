"""Large action spaces, chosen part by part: first the kind of a move, then its operands.

O Zoo le Mio has twenty thousand actions, but a move is a kind, a way to turn a tile, a row and a
column, each one of at most about a hundred.

>>> from zoopark.envs.games import env_game
>>> factors(env_game("ozoolemio(players=4)")).sizes
(3, 109, 103, 102)
"""

from dataclasses import dataclass
from typing import Any

from zoopark.extras import missing

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
except ImportError as error:
    raise missing(error, "rl") from error

from zoopark.envs.discrete import MaskedDiscrete, action_number
from zoopark.envs.games import EnvGame
from zoopark.envs.seat import SeatEnv

Seen = npt.NDArray[np.uint8]


@dataclass(frozen=True)
class Factors:
    """The parts of every action of a game, each a number from 0."""

    sizes: tuple[int, ...]  # how many values each part has
    parts: npt.NDArray[np.uint8]  # a row for each action


def factors(game: EnvGame) -> Factors:
    """The actions of a game as parts, for networks that rate parts instead of actions.

    A part is a byte of the packed move of the first seat: its kind, then its operands.
    """
    space = game.actions.decisions
    moves = [int(space.move(0, action)) for action in range(game.action_count)]
    written = np.array(moves, "<i8").view(np.uint8).reshape(-1, 8)
    columns = [np.unique(column, return_inverse=True) for column in written.T]
    telling = [(values, places) for values, places in columns if len(values) > 1]
    sizes = tuple(len(values) for values, _ in telling)
    return Factors(sizes, np.stack([places for _, places in telling], axis=1).astype(np.uint8))


class FactoredActions(
    gymnasium.Wrapper[Seen, np.int64, Seen, np.int64], gymnasium.utils.RecordConstructorArgs
):
    """Lets a learner choose a move in several steps, each among a few values of one part.

    A part that the choices so far leave no choice of is not asked for. The observation goes on with
    the part that is asked and with what has been chosen, each counted from 1; the mask, in the info
    and by ``action_masks()``, is that of the part. Rewards come with the last part of a move.
    """

    def __init__(self, env: gymnasium.Env[Seen, np.int64]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        gymnasium.Wrapper.__init__(self, env)
        inner = env.unwrapped
        if not isinstance(inner, SeatEnv):
            raise TypeError("only environments of zoopark.envs.seat have parts of actions")
        self.factors = factors(inner.game)
        count = len(self.factors.sizes)
        (columns,) = inner.observation_space.shape or (0,)
        self.observation_space = spaces.Box(0, 255, (columns + 1 + count,), np.uint8)
        self.action_space = MaskedDiscrete(max(self.factors.sizes))
        self._seen = np.zeros(columns, np.uint8)
        self._left = np.zeros(0, np.int64)  # the legal actions that the choices so far leave
        self._part = 0
        self._chosen = np.zeros(count, np.uint8)

    def _ask(self, info: dict[str, Any]) -> tuple[Seen, dict[str, Any]]:
        """Go on to the next part of which there is a choice."""
        parts = self.factors.parts[self._left]
        open_parts = np.flatnonzero((parts != parts[:1]).any(axis=0))
        self._part = int(open_parts[0]) if len(open_parts) else 0
        told = np.concatenate([self._seen, [np.uint8(self._part + 1)], self._chosen])
        return told.astype(np.uint8), info | {"action_mask": self.action_masks().astype(np.int8)}

    def _begin(self, seen: Seen, info: dict[str, Any]) -> tuple[Seen, dict[str, Any]]:
        self._seen = seen
        self._mask = info["action_mask"]
        self._left = np.flatnonzero(self._mask)
        self._chosen[:] = 0
        return self._ask(info)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The values of the part that is asked for, as sb3-contrib asks for them."""
        mask = np.zeros(int(self.action_space.n), np.bool_)  # type: ignore[attr-defined]
        mask[self.factors.parts[self._left, self._part]] = True
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        return self._begin(*self.env.reset(seed=seed, options=options))

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        value = action_number(action, int(self.action_space.n))  # type: ignore[attr-defined]
        left = self._left[self.factors.parts[self._left, self._part] == value]
        if len(left) > 1:
            self._left = left
            self._chosen[self._part] = value + 1
            seen, info = self._ask({})
            return seen, 0.0, False, False, info
        # With a value that is not offered, the environment does what it does with illegal actions.
        flat = left[0] if len(left) else self._mask.argmin()
        told, reward, ended, cut, info = self.env.step(np.int64(flat))
        seen, info = self._begin(told, info)
        return seen, float(reward), ended, cut, info
