"""The mini enclosures as observations."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.envs.core.modules import Lens
from zoopark.envs.core.packing import column, spread, write_tile
from zoopark.games.drafting.rules.trucks import SPACES, tile_at
from zoopark.games.zooloretto.modules.beaver.rules import Beaver
from zoopark.games.zooloretto.modules.christmas_present.rules import ChristmasPresent
from zoopark.games.zooloretto.modules.christmas_tree.rules import ChristmasTree
from zoopark.games.zooloretto.modules.hagenbeck.rules import Hagenbeck
from zoopark.games.zooloretto.modules.kiwi.rules import Kiwi
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.octopus.rules import Octopus
from zoopark.games.zooloretto.modules.skunk.rules import Skunk
from zoopark.games.zooloretto.rules.components import ALL_FAMILIES
from zoopark.games.zooloretto.rules.module import NOBODY, Module

LIFTED_WORDS: Final[i64] = 2  # for the tiles of all trucks

_USED: Final[i64] = 6  # columns of a mini enclosure, after its owner
_COINS: Final[i64] = 7


class MiniLens(Lens):
    """What a mini enclosure holds besides its coins; most hold nothing."""

    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        return at

    def place(self, who: i64, seat: i64) -> i64:
        """The position of a seat relative to the observer."""
        return (who - seat + self.players) % self.players


class OctopusLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Octopus)
        words[at] = 0
        if mini.named != NOBODY:
            words[at] = column(self.place(mini.named, seat))
        return at + 1


class SkunkLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Skunk)
        words[at] = 0
        words[at + 1] = 0
        if mini.goods:
            words[at + (mini.species >> 3)] = column(mini.species & 7)
        words[at + 2] = spread(mini.goods)
        return at + 3


class BeaverLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Beaver)
        return _write_three(mini.tiles, words, at)


class TreeLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, ChristmasTree)
        words[at] = mini.draws
        return _write_three(mini.tiles, words, at + 1)


class HagenbeckLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Hagenbeck)
        at = write_tile(mini.guest, 0, 2, words, at)
        words[at] = 0
        if mini.guest:
            words[at] = column(mini.home)
        return at + 1


class PresentLens(MiniLens):
    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, ChristmasPresent)
        for family in range(ALL_FAMILIES):
            words[at + family] = 0
        for k in range(len(mini.tiles)):
            tile = mini.tiles[k]
            words[at + (tile >> 3)] += column(tile & 7)
        return at + ALL_FAMILIES


class KiwiLens(MiniLens):
    """The lifted tiles by their numbers, the next one first."""

    def write_mini(self, mini: Mini, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(mini, Kiwi)
        words[at] = 0
        words[at + 1] = 0
        for k in range(len(mini.lifted)):
            words[at + (k >> 3)] |= mini.lifted[k] << ((k & 7) << 3)
        return at + LIFTED_WORDS


class DeskLens(Lens):
    """All mini enclosures of a game."""

    def __init__(self, players: int, ids: list[str]) -> None:
        super().__init__(players)
        self.lenses = [_MINI_LENSES.get(id, MiniLens)(players) for id in ids]

    def write(self, module: Module, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(module, MiniEnclosures)
        for number in range(len(self.lenses)):
            mini = module.minis[number]
            lens = self.lenses[number]
            if mini.owner == NOBODY:
                words[at] = 1
            else:
                words[at] = column(1 + lens.place(mini.owner, seat)) | mini.laid << (_COINS << 3)
                if mini.used:
                    words[at] |= column(_USED)
            at = lens.write_mini(mini, seat, words, at + 1)
        return at


_MINI_LENSES: Final[dict[str, Callable[[int], MiniLens]]] = {
    "octopus": OctopusLens,
    "skunk": SkunkLens,
    "beaver": BeaverLens,
    "christmas-tree": TreeLens,
    "hagenbeck": HagenbeckLens,
    "christmas-present": PresentLens,
    "kiwi": KiwiLens,
}


def _write_three(tiles: i64, words: vec[i64], at: i64) -> i64:
    for space in range(SPACES):
        at = write_tile(tile_at(tiles, space), 0, 2, words, at)
    return at
