"""What a seat may see of Aquaretto: a water park for each seat."""

from functools import lru_cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

from zoopark.core.score import Sheet
from zoopark.games.aquaretto.fields import fields_of, jobs_of
from zoopark.games.aquaretto.rules.components import (
    FIRST_SPECIES,
    LAST_SPECIES,
    brings_helper,
    pays_coin,
)
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.rules.parks import Parks
from zoopark.games.aquaretto.words import board_text, field_name, where_name
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.view import (
    DraftingView,
    SeatView,
    SupplyView,
    TruckView,
    seat_parts,
    shared_parts,
    supply_view,
    tile_names,
    truck_views,
)
from zoopark.games.kept import Kept
from zoopark.games.shown import Shown
from zoopark.games.view import ScoreSheet, sheet_view
from zoopark.notation.tiles import species_name, tile_name

MOST_TILES = 12  # of a basin that bring something (A.7.1)


class FieldView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A field of a park."""

    name: str  # as moves name it
    tile: str | None = None  # that lies on it, if one does
    trainer: bool = False  # does one stand there?


class Bonus(Struct, frozen=True, gc=False):
    """What the tile brings with which a basin reaches a size."""

    size: int  # with which it comes
    brings: Literal["coin", "helper"]  # what it is


class BasinView(Struct, frozen=True):
    """All tiles of a species."""

    species: str  # that lives in it
    size: int  # its tiles, each worth a point
    next: Bonus | None  # the next bonus on its way


class DepotView(Struct, frozen=True):
    """The depot: every species in it costs points."""

    tiles: tuple[str, ...]  # from bottom to top
    points: int  # that it costs, as a negative number
    next: int  # with one species more


class ParkView(Struct, frozen=True):
    """A water park."""

    points: int  # of all its lines on the score sheet
    fields: tuple[FieldView, ...]  # all fields that tiles can lie on
    boards: tuple[str, ...]  # those that were laid, in the words of moves: "large f2"
    small_boards_left: int  # that can still be bought
    large_boards_left: int  # that can still be bought
    basins: tuple[BasinView, ...]  # one for each species in the park
    basin_limit: int  # how many basins there may be
    staff: dict[str, int]  # how many helpers work where: jobs, and fields for trainers
    depot: DepotView


class ParkSeat(SeatView, frozen=True, kw_only=True):
    """A seat of Aquaretto."""

    park: ParkView


class AquarettoView(DraftingView, frozen=True, kw_only=True, tag="aquaretto"):
    """Aquaretto."""

    trucks: tuple[TruckView, ...]  # all trucks in order
    supply: SupplyView
    seats: tuple[ParkSeat, ...]  # all seats in order
    expected_young: str | None  # the species of a young one that waits for its field
    bonuses: tuple[Bonus, ...]  # what basins bring as they grow


def _bonus(size: int) -> Bonus | None:
    if pays_coin(size):
        return Bonus(size, "coin")
    return Bonus(size, "helper") if brings_helper(size) else None


BONUSES = tuple([bonus for size in range(1, MOST_TILES + 1) if (bonus := _bonus(size))])


def aquaretto_view(
    state: Aquaretto, table: DraftingPosition, config: str, last: Shown | None
) -> AquarettoView:
    shown = [_shown_seat(state, seat) for seat in range(state.players)]
    return AquarettoView(
        **shared_parts(table, config, [sheet for sheet, _ in shown], last),
        trucks=truck_views(state),
        supply=supply_view(state.supply, state.last_round),
        seats=tuple(
            [
                ParkSeat(park=own_staff(park), **seat_parts(state, seat))
                for seat, (_, park) in enumerate(shown)
            ]
        ),
        expected_young=expected_young(state.parks),
        bonuses=BONUSES,
    )


_KEPT: Final[Kept[tuple[object, ...], tuple[ScoreSheet, ParkView]]] = Kept()


def _shown_seat(state: Aquaretto, seat: int) -> tuple[ScoreSheet, ParkView]:
    """Score sheet and park of a seat; coins count, too (A.9.2)."""
    park = state.parks.parks[seat]

    def make() -> tuple[ScoreSheet, ParkView]:
        sheet = state.account(seat)
        return sheet_view(sheet), park_view(park, sheet)

    return _KEPT.get((state.parks.numbers, int(state.money.purses[seat]), *park.looks()), make)


def own_staff(park: ParkView) -> ParkView:
    """A part that was kept, with a dictionary that its reader may change."""
    return msgspec.structs.replace(park, staff=dict(park.staff))


def expected_young(parks: Parks) -> str | None:
    return species_name(parks.expected) if parks.expected else None


def park_view(park: Park, sheet: Sheet) -> ParkView:
    depot = next(line for line in sheet.lines if line.name == "depot")
    trainers = int(park.trainers)
    return ParkView(
        points=sheet.total,
        fields=tuple(
            [
                _field(cell, int(park.face(field)), trainers >> field & 1)
                for cell, field in fields_of(park)
            ]
        ),
        boards=tuple([board_text(board) for board in park.land.boards]),
        small_boards_left=int(park.smalls),
        large_boards_left=int(park.larges),
        basins=tuple(
            [
                _basin(family, int(park.size(family)))
                for family in range(int(FIRST_SPECIES), int(LAST_SPECIES) + 1)
                if park.size(family)
            ]
        ),
        basin_limit=int(park.basin_limit()),
        staff={where_name(job): helpers for job, helpers in jobs_of(park) if helpers},
        depot=DepotView(
            tile_names(list(park.depot)),
            depot.points,
            depot.points if depot.next is None else depot.next,
        ),
    )


# Most fields are the same as in the view before.


@lru_cache(8192)
def _field(cell: int, tile: int, trainer: int) -> FieldView:
    return FieldView(field_name(cell), tile_name(tile) if tile else None, bool(trainer))


@lru_cache(512)
def _basin(family: int, size: int) -> BasinView:
    following = [bonus for bonus in BONUSES if bonus.size > size]
    return BasinView(species_name(family), size, following[0] if following else None)
