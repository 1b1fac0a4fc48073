"""Aquaretto as an observation: the table, and the fields, helpers and depot of each park."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.packing import column, spread, write_tile
from zoopark.games.aquaretto.rules.components import BABY, FIRST_SPECIES
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.aquaretto.rules.land import COLUMN, PARK, ROW
from zoopark.games.aquaretto.rules.numbering import FIELDS
from zoopark.games.aquaretto.rules.park import Park
from zoopark.games.aquaretto.rules.parks import HELPER, YOUNG, Parks
from zoopark.games.drafting.observer import DraftingObserver, write_bag
from zoopark.games.drafting.rules.game import Drafting

DEPOT_WORDS: Final[i64] = 9  # more tiles than one seat can ever have
TILES: Final[i64] = FIRST_SPECIES << 3  # tiles on a depot are counted from here

_TRAINER: Final[i64] = 6  # columns of a field, after the kinds
_EXISTS: Final[i64] = 7


class AquarettoObserver(DraftingObserver):
    """Writes what a seat knows of a game of Aquaretto."""

    def __init__(self, players: int) -> None:
        super().__init__(players, FIRST_SPECIES, 2, True)

    def write_stock(self, game: Drafting, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Aquaretto)
        return write_questions(game.parks, words, write_bag(game.supply, words, at))

    def write_board(self, game: Drafting, seat: i64, words: vec[i64], at: i64) -> i64:
        assert isinstance(game, Aquaretto)
        return write_park(game.parks.parks[seat], words, at)


def write_park(park: Park, words: vec[i64], at: i64) -> i64:
    depot = i64(len(park.depot))
    words[at] = (
        park.cashiers
        | park.keepers << 8
        | park.managers << 16
        | park.smalls << 24
        | park.larges << 32
        | depot << 40
    )
    at = _write_fields(park, words, at + 1)
    at = write_tile(park.top(), FIRST_SPECIES, 2, words, at)
    for k in range(DEPOT_WORDS):
        words[at + k] = 0
    for depth in range(depot):
        tile = park.depot[depot - 1 - depth] - TILES + 1
        words[at + (depth >> 3)] |= tile << ((depth & 7) << 3)
    return at + DEPOT_WORDS


def _write_fields(park: Park, words: vec[i64], at: i64) -> i64:
    cells = park.land.cells
    fields = i64(len(cells))
    taken = park.tiles()
    for field in range(FIELDS):
        words[at + 2 * field] = 0
        words[at + 2 * field + 1] = 0
        if field < fields:
            words[at + 2 * field + 1] = column(_EXISTS)
            if park.trainers >> field & 1:
                words[at + 2 * field + 1] |= column(_TRAINER)
            if taken >> field & 1:
                tile = park.face(field)
                words[at + 2 * field] = column((tile >> 3) - FIRST_SPECIES)
                words[at + 2 * field + 1] |= column(tile & 7)
    at += 2 * FIELDS
    first = i64(len(PARK.cells))
    pair: i64 = 0  # four fields to a word
    word: i64 = 0
    for field in range(first, FIELDS):
        if field < fields:
            place = cells[field] >> ROW | (cells[field] & COLUMN) << 8
            word |= place << (pair << 4)
        pair += 1
        if pair == 4:
            words[at] = word
            at += 1
            pair = 0
            word = 0
    if pair:
        words[at] = word
        at += 1
    return at


def write_questions(parks: Parks, words: vec[i64], at: i64) -> i64:
    """Unborn offspring, the question of the parks, and the offspring to be laid."""
    words[at] = spread(parks.nursery)
    words[at + 1] = 0
    if parks.asks == HELPER:
        words[at + 1] = column(0)
    elif parks.asks == YOUNG:
        words[at + 1] = column(1)
    young: i64 = 0
    if parks.expected:
        young = parks.expected << 3 | BABY
    return write_tile(young, FIRST_SPECIES, 2, words, at + 2)
