"""What the server says to people, in their language."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zoopark
from support.servers import House, seated
from zoopark.rulebook import rule
from zoopark.server.limits import BOUNDLESS, Limits, Rate
from zoopark.texts import LANGUAGES, Language, texts

GAME = "zooloretto(players=2, start=A)"

Opens = Callable[..., House]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A server with settings of its own."""
    houses: list[House] = []

    def opened(limits: Limits, **settings: Any) -> House:
        houses.append(House(tmp_path, limits, **settings))
        return houses[-1]

    yield opened
    for house in houses:
        house.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_in_the_language_of_the_browser(house: House, language: Language) -> None:
    person = house.person(**{"accept-language": f"tlh, {language};q=0.8, en;q=0.5"})
    wrong = person.ask("GET", "/api/tables/nosuchtable").json()
    said = "there is no such table" if language == "en" else texts(language)("refused.no-table")
    assert wrong == {"code": "no-table", "why": said}


def test_a_broken_rule_is_told_in_the_language_of_the_connection(house: House) -> None:
    people = house.people(2)
    table = seated(people, GAME)
    line = people[0].live(table, **{"accept-language": "cs"})
    refused = line.wish("play", seat=0, move="take 1", seen=line.number)
    elsewhere = line.refused("not-your-seat", "look", seat=1)
    line.close()
    assert refused["why"] == texts("cs").typeset(rule(refused["rule"]).text("cs"))
    assert elsewhere["why"] == texts("cs")("refused.not-your-seat")


def test_every_refusal_has_its_sentence() -> None:
    """Whatever code the server or a table refuses with."""
    code = re.compile(r"""(?:\b(?:Refused|Wrong)\(|Problem\(\s*\d+,|\d: \()\s*"([a-z-]+)",""")
    rooms = [Path(zoopark.__file__).parent / room for room in ("server", "table")]
    found = {
        c for room in rooms for file in room.rglob("*.py") for c in code.findall(file.read_text())
    }
    assert {"stale", "too-many", "no-json", "method"} <= found
    # Nobody hears the first, and who sends the second speaks no language that we know.
    for name in found - {"cut-off", "no-request"}:
        assert f"refused.{name}" in texts("en"), name


def test_what_is_refused_before_the_service_is_in_the_language_too(opens: Opens) -> None:
    house = opens(replace(BOUNDLESS, requests=Rate(0.0001, 3)), hosts=("127.0.0.1",))
    german, say = house.person(**{"accept-language": "de"}), texts("de")
    lost = house.person(host="evil.example", **{"accept-language": "de"})
    for asked, method, path, code in (
        (german, "GET", "/nowhere", "not-found"),
        (german, "DELETE", "/api/games", "method"),
        (lost, "GET", "/api/games", "wrong-host"),
        (german, "GET", "/api/games", ""),
        (german, "GET", "/api/games", "too-many"),
    ):
        answer = asked.ask(method, path).json()
        if code:
            assert answer == {"code": code, "why": say(f"refused.{code}")}


def test_who_wrote_a_program_learns_which_field_is_wrong(house: House) -> None:
    person = house.person(**{"accept-language": "ru"})
    wrong = person.ask("POST", "/api/tables", {"game": "zooloretto", "colour": "red"}).json()
    assert wrong["code"] == "bad-message"
    assert wrong["why"].startswith(texts("ru")("refused.bad-message"))
    assert "colour" in wrong["why"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_page_has_its_words(house: House, language: Language) -> None:
    words = house.person().get("/plain/words.json", lang=language)
    assert (words["language"], words["strange"]) == (language, "")
    assert words["messages"]["plain.waiting"] == texts(language)("plain.waiting", who="{who}")
    assert words["messages"]["event.paid"] == texts(language)(
        "event.paid", who="{who}", coins="{coins}"
    )
    assert words["coins"]["5"] == texts(language)("coins", n=5)


def test_an_unknown_language_is_told_with_the_choices(house: House) -> None:
    words = house.person().get("/plain/words.json", lang="tlh")
    assert words["language"] == "en"
    assert words["strange"].startswith("there is no language 'tlh': choose en (English), cs")
