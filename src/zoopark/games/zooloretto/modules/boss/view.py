"""What Boss shows: offices, the board of offers and the sponsor enclosure."""

from msgspec import Struct

from zoopark.games.zooloretto.module_view import ModuleView
from zoopark.games.zooloretto.modules.boss.names import FIELDS, SPONSOR, TILES
from zoopark.games.zooloretto.modules.boss.rules import (
    SPONSOR_FULL_AT,
    SPONSOR_NEARLY_FULL_AT,
    SPONSOR_PEN,
    Boss,
)
from zoopark.games.zooloretto.modules.boss.words import office_tiles, on_offer
from zoopark.games.zooloretto.rules.module import Module
from zoopark.notation.tiles import tile_name


class BossPart(Struct, frozen=True):
    """The office of a seat."""

    workers: dict[str, int]  # by the field of the office
    office_tiles: tuple[str, ...]  # by their names
    donations: int  # how many the seat has
    point_tiles: int  # how many the seat has


class BossTable(Struct, frozen=True):
    """What is on offer."""

    x_tiles: tuple[str, ...]  # animals on offer
    office_tiles: dict[str, int]  # how many of each are left
    workers: int  # how many are left
    donations_left: int  # how many are left
    point_tiles_left: int  # how many are left
    enclosure: str  # that every seat can open once


class BossView(ModuleView):
    seat_part = BossPart
    table_part = BossTable
    scales = {int(SPONSOR_PEN): (int(SPONSOR_FULL_AT), int(SPONSOR_NEARLY_FULL_AT))}

    def seat(self, module: Module, seat: int) -> BossPart:
        assert isinstance(module, Boss)
        office = module.offices[seat]
        return BossPart(
            {name: int(office.workers_at(field)) for field, name in enumerate(FIELDS)},
            tuple(office_tiles(office)),
            int(office.donations),
            int(office.points),
        )

    def table(self, module: Module) -> BossTable:
        assert isinstance(module, Boss)
        return BossTable(
            tuple([tile_name(tile) for tile in on_offer(module)]),
            {name: int(module.office_tiles_left(tile)) for tile, name in enumerate(TILES)},
            int(module.workers),
            int(module.donations),
            int(module.points_left),
            SPONSOR,
        )


VIEW = BossView()
