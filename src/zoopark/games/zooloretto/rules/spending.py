"""Money actions carried out; which of them are legal is said in ``actions``."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, C
from zoopark.core.tiles import family
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.rules.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
)
from zoopark.games.zooloretto.rules.components import BARN
from zoopark.games.zooloretto.rules.events import (
    BOUGHT,
    DISCARDED,
    EXCHANGED,
    MOVED,
    OPENED,
    SWAPPED,
)
from zoopark.games.zooloretto.rules.module import (
    BARN_CLEARED,
    MODULE_MOVES,
    MODULE_PLACES,
    STALL_LAID,
)
from zoopark.games.zooloretto.rules.zoo import Zoo

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos


def spend(zoos: "Zoos", seat: i64, move: i64) -> i64:
    """Carry an action out; the tile that it leaves in the hand, or nothing."""
    kind = move & BYTE
    first = (move >> A) & BYTE
    zoo = zoos.zoos[seat]
    if kind == BUY:
        return _buy(zoos, seat, first, move >> B)
    if kind == DISCARD:
        zoos.pay(seat, zoos.numbers.discard_price)
        zoo.fetch(first)
        if zoos.journal.on:
            zoos.journal.note(DISCARDED, seat, first)
        zoos.tell(seat, BARN_CLEARED, first)
    elif kind == EXPAND:
        zoos.pay(seat, zoos.numbers.expansion_price)
        pen = zoo.expand()
        if zoos.journal.on:
            zoos.journal.note(OPENED, seat, pen)
    elif kind >= MODULE_MOVES:
        return zoos.parts[zoos.dispatch.of_move[kind]].play(zoos, seat, move)
    else:
        zoos.pay_remodel(seat)
        _remodel(zoos, seat, zoo, move)
    return 0


def _buy(zoos: "Zoos", seat: i64, owner: i64, tile: i64) -> i64:
    """The buyer takes the tile into the hand and places it by the next decision (Z.5.10)."""
    share = zoos.numbers.seller_share
    zoos.pay(seat, zoos.purchase_price(seat) - share)
    zoos.money.pay_seat(seat, owner, share)
    zoos.zoos[owner].fetch(tile)
    if zoos.journal.on:
        zoos.journal.note(BOUGHT, seat, tile, owner)
    return tile


def _remodel(zoos: "Zoos", seat: i64, zoo: Zoo, move: i64) -> None:
    kind = move & BYTE
    first = (move >> A) & BYTE
    second = (move >> B) & BYTE
    if kind == MOVE_ANIMAL:
        if zoos.journal.on:
            zoos.journal.note(MOVED, seat, first, BARN, second)
        zoo.fetch(first)
        bring(zoos, seat, first, second)
    elif kind == MOVE_STALL:
        _move_stall(zoos, seat, zoo, first, second, move >> C)
    elif kind == EXCHANGE:
        # No birth: neither enclosure holds a fertile pair before, so none does after.
        zoo.exchange(first, second)
        if zoos.journal.on:
            zoos.journal.note(EXCHANGED, seat, first, second)
    else:
        zoo.exchange_with_barn(first, second)
        if zoos.journal.on:
            zoos.journal.note(SWAPPED, seat, first, second)
        zoos.breed(seat, zoo, first, False)  # Z.6.6, and never a bonus: Z.7.4


def bring(zoos: "Zoos", seat: i64, tile: i64, where: i64) -> None:
    """An animal that is not fresh goes where it may."""
    if zoos.species >> family(tile) & 1 and where < MODULE_PLACES:
        zoos.settle(seat, where, tile)
    else:
        owner = zoos.dispatch.of_family[family(tile)]
        owner = owner if owner >= 0 else zoos.dispatch.of_place[where]
        zoos.modules[owner].lay_moved(zoos, seat, PLACE | tile << A | where << B)


def _move_stall(zoos: "Zoos", seat: i64, zoo: Zoo, stall: i64, start: i64, to: i64) -> None:
    if zoos.journal.on:
        zoos.journal.note(MOVED, seat, stall, start, to)
    if start == BARN:
        zoo.fetch(stall)
    else:
        zoo.lift_stall(start)
    if to == BARN:
        zoo.store(stall)
        return
    zoo.put_stall(to, stall)
    if start == BARN:
        zoos.tell(seat, STALL_LAID, stall)
