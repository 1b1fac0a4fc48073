"""Points and tiles reckoned once more from the plain data of a view, without the rules' code."""

from collections import Counter
from typing import Any

from support.names import SHOW, STALLS, WATER, as_printed, is_aquatic, species_of
from support.walks import Step
from support.waters import park_lines, tiles_of
from zoopark import Event

VALUES = {"4": (5, 4, 4), "5": (8, 5, 5), "6": (10, 6, 6), "x": (9, 5, 5), "y": (9, 5, 5)}
COINS = ("coin", "water-coin")


def reckoned_lines(seat: dict[str, Any]) -> dict[str, int]:
    """The score sheet of a seat, line by line."""
    lines = park_lines(seat) if "fields" in seat else {}
    lines |= _zoo_lines(seat) if "barn" in seat else {}
    return lines | ({"foreign-zoos": sum(seat["foreign_zoos"])} if "foreign_zoos" in seat else {})


def _zoo_lines(seat: dict[str, Any]) -> dict[str, int]:
    standing = {place["stall"] for place in seat["stalls"]} - {None}
    helped = {place["enclosure"] for place in seat["stalls"] if place["stall"]}
    lines = {}
    for pen in seat["enclosures"]:
        full, nearly, spaces = VALUES[pen["name"]]
        missing = spaces - len(pen["animals"])
        animals = len(pen["animals"]) if pen["name"] in helped else 0
        lines[f"enclosure-{pen['name']}"] = {0: full, 1: nearly}.get(missing, animals)
    stored = {species_of(tile) for tile in seat["barn"]}
    each = -1 if "manager" in seat.get("staff", {}) else -2
    lines["stalls"] = 2 * len(standing)
    lines["barn-stalls"] = -2 * len(stored & set(STALLS))
    lines["barn-animals"] = each * len(stored - set(STALLS))
    return lines


def tiles_in_sight(view: dict[str, Any]) -> Counter[str]:
    """Every tile that a view shows, in the bag or on the table; parents as what they were."""
    tiles = Counter(view["supply"]["unseen"]) + Counter(view["hand"])
    for truck in view["trucks"]:
        tiles.update(truck["tiles"])
    for seat in view["seats"]:
        tiles.update(seat.get("barn", []))
        tiles.update(place["stall"] for place in seat.get("stalls", []) if place["stall"])
        tiles.update(f"{species}-baby" for species in seat.get("petting_zoo", []))
        for pen in seat.get("enclosures", []):
            tiles.update(pen["animals"])
        if "fields" in seat:
            tiles.update(tiles_of(seat).values())
            tiles.update(seat["depot"])
    for species, unborn in view["young"].items():
        tiles[f"{species}-baby"] += unborn
    tiles.update(view.get("waiting", []))
    if view.get("expected_young"):
        tiles[f"{view['expected_young']}-baby"] += 1
    return printed(tiles)


def printed(tiles: Counter[str]) -> Counter[str]:
    merged: Counter[str] = Counter()
    for name, copies in tiles.items():
        merged[as_printed(name)] += copies
    return +merged


def whole_box(view: dict[str, Any]) -> Counter[str]:
    """Every tile that a game is played with."""
    title = view["game"].partition("(")[0]
    tiles: Counter[str] = Counter()
    if title != "aquaretto":
        tiles.update(dict.fromkeys(STALLS, 3) | {"coin": 12})
    if title != "zooloretto":
        tiles["water-coin"] = 10
    for species in view["young"]:
        tiles.update({f"{species}-m": 2, f"{species}-f": 2, f"{species}-baby": 2})
        if species in SHOW:
            tiles.update({species: 5, f"{species}-bolt": 2})
        elif species in WATER:
            tiles.update({species: 1, f"{species}-fish": 6})
        else:
            tiles[species] = 7
    return tiles


class Losses:
    """What has left the table for good, told by events and by what lay there before."""

    def __init__(self) -> None:
        self.gone: Counter[str] = Counter()
        self.minted: Counter[str] = Counter()  # coin tiles that have become money

    def add(self, step: Step) -> None:
        banked = 0
        for event in step.events:
            if event.kind == "discarded":
                self.gone[as_printed(str(event.data["tile"]))] += 1
            elif event.kind == "cleared":
                self.gone.update(_on_truck(step, event))
            elif event.kind == "gave":
                pens = step.before["seats"][event.seat]["enclosures"]
                given = [pen for pen in pens if pen["name"] == event.data["enclosure"]]
                self.gone.update(as_printed(animal) for animal in given[0]["animals"])
            elif event.kind == "closed_pile":
                unseen = step.before["supply"]["unseen"]
                aquatic = event.data["supply"] == "park"
                self.gone.update({t: n for t, n in unseen.items() if is_aquatic(t) == aquatic})
            elif event.kind == "took":
                coins = [tile for tile in _on_truck(step, event) if tile in COINS]
                self.minted.update(coins)
                banked -= len(coins)
            elif event.kind == "banked":
                banked += int(event.data["coins"])
        assert banked == 0, "coin tiles are worth one coin each"


def _on_truck(step: Step, event: Event) -> list[str]:
    tiles: list[str] = step.before["trucks"][int(event.data["truck"]) - 1]["tiles"]
    return tiles
