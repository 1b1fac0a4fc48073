"""The boss in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.core.tiles import kind
from zoopark.games.zooloretto.actions import Components
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.boss.names import FIELDS, TILES
from zoopark.games.zooloretto.modules.boss.observer import OFFER_WORDS, BossObserver
from zoopark.games.zooloretto.modules.boss.rules import (
    BY_COINS,
    BY_DONATIONS,
    HIRE,
    OFFER,
    OFFICE,
    SPONSOR,
    SPONSOR_PEN,
    TRANSFER,
)
from zoopark.games.zooloretto.modules.boss.rules_offers import x_tile
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.components import OTHER_FEMALE
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import COLUMNS, each_seat, known, of, word


class BossEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.more_pens.append(int(SPONSOR_PEN))
        box.second_sort = True

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        fields = range(len(FIELDS))
        pay = operand(B, [int(BY_COINS), int(BY_DONATIONS)])
        females = [tile for tile in box.animals if kind(tile) == OTHER_FEMALE]
        return [
            MoveKind(HIRE, operand(A, fields), pay),
            MoveKind(OFFER, operand(A, females + box.other_stalls), pay),
            MoveKind(OFFICE, operand(A, range(len(TILES))), pay),
            MoveKind(TRANSFER, operand(A, fields), operand(B, fields)),
            MoveKind(SPONSOR),
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        offers = [known(int(x_tile(number))) for number in range(int(OFFER_WORDS) * COLUMNS)]
        own = of("staff", word(*FIELDS)) + of("office", word(*TILES, "donations", "points"))
        supplies = of("boss", word("workers", "donations", "point-tiles"))
        return supplies + of("offer", offers) + each_seat(players, own)

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return BossObserver(players)


ENV = BossEnv()
