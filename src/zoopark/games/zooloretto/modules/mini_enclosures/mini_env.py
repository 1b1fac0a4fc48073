"""A mini enclosure in environments, and where it says so."""

from zoopark.games.zooloretto.module_env import ModuleEnv, env_of
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.rules.module import Module


class MiniEnv(ModuleEnv):
    """One mini enclosure in environments. Columns are those of what lies on it."""

    def observer(self, module: Module, players: int) -> MiniObserver:
        return MiniObserver(players)


_NOTHING = MiniEnv()


def mini_env_of(mini: Mini) -> MiniEnv:
    """What the folder of a mini enclosure says; nothing if it has no actions and no state."""
    env = env_of(mini)
    return env if isinstance(env, MiniEnv) else _NOTHING
