"""Building sites: tiles that block the zoos of other players and are handed on and on.

A site lies in the zoo itself: on a blocked space of an enclosure, on a stall place, or in the barn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK, Book, rule_id
from zoopark.core.score import Line, Reason, times
from zoopark.core.tiles import family
from zoopark.games.drafting.rules.kinds import DECLINE, PLACE
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import PUT, asked_seat
from zoopark.games.zooloretto.rules.components import (
    BARN,
    OBSTACLES,
    PEN_OBSTACLE,
    ZOO_PENS,
)
from zoopark.games.zooloretto.rules.events import DISCARDED
from zoopark.games.zooloretto.rules.module import MODULE_PLACES, Manifest, Module
from zoopark.games.zooloretto.rules.sheet import BARN_SECTION
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import MODULE_LINE, Zoos

NUMBERS: Final = Numbers("building_sites")
LIFT: Final[i64] = NUMBERS.move("lift")  # tile, where

# The question whether a second site is handed on
SECOND_SITE: Final[i64] = NUMBERS.question("second-site")

SITE_LAID: Final[i64] = NUMBERS.event("site-laid")  # tile, where, in the zoo of a seat
SITE_LIFTED: Final[i64] = NUMBERS.event("site-lifted")  # tile, where

BARN_SITE: Final[i64] = OBSTACLES << 3
PLACE_SITE: Final[i64] = OBSTACLES << 3 | 1
PEN_SITE: Final[i64] = PEN_OBSTACLE

OUT: Final[i64] = MODULE_PLACES + 7  # where a site goes that fits nowhere

COPIES_AT: Final[i64] = NUMBERS.tweak("tiles", 3, 0, 6, "BS.1.1")
PRICE: Final[i64] = 1  # BS.4.1
PRICE_AT: Final[i64] = NUMBERS.tweak("price", PRICE, 1, 10, "BS.4.1")
SITE_LINE: Final[i64] = MODULE_LINE + 1

RULEBOOK: Final = Book(17_00_00, "BS")
MANIFEST: Final[Manifest] = Manifest(
    "building-sites", RULEBOOK, moves=(LIFT,), tasks=(SECOND_SITE,), families=(OBSTACLES,)
)


class BuildingSites(Module):
    def __init__(self) -> None:
        super().__init__(MANIFEST)

    def set_up(self, zoos: Zoos) -> None:
        for site in range(BARN_SITE, PEN_SITE + 1):
            zoos.supply.put(site, zoos.number(COPIES_AT))
        zoos.tradable &= ~bit(OBSTACLES)  # BS.3.6

    # -- laying a site ----------------------------------------------------------------------------

    def place_moves(self, zoos: Zoos, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        if family(tile) != OBSTACLES:
            return
        before = moves.count
        for owner in range(len(zoos.zoos)):
            if owner != seat:
                _add_spots(zoos.zoos[owner], PLACE | tile << A | (owner + 1) << C, moves)
        if moves.count == before:
            moves.add(PLACE | tile << A | OUT << B)  # BS.2.6

    def place_refusal(self, zoos: Zoos, seat: i64, bought: bool, move: i64) -> i64:
        tile = (move >> A) & BYTE
        where = (move >> B) & BYTE
        owner = (move >> C) - 1
        if owner < 0 and where == OUT:
            return 17_02_06 if self._fits_anywhere(zoos, seat, tile) else OK
        if owner < 0 or owner == seat or owner >= len(zoos.zoos):
            return 17_02_01
        return site_refusal(zoos.zoos[owner], tile, where)

    def _fits_anywhere(self, zoos: Zoos, seat: i64, tile: i64) -> bool:
        moves = Moves()
        for owner in range(len(zoos.zoos)):
            if owner != seat:
                _add_spots(zoos.zoos[owner], PLACE | tile << A, moves)
        return moves.count > 0

    def lay(self, zoos: Zoos, seat: i64, move: i64, fresh: bool) -> None:
        tile = (move >> A) & BYTE
        where = (move >> B) & BYTE
        owner = (move >> C) - 1
        if owner < 0:
            if zoos.journal.on:
                zoos.journal.note(DISCARDED, seat, tile)
            return
        zoo = zoos.zoos[owner]
        if tile == BARN_SITE:
            zoo.store(tile)
        elif tile == PLACE_SITE:
            zoo.put_stall(where, tile)
        else:
            zoo.block(where)
        if zoos.journal.on:
            zoos.journal.note(SITE_LAID, seat, tile, where, owner)

    def gift_rule(self, zoos: Zoos, seat: i64, pen: i64) -> i64:
        return 17_03_04 if zoos.zoos[seat].blocked_in(pen) else 0

    def keep_rule(self, tile: i64) -> i64:
        return 17_03_06 if family(tile) == OBSTACLES else 0

    # -- handing sites on -------------------------------------------------------------------------

    def moves(self, zoos: Zoos, seat: i64, moves: Moves) -> None:
        if zoos.money.purses[seat] >= zoos.number(PRICE_AT):
            _add_lifts(zoos.zoos[seat], moves)

    def refusal(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        if not _lies(zoos.zoos[seat], (move >> A) & BYTE, move >> B):
            return 17_04_01
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def play(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        zoos.pay(seat, zoos.number(PRICE_AT))
        self._lift(zoos, seat, move)
        return 0

    def _lift(self, zoos: Zoos, seat: i64, move: i64, last: bool = False) -> None:
        """A site comes off, which fills no enclosure, and is to be laid anew (BS.4.1, BS.4.4)."""
        tile = (move >> A) & BYTE
        where = (move >> B) & BYTE
        zoo = zoos.zoos[seat]
        if tile == BARN_SITE:
            zoo.fetch(tile)
        elif tile == PLACE_SITE:
            zoo.lift_stall(where)
        else:
            zoo.unblock(where)
        if zoos.journal.on:
            zoos.journal.note(SITE_LIFTED, seat, tile, where)
        if not last and has_site(zoo):
            zoos.agenda.push(SECOND_SITE | seat << A)  # BS.4.2
        zoos.agenda.push(PUT | seat << A | tile << B)

    def ask_moves(self, zoos: Zoos, task: i64, moves: Moves) -> None:
        _add_lifts(zoos.zoos[asked_seat(task)], moves)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: Zoos, task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE != LIFT:
            return 99_01_09
        zoo = zoos.zoos[asked_seat(task)]
        return OK if _lies(zoo, (move >> A) & BYTE, move >> B) else 17_04_01

    def answer(self, zoos: Zoos, task: i64, move: i64) -> None:
        if move != DECLINE:
            self._lift(zoos, asked_seat(task), move, last=True)

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        if zoos.zoos[seat].barn[OBSTACLES]:
            lines[SITE_LINE] += zoos.numbers.barn_points  # BS.5.1

    def lines(self, zoos: Zoos, seat: i64, tally: vec[i64]) -> list[Line]:
        points, rule = tally[SITE_LINE], rule_id(17_05_01)
        return [Line("barn-sites", points, rule, BARN_SECTION, None, SITE_LINE)]

    def reasons(self, zoos: Zoos, seat: i64, line: i64, points: i64) -> list[Reason]:
        return times("kinds", 1, zoos.numbers.barn_points)

    def copy(self) -> "BuildingSites":
        return BuildingSites()

    def cells(self) -> list[int]:
        return []


def new_building_sites(players: i64) -> BuildingSites:
    return BuildingSites()


def has_site(zoo: Zoo) -> bool:
    if zoo.blocked or zoo.barn[OBSTACLES]:
        return True
    return any(zoo.on_place(place) == PLACE_SITE for place in range(zoo.open_places()))


def _lies(zoo: Zoo, site: i64, where: i64) -> bool:
    """Does such a site lie there?"""
    if site == BARN_SITE:
        return where == BARN and zoo.in_barn(site)
    if site == PLACE_SITE:
        return where < zoo.open_places() and zoo.on_place(where) == site
    return site == PEN_SITE and where < ZOO_PENS and zoo.blocked_in(where) > 0


def _add_lifts(zoo: Zoo, moves: Moves) -> None:
    for place in range(zoo.open_places()):
        if zoo.on_place(place) == PLACE_SITE:
            moves.add(LIFT | PLACE_SITE << A | place << B)
    if zoo.blocked:
        for pen in range(ZOO_PENS):
            if zoo.blocked_in(pen):
                moves.add(LIFT | PEN_SITE << A | pen << B)
    if zoo.barn[OBSTACLES]:
        moves.add(LIFT | BARN_SITE << A | BARN << B)


def site_refusal(zoo: Zoo, site: i64, where: i64) -> i64:
    """Why a site may not be laid on a spot of a zoo."""
    if site == BARN_SITE:
        return OK if where == BARN else 17_02_04
    if site == PLACE_SITE:
        if where == BARN:
            return 17_02_03
        if where >= zoo.open_places():
            return 17_02_05
        return 17_02_03 if zoo.on_place(where) else OK
    if where == BARN:
        return 17_02_02
    if where >= ZOO_PENS or not zoo.is_open(where):
        return 17_02_05
    return OK if zoo.room(where) > 0 else 17_02_02


def _add_spots(zoo: Zoo, move: i64, moves: Moves) -> None:
    """Add a move for every spot of a zoo where its site may be laid."""
    for where in range(BARN + 1):
        if site_refusal(zoo, (move >> A) & BYTE, where) == OK:
            moves.add(move | where << B)


MODULES: Final = [(MANIFEST, new_building_sites)]
