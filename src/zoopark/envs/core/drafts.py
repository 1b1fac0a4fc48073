"""Zooloretto, Aquaretto and the two combined as observations."""

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.core.state import State
from zoopark.envs.core.minis import DeskLens
from zoopark.envs.core.modules import LENSES, Lens
from zoopark.envs.core.parks import (
    write_park,
    write_questions,
)
from zoopark.envs.core.sight import Sight
from zoopark.envs.core.table import (
    TableSight,
    write_bag,
    write_carried,
    write_joint,
    write_purse,
)
from zoopark.envs.core.zoos import (
    ZooSight,
    write_agenda,
    write_nursery,
)
from zoopark.games.aquaretto.rules.components import FIRST_SPECIES
from zoopark.games.aquaretto.rules.game import Aquaretto
from zoopark.games.combined.rules.game import Combined
from zoopark.games.drafting.rules.setup import truck_count
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.rules.components import (
    ALL_FAMILIES,
    ALL_PENS,
    LAST_SPECIES,
    expansion_boards,
)
from zoopark.games.zooloretto.rules.game import Zooloretto
from zoopark.games.zooloretto.rules.module import Module


class ZoolorettoSight(Sight):
    def __init__(self, players: int, modules: list[Module]) -> None:
        self.players: i64 = players
        self.modular = len(modules) > 0
        self.table = TableSight(players, truck_count(players), 0, 2)
        families = ALL_FAMILIES if modules else LAST_SPECIES + 1
        self.zoo = ZooSight(expansion_boards(players), ALL_PENS, families, self.modular)
        self.lenses = [_lens(module, players) for module in modules]

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Zooloretto)
        zoos = state.zoos
        at = self.table.write(state, seat, words, at)
        at = write_bag(state.supply, words, at)
        at = write_nursery(zoos.nursery, words, at)
        for place in range(self.players):
            who = seat + place
            if who >= self.players:
                who -= self.players
            at = write_purse(state, who, words, at)
            at = self.zoo.write(zoos.zoos[who], words, at)
        if self.modular:
            at = write_agenda(zoos, seat, words, at)
            for number in range(len(self.lenses)):
                at = self.lenses[number].write(zoos.modules[number], seat, words, at)


def _lens(module: Module, players: int) -> Lens:
    if isinstance(module, MiniEnclosures):
        return DeskLens(players, [mini.manifest.id for mini in module.minis])
    return LENSES.get(module.manifest.id, Lens)(players)


class AquarettoSight(Sight):
    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.table = TableSight(players, truck_count(players), FIRST_SPECIES, 2)

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Aquaretto)
        at = self.table.write(state, seat, words, at)
        at = write_bag(state.supply, words, at)
        at = write_questions(state.parks, words, at)
        for place in range(self.players):
            who = (seat + place) % self.players
            at = write_purse(state, who, words, at)
            at = write_park(state.parks.parks[who], words, at)


class CombinedSight(Sight):
    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.trucks = truck_count(players)
        self.table = TableSight(players, self.trucks, 0, 4)
        self.zoo = ZooSight(expansion_boards(players), ALL_PENS, LAST_SPECIES + 1, False)

    def write(self, state: State, seat: i64, words: vec[i64], at: i64) -> None:
        assert isinstance(state, Combined)
        at = self.table.write(state, seat, words, at)
        at = write_joint(state, words, at)
        at = write_carried(state, words, at)
        at = write_bag(state.supply, words, at)
        at = write_bag(state.park_supply, words, at)
        at = write_nursery(state.zoos.nursery, words, at)
        at = write_questions(state.parks, words, at)
        for place in range(self.players):
            who = (seat + place) % self.players
            at = write_purse(state, who, words, at)
            at = self.zoo.write(state.zoos.zoos[who], words, at)
            at = write_park(state.parks.parks[who], words, at)
