"""Trucks, turns and rounds: what Zooloretto and Aquaretto share.

A draw waits for chance, then for the choice of a truck; a truck and a purchase wait for one placing
decision a tile, and a side may ask for more.
"""

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.dice import Dice
from zoopark.core.journal import (
    BANKED,
    CLEARED,
    GAME_OVER,
    LAST_ROUND,
    LOADED,
    NEXT_ROUND,
    REVEALED,
    ROUND_ENDED,
    TOOK,
    WITHDREW,
)
from zoopark.core.moves import BYTE, A, Moves
from zoopark.games.drafting.rules.kinds import (
    ASKING,
    BEGIN,
    BEGINNING,
    DEALING,
    DRAW,
    LEAVE,
    LEAVING,
    LOAD,
    LOADING,
    OVER,
    PLACE,
    PLACING,
    QUIET_BITS,
    REVEAL,
    REVEALING,
    TAKE,
    TURN,
    WITHDRAW,
)
from zoopark.games.drafting.rules.legality import Legality
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.trucks import (
    OWNER,
    TILES,
    in_middle,
    load_size,
    loaded,
    without,
)


class Drafting(Legality):
    """A game of trucks and rounds with one supply and one side."""

    def play(self, seat: i64, move: i64) -> None:
        kind = move & BYTE
        if self.phase == ASKING:
            side = self.asking_side()
            side.answer(seat, move)
            self._go_on(side)
        elif kind == PLACE:
            tile = (move >> A) & BYTE
            self.hand = without(self.hand, tile)
            side = self.side_of(tile)
            side.place(seat, self.out >> seat & 1 == 0, move)
            self._go_on(side)
        elif kind == LOAD:
            truck = (move >> A) & BYTE
            self.trucks[truck] = loaded(self.trucks[truck], self.hand)
            if self.journal.on:
                self.journal.note(LOADED, seat, self.hand, truck)
            self.hand = 0
            self._end_turn()
        elif kind == DRAW:
            self.begin_draw(move >> A)
        elif kind == TAKE:
            self._take(seat, (move >> A) & BYTE)
        elif kind == WITHDRAW:
            self.out |= bit(seat)
            if self.journal.on:
                self.journal.note(WITHDREW, seat)
            self._end_turn()
        else:
            if self.limits():
                self.quiet += bit(seat * QUIET_BITS)
            side = self.side_of_action(move)
            self.hand = side.spend(seat, move)
            self._go_on(side)

    def begin_draw(self, supply: i64) -> None:
        self.phase = REVEALING

    def _go_on(self, side: Side) -> None:
        """Answer the side first, then place the rest of the hand, then end the turn."""
        if side.draws:
            self.phase = REVEALING
        elif side.asks:
            self.phase = ASKING
        elif self.hand:
            self.phase = PLACING
        else:
            self._end_turn()

    def _take(self, seat: i64, truck: i64) -> None:
        coins: i64 = 0
        hand: i64 = 0
        rest = self.trucks[truck] & TILES
        while rest:
            tile = rest & BYTE
            if self.is_coin(tile):
                coins += 1
                self.note_coin(tile)
            else:
                hand = hand << 8 | tile
            rest >>= 8
        self.trucks[truck] = self.taken_truck(seat, self.trucks[truck])
        self.out |= bit(seat)
        self.hand = hand
        if self.journal.on:
            self.journal.note(TOOK, seat, truck)
            if coins:
                self.journal.note(BANKED, seat, coins)
        if coins:
            self.money.mint(seat, coins)
            self.side.coined(seat, coins)
        if hand:
            self.phase = PLACING
        else:
            self._end_turn()

    def taken_truck(self, seat: i64, truck: i64) -> i64:
        """A truck after a seat has taken it."""
        return (seat + 1) << OWNER

    def _end_turn(self) -> None:
        self.phase = TURN
        seat = self.turn
        while True:
            seat += 1
            if seat == self.players:
                seat = 0
            if not self.out >> seat & 1:
                self.turn = seat
                return
            if seat == self.turn:
                self._end_round()
                return

    def _end_round(self) -> None:
        """Whoever took the last truck is still on turn and begins the next round (Z.8.2)."""
        if self.journal.on:
            self._note_round_end()
        for t in range(len(self.trucks)):
            self.trucks[t] = 0  # with two players the third one's tiles leave the game (Z.10.4)
        self.out = 0
        self.quiet = 0
        self.close_round()
        if self.last_round:
            self.phase = OVER
        else:
            self.round += 1

    def tiles_on_the_way(self) -> i64:
        """How many tiles are on trucks and in hand."""
        tiles = load_size(self.hand)
        for truck in self.trucks:
            tiles += load_size(truck)
        return tiles

    def close_round(self) -> None:
        """What the sides do when all trucks are taken."""
        self.side.end_round(self.turn)

    def _note_round_end(self) -> None:
        for t in range(len(self.trucks)):
            if in_middle(self.trucks[t]) and self.trucks[t]:
                self.journal.note(CLEARED, self.turn, t)
        self.journal.note(ROUND_ENDED, self.turn, self.round)
        if self.last_round:
            self.journal.note(GAME_OVER, self.turn)
        else:
            self.journal.note(NEXT_ROUND, self.turn, self.round + 1)

    # -- chance -----------------------------------------------------------------------------------

    def outcomes(self, moves: Moves) -> None:
        moves.count = 0
        if self.phase == LEAVING:
            supply = self.leaving_from()
            for place in range(len(supply.bag)):
                species = place + supply.first
                if supply.bag[place] and self.may_leave(species):
                    moves.add(LEAVE | species << A)
        elif self.phase == DEALING:
            self.side.outcomes(moves)
        elif self.phase == BEGINNING:
            for seat in range(self.players):
                moves.add(BEGIN | seat << A)
        elif self.phase == REVEALING:
            self.drawn_from().tiles(moves)
            for k in range(moves.count):
                moves.items[k] = REVEAL | moves.items[k] << A

    def weight(self, outcome: i64) -> i64:
        kind = outcome & BYTE
        what = outcome >> A
        if what < 0:
            return 0
        if self.phase == LEAVING and kind == LEAVE:
            return 1 if self.leaving_from().holds_species(what) and self.may_leave(what) else 0
        if self.phase == DEALING:
            moves = Moves()
            self.side.outcomes(moves)
            return 1 if outcome in moves.listed() else 0
        if self.phase == BEGINNING and kind == BEGIN:
            return 1 if what < self.players else 0
        if self.phase == REVEALING and kind == REVEAL:
            return self.drawn_from().copies(what)
        return 0

    def sample(self, dice: Dice) -> i64:
        if self.phase == REVEALING:
            return REVEAL | self.drawn_from().pick(dice) << A
        moves = Moves()
        self.outcomes(moves)
        return moves.items[dice.below(moves.count)]

    def deal(self, outcome: i64) -> None:
        what = outcome >> A
        if self.phase == REVEALING:
            supply = self.drawn_from()
            supply.take(what)
            if self.journal.on:
                self.journal.note(REVEALED, self.turn, what)
            if self.side.draws:
                self.side.drawn(what)
                self._go_on(self.side)
                return
            self.hand = what
            self.phase = LOADING
            if self.opens_last_round(supply):
                self.last_round = True
                self.side.last_round = True
                if self.journal.on:
                    self.journal.note(LAST_ROUND, self.turn)
        elif self.phase == LEAVING:
            self.leave_out(what)
        elif self.phase == DEALING:
            self.side.deal(outcome)
            self.await_start()
        else:
            self.begin(what)

    def begin(self, seat: i64) -> None:
        self.turn = seat
        self.starter = -1
        self.phase = TURN
        self.side.begin(seat)

    def leave_out(self, species: i64) -> None:
        self.left_out |= bit(species)
        self.supply_of(species).leave_out(species)
        self.side_of(species << 3).leave_out(species)
        self.leaving -= 1
        self.await_start()

    def set_up(self, leaving: i64, starter: i64) -> None:
        """Begin with so many species to leave out; -1 lets a lot decide who begins (Z.1.9)."""
        self.leaving = leaving
        self.starter = starter
        self.await_start()

    def await_start(self) -> None:
        """Go on with setting up: species to leave out, what the side deals, who begins."""
        if self.leaving:
            self.phase = LEAVING
        elif self.side.deals():
            self.phase = DEALING
        elif self.starter < 0:
            self.phase = BEGINNING
        else:
            self.begin(self.starter)
