"""What is wanted: refused with a code, stale, or sent twice. A refusal changes nothing."""

import ast
import inspect
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.matches import Sitting, auction_of_three, last_move, observed, truck
from zoopark.table import log, table, wishes
from zoopark.table.match import REMEMBERED
from zoopark.table.options import Options
from zoopark.table.refusal import Refused
from zoopark.table.table import Holder
from zoopark.table.wishes import Wish


def test_every_code_of_the_table_is_reached_by_some_test() -> None:
    tree = ast.parse(inspect.getsource(table))
    codes = {
        str(ast.literal_eval(node.args[0]))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
    }
    here = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py"))
    assert len(codes) > 20
    assert [code for code in sorted(codes) if f'"{code}"' not in here] == []


# -- refusals -------------------------------------------------------------------------------------


def test_a_record_to_look_at_cannot_be_played() -> None:
    sitting = Sitting(position=truck(), archived=True)
    assert sitting.match.status == "archived"
    assert sitting.match.to_act == ()
    for wish in (
        wishes.Play(0, "draw", 9),
        wishes.Say("hello", "Guest"),
        wishes.Leave(0),
        wishes.Fill(0),
        wishes.Replace(0),
    ):
        sitting.refuses("archived", wish)
    with pytest.raises(Refused) as refused:
        sitting.table.sit(0, "Eva", 0)
    assert refused.value.code == "archived"


def test_seats_that_are_not_there_or_not_ones_own() -> None:
    sitting = Sitting(position=truck())
    number = sitting.match.number
    everything = Holder(range(8), host=True)
    missing: list[Wish] = [
        wishes.Play(3, "draw", number),
        wishes.Leave(7),
        wishes.Replace(3),
        wishes.Return(5),
    ]
    for wish in missing:
        sitting.refuses("no-seat", wish, everything)
    foreign: list[Wish] = [
        wishes.Play(0, "draw", number),
        wishes.Undo(0, number),
        wishes.Reset(0, number),
        wishes.Confirm(0, number),
        wishes.Ask(0, 0),
        wishes.Answer(0, True),
        wishes.Leave(0),
        wishes.Return(0),
        wishes.Pause(0),
        wishes.Resume(0),
        wishes.Say("I am Eva", "", 0),
        wishes.Say("I am nobody", "", 6),
    ]
    for wish in foreign:
        sitting.refuses("not-your-seat", wish, Holder((1, 2), host=True))


def test_moves_that_the_rules_refuse_name_the_rule() -> None:
    sitting = Sitting(position=truck())
    number = sitting.match.number
    refused = sitting.refuses("illegal", wishes.Play(0, "take 3", number))
    assert refused.rule == "Z.4.2"
    assert "Z.4.2" in str(refused)
    sitting.refuses("illegal", wishes.Play(0, "reveal panda", number))
    sitting.refuses("illegal", wishes.Play(0, "bid 3", number))
    sitting.refuses("no-move", wishes.Play(0, "jump", number))
    sitting.refuses("not-your-turn", wishes.Play(1, "draw", number))


LISTENING = Sitting(position=truck())


@given(st.text(max_size=60) | st.from_regex(r"(take|load|place|bid|build|draw) .{0,20}"))
def test_any_text_is_a_legal_move_or_is_refused(text: str) -> None:
    sitting = LISTENING
    before = observed(sitting.match)
    try:
        entry = sitting.table.entry(wishes.Play(0, text, sitting.match.number), Holder((0,)), 0)
    except Refused as refused:
        assert refused.code in ("illegal", "no-move")  # noqa: PT017
    else:
        assert isinstance(entry, log.Moved)
        assert entry.move in [move.text for move in sitting.game.legal()]
    assert observed(sitting.match) == before


