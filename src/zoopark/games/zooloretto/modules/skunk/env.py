"""The skunk in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import tile_columns
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.skunk.observer import SkunkObserver
from zoopark.games.zooloretto.modules.skunk.rules import CLAIM, SELL
from zoopark.games.zooloretto.rules.module import Module


class SkunkEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [
            MoveKind(SELL, operand(A, box.named)),
            MoveKind(CLAIM, operand(A, box.beasts)),
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        return tile_columns("sale")

    def observer(self, module: Module, players: int) -> MiniObserver:
        return SkunkObserver(players)


ENV = SkunkEnv()
