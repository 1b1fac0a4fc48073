"""What docs/modules.md says about house rulings is what the rulebook marks."""

import re
from pathlib import Path

from zoopark.rulebook import rule

RULE = re.compile(r"\b[A-Z]{1,2}\.\d+\.\d+\b")
PAGE = Path(__file__).parents[2] / "docs" / "modules.md"
MODULES = Path(__file__).parents[2] / "src/zoopark/games/zooloretto/modules"


def listed() -> set[str]:
    """The rules that the tables of the last section name first in a row."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("## Numbers and effects")
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("|")]
    return {id for row in rows for id in RULE.findall(row)}


def test_every_ruling_that_the_page_lists_is_marked() -> None:
    assert len(listed()) > 40
    assert all(rule(id).house for id in listed())


def numbers_of_ours() -> set[str]:
    """The rules beside numbers that the sources of modules call house rulings."""
    found: set[str] = set()
    for path in MODULES.glob("*/rules*.py"):
        text = path.read_text(encoding="utf-8")
        for comment in re.findall(r"#[^\n]*(?:\n#[^\n]*)*", text):
            if path.name == "rules_house.py" or "house ruling" in comment.lower():
                found.update(RULE.findall(comment))
    return found


def test_every_number_of_ours_is_on_the_page() -> None:
    assert {"XE.3.1", "BO.1.1", "MI.9.1"} <= numbers_of_ours() <= listed()
    assert {"K.1.1", "AA.2.5", "MI.2.1"} <= listed()