def test_after_the_end_nothing_is_done_but_talking() -> None:
    position, move = last_move("zooloretto(players=2)")
    sitting = Sitting(position=position)
    (seat,) = sitting.match.to_act
    sitting.play(move)
    number = sitting.match.number
    for wish in (
        wishes.Play(seat, "draw", number),
        wishes.Undo(seat, number),
        wishes.Reset(seat, number),
        wishes.Confirm(seat, number),
        wishes.Ask(seat, 0),
        wishes.Answer(seat, True),
        wishes.Pause(seat),
        wishes.Resume(seat),
        wishes.Leave(seat),
    ):
        sitting.refuses("over", wish)
    sitting.refuses("not-waiting", wishes.Replace(seat))
    sitting.do(wishes.Say("well played", "", seat))


def test_talk() -> None:
    sitting = Sitting(position=truck())
    sitting.do(wishes.Say("good\n\u202eluck", "ignored", 1))
    assert sitting.log[-1] == log.Said(0, "Adam", "good luck", 1)
    sitting.do(wishes.Say("hello", " Guest \u200b"))
    assert sitting.log[-1] == log.Said(0, "Guest", "hello")
    sitting.do(wishes.Say("hello"))
    assert sitting.log[-1] == log.Said(0, "?", "hello")
    sitting.refuses("nothing-said", wishes.Say(" \u200d\u2800\n", "", 1))
    sitting.refuses("no-name", wishes.Say("hello", "\u202e"))
    sitting.do(wishes.Say("x" * 10_000, "", 0))
    assert sitting.match.talk[-1][1].text == "x" * wishes.LONGEST_LINE
    sitting.do(wishes.Say("\u0958" * 500, "", 0))  # each of which is written as two signs
    assert len(sitting.match.talk[-1][1].text) == wishes.LONGEST_LINE
    quiet = Sitting(options=Options(chat=False))
    quiet.refuses("no-chat", wishes.Say("hello", "", 0))


def test_an_entry_that_is_not_written_has_never_been() -> None:
    """Between deciding and writing everything may be lost."""
    sitting = Sitting(position=truck())
    before = observed(sitting.match)
    for wish in (
        wishes.Play(0, "draw", sitting.match.number, "a"),
        wishes.Pause(0),
        wishes.Leave(0),
        wishes.Say("hello", "", 0),
    ):
        sitting.table.entry(wish, Holder((0,)), 5)
        assert observed(sitting.match) == before
        assert sitting.repeated(wish) is None


# -- stale messages -------------------------------------------------------------------------------


def test_a_move_for_an_older_situation_is_stale() -> None:
    sitting = Sitting(position=truck())
    first = sitting.match.number
    sitting.refuses("stale", wishes.Play(0, "draw", first - 1))
    sitting.play("take 1")
    sitting.refuses("stale", wishes.Play(0, "place panda 5", first))
    sitting.undo(0)
    for seen in (first, first + 1):
        sitting.refuses("stale", wishes.Play(0, "take 1", seen))
    sitting.play("take 1")


def test_a_move_sent_twice_without_an_id_is_not_played_twice() -> None:
    sitting = Sitting("ozoolemio(players=2, flags=A+B)")
    seen = sitting.match.number
    sitting.play("bid 0", seat=0)
    sitting.play("bid 1", seat=1)
    sitting.play(sitting.game.legal(1)[0].text)
    sitting.refuses("stale", wishes.Play(0, "bid 0", seen))


def test_taking_back_something_else_than_was_seen_is_stale() -> None:
    sitting = Sitting(position=truck())
    sitting.play("take 1")
    seen = sitting.match.number
    sitting.play("place panda 5")
    sitting.refuses("stale", wishes.Undo(0, seen))
    sitting.refuses("stale", wishes.Reset(0, seen))
    sitting.do(wishes.Undo(0, seen + 1))


def test_talk_does_not_make_a_move_stale() -> None:
    sitting = Sitting(position=truck())
    seen = sitting.match.number
    sitting.do(wishes.Say("hm", "", 1))
    sitting.do(wishes.Leave(2))
    sitting.do(wishes.Play(0, "take 1", seen))
    seen = sitting.match.number
    sitting.do(wishes.Say("hm", "", 1))
    sitting.do(wishes.Undo(0, seen))


