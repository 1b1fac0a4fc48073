"""Clocks: each seat pays for its own thinking, and nothing but a new turn refills a clock."""

from random import Random

import pytest

from support.matches import (
    KINDS,
    MINUTE,
    SECOND,
    Sitting,
    alone,
    auction_of_three,
    people,
    question_to_another,
    random_step,
    random_table,
    truck,
)
from zoopark.table import log, wishes
from zoopark.table.clocks import GRACE, Clocks
from zoopark.table.options import Clock, Options

TURN = Clock(turn=60)
GAME = Clock(game=600, added=10)
BOTH = Clock(turn=60, game=600, added=10)


def clocked(clock: Clock, position: str = "", *, confirm: bool = False) -> Sitting:
    return Sitting(position=position or truck(), options=Options(clock=clock, confirm=confirm))


def clocks(sitting: Sitting) -> Clocks:
    assert sitting.match.clocks is not None
    return sitting.match.clocks


def left(sitting: Sitting, seat: int) -> tuple[int | None, int | None]:
    """The time of the turn and of the game that a seat has now."""
    sitting.write(log.Said(max(sitting.now, sitting.match.updated), "Eva", "tick", 0))
    return clocks(sitting).turn[seat], clocks(sitting).game[seat]


def test_a_table_without_clocks_is_never_late() -> None:
    sitting = Sitting(position=truck())
    assert sitting.match.clocks is None
    assert sitting.table.due(10**15) is None


def test_a_turn_has_its_time_and_the_next_one_has_it_again() -> None:
    sitting = clocked(TURN)
    sitting.now = 20 * SECOND
    sitting.play("draw")
    assert left(sitting, 0) == (40 * SECOND, None)
    sitting.now = 50 * SECOND
    sitting.play("load 3")
    assert clocks(sitting).turn == [10 * SECOND, MINUTE, MINUTE]
    assert clocks(sitting).thinking == {1}
    sitting.now = 70 * SECOND
    assert left(sitting, 1) == (40 * SECOND, None)
    assert left(sitting, 0) == (10 * SECOND, None)
    sitting.play("draw", "load 3")
    sitting.play("draw", "load 3")
    assert clocks(sitting).thinking == {0}
    assert left(sitting, 0) == (MINUTE, None)


def test_the_time_of_the_game_is_added_to_once_a_turn() -> None:
    sitting = clocked(GAME)
    assert clocks(sitting).game == [610 * SECOND, 600 * SECOND, 600 * SECOND]
    sitting.now = 30 * SECOND
    sitting.play("take 1", "place panda 5")
    assert left(sitting, 0) == (None, 580 * SECOND)
    sitting.play("place panda 5")
    assert clocks(sitting).game == [580 * SECOND, 610 * SECOND, 600 * SECOND]


def test_the_shorter_of_both_times_counts() -> None:
    sitting = clocked(Clock(turn=60, game=50))
    assert clocks(sitting).deadline() == 50 * SECOND
    sitting = clocked(Clock(turn=40, game=50))
    assert clocks(sitting).deadline() == 40 * SECOND


def test_taking_back_and_playing_again_refills_nothing() -> None:
    """A has turn after turn; going to and fro between them makes no time."""
    sitting = clocked(BOTH, alone())
    for _ in range(30):
        sitting.now += 2 * SECOND
        sitting.play("expand")
        sitting.now += 2 * SECOND
        sitting.undo(0)
    # Two turns were given their time, and two minutes have been spent.
    assert sitting.now == 120 * SECOND
    turn, game = left(sitting, 0)
    assert game == (600 + 10 + 10 - 120) * SECOND
    assert turn == 0
    assert sitting.happens() == log.Replaced(sitting.now, 0, "normal", "time")


def test_a_move_that_is_taken_back_gives_the_next_seat_no_game_time_twice() -> None:
    sitting = clocked(BOTH)
    for _ in range(5):
        sitting.play("expand")
        assert clocks(sitting).game[1] == 610 * SECOND
        sitting.undo(0)


