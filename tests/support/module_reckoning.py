"""Score sheets of games with modules, reckoned from the plain data of a view alone.

One function for each section of the scoring, by the rulebook and without the rules' code. A view
that hides an order card gives the points as far as its viewer may know them.
"""

import re
from dataclasses import dataclass
from typing import Any

from support.samples import Mini, Sample, Seat, samples
from support.views import view_of
from zoopark import Game

STALLS = ("snack", "drinks", "fruit", "popcorn", "icecream", "shop", "restaurant")
SITES = ("barn-site", "place-site", "pen-site")
JUNGLE = ("anteater", "macaw", "bat", "koala", "monitor", "orangutan", "baboon", "snake")
WANDERERS = (*JUNGLE, "chameleon")  # animals that live in no enclosure
VALUES = {  # spaces, points when full, points when one animal is missing
    "4": (4, 5, 4),
    "5": (5, 8, 5),
    "6": (6, 10, 6),
    "x": (5, 9, 5),
    "y": (5, 9, 5),
    "sponsor": (3, 4, 2),
}
EXTRAS = ("pandas", "chimpanzees", "camels")
EXTRA_POINTS = (0, 1, 3)  # by the number of animals

Sheet = dict[int, dict[str, int]]  # lines by their names, section by section


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a seat should have."""

    sheet: Sheet
    tiebreak: int

    @property
    def total(self) -> int:
        return sum(self.lines().values())

    def lines(self) -> dict[str, int]:
        return {name: points for part in self.sheet.values() for name, points in part.items()}

    def places(self) -> dict[str, int]:
        """The section of each line."""
        return {name: section for section, part in self.sheet.items() for name in part}


def open_view(game: Game) -> dict[str, Any]:
    """The table with every order card face up: each seat as it sees itself."""
    seats = [view_of(game, seat)["seats"][seat] for seat in range(game.players)]
    return view_of(game) | {"seats": seats}


def reckoned(view: dict[str, Any]) -> list[Reckoning]:
    """The score sheets of all seats."""
    sheets = [_before_last(view, seat) for seat in view["seats"]]
    totals = [Reckoning(sheet, 0).total for sheet in sheets]
    result = []
    for sheet, seat in zip(sheets, view["seats"], strict=True):
        money = seat["coins"] + (1 if seat.get("savings_book") else 0)
        for mini, sample in minis_of(seat):
            if sample.last_points:
                points, paid = sample.last_points(mini, seat, totals)
                sheet.setdefault(8, {})[mini["name"]] = points
                money -= paid
        result.append(Reckoning(sheet, money))
    return result


def _before_last(view: dict[str, Any], seat: Seat) -> Sheet:
    """All lines but those that depend on everyone's points."""
    parts = {
        1: _enclosures(seat),
        2: {"stalls": _stalls(seat)},
        3: _barn(seat, sites_in_play(view)),
        4: _x_tiles(seat),
        5: _visitors(seat),
        6: _order_card(seat),
        7: {"foreign-zoos": sum(seat["foreign_zoos"])} if "foreign_zoos" in seat else {},
        8: _minis(seat),
        9: _office(seat),
        10: {"point-tiles": seat["point_tiles"]} if "point_tiles" in seat else {},
    }
    return {section: lines for section, lines in parts.items() if lines}


# -- names ----------------------------------------------------------------------------------------


def sites_in_play(view: dict[str, Any]) -> bool:
    modules = set(re.findall(r"[\w-]+", view["game"].partition("modules=")[2]))
    return bool(modules & {"building-sites", "everything", "christmas"})


def kind_of(tile: str) -> str:
    """The species of an animal or the type of a stall."""
    return re.sub("-(m|f|dad|mum|baby|xf|xmum)$", "", tile.removeprefix("x-"))


def is_x(tile: str) -> bool:
    return tile.startswith("x-") or tile.endswith(("-xf", "-xmum"))


def minis_of(seat: Seat) -> list[tuple[Mini, Sample]]:
    return [(mini, samples()[mini["name"]]) for mini in seat.get("minis", [])]


# -- 1: enclosures --------------------------------------------------------------------------------


def _enclosures(seat: Seat) -> dict[str, int]:
    return {f"enclosure-{pen['name']}": _enclosure(seat, pen) for pen in seat["enclosures"]}


def _enclosure(seat: Seat, pen: dict[str, Any]) -> int:
    animals = len(_inhabitants(seat, pen))
    if pen["name"] in EXTRAS:  # XE.3.1
        return EXTRA_POINTS[animals]
    _, full, nearly = VALUES[pen["name"]]
    if not animals:  # BL.3.7, BO.5.8
        return 0
    free = missing(seat, pen)
    if free <= 1:
        return nearly if free else full
    beside = [place["stall"] for place in seat["stalls"] if place["enclosure"] == pen["name"]]
    return animals if any(stall and stall not in SITES for stall in beside) else 0


