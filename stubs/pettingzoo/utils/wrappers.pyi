from typing import TypeVar

from pettingzoo import AECEnv

_Agent = TypeVar("_Agent")
_Seen = TypeVar("_Seen")
_Action = TypeVar("_Action")

class BaseWrapper(AECEnv[_Agent, _Seen, _Action]):
    def __init__(self, env: AECEnv[_Agent, _Seen, _Action]) -> None: ...

class AssertOutOfBoundsWrapper(BaseWrapper[_Agent, _Seen, _Action]): ...
class OrderEnforcingWrapper(BaseWrapper[_Agent, _Seen, _Action]): ...

class TerminateIllegalWrapper(BaseWrapper[_Agent, _Seen, _Action]):
    def __init__(self, env: AECEnv[_Agent, _Seen, _Action], illegal_reward: float) -> None: ...
