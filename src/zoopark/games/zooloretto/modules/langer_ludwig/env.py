"""Langer Ludwig in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.core.tiles import kind
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.langer_ludwig.rules import RETURN
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.rules.components import BABY
from zoopark.games.zooloretto.rules.module import Module


class LangerLudwigEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        grown = [tile for tile in box.animals if kind(tile) < BABY]
        return [MoveKind(RETURN, operand(A, grown), operand(B, box.homes))]


ENV = LangerLudwigEnv()
