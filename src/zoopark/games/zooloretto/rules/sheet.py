"""The score sheet of a zoo: its lines, and why they are worth what they are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.rule import rule_id
from zoopark.core.score import Line, Reason, times
from zoopark.core.tiles import count, one
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.zooloretto.rules.components import (
    BASE_PENS,
    FLAMINGO,
    PENS,
    STALL_TYPES,
    STALLS,
)
from zoopark.games.zooloretto.rules.scale import scale_reason
from zoopark.games.zooloretto.rules.zoo import ANIMALS, SPECIES, Zoo
from zoopark.games.zooloretto.rules.zoos import (
    BARN_ANIMAL_LINE,
    BARN_STALL_LINE,
    LINES,
    STALL_LINE,
    Zoos,
)

LINE_NAMES = (
    "enclosure-4",
    "enclosure-5",
    "enclosure-6",
    "enclosure-x",
    "enclosure-y",
    "stalls",
    "barn-stalls",
    "barn-animals",
)


# The sections of the scoring, as the rules for all expansions number them; modules have their own.
ENCLOSURES_SECTION: Final = 1
STALLS_SECTION: Final = 2
BARN_SECTION: Final = 3


def zoo_lines(zoo: Zoo, points: vec[i64], first: i64) -> list[Line]:
    """The lines of a zoo on a score sheet; its points begin at ``first``."""
    lines: list[Line] = []
    for pen in range(BASE_PENS + zoo.opened):
        missing = zoo.missing(pen)
        rule: i64 = 1_09_01 if missing == 0 else 1_09_02 if missing == 1 else 1_09_03
        lines.append(_line(pen, points[first + pen], rule, ENCLOSURES_SECTION))
    lines.append(_line(STALL_LINE, points[first + STALL_LINE], 1_09_05, STALLS_SECTION))
    lines.append(_line(BARN_STALL_LINE, points[first + BARN_STALL_LINE], 1_09_06, BARN_SECTION))
    lines.append(_line(BARN_ANIMAL_LINE, points[first + BARN_ANIMAL_LINE], 1_09_07, BARN_SECTION))
    return lines


def _line(number: i64, points: i64, rule: i64, section: i64) -> Line:
    return Line(LINE_NAMES[number], points, rule_id(rule), section, None, number)


def explain_zoo(game: Drafting, zoos: Zoos, seat: i64, first: i64, lines: list[Line]) -> None:
    """Give the lines of a zoo their reasons, and say what one tile more would make of them.

    ``first`` is where the points of the zoo begin in the tally of the game.
    """
    reasons = _zoo_reasons(zoos, seat)
    for line in lines:
        if line.tallied >= 0:
            line.why = reasons[line.tallied]
            line.next = _one_more(game, zoos.zoos[seat], zoos, seat, first, line.tallied)


def _zoo_reasons(zoos: Zoos, seat: i64) -> list[list[Reason]]:
    """The reasons for the points of each line: what the zoo itself brings, then each module."""
    zoo = zoos.zoos[seat]
    points = vec[i64]([0] * LINES)
    zoos.base_tally(seat, points)
    reasons: list[list[Reason]] = []
    for pen in range(PENS):
        reasons.append([scale_reason(zoo, pen, points[pen])])
    for line in (STALL_LINE, BARN_STALL_LINE, BARN_ANIMAL_LINE):
        each = zoos.numbers.stall_points if line == STALL_LINE else zoos.numbers.barn_points
        kinds = points[line] // each if each else 0  # a tweak may make them worthless
        reasons.append(times("kinds", kinds, each))
    while len(reasons) < LINES:
        reasons.append([])
    for module in zoos.in_force[seat]:
        before = points[:]
        module.tally(zoos, seat, points)
        for line in range(len(reasons)):
            change = points[line] - before[line]
            if change:
                reasons[line] += module.reasons(zoos, seat, line, change)
    return reasons


def _one_more(game: Drafting, zoo: Zoo, zoos: Zoos, seat: i64, first: i64, line: i64) -> int | None:
    """What a line is worth with one animal or one stall of a new kind more, if there is room."""
    if line < PENS:
        held = zoo.pens[line]
        if zoo.room(line) <= 0:
            return None
        species = held >> SPECIES if held else FLAMINGO  # which one makes no difference
        zoo.pens[line] = (held & ANIMALS) + 1 | species << SPECIES
        worth = game.tally(seat)[first + line]
        zoo.pens[line] = held
        return worth
    if line == STALL_LINE:
        return _with_stall(game, zoo, seat, first)
    if line > BARN_ANIMAL_LINE:
        return None
    family = STALLS if line == BARN_STALL_LINE else _new_in_barn(zoos, zoo)
    stall = _new_stall(zoo) if line == BARN_STALL_LINE else 0
    if family < 0 or stall < 0:
        return None
    stored = zoo.barn[family]
    zoo.barn[family] = stored + one(stall)
    worth = game.tally(seat)[first + line]
    zoo.barn[family] = stored
    return worth


def _with_stall(game: Drafting, zoo: Zoo, seat: i64, first: i64) -> int | None:
    shown = zoo.stall_types()
    for place in range(zoo.open_places()):
        if zoo.on_place(place) == 0:
            for stall in range(1, STALL_TYPES + 1):
                if not shown >> stall & 1:
                    zoo.put_stall(place, stall)
                    worth = game.tally(seat)[first + STALL_LINE]
                    zoo.lift_stall(place)
                    return worth
    return None


def _new_stall(zoo: Zoo) -> i64:
    """A type of stall that is not in the barn, -1 if all are."""
    for stall in range(1, STALL_TYPES + 1):
        if count(zoo.barn[STALLS], stall) == 0:
            return stall
    return -1


def _new_in_barn(zoos: Zoos, zoo: Zoo) -> i64:
    """A species in play that is not in the barn, -1 if all are."""
    for species in range(FLAMINGO, len(zoo.barn)):
        if zoos.species >> species & 1 and zoo.barn[species] == 0:
            return species
    return -1
