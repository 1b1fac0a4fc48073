"""What money can do in a zoo: every action a seat can afford, and why it cannot take another.

Both are questions to the zoos and change nothing. Carrying an action out is the affair of the zoos.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import KINDS, count, family
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.rules.components import (
    ALL_PENS,
    BARN,
    FLAMINGO,
    OTHER_STALLS,
    STALLS,
)
from zoopark.games.zooloretto.rules.module import MODULE_MOVES, MODULE_PLACES
from zoopark.games.zooloretto.rules.zoo import Zoo

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

# Money actions.
MOVE_ANIMAL: Final[i64] = 16  # tile, enclosure
MOVE_STALL: Final[i64] = 17  # tile, from, to
EXCHANGE: Final[i64] = 18  # enclosure, another enclosure of a higher number
SWAP: Final[i64] = 19  # enclosure, species of the barn
BUY: Final[i64] = 20  # seat, tile
DISCARD: Final[i64] = 21  # tile
EXPAND: Final[i64] = 22


def money_moves(zoos: "Zoos", seat: i64, moves: Moves) -> None:
    coins = zoos.money.purses[seat]
    zoo = zoos.zoos[seat]
    remodel, purchase = zoos.numbers.remodel_price, zoos.numbers.purchase_price
    if zoos.modules:
        remodel, purchase = zoos.remodel_price(seat), zoos.purchase_price(seat)
        if coins >= remodel:
            for module in zoos.modules:
                module.remodel_moves(zoos, seat, moves)
        for module in zoos.in_force[seat]:
            module.moves(zoos, seat, moves)
    if coins >= remodel:
        _remodel_moves(zoos, zoo, moves)
    if coins >= purchase:
        for other in range(len(zoos.zoos)):
            if other != seat:
                _barn_moves(zoos.zoos[other], zoos.tradable, BUY | other << A, B, moves)
    if coins >= zoos.numbers.discard_price:
        _barn_moves(zoo, zoos.tradable, DISCARD, A, moves)
    if coins >= zoos.numbers.expansion_price and zoo.opened < zoos.boards:
        moves.add(EXPAND)


def _may_leave_barn(zoos: "Zoos", zoo: Zoo, tile: i64) -> bool:
    return zoo.in_barn(tile) and zoos.may_trade(tile)


def _remodel_moves(zoos: "Zoos", zoo: Zoo, moves: Moves) -> None:
    pens = zoo.reach
    barn = zoo.barn
    for species in range(FLAMINGO, len(barn)):
        group = barn[species]
        if group and zoos.species >> species & 1:
            for pen in range(pens):
                if zoo.entry_refusal(pen, species) == OK:
                    for k in range(KINDS):
                        if count(group, k):
                            moves.add(MOVE_ANIMAL | (species << 3 | k) << A | pen << B)
                elif zoo.barn_exchange_refusal(pen, species) == OK:
                    moves.add(SWAP | pen << A | species << B)
                # An empty enclosure cannot be swapped with, a fitting one holds the species
    for pen in range(1, pens):
        for other in range(pen):
            if zoo.exchange_refusal(other, pen) == OK:
                moves.add(EXCHANGE | other << A | pen << B)
    _stall_moves(zoos, zoo, moves)


def _stall_moves(zoos: "Zoos", zoo: Zoo, moves: Moves) -> None:
    stored = zoo.barn[STALLS]
    others: i64 = 0
    if zoos.modules:
        others = zoo.barn[OTHER_STALLS]
    if zoo.stalls == 0 and stored == 0 and others == 0:
        return
    places = zoo.open_places()
    for place in range(places):
        if zoo.on_place(place) == 0:
            _store_moves(stored, STALLS, place, moves)
            _store_moves(others, OTHER_STALLS, place, moves)
            continue
        stall = zoo.stall(place)
        if stall and zoos.may_move(stall):
            moves.add(MOVE_STALL | stall << A | place << B | BARN << C)
            for to in range(places):
                if zoo.on_place(to) == 0:
                    moves.add(MOVE_STALL | stall << A | place << B | to << C)


def money_refusal(zoos: "Zoos", seat: i64, move: i64) -> i64:
    kind = move & BYTE
    coins = zoos.money.purses[seat]
    zoo = zoos.zoos[seat]
    if kind >= MODULE_MOVES:
        if zoos.dispatch.of_move[kind] < 0:
            return 1_02_01
        return zoos.parts[zoos.dispatch.of_move[kind]].refusal(zoos, seat, move)
    refused = OK
    if kind == EXPAND:
        if move != EXPAND or zoo.opened >= zoos.boards:
            refused = 1_05_13
    elif kind == BUY:
        refused = _buy_refusal(zoos, seat, (move >> A) & BYTE, move >> B)
    elif kind == DISCARD:
        if not _may_leave_barn(zoos, zoo, move >> A):
            refused = _kept(zoos, 1_05_12, move >> A)
    else:
        refused = _remodel_refusal(zoos, seat, zoo, move)
    if refused:
        return refused
    return OK if coins >= zoos.price(seat, move) else 1_05_01


def _buy_refusal(zoos: "Zoos", seat: i64, owner: i64, tile: i64) -> i64:
    if owner == seat:
        return 1_05_14
    if owner >= len(zoos.zoos) or not _may_leave_barn(zoos, zoos.zoos[owner], tile):
        return _kept(zoos, 1_05_10, tile)
    return OK


def _remodel_refusal(zoos: "Zoos", seat: i64, zoo: Zoo, move: i64) -> i64:
    kind = move & BYTE
    first = (move >> A) & BYTE
    second = (move >> B) & BYTE
    if kind == MOVE_ANIMAL:
        return _move_refusal(zoos, seat, zoo, first, move)
    if kind == MOVE_STALL:
        return _stall_refusal(zoos, zoo, first, second, move >> C)
    if kind == EXCHANGE:
        refused = zoo.exchange_refusal(first, move >> B) if first <= move >> B else 1_05_05
        return _locked(zoos, seat, refused, first, second)
    if kind == SWAP:
        if move >> B in (STALLS, OTHER_STALLS):
            return 1_05_09
        if move >> B >= len(zoo.barn) or not zoos.species >> second & 1:
            return 1_05_05
        return _locked(zoos, seat, zoo.barn_exchange_refusal(first, second), first, first)
    return 1_02_01


def _locked(zoos: "Zoos", seat: i64, refused: i64, pen: i64, other: i64) -> i64:
    """Let a module name the rule by which it keeps an enclosure out of exchanges."""
    if refused not in (1_05_05, 1_01_07):
        return refused
    if pen < ALL_PENS and other < ALL_PENS:
        for module in zoos.in_force[seat]:
            rule = module.lock_rule(zoos, seat, pen) or module.lock_rule(zoos, seat, other)
            if rule:
                return rule
    refused = zoos.named_at(pen, zoos.named_at(other, refused))
    return 1_05_05 if refused == 1_04_04 else refused


def _kept(zoos: "Zoos", refused: i64, tile: i64) -> i64:
    """Let a module name the rule by which it keeps a tile where it lies."""
    for module in zoos.modules:
        rule = module.keep_rule(tile)
        if rule:
            return rule
    return refused


def _move_refusal(zoos: "Zoos", seat: i64, zoo: Zoo, tile: i64, move: i64) -> i64:
    where = move >> B
    stall = family(tile) in (STALLS, OTHER_STALLS)
    if stall or where == BARN or not _may_leave_barn(zoos, zoo, tile):
        return _kept(zoos, 1_05_02, tile)
    if zoos.dispatch.of_family[family(tile)] >= 0 or (
        MODULE_PLACES <= where <= BYTE and zoos.dispatch.of_place[where] >= 0
    ):
        return zoos.place_refusal(seat, True, PLACE | tile << A | where << B)
    return zoos.entry_refusal(seat, where, family(tile))


def _stall_refusal(zoos: "Zoos", zoo: Zoo, stall: i64, start: i64, to: i64) -> i64:
    if stall == 0 or family(stall) not in (STALLS, OTHER_STALLS) or not zoos.may_move(stall):
        return _kept(zoos, 1_05_03, stall)
    if start == BARN:
        if not zoo.in_barn(stall) or to == BARN:
            return 1_05_04
    elif start >= zoo.open_places() or zoo.stall(start) != stall:
        return 1_05_04
    return OK if to == BARN else zoo.place_refusal(to)


def _barn_moves(zoo: Zoo, tradable: i64, move: i64, operand: i64, moves: Moves) -> None:
    """Add a move for every different tile of a barn, as the operand that is named."""
    barn = zoo.barn
    for f in range(len(barn)):
        group = barn[f]
        if group and tradable >> f & 1:
            for k in range(KINDS):
                if count(group, k):
                    moves.add(move | (f << 3 | k) << operand)


def _store_moves(group: i64, family: i64, place: i64, moves: Moves) -> None:
    """Add the moves of stalls from the barn to a place."""
    if group:
        for k in range(KINDS):
            if count(group, k):
                moves.add(MOVE_STALL | (family << 3 | k) << A | BARN << B | place << C)
