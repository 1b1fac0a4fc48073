"""How a mini enclosure is written beyond its owner, its coins and whether it was used."""

from collections import Counter
from functools import cache

from zoopark.core.moves import BYTE
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.rules_registry import part_of
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible
from zoopark.notation.fields import Fields


class MiniNotation(ModuleNotation):
    """The words of one mini enclosure. All its state beyond the usual is its owner's affair."""

    coins_at: int | None = None  # where games keep how many coins can lie on it

    def most_coins(self, zoos: Zoos) -> int:
        """How many coins can lie on it."""
        return 0 if self.coins_at is None else int(zoos.number(self.coins_at))

    def own_tiles(self, mini: Mini) -> Counter[int]:
        """The tiles that lie on it."""
        return Counter()

    def write(self, mini: Mini) -> list[str]:
        """Words in the field of its owner."""
        return []

    def read_boards_of(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        """Take out of the owner's field what changes boards, before tiles are put on them."""

    def read(self, zoos: Zoos, mini: Mini, fields: Fields) -> None:
        """Take the other words out of the owner's field."""

    def remark(self, mini: Mini) -> str:
        """More of it in the drawing of a zoo, behind its name."""
        return ""


@cache
def mini_words(id: str) -> MiniNotation:
    """The words of the mini enclosure with this id; most of them need none of their own."""
    found = part_of(id, "words", "WORDS")
    if found is None:
        return MiniNotation()
    assert isinstance(found, MiniNotation)
    return found


def waiting(zoos: Zoos, kind: int) -> list[int]:
    """The tasks of this kind on the agenda."""
    return [task for task in zoos.agenda.listed() if task & BYTE == kind]


class PaidOnce(MiniNotation):
    """The words of one that is used once and then has the most coins on it."""

    def check(self, zoos: Zoos, module: Module) -> None:
        assert isinstance(module, Mini)
        most = self.most_coins(zoos)
        if module.laid != (most if module.used else 0):
            name = module.manifest.id
            coins = f"{most} coin{'' if most == 1 else 's'}"
            raise Impossible(f"the {name} has {coins} on it if it was used, else none", "MI.0.8")


def own_question(zoos: Zoos, mini: Mini, kind: int) -> int:
    """The question of this kind on the agenda, 0 for none; only the owner on turn is asked."""
    tasks = waiting(zoos, kind)
    if not tasks:
        return 0
    if len(tasks) > 1 or asked_seat(tasks[0]) != mini.owner or zoos.on_turn != mini.owner:
        raise Impossible(f"the {mini.manifest.id} asks its owner on turn, and once", "MI.0.7")
    return tasks[0]
