"""The events of Zooloretto in words."""

from typing import Final

from zoopark.games.zooloretto.rules import events as zoo
from zoopark.games.zooloretto.words import PENS, where_name
from zoopark.notation.event_kind import Kind
from zoopark.notation.seats import seat_letter
from zoopark.notation.tiles import species_name, tile_name

ZOOLORETTO: Final[dict[int, Kind]] = {
    int(zoo.PLACED): Kind(
        "placed",
        "{seat} puts {tile} into {to}",
        lambda a, b, c: {"tile": tile_name(a), "to": where_name(a, b)},
    ),
    int(zoo.MOVED): Kind(
        "moved",
        "{seat} moves {tile} from {from} to {to}",
        lambda a, b, c: {"tile": tile_name(a), "from": where_name(a, b), "to": where_name(a, c)},
    ),
    int(zoo.EXCHANGED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} and {with}",
        lambda a, b, c: {"enclosure": PENS[a], "with": PENS[b]},
    ),
    int(zoo.SWAPPED): Kind(
        "exchanged",
        "{seat} exchanges {enclosure} with every {with} of the barn",
        lambda a, b, c: {"enclosure": PENS[a], "with": species_name(b)},
    ),
    int(zoo.BOUGHT): Kind(
        "bought",
        "{seat} buys {tile} from {owner}",
        lambda a, b, c: {"tile": tile_name(a), "owner": seat_letter(b)},
    ),
    int(zoo.DISCARDED): Kind(
        "discarded", "{seat} discards {tile}", lambda a, b, c: {"tile": tile_name(a)}
    ),
    int(zoo.OPENED): Kind(
        "opened", "{seat} opens enclosure {enclosure}", lambda a, b, c: {"enclosure": PENS[a]}
    ),
    int(zoo.BORN): Kind(
        "born",
        "a {tile} is born to {seat}: {to}",
        lambda a, b, c: {"tile": tile_name(a), "to": where_name(a, b)},
    ),
    int(zoo.FILLED): Kind(
        "filled",
        "{seat} fills enclosure {enclosure}: {coins} from the bank",
        lambda a, b, c: {"enclosure": PENS[a], "coins": b},
    ),
}
