"""Aquaretto: setting up the game, and its score sheets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import lifted, ones
from zoopark.core.journal import SILENT
from zoopark.core.money import Money
from zoopark.core.rule import rule_id
from zoopark.core.score import Line, Reason, Sheet, times
from zoopark.games.aquaretto.rules.components import (
    ALL_COINS,
    BOLT,
    BOOK,
    COIN,
    FAMILIES,
    FEMALE,
    FIRST_SPECIES,
    FISH,
    LAST_SHOW,
    LAST_SPECIES,
    MALE,
    PLAIN,
    QUIET_CAP,
    SPECIES,
)
from zoopark.games.aquaretto.rules.land import PARK
from zoopark.games.aquaretto.rules.numbers import PRINTED, ParkNumbers
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.rules.parks import (
    ANIMAL_LINE,
    CASHIER_LINE,
    DEPOT_LINE,
    KEEPER_LINE,
    LINES,
    TRAINER_LINE,
    Parks,
)
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.setup import species_left_out, truck_count
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import truck_spaces

LINE_NAMES: Final = ("animals", "cashiers", "keepers", "trainers", "depot")
LINE_RULES: Final = (2_09_01, 2_09_02, 2_09_03, 2_09_04, 2_09_06)


class Aquaretto(Drafting):
    def __init__(
        self, players: i64, trucks: vec[i64], supply: Supply, money: Money, parks: Parks
    ) -> None:
        super().__init__(BOOK, players, trucks, supply, money, parks)
        self.parks = parks

    def quiet_cap(self) -> i64:
        return QUIET_CAP

    def limits(self) -> bool:
        """With tweaked prices everybody: some actions may pay for themselves."""
        return self.parks.numbers.tweaked or super().limits()

    def spaces(self, truck: i64) -> i64:
        return truck_spaces(truck, self.players, self.parks.numbers.truck_spaces)

    def is_coin(self, tile: i64) -> bool:
        return tile == COIN

    def may_leave(self, species: i64) -> bool:
        return LAST_SHOW < species <= LAST_SPECIES  # A.1.3

    def tally(self, seat: i64) -> vec[i64]:
        lines = vec[i64]([0] * LINES)
        self.parks.tally(seat, lines)
        return lines

    def tiebreak(self, seat: i64) -> i64:
        return self.money.purses[seat]  # A.9.9

    def sheet(self, seat: i64) -> Sheet:
        lines = park_lines(self.parks.parks[seat], self.tally(seat), 0)
        return Sheet(lines, self.tiebreak(seat))

    def account(self, seat: i64) -> Sheet:
        sheet = self.sheet(seat)
        explain_park(self, self.parks, seat, sheet.lines)
        return sheet

    def copy(self) -> "Aquaretto":
        money = self.money.copy()
        parks = self.parks.copy(money, SILENT)
        other = Aquaretto(self.players, self.trucks[:], self.supply.copy(), money, parks)
        self.fill(other)
        return other


def park_lines(park: Park, points: vec[i64], first: i64) -> list[Line]:
    """The lines of a park on a score sheet; its points begin at ``first``."""
    lines: list[Line] = []
    for number, name in enumerate(LINE_NAMES):
        rule = LINE_RULES[number]
        if name == "depot" and park.managers:
            rule = 2_09_07
        lines.append(Line(name, points[first + number], rule_id(rule)))
    return lines


def explain_park(game: Drafting, parks: Parks, seat: i64, lines: list[Line]) -> None:
    """Give the lines of a park their reasons, and say what one tile more would make of them.

    The points of a park come first in the tally of its game.
    """
    park, numbers = parks.parks[seat], parks.numbers
    coins, fish = game.money.purses[seat], ones(park.fish)
    species = park.stored_species()
    lines[ANIMAL_LINE].why = times("animals", ones(park.tiles()), numbers.animal_points)
    lines[CASHIER_LINE].why = times("cashiers", coins, park.cashiers * numbers.cashier_points)
    lines[KEEPER_LINE].why = times("keepers", fish, park.keepers * numbers.keeper_points)
    lines[TRAINER_LINE].why = times("trainers", park.trained(), numbers.trainer_points)
    why = times("kinds", species, numbers.depot_points)
    if park.managers and species:
        relief = (numbers.managed_points - numbers.depot_points) * species
        why.append(Reason("manager", relief))
    lines[DEPOT_LINE].why = why
    lines[ANIMAL_LINE].next = lines[ANIMAL_LINE].points + numbers.animal_points
    lines[KEEPER_LINE].next = park.keepers * numbers.keeper_points * (fish + 1)
    if species < SPECIES:
        each = numbers.managed_points if park.managers else numbers.depot_points
        lines[DEPOT_LINE].next = each * (species + 1)


def new_supply(numbers: ParkNumbers = PRINTED) -> Supply:
    """All tiles of the box (A.1.1)."""
    supply = Supply(vec[i64]([0] * FAMILIES), 0, FIRST_SPECIES)
    supply.end_pile = numbers.end_pile
    for species in range(FIRST_SPECIES, LAST_SPECIES + 1):
        supply.put(species << 3 | MALE, numbers.male_tiles)
        supply.put(species << 3 | FEMALE, numbers.female_tiles)
        if species <= LAST_SHOW:
            supply.put(species << 3 | PLAIN, numbers.show_plain_tiles)
            supply.put(species << 3 | BOLT, numbers.show_bolt_tiles)
        else:
            supply.put(species << 3 | PLAIN, numbers.plain_tiles)
            supply.put(species << 3 | FISH, numbers.fish_tiles)
    supply.put(COIN, numbers.coin_tiles)
    return supply


def new_parks(players: i64, money: Money, numbers: ParkNumbers = PRINTED) -> Parks:
    nursery: i64 = 0
    for own in range(SPECIES):
        nursery |= lifted(numbers.offspring_tiles, own << 2)
    parks = [Park(PARK, vec[i64]([0] * (2 * SPECIES)), vec[i64]()) for _ in range(players)]
    return Parks(parks, nursery, money, SILENT, numbers)


def new_game(players: i64, starter: i64 = -1, numbers: ParkNumbers = PRINTED) -> Aquaretto:
    """A game before anything is dealt; without an agreed starter a lot decides."""
    coins = numbers.start_coins
    money = Money(vec[i64]([coins] * players), ALL_COINS - coins * players)
    trucks = vec[i64]([0] * truck_count(players))
    supply = new_supply(numbers)
    game = Aquaretto(players, trucks, supply, money, new_parks(players, money, numbers))
    game.set_up(species_left_out(players), starter)
    return game
