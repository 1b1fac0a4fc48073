"""One seat of many games at once, for ``gymnasium.make_vec``.

Importing ``zoopark.envs.seat`` registers it as the vector form of its environments.

>>> import gymnasium, zoopark.envs.seat
>>> envs = gymnasium.make_vec("zoopark/Zooloretto-v0", num_envs=64, players=3)
>>> seen, info = envs.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((64, 1024), (64, 803))
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from zoopark.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import error, spaces
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missed:
    raise missing(missed, "rl") from missed
from zoopark.envs.arrays import Reward, reward_number
from zoopark.envs.core.seat_batch import SeatBatch
from zoopark.envs.discrete import MaskedDiscrete
from zoopark.envs.games import game_string, known_game
from zoopark.envs.past import checked_history
from zoopark.envs.rendering import MODES, check_mode, render

Seen = npt.NDArray[np.uint8]
BatchPolicy = Callable[[Seen, npt.NDArray[np.int8]], npt.ArrayLike]
_NO_ACTION: Final = -1


class SeatVectorEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """One seat in each of many games, stepped in compiled code.

    It plays the same games as as many ``SeatEnv`` with the same seeds. A finished game restarts in
    the same step; what the learner knew at its end is ``final_obs`` in the info.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        players: int = 4,
        *,
        seat: int | None = None,
        opponents: Literal["random"] | BatchPolicy = "random",
        reward: Reward = "rank",
        shaping: float = 0.0,
        history: int = 0,
        illegal: Literal["terminate", "raise", "mask"] = "terminate",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """The options of ``SeatEnv``; opponents are random or one policy for many games.

        Such a policy is given an array of observations and one of masks, a row for each game in
        which an opponent is to act, and returns as many actions.
        """
        check_mode(render_mode)
        if illegal not in ("terminate", "raise", "mask"):
            raise ValueError(f"illegal is one of terminate, raise, mask, not {illegal!r}")
        if opponents != "random" and not callable(opponents):
            raise ValueError(
                "opponents of a vector environment are 'random' or a policy for many games;"
                ' for bots, use vectorization_mode="sync"'
            )
        if num_envs < 1:
            raise ValueError("there is at least one game")
        self.game = known_game(game_string(title, players, options))
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat}")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._seat = seat
        self._illegal = illegal
        self._reward = reward_number(reward)
        self._shaping = float(shaping)
        self._policy = None if opponents == "random" else opponents
        self._batch: SeatBatch | None = None
        self._choosers: list[np.random.Generator] = []
        self._history = checked_history(history)
        columns = self.game.column_count
        self.single_observation_space = spaces.Box(0, 255, (columns * (1 + history),), np.uint8)
        self._past = np.zeros((num_envs, history, columns), np.uint8)  # newest first
        self.single_action_space = MaskedDiscrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        self._check_open()
        seeds = self._seeds(seed)
        self._choosers = [seeding.np_random(one)[0] for one in seeds]
        game, learners = self.game, [self._drawn_seat(row) for row in range(self.num_envs)]
        at_random = self._policy is None
        batch = SeatBatch(
            game.start,
            game.actions,
            game.observer,
            game.width,
            seeds,
            self._reward,
            learners,
            at_random,
            self._shaping,
        )
        self._batch = batch
        for row in range(self.num_envs):
            batch.next[row] = self._drawn_seat(row)
        self._observations = self._columns(batch.observations)
        self._final = self._columns(batch.final)
        masks = np.asarray(memoryview(batch.masks)).view(np.int8)
        self._masks = masks.reshape(self.num_envs, game.action_count)
        self._seats = np.asarray(memoryview(batch.seats))
        self._learners = np.asarray(memoryview(batch.learners))
        self._done = np.asarray(memoryview(batch.done)).view(np.bool_)
        self._earned = np.asarray(memoryview(batch.earned))
        self._past[:] = 0
        self._ask_opponents(batch)
        return self._behind(self._observations), self._info()

    def _columns(self, words: Any) -> Seen:
        return np.asarray(memoryview(words)).view(np.uint8).reshape(self.num_envs, -1)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        given = [None] * self.num_envs if seed is None else list(seed)
        if len(given) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds, not {len(given)}")
        rng = np.random.default_rng()
        return [int(rng.integers(2**62)) if one is None else int(one) for one in given]

    def _drawn_seat(self, row: int) -> int:
        """The learner's seat in the next game of a row."""
        if self._seat is not None:
            return self._seat
        return int(self._choosers[row].integers(self.game.players))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the learners may do now."""
        return self._masks.astype(np.bool_)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        self._check_open()
        batch = self._batch
        if batch is None:
            raise error.ResetNeeded("the games have not begun: call reset")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"actions are {self.num_envs} integers,"
                f" not an array of {chosen.dtype} with shape {chosen.shape}"
            )
        in_range = (chosen >= 0) & (chosen < self.game.action_count)
        if not in_range.all():
            row = int(np.argmin(in_range))
            count = self.game.action_count
            raise error.InvalidAction(f"game {row}: {chosen[row]} is none of the {count} actions")
        legal = self._masks[np.arange(self.num_envs), chosen] != 0
        if self._illegal == "raise" and not legal.all():
            row = int(np.argmin(legal))
            raise error.InvalidAction(f"game {row}: action {chosen[row]} is not legal")
        self._note(legal)
        batch.clear()
        batch.step(chosen.astype("<i4").tobytes())
        if self._illegal == "terminate":
            for lost in np.flatnonzero(~legal):
                batch.end(int(lost))
        self._ask_opponents(batch)
        return self._told(batch)

    def _told(
        self, batch: SeatBatch
    ) -> tuple[
        Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        info, done = self._info(), self._done.copy()
        if done.any():
            info |= {"final_obs": self._behind(self._final), "_final_obs": done}
            self._past[done] = 0
            for row in np.flatnonzero(done):
                batch.next[int(row)] = self._drawn_seat(int(row))
        never = np.zeros(self.num_envs, np.bool_)
        return self._behind(self._observations), self._earned.copy(), done, never, info

    def _note(self, legal: npt.NDArray[np.bool_]) -> None:
        """Keep what the learners see while they decide, where they have a choice."""
        if self._history:
            rows = legal & (np.count_nonzero(self._masks, axis=1) > 1)
            self._past[rows, 1:] = self._past[rows, :-1]
            self._past[rows, 0] = self._observations[rows]

    def _behind(self, seen: Seen) -> Seen:
        """Observations, each with those before it."""
        return np.concatenate([seen, self._past.reshape(self.num_envs, -1)], axis=1)

    def _ask_opponents(self, batch: SeatBatch) -> None:
        """Let the policy decide for the opponents until every learner is to act."""
        while self._policy and (rows := np.flatnonzero(self._seats != self._learners)).size:
            masks = self._masks[rows]
            answers = np.asarray(self._policy(self._observations[rows], masks))
            if answers.shape != rows.shape or not masks[np.arange(rows.size), answers].all():
                raise ValueError("the policy of the opponents chose an action that is not legal")
            chosen = np.full(self.num_envs, _NO_ACTION, "<i4")
            chosen[rows] = answers
            batch.step(chosen.tobytes())

    def render(self) -> tuple[Any, ...] | None:
        """Every table, as ``SeatEnv`` renders one."""
        if self._batch is None or self.render_mode is None:
            return None
        states = [simulator.state for simulator in self._batch.simulators]
        return tuple(render(state, self.game.config, self.render_mode) for state in states)

    def _check_open(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("the environment is closed")

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""