def test_who_loses_the_turn_to_an_undo_has_a_whole_one_again() -> None:
    """Otherwise A could let B's time run and then change the situation."""
    sitting = clocked(TURN)
    sitting.play("expand")
    sitting.now = 55 * SECOND
    sitting.undo(0)
    sitting.play("take 2", "place elephant 5")
    assert clocks(sitting).turn[1] == MINUTE
    assert clocks(sitting).deadline() == 115 * SECOND


def test_undoing_within_a_turn_refills_nothing() -> None:
    sitting = clocked(BOTH)
    for second in range(0, 40, 4):
        sitting.now = second * SECOND
        sitting.play("take 1")
        sitting.play("place panda 4")
        sitting.reset(0)
    sitting.now = 40 * SECOND
    assert left(sitting, 0) == (20 * SECOND, 570 * SECOND)


@pytest.mark.parametrize("seat", [0, 1])
def test_paused_time_is_nobodys_and_a_pause_refills_nothing(seat: int) -> None:
    sitting = clocked(BOTH)
    for _ in range(10):
        sitting.now += 5 * SECOND
        sitting.pause()
        assert clocks(sitting).deadline() is None
        sitting.now += 60 * MINUTE
        assert sitting.table.due(sitting.now) is None
        sitting.do(wishes.Resume(seat))
    assert left(sitting, 0) == (10 * SECOND, 560 * SECOND)
    assert left(sitting, 1) == (MINUTE, 600 * SECOND)


def test_simultaneous_bidders_are_paused_without_being_given_time() -> None:
    sitting = Sitting("ozoolemio(players=3, flags=A+B+C)", options=Options(clock=BOTH))
    sitting.now = 20 * SECOND
    sitting.play("bid 1", seat=0)
    sitting.pause()
    sitting.do(wishes.Resume(0))
    assert clocks(sitting).turn == [40 * SECOND] * 3
    assert clocks(sitting).game == [590 * SECOND] * 3


def test_talk_refills_nothing() -> None:
    sitting = clocked(BOTH)
    for _ in range(10):
        sitting.now += 3 * SECOND
        sitting.do(wishes.Say("hm", "", 0))
    assert left(sitting, 0) == (30 * SECOND, 580 * SECOND)


def test_leaving_and_coming_back_refills_nothing() -> None:
    sitting = clocked(BOTH)
    for _ in range(5):
        sitting.now += 10 * SECOND
        sitting.do(wishes.Leave(0))
        sitting.do(wishes.Return(0))
    assert left(sitting, 0) == (10 * SECOND, 560 * SECOND)


def test_asking_to_go_back_refills_nothing_and_going_back_gives_a_turn() -> None:
    sitting = clocked(BOTH)
    sitting.play("expand")
    sitting.now = 30 * SECOND
    sitting.play("draw")
    for _ in range(3):
        sitting.do(wishes.Ask(1, 0))
        sitting.do(wishes.Answer(0, False))
    assert left(sitting, 1) == (30 * SECOND, 580 * SECOND)
    game = list(clocks(sitting).game)
    sitting.agree_to_go_back(0)
    assert clocks(sitting).turn == [MINUTE] * 3
    assert clocks(sitting).game == game
    sitting.now = 40 * SECOND
    sitting.play("take 2", "place elephant 5")
    assert left(sitting, 1) == (MINUTE, game[1])


def test_turns_after_going_back_have_their_time() -> None:
    sitting = Sitting("zooloretto(players=3, start=A)", options=Options(clock=TURN))
    for _ in range(6):
        sitting.play("draw")
        sitting.play(sitting.game.legal()[-1].text)
    sitting.agree_to_go_back(0)
    for seat in (0, 1, 2, 0, 1, 2):
        assert clocks(sitting).thinking == {seat}
        assert clocks(sitting).turn[seat] == MINUTE
        sitting.now += 50 * SECOND
        sitting.play("draw")
        sitting.play(sitting.game.legal()[-1].text)


def test_a_turn_that_waits_for_its_confirmation_goes_on_costing_time() -> None:
    sitting = clocked(BOTH, alone(), confirm=True)
    sitting.now = 20 * SECOND
    sitting.play("expand")
    sitting.now = 50 * SECOND
    assert left(sitting, 0) == (10 * SECOND, 560 * SECOND)
    sitting.confirm(0)
    assert left(sitting, 0) == (MINUTE, 570 * SECOND)


