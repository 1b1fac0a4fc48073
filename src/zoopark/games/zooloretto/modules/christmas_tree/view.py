"""What the Christmas tree shows."""

from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.drafting.view import tile_names
from zoopark.games.zooloretto.modules.christmas_tree.rules import ChristmasTree
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class ChristmasTreePart(MiniPart, frozen=True, tag="christmas-tree"):
    """The Christmas tree."""

    tiles: tuple[str, ...]  # that lie on it
    draws: int  # how many more are drawn


class ChristmasTreeView(MiniView):
    part = ChristmasTreePart

    def show(self, mini: Mini) -> ChristmasTreePart:
        assert isinstance(mini, ChristmasTree)
        tiles = tile_names(tiles_on(mini.tiles))
        return ChristmasTreePart(int(mini.laid), mini.used, tiles, int(mini.draws))


VIEW = ChristmasTreeView()
