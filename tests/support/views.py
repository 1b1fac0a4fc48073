"""Views as plain data, with all that lies before a seat in one place."""

import json
import re
from typing import Any

import msgspec

from zoopark import Game


def view_of(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What a seat may see, through JSON and back, with the parts of each seat laid together."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(game.view(seat)))
    position = game.position()
    return view | {
        **_turn(position),
        "seats": [
            laid_together(before) | _money_actions(position, number)
            for number, before in enumerate(view["seats"])
        ],
        "scores": [
            sheet | {"lines": {line["name"]: line["points"] for line in sheet["lines"]}}
            for sheet in view["scores"]
        ],
        **_middle(view),
    }


def _turn(position: str) -> dict[str, int]:
    """The seat on turn, which no view shows: a module may ask another one meanwhile."""
    found = re.search(r" turn:([A-E])", position)
    return {"turn": ord(found[1]) - ord("A")} if found else {}


def _money_actions(position: str, seat: int) -> dict[str, int]:
    """The money actions of a seat in this round (K.1.1), which no view shows."""
    if position.startswith("ozoolemio"):
        return {}
    found = re.search(rf" \| {chr(ord('A') + seat)}\b[^|]* quiet:(\d+)", position)
    return {"money_actions": int(found[1]) if found else 0}


def laid_together(seat: dict[str, Any]) -> dict[str, Any]:
    """Zoo and park of a seat in one dictionary, with what modules add to them."""
    zoo, park = seat.pop("zoo", {}), seat.pop("park", {})
    for side in (zoo, park):
        side.pop("points", None)
        side.pop("expansion", None)
    if zoo:
        zoo["barn"] = zoo["barn"]["tiles"]
        for pen in zoo["enclosures"]:
            del pen["points"], pen["next"], pen["why"], pen["stall"]
    if park:
        park["depot"] = park["depot"]["tiles"]
        park["basins"] = {basin["species"]: basin["size"] for basin in park["basins"]}
        park["fields"] = [{"tile": None, "trainer": False} | field for field in park["fields"]]
    together: dict[str, Any] = seat | zoo | park
    for name, (module, field) in _OF_A_SEAT.items():
        if module in zoo:
            together[name] = zoo[module][field]
    return together


_OF_A_SEAT = {
    "petting_zoo": ("petting_zoo", "young"),
    "area": ("acclimatisation", "tile"),
    "free_move_left": ("acclimatisation", "free_move_left"),
    "pavilions": ("buildings", "pavilions"),
    "foreign_zoos": ("foreign_zoos", "cards"),
    "savings_book": ("savings_book", "field"),
    "order_card": ("order_cards", "card"),
    "jungle": ("exotic", "jungle"),
    "visitors": ("exotic", "visitors"),
    "bonus_boards": ("exotic", "bonus_boards"),
    "workers": ("boss", "workers"),
    "office_tiles": ("boss", "office_tiles"),
    "donations": ("boss", "donations"),
    "point_tiles": ("boss", "point_tiles"),
    "minis": ("mini_enclosures", "minis"),
}

_OF_THE_TABLE = {
    "extra_enclosures": ("extra_enclosures", "left"),
    "buildings": ("buildings", "left"),
    "visitors": ("exotic", "visitors"),
    "bonus_boards": ("exotic", "bonus_boards"),
    "offer_board": ("boss", None),
    "donations_left": ("boss", "donations_left"),
    "point_tiles_left": ("boss", "point_tiles_left"),
    "minis_left": ("mini_enclosures", "left"),
}


def _middle(view: dict[str, Any]) -> dict[str, Any]:
    """What modules lay in the middle; the two supplies of the combined game as one."""
    shown = {
        name: view[module] if field is None else view[module][field]
        for name, (module, field) in _OF_THE_TABLE.items()
        if module in view
    }
    if "supplies" in view:
        zoo, park = view["supplies"]["zoo"], view["supplies"]["park"]
        shown["supply"] = {
            "total": zoo["total"] + park["total"],
            "before_end_pile": zoo["before_end_pile"] + park["before_end_pile"],
            "unseen": zoo["unseen"] | park["unseen"],
        }
    return shown
