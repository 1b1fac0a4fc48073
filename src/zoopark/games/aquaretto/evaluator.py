"""How a bot looks at the parks of Aquaretto."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, ones
from zoopark.core.moves import BYTE, A, B
from zoopark.core.odds import MOST, at_least
from zoopark.core.tiles import count, size
from zoopark.games.aquaretto.rules.components import (
    BOLT,
    CASHIER,
    COIN,
    DEPOT,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    KEEPER,
    LAST_SHOW,
    MALE,
    MANAGER,
    SPECIES,
    brings_helper,
    pays_coin,
)
from zoopark.games.aquaretto.rules.land import LAY_LARGE, LAY_SMALL, around
from zoopark.games.aquaretto.rules.numbers import PRINTED, ParkNumbers
from zoopark.games.aquaretto.rules.park import RIM, Park
from zoopark.games.aquaretto.rules.parks import BUY_TOP, MOVE_TILE, REMOVE, STAFF, Parks
from zoopark.games.drafting.evaluator.game import DraftingEvaluator
from zoopark.games.drafting.evaluator.side import POINT, TILE_CODES, UNRATED, SideEvaluator
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply

MOST_GROWTH: Final[i64] = 8  # no basin is expected to grow more
LAST_BONUS: Final[i64] = 12  # no basin brings anything beside points that grows beyond (A.7.1)
GROWTHS: Final[i64] = MOST_GROWTH + 1
SIZES: Final[i64] = LAST_BONUS + 1
UNKNOWN: Final[i64] = -1
ALL_FIELDS: Final[i64] = 64  # more than a park has
HELPER_WORTH: Final[i64] = 420  # what a helper to come may bring
FISH_HOPE: Final[i64] = 80  # a fish that somebody may keep one day
PARTNER_HOPE: Final[i64] = 15
SELLER: Final[i64] = 60  # buying helps the seller
KEENNESS: Final[i64] = 16  # eighths: of the tiles it wants a seat gets more than its share
GROWTH: Final[i64] = 12  # a field on which a basin can go on
CONFLICT: Final[i64] = 25  # a field that is lost to two basins
TIGHT: Final[i64] = 60  # what a free basin is worth for itself, when much is to come
BOARD: Final[i64] = 40  # what a board brings beside a basin


class ParkEvaluator(SideEvaluator):
    def __init__(self) -> None:
        super().__init__()
        self.numbers: ParkNumbers = PRINTED  # of the game that was surveyed
        self.animal: i64 = POINT  # what an animal, a fish, a trained animal and a coin bring
        self.kept: i64 = POINT
        self.trained: i64 = POINT
        self.cashed: i64 = POINT
        self.expected: vec[i64] = vec[i64]([0] * SPECIES)  # eighths of a tile
        self.fish: i64 = 0  # eighths of fish to come
        self.fresh: i64 = 0  # eighths of a tile of a species that is still to be chosen
        # What growth brings, in thousandths, and how many coins beside it: by the tiles that are
        # expected, the size of a basin and its room. It is found out when first asked for.
        self.grown: vec[i64] = vec[i64]([UNKNOWN] * ((MOST + 1) * SIZES * GROWTHS))
        self.grown_coins: vec[i64] = vec[i64]([0] * ((MOST + 1) * SIZES * GROWTHS))

    def survey(self, side: Side, supply: Supply, players: i64, trucks: i64) -> None:
        super().survey(side, supply, players, trucks)
        assert isinstance(side, Parks)
        if side.numbers is not self.numbers:
            self._adopt(side.numbers)
        total = supply.total
        if total == 0:
            total = 1
        fish: i64 = 0
        expected_sum: i64 = 0
        species: i64 = 0
        for own in range(SPECIES):
            group = supply.bag[own]
            expected: i64 = 0
            if group:
                fish += count(group, FISH)
                expected = size(group) * self.left * KEENNESS // (total * trucks)
                if expected > MOST:
                    expected = MOST
                expected_sum += expected
                species += 1
            self.expected[own] = expected
        self.fish = fish * self.left * 8 // (total * trucks)
        self.fresh = 0
        if species:
            self.fresh = expected_sum // species

    def _adopt(self, numbers: ParkNumbers) -> None:
        """Rate a game with other numbers than the last one."""
        self.numbers = numbers
        self.animal = POINT * numbers.animal_points
        self.kept = POINT * numbers.keeper_points
        self.trained = POINT * numbers.trainer_points
        self.cashed = POINT * numbers.cashier_points
        for at in range(len(self.grown)):
            self.grown[at] = UNKNOWN

    # -- basins -----------------------------------------------------------------------------------

    def growth_value(self, held: i64, room: i64, expected: i64) -> i64:
        """What a basin of this size may still bring on so many fields."""
        if room <= 0:
            return 0
        if room > MOST_GROWTH:
            room = MOST_GROWTH
        if held > LAST_BONUS:
            held = LAST_BONUS
        at = (expected * SIZES + held) * GROWTHS + room
        if self.grown[at] == UNKNOWN:
            self._find_growth(held, room, expected, at)
        return (self.grown[at] + self.grown_coins[at] * self.coin) // 1000

    def _find_growth(self, held: i64, room: i64, expected: i64, at: i64) -> None:
        value: i64 = 0
        coins: i64 = 0
        for more in range(1, room + 1):
            chance = at_least(expected, more)
            value += chance * self.animal
            if brings_helper(held + more):
                value += chance * HELPER_WORTH
            elif pays_coin(held + more):
                coins += chance * self.numbers.bonus_coins
        self.grown[at] = value
        self.grown_coins[at] = coins

    def size_value(self, size: i64) -> i64:
        """What a basin brings beside its points when it reaches a size (A.7.1, A.7.2)."""
        if brings_helper(size):
            return HELPER_WORTH
        if pays_coin(size):
            return self.coin * self.numbers.bonus_coins
        return 0

    def room(self, park: Park, own: i64, enough: i64 = ALL_FIELDS) -> i64:
        """How many fields a basin can still reach; nobody counts those beyond enough."""
        beside: i64 = 0
        for other in range(SPECIES):
            if other != own and park.basins[other]:
                beside |= park.basins[RIM + other]
        return self._reach(park, park.free() & ~beside, park.basins[RIM + own], enough)

    def _reach(self, park: Park, free: i64, rim: i64, enough: i64) -> i64:
        """How many free fields lie at a rim, or beside those that do."""
        reached = free & rim
        frontier = reached
        near = park.land.near
        fields = ones(reached)
        while frontier and fields < enough:
            grown = reached
            field: i64 = 0
            while frontier >> field:
                if frontier >> field & 1:
                    grown |= near[field] & free
                field += 1
            frontier = grown & ~reached
            reached = grown
            fields = ones(reached)
        return fields

    # -- tiles ------------------------------------------------------------------------------------

    def depot_value(self, park: Park, species: i64) -> i64:
        for k in range(len(park.depot)):
            if park.depot[k] >> 3 == species:
                return -20
        return self._stored(park)

    def tile_value(self, park: Park, tile: i64, allowed: i64) -> i64:
        """What a tile brings on a field, wherever that is."""
        species = tile >> 3
        own = species - FIRST_SPECIES
        held = ones(park.basins[own])
        expected = self.expected[own]
        room = ones(allowed) * 2
        value = self.animal + self.growth_value(held + 1, room - 1, expected)
        if held:
            value -= self.growth_value(held, room, expected)
        else:
            value -= TIGHT * self.left // (self.left + 20)
        value += self.size_value(held + 1)
        kind = tile & 7
        if kind == FISH:
            value += park.keepers * self.kept + self._fish_hope()
        elif kind in (MALE, FEMALE):
            basin = park.basins[own]
            males = ones(basin & park.males)
            females = ones(basin & park.females)
            if (kind == MALE and females > males) or (kind == FEMALE and males > females):
                value += self.animal
            else:
                value += PARTNER_HOPE
        elif kind == BOLT:
            value -= PARTNER_HOPE
        return value

    def _fish_hope(self) -> i64:
        return FISH_HOPE * self.left // (self.left + 15)

    def appraise(self, side: Side, seat: i64) -> None:
        assert isinstance(side, Parks)
        park = side.parks[seat]
        base = seat * TILE_CODES
        self.newcomers[seat] = 0
        self.homes[seat] = park.basin_limit() - park.basin_count()
        for own in range(SPECIES):
            species = own + FIRST_SPECIES
            if park.basins[own] == 0:
                self.newcomers[seat] |= bit(species)
            allowed = park.allowed(species)
            for kind in range(BOLT + 1):
                tile = species << 3 | kind
                if allowed:
                    self.gains[base + tile] = self.tile_value(park, tile, allowed)
                else:
                    self.gains[base + tile] = self.depot_value(park, species)
        coins = side.money.purses[seat]
        coin = self.purse(coins + 1) - self.purse(coins)
        self.gains[base + COIN] = coin + park.cashiers * self.cashed

    def place_rating(self, side: Side, seat: i64, move: i64) -> i64:
        assert isinstance(side, Parks)
        park = side.parks[seat]
        tile = (move >> A) & BYTE
        if move >> B == DEPOT:
            return self.depot_value(park, tile >> 3)
        allowed = park.allowed(tile >> 3)
        return self.tile_value(park, tile, allowed) + self.field_value(park, tile, move >> B)

    def field_value(self, park: Park, tile: i64, cell: i64) -> i64:
        """Is this a good field for a tile? It should leave room for its own and for others."""
        own = (tile >> 3) - FIRST_SPECIES
        field = park.land.field_at(cell)
        beside: i64 = 0
        for other in range(SPECIES):
            if other != own and park.basins[other]:
                beside |= park.basins[RIM + other]
        fresh = park.land.near[field] & park.free() & ~park.basins[RIM + own]
        value = GROWTH * ones(fresh & ~beside) - CONFLICT * ones(fresh & beside)
        if tile >> 3 <= LAST_SHOW and tile & 7 != BOLT and park.trainers:
            cells = park.land.cells
            for trainer in range(len(cells)):
                if park.trainers >> trainer & 1 and around(cells[trainer], cell):
                    value += self.trained
        return value

    # -- helpers ----------------------------------------------------------------------------------

    def answer_rating(self, side: Side, seat: i64, move: i64) -> i64:
        assert isinstance(side, Parks)
        if move & BYTE != STAFF:
            return self.place_rating(side, seat, move)
        park = side.parks[seat]
        job = move >> B
        if job == CASHIER:
            coins = side.money.purses[seat]
            return self.cashed * coins + self.left
        if job == KEEPER:
            return self.kept * ones(park.fish) + self.fish * 12
        if job == MANAGER:
            relief = self.numbers.managed_points - self.numbers.depot_points
            return POINT * relief * park.stored_species() + self.left // 2
        return self.trainer_value(park, job)

    def trainer_value(self, park: Park, job: i64) -> i64:
        """The animals around a trainer, and the fields on which more may come."""
        value: i64 = 0
        shows: i64 = 0
        likely: i64 = 0
        free = park.free()
        for own in range(LAST_SHOW - FIRST_SPECIES + 1):
            shows |= park.basins[own]
            if park.basins[own]:
                likely |= park.basins[RIM + own] & free
        shows &= ~park.bolts
        cells = park.land.cells
        for field in range(len(cells)):
            if (shows | likely) >> field & 1 and around(cells[field], job):
                if shows >> field & 1:
                    value += self.trained
                else:
                    value += self.trained * self.left // (2 * self.left + 40)
        if likely >> park.land.field_at(job) & 1:
            value -= 2 * GROWTH
        return value

    # -- money ------------------------------------------------------------------------------------

    def money_rating(self, side: Side, seat: i64, move: i64) -> i64:
        assert isinstance(side, Parks)
        park = side.parks[seat]
        kind = move & BYTE
        coins = side.money.purses[seat]
        if kind == MOVE_TILE:
            tile = park.top()
            allowed = park.allowed(tile >> 3)
            value = self.tile_value(park, tile, allowed) + self.field_value(park, tile, move >> B)
            value += self._depot_relief(park)
            return value - self._price(park, coins, self.numbers.move_price)
        if kind == BUY_TOP:
            gain = self.gains[seat * TILE_CODES + (move >> B & BYTE)]
            return gain - SELLER - self._price(park, coins, self.numbers.purchase_price)
        if kind == REMOVE:
            return self._depot_relief(park) - self._price(park, coins, self.numbers.discard_price)
        if kind == LAY_LARGE:
            value = BOARD
            if park.basin_count() == park.basin_limit():
                value += self.growth_value(0, 4, self.fresh)
            return value - self._price(park, coins, self.numbers.large_price)
        if kind == LAY_SMALL:
            return BOARD - self._price(park, coins, self.numbers.small_price)
        return UNRATED

    def _price(self, park: Park, coins: i64, price: i64) -> i64:
        return self.purse(coins) - self.purse(coins - price) + park.cashiers * price * self.cashed

    def _depot_relief(self, park: Park) -> i64:
        """What the park gains when the top tile leaves the depot."""
        top = park.top() >> 3
        for k in range(len(park.depot) - 1):
            if park.depot[k] >> 3 == top:
                return 20
        return -self._stored(park)

    def _stored(self, park: Park) -> i64:
        """What a species on the depot brings."""
        numbers = self.numbers
        return POINT * (numbers.managed_points if park.managers else numbers.depot_points)

    # -- prospects --------------------------------------------------------------------------------

    def prospects(self, side: Side, seat: i64) -> i64:
        assert isinstance(side, Parks)
        park = side.parks[seat]
        value: i64 = 0
        basins: i64 = 0
        taken: i64 = 0
        beside: i64 = 0  # fields beside a basin
        between: i64 = 0  # fields beside two of them
        for own in range(SPECIES):
            basin = park.basins[own]
            if basin:
                basins += 1
                taken |= basin
                rim = park.basins[RIM + own]
                between |= beside & rim
                beside |= rim
        open_fields = park.land.fields & ~taken & ~park.trainers
        parents = park.males | park.females
        for own in range(SPECIES):
            basin = park.basins[own]
            if basin:
                rim = park.basins[RIM + own]
                room = self._reach(park, open_fields & ~between & (rim | ~beside), rim, MOST_GROWTH)
                value += self.growth_value(ones(basin), room, self.expected[own])
                if basin & parents and ones(basin & park.males) != ones(basin & park.females):
                    value += PARTNER_HOPE
        free = ones(open_fields)
        vacant = park.basin_limit() - basins
        if vacant > 0:
            value += self.growth_value(0, free // 4, self.fresh) * vacant * 2 // 3
        value += park.keepers * self.fish * 6 * self.numbers.keeper_points
        value += ones(park.fish) * self._fish_hope()
        if self.left:
            value += free * 3
        return value


def new_evaluator() -> DraftingEvaluator:
    return DraftingEvaluator(ParkEvaluator())
