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
    BABIES,
    BOLT,
    BOOK,
    COIN,
    COIN_TILES,
    DEPOT_POINTS,
    FAMILIES,
    FEMALE,
    FEMALES,
    FIRST_SPECIES,
    FISH,
    LAST_SHOW,
    LAST_SPECIES,
    MALE,
    MALES,
    MANAGED_POINTS,
    OTHER_FISH,
    OTHER_PLAIN,
    PLAIN,
    QUIET_CAP,
    SHOW_BOLTS,
    SHOW_PLAIN,
    SPECIES,
    START_COINS,
)
from zoopark.games.aquaretto.rules.land import PARK
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
        explain_park(self, self.parks.parks[seat], seat, sheet.lines)
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


def explain_park(game: Drafting, park: Park, seat: i64, lines: list[Line]) -> None:
    """Give the lines of a park their reasons, and say what one tile more would make of them.

    The points of a park come first in the tally of its game.
    """
    coins, fish = game.money.purses[seat], ones(park.fish)
    species = park.stored_species()
    lines[ANIMAL_LINE].why = times("animals", ones(park.tiles()), 1)
    lines[CASHIER_LINE].why = times("cashiers", coins, park.cashiers)
    lines[KEEPER_LINE].why = times("keepers", fish, park.keepers)
    lines[TRAINER_LINE].why = times("trainers", park.trained(), 1)
    why = times("kinds", species, DEPOT_POINTS)
    if park.managers and species:
        why.append(Reason("manager", (MANAGED_POINTS - DEPOT_POINTS) * species))
    lines[DEPOT_LINE].why = why
    lines[ANIMAL_LINE].next = lines[ANIMAL_LINE].points + 1
    lines[KEEPER_LINE].next = park.keepers * (fish + 1)
    if species < SPECIES:
        lines[DEPOT_LINE].next = (MANAGED_POINTS if park.managers else DEPOT_POINTS) * (species + 1)


def new_supply() -> Supply:
    """All tiles of the box (A.1.1)."""
    supply = Supply(vec[i64]([0] * FAMILIES), 0, FIRST_SPECIES)
    for species in range(FIRST_SPECIES, LAST_SPECIES + 1):
        supply.put(species << 3 | MALE, MALES)
        supply.put(species << 3 | FEMALE, FEMALES)
        if species <= LAST_SHOW:
            supply.put(species << 3 | PLAIN, SHOW_PLAIN)
            supply.put(species << 3 | BOLT, SHOW_BOLTS)
        else:
            supply.put(species << 3 | PLAIN, OTHER_PLAIN)
            supply.put(species << 3 | FISH, OTHER_FISH)
    supply.put(COIN, COIN_TILES)
    return supply


def new_parks(players: i64, money: Money) -> Parks:
    nursery: i64 = 0
    for own in range(SPECIES):
        nursery |= lifted(BABIES, own << 2)
    parks = [Park(PARK, vec[i64]([0] * (2 * SPECIES)), vec[i64]()) for _ in range(players)]
    return Parks(parks, nursery, money, SILENT)


def new_game(players: i64, starter: i64 = -1) -> Aquaretto:
    """A game before anything is dealt; without an agreed starter a lot decides."""
    money = Money(vec[i64]([START_COINS] * players), ALL_COINS - START_COINS * players)
    trucks = vec[i64]([0] * truck_count(players))
    game = Aquaretto(players, trucks, new_supply(), money, new_parks(players, money))
    game.set_up(species_left_out(players), starter)
    return game
