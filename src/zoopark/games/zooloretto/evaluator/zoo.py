"""How a bot looks at the zoos of Zooloretto."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, ones
from zoopark.core.moves import BYTE, A, B, C
from zoopark.core.odds import MOST, at_least
from zoopark.core.tiles import count, one, size
from zoopark.games.drafting.evaluator.side import (
    FAMILY_CODES,
    POINT,
    TILE_CODES,
    UNRATED,
    SideEvaluator,
)
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.zooloretto.rules.actions import (
    BUY,
    DISCARD,
    EXCHANGE,
    EXPAND,
    MOVE_ANIMAL,
    MOVE_STALL,
    SWAP,
)
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    BARN,
    BASE_PENS,
    COIN,
    FEMALE,
    FLAMINGO,
    MALE,
    PEN_OF_PLACE,
    PEN_SPACES,
    PENS,
    STALL_TYPES,
    STALLS,
)
from zoopark.games.zooloretto.rules.numbers import PRINTED, ZooNumbers
from zoopark.games.zooloretto.rules.zoo import SPECIES, Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos

CROWD: Final[i64] = -20  # a second tile of a species in the barn may still come in useful
WAY_OUT: Final[i64] = 60  # what the hope of getting a species out of the barn is worth
FERTILE: Final[i64] = 25  # the hope for a young one
KEENNESS: Final[i64] = 14  # eighths: of the tiles it wants a seat gets more than its share
SELLER: Final[i64] = 60  # buying helps the seller
OPENED: Final[i64] = 220  # an expansion board that is open
NEXT_STALL: Final[i64] = 3  # for each draw to come: a type of stall that is missing may still come
MOST_STALL: Final[i64] = 150
VACANT: Final[i64] = 30  # an empty enclosure keeps animals out of the barn


class ZooEvaluator(SideEvaluator):
    def __init__(self) -> None:
        super().__init__()
        self.expected: vec[i64] = vec[i64]([0] * ALL_FAMILIES)  # eighths of a tile
        self.fresh: i64 = 0  # the same of a species that is still to be chosen
        self.hope: i64 = 0  # thousandths: the chance of a stall for an enclosure without one
        self.numbers: ZooNumbers = PRINTED  # of the game that was surveyed

    def survey(self, side: Side, supply: Supply, players: i64, trucks: i64) -> None:
        super().survey(side, supply, players, trucks)
        assert isinstance(side, Zoos)
        self.numbers = side.numbers
        total = supply.total
        if total == 0:
            total = 1
        species: i64 = 0
        expected_sum: i64 = 0
        for f in range(FLAMINGO, len(self.expected)):
            expected: i64 = 0
            if f < len(supply.bag):
                group = supply.bag[f]
                if group:
                    expected = size(group) * self.left * KEENNESS // (total * trucks)
                    if expected > MOST:
                        expected = MOST
                    if f <= 8:
                        species += 1
                        expected_sum += expected
            self.expected[f] = expected
        self.fresh = 0
        if species:
            self.fresh = expected_sum * 5 // (species * 4)
        self.hope = 400 * self.left // (self.left + 30)

    # -- enclosures -------------------------------------------------------------------------------

    def pen_value(self, zoo: Zoo, pen: i64, animals: i64, species: i64) -> i64:
        """What an enclosure with so many animals of a species will bring; 0 for any species."""
        missing = zoo.spaces_of(pen) + zoo.blocked_in(pen) - animals
        expected = self.fresh
        if species:
            expected = self.expected[species]
        full = at_least(expected, missing)
        nearly = at_least(expected, missing - 1) - full
        rest = 1000 - full - nearly
        points = self.numbers.full_points[pen] * full
        points += self.numbers.nearly_full_points[pen] * nearly
        value = points * POINT
        if missing:
            value += self.numbers.fill_bonus[pen] * self.coin * full
        if animals and rest:
            if zoo.has_stall_at(pen):
                value += rest * (animals * POINT + expected * 6)
            else:
                value += rest * animals * self.hope // 10
        value //= 1000
        if species == 0:
            value += self._vacancy()
        return value

    def _vacancy(self) -> i64:
        """What it is worth to have a place for whatever may come."""
        return VACANT * self.left // (self.left + 20)

    def held_value(self, zoo: Zoo, pen: i64) -> i64:
        held = zoo.pens[pen]
        return self.pen_value(zoo, pen, size(held), held >> SPECIES)

    def enter_value(self, zoo: Zoo, pen: i64, tile: i64) -> i64:
        """What an enclosure gains by an animal."""
        held = zoo.pens[pen]
        animals = size(held) + 1
        kind = tile & 7
        extra: i64 = 0
        if kind in (MALE, FEMALE):
            partner = FEMALE if kind == MALE else MALE
            if count(held, partner):
                if animals < zoo.spaces_of(pen):
                    animals += 1
                else:
                    extra = self.barn_value(zoo, tile)
            elif animals < zoo.spaces_of(pen):
                extra = FERTILE * self.left // (self.left + 20)
        after = self.pen_value(zoo, pen, animals, tile >> 3)
        if animals == zoo.spaces_of(pen):
            after += self.numbers.fill_bonus[pen] * self.coin
        return after - self.held_value(zoo, pen) + extra

    # -- tiles ------------------------------------------------------------------------------------

    def barn_value(self, zoo: Zoo, tile: i64) -> i64:
        """What it costs to put a tile into the barn."""
        if tile >> 3 == STALLS:
            return -CROWD if count(zoo.barn[STALLS], tile & 7) else self._barn_cost()
        return -CROWD if zoo.barn[tile >> 3] else self._way_out() + self._barn_cost()

    def _barn_cost(self) -> i64:
        """What the first tile of a kind in the barn costs at the end."""
        return self.numbers.barn_points * POINT

    def _way_out(self) -> i64:
        return WAY_OUT * self.left // (self.left + 5)

    def _later_stall(self) -> i64:
        """What it is worth that a missing type of stall may still come."""
        hope = NEXT_STALL * self.left
        return MOST_STALL if hope > MOST_STALL else hope

    def stall_value(self, zoo: Zoo, place: i64, tile: i64) -> i64:
        """What a stall on a place brings."""
        value: i64 = 0
        if not zoo.stall_types() >> (tile & 7) & 1:
            value = self.numbers.stall_points * POINT - self._later_stall()
        pen = PEN_OF_PLACE[place]
        held = zoo.pens[pen]
        if held and not zoo.has_stall_at(pen):
            animals = size(held)
            expected = self.expected[held >> SPECIES]
            rest = 1000 - at_least(expected, zoo.missing(pen) - 1)
            value += rest * (animals * POINT - animals * self.hope // 10) // 1000
        elif held == 0:
            value += 20
        return value

    def best_stall(self, zoo: Zoo, tile: i64) -> i64:
        """What a stall brings where it brings most."""
        best = self.barn_value(zoo, tile)
        for place in range(zoo.open_places()):
            if zoo.on_place(place) == 0:
                value = self.stall_value(zoo, place, tile)
                if value > best:
                    best = value
        return best

    def appraise(self, side: Side, seat: i64) -> None:
        assert isinstance(side, Zoos)
        zoo = side.zoos[seat]
        base = seat * TILE_CODES
        self.newcomers[seat] = 0
        self.homes[seat] = 0
        for species in range(FLAMINGO, COIN >> 3):
            if side.species >> species & 1:
                cost = self._way_out() + self._barn_cost()
                if zoo.barn[species]:
                    cost = -CROWD
                self._set_gains(base + (species << 3), cost)
                self.seconds[seat * FAMILY_CODES + species] = cost
                if not self._at_home(zoo, species):
                    self.newcomers[seat] |= bit(species)
        for pen in range(zoo.reach):
            if pen < PENS and zoo.open >> pen & 1:
                self._appraise_pen(side, zoo, seat, pen)
        for stall in range(1, STALL_TYPES + 1):
            self.gains[base + (STALLS << 3 | stall)] = self.best_stall(zoo, STALLS << 3 | stall)
        coins = side.money.purses[seat]
        self.gains[base + COIN] = self.purse(coins + 1) - self.purse(coins)

    def _appraise_pen(self, side: Zoos, zoo: Zoo, seat: i64, pen: i64) -> None:
        """Raise the gains of the tiles for which this enclosure is the best place."""
        base = seat * TILE_CODES
        held = zoo.pens[pen]
        if held:
            room = zoo.spaces_of(pen) - size(held)
            if room > 0:
                self._set_second(zoo, seat, pen, size(held) + 2, held >> SPECIES)
                for kind in range(FEMALE + 1):
                    tile = held >> SPECIES << 3 | kind
                    value = self.enter_value(zoo, pen, tile)
                    if value > self.gains[base + tile]:
                        self.gains[base + tile] = value
            return
        self.homes[seat] += 1
        before = self.pen_value(zoo, pen, 0, 0)
        for species in range(FLAMINGO, COIN >> 3):
            if side.species >> species & 1 and self.newcomers[seat] >> species & 1:
                value = self.pen_value(zoo, pen, 1, species) - before
                if value > self.gains[base + (species << 3)]:
                    self._set_gains(base + (species << 3), value)
                    self._set_second(zoo, seat, pen, 2, species)

    def _set_second(self, zoo: Zoo, seat: i64, pen: i64, animals: i64, species: i64) -> None:
        """What the animal brings with which an enclosure has so many, if there is room for it."""
        if animals > zoo.spaces_of(pen):
            return
        value = self.pen_value(zoo, pen, animals, species)
        value -= self.pen_value(zoo, pen, animals - 1, species)
        if animals == zoo.spaces_of(pen):
            value += self.numbers.fill_bonus[pen] * self.coin
        if value > self.seconds[seat * FAMILY_CODES + species]:
            self.seconds[seat * FAMILY_CODES + species] = value

    def _set_gains(self, at: i64, value: i64) -> None:
        """The same for all kinds of an animal; those that may have young are a little better."""
        self.gains[at] = value
        self.gains[at + MALE] = value + FERTILE // 2
        self.gains[at + FEMALE] = value + FERTILE // 2

    def _at_home(self, zoo: Zoo, species: i64) -> bool:
        """Is there an enclosure with room that holds this species?"""
        for pen in range(zoo.reach):
            held = zoo.pens[pen]
            if held >> SPECIES == species and size(held) < zoo.spaces_of(pen):
                return True
        return False

    def place_rating(self, side: Side, seat: i64, move: i64) -> i64:
        assert isinstance(side, Zoos)
        zoo = side.zoos[seat]
        tile = (move >> A) & BYTE
        where = move >> B
        if side.modules and side.dispatch.of_family[tile >> 3] >= 0:
            return UNRATED
        if where == BARN:
            return self.barn_value(zoo, tile)
        if tile >> 3 == STALLS:
            return self.stall_value(zoo, where, tile)
        if where < PENS and side.species >> (tile >> 3) & 1:
            return self.enter_value(zoo, where, tile)
        return UNRATED

    # -- money ------------------------------------------------------------------------------------

    def money_rating(self, side: Side, seat: i64, move: i64) -> i64:
        assert isinstance(side, Zoos)
        zoo = side.zoos[seat]
        kind = move & BYTE
        first = (move >> A) & BYTE
        second = (move >> B) & BYTE
        coins = side.money.purses[seat]
        remodel = self.numbers.remodel_price
        if kind == MOVE_ANIMAL:
            if second >= PENS or side.dispatch.of_family[first >> 3] >= 0:
                return UNRATED
            value = self.enter_value(zoo, second, first) + self._barn_relief(zoo, first)
            return value - self._price(coins, remodel)
        if kind == MOVE_STALL:
            return self._stall_rating(zoo, first, second, move >> C) - self._price(coins, remodel)
        if kind == EXCHANGE:
            return self._exchange_rating(zoo, first, second) - self._price(coins, remodel)
        if kind == SWAP:
            return self._swap_rating(zoo, first, second) - self._price(coins, remodel)
        if kind == BUY:
            gain = self.gains[seat * TILE_CODES + (move >> B)]
            return gain - SELLER - self._price(coins, self.numbers.purchase_price)
        if kind == DISCARD:
            return self._barn_relief(zoo, first) - self._price(coins, self.numbers.discard_price)
        if kind == EXPAND:
            pen = BASE_PENS + zoo.opened
            missing = PEN_SPACES[pen]
            full = at_least(self.fresh, missing)
            nearly = at_least(self.fresh, missing - 1) - full
            value = self.numbers.full_points[pen] * full
            value += self.numbers.nearly_full_points[pen] * nearly
            value = value * POINT // 1000 + self._vacancy() + OPENED * self.left // (self.left + 5)
            return value - self._price(coins, self.numbers.expansion_price)
        return UNRATED

    def _price(self, coins: i64, price: i64) -> i64:
        return self.purse(coins) - self.purse(coins - price)

    def _barn_relief(self, zoo: Zoo, tile: i64) -> i64:
        """What the zoo gains when a tile leaves the barn."""
        group = zoo.barn[tile >> 3]
        if tile >> 3 == STALLS:
            return -self._barn_cost() if count(group, tile & 7) == 1 else CROWD
        return -self._barn_cost() - self._way_out() if group == one(tile) else CROWD

    def _stall_rating(self, zoo: Zoo, stall: i64, start: i64, to: i64) -> i64:
        if to == BARN or stall >> 3 != STALLS:
            return UNRATED
        if start == BARN:
            return self._barn_relief(zoo, stall) + self.stall_value(zoo, to, stall)
        zoo.lift_stall(start)
        value = self.stall_value(zoo, to, stall) - self.stall_value(zoo, start, stall)
        zoo.put_stall(start, stall)
        return value

    def _exchange_rating(self, zoo: Zoo, pen: i64, other: i64) -> i64:
        if pen >= PENS or other >= PENS:
            return UNRATED
        before = self.held_value(zoo, pen) + self.held_value(zoo, other)
        zoo.exchange(pen, other)
        after = self.held_value(zoo, pen) + self.held_value(zoo, other)
        zoo.exchange(pen, other)
        return after - before

    def _swap_rating(self, zoo: Zoo, pen: i64, species: i64) -> i64:
        if pen >= PENS:
            return UNRATED
        held = zoo.pens[pen]
        value = self.pen_value(zoo, pen, size(zoo.barn[species]), species)
        cost = -self._barn_cost() - self._way_out()
        value += cost - self.held_value(zoo, pen)
        if zoo.barn[held >> SPECIES] == 0:
            value -= cost
        return value - CROWD * (size(held) - size(zoo.barn[species]))

    # -- prospects --------------------------------------------------------------------------------

    def prospects(self, side: Side, seat: i64) -> i64:
        assert isinstance(side, Zoos)
        zoo = side.zoos[seat]
        value: i64 = 0
        for pen in range(zoo.reach):
            if pen >= PENS or not zoo.open >> pen & 1:
                continue
            held = zoo.pens[pen]
            if held:
                value += self.held_value(zoo, pen) - side.pen_points(zoo, pen) * POINT
                if zoo.room(pen) and (count(held, MALE) != 0) != (count(held, FEMALE) != 0):
                    value += FERTILE * self.left // (self.left + 20)
            else:
                value += self.pen_value(zoo, pen, 0, 0)
        for f in range(len(zoo.barn)):
            group = zoo.barn[f]
            if group:
                value -= CROWD * (size(group) - 1)
                if f != STALLS:
                    value += self._way_out()
        value += zoo.opened * OPENED * self.left // (self.left + 5)
        return value + (STALL_TYPES - ones(zoo.stall_types())) * self._later_stall()
