"""What a seat may see of O Zoo le Mio: everything but the others' coins and sealed bids (O.1.5)."""

from typing import Any

from zoopark.games.ozoolemio.rules.components import ROUNDS, TILES
from zoopark.games.ozoolemio.rules.game import BIDDING, BUILDING, OVER, OZooLeMio
from zoopark.games.ozoolemio.rules.zoo import Zoo, part
from zoopark.games.ozoolemio.words import COLOURS, DIRECTIONS, field_name, tile_data

ASKS = ("hang", "unveil", "bid", "build", "over")


def view(state: OZooLeMio, seat: int | None) -> dict[str, Any]:
    seats = range(state.players)
    return {
        "round": int(state.round),
        "asks": ASKS[int(state.phase)],
        "builder": int(state.winner) if state.phase == BUILDING else None,
        "flags": [int(flag) for flag in state.flags],
        "row": [tile_data(int(tile)) for tile in state.row],
        "sold": int(state.sold),
        "unseen": [tile + 1 for tile in range(int(TILES)) if state.unseen >> tile & 1],
        "lost": [tile + 1 for tile in range(int(TILES)) if state.lost >> tile & 1],
        "sealed": [state.phase == BIDDING and state.bid(other) >= 0 for other in seats],
        "bid": _own_bid(state, seat),
        "seats": [_seat(state, other, other == seat) for other in seats],
    }


def _own_bid(state: OZooLeMio, seat: int | None) -> int | None:
    if seat is None or state.phase != BIDDING or state.bid(seat) < 0:
        return None
    return int(state.bid(seat))


def _seat(state: OZooLeMio, seat: int, own: bool) -> dict[str, Any]:
    zoo = state.zoos[seat]
    shown = own or state.open_purses or state.phase == OVER
    return {
        "coins": int(state.purses[seat]) if shown else None,
        "points": [int(state.points_in(seat, number)) for number in range(int(ROUNDS))],
        "visitors": {
            name: int(state.visitors(seat, colour)) for colour, name in enumerate(COLOURS)
        },
        "areas": {name: int(zoo.best[colour]) >> 8 for colour, name in enumerate(COLOURS)},
        "trees": int(zoo.trees),
        "tree_figures": int(state.tree_figures(seat)),
        "benches": int(zoo.benches),
        "figures": int(state.figures(seat)),
        "tiles": laid_tiles(zoo),
    }


def laid_tiles(zoo: Zoo) -> list[dict[str, Any]]:
    """What was laid, in order: tile, field of half A, direction of half B, number in the game."""
    return [
        {
            "tile": int(part(laid, 0)) + 1,
            "field": field_name(int(part(laid, 32))),
            "direction": DIRECTIONS[int(part(laid, 8))],
            "number": int(part(laid, 16)),
        }
        for laid in zoo.tiles
    ]
