"""The games for PettingZoo, one decision at a time."""

from typing import Any, Final, Literal

from zoopark.extras import missing

try:
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.error import ClosedEnvironmentError
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error, "rl") from error

from zoopark.envs.arrays import Reward, reward_number
from zoopark.envs.discrete import MaskedDiscrete
from zoopark.envs.games import game_string, known_game
from zoopark.envs.past import Past, checked_history
from zoopark.envs.rendering import MODES, check_mode, render
from zoopark.envs.solo import SoloGame

Illegal = Literal["terminate", "raise", "mask"]
Seen = dict[str, npt.NDArray[Any]]
WrappedEnv = AECEnv[str, Seen, int]

ILLEGAL_REWARD: Final = -1.0
MODES_AND_PACE: Final = {
    "render_modes": list(MODES),
    "is_parallelizable": False,
    "render_fps": 1,
}


class RawEnv(AECEnv[str, Seen, int]):
    """Agents are the seats, ``player_0`` to ``player_4``.

    An agent observes ``observation``, a row of ``uint8`` columns, and ``action_mask``, which is
    all 0 for agents that are not to act; the mask of the acting agent is also in its info. Rewards
    are given at the end of the game.
    """

    def __init__(
        self,
        title: str,
        players: int = 4,
        *,
        reward: Reward = "rank",
        shaping: float = 0.0,
        history: int = 0,
        illegal: Illegal = "terminate",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """A game by its title, its players and the options of its game string.

        ``illegal`` says what an illegal action does: ``terminate`` ends the game at the expense of
        the agent that played it, ``raise`` makes it an error, and with ``mask`` the agent is asked
        again. ``shaping`` is what a seat gets at once for each point that its lead over the others
        grows by. With ``history``, as many observations of an agent's last decisions stand behind
        the present one. ``max_cycles`` truncates a game after that many decisions per player.
        """
        super().__init__()
        check_mode(render_mode)
        self.metadata = {**MODES_AND_PACE, "name": f"{title}_v0"}
        self.render_mode = render_mode
        self.game = known_game(game_string(title, players, options))
        self._played = SoloGame(self.game, reward_number(reward))
        if illegal not in ("terminate", "raise", "mask"):
            raise ValueError(f"illegal is one of terminate, raise, mask, not {illegal!r}")
        self._illegal = illegal
        self._most = None if max_cycles is None else max_cycles * players
        self._decisions = 0
        self._closed = False
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        columns, count = self.game.column_count, self.game.action_count
        self._observations: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (columns * (1 + history),), np.uint8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions: dict[str, spaces.Space[Any]] = {
            agent: MaskedDiscrete(count) for agent in self.possible_agents
        }
        self._shaping = float(shaping)
        self._history = checked_history(history)
        self._past = {agent: Past(columns, history) for agent in self.possible_agents}
        self._leads = [0.0] * self.game.players
        self._no_action = np.zeros(count, np.int8)
        self.state_space = spaces.Box(0, 255, (columns * self.game.players,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._check_open()
        self._played.begin(seed)
        self._decisions = 0
        for past in self._past.values():
            past.clear()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._shape()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._ask()

    def _ask(self) -> None:
        """Advance to the next agent."""
        self.agent_selection = self.possible_agents[int(self._played.solo.seat())]
        self.infos[self.agent_selection] = {"action_mask": self._played.mask()}

    def observe(self, agent: str) -> Seen:
        asked = agent == self.agent_selection and not self.terminations[agent]
        mask = self._played.mask() if asked else self._no_action.copy()
        seen = self._past[agent].behind(self._played.observation(self._seats[agent]))
        return {"observation": seen, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats know together: their observations, one after the other."""
        seats = range(self.game.players)
        return np.concatenate([self._played.observation(seat) for seat in seats])

    def step(self, action: int | None) -> None:
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._actions[agent].contains(action), f"{action} is not in the action space"
        assert action is not None
        solo = self._played.solo
        if not solo.allows(int(action)):
            self._refuse(agent, action)
            return
        if self._history:
            seen = self._played.observation(self._seats[agent])
            self._past[agent].decided(seen, self._played.mask())
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        solo.play(solo.move(int(action)))
        self._decisions += 1
        self._shape()
        if solo.seat() < 0:
            self._end()
        else:
            if self._shaping:
                self._accumulate_rewards()
            self._ask()
            if self._decisions == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _shape(self) -> None:
        """Reward each seat for what its lead has grown by since the last time."""
        if self._shaping:
            for agent, seat in self._seats.items():
                lead = self._played.lead(seat)
                self.rewards[agent] = self._shaping * (lead - self._leads[seat])
                self._leads[seat] = lead

    def _refuse(self, agent: str, action: int) -> None:
        """An illegal action was played."""
        if self._illegal == "raise":
            raise ValueError(f"{agent}: action {action} is not legal")
        if self._illegal == "mask":
            self.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self._cumulative_rewards[agent] = 0.0
            self.rewards = {name: ILLEGAL_REWARD * (name == agent) for name in self.agents}
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def _end(self) -> None:
        final = self._played.rewards()
        self.rewards = {
            agent: self.rewards[agent] + final[seat] for agent, seat in self._seats.items()
        }
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table as text, as an SVG drawing or as pixels; ``human`` prints the text."""
        return render(self._played.solo.simulator.state, self.game.config, self.render_mode)

    def _check_open(self) -> None:
        if self._closed:
            raise ClosedEnvironmentError("the environment is closed")

    def close(self) -> None:
        """Nothing can be played any more."""
        self._closed = True


def wrapped(title: str, players: int = 4, **given: Any) -> WrappedEnv:
    """The environment with PettingZoo's usual check of the order of calls.

    The environment itself does what the other usual wrappers do, and faster.
    """
    return wrappers.OrderEnforcingWrapper(RawEnv(title, players, **given))
