"""Seats: how they are taken, left, filled by bots, and given back."""

from random import Random

import pytest

from support.matches import MINUTE, Sitting, observed, people, truck
from zoopark.table import log, wishes
from zoopark.table.options import Clock, Options
from zoopark.table.refusal import Refused
from zoopark.table.sight import own_view, table_view
from zoopark.table.table import ABSENT, Holder

OPEN = (log.Chair("Eva"), log.Chair(), log.Chair())
HOST = Holder((0,), host=True)


def waiting() -> Sitting:
    """Eva has opened a table for three and waits."""
    return Sitting("zooloretto(players=3, start=A)", OPEN, started=False)


def test_the_game_starts_when_all_seats_are_taken() -> None:
    sitting = waiting()
    before: str = sitting.match.status
    assert before == "open"
    assert sitting.match.to_act == ()
    assert sitting.table.due(0) is None
    sat = sitting.table.sit(2, "  Ida\n", 5)
    assert sat == log.Sat(5, 2, "Ida")
    sitting.write(sat)
    assert sitting.table.due(5) is None
    assert sitting.do(wishes.Fill(1, "hard"), HOST) == log.Filled(5, 1, "hard")
    started = sitting.happens()
    assert isinstance(started, log.Started)
    assert [text.split()[0] for text in started.dealt] == ["leave", "leave"]
    assert sitting.status() == "running"
    assert sitting.match.people == [0, 2]
    assert sitting.table.due(9) is None
    sitting.play("draw", "load 1")
    assert sitting.match.bots_to_act == [(1, "hard")]


def test_with_a_ready_check_the_game_waits_for_everybody() -> None:
    chairs = (log.Chair("Eva"), log.Chair(), log.Chair(bot="easy"))
    sitting = Sitting("zooloretto(players=3)", chairs, options=Options(ready=True), started=False)
    sitting.do(wishes.Ready(0), HOST)
    assert sitting.table.due(0) is None  # a seat is free
    sitting.write(sitting.table.sit(1, "Ida", 0))
    assert table_view(sitting.match).unready == (1,)
    assert sitting.table.due(0) is None
    sitting.refuses("said-ready", wishes.Ready(0), HOST)
    sitting.refuses("not-your-seat", wishes.Ready(1), HOST)
    sitting.do(wishes.Ready(0, False), HOST)
    sitting.do(wishes.Ready(1))
    assert table_view(sitting.match).unready == (0,)
    # Who sits down in the place of another has not said anything yet.
    sitting.do(wishes.Leave(1))
    sitting.write(sitting.table.sit(1, "Ben", 0))
    sitting.do(wishes.Ready(0), HOST)
    sitting.restart()
    assert table_view(sitting.match).unready == (1,)
    assert sitting.table.due(0) is None
    sitting.do(wishes.Ready(1))
    assert isinstance(sitting.happens(), log.Started)
    assert table_view(sitting.match).unready == ()
    sitting.refuses("started", wishes.Ready(0), HOST)


def test_without_a_ready_check_nobody_says_so() -> None:
    waiting().refuses("no-ready", wishes.Ready(0), HOST)


def test_a_seat_is_taken_once() -> None:
    sitting = waiting()
    sitting.write(sitting.table.sit(1, "Ida", 0))
    before = observed(sitting.match)
    for seat, code in ((0, "taken"), (1, "taken"), (3, "no-seat"), (-1, "no-seat")):
        with pytest.raises(Refused) as refused:
            sitting.table.sit(seat, "Ben", 0)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        sitting.table.sit(2, " \u200d ", 0)
    assert refused.value.code == "no-name"
    assert observed(sitting.match) == before


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    sitting = waiting()
    sitting.write(sitting.table.sit(1, "Ida", 0))
    sitting.do(wishes.Leave(1))
    assert sitting.match.seats[1].open
    sitting.write(sitting.table.sit(1, "Ben", 0))
    assert sitting.match.seats[1].name == "Ben"


