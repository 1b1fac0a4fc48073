"""The rulebook as data: complete, in four languages, and every rule with a test."""

import re

import pytest

from zoopark.core.rule import Book, rule_id
from zoopark.rulebook import BOOKS, ORIGINS, Rule, all_rules, book, rule
from zoopark.texts import LANGUAGES


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


def test_no_two_books_have_the_same_numbers() -> None:
    with pytest.raises(ValueError, match="another book has the numbers of Q"):
        Book(1_00_00, "Q")


def test_rule_numbers_and_ids_agree() -> None:
    assert rule_id(1_10_04) == "Z.10.4"
    assert rule("Z.10.4").id == "Z.10.4"


@pytest.mark.parametrize("nonsense", ["", "Z", "Z.99.1", "Q.1.1", "Z.4.2.1", "💥"])
def test_an_unknown_rule_is_refused(nonsense: str) -> None:
    with pytest.raises(ValueError, match="there is no rule"):
        rule(nonsense)


@pytest.mark.parametrize("found", all_rules(), ids=lambda found: found.id)
def test_only_rules_of_other_books_repeal_or_change_a_rule(found: Rule) -> None:
    for id in (*found.repealed_by, *found.changed_by):
        assert rule(id).id.partition(".")[0] != found.id.partition(".")[0]
    assert not set(found.repealed_by) & set(found.changed_by)


def test_the_petting_zoo_repeals_where_a_young_one_goes() -> None:
    assert rule("Z.6.2").repealed_by == ("PZ.1.1",)
    assert rule("Z.6.3").repealed_by == ("PZ.1.2",)


@pytest.mark.parametrize("id", ["MI.10.1", "CH.2.1", "PZ.1.3"])
def test_a_rule_that_narrows_its_source_is_a_house_ruling_in_part(id: str) -> None:
    assert rule(id).partly_house
    assert rule("MI.10.5").house
    assert not rule("MI.10.5").partly_house


@pytest.mark.parametrize("found", all_rules(), ids=lambda found: found.id)
def test_the_part_that_is_ours_is_named_in_every_language(found: Rule) -> None:
    if found.ours is not None:
        assert found.partly_house
        assert set(found.ours) == set(LANGUAGES)
        assert len(set(found.ours.values())) == len(LANGUAGES)
