"""Columns of ``core.auction``: O Zoo le Mio."""

from zoopark.envs.columns.names import each_seat, of, seats, word
from zoopark.games.ozoolemio.rules.components import ROUNDS, TILES
from zoopark.games.ozoolemio.words import COLOURS


def auction_columns(players: int) -> list[str]:
    names = word("bid", "build", "round", "sold", "tree-tiles", "own-bid")
    names += of("builds", word(*seats(players)))
    own = word("coins", "flag", "trees", "tree-number", "benches", "tiles", "sealed")
    own += word(*(f"round{number}" for number in range(1, int(ROUNDS) + 1)))
    own += word(*(f"{colour}-stars" for colour in COLOURS))
    own += word(*(f"{colour}-number" for colour in COLOURS))
    names += each_seat(players, own)
    lies = word(*(f"of-{seat}" for seat in seats(4)), "unseen", "lost", "row", "on-sale")
    ways = [f"b-to-{way}" for way in ("east", "south", "west", "north")]
    lies += word(*ways, "north-south", "west-east", "number")
    for tile in range(1, int(TILES) + 1):
        names += of(f"tile{tile}", lies)
    return names
