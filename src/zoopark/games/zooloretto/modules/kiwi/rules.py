"""The kiwi: all tiles on the trucks are spread anew."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.journal import LOADED
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.trucks import has_room, in_middle, loaded, truck_spaces
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("kiwi")
REARRANGE: Final[i64] = NUMBERS.move("rearrange")
REPACK: Final[i64] = NUMBERS.move("repack")  # truck
REPACKING: Final[i64] = NUMBERS.question("repacking")  # the question on which truck a tile goes

REARRANGED: Final[i64] = NUMBERS.event("rearranged")

PRICE_AT: Final[i64] = NUMBERS.tweak("price", 1, 1, 10, "MI.11.1")

MANIFEST: Final[Manifest] = Manifest(
    "kiwi", RULEBOOK, chapter=11, moves=(REARRANGE, REPACK), tasks=(REPACKING,)
)


class Kiwi(Action):
    """The lifted tiles are put back in the order of trucks and spaces in which they lay."""

    def __init__(self) -> None:
        super().__init__(MANIFEST, 24_11_02)
        self.lifted: vec[i64] = vec[i64]()  # tiles off the trucks, the next one first

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        self.add(zoos, seat, REARRANGE, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move != REARRANGE:
            return 1_02_01  # tiles are put on trucks again only after they were lifted
        trucks: i64 = 0
        tiles: i64 = 0
        for truck in zoos.trucks:
            if in_middle(truck):
                trucks += 1
                tiles |= truck
        if trucks < 2 or tiles == 0:
            return 24_11_05
        return OK if zoos.money.purses[seat] >= zoos.number(PRICE_AT) else 1_05_01

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return zoos.number(PRICE_AT)

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        self.lay_coins(zoos, seat, zoos.number(PRICE_AT))
        for t in range(len(zoos.trucks)):
            rest = zoos.trucks[t]
            if in_middle(rest):
                while rest:
                    self.lifted = append(self.lifted, rest & BYTE)
                    rest >>= 8
                zoos.trucks[t] = 0
        if zoos.journal.on:
            zoos.journal.note(REARRANGED, seat)
        self._ask(zoos, seat)

    def _ask(self, zoos: "Zoos", seat: i64) -> None:
        if len(self.lifted):
            zoos.agenda.push(REPACKING | seat << A | self.lifted[0] << B)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        """The trucks together have at least as many spaces as tiles were lifted off them."""
        for t in range(len(zoos.trucks)):
            if self.ask_refusal(zoos, task, REPACK | t << A) == OK:
                moves.add(REPACK | t << A)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move & BYTE != REPACK:
            return 24_11_03
        t = move >> A
        if t >= len(zoos.trucks):
            return 1_01_05
        truck = zoos.trucks[t]
        room = in_middle(truck) and has_room(truck, truck_spaces(t, len(zoos.zoos)))
        return OK if room else 24_11_03

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        seat = asked_seat(task)
        t = move >> A
        tile = self.lifted[0]
        self.lifted = self.lifted[1:]
        zoos.trucks[t] = loaded(zoos.trucks[t], tile)
        if zoos.journal.on:
            zoos.journal.note(LOADED, seat, tile, t)
        self._ask(zoos, seat)

    def twin(self) -> "Kiwi":
        other = super().twin()
        assert isinstance(other, Kiwi)
        other.lifted = self.lifted[:]
        return other

    def fresh(self) -> "Kiwi":
        return Kiwi()

    def cells(self) -> list[int]:
        return [*super().cells(), *self.lifted]


def new_kiwi(players: i64) -> Kiwi:
    return Kiwi()


MINIS: Final = [(MANIFEST, new_kiwi)]
