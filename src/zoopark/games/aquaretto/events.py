"""The events of Aquaretto in words."""

from typing import Final

from zoopark.games.aquaretto.rules import events as park
from zoopark.games.aquaretto.words import CORNERS, field_name, where_name
from zoopark.notation.event_kind import Kind
from zoopark.notation.seats import seat_letter
from zoopark.notation.tiles import species_name, tile_name

AQUARETTO: Final[dict[int, Kind]] = {
    int(park.LAID): Kind(
        "placed",
        "{seat} lays {tile} on {to}",
        {"tile": str, "to": str},
        lambda a, b, c: (tile_name(a), where_name(b)),
    ),
    int(park.GREW): Kind(
        "grew",
        "the {species} basin of {seat} has {size} tiles: {coins} from the bank",
        {"species": str, "size": int, "coins": int},
        lambda a, b, c: (species_name(a), b, c),
    ),
    int(park.HIRED): Kind(
        "hired",
        "the {species} basin of {seat} has {size} tiles: a helper",
        {"species": str, "size": int},
        lambda a, b, c: (species_name(a), b),
    ),
    int(park.EMPLOYED): Kind(
        "employed",
        "{seat} puts a helper to work: {to}",
        {"to": str},
        lambda a, b, c: (where_name(a),),
    ),
    int(park.BORN): Kind(
        "born", "a {tile} is born to {seat}", {"tile": str}, lambda a, b, c: (tile_name(a),)
    ),
    int(park.STORED): Kind(
        "stored",
        "{seat} has no field for {tile}: it goes on the depot",
        {"tile": str},
        lambda a, b, c: (tile_name(a),),
    ),
    int(park.MOVED): Kind(
        "moved",
        "{seat} moves {tile} from the depot to {to}",
        {"tile": str, "from": str, "to": str},
        lambda a, b, c: (tile_name(a), "depot", where_name(b)),
    ),
    int(park.REASSIGNED): Kind(
        "reassigned",
        "{seat} moves a helper from {from} to {to}",
        {"from": str, "to": str},
        lambda a, b, c: (where_name(a), where_name(b)),
    ),
    int(park.BOUGHT): Kind(
        "bought",
        "{seat} buys {tile} from {owner}",
        {"tile": str, "owner": str},
        lambda a, b, c: (tile_name(a), seat_letter(b)),
    ),
    int(park.REMOVED): Kind(
        "discarded", "{seat} removes {tile}", {"tile": str}, lambda a, b, c: (tile_name(a),)
    ),
    int(park.EXPANDED): Kind(
        "expanded",
        "{seat} lays a {board} board at {field}",
        {"board": str, "field": str, "missing": str},
        lambda a, b, c: (
            "large" if b == len(CORNERS) else "small",
            field_name(a),
            "" if b == len(CORNERS) else CORNERS[b],
        ),
    ),
}
