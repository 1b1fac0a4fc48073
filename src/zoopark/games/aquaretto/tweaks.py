"""The numbers of Aquaretto that can be tweaked."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from zoopark.games.aquaretto.rules.components import FIRST_SPECIES, LAST_SHOW, LAST_SPECIES
from zoopark.games.aquaretto.rules.numbers import PRINTED, ParkNumbers
from zoopark.games.drafting.rules.setup import species_left_out
from zoopark.games.tweaks import Tweak, read_tweaks, set_numbers
from zoopark.notation.errors import Misread

# Of each kind of tile there can be fifteen, because a bag counts them with four bits.
_TILES: Final = 15
_PRICES: Final = (
    Tweak("move-price", int(PRINTED.move_price), 1, 10, "A.6.2"),
    Tweak("helper-price", int(PRINTED.helper_price), 1, 10, "A.6.3"),
    Tweak("purchase-price", int(PRINTED.purchase_price), 1, 10, "A.6.4"),
    Tweak("discard-price", int(PRINTED.discard_price), 1, 10, "A.6.6"),
    Tweak("small-price", int(PRINTED.small_price), 1, 10, "A.6.7"),
    Tweak("large-price", int(PRINTED.large_price), 1, 10, "A.6.8"),
)
PARK_TWEAKS: Final = (
    Tweak("animal-points", int(PRINTED.animal_points), -20, 20, "A.9.1"),
    Tweak("cashier-points", int(PRINTED.cashier_points), -20, 20, "A.9.2"),
    Tweak("keeper-points", int(PRINTED.keeper_points), -20, 20, "A.9.3"),
    Tweak("trainer-points", int(PRINTED.trainer_points), -20, 20, "A.9.4"),
    Tweak("depot-points", int(PRINTED.depot_points), -20, 20, "A.9.6"),
    Tweak("managed-points", int(PRINTED.managed_points), -20, 20, "A.9.7"),
    *_PRICES,
    Tweak("seller-share", int(PRINTED.seller_share), 0, 10, "A.6.4"),
    Tweak("bonus-coins", int(PRINTED.bonus_coins), 0, 5, "A.7.1"),
    Tweak("start-coins", int(PRINTED.start_coins), 0, 6, "A.1.8"),
    Tweak("male-tiles", int(PRINTED.male_tiles), 0, _TILES, "A.1.1"),
    Tweak("female-tiles", int(PRINTED.female_tiles), 0, _TILES, "A.1.1"),
    Tweak("show-plain-tiles", int(PRINTED.show_plain_tiles), 0, _TILES, "A.1.1"),
    Tweak("show-bolt-tiles", int(PRINTED.show_bolt_tiles), 0, _TILES, "A.1.1"),
    Tweak("plain-tiles", int(PRINTED.plain_tiles), 0, _TILES, "A.1.1"),
    Tweak("fish-tiles", int(PRINTED.fish_tiles), 0, _TILES, "A.1.1"),
    Tweak("coin-tiles", int(PRINTED.coin_tiles), 0, _TILES, "A.1.1"),
    Tweak("end-pile", int(PRINTED.end_pile), 1, 60, "A.1.4"),
    Tweak("truck-spaces", int(PRINTED.truck_spaces), 1, int(PRINTED.truck_spaces), "A.1.5"),
)


@cache  # games with the same numbers share them, as what is kept of their views
def tweaked_numbers(text: str) -> ParkNumbers:
    """The numbers that a game is played with, by the option of its game string."""
    return park_numbers(read_tweaks(text, PARK_TWEAKS)) if text else PRINTED


def park_numbers(changed: Mapping[str, int]) -> ParkNumbers:
    """The printed numbers but for these."""
    numbers = ParkNumbers()
    numbers.tweaked = True
    set_numbers(numbers, PARK_TWEAKS, changed)
    numbers.cheapest = min(changed.get(price.name, price.printed) for price in _PRICES)
    # One for every pair, as in the box.
    numbers.offspring_tiles = min(numbers.male_tiles, numbers.female_tiles)
    return numbers


def check_numbers(numbers: ParkNumbers, players: int) -> None:
    """Refuse numbers with which no game can be played."""
    if numbers.seller_share > numbers.purchase_price:
        raise Misread("notation.share")
    shows = int(LAST_SHOW - FIRST_SPECIES + 1)
    others = int(LAST_SPECIES - LAST_SHOW - species_left_out(players))
    tiles = (shows + others) * (numbers.male_tiles + numbers.female_tiles) + numbers.coin_tiles
    tiles += shows * (numbers.show_plain_tiles + numbers.show_bolt_tiles)
    tiles += others * (numbers.plain_tiles + numbers.fish_tiles)
    if tiles <= numbers.end_pile:
        raise Misread("notation.few", players=players, n=int(tiles))
