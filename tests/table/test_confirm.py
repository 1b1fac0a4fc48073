"""Turns that are confirmed: nobody else acts before, and nothing is confirmed by accident."""

from random import Random

import pytest

from support.matches import (
    MINUTE,
    Sitting,
    alone,
    auction_of_three,
    last_move,
    people,
    question_to_another,
    truck,
)
from zoopark.table import log, wishes
from zoopark.table.options import Clock, Options

CONFIRM = Options(confirm=True)


def waiting_for_a() -> Sitting:
    """A has taken a truck and placed everything, and has not said that this is all."""
    sitting = Sitting(position=truck(), options=CONFIRM)
    sitting.play("take 1", "place panda 5")
    assert sitting.match.unconfirmed is None
    sitting.play("place panda 5")
    assert sitting.match.unconfirmed == 0
    return sitting


def test_nobody_plays_before_the_turn_is_confirmed() -> None:
    sitting = waiting_for_a()
    match = sitting.match
    assert match.to_act == (0,)
    assert sitting.game.to_act == (1,)
    sitting.refuses("unconfirmed", wishes.Play(1, "draw", match.number))
    sitting.refuses("unconfirmed", wishes.Play(0, "draw", match.number))
    sitting.confirm(0)
    assert match.to_act == (1,)
    sitting.refuses("no-undo", wishes.Undo(0, match.number))
    sitting.play("draw", seat=1)


def test_a_turn_that_waits_can_be_taken_back_and_played_otherwise() -> None:
    sitting = waiting_for_a()
    sitting.undo(0)
    assert sitting.match.unconfirmed is None
    sitting.play("place panda barn")
    assert sitting.match.unconfirmed == 0
    sitting.reset(0)
    assert sitting.game.position() == truck()
    sitting.refuses("nothing-to-confirm", wishes.Confirm(0, sitting.match.number))


def test_nothing_else_confirms_a_turn() -> None:
    sitting = waiting_for_a()
    for wish in (
        wishes.Say("hello", "", 0),
        wishes.Pause(0),
        wishes.Pause(1),
        wishes.Pause(2),
        wishes.Resume(2),
        wishes.Ask(1, 0),
        wishes.Answer(0, False),
        wishes.Leave(1),
        wishes.Return(1),
    ):
        sitting.do(wish)
        assert sitting.match.unconfirmed == 0
    sitting.write(log.Woken(5))
    sitting.restart()
    assert sitting.match.unconfirmed == 0
    for seat in (1, 2):
        sitting.refuses("nothing-to-confirm", wishes.Confirm(seat, sitting.match.number))


def test_a_confirmation_of_something_older_is_refused() -> None:
    """A takes back and plays something else, and the confirmation of the first try comes late."""
    sitting = waiting_for_a()
    seen = sitting.match.number
    sitting.undo(0)
    sitting.play("place panda barn")
    sitting.refuses("stale", wishes.Confirm(0, seen))
    sitting.confirm(0)
    sitting.refuses("nothing-to-confirm", wishes.Confirm(0, sitting.match.number))


def test_a_paused_game_confirms_nothing() -> None:
    sitting = waiting_for_a()
    sitting.pause()
    sitting.refuses("paused", wishes.Confirm(0, sitting.match.number))


def test_each_of_several_turns_in_a_row_is_confirmed() -> None:
    sitting = Sitting(position=alone(), options=CONFIRM)
    sitting.play("expand")
    sitting.refuses("unconfirmed", wishes.Play(0, "draw", sitting.match.number))
    sitting.confirm(0)
    sitting.play("take 1", "place panda 4")
    assert sitting.match.unconfirmed == 0
    sitting.reset(0)
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))


def test_before_another_seat_is_asked_something_the_move_is_confirmed() -> None:
    position, move = question_to_another()
    sitting = Sitting(position=position, options=CONFIRM)
    (seat,) = sitting.match.to_act
    sitting.play(move)
    (other,) = sitting.game.to_act
    answer = sitting.game.legal()[0].text
    sitting.refuses("unconfirmed", wishes.Play(other, answer, sitting.match.number))
    sitting.confirm(seat)
    sitting.play(answer, seat=other)


def test_sealed_bids_are_not_confirmed_and_buildings_are() -> None:
    sitting = Sitting("ozoolemio(players=3, flags=A+B+C)", options=CONFIRM)
    for seat in (2, 0, 1):
        sitting.play(f"bid {seat}", seat=seat)
        assert sitting.match.unconfirmed is None
    sitting.play(sitting.game.legal()[0].text)
    assert sitting.match.unconfirmed == 2
    sitting.refuses("unconfirmed", wishes.Play(0, "bid 1", sitting.match.number))
    sitting.confirm(2)
    assert sitting.match.to_act == (0, 1, 2)
    assert auction_of_three().match.unconfirmed is None


