"""What the skunk shows."""

from zoopark.games.drafting.view import tile_names
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.skunk.rules import Skunk
from zoopark.games.zooloretto.modules.skunk.words import goods_of


class SkunkPart(MiniPart, frozen=True, tag="skunk"):
    """The skunk."""

    sale: tuple[str, ...]  # the animals that it sells


class SkunkView(MiniView):
    part = SkunkPart

    def show(self, mini: Mini) -> SkunkPart:
        assert isinstance(mini, Skunk)
        return SkunkPart(int(mini.laid), mini.used, tile_names(goods_of(mini)))


VIEW = SkunkView()
