"""The combined game as a drawing."""

from zoopark.games.aquaretto.drawing import PARK_CHIPS, park_part
from zoopark.games.drafting.drawing import DraftingDrawing
from zoopark.games.drawing.shapes import Part
from zoopark.games.drawing.table import Shown
from zoopark.games.zooloretto.drawing import ZOO_CHIPS, zoo_parts


class CombinedDrawing(DraftingDrawing):
    """How the combined game is drawn."""

    chips = ZOO_CHIPS.beside(PARK_CHIPS)

    def seat(self, seat: Shown) -> list[Part]:
        return [*zoo_parts(seat["zoo"]), park_part(seat["park"])]
