"""The exotic animals in environments."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A, B
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.actions import Components, families
from zoopark.games.zooloretto.module_env import ModuleEnv
from zoopark.games.zooloretto.modules.exotic.observer import ExoticObserver
from zoopark.games.zooloretto.modules.exotic.rules import JUNGLE, JUNGLE_ANIMALS, RETREAT, VISIT
from zoopark.games.zooloretto.modules.exotic.rules_visitors import LAST_POINT
from zoopark.games.zooloretto.modules.exotic.visitors import COLOURS, POINTS
from zoopark.games.zooloretto.observer.module import ModuleObserver
from zoopark.games.zooloretto.rules.actions import MOVE_ANIMAL
from zoopark.games.zooloretto.rules.components import BARN
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.columns import UNUSED, each_seat, group_names, of, word


class ExoticEnv(ModuleEnv):
    def extend(self, module: Module, box: Components) -> None:
        box.homeless += [int(JUNGLE_ANIMALS) << 3 | kind for kind in range(8)]

    def moves(self, module: Module, box: Components) -> list[MoveKind]:
        jungle, own = int(JUNGLE), families(box.homeless)
        animals = operand(A, box.homeless)
        colours = operand(A, box.carts)  # visitors have the colours of the carts
        points = range(1, int(LAST_POINT) + 1)
        return [
            MoveKind(PLACE, animals, operand(B, [jungle, int(BARN)]), families=own),
            MoveKind(MOVE_ANIMAL, animals, operand(B, [jungle]), families=own),
            MoveKind(VISIT, colours, operand(B, [0, *points])),
            MoveKind(RETREAT, colours, operand(B, points)),
        ]

    def columns(self, module: Module, players: int) -> list[str]:
        colours = COLOURS[1:]
        own = of("jungle", group_names(int(JUNGLE_ANIMALS)))
        own += word("jungle.chameleons", *(f"bonus-{colour}" for colour in colours))
        for colour in colours:
            own += of(f"visitors.{colour}", word(UNUSED, *(str(point) for point in POINTS)))
        return of("visitors.supply", word(UNUSED, *colours)) + each_seat(players, own)

    def observer(self, module: Module, players: int) -> ModuleObserver:
        return ExoticObserver(players)


ENV = ExoticEnv()
