"""The ledger of a game with modules: everything counted from the plain data of a view.

What lies open, what is unseen and what has left the game must always be the whole box, and every
coin, visitor, worker, donation and point tile must be somewhere.
"""

from collections import Counter
from typing import Any

from zoopark import Event

SQUARE = {"": 7, "-m": 2, "-f": 2}
JUNGLE = ("anteater", "macaw", "bat", "koala", "monitor", "orangutan", "baboon", "snake")
STALLS = ("snack", "drinks", "fruit", "popcorn")
COINS = 30

# Events after which tiles may have left the game.
LOSSES = {
    "discarded",
    "cleared",
    "gave",
    "took_off",
    "released",
    "skunk_left",
    "site_laid",
    "declined",
}


def as_printed(tile: str) -> str:
    """Parents as the tiles that they were before."""
    return tile.replace("-dad", "-m").replace("-xmum", "-xf").replace("-mum", "-f")


def printed(tiles: Counter[str]) -> Counter[str]:
    merged: Counter[str] = Counter()
    for name, copies in tiles.items():
        merged[as_printed(name)] += copies
    return +merged


def whole_box(view: dict[str, Any], modules: set[str]) -> Counter[str]:
    """Every tile that such a game is played with, by the rulebook."""
    more = 1 if "xxl-tiles" in modules else 0
    box = Counter(dict.fromkeys(STALLS, 3)) + Counter(coin=12)
    if more:
        box["icecream"] = 3
    for species in view["young"]:
        box.update({f"{species}{kind}": copies + more for kind, copies in SQUARE.items()})
        box[f"{species}-baby"] = 2 + more
        if "boss" in modules:
            box[f"{species}-xf"] = 1
    if "boss" in modules:
        box.update(f"x-{stall}" for stall in (*STALLS, *(["icecream"] if more else [])))
    if "exotic" in modules:
        box.update(dict.fromkeys(JUNGLE, 2))
    if "chameleons" in modules:
        box["chameleon"] = 2
    if "building-sites" in modules:
        box.update({"barn-site": 3, "place-site": 3, "pen-site": 3})
    if "buildings" in modules:
        box.update({"shop": 1, "restaurant": 1, "pavilion": 2})
    return box


def tiles_in_sight(view: dict[str, Any]) -> Counter[str]:
    """Every tile that a view shows, in the bag or on the table; parents as what they were."""
    tiles = Counter(view["supply"]["unseen"]) + Counter(view["hand"]) + Counter(view["waiting"])
    for truck in view["trucks"]:
        tiles.update(truck["tiles"])
    for species, unborn in view["young"].items():
        tiles[f"{species}-baby"] += unborn
    tiles.update(view.get("buildings", []))
    tiles.update(view.get("offer_board", {}).get("x_tiles", []))
    for seat in view["seats"]:
        tiles.update(_before(seat))
    return printed(tiles)


def _before(seat: dict[str, Any]) -> Counter[str]:
    tiles = Counter(seat["barn"])
    standing = Counter(place["stall"] for place in seat["stalls"] if place["stall"])
    if standing["restaurant"]:
        standing["restaurant"] = 1  # one tile on two places
    tiles += standing
    for pen in seat["enclosures"]:
        tiles.update(pen["animals"])
        tiles["pen-site"] += pen.get("blocked", 0)
    tiles.update(f"{species}-baby" for species in seat.get("petting_zoo", []))
    tiles.update([seat["area"]] if seat.get("area") else [])
    tiles.update(seat.get("jungle", {}).get("animals", []))
    tiles["pavilion"] += len(seat.get("pavilions", []))
    for mini in seat.get("minis", []):
        tiles.update(mini.get("tiles", []))
        tiles.update(mini.get("sale", []))
        tiles.update([mini["guest"]["tile"]] if mini.get("guest") else [])
    return tiles


def all_coins(view: dict[str, Any]) -> int:
    coins = int(view["bank"])
    for seat in view["seats"]:
        coins += int(seat["coins"]) + (1 if seat.get("savings_book") else 0)
        coins += sum(int(mini["coins"]) for mini in seat.get("minis", []))
    return coins


class Ledger:
    """Follows a game: what has left it and what became money, as events tell."""

    def __init__(self, view: dict[str, Any], modules: set[str]) -> None:
        self.modules = modules
        self.box = whole_box(view, modules)
        self.minted = 0
        self.gone: Counter[str] = Counter()

    def follow(self, view: dict[str, Any], events: list[Event]) -> None:
        """These events have happened since the last time, and the table looks like this now."""
        kinds = {event.kind for event in events}
        self.minted += sum(int(event.data["coins"]) for event in events if event.kind == "banked")
        assert all_coins(view) == COINS + self.minted
        assert min([view["bank"]] + [seat["coins"] for seat in view["seats"]]) >= 0
        gone = printed(Counter(view["gone"]))
        lost = gone - self.gone
        assert not self.gone - gone, "what has left the game does not come back"
        assert not lost or kinds & LOSSES, (lost, kinds)
        self.gone = gone
        assert tiles_in_sight(view) + gone + Counter(coin=self.minted) == self.box
        self._count_pieces(view)

    def _count_pieces(self, view: dict[str, Any]) -> None:
        seats = view["seats"]
        if "exotic" in self.modules:
            assert len(view["visitors"]) == 4 + ("xxl-tiles" in self.modules)
            for colour, left in view["visitors"].items():
                assert left + sum(sum(seat["visitors"][colour]) for seat in seats) == 8
            boards = view["bonus_boards"] + [b for seat in seats for b in seat["bonus_boards"]]
            assert sorted(boards) == sorted(view["visitors"])
        if "boss" in self.modules:
            board = view["offer_board"]
            workers = [sum(seat["workers"].values()) for seat in seats]
            assert board["workers"] + sum(workers) == 2 * len(seats) + 2
            assert all(count <= 2 for seat in seats for count in seat["workers"].values())
            assert view["donations_left"] + sum(seat["donations"] for seat in seats) == 20
            assert view["point_tiles_left"] + sum(seat["point_tiles"] for seat in seats) == 30
            for kind, left in board["office_tiles"].items():
                assert left + sum(seat["office_tiles"].count(kind) for seat in seats) == 2