def test_bots_never_need_to_confirm() -> None:
    chairs = [log.Chair("Eva"), log.Chair(bot="easy"), log.Chair("Ida")]
    sitting = Sitting("aquaretto(players=3, start=A)", chairs, CONFIRM)
    sitting.do(wishes.Leave(2))
    rng = Random(5)
    while not sitting.match.over:
        if sitting.match.bots_to_act:
            sitting.bot_plays(rng)
            assert sitting.match.unconfirmed is None
        elif sitting.match.unconfirmed == 0:
            sitting.confirm(0)
        else:
            sitting.play(rng.choice(sitting.game.legal()).text)
    assert {entry.seat for entry in sitting.log if isinstance(entry, log.Confirmed)} == {0}


def test_a_bot_that_takes_over_does_not_wait_for_the_confirmation() -> None:
    sitting = waiting_for_a()
    sitting.do(wishes.Leave(0))
    assert sitting.match.to_act == (1,)
    sitting.do(wishes.Return(0))
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))


def test_who_does_not_confirm_in_time_has_played() -> None:
    clocked = Options(confirm=True, clock=Clock(turn=60))
    sitting = Sitting(position=truck(), options=clocked)
    sitting.play("take 2", "place elephant 5")
    sitting.now = MINUTE
    assert sitting.happens() == log.Confirmed(MINUTE, 0)
    assert sitting.match.people == [0, 1, 2]
    assert sitting.match.to_act == (1,)
    assert "5:elephant" in sitting.game.position()


@pytest.mark.parametrize("clock", [None, Clock(turn=3 * 24 * 60 * 60)])
def test_nobody_waits_for_days_for_a_word_that_was_forgotten(clock: Clock | None) -> None:
    sitting = Sitting(position=truck(), options=Options(confirm=True, clock=clock))
    sitting.now = MINUTE
    sitting.play("take 2", "place elephant 5")
    assert sitting.match.deadline == 2 * MINUTE
    sitting.now = 2 * MINUTE - 1
    assert sitting.table.due(sitting.now) is None
    sitting.now = 2 * MINUTE
    assert sitting.happens() == log.Confirmed(2 * MINUTE, 0)
    assert sitting.match.to_act == (1,)


def test_a_pause_confirms_nothing() -> None:
    sitting = waiting_for_a()
    for seat in range(3):
        sitting.do(wishes.Pause(seat))
    sitting.now = 60 * MINUTE
    assert sitting.table.due(sitting.now) is None
    sitting.do(wishes.Resume(1))
    assert sitting.match.deadline == 61 * MINUTE


def test_the_last_move_of_a_game_waits_too() -> None:
    position, move = last_move("zooloretto(players=2)")
    sitting = Sitting(position=position, options=CONFIRM)
    seat = sitting.match.to_act[0]
    sitting.play(move)
    assert sitting.game.over
    assert not sitting.match.over
    before: str = sitting.match.status
    assert before == "running"
    assert sitting.match.to_act == (seat,)
    sitting.undo(seat)
    assert sitting.game.position() == position
    sitting.play(move)
    sitting.confirm(seat)
    assert sitting.status() == "over"
    sitting.refuses("over", wishes.Undo(seat, sitting.match.number))
    sitting.refuses("over", wishes.Ask(seat, 0))


def test_a_request_to_go_back_ends_with_the_game() -> None:
    position, move = last_move("zooloretto(players=2)")
    sitting = Sitting(position=position, options=CONFIRM)
    seat = sitting.match.to_act[0]
    sitting.play(move)
    sitting.do(wishes.Ask(1 - seat, 0))
    sitting.confirm(seat)
    assert sitting.match.request is None
    sitting.refuses("over", wishes.Answer(seat, True))


@pytest.mark.parametrize(
    "config", ["ozoolemio(players=2)", "zooloretto(players=2, modules=order-cards)"]
)
def test_the_end_that_opens_hidden_things_needs_no_confirmation(config: str) -> None:
    """Else the last one to move could look at the cards or purses, and take the move back."""
    position, move = last_move(config)
    sitting = Sitting(position=position, options=CONFIRM)
    seat = sitting.match.to_act[0]
    sitting.play(move)
    assert sitting.match.over
    sitting.refuses("over", wishes.Undo(seat, sitting.match.number))


def test_without_the_option_nothing_waits() -> None:
    sitting = Sitting(position=truck(), chairs=people(3))
    sitting.play("take 2", "place elephant 5")
    assert sitting.match.to_act == (1,)
    sitting.refuses("nothing-to-confirm", wishes.Confirm(0, sitting.match.number))
