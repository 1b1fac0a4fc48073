"""What the server says to people, in their language."""

import pytest

from support.servers import House, seated
from zoopark.rulebook import rule
from zoopark.texts import LANGUAGES, Language, texts

GAME = "zooloretto(players=2, start=A)"


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
