"""What docs/modules.md says about house rulings is what the rulebook marks."""

import re
from importlib.resources import files
from pathlib import Path

from zoopark.rulebook import rule

RULE = re.compile(r"\b[A-Z]{1,2}\.\d+\.\d+\b")
PAGE = Path(__file__).parents[2] / "docs" / "modules.md"
HOUSE = files("zoopark").joinpath("games/zooloretto/modules/rules_house.py")


def listed() -> set[str]:
    """The rules that the tables of the last section name first in a row."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition("## Numbers and effects")
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("|")]
    return {id for row in rows for id in RULE.findall(row)}


def test_every_ruling_that_the_page_lists_is_marked() -> None:
    assert len(listed()) > 40
    assert all(rule(id).house for id in listed())


def test_every_number_of_ours_is_on_the_page() -> None:
    assert set(RULE.findall(HOUSE.read_text(encoding="utf-8"))) <= listed()
    assert {"K.1.1", "AA.2.5", "MI.2.1"} <= listed()
