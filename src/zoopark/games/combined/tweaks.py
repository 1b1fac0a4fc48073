"""The numbers of the combined game that can be tweaked: of both games, and of the table."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from zoopark.games.aquaretto.rules.numbers import PRINTED as PRINTED_PARK
from zoopark.games.aquaretto.rules.numbers import ParkNumbers
from zoopark.games.aquaretto.tweaks import PARK_TWEAKS, park_numbers
from zoopark.games.tweaks import Tweak, read_tweaks
from zoopark.games.zooloretto.rules.numbers import PRINTED as PRINTED_ZOO
from zoopark.games.zooloretto.rules.numbers import ZooNumbers
from zoopark.games.zooloretto.tweaks import ZOO_TWEAKS, zoo_numbers

_TABLE: Final = ("start-coins", "truck-spaces")  # which there is only one of


def _of_side(side: str, tweaks: tuple[Tweak, ...]) -> list[Tweak]:
    return [
        tweak._replace(name=f"{side}-{tweak.name}") for tweak in tweaks if tweak.name not in _TABLE
    ]


COMBINED_TWEAKS: Final = (
    *(tweak for tweak in ZOO_TWEAKS if tweak.name in _TABLE),
    *_of_side("zoo", ZOO_TWEAKS),
    *_of_side("park", PARK_TWEAKS),
)


@cache  # games with the same numbers share them, as what is kept of their views
def tweaked_numbers(text: str) -> tuple[ZooNumbers, ParkNumbers]:
    """The numbers that a game is played with, by the option of its game string."""
    if not text:
        return PRINTED_ZOO, PRINTED_PARK
    changed = read_tweaks(text, COMBINED_TWEAKS)
    return zoo_numbers(_changed("zoo", changed)), park_numbers(_changed("park", changed))


def _changed(side: str, changed: Mapping[str, int]) -> dict[str, int]:
    table = {name: number for name, number in changed.items() if name in _TABLE}
    own = {name: number for name, number in changed.items() if name.startswith(f"{side}-")}
    return table | {name.removeprefix(f"{side}-"): number for name, number in own.items()}
