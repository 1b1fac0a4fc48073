"""The side of Zooloretto: all zoos, what may be placed in them and what money can do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.rules.drafting.game import PLACE
from zoopark.rules.drafting.side import Side
from zoopark.rules.kernel.bits import bit, lifted
from zoopark.rules.kernel.journal import PAID, Journal
from zoopark.rules.kernel.money import Money
from zoopark.rules.kernel.moves import BYTE, A, B, C, Moves
from zoopark.rules.kernel.rule import OK
from zoopark.rules.kernel.tiles import KINDS, count, family
from zoopark.rules.zooloretto.components import (
    BABY,
    BARN,
    BARN_POINTS,
    BASE_PENS,
    DISCARD_PRICE,
    EXPANSION_PRICE,
    FILL_BONUS,
    FLAMINGO,
    FULL_POINTS,
    LAST_SPECIES,
    NEARLY_FULL_POINTS,
    PEN_SPACES,
    PURCHASE_PRICE,
    REMODEL_PRICE,
    SELLER_SHARE,
    STALL_POINTS,
    STALL_TYPES,
    STALLS,
)
from zoopark.rules.zooloretto.events import (
    BORN,
    BOUGHT,
    DISCARDED,
    EXCHANGED,
    FILLED,
    MOVED,
    OPENED,
    PLACED,
    SWAPPED,
)
from zoopark.rules.zooloretto.module import MODULE_MOVES, MODULE_PLACES, Module
from zoopark.rules.zooloretto.zoo import Zoo

# Money actions.
MOVE_ANIMAL: Final[i64] = 16  # tile, enclosure
MOVE_STALL: Final[i64] = 17  # tile, from, to
EXCHANGE: Final[i64] = 18  # enclosure, another enclosure of a higher number
SWAP: Final[i64] = 19  # enclosure, species of the barn
BUY: Final[i64] = 20  # seat, tile
DISCARD: Final[i64] = 21  # tile
EXPAND: Final[i64] = 22

YOUNG: Final[i64] = 1  # what is asked: a place for a young one

# Lines of the score sheet; the first five are the enclosures.
STALL_LINE: Final[i64] = 5
BARN_STALL_LINE: Final[i64] = 6
BARN_ANIMAL_LINE: Final[i64] = 7
LINES: Final[i64] = 8


class Zoos(Side):
    def __init__(
        self,
        zoos: list[Zoo],
        boards: i64,
        nursery: i64,
        modules: list[Module],
        money: Money,
        journal: Journal,
    ) -> None:
        super().__init__(money, journal)
        self.zoos = zoos
        self.boards = boards  # expansion boards of each player
        self.nursery = nursery  # young not yet born, four bits a species
        self.modules = modules
        self.expected: i64 = 0  # the species of a young one that waits for its place
        self.parents: i64 = 0  # the enclosure of its parents
        self.pays = False  # does the enclosure pay a bonus when it is full then?

    def leave_out(self, species: i64) -> None:
        self.nursery &= ~lifted(0xF, species << 2)

    def unborn(self, species: i64) -> i64:
        return (self.nursery >> (species << 2)) & 15

    # -- placing a tile ---------------------------------------------------------------------------

    def place_moves(self, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        zoo = self.zoos[seat]
        move = PLACE | tile << A
        species = family(tile)
        if species == STALLS:
            for place in range(zoo.open_places()):
                if zoo.stall(place) == 0:
                    moves.add(move | place << B)
        else:
            for pen in range(zoo.open_pens()):
                if zoo.entry_refusal(pen, species) == OK:
                    moves.add(move | pen << B)
        moves.add(move | BARN << B)  # Z.4.8

    def place_refusal(self, seat: i64, bought: bool, move: i64) -> i64:
        tile = (move >> A) & BYTE
        where = move >> B
        if where == BARN:
            return OK
        if family(tile) == STALLS:
            return self.zoos[seat].place_refusal(where)
        return self.zoos[seat].entry_refusal(where, family(tile))

    def place(self, seat: i64, move: i64) -> None:
        zoo = self.zoos[seat]
        tile = (move >> A) & BYTE
        where = move >> B
        if self.journal.on:
            self.journal.note(PLACED, seat, tile, where)
        if where == BARN:
            zoo.store(tile)
        elif family(tile) == STALLS:
            zoo.put_stall(where, tile)
        else:
            self._settle(seat, zoo, where, tile)

    def _settle(self, seat: i64, zoo: Zoo, pen: i64, tile: i64) -> None:
        """An animal enters an enclosure: first its young, then the bonus (Z.6.1, Z.7.1, Z.7.5)."""
        zoo.admit(pen, tile)
        self._births(seat, zoo, pen, True)

    def _births(self, seat: i64, zoo: Zoo, pen: i64, pays: bool) -> None:
        """Let all pairs have their young, then pay the bonus, unless by an exchange (Z.7.4)."""
        while zoo.breed(pen):
            species = zoo.species(pen)
            self.nursery -= bit(species << 2)
            if self.modules and self._cradle_offered(seat):
                self.asks = YOUNG
                self.expected = species
                self.parents = pen
                self.pays = pays
                return
            inside = zoo.cradle(pen)
            if self.journal.on:
                self.journal.note(BORN, seat, species << 3 | BABY, pen if inside else BARN)
        if pays and zoo.full(pen):
            coins = self.money.receive(seat, FILL_BONUS[pen])
            if self.journal.on:
                self.journal.note(FILLED, seat, pen, coins)

    # -- what is asked: a place for a young one, if a module offers another than its parents' -----

    def _cradle_offered(self, seat: i64) -> bool:
        return any(module.cradle(seat) for module in self.modules)

    def ask_moves(self, seat: i64, moves: Moves) -> None:
        move = PLACE | (self.expected << 3 | BABY) << A
        if not self.zoos[seat].full(self.parents):
            moves.add(move | self.parents << B)
        for module in self.modules:
            if module.cradle(seat):
                moves.add(move | module.cradle(seat) << B)

    def ask_refusal(self, seat: i64, move: i64) -> i64:
        if move & BYTE != PLACE or (move >> A) & BYTE != self.expected << 3 | BABY:
            return 1_06_01
        where = move >> B
        if where == self.parents:
            return 1_04_04 if self.zoos[seat].full(where) else OK
        for module in self.modules:
            if where == module.cradle(seat) and where:
                return module.cradle_refusal(self, seat, where)
        return 1_06_02

    def answer(self, seat: i64, move: i64) -> None:
        zoo = self.zoos[seat]
        tile = self.expected << 3 | BABY
        where = move >> B
        self.asks = 0
        if self.journal.on:
            self.journal.note(BORN, seat, tile, where)
        if where == self.parents:
            zoo.cradle(where)
        for module in self.modules:
            if where >= MODULE_PLACES and where == module.cradle(seat):
                module.lay_young(self, seat, tile)
                break
        pen = self.parents
        self.expected = 0
        self.parents = 0
        self._births(seat, zoo, pen, self.pays)

    # -- money actions ----------------------------------------------------------------------------

    def money_moves(self, seat: i64, moves: Moves) -> None:
        coins = self.money.purses[seat]
        zoo = self.zoos[seat]
        if coins >= REMODEL_PRICE:
            self._remodel_moves(zoo, moves)
        if coins >= PURCHASE_PRICE:
            for other in range(len(self.zoos)):
                if other != seat:
                    _barn_moves(self.zoos[other], BUY | other << A, B, moves)
            _barn_moves(zoo, DISCARD, A, moves)
        if coins >= EXPANSION_PRICE and zoo.opened < self.boards:
            moves.add(EXPAND)
        for module in self.modules:
            module.moves(self, seat, moves)

    def _remodel_moves(self, zoo: Zoo, moves: Moves) -> None:
        pens = zoo.open_pens()
        for species in range(FLAMINGO, LAST_SPECIES + 1):
            group = zoo.barn[species]
            if group:
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
        self._stall_moves(zoo, moves)

    def _stall_moves(self, zoo: Zoo, moves: Moves) -> None:
        stored = zoo.barn[STALLS]
        if zoo.stalls == 0 and stored == 0:
            return
        places = zoo.open_places()
        for place in range(places):
            stall = zoo.stall(place)
            if stall:
                moves.add(MOVE_STALL | stall << A | place << B | BARN << C)
                for to in range(places):
                    if zoo.stall(to) == 0:
                        moves.add(MOVE_STALL | stall << A | place << B | to << C)
            elif stored:
                for stall in range(1, STALL_TYPES + 1):
                    if count(stored, stall):
                        moves.add(MOVE_STALL | stall << A | BARN << B | place << C)

    def money_refusal(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        coins = self.money.purses[seat]
        zoo = self.zoos[seat]
        if kind == EXPAND:
            if move != EXPAND:
                return 1_05_13
            if zoo.opened >= self.boards:
                return 1_05_13
            return OK if coins >= EXPANSION_PRICE else 1_05_01
        if kind == BUY:
            return self._buy_refusal(seat, (move >> A) & BYTE, move >> B, coins)
        if kind == DISCARD:
            if not zoo.in_barn(move >> A):
                return 1_05_12
            return OK if coins >= DISCARD_PRICE else 1_05_01
        if kind >= MODULE_MOVES:
            return self._module_refusal(seat, move)
        refused = self._remodel_refusal(zoo, move)
        if refused:
            return refused
        return OK if coins >= REMODEL_PRICE else 1_05_01

    def _module_refusal(self, seat: i64, move: i64) -> i64:
        for module in self.modules:
            if module.owns(move & BYTE):
                return module.refusal(self, seat, move)
        return 1_02_01

    def _buy_refusal(self, seat: i64, owner: i64, tile: i64, coins: i64) -> i64:
        if owner == seat:
            return 1_05_14
        if owner >= len(self.zoos) or not self.zoos[owner].in_barn(tile):
            return 1_05_10
        return OK if coins >= PURCHASE_PRICE else 1_05_01

    def _remodel_refusal(self, zoo: Zoo, move: i64) -> i64:
        kind = move & BYTE
        first = (move >> A) & BYTE
        if kind == MOVE_ANIMAL:
            if family(first) == STALLS or not zoo.in_barn(first):
                return 1_05_02
            return zoo.entry_refusal(move >> B, family(first)) if move >> B != BARN else 1_05_02
        if kind == MOVE_STALL:
            return self._stall_refusal(zoo, first, (move >> B) & BYTE, move >> C)
        if kind == EXCHANGE:
            return zoo.exchange_refusal(first, move >> B) if first <= move >> B else 1_05_05
        if kind == SWAP:
            if move >> B == STALLS:
                return 1_05_09
            if move >> B > LAST_SPECIES:
                return 1_05_05
            return zoo.barn_exchange_refusal(first, move >> B)
        return 1_02_01

    def _stall_refusal(self, zoo: Zoo, stall: i64, start: i64, to: i64) -> i64:
        if stall == 0 or family(stall) != STALLS:
            return 1_05_03
        if start == BARN:
            if not zoo.in_barn(stall) or to == BARN:
                return 1_05_04
        elif start >= zoo.open_places() or zoo.stall(start) != stall:
            return 1_05_04
        return OK if to == BARN else zoo.place_refusal(to)

    def spend(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        first = (move >> A) & BYTE
        zoo = self.zoos[seat]
        if kind == BUY:
            return self._buy(seat, first, move >> B)
        if kind == DISCARD:
            self._pay(seat, DISCARD_PRICE)
            zoo.fetch(first)
            if self.journal.on:
                self.journal.note(DISCARDED, seat, first)
        elif kind == EXPAND:
            self._pay(seat, EXPANSION_PRICE)
            if self.journal.on:
                self.journal.note(OPENED, seat, zoo.open_pens())
            zoo.opened += 1
        elif kind >= MODULE_MOVES:
            for module in self.modules:
                if module.owns(kind):
                    return module.play(self, seat, move)
        else:
            self._pay(seat, REMODEL_PRICE)
            self._remodel(seat, zoo, move)
        return 0

    def _pay(self, seat: i64, coins: i64) -> None:
        self.money.pay(seat, coins)
        if self.journal.on:
            self.journal.note(PAID, seat, coins)

    def _buy(self, seat: i64, owner: i64, tile: i64) -> i64:
        """The buyer takes the tile into the hand and places it by the next decision (Z.5.10)."""
        self._pay(seat, PURCHASE_PRICE - SELLER_SHARE)
        self.money.pay_seat(seat, owner, SELLER_SHARE)
        self.zoos[owner].fetch(tile)
        if self.journal.on:
            self.journal.note(BOUGHT, seat, tile, owner)
        return tile

    def _remodel(self, seat: i64, zoo: Zoo, move: i64) -> None:
        kind = move & BYTE
        first = (move >> A) & BYTE
        second = (move >> B) & BYTE
        if kind == MOVE_ANIMAL:
            if self.journal.on:
                self.journal.note(MOVED, seat, first, BARN, second)
            zoo.fetch(first)
            self._settle(seat, zoo, second, first)
        elif kind == MOVE_STALL:
            self._move_stall(seat, zoo, first, second, move >> C)
        elif kind == EXCHANGE:
            # No birth: neither enclosure holds a fertile pair before, so none does after.
            zoo.exchange(first, second)
            if self.journal.on:
                self.journal.note(EXCHANGED, seat, first, second)
        else:
            zoo.exchange_with_barn(first, second)
            if self.journal.on:
                self.journal.note(SWAPPED, seat, first, second)
            self._births(seat, zoo, first, False)  # Z.6.6, and never a bonus: Z.7.4

    def _move_stall(self, seat: i64, zoo: Zoo, stall: i64, start: i64, to: i64) -> None:
        if start == BARN:
            zoo.fetch(stall)
        else:
            zoo.lift_stall(start)
        if to == BARN:
            zoo.store(stall)
        else:
            zoo.put_stall(to, stall)
        if self.journal.on:
            self.journal.note(MOVED, seat, stall, start, to)

    # -- the end of a round, and points -----------------------------------------------------------

    def begin(self, seat: i64) -> None:
        for module in self.modules:
            module.begin(self, seat)

    def end_round(self, seat: i64) -> None:
        for module in self.modules:
            module.end_round(self, seat)

    def fortune(self, seat: i64) -> i64:
        """All the money of a seat, as it counts in a tie (Z.9.9)."""
        coins = self.money.purses[seat]
        for module in self.modules:
            coins += module.savings(seat)
        return coins

    def pen_points(self, zoo: Zoo, pen: i64) -> i64:
        animals = zoo.animals(pen)
        missing = PEN_SPACES[pen] - animals
        if missing == 0:
            return FULL_POINTS[pen]  # Z.9.1
        if missing == 1:
            return NEARLY_FULL_POINTS[pen]  # Z.9.2
        return animals if animals and zoo.has_stall_at(pen) else 0  # Z.9.3, Z.9.4

    def tally(self, seat: i64, lines: vec[i64]) -> None:
        zoo = self.zoos[seat]
        for pen in range(BASE_PENS + zoo.opened):
            lines[pen] += self.pen_points(zoo, pen)
        shown: i64 = 0
        for place in range(zoo.open_places()):
            shown |= bit(zoo.stall(place))
        for stall in range(1, STALL_TYPES + 1):
            if shown >> stall & 1:
                lines[STALL_LINE] += STALL_POINTS  # Z.9.5
            if count(zoo.barn[STALLS], stall):
                lines[BARN_STALL_LINE] += BARN_POINTS  # Z.9.6
        for species in range(FLAMINGO, LAST_SPECIES + 1):
            if zoo.barn[species]:
                lines[BARN_ANIMAL_LINE] += BARN_POINTS  # Z.9.7

    # -- copies -----------------------------------------------------------------------------------

    def copy(self, money: Money, journal: Journal) -> "Zoos":
        zoos = [zoo.copy() for zoo in self.zoos]
        modules = [module.copy() for module in self.modules] if self.modules else self.modules
        other = Zoos(zoos, self.boards, self.nursery, modules, money, journal)
        other.asks = self.asks
        other.expected = self.expected
        other.parents = self.parents
        other.pays = self.pays
        return other

    def cells(self) -> list[int]:
        cells: list[int] = [self.boards, self.nursery, self.asks, self.expected, self.parents]
        cells.append(int(self.pays and self.asks != 0))
        for zoo in self.zoos:
            cells += zoo.cells()
        for module in self.modules:
            cells += module.cells()
        return cells


def _barn_moves(zoo: Zoo, move: i64, operand: i64, moves: Moves) -> None:
    """Add a move for every different tile of a barn, as the operand that is named."""
    barn = zoo.barn
    for f in range(len(barn)):
        group = barn[f]
        if group:
            for k in range(KINDS):
                if count(group, k):
                    moves.add(move | (f << 3 | k) << operand)
