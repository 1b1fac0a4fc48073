"""The rulebook as data: complete, in four languages, and every rule with a test."""

import re

import pytest

from zoopark.core.rule import BOOKS as NUMBERED_BOOKS
from zoopark.core.rule import rule_id
from zoopark.rulebook import BOOKS, LANGUAGES, ORIGINS, Rule, all_rules, book, rule


def test_every_rule_has_a_test(rules_with_a_test: set[str]) -> None:
    missing = [found.id for found in all_rules() if found.id not in rules_with_a_test]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_tests_name_only_rules_that_exist(rules_with_a_test: set[str]) -> None:
    assert rules_with_a_test <= {found.id for found in all_rules()}


@pytest.mark.parametrize("found", all_rules(), ids=lambda found: found.id)
def test_a_rule_is_complete(found: Rule) -> None:
    assert all(found.text(language).strip() for language in LANGUAGES)
    assert len(set(found.texts.values())) == len(LANGUAGES), "a translation is missing"
    assert found.origin
    assert set(found.origin) <= set(ORIGINS)
    assert found.chapter in book(found.id.partition(".")[0]).chapters


@pytest.mark.parametrize("prefix", BOOKS)
def test_chapters_and_titles_are_translated(prefix: str) -> None:
    for texts in [book(prefix).title, *book(prefix).chapters.values()]:
        assert set(texts) == set(LANGUAGES)


@pytest.mark.parametrize("found", all_rules(), ids=lambda found: found.id)
def test_a_rule_names_the_same_figures_in_every_language(found: Rule) -> None:
    figures = [sorted(re.findall(r"\d+", text)) for text in found.texts.values()]
    assert all(numbers == figures[0] for numbers in figures)


def test_rule_numbers_and_books_agree() -> None:
    assert set(NUMBERED_BOOKS.values()) == set(BOOKS)
    assert rule_id(1_10_04) == "Z.10.4"
    assert rule("Z.10.4").id == "Z.10.4"


@pytest.mark.parametrize("nonsense", ["", "Z", "Z.99.1", "Q.1.1", "Z.4.2.1", "💥"])
def test_an_unknown_rule_is_refused(nonsense: str) -> None:
    with pytest.raises(ValueError, match="there is no rule"):
        rule(nonsense)
