"""What the beaver shows."""

from zoopark.games.drafting.rules.trucks import tiles_on
from zoopark.games.drafting.view import tile_names
from zoopark.games.zooloretto.modules.beaver.rules import Beaver
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class BeaverPart(MiniPart, frozen=True, tag="beaver"):
    """The beaver."""

    tiles: tuple[str, ...]  # that lie on it


class BeaverView(MiniView):
    part = BeaverPart

    def show(self, mini: Mini) -> BeaverPart:
        assert isinstance(mini, Beaver)
        return BeaverPart(int(mini.laid), mini.used, tile_names(tiles_on(mini.tiles)))


VIEW = BeaverView()
