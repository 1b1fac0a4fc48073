"""The Christmas tree: up to three tiles are turned up, and one of them may be kept."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.journal import BANKED
from zoopark.core.moves import BYTE, A, B, C, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import NONE, family
from zoopark.games.drafting.rules.kinds import DECLINE
from zoopark.games.drafting.rules.trucks import holds, loaded, without
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import PUT, asked_seat
from zoopark.games.zooloretto.rules.components import COIN, OBSTACLES
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("christmas_tree")
TREE: Final[i64] = NUMBERS.move("tree")  # number of tiles
PICK: Final[i64] = NUMBERS.move("pick")  # tile
PICKING: Final[i64] = NUMBERS.question("picking")  # the question which tile is kept

PICKED: Final[i64] = NUMBERS.event("picked")  # tile
MIXED: Final[i64] = NUMBERS.event("mixed")  # number of tiles

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 1, 1, 10, "MI.18.1")
MOST: Final[i64] = 3  # MI.18.1

MANIFEST: Final[Manifest] = Manifest(
    "christmas-tree", RULEBOOK, chapter=18, preset="christmas", moves=(TREE, PICK), tasks=(PICKING,)
)


class ChristmasTree(Action):
    def __init__(self) -> None:
        super().__init__(MANIFEST, 24_18_03)
        self.tiles: i64 = 0  # turned up, packed as on a truck
        self.draws: i64 = 0  # tiles still to be turned up

    # -- turning up tiles -------------------------------------------------------------------------

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        for tiles in range(1, MOST + 1):
            self.add(zoos, seat, TREE | tiles << A, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move & BYTE != TREE:
            return 1_02_01  # a tile is picked only after it was turned up
        if not 1 <= move >> A <= MOST:
            return 24_18_01
        if zoos.last_round or move >> A > zoos.supply.total - zoos.supply.end_pile:
            return 24_18_02
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        self.lay_coins(zoos, seat, zoos.number(PRICE_AT))
        self.draws = move >> A
        self.draw(zoos)

    def draw(self, zoos: "Zoos") -> None:
        zoos.begin_drawing(zoos.dispatch.of_move[TREE])

    def drawn(self, zoos: "Zoos", tile: i64) -> None:
        self.tiles = loaded(self.tiles, tile)
        self.draws -= 1
        if self.draws:
            self.draw(zoos)
        else:
            zoos.agenda.push(PICKING | self.owner << A)

    # -- keeping one of them ----------------------------------------------------------------------

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        rest = self.tiles
        while rest:
            tile = rest & BYTE
            if family(tile) != OBSTACLES and not holds(rest >> 8, tile):  # equal ones once
                moves.add(PICK | tile << A)
            rest >>= 8
        moves.add(DECLINE)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE != PICK:
            return 99_01_09
        if not holds(self.tiles, move >> A):
            return 24_18_04
        return 24_18_06 if family(move >> A) == OBSTACLES else OK

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        seat = asked_seat(task)
        kept = NONE if move == DECLINE else move >> A
        if kept:
            self.tiles = without(self.tiles, kept)
            if zoos.journal.on:
                zoos.journal.note(PICKED, seat, kept)
        self._give_back(zoos, seat)
        if kept == COIN:
            zoos.money.mint(seat, 1)
            if zoos.journal.on:
                zoos.journal.note(BANKED, seat, 1)
            zoos.coined(seat, 1)
        elif kept:
            zoos.agenda.push(PUT | seat << A | kept << B | bit(C))  # fresh, as from a truck

    def _give_back(self, zoos: "Zoos", seat: i64) -> None:
        """Unseen tiles are one bag, so that the end pile keeps its size (MI.18.7)."""
        returned: i64 = 0
        while self.tiles:
            zoos.supply.put(self.tiles & BYTE, 1)
            self.tiles >>= 8
            returned += 1
        if zoos.journal.on and returned:
            zoos.journal.note(MIXED, seat, returned)

    # -- copies -----------------------------------------------------------------------------------

    def twin(self) -> "ChristmasTree":
        other = super().twin()
        assert isinstance(other, ChristmasTree)
        other.tiles = self.tiles
        other.draws = self.draws
        return other

    def fresh(self) -> "ChristmasTree":
        return ChristmasTree()

    def cells(self) -> list[int]:
        return [*super().cells(), self.tiles, self.draws]


def new_christmas_tree(players: i64) -> ChristmasTree:
    return ChristmasTree()


MINIS: Final = [(MANIFEST, new_christmas_tree)]
