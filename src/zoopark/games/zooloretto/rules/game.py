"""Zooloretto: setting up the game, and its score sheets."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import lifted
from zoopark.core.dice import Dice
from zoopark.core.journal import SILENT
from zoopark.core.money import Money
from zoopark.core.moves import Moves
from zoopark.core.rule import OK
from zoopark.core.score import Line, Sheet
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.setup import species_left_out, truck_count
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import truck_spaces
from zoopark.games.zooloretto.rules.agenda import new_agenda
from zoopark.games.zooloretto.rules.components import (
    ALL_COINS,
    ALL_FAMILIES,
    ALL_PENS,
    BOOK,
    COIN,
    FAMILIES,
    FEMALE,
    FLAMINGO,
    LAST_SPECIES,
    MALE,
    MODULE_QUIET_CAP,
    PENS,
    PLAIN,
    QUIET_CAP,
    STALL_TYPES,
    STALLS,
    expansion_boards,
)
from zoopark.games.zooloretto.rules.dispatch import Dispatch
from zoopark.games.zooloretto.rules.module import Module, parts_of
from zoopark.games.zooloretto.rules.numbers import PRINTED, ZooNumbers
from zoopark.games.zooloretto.rules.sheet import explain_zoo, zoo_lines
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.rules.zoos import (
    LINES,
    SPECIES,
    Zoos,
)


class Zooloretto(Drafting):
    def __init__(
        self, players: i64, trucks: vec[i64], supply: Supply, money: Money, zoos: Zoos
    ) -> None:
        super().__init__(BOOK, players, trucks, supply, money, zoos)
        self.zoos = zoos
        zoos.join(trucks, supply)

    def quiet_cap(self) -> i64:
        return MODULE_QUIET_CAP if self.zoos.modules else QUIET_CAP

    def limits(self) -> bool:
        """With modules everybody: some of their actions cost nothing, or pay for themselves.

        With tweaked prices, too: they may as well.
        """
        return len(self.zoos.modules) != 0 or self.zoos.numbers.tweaked or super().limits()

    def spaces(self, truck: i64) -> i64:
        return truck_spaces(truck, self.players, self.zoos.numbers.truck_spaces)

    def is_coin(self, tile: i64) -> bool:
        return tile == COIN

    def may_leave(self, species: i64) -> bool:
        """The last species to leave the game are those that others replace."""
        if not FLAMINGO <= species <= LAST_SPECIES:
            return False
        return self._protection(species, self.leaving <= replacements(self.zoos.modules)) == OK

    def _protection(self, species: i64, replaced: bool) -> i64:
        for module in self.zoos.modules:
            rule = module.protects(species, replaced)
            if rule:
                return rule
        return OK

    def left_out_refusal(self, species: i64, agreed: bool) -> i64:
        """Players may agree on species that a lot would spare (OC.1.4, FA.1.4, FA.1.5)."""
        if species & ~SPECIES:
            return 1_01_02
        if agreed:
            return OK
        kept: i64 = 0  # those of them that cannot be replaced
        for family in range(FLAMINGO, LAST_SPECIES + 1):
            if not species >> family & 1:
                continue
            if self._protection(family, False):
                return self._protection(family, False)
            if self._protection(family, True):
                kept += 1
                if kept > species_left_out(self.players):
                    return self._protection(family, True)
        return OK

    def tally(self, seat: i64) -> vec[i64]:
        lines = vec[i64]([0] * LINES)
        self.zoos.tally(seat, lines)
        return lines

    def tiebreak(self, seat: i64) -> i64:
        return self.zoos.fortune(seat)

    def points(self, seat: i64) -> i64:
        total = self.zoos.subtotal(seat)
        for module in self.zoos.in_force[seat]:
            total += module.verdict(self.zoos, seat)
        return total

    def sheet(self, seat: i64) -> Sheet:
        tally = self.tally(seat)
        lines = zoo_lines(self.zoos.zoos[seat], tally, 0)
        for module in self.zoos.in_force[seat]:
            lines += module.lines(self.zoos, seat, tally)
        lines.sort(key=by_section)
        return Sheet(lines, self.tiebreak(seat))

    def account(self, seat: i64) -> Sheet:
        sheet = self.sheet(seat)
        explain_zoo(self, self.zoos, seat, 0, sheet.lines)
        return sheet

    def forget(self, seat: i64, witnessed: bool) -> None:
        for module in self.zoos.modules:
            module.deck.hide(seat)

    def guess(self, dice: Dice) -> None:
        """Deal once more what modules hide: whatever is not seen is equally likely."""
        if self.chance():
            return
        for module in self.zoos.modules:
            while module.deck.left():
                moves = Moves()
                module.deck.outcomes(moves)
                module.deck.deal(moves.items[dice.below(moves.count)])

    def copy(self) -> "Zooloretto":
        money = self.money.copy()
        zoos = self.zoos.copy(money, SILENT)
        other = Zooloretto(self.players, self.trucks[:], self.supply.copy(), money, zoos)
        self.fill(other)
        return other


def by_section(line: Line) -> int:
    return line.section


def replacements(modules: list[Module]) -> i64:
    """How many species modules bring in place of others."""
    replaced: i64 = 0
    for module in modules:
        replaced += module.replaces()
    return replaced


def new_supply(families: i64 = FAMILIES, numbers: ZooNumbers = PRINTED) -> Supply:
    """All tiles of the box (Z.1.1)."""
    supply = Supply(vec[i64]([0] * families), 0, 0)
    supply.end_pile = numbers.end_pile
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        supply.put(species << 3 | PLAIN, numbers.plain_tiles)
        supply.put(species << 3 | MALE, numbers.male_tiles)
        supply.put(species << 3 | FEMALE, numbers.female_tiles)
    for stall in range(1, STALL_TYPES + 1):
        supply.put(STALLS << 3 | stall, numbers.stall_tiles)
    supply.put(COIN, numbers.coin_tiles)
    return supply


def new_zoos(
    players: i64, modules: list[Module], money: Money, numbers: ZooNumbers = PRINTED
) -> Zoos:
    nursery: i64 = 0
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        nursery |= lifted(numbers.offspring_tiles, species << 2)
    pens = ALL_PENS if modules else PENS
    families = ALL_FAMILIES if modules else LAST_SPECIES + 1
    boards = [Zoo(vec[i64]([0] * pens), vec[i64]([0] * families)) for _ in range(players)]
    zoos = Zoos(boards, expansion_boards(players), modules, money, SILENT, numbers)
    zoos.nursery = nursery
    if modules:
        zoos.parts = parts_of(modules)
        zoos.dispatch = Dispatch(zoos.parts)
        zoos.agenda = new_agenda()
    return zoos


def new_game(
    players: i64, modules: list[Module], starter: i64 = -1, numbers: ZooNumbers = PRINTED
) -> Zooloretto:
    """A game before anything is dealt; without an agreed starter a lot decides."""
    coins = numbers.start_coins
    money = Money(vec[i64]([coins] * players), ALL_COINS - coins * players)
    trucks = vec[i64]([0] * truck_count(players))
    supply = new_supply(ALL_FAMILIES if modules else FAMILIES, numbers)
    zoos = new_zoos(players, modules, money, numbers)
    game = Zooloretto(players, trucks, supply, money, zoos)
    for module in modules:
        module.set_up(game.zoos)
    game.set_up(species_left_out(players) + replacements(modules), starter)
    return game
