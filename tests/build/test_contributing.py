"""What contributors are told is true: files exist, the list for an expansion is complete."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATH = re.compile(r"`((?:src|web|tests|docs|lint|bench)/[\w./-]+)`")


def named(document: str, heading: str = "") -> list[str]:
    """The files that a document names, or only one of its sections."""
    text = (ROOT / document).read_text(encoding="utf-8")
    if heading:
        text = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return PATH.findall(text)


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/glossary.md"])
def test_every_file_that_is_named_exists(document: str) -> None:
    paths = named(document)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_class_of_the_glossary_is_where_it_says() -> None:
    rows = re.findall(
        r"^\| (\w[^|]*?)(?: \(\w+\))? \|.*`([^`]+)` \|$",
        (ROOT / "docs/glossary.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    classes = [(word, path) for words, path in rows for word in words.split(", ")]
    wanted = [(word, path) for word, path in classes if word[0].isupper()]
    assert wanted
    missing = [
        (word, path)
        for word, path in wanted
        if not re.search(rf"\bclass {word}\b", (ROOT / path).read_text(encoding="utf-8"))
    ]
    assert missing == []


def test_the_list_for_a_mini_enclosure_names_every_source_file_that_knows_the_octopus() -> None:
    knowing = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "src").rglob("*")
        if path.suffix in (".py", ".toml")
        and re.search("octopus", path.read_text(encoding="utf-8"), re.IGNORECASE)
    }
    assert knowing - set(named("CONTRIBUTING.md", "Add a mini enclosure")) == set()