def test_bidders_are_charged_each_for_their_own_time() -> None:
    sitting = Sitting("ozoolemio(players=3, flags=A+B+C)", options=Options(clock=BOTH))
    sitting.now = 10 * SECOND
    sitting.play("bid 0", seat=1)
    sitting.now = 30 * SECOND
    sitting.play("bid 1", seat=2)
    sitting.now = 45 * SECOND
    assert left(sitting, 0) == (15 * SECOND, 565 * SECOND)
    assert left(sitting, 1) == (50 * SECOND, 600 * SECOND)
    assert left(sitting, 2) == (30 * SECOND, 580 * SECOND)
    sitting.now = MINUTE
    assert sitting.happens() == log.Replaced(MINUTE, 0, "normal", "time")
    assert sitting.table.due(10 * MINUTE) is None
    assert auction_of_three().match.clocks is None


def test_several_may_be_late_at_once() -> None:
    sitting = Sitting("ozoolemio(players=3, flags=A+B+C)", options=Options(clock=TURN))
    sitting.play("bid 0", seat=1)
    sitting.now = MINUTE
    assert [sitting.happens(), sitting.happens()] == [
        log.Replaced(MINUTE, 0, "normal", "time"),
        log.Replaced(MINUTE, 2, "normal", "time"),
    ]
    assert sitting.table.due(MINUTE) is None


def test_bots_think_without_a_clock() -> None:
    chairs = [log.Chair("Eva"), log.Chair(bot="easy"), log.Chair("Ida")]
    sitting = Sitting(position=truck(), chairs=chairs, options=Options(clock=TURN))
    sitting.play("expand")
    assert clocks(sitting).deadline() is None
    sitting.now = 60 * MINUTE
    assert sitting.table.due(sitting.now) is None
    sitting.write(sitting.table.play(1, "take 2", sitting.match.number, sitting.now))
    sitting.write(sitting.table.play(1, "place elephant 5", sitting.match.number, sitting.now))
    assert left(sitting, 2) == (MINUTE, None)


def test_the_time_that_the_server_was_down_is_nobodys() -> None:
    sitting = clocked(BOTH)
    sitting.now = 20 * SECOND
    sitting.play("take 1")
    sitting.restart()
    sitting.now = 500 * MINUTE
    sitting.write(log.Woken(sitting.now))
    assert sitting.table.due(sitting.now) is None
    assert left(sitting, 0) == (40 * SECOND, 590 * SECOND)
    assert clocks(sitting).deadline() == sitting.now + 40 * SECOND


@pytest.mark.parametrize("clock", [TURN, GAME, BOTH])
def test_deadline_and_lateness_agree(clock: Clock) -> None:
    sitting = clocked(clock)
    deadline = clocks(sitting).deadline()
    assert deadline is not None
    assert clocks(sitting).late(deadline - 1) == []
    assert sitting.table.due(deadline - 1) is None
    assert clocks(sitting).late(deadline) == [0]
    assert sitting.table.due(deadline) == log.Replaced(deadline, 0, "normal", "time")


@pytest.mark.parametrize("kind", KINDS)
def test_deadlines_and_lateness_agree_in_random_matches(kind: str) -> None:
    rng = Random(kind)
    sitting = random_table(kind, rng)
    while sitting.match.clocks is None:
        sitting = random_table(kind, rng)
    for _ in range(100):
        random_step(sitting, rng)
        deadline = clocks(sitting).deadline()
        thinking = {seat for seat in sitting.match.to_act if not sitting.match.seats[seat].player}
        assert clocks(sitting).thinking == thinking
        assert (deadline is None) == (not thinking)
        if deadline is not None:
            assert clocks(sitting).late(deadline - 1) == []
            assert clocks(sitting).late(deadline) != []


