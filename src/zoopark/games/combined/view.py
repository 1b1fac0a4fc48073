"""What a seat may see of Aquaretto and Zooloretto combined: a zoo and a park for each seat."""

from typing import Final, Literal

from msgspec import Struct

from zoopark.games.aquaretto.view import BONUSES, Bonus, ParkView, expected_young, park_view
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
from zoopark.games.zooloretto.view import ZooView, zoo_view

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

    zoo: JointSupply
    park: JointSupply


class JointSeat(SeatView, frozen=True, kw_only=True):
    """A seat of the combined game."""

    zoo: ZooView
    park: ParkView


class CombinedView(DraftingView, frozen=True, kw_only=True, tag="combined"):
    """Aquaretto and Zooloretto as one game."""

    trucks: tuple[JointTruck, ...]
    supplies: Supplies
    seats: tuple[JointSeat, ...]
    expected_young: str | None  # the species of a young one that waits for its field
    bonuses: tuple[Bonus, ...]  # what basins bring as they grow


def combined_view(state: Combined, table: DraftingPosition, config: str) -> CombinedView:
    sheets = [state.account(seat) for seat in range(state.players)]
    return CombinedView(
        **shared_parts(table, config, sheets),
        trucks=tuple(
            [_with_game(truck, state, number) for number, truck in enumerate(truck_views(state))]
        ),
        supplies=Supplies(
            _supply(state, int(ZOO), state.supply), _supply(state, int(PARK), state.park_supply)
        ),
        seats=tuple(
            [
                JointSeat(
                    zoo=zoo_view(state.zoos, seat, sheets[seat]),
                    park=park_view(state.parks.parks[seat], sheets[seat]),
                    **seat_parts(state, seat),
                )
                for seat in range(state.players)
            ]
        ),
        expected_young=expected_young(state.parks),
        bonuses=BONUSES,
    )


def _with_game(truck: TruckView, state: Combined, number: int) -> JointTruck:
    return JointTruck(truck.tiles, truck.spaces, truck.taken_by, _GAMES[int(state.carries(number))])


def _supply(state: Combined, game: int, supply: Supply) -> JointSupply:
    shown = supply_view(supply, bool(state.opened & game))
    opened, closed = bool(state.opened & game), bool(state.closed & game)
    return JointSupply(shown.total, shown.before_end_pile, shown.unseen, opened, closed)
