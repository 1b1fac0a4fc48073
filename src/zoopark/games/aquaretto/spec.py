"""Aquaretto in the catalogue."""

from typing import TYPE_CHECKING

from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.aquaretto.board import LEGEND, STYLES
from zoopark.games.aquaretto.events import AQUARETTO
from zoopark.games.aquaretto.moves import VERBS, WRITERS
from zoopark.games.aquaretto.offers import PARK_PRICES
from zoopark.games.aquaretto.position import ParkNotation
from zoopark.games.aquaretto.rules.components import ALL_COINS, RULEBOOK
from zoopark.games.aquaretto.rules.game import Aquaretto, new_game
from zoopark.games.aquaretto.tweaks import PARK_TWEAKS, check_numbers, tweaked_numbers
from zoopark.games.aquaretto.words import ALL_SPECIES, REFUSALS, TILES
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.spec import DRAFTING_WORDS, OUT, PLAYERS, START, DraftingSpec
from zoopark.games.shown import Shown
from zoopark.games.tweaks import TWEAKS
from zoopark.notation.config import Config
from zoopark.notation.vocabulary import Words

if TYPE_CHECKING:
    from zoopark.games.aquaretto.view import AquarettoView
    from zoopark.games.drawing.table import Drawing
    from zoopark.games.env import EnvSpec

PARK_WORDS = Words(VERBS, WRITERS, AQUARETTO, TILES, ALL_SPECIES)


class AquarettoSpec(DraftingSpec):
    name = "aquaretto"
    env_name = "Aquaretto"
    heading = "Aquaretto"
    legend = LEGEND
    styles = STYLES
    rulebook = RULEBOOK
    words = (DRAFTING_WORDS, PARK_WORDS)
    prices = PARK_PRICES
    options = (PLAYERS, OUT, START, TWEAKS)
    tweaks = PARK_TWEAKS
    refusals = REFUSALS

    def check(self, config: Config) -> None:
        check_numbers(tweaked_numbers(config.values.get("tweaks", "")), config.players)
        super().check(config)

    def set_up(self, config: Config, starter: int) -> Drafting:
        numbers = tweaked_numbers(config.values.get("tweaks", ""))
        return new_game(config.players, starter, numbers)

    def env(self, start: State) -> "EnvSpec":
        from zoopark.games.aquaretto.env import aquaretto_env

        return aquaretto_env(start.players)

    def drawing(self) -> "Drawing":
        from zoopark.games.aquaretto.drawing import AquarettoDrawing

        return AquarettoDrawing()

    @property
    def view_type(self) -> "type[AquarettoView]":
        from zoopark.games.aquaretto.view import AquarettoView

        return AquarettoView

    def view(
        self, state: State, config: Config, seat: int | None, last: Shown | None = None
    ) -> "AquarettoView":
        from zoopark.games.aquaretto.view import aquaretto_view

        assert isinstance(state, Aquaretto)
        return aquaretto_view(state, self.notation(state), str(config), last)

    def notation(self, state: State) -> DraftingPosition:
        assert isinstance(state, Aquaretto)
        return DraftingPosition(state, [ParkNotation(state.parks, state.supply)], int(ALL_COINS))

    def evaluator(self, state: State) -> Evaluator:
        from zoopark.games.aquaretto.evaluator import new_evaluator

        return new_evaluator()

    def sketch(self, evaluator: Evaluator) -> Sketch:
        from zoopark.games.aquaretto.evaluator_sketch import new_sketch

        return new_sketch(evaluator)
