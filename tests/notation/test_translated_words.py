"""Every word of the notation has a message in each language of the web page."""

import re
from pathlib import Path

import pytest

from zoopark.games.aquaretto import words as aquaretto
from zoopark.games.catalog import GAMES
from zoopark.games.ozoolemio.rules.components import ANIMALS
from zoopark.games.zooloretto import words as zooloretto
from zoopark.games.zooloretto.module_registry import SPECS
from zoopark.games.zooloretto.modules.boss.names import FIELDS, PAYMENTS, TILES
from zoopark.games.zooloretto.modules.exotic.visitors import COLOURS
from zoopark.games.zooloretto.modules.rules_registry import MINIS as MINI_RULES
from zoopark.notation.vocabulary import EVENTS
from zoopark.players.registry import LEVELS
from zoopark.rulebook import LANGUAGES

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "texts"
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
    "level": list(LEVELS),
    "class": list(ANIMALS),
    "event": [kind.name for kind in EVENTS.values()],
}


def keys_of(language: str) -> set[str]:
    """The keys of all messages of a language."""
    files = [*(MESSAGES / language).rglob("*.ts")]
    assert files
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return {quoted or plain for quoted, plain in re.findall(r"^  (?:'([^']+)'|(\w+)):", text, re.M)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_notation_has_a_message(language: str) -> None:
    keys = keys_of(language)
    wanted = {f"{group}.{word}" for group, words in WORDS.items() for word in words}
    assert wanted - keys == set()
