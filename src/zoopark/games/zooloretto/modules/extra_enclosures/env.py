"""The extra enclosures in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.extra_enclosures.observer import ExtraEnclosuresObserver
from zoopark.games.zooloretto.modules.extra_enclosures.rules import HOMES, OPEN_EXTRA
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.components import ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.words import PENS
from zoopark.notation.columns import of, word


class ExtraEnclosuresEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.outer_pens += [int(ZOO_PENS) + number for number in range(len(HOMES))]

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(OPEN_EXTRA, operand(A, box.outer_pens))]

    def columns(self, module: Module, players: int) -> list[str]:
        return of("extra-enclosures", word(*PENS[int(ZOO_PENS) :]))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return ExtraEnclosuresObserver(players)


ENV = ExtraEnclosuresEnv()
