"""Thousands of games in parallel, in NumPy arrays.

>>> from zoopark.envs.batch import BatchEnv
>>> env = BatchEnv("zooloretto(players=4)", games=64, seed=1)
>>> seen = env.arrays
>>> seen.observations.shape, seen.masks.shape
((64, 1296), (64, 857))
>>> for _ in range(400):
...     seen = env.step(env.sample())
>>> env.finished > 0
True
"""

from collections.abc import Sequence
from types import TracebackType
from typing import Final, Literal

from zoopark.extras import missing
from zoopark.games.catalog import DEFAULT_NAME

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing(error, "rl") from error
from zoopark.envs.arrays import Arrays, Games, Reward, Shard, reward_number
from zoopark.envs.games import env_game
from zoopark.envs.worker_pool import WorkerPool
from zoopark.notation.errors import number_of

Illegal = Literal["raise", "mask"]
_DO_WITH_ILLEGAL: Final = ("raise", "mask")


class BatchEnv:
    """Many games of one game string, stepped together.

    Game ``k`` is dealt with ``seed + k``, or with its own seed if a list is given, just like
    ``Game(config, seed=…)``; a finished game restarts immediately and continues with the same dice.
    Chance is dealt inside; ``arrays.seats`` has the seat that decides.

    All arrays are read-only and updated in place: copy an array if you want to keep it.
    """

    def __init__(
        self,
        config: str = f"{DEFAULT_NAME}(players=4)",
        games: int = 1024,
        *,
        seed: int | Sequence[int] = 0,
        reward: Reward = "rank",
        illegal: Illegal = "raise",
        processes: int = 1,
    ) -> None:
        """Set up all games.

        ``reward`` is ``rank`` or ``difference``. With ``illegal="mask"`` a game with an illegal
        action does not move; otherwise such an action is an error and nothing is played.
        """
        if illegal not in _DO_WITH_ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(_DO_WITH_ILLEGAL)}, not {illegal!r}")
        reward_number(reward)
        games = number_of("a number of games", games)
        processes = number_of("a number of processes", processes)
        if games < 1 or not 1 <= processes <= games:
            raise ValueError("there is at least one process, and a game for each of them")
        self.game = env_game(config)
        self.games = games
        self.closed = False
        self.finished = 0  # games that have ended so far
        self._reward: Reward = reward
        self._illegal = illegal
        self._processes = processes
        self._rows = np.arange(games)
        self._seeds = self._listed(seed)
        self._play: Games = self._begin()

    def _listed(self, seed: int | Sequence[int]) -> list[int]:
        seeds = range(seed, seed + self.games) if isinstance(seed, int) else seed
        if len(seeds) != self.games:
            raise ValueError(f"{self.games} games need as many seeds, not {len(seeds)}")
        return [int(one) for one in seeds]

    def _begin(self) -> Games:
        if self._processes > 1:
            return WorkerPool(self.game, self._seeds, self._reward, self._processes)
        return Shard(self.game, self._seeds, self._reward)

    @property
    def arrays(self) -> Arrays:
        """The current data of all games."""
        return self._play.arrays

    def reset(self, seed: int | Sequence[int] | None = None) -> Arrays:
        """Restart all games, with these seeds or with the initial ones."""
        self._check_open()
        if seed is not None:
            self._seeds = self._listed(seed)
        self._play.close()
        self.finished = 0
        self._play = self._begin()
        return self.arrays

    def sample(self) -> npt.NDArray[np.int32]:
        """A random legal action for every game."""
        self._check_open()
        self._play.draw()
        return self._play.drawn

    def step(self, actions: npt.ArrayLike) -> Arrays:
        """Play an action in every game."""
        self._check_open()
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"actions are {self.games} integers,"
                f" not an array of {chosen.dtype} with shape {chosen.shape}"
            )
        in_range = (chosen >= 0) & (chosen < self.game.action_count)
        chosen = np.where(in_range, chosen, -1).astype("<i4")
        if self._illegal == "raise":
            self._check(chosen, in_range, actions)
        self._play.step(chosen.tobytes())
        self.finished += int(np.count_nonzero(self.arrays.done))
        return self.arrays

    def _check(
        self, chosen: npt.NDArray[np.int32], in_range: npt.NDArray[np.bool_], given: npt.ArrayLike
    ) -> None:
        legal = self.arrays.masks[self._rows, chosen] & in_range
        if legal.all():
            return
        row = int(np.argmin(legal))
        raise ValueError(f"game {row}: action {np.asarray(given)[row]} is not legal")

    def _check_open(self) -> None:
        if self.closed:
            raise ValueError("the batch is closed")

    def close(self) -> None:
        """End the processes of the batch, if there are any. Nothing can be played any more."""
        if not self.closed:
            self.closed = True
            self._play.close()

    def __enter__(self) -> "BatchEnv":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
