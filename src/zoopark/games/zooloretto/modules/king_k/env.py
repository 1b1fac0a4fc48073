"""King K in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.king_k.rules import TAKE_OFF
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.rules.module import Module


class KingKEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(TAKE_OFF, operand(A, box.trucks), operand(B, box.tiles))]


ENV = KingKEnv()
