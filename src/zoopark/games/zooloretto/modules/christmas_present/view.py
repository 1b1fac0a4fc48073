"""What the Christmas present shows."""

from zoopark.games.drafting.view import tile_names
from zoopark.games.zooloretto.modules.christmas_present.rules import ChristmasPresent
from zoopark.games.zooloretto.modules.christmas_present.words import present_tiles
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class ChristmasPresentPart(MiniPart, frozen=True, tag="christmas-present"):
    """The Christmas present."""

    tiles: tuple[str, ...]  # that lie on it


class ChristmasPresentView(MiniView):
    part = ChristmasPresentPart

    def show(self, mini: Mini) -> ChristmasPresentPart:
        assert isinstance(mini, ChristmasPresent)
        return ChristmasPresentPart(int(mini.laid), mini.used, tile_names(present_tiles(mini)))


VIEW = ChristmasPresentView()
