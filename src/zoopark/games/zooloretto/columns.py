"""Names of the columns of zoos, and of what a turn with modules still asks."""

from typing import Final

from zoopark.games.drafting.columns import bag_columns
from zoopark.games.zooloretto.module_registry import TASKS
from zoopark.games.zooloretto.rules.agenda import DEPTH
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    ALL_PENS,
    BASE_PENS,
    BASE_PLACES,
    FAMILIES,
    LAST_SPECIES,
    expansion_boards,
)
from zoopark.games.zooloretto.words import ALL_SPECIES, PENS, PLACES, STALL_TYPES
from zoopark.notation.columns import COLUMNS, UNUSED, group_names, of, tile_names, word

_FAMILIES: Final = ALL_SPECIES | {
    0: "stall",
    9: "coin",
    12: "x-stall",
    13: "jungle",
    14: "chameleon",
    15: "site",
}
ZOO_FAMILIES: Final = [_FAMILIES[family] for family in range(int(ALL_FAMILIES))]  # of tiles


def zoo_columns(players: int, modular: bool) -> list[str]:
    """The zoo of one seat."""
    boards = int(expansion_boards(players))
    species = [*ZOO_FAMILIES[1:], UNUSED] if modular else ZOO_FAMILIES[1 : 1 + COLUMNS]
    names = word("boards")
    for pen in range(int(ALL_PENS if modular else BASE_PENS + boards)):
        inside = word("plain", "m", "f", "dad", "mum", "baby", "xf", "xmum") + species
        if modular:
            inside += word("open", "spaces", "blocked", "locked")
        names += of(f"enclosure-{PENS[pen]}", inside)
    for place in range(int(BASE_PLACES) + boards):
        names += of(f"place-{PLACES[place]}", word("x-or-site", *STALL_TYPES))
    for family in range(int(ALL_FAMILIES if modular else LAST_SPECIES + 1)):
        names += of("barn", group_names(family))
    return names


def zoo_bag_columns(modular: bool) -> list[str]:
    """The unseen tiles of the zoos."""
    return bag_columns(0, int(ALL_FAMILIES if modular else FAMILIES))


def nursery_columns() -> list[str]:
    """Unborn offspring."""
    return of("unborn", ZOO_FAMILIES)


def tile_columns(whose: str) -> list[str]:
    """One tile of the zoos."""
    return of(whose, tile_names(ZOO_FAMILIES))


def agenda_columns() -> list[str]:
    """The question, the tile it is about, and all tasks."""
    asked = [TASKS[kind].name if kind in TASKS else UNUSED for kind in range(4 * COLUMNS)]
    names = of("asks", asked) + tile_columns("asks.tile")
    for place in range(1, int(DEPTH) + 1):
        names += of(f"agenda{place}", ["task", "seat", "about", "more"])
    return names
