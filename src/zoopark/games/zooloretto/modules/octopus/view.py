"""What the octopus shows."""

from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniPart, MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.octopus.rules import Octopus
from zoopark.games.zooloretto.rules.module import NOBODY


class OctopusPart(MiniPart, frozen=True, tag="octopus"):
    """The octopus."""

    named: int | None  # the seat that its owner expects to win


class OctopusView(MiniView):
    part = OctopusPart

    def show(self, mini: Mini) -> OctopusPart:
        assert isinstance(mini, Octopus)
        named = int(mini.named) if mini.named != NOBODY else None
        return OctopusPart(int(mini.laid), mini.used, named)


VIEW = OctopusView()
