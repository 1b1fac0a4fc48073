"""The buildings in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.buildings.observer import BuildingsObserver
from zoopark.games.zooloretto.modules.buildings.rules import PAVILION, RESTAURANT, SHOP_TILE
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.components import ZOO_PENS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.words import PENS
from zoopark.notation.columns import each_seat, of, word


class BuildingsEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.more_stalls.append(int(SHOP_TILE))

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(RESTAURANT), MoveKind(PAVILION, operand(A, box.zoo_pens))]

    def columns(self, module: Module, players: int) -> list[str]:
        own = of("pavilions", word(*PENS[: int(ZOO_PENS)]))
        return of("buildings", word("restaurant", "shop")) + each_seat(players, own)

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return BuildingsObserver(players)


ENV = BuildingsEnv()
