"""What may be done in a turn, and why something else may not.

A turn is a draw, a truck or a money action (Z.2.1). The list of legal moves and the refusals ask
the same questions.
"""

from mypy_extensions import i64

from zoopark.core.bits import bit
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK
from zoopark.games.drafting.rules.kinds import (
    ASKING,
    DECLINE,
    DRAW,
    LOAD,
    LOADING,
    OVER,
    PLACE,
    PLACING,
    QUIET_BITS,
    SIDE_MOVES,
    TAKE,
    TURN,
    WITHDRAW,
)
from zoopark.games.drafting.rules.table import DraftTable
from zoopark.games.drafting.rules.trucks import has_room, holds, in_middle


class Legality(DraftTable):
    """The legal moves of every decision, their prices, and the rules that forbid the others."""

    def legal(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        if self.phase == TURN:
            self._turn_moves(moves)
        elif self.phase == LOADING:
            self._load_moves(moves)
        elif self.phase == PLACING:
            seen: i64 = 0
            rest = self.hand
            while rest:
                tile = rest & BYTE
                if not holds(seen, tile):  # equal tiles are one move
                    self.side_of(tile).place_moves(seat, tile, self.out >> seat & 1 == 0, moves)
                    seen = seen << 8 | tile
                rest >>= 8
        elif self.phase == ASKING:
            self.asking_side().ask_moves(seat, moves)

    def _load_moves(self, moves: Moves) -> None:
        trucks = self.trucks
        for t in range(len(trucks)):
            if in_middle(trucks[t]) and has_room(trucks[t], self.spaces(t)):
                moves.add(LOAD | t << A)

    def _turn_moves(self, moves: Moves) -> None:
        room = False
        trucks = self.trucks
        for t in range(len(trucks)):
            truck = trucks[t]
            if in_middle(truck):
                if truck:
                    moves.add(TAKE | t << A)
                room = room or has_room(truck, self.spaces(t))
        if room and self.supply.total:
            moves.add(DRAW)
        if moves.count == 0:
            moves.add(WITHDRAW)  # K.1.2
        self.add_money_moves(moves)

    def add_money_moves(self, moves: Moves) -> None:
        if self.may_spend(self.turn):
            self.side.money_moves(self.turn, moves)

    def alone(self) -> bool:
        """Has every seat but the one on turn left the round (Z.2.3)?"""
        return self.out | bit(self.turn) == bit(self.players) - 1

    def limits(self) -> bool:
        """Does K.1.1 limit the money actions of the seat on turn?

        A player alone in the round may take as many as they can pay for. That comes to an end, as
        nobody else changes anything any more:

        * In a water park coins come only for tiles that are laid, and none is ever taken up again.
        * In a zoo let the balance be the player's coins, less one while the enclosure of five is
          full. No money action raises it: only the bonus of that enclosure is higher than the price
          of a move, and the enclosure must be emptied by an exchange before it pays again. Three
          actions leave the balance as it is: a move that fills the enclosure of four or of a board,
          one that fills the enclosure of five, and an exchange after which that is no longer full.
          After an exchange with the barn it stays so, since the barn then holds no animal of its
          species; an exchange with another enclosure leaves five animals there, so that each takes
          part once. So at most eleven such actions come before one that lowers the balance, and
          that never falls below minus one.
        """
        return not self.alone()

    def may_spend(self, seat: i64) -> bool:
        """Has the seat on turn a money action left in this round (K.1.1)?"""
        return self.quiet_turns(seat) < self.quiet_cap() or not self.limits()

    def quiet_turns(self, seat: i64) -> i64:
        return (self.quiet >> (seat * QUIET_BITS)) & BYTE

    def refusal(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        what = (move >> A) & BYTE
        if self.phase == OVER:
            return self.book + 8_05
        if seat < 0 or not self.actors() >> seat & 1:
            return self.book + 2_02
        if move < 0:
            return self.book + 2_01
        if self.phase == LOADING:
            if kind != LOAD:
                return self.book + 3_01
            if what >= len(self.trucks) or move >> A != what:
                return self.book + 1_05
            return self.load_refusal(what, self.hand)
        if self.phase == PLACING:
            if kind != PLACE or not holds(self.hand, what):
                return self.book + 4_03
            return self.side_of(what).place_refusal(seat, self.out >> seat & 1 == 0, move)
        if self.phase == ASKING:
            return self.asking_side().ask_refusal(seat, move)
        return self._turn_refusal(seat, kind, what, move)

    def _turn_refusal(self, seat: i64, kind: i64, what: i64, move: i64) -> i64:
        if kind == DRAW:
            return self.draw_refusal(move)
        if kind == TAKE:
            if what >= len(self.trucks) or move >> A != what:
                return self.book + 1_05
            return self.take_refusal(what)
        if kind in (LOAD, PLACE, DECLINE):
            return self.book + 2_01
        if kind == WITHDRAW:
            return OK if move == WITHDRAW and self.stranded() else 99_01_02
        if not self.may_spend(seat):
            return 99_01_01
        return self.money_refusal(seat, move)

    def load_refusal(self, truck: i64, tile: i64) -> i64:
        """Why a tile may not go on a truck."""
        if not in_middle(self.trucks[truck]):
            return self.book + 3_04
        return OK if has_room(self.trucks[truck], self.spaces(truck)) else self.book + 3_03

    def stranded(self) -> bool:
        """Can the seat on turn neither draw nor take a truck (K.1.2)?"""
        for t in range(len(self.trucks)):
            if self.take_refusal(t) == OK:
                return False
        return not self.can_draw()

    def can_draw(self) -> bool:
        return self.draw_refusal(DRAW) == OK

    def draw_refusal(self, move: i64) -> i64:
        if move != DRAW:
            return self.book + 3_01
        if self.supply.total == 0:
            return self.book + 3_01
        for t in range(len(self.trucks)):
            if in_middle(self.trucks[t]) and has_room(self.trucks[t], self.spaces(t)):
                return OK
        return self.book + 3_03

    def take_refusal(self, truck: i64) -> i64:
        """Why a truck may not be taken."""
        if not in_middle(self.trucks[truck]):
            return self.book + 4_01
        if self.trucks[truck] == 0:
            return self.book + 10_03 if self.players == 2 else self.book + 4_02
        return OK

    def money_refusal(self, seat: i64, move: i64) -> i64:
        return self.side.money_refusal(seat, move)

    def price(self, seat: i64, move: i64) -> i64:
        if self.phase == ASKING:
            return self.asking_side().answer_price(seat, move)
        if self.phase == TURN and move & BYTE >= SIDE_MOVES:
            return self.side_of_action(move).price(seat, move)
        return 0
