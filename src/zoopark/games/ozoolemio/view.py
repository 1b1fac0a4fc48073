"""What a seat may see of O Zoo le Mio: everything but the others' coins and sealed bids (O.1.5)."""

from functools import cache

from msgspec import Struct

from zoopark.core.state import ranking
from zoopark.games.ozoolemio.rules.components import COLOUR, EXITS, STARS, TILES, TREES, linked
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OVER, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import Zoo, part
from zoopark.games.ozoolemio.words import (
    COLOURS,
    DIRECTIONS,
    EXIT_NAMES,
    Animals,
    Direction,
    field_name,
)
from zoopark.games.view import View, sheet_view

ASKS = ("hang", "unveil", "bid", "build", "over")


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
    return OZooView(
        game=config,
        over=state.over(),
        round=int(state.round),
        asks=ASKS[int(state.phase)],
        scores=tuple([sheet_view(state.account(other)) for other in seats]),
        ranking=_ranking(state),
        builder=int(state.winner) if state.phase == BUILDING else None,
        flags=tuple([int(flag) for flag in state.flags]),
        row=tuple([path_tile(int(tile)) for tile in state.row]),
        sold=int(state.sold),
        unseen=_numbers(int(state.unseen)),
        lost=_numbers(int(state.lost)),
        sealed=tuple([state.phase == BIDDING and state.bid(other) >= 0 for other in seats]),
        bid=_own_bid(state, seat),
        seats=tuple([_seat(state, other, other == seat) for other in seats]),
    )


def _ranking(state: OZooLeMio) -> tuple[tuple[int, ...], ...]:
    """As the rules have it once all coins are known; until then money decides nothing (O.1.5)."""
    if state.over() or state.open_purses:
        return tuple(ranking(state))
    seats = range(state.players)
    points = [int(state.points(seat)) for seat in seats]
    best_first = sorted(set(points), reverse=True)
    return tuple([tuple([seat for seat in seats if points[seat] == place]) for place in best_first])


def _numbers(tiles: int) -> tuple[int, ...]:
    return tuple([tile + 1 for tile in range(int(TILES)) if tiles >> tile & 1])


def _own_bid(state: OZooLeMio, seat: int | None) -> int | None:
    if seat is None or state.phase != BIDDING or state.bid(seat) < 0:
        return None
    return int(state.bid(seat))


def _seat(state: OZooLeMio, seat: int, own: bool) -> OZooSeat:
    zoo = state.zoos[seat]
    shown = own or state.open_purses or state.phase == OVER
    return OZooSeat(
        coins=int(state.purses[seat]) if shown else None,
        points=tuple([line.points for line in state.sheet(seat).lines]),
        areas={name: int(zoo.best[colour]) >> 8 for colour, name in enumerate(COLOURS)},
        visitors={name: int(state.visitors(seat, colour)) for colour, name in enumerate(COLOURS)},
        trees=int(zoo.trees),
        tree_figures=int(state.tree_figures(seat)),
        benches=int(zoo.benches),
        figures=int(state.figures(seat)),
        tiles=laid_tiles(zoo),
    )


def laid_tiles(zoo: Zoo) -> tuple[LaidTile, ...]:
    return tuple([_laid(int(laid)) for laid in zoo.tiles])


@cache
def _laid(laid: int) -> LaidTile:
    return LaidTile(
        int(part(laid, 0)) + 1,
        field_name(int(part(laid, 32))),
        DIRECTIONS[int(part(laid, 8))],
        int(part(laid, 16)),
    )


@cache
def path_tile(tile: int) -> PathTile:
    """A tile as plain data, as it lies unturned with half A in the west."""
    return PathTile(tile + 1, _half(2 * tile), _half(2 * tile + 1), linked(tile))


def _half(half: int) -> Half:
    return Half(
        COLOURS[COLOUR[half]],
        int(STARS[half]),
        bool(TREES[half]),
        tuple([name for k, name in enumerate(EXIT_NAMES) if EXITS[half] >> k & 1]),
    )
