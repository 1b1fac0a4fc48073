"""The events of Zooloretto in words."""

from typing import Final

from zoopark.games.zooloretto.rules import events as zoo
from zoopark.games.zooloretto.words import PENS, group_name, where_name
from zoopark.notation.event_kind import Kind
from zoopark.notation.seats import seat_letter
from zoopark.notation.tiles import tile_name

ZOOLORETTO: Final[dict[int, Kind]] = {
    int(zoo.PLACED): Kind(
        "placed",
        "{seat} puts {tile} into {to}",
        {"tile": str, "to": str},
        lambda a, b, c: (tile_name(a), where_name(a, b)),
    ),
    int(zoo.MOVED): Kind(
        "moved",
        "{seat} moves {tile} from {from} to {to}",
        {"tile": str, "from": str, "to": str},
        lambda a, b, c: (tile_name(a), where_name(a, b), where_name(a, c)),
    ),
    int(zoo.EXCHANGED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} and {with}",
        {"enclosure": str, "with": str},
        lambda a, b, c: (PENS[a], PENS[b]),
    ),
    int(zoo.SWAPPED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} with every {with} of the barn",
        {"enclosure": str, "with": str},
        lambda a, b, c: (PENS[a], group_name(b)),
    ),
    int(zoo.BOUGHT): Kind(
        "bought",
        "{seat} buys {tile} from {owner}",
        {"tile": str, "owner": str},
        lambda a, b, c: (tile_name(a), seat_letter(b)),
    ),
    int(zoo.DISCARDED): Kind(
        "discarded", "{seat} discards {tile}", {"tile": str}, lambda a, b, c: (tile_name(a),)
    ),
    int(zoo.OPENED): Kind(
        "opened",
        "{seat} opens enclosure {enclosure}",
        {"enclosure": str},
        lambda a, b, c: (PENS[a],),
    ),
    int(zoo.BORN): Kind(
        "born",
        "a {tile} is born to {seat}: {to}",
        {"tile": str, "to": str},
        lambda a, b, c: (tile_name(a), where_name(a, b)),
    ),
    int(zoo.FILLED): Kind(
        "filled",
        "{seat} fills enclosure {enclosure}: {coins} from the bank",
        {"enclosure": str, "coins": int},
        lambda a, b, c: (PENS[a], b),
    ),
}
