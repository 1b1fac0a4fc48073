"""O Zoo le Mio for PettingZoo; options are those of ``RawEnv`` and of the game string."""

from functools import partial

from zoopark.envs.aec import RawEnv, wrapped
from zoopark.envs.parallel import CycleEnv

env = partial(wrapped, "ozoolemio")  # the environment in PettingZoo's wrapper
raw_env = partial(RawEnv, "ozoolemio")  # the environment alone
parallel_env = partial(CycleEnv, "ozoolemio")  # all agents submit an action in every cycle