def test_the_bids_of_others_do_not_make_a_bid_stale() -> None:
    sitting = auction_of_three()
    seen = sitting.match.number
    for seat in (2, 0, 1):
        sitting.do(wishes.Play(seat, "bid 1", seen))
    builder = sitting.match.to_act[0]
    build = sitting.game.legal()[0].text
    sitting.refuses("stale", wishes.Play(builder, build, seen))
    sitting.do(wishes.Play(builder, build, seen + 3))
    for seat in range(3):
        sitting.refuses("stale", wishes.Play(seat, "bid 1", seen + 3))


def test_going_back_makes_every_move_stale() -> None:
    sitting = auction_of_three()
    sitting.play("bid 1", seat=0)
    seen = sitting.match.number
    sitting.agree_to_go_back(0)
    for seat in range(3):
        sitting.refuses("stale", wishes.Play(seat, "bid 1", seen))
        sitting.play("bid 1", seat=seat)


# -- the same message twice -----------------------------------------------------------------------


@pytest.mark.parametrize("restarted", [False, True])
def test_a_message_that_comes_twice_is_known(restarted: bool) -> None:
    sitting = Sitting(position=truck())
    sent: list[Wish] = [
        wishes.Play(0, "take 1", 2, "a"),
        wishes.Undo(0, 3, "b"),
        wishes.Play(0, "take 1", 4, "c"),
        wishes.Reset(0, 5, "d"),
        wishes.Say("hello", "", 0, "e"),
        wishes.Say("hello", "Guest", None, "a"),
    ]
    for number, wish in enumerate(sent, 3):
        assert sitting.repeated(wish) is None
        sitting.do(wish)
        assert sitting.match.number == number
    if restarted:
        sitting.restart()
    for number, wish in enumerate(sent, 3):
        assert sitting.repeated(wish) == number
    assert sitting.repeated(wishes.Play(1, "take 1", 2, "a")) is None
    assert sitting.repeated(wishes.Play(0, "take 1", 2)) is None
    assert sitting.repeated(wishes.Pause(0)) is None


def test_a_message_is_known_again_however_much_others_have_sent() -> None:
    sitting = Sitting(position=truck())
    move = wishes.Play(0, "take 1", 2, "mine")
    sitting.do(move)
    for number in range(200):
        sitting.do(wishes.Say("spam", "Guest", None, f"{number}"))
        sitting.do(wishes.Say("spam", "", 1, f"{number}"))
    sitting.restart()
    assert sitting.repeated(move) == 3


EVA, ADAM = Holder((0,), sender="eva"), Holder((1,), sender="adam")


def test_an_id_belongs_to_its_sender() -> None:
    """Many programs count their messages from one."""
    sitting = Sitting(position=truck())
    guests = [Holder(sender="ida"), Holder(sender="ben"), Holder()]
    for guest in guests:
        said = wishes.Say(f"I am {guest.sender or 'nobody'}", "Guest", None, "1")
        assert sitting.repeated(said, guest) is None
        sitting.do(said, guest)
    assert [said.text for _, said in sitting.match.talk] == ["I am ida", "I am ben", "I am nobody"]
    sitting.restart()
    for number, guest in enumerate(guests, 3):
        said = wishes.Say(f"I am {guest.sender or 'nobody'}", "Guest", None, "1")
        assert sitting.repeated(said, guest) == number
    unknown = wishes.Say("I am somebody else", "Guest", None, "1")
    assert sitting.repeated(unknown, Holder()) is None


def test_two_devices_at_one_seat_have_ids_of_their_own() -> None:
    sitting = Sitting(position=truck())
    phone = Holder((0,), sender="phone")
    sitting.do(wishes.Say("hello", "", 0, "1"), EVA)
    assert sitting.repeated(wishes.Say("hello again", "", 0, "1"), phone) is None
    assert sitting.repeated(wishes.Say("hello", "", 0, "1"), EVA) == 3


