"""The words of Zooloretto: tiles, enclosures, stall places."""

from typing import Final

from zoopark.games.zooloretto.rules.components import (
    BARN,
    COIN,
    FLAMINGO,
    LAST_SPECIES,
    OBSTACLES,
    OTHER_FEMALE,
    OTHER_STALLS,
    STALLS,
)
from zoopark.games.zooloretto.rules.module import MODULE_PLACES
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.tiles import species_name

SPECIES: Final = (
    "flamingo",
    "camel",
    "leopard",
    "elephant",
    "panda",
    "chimpanzee",
    "zebra",
    "kangaroo",
)
GUESTS: Final = {10: "lion", 11: "rabbit"}  # species that modules bring
KINDS: Final = ("", "-m", "-f", "-dad", "-mum", "-baby", "-xf", "-xmum")
STALL_TYPES: Final = ("snack", "drinks", "fruit", "popcorn", "icecream", "shop", "restaurant")
COLOURED: Final = 5  # the types that are sold from a cart, of which there is a second sort
JUNGLE: Final = (
    "anteater",
    "macaw",
    "bat",
    "koala",
    "monitor",
    "orangutan",
    "baboon",
    "snake",
)
SITES: Final = ("barn-site", "place-site", "pen-site")

PENS: Final = ("4", "5", "6", "x", "y", "sponsor", "pandas", "chimpanzees", "camels")
PLACES: Final = ("4a", "4b", "5", "6", "x", "y")
OUT: Final = MODULE_PLACES + 7  # a tile that fits nowhere leaves the game
MODULE_NAMES: Final = {  # places that modules add
    int(MODULE_PLACES): "petting",
    int(MODULE_PLACES) + 1: "area",
    int(MODULE_PLACES) + 2: "jungle",
    int(OUT): "out",
}

ALL_SPECIES: Final[dict[int, str]] = dict(enumerate(SPECIES, int(FLAMINGO))) | GUESTS

TILES: Final[dict[int, str]] = {}
for _family, _species in ALL_SPECIES.items():
    for _kind, _suffix in enumerate(KINDS):
        TILES[_family << 3 | _kind] = _species + _suffix
for _kind, _stall in enumerate(STALL_TYPES, 1):
    TILES[STALLS << 3 | _kind] = _stall
    if _kind <= COLOURED:
        TILES[OTHER_STALLS << 3 | _kind] = f"x-{_stall}"
for _kind, _animal in enumerate(JUNGLE):
    TILES[13 << 3 | _kind] = _animal
TILES[14 << 3] = "chameleon"
for _kind, _site in enumerate(SITES):
    TILES[OBSTACLES << 3 | _kind] = _site
TILES[COIN] = "coin"


def group_name(family: int) -> str:
    """All animals of a species in a barn, or all of its stalls."""
    return "stalls" if family == STALLS else species_name(family)


def is_stall(tile: int) -> bool:
    return tile >> 3 in (STALLS, OTHER_STALLS)


def is_site(tile: int) -> bool:
    return tile >> 3 == OBSTACLES


def is_x(tile: int) -> bool:
    """Does the tile bear an X?"""
    animal = FLAMINGO <= tile >> 3 <= LAST_SPECIES or tile >> 3 in GUESTS
    return tile >> 3 == OTHER_STALLS or (animal and tile & 7 >= OTHER_FEMALE)


def on_places(tile: int) -> bool:
    """Does such a tile lie on stall places, not in enclosures?"""
    return is_stall(tile) or tile == OBSTACLES << 3 | 1


def where_name(tile: int, where: int) -> str:
    """The name of the place where a tile of this kind may lie."""
    if where == BARN:
        return "barn"
    if where in MODULE_NAMES:
        return MODULE_NAMES[where]
    return PLACES[where] if on_places(tile) else PENS[where]


def where_number(tile: int, name: str) -> int:
    if name == "barn":
        return int(BARN)
    if name in MODULE_NAMES.values() and not is_stall(tile):
        return next(where for where, known in MODULE_NAMES.items() if known == name)
    names = PLACES if on_places(tile) else PENS
    if name not in names:
        kind = "place" if on_places(tile) else "enclosure"
        known = ", ".join(names[:6] if on_places(tile) else names[:5])
        raise Misread(f"notation.{kind}", name=quoted(name), known=f"{known}, barn")
    return names.index(name)


def pen_number(name: str) -> int:
    if name not in PENS:
        known = ", ".join(PENS[:5])
        raise Misread("notation.enclosure", name=quoted(name), known=known)
    return PENS.index(name)
