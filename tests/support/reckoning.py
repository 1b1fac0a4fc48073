"""Points reckoned once more from the plain data of a view, without the rules' own code."""

from collections import Counter
from typing import Any

from zoopark import Game

VALUES = {"4": (5, 4, 4), "5": (8, 5, 5), "6": (10, 6, 6), "x": (9, 5, 5), "y": (9, 5, 5)}
STALLS = {"snack", "drinks", "fruit", "popcorn"}


def reckoned_points(seat: dict[str, Any]) -> int:
    standing = {place["stall"] for place in seat["stalls"]} - {None}
    helped = {place["enclosure"] for place in seat["stalls"] if place["stall"]}
    points = 2 * len(standing)
    for pen in seat["enclosures"]:
        full, nearly, spaces = VALUES[pen["name"]]
        missing = spaces - len(pen["animals"])
        if missing == 0:
            points += full
        elif missing == 1:
            points += nearly
        elif pen["name"] in helped:
            points += len(pen["animals"])
    return points - 2 * len({tile.split("-")[0] for tile in seat["barn"]})


def tiles_in_sight(view: dict[str, Any]) -> Counter[str]:
    """Every tile that a view shows, in the bag or on the table; parents as what they were."""
    tiles = Counter(view["supply"]["unseen"]) + Counter(view["hand"])
    for truck in view["trucks"]:
        tiles.update(truck["tiles"])
    for seat in view["seats"]:
        tiles.update(seat["barn"])
        tiles.update(place["stall"] for place in seat["stalls"] if place["stall"])
        for pen in seat["enclosures"]:
            tiles.update(pen["animals"])
    for species, unborn in view["young"].items():
        tiles[f"{species}-baby"] += unborn
    return _merged(tiles)


def _merged(tiles: Counter[str]) -> Counter[str]:
    merged: Counter[str] = Counter()
    for name, copies in tiles.items():
        merged[_as_printed(name)] += copies
    return merged


def _as_printed(name: str) -> str:
    return name.replace("-dad", "-m").replace("-mum", "-f")


def whole_box(game: Game) -> Counter[str]:
    tiles = Counter(dict.fromkeys(STALLS, 3))
    tiles["coin"] = 12
    for species in game.view()["young"]:
        tiles.update({species: 7, f"{species}-m": 2, f"{species}-f": 2, f"{species}-baby": 2})
    return tiles
