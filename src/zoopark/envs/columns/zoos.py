"""Columns of ``core.zoos``: zoos, and what a turn with modules still asks."""

from zoopark.envs.columns.names import (
    COLUMNS,
    UNUSED,
    family_names,
    group_names,
    of,
    tile_names,
    word,
)
from zoopark.games.zooloretto.module_registry import TASKS
from zoopark.games.zooloretto.rules.agenda import DEPTH
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    ALL_PENS,
    BASE_PENS,
    BASE_PLACES,
    LAST_SPECIES,
)
from zoopark.games.zooloretto.words import PENS, PLACES, STALL_TYPES


def zoo_columns(boards: int, modular: bool) -> list[str]:
    names = word("boards")
    for pen in range(int(ALL_PENS if modular else BASE_PENS + boards)):
        inside = word("plain", "m", "f", "dad", "mum", "baby", "xf", "xmum")
        inside += family_names(1, 2 if modular else 1)
        if modular:
            inside += word("open", "spaces", "blocked", "locked")
        names += of(f"enclosure-{PENS[pen]}", inside)
    for place in range(int(BASE_PLACES) + boards):
        names += of(f"place-{PLACES[place]}", word("x-or-site", *STALL_TYPES))
    for family in range(int(ALL_FAMILIES if modular else LAST_SPECIES + 1)):
        names += of("barn", group_names(family))
    return names


def nursery_columns() -> list[str]:
    return of("unborn", family_names(0, 2))


def agenda_columns() -> list[str]:
    asked = [TASKS[kind].name if kind in TASKS else UNUSED for kind in range(4 * COLUMNS)]
    names = of("asks", asked) + of("asks.tile", tile_names(0, 2))
    for place in range(1, int(DEPTH) + 1):
        names += of(f"agenda{place}", ["task", "seat", "about", "more"])
    return names