def test_the_host_may_leave_and_still_fill_seats() -> None:
    sitting = waiting()
    sitting.do(wishes.Leave(0))
    for seat in range(3):
        sitting.do(wishes.Fill(seat), Holder((), host=True))
    sitting.happens()
    assert sitting.match.bots_to_act == [(0, "normal")]


def test_only_the_host_fills_seats_and_only_open_ones() -> None:
    sitting = waiting()
    sitting.refuses("not-host", wishes.Fill(1), Holder((0,)))
    sitting.refuses("taken", wishes.Fill(0), HOST)
    sitting.refuses("no-seat", wishes.Fill(7), HOST)
    sitting.refuses("no-bot", wishes.Fill(1, "genius"), HOST)
    running = Sitting()
    running.refuses("taken", wishes.Fill(1), HOST)


def test_nothing_is_played_before_the_start() -> None:
    sitting = waiting()
    for wish in (
        wishes.Play(0, "draw", 1),
        wishes.Undo(0, 1),
        wishes.Reset(0, 1),
        wishes.Confirm(0, 1),
        wishes.Ask(0, 0),
        wishes.Answer(0, True),
        wishes.Return(0),
        wishes.Pause(0),
        wishes.Resume(0),
    ):
        sitting.refuses("not-started", wish)
    sitting.refuses("not-waiting", wishes.Replace(0))
    sitting.do(wishes.Say("hello", "", 0))


def test_a_bot_takes_over_and_hands_back() -> None:
    sitting = Sitting(position=truck(), options=Options(substitute="easy"))
    sitting.do(wishes.Leave(0))
    assert sitting.log[-1] == log.Replaced(0, 0, "easy", "left")
    assert sitting.match.bots_to_act == [(0, "easy")]
    assert sitting.match.people == [1, 2]
    sitting.refuses("away", wishes.Play(0, "draw", sitting.match.number))
    sitting.refuses("away", wishes.Leave(0))
    sitting.refuses("away", wishes.Pause(0))
    sitting.do(wishes.Return(0))
    assert sitting.match.bots_to_act == []
    assert sitting.match.seats[0].name == "Eva"
    sitting.play("draw")
    sitting.refuses("not-away", wishes.Return(0))


def test_the_absent_are_replaced_after_ten_minutes_and_not_before() -> None:
    sitting = Sitting(position=truck())
    sitting.now = ABSENT - 1
    other = Holder((2,))
    sitting.refuses("too-early", wishes.Replace(0), other)
    sitting.now = ABSENT
    sitting.refuses("not-waiting", wishes.Replace(1), other)
    sitting.refuses("not-your-seat", wishes.Replace(0), Holder(()))
    sitting.do(wishes.Replace(0), other)
    assert sitting.log[-1] == log.Replaced(ABSENT, 0, "normal", "absent")
    sitting.refuses("not-waiting", wishes.Replace(0), other)


def test_ten_minutes_are_counted_from_the_last_sign_of_life() -> None:
    sitting = Sitting(position=truck())
    other = Holder((2,))
    signs: list[list[wishes.Wish]] = [
        [wishes.Leave(0), wishes.Return(0)],
        [wishes.Pause(0), wishes.Pause(1), wishes.Pause(2), wishes.Resume(1)],
        [wishes.Play(0, "take 1", 99)],
        [wishes.Undo(0, 99)],
        [wishes.Play(0, "take 1", 99)],
        [wishes.Ask(0, 0), wishes.Answer(1, True), wishes.Answer(2, True)],
        [],  # the server wakes up
    ]
    for sign in signs:
        sitting.now += 9 * MINUTE
        for wish in sign:
            sitting.do(wish)
        if not sign:
            sitting.write(log.Woken(sitting.now))
        sitting.now += 2 * MINUTE
        sitting.refuses("too-early", wishes.Replace(0), other)
    sitting.now += 9 * MINUTE  # as long as the slowest move took
    sitting.do(wishes.Replace(0), other)


DAY = 24 * 60 * MINUTE


