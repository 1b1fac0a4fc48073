"""The games for PettingZoo's parallel API: every agent submits an action in every cycle.

These games are sequential, so in each cycle one agent decides and the others wait. Many multi-agent
algorithms need this form.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from zoopark.envs.aec import MODES_AND_PACE, RawEnv, Seen
from zoopark.envs.discrete import MaskedDiscrete


class CycleEnv(ParallelEnv[str, Seen, int]):
    """All seats in cycles. The last action is to wait, the only one a waiting agent has.

    The action of a waiting agent is ignored. An illegal action of the agent to act changes nothing,
    and it is asked again; with ``illegal="raise"`` it is an error. A game is truncated after
    ``max_cycles`` cycles.
    """

    def __init__(
        self, title: str, players: int = 4, *, max_cycles: int | None = None, **given: Any
    ) -> None:
        """Other options are passed on to ``RawEnv``."""
        options: dict[str, Any] = {"illegal": "mask"} | given
        self._env = RawEnv(title, players, **options)
        self.metadata = {**MODES_AND_PACE, "name": f"{title}_v0", "is_parallelizable": True}
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents
        self.agents: list[str] = []
        self._most = max_cycles
        self._cycles = 0
        self.wait = self._env.game.action_count
        self.state_space = self._env.state_space
        seen = self._env.observation_space(self.possible_agents[0])
        assert isinstance(seen, spaces.Dict)
        self._observations: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": seen["observation"],
                    "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions: dict[str, spaces.Space[Any]] = {
            agent: MaskedDiscrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._seen(), self._infos()

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats know together: their observations, one after the other."""
        return self._env.state()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        action = actions[self._env.agent_selection]
        if action == self.wait:
            self._env.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self._env.step(action)
        self._cycles += 1
        over = self._env.terminations[self.agents[0]]
        cut = self._cycles == self._most and not over
        agents = self.agents
        told = (
            self._seen(),
            {agent: self._env.rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self._infos(),
        )
        if over or cut:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Seen]:
        seen = {agent: self._env.observe(agent) for agent in self.agents}
        for view in seen.values():
            idle = not view["action_mask"].any()
            view["action_mask"] = np.append(view["action_mask"], np.int8(idle))
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"to_act": agent == self._env.agent_selection} for agent in self.agents}

    def render(self) -> Any:
        return self._env.render()

    def close(self) -> None:
        """Nothing can be played any more."""
        self._env.close()
