"""Every word of the notation has a message in each language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from zoopark.games import catalog
from zoopark.games.aquaretto import words as aquaretto
from zoopark.games.catalog import GAMES
from zoopark.games.ozoolemio.rules.components import ANIMALS
from zoopark.games.ozoolemio.rules.game import KINDS
from zoopark.games.zooloretto import words as zooloretto
from zoopark.games.zooloretto.module_registry import SPECS
from zoopark.games.zooloretto.modules.boss.names import FIELDS, PAYMENTS, TILES
from zoopark.games.zooloretto.modules.exotic.visitors import COLOURS
from zoopark.games.zooloretto.modules.rules_registry import FOLDERS
from zoopark.games.zooloretto.modules.rules_registry import MINIS as MINI_RULES
from zoopark.notation.vocabulary import EVENTS
from zoopark.players.registry import CHARACTERS, LEVELS
from zoopark.texts import LANGUAGES, Language, texts

MINIS = set(MINI_RULES)

WORDS: dict[str, list[str]] = {
    "game": list(GAMES),
    "kind": [
        *zooloretto.ALL_SPECIES.values(),
        *zooloretto.STALL_TYPES,
        *zooloretto.JUNGLE,
        "chameleon",
        *aquaretto.SPECIES,
    ],
    "stall": list(zooloretto.STALL_TYPES),
    "site": list(zooloretto.SITES),
    "enclosure": list(zooloretto.PENS),
    "line": [f"enclosure-{pen}" for pen in zooloretto.PENS],
    "place": [*zooloretto.MODULE_NAMES.values(), *aquaretto.JOBS.values(), "barn", "depot"],
    "job": list(aquaretto.JOBS.values()),
    "colour": [colour for colour in COLOURS if colour != "any"],
    "mini": sorted(MINIS),
    "module": [name for name in SPECS if name not in MINIS | {"mini-enclosures"}],
    "office": [*FIELDS, *TILES],
    "pay": list(PAYMENTS),
    "level": [*LEVELS, *CHARACTERS],
    "level.about": [*LEVELS, *CHARACTERS],
    "class": list(ANIMALS),
    "event": [kind.name for kind in EVENTS.values()],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_has_a_message(language: Language) -> None:
    spoken = texts(language)
    wanted = {f"{group}.{word}" for group, words in WORDS.items() for word in words}
    assert {key for key in wanted if key not in spoken} == set()


GAMES_FOLDER = Path(catalog.__file__).parent
REASON_CALLS = ("Reason", "times")


def texts_in(node: ast.expr) -> Iterator[str]:
    """Every text that an expression can be: both ways of a condition, too."""
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        yield ast.unparse(node)


def reason_keys() -> set[str]:
    """The keys of all reasons for points, as the rules write them."""
    return {
        key
        for file in sorted(GAMES_FOLDER.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in REASON_CALLS
        for key in texts_in(node.args[0])
    }


def modules_that_change_lines() -> set[str]:
    """Modules that change the lines of a zoo and give no reason of their own but their name."""
    rules = {
        id: (GAMES_FOLDER / "zooloretto" / "modules" / folder / "rules.py").read_text("utf-8")
        for id, folder in FOLDERS.items()
    }
    return {id for id, text in rules.items() if "def tally(" in text and "def reasons(" not in text}


# Keys that are no text in the rules, with all that they can be.
WORKED_OUT = {
    "KINDS[kind]": set(KINDS),
    "self.manifest.id": modules_that_change_lines(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_points_has_words(language: Language) -> None:
    written = reason_keys()
    assert {key for key in written if not re.fullmatch(r"[a-z-]+", key)} == set(WORKED_OUT)
    reasons = (written - set(WORKED_OUT)).union(*WORKED_OUT.values())
    said = {key.rpartition(".")[2] for key in texts(language) if key.startswith("why.")}
    assert len(reasons) > 30
    assert reasons - said == set()
