"""Exotic: jungle animals on boards of their own, and visitors who walk past them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK, Book, rule_id
from zoopark.core.score import Line, Reason, times
from zoopark.core.tiles import KINDS, count, family, kind, one, size
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.modules.exotic.rules_visitors import (
    ANY,
    IN_THE_MIDDLE,
    LAST_POINT,
    START_POINT,
    Visitors,
    new_visitors,
    only_point,
)
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.actions import MOVE_ANIMAL
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.components import BARN, STALL_TYPES
from zoopark.games.zooloretto.rules.events import PLACED
from zoopark.games.zooloretto.rules.module import MODULE_PLACES, STALL_LAID, Manifest, Module
from zoopark.games.zooloretto.rules.sheet import BARN_SECTION
from zoopark.games.zooloretto.rules.zoos import MODULE_LINE, Zoos

JUNGLE: Final[i64] = MODULE_PLACES + 2  # as a place
JUNGLE_ANIMALS: Final[i64] = 13  # a family of tiles, whose kinds are the species (JV.1.1)

NUMBERS: Final = Numbers("exotic")
# Answers.
# Colour, point on which the visitor stands, or 0 for a new one
VISIT: Final[i64] = NUMBERS.move("visit")
RETREAT: Final[i64] = NUMBERS.move("retreat")  # colour, point

# Questions.
# Colour or any, steps: which visitor steps forward?
ASK_VISIT: Final[i64] = NUMBERS.question("visit")
ASK_RETREAT: Final[i64] = NUMBERS.question("retreat")  # colour: which visitor steps back?

# Chores.
# Colour or any, steps: ask for a step forward, if there can be one
STEP: Final[i64] = NUMBERS.chore("step")
# Colour: push a visitor of the seat back, or ask which one
PUSH: Final[i64] = NUMBERS.chore("push")

ENTERED: Final[i64] = NUMBERS.event("entered")  # colour, point
STEPPED: Final[i64] = NUMBERS.event("stepped")  # colour, from point, to point
LEFT: Final[i64] = NUMBERS.event("left")  # colour
REWARDED: Final[i64] = NUMBERS.event("rewarded")  # colour
RETREATED: Final[i64] = NUMBERS.event("retreated")  # colour, from point, to point
DROPPED: Final[i64] = NUMBERS.event("dropped")  # colour

VISITORS_SECTION: Final = 5  # of the scoring

RULEBOOK: Final = Book(19_00_00, "JV")
MANIFEST: Final[Manifest] = Manifest(
    "exotic",
    RULEBOOK,
    moves=(VISIT, RETREAT),
    tasks=(ASK_VISIT, ASK_RETREAT, STEP, PUSH),
    families=(JUNGLE_ANIMALS,),
    places=(int(JUNGLE),),
)

ICE_CREAM: Final = "xxl-tiles"  # the module that adds one more type of stall (JV.1.4)
COPIES_AT: Final[i64] = NUMBERS.tweak("tiles", 2, 0, 4, "JV.1.1")
SPACES: Final[i64] = 5  # of a jungle board (JV.1.3)
MOST_SPECIES: Final[i64] = 3  # on a jungle board (JV.2.2)
GUESTS: Final[i64] = 32  # where tiles that are no species are counted above the jungle animals
COLOUR_POINTS_AT: Final[i64] = NUMBERS.tweak("colour-points", 2, 0, 20, "JV.4.1")
BONUS_POINTS_AT: Final[i64] = NUMBERS.tweak("bonus-points", 2, 0, 20, "JV.4.2")
STALL_STEPS: Final[i64] = 2  # JV.3.1
JUNGLE_STEPS: Final[i64] = 1  # JV.3.3


class Exotic(Module):
    def __init__(self, boards: vec[i64], visitors: Visitors) -> None:
        super().__init__(MANIFEST)
        self.boards = boards  # a packed group of jungle animals for each seat, and its guests
        self.visitors = visitors

    def set_up(self, zoos: Zoos) -> None:
        for animal in range(KINDS):
            zoos.supply.put(JUNGLE_ANIMALS << 3 | animal, zoos.number(COPIES_AT))
        visitors = self.visitors
        visitors.colours = STALL_TYPES
        for module in zoos.modules:
            if module.manifest.id == ICE_CREAM:
                visitors.colours += 1
        visitors.gather()
        for colour in range(1, visitors.colours + 1):
            for seat in range(len(self.boards)):
                visitors.enter(seat, colour, START_POINT)

    # -- the jungle board -------------------------------------------------------------------------

    def room(self, seat: i64) -> i64:
        """How many spaces of a seat's board are free."""
        board = self.boards[seat]
        return SPACES - size(board) - (board >> GUESTS)

    def board_refusal(self, seat: i64, tile: i64) -> i64:
        """Why a jungle animal may not go on a seat's board."""
        if self.room(seat) <= 0:
            return 19_02_01
        board = self.boards[seat]
        if count(board, kind(tile)):
            return OK
        species: i64 = 0
        for animal in range(KINDS):
            species += 1 if count(board, animal) else 0
        return OK if species < MOST_SPECIES else 19_02_02

    def place_moves(self, zoos: Zoos, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        if family(tile) != JUNGLE_ANIMALS:
            return
        if self.board_refusal(seat, tile) == OK:
            moves.add(PLACE | tile << A | JUNGLE << B)
        moves.add(PLACE | tile << A | BARN << B)

    def place_refusal(self, zoos: Zoos, seat: i64, bought: bool, move: i64) -> i64:
        tile = (move >> A) & BYTE
        if family(tile) != JUNGLE_ANIMALS:
            return 19_02_03
        where = move >> B
        if where == JUNGLE:
            return self.board_refusal(seat, tile)
        return OK if where == BARN else 19_02_01

    def remodel_moves(self, zoos: Zoos, seat: i64, moves: Moves) -> None:
        stored = zoos.zoos[seat].barn[JUNGLE_ANIMALS]
        if stored == 0:
            return
        for animal in range(KINDS):
            tile = JUNGLE_ANIMALS << 3 | animal
            if count(stored, animal) and self.board_refusal(seat, tile) == OK:
                moves.add(MOVE_ANIMAL | tile << A | JUNGLE << B)

    def lay(self, zoos: Zoos, seat: i64, move: i64, fresh: bool) -> None:
        tile = (move >> A) & BYTE
        where = move >> B
        if zoos.journal.on:
            zoos.journal.note(PLACED, seat, tile, where)
        if where == JUNGLE:
            self.boards[seat] += one(tile)
        else:
            zoos.zoos[seat].store(tile)
        if fresh:
            self.offer_step(zoos, seat)

    def lay_moved(self, zoos: Zoos, seat: i64, move: i64) -> None:
        self.boards[seat] += one((move >> A) & BYTE)  # and nobody steps (JV.3.4)

    # -- what sets visitors off -------------------------------------------------------------------

    def offer_step(self, zoos: Zoos, seat: i64) -> None:
        """The step for a jungle animal from a truck, of a visitor of any colour (JV.3.3)."""
        zoos.agenda.push(STEP | seat << A | ANY << B | JUNGLE_STEPS << C)

    def happened(self, zoos: Zoos, seat: i64, what: i64, detail: i64) -> None:
        if what == STALL_LAID and kind(detail) <= self.visitors.colours:  # others have none: JV.1.4
            zoos.agenda.push(STEP | seat << A | kind(detail) << B | STALL_STEPS << C)

    def work(self, zoos: Zoos, task: i64) -> None:
        seat = asked_seat(task)
        colour = (task >> B) & BYTE
        if task & BYTE == STEP:
            if self.visitors.can_step(seat, colour):
                zoos.agenda.push(task & ~BYTE | ASK_VISIT)
            return
        held = self.visitors.of(seat, colour)
        if held == 0:
            return
        point = only_point(held)
        if point:
            self._retreat(zoos, seat, colour, point)
        else:
            zoos.agenda.push(task & ~BYTE | ASK_RETREAT)

    def ask_moves(self, zoos: Zoos, task: i64, moves: Moves) -> None:
        seat = asked_seat(task)
        colour = (task >> B) & BYTE
        visitors = self.visitors
        if task & BYTE == ASK_RETREAT:
            visitors.add_moves(seat, colour, RETREAT, moves)
            return
        for other in range(1, visitors.colours + 1):
            if colour in (ANY, other):
                visitors.add_moves(seat, other, VISIT, moves)
                if visitors.supply[other]:
                    moves.add(VISIT | other << A)

    def ask_refusal(self, zoos: Zoos, task: i64, move: i64) -> i64:
        asked = (task >> B) & BYTE
        colour = (move >> A) & BYTE
        point = move >> B
        there = self.visitors.stands(asked_seat(task), colour, point)
        if task & BYTE == ASK_RETREAT:
            return OK if move & BYTE == RETREAT and colour == asked and there else 19_03_09
        if move & BYTE != VISIT:
            return 19_03_05
        if not 1 <= colour <= self.visitors.colours:
            return 19_01_04
        if asked not in (ANY, colour):
            return 19_03_01
        if point == 0:
            return OK if self.visitors.supply[colour] else 19_03_06
        if there:
            return OK
        return 19_03_03 if asked == ANY else 19_03_01

    def answer(self, zoos: Zoos, task: i64, move: i64) -> None:
        seat = asked_seat(task)
        colour = (move >> A) & BYTE
        point = move >> B
        if task & BYTE == ASK_RETREAT:
            self._retreat(zoos, seat, colour, point)
            return
        self._step(zoos, seat, colour, point, task >> C)
        if (task >> B) & BYTE == ANY:  # not for a stall (JV.3.11)
            seats = i64(len(self.boards))
            for behind in range(1, seats):  # the next seat comes on top (JV.3.9)
                zoos.agenda.push(PUSH | (seat + seats - behind) % seats << A | colour << B)

    def refusal(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        return 1_02_01  # visitors move only when a tile sets them off

    # -- forward and back -------------------------------------------------------------------------

    def _step(self, zoos: Zoos, seat: i64, colour: i64, point: i64, steps: i64) -> None:
        visitors = self.visitors
        to = point + steps
        if point == 0:
            visitors.enter(seat, colour, to)
            if zoos.journal.on:
                zoos.journal.note(ENTERED, seat, colour, to)
            return
        visitors.leave(seat, colour, point)
        if to <= LAST_POINT:
            visitors.enter(seat, colour, to)
            if zoos.journal.on:
                zoos.journal.note(STEPPED, seat, colour, point, to)
            return
        if zoos.journal.on:
            zoos.journal.note(LEFT, seat, colour)
        if visitors.owners[colour] == IN_THE_MIDDLE:  # JV.3.8
            visitors.owners[colour] = seat
            if zoos.journal.on:
                zoos.journal.note(REWARDED, seat, colour)

    def _retreat(self, zoos: Zoos, seat: i64, colour: i64, point: i64) -> None:
        self.visitors.leave(seat, colour, point)
        if point == 1:  # JV.3.10
            if zoos.journal.on:
                zoos.journal.note(DROPPED, seat, colour)
            return
        self.visitors.enter(seat, colour, point - 1)
        if zoos.journal.on:
            zoos.journal.note(RETREATED, seat, colour, point, point - 1)

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        stored = zoos.zoos[seat].barn[JUNGLE_ANIMALS]
        if stored:
            for animal in range(KINDS):
                if count(stored, animal):
                    lines[MODULE_LINE] += zoos.numbers.barn_points  # JV.4.3

    def points(self, zoos: Zoos, seat: i64) -> i64:
        colours = self.visitors.colours_of(seat) * zoos.number(COLOUR_POINTS_AT)
        return colours + self.visitors.rewarded(seat) * zoos.number(BONUS_POINTS_AT)

    def reasons(self, zoos: Zoos, seat: i64, line: i64, points: i64) -> list[Reason]:
        each = zoos.numbers.barn_points
        return times("kinds", points // each, each) if each else []

    def lines(self, zoos: Zoos, seat: i64, tally: vec[i64]) -> list[Line]:
        each, reward = zoos.number(COLOUR_POINTS_AT), zoos.number(BONUS_POINTS_AT)
        colours, bonus = self.visitors.colours_of(seat), self.visitors.rewarded(seat)
        barn, rule = tally[MODULE_LINE], rule_id(19_04_03)
        visitors = times("colours", colours, each)
        boards = times("visitors", bonus, reward)
        return [
            Line("barn-jungle", barn, rule, BARN_SECTION, None, MODULE_LINE),
            Line("visitors", colours * each, rule_id(19_04_01), VISITORS_SECTION, visitors),
            Line("bonus-boards", bonus * reward, rule_id(19_04_02), VISITORS_SECTION, boards),
        ]

    def copy(self) -> "Exotic":
        return Exotic(self.boards[:], self.visitors.copy())

    def cells(self) -> list[int]:
        return [*self.boards, *self.visitors.cells()]


def new_exotic(players: i64) -> Exotic:
    return Exotic(vec[i64]([0] * players), new_visitors(players))


MODULES: Final = [(MANIFEST, new_exotic)]
