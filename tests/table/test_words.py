"""Texts of strangers, and names of bots, as they are let in."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zoopark.players.registry import LEVELS
from zoopark.table.refusal import Refused
from zoopark.table.table import known_bot, person
from zoopark.table.wishes import LONGEST_NAME
from zoopark.table.words import tidy

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

NOTHING = (
    "",
    " \t\r\n\v\f",
    "\u200b\u200c\u200d\ufeff\u2060",
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f",
    "\ud800\udfff",
    "\u2028\u2029\x85\x00\x1b\x7f",
    "\u00a0\u3000\u2003",
    "\u200d",
    "\u200d \u200d\u200d",
    "\u3164\u115f\u1160\uffa0\u2800",
    "\ufe0f\ufe0e\u034f",
    "\ue000\U000e0041",
)


@pytest.mark.parametrize("text", NOTHING)
def test_what_cannot_be_seen_is_nothing(text: str) -> None:
    assert tidy(text) == ""
    with pytest.raises(Refused) as refused:
        person(text)
    assert refused.value.code == "no-name"


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("  Eva  ", "Eva"),
        ("a\nb\r\nc", "a b c"),
        ("Eva\u202eavE", "Eva avE"),
        ("E\u200bv\u200ba", "E v a"),
        ("x\ud800y", "x y"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("Žluťoučký kůň", "Žluťoučký kůň"),
        ("Z\u030c", "Ž"),
        ("Дмитрий ж", "Дмитрий ж"),
        ("👩\u200d👧 🦒", "👩\u200d👧 🦒"),
        ("👩\u200d\u200d\u200d👧", "👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("a \u200d b\u200d", "a b"),
        ("\u200dEva", "Eva"),
        ("a\x00b", "a b"),
    ],
)
def test_what_can_be_seen_stays(text: str, tidied: str) -> None:
    assert tidy(text) == tidied
    assert person(text) == tidied


@given(st.text())
def test_a_tidied_text_is_one_line_of_visible_signs(text: str) -> None:
    line = tidy(text)
    assert tidy(line) == line
    assert line == " ".join(line.split())
    assert all(unicodedata.category(sign) not in HIDDEN or sign == "\u200d" for sign in line)
    assert line == "" or any(unicodedata.category(sign)[0] in "LNPS" for sign in line)
    line.encode()


@given(st.text())
def test_a_name_is_short_and_tidy(text: str) -> None:
    try:
        name = person(text)
    except Refused as refused:
        assert refused.code == "no-name"  # noqa: PT017
    else:
        assert 1 <= len(name) <= LONGEST_NAME
        assert tidy(name) == name


@pytest.mark.parametrize(
    "text",
    ["x" * 10_000, "\u0958" * 10_000, "é " * 5000, "👩\u200d" * 5000, "\u0301" * 39 + "x" * 99],
)
def test_long_names_are_cut(text: str) -> None:
    name = person(text)
    assert 1 <= len(name) <= LONGEST_NAME
    assert tidy(name) == name


def test_a_name_of_which_only_marks_are_left_is_refused() -> None:
    with pytest.raises(Refused):
        person("\u0301" * 40 + "x")


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "search:20000", "expert:5s"])
def test_bots_of_the_house_may_sit_down(name: str) -> None:
    assert known_bot(name) == name
    assert known_bot(f" {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "genius",
        "search:20001",
        "expert:5.01s",
        "expert:9999s",
        "search:0",
        "search:0.5",
        "search:-1",
        "expert:infs",
        "search:" + "9" * 10_000,
        "search:" + "9" * 10_000 + "s",
        "../../etc/passwd",
        "mine.py",
        "\u202eeasy",
        "\ud800",
        "easy\nhard",
        "x" * 10_000,
    ],
)
def test_other_bots_may_not(name: str) -> None:
    with pytest.raises(Refused) as refused:
        known_bot(name)
    assert refused.value.code == "no-bot"
    assert len(str(refused.value)) < 300
