"""What is compiled, and what an installation is made of."""

import tomllib
from pathlib import Path

import pytest
import setup
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(setup.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pinned(name: str) -> dict[str, str]:
    """The versions that a file of requirements names, without those of files it builds on."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    pins = [line.split("==") for line in lines if line and line[0] not in "#-"]
    return {canonicalize_name(package): version for package, version in pins}


@pytest.mark.parametrize(
    "path",
    [
        "core/state.py",
        "bots/search.py",
        "envs/core/batch.py",
        "games/zooloretto/rules/zoo.py",
        "games/zooloretto/modules/boss/rules.py",
        "games/zooloretto/modules/exotic/rules_visitors.py",
        "games/ozoolemio/evaluator/zoo.py",
        "games/ozoolemio/observer.py",
    ],
)
def test_what_is_fast_is_compiled(path: str) -> None:
    assert setup.is_compiled(Path(path))


@pytest.mark.parametrize(
    "path",
    [
        "cli.py",
        "players/seated.py",
        "envs/batch.py",
        "games/catalog.py",
        "games/zooloretto/words.py",
        "games/zooloretto/modules/boss/words.py",
    ],
)
def test_what_speaks_is_not(path: str) -> None:
    assert not setup.is_compiled(Path(path))


def test_every_c_file_is_in_one_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(setup, "GENERATED", tmp_path)
    sources = [tmp_path / f"{number}.c" for number in range(21)]
    for source in sources:
        source.write_text("int x;" * (int(source.stem) + 1), encoding="utf-8")
    written = [Path(part) for part in setup.parts([str(source) for source in sources], 8)]
    assert len(written) == 8
    assert all(part.read_text() for part in written)
    included = [line for part in written for line in part.read_text().splitlines()]
    assert included == [f'#include "{source.name}"' for source in sources]


def test_playing_is_installed_with_every_dependency_of_the_package() -> None:
    play = pinned("play.txt")
    needed = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    for text in needed:
        requirement = Requirement(text)
        assert play[canonicalize_name(requirement.name)] in requirement.specifier, text


def test_every_version_is_pinned_in_one_place() -> None:
    names = [*pinned("play.txt"), *pinned("dev.txt"), *pinned("docs.txt"), *pinned("node.txt")]
    assert len(names) == len(set(names))
