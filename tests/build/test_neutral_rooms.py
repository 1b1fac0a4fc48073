"""What games share names no game and no expansion: it knows them by their descriptions."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from zoopark.games.catalog import GAMES

PACKAGE = Path(__file__).parents[2] / "src" / "zoopark"
MODULES = [module for spec in GAMES.values() for module in spec.modules]
BOOKS = [prefix for spec in GAMES.values() for prefix in spec.rulebooks()]
RULE = re.compile(rf"(?:{'|'.join(BOOKS)})\.(?:\d|$)")


def pattern(names: list[str]) -> re.Pattern[str]:
    """Any of these names, as a word of its own."""
    return re.compile(
        "|".join(rf"(?<![a-z]){re.sub('[- ]', '[-_ ]', name)}(?![a-z])" for name in names)
    )


EXPANSION = pattern(MODULES)
WORD = pattern([*GAMES, *MODULES, "zoo le mio"])

OF_GAMES = {path for path in PACKAGE.glob("games/*/") if path.name != "drafting"}
EXCEPT = {
    PACKAGE / "games/catalog.py",  # the list of games
    *PACKAGE.glob("envs/*_v0.py"),  # PettingZoo asks for a file named after each
}
SHARED = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path not in EXCEPT and not any(path.is_relative_to(game) for game in OF_GAMES)
]

BASE = [  # the game that has expansions, without them
    path
    for path in sorted(PACKAGE.glob("games/zooloretto/**/*.py"))
    if "modules" not in path.relative_to(PACKAGE).parts
    and path.name not in ("offers.py", "position.py")  # groups for the page; a word in an error
]


def words_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every identifier and every text of a program with its line, docstrings left out."""
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield line, node.value


def named(source: str, names: re.Pattern[str] = WORD) -> list[str]:
    """Where a program names a game, an expansion or a rule of one."""
    return [
        f"{line}: {word}"
        for line, word in words_of(ast.parse(source))
        if names.search(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", word).lower())
        or (names is WORD and RULE.match(word))
    ]


def test_there_are_shared_rooms() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0] for path in SHARED}
    assert {"core", "notation", "bots", "players", "coach", "lab", "table", "server"} <= rooms
    assert {"terminal", "rulebook", "ui", "envs", "games", "game.py"} <= rooms


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_shared_file_names_a_game_or_an_expansion(path: Path) -> None:
    assert named(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_base_file_names_an_expansion(path: Path) -> None:
    found = named(path.read_text(encoding="utf-8"), EXPANSION)
    assert [name for name in found if not name.endswith("modules.rules_registry")] == []


@pytest.mark.parametrize(
    "source",
    [
        "from zoopark.games.zooloretto import spec",
        "if game == 'aquaretto': pass",
        "petting_zoo = 1",
        "class LangerLudwig: pass",
        "def f(octopus): pass",
        "print(f'modules={x}+savings-book')",
        "import zoopark.games.ozoolemio as other",
        "rule('Z.4.2')",
        "rule(f'MI.{chapter}.1')",
    ],
)
def test_a_name_would_be_found(source: str) -> None:
    assert named(source)


def test_examples_may_name_a_game() -> None:
    assert named('def f():\n    """Such as zooloretto."""\n    lumberjack = "katt"') == []
