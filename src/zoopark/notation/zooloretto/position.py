"""A situation of Zooloretto in one line, as FEN is for chess.

Fields are separated by bars: the game, the turn, the bank, the trucks, a field for each seat, and
the tiles that are out of the game. The bag is what is nowhere else. docs/notation.md has the
grammar.
"""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.notation.config import Config
from zoopark.notation.errors import NotationError, quoted
from zoopark.notation.fields import Fields
from zoopark.notation.seats import seat_letter, seat_number
from zoopark.notation.tiles import read_tiles, tiles_text
from zoopark.notation.zooloretto.checks import check_phase, check_tiles
from zoopark.notation.zooloretto.modules.registry import words_of
from zoopark.notation.zooloretto.stock import (
    barn_tiles,
    births,
    gone_tiles,
    left_out_species,
    open_tiles,
    pen_tiles,
)
from zoopark.notation.zooloretto.words import (
    PENS,
    PLACES,
    species_name,
    tile_name,
    tile_number,
)
from zoopark.rules.drafting.game import (
    BEGINNING,
    LEAVING,
    LOADING,
    OVER,
    PLACING,
    QUIET_BITS,
    REVEALING,
    TURN,
)
from zoopark.rules.drafting.supply import END_PILE
from zoopark.rules.drafting.trucks import OWNER, SPACES, loaded, owner, tiles_on
from zoopark.rules.kernel.tiles import one
from zoopark.rules.zooloretto.components import BABIES, BABY, BASE_PENS, COIN, FAMILIES, STALLS
from zoopark.rules.zooloretto.game import Zooloretto, new_game
from zoopark.rules.zooloretto.modules.registry import new_modules
from zoopark.rules.zooloretto.zoo import Zoo

ASKS = {
    "leave": LEAVING,
    "begin": BEGINNING,
    "reveal": REVEALING,
    "turn": TURN,
    "load": LOADING,
    "place": PLACING,
    "over": OVER,
}
_NAMES = {int(phase): name for name, phase in ASKS.items()}


def write_position(state: Zooloretto, config: Config) -> str:
    left_out = "+".join(species_name(f) for f in left_out_species(state))
    values = {"players": "", "out": left_out} | config.values | {"out": left_out, "start": ""}
    game = Config(config.game, {name: value for name, value in values.items() if value})
    start = [f"start:{seat_letter(state.starter)}"] if _unstarted(state) else []
    turn = [f"round:{state.round}", f"turn:{seat_letter(state.turn)}", *start]
    for module in state.zoos.modules:
        turn += words_of(module).write_table(module)
    fields = [str(game), " ".join([*turn, f"asks:{_asks(state)}"]), f"bank:{state.money.bank}"]
    fields.append("trucks:" + ",".join(_truck(truck) for truck in state.trucks))
    fields += [_seat(state, seat) for seat in range(state.players)]
    gone = gone_tiles(state)
    if gone:
        fields.append(f"gone:{tiles_text(sorted(gone.elements()))}")
    return " | ".join(fields)


def _unstarted(state: Zooloretto) -> bool:
    return state.phase == LEAVING and state.starter >= 0


def _asks(state: Zooloretto) -> str:
    name = _NAMES[int(state.phase)]
    return f"{name}={tiles_text(tiles_on(state.hand))}" if state.hand else name


def _truck(truck: int) -> str:
    taken = owner(truck)
    return f"@{seat_letter(taken)}" if taken >= 0 else tiles_text(tiles_on(truck))


def _seat(state: Zooloretto, seat: int) -> str:
    zoo = state.zoos.zoos[seat]
    words = [seat_letter(seat), f"coins:{state.money.purses[seat]}"]
    for pen in range(zoo.open_pens()):
        if zoo.pens[pen] or pen >= BASE_PENS:
            words.append(f"{PENS[pen]}:{tiles_text(pen_tiles(zoo, pen))}")
    stalls = [
        f"{PLACES[place]}={tile_name(STALLS << 3 | zoo.stall(place))}"
        for place in range(zoo.open_places())
        if zoo.stall(place)
    ]
    if stalls:
        words.append(f"stalls:{'+'.join(stalls)}")
    barn = barn_tiles(zoo)
    if barn:
        words.append(f"barn:{tiles_text(barn)}")
    for module in state.zoos.modules:
        words += words_of(module).write_seat(module, seat)
    if state.quiet_turns(seat):
        words.append(f"quiet:{state.quiet_turns(seat)}")
    return " ".join(words)


def read_position(config: Config, left_out: list[int], texts: list[str]) -> Zooloretto:
    """Set up a situation; one that cannot be is refused and the reason named."""
    players = config.players
    if not players + 3 <= len(texts) <= players + 4:
        raise NotationError(
            f"a position with {players} players has {players + 4} or {players + 5} fields"
        )
    gone = _read_gone(texts[players + 3 :])
    state = new_game(players, new_modules(config.listed("modules"), players))
    if len(set(left_out)) != len(left_out) or len(left_out) > state.leaving:
        raise NotationError("the number of species left out does not fit the players (Z.1.2)")
    state.left_out = sum(1 << family for family in left_out)
    state.leaving -= len(left_out)
    _read_turn(state, Fields("the turn", texts[0].split()))
    bank = Fields("the bank", texts[1].split())
    state.money.bank = bank.number("bank")
    bank.close()
    _read_trucks(state, Fields("the trucks", texts[2].split()))
    for seat in range(players):
        _read_seat(state, seat, texts[3 + seat])
    born = _read_births(state, gone, left_out)
    bag = check_tiles(state, gone, born, left_out)
    _fill_bag(state, bag)
    check_phase(state)
    return state


