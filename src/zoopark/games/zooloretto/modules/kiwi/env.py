"""The kiwi in environments."""

from collections.abc import Sequence

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.modules.kiwi.observer import LIFTED_WORDS, KiwiObserver
from zoopark.games.zooloretto.modules.kiwi.rules import REARRANGE, REPACK, REPACKING
from zoopark.games.zooloretto.modules.mini_enclosures.mini_env import MiniEnv
from zoopark.games.zooloretto.modules.mini_enclosures.observer_mini import MiniObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import COLUMNS


class KiwiEnv(MiniEnv):
    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [MoveKind(REARRANGE), MoveKind(REPACK, operand(A, box.trucks))]

    def questions_about_tiles(self, module: Module) -> Sequence[int]:
        return (int(REPACKING),)

    def columns(self, module: Module, players: int) -> list[str]:
        return [f"lifted{number + 1}" for number in range(int(LIFTED_WORDS) * COLUMNS)]

    def observer(self, module: Module, players: int) -> MiniObserver:
        return KiwiObserver(players)


ENV = KiwiEnv()
