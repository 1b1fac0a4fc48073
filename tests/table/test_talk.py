"""Talk at a table: who may, how much, and how it is taken away; and matches that are ended."""

import pytest

from support.matches import NAMES, Sitting, observed, truck
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.refusal import Refused
from zoopark.table.table import EXTRAS, LINES, Holder

HOST = Holder((0,), host=True)
GUEST = Holder(sender="guest")


def said(sitting: Sitting) -> list[str]:
    return [line.text for _, line in sitting.match.talk]


def test_who_opened_the_table_says_who_may_talk() -> None:
    sitting = Sitting()
    watcher, player = wishes.Say("hello", "Guest"), wishes.Say("hello", seat=1)
    sitting.refuses("not-host", wishes.Hush("nobody"), Holder((1,)))
    sitting.refuses("hushed", wishes.Hush("all"), HOST)
    sitting.do(wishes.Hush("players"), HOST)
    sitting.refuses("players-only", watcher)
    sitting.do(player)
    sitting.do(wishes.Hush("nobody"), HOST)
    sitting.refuses("no-chat", watcher)
    sitting.refuses("no-chat", player)
    sitting.restart()
    assert sitting.match.talkers == "nobody"
    sitting.do(wishes.Hush("all"), HOST)
    sitting.do(watcher)
    Sitting(options=Options(chat=False)).refuses("no-chat", wishes.Hush("all"), HOST)


def test_so_much_is_said_and_no_more() -> None:
    """Those who look on cannot silence those who play."""
    sitting = Sitting()
    watchers, players = LINES
    for _ in range(watchers):
        sitting.write(log.Said(0, "Guest", "spam"))
    sitting.refuses("enough-said", wishes.Say("spam", "Guest"))
    for _ in range(players):
        sitting.write(log.Said(0, "Eva", "spam", 0))
    sitting.refuses("enough-said", wishes.Say("spam", seat=0))
    sitting.restart()
    sitting.refuses("enough-said", wishes.Say("spam", seat=0))


def test_those_who_look_on_are_silent_after_the_end() -> None:
    sitting = Sitting("ozoolemio(players=2)")
    while not sitting.match.over:
        seat = sitting.match.to_act[0]
        move = sitting.game.legal(seat)[0].text
        sitting.do(wishes.Play(seat, move, sitting.match.number))
    sitting.do(wishes.Say("good game", seat=0))
    sitting.refuses("over", wishes.Say("boo", "Guest"))


def test_a_log_does_not_grow_for_ever() -> None:
    """Play and undo, over and over: at last the game can only be played to its end."""
    sitting = Sitting(position=truck())
    for _ in range(EXTRAS):
        sitting.write(log.Woken(0))
    number = sitting.match.number
    sitting.do(wishes.Play(0, "take 1", number))
    for wish in (
        wishes.Undo(0, number + 1),
        wishes.Reset(0, number + 1),
        wishes.Ask(0, 0),
        wishes.Pause(0),
        wishes.Leave(0),
        wishes.Say("hello", seat=0),
        wishes.Hush("nobody"),
    ):
        sitting.refuses("enough", wish, HOST)
    sitting.do(wishes.Play(0, sitting.game.legal(0)[0].text, sitting.match.number))


# -- erasing --------------------------------------------------------------------------------------


def erased(sitting: Sitting, entry: log.Erased) -> Match:
    """The match of a log in which somebody's words are no more."""
    return Match.folded(log.without(line, entry) for line in sitting.log)


def test_words_and_names_are_erased_from_match_and_log() -> None:
    sitting = Sitting(chairs=[log.Chair("Eva"), log.Chair(), log.Chair("Ida")], started=False)
    sitting.write(sitting.table.sit(1, "Adam Smith", 0))
    sitting.happens()
    sitting.do(wishes.Say("my number is 555", seat=1, id="1"), Holder((1,), sender="adam"))
    sitting.do(wishes.Say("and mine 666", seat=2))
    sitting.do(wishes.Say("I look on", "Stranger"), GUEST)
    before = [(line.name, line.text) for _, line in sitting.match.talk]
    assert before[0] == ("Adam Smith", "my number is 555")

    for entry in (log.Erased(0, 1), log.Erased(0, None, "guest")):
        sitting.write(entry)
        sitting.log = [log.without(line, entry) for line in sitting.log]
    assert said(sitting) == ["and mine 666"]
    assert [seat.name for seat in sitting.match.seats] == ["Eva", "B", "Ida"]
    assert not any(
        word in log.encode(line) for line in sitting.log for word in ("Smith", "555", "Stranger")
    )
    again = sitting.folded()
    assert said(sitting) == [line.text for _, line in again.talk]
    assert [seat.name for seat in again.seats] == ["Eva", "B", "Ida"]
    assert (again.number, again.said, again.status) == (
        sitting.match.number, sitting.match.said, sitting.match.status
    )  # fmt: skip


def test_who_opened_the_table_may_be_erased_too() -> None:
    sitting = Sitting()
    entry = log.Erased(0, 0)
    sitting.write(entry)
    sitting.log = [log.without(line, entry) for line in sitting.log]
    assert observed(sitting.folded()) == observed(sitting.match) | {"opened": sitting.log[0]}
    assert [seat.name for seat in sitting.match.seats] == ["A", *NAMES[1:3]]


# -- ending ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("started", [True, False])
def test_a_match_that_was_ended_goes_no_further(started: bool) -> None:
    chairs = None if started else [log.Chair("Eva"), log.Chair(), log.Chair("Ida")]
    sitting = Sitting(chairs=chairs, started=started)
    sitting.write(log.Closed(5))
    assert (sitting.match.status, sitting.match.to_act) == ("archived", ())
    assert sitting.table.due(10**9) is None
    for wish in (wishes.Play(0, "draw", 9), wishes.Say("hello", seat=0), wishes.Leave(0)):
        sitting.refuses("closed", wish)
    with pytest.raises(Refused, match="ended"):
        sitting.table.sit(1, "Adam", 9)
