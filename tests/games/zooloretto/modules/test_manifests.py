"""Which modules there are and which go together."""

import re
from pathlib import Path

import pytest

from zoopark import Game, NotationError, games
from zoopark.games.zooloretto.module_registry import SPECS
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS, PRESETS, new_modules
from zoopark.games.zooloretto.rules.module import parts_of
from zoopark.rulebook import BOOKS, book

SOURCES = Path(__file__).parents[4] / "src" / "zoopark"


@pytest.mark.parametrize("id", MANIFESTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_module_alone_has_a_canonical_game_string(id: str, players: int) -> None:
    ids = [*MANIFESTS[id].needs, id]
    config = f"zooloretto(players={players}, modules={'+'.join(ids)})"
    assert Game(config, seed=1).config == config


@pytest.mark.parametrize("id", MANIFESTS)
def test_a_module_has_a_manifest_a_book_and_words(id: str) -> None:
    manifest = MANIFESTS[id]
    assert manifest.id == id
    [module] = new_modules([id], 3)
    assert manifest in [part.manifest for part in parts_of([module])]
    assert manifest.book in BOOKS
    rules = book(manifest.book).rules
    assert all(rule.startswith(f"{manifest.book}.") for rule in rules)
    if manifest.book == "MI":
        assert any(rule.startswith(f"MI.{manifest.chapter}.") for rule in rules)
    assert set(manifest.needs) | set(manifest.excludes) <= set(MANIFESTS)
    assert id in SPECS


def test_no_two_modules_claim_the_same_numbers() -> None:
    for kind in ("moves", "tasks", "families", "places"):
        claimed = [number for manifest in MANIFESTS.values() for number in getattr(manifest, kind)]
        assert len(claimed) == len(set(claimed))


def test_the_catalogue_lists_modules_and_presets() -> None:
    [zooloretto] = [title for title in games() if title.name == "zooloretto"]
    assert list(zooloretto.modules) == list(MANIFESTS)
    words = {preset.name: preset.modules for preset in zooloretto.presets}
    assert {name: words[name] for name in PRESETS} == PRESETS


def test_the_base_rules_name_no_expansion() -> None:
    names = {id.replace("-", "[-_ ]") for id in MANIFESTS} | {"visitor", "sponsor", "pavilion"}
    sources = [
        path
        for room in ("core", "games/drafting/rules", "games/zooloretto/rules")
        for path in (SOURCES / room).glob("*.py")
    ]
    assert len(sources) > 15
    for path in sources:
        text = path.read_text(encoding="utf-8").lower()
        found = [name for name in names if re.search(rf"\b{name}\b", text)]
        assert not found, (path.name, found)


@pytest.mark.parametrize(
    ("modules", "players", "problem"),
    [
        ("hot-air-balloon", 3, "no module is called 'hot-air-balloon'"),
        ("savings-book+savings-book", 3, "named twice"),
        ("everything+kea", 3, "the module kea is named twice"),
        ("savings-book+", 3, "no module is called ''"),
        ("chameleons", 3, "the module chameleons needs exotic"),
        ("order-cards+lion-family", 2, "with 2 players"),
        ("order-cards+lion-family+rabbit-family", 3, "with 3 players"),
    ],
)
def test_a_wrong_choice_of_modules_is_refused_in_one_line(
    modules: str, players: int, problem: str
) -> None:
    with pytest.raises(NotationError, match=problem) as refused:
        Game(f"zooloretto(players={players}, modules={modules})")
    assert "\n" not in str(refused.value)
