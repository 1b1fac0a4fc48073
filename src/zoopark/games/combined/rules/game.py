"""Aquaretto and Zooloretto as one game: two sides and two supplies round the same trucks.

Everything that is not said here is the rule of the game to which a tile or an action belongs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.journal import CLOSED_PILE, OPENED_PILE, SILENT, Journal
from zoopark.core.money import Money
from zoopark.core.moves import BYTE, A, Moves
from zoopark.core.rule import OK, Book
from zoopark.core.score import Reason, Sheet
from zoopark.games.aquaretto.rules import components as aquaretto
from zoopark.games.aquaretto.rules.game import explain_park, new_parks, park_lines
from zoopark.games.aquaretto.rules.game import new_supply as new_park_supply
from zoopark.games.aquaretto.rules.numbers import PRINTED as PRINTED_PARK
from zoopark.games.aquaretto.rules.numbers import ParkNumbers
from zoopark.games.aquaretto.rules.parks import LINES as PARK_LINES
from zoopark.games.aquaretto.rules.parks import Parks
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.rules.kinds import DRAW, LOAD, TAKE
from zoopark.games.drafting.rules.setup import species_left_out, truck_count
from zoopark.games.drafting.rules.side import Side
from zoopark.games.drafting.rules.supply import Supply
from zoopark.games.drafting.rules.trucks import OWNER, in_middle, tile_at, truck_spaces
from zoopark.games.zooloretto.rules import components as zooloretto
from zoopark.games.zooloretto.rules.game import new_supply as new_zoo_supply
from zoopark.games.zooloretto.rules.game import new_zoos
from zoopark.games.zooloretto.rules.numbers import PRINTED as PRINTED_ZOO
from zoopark.games.zooloretto.rules.numbers import ZooNumbers
from zoopark.games.zooloretto.rules.sheet import explain_zoo, zoo_lines
from zoopark.games.zooloretto.rules.zoos import BARN_ANIMAL_LINE, Zoos
from zoopark.games.zooloretto.rules.zoos import LINES as ZOO_LINES

RULEBOOK: Final = Book(3_00_00, "C")

# The games, as the operand of a draw and as bits.
ZOO: Final[i64] = 1
PARK: Final[i64] = 2
BOTH: Final[i64] = 3

GAME: Final[i64] = 28  # where a taken truck keeps the game of its tiles
FIRST_PARK_ACTION: Final[i64] = 32  # the kinds of moves that belong to the parks
LAST_PARK_ACTION: Final[i64] = 63


def game_of(family: i64) -> i64:
    return PARK if family >= aquaretto.FIRST_SPECIES else ZOO


class Combined(Drafting):
    def __init__(
        self,
        players: i64,
        trucks: vec[i64],
        supply: Supply,
        park_supply: Supply,
        money: Money,
        zoos: Zoos,
        parks: Parks,
    ) -> None:
        super().__init__(zooloretto.BOOK, players, trucks, supply, money, zoos)
        self.park_supply = park_supply
        self.zoos = zoos
        self.parks = parks
        self.zoo_coins: i64 = 0  # coin tiles of the zoo that have become money
        self.drawing: i64 = 0  # the game of which a tile is being revealed
        self.opened: i64 = 0  # games whose end pile is open
        self.closed: i64 = 0  # games of which no tile is drawn any more

    def listen(self, journal: Journal) -> None:
        super().listen(journal)
        self.parks.journal = journal

    def quiet_cap(self) -> i64:
        return zooloretto.QUIET_CAP

    def limits(self) -> bool:
        """With tweaked prices everybody: some actions may pay for themselves."""
        return self.zoos.numbers.tweaked or self.parks.numbers.tweaked or super().limits()

    def spaces(self, truck: i64) -> i64:
        return truck_spaces(truck, self.players, self.zoos.numbers.truck_spaces)

    def is_coin(self, tile: i64) -> bool:
        return tile in (zooloretto.COIN, aquaretto.COIN)

    def note_coin(self, tile: i64) -> None:
        if tile == zooloretto.COIN:
            self.zoo_coins += 1

    def may_leave(self, species: i64) -> bool:
        if game_of(species) == ZOO:
            return zooloretto.FLAMINGO <= species <= zooloretto.LAST_SPECIES
        return aquaretto.LAST_SHOW < species <= aquaretto.LAST_SPECIES

    def left_out_refusal(self, species: i64, agreed: bool) -> i64:
        """Of a zoo any species may be left out, of a park some never are."""
        return 2_01_03 if super().left_out_refusal(species, agreed) else OK

    # -- which side, which supply -----------------------------------------------------------------

    def supply_of(self, family: i64) -> Supply:
        return self.park_supply if game_of(family) == PARK else self.supply

    def drawn_from(self) -> Supply:
        return self.park_supply if self.drawing == PARK else self.supply

    def leaving_from(self) -> Supply:
        """First the species of the zoos are left out, then those of the parks (C.1.3)."""
        if self.leaving > species_left_out(self.players):
            return self.supply
        return self.park_supply

    def side_of(self, tile: i64) -> Side:
        if game_of(tile >> 3) == PARK:
            return self.parks
        return self.zoos

    def side_of_action(self, move: i64) -> Side:
        if FIRST_PARK_ACTION <= move & BYTE <= LAST_PARK_ACTION:
            return self.parks
        return self.zoos

    def asking_side(self) -> Side:
        if self.parks.asks:
            return self.parks
        return self.zoos

    # -- trucks of two games ----------------------------------------------------------------------

    def carries(self, truck: i64) -> i64:
        """The game of a truck's tiles in this round, 0 while it is empty (C.2.2)."""
        held = self.trucks[truck]
        if not in_middle(held):
            return held >> GAME
        first = tile_at(held, 0)
        return game_of(first >> 3) if first else 0

    def carried(self) -> i64:
        """All games that trucks of this round carry."""
        games: i64 = 0
        for truck in range(len(self.trucks)):
            games |= self.carries(truck)
        return games

    def taken_truck(self, seat: i64, truck: i64) -> i64:
        return (seat + 1) << OWNER | game_of(tile_at(truck, 0) >> 3) << GAME

    def load_refusal(self, truck: i64, tile: i64) -> i64:
        return self.game_refusal(truck, game_of(tile >> 3))

    def game_refusal(self, truck: i64, game: i64) -> i64:
        """Why a tile of a game may not go on a truck."""
        refused = super().load_refusal(truck, 0)
        if refused:
            return refused
        held = self.carries(truck)
        if held:
            return OK if held == game else 3_02_02
        if self.closed:
            return OK  # C.4.2
        for other in range(len(self.trucks)):
            if other != truck and self.carries(other) != game:
                return OK  # another truck is empty or carries the other game
        return 3_02_03

    def take_refusal(self, truck: i64) -> i64:
        refused = super().take_refusal(truck)
        if refused:
            return refused
        return OK if self.closed or self.carried() == BOTH else 3_02_04

    def draw_refusal(self, move: i64) -> i64:
        game = move >> A
        if game not in (ZOO, PARK):
            return 3_02_01
        supply = self.park_supply if game == PARK else self.supply
        if supply.total == 0:
            return 3_04_02
        for truck in range(len(self.trucks)):
            if self.game_refusal(truck, game) == OK:
                return OK
        return 3_02_01

    def can_draw(self) -> bool:
        if self.draw_refusal(DRAW | ZOO << A) == OK:
            return True
        return self.draw_refusal(DRAW | PARK << A) == OK

    def _load_moves(self, moves: Moves) -> None:
        for truck in range(len(self.trucks)):
            if self.load_refusal(truck, self.hand) == OK:
                moves.add(LOAD | truck << A)

    def _turn_moves(self, moves: Moves) -> None:
        for truck in range(len(self.trucks)):
            if self.take_refusal(truck) == OK:
                moves.add(TAKE | truck << A)
        for game in range(ZOO, PARK + 1):
            if self.draw_refusal(DRAW | game << A) == OK:
                moves.add(DRAW | game << A)
        if self.may_spend(self.turn):
            self.zoos.money_moves(self.turn, moves)
            self.parks.money_moves(self.turn, moves)

    def money_refusal(self, seat: i64, move: i64) -> i64:
        return self.side_of_action(move).money_refusal(seat, move)

    # -- drawing and the end ----------------------------------------------------------------------

    def begin_draw(self, supply: i64) -> None:
        self.drawing = supply
        super().begin_draw(supply)

    def deal(self, outcome: i64) -> None:
        super().deal(outcome)
        self.drawing = 0

    def opens_last_round(self, supply: Supply) -> bool:
        """The second end pile that is opened makes the round the last (C.4.3)."""
        if supply.total >= supply.end_pile or self.opened & self.drawing:
            return False
        self.opened |= self.drawing
        if self.opened != BOTH and self.journal.on:
            self.journal.note(OPENED_PILE, self.turn, self.drawing)
        return self.opened == BOTH

    def close_round(self) -> None:
        self.zoos.end_round(self.turn)
        self.parks.end_round(self.turn)
        if not self.last_round and self.opened != self.closed:
            self.closed = self.opened
            self._empty(self.supply if self.closed == ZOO else self.park_supply)
            if self.journal.on:
                self.journal.note(CLOSED_PILE, self.turn, self.closed)

    def _empty(self, supply: Supply) -> None:
        """The rest of an end pile leaves the game (C.4.1)."""
        for place in range(len(supply.bag)):
            supply.bag[place] = 0
        supply.total = 0

    # -- points -----------------------------------------------------------------------------------

    def tally(self, seat: i64) -> vec[i64]:
        lines = vec[i64]([0] * (PARK_LINES + ZOO_LINES))
        self.parks.tally(seat, lines)
        zoo = vec[i64]([0] * ZOO_LINES)
        self.zoos.tally(seat, zoo)
        if self.parks.parks[seat].managers:
            zoo[BARN_ANIMAL_LINE] //= 2  # C.5.3
        for line in range(ZOO_LINES):
            lines[PARK_LINES + line] = zoo[line]
        return lines

    def tiebreak(self, seat: i64) -> i64:
        return self.money.purses[seat]  # C.5.4

    def sheet(self, seat: i64) -> Sheet:
        points = self.tally(seat)
        park = self.parks.parks[seat]
        lines = park_lines(park, points, 0)
        lines += zoo_lines(self.zoos.zoos[seat], points, PARK_LINES)
        if park.managers:
            lines[len(lines) - 1].rule = "C.5.3"
        return Sheet(lines, self.tiebreak(seat))

    def account(self, seat: i64) -> Sheet:
        sheet = self.sheet(seat)
        park = self.parks.parks[seat]
        explain_park(self, self.parks, seat, sheet.lines)
        explain_zoo(self, self.zoos, seat, PARK_LINES, sheet.lines)
        stored = sheet.lines[len(sheet.lines) - 1]
        if park.managers and stored.why:
            stored.why.append(Reason("manager", stored.points - stored.why[0].points))  # C.5.3
        return sheet

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "Combined":
        money = self.money.copy()
        other = Combined(
            self.players,
            self.trucks[:],
            self.supply.copy(),
            self.park_supply.copy(),
            money,
            self.zoos.copy(money, SILENT),
            self.parks.copy(money, SILENT),
        )
        other.zoo_coins = self.zoo_coins
        other.drawing = self.drawing
        other.opened = self.opened
        other.closed = self.closed
        self.fill(other)
        return other

    def cells(self) -> list[int]:
        rest: list[int] = [
            self.zoo_coins,
            self.drawing,
            self.opened,
            self.closed,
            *self.park_supply.bag,
        ]
        return super().cells() + rest + self.parks.cells()


def new_game(
    players: i64,
    starter: i64 = -1,
    zoo_numbers: ZooNumbers = PRINTED_ZOO,
    park_numbers: ParkNumbers = PRINTED_PARK,
) -> Combined:
    """A game before anything is dealt; without an agreed starter a lot decides.

    What belongs to the table, coins at the start and spaces of trucks, is that of the zoos.
    """
    each = zoo_numbers.start_coins  # C.1.2
    bank = zooloretto.ALL_COINS + aquaretto.ALL_COINS - each * players
    money = Money(vec[i64]([each] * players), bank)
    trucks = vec[i64]([0] * truck_count(players))
    zoos = new_zoos(players, [], money, zoo_numbers)
    parks = new_parks(players, money, park_numbers)
    zoo_supply = new_zoo_supply(numbers=zoo_numbers)
    park_supply = new_park_supply(park_numbers)
    game = Combined(players, trucks, zoo_supply, park_supply, money, zoos, parks)
    game.set_up(2 * species_left_out(players), starter)
    return game
