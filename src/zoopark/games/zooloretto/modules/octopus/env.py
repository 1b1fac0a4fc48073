"""The octopus in environments."""

from zoopark.core.actions import MoveKind, anybody
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.modules.octopus.observer import OctopusObserver
from zoopark.games.zooloretto.modules.octopus.rules import NAME
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import of, seats, word


class OctopusEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(NAME, anybody(A, box.players))]

    def columns(self, module: Module, players: int) -> list[str]:
        return of("named", word(*seats(players)))

    def observer(self, module: Module, players: int) -> MiniObserver:
        return OctopusObserver(players)


ENV = OctopusEnv()
