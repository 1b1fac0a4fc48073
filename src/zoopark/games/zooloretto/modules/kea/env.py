"""The kea in environments."""

from zoopark.core.actions import MoveKind, rival
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.kea.rules import GIFT
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.rules.module import Module


class KeaEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(GIFT, rival(A, box.players))]


ENV = KeaEnv()
