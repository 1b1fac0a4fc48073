"""What the rulebook and the lessons say: every language has all of it, and nothing else."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import zoopark
from zoopark.rulebook import BOOKS, book, name_of
from zoopark.texts import LANGUAGES, Language

FOLDER = Path(str(files(zoopark))) / "texts"
PACKAGES = {name_of(package): package for packages in BOOKS.values() for package in packages}


def shape(data: Any) -> Any:
    """What a translation must have in common with the original: all but the texts."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    return [shape(value) for value in data] if isinstance(data, list) else type(data)


def shapes(language: Language) -> dict[str, Any]:
    return {
        f"{file.parent.name}/{file.name}": shape(tomllib.loads(file.read_text(encoding="utf-8")))
        for kind in ("rules", "lessons")
        for file in (FOLDER / language / kind).iterdir()
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts(language: Language) -> None:
    assert shapes(language) == shapes("en")


def test_every_file_belongs_to_a_package_with_rules() -> None:
    names = {name.partition("/")[2].removesuffix(".toml") for name in shapes("en")}
    assert names == set(PACKAGES)
    assert len(PACKAGES) == sum(map(len, BOOKS.values()))  # no two share a name


@pytest.mark.parametrize("name", PACKAGES)
def test_every_text_is_of_something_that_is_there(name: str) -> None:
    def data(file: Path) -> dict[str, Any]:
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}

    place = Path(str(files(PACKAGES[name])))
    rules, told = data(place / "rulebook.toml")["rules"], data(FOLDER / f"en/rules/{name}.toml")
    assert list(told["rules"]) == list(rules)
    assert {int(rule.split(".")[1]) for rule in rules} == {int(one) for one in told["chapters"]}
    assert all("house" in rules[id]["origin"] for id in told.get("ours", ()))
    lesson, said = data(place / "lesson.toml"), data(FOLDER / f"en/lessons/{name}.toml")
    for part in ("notes", "mistakes"):
        assert list(said.get(part, ())) == [note["rule"] for note in lesson.get(part, ())]
    assert list(said.get("examples", ())) == [one["name"] for one in lesson.get("examples", ())]
    assert list(said.get("guides", ())) == list(lesson.get("guides", ()))
    for place_of, words in [
        (lesson, said),
        *zip(lesson.get("guides", {}).values(), said.get("guides", {}).values(), strict=True),
    ]:
        assert list(words.get("steps", ())) == [step["id"] for step in place_of.get("steps", ())]
    assert ("score" in lesson) == ("score" in said)


@pytest.mark.parametrize("prefix", BOOKS)
def test_every_book_and_chapter_has_a_title(prefix: str) -> None:
    found = book(prefix)
    assert set(found.title) == set(LANGUAGES)
    assert all(set(titles) == set(LANGUAGES) for titles in found.chapters.values())
