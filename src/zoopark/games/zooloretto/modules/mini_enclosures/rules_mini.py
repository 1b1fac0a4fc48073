"""What all mini enclosures share: one owner, perhaps coins on it, perhaps only one use."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zoopark.core.moves import Moves
from zoopark.core.rule import OK, Book
from zoopark.games.zooloretto.modules.rules_list import Numbers
from zoopark.games.zooloretto.rules.module import Manifest, Module

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos

RULEBOOK: Final = Book(24_00_00, "MI")  # of all mini enclosures; each has a chapter

SECTION: Final = 8  # of the scoring

NUMBERS: Final = Numbers("mini_enclosures")
LAID: Final[i64] = NUMBERS.event("laid")  # coins, on the mini enclosure of this chapter


class Mini(Module):
    """One mini enclosure. Its hooks are called only for its owner, except where they say so."""

    def __init__(self, manifest: Manifest) -> None:
        super().__init__(manifest)
        self.used = False  # of those that can be used once
        self.laid: i64 = 0  # coins on it

    def chosen(self, zoos: "Zoos", seat: i64) -> None:
        """A seat has just won it."""

    def lay_coins(self, zoos: "Zoos", seat: i64, coins: i64) -> None:
        """Coins on a mini enclosure are no money any more (MI.0.8)."""
        zoos.money.purses[seat] -= coins
        self.laid += coins
        if zoos.journal.on:
            zoos.journal.note(LAID, seat, coins, self.manifest.chapter)

    def coins(self) -> i64:
        return self.laid

    def twin(self) -> "Mini":
        """A copy. A subclass with more state gives it the rest."""
        other = self.fresh()
        other.owner = self.owner
        other.used = self.used
        other.laid = self.laid
        return other

    def fresh(self) -> "Mini":
        """Another one of the same kind, as at the beginning."""
        raise NotImplementedError

    def cells(self) -> list[int]:
        return [self.owner, int(self.used), self.laid]


class Action(Mini):
    """A mini enclosure with an action; ``once`` is the rule that allows only one, 0 if none does.

    A subclass says by ``can`` what forbids its move to its owner, and by ``act`` what it does.
    """

    def __init__(self, manifest: Manifest, once: i64) -> None:
        super().__init__(manifest)
        self.once = once

    def refusal(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        if self.owner != seat:
            return 24_00_07
        if self.used and self.once:
            return self.once
        return self.can(zoos, seat, move)

    def add(self, zoos: "Zoos", seat: i64, move: i64, moves: Moves) -> None:
        """Add a move if nothing forbids it."""
        if self.refusal(zoos, seat, move) == OK:
            moves.add(move)

    def play(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        self.used = self.once != 0
        self.act(zoos, seat, move)
        return 0

    def can(self, zoos: "Zoos", seat: i64, move: i64) -> i64:
        raise NotImplementedError

    def act(self, zoos: "Zoos", seat: i64, move: i64) -> None:
        raise NotImplementedError
