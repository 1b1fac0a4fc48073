"""What a seat may see of Aquaretto and Zooloretto combined: a zoo and a park for each seat."""

from typing import Final, Literal

from msgspec import Struct

from zoopark.core.score import Sheet
from zoopark.games.aquaretto.rules.game import LINE_NAMES
from zoopark.games.aquaretto.view import (
    BONUSES,
    Bonus,
    ParkView,
    expected_young,
    own_staff,
    park_view,
)
from zoopark.games.combined.rules.game import PARK, ZOO, Combined
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.view import (
    DraftingView,
    SeatView,
    SupplyView,
    TruckView,
    seat_parts,
    shared_parts,
    supply_view,
    truck_views,
)
from zoopark.games.kept import Kept
from zoopark.games.shown import Shown
from zoopark.games.view import ScoreSheet, sheet_view
from zoopark.games.zooloretto.view import ZooView, zoo_view

PARK_LINES: Final = len(LINE_NAMES)  # they stand first on the score sheet
_GAMES: Final[dict[int, Literal["zoo", "park"] | None]] = {
    0: None,
    int(ZOO): "zoo",
    int(PARK): "park",
}


class JointTruck(TruckView, frozen=True):
    """A truck carries tiles of one game only."""

    game: Literal["zoo", "park"] | None  # None while it is empty


class JointSupply(SupplyView, frozen=True):
    """The supply of one of the two games."""

    opened: bool  # its end pile is open
    closed: bool  # nothing more is drawn from it


class Supplies(Struct, frozen=True):
    """Both supplies."""

    zoo: JointSupply  # the supply of Zooloretto
    park: JointSupply  # the supply of Aquaretto


class JointSeat(SeatView, frozen=True, kw_only=True):
    """A seat of the combined game."""

    zoo: ZooView
    park: ParkView


class CombinedView(DraftingView, frozen=True, kw_only=True, tag="combined"):
    """Aquaretto and Zooloretto as one game."""

    trucks: tuple[JointTruck, ...]  # all trucks in order
    supplies: Supplies
    seats: tuple[JointSeat, ...]  # all seats in order
    expected_young: str | None  # the species of a young one that waits for its field
    bonuses: tuple[Bonus, ...]  # what basins bring as they grow


def combined_view(
    state: Combined, table: DraftingPosition, config: str, last: Shown | None
) -> CombinedView:
    shown = [_shown_seat(state, seat) for seat in range(state.players)]
    return CombinedView(
        **shared_parts(table, config, [sheet for sheet, _, _ in shown], last),
        trucks=tuple(
            [_with_game(truck, state, number) for number, truck in enumerate(truck_views(state))]
        ),
        supplies=Supplies(
            _supply(state, int(ZOO), state.supply), _supply(state, int(PARK), state.park_supply)
        ),
        seats=tuple(
            [
                JointSeat(zoo=zoo, park=own_staff(park), **seat_parts(state, seat))
                for seat, (_, zoo, park) in enumerate(shown)
            ]
        ),
        expected_young=expected_young(state.parks),
        bonuses=BONUSES,
    )


_KEPT: Final[Kept[tuple[object, ...], tuple[ScoreSheet, ZooView, ParkView]]] = Kept()


def _shown_seat(state: Combined, seat: int) -> tuple[ScoreSheet, ZooView, ParkView]:
    """Score sheet, zoo and park of a seat."""
    zoos, park = state.zoos, state.parks.parks[seat]

    def make() -> tuple[ScoreSheet, ZooView, ParkView]:
        sheet = state.account(seat)
        zoo = zoo_view(zoos, seat, Sheet(sheet.lines[PARK_LINES:]))
        return sheet_view(sheet), zoo, park_view(park, Sheet(sheet.lines[:PARK_LINES]))

    table = (int(state.money.purses[seat]), int(zoos.species), int(zoos.boards))
    numbers = (zoos.numbers, state.parks.numbers)
    return _KEPT.get((*numbers, *table, *zoos.zoos[seat].cells(), *park.looks()), make)


def _with_game(truck: TruckView, state: Combined, number: int) -> JointTruck:
    return JointTruck(truck.tiles, truck.spaces, truck.taken_by, _GAMES[int(state.carries(number))])


def _supply(state: Combined, game: int, supply: Supply) -> JointSupply:
    shown = supply_view(supply, bool(state.opened & game))
    opened, closed = bool(state.opened & game), bool(state.closed & game)
    return JointSupply(shown.total, shown.before_end_pile, shown.unseen, opened, closed)
