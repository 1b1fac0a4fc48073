"""What a module adds to an environment: components, actions and columns."""

from collections.abc import Sequence

from zoopark.core.actions import MoveKind
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.rules_registry import part_of
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module


class ModuleEnv:
    """One module in environments. What it does not need stays as it is here: nothing."""

    def extend(self, module: Module, box: Components) -> None:
        """Add the components of the module to those of the game."""

    def leading_moves(self, module: Module, box: Components) -> list[MoveKind]:
        """Moves that are numbered before those of all modules."""
        return []

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        """Moves of the module, in the order of their numbers."""
        return []

    def outcomes(self, module: Module, box: Components) -> list[MoveKind]:
        """Outcomes of chance, besides tiles that are drawn."""
        return []

    def questions_about_tiles(self, module: Module) -> Sequence[int]:
        """The kinds of its tasks that ask about a tile."""
        return ()

    def columns(self, module: Module, players: int) -> list[str]:
        """The names of what the observer writes."""
        return []

    def observer(self, module: Module, players: int) -> ModuleObserver:
        """What writes the state of the module."""
        return ModuleObserver(players)


_NOTHING = ModuleEnv()


def env_of(module: Module) -> ModuleEnv:
    """What ``env.py`` in the folder of a module says; nothing without such a file."""
    env = part_of(module.manifest.id, "env", "ENV") or _NOTHING
    assert isinstance(env, ModuleEnv)
    return env
