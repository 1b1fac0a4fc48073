"""Zooloretto for PettingZoo; options are those of ``RawEnv`` and of the game string."""

from functools import partial

from zoopark.envs.aec import RawEnv, wrapped
from zoopark.envs.parallel import CycleEnv

env = partial(wrapped, "zooloretto")  # the environment in PettingZoo's wrapper
raw_env = partial(RawEnv, "zooloretto")  # the environment alone
parallel_env = partial(CycleEnv, "zooloretto")  # all agents submit an action in every cycle
