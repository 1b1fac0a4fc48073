"""Which modules there are and which go together."""

import pytest

from zoopark import Game, NotationError, games
from zoopark.notation.zooloretto.modules.registry import NOTATIONS
from zoopark.rulebook import BOOKS, book
from zoopark.rules.zooloretto.modules.registry import MODULES


@pytest.mark.parametrize("id", MODULES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_module_alone_has_a_canonical_game_string(id: str, players: int) -> None:
    config = f"zooloretto(players={players}, modules={id})"
    assert Game(config, seed=1).config == config


@pytest.mark.parametrize("id", MODULES)
def test_a_module_has_a_manifest_a_book_and_words(id: str) -> None:
    manifest, make = MODULES[id]
    assert manifest.id == id == make(3).manifest.id
    assert manifest.book in BOOKS
    assert all(rule.startswith(f"{manifest.book}.") for rule in book(manifest.book).rules)
    assert set(manifest.needs) | set(manifest.excludes) <= set(MODULES)
    assert id in NOTATIONS


def test_the_catalogue_lists_the_modules() -> None:
    [zooloretto] = [title for title in games() if title.name == "zooloretto"]
    assert list(zooloretto.modules) == list(MODULES)


@pytest.mark.parametrize(
    ("modules", "problem"),
    [
        ("hot-air-balloon", "no module is called 'hot-air-balloon'"),
        ("savings-book+savings-book", "named twice"),
        ("savings-book+", "no module is called ''"),
    ],
)
def test_a_wrong_choice_of_modules_is_refused_in_one_line(modules: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem) as refused:
        Game(f"zooloretto(players=3, modules={modules})")
    assert "\n" not in str(refused.value)
