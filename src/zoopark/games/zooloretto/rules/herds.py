"""All animals of one species in a barn, for the mini enclosures that take them together.

Animals that live in enclosures have a family for each species, which its plain tile names. All
others have a family with a species for each kind, which names itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zoopark.core.bits import lifted
from zoopark.core.moves import A, Moves
from zoopark.core.tiles import KINDS, count, family, kind
from zoopark.games.zooloretto.rules.components import COINS, OBSTACLES, OTHER_STALLS, PLAIN, STALLS

if TYPE_CHECKING:
    from zoopark.games.zooloretto.rules.zoos import Zoos


def is_beast(tile: i64) -> bool:
    """Is this an animal, wherever it lives?"""
    return family(tile) not in (STALLS, COINS, OTHER_STALLS, OBSTACLES)


def herd(zoos: "Zoos", seat: i64, named: i64) -> i64:
    """The packed group of all animals in a seat's barn whose species this tile names."""
    barn = zoos.zoos[seat].barn
    species = family(named)
    if species >= len(barn):
        return 0
    if zoos.is_animal(named):
        return barn[species] if kind(named) == PLAIN else 0
    return barn[species] & lifted(0xF, kind(named) << 2)


def herd_moves(zoos: "Zoos", seat: i64, move: i64, moves: Moves) -> None:
    """Add a move for every species in a seat's barn, with the tile that names it."""
    barn = zoos.zoos[seat].barn
    for species in range(len(barn)):
        if barn[species] and is_beast(species << 3):
            for k in range(KINDS):
                named = species << 3 | k
                if herd(zoos, seat, named):
                    moves.add(move | named << A)


def beast_moves(zoos: "Zoos", seat: i64, move: i64, moves: Moves) -> None:
    """Add a move for every different animal in a seat's barn."""
    barn = zoos.zoos[seat].barn
    for species in range(len(barn)):
        if barn[species] and is_beast(species << 3):
            for k in range(KINDS):
                if count(barn[species], k):
                    moves.add(move | (species << 3 | k) << A)
