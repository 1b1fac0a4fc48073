"""The beaver in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.games.drafting.columns import three_tiles
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import ZOO_FAMILIES
from zoopark.games.zooloretto.modules.beaver.observer import BeaverObserver
from zoopark.games.zooloretto.modules.beaver.rules import GNAW
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.rules.module import Module


class BeaverEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(GNAW, operand(A, box.trucks), operand(B, box.tiles))]

    def columns(self, module: Module, players: int) -> list[str]:
        return three_tiles("gnawed", ZOO_FAMILIES)

    def observer(self, module: Module, players: int) -> MiniObserver:
        return BeaverObserver(players)


ENV = BeaverEnv()
