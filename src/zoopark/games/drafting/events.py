"""The events of drafting games in words."""

from typing import Final

from zoopark.core import journal
from zoopark.games.drafting.moves import SUPPLIES
from zoopark.notation.event_kind import Kind
from zoopark.notation.tiles import tile_name

DRAFTING: Final[dict[int, Kind]] = {
    int(journal.LAST_ROUND): Kind("last_round", "the end pile is open: this round is the last"),
    int(journal.OPENED_PILE): Kind(
        "opened_pile",
        "the end pile of the {supply} is open",
        {"supply": str},
        lambda a, b, c: (SUPPLIES[a],),
    ),
    int(journal.CLOSED_PILE): Kind(
        "closed_pile",
        "the last tiles of the {supply} leave the game",
        {"supply": str},
        lambda a, b, c: (SUPPLIES[a],),
    ),
    int(journal.WITHDREW): Kind("withdrew", "{seat} withdraws from the round"),
    int(journal.PAID): Kind(
        "paid", "{seat} pays {coins} to the bank", {"coins": int}, lambda a, b, c: (a,)
    ),
    int(journal.RECEIVED): Kind(
        "received", "{seat} receives {coins}", {"coins": int}, lambda a, b, c: (a,)
    ),
    int(journal.REVEALED): Kind(
        "revealed", "{seat} draws {tile}", {"tile": str}, lambda a, b, c: (tile_name(a),)
    ),
    int(journal.LOADED): Kind(
        "loaded",
        "{seat} loads {tile} on truck {truck}",
        {"tile": str, "truck": int},
        lambda a, b, c: (tile_name(a), b + 1),
    ),
    int(journal.TOOK): Kind(
        "took", "{seat} takes truck {truck}", {"truck": int}, lambda a, b, c: (a + 1,)
    ),
    int(journal.BANKED): Kind(
        "banked", "{seat} gains {coins} by coin tiles", {"coins": int}, lambda a, b, c: (a,)
    ),
    int(journal.CLEARED): Kind(
        "cleared",
        "the tiles on truck {truck} leave the game",
        {"truck": int},
        lambda a, b, c: (a + 1,),
    ),
}
