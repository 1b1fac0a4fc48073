"""Exotic in words.

``jungle:koala*2+bat``, ``visitors:green-2+red-4*2`` and the bonus boards ``boards:green`` in a
seat's field. The moves are ``visit green 2``, ``visit green new`` and ``retreat green 3``.
"""

from collections import Counter
from collections.abc import Iterable

from zoopark.core.moves import BYTE, A, B, C
from zoopark.core.tiles import KINDS, one
from zoopark.games.drafting.stock import group_tiles
from zoopark.games.zooloretto.agenda import TaskWords, number
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.chameleons.rules import CHAMELEON
from zoopark.games.zooloretto.modules.exotic.rules import (
    ASK_RETREAT,
    ASK_VISIT,
    COPIES_AT,
    DROPPED,
    ENTERED,
    GUESTS,
    JUNGLE_ANIMALS,
    JUNGLE_STEPS,
    LEFT,
    MOST_SPECIES,
    PUSH,
    RETREAT,
    RETREATED,
    REWARDED,
    SPACES,
    STALL_STEPS,
    STEP,
    STEPPED,
    VISIT,
    Exotic,
)
from zoopark.games.zooloretto.modules.exotic.rules_visitors import ANY, IN_THE_MIDDLE, only_point
from zoopark.games.zooloretto.modules.exotic.visitors import (
    COLOUR,
    COLOUR_OR_ANY,
    COLOURS,
    NEW,
    begun,
    boards_of,
    check_questions,
    colour_number,
    in_play,
    read_board,
    read_standing,
    read_visitor,
    shown,
    standing_text,
    visitor_data,
    visitor_words,
)
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.layout import folded
from zoopark.notation.tiles import read_tiles, tile_name, tiles_text
from zoopark.notation.verbs import Verb, Writer


def _read_visit(words: list[str]) -> int:
    return VISIT | (colour_number(words[0]) << A if words[1] == NEW else read_visitor(words))


