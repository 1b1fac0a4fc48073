"""A situation of O Zoo le Mio in one line: the game, the table, and a field for each seat.

``round:2 asks:build=B flags:B+A row:9+4 sold:3 | A coins:5 points:3 zoo:9_e2_e_1 | …``
"""

from librt.vecs import append
from mypy_extensions import i64

from zoopark.games.ozoolemio.rules.components import (
    ROUNDS,
    TILES,
    TREE_TILES_A_ROUND,
    has_tree,
)
from zoopark.games.ozoolemio.rules.game import (
    BIDDING,
    BUILDING,
    HANGING,
    OVER,
    UNVEILING,
    OZooLeMio,
)
from zoopark.games.ozoolemio.words import (
    ASKS,
    direction_number,
    field_number,
    laid_words,
    tile_number,
)
from zoopark.notation.config import Config
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number

MOST_COINS = 250  # more than anyone can ever have


def write_position(state: OZooLeMio, config: Config) -> str:
    values = {name: value for name, value in config.values.items() if name != "flags"}
    fields = [str(Config(config.game, values)), " ".join(_table(state))]
    fields += [" ".join(_seat(state, seat)) for seat in range(state.players)]
    return " | ".join(fields)


def _table(state: OZooLeMio) -> list[str]:
    asks = ASKS[int(state.phase)]
    if state.phase == BUILDING:
        asks += f"={seat_letter(state.winner)}"
    words = [f"round:{state.round}", f"asks:{asks}"]
    if len(state.flags):
        words.append(f"flags:{'+'.join(seat_letter(flag) for flag in state.flags)}")
    if len(state.row):
        words.append(f"row:{'+'.join(str(tile + 1) for tile in state.row)}")
    if state.sold:
        words.append(f"sold:{state.sold}")
    if state.tree_tiles and state.trees:
        words.append(f"trees:{state.tree_tiles}")
    lost = [str(tile + 1) for tile in range(int(TILES)) if state.lost >> tile & 1]
    return [*words, f"lost:{'+'.join(lost)}"] if lost else words


def _seat(state: OZooLeMio, seat: int) -> list[str]:
    words = [seat_letter(seat), f"coins:{state.purses[seat]}"]
    if state.bid(seat) >= 0:
        words.append(f"bid:{state.bid(seat)}")
    scored = int(state.round) - (state.phase != OVER)
    points = [str(state.points_in(seat, number)) for number in range(scored)]
    if points:
        words.append(f"points:{'+'.join(points)}")
    tiles = ["_".join(map(str, laid_words(laid))) for laid in state.zoos[seat].tiles]
    return [*words, f"zoo:{'+'.join(tiles)}"] if tiles else words


# -- reading --------------------------------------------------------------------------------------


def read_position(state: OZooLeMio, texts: list[str]) -> None:
    """Set up a situation in a new game; one that cannot be is refused and the reason named."""
    if len(texts) != state.players + 1:
        raise Misread("notation.parts", players=int(state.players), n=int(state.players) + 2)
    _read_table(state, Fields("table", texts[0].split()))
    laid: list[tuple[int, int, int, int, int]] = []
    for seat in range(state.players):
        laid += _read_seat(state, seat, texts[seat + 1])
    _build(state, sorted(laid))
    _check(state)


def _read_table(state: OZooLeMio, fields: Fields) -> None:
    state.round = fields.number("round")
    asks, _, builder = fields.needed("asks").partition("=")
    if asks not in ASKS or (asks == "build") != bool(builder):
        raise Misread("notation.asks", known=", ".join(ASKS), given=quoted(asks))
    state.phase = ASKS.index(asks)
    state.winner = seat_number(builder) if builder else 0
    flags = fields.text("flags")
    for letter in flags.split("+") if flags else []:
        state.flags = append(state.flags, i64(seat_number(letter)))
    if any(flag >= state.players for flag in state.flags) or state.winner >= state.players:
        raise Impossible(f"there are only {state.players} seats")
    for tile in _read_tiles(fields, "row"):
        state.row = append(state.row, i64(tile))
    for tile in _read_tiles(fields, "lost"):
        state.lost |= 1 << tile
    state.sold = fields.number("sold", 0)
    if state.trees:
        state.tree_tiles = fields.number("trees", sum(has_tree(tile) for tile in state.row))
    fields.close()


def _read_tiles(fields: Fields, name: str) -> list[int]:
    text = fields.text(name)
    return [tile_number(word) for word in text.split("+")] if text else []


def _read_seat(state: OZooLeMio, seat: int, text: str) -> list[tuple[int, int, int, int, int]]:
    letter, *words = text.split() or ["?"]
    if letter != seat_letter(seat):
        raise Misread("notation.seat-part", seat=seat_letter(seat), given=quoted(letter))
    fields = Fields("zoo", words, seat=letter)
    state.purses[seat] = fields.number("coins")
    if state.purses[seat] > MOST_COINS:
        raise Impossible(f"nobody can have more than {MOST_COINS} coins", "O.2.4")
    bid = fields.text("bid")
    if bid is not None:
        coins = whole_number(bid, 0, 250)
        if coins is None or coins > state.purses[seat]:
            raise Impossible(f"{fields.about} has an impossible bid {quoted(bid)}", "O.3.1")
        state.bids |= (coins + 1) << (8 * seat)
    _read_points(state, seat, fields)
    zoo = fields.text("zoo")
    fields.close()
    return [_read_laid(seat, word) for word in zoo.split("+")] if zoo else []


