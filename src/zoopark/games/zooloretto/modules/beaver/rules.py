"""The beaver: tiles of a truck are laid on it for a coin each."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.kinds import DECLINE
from zoopark.games.drafting.rules.trucks import holds, in_middle, loaded, without
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Manifest

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("beaver")
GNAW: Final[i64] = NUMBERS.move("gnaw")  # truck, tile
GNAWING: Final[i64] = NUMBERS.question("gnawing")  # truck: the question for one tile more

GNAWED: Final[i64] = NUMBERS.event("gnawed")  # tile, truck

COINS_AT: Final[i64] = NUMBERS.tweak("coins", 1, 0, 10, "MI.13.1")  # for each tile

MANIFEST: Final[Manifest] = Manifest(
    "beaver", RULEBOOK, chapter=13, moves=(GNAW,), tasks=(GNAWING,)
)


class Beaver(Action):
    def __init__(self) -> None:
        super().__init__(MANIFEST, 24_13_04)
        self.tiles: i64 = 0  # on the beaver, packed as on a truck

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if not self.used:
            for t in range(len(zoos.trucks)):
                if in_middle(zoos.trucks[t]):
                    _add_tiles(zoos, t, moves)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        t = (move >> A) & BYTE
        if t >= len(zoos.trucks):
            return 1_01_05
        truck = zoos.trucks[t]
        return OK if in_middle(truck) and holds(truck, move >> B) else 24_00_09

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        t = (move >> A) & BYTE
        tile = move >> B
        zoos.trucks[t] = without(zoos.trucks[t], tile)
        self.tiles = loaded(self.tiles, tile)
        if zoos.journal.on:
            zoos.journal.note(GNAWED, seat, tile, t)
        zoos.receive(seat, zoos.number(COINS_AT))
        if zoos.trucks[t]:  # no truck has more tiles than the beaver takes
            zoos.agenda.push(GNAWING | seat << A | t << B)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        _add_tiles(zoos, (task >> B) & BYTE, moves)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        if move & BYTE != GNAW:
            return 99_01_09
        refused = self.can(zoos, asked_seat(task), move)
        if refused:
            return refused
        return OK if (move >> A) & BYTE == (task >> B) & BYTE else 24_13_02

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        if move != DECLINE:
            self.act(zoos, asked_seat(task), move)

    def twin(self) -> "Beaver":
        other = super().twin()
        assert isinstance(other, Beaver)
        other.tiles = self.tiles
        return other

    def fresh(self) -> "Beaver":
        return Beaver()

    def cells(self) -> list[int]:
        return [*super().cells(), self.tiles]


def _add_tiles(zoos: "Zoos", t: i64, moves: Moves) -> None:
    """Add a move for every different tile of a truck."""
    rest = zoos.trucks[t]
    while rest:
        if not holds(rest >> 8, rest & BYTE):
            moves.add(GNAW | t << A | (rest & BYTE) << B)
        rest >>= 8


def new_beaver(players: i64) -> Beaver:
    return Beaver()


MINIS: Final = [(MANIFEST, new_beaver)]