def _read_gone(texts: list[str]) -> Counter[int]:
    if not texts:
        return Counter()
    fields = Fields("the tiles out of the game", texts[0].split())
    gone = Counter(read_tiles(fields.needed("gone")))
    fields.close()
    return gone


def _read_turn(state: Zooloretto, fields: Fields) -> None:
    state.round = fields.number("round")
    state.turn = seat_number(fields.needed("turn"))
    start = fields.text("start")
    state.starter = seat_number(start) if start else -1
    for module in state.zoos.modules:
        words_of(module).read_table(module, fields, state.players)
    name, _, hand = fields.needed("asks").partition("=")
    fields.close()
    if name not in ASKS:
        raise NotationError(f"a position asks for {', '.join(ASKS)}, not {quoted(name)}")
    state.phase = ASKS[name]
    tiles = read_tiles(hand or "-")
    if len(tiles) > SPACES:
        raise NotationError("in hand are the animals and stalls of one truck at most (Z.4.3)")
    for tile in tiles:
        state.hand = loaded(state.hand, tile)


def _read_trucks(state: Zooloretto, fields: Fields) -> None:
    words = fields.needed("trucks").split(",")
    fields.close()
    if len(words) != len(state.trucks):
        raise NotationError(f"there are {len(state.trucks)} trucks, not {len(words)}")
    for number, word in enumerate(words):
        if word.startswith("@"):
            seat = seat_number(word[1:])
            state.trucks[number] = (seat + 1) << OWNER
            state.out |= 1 << seat
            continue
        tiles = read_tiles(word)
        if len(tiles) > state.spaces(number):
            raise NotationError(f"truck {number + 1} has only {state.spaces(number)} spaces")
        for tile in tiles:
            state.trucks[number] = loaded(state.trucks[number], tile)


def _read_seat(state: Zooloretto, seat: int, text: str) -> None:
    letter, *words = text.split() or ["?"]
    if letter != seat_letter(seat):
        raise NotationError(f"the field of seat {seat_letter(seat)} begins with {quoted(letter)}")
    fields = Fields(f"the zoo of {letter}", words)
    zoo = state.zoos.zoos[seat]
    state.money.purses[seat] = fields.number("coins")
    quiet = fields.number("quiet", 0)
    if quiet > state.quiet_cap():
        raise NotationError(
            f"{fields.about} has more than {state.quiet_cap()} money actions (K.1.1)"
        )
    state.quiet |= quiet << (seat * QUIET_BITS)
    for pen, name in enumerate(PENS):
        tiles = fields.text(name)
        if tiles is None:
            continue
        if pen >= BASE_PENS:
            if pen != zoo.open_pens() or zoo.opened == state.zoos.boards:
                raise NotationError(f"{fields.about} has no expansion board {name!r} to open")
            zoo.opened += 1
        _read_pen(zoo, pen, read_tiles(tiles), fields.about)
    _read_stalls(zoo, fields)
    for tile in read_tiles(fields.text("barn") or "-"):
        if tile == COIN:
            raise NotationError(f"{fields.about} keeps a coin tile in the barn (Z.4.9)")
        zoo.store(tile)
        if zoo.barn[tile >> 3] >> 4 * (tile & 7) & 15 > 12:
            raise NotationError(f"{fields.about} holds too many {tile_name(tile)} tiles")
    for module in state.zoos.modules:
        words_of(module).read_seat(module, seat, fields)
    fields.close()


def _read_pen(zoo: Zoo, pen: int, tiles: list[int], about: str) -> None:
    for tile in tiles:
        if tile >> 3 in (STALLS, COIN >> 3):
            raise NotationError(f"{about} keeps a {tile_name(tile)} tile in an enclosure (Z.4.4)")
        if zoo.entry_refusal(pen, tile >> 3):
            raise NotationError(f"{about} has no room for {tile_name(tile)} in {PENS[pen]} (Z.4.5)")
        zoo.admit(pen, tile)
    if zoo.breed(pen):
        raise NotationError(f"{about} has a fertile pair without young in {PENS[pen]} (Z.6.1)")


def _read_stalls(zoo: Zoo, fields: Fields) -> None:
    text = fields.text("stalls")
    for word in text.split("+") if text else []:
        name, _, stall = word.partition("=")
        tile = tile_number(stall)
        if tile >> 3 != STALLS:
            raise NotationError(f"{fields.about} has a {stall} tile on a stall place (Z.4.7)")
        if name not in PLACES or zoo.place_refusal(PLACES.index(name)):
            raise NotationError(f"{fields.about} has no free stall place {quoted(name)} (Z.4.7)")
        zoo.put_stall(PLACES.index(name), tile)


def _read_births(state: Zooloretto, gone: Counter[int], left_out: list[int]) -> dict[int, int]:
    """Every young one that is anywhere has been born."""
    tiles = open_tiles(state) + gone
    for family in left_out:
        state.zoos.leave_out(family)
    for family in births(state):
        born = tiles[family << 3 | BABY]
        if born > BABIES:
            raise NotationError(f"there are only {BABIES} young {species_name(family)}s (Z.1.1)")
        state.zoos.nursery -= born << (family << 2)
    return births(state)


def _fill_bag(state: Zooloretto, tiles: Counter[int]) -> None:
    bag = vec[i64]([0] * FAMILIES)
    for tile, copies in tiles.items():
        bag[tile >> 3] += one(tile) * copies
    state.supply.bag = bag
    state.supply.total = tiles.total()
    state.last_round = state.supply.total < END_PILE
