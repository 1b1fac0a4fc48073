"""Zooloretto in environments: its actions and the names of its columns, modules included."""

from zoopark.core.actions import Actions, MoveKind
from zoopark.core.bits import bit
from zoopark.games.drafting.actions import draft_moves, draft_outcomes
from zoopark.games.drafting.columns import seat_columns, table_columns
from zoopark.games.drafting.rules.kinds import DECLINE, DRAW
from zoopark.games.env import EnvSpec
from zoopark.games.zooloretto.actions import Components, zoo_moves
from zoopark.games.zooloretto.columns import (
    ZOO_FAMILIES,
    agenda_columns,
    nursery_columns,
    zoo_bag_columns,
    zoo_columns,
)
from zoopark.games.zooloretto.module_env import env_of
from zoopark.games.zooloretto.observer.game import ZoolorettoObserver
from zoopark.games.zooloretto.rules.agenda import PUT
from zoopark.games.zooloretto.rules.module import Module


def zooloretto_env(players: int, modules: list[Module]) -> EnvSpec:
    """What environments need to know about a game with these modules."""
    return EnvSpec(
        _actions(players, modules), _observer(players, modules), tuple(_columns(players, modules))
    )


def _actions(players: int, modules: list[Module]) -> Actions:
    box = Components(players)
    for module in modules:
        env_of(module).extend(module, box)
    decisions = [MoveKind(DRAW), *draft_moves(players), *zoo_moves(box)]
    if modules:
        decisions.append(MoveKind(DECLINE))
    for module in modules:
        decisions += env_of(module).leading_moves(module, box)
    for module in modules:
        decisions += env_of(module).moves(module, box)
    outcomes = draft_outcomes(players, box.species, box.tiles)
    for module in modules:
        outcomes += env_of(module).outcomes(module, box)
    return Actions(players, decisions, outcomes)


def _observer(players: int, modules: list[Module]) -> ZoolorettoObserver:
    about_tiles = int(bit(PUT))
    for module in modules:
        for kind in env_of(module).questions_about_tiles(module):
            about_tiles |= int(bit(kind))
    observers = [env_of(module).observer(module, players) for module in modules]
    return ZoolorettoObserver(players, observers, about_tiles)


def _columns(players: int, modules: list[Module]) -> list[str]:
    modular = bool(modules)
    names = table_columns(players, ZOO_FAMILIES) + zoo_bag_columns(modular) + nursery_columns()
    names += seat_columns(players, zoo_columns(players, modular))
    if modular:
        names += agenda_columns()
    for module in modules:
        names += env_of(module).columns(module, players)
    return names