def test_the_ids_of_others_tell_nobody_anything() -> None:
    sitting = Sitting(position=truck())
    move = wishes.Play(0, "take 1", 2, "a")
    sitting.do(move, EVA)
    for who in (ADAM, Holder(), Holder((1,), sender="eva")):
        assert sitting.repeated(move, who) is None
        sitting.refuses("not-your-seat", move, who)


@pytest.mark.parametrize("name", ["Eva", "eva", " EVA.", "Éva", "Ｅｖａ", "E v a"])
def test_nobody_speaks_under_the_name_of_a_player(name: str) -> None:
    sitting = Sitting(position=truck())
    sitting.refuses("name-taken", wishes.Say("I give up", name))
    sitting.do(wishes.Say("go on", "Ewa"))


def test_the_last_messages_of_a_seat_are_known_and_no_more_are_kept() -> None:
    sitting = Sitting(position=truck())
    for number in range(3 * REMEMBERED):
        sitting.do(wishes.Say("hello", "", 1, f"{number}"))
    known = [sitting.match.known(1, f" {number}") for number in range(3 * REMEMBERED)]
    assert known[: 2 * REMEMBERED] == [None] * 2 * REMEMBERED
    assert known[2 * REMEMBERED :] == [number + 3 for number in range(32, 48)]


def test_in_a_random_game_every_move_is_known_when_it_comes_again() -> None:
    sitting = Sitting("zooloretto(players=3)", options=Options(deal="monday"))
    rng = Random(4)
    for number in range(80):
        (seat,) = sitting.match.to_act
        move = rng.choice(sitting.game.legal()).text
        wish = wishes.Play(seat, move, sitting.match.number, f"{number}")
        assert sitting.repeated(wish) is None
        sitting.do(wish)
        if number % 7 == 0:
            sitting.restart()
        assert sitting.repeated(wish) == sitting.match.number


# -- messages as they come ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        (
            '{"type":"play","seat":1,"move":"draw","seen":7,"id":"x"}',
            wishes.Play(1, "draw", 7, "x"),
        ),
        ('{"type":"undo","seat":1,"seen":7}', wishes.Undo(1, 7)),
        ('{"type":"reset","seat":1,"seen":7}', wishes.Reset(1, 7)),
        ('{"type":"confirm","seat":1,"seen":7}', wishes.Confirm(1, 7)),
        ('{"type":"ask","seat":1,"to":7}', wishes.Ask(1, 7)),
        ('{"type":"answer","seat":1,"agrees":false}', wishes.Answer(1, False)),
        ('{"type":"leave","seat":1}', wishes.Leave(1)),
        ('{"type":"return","seat":1}', wishes.Return(1)),
        ('{"type":"replace","seat":1}', wishes.Replace(1)),
        ('{"type":"fill","seat":1}', wishes.Fill(1, "normal")),
        ('{"type":"pause","seat":1}', wishes.Pause(1)),
        ('{"type":"resume","seat":1}', wishes.Resume(1)),
        ('{"type":"say","text":"hi"}', wishes.Say("hi")),
    ],
)
def test_what_is_wanted_is_a_message(text: str, wish: Wish) -> None:
    assert msgspec.json.decode(text, type=Wish) == wish


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"type":"win"}',
        '{"type":"play","seat":-1,"move":"draw","seen":7}',
        '{"type":"play","seat":8,"move":"draw","seen":7}',
        '{"type":"play","seat":1,"move":"","seen":7}',
        '{"type":"play","seat":1,"move":"%s","seen":7}' % ("x" * 201),
        '{"type":"play","seat":1,"move":"draw"}',
        '{"type":"play","seat":1,"move":"draw","seen":7,"as":2}',
        '{"type":"play","seat":1,"move":"draw","seen":7,"id":"%s"}' % ("x" * 41),
        '{"type":"play","seat":1,"move":"draw","seen":7,"id":"\\ud800"}',
        '{"type":"say","text":"%s"}' % ("x" * 501),
        '{"type":"say","text":"hi","name":"%s"}' % ("x" * 41),
        '{"type":"fill","seat":0,"bot":"%s"}' % ("x" * 21),
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=Wish)
