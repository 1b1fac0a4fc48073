"""Hagenbeck in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import tile_columns
from zoopark.games.zooloretto.modules.hagenbeck.observer import HagenbeckObserver
from zoopark.games.zooloretto.modules.hagenbeck.rules import HOST
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.words import PENS
from zoopark.notation.columns import of, word


class HagenbeckEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(HOST, operand(A, box.animals), operand(B, box.pens))]

    def columns(self, module: Module, players: int) -> list[str]:
        return tile_columns("guest") + of("guest.in", word(*PENS[: int(BOARDS)]))

    def observer(self, module: Module, players: int) -> MiniObserver:
        return HagenbeckObserver(players)


ENV = HagenbeckEnv()
