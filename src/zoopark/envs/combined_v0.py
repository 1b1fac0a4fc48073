"""The combined game for PettingZoo; options are those of ``RawEnv`` and of the game string."""

from typing import Any

from zoopark.envs.aec import RawEnv, WrappedEnv, wrapped
from zoopark.envs.parallel import CycleEnv


def env(players: int = 4, **options: Any) -> WrappedEnv:
    """The environment in PettingZoo's wrapper."""
    return wrapped("combined", players=players, **options)


def raw_env(players: int = 4, **options: Any) -> RawEnv:
    """The environment alone."""
    return RawEnv("combined", players, **options)


def parallel_env(players: int = 4, **options: Any) -> CycleEnv:
    """The parallel environment: all agents submit an action in every cycle."""
    return CycleEnv("combined", players, **options)
