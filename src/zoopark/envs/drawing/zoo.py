"""A zoo: enclosures with their stalls, the barn, and a line for everything modules add."""

from typing import Any, Final

from zoopark.envs.drawing.shapes import (
    EMPTY,
    FAINT,
    MEADOW,
    Part,
    below,
    beside,
    framed,
    lines,
    words,
    wrapped,
)
from zoopark.envs.drawing.tiles import blocked, chip, note, space

WIDTH: Final = 330.0

Told = None | bool | int | str | tuple["Told", ...] | dict[str, "Told"]  # what a view is made of

# What has its own place in the drawing; everything else in a view is written as text.
_DRAWN: Final = {
    "closed_boards",
    "enclosures",
    "stalls",
    "barn",
}


def zoo_part(zoo: dict[str, Any]) -> Part:
    rows = [_enclosure(enclosure, zoo["stalls"]) for enclosure in zoo["enclosures"]]
    tiles = [chip(tile) for tile in zoo["barn"]["tiles"]]
    barn = wrapped(tiles, WIDTH - 50, 2) if tiles else EMPTY
    rows.append(beside([_name("barn"), barn if barn.svg else note("empty")]))
    return below(rows, 4)


def _name(text: str) -> Part:
    part = words(text, size=10, fill=FAINT)
    return Part(part.svg, 38, part.height)


def _enclosure(enclosure: dict[str, Any], stalls: list[dict[str, Any]]) -> Part:
    animals = [chip(animal) for animal in enclosure["animals"]]
    walled = [blocked()] * enclosure.get("blocked", 0)
    free = enclosure["spaces"] - len(animals) - len(walled)
    meadow = framed(beside([*animals, *walled, *[space()] * free], 1), fill=MEADOW, pad=3)
    beside_it = [
        chip(stall["stall"]) if stall["stall"] else space()
        for stall in stalls
        if stall["enclosure"] == enclosure["name"]
    ]
    return beside([_name(enclosure["name"][:7]), meadow, *beside_it], 4)


def module_part(zoo: dict[str, Any], width: float) -> Part:
    """What modules add to a zoo, in words."""
    told = [
        f"{name.replace('_', ' ')}: {text}"
        for name, value in zoo.items()
        if name not in _DRAWN and (text := told_of(value))
    ]
    return below([lines(line, width) for line in told], 2)


def told_of(value: Told) -> str:
    """A value of a view in words; nothing for what is empty."""
    if value is None or value is False or value in ("", 0):
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        told = [(name.replace("_", " "), told_of(inner)) for name, inner in value.items()]
        return ", ".join(f"{name} {text}" for name, text in told if text)
    if isinstance(value, tuple):
        if all(isinstance(one, int) for one in value):
            return " ".join(str(one) for one in value) if any(value) else ""
        return ", ".join(text for one in value if (text := told_of(one)))
    return str(value)