@pytest.mark.parametrize("clock", [Clock(turn=7 * 24 * 3600), Clock(game=7 * 24 * 3600)])
def test_a_seat_with_a_clock_is_replaced_by_its_clock_alone(clock: Clock) -> None:
    """In a game over days nobody gives a rival's seat to a bot meanwhile."""
    sitting = Sitting(position=truck(), options=Options(clock=clock))
    other = Holder((1, 2))
    for now in (ABSENT, DAY, 7 * DAY - 1):
        sitting.now = now
        sitting.refuses("clocked", wishes.Replace(0), other)
        assert sitting.table.due(now) is None
    sitting.now = 7 * DAY
    assert sitting.happens() == log.Replaced(sitting.now, 0, "normal", "time")


def test_a_clock_without_limits_is_none() -> None:
    sitting = Sitting(position=truck(), options=Options(clock=Clock()))
    sitting.now = ABSENT
    sitting.do(wishes.Replace(0), Holder((2,)))


def test_where_others_took_hours_ten_minutes_are_too_early() -> None:
    """A game without clocks may go on over days, too. A day is enough for everybody."""
    sitting = Sitting(position=truck())
    sitting.now = 5 * 60 * MINUTE
    sitting.play("expand")
    sitting.now += 5 * 60 * MINUTE - 1
    sitting.refuses("too-early", wishes.Replace(1), Holder((0,)))
    sitting.restart()
    sitting.now += 1
    sitting.do(wishes.Replace(1), Holder((0,)))
    sitting.now += 3 * DAY
    sitting.bot_plays(Random(1))  # however long a bot took
    while sitting.match.bots_to_act:
        sitting.bot_plays(Random(1))
    sitting.now += 3 * DAY
    sitting.play("draw", seat=2)
    sitting.now += DAY - 1
    sitting.refuses("too-early", wishes.Replace(2), Holder((0,)))
    sitting.now += 1
    sitting.do(wishes.Replace(2), Holder((0,)))


def test_who_comes_back_sees_what_the_bot_did_and_takes_it_back() -> None:
    """As far as one's own moves can be taken back at all."""
    sitting = Sitting(position=truck())
    sitting.play("expand", "take 2", "place elephant 5")
    sitting.now = ABSENT
    sitting.do(wishes.Replace(2), Holder((0,)))
    assert [seat.since for seat in table_view(sitting.match).seats] == [None, None, 3]
    sitting.write(sitting.table.play(2, "take 1", sitting.match.number, sitting.now))
    sitting.write(sitting.table.play(2, "place panda barn", sitting.match.number, sitting.now))
    assert own_view(sitting.match, 2).undo is None
    sitting.do(wishes.Return(2))
    assert own_view(sitting.match, 2).reset == 3
    sitting.undo(2)
    sitting.play("place panda 5")
    sitting.reset(2)
    assert len(sitting.match.plies) == 3


def test_talk_of_others_and_their_bids_do_not_count_as_a_sign_of_life() -> None:
    sitting = Sitting("ozoolemio(players=3)")
    sitting.now = 9 * MINUTE
    sitting.do(wishes.Say("where are you?", "", 1))
    sitting.play("bid 1", seat=1)
    sitting.now = 10 * MINUTE
    sitting.do(wishes.Replace(0), Holder((1,)))
    assert sitting.match.seats[0].substitute == "normal"


def test_who_is_not_waited_for_is_not_replaced() -> None:
    sitting = Sitting(position=truck())
    sitting.now = 60 * MINUTE
    sitting.pause()
    sitting.refuses("not-waiting", wishes.Replace(0), Holder((1,)))
    chairs = (log.Chair(bot="easy"), *people(2))
    slow = Sitting(position=truck(), chairs=chairs)
    slow.now = 60 * MINUTE
    slow.refuses("not-waiting", wishes.Replace(0), Holder((1,)))


def test_one_person_may_hold_several_seats() -> None:
    sitting = Sitting(position=truck())
    both = Holder((0, 1))
    sitting.do(wishes.Play(0, "expand", sitting.match.number), both)
    sitting.do(wishes.Play(1, "draw", sitting.match.number), both)
    sitting.refuses("not-your-seat", wishes.Play(2, "draw", sitting.match.number), both)


