"""Columns of ``core.parks``: water parks."""

from zoopark.envs.columns.names import COLUMNS, UNUSED, family_names, of, tile_names, word
from zoopark.envs.core.actions import FIELDS
from zoopark.envs.core.parks import DEPOT_WORDS
from zoopark.games.aquaretto.rules.components import FIRST_SPECIES
from zoopark.games.aquaretto.rules.land import PARK
from zoopark.games.aquaretto.words import field_name

_FIRST = int(FIRST_SPECIES)


def park_columns() -> list[str]:
    names = word("cashiers", "keepers", "managers", "small-boards", "large-boards", "depot")
    kinds = word("plain", "m", "f", "fish", "bolt", "baby", "trainer", "exists")
    laid = [f"field{field + 1}" for field in range(len(PARK.cells), int(FIELDS))]
    for field in [*(field_name(cell) for cell in PARK.cells), *laid]:
        names += of(field, family_names(_FIRST, 1) + kinds)
    places = [f"{field}.{way}" for field in laid for way in ("row", "column")]
    names += places + [UNUSED] * (-len(places) % COLUMNS)
    names += of("depot.top", tile_names(_FIRST, 2))
    return names + [f"depot.{depth + 1}" for depth in range(int(DEPOT_WORDS) * COLUMNS)]


def question_columns() -> list[str]:
    names = of("unborn", family_names(_FIRST, 1)) + word("asks-helper", "asks-young")
    return names + of("asks-young", tile_names(_FIRST, 2))
