"""The mini enclosures in words.

``minis:katta=2`` in a seat's field: its mini enclosure with the coins on it; ``used:kiwi`` if it
was used. ``choose katta`` takes one.
"""

from collections import Counter

from zoopark.core.moves import A
from zoopark.games.zooloretto.agenda import TaskWords
from zoopark.games.zooloretto.module_words import ModuleNotation
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import (
    MiniNotation,
    mini_words,
    waiting,
)
from zoopark.games.zooloretto.modules.mini_enclosures.rules import (
    CHOICE,
    CHOOSE,
    SIX,
    WON,
    MiniEnclosures,
)
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import LAID, Action, Mini
from zoopark.games.zooloretto.modules.rules_registry import MINI_NAMES
from zoopark.games.zooloretto.rules.agenda import asked_seat
from zoopark.games.zooloretto.rules.module import NOBODY, Module
from zoopark.games.zooloretto.rules.zoos import Zoos
from zoopark.notation.errors import Impossible, Misread, quoted, whole_number
from zoopark.notation.event_kind import Kind
from zoopark.notation.fields import Fields
from zoopark.notation.verbs import Verb, Writer


def _read_choose(words: list[str]) -> int:
    for chapter, name in MINI_NAMES.items():
        if name == words[0]:
            return CHOOSE | chapter << A
    raise Misread("notation.mini", name=quoted(words[0]), known=", ".join(MINI_NAMES.values()))


class MiniEnclosuresNotation(ModuleNotation):
    verbs = {"choose": Verb("choose MINI-ENCLOSURE", 1, 1, _read_choose)}
    writers = {
        int(CHOOSE): Writer(
            "choose",
            lambda code: MINI_NAMES[code >> A],
            lambda code: {"mini": MINI_NAMES[code >> A]},
            rule=lambda code: f"MI.{code >> A}.1",
        )
    }
    events = {
        int(WON): Kind(
            "won", "{seat} wins the {mini}", {"mini": str}, lambda a, b, c: (MINI_NAMES[a],)
        ),
        int(LAID): Kind(
            "laid",
            "{seat} lays {coins} on the {mini}",
            {"coins": int, "mini": str},
            lambda a, b, c: (a, MINI_NAMES[b]),
        ),
    }
    tasks = (TaskWords(int(CHOICE), "choice", (), "chooses a mini enclosure"),)

    def tiles(self, module: Module, seat: int) -> Counter[int]:
        tiles: Counter[int] = Counter()
        for words, mini in minis_of(module, seat):
            tiles.update(words.own_tiles(mini))
        return tiles

    def write_seat(self, module: Module, seat: int) -> list[str]:
        own = minis_of(module, seat)
        if not own:
            return []
        names = [f"{m.manifest.id}={m.laid}" if m.laid else m.manifest.id for _, m in own]
        words = [f"minis:{'+'.join(names)}"]
        used = [mini.manifest.id for _, mini in own if mini.used]
        words += [f"used:{'+'.join(used)}"] if used else []
        for notation, mini in own:
            words += notation.write(mini)
        return words

    def read_boards(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        text = fields.text("minis")
        if text and "+" in text:
            raise Impossible(f"{fields.about} has more than one mini enclosure", "MI.0.2")
        for word in [text] if text else []:
            name, sign, coins = word.partition("=")
            mini = _named(module, name)
            if mini is None or mini.owner != NOBODY:
                raise Impossible(f"{fields.about} cannot have the mini {quoted(name)}", "MI.0.4")
            laid = whole_number(coins, 0, mini_words(name).most_coins(zoos)) if sign else 0
            if laid is None:
                raise Impossible(f"{quoted(coins)} coins cannot lie on the {name}", "MI.0.8")
            mini.laid = laid
            zoos.put_in_force(mini, seat)
        used = fields.text("used")
        for name in used.split("+") if used else []:
            mini = _named(module, name)
            if mini is None or mini.owner != seat or not _usable(mini):
                raise Impossible(f"{fields.about} cannot have used {quoted(name)}", "MI.0.7")
            mini.used = True
        for words, mini in minis_of(module, seat):
            words.read_boards_of(zoos, mini, fields)

    def read_seat(self, zoos: Zoos, module: Module, seat: int, fields: Fields) -> None:
        for words, mini in minis_of(module, seat):
            words.read(zoos, mini, fields)

    def write_table(self, module: Module) -> list[str]:
        return [word for words, mini in _all(module) for word in words.write_table(mini)]

    def read_table(self, zoos: Zoos, module: Module, fields: Fields) -> None:
        for words, mini in _all(module):
            words.read_table(zoos, mini, fields)

    def table_tiles(self, module: Module) -> Counter[int]:
        tiles: Counter[int] = Counter()
        for words, mini in _all(module):
            tiles.update(words.table_tiles(mini))
        return tiles

    def taken_off(self, module: Module) -> list[int]:
        return [tile for words, mini in _all(module) for tile in words.taken_off(mini)]

    def loads_any(self, module: Module) -> bool:
        return any(words.loads_any(mini) for words, mini in _all(module))

    def returns_parents(self, module: Module) -> bool:
        return any(words.returns_parents(mini) for words, mini in _all(module))

    def check(self, zoos: Zoos, module: Module) -> None:
        choices = [asked_seat(task) for task in waiting(zoos, int(CHOICE))]
        for seat in choices:
            if (
                _own(module).holds(seat)
                or len(choices) > 1
                or not left_in_the_middle(module)
                or not zoos.zoos[seat].full(SIX)
            ):
                raise Impossible("a mini enclosure is chosen when one is won", "MI.0.1")
        for words, mini in _all(module):
            words.check(zoos, mini)

    def untouched(self, module: Module) -> bool:
        return len(left_in_the_middle(module)) == len(_own(module).minis)

    def board_line(self, module: Module, seat: int, viewer: int | None) -> str:
        names = [
            mini.manifest.id
            + (f" with {mini.laid} coin{'' if mini.laid == 1 else 's'}" if mini.laid else "")
            + words.remark(mini)
            for words, mini in minis_of(module, seat)
        ]
        return f"mini: {', '.join(names)}" if names else ""

    def table_line(self, module: Module) -> str:
        left = left_in_the_middle(module)
        return f"Minis   {', '.join(left)}" if left else ""


def _own(module: Module) -> MiniEnclosures:
    assert isinstance(module, MiniEnclosures)
    return module


def _all(module: Module) -> list[tuple[MiniNotation, Mini]]:
    return [(mini_words(mini.manifest.id), mini) for mini in _own(module).minis]


def minis_of(module: Module, seat: int) -> list[tuple[MiniNotation, Mini]]:
    return [(words, mini) for words, mini in _all(module) if mini.owner == seat]


def _named(module: Module, name: str) -> Mini | None:
    return next((mini for mini in _own(module).minis if mini.manifest.id == name), None)


def left_in_the_middle(module: Module) -> list[str]:
    return [mini.manifest.id for mini in _own(module).minis if mini.owner == NOBODY]


def _usable(mini: Mini) -> bool:
    once = isinstance(mini, Action) and mini.once != 0
    return once or mini.manifest.id == "iberian-lynx"


WORDS = MiniEnclosuresNotation()
