"""All columns of a game, in the order in which its sight writes them."""

from zoopark.envs.columns.modules import module_columns
from zoopark.envs.columns.parks import park_columns, question_columns
from zoopark.envs.columns.table import (
    bag_columns,
    joint_columns,
    seat_columns,
    table_columns,
)
from zoopark.envs.columns.zoos import agenda_columns, nursery_columns, zoo_columns
from zoopark.games.aquaretto.rules.components import FAMILIES as PARK_FAMILIES
from zoopark.games.aquaretto.rules.components import FIRST_SPECIES
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.zooloretto.rules.components import ALL_FAMILIES, FAMILIES, expansion_boards
from zoopark.games.zooloretto.rules.module import Module

_FIRST, _PARK_FAMILIES = int(FIRST_SPECIES), int(PARK_FAMILIES)


def zooloretto_columns(players: int, modules: list[Module]) -> list[str]:
    names = table_columns(players, int(truck_count(players)), 0, 2)
    names += bag_columns(0, int(ALL_FAMILIES if modules else FAMILIES)) + nursery_columns()
    names += seat_columns(players, zoo_columns(int(expansion_boards(players)), bool(modules)))
    if modules:
        names += agenda_columns()
    for module in modules:
        names += module_columns(module, players)
    return names


def aquaretto_columns(players: int) -> list[str]:
    names = table_columns(players, int(truck_count(players)), _FIRST, 2)
    names += bag_columns(_FIRST, _PARK_FAMILIES) + question_columns()
    return names + seat_columns(players, park_columns())


def combined_columns(players: int) -> list[str]:
    trucks = int(truck_count(players))
    names = table_columns(players, trucks, 0, 4) + joint_columns(trucks)
    names += bag_columns(0, int(FAMILIES)) + bag_columns(_FIRST, _PARK_FAMILIES)
    names += nursery_columns() + question_columns()
    zoo = zoo_columns(int(expansion_boards(players)), False)
    return names + seat_columns(players, zoo + park_columns())
