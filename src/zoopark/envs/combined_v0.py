"""The combined game for PettingZoo; options are those of ``RawEnv`` and of the game string."""

from functools import partial

from zoopark.envs.aec import RawEnv, wrapped
from zoopark.envs.parallel import CycleEnv

env = partial(wrapped, "combined")  # the environment in PettingZoo's wrapper
raw_env = partial(RawEnv, "combined")  # the environment alone
parallel_env = partial(CycleEnv, "combined")  # all agents submit an action in every cycle
