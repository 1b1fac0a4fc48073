"""Information-set Monte Carlo tree search for several players.

Every iteration guesses what the seat cannot know, walks down the tree, lets chance decide where it
is due, plays on from a new node with moves that look good at a glance, and stops with a round. What
the seats may expect then is their result. Each seat goes where its own result is best; where
several decide at once, each mixes its moves by what they have brought.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zoopark.bots.aim import Aim
from zoopark.bots.budget import Budget, Clock
from zoopark.bots.outlook import Outlook
from zoopark.bots.playout import play_on
from zoopark.bots.tree import NONE, SCALE, Tree
from zoopark.core.dice import Dice
from zoopark.core.evaluator import Evaluator
from zoopark.core.moves import Moves
from zoopark.core.state import State

CURIOSITY: Final = 1.2  # how much an untried move draws
DISAPPOINTMENT: Final = 0.08  # how much worse than its parent an untried move is taken to be
OBVIOUS: Final[i64] = 6  # a move with so many times the visits of any other is played at once
ENOUGH: Final[i64] = 60  # visits on which the others are given credit
VICTORY: Final = 0.8  # the part of a result that is the chance to win; the rest are points
SPREAD: Final = 4000.0  # hundredths of points between a result of 0 and 1
TREMBLE: Final = 0.04  # the results between which a mixed decision hardly tells
EXPLORING: Final[i64] = 10  # of a hundred simultaneous decisions, so many are made by chance


class Search:
    """The search of one seat in one game. It keeps its tree from one decision to the next."""

    def __init__(
        self,
        evaluator: Evaluator,
        players: i64,
        outlook: Outlook | None = None,
        aim: Aim | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.players = players
        self.aim = aim
        self.seat: i64 = 0  # who thinks
        self.outlook = Outlook(evaluator, players) if outlook is None else outlook
        self.tree = Tree(players)
        self.root: i64 = 0
        self.log: list[tuple[int, int]] = []
        self.moves = Moves()
        self.path: vec[i64] = vec[i64](capacity=128)
        self.results: vec[i64] = vec[i64]([0] * players)
        self.iterations: i64 = 0  # of the last decision

    # -- deciding ---------------------------------------------------------------------------------

    def choose(
        self, known: State, seat: i64, log: list[tuple[int, int]], budget: Budget, dice: Dice
    ) -> i64:
        """Think within the budget; the best move. ``known`` is what the seat knows."""
        self.think(known, seat, log, budget, dice)
        if known.actors() & (known.actors() - 1):
            return self._drawn_lot(seat, dice)
        return self.tree.move[self._most_visited()]

    def think(
        self, known: State, seat: i64, log: list[tuple[int, int]], budget: Budget, dice: Dice
    ) -> None:
        self.begin(known, seat, log, budget, dice)
        self.think_on(known, budget, dice)

    def begin(
        self, known: State, seat: i64, log: list[tuple[int, int]], budget: Budget, dice: Dice
    ) -> None:
        """Look at the decision that will be thought about."""
        self._go_on(log)
        scene = known.copy()
        scene.guess(dice)
        self.evaluator.study(scene)
        self.evaluator.trials = budget.trials
        self.seat = seat
        if self.aim is not None:
            self.outlook.see(scene)
            self.aim.begin(self.outlook.worths, seat)

    def think_on(self, known: State, budget: Budget, dice: Dice) -> None:
        """Think about it, once or piece by piece."""
        clock = Clock(budget)
        together = known.actors() & (known.actors() - 1) != 0
        while clock.goes_on():
            state = known.copy()
            state.guess(dice)
            self._iterate(state, dice)
            if not together and clock.used & 63 == 0 and self._decided(clock.left):
                break
        self.iterations = clock.used

    def _go_on(self, log: list[tuple[int, int]]) -> None:
        """Keep what the tree knows of the situation, if the game went on inside it."""
        node = NONE
        known = len(self.log)
        if 0 < known <= len(log) and log[:known] == self.log:
            node = self.root
            for _, code in log[known:]:
                node = self.tree.find(node, code, NONE)
                if node == NONE:
                    break
        self.tree = Tree(self.players) if node == NONE else self.tree.below(node)
        if node == NONE:
            self.tree.add(0, NONE, SCALE)
        self.root = 0
        self.log = list(log)

    def _decided(self, left: i64) -> bool:
        """Is the most visited move so far ahead that hardly another one can catch up?"""
        tree = self.tree
        best: i64 = 0
        second: i64 = 0
        child = tree.child[self.root]
        while child != NONE:
            visits = tree.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = tree.sibling[child]
        if best > OBVIOUS * (second + ENOUGH):
            return True
        return best - second > left // 2  # the best one is visited on

    def _most_visited(self) -> i64:
        tree = self.tree
        best = tree.child[self.root]
        child = best
        while child != NONE:
            if tree.visits[child] > tree.visits[best]:
                best = child
            child = tree.sibling[child]
        return best

    def _drawn_lot(self, seat: i64, dice: Dice) -> i64:
        """One of the moves that were tried, each as likely as it was tried; rare ones never."""
        tree = self.tree
        most: i64 = 0
        child = tree.child[self.root]
        while child != NONE:
            if tree.seat[child] == seat and tree.visits[child] > most:
                most = tree.visits[child]
            child = tree.sibling[child]
        total: i64 = 0
        child = tree.child[self.root]
        while child != NONE:
            if tree.seat[child] == seat and tree.visits[child] * 4 >= most:
                total += tree.visits[child]
            child = tree.sibling[child]
        rest = dice.below(total)
        child = tree.child[self.root]
        while child != NONE:
            if tree.seat[child] == seat and tree.visits[child] * 4 >= most:
                rest -= tree.visits[child]
                if rest < 0:
                    return tree.move[child]
            child = tree.sibling[child]
        raise AssertionError("the lot is one of the moves")

    # -- one iteration ----------------------------------------------------------------------------

    def _iterate(self, state: State, dice: Dice) -> None:
        tree = self.tree
        evaluator = self.evaluator
        now = evaluator.rounds(state)
        node = self.root
        self.path = vec[i64](capacity=64)
        self.path = append(self.path, node)
        while not state.over():
            actors = state.actors()
            if actors == 0:
                outcome = state.sample(dice)
                state.deal(outcome)
                node = tree.reached(node, outcome)
            elif node != self.root and tree.visits[node] == 0:
                break
            elif actors & (actors - 1):
                node = self._decide_together(state, node, actors, dice)
            else:
                seat = seat_of(actors)
                self._open(state, node, seat)
                node = self._best_child(node, seat)
                state.play(seat, tree.move[node])
            self.path = append(self.path, node)
        play_on(evaluator, state, self.outlook.until(now, state), dice, self.moves)
        self._find_results(state)
        for k in range(len(self.path)):
            tree.note(self.path[k], self.results)

    def _open(self, state: State, node: i64, seat: i64) -> None:
        """Make every legal move a child. What is hidden changes none of them, beside bids."""
        tree = self.tree
        if tree.open[node]:
            return
        tree.open[node] = 1
        moves = self.moves
        state.legal(seat, moves)
        if moves.count == 1:
            tree.join(tree.add(moves.items[0], NONE, SCALE), node)
            return
        if node == self.root:
            self.evaluator.weigh(state, seat, moves)
        else:
            self.evaluator.prepare(state)
            self.evaluator.rate(state, seat, moves)
        self._add_arms(node, NONE)

    def _add_arms(self, node: i64, seat: i64) -> None:
        """Add a child for every move, more likely the better it is rated."""
        moves = self.moves
        ratings = self.evaluator.ratings
        highest = ratings[0]
        for k in range(moves.count):
            if ratings[k] > highest:
                highest = ratings[k]
        total = 0.0
        for k in range(moves.count):
            total += exp(float(ratings[k] - highest) / self.evaluator.blur)
        even = 0.1 / float(moves.count)
        for k in range(moves.count):
            share = 0.9 * exp(float(ratings[k] - highest) / self.evaluator.blur) / total + even
            arm = self.tree.add(moves.items[k], seat, i64(int(share * float(SCALE))))
            self.tree.join(arm, node)

    def _best_child(self, node: i64, seat: i64) -> i64:
        """The child that looks best to the seat that decides, or is worth a try."""
        tree = self.tree
        visits = tree.visits[node]
        draw = CURIOSITY * sqrt(float(visits + 1)) / float(SCALE)
        untried = 0.5
        if visits:
            untried = tree.mean(node, seat)
        untried -= DISAPPOINTMENT
        best = tree.child[node]
        highest = -1.0
        child = best
        while child != NONE:
            tried = tree.visits[child]
            value = untried
            if tried:
                value = tree.mean(child, seat)
            value += draw * float(tree.prior[child]) / float(tried + 1)
            if value > highest:
                highest = value
                best = child
            child = tree.sibling[child]
        return best

    # -- decisions of several seats at once -------------------------------------------------------

    def _decide_together(self, state: State, node: i64, actors: i64, dice: Dice) -> i64:
        """Let every seat decide without knowing of the others; the node this leads to."""
        tree = self.tree
        if not tree.open[node]:
            tree.open[node] = 1
            self.evaluator.prepare(state)
            for seat in range(self.players):
                if actors >> seat & 1:
                    state.legal(seat, self.moves)
                    self.evaluator.rate(state, seat, self.moves)
                    self._add_arms(node, seat)
        for seat in range(self.players):
            if actors >> seat & 1:
                arm = self._mixed(state, node, seat, dice)
                self.path = append(self.path, arm)
                state.play(seat, tree.move[arm])
        return tree.reached(node, self.evaluator.consequence(state))

    def _mixed(self, state: State, node: i64, seat: i64, dice: Dice) -> i64:
        """An arm of a seat by lot: the better it has done, the more likely."""
        tree = self.tree
        explores = dice.below(100) < EXPLORING
        highest = 0.0
        untried = 0.0
        if tree.visits[node]:
            untried = tree.mean(node, seat) - DISAPPOINTMENT
        child = tree.child[node]
        while child != NONE:
            if tree.seat[child] == seat and tree.visits[child]:
                highest = max(highest, tree.mean(child, seat))
            child = tree.sibling[child]
        highest = max(highest, untried)
        total = 0.0
        child = tree.child[node]
        while child != NONE:
            if tree.seat[child] == seat and state.refusal(seat, tree.move[child]) == 0:
                total += self._appeal(child, seat, explores, highest, untried)
            child = tree.sibling[child]
        rest = total * float(dice.below(1 << 30)) / float(1 << 30)
        child = tree.child[node]
        last = NONE
        while child != NONE:
            if tree.seat[child] == seat and state.refusal(seat, tree.move[child]) == 0:
                last = child
                rest -= self._appeal(child, seat, explores, highest, untried)
                if rest < 0.0:
                    return child
            child = tree.sibling[child]
        return last

    def _appeal(self, arm: i64, seat: i64, explores: bool, highest: float, untried: float) -> float:
        tree = self.tree
        prior = float(tree.prior[arm]) / float(SCALE)
        if explores:
            return prior
        value = untried
        if tree.visits[arm]:
            weight = float(tree.visits[arm])
            value = (tree.mean(arm, seat) * weight + untried * 4.0 * prior) / (weight + 4.0 * prior)
        return exp((value - highest) / TREMBLE) * (0.05 + prior)

    # -- results ----------------------------------------------------------------------------------

    def _find_results(self, state: State) -> None:
        """The results of all seats: above all the chance to win, then the lead in points."""
        players = self.players
        outlook = self.outlook
        outlook.see(state)
        worths = outlook.worths
        worth_sum: i64 = 0
        highest: i64 = -(1 << 60)
        for seat in range(players):
            worth_sum += worths[seat]
            if worths[seat] > highest:
                highest = worths[seat]
        doubt = float(outlook.doubt)
        total = 0.0
        for seat in range(players):
            total += exp(float(worths[seat] - highest) / doubt)
        for seat in range(players):
            victory = exp(float(worths[seat] - highest) / doubt) / total
            others = float(worth_sum - worths[seat]) / float(players - 1)
            lead = 0.5 + (float(worths[seat]) - others) / SPREAD
            lead = min(max(lead, 0.0), 1.0)
            result = VICTORY * victory + (1.0 - VICTORY) * lead
            if seat == self.seat and self.aim is not None:
                result = self.aim.result(worths, seat, victory)
            self.results[seat] = i64(int(result * float(SCALE)))


def seat_of(actors: i64) -> i64:
    """The only seat of a mask."""
    seat: i64 = 0
    while actors > 1:
        actors >>= 1
        seat += 1
    return seat
