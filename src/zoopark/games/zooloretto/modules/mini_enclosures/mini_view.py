"""What one mini enclosure shows."""

from msgspec import Struct

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini


class MiniPart(Struct, frozen=True, tag_field="name"):
    """A mini enclosure of a seat."""

    coins: int  # that lie on it
    used: bool  # has it been used this round?


class MiniView:
    """How one mini enclosure is shown; its part of the view is tagged with its id."""

    part: type[MiniPart]

    def show(self, mini: Mini) -> MiniPart:
        return self.part(int(mini.laid), mini.used)
