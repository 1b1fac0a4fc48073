"""The petting zoo in environments."""

from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import ZOO_FAMILIES
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.petting_zoo.observer import PettingZooObserver
from zoopark.games.zooloretto.modules.petting_zoo.rules import PETTING
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import each_seat, of


class PettingZooEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.shelters.append(int(PETTING))

    def columns(self, module: Module, players: int) -> list[str]:
        return each_seat(players, of("petting", ZOO_FAMILIES))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return PettingZooObserver(players)


ENV = PettingZooEnv()
