from typing import TypeVar

from pettingzoo import AECEnv, ParallelEnv

_Agent = TypeVar("_Agent")
_Seen = TypeVar("_Seen")
_Action = TypeVar("_Action")

def parallel_to_aec(
    par_env: ParallelEnv[_Agent, _Seen, _Action],
) -> AECEnv[_Agent, _Seen, _Action]: ...
