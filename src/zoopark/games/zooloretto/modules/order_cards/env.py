"""The order cards in environments."""

from zoopark.core.actions import MoveKind, anybody, operand
from zoopark.core.moves import A, B
from zoopark.games.drafting.rules.kinds import DEAL
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.order_cards.observer import OrderCardsObserver
from zoopark.games.zooloretto.modules.order_cards.rules import CARDS
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import of, word


class OrderCardsEnv(ModuleEnv):
    def outcomes(self, module: Module, box: Components) -> list[MoveKind]:
        cards = range(1, int(CARDS) + 1)
        return [MoveKind(DEAL, anybody(A, box.players), operand(B, cards))]

    def columns(self, module: Module, players: int) -> list[str]:
        return of("order", word(*(f"card{number}" for number in range(1, int(CARDS) + 1))))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return OrderCardsObserver(players)


ENV = OrderCardsEnv()