def test_a_time_out_brings_the_substitute_and_its_person_can_come_back() -> None:
    options = Options(clock=TURN, substitute="easy")
    sitting = Sitting(position=truck(), options=options)
    sitting.now = 61 * SECOND
    assert sitting.happens() == log.Replaced(61 * SECOND, 0, "easy", "time")
    assert sitting.match.bots_to_act == [(0, "easy")]
    assert clocks(sitting).deadline() is None
    sitting.refuses("away", wishes.Play(0, "draw", sitting.match.number))
    sitting.write(sitting.table.play(0, "expand", sitting.match.number, sitting.now))
    sitting.do(wishes.Return(0))
    assert sitting.match.bots_to_act == []
    sitting.play("draw", "load 3", seat=1)
    sitting.play("draw", "load 3", seat=2)
    assert left(sitting, 0) == (MINUTE, None)
    sitting.play("draw", seat=0)


def test_who_comes_back_in_the_same_turn_has_a_moment_once() -> None:
    """The bot has not moved yet. Coming back again and again does not hold up the others."""
    sitting = clocked(Clock(turn=600))
    for second in (600, 660):
        sitting.now = second * SECOND
        assert sitting.happens() == log.Replaced(sitting.now, 0, "normal", "time")
        sitting.do(wishes.Return(0))
        if second == 600:
            assert clocks(sitting).deadline() == sitting.now + GRACE
            assert sitting.table.due(sitting.now) is None
    assert sitting.table.due(sitting.now) == log.Replaced(sitting.now, 0, "normal", "time")


def test_the_moment_is_no_longer_than_a_turn() -> None:
    sitting = clocked(Clock(turn=20))
    sitting.now = 20 * SECOND
    sitting.happens()
    sitting.do(wishes.Return(0))
    assert clocks(sitting).deadline() == 40 * SECOND


def test_who_has_used_up_the_time_of_the_game_can_play_on_after_coming_back() -> None:
    sitting = clocked(Clock(game=60))
    sitting.now = MINUTE
    sitting.happens()
    sitting.write(sitting.table.play(0, "expand", sitting.match.number, sitting.now))
    sitting.do(wishes.Return(0))
    assert clocks(sitting).game[0] == GRACE
    assert clocks(sitting).game[1] == MINUTE


def test_a_question_in_the_turn_of_another_seat_is_answered_in_time_of_ones_own() -> None:
    """Who is asked is not left with the rest of an earlier turn, and pays for the answer."""
    position, move = question_to_another()
    sitting = clocked(TURN, position)
    (seat,) = sitting.match.to_act
    asked = sitting.game.copy()
    asked.play(move)
    (other,) = asked.to_act
    assert other != seat
    clocks(sitting).turn[other] = 5 * SECOND  # which it left in its last turn
    sitting.now = 50 * SECOND
    sitting.play(move)
    assert clocks(sitting).deadline() == 110 * SECOND
    sitting.now = 70 * SECOND
    assert left(sitting, other) == (40 * SECOND, None)
    assert left(sitting, seat) == (10 * SECOND, None)


def test_a_clock_that_goes_backwards_changes_nothing() -> None:
    sitting = clocked(TURN)
    sitting.now = 30 * SECOND
    sitting.play("take 1")
    sitting.now = 10 * SECOND
    sitting.play("place panda 5")
    assert sitting.log[-1].at == 30 * SECOND
    assert clocks(sitting).turn[0] == 30 * SECOND
    clocks(sitting).forgive(5 * SECOND)
    clocks(sitting).charge(5 * SECOND)
    assert clocks(sitting).since == 30 * SECOND
    assert clocks(sitting).turn[0] == 30 * SECOND


def test_over_days_the_clocks_are_the_same() -> None:
    day = 24 * 60 * 60
    sitting = Sitting(
        "aquaretto(players=2, start=A)", people(2), Options(clock=Clock(turn=3 * day))
    )
    assert clocks(sitting).deadline() == 3 * day * SECOND
    sitting.now = 2 * day * SECOND
    sitting.play("draw", "load 1")
    assert clocks(sitting).deadline() == 5 * day * SECOND


def test_entries_are_never_older_than_those_before() -> None:
    """The clock of the machine may be set back while bots play and times run out."""
    sitting = clocked(TURN)
    sitting.write(log.Said(MINUTE, "Eva", "hm", 0))
    assert sitting.table.play(0, "draw", sitting.match.number, 5).at == MINUTE
    assert sitting.table.due(5) == log.Replaced(MINUTE, 0, "normal", "time")
