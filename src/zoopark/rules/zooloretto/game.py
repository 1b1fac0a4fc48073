"""Zooloretto: setting up the game, and its score sheets."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.rules.drafting.game import Drafting
from zoopark.rules.drafting.setup import species_left_out, truck_count
from zoopark.rules.drafting.supply import Supply
from zoopark.rules.kernel.bits import lifted
from zoopark.rules.kernel.journal import SILENT
from zoopark.rules.kernel.money import Money
from zoopark.rules.kernel.rule import rule_id
from zoopark.rules.kernel.score import Line, Sheet
from zoopark.rules.zooloretto.components import (
    ALL_COINS,
    BABIES,
    BASE_PENS,
    BOOK,
    COIN,
    COIN_TILES,
    FAMILIES,
    FEMALE,
    FEMALES,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    MALES,
    MODULE_QUIET_CAP,
    PEN_SPACES,
    PENS,
    PLAIN,
    PLAIN_TILES,
    QUIET_CAP,
    STALL_TILES,
    STALL_TYPES,
    STALLS,
    START_COINS,
    expansion_boards,
)
from zoopark.rules.zooloretto.module import Module
from zoopark.rules.zooloretto.zoo import Zoo
from zoopark.rules.zooloretto.zoos import (
    BARN_ANIMAL_LINE,
    BARN_STALL_LINE,
    LINES,
    STALL_LINE,
    Zoos,
)

LINE_NAMES = (
    "enclosure-4",
    "enclosure-5",
    "enclosure-6",
    "enclosure-x",
    "enclosure-y",
    "stalls",
    "barn-stalls",
    "barn-animals",
)


class Zooloretto(Drafting):
    def __init__(
        self, players: i64, trucks: vec[i64], supply: Supply, money: Money, zoos: Zoos
    ) -> None:
        super().__init__(BOOK, players, trucks, supply, money, zoos)
        self.zoos = zoos

    def quiet_cap(self) -> i64:
        return MODULE_QUIET_CAP if self.zoos.modules else QUIET_CAP

    def is_coin(self, tile: i64) -> bool:
        return tile == COIN

    def may_leave(self, species: i64) -> bool:
        return FLAMINGO <= species <= LAST_SPECIES

    def tally(self, seat: i64) -> vec[i64]:
        lines = vec[i64]([0] * LINES)
        self.zoos.tally(seat, lines)
        return lines

    def tiebreak(self, seat: i64) -> i64:
        return self.zoos.fortune(seat)

    def points(self, seat: i64) -> i64:
        total = super().points(seat)
        for module in self.zoos.modules:
            total += module.points(self.zoos, seat)
        return total

    def sheet(self, seat: i64) -> Sheet:
        lines = zoo_lines(self.zoos.zoos[seat], self.tally(seat), 0)
        for module in self.zoos.modules:
            lines += module.lines(self.zoos, seat)
        return Sheet(lines, self.tiebreak(seat))

    def copy(self) -> "Zooloretto":
        money = self.money.copy()
        zoos = self.zoos.copy(money, SILENT)
        other = Zooloretto(self.players, self.trucks[:], self.supply.copy(), money, zoos)
        self.fill(other)
        return other


def zoo_lines(zoo: Zoo, points: vec[i64], first: i64) -> list[Line]:
    """The lines of a zoo on a score sheet; its points begin at ``first``."""
    lines: list[Line] = []
    for pen in range(BASE_PENS + zoo.opened):
        missing = PEN_SPACES[pen] - zoo.animals(pen)
        rule: i64 = 1_09_01 if missing == 0 else 1_09_02 if missing == 1 else 1_09_03
        lines.append(Line(LINE_NAMES[pen], points[first + pen], rule_id(rule)))
    for line, number in ((STALL_LINE, 1_09_05), (BARN_STALL_LINE, 1_09_06)):
        lines.append(Line(LINE_NAMES[line], points[first + line], rule_id(number)))
    barn = BARN_ANIMAL_LINE
    lines.append(Line(LINE_NAMES[barn], points[first + barn], rule_id(1_09_07)))
    return lines


def new_supply() -> Supply:
    """All tiles of the box (Z.1.1)."""
    supply = Supply(vec[i64]([0] * FAMILIES), 0, 0)
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        supply.put(species << 3 | PLAIN, PLAIN_TILES)
        supply.put(species << 3 | MALE, MALES)
        supply.put(species << 3 | FEMALE, FEMALES)
    for stall in range(1, STALL_TYPES + 1):
        supply.put(STALLS << 3 | stall, STALL_TILES)
    supply.put(COIN, COIN_TILES)
    return supply


def new_zoos(players: i64, modules: list[Module], money: Money) -> Zoos:
    nursery: i64 = 0
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        nursery |= lifted(BABIES, species << 2)
    zoos = [
        Zoo(vec[i64]([0] * PENS), vec[i64]([0] * (LAST_SPECIES + 1)), 0, 0) for _ in range(players)
    ]
    return Zoos(zoos, expansion_boards(players), nursery, modules, money, SILENT)


def new_game(players: i64, modules: list[Module], starter: i64 = -1) -> Zooloretto:
    """A game before anything is dealt; without an agreed starter a lot decides."""
    money = Money(vec[i64]([START_COINS] * players), ALL_COINS - START_COINS * players)
    trucks = vec[i64]([0] * truck_count(players))
    game = Zooloretto(players, trucks, new_supply(), money, new_zoos(players, modules, money))
    game.set_up(species_left_out(players), starter)
    return game
