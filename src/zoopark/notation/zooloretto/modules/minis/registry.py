"""The words of every mini enclosure, by its id."""

from typing import Final

from zoopark.notation.zooloretto.modules.minis.beaver import BeaverNotation
from zoopark.notation.zooloretto.modules.minis.capybara import CapybaraNotation
from zoopark.notation.zooloretto.modules.minis.christmas_present import ChristmasPresentNotation
from zoopark.notation.zooloretto.modules.minis.christmas_tree import ChristmasTreeNotation
from zoopark.notation.zooloretto.modules.minis.grizzly import GrizzlyNotation
from zoopark.notation.zooloretto.modules.minis.hagenbeck import HagenbeckNotation
from zoopark.notation.zooloretto.modules.minis.katta import KattaNotation
from zoopark.notation.zooloretto.modules.minis.kea import KeaNotation
from zoopark.notation.zooloretto.modules.minis.king_k import KingKNotation
from zoopark.notation.zooloretto.modules.minis.kiwi import KiwiNotation
from zoopark.notation.zooloretto.modules.minis.langer_ludwig import LangerLudwigNotation
from zoopark.notation.zooloretto.modules.minis.notation import MiniNotation
from zoopark.notation.zooloretto.modules.minis.octopus import OctopusNotation
from zoopark.notation.zooloretto.modules.minis.skunk import SkunkNotation
from zoopark.notation.zooloretto.modules.minis.squirrel import SquirrelNotation

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
