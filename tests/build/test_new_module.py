"""The skeleton of an expansion: it is found, it is in order, and it asks for its rules."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from support.builds import SOURCES

ROOT = SOURCES.parent
RUFF = Path(sys.executable).with_name("ruff")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of all that the script reads and writes."""
    shutil.copytree(
        SOURCES / "zoopark",
        tmp_path / "src" / "zoopark",
        ignore=shutil.ignore_patterns("web", "weights", "__pycache__"),
    )
    shutil.copytree(ROOT / "web" / "src" / "texts", tmp_path / "web" / "src" / "texts")
    shutil.copytree(ROOT / "lint", tmp_path / "lint")
    for file in ("pyproject.toml", "scripts/new_module.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def run(house: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=house, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=False
    )


def new_module(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run(house, sys.executable, "scripts/new_module.py", *words)


@pytest.mark.parametrize("words", [("red-panda",), ("night-zoo", "--book", "NZ")])
def test_a_skeleton_is_in_order_and_asks_for_its_rules(house: Path, words: list[str]) -> None:
    assert new_module(house, *words).returncode == 0
    game = f"zooloretto(players=3, modules={words[0]})"
    played = f"from zoopark import Game; print(Game({game!r}, seed=1).view().modules)"
    assert words[0] in run(house, sys.executable, "-c", played).stdout
    assert run(house, RUFF, "check", "-q", "src", "tests").stdout == ""
    assert run(house, RUFF, "format", "-q", "--check", "src", "tests").returncode == 0
    [test] = house.glob("tests/**/test_*.py")
    failed = run(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test)
    assert f"write the rules of {words[0]}" in failed.stdout
    for language in ("en", "cs", "de", "ru"):
        assert (house / f"src/zoopark/texts/{language}/modules/{words[0]}.ftl").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Red Panda"], "is no id"),
        (["octopus"], "already"),
        (["night-zoo", "--book", "MI"], "cannot be a book"),
    ],
)
def test_what_cannot_be_is_refused(house: Path, words: list[str], why: str) -> None:
    done = new_module(house, *words)
    assert done.returncode == 1
    assert why in done.stderr
