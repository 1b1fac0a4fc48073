"""The foreign zoos in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.foreign_zoos.observer import ForeignZoosObserver
from zoopark.games.zooloretto.modules.foreign_zoos.rules import GIVE
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import each_seat, of, word


class ForeignZoosEnv(ModuleEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(GIVE, operand(A, box.zoo_pens))]

    def columns(self, module: Module, players: int) -> list[str]:
        return each_seat(players, of("foreign-zoos", word("first", "second")))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return ForeignZoosObserver(players)


ENV = ForeignZoosEnv()
