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
        lambda a, b, c: {"tile": tile_name(a), "to": where_name(b)},
    ),
    int(park.GREW): Kind(
        "grew",
        "the {species} basin of {seat} has {size} tiles: {coins} from the bank",
        lambda a, b, c: {"species": species_name(a), "size": b, "coins": c},
    ),
    int(park.HIRED): Kind(
        "hired",
        "the {species} basin of {seat} has {size} tiles: a helper",
        lambda a, b, c: {"species": species_name(a), "size": b},
    ),
    int(park.EMPLOYED): Kind(
        "employed", "{seat} puts a helper to work: {to}", lambda a, b, c: {"to": where_name(a)}
    ),
    int(park.BORN): Kind(
        "born", "a {tile} is born to {seat}", lambda a, b, c: {"tile": tile_name(a)}
    ),
    int(park.STORED): Kind(
        "stored",
        "{seat} has no field for {tile}: it goes on the depot",
        lambda a, b, c: {"tile": tile_name(a)},
    ),
    int(park.MOVED): Kind(
        "moved",
        "{seat} moves {tile} from the depot to {to}",
        lambda a, b, c: {"tile": tile_name(a), "from": "depot", "to": where_name(b)},
    ),
    int(park.REASSIGNED): Kind(
        "reassigned",
        "{seat} moves a helper from {from} to {to}",
        lambda a, b, c: {"from": where_name(a), "to": where_name(b)},
    ),
    int(park.BOUGHT): Kind(
        "bought",
        "{seat} buys {tile} from {owner}",
        lambda a, b, c: {"tile": tile_name(a), "owner": seat_letter(b)},
    ),
    int(park.REMOVED): Kind(
        "discarded", "{seat} removes {tile}", lambda a, b, c: {"tile": tile_name(a)}
    ),
    int(park.EXPANDED): Kind(
        "expanded",
        "{seat} lays a {board} board at {field}",
        lambda a, b, c: {
            "board": "large" if b == len(CORNERS) else "small",
            "field": field_name(a),
            "missing": "" if b == len(CORNERS) else CORNERS[b],
        },
    ),
}
