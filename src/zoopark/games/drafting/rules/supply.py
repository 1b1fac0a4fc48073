"""The unseen tiles: a bag without an order (Z.1.4).

Draw supply and end pile are one bag, because the tiles of the end pile were set aside unseen and
every unseen tile is equally likely at every draw. Only the number of tiles left tells where the
end pile begins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zoopark.core.dice import Dice
from zoopark.core.moves import Moves
from zoopark.core.tiles import KINDS, NONE, count, family, kind, one, size

END_PILE: Final[i64] = 15  # Z.1.4


@mypyc_attr(acyclic=True)
class Supply:
    def __init__(self, bag: vec[i64], total: i64, first: i64) -> None:
        self.bag = bag  # a packed group of tiles for each family
        self.total = total
        self.first = first  # the family that stands first in the bag
        self.end_pile = END_PILE

    def put(self, tile: i64, copies: i64) -> None:
        self.bag[family(tile) - self.first] += one(tile) * copies
        self.total += copies

    def take(self, tile: i64) -> None:
        self.bag[family(tile) - self.first] -= one(tile)
        self.total -= 1

    def leave_out(self, species: i64) -> None:
        """Put all tiles of a family back into the box (Z.1.2)."""
        self.total -= size(self.bag[species - self.first])
        self.bag[species - self.first] = 0

    def holds_species(self, species: i64) -> bool:
        place = species - self.first
        return 0 <= place < len(self.bag) and self.bag[place] != 0

    def copies(self, tile: i64) -> i64:
        if tile == NONE or not self.holds_species(family(tile)):
            return 0
        return count(self.bag[family(tile) - self.first], kind(tile))

    def tiles(self, tiles: Moves) -> None:
        """List every tile that may come next, equal ones once."""
        for f in range(len(self.bag)):
            group = self.bag[f]
            if group:
                for k in range(KINDS):
                    if count(group, k):
                        tiles.add((f + self.first) << 3 | k)

    def pick(self, dice: Dice) -> i64:
        """A tile, each of the unseen ones equally likely."""
        rest = dice.below(self.total)
        f: i64 = 0
        while True:
            group = self.bag[f]
            held = size(group)
            if rest < held:
                break
            rest -= held
            f += 1
        k: i64 = 0
        while True:
            held = (group >> (k << 2)) & 15
            if rest < held:
                return (f + self.first) << 3 | k
            rest -= held
            k += 1

    def copy(self) -> "Supply":
        other = Supply(self.bag[:], self.total, self.first)
        other.end_pile = self.end_pile
        return other
