"""The events of O Zoo le Mio in words."""

from typing import Final

from zoopark.games.ozoolemio.rules import events
from zoopark.games.ozoolemio.words import DIRECTIONS, field_name
from zoopark.notation.event_kind import Kind

OZOOLEMIO: Final[dict[int, Kind]] = {
    int(events.UNVEILED): Kind(
        "unveiled", "tile {tile} is turned up", {"tile": int}, lambda a, b, c: (a + 1,)
    ),
    int(events.SEALED): Kind("sealed", "{seat} has bid"),
    int(events.BID): Kind("bid", "{seat} bid {coins}", {"coins": int}, lambda a, b, c: (a,)),
    int(events.WON): Kind(
        "won",
        "{seat} wins tile {tile} for {coins}",
        {"tile": int, "coins": int},
        lambda a, b, c: (a + 1, b),
    ),
    int(events.FLAG): Kind("flag", "the flag of {seat} goes to the bottom"),
    int(events.BUILT): Kind(
        "built",
        "{seat} builds tile {tile} on {field} to the {direction}",
        {"tile": int, "field": str, "direction": str},
        lambda a, b, c: (a + 1, field_name(b), DIRECTIONS[c]),
    ),
    int(events.BENCHES): Kind(
        "benches",
        "{seat} closes loops: {benches} new benches",
        {"benches": int},
        lambda a, b, c: (a,),
    ),
    int(events.LOST): Kind(
        "lost",
        "tile {tile} fits nowhere and is lost to {seat}",
        {"tile": int},
        lambda a, b, c: (a + 1,),
    ),
    int(events.SCORED): Kind(
        "scored",
        "{seat} scores {points} points for {figures} figures",
        {"points": int, "figures": int},
        lambda a, b, c: (a, b),
    ),
    int(events.INCOME): Kind(
        "income", "{seat} receives an income of {coins}", {"coins": int}, lambda a, b, c: (a,)
    ),
}
