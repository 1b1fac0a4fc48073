"""What a seat may see of O Zoo le Mio: everything but the others' coins and sealed bids (O.1.5)."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from zoopark.core.state import ranking
from zoopark.games.kept import Kept
from zoopark.games.ozoolemio.rules.components import (
    ANIMALS,
    COLOUR,
    EXITS,
    STARS,
    TILES,
    TREES,
    Animals,
    linked,
)
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OVER, OZooLeMio
from zoopark.games.ozoolemio.words import ASKS, EXIT_NAMES, Direction, laid_words
from zoopark.games.view import ScoreSheet, View, sheet_view


class Half(Struct, frozen=True):
    """One half of a tile."""

    colour: Animals  # of its animals
    stars: int  # how many it shows
    tree: bool  # does it show a tree?
    exits: tuple[Direction, ...]  # where paths leave it, besides to the other half


class PathTile(Struct, frozen=True):
    """A tile as it lies unturned: half A in the west, half B in the east."""

    tile: int  # its number
    a: Half  # half A
    b: Half  # half B
    link: bool  # does a path join the halves?


class LaidTile(Struct, frozen=True):
    """A tile of a zoo."""

    tile: int  # its number
    field: str  # of half A
    direction: Direction  # of half B as seen from half A
    number: int  # the how-manieth tile of the game it was


class OZooSeat(Struct, frozen=True):
    """A seat of O Zoo le Mio."""

    coins: int | None  # None where they are hidden
    points: tuple[int, ...]  # of each round
    areas: dict[Animals, int]  # the stars of the best area of each colour
    visitors: dict[Animals, int]  # the figures that it brings now
    trees: int  # how many trees it has
    tree_figures: int  # that the trees bring
    benches: int  # how many benches it has
    figures: int  # visitors, tree figures and benches, each worth the number of the round
    tiles: tuple[LaidTile, ...]  # in the order in which they were laid


class OZooView(View, frozen=True, kw_only=True, tag="ozoolemio"):
    """O Zoo le Mio."""

    builder: int | None  # the seat that lays the tile it has won
    flags: tuple[int, ...]  # the seats from above: the higher one wins a tie
    row: tuple[PathTile, ...]  # the tile on sale comes first
    sold: int  # tiles of this round
    unseen: tuple[int, ...]  # the numbers of the tiles that nobody has seen yet
    lost: tuple[int, ...]  # tiles that fitted nowhere
    sealed: tuple[bool, ...]  # has the seat bid?
    bid: int | None  # one's own, while it is sealed
    seats: tuple[OZooSeat, ...]  # all seats in order


def ozoo_view(state: OZooLeMio, config: str, seat: int | None) -> OZooView:
    seats = range(state.players)
    boards = _KEPT_BOARDS.get(_board_cells(state, config), lambda: _boards(state))
    return OZooView(
        game=config,
        over=state.over(),
        round=int(state.round),
        asks=ASKS[int(state.phase)],
        scores=boards.scores,
        ranking=_ranking(state),
        builder=int(state.winner) if state.phase == BUILDING else None,
        flags=tuple([int(flag) for flag in state.flags]),
        row=tuple([path_tile(int(tile)) for tile in state.row]),
        sold=int(state.sold),
        unseen=_numbers(int(state.unseen)),
        lost=_numbers(int(state.lost)),
        sealed=tuple([state.phase == BIDDING and state.bid(other) >= 0 for other in seats]),
        bid=_own_bid(state, seat),
        seats=tuple([_seat(state, boards, other, other == seat) for other in seats]),
    )


class Boards(NamedTuple):
    """What the zoos and the points of all rounds show; an auction leaves them as they are."""

    scores: tuple[ScoreSheet, ...]
    seats: dict[tuple[int, int | None], OZooSeat]  # by the coins that they show


_KEPT_BOARDS: Final[Kept[tuple[object, ...], Boards]] = Kept()


def _board_cells(state: OZooLeMio, config: str) -> tuple[object, ...]:
    cells: list[object] = [config, state.round, state.phase == OVER, *state.scored]
    for zoo in state.zoos:
        cells += [len(zoo.tiles), *zoo.tiles]
    return tuple(cells)


def _boards(state: OZooLeMio) -> Boards:
    sheets = [sheet_view(state.account(seat)) for seat in range(state.players)]
    return Boards(tuple(sheets), {})


def _ranking(state: OZooLeMio) -> tuple[tuple[int, ...], ...]:
    """As the rules have it once all coins are known; until then money decides nothing (O.1.5)."""
    if state.over() or state.open_purses:
        return tuple(ranking(state))
    seats = range(state.players)
    points = [int(state.points(seat)) for seat in seats]
    best_first = sorted(set(points), reverse=True)
    return tuple([tuple([seat for seat in seats if points[seat] == place]) for place in best_first])


@lru_cache(4096)
def _numbers(tiles: int) -> tuple[int, ...]:
    return tuple([tile + 1 for tile in range(int(TILES)) if tiles >> tile & 1])


def _own_bid(state: OZooLeMio, seat: int | None) -> int | None:
    if seat is None or state.phase != BIDDING or state.bid(seat) < 0:
        return None
    return int(state.bid(seat))


def _seat(state: OZooLeMio, boards: Boards, seat: int, own: bool) -> OZooSeat:
    shown = own or state.open_purses or state.phase == OVER
    coins = int(state.purses[seat]) if shown else None
    view = boards.seats.get((seat, coins))
    if view is None:
        view = boards.seats[seat, coins] = _new_seat(state, seat, coins)
    return view


def _new_seat(state: OZooLeMio, seat: int, coins: int | None) -> OZooSeat:
    zoo = state.zoos[seat]
    return OZooSeat(
        coins=coins,
        points=tuple([line.points for line in state.sheet(seat).lines]),
        areas={name: int(zoo.best[colour]) >> 8 for colour, name in enumerate(ANIMALS)},
        visitors={name: int(state.visitors(seat, colour)) for colour, name in enumerate(ANIMALS)},
        trees=int(zoo.trees),
        tree_figures=int(state.tree_figures(seat)),
        benches=int(zoo.benches),
        figures=int(state.figures(seat)),
        tiles=tuple([_laid(int(laid)) for laid in zoo.tiles]),
    )


@cache
def _laid(laid: int) -> LaidTile:
    return LaidTile(*laid_words(laid))


@cache
def path_tile(tile: int) -> PathTile:
    """A tile as plain data, as it lies unturned with half A in the west."""
    return PathTile(tile + 1, _half(2 * tile), _half(2 * tile + 1), linked(tile))


def _half(half: int) -> Half:
    return Half(
        ANIMALS[COLOUR[half]],
        int(STARS[half]),
        bool(TREES[half]),
        tuple([name for k, name in enumerate(EXIT_NAMES) if EXITS[half] >> k & 1]),
    )
