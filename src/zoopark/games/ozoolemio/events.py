"""The events of O Zoo le Mio in words."""

from typing import Final

from zoopark.games.ozoolemio.rules import events
from zoopark.games.ozoolemio.words import DIRECTIONS, field_name
from zoopark.notation.event_kind import Kind

OZOOLEMIO: Final[dict[int, Kind]] = {
    int(events.UNVEILED): Kind(
        "unveiled", "tile {tile} is turned up", lambda a, b, c: {"tile": a + 1}
    ),
    int(events.SEALED): Kind("sealed", "{seat} has bid"),
    int(events.BID): Kind("bid", "{seat} bid {coins}", lambda a, b, c: {"coins": a}),
    int(events.WON): Kind(
        "won",
        "{seat} wins tile {tile} for {coins}",
        lambda a, b, c: {"tile": a + 1, "coins": b},
    ),
    int(events.FLAG): Kind("flag", "the flag of {seat} goes to the bottom"),
    int(events.BUILT): Kind(
        "built",
        "{seat} builds tile {tile} on {field} to the {direction}",
        lambda a, b, c: {"tile": a + 1, "field": field_name(b), "direction": DIRECTIONS[c]},
    ),
    int(events.BENCHES): Kind(
        "benches", "{seat} closes loops: {benches} new benches", lambda a, b, c: {"benches": a}
    ),
    int(events.LOST): Kind(
        "lost", "tile {tile} fits nowhere and is lost to {seat}", lambda a, b, c: {"tile": a + 1}
    ),
    int(events.SCORED): Kind(
        "scored",
        "{seat} scores {points} points for {figures} figures",
        lambda a, b, c: {"points": a, "figures": b},
    ),
    int(events.INCOME): Kind(
        "income", "{seat} receives an income of {coins}", lambda a, b, c: {"coins": a}
    ),
}
