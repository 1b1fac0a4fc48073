"""A zoo as text, to be read by people."""

from itertools import groupby

from zoopark.games.drafting.board import FREE
from zoopark.games.zooloretto.rules.components import PEN_OF_PLACE
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.zoo import Zoo
from zoopark.games.zooloretto.tiles import barn_tiles, pen_tiles, place_tiles
from zoopark.games.zooloretto.words import ALL_SPECIES, PENS, is_site
from zoopark.notation.layout import folded
from zoopark.notation.tiles import species_name, tile_name

SIGNS = "●♂♀DMbfm"  # an animal, fertile ones, a dad and a mum, a young one, an X female and X mum
BLOCKED = "×"
LEGEND = "  zoo   ● animal   D M dad and mum   b baby"
STYLES = {
    r"\bflamingo\S*": "bright_magenta",
    r"\bcamel\S*": "yellow",
    r"\bleopard\S*": "dark_orange",
    r"\belephant\S*": "bright_blue",
    r"\bpanda\S*": "bright_white",
    r"\bchimpanzee\S*": "orange4",
    r"\bzebra\S*": "grey66",
    r"\bkangaroo\S*": "red3",
    r"(?<!sea-)\blion\S*": "gold1",
    r"\brabbit\S*": "tan",
    r"\b(snack|drinks|fruit|popcorn|icecream)\b": "green",
    r"\bcoins?\b": "gold3",
    r"^Trucks\b": "bold",
}


def draw_pen(zoo: Zoo, pen: int) -> str:
    animals = "".join(SIGNS[tile & 7] for tile in pen_tiles(zoo, pen))
    spaces = animals + FREE * zoo.room(pen) + BLOCKED * zoo.blocked_in(pen)
    species = species_name(zoo.species(pen)) if animals else ""
    stalls = [_stall(tile) for place, tile in place_tiles(zoo) if PEN_OF_PLACE[place] == pen]
    if pen >= BOARDS:
        return f"  {PENS[pen]}: {f'{species} ' if species else ''}{spaces}"
    return f"  {PENS[pen]} {species:<11}{spaces:<8}{', '.join(stalls)}"


def _stall(tile: int) -> str:
    return "–" if not tile else BLOCKED if is_site(tile) else tile_name(tile)


def draw_barn(zoo: Zoo) -> list[str]:
    """The barn, folded to the width of a zoo."""
    words: list[str] = []
    for family, tiles in groupby(barn_tiles(zoo), key=lambda tile: tile >> 3):
        if family in ALL_SPECIES:
            words.append(f"{species_name(family)} {''.join(SIGNS[tile & 7] for tile in tiles)}")
        else:
            words += [tile_name(tile) for tile in tiles]
    return folded("barn", words)
