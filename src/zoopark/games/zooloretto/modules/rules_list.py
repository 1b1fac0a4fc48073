"""All modules, one entry each, in the order in which the rules ask them.

The list hands out the numbers of what a module adds: kinds of moves, questions, chores and events.
Codes of moves are made of them, so a name keeps its number for ever. A new module is an entry at
the end; what an old one gains later is another entry with its name.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from zoopark.games.zooloretto.rules.agenda import MODULE_CHORES, MODULE_QUESTIONS
from zoopark.games.zooloretto.rules.events import MODULE_EVENTS
from zoopark.games.zooloretto.rules.module import MODULE_MOVES
from zoopark.games.zooloretto.rules.numbers import PRINTED


class Entry:
    """A module by its folder, and the names of all that it adds."""

    def __init__(self, folder: str, **kinds: str) -> None:
        self.folder = folder
        self.kinds = {
            kind: kinds.get(kind, "").split() for kind in ("moves", "questions", "chores", "events")
        }


ENTRIES: Final = (
    Entry("petting_zoo"),
    Entry("acclimatisation", moves="move-in move-out trade", events="traded"),
    Entry("extra_enclosures", moves="open-extra"),
    Entry("buildings", moves="restaurant pavilion", events="constructed"),
    Entry("building_sites", moves="lift", questions="second-site", events="site-laid site-lifted"),
    Entry("foreign_zoos", moves="give", events="gave"),
    Entry("savings_book", moves="deposit"),
    Entry("order_cards"),
    Entry(
        "exotic",
        moves="visit retreat",
        questions="visit retreat",
        chores="step push",
        events="entered stepped left rewarded retreated dropped",
    ),
    Entry(
        "chameleons", moves="change", questions="change", chores="offer-change", events="changed"
    ),
    Entry(
        "boss",
        moves="hire offer office transfer sponsor",
        events="granted spent awarded hired acquired appointed transferred",
    ),
    Entry("families"),
    Entry("xxl_tiles"),
    Entry("mini_enclosures", moves="choose", questions="choice", events="won laid"),
    Entry("polar_bear"),
    Entry("gorilla"),
    Entry("king_k", moves="take-off", events="took-off"),
    Entry("grizzly", moves="release release-all"),
    Entry("iberian_lynx"),
    Entry("octopus", moves="name", questions="name", events="named"),
    Entry("lucky_pig"),
    Entry("katta", moves="skip"),
    Entry("tapir"),
    Entry("langer_ludwig", moves="return", questions="return", events="returned"),
    Entry("kiwi", moves="rearrange repack", questions="repacking", events="rearranged"),
    Entry("skunk", moves="sell claim", questions="claim", chores="next-buyer", events="offered"),
    Entry("beaver", moves="gnaw", questions="gnawing", events="gnawed"),
    Entry("kea", moves="gift", events="gifted"),
    Entry("hagenbeck", moves="host", events="hosted followed"),
    Entry("capybara", questions="move"),
    Entry("reindeer"),
    Entry("christmas_tree", moves="tree pick", questions="picking", events="picked mixed"),
    Entry("christmas_present", events="wrapped"),
    Entry("squirrel", moves="ship"),
)


def _handed_out(first: i64, kind: str) -> dict[str, int]:
    names = [f"{entry.folder}.{name}" for entry in ENTRIES for name in entry.kinds[kind]]
    return {name: int(first) + number for number, name in enumerate(names)}


MOVES: Final = _handed_out(MODULE_MOVES, "moves")
QUESTIONS: Final = _handed_out(MODULE_QUESTIONS, "questions")
CHORES: Final = _handed_out(MODULE_CHORES, "chores")
EVENTS: Final = _handed_out(MODULE_EVENTS, "events")


class ModuleTweak:
    """A number of a module's rules that a game string may change, at most and at least to this."""

    def __init__(
        self, folder: str, name: str, printed: int, least: int, most: int, rule: str
    ) -> None:
        self.folder = folder
        self.name = name
        self.printed = printed
        self.least = least
        self.most = most
        self.rule = rule


MODULE_TWEAKS: Final[list[ModuleTweak]] = []  # in the order of their numbers


class Numbers:
    """The numbers of what one module adds, by its names in the list."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def move(self, name: str) -> int:
        return MOVES[f"{self.folder}.{name}"]

    def question(self, name: str) -> int:
        return QUESTIONS[f"{self.folder}.{name}"]

    def chore(self, name: str) -> int:
        return CHORES[f"{self.folder}.{name}"]

    def event(self, name: str) -> int:
        return EVENTS[f"{self.folder}.{name}"]

    def tweak(self, name: str, printed: int, least: int, most: int, rule: str) -> int:
        """Where games keep a number of these rules, which a game string may change."""
        MODULE_TWEAKS.append(
            ModuleTweak(
                self.folder, f"{self.folder.replace('_', '-')}-{name}", printed, least, most, rule
            )
        )
        PRINTED.modules = append(PRINTED.modules, i64(printed))
        return len(PRINTED.modules) - 1
