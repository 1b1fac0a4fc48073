"""The savings book in environments."""

from zoopark.core.actions import MoveKind
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.savings_book.observer import SavingsBookObserver
from zoopark.games.zooloretto.modules.savings_book.rules import DEPOSIT
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import each_seat, of, word


class SavingsBookEnv(ModuleEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(DEPOSIT)]

    def columns(self, module: Module, players: int) -> list[str]:
        return each_seat(players, of("savings-book", word("field", "began-round")))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return SavingsBookObserver(players)


ENV = SavingsBookEnv()
