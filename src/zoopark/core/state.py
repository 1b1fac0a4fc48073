"""What every game can be asked, whatever its rules.

A state is a situation of a game and knows no future: every unseen tile is equally likely to come
next. It waits either for a decision of one or more seats or for the outcome of a chance event, or
the game is over. Nothing in it is random; whoever deals picks the outcome.
"""

from mypy_extensions import i64

from zoopark.core.dice import Dice
from zoopark.core.journal import SILENT, Journal
from zoopark.core.moves import Moves
from zoopark.core.score import Sheet


class State:
    def __init__(self, players: i64) -> None:
        self.players = players
        self.journal = SILENT

    def listen(self, journal: Journal) -> None:
        """Write the events of this state into a journal from now on."""
        self.journal = journal

    def actors(self) -> i64:
        """The seats that must decide now, as a mask; 0 while chance is due or the game is over."""
        raise NotImplementedError

    def chance(self) -> bool:
        """Is the outcome of a chance event due?"""
        raise NotImplementedError

    def over(self) -> bool:
        raise NotImplementedError

    def legal(self, seat: i64, moves: Moves) -> None:
        """Fill ``moves`` with every legal move of a seat that is to act."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> i64:
        """``OK``, or the number of the rule that forbids this move to this seat."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a legal move. Legality is not tested here: ask ``refusal`` first."""
        raise NotImplementedError

    def price(self, seat: i64, move: i64) -> i64:
        """The coins that a legal move costs a seat at once, whatever it earns by it."""
        return 0

    def outcomes(self, moves: Moves) -> None:
        """Fill ``moves`` with every possible outcome of the chance event that is due."""
        raise NotImplementedError

    def weight(self, outcome: i64) -> i64:
        """How likely an outcome is, in proportion to the others; 0 if it is impossible."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> i64:
        """Let the dice pick an outcome with its right probability."""
        raise NotImplementedError

    def deal(self, outcome: i64) -> None:
        """Let chance have this outcome."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """The total of a seat's score sheet, as if the game ended now."""
        raise NotImplementedError

    def tiebreak(self, seat: i64) -> i64:
        """What decides between seats of equal points."""
        raise NotImplementedError

    def sheet(self, seat: i64) -> Sheet:
        """The score sheet of a seat, as if the game ended now."""
        raise NotImplementedError

    def account(self, seat: i64) -> Sheet:
        """The same, with reasons in every line and what it would be worth with one tile more."""
        return self.sheet(seat)

    # -- what a seat may know ---------------------------------------------------------------------

    def forget(self, seat: i64, witnessed: bool) -> None:
        """Erase what a seat cannot know; who has witnessed the whole game can work out more."""

    def guess(self, dice: Dice) -> None:
        """Fill in what has been erased, by chance."""

    # -- copies -----------------------------------------------------------------------------------

    def copy(self) -> "State":
        """A state of its own that later moves on this one do not change. It writes no journal."""
        raise NotImplementedError

    def cells(self) -> list[int]:
        """Every value of the state in a fixed order: what equality and hash compare."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.cells() == other.cells()

    def __hash__(self) -> int:
        return hash(tuple(self.cells()))


def ranking(state: State) -> list[tuple[int, ...]]:
    """The seats, best first; seats that share a place stand together."""
    places: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.players):
        key: tuple[int, int] = (state.points(seat), state.tiebreak(seat))
        places.setdefault(key, []).append(seat)
    return [tuple(places[key]) for key in sorted(places, reverse=True)]
