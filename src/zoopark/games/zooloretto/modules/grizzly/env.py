"""The grizzly in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.grizzly.rules import RELEASE, RELEASE_ALL
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.rules.module import Module


class GrizzlyEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [
            MoveKind(RELEASE, operand(A, box.beasts)),
            MoveKind(RELEASE_ALL, operand(A, box.named)),
        ]


ENV = GrizzlyEnv()
