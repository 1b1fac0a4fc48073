"""What an expansion may add to Zooloretto.

A module is one file with its own state, moves, hooks and points. The base rules call the hooks of
the modules in play and know none of them by name; with an empty list nothing is called. A hook that
a module does not need stays as it is here: without effect.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.rules.kernel.moves import Moves
from zoopark.rules.kernel.score import Line

if TYPE_CHECKING:
    from zoopark.rules.zooloretto.zoos import Zoos

MODULE_MOVES: Final[i64] = 64  # the kinds of moves from here on belong to modules
MODULE_PLACES: Final[i64] = 32  # the places of tiles from here on belong to modules


class Manifest:
    """What a module says of itself: its id, the book of its rules, and what it goes with."""

    def __init__(
        self,
        id: str,
        book: str,
        needs: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        players: tuple[int, int] = (2, 5),
    ) -> None:
        self.id = id
        self.book = book
        self.needs = needs
        self.excludes = excludes
        self.players = players


class Module:
    def __init__(self, manifest: Manifest) -> None:
        self.manifest = manifest

    def begin(self, zoos: "Zoos", seat: i64) -> None:
        """The game begins with this seat."""

    def owns(self, kind: i64) -> bool:
        """Do moves of this kind belong to the module?"""
        return False

    def moves(self, zoos: "Zoos", seat: i64, moves: Moves) -> None:
        """Add the actions that a seat on turn can take by this module."""

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """Why a seat on turn may not play a move of this module."""
        raise NotImplementedError

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        """Carry out a move of this module; the tile that is now to be placed, or none."""
        raise NotImplementedError

    def cradle(self, seat: i64) -> i64:
        """The place that the module offers to a young one, 0 for none."""
        return 0

    def cradle_refusal(self, zoos: "Zoos", seat: i64, where: i64) -> i64:
        """Why a young one may not go to the place that the module offers."""
        raise NotImplementedError

    def lay_young(self, zoos: "Zoos", seat: i64, tile: i64) -> None:
        """A young one goes to the place that the module offers."""
        raise NotImplementedError

    def end_round(self, zoos: "Zoos", seat: i64) -> None:
        """The round is over; this seat took the last truck."""

    def points(self, zoos: "Zoos", seat: i64) -> i64:
        """What the module adds to the points of a seat."""
        return 0

    def lines(self, zoos: "Zoos", seat: i64) -> list[Line]:
        """The same, line by line for the score sheet."""
        return []

    def savings(self, seat: i64) -> i64:
        """Money that a seat has beside its purse and that counts in a tie."""
        return 0

    def copy(self) -> "Module":
        raise NotImplementedError

    def cells(self) -> list[int]:
        raise NotImplementedError
