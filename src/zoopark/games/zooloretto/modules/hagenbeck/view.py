"""What Hagenbeck shows."""

from msgspec import Struct

from zoopark.games.zooloretto.modules.hagenbeck.rules import Hagenbeck
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.words import PENS
from zoopark.notation.tiles import tile_name


class Guest(Struct, frozen=True):
    """An animal among those of another species."""

    tile: str  # the guest
    enclosure: str  # in which it is


class HagenbeckPart(MiniPart, frozen=True, tag="hagenbeck"):
    """Hagenbeck."""

    guest: Guest | None


class HagenbeckView(MiniView):
    part = HagenbeckPart

    def show(self, mini: Mini) -> HagenbeckPart:
        assert isinstance(mini, Hagenbeck)
        guest = Guest(tile_name(mini.guest), PENS[mini.home]) if mini.guest else None
        return HagenbeckPart(int(mini.laid), mini.used, guest)


VIEW = HagenbeckView()
