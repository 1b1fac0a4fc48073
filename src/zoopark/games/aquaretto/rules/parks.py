"""The side of Aquaretto: all parks, what may be laid in them and what money can do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, lifted, ones
from zoopark.core.journal import PAID, Journal
from zoopark.core.money import Money
from zoopark.core.moves import BYTE, A, B, D, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import family
from zoopark.games.aquaretto.rules.components import (
    BABY,
    CASHIER,
    CASHIERS,
    DEPOT,
    FIRST_SPECIES,
    KEEPER,
    KEEPERS,
    MANAGER,
    MANAGERS,
    brings_helper,
    pays_coin,
)
from zoopark.games.aquaretto.rules.events import (
    BORN,
    BOUGHT,
    EMPLOYED,
    EXPANDED,
    GREW,
    HIRED,
    LAID,
    MOVED,
    REASSIGNED,
    REMOVED,
    STORED,
)
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL
from zoopark.games.aquaretto.rules.numbers import PRINTED, ParkNumbers
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.drafting.rules.side import Side

# Money actions; LAY_SMALL and LAY_LARGE are those of the land.
MOVE_TILE: Final[i64] = 32  # tile, cell
MOVE_HELPER: Final[i64] = 33  # 0, job, job from bit 32 on
BUY_TOP: Final[i64] = 34  # seat, tile
REMOVE: Final[i64] = 35  # tile
# The answer to the question where a helper works.
STAFF: Final[i64] = 38  # 0, job

# What is asked.
HELPER: Final[i64] = 1
YOUNG: Final[i64] = 2

OPERAND: Final[i64] = 0xFFFF

# Lines of the score sheet.
ANIMAL_LINE: Final[i64] = 0
CASHIER_LINE: Final[i64] = 1
KEEPER_LINE: Final[i64] = 2
TRAINER_LINE: Final[i64] = 3
DEPOT_LINE: Final[i64] = 4
LINES: Final[i64] = 5


class Parks(Side):
    def __init__(
        self,
        parks: list[Park],
        nursery: i64,
        money: Money,
        journal: Journal,
        numbers: ParkNumbers = PRINTED,
    ) -> None:
        super().__init__(money, journal)
        self.parks = parks
        self.numbers = numbers
        self.nursery = nursery  # young not yet born, four bits a species
        self.expected: i64 = 0  # the species of a young one that is born and not yet laid

    def leave_out(self, species: i64) -> None:
        self.nursery &= ~lifted(0xF, (species - FIRST_SPECIES) << 2)

    def unborn(self, species: i64) -> i64:
        return (self.nursery >> ((species - FIRST_SPECIES) << 2)) & 15

    def begin(self, seat: i64) -> None:
        pass

    def end_round(self, seat: i64) -> None:
        pass

    # -- laying a tile ----------------------------------------------------------------------------

    def place_moves(self, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        park = self.parks[seat]
        _add_fields(park, PLACE | tile << A, park.allowed(family(tile)), moves)
        if not bought:
            moves.add(PLACE | tile << A | DEPOT << B)  # A.4.4

    def place_refusal(self, seat: i64, bought: bool, move: i64) -> i64:
        where = move >> B
        if where == DEPOT:
            return 2_06_05 if bought else OK
        return self.parks[seat].tile_refusal(family((move >> A) & BYTE), where)

    def place(self, seat: i64, bought: bool, move: i64) -> None:
        tile = (move >> A) & BYTE
        where = move >> B
        if self.journal.on:
            self.journal.note(LAID, seat, tile, where)
        if where == DEPOT:
            self.parks[seat].store(tile)
        else:
            self._settle(seat, tile, where)

    def _settle(self, seat: i64, tile: i64, cell: i64) -> None:
        """A tile enters a basin: first its bonus, then the young one it brings (A.7.9)."""
        park = self.parks[seat]
        species = family(tile)
        pairs = park.pairs(species)
        park.lay(tile, cell)
        if park.pairs(species) > pairs:
            self.expected = species
            self.nursery -= bit((species - FIRST_SPECIES) << 2)
        size = park.size(species)
        if pays_coin(size):
            coins = self.money.receive(seat, self.numbers.bonus_coins)
            if self.journal.on:
                self.journal.note(GREW, seat, species, size, coins)
        if brings_helper(size):
            self.asks = HELPER
            self.asker = seat
            if self.journal.on:
                self.journal.note(HIRED, seat, species, size)
        else:
            self._await_young(seat)

    def _await_young(self, seat: i64) -> None:
        """Ask for the field of a young one; without any it goes on the depot (A.7.5, A.7.6)."""
        self.asks = 0
        if self.expected == 0:
            return
        tile = self.expected << 3 | BABY
        if self.journal.on:
            self.journal.note(BORN, seat, tile)
        if self.parks[seat].allowed(self.expected):
            self.asks = YOUNG
            self.asker = seat
            return
        self.expected = 0
        self.parks[seat].store(tile)
        if self.journal.on:
            self.journal.note(STORED, seat, tile)

    # -- what is asked ----------------------------------------------------------------------------

    def ask_moves(self, seat: i64, moves: Moves) -> None:
        park = self.parks[seat]
        if self.asks == HELPER:
            self._job_moves(park, STAFF, B, -1, moves)
        else:
            move = PLACE | (self.expected << 3 | BABY) << A
            _add_fields(park, move, park.allowed(self.expected), moves)

    def _job_moves(self, park: Park, move: i64, operand: i64, job: i64, moves: Moves) -> None:
        """Add a move for every job a helper may take up, other than the one the helper has."""
        if park.cashiers < CASHIERS and job != CASHIER:
            moves.add(move | lifted(CASHIER, operand))
        if park.keepers < KEEPERS and job != KEEPER:
            moves.add(move | lifted(KEEPER, operand))
        if park.managers < MANAGERS and job != MANAGER:
            moves.add(move | lifted(MANAGER, operand))
        free = park.free()
        cells = park.land.cells
        for field in range(len(cells)):
            if free >> field & 1:
                moves.add(move | cells[field] << operand)

    def ask_refusal(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        if self.asks == HELPER:
            if kind != STAFF or (move >> A) & BYTE:
                return 2_07_02
            return self.parks[seat].job_refusal(move >> B)
        if kind != PLACE or (move >> A) & BYTE != self.expected << 3 | BABY:
            return 2_07_05
        if move >> B == DEPOT:
            return 2_07_05
        return self.parks[seat].tile_refusal(self.expected, move >> B)

    def answer(self, seat: i64, move: i64) -> None:
        if self.asks == HELPER:
            self.parks[seat].employ(move >> B, 1)
            if self.journal.on:
                self.journal.note(EMPLOYED, seat, move >> B)
            self._await_young(seat)
        else:
            self.asks = 0
            self.expected = 0
            self.place(seat, True, move)

    # -- money actions ----------------------------------------------------------------------------

    def money_moves(self, seat: i64, moves: Moves) -> None:
        coins = self.money.purses[seat]
        numbers = self.numbers
        if coins < numbers.cheapest:
            return
        park = self.parks[seat]
        top = park.top()
        if top and coins >= numbers.move_price:
            _add_fields(park, MOVE_TILE | top << A, park.allowed(family(top)), moves)
        if coins >= numbers.helper_price and park.helpers():
            self._helper_moves(park, moves)
        if coins >= numbers.small_price and park.smalls:
            moves.add_all(park.land.small_boards())
        if coins >= numbers.purchase_price:
            for other in range(len(self.parks)):
                if other != seat:
                    tile = self.parks[other].top()
                    if tile and park.allowed(family(tile)):
                        moves.add(BUY_TOP | other << A | tile << B)
        if top and coins >= numbers.discard_price:
            moves.add(REMOVE | top << A)
        if coins >= numbers.large_price and park.larges:
            moves.add_all(park.land.large_boards())

    def _helper_moves(self, park: Park, moves: Moves) -> None:
        if park.cashiers:
            self._job_moves(park, MOVE_HELPER | CASHIER << B, D, CASHIER, moves)
        if park.keepers:
            self._job_moves(park, MOVE_HELPER | KEEPER << B, D, KEEPER, moves)
        if park.managers:
            self._job_moves(park, MOVE_HELPER | MANAGER << B, D, MANAGER, moves)
        if park.trainers:
            cells = park.land.cells
            for field in range(len(cells)):
                if park.trainers >> field & 1:
                    self._job_moves(park, MOVE_HELPER | cells[field] << B, D, cells[field], moves)

    def money_refusal(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        park = self.parks[seat]
        if kind == MOVE_TILE:
            refused = self._move_refusal(park, (move >> A) & BYTE, move >> B)
        elif kind == MOVE_HELPER:
            refused = self._helper_refusal(park, move)
        elif kind == BUY_TOP:
            refused = self._buy_refusal(seat, (move >> A) & BYTE, move >> B)
        elif kind == REMOVE:
            refused = OK if park.top() and move >> A == park.top() else 2_06_06
        elif kind == LAY_SMALL:
            if park.smalls == 0 or (move >> A) & BYTE > 3:
                return 2_01_07
            refused = park.land.board_refusal(move)
        elif kind == LAY_LARGE:
            if park.larges == 0 or (move >> A) & BYTE:
                return 2_01_07
            refused = park.land.board_refusal(move)
        else:
            return 2_02_01
        if refused:
            return refused
        return OK if self.money.purses[seat] >= self.price(seat, move) else 2_06_01

    def price(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        if kind == BUY_TOP:
            return self.numbers.purchase_price
        if kind == REMOVE:
            return self.numbers.discard_price
        if kind == LAY_SMALL:
            return self.numbers.small_price
        if kind == LAY_LARGE:
            return self.numbers.large_price
        return self.numbers.move_price if kind == MOVE_TILE else self.numbers.helper_price

    def _move_refusal(self, park: Park, tile: i64, where: i64) -> i64:
        if tile == 0 or tile != park.top():
            return 2_06_02
        return park.tile_refusal(family(tile), where) if where != DEPOT else 2_06_05

    def _helper_refusal(self, park: Park, move: i64) -> i64:
        start = (move >> B) & OPERAND
        to = move >> D
        if (move >> A) & BYTE or start == to or not park.works_as(start):
            return 2_06_03
        return park.job_refusal(to)

    def _buy_refusal(self, seat: i64, owner: i64, tile: i64) -> i64:
        if owner == seat:
            return 2_06_10
        if tile == 0 or owner >= len(self.parks) or tile != self.parks[owner].top():
            return 2_06_04
        return OK if self.parks[seat].allowed(family(tile)) else 2_06_05

    def spend(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        park = self.parks[seat]
        if kind == BUY_TOP:
            return self._buy(seat, (move >> A) & BYTE)
        self._pay(seat, self.price(seat, move))
        if kind in (LAY_SMALL, LAY_LARGE):
            park.expand(move)
            if self.journal.on:
                corner = (move >> A) & BYTE if kind == LAY_SMALL else 4
                self.journal.note(EXPANDED, seat, move >> B, corner)
        elif kind == MOVE_TILE:
            tile = park.fetch()
            if self.journal.on:
                self.journal.note(MOVED, seat, tile, move >> B)
            self._settle(seat, tile, move >> B)
        elif kind == MOVE_HELPER:
            start = (move >> B) & OPERAND
            park.employ(start, -1)
            park.employ(move >> D, 1)
            if self.journal.on:
                self.journal.note(REASSIGNED, seat, start, move >> D)
        else:
            tile = park.fetch()
            if self.journal.on:
                self.journal.note(REMOVED, seat, tile)
        return 0

    def _pay(self, seat: i64, coins: i64) -> None:
        self.money.pay(seat, coins)
        if self.journal.on:
            self.journal.note(PAID, seat, coins)

    def _buy(self, seat: i64, owner: i64) -> i64:
        """The buyer takes the tile into the hand and lays it by the next decision (A.6.4)."""
        share = self.numbers.seller_share
        self._pay(seat, self.numbers.purchase_price - share)
        self.money.pay_seat(seat, owner, share)
        tile = self.parks[owner].fetch()
        if self.journal.on:
            self.journal.note(BOUGHT, seat, tile, owner)
        return tile

    # -- points -----------------------------------------------------------------------------------

    def tally(self, seat: i64, lines: vec[i64]) -> None:
        park = self.parks[seat]
        numbers = self.numbers
        coins = self.money.purses[seat]
        lines[ANIMAL_LINE] += ones(park.tiles()) * numbers.animal_points  # A.9.1
        lines[CASHIER_LINE] += park.cashiers * coins * numbers.cashier_points  # A.9.2
        lines[KEEPER_LINE] += park.keepers * ones(park.fish) * numbers.keeper_points  # A.9.3
        lines[TRAINER_LINE] += park.trained() * numbers.trainer_points  # A.9.4
        each = numbers.managed_points if park.managers else numbers.depot_points
        lines[DEPOT_LINE] += each * park.stored_species()  # A.9.6, A.9.7

    # -- copies -----------------------------------------------------------------------------------

    def copy(self, money: Money, journal: Journal) -> "Parks":
        parks = [park.copy() for park in self.parks]
        other = Parks(parks, self.nursery, money, journal, self.numbers)
        other.asks = self.asks
        other.asker = self.asker
        other.expected = self.expected
        return other

    def cells(self) -> list[int]:
        cells: list[int] = [self.nursery, self.asks, self.expected]
        for park in self.parks:
            cells += park.cells()
        return cells


def _add_fields(park: Park, move: i64, fields: i64, moves: Moves) -> None:
    """Add a move for every field of a mask."""
    cells = park.land.cells
    field: i64 = 0
    while fields >> field:
        if fields >> field & 1:
            moves.add(move | cells[field] << B)
        field += 1
