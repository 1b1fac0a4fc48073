"""A decision thought through: a search finds the good moves, playouts show their results.

The search asks what was learned from games, where there is something; the playouts count points.

Only what the seat knows is used. Hidden information is guessed afresh for every playout.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from zoopark.bots.budget import Budget
from zoopark.bots.search import SPREAD, VICTORY, Search
from zoopark.bots.tree import NONE
from zoopark.coach.futures import Futures, playouts_of
from zoopark.core.dice import Dice
from zoopark.game import Game
from zoopark.notation.seats import seat_letter
from zoopark.players.learned import outlook_of
from zoopark.texts import Mistake

TELLING: Final = 8  # playouts that are worth one visit of the search
MOMENT: Final = 0.001  # seconds that are always left for a piece
SEARCHING: Final = 2 / 3  # the part of the time that the search may take; the rest is for playouts


def decider(game: Game, seat: int | None) -> int:
    """The seat in question; it must be to act."""
    if game.over:
        raise Mistake("command.wrong.over")
    seats = game.to_act
    if not seats:
        raise Mistake("command.wrong.chance")
    if seat is None and len(seats) > 1:
        raise Mistake("command.wrong.several")
    if seat is None:
        return min(seats)
    if not 0 <= seat < game.players:
        raise ValueError(f"there is no seat {seat}")
    if seat not in seats:
        raise Mistake("command.wrong.not-to-act", seat=seat_letter(seat))
    return seat


@dataclass(frozen=True, slots=True)
class Arm:
    """What the search found about a move: its visits and mean results."""

    visits: int
    results: tuple[float, ...]  # by seat


class Thought:
    """A decision of a seat: its moves, best first, and the prospects of some of them.

    A budget in seconds is for both, the search and looking ahead. With a ``piece``,
    nothing is done yet: ``searching`` and ``looking_ahead`` do it, and pause now and then.
    """

    def __init__(
        self, game: Game, seat: int, budget: Budget, seed: int = 0, piece: float = 0.0
    ) -> None:
        self.seat = seat
        self.players = game.players
        self.iterations = int(budget.iterations)
        self.end = perf_counter() + budget.seconds if budget.seconds else None
        self.seed = seed
        self.known = game.sight(seat).state
        self.evaluator = game.spec.evaluator(self.known)
        self.futures = Futures([])
        self._search = Search(self.evaluator, self.players, outlook_of(self.evaluator, game))
        self._budget = Budget(self.iterations, SEARCHING * budget.seconds, int(budget.trials))
        self._dice = Dice(seed)
        if not piece:
            self._search.think(self.known, seat, [], self._budget, self._dice)
            self._find_arms()

    def searching(self, piece: float) -> Iterator[None]:
        """Search, and pause after every piece."""
        search, budget = self._search, self._budget
        end = perf_counter() + budget.seconds if budget.seconds else inf
        left = int(budget.iterations)
        search.begin(self.known, self.seat, [], budget, self._dice)
        while True:
            begun = perf_counter()
            span = min(piece, max(end - begun, MOMENT))
            search.think_on(self.known, Budget(left, span), self._dice)
            left -= int(search.iterations) if left else 0
            now = perf_counter()
            # A search that ends before its time is over has found what it looked for.
            if now - begun < span or now >= end or (budget.iterations and left <= 0):
                break
            yield
        self._find_arms()

    def _find_arms(self) -> None:
        self.arms = self._arms(self._search)
        self.ranked = sorted(self.arms, key=lambda move: (-self.arms[move].visits, move))
        self.visits = sum(arm.visits for arm in self.arms.values())

    def _arms(self, search: Search) -> dict[int, Arm]:
        """The moves of this seat at the root, which other deciding seats share."""
        tree = search.tree
        together = self.known.actors() & (self.known.actors() - 1) != 0
        owner = self.seat if together else int(NONE)
        found: dict[int, Arm] = {}
        node = tree.child[search.root]
        while node != NONE:
            if tree.seat[node] == owner:
                visits = int(tree.visits[node])
                means = [tree.mean(node, seat) if visits else 0.0 for seat in range(self.players)]
                found[int(tree.move[node])] = Arm(visits, tuple(means))
            node = tree.sibling[node]
        return found

    def look_ahead(self, moves: Sequence[int]) -> None:
        """Run playouts for the best move and each of these."""
        for _ in self.looking_ahead(moves):
            pass

    def looking_ahead(self, moves: Sequence[int]) -> Iterator[None]:
        """The same, and pause after every game."""
        self.futures = Futures(list(dict.fromkeys([self.ranked[0], *moves])))
        wanted = playouts_of(self.iterations)
        yield from self.futures.play(
            self.evaluator, self.known, self.seat, self.seed, wanted, self.end
        )

    def chance(self, move: int) -> float:
        """How likely this seat is to win after a move that was looked at.

        The search is most accurate for its favourite move, and no other move is rated higher. A
        move it hardly tried is compared with the favourite by playouts of both.
        """
        best = self.ranked[0]
        highest = _bounded(self._searched(best, self.seat))
        if move == best:
            return highest
        visits = self.arms[move].visits
        gap = self.futures.chance(move, self.seat) - self.futures.chance(best, self.seat)
        weight = len(self.futures.games[move]) / TELLING
        tried = visits * self._searched(move, self.seat) if visits else 0.0
        return min(_bounded((tried + weight * (highest + gap)) / (visits + weight)), highest)

    def outlook(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """How likely each seat is to win, and its points, if the best move is played."""
        best = self.ranked[0]
        chances = [_bounded(self._searched(best, seat)) for seat in range(self.players)]
        total = sum(chances)
        points = tuple(self.futures.points(best, seat) for seat in range(self.players))
        return tuple(chance / total for chance in chances), points

    def _searched(self, move: int, seat: int) -> float:
        """The winning chance contained in a search result; the rest is the lead."""
        points = [self.futures.points(move, other) for other in range(self.players)]
        others = (sum(points) - points[seat]) / (self.players - 1)
        lead = _bounded(0.5 + 100 * (points[seat] - others) / SPREAD)
        return (self.arms[move].results[seat] - (1 - VICTORY) * lead) / VICTORY


def _bounded(chance: float) -> float:
    return min(max(chance, 0.0), 1.0)
