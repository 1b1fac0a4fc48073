"""What the jungle boards and the visitors show."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.exotic.rules import MOST_SPECIES, SPACES, Exotic
from zoopark.games.zooloretto.modules.exotic.rules_visitors import IN_THE_MIDDLE
from zoopark.games.zooloretto.modules.exotic.visitors import COLOURS, boards_of, in_play, standing
from zoopark.games.zooloretto.modules.exotic.words import jungle_tiles
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import tile_name


class JungleView(Struct, frozen=True):
    """A jungle board."""

    animals: tuple[str, ...]  # the tiles in it
    spaces: int  # how many animals it has room for
    most_species: int  # that it takes


class ExoticPart(Struct, frozen=True):
    """Jungle board and visitors of a seat."""

    jungle: JungleView
    visitors: dict[str, tuple[int, ...]]  # of each colour, how many stand on each point
    bonus_boards: tuple[str, ...]  # their colours


class ExoticTable(Struct, frozen=True):
    """The visitors and bonus boards that nobody has yet."""

    visitors: dict[str, int]  # how many of each colour are left
    bonus_boards: tuple[str, ...]  # the colours of those that are left


class ExoticView(ModuleView):
    seat_part = ExoticPart
    table_part = ExoticTable

    def seat(self, module: Module, seat: int) -> ExoticPart:
        assert isinstance(module, Exotic)
        animals = tuple([tile_name(tile) for tile in jungle_tiles(module, seat)])
        visitors = module.visitors
        return ExoticPart(
            JungleView(animals, int(SPACES), int(MOST_SPECIES)),
            {
                COLOURS[colour]: tuple(standing(visitors, seat, colour).values())
                for colour in in_play(visitors)
            },
            tuple(boards_of(visitors, seat)),
        )

    def table(self, module: Module) -> ExoticTable:
        assert isinstance(module, Exotic)
        visitors = module.visitors
        return ExoticTable(
            {COLOURS[colour]: int(visitors.supply[colour]) for colour in in_play(visitors)},
            tuple(boards_of(visitors, int(IN_THE_MIDDLE))),
        )


VIEW = ExoticView()
