"""The words of every mini enclosure, by its id."""

from typing import Final

from zoopark.games.zooloretto.modules.beaver import view as beaver
from zoopark.games.zooloretto.modules.beaver.words import BeaverNotation
from zoopark.games.zooloretto.modules.capybara.words import CapybaraNotation
from zoopark.games.zooloretto.modules.christmas_present import view as christmas_present
from zoopark.games.zooloretto.modules.christmas_present.words import ChristmasPresentNotation
from zoopark.games.zooloretto.modules.christmas_tree import view as christmas_tree
from zoopark.games.zooloretto.modules.christmas_tree.words import ChristmasTreeNotation
from zoopark.games.zooloretto.modules.grizzly.words import GrizzlyNotation
from zoopark.games.zooloretto.modules.hagenbeck import view as hagenbeck
from zoopark.games.zooloretto.modules.hagenbeck.words import HagenbeckNotation
from zoopark.games.zooloretto.modules.katta.words import KattaNotation
from zoopark.games.zooloretto.modules.kea.words import KeaNotation
from zoopark.games.zooloretto.modules.king_k.words import KingKNotation
from zoopark.games.zooloretto.modules.kiwi import view as kiwi
from zoopark.games.zooloretto.modules.kiwi.words import KiwiNotation
from zoopark.games.zooloretto.modules.langer_ludwig.words import LangerLudwigNotation
from zoopark.games.zooloretto.modules.mini_enclosures.mini_view import MiniView
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.games.zooloretto.modules.octopus import view as octopus
from zoopark.games.zooloretto.modules.octopus.words import OctopusNotation
from zoopark.games.zooloretto.modules.skunk import view as skunk
from zoopark.games.zooloretto.modules.skunk.words import SkunkNotation
from zoopark.games.zooloretto.modules.squirrel.words import SquirrelNotation

MINI_NOTATIONS: Final[dict[str, MiniNotation]] = {
    "polar-bear": MiniNotation(),
    "gorilla": MiniNotation(),
    "king-k": KingKNotation(),
    "grizzly": GrizzlyNotation(),
    "iberian-lynx": MiniNotation(),
    "octopus": OctopusNotation(),
    "lucky-pig": MiniNotation(),
    "katta": KattaNotation(),
    "tapir": MiniNotation(),
    "langer-ludwig": LangerLudwigNotation(),
    "kiwi": KiwiNotation(),
    "skunk": SkunkNotation(),
    "beaver": BeaverNotation(),
    "kea": KeaNotation(),
    "hagenbeck": HagenbeckNotation(),
    "capybara": CapybaraNotation(),
    "reindeer": MiniNotation(),
    "christmas-tree": ChristmasTreeNotation(),
    "christmas-present": ChristmasPresentNotation(),
    "squirrel": SquirrelNotation(),
}

# By the chapter of the rulebook that describes it.
MINI_NAMES: Final[dict[int, str]] = {
    1: "polar-bear",
    2: "gorilla",
    3: "king-k",
    4: "grizzly",
    5: "iberian-lynx",
    6: "octopus",
    7: "lucky-pig",
    8: "katta",
    9: "tapir",
    10: "langer-ludwig",
    11: "kiwi",
    12: "skunk",
    13: "beaver",
    14: "kea",
    15: "hagenbeck",
    16: "capybara",
    17: "reindeer",
    18: "christmas-tree",
    19: "christmas-present",
    20: "squirrel",
}

# Those that show more than their coins.
MINI_VIEWS: Final[dict[str, MiniView]] = {
    "octopus": octopus.VIEW,
    "kiwi": kiwi.VIEW,
    "skunk": skunk.VIEW,
    "beaver": beaver.VIEW,
    "hagenbeck": hagenbeck.VIEW,
    "christmas-tree": christmas_tree.VIEW,
    "christmas-present": christmas_present.VIEW,
}
