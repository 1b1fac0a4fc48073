"""The Christmas tree in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.drafting.columns import three_tiles
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import ZOO_FAMILIES
from zoopark.games.zooloretto.modules.christmas_tree.observer import ChristmasTreeObserver
from zoopark.games.zooloretto.modules.christmas_tree.rules import MOST, PICK, TREE
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import word


class ChristmasTreeEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        kept = [tile for tile in box.tiles if tile not in box.obstacles]
        return [
            MoveKind(TREE, operand(A, range(1, int(MOST) + 1))),
            MoveKind(PICK, operand(A, kept)),
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        return word("draws") + three_tiles("turned", ZOO_FAMILIES)

    def observer(self, module: Module, players: int) -> MiniObserver:
        return ChristmasTreeObserver(players)


ENV = ChristmasTreeEnv()
