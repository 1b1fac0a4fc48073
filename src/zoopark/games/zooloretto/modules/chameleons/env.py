"""The chameleons in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B, C
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.chameleons.rules import CHAMELEON, CHANGE
from zoopark.games.zooloretto.modules.exotic.rules_visitors import LAST_POINT
from zoopark.games.zooloretto.rules.module import Module


class ChameleonsEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.homeless.append(int(CHAMELEON))

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        points = operand(B, range(1, int(LAST_POINT) + 1))
        return [MoveKind(CHANGE, operand(A, box.carts), points, operand(C, box.carts))]


ENV = ChameleonsEnv()
