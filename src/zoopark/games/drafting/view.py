"""What a seat may see of a drafting game.

The order of the unseen tiles is hidden (Z.1.10), and the state does not know it. All else is open
to every seat and every spectator, unless a module says otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypedDict

from msgspec import Struct

from zoopark.core.state import ranking
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import owner, tiles_on
from zoopark.games.drafting.stock import group_tiles, left_out_species, unborn_young
from zoopark.games.kept import Kept
from zoopark.games.shown import Shown
from zoopark.games.view import ScoreSheet, View
from zoopark.notation.tiles import species_name, tile_name


class TruckView(Struct, frozen=True):
    """A delivery truck."""

    tiles: tuple[str, ...]  # that lie on it
    spaces: int  # how many tiles it has room for
    taken_by: int | None  # the seat that took it this round


class SupplyView(Struct, frozen=True):
    """The tiles that nobody has seen yet."""

    total: int  # how many tiles there are
    before_end_pile: int  # how many are drawn before the end pile is opened
    unseen: dict[str, int]  # by the name of the tile


class SeatView(Struct, frozen=True, kw_only=True):
    """What every drafting game has before a seat."""

    coins: int  # in the purse
    out: bool  # out of the round


class DraftingView(View, frozen=True, kw_only=True):
    """A drafting game."""

    last_round: bool  # is this the last round?
    hand: tuple[str, ...]  # tiles that wait to be placed
    bank: int  # coins in the bank
    young: dict[str, int]  # those that are not born yet, by species
    left_out: tuple[str, ...]  # species that are not in the game
    gone: dict[str, int]  # tiles that have left the game


def tile_names(tiles: list[int]) -> tuple[str, ...]:
    return tuple([tile_name(tile) for tile in tiles])


def counted(tiles: Counter[int]) -> dict[str, int]:
    return {tile_name(tile): tiles[tile] for tile in sorted(tiles)}


@lru_cache(4096)
def load_names(load: int) -> tuple[str, ...]:
    """The tiles on a truck or in hand. Most loads are seen again and again."""
    return tile_names(tiles_on(load))


def truck_views(state: Drafting) -> tuple[TruckView, ...]:
    return tuple(
        [_truck(int(truck), int(state.spaces(number))) for number, truck in enumerate(state.trucks)]
    )


@lru_cache(4096)
def _truck(truck: int, spaces: int) -> TruckView:
    taken = int(owner(truck))
    return TruckView(load_names(truck), spaces, taken if taken >= 0 else None)


def supply_view(supply: Supply, last_round: bool) -> SupplyView:
    """A supply; tiles that come back in the last round are mixed into the open end pile."""
    total = int(supply.total)
    unseen = _unseen(int(supply.first), tuple(supply.bag)).copy()
    return SupplyView(total, 0 if last_round else max(total - int(supply.end_pile), 0), unseen)


@lru_cache(4096)  # many moves draw nothing
def _unseen(first: int, bag: tuple[int, ...]) -> dict[str, int]:
    unseen: dict[str, int] = {}
    for family, group in enumerate(bag, first):
        if group:
            unseen.update(_group_counts(family, group))
    return unseen


@lru_cache(4096)
def _group_counts(family: int, group: int) -> dict[str, int]:
    return counted(Counter(group_tiles(family, group)))


class Shared(TypedDict):
    """The fields that all drafting views share, by name."""

    game: str
    over: bool
    round: int
    asks: str
    scores: tuple[ScoreSheet, ...]
    ranking: tuple[tuple[int, ...], ...]
    last_round: bool
    hand: tuple[str, ...]
    bank: int
    young: dict[str, int]
    left_out: tuple[str, ...]
    gone: dict[str, int]


_KEPT_GONE: Final[Kept[tuple[object, ...], dict[str, int]]] = Kept()


def shared_parts(
    table: DraftingPosition,
    config: str,
    scores: Sequence[ScoreSheet],
    last: Shown | None,
    tiles_by: tuple[int, ...] | None = None,
) -> Shared:
    """What all drafting views share; ``tiles_by`` are numbers that say where the tiles are."""
    state = table.state

    return Shared(
        game=config,
        over=state.over(),
        round=int(state.round),
        asks=table.asks(),
        scores=tuple(scores),
        ranking=tuple(ranking(state)),
        last_round=state.last_round,
        hand=load_names(int(state.hand)),
        bank=int(state.money.bank),
        young={
            species: count
            for side in table.sides
            for species, count in _by_name(tuple(unborn_young(state, side).items()))
        },
        left_out=_species_names(tuple(left_out_species(state, table.sides))),
        gone=_gone(table, config, last, tiles_by),
    )


def _gone(
    table: DraftingPosition, config: str, last: Shown | None, tiles_by: tuple[int, ...] | None
) -> dict[str, int]:
    """Tiles that have left the game do not come back: as many as before are the same ones."""
    if tiles_by is not None:
        return _KEPT_GONE.get((config, *tiles_by), lambda: counted(table.gone()))
    gone = table.count_gone()
    if gone == 0:
        return {}
    if last is not None:
        assert isinstance(last.view, DraftingView)
        if sum(last.view.gone.values()) == gone:
            return last.view.gone.copy()
    return counted(table.gone())


@lru_cache(4096)
def _by_name(counts: tuple[tuple[int, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((species_name(family), count) for family, count in counts)


@lru_cache(1024)
def _species_names(families: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(species_name, families))


class SeatParts(TypedDict):
    """The fields of a seat that all drafting views share, by name."""

    coins: int
    out: bool


def seat_parts(state: Drafting, seat: int) -> SeatParts:
    """What every drafting game has before a seat."""
    return SeatParts(
        coins=int(state.money.purses[seat]),
        out=bool(state.out >> seat & 1),
    )
