"""The chameleons: jungle animals of no species, which let a visitor change colour."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK, Book
from zoopark.games.drafting.rules.kinds import DECLINE, PLACE
from zoopark.games.zooloretto.modules.exotic.rules import GUESTS, JUNGLE, Exotic
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.actions import MOVE_ANIMAL
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.components import BARN
from zoopark.games.zooloretto.rules.events import PLACED
from zoopark.games.zooloretto.rules.module import Manifest, Module
from zoopark.games.zooloretto.rules.zoos import MODULE_LINE, Zoos

NUMBERS: Final = Numbers("chameleons")
CHAMELEONS: Final[i64] = 14  # a family of tiles
CHAMELEON: Final[i64] = CHAMELEONS << 3  # its only tile
COPIES_AT: Final[i64] = NUMBERS.tweak("tiles", 2, 0, 6, "CH.1.1")

CHANGE: Final[i64] = NUMBERS.move("change")  # colour, point, new colour
ASK_CHANGE: Final[i64] = NUMBERS.question("change")
# A chore: ask, if a visitor can be changed
OFFER_CHANGE: Final[i64] = NUMBERS.chore("offer-change")

CHANGED: Final[i64] = NUMBERS.event("changed")  # colour, point, new colour

RULEBOOK: Final = Book(20_00_00, "CH")
MANIFEST: Final[Manifest] = Manifest(
    "chameleons",
    RULEBOOK,
    needs=("exotic",),
    moves=(CHANGE,),
    tasks=(ASK_CHANGE, OFFER_CHANGE),
    families=(CHAMELEONS,),
)


class Chameleons(Module):
    """Where they lie is known to the barns and the jungle boards."""

    def __init__(self) -> None:
        super().__init__(MANIFEST)

    def set_up(self, zoos: Zoos) -> None:
        zoos.supply.put(CHAMELEON, zoos.number(COPIES_AT))

    # -- the tiles --------------------------------------------------------------------------------

    def place_moves(self, zoos: Zoos, seat: i64, tile: i64, bought: bool, moves: Moves) -> None:
        if tile != CHAMELEON:
            return
        if jungle(zoos).room(seat) > 0:
            moves.add(PLACE | CHAMELEON << A | JUNGLE << B)
        moves.add(PLACE | CHAMELEON << A | BARN << B)

    def place_refusal(self, zoos: Zoos, seat: i64, bought: bool, move: i64) -> i64:
        where = move >> B
        if where == JUNGLE:
            return OK if jungle(zoos).room(seat) > 0 else 20_01_03
        return OK if where == BARN else 19_02_01  # as for a jungle animal (CH.1.2)

    def remodel_moves(self, zoos: Zoos, seat: i64, moves: Moves) -> None:
        if zoos.zoos[seat].barn[CHAMELEONS] and jungle(zoos).room(seat) > 0:
            moves.add(MOVE_ANIMAL | CHAMELEON << A | JUNGLE << B)

    def lay(self, zoos: Zoos, seat: i64, move: i64, fresh: bool) -> None:
        where = move >> B
        if zoos.journal.on:
            zoos.journal.note(PLACED, seat, CHAMELEON, where)
        if where == JUNGLE:
            self.lay_moved(zoos, seat, move)
        else:
            zoos.zoos[seat].store(CHAMELEON)
        if fresh:  # and that comes before the change (CH.2.2)
            jungle(zoos).offer_step(zoos, seat)

    def lay_moved(self, zoos: Zoos, seat: i64, move: i64) -> None:
        jungle(zoos).boards[seat] += bit(GUESTS)
        zoos.agenda.push(OFFER_CHANGE | seat << A)  # however it came to the board (CH.2.3)

    # -- changing a visitor's colour --------------------------------------------------------------

    def work(self, zoos: Zoos, task: i64) -> None:
        if self.can_change(zoos, asked_seat(task)):
            zoos.agenda.push(task & ~BYTE | ASK_CHANGE)

    def can_change(self, zoos: Zoos, seat: i64) -> bool:
        visitors = jungle(zoos).visitors
        for colour in range(1, visitors.colours + 1):
            if visitors.of(seat, colour):
                for other in range(1, visitors.colours + 1):
                    if other != colour and visitors.supply[other]:
                        return True
        return False

    def ask_moves(self, zoos: Zoos, task: i64, moves: Moves) -> None:
        visitors = jungle(zoos).visitors
        for colour in range(1, visitors.colours + 1):
            for other in range(1, visitors.colours + 1):
                if other != colour and visitors.supply[other]:
                    visitors.add_moves(asked_seat(task), colour, CHANGE | other << C, moves)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: Zoos, task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE != CHANGE:
            return 99_01_09
        visitors = jungle(zoos).visitors
        colour = (move >> A) & BYTE
        other = move >> C
        if not visitors.stands(asked_seat(task), colour, (move >> B) & BYTE) or other == colour:
            return 20_02_01
        if not 1 <= other <= visitors.colours or visitors.supply[other] == 0:
            return 20_02_02
        return OK

    def answer(self, zoos: Zoos, task: i64, move: i64) -> None:
        if move == DECLINE:
            return
        visitors = jungle(zoos).visitors
        seat = asked_seat(task)
        colour, point, other = (move >> A) & BYTE, (move >> B) & BYTE, move >> C
        visitors.leave(seat, colour, point)
        visitors.enter(seat, other, point)
        if zoos.journal.on:
            zoos.journal.note(CHANGED, seat, colour, point, other)

    def refusal(self, zoos: Zoos, seat: i64, move: i64) -> i64:
        return 1_02_01  # only when a chameleon comes to the board

    # -- points -----------------------------------------------------------------------------------

    def tally(self, zoos: Zoos, seat: i64, lines: vec[i64]) -> None:
        if zoos.zoos[seat].barn[CHAMELEONS]:
            lines[MODULE_LINE] += zoos.numbers.barn_points  # CH.1.4; the jungle's line shows it

    def copy(self) -> "Chameleons":
        return Chameleons()

    def cells(self) -> list[int]:
        return []


def jungle(zoos: Zoos) -> Exotic:
    """The module of the jungle boards, which is always in play with this one."""
    exotic = zoos.modules[zoos.dispatch.of_place[JUNGLE]]
    assert isinstance(exotic, Exotic)
    return exotic


def new_chameleons(players: i64) -> Chameleons:
    return Chameleons()


MODULES: Final = [(MANIFEST, new_chameleons)]
