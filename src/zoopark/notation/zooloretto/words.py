"""The words of Zooloretto: tiles, enclosures, stall places."""

from typing import Final

from zoopark.notation.errors import NotationError, quoted
from zoopark.rules.zooloretto.components import BARN, COIN, FLAMINGO, STALLS
from zoopark.rules.zooloretto.modules.petting_zoo import PETTING

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
KINDS: Final = ("", "-m", "-f", "-dad", "-mum", "-baby")
STALL_TYPES: Final = ("snack", "drinks", "fruit", "popcorn")
PENS: Final = ("4", "5", "6", "x", "y")
MODULE_NAMES: Final = {int(PETTING): "petting"}  # places that modules add
PLACES: Final = ("4a", "4b", "5", "6", "x", "y")

TILES: Final[dict[int, str]] = {}
for _family, _species in enumerate(SPECIES, FLAMINGO):
    for _kind, _suffix in enumerate(KINDS):
        TILES[_family << 3 | _kind] = _species + _suffix
for _kind, _stall in enumerate(STALL_TYPES, 1):
    TILES[STALLS << 3 | _kind] = _stall
TILES[COIN] = "coin"


def is_stall(tile: int) -> bool:
    return tile >> 3 == STALLS


def where_name(tile: int, where: int) -> str:
    """The name of the place where a tile of this kind may lie."""
    if where == BARN:
        return "barn"
    if where in MODULE_NAMES:
        return MODULE_NAMES[where]
    return PLACES[where] if is_stall(tile) else PENS[where]


def where_number(tile: int, name: str) -> int:
    if name == "barn":
        return int(BARN)
    if name in MODULE_NAMES.values() and not is_stall(tile):
        return next(where for where, known in MODULE_NAMES.items() if known == name)
    names = PLACES if is_stall(tile) else PENS
    if name not in names:
        kind = "stall place" if is_stall(tile) else "enclosure"
        known = ", ".join(names)
        raise NotationError(f"no {kind} is called {quoted(name)}; there are {known} and barn")
    return names.index(name)


def pen_number(name: str) -> int:
    if name not in PENS:
        raise NotationError(f"no enclosure is called {quoted(name)}; there are {', '.join(PENS)}")
    return PENS.index(name)
