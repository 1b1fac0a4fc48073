"""The mini enclosures in play: who wins one, and which hooks of it are called.

Each mini enclosure is a module of its own. They lie on one desk, so that a seat without one costs
the game no more than a look at a mask.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK
from zoopark.core.score import Line
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import (
    NOBODY,
    RULEBOOK,
    Mini,
    kind_table,
)
from zoopark.games.zooloretto.rules.module import Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

CHOOSE: Final[i64] = 84  # the mini enclosure, by its chapter of the rulebook
CHOICE: Final[i64] = 24  # the question which one a seat takes
WON: Final[i64] = 154  # the mini enclosure, by its chapter

SIX: Final[i64] = 2  # the enclosure of six (MI.0.1)
CHRISTMAS: Final[i64] = 17  # the chapters from here on are about those of a Christmas game (MI.0.5)
LAST: Final[i64] = 20

MANIFEST: Final[Manifest] = Manifest("mini-enclosures", RULEBOOK, moves=(CHOOSE,), tasks=(CHOICE,))


class MiniEnclosures(Module):
    def __init__(self, minis: list[Mini], of_move: vec[i64], of_task: vec[i64]) -> None:
        super().__init__(MANIFEST)
        self.minis = minis
        self.of_move = of_move  # which of them a kind of move belongs to
        self.of_task = of_task
        self.prices = True
        self.held: i64 = 0  # seats that have won one, as a mask

    def manifests(self) -> list[Manifest]:
        return [MANIFEST] + [mini.manifest for mini in self.minis]

    # -- winning one ------------------------------------------------------------------------------

    def filled(self, zoos: "Zoos", seat: i64, pen: i64) -> None:
        if pen == SIX and not self.held >> seat & 1 and self._any_left():
            zoos.agenda.push(CHOICE | seat << A)

    def _any_left(self) -> bool:
        return any(mini.owner == NOBODY for mini in self.minis)

    def ask_moves(self, zoos: "Zoos", task: i64, moves: Moves) -> None:
        if task & BYTE != CHOICE:
            self.minis[self.of_task[task & BYTE]].ask_moves(zoos, task, moves)
            return
        for number in range(len(self.minis)):
            if self.minis[number].owner == NOBODY:
                moves.add(CHOOSE | self.minis[number].manifest.chapter << A)

    def ask_refusal(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if task & BYTE != CHOICE:
            return self.minis[self.of_task[task & BYTE]].ask_refusal(zoos, task, move)
        if move & BYTE != CHOOSE:
            return 24_00_03
        for mini in self.minis:
            if mini.manifest.chapter == move >> A:
                return OK if mini.owner == NOBODY else 24_00_04
        return 24_00_05 if CHRISTMAS <= move >> A <= LAST else 24_00_04

    def answer(self, zoos: "Zoos", task: i64, move: i64) -> None:
        if task & BYTE != CHOICE:
            self.minis[self.of_task[task & BYTE]].answer(zoos, task, move)
            return
        seat = (task >> A) & BYTE
        for mini in self.minis:
            if mini.manifest.chapter == move >> A:
                mini.owner = seat
                self.held |= bit(seat)
                if zoos.journal.on:
                    zoos.journal.note(WON, seat, move >> A)
                mini.chosen(zoos, seat)
                return

    # -- hooks, passed on to the owner's one ------------------------------------------------------

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.moves(zoos, seat, moves)

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if move & BYTE == CHOOSE:
            return 1_02_01  # only when the enclosure of six has just been filled
        return self.minis[self.of_move[move & BYTE]].refusal(zoos, seat, move)

    def price(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return self.minis[self.of_move[move & BYTE]].price(zoos, seat, move)

    def answer_price(self, zoos: "Zoos", task: i64, move: i64) -> i64:
        if task & BYTE == CHOICE:
            return 0
        return self.minis[self.of_task[task & BYTE]].answer_price(zoos, task, move)

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        return self.minis[self.of_move[move & BYTE]].play(zoos, seat, move)

    def work(self, zoos: "Zoos", task: i64) -> None:
        self.minis[self.of_task[task & BYTE]].work(zoos, task)

    def drawn(self, zoos: "Zoos", tile: i64) -> None:
        for mini in self.minis:
            if mini.owner == zoos.on_turn:
                mini.drawn(zoos, tile)

    def born(self, zoos: "Zoos", seat: i64) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.born(zoos, seat)

    def emptied(self, zoos: "Zoos", seat: i64, pen: i64) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.emptied(zoos, seat, pen)

    def discarded(self, zoos: "Zoos", seat: i64, tile: i64) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.discarded(zoos, seat, tile)

    def coined(self, zoos: "Zoos", seat: i64, tiles: i64) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.coined(zoos, seat, tiles)

    def lock_rule(self, zoos: "Zoos", seat: i64, pen: i64) -> i64:
        for mini in self.minis:
            if mini.owner == seat and mini.lock_rule(zoos, seat, pen):
                return mini.lock_rule(zoos, seat, pen)
        return 0

    def remodel_price(self, seat: i64, price: i64) -> i64:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    price = mini.remodel_price(seat, price)
        return price

    def remodelled(self, seat: i64) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.remodelled(seat)

    def bargain(self, seat: i64) -> bool:
        if self.held >> seat & 1:
            return any(mini.owner == seat and mini.bargain(seat) for mini in self.minis)
        return False

    def end_round(self, zoos: "Zoos", seat: i64) -> None:
        if self.held:
            for mini in self.minis:
                mini.end_round(zoos, seat)

    # -- points -----------------------------------------------------------------------------------

    def scorers(self, seat: i64) -> list[Module]:
        owned: list[Module] = []
        for mini in self.minis:
            if mini.owner == seat:
                owned.append(mini)
        return owned

    def tally(self, zoos: "Zoos", seat: i64, lines: vec[i64]) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.tally(zoos, seat, lines)

    def last_tally(self, zoos: "Zoos", seat: i64, lines: vec[i64]) -> None:
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    mini.last_tally(zoos, seat, lines)

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        total: i64 = 0
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    total += mini.points(zoos, seat)
        return total

    def verdict(self, zoos: "Zoos", seat: i64) -> i64:
        total: i64 = 0
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    total += mini.verdict(zoos, seat)
        return total

    def lines(self, zoos: "Zoos", seat: i64, tally: vec[i64]) -> list[Line]:
        lines: list[Line] = []
        for mini in self.minis:
            if mini.owner == seat:
                lines += mini.lines(zoos, seat, tally)
        return lines

    def young(self, seat: i64) -> i64:
        held: i64 = 0
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    held += mini.young(seat)
        return held

    def second_sort(self, seat: i64) -> i64:
        held: i64 = 0
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    held += mini.second_sort(seat)
        return held

    def savings(self, zoos: "Zoos", seat: i64) -> i64:
        coins: i64 = 0
        if self.held >> seat & 1:
            for mini in self.minis:
                if mini.owner == seat:
                    coins += mini.savings(zoos, seat)
        return coins

    def coins(self) -> i64:
        coins: i64 = 0
        for mini in self.minis:
            coins += mini.coins()
        return coins

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "MiniEnclosures":
        minis = [mini.twin() for mini in self.minis]
        other = MiniEnclosures(minis, self.of_move, self.of_task)
        other.held = self.held
        return other

    def cells(self) -> list[int]:
        cells: list[int] = []
        for mini in self.minis:
            cells += mini.cells()
        return cells


def new_mini_enclosures(minis: list[Mini]) -> MiniEnclosures:
    moves = [(kind, n) for n, mini in enumerate(minis) for kind in mini.manifest.moves]
    tasks = [(kind, n) for n, mini in enumerate(minis) for kind in mini.manifest.tasks]
    return MiniEnclosures(minis, kind_table(moves), kind_table(tasks))
