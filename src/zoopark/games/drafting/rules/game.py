"""Trucks, turns and rounds: what Zooloretto and Aquaretto share.

A turn is a draw, a truck or a money action (Z.2.1). A draw waits for chance, then for the choice of
a truck; a truck and a purchase wait for one placing decision a tile, and a side may ask for more.

The rulebooks of the games number these rules alike: ``self.book + 3_03`` is Z.3.3 or A.3.3.
"""

from typing import Final

from librt.vecs import vec
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
    SILENT,
    TOOK,
    WITHDREW,
    Journal,
)
from zoopark.core.money import Money
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK
from zoopark.core.state import State
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import END_PILE, Supply
from zoopark.games.drafting.rules.trucks import (
    OWNER,
    TILES,
    has_room,
    holds,
    in_middle,
    loaded,
    truck_spaces,
    without,
)

# Moves.
DRAW: Final[i64] = 1
LOAD: Final[i64] = 2  # truck
TAKE: Final[i64] = 3  # truck
PLACE: Final[i64] = 4  # tile, where
WITHDRAW: Final[i64] = 5
DECLINE: Final[i64] = 6  # an answer to what a side asks
SIDE_MOVES: Final[i64] = 16  # the kinds from here on belong to the sides

# Outcomes of chance.
LEAVE: Final[i64] = 8  # family of a species
BEGIN: Final[i64] = 9  # seat
REVEAL: Final[i64] = 10  # tile
DEAL: Final[i64] = 11  # seat, what a side deals

# What the state waits for. Chance is due in the first four.
LEAVING: Final[i64] = 0
DEALING: Final[i64] = 1
BEGINNING: Final[i64] = 2
REVEALING: Final[i64] = 3
TURN: Final[i64] = 4
LOADING: Final[i64] = 5
PLACING: Final[i64] = 6
ASKING: Final[i64] = 7  # the side asks for a decision before the turn goes on
OVER: Final[i64] = 8

QUIET_BITS: Final[i64] = 8


class Drafting(State):
    """A game of trucks and rounds with one supply and one side."""

    def __init__(
        self, book: i64, players: i64, trucks: vec[i64], supply: Supply, money: Money, side: Side
    ) -> None:
        super().__init__(players)
        self.book = book
        self.phase = LEAVING
        self.turn: i64 = 0
        self.round: i64 = 1
        self.out: i64 = 0  # seats that have taken a truck, as a mask
        self.quiet: i64 = 0  # money actions of this round that K.1.1 limits, a byte a seat
        self.hand: i64 = 0  # tiles to load or to place, packed as on a truck
        self.last_round = False
        self.left_out: i64 = 0  # species that stay in the box, as a mask of families (Z.1.2)
        self.leaving: i64 = 0  # species that are still to be left out
        self.starter: i64 = -1  # the seat that is agreed to begin, -1 if a lot decides (Z.1.9)
        self.trucks = trucks
        self.supply = supply
        self.money = money
        self.side = side

    # -- what a game says of itself ---------------------------------------------------------------

    def spaces(self, truck: i64) -> i64:
        return truck_spaces(truck, self.players)

    def quiet_cap(self) -> i64:
        raise NotImplementedError

    def is_coin(self, tile: i64) -> bool:
        raise NotImplementedError

    def note_coin(self, tile: i64) -> None:
        """A coin tile becomes money."""

    def may_leave(self, species: i64) -> bool:
        """May a lot leave this species out now?"""
        raise NotImplementedError

    def left_out_refusal(self, species: i64, agreed: bool) -> i64:
        """Why these species, as a mask, cannot be left out, by agreement or else by lot."""
        family: i64 = 0
        while species >> family:
            if species >> family & 1 and not self.may_leave(family):
                return self.book + 1_03
            family += 1
        return OK

    # -- the contract of a state ------------------------------------------------------------------

    def listen(self, journal: Journal) -> None:
        self.journal = journal
        self.side.journal = journal

    def actors(self) -> i64:
        phase = self.phase
        if phase < TURN or phase == OVER:
            return 0
        if phase == ASKING:
            return bit(self.asking_side().asker)
        return bit(self.turn)

    def chance(self) -> bool:
        return self.phase < TURN

    def over(self) -> bool:
        return self.phase == OVER

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

    def side_of(self, tile: i64) -> Side:
        """The side to which a tile belongs."""
        return self.side

    def side_of_action(self, move: i64) -> Side:
        """The side to which a money action belongs."""
        return self.side

    def supply_of(self, family: i64) -> Supply:
        """The supply to which a family of tiles belongs."""
        return self.supply

    def drawn_from(self) -> Supply:
        """The supply of which a tile is being revealed."""
        return self.supply

    def leaving_from(self) -> Supply:
        """The supply of which a species is being left out."""
        return self.supply

    def opens_last_round(self, supply: Supply) -> bool:
        """Does the tile just drawn make the round the last (Z.8.3)?"""
        return not self.last_round and supply.total < END_PILE

    def asking_side(self) -> Side:
        """The side that waits for an answer."""
        return self.side

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

    # -- points -----------------------------------------------------------------------------------

    def tally(self, seat: i64) -> vec[i64]:
        """The points of a seat, line by line."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for points in self.tally(seat):
            total += points
        return total

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

    # -- copies -----------------------------------------------------------------------------------

    def fill(self, other: "Drafting") -> None:
        """Give a fresh copy the values that ``__init__`` does not take."""
        other.phase = self.phase
        other.turn = self.turn
        other.round = self.round
        other.out = self.out
        other.quiet = self.quiet
        other.hand = self.hand
        other.last_round = self.last_round
        other.left_out = self.left_out
        other.leaving = self.leaving
        other.starter = self.starter
        other.journal = SILENT

    def cells(self) -> list[int]:
        return [
            self.players,
            self.phase,
            self.turn,
            self.round,
            self.out,
            self.quiet,
            self.hand,
            int(self.last_round),
            self.left_out,
            self.leaving,
            self.starter,
            *self.trucks,
            *self.supply.bag,
            *self.money.cells(),
            *self.side.cells(),
        ]