class ExoticNotation(ModuleNotation):
    verbs = {
        "visit": Verb("visit COLOUR POINT-OR-new", 2, 2, _read_visit),
        "retreat": Verb("retreat COLOUR POINT", 2, 2, lambda words: RETREAT | read_visitor(words)),
    }
    writers = {
        int(VISIT): Writer("visit", visitor_words, visitor_data),
        int(RETREAT): Writer("retreat", visitor_words, visitor_data),
    }
    tasks = (
        TaskWords(
            int(ASK_VISIT),
            "visit",
            (COLOUR_OR_ANY, number("steps")),
            "lets a visitor of {colour} colour step forward by {steps} or enter on point {steps}",
        ),
        TaskWords(
            int(ASK_RETREAT),
            "retreat",
            (COLOUR,),
            "chooses the {colour} visitor that goes one point back",
        ),
        TaskWords(int(STEP), "step", (COLOUR_OR_ANY, number("steps"))),
        TaskWords(int(PUSH), "push", (COLOUR,)),
    )
    events = {
        int(ENTERED): Kind(
            "entered",
            "a new {colour} visitor of {seat} enters on point {to}",
            {"colour": str, "to": int},
            lambda a, b, c: (COLOURS[a], b),
        ),
        int(STEPPED): Kind(
            "stepped",
            "a {colour} visitor of {seat} steps forward from point {from} to {to}",
            {"colour": str, "from": int, "to": int},
            lambda a, b, c: (COLOURS[a], b, c),
        ),
        int(LEFT): Kind(
            "left",
            "a {colour} visitor of {seat} leaves by the exit",
            {"colour": str},
            lambda a, b, c: (COLOURS[a],),
        ),
        int(REWARDED): Kind(
            "rewarded",
            "{seat} takes the {colour} bonus board",
            {"colour": str},
            lambda a, b, c: (COLOURS[a],),
        ),
        int(RETREATED): Kind(
            "retreated",
            "a {colour} visitor of {seat} goes back from point {from} to {to}",
            {"colour": str, "from": int, "to": int},
            lambda a, b, c: (COLOURS[a], b, c),
        ),
        int(DROPPED): Kind(
            "dropped",
            "a {colour} visitor of {seat} goes back to the supply",
            {"colour": str},
            lambda a, b, c: (COLOURS[a],),
        ),
    }

    # -- where the tiles are ----------------------------------------------------------------------

    def box(self, zoos: Zoos, tiles: Counter[int], species: Iterable[int]) -> None:
        for animal in range(int(KINDS)):
            tiles[JUNGLE_ANIMALS << 3 | animal] += zoos.number(COPIES_AT)

    def tiles(self, module: Module, seat: int) -> Counter[int]:
        return Counter(jungle_tiles(_own(module), seat))

    # -- positions --------------------------------------------------------------------------------

    def write_seat(self, module: Module, seat: int) -> list[str]:
        own = _own(module)
        words = {
            "jungle": tiles_text(jungle_tiles(own, seat)) if own.boards[seat] else "",
            "visitors": standing_text(own.visitors, seat),
            "boards": "+".join(boards_of(own.visitors, seat)),
        }
        return [f"{name}:{text}" for name, text in words.items() if text]

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        _own(module).visitors.gather()  # and let the seats name those that stand in their zoos

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        own = _own(module)
        for tile in read_tiles(fields.text("jungle") or "-"):
            _read_jungle(zoos, own, seat, tile, fields)
        text = fields.text("visitors")
        for word in text.split("+") if text else []:
            read_standing(own.visitors, seat, word)
        text = fields.text("boards")
        for name in text.split("+") if text else []:
            read_board(own.visitors, seat, name)

    def check(self, zoos: Zoos, module: Module) -> None:
        visitors = _own(module).visitors
        check_questions(zoos, (int(ASK_VISIT), int(ASK_RETREAT)))
        for task in zoos.agenda.listed():
            kind, colour = task & BYTE, task >> B & BYTE
            if kind not in (ASK_VISIT, ASK_RETREAT, STEP, PUSH):
                continue
            if colour > visitors.colours:
                raise Impossible(f"no visitor in play is {COLOURS[colour]}", "JV.1.4")
            if kind in (ASK_VISIT, STEP):
                _check_steps(colour, task >> C)
            if kind == ASK_RETREAT and only_point(visitors.of(asked_seat(task), colour)):
                raise Impossible("who goes back is asked only where there is a choice", "JV.3.9")

    def untouched(self, module: Module) -> bool:
        own = _own(module)
        waiting = len(boards_of(own.visitors, int(IN_THE_MIDDLE))) == own.visitors.colours
        return waiting and all(begun(own.visitors, seat) for seat in range(len(own.boards)))

    # -- views and boards -------------------------------------------------------------------------

    def draw(self, module: Module, seat: int, viewer: int | None) -> list[str]:
        own = _own(module)
        animals = [tile_name(tile) for tile in jungle_tiles(own, seat)]
        lines = folded("jungle", animals) if animals else []
        lines += folded("visitors", shown(own.visitors, seat))
        boards = boards_of(own.visitors, seat)
        return lines + (folded("bonus boards", boards) if boards else [])

    def table_line(self, module: Module) -> str:
        visitors = _own(module).visitors
        supply = ", ".join(f"{COLOURS[c]} {visitors.supply[c]}" for c in in_play(visitors))
        boards = ", ".join(boards_of(visitors, int(IN_THE_MIDDLE)))
        return f"Visitors   {supply}" + (f"   Bonus boards   {boards}" if boards else "")


def _own(module: Module) -> Exotic:
    assert isinstance(module, Exotic)
    return module


def jungle_tiles(own: Exotic, seat: int) -> list[int]:
    """The tiles on a seat's jungle board."""
    board = int(own.boards[seat])
    return group_tiles(int(JUNGLE_ANIMALS), board) + [int(CHAMELEON)] * (board >> GUESTS)


def _read_jungle(zoos: Zoos, own: Exotic, seat: int, tile: int, fields: Fields) -> None:
    chameleon = tile == CHAMELEON and zoos.dispatch.of_family[tile >> 3] >= 0
    if tile >> 3 != JUNGLE_ANIMALS and not chameleon:
        raise Impossible(f"{fields.about} keeps a {tile_name(tile)} tile in the jungle", "JV.2.3")
    if own.room(seat) == 0:
        raise Impossible(f"{fields.about} has only {SPACES} spaces in the jungle", "JV.1.3")
    if chameleon:
        own.boards[seat] += 1 << GUESTS
        return
    if own.board_refusal(seat, tile):
        raise Impossible(f"{fields.about} has at most {MOST_SPECIES} jungle species", "JV.2.2")
    own.boards[seat] += one(tile)


def _check_steps(colour: int, steps: int) -> None:
    if steps != (JUNGLE_STEPS if colour == ANY else STALL_STEPS):
        raise Impossible("a visitor steps by two for a stall, else by one", "JV.3.1")


WORDS = ExoticNotation()