def _read_points(state: OZooLeMio, seat: int, fields: Fields) -> None:
    text = fields.text("points")
    words = text.split("+") if text else []
    scored = int(state.round) - (state.phase != OVER)
    if len(words) != scored or state.round > ROUNDS:
        raise Impossible(f"{fields.about} must have points for {scored} rounds")
    for number, word in enumerate(words, 1):
        points = whole_number(word, 0, 9999)
        if points is None or points % number:
            raise Impossible(f"{fields.about} cannot have scored {quoted(word)}", "O.6.1")
        state.scored[seat * ROUNDS + number - 1] = points


def _read_laid(seat: int, word: str) -> tuple[int, int, int, int, int]:
    """Number in the game, seat, tile, rotation and cell of a tile that was laid."""
    parts = word.split("_")
    number = whole_number(parts[3], 1, int(TILES)) if len(parts) == 4 else None
    if number is None:
        raise Misread("notation.form", text=quoted(word), form="TILE_FIELD_DIRECTION_NUMBER")
    return number, seat, tile_number(parts[0]), direction_number(parts[2]), field_number(parts[1])


def _build(state: OZooLeMio, laid: list[tuple[int, int, int, int, int]]) -> None:
    """Lay all tiles again in their order, so that areas, trees and benches are as they were."""
    if [number for number, *_ in laid] != list(range(1, len(laid) + 1)):
        raise Impossible("the tiles must be numbered in the order in which they were built")
    for number, seat, tile, rotation, cell in laid:
        zoo = state.zoos[seat]
        if zoo.build_refusal(tile, rotation, cell):
            raise Impossible(f"tile {tile + 1} cannot have been built there", "O.4.2")
        zoo.build(tile, rotation, cell, number)
    state.laid = len(laid)
    used = [tile for _, _, tile, _, _ in laid] + [int(tile) for tile in state.row]
    used += [tile for tile in range(int(TILES)) if state.lost >> tile & 1]
    if len(set(used)) != len(used):
        raise Impossible("a tile is named twice", "O.1.1")
    for tile in used:
        state.unseen &= ~(1 << tile)


def _check(state: OZooLeMio) -> None:
    """Phase, row, flags and bids must fit each other."""
    hung = len(set(state.flags)) == len(state.flags) == state.players
    if (state.phase == HANGING) == hung or len(set(state.flags)) != len(state.flags):
        raise Impossible("every seat has one flag once the game has begun", "O.1.4")
    if not 1 <= state.round <= ROUNDS:
        raise Impossible("a game has five rounds", "O.2.1")
    if state.bids and (state.phase != BIDDING or state.actors() == 0):
        raise Impossible("bids are sealed only while some are missing", "O.3.2")
    if (state.phase in (BIDDING, BUILDING)) != (len(state.row) > 0) and state.phase != UNVEILING:
        raise Impossible("a tile is on sale while it is auctioned or built", "O.2.2")
    _check_round(state)


def _check_round(state: OZooLeMio) -> None:
    """As many tiles are sold and turned up as the rounds so far allow."""
    built = int(state.laid) + int(state.lost).bit_count()
    wants = state.wants_tile()
    if state.phase == OVER:
        left = 0 if state.trees else int(TILES - ROUNDS * state.numbers.round_tiles)
        fits = int(state.unseen).bit_count() == left and state.round == ROUNDS and not state.sold
    elif state.trees:
        fits = _trees_fit(state) and built >= state.sold + 3 * (int(state.round) - 1)
    else:
        fits = built == state.numbers.round_tiles * (state.round - 1) + state.sold
        fits = fits and state.sold + len(state.row) <= state.numbers.round_tiles
    if state.phase == HANGING:
        fits = fits and not built and not len(state.row)
    if state.phase in (UNVEILING, BIDDING, BUILDING):
        fits = fits and wants == (state.phase == UNVEILING)
    if state.blind and len(state.row) > 1:
        fits = False
    if not fits:
        raise Impossible("the tiles sold and turned up do not fit the round", "O.2.2")


def _trees_fit(state: OZooLeMio) -> bool:
    """Each of the first four rounds ends with its third tile with trees (O.7.1)."""
    seen = sum(has_tree(tile) for tile in range(int(TILES)) if not state.unseen >> tile & 1)
    open_ones = sum(has_tree(tile) for tile in state.row)
    early = state.round < ROUNDS
    if seen != TREE_TILES_A_ROUND * (state.round - 1) + state.tree_tiles:
        return False
    if not 0 <= state.tree_tiles - open_ones <= state.sold:
        return False
    whole = early and not state.blind and state.phase in (BIDDING, BUILDING)
    return not whole or has_tree(state.row[len(state.row) - 1])
