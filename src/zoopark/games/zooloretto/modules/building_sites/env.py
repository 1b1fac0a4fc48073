"""The building sites in environments."""

from zoopark.core.actions import MoveKind, operand, seat_operand
from zoopark.core.moves import A, B, C
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.actions import Components, families
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.building_sites.rules import BARN_SITE, LIFT, OUT, PEN_SITE
from zoopark.games.zooloretto.rules.components import BARN, PENS
from zoopark.games.zooloretto.rules.module import Module


class BuildingSitesEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.obstacles += range(int(BARN_SITE), int(PEN_SITE) + 1)

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        spots = [*range(int(PENS) + 1), int(BARN)]  # of enclosures and stall places alike
        owners = seat_operand(C, box.players, [-1, *range(1, box.players)], first=1)
        sites = operand(A, box.obstacles)
        own = families(box.obstacles)
        return [
            MoveKind(PLACE, sites, operand(B, [*spots, int(OUT)]), owners, families=own),
            MoveKind(LIFT, sites, operand(B, spots)),
        ]


ENV = BuildingSitesEnv()
