"""Zooloretto in the catalogue."""

from zoopark.notation.config import Config, Option
from zoopark.notation.drafting.position import DraftingPosition
from zoopark.notation.drafting.title import OUT, PLAYERS, START, DraftingTitle
from zoopark.notation.errors import NotationError
from zoopark.notation.zooloretto.notation import ZooNotation
from zoopark.rules.drafting.game import Drafting
from zoopark.rules.kernel.state import State
from zoopark.rules.zooloretto.components import ALL_COINS
from zoopark.rules.zooloretto.game import Zooloretto, new_game
from zoopark.rules.zooloretto.modules.registry import MODULES, conflict, new_modules


class ZoolorettoTitle(DraftingTitle):
    name = "zooloretto"
    heading = "Zooloretto"
    options = (PLAYERS, OUT, START, Option("modules", "ID+ID", "the expansions that are in play"))
    modules = tuple(MODULES)

    def canonical(self, option: str, value: str, players: int) -> str:
        if option != "modules":
            return super().canonical(option, value, players)
        ids = value.split("+")
        wrong = conflict(ids, players)
        if wrong:
            raise NotationError(wrong)
        return "+".join(id for id in MODULES if id in ids)

    def set_up(self, config: Config, starter: int) -> Drafting:
        modules = new_modules(config.listed("modules"), config.players)
        return new_game(config.players, modules, starter)

    def table(self, state: State) -> DraftingPosition:
        assert isinstance(state, Zooloretto)
        return DraftingPosition(state, [ZooNotation(state.zoos, state.supply)], int(ALL_COINS))
