"""Langer Ludwig: up to three animals go back among the unseen tiles, for two coins each."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK
from zoopark.core.tiles import count, family, kind, one
from zoopark.games.drafting.rules.kinds import DECLINE
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Action
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.components import ALL_PENS, BABY, ZOO_PENS
from zoopark.games.zooloretto.rules.module import Manifest
from zoopark.games.zooloretto.rules.zoo import ANIMALS

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

NUMBERS: Final = Numbers("langer_ludwig")
RETURN: Final[i64] = NUMBERS.move("return")  # tile, enclosure
ASK_RETURN: Final[i64] = NUMBERS.question("return")  # how many more: which animal goes back too?
RETURNED: Final[i64] = NUMBERS.event("returned")  # tile, enclosure

MANIFEST: Final[Manifest] = Manifest(
    "langer-ludwig", RULEBOOK, chapter=10, moves=(RETURN,), tasks=(ASK_RETURN,)
)

MOST: Final[i64] = 3  # MI.10.1
REWARD_AT: Final[i64] = NUMBERS.tweak("coins", 2, 0, 10, "MI.10.1")


class LangerLudwig(Action):
    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if not self.used:
            self._return_moves(zoos, seat, moves)

    def _return_moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        zoo = zoos.zoos[seat]
        for pen in range(zoo.reach):
            held = zoo.pens[pen]
            if held:
                for k in range(BABY):
                    if count(held, k):
                        moves.add(RETURN | (zoo.species(pen) << 3 | k) << A | pen << B)

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        zoo = zoos.zoos[seat]
        tile = (move >> A) & BYTE
        pen = move >> B
        if pen >= ALL_PENS or not zoos.is_animal(tile):
            return 24_10_04
        if kind(tile) >= BABY:
            return 24_10_05
        here = zoo.species(pen) == family(tile) and count(zoo.pens[pen], kind(tile))
        return OK if here else 24_10_04

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        self._give_back(zoos, seat, move, MOST - 1)

    def _give_back(self, zoos: "Zoos", seat: i64, move: i64, more: i64) -> None:
        """The animal keeps its kind, so that a parent stays one (MI.10.8)."""
        zoo = zoos.zoos[seat]
        tile = (move >> A) & BYTE
        pen = move >> B
        left = zoo.pens[pen] - one(tile)
        # An extra enclosure stays its species' own without an animal.
        zoo.pens[pen] = left if left & ANIMALS or pen >= ZOO_PENS else 0
        zoos.supply.put(tile, 1)  # MI.10.6, MI.10.7
        if zoos.journal.on:
            zoos.journal.note(RETURNED, seat, tile, pen)
        zoos.receive(seat, zoos.number(REWARD_AT))
        moves = Moves()
        self._return_moves(zoos, seat, moves)
        if more and moves.count:
            zoos.agenda.push(ASK_RETURN | seat << A | more << B)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        self._return_moves(zoos, asked_seat(task), moves)
        moves.add(DECLINE)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if move == DECLINE:
            return OK
        return self.can(zoos, asked_seat(task), move) if move & BYTE == RETURN else 99_01_09

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        if move != DECLINE:
            self._give_back(zoos, asked_seat(task), move, (task >> B) - 1)

    def fresh(self) -> "LangerLudwig":
        return new_langer_ludwig(0)


def new_langer_ludwig(players: i64) -> LangerLudwig:
    return LangerLudwig(MANIFEST, 24_10_02)


MINIS: Final = [(MANIFEST, new_langer_ludwig)]
