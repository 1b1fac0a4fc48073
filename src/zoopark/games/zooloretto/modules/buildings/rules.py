"""Buildings: a restaurant, two pavilions and a souvenir shop."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK, Book
from zoopark.core.score import Reason, times
from zoopark.core.tiles import count, size
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import PUT
from zoopark.games.zooloretto.rules.components import (
    ALL_PENS,
    ALL_STALL_TYPES,
    BABY,
    ZOO_PENS,
)
from zoopark.games.zooloretto.rules.module import YOUNG_BORN, Manifest, Module
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import STALL_LINE, Zoos

NUMBERS: Final = Numbers("buildings")
# Moves.
RESTAURANT: Final[i64] = NUMBERS.move("restaurant")
PAVILION: Final[i64] = NUMBERS.move("pavilion")  # enclosure

# Restaurant or pavilion as a kind of move, enclosure
CONSTRUCTED: Final[i64] = NUMBERS.event("constructed")

# Tiles, both of them types of stalls.
SHOP_TILE: Final[i64] = 6
RESTAURANT_TILE: Final[i64] = ALL_STALL_TYPES

PRICE: Final[i64] = 3  # BL.2.1, BL.3.1
PRICE_AT: Final[i64] = NUMBERS.tweak("price", PRICE, 1, 10, "BL.2.1")
PAVILIONS: Final[i64] = 2  # BL.1.1

# The only two stall places that touch, and the enclosure beside them (BL.2.2).
FIRST_PLACE: Final[i64] = 0
SECOND_PLACE: Final[i64] = 1
RESTAURANT_PEN: Final[i64] = 0

RULEBOOK: Final = Book(16_00_00, "BL")
MANIFEST: Final[Manifest] = Manifest("buildings", RULEBOOK, moves=(RESTAURANT, PAVILION))


class Buildings(Module):
    def __init__(self, restaurant: bool, shop: bool, pavilions: vec[i64]) -> None:
        super().__init__(MANIFEST)
        self.restaurant = restaurant  # does it lie in the middle?
        self.shop = shop  # does it lie in the middle?
        self.pavilions = pavilions  # of each seat, four bits an enclosure

    def pavilions_left(self) -> i64:
        left = PAVILIONS
        for seat in range(len(self.pavilions)):
            left -= size(self.pavilions[seat])
        return left

    # -- restaurant and pavilions -----------------------------------------------------------------

    def moves(self, zoos: Zoos, seat: i64, moves: Moves) -> None:
        if zoos.money.purses[seat] < zoos.number(PRICE_AT):
            return
        zoo = zoos.zoos[seat]
        if self.restaurant and restaurant_fits(zoo):
            moves.add(RESTAURANT)
        if self.pavilions_left():
            for pen in range(ZOO_PENS):
                if zoo.is_open(pen) and zoo.room(pen) > 0:
                    moves.add(PAVILION | pen << A)

    def refusal(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        zoo = zoos.zoos[seat]
        if move & BYTE == RESTAURANT:
            refused = self._restaurant_refusal(zoo, move)
        else:
            refused = zoos.named_at(move >> A, self._pavilion_refusal(zoo, move >> A))
        if refused:
            return refused
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def _restaurant_refusal(self, zoo: Zoo, move: i64) -> i64:
        if move != RESTAURANT or not self.restaurant:
            return 16_02_01
        return OK if restaurant_fits(zoo) else 16_02_02

    def _pavilion_refusal(self, zoo: Zoo, pen: i64) -> i64:
        if self.pavilions_left() == 0:
            return 16_03_01
        if ZOO_PENS <= pen < ALL_PENS:
            return 16_03_03
        if not zoo.is_open(pen):
            return 1_01_07
        return OK if zoo.room(pen) > 0 else 16_03_02

    def price(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def play(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        zoo = zoos.zoos[seat]
        zoos.pay(seat, zoos.number(PRICE_AT))
        if move == RESTAURANT:
            self.lay_restaurant(zoo)
            if zoos.journal.on:
                zoos.journal.note(CONSTRUCTED, seat, RESTAURANT, RESTAURANT_PEN)
            return 0
        pen = (move >> A) & BYTE
        self.lay_pavilion(zoo, seat, pen)
        if zoos.journal.on:
            zoos.journal.note(CONSTRUCTED, seat, PAVILION, pen)
        if zoo.full(pen):
            zoos.fill(seat, pen)  # BL.3.6
        return 0

    def lay_restaurant(self, zoo: Zoo) -> None:
        """One tile lies on two places, and no visitor comes for it (BL.2.2, BL.2.4)."""
        self.restaurant = False
        zoo.put_stall(FIRST_PLACE, RESTAURANT_TILE)
        zoo.put_stall(SECOND_PLACE, RESTAURANT_TILE)

    def lay_pavilion(self, zoo: Zoo, seat: i64, pen: i64) -> None:
        """The enclosure is one space smaller for good (BL.3.4, BL.3.5)."""
        self.pavilions[seat] += bit(pen << 2)
        zoo.spaces -= bit(pen << 2)

    def keep_rule(self, tile: i64) -> i64:
        return 16_02_03 if tile == RESTAURANT_TILE else 0

    # -- the souvenir shop ------------------------------------------------------------------------

    def happened(self, zoos: Zoos, seat: i64, what: i64, detail: i64) -> None:
        """The first birth in a seat's own turn brings the shop (BL.4.1, BL.4.2)."""
        if what == YOUNG_BORN and self.shop and seat == zoos.on_turn:
            self.shop = False
            zoos.agenda.push(PUT | seat << A | SHOP_TILE << B)

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        if self.restaurant and self.shop:
            return
        zoo = zoos.zoos[seat]
        if zoo.stall(FIRST_PLACE) == RESTAURANT_TILE:
            lines[STALL_LINE] += zoos.numbers.stall_points * repeated_stalls(zoo)  # BL.5.3
        if zoo.stall_types() >> SHOP_TILE & 1:
            lines[STALL_LINE] += young(zoos, seat)  # BL.5.2

    def reasons(self, zoos: Zoos, seat: i64, line: i64, points: i64) -> list[Reason]:
        zoo = zoos.zoos[seat]
        why: list[Reason] = []
        if zoo.stall(FIRST_PLACE) == RESTAURANT_TILE:
            why += times("restaurant", repeated_stalls(zoo), zoos.numbers.stall_points)
        if zoo.stall_types() >> SHOP_TILE & 1:
            why += times("shop", young(zoos, seat), 1)
        return why

    def copy(self) -> "Buildings":
        return Buildings(self.restaurant, self.shop, self.pavilions[:])

    def cells(self) -> list[int]:
        return [int(self.restaurant), int(self.shop), *self.pavilions]


def new_buildings(players: i64) -> Buildings:
    return Buildings(True, True, vec[i64]([0] * players))


def restaurant_fits(zoo: Zoo) -> bool:
    """Are both places free (BL.2.2)?"""
    return zoo.on_place(FIRST_PLACE) == 0 and zoo.on_place(SECOND_PLACE) == 0


def repeated_stalls(zoo: Zoo) -> i64:
    """The stalls beside the restaurant of a type that stands on another place before."""
    repeated: i64 = -1  # the restaurant is one stall on two places (BL.5.4)
    seen: i64 = 0
    for place in range(zoo.open_places()):
        stall = zoo.stall(place) & 7
        if stall:
            repeated += seen >> stall & 1
            seen |= bit(stall)
    return repeated


def young(zoos: Zoos, seat: i64) -> i64:
    """The young of a seat in all enclosures and the petting zoo (BL.5.2)."""
    held: i64 = 0
    for animals in zoos.zoos[seat].pens:
        held += count(animals, BABY)
    for module in zoos.in_force[seat]:
        held += module.young(seat)
    return held


MODULES: Final = [(MANIFEST, new_buildings)]
