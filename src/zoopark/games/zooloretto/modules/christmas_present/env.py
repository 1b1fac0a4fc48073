"""The Christmas present in environments."""

from zoopark.games.zooloretto.modules.christmas_present.observer import ChristmasPresentObserver
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.rules.components import ALL_FAMILIES
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import group_names


class ChristmasPresentEnv(MiniEnv):
    def columns(self, module: Module, players: int) -> list[str]:
        return [name for family in range(int(ALL_FAMILIES)) for name in group_names(family)]

    def observer(self, module: Module, players: int) -> MiniObserver:
        return ChristmasPresentObserver(players)


ENV = ChristmasPresentEnv()
