"""The combined game in environments: its actions and the names of its columns."""

from zoopark.core.actions import MoveKind, operand
from zoopark.core.moves import A
from zoopark.games.aquaretto.env import (
    PARK_FAMILIES,
    PARK_SPECIES,
    PARK_TILES,
    park_bag_columns,
    park_columns,
    park_moves,
    question_columns,
)
from zoopark.games.combined.observer import CombinedObserver
from zoopark.games.combined.rules.game import PARK, ZOO
from zoopark.games.combined.rules.numbering import CombinedActions
from zoopark.games.drafting.actions import draft_moves, draft_outcomes
from zoopark.games.drafting.columns import seat_columns, table_columns
from zoopark.games.drafting.rules.kinds import DRAW
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.env import EnvSpec
from zoopark.games.zooloretto.actions import Components, zoo_moves
from zoopark.games.zooloretto.columns import (
    ZOO_FAMILIES,
    nursery_columns,
    zoo_bag_columns,
    zoo_columns,
)
from zoopark.notation.columns import word


def combined_env(players: int) -> EnvSpec:
    """What environments need to know about a game with this many players."""
    box = Components(players)
    decisions = [MoveKind(DRAW, operand(A, [int(ZOO), int(PARK)])), *draft_moves(players)]
    decisions += zoo_moves(box) + park_moves(players)
    species, tiles = [*box.species, *PARK_SPECIES], [*box.tiles, *PARK_TILES]
    actions = CombinedActions(players, decisions, draft_outcomes(players, species, tiles))
    return EnvSpec(actions, CombinedObserver(players), tuple(_columns(players)))


def _columns(players: int) -> list[str]:
    joint = ("park-supply", "zoo-coins", "zoo-open", "park-open", "zoo-closed", "park-closed")
    names = table_columns(players, ZOO_FAMILIES + PARK_FAMILIES) + word(*joint)
    names += word(*(f"truck{truck + 1}.park" for truck in range(int(truck_count(players)))))
    names += zoo_bag_columns(False) + park_bag_columns()
    names += nursery_columns() + question_columns()
    return names + seat_columns(players, zoo_columns(players, False) + park_columns())
