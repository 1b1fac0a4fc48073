"""The acclimatisation area in environments."""

from zoopark.core.actions import MoveKind, operand, rival
from zoopark.core.moves import A, B
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.columns import tile_columns
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.acclimatisation.observer import AcclimatisationObserver
from zoopark.games.zooloretto.modules.acclimatisation.rules import AREA, MOVE_IN, MOVE_OUT, TRADE
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import each_seat, of, word


class AcclimatisationEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.shelters.append(int(AREA))

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        return [
            MoveKind(MOVE_IN, operand(A, box.animals)),
            MoveKind(MOVE_OUT, operand(A, box.animals), operand(B, box.homes)),
            MoveKind(TRADE, rival(A, box.players)),
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        return each_seat(players, tile_columns("area") + of("area", word("moved")))

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return AcclimatisationObserver(players)


ENV = AcclimatisationEnv()
