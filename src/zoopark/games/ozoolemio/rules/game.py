"""O Zoo le Mio: auctions and rounds.

Bids are decisions of all seats at once. Until the last one is in, a bid is known to its seat alone;
keeping it so is the business of views and records.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.core.bits import bit, lifted
from zoopark.core.dice import Dice
from zoopark.core.journal import GAME_OVER, NEXT_ROUND, ROUND_ENDED
from zoopark.core.moves import BYTE, A, B, Moves
from zoopark.core.rule import OK, rule_id
from zoopark.core.score import Line, Reason, Sheet, times
from zoopark.core.state import State
from zoopark.games.ozoolemio.rules.components import (
    ANIMALS,
    BOOK,
    COLOURS,
    ROUNDS,
    TILES,
    TREE_TILES_A_ROUND,
    has_tree,
)
from zoopark.games.ozoolemio.rules.events import (
    BENCHES,
    BID,
    BUILT,
    FLAG,
    INCOME,
    LOST,
    SCORED,
    SEALED,
    UNVEILED,
    WON,
)
from zoopark.games.ozoolemio.rules.numbers import PRINTED, OZooNumbers
from zoopark.games.ozoolemio.rules.zoo import BUILD, Zoo, new_zoo

# Moves; BUILD is that of the zoo.
OFFER: Final[i64] = 113  # coins: a sealed bid
DROP: Final[i64] = 114  # the tile fits nowhere
# Outcomes of chance.
HANG: Final[i64] = 120  # seat: the next flag from above
UNVEIL: Final[i64] = 121  # tile

# What a round brought is one integer: its points, then four bits for the figures of each kind, and
# above them the benches.
POINTS: Final[i64] = 0xFFFF
FIGURES: Final[i64] = 16
KINDS: Final[tuple[str, ...]] = (*ANIMALS, "trees", "benches")
BENCH_KIND: Final[i64] = COLOURS + 1

UNKNOWN: Final[i64] = -1  # coins of a purse into which a seat cannot look

# What the state waits for. Chance is due in the first two.
HANGING: Final[i64] = 0
UNVEILING: Final[i64] = 1
BIDDING: Final[i64] = 2
BUILDING: Final[i64] = 3
OVER: Final[i64] = 4


class OZooLeMio(State):
    def __init__(
        self,
        trees: bool,
        blind: bool,
        money_decides: bool,
        open_purses: bool,
        flags: vec[i64],
        purses: vec[i64],
        scored: vec[i64],
        row: vec[i64],
        zoos: list[Zoo],
        numbers: OZooNumbers,
    ) -> None:
        super().__init__(len(purses))
        self.numbers = numbers
        self.trees = trees  # O.7.1
        self.blind = blind  # O.7.2
        self.money_decides = money_decides  # O.6.3
        self.open_purses = open_purses  # O.1.5
        self.phase = HANGING
        self.round: i64 = 1
        self.winner: i64 = 0  # the seat that builds
        self.flags = flags  # seats, the highest flag first
        self.purses = purses
        self.scored = scored  # what each round brought, by seat and round
        self.bids: i64 = 0  # a byte a seat: the bid and one more, 0 while there is none
        self.row = row  # the tiles that lie open, the one on sale first
        self.unseen = bit(TILES) - 1
        self.sold: i64 = 0  # tiles of this round that are sold
        self.tree_tiles: i64 = 0  # tiles with trees that were turned up in this round
        self.laid: i64 = 0  # tiles built in the whole game
        self.lost: i64 = 0  # tiles that fitted nowhere
        self.zoos = zoos

    # -- the contract of a state ------------------------------------------------------------------

    def actors(self) -> i64:
        if self.phase == BUILDING:
            return bit(self.winner)
        if self.phase != BIDDING:
            return 0
        waiting: i64 = 0
        for seat in range(self.players):
            if self.bid(seat) < 0:
                waiting |= bit(seat)
        return waiting

    def chance(self) -> bool:
        return self.phase < BIDDING

    def over(self) -> bool:
        return self.phase == OVER

    def bid(self, seat: i64) -> i64:
        """The sealed bid of a seat, -1 while there is none."""
        return (self.bids >> (seat << 3) & BYTE) - 1

    def legal(self, seat: i64, moves: Moves) -> None:
        moves.count = 0
        if self.phase == BIDDING:
            if self.bid(seat) < 0:
                for coins in range(self.purses[seat] + 1):
                    moves.add(OFFER | coins << A)
        elif self.phase == BUILDING and seat == self.winner:
            self.zoos[seat].build_moves(self.row[0], moves)
            if moves.count == 0:
                moves.add(DROP)  # O.4.5

    def refusal(self, seat: i64, move: i64) -> i64:
        kind = move & BYTE
        if self.phase == OVER:
            return BOOK + 2_01
        if self.phase == BUILDING:
            if seat != self.winner:
                return BOOK + 3_03
            return self._build_refusal(kind, move)
        if self.phase != BIDDING or not 0 <= seat < self.players:
            return BOOK + 2_02
        if kind != OFFER:
            return BOOK + 3_01
        if self.bid(seat) >= 0:
            return BOOK + 3_02
        return OK if 0 <= move >> A <= self.purses[seat] else BOOK + 3_01

    def _build_refusal(self, kind: i64, move: i64) -> i64:
        zoo = self.zoos[self.winner]
        if kind == BUILD:
            return zoo.build_refusal(self.row[0], (move >> A) & BYTE, move >> B)
        if move != DROP:
            return BOOK + 4_04
        moves = Moves()
        zoo.build_moves(self.row[0], moves)
        return BOOK + 4_04 if moves.count else OK

    def play(self, seat: i64, move: i64) -> None:
        kind = move & BYTE
        if kind == OFFER:
            self.bids |= lifted(move >> A, seat << 3) + bit(seat << 3)
            if self.journal.on:
                self.journal.note(SEALED, seat)
            if self.actors() == 0:
                self._open_bids()
        elif kind == BUILD:
            self._build(seat, (move >> A) & BYTE, move >> B)
            self._next_tile()
        else:
            self.lost |= bit(self.row[0])
            if self.journal.on:
                self.journal.note(LOST, seat, self.row[0])
            self._next_tile()

    # -- the auction ------------------------------------------------------------------------------

    def _open_bids(self) -> None:
        """The highest bid wins; among equals the highest flag, which goes down (O.3.3, O.3.4)."""
        highest: i64 = -1
        equals: i64 = 0
        for seat in range(self.players):
            bid = self.bid(seat)
            if bid > highest:
                highest = bid
                equals = 0
            if bid == highest:
                equals += 1
            if self.journal.on:
                self.journal.note(BID, seat, bid)
        place: i64 = 0
        while self.bid(self.flags[place]) != highest:
            place += 1
        winner = self.flags[place]
        if self.journal.on:
            self.journal.note(WON, winner, self.row[0], highest)
        if equals > 1:
            self._lower(place)
        self.purses[winner] -= highest
        self.bids = 0
        self.winner = winner
        self.phase = BUILDING

    def _lower(self, place: i64) -> None:
        """Hang the flag of a place at the bottom; the others move up."""
        seat = self.flags[place]
        for below in range(place + 1, self.players):
            self.flags[below - 1] = self.flags[below]
        self.flags[self.players - 1] = seat
        if self.journal.on:
            self.journal.note(FLAG, seat)

    # -- building ---------------------------------------------------------------------------------

    def _build(self, seat: i64, rotation: i64, cell: i64) -> None:
        self.laid += 1
        benches = self.zoos[seat].build(self.row[0], rotation, cell, self.laid)
        if self.journal.on:
            self.journal.note(BUILT, seat, self.row[0], cell, rotation)
            if benches:
                self.journal.note(BENCHES, seat, benches)

    def _next_tile(self) -> None:
        self.row = self.row[1:]
        self.sold += 1
        self.winner = 0
        if len(self.row):
            self.phase = BIDDING
        elif self.wants_tile():
            self.phase = UNVEILING
        else:
            self._end_round()

    def wants_tile(self) -> bool:
        """Is another tile to be turned up now? Asked with an open row only while it is filled."""
        if self.blind and len(self.row):
            return False
        if not self.trees:
            return self.sold + len(self.row) < self.numbers.round_tiles  # O.2.2
        if self.round < ROUNDS:
            return self.tree_tiles < TREE_TILES_A_ROUND  # O.7.1, O.7.3
        return self.unseen != 0

    def _end_round(self) -> None:
        """Scoring, then income (O.2.3)."""
        for seat in range(self.players):
            figures = self.figures(seat)
            self.scored[seat * ROUNDS + self.round - 1] = self._scored(seat)  # O.6.1
            if self.journal.on:
                self.journal.note(SCORED, seat, figures * self.round, figures)
        for seat in range(self.players):
            coins = i64(len(self.zoos[seat].tiles)) * self.numbers.tile_income  # O.2.4
            self.purses[seat] += coins
            if self.journal.on and coins:
                self.journal.note(INCOME, seat, coins)
        if self.journal.on:
            self.journal.note(ROUND_ENDED, 0, self.round)
        self.sold = 0
        self.tree_tiles = 0
        if self.round == ROUNDS:
            self.phase = OVER
            if self.journal.on:
                self.journal.note(GAME_OVER, 0)
            return
        self.round += 1
        self.phase = UNVEILING
        if self.journal.on:
            self.journal.note(NEXT_ROUND, self.flags[0], self.round)

    # -- attractions ------------------------------------------------------------------------------

    def visitors(self, seat: i64, colour: i64) -> i64:
        """The visitors of a colour in a zoo (O.5.2, O.5.3)."""
        own = self.zoos[seat].best[colour]
        better: i64 = 0
        owners: i64 = 0
        for zoo in self.zoos:
            if zoo.best[colour]:
                owners += 1
                if zoo.best[colour] > own:
                    better += 1
        return _figures(own, better, owners, self.numbers)

    def tree_figures(self, seat: i64) -> i64:
        """The tree figures of a zoo (O.5.5)."""
        own = self.zoos[seat].tree_key
        better: i64 = 0
        owners: i64 = 0
        for zoo in self.zoos:
            if zoo.tree_key:
                owners += 1
                if zoo.tree_key > own:
                    better += 1
        return _figures(own, better, owners, self.numbers)

    def bench_figures(self, seat: i64) -> i64:
        """What the benches of a zoo count for (O.5.7)."""
        return self.zoos[seat].benches * self.numbers.bench_figures

    def figures(self, seat: i64) -> i64:
        """Visitors, tree figures and benches of a zoo."""
        total = self.tree_figures(seat) + self.bench_figures(seat)
        for colour in range(COLOURS):
            total += self.visitors(seat, colour)
        return total

    # -- chance -----------------------------------------------------------------------------------

    def outcomes(self, moves: Moves) -> None:
        moves.count = 0
        if self.phase == HANGING:
            for seat in range(self.players):
                if not self._hangs(seat):
                    moves.add(HANG | seat << A)
        elif self.phase == UNVEILING:
            for tile in range(TILES):
                if self.unseen >> tile & 1:
                    moves.add(UNVEIL | tile << A)

    def _hangs(self, seat: i64) -> bool:
        return seat in self.flags

    def weight(self, outcome: i64) -> i64:
        what = outcome >> A
        if self.phase == HANGING and outcome & BYTE == HANG:
            return 1 if 0 <= what < self.players and not self._hangs(what) else 0
        if self.phase == UNVEILING and outcome & BYTE == UNVEIL:
            return self.unseen >> what & 1 if 0 <= what < TILES else 0
        return 0

    def sample(self, dice: Dice) -> i64:
        moves = Moves()
        self.outcomes(moves)
        return moves.items[dice.below(moves.count)]

    def deal(self, outcome: i64) -> None:
        what = outcome >> A
        if self.phase == HANGING:
            self.flags = append(self.flags, what)
            if len(self.flags) == self.players:
                self.phase = UNVEILING
            return
        self.unseen &= ~bit(what)
        self.row = append(self.row, what)
        if self.trees and has_tree(what):
            self.tree_tiles += 1
        if self.journal.on:
            self.journal.note(UNVEILED, 0, what)
        if not self.wants_tile():
            self.phase = BIDDING

    # -- points -----------------------------------------------------------------------------------

    def _scored(self, seat: i64) -> i64:
        """What a round brings a seat: its points, then the figures of each kind."""
        brought = self.figures(seat) * self.round
        for colour in range(COLOURS):
            brought |= self.visitors(seat, colour) << (FIGURES + (colour << 2))
        brought |= self.tree_figures(seat) << (FIGURES + (COLOURS << 2))
        return brought | self.bench_figures(seat) << (FIGURES + (BENCH_KIND << 2))

    def points_in(self, seat: i64, number: i64) -> i64:
        """The points that a round brought, the first of which is number 0."""
        return self.scored[seat * ROUNDS + number] & POINTS

    def points(self, seat: i64) -> i64:
        total: i64 = 0
        for number in range(ROUNDS):
            total += self.points_in(seat, number)
        return total

    def tiebreak(self, seat: i64) -> i64:
        return self.purses[seat] if self.money_decides else 0  # O.6.3

    def sheet(self, seat: i64) -> Sheet:
        lines = [
            Line(f"round-{number + 1}", self.points_in(seat, number), rule_id(BOOK + 6_01))
            for number in range(ROUNDS)
        ]
        return Sheet(lines, self.tiebreak(seat))

    def account(self, seat: i64) -> Sheet:
        sheet = self.sheet(seat)
        for number in range(ROUNDS):
            sheet.lines[number].why = self._round_reasons(seat, number)
        return sheet

    def _round_reasons(self, seat: i64, number: i64) -> list[Reason]:
        """What a round that is over brought, kind by kind; a position only knows the sum."""
        brought = self.scored[seat * ROUNDS + number]
        if brought and not brought >> FIGURES:
            return times("figures", brought // (number + 1), number + 1)
        why: list[Reason] = []
        for kind in range(BENCH_KIND + 1):
            figures = brought >> (FIGURES + (kind << 2))
            if kind < BENCH_KIND:
                figures &= 15
            if figures:
                why += times(KINDS[kind], figures, number + 1)
        return why

    # -- what a seat may know ---------------------------------------------------------------------

    def forget(self, seat: i64, witnessed: bool) -> None:
        """Forget the sealed bids of others, and coins that cannot be counted (O.1.5, O.3.2)."""
        own = lifted(BYTE, seat << 3) if seat >= 0 else 0
        self.bids &= own
        if self.open_purses or witnessed:
            return  # every bid was opened, and every income could be seen
        for other in range(self.players):
            if other != seat:
                self.purses[other] = UNKNOWN

    def guess(self, dice: Dice) -> None:
        """Coins that are not known may be any number up to what a seat is likely to hold."""
        for seat in range(self.players):
            if self.purses[seat] == UNKNOWN:
                self.purses[seat] = dice.below(self.numbers.start_coins + self.round)

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "OZooLeMio":
        other = OZooLeMio(
            self.trees,
            self.blind,
            self.money_decides,
            self.open_purses,
            self.flags[:],
            self.purses[:],
            self.scored[:],
            self.row[:],
            [zoo.copy() for zoo in self.zoos],
            self.numbers,
        )
        other.phase = self.phase
        other.round = self.round
        other.winner = self.winner
        other.bids = self.bids
        other.unseen = self.unseen
        other.sold = self.sold
        other.tree_tiles = self.tree_tiles
        other.laid = self.laid
        other.lost = self.lost
        return other

    def cells(self) -> list[int]:
        values: list[int] = [self.players, self.phase, self.round, self.winner, self.bids]
        values += [self.unseen, self.sold, self.tree_tiles, self.laid, self.lost]
        values += [int(self.trees), int(self.blind), int(self.money_decides)]
        values += [int(self.open_purses)]
        values += [len(self.flags), *self.flags, *self.purses]
        values += [points & POINTS for points in self.scored]
        values += [len(self.row), *self.row]
        for zoo in self.zoos:
            values += [len(zoo.tiles), *zoo.tiles]
        return values


def _figures(own: i64, better: i64, owners: i64, numbers: OZooNumbers) -> i64:
    """The figures for a rank: two for the best, one for the second, one for a lone owner."""
    if own == 0 or better > 1:
        return 0
    if owners == 1:
        return numbers.lone_figures
    return numbers.second_figures if better else numbers.best_figures


def new_game(
    players: i64,
    trees: bool = False,
    blind: bool = False,
    money_decides: bool = False,
    open_purses: bool = False,
    numbers: OZooNumbers = PRINTED,
) -> OZooLeMio:
    """A game before the flags are hung."""
    purses = vec[i64]([numbers.start_coins] * players)
    points = vec[i64]([0] * (players * ROUNDS))
    zoos = [new_zoo() for _ in range(players)]
    flags, row = vec[i64](), vec[i64]()
    chosen = (trees, blind, money_decides, open_purses)
    return OZooLeMio(*chosen, flags, purses, points, row, zoos, numbers)
