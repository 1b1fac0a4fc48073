"""What the kiwi shows."""

from zoopark.games.drafting.view import tile_names
from zoopark.games.zooloretto.modules.kiwi.rules import Kiwi
from zoopark.games.zooloretto.modules.kiwi.words import lifted_tiles
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class KiwiPart(MiniPart, frozen=True, tag="kiwi"):
    """The kiwi."""

    tiles: tuple[str, ...]  # that lie on it


class KiwiView(MiniView):
    part = KiwiPart

    def show(self, mini: Mini) -> KiwiPart:
        assert isinstance(mini, Kiwi)
        return KiwiPart(int(mini.laid), mini.used, tile_names(lifted_tiles(mini)))


VIEW = KiwiView()
