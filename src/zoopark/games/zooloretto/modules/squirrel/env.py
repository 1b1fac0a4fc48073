"""The squirrel in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.squirrel.rules import SHIP
from zoopark.games.zooloretto.rules.module import Module


class SquirrelEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(SHIP, operand(A, box.beasts), operand(B, box.trucks))]


ENV = SquirrelEnv()
