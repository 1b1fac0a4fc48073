"""The side of Zooloretto: all zoos, what may be placed in them and what money can do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit, lifted
from zoopark.core.journal import PAID, RECEIVED, Journal
from zoopark.core.money import Money
from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import count, family
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.zooloretto.rules import actions, questions, spending
from zoopark.games.zooloretto.rules.actions import BUY, DISCARD, EXPAND
from zoopark.games.zooloretto.rules.agenda import BIRTHS, NO_AGENDA, YOUNG, Agenda
from zoopark.games.zooloretto.rules.components import (
    ALL_STALL_TYPES,
    BABY,
    BARN,
    FLAMINGO,
    OTHER_MUM,
    OTHER_STALLS,
    PENS,
    STALLS,
    ZOO_PENS,
)
from zoopark.games.zooloretto.rules.dispatch import NO_DISPATCH, Dispatch
from zoopark.games.zooloretto.rules.events import BORN, FILLED, PLACED
from zoopark.games.zooloretto.rules.module import (
    COINS_DRAWN,
    GAME_BEGUN,
    MODULE_MOVES,
    MODULE_PLACES,
    NOBODY,
    NOTHING,
    PEN_FILLED,
    REMODELLED,
    ROUND_ENDED,
    STALL_LAID,
    YOUNG_BORN,
    Module,
    parts_of,
)
from zoopark.games.zooloretto.rules.numbers import ZooNumbers
from zoopark.games.zooloretto.rules.zoo import Zoo

SPECIES: Final[i64] = 0b1_1111_1110  # the families of all species of the box, as a mask

# Lines of the score sheet; the first five are the enclosures, the last two belong to modules.
STALL_LINE: Final[i64] = 5
BARN_STALL_LINE: Final[i64] = 6
BARN_ANIMAL_LINE: Final[i64] = 7
MODULE_LINE: Final[i64] = 8
LINES: Final[i64] = 10


class Zoos(Side):
    def __init__(
        self,
        zoos: list[Zoo],
        boards: i64,
        modules: list[Module],
        money: Money,
        journal: Journal,
        numbers: ZooNumbers,
    ) -> None:
        super().__init__(money, journal)
        self.numbers = numbers
        self.zoos = zoos
        self.boards = boards  # expansion boards of each player
        self.nursery: i64 = 0  # young not yet born, four bits a species
        self.other_mums: i64 = 0  # species whose female of the second sort has young, as a mask
        self.species = SPECIES  # families whose tiles live in enclosures, as a mask
        self.tradable: i64 = -1  # families that may be moved or bought out of a barn, or discarded
        self.modules = modules  # those that work for everybody, in the order of their hooks
        self.parts = modules  # with those within them, in the order of the dispatch
        self.in_force = [modules] * len(zoos)  # for each seat, with the one that it has won
        self.won = [NOTHING] * len(zoos)  # that one alone, the only one that changes prices
        self.dispatch: Dispatch = NO_DISPATCH
        self.agenda: Agenda = NO_AGENDA
        self.on_turn: i64 = 0  # only modules ask for these three
        self.round: i64 = 1
        self.drawing: i64 = -1  # the module for which tiles are drawn

    def join(self, trucks: vec[i64], supply: Supply) -> None:
        """Let modules see the table: they may change what lies on trucks and in the bag."""
        self.trucks = trucks
        self.supply = supply

    def leave_out(self, species: i64) -> None:
        self.nursery &= ~lifted(0xF, species << 2)
        for module in self.modules:
            module.leave_out(self, species)

    def unborn(self, species: i64) -> i64:
        return (self.nursery >> (species << 2)) & 15

    def is_animal(self, tile: i64) -> bool:
        """Is this an animal that lives in enclosures?"""
        return self.species >> (tile >> 3) & 1 != 0

    # -- placing a tile ---------------------------------------------------------------------------

    def place_moves(self, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        zoo = self.zoos[seat]
        move = PLACE | tile << A
        species = family(tile)
        if species in (STALLS, OTHER_STALLS):
            for place in range(zoo.open_places()):
                if zoo.on_place(place) == 0:
                    moves.add(move | place << B)
        elif self.species >> species & 1:
            for pen in range(zoo.reach):
                if zoo.entry_refusal(pen, species) == OK:
                    moves.add(move | pen << B)
        else:
            self.modules[self.dispatch.of_family[species]].place_moves(
                self, seat, tile, bought, moves
            )
            return
        if self.modules:
            for module in self.modules:
                module.place_moves(self, seat, tile, bought, moves)
        moves.add(move | BARN << B)  # Z.4.8

    def place_refusal(self, seat: i64, bought: bool, move: i64) -> i64:
        tile = (move >> A) & BYTE
        where = (move >> B) & BYTE
        if self.dispatch.of_family[family(tile)] >= 0:
            module = self.parts[self.dispatch.of_family[family(tile)]]
            return module.place_refusal(self, seat, bought, move)
        if where >= MODULE_PLACES:
            if self.dispatch.of_place[where] < 0:
                return 1_04_04
            return self.modules[self.dispatch.of_place[where]].place_refusal(
                self, seat, bought, move
            )
        if where != move >> B:
            return 1_04_04
        if where == BARN:
            return OK
        if family(tile) in (STALLS, OTHER_STALLS):
            return self.zoos[seat].place_refusal(where)
        return self.entry_refusal(seat, where, family(tile))

    def entry_refusal(self, seat: i64, pen: i64, species: i64) -> i64:
        """Why an animal of a species may not enter an enclosure of a seat."""
        return self.named_at(pen, self.zoos[seat].entry_refusal(pen, species))

    def named_at(self, pen: i64, refused: i64) -> i64:
        """What a refusal names at an enclosure: with one of a module, the rule of that module."""
        if refused == OK or pen < PENS:
            return refused
        for module in self.modules:
            rule = module.pen_rule(pen, refused)
            if rule:
                return rule
        return 1_04_04 if refused == 1_01_07 else refused  # no zoo here has such an enclosure

    def place(self, seat: i64, bought: bool, move: i64) -> None:
        if self.modules:
            self.on_turn = seat
            self.lay(seat, move, not bought)
            questions.work(self)
        else:
            self.lay(seat, move, not bought)

    def lay(self, seat: i64, move: i64, fresh: bool) -> None:
        zoo = self.zoos[seat]
        tile = (move >> A) & BYTE
        where = move >> B
        if self.modules:
            owner = self.dispatch.of_family[family(tile)]
            if owner < 0 and where & BYTE >= MODULE_PLACES:
                owner = self.dispatch.of_place[where & BYTE]
            if owner >= 0:
                self.modules[owner].lay(self, seat, move, fresh)
                return
        if self.journal.on:
            self.journal.note(PLACED, seat, tile, where)
        if where == BARN:
            zoo.store(tile)
        elif self.species >> family(tile) & 1:
            self._settle(seat, zoo, where, tile)
        else:
            zoo.put_stall(where, tile)
            self.tell(seat, STALL_LAID, tile)

    def _settle(self, seat: i64, zoo: Zoo, pen: i64, tile: i64) -> None:
        """An animal enters an enclosure: first its young, then the bonus (Z.6.1, Z.7.1, Z.7.5)."""
        zoo.admit(pen, tile)
        self.breed(seat, zoo, pen, True)

    def settle(self, seat: i64, pen: i64, tile: i64) -> None:
        """The same for modules."""
        self._settle(seat, self.zoos[seat], pen, tile)

    def breed(self, seat: i64, zoo: Zoo, pen: i64, pays: bool) -> None:
        """Let all pairs have their young, then pay the bonus, unless by an exchange (Z.7.4)."""
        while zoo.breed(pen):
            species = zoo.species(pen)
            self.nursery -= bit(species << 2)
            if self.modules:
                if count(zoo.pens[pen], OTHER_MUM):
                    self.other_mums |= bit(species)  # there is one of each species (BO.1.5)
                self.agenda.push(BIRTHS | seat << A | pen << B | (1 if pays else 0) << C)
                if questions.cradle_offered(self, seat):
                    self.agenda.push(YOUNG | seat << A | pen << B)
                else:
                    self.lay_young(seat, zoo, pen)
                return  # and go on when all that this brings about is done
            inside = zoo.cradle(pen)
            if self.journal.on:
                self.journal.note(BORN, seat, species << 3 | BABY, pen if inside else BARN)
        if pays and zoo.full(pen):
            self.fill(seat, pen)

    def fill(self, seat: i64, pen: i64) -> None:
        """The last free space of an enclosure was taken (Z.7.1)."""
        if pen >= ZOO_PENS:
            return
        coins: i64 = 0
        if pen < PENS:
            coins = self.money.receive(seat, self.numbers.fill_bonus[pen])
        if self.journal.on:
            self.journal.note(FILLED, seat, pen, coins)
        self.tell(seat, PEN_FILLED, pen)

    def lay_young(self, seat: i64, zoo: Zoo, pen: i64) -> None:
        inside = zoo.cradle(pen)
        if self.journal.on:
            self.journal.note(BORN, seat, zoo.species(pen) << 3 | BABY, pen if inside else BARN)
        self.tell(seat, YOUNG_BORN, 0)

    # -- the modules of a seat --------------------------------------------------------------------

    def tell(self, seat: i64, what: i64, detail: i64) -> None:
        """Let the modules of a seat know what has happened."""
        for module in self.in_force[seat]:
            module.happened(self, seat, what, detail)

    def tell_all(self, seat: i64, what: i64) -> None:
        """Let all modules know, for whomever they work."""
        for module in self.parts:
            module.happened(self, seat, what, 0)

    def put_in_force(self, module: Module, seat: i64) -> None:
        """From now on a module that lies within another one works for this seat."""
        module.owner = seat
        self.won[seat] = module
        self.in_force[seat] = [*self.modules, module]

    # -- what modules ask and draw: in ``questions`` --------------------------------------------

    def ask_moves(self, seat: i64, moves: Moves) -> None:
        questions.ask_moves(self, seat, moves)

    def ask_refusal(self, seat: i64, move: i64) -> i64:
        return questions.ask_refusal(self, seat, move)

    def answer_price(self, seat: i64, move: i64) -> i64:
        return questions.answer_price(self, move)

    def answer(self, seat: i64, move: i64) -> None:
        questions.answer(self, seat, move)

    def begin_drawing(self, module: i64) -> None:
        """Let chance draw a tile for a module before the turn goes on."""
        self.drawing = module
        self.draws = True

    def drawn(self, tile: i64) -> None:
        questions.drawn(self, tile)

    # -- chance before the game begins ------------------------------------------------------------

    def deals(self) -> bool:
        return any(module.deck.left() for module in self.modules)

    def outcomes(self, moves: Moves) -> None:
        for module in self.modules:
            if module.deck.left():
                module.deck.outcomes(moves)
                return

    def deal(self, outcome: i64) -> None:
        for module in self.modules:
            if module.deck.left():
                module.deck.deal(outcome)
                return

    # -- prices -----------------------------------------------------------------------------------

    def number(self, place: i64) -> i64:
        """A number of a module's rules, by the place that the module was given for it."""
        return self.numbers.modules[place]

    def remodel_price(self, seat: i64) -> i64:
        return self.won[seat].remodel_price(self.numbers.remodel_price)

    def pay_remodel(self, seat: i64) -> None:
        if not self.modules:
            self.pay(seat, self.numbers.remodel_price)
            return
        self.pay(seat, self.remodel_price(seat))
        self.won[seat].happened(self, seat, REMODELLED, 0)

    def purchase_price(self, seat: i64) -> i64:
        return self.won[seat].purchase_price(self.numbers.purchase_price)

    def price(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        if kind == BUY:
            return self.purchase_price(seat)
        if kind == DISCARD:
            return self.numbers.discard_price
        if kind == EXPAND:
            return self.numbers.expansion_price
        if kind >= MODULE_MOVES:
            return self.parts[self.dispatch.of_move[kind]].price(self, seat, move)
        return self.remodel_price(seat)

    def pay(self, seat: i64, coins: i64) -> None:
        self.money.pay(seat, coins)
        if self.journal.on and coins:
            self.journal.note(PAID, seat, coins)

    def receive(self, seat: i64, coins: i64) -> i64:
        """Let the bank pay a seat what it has of these coins (Z.7.6)."""
        paid = self.money.receive(seat, coins)
        if self.journal.on:
            self.journal.note(RECEIVED, seat, paid)
        return paid

    # -- money actions: in ``actions`` and ``spending`` -------------------------------------------

    def money_moves(self, seat: i64, moves: Moves) -> None:
        actions.money_moves(self, seat, moves)

    def money_refusal(self, seat: i64, move: i64) -> i64:
        return actions.money_refusal(self, seat, move)

    def may_trade(self, tile: i64) -> bool:
        """May this tile be moved or bought out of a barn, or discarded?"""
        return self.tradable >> (tile >> 3) & 1 != 0

    def may_move(self, stall: i64) -> bool:
        return stall != ALL_STALL_TYPES  # the last type is built in

    def spend(self, seat: i64, move: i64) -> i64:
        if not self.modules:
            return spending.spend(self, seat, move)
        self.on_turn = seat
        tile = spending.spend(self, seat, move)
        questions.work(self)
        return tile

    def coined(self, seat: i64, tiles: i64) -> None:
        self.tell(seat, COINS_DRAWN, tiles)

    # -- the end of a round, and points -----------------------------------------------------------

    def begin(self, seat: i64) -> None:
        self.tell_all(seat, GAME_BEGUN)

    def end_round(self, seat: i64) -> None:
        self.round += 1
        self.tell_all(seat, ROUND_ENDED)

    def fortune(self, seat: i64) -> i64:
        """All the money of a seat, as it counts in a tie (Z.9.9)."""
        coins = self.money.purses[seat]
        for module in self.in_force[seat]:
            coins += module.savings(self, seat)
        return coins

    def pen_points(self, zoo: Zoo, pen: i64) -> i64:
        animals = zoo.animals(pen)
        if animals == 0:
            return 0
        missing = zoo.missing(pen)
        if missing == 0:
            return self.numbers.full_points[pen]  # Z.9.1
        if missing == 1:
            return self.numbers.nearly_full_points[pen]  # Z.9.2
        return animals if zoo.has_stall_at(pen) else 0  # Z.9.3, Z.9.4

    def tally(self, seat: i64, lines: vec[i64]) -> None:
        """The points of a zoo, line by line."""
        self.base_tally(seat, lines)
        for module in self.in_force[seat]:
            module.tally(self, seat, lines)

    def base_tally(self, seat: i64, lines: vec[i64]) -> None:
        """The same before modules change anything."""
        zoo = self.zoos[seat]
        for pen in range(PENS):
            if zoo.pens[pen]:
                lines[pen] += self.pen_points(zoo, pen)
        shown = zoo.stall_types()
        for stall in range(1, ALL_STALL_TYPES + 1):
            if shown >> stall & 1:
                lines[STALL_LINE] += self.numbers.stall_points  # Z.9.5
            if count(zoo.barn[STALLS], stall):
                lines[BARN_STALL_LINE] += self.numbers.barn_points  # Z.9.6
        for species in range(FLAMINGO, len(zoo.barn)):
            if zoo.barn[species] and self.species >> species & 1:
                lines[BARN_ANIMAL_LINE] += self.numbers.barn_points  # Z.9.7

    def subtotal(self, seat: i64) -> i64:
        """The points of a seat before those that depend on the points of others."""
        lines = vec[i64]([0] * LINES)
        self.tally(seat, lines)
        total: i64 = 0
        for points in lines:
            total += points
        for module in self.in_force[seat]:
            total += module.points(self, seat)
        return total

    # -- copies -----------------------------------------------------------------------------------

    def copy(self, money: Money, journal: Journal) -> "Zoos":
        zoos = [zoo.copy() for zoo in self.zoos]
        modules = [module.copy() for module in self.modules] if self.modules else self.modules
        other = Zoos(zoos, self.boards, modules, money, journal, self.numbers)
        other.nursery = self.nursery
        other.other_mums = self.other_mums
        other.species = self.species
        other.tradable = self.tradable
        if modules:
            other.parts = parts_of(modules)
            for module in other.parts:
                if module.owner != NOBODY:
                    other.put_in_force(module, module.owner)
            other.dispatch = self.dispatch
            other.agenda = self.agenda.copy()
            other.on_turn = self.on_turn
            other.round = self.round
            other.drawing = self.drawing
            other.draws = self.draws
            other.last_round = self.last_round
            other.asks = self.asks
            other.asker = self.asker
        return other

    def tiles_held(self) -> i64:
        """How many tiles lie in all zoos, without what modules hold."""
        tiles: i64 = 0
        for zoo in self.zoos:
            tiles += zoo.held()
        return tiles

    def cells(self) -> list[int]:
        cells: list[int] = [self.boards, self.nursery, self.other_mums, self.asks, self.drawing]
        cells += self.agenda.listed()
        for zoo in self.zoos:
            cells += zoo.cells()
        for module in self.modules:
            cells += module.cells()
        return cells