def test_a_game_is_paused_by_all_and_resumed_by_anybody() -> None:
    sitting = Sitting(position=truck())
    assert sitting.do(wishes.Pause(2)) == log.Suggested(0, 2, (2,))
    sitting.refuses("asked-already", wishes.Pause(2))
    assert not sitting.match.paused
    sitting.do(wishes.Pause(0))
    assert table_view(sitting.match).tired == (0, 2)
    assert sitting.do(wishes.Pause(1)) == log.Paused(0, 1)
    assert sitting.status() == "paused"
    assert sitting.match.to_act == ()
    for wish in (
        wishes.Play(0, "draw", sitting.match.number),
        wishes.Undo(0, sitting.match.number),
        wishes.Reset(0, sitting.match.number),
    ):
        sitting.refuses("paused", wish)
    sitting.refuses("not-running", wishes.Pause(0))
    sitting.do(wishes.Resume(1))
    sitting.refuses("not-paused", wishes.Resume(1))
    sitting.play("draw")


def test_who_wants_a_pause_stops_nobody() -> None:
    """However often: the moves of the others are accepted, and their clocks go on."""
    sitting = Sitting(position=truck(), options=Options(clock=Clock(turn=60)))
    seen, deadline = sitting.match.number, sitting.match.clocks and sitting.match.clocks.deadline()
    sitting.do(wishes.Pause(1))
    for _ in range(20):
        sitting.refuses("asked-already", wishes.Pause(1))
        sitting.refuses("not-paused", wishes.Resume(1))
    assert sitting.match.clocks is not None
    assert sitting.match.clocks.deadline() == deadline
    sitting.do(wishes.Play(0, "draw", seen))


def test_a_pause_makes_no_move_stale() -> None:
    sitting = Sitting(position=truck())
    seen = sitting.match.number
    sitting.pause()
    sitting.do(wishes.Resume(2))
    sitting.do(wishes.Play(0, "draw", seen))


def test_who_plays_on_does_not_want_a_pause_any_more() -> None:
    sitting = Sitting(position=truck())
    sitting.do(wishes.Pause(0))
    sitting.do(wishes.Pause(1))
    sitting.play("expand")
    assert sitting.match.tired == {1}
    assert sitting.do(wishes.Pause(2)) == log.Suggested(0, 2, (2,))
    sitting.do(wishes.Leave(1))
    assert sitting.match.tired == {2}


def test_a_pause_is_not_waited_for_by_who_left_and_not_taken_from_who_is_late() -> None:
    sitting = Sitting(position=truck())
    sitting.do(wishes.Leave(2))
    sitting.do(wishes.Pause(0))
    assert sitting.do(wishes.Pause(1)) == log.Paused(0, 1)
    late = Sitting(position=truck())
    late.now = ABSENT
    late.do(wishes.Replace(0), Holder((1,)))
    late.do(wishes.Pause(1))
    assert late.do(wishes.Pause(2)) == log.Suggested(ABSENT, 2, (2,))


def test_one_device_wants_a_pause_for_all_its_seats() -> None:
    sitting = Sitting(position=truck())
    assert sitting.do(wishes.Pause(0), Holder((0, 1))) == log.Suggested(0, 0, (0, 1))
    assert sitting.do(wishes.Pause(2)) == log.Paused(0, 2)
    alone = Sitting(position=truck())
    assert alone.do(wishes.Pause(1), Holder((0, 1, 2))) == log.Paused(0, 1)


def test_a_person_among_bots_pauses_alone() -> None:
    chairs = (log.Chair("Eva"), log.Chair(bot="easy"), log.Chair(bot="easy"))
    sitting = Sitting(position=truck(), chairs=chairs)
    assert sitting.do(wishes.Pause(0)) == log.Paused(0, 0)


def test_bots_do_not_play_while_the_game_is_paused() -> None:
    chairs = (log.Chair(bot="easy"), *people(2))
    sitting = Sitting(position=truck(), chairs=chairs)
    sitting.pause()
    assert sitting.match.bots_to_act == []
    with pytest.raises(Refused) as refused:
        sitting.table.play(0, "draw", sitting.match.number, 0)
    assert refused.value.code == "not-your-turn"
