"""Zoos as observations: enclosures, stall places, barn; and the pending tasks of modules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.moves import BYTE, A, B, C
from zoopark.core.packing import column, spread, write_tile
from zoopark.games.zooloretto.rules.agenda import CHORES, DEPTH
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    ALL_PENS,
    BASE_PENS,
    BASE_PLACES,
    LAST_SPECIES,
    OBSTACLES,
    STALLS,
    expansion_boards,
)
from zoopark.games.zooloretto.rules.zoo import SPECIES, Zoo
from zoopark.games.zooloretto.rules.zoos import Zoos

_QUESTIONS: Final[i64] = 4  # words, a column for every question


class ZooObserver:
    """The zoo of one seat. With modules there are more enclosures and more columns for each."""

    def __init__(self, players: i64, modular: bool) -> None:
        boards = expansion_boards(players)
        self.pens = ALL_PENS if modular else BASE_PENS + boards
        self.places = BASE_PLACES + boards
        self.families = ALL_FAMILIES if modular else LAST_SPECIES + 1  # that can lie in a barn
        self.modular = modular
        # What is written for a species, in its own word, and for a tile on a stall place: looked
        # up, because no branch can be foreseen where every game is another one.
        self.species = vec[i64]([0] + [column(k & 7) for k in range(BYTE)])
        self.on_place = vec[i64]([0] + [_on_place(tile) for tile in range(1, BYTE + 1)])

    def write(self, zoo: Zoo, words: vec[i64], at: i64) -> i64:
        words[at] = zoo.opened
        at += 1
        at = (
            self._write_modular(zoo, words, at)
            if self.modular
            else self._write_pens(zoo, words, at)
        )
        stalls = zoo.stalls
        on_place = self.on_place
        for place in range(self.places):
            words[at] = on_place[stalls >> (place << 3) & BYTE]
            at += 1
        barn = zoo.barn
        for family in range(self.families):
            words[at] = spread(barn[family])
            at += 1
        return at

    def _write_pens(self, zoo: Zoo, words: vec[i64], at: i64) -> i64:
        pens = zoo.pens
        species = self.species
        for pen in range(self.pens):
            held = pens[pen]
            words[at] = spread(held)
            words[at + 1] = species[held >> SPECIES]
            at += 2
        return at

    def _write_modular(self, zoo: Zoo, words: vec[i64], at: i64) -> i64:
        """With modules there are more than eight species, and spaces come and go."""
        pens = zoo.pens
        for pen in range(self.pens):
            held = pens[pen]
            species = held >> SPECIES
            words[at] = spread(held)
            words[at + 1] = 0
            words[at + 2] = 0
            words[at + 1 + (species - 1 >> 3 & 1)] = self.species[species]
            words[at + 3] = (
                (zoo.open >> pen & 1)
                | zoo.spaces_of(pen) << 8
                | zoo.blocked_in(pen) << 16
                | (zoo.locked >> pen & 1) << 24
            )
            at += 4
        return at


def _on_place(tile: i64) -> i64:
    """A stall by type, preceded by 1 for an X stall or 2 for a building site."""
    family = tile >> 3
    if family == OBSTACLES:
        return 2
    return column(tile & 7) if family == STALLS else column(tile & 7) | 1


def write_nursery(nursery: i64, words: vec[i64], at: i64) -> i64:
    """Unborn offspring, by family."""
    words[at] = spread(nursery)
    words[at + 1] = spread(nursery >> 32)
    return at + 2


# -- what is asked, with modules ------------------------------------------------------------------


def write_agenda(zoos: Zoos, seat: i64, about_tiles: i64, words: vec[i64], at: i64) -> i64:
    """The question on top, the tile it is about, and the whole agenda, the next task first.

    ``about_tiles`` is a mask of the kinds of questions that are about a tile.
    """
    agenda = zoos.agenda
    top = agenda.top()
    kind = top & BYTE
    for k in range(_QUESTIONS):
        words[at + k] = 0
    tile: i64 = 0
    if 0 < kind < CHORES:
        words[at + (kind >> 3)] = column(kind & 7)
        if about_tiles >> kind & 1:
            tile = top >> B & BYTE
    at = write_tile(tile, 0, 2, words, at + _QUESTIONS)
    depth = agenda.depth
    for pair in range(DEPTH >> 1):
        below = depth - 1 - (pair << 1)
        both: i64 = 0
        if below >= 0:
            both = _task(agenda.tasks[below], seat, len(zoos.zoos))
        if below >= 1:
            both |= _task(agenda.tasks[below - 1], seat, len(zoos.zoos)) << 32
        words[at] = both
        at += 1
    return at


def _task(task: i64, seat: i64, players: i64) -> i64:
    """A task in four columns, its seat relative to the observer."""
    who = (task >> A & BYTE) - seat
    if who < 0:
        who += players
    return task & BYTE | who << 8 | (task >> B & BYTE) << 16 | (task >> C & BYTE) << 24
