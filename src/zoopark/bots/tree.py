"""The tree of a search: nodes as numbers, what is known of them in arrays.

A node is a situation and is reached from its parent by a move, an outcome of chance or, where
several seats decide at once, by what comes of all their decisions. The arms of such a decision are
nodes of their own without children, each for one move of one seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
SCALE: Final[i64] = 1_000_000  # results lie between 0 and this


class Tree:
    def __init__(self, players: i64) -> None:
        self.players = players
        self.size: i64 = 0
        self.move: vec[i64] = vec[i64](capacity=1024)
        self.seat: vec[i64] = vec[i64](capacity=1024)  # whose arm this is, or NONE
        self.prior: vec[i64] = vec[i64](capacity=1024)  # in millionths
        self.visits: vec[i64] = vec[i64](capacity=1024)
        self.child: vec[i64] = vec[i64](capacity=1024)  # the first child
        self.sibling: vec[i64] = vec[i64](capacity=1024)  # the next one
        self.open: vec[i64] = vec[i64](capacity=1024)  # have all moves become children?
        self.sums: vec[i64] = vec[i64](capacity=4096)  # of results, a seat after the other

    def add(self, move: i64, seat: i64, prior: i64) -> i64:
        """A new node without a parent."""
        node = self.size
        self.size += 1
        self.move = append(self.move, move)
        self.seat = append(self.seat, seat)
        self.prior = append(self.prior, prior)
        self.visits = append(self.visits, 0)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.open = append(self.open, 0)
        while len(self.sums) < self.size * self.players:
            self.sums = append(self.sums, 0)
        return node

    def join(self, node: i64, parent: i64) -> None:
        """Make a node the first child of another."""
        self.sibling[node] = self.child[parent]
        self.child[parent] = node

    def find(self, parent: i64, move: i64, seat: i64) -> i64:
        """The child that a move leads to."""
        node = self.child[parent]
        while node != NONE:
            if self.move[node] == move and self.seat[node] == seat:
                return node
            node = self.sibling[node]
        return NONE

    def reached(self, parent: i64, move: i64) -> i64:
        """The same; where there is none it is made."""
        node = self.find(parent, move, NONE)
        if node == NONE:
            node = self.add(move, NONE, SCALE)
            self.join(node, parent)
        return node

    def note(self, node: i64, results: vec[i64]) -> None:
        """A visit has ended with these results."""
        self.visits[node] += 1
        first = node * self.players
        for seat in range(self.players):
            self.sums[first + seat] += results[seat]

    def mean(self, node: i64, seat: i64) -> float:
        """The mean result of a seat, between 0 and 1."""
        return float(self.sums[node * self.players + seat]) / (
            float(self.visits[node]) * float(SCALE)
        )

    def below(self, root: i64) -> "Tree":
        """A tree of its own of all that hangs below a node."""
        other = Tree(self.players)
        self._transplant(root, other)
        return other

    def _transplant(self, node: i64, other: "Tree") -> i64:
        copy = other.add(self.move[node], self.seat[node], self.prior[node])
        other.visits[copy] = self.visits[node]
        other.open[copy] = self.open[node]
        for seat in range(self.players):
            results = self.sums[node * self.players + seat]
            other.sums[copy * self.players + seat] = results
        last = NONE
        child = self.child[node]
        while child != NONE:
            moved = self._transplant(child, other)
            if last == NONE:
                other.child[copy] = moved
            else:
                other.sibling[last] = moved
            last = moved
            child = self.sibling[child]
        return copy
