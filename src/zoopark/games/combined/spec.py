"""Aquaretto and Zooloretto combined, in the catalogue."""

from typing import TYPE_CHECKING

from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import Sketch
from zoopark.core.state import State
from zoopark.games.aquaretto.offers import PARK_PRICES
from zoopark.games.aquaretto.spec import PARK_WORDS
from zoopark.games.aquaretto.tweaks import check_numbers as check_park
from zoopark.games.aquaretto.words import REFUSALS
from zoopark.games.combined.position import CombinedPosition
from zoopark.games.combined.rules.game import RULEBOOK, Combined, new_game
from zoopark.games.combined.tweaks import COMBINED_TWEAKS, tweaked_numbers
from zoopark.games.drafting.position import DraftingPosition
from zoopark.games.drafting.rules.game import Drafting
from zoopark.games.drafting.spec import DRAFTING_WORDS, OUT, PLAYERS, START, DraftingSpec
from zoopark.games.shown import Shown
from zoopark.games.tweaks import TWEAKS
from zoopark.games.zooloretto.offers import ZOO_PRICES
from zoopark.games.zooloretto.spec import ZOO_WORDS
from zoopark.games.zooloretto.tweaks import check_numbers as check_zoo
from zoopark.notation.config import Config

if TYPE_CHECKING:
    from zoopark.games.combined.view import CombinedView
    from zoopark.games.drawing.table import Drawing
    from zoopark.games.env import EnvSpec


class CombinedSpec(DraftingSpec):
    name = "combined"
    env_name = "Combined"
    heading = "Aquaretto + Zooloretto"
    rulebook = RULEBOOK
    words = (DRAFTING_WORDS, ZOO_WORDS, PARK_WORDS)
    prices = (*ZOO_PRICES, *PARK_PRICES)
    options = (PLAYERS, OUT, START, TWEAKS)
    tweaks = COMBINED_TWEAKS
    refusals = REFUSALS

    def check(self, config: Config) -> None:
        zoo, park = tweaked_numbers(config.values.get("tweaks", ""))
        check_zoo(zoo, config.players)
        check_park(park, config.players)
        super().check(config)

    def set_up(self, config: Config, starter: int) -> Drafting:
        zoo, park = tweaked_numbers(config.values.get("tweaks", ""))
        return new_game(config.players, starter, zoo, park)

    def notation(self, state: State) -> DraftingPosition:
        assert isinstance(state, Combined)
        return CombinedPosition(state)

    def env(self, start: State) -> "EnvSpec":
        from zoopark.games.combined.env import combined_env

        return combined_env(start.players)

    def drawing(self) -> "Drawing":
        from zoopark.games.combined.drawing import CombinedDrawing

        return CombinedDrawing()

    @property
    def view_type(self) -> "type[CombinedView]":
        from zoopark.games.combined.view import CombinedView

        return CombinedView

    def view(
        self, state: State, config: Config, seat: int | None, last: Shown | None = None
    ) -> "CombinedView":
        from zoopark.games.combined.view import combined_view

        assert isinstance(state, Combined)
        return combined_view(state, self.notation(state), str(config), last)

    def evaluator(self, state: State) -> Evaluator:
        from zoopark.games.combined.evaluator import new_evaluator

        return new_evaluator()

    def sketch(self, evaluator: Evaluator) -> Sketch:
        from zoopark.games.combined.evaluator_sketch import new_sketch

        return new_sketch(evaluator)
