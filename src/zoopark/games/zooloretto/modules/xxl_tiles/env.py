"""The XXL tiles in environments."""

from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.xxl_tiles.rules import ICECREAM
from zoopark.games.zooloretto.rules.module import Module


class XxlTilesEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.carts.append(int(ICECREAM))


ENV = XxlTilesEnv()
