"""Zooloretto as a drawing: enclosures with their stalls, the barn, and modules in words."""

from typing import Final

from zoopark.games.drafting.drawing import (
    ROW,
    Chips,
    DraftingDrawing,
    note,
    row_name,
    space,
    told_of,
)
from zoopark.games.drawing.shapes import (
    MEADOW,
    Part,
    below,
    beside,
    framed,
    lines,
    wrapped,
)
from zoopark.games.drawing.table import INSIDE, Shown
from zoopark.games.zooloretto.words import COLOURED, SITES, STALL_TYPES

ZOO_CHIPS: Final = Chips(
    {
        "flamingo": "#e57399",
        "camel": "#c9973f",
        "leopard": "#e3b21c",
        "elephant": "#8498a3",
        "panda": "#30363a",
        "chimpanzee": "#8a5638",
        "zebra": "#5d7183",
        "kangaroo": "#c2623a",
        "lion": "#d58a10",
        "rabbit": "#a99a86",
        "snack": "#4c9a4a",
        "drinks": "#3f7fc4",
        "fruit": "#9a6a3c",
        "popcorn": "#cf4a3f",
        "icecream": "#d6b13a",
    },
    {"m": "♂", "f": "♀", "dad": "D", "mum": "M", "baby": "b", "xf": "♀x", "xmum": "Mx"},
    {stall: (stall, "") for stall in STALL_TYPES}
    | {f"x-{stall}": (stall, "x") for stall in STALL_TYPES[:COLOURED]},
    SITES,
)
_BLOCKED: Final = ZOO_CHIPS.chip("pen-site")  # a space that is temporarily taken

# What has its own place in the drawing; everything else in a view is written as text.
_DRAWN: Final = {
    "closed_boards",
    "enclosures",
    "stalls",
    "barn",
}


class ZoolorettoDrawing(DraftingDrawing):
    """How Zooloretto is drawn."""

    chips = ZOO_CHIPS

    def seat(self, seat: Shown) -> list[Part]:
        return zoo_parts(seat["zoo"])


def zoo_parts(zoo: Shown) -> list[Part]:
    """A zoo, and what modules add to it."""
    rows = [_enclosure(enclosure, zoo["stalls"]) for enclosure in zoo["enclosures"]]
    tiles = [ZOO_CHIPS.chip(tile) for tile in zoo["barn"]["tiles"]]
    barn = wrapped(tiles, ROW - 50, 2) if tiles else note("empty")
    rows.append(beside([row_name("barn"), barn]))
    return [below(rows, 4), _modules(zoo)]


def _enclosure(enclosure: Shown, stalls: list[Shown]) -> Part:
    animals = [ZOO_CHIPS.chip(animal) for animal in enclosure["animals"]]
    blocked = [_BLOCKED] * enclosure.get("blocked", 0)
    free = enclosure["spaces"] - len(animals) - len(blocked)
    meadow = framed(beside([*animals, *blocked, *[space()] * free], 1), fill=MEADOW, pad=3)
    beside_it = [
        ZOO_CHIPS.chip(stall["stall"]) if stall["stall"] else space()
        for stall in stalls
        if stall["enclosure"] == enclosure["name"]
    ]
    return beside([row_name(enclosure["name"][:7]), meadow, *beside_it], 4)


def _modules(zoo: Shown) -> Part:
    """What modules add to a zoo, in words."""
    rest = {name: told_of(value) for name, value in zoo.items() if name not in _DRAWN}
    told = [f"{name.replace('_', ' ')}: {text}" for name, text in rest.items() if text]
    return below([lines(line, INSIDE) for line in told], 2)
