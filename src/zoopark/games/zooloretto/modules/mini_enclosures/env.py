"""The mini enclosures in environments: choosing one, and what each of them adds."""

from collections.abc import Sequence

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import mini_env_of
from zoopark.games.zooloretto.modules.mini_enclosures.observer import MiniEnclosuresObserver
from zoopark.games.zooloretto.modules.mini_enclosures.rules import CHOOSE, MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import of, seats, word


class MiniEnclosuresEnv(ModuleEnv):
    def leading_moves(self, module: Module, box: Components) -> list[MoveKind]:
        chapters = [mini.manifest.chapter for mini in _minis(module)]
        return [MoveKind(CHOOSE, operand(A, chapters))]

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [kind for mini in _minis(module) for kind in mini_env_of(mini).moves(mini, box)]

    def questions_about_tiles(self, module: Module) -> Sequence[int]:
        return [
            kind
            for mini in _minis(module)
            for kind in mini_env_of(mini).questions_about_tiles(mini)
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        whose = ["in-middle", *(f"of-{seat}" for seat in seats(5)), "used", "coins"]
        names: list[str] = []
        for mini in _minis(module):
            held = mini_env_of(mini).columns(mini, players)
            names += of(mini.manifest.id, word(*whose) + held)
        return names

    def observer(self, module: Module, players: int) -> ModuleObserver:
        observers = [mini_env_of(mini).observer(mini, players) for mini in _minis(module)]
        return MiniEnclosuresObserver(players, observers)


def _minis(module: Module) -> list[Mini]:
    assert isinstance(module, MiniEnclosures)
    return module.minis


ENV = MiniEnclosuresEnv()
