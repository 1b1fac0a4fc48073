"""Boss: workers and office tiles, X tiles on the offer board, donations, the sponsor enclosure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK, Book, rule_id
from zoopark.core.score import Line, Reason, times
from zoopark.core.tiles import count, family
from zoopark.games.zooloretto.modules.boss.rules_house import (
    ALL_POINT_TILES,
    DONATIONS,
    OFFICE_COPIES,
    SPONSOR_FULL,
    SPONSOR_NEARLY_FULL,
    SPONSOR_SPACES,
    WINDOWS,
    WORKERS_EACH,
    WORKERS_MORE,
)
from zoopark.games.zooloretto.modules.boss.rules_offers import (
    X_OFFERS,
    X_STALLS,
    is_x,
    offer_number,
    x_tile,
)
from zoopark.games.zooloretto.modules.boss.rules_office import (
    BUYER,
    CONSULTANT,
    CONTROLLER,
    FIELDS,
    FUND_RAISER,
    OFFICE_TILES,
    PERSONNEL_MANAGER,
    SALES_MANAGER,
    SPOKESMAN,
    Office,
)
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.components import (
    ALL_STALL_TYPES,
    OTHER_FEMALE,
    OTHER_MUM,
    OTHER_STALLS,
    PENS,
    STALL_TYPES,
    STALLS,
)
from zoopark.games.zooloretto.rules.events import OPENED
from zoopark.games.zooloretto.rules.module import PEN_FILLED, Manifest, Module
from zoopark.games.zooloretto.rules.scale import scale_reason
from zoopark.games.zooloretto.rules.sheet import ENCLOSURES_SECTION
from zoopark.games.zooloretto.rules.zoos import BARN_STALL_LINE, STALL_LINE, Zoos

NUMBERS: Final = Numbers("boss")
HIRE: Final[i64] = NUMBERS.move("hire")  # field, payment
OFFER: Final[i64] = NUMBERS.move("offer")  # X tile, payment
OFFICE: Final[i64] = NUMBERS.move("office")  # office tile, payment
TRANSFER: Final[i64] = NUMBERS.move("transfer")  # field, another field
SPONSOR: Final[i64] = NUMBERS.move("sponsor")

BY_COINS: Final[i64] = 0
BY_DONATIONS: Final[i64] = 1

GRANTED: Final[i64] = NUMBERS.event("granted")  # donations, from their supply to the seat
SPENT: Final[i64] = NUMBERS.event("spent")  # donations, from the seat to their supply
AWARDED: Final[i64] = NUMBERS.event("awarded")  # point tiles
HIRED: Final[i64] = NUMBERS.event("hired")  # field
ACQUIRED: Final[i64] = NUMBERS.event("acquired")  # X tile
APPOINTED: Final[i64] = NUMBERS.event("appointed")  # office tile
TRANSFERRED: Final[i64] = NUMBERS.event("transferred")  # field, another field

# Sections of the scoring.
X_TILES_SECTION: Final = 4
OFFICE_SECTION: Final = 9
POINT_TILES_SECTION: Final = 10

RULEBOOK: Final = Book(21_00_00, "BO")
MANIFEST: Final[Manifest] = Manifest(
    "boss", RULEBOOK, moves=(HIRE, OFFER, OFFICE, TRANSFER, SPONSOR)
)

START_DONATIONS: Final[i64] = 2  # BO.1.3
OFFICE_ROUND: Final[i64] = 2  # BO.2.12
OFFER_PRICE: Final[i64] = 2  # BO.2.2
OFFER_PRICE_AT: Final[i64] = NUMBERS.tweak("offer-price", OFFER_PRICE, 1, 10, "BO.2.2")
ICE_CREAM: Final = "xxl-tiles"  # the module that brings one more type of stall
# Points of each X tile with one buyer and with two.
X_POINTS_AT: Final[i64] = NUMBERS.tweak("buyer-points", 1, 0, 20, "BO.5.2")
XX_POINTS_AT: Final[i64] = NUMBERS.tweak("two-buyers-points", 4, 0, 20, "BO.5.2")
CONTROLLER_POINTS_AT: Final[i64] = NUMBERS.tweak("controller-points", 4, 0, 20, "BO.5.4")
PERSONNEL_POINTS_AT: Final[i64] = NUMBERS.tweak("personnel-points", 3, 0, 20, "BO.5.5")
SPONSOR_FULL_AT: Final[i64] = NUMBERS.tweak("sponsor-full", SPONSOR_FULL, 0, 20, "BO.5.7")
SPONSOR_NEARLY_FULL_AT: Final[i64] = NUMBERS.tweak(
    "sponsor-nearly-full", SPONSOR_NEARLY_FULL, 0, 20, "BO.5.7"
)

SPONSOR_PEN: Final[i64] = PENS
SPONSOR_PRICE: Final[i64] = 2  # BO.4.1
SPONSOR_PRICE_AT: Final[i64] = NUMBERS.tweak("sponsor-price", SPONSOR_PRICE, 1, 10, "BO.4.1")
SPOKESMAN_TILES: Final[i64] = 2  # BO.3.9


class Boss(Module):
    def __init__(
        self, offices: list[Office], workers: i64, donations: i64, points: i64, offers: i64
    ) -> None:
        super().__init__(MANIFEST)
        self.offices = offices
        self.workers = workers  # these three are supplies
        self.donations = donations
        self.points_left = points
        self.offers = offers  # X tiles of the game, as a mask of the offer board
        self.sold: i64 = 0  # those that have been bought

    def set_up(self, zoos: Zoos) -> None:
        """One X tile of each species and of each type of stall in play (BO.1.5)."""
        self.offers = zoos.species
        types = STALL_TYPES
        for module in zoos.modules:
            if module.manifest.id == ICE_CREAM:
                types += 1
        for stall in range(1, types + 1):
            self.offers |= bit(X_STALLS + stall)

    def species_added(self, zoos: Zoos, species: i64) -> None:
        self.offers |= bit(species)

    def leave_out(self, zoos: Zoos, species: i64) -> None:
        self.offers &= ~bit(species)

    # -- actions ----------------------------------------------------------------------------------

    def moves(self, zoos: Zoos, seat: i64, moves: Moves) -> None:
        office = self.offices[seat]
        coins = zoos.money.purses[seat]
        if coins >= zoos.number(OFFER_PRICE_AT):
            self._add_purchases(zoos, seat, BY_COINS, moves)
        if office.donations >= zoos.number(OFFER_PRICE_AT):
            self._add_purchases(zoos, seat, BY_DONATIONS, moves)
        if office.staff and coins >= zoos.remodel_price(seat):
            for field in range(FIELDS):
                if office.workers_at(field):
                    for to in range(FIELDS):
                        if to != field and office.window_refusal(to) == OK:
                            moves.add(TRANSFER | field << A | to << B)
        if coins >= zoos.number(SPONSOR_PRICE_AT) and not zoos.zoos[seat].is_open(SPONSOR_PEN):
            moves.add(SPONSOR)

    def _add_purchases(self, zoos: Zoos, seat: i64, payment: i64, moves: Moves) -> None:
        if self.workers:
            for field in range(FIELDS):
                if self.offices[seat].window_refusal(field) == OK:
                    moves.add(HIRE | field << A | payment << B)
        left = self.offers & ~self.sold
        for number in range(X_OFFERS):
            if left >> number & 1:
                moves.add(OFFER | x_tile(number) << A | payment << B)
        for tile in range(OFFICE_TILES):
            if self._office_refusal(zoos, seat, tile) == OK:
                moves.add(OFFICE | tile << A | payment << B)

    def refusal(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        what = (move >> A) & BYTE
        which = move & BYTE
        if which == SPONSOR:
            if move != SPONSOR or zoos.zoos[seat].is_open(SPONSOR_PEN):
                return 21_04_02
            return OK if zoos.money.purses[seat] >= zoos.number(SPONSOR_PRICE_AT) else 1_05_01
        if which == TRANSFER:
            return self._transfer_refusal(zoos, seat, what, move >> B)
        if which == HIRE:
            refused = self._hire_refusal(seat, what)
        elif which == OFFER:
            refused = self._offer_refusal(what)
        else:
            refused = self._office_refusal(zoos, seat, what)
        return refused or self._price_refusal(zoos, seat, move >> B)

    def _price_refusal(self, zoos: Zoos, seat: i64, payment: i64) -> i64:
        if payment == BY_COINS:
            return OK if zoos.money.purses[seat] >= zoos.number(OFFER_PRICE_AT) else 1_05_01
        if payment != BY_DONATIONS or self.offices[seat].donations < zoos.number(OFFER_PRICE_AT):
            return 21_02_02
        return OK

    def _hire_refusal(self, seat: i64, field: i64) -> i64:
        office = self.offices[seat]
        if self.workers == 0:
            return 21_02_11
        if office.workers() == FIELDS * WINDOWS:
            return 21_02_10
        return office.window_refusal(field)

    def _offer_refusal(self, tile: i64) -> i64:
        if not is_x(tile):
            return 21_02_01
        number = offer_number(tile)
        if not self.offers >> number & 1:
            return 21_01_05
        return 21_02_04 if self.sold >> number & 1 else OK

    def _office_refusal(self, zoos: Zoos, seat: i64, tile: i64) -> i64:
        if tile >= OFFICE_TILES:
            return 21_01_06
        if zoos.round < OFFICE_ROUND:
            return 21_02_12
        if self.offices[seat].has(tile):
            return 21_02_13
        return OK if self.office_tiles_left(tile) else 21_02_04

    def _transfer_refusal(self, zoos: Zoos, seat: i64, field: i64, to: i64) -> i64:
        office = self.offices[seat]
        if field >= FIELDS:
            return 21_01_01
        if office.workers_at(field) == 0:
            return 21_03_05
        if field == to:
            return 21_03_03
        refused = office.window_refusal(to)
        if refused:
            return refused
        return OK if zoos.money.purses[seat] >= zoos.remodel_price(seat) else 1_05_01

    def price(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        which = move & BYTE
        if which == SPONSOR:
            return zoos.number(SPONSOR_PRICE_AT)
        if which == TRANSFER:
            return zoos.remodel_price(seat)
        return zoos.number(OFFER_PRICE_AT) if move >> B == BY_COINS else 0

    def office_tiles_left(self, tile: i64) -> i64:
        left = OFFICE_COPIES
        for office in self.offices:
            if office.has(tile):
                left -= 1
        return left

    def play(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        office = self.offices[seat]
        what = (move >> A) & BYTE
        which = move & BYTE
        if which == SPONSOR:
            zoos.pay(seat, zoos.number(SPONSOR_PRICE_AT))
            zoos.zoos[seat].open_pen(SPONSOR_PEN, SPONSOR_SPACES)
            if zoos.journal.on:
                zoos.journal.note(OPENED, seat, SPONSOR_PEN)
            return 0
        if which == TRANSFER:
            zoos.pay_remodel(seat)
            office.leave(what)
            office.enter(move >> B)
            if zoos.journal.on:
                zoos.journal.note(TRANSFERRED, seat, what, move >> B)
            return 0
        self._pay(zoos, seat, move >> B)
        if which == HIRE:
            self.workers -= 1
            office.enter(what)
            if zoos.journal.on:
                zoos.journal.note(HIRED, seat, what)
            return 0
        if which == OFFICE:
            office.tiles |= bit(what)
            if zoos.journal.on:
                zoos.journal.note(APPOINTED, seat, what)
            return 0
        self.sold |= bit(offer_number(what))
        if zoos.journal.on:
            zoos.journal.note(ACQUIRED, seat, what)
        return what  # and is placed by the next decision (BO.2.5)

    def _pay(self, zoos: Zoos, seat: i64, payment: i64) -> None:
        if payment == BY_COINS:
            zoos.pay(seat, zoos.number(OFFER_PRICE_AT))
            return
        self.offices[seat].donations -= zoos.number(OFFER_PRICE_AT)
        self.donations += zoos.number(OFFER_PRICE_AT)
        if zoos.journal.on:
            zoos.journal.note(SPENT, seat, zoos.number(OFFER_PRICE_AT))

    def pen_rule(self, pen: i64, refused: i64) -> i64:
        return 21_04_03 if pen == SPONSOR_PEN and refused == 1_01_07 else 0

    def gift_rule(self, zoos: Zoos, seat: i64, pen: i64) -> i64:
        return 21_04_03 if pen == SPONSOR_PEN and not zoos.zoos[seat].is_open(pen) else 0

    # -- filled enclosures ------------------------------------------------------------------------

    def happened(self, zoos: Zoos, seat: i64, what: i64, detail: i64) -> None:
        if what != PEN_FILLED:
            return
        office = self.offices[seat]
        if detail == SPONSOR_PEN:
            self._grant(zoos, seat, 1)  # BO.4.5
            self._award(zoos, seat, 1 + SPOKESMAN_TILES * office.workers_at(SPOKESMAN))
        elif office.staff:
            consultants = office.workers_at(CONSULTANT)
            if consultants:
                zoos.receive(seat, consultants)  # BO.3.7
            if office.workers_at(FUND_RAISER):
                self._grant(zoos, seat, office.workers_at(FUND_RAISER))  # BO.3.6

    def _grant(self, zoos: Zoos, seat: i64, due: i64) -> None:
        """Their supply gives the donations that it has (K.1.4)."""
        granted = due if due < self.donations else self.donations
        self.donations -= granted
        self.offices[seat].donations += granted
        if zoos.journal.on:
            zoos.journal.note(GRANTED, seat, granted)

    def _award(self, zoos: Zoos, seat: i64, due: i64) -> None:
        awarded = due if due < self.points_left else self.points_left
        self.points_left -= awarded
        self.offices[seat].points += awarded
        if zoos.journal.on:
            zoos.journal.note(AWARDED, seat, awarded)

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        zoo = zoos.zoos[seat]
        managers = self.offices[seat].workers_at(SALES_MANAGER)
        others = zoo.barn[OTHER_STALLS]
        if managers == 0 and others == 0:
            return
        types = zoo.stall_types()
        for stall in range(1, ALL_STALL_TYPES + 1):
            if types >> stall & 1:
                lines[STALL_LINE] += managers  # BO.5.1
            if count(others, stall) and count(zoo.barn[STALLS], stall) == 0:
                lines[BARN_STALL_LINE] += zoos.numbers.barn_points  # Z.9.6, once a type

    def x_tiles(self, zoos: Zoos, seat: i64) -> i64:
        """The X tiles of a seat that do not lie in its barn (BO.5.3)."""
        zoo = zoos.zoos[seat]
        held: i64 = 0
        for pen in range(zoo.reach):
            held += count(zoo.pens[pen], OTHER_FEMALE) + count(zoo.pens[pen], OTHER_MUM)
        for place in range(zoo.open_places()):
            if family(zoo.stall(place)) == OTHER_STALLS:
                held += 1
        for module in zoos.in_force[seat]:
            held += module.second_sort(seat)
        return held

    def x_points(self, zoos: Zoos, seat: i64) -> i64:
        buyers = self.offices[seat].workers_at(BUYER)
        return self._x_tile(zoos, buyers) * self.x_tiles(zoos, seat) if buyers else 0

    def _x_tile(self, zoos: Zoos, buyers: i64) -> i64:
        """The points of an X tile (BO.5.2)."""
        return zoos.number(X_POINTS_AT if buyers == 1 else XX_POINTS_AT)

    def sponsor_points(self, zoos: Zoos, seat: i64) -> i64:
        zoo = zoos.zoos[seat]
        if zoo.animals(SPONSOR_PEN) == 0:
            return 0  # BO.5.8
        missing = zoo.missing(SPONSOR_PEN)
        if missing == 0:
            return zoos.number(SPONSOR_FULL_AT)
        return zoos.number(SPONSOR_NEARLY_FULL_AT) if missing == 1 else 0

    def controller_points(self, zoos: Zoos, seat: i64) -> i64:
        office = self.offices[seat]
        return zoos.number(CONTROLLER_POINTS_AT) * office.donations if office.has(CONTROLLER) else 0

    def personnel_points(self, zoos: Zoos, seat: i64) -> i64:
        office = self.offices[seat]
        has = office.has(PERSONNEL_MANAGER)
        return zoos.number(PERSONNEL_POINTS_AT) * office.workers() if has else 0

    def points(self, zoos: Zoos, seat: i64) -> i64:
        office = self.offices[seat]
        total = office.points + self.controller_points(zoos, seat)
        total += self.personnel_points(zoos, seat)
        return total + self.x_points(zoos, seat) + self.sponsor_points(zoos, seat)

    def lines(self, zoos: Zoos, seat: i64, tally: vec[i64]) -> list[Line]:
        office = self.offices[seat]
        zoo = zoos.zoos[seat]
        x_points = self.x_points(zoos, seat)
        buyers = office.workers_at(BUYER)
        each = self._x_tile(zoos, buyers) if buyers else 0
        x_tiles = times("x-tiles", self.x_tiles(zoos, seat), each)
        controller = self.controller_points(zoos, seat)
        each = zoos.number(CONTROLLER_POINTS_AT)
        donations = times("donations", office.donations, each) if controller else []
        personnel = self.personnel_points(zoos, seat)
        each = zoos.number(PERSONNEL_POINTS_AT)
        workers = times("workers", office.workers(), each) if personnel else []
        tiles = times("tiles", office.points, 1)
        lines = [
            Line("x-tiles", x_points, rule_id(21_05_02), X_TILES_SECTION, x_tiles),
            Line("controller", controller, rule_id(21_05_04), OFFICE_SECTION, donations),
            Line("personnel-manager", personnel, rule_id(21_05_05), OFFICE_SECTION, workers),
            Line("point-tiles", office.points, rule_id(21_05_06), POINT_TILES_SECTION, tiles),
        ]
        if zoo.is_open(SPONSOR_PEN):
            scored = self.sponsor_points(zoos, seat)
            why = [scale_reason(zoo, SPONSOR_PEN, scored)]
            line = Line("enclosure-sponsor", scored, rule_id(21_05_07), ENCLOSURES_SECTION, why)
            if zoo.room(SPONSOR_PEN) > 0:
                zoo.pens[SPONSOR_PEN] += 1
                line.next = self.sponsor_points(zoos, seat)
                zoo.pens[SPONSOR_PEN] -= 1
            lines.append(line)
        return lines

    def reasons(self, zoos: Zoos, seat: i64, line: i64, points: i64) -> list[Reason]:
        if line == STALL_LINE:
            managers = self.offices[seat].workers_at(SALES_MANAGER)
            return [Reason("sales-manager", points, points // managers, managers)]  # BO.5.1
        each = zoos.numbers.barn_points
        return [Reason("x-stalls", points, points // each, each)]

    def copy(self) -> "Boss":
        offices = [office.copy() for office in self.offices]
        other = Boss(offices, self.workers, self.donations, self.points_left, self.offers)
        other.sold = self.sold
        return other

    def cells(self) -> list[int]:
        cells: list[int] = [self.workers, self.donations, self.points_left, self.offers, self.sold]
        for office in self.offices:
            cells += office.cells()
        return cells


def all_workers(players: i64) -> i64:
    """Two for each player and two more (BO.1.2)."""
    return WORKERS_EACH * players + WORKERS_MORE


def new_boss(players: i64) -> Boss:
    offices = [Office(0, 0, START_DONATIONS, 0) for _ in range(players)]
    left = DONATIONS - START_DONATIONS * players
    return Boss(offices, all_workers(players), left, ALL_POINT_TILES, 0)


MODULES: Final = [(MANIFEST, new_boss)]
