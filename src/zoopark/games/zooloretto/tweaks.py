"""The numbers of Zooloretto that can be tweaked."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.drafting.rules.setup import species_left_out
from zoopark.games.tweaks import Tweak, read_tweaks, set_numbers
from zoopark.games.zooloretto.modules.rules_registry import NUMBERS_OF
from zoopark.games.zooloretto.rules.components import (
    BASE_PENS,
    FLAMINGO,
    LAST_SPECIES,
    PENS,
    SELLER_SHARE,
    STALL_TYPES,
)
from zoopark.games.zooloretto.rules.numbers import PRINTED, ZooNumbers
from zoopark.games.zooloretto.words import PENS as PEN_NAMES
from zoopark.notation.errors import Misread

# Of each kind of tile there can be fifteen, because a bag counts them with four bits.
_TILES: Final = 15
_WITH_MODULES: Final = 12
_SINGLE: Final = (
    Tweak("stall-points", int(PRINTED.stall_points), -20, 20, "Z.9.5"),
    Tweak("barn-points", int(PRINTED.barn_points), -20, 20, "Z.9.6"),
    Tweak("remodel-price", int(PRINTED.remodel_price), 1, 10, "Z.5.2"),
    Tweak("purchase-price", int(PRINTED.purchase_price), 1, 10, "Z.5.10"),
    Tweak("seller-share", int(PRINTED.seller_share), 0, 10, "Z.5.10"),
    Tweak("discard-price", int(PRINTED.discard_price), 1, 10, "Z.5.12"),
    Tweak("expansion-price", int(PRINTED.expansion_price), 1, 10, "Z.5.13"),
    Tweak("start-coins", int(PRINTED.start_coins), 0, 6, "Z.1.8"),
    Tweak("plain-tiles", int(PRINTED.plain_tiles), 0, _TILES, "Z.1.1"),
    Tweak("male-tiles", int(PRINTED.male_tiles), 0, _TILES, "Z.1.1"),
    Tweak("female-tiles", int(PRINTED.female_tiles), 0, _TILES, "Z.1.1"),
    Tweak("stall-tiles", int(PRINTED.stall_tiles), 0, _TILES, "Z.1.1"),
    Tweak("coin-tiles", int(PRINTED.coin_tiles), 0, _TILES, "Z.1.1"),
    Tweak("end-pile", int(PRINTED.end_pile), 1, 60, "Z.1.4"),
    Tweak("truck-spaces", int(PRINTED.truck_spaces), 1, int(PRINTED.truck_spaces), "Z.1.5"),
)
# The two expansion boards are alike.
_NAMES: Final = PEN_NAMES[: int(BASE_PENS) + 1]
_SCALES: Final = (
    ("full", PRINTED.full_points, "Z.9.1"),
    ("nearly-full", PRINTED.nearly_full_points, "Z.9.2"),
    ("bonus", PRINTED.fill_bonus, "Z.7.1"),
)
ZOO_TWEAKS: Final = (
    *_SINGLE,
    *(
        Tweak(f"{kind}-{name}", int(values[pen]), 0, 20, rule)
        for kind, values, rule in _SCALES
        for pen, name in enumerate(_NAMES)
    ),
)
MODULE_TWEAKS: Final = tuple(
    Tweak(one.name, one.printed, one.least, one.most, one.rule, id) for id, one in NUMBERS_OF
)


@cache  # games with the same numbers share them, as what is kept of their views
def tweaked_numbers(text: str) -> ZooNumbers:
    """The numbers that a game is played with, by the option of its game string."""
    return zoo_numbers(read_tweaks(text, ZOO_TWEAKS + MODULE_TWEAKS)) if text else PRINTED


def zoo_numbers(changed: Mapping[str, int]) -> ZooNumbers:
    """The printed numbers but for these."""
    numbers = ZooNumbers()
    numbers.tweaked = True
    set_numbers(numbers, _SINGLE, changed)
    # One for every pair, as in the box.
    numbers.offspring_tiles = min(numbers.male_tiles, numbers.female_tiles)
    numbers.modules = vec[i64](
        [i64(changed.get(tweak.name, tweak.printed)) for tweak in MODULE_TWEAKS]
    )
    numbers.full_points = _scale("full", PRINTED.full_points, changed)
    numbers.nearly_full_points = _scale("nearly-full", PRINTED.nearly_full_points, changed)
    numbers.fill_bonus = _scale("bonus", PRINTED.fill_bonus, changed)
    return numbers


def _scale(kind: str, printed: vec[i64], changed: Mapping[str, int]) -> vec[i64]:
    names = [PEN_NAMES[min(pen, int(BASE_PENS))] for pen in range(PENS)]
    return vec[i64](
        [i64(changed.get(f"{kind}-{name}", printed[pen])) for pen, name in enumerate(names)]
    )


def check_modules(text: str, modules: Sequence[str]) -> None:
    """Refuse numbers of modules that are not in play."""
    changed = read_tweaks(text, ZOO_TWEAKS + MODULE_TWEAKS) if text else {}
    for tweak in MODULE_TWEAKS:
        if tweak.name in changed and tweak.module not in modules:
            raise Misread("notation.of-module", name=tweak.name, module=tweak.module)


def check_numbers(numbers: ZooNumbers, players: int, modular: bool = False) -> None:
    """Refuse numbers with which no game can be played."""
    if modular:
        _check_with_modules(numbers)
    if numbers.seller_share > numbers.purchase_price:
        raise Misread("notation.share")
    species = int(LAST_SPECIES - FLAMINGO + 1 - species_left_out(players))
    tiles = species * (numbers.plain_tiles + numbers.male_tiles + numbers.female_tiles)
    tiles += numbers.stall_tiles * STALL_TYPES + numbers.coin_tiles
    if tiles <= numbers.end_pile:
        raise Misread("notation.few", players=players, n=int(tiles))


def _check_with_modules(numbers: ZooNumbers) -> None:
    """Modules add tiles of any kind, and one of them lowers the price of a purchase (MI.2.1)."""
    for tweak in _SINGLE:
        if tweak.most == _TILES and getattr(numbers, tweak.name.replace("-", "_")) > _WITH_MODULES:
            raise Misread("notation.with-modules", name=tweak.name, most=_WITH_MODULES)
    if numbers.seller_share > SELLER_SHARE:
        raise Misread("notation.with-modules", name="seller-share", most=int(SELLER_SHARE))
