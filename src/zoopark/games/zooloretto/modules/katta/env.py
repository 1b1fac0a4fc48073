"""The katta in environments."""

from zoopark.core.actions import MoveKind
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.katta.rules import SKIP
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.rules.module import Module


class KattaEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(SKIP)]


ENV = KattaEnv()