def missing(seat: Seat, pen: dict[str, Any]) -> int:
    """The spaces without an animal or a pavilion; sites count as free (BS.3.3, BL.3.4)."""
    pavilions = list(seat.get("pavilions", [])).count(pen["name"])
    return VALUES[pen["name"]][0] - pavilions - len(_inhabitants(seat, pen))


def _inhabitants(seat: Seat, pen: dict[str, Any]) -> list[str]:
    """The animals of an enclosure and the guest (MI.15.8)."""
    return [*pen["animals"], *(tile for tile, home in _guests(seat) if home == pen["name"])]


def _guests(seat: Seat) -> list[tuple[str, str]]:
    return [
        guest for mini, sample in minis_of(seat) if sample.guests for guest in sample.guests(mini)
    ]


# -- 2: stalls ------------------------------------------------------------------------------------


def _stalls(seat: Seat) -> int:
    standing = _standing(seat)
    types = {kind_of(stall) for stall in standing}
    points = 2 * len(standing if "restaurant" in types else types)  # BL.5.3
    points += int(seat.get("workers", {}).get("sales-manager", 0)) * len(types)  # BO.5.1
    return points + (_young(seat) if "shop" in types else 0)  # BL.5.2


def _standing(seat: Seat) -> list[str]:
    """The stalls on places; the restaurant is one tile on two of them."""
    tiles = [place["stall"] for place in seat["stalls"]]
    stalls = [tile for tile in tiles if tile and tile not in SITES and tile != "restaurant"]
    return stalls + (["restaurant"] if "restaurant" in tiles else [])


def _young(seat: Seat) -> int:
    animals = [animal for pen in seat["enclosures"] for animal in _inhabitants(seat, pen)]
    return sum(a.endswith("-baby") for a in animals) + len(seat.get("petting_zoo", []))


# -- 3: barn --------------------------------------------------------------------------------------


def _barn(seat: Seat, with_sites: bool) -> dict[str, int]:
    costs = [sample.barn_points for _, sample in minis_of(seat) if sample.barn_points is not None]
    each = costs[0] if costs else -2
    kinds = {kind_of(tile) for tile in seat["barn"]}
    card = seat.get("order_card")
    spared = {card["third"]} if card else set()  # OC.2.4
    animals = kinds - spared - {*STALLS, *SITES, *WANDERERS}
    lines = {
        "barn-stalls": each * len(kinds & set(STALLS)),
        "barn-animals": each * len(animals),
    }
    if with_sites:
        lines["barn-sites"] = each if "barn-site" in kinds else 0  # BS.5.1
    if "jungle" in seat:
        lines["barn-jungle"] = each * len(kinds & set(WANDERERS))  # JV.4.3, CH.1.4
    return lines


# -- 4 to 10 --------------------------------------------------------------------------------------


def _x_tiles(seat: Seat) -> dict[str, int]:
    if "workers" not in seat:
        return {}
    tiles = [animal for pen in seat["enclosures"] for animal in _inhabitants(seat, pen)]
    tiles += _standing(seat)
    tiles += [seat["area"]] if seat.get("area") else []  # BO.5.3
    each = (0, 1, 4)[seat["workers"]["buyer"]]
    return {"x-tiles": each * sum(map(is_x, tiles))}


def _visitors(seat: Seat) -> dict[str, int]:
    if "visitors" not in seat:
        return {}
    numbers = {colour: sum(points) for colour, points in seat["visitors"].items()}
    return {
        "visitors": 2 * sum(number > 0 for number in numbers.values()),
        "bonus-boards": 2 * sum(numbers[colour] for colour in seat["bonus_boards"]),
    }


def _order_card(seat: Seat) -> dict[str, int]:
    card = seat.get("order_card")
    if not card:  # a card that the viewer does not see has no line
        return {}
    pens = [pen for pen in seat["enclosures"] if pen["name"] not in EXTRAS]
    full = [pen for pen in pens if pen["animals"] and not missing(seat, pen)]
    species = {kind_of(animal) for pen in full for animal in pen["animals"]}
    return {"order-card": 3 * (card["first"] in species) + 2 * (card["second"] in species)}


def _minis(seat: Seat) -> dict[str, int]:
    return {
        mini["name"]: sample.points(mini, seat) for mini, sample in minis_of(seat) if sample.points
    }


def _office(seat: Seat) -> dict[str, int]:
    if "office_tiles" not in seat:
        return {}
    tiles = seat["office_tiles"]
    return {
        "controller": 4 * seat["donations"] if "controller" in tiles else 0,
        "personnel-manager": (
            3 * sum(seat["workers"].values()) if "personnel-manager" in tiles else 0
        ),
    }
