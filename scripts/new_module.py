"""Write the skeleton of an expansion of Zooloretto: ``make new-module NAME=red-panda``.

Without a book it is a mini enclosure, a chapter of the book that all of them share; with
``BOOK=NZ`` it is a module with a book of its own. The skeleton passes every check of ``make lint``
and says in its one test that the rules are still to be written.
"""

import argparse
import re
import sys
from pathlib import Path

from zoopark.core.rule import PREFIXES
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS, MINIS
from zoopark.rulebook import BOOKS

MODULES = Path("src/zoopark/games/zooloretto/modules")
TESTS = Path("tests/games/zooloretto/modules")
TEXTS = Path("src/zoopark/texts")
PAGE = Path("web/src/games/zooloretto/modules")

TO_WRITE = {
    "en": "Write the rules.",
    "cs": "Napište pravidla.",
    "de": "Schreiben Sie die Regeln.",
    "ru": "Напишите правила.",
}
LANGUAGES = {"en": "English", "cs": "Czech", "de": "German", "ru": "Russian"}

MINI_RULES = '''"""The {words}: write the rules."""

from typing import Final

from mypy_extensions import i64

from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import RULEBOOK, Mini
from zoopark.games.zooloretto.rules.module import Manifest

MANIFEST: Final[Manifest] = Manifest("{id}", RULEBOOK, chapter={chapter}, preset="")


class {title}(Mini):
    def fresh(self) -> "{title}":
        return {title}(MANIFEST)


def new_{folder}(players: i64) -> {title}:
    return {title}(MANIFEST)


MINIS: Final = [(MANIFEST, new_{folder})]
'''

MODULE_RULES = '''"""The {words}: write the rules."""

from typing import Final

from mypy_extensions import i64

from zoopark.core.rule import Book
from zoopark.games.zooloretto.rules.module import Manifest, Module

RULEBOOK: Final = Book({first}, "{book}")
MANIFEST: Final[Manifest] = Manifest("{id}", RULEBOOK, preset="")


class {title}(Module):
    def copy(self) -> "{title}":
        return self  # it has no state yet

    def cells(self) -> list[int]:
        return []


def new_{folder}(players: i64) -> {title}:
    return {title}(MANIFEST)


MODULES: Final = [(MANIFEST, new_{folder})]
'''

TEST = '''"""The {words}."""

import pytest


@pytest.mark.rule("{rule}")
def test_the_rules_are_written() -> None:
    pytest.fail("write the rules of {id}")
'''

SAMPLES = '''"""What tests of all modules use of the {words}."""

from support.samples import Sample

SAMPLES = {{"{id}": Sample(golden=(3, 0))}}
'''


def rulebook(id: str, rule: str, book: str) -> str:
    """The rulebook with one rule."""
    head = f'[book]\ngame = "zooloretto"\nmodule = "{id}"\n\n' if book else ""
    return f'{head}[rules."{rule}"]\norigin = ["house"]\n'


def rule_texts(language: str, words: str, rule: str, book: str) -> str:
    """A chapter and a rule that say what is missing."""
    title = f'"{words.capitalize()} ({language})"'
    head = f"title = {title}\n\n" if book else ""
    chapter = f"[chapters]\n{rule.split('.')[1]} = {title}\n\n"
    return f'{head}{chapter}[rules]\n"{rule}" = "{TO_WRITE[language]}"\n'


def add_line(path: Path, before: str, line: str) -> None:
    """Put a line in front of the last one that begins so, which ends a list."""
    text = path.read_text(encoding="utf-8")
    start = text.rindex(before)
    path.write_text(text[:start] + line + text[start:], encoding="utf-8")


def next_book() -> int:
    """The first number that no book of Zooloretto's expansions has; the last ones are shared."""
    return max(number for number in PREFIXES if number < 99) + 1


def write(id: str, book: str) -> list[Path]:
    """Write all files, and its line in the list; returns the new files."""
    folder, words = id.replace("-", "_"), id.replace("-", " ")
    title = "".join(word.capitalize() for word in id.split("-"))
    chapter = 1 if book else max(manifest.chapter for manifest, _ in MINIS.values()) + 1
    names = {"id": id, "folder": folder, "words": words, "title": title, "chapter": chapter}
    names |= {"book": book, "first": f"{next_book()}_00_00"}
    rule = names["rule"] = f"{book or 'MI'}.{chapter}.1"
    files = {
        MODULES / folder / "__init__.py": "",
        MODULES / folder / "rules.py": (MODULE_RULES if book else MINI_RULES).format(**names),
        MODULES / folder / "rulebook.toml": rulebook(id, rule, book),
        MODULES / folder / "handbook.toml": f'adds = "{TO_WRITE["en"]}"\n' if book else "",
        TESTS / folder / f"test_{folder}.py": TEST.format(**names),
        TESTS / folder / "samples.py": SAMPLES.format(**names),
        PAGE / id / "pictures.sprite": f"noto: {'star' if book else 'paw-prints'}\n",
    }
    keys = [f"module_{id}", f"module_{id}_why"] if book else [f"mini_{id}"]
    for code, language in LANGUAGES.items():
        lines = "".join(f"{key} = {words} ({code})\n" for key in keys)
        title_line = f"### {words.capitalize()}, in {language}.\n\n"
        files[TEXTS / code / "modules" / f"{id}.ftl"] = title_line + lines
        files[TEXTS / code / "rules" / f"{folder}.toml"] = rule_texts(code, words, rule, book)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    add_line(MODULES / "rules_list.py", ")\n\n\ndef", f'    Entry("{folder}"),\n')
    return list(files)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the skeleton of an expansion.")
    parser.add_argument("name", help="its id, such as red-panda")
    parser.add_argument("--book", default="", help="the prefix of its own rulebook, such as NZ")
    parsed = parser.parse_args()
    if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", parsed.name):
        sys.exit(f"{parsed.name!r} is no id: use small letters and hyphens, as in red-panda")
    if parsed.name in MANIFESTS or (MODULES / parsed.name.replace("-", "_")).exists():
        sys.exit(f"there is a module {parsed.name} already")
    if parsed.book and (parsed.book in BOOKS or not re.fullmatch(r"[A-Z]{1,2}", parsed.book)):
        sys.exit(f"{parsed.book!r} cannot be a book: use two capital letters that no book has")
    for path in write(parsed.name, parsed.book):
        print(path)
    print("Now write its rules, its texts and its tests: CONTRIBUTING.md says what goes where.")


if __name__ == "__main__":
    main()
