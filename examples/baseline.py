"""The player that ``learn.py`` saved: a policy as a bot, for the lab, the terminal and servers.

    zoopark lab tournament --players baseline,greedy,random --code examples/baseline.py
    zoopark play "zooloretto(players=4)" --seats you,baseline,easy,easy --code examples/baseline.py

ZOOPARK_BASELINE names another file of weights than ``baseline.npz``.
"""

import os
from pathlib import Path

import numpy as np

from zoopark import PolicyBot
from zoopark.envs.policy import Mask, Observation

WEIGHTS = Path(os.environ.get("ZOOPARK_BASELINE", Path(__file__).with_name("baseline.npz")))


class Baseline(PolicyBot):
    """Plays the action with the best odds, without any search."""

    name = "baseline"

    def __init__(self) -> None:
        super().__init__()
        with np.load(WEIGHTS) as saved:
            self._config = str(saved["config"])
            self._weights = {
                name: saved[name].astype(np.float32) for name in saved.files if name != "config"
            }

    def act(self, observation: Observation, mask: Mask) -> int:
        w = self._weights
        if observation.shape[0] != len(w["in"]):
            raise ValueError(f"these weights are for {self._config}")
        felt = np.log1p(observation.astype(np.float32))
        hidden = np.maximum(felt @ w["in"] + w["bias"], 0)
        legal = np.flatnonzero(mask)
        odds = w["odds"][legal] @ hidden + w["odds_bias"][legal]
        return int(legal[odds.argmax()])
