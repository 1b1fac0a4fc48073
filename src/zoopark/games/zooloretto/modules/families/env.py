"""The lion family and the rabbit family in environments."""

from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.families.rules import Family
from zoopark.games.zooloretto.rules.module import Module


class FamilyEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        assert isinstance(module, Family)
        box.species.append(int(module.species))


ENV = FamilyEnv()
