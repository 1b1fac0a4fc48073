"""Columns of ``core.modules`` and ``core.minis``: the modules of Zooloretto."""

from collections.abc import Callable
from typing import Final

from zoopark.envs.columns.names import (
    COLUMNS,
    UNUSED,
    each_seat,
    family_names,
    group_names,
    known,
    of,
    seats,
    three_tiles,
    tile_names,
    word,
)
from zoopark.envs.core.minis import LIFTED_WORDS
from zoopark.envs.core.modules import OFFER_WORDS
from zoopark.games.zooloretto.modules.boss.names import FIELDS, TILES
from zoopark.games.zooloretto.modules.boss.rules_offers import x_tile
from zoopark.games.zooloretto.modules.exotic.rules import JUNGLE_ANIMALS
from zoopark.games.zooloretto.modules.exotic.visitors import COLOURS, POINTS
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.order_cards.rules import CARDS
from zoopark.games.zooloretto.rules.components import ALL_FAMILIES, ZOO_PENS
from zoopark.games.zooloretto.rules.components import PENS as BOARDS
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.words import PENS

Columns = Callable[[int], list[str]]  # given the number of players


def _exotic(players: int) -> list[str]:
    colours = COLOURS[1:]
    own = of("jungle", group_names(int(JUNGLE_ANIMALS)))
    own += word("jungle.chameleons", *(f"bonus-{colour}" for colour in colours))
    for colour in colours:
        own += of(f"visitors.{colour}", word(UNUSED, *(str(point) for point in POINTS)))
    return of("visitors.supply", word(UNUSED, *colours)) + each_seat(players, own)


def _boss(players: int) -> list[str]:
    offers = [known(int(x_tile(number))) for number in range(int(OFFER_WORDS) * COLUMNS)]
    own = of("staff", word(*FIELDS)) + of("office", word(*TILES, "donations", "points"))
    supplies = of("boss", word("workers", "donations", "point-tiles"))
    return supplies + of("offer", offers) + each_seat(players, own)


_MODULES: Final[dict[str, Columns]] = {
    "petting-zoo": lambda players: each_seat(players, of("petting", family_names(0, 2))),
    "acclimatisation": lambda players: each_seat(
        players, of("area", tile_names(0, 2) + word("moved"))
    ),
    "extra-enclosures": lambda _: of("extra-enclosures", word(*PENS[int(ZOO_PENS) :])),
    "buildings": lambda players: (
        of("buildings", word("restaurant", "shop"))
        + each_seat(players, of("pavilions", word(*PENS[: int(ZOO_PENS)])))
    ),
    "foreign-zoos": lambda players: each_seat(players, of("foreign-zoos", word("first", "second"))),
    "savings-book": lambda players: each_seat(
        players, of("savings-book", word("field", "began-round"))
    ),
    "order-cards": lambda _: of("order", word(*(f"card{k}" for k in range(1, int(CARDS) + 1)))),
    "exotic": _exotic,
    "boss": _boss,
}

_MINIS: Final[dict[str, Columns]] = {
    "octopus": lambda players: of("named", word(*seats(players))),
    "skunk": lambda _: of("sale", tile_names(0, 2)),
    "beaver": lambda _: three_tiles("gnawed", 0, 2),
    "christmas-tree": lambda _: word("draws") + three_tiles("turned", 0, 2),
    "hagenbeck": lambda _: of("guest", tile_names(0, 2) + of("in", word(*PENS[: int(BOARDS)]))),
    "christmas-present": lambda _: [
        name for family in range(int(ALL_FAMILIES)) for name in group_names(family)
    ],
    "kiwi": lambda _: [f"lifted{k + 1}" for k in range(int(LIFTED_WORDS) * COLUMNS)],
}


def module_columns(module: Module, players: int) -> list[str]:
    """The columns of a module; none if it only adds to the zoos."""
    if not isinstance(module, MiniEnclosures):
        id = module.manifest.id
        return _MODULES[id](players) if id in _MODULES else []
    names: list[str] = []
    whose = ["in-middle", *(f"of-{seat}" for seat in seats(5)), "used", "coins"]
    for mini in module.minis:
        id = mini.manifest.id
        held = _MINIS[id](players) if id in _MINIS else []
        names += of(id, word(*whose) + held)
    return names
