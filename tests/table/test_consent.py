"""Going back further, with everybody's consent, and never to a new draw."""

from random import Random

import pytest

from support.matches import KINDS, SECOND, Sitting, auction_of_three, observed, truck
from support.views import view_of
from zoopark.table import log, wishes
from zoopark.table.options import Clock, Options
from zoopark.table.table import ABSENT, Holder


def drawn() -> Sitting:
    """A, B and C have drawn and loaded a tile each."""
    sitting = Sitting("zooloretto(players=3, start=A)")
    sitting.play("draw", "load 1", "draw", "load 2", "draw", "load 3")
    return sitting


def outcomes(sitting: Sitting) -> list[str]:
    return [move.text for seat, move in sitting.game.record().entries if seat < 0]


def test_everybody_has_to_agree() -> None:
    sitting = drawn()
    after_a = sitting.match.at_ply(2).position()
    sitting.do(wishes.Ask(1, 2))
    assert len(sitting.match.plies) == 6
    sitting.do(wishes.Answer(0, True))
    assert len(sitting.match.plies) == 6
    sitting.do(wishes.Answer(2, True))
    assert sitting.game.position() == after_a
    assert sitting.match.request is None
    assert sitting.match.to_act == (1,)
    sitting.refuses("no-request", wishes.Answer(0, True))


def test_one_refusal_ends_it() -> None:
    sitting = drawn()
    sitting.do(wishes.Ask(1, 2))
    sitting.do(wishes.Answer(0, False))
    assert sitting.match.request is None
    sitting.refuses("no-request", wishes.Answer(2, True))
    assert len(sitting.match.plies) == 6
    sitting.do(wishes.Ask(2, 5))


def test_a_move_ends_it() -> None:
    sitting = drawn()
    sitting.do(wishes.Ask(1, 2))
    sitting.play("draw")
    assert sitting.match.request is None
    sitting.refuses("no-request", wishes.Answer(0, True))


def test_a_free_undo_ends_it() -> None:
    sitting = drawn()
    sitting.do(wishes.Ask(1, 5))
    sitting.undo(2)
    assert sitting.match.request is None
    assert len(sitting.match.plies) == 5


def test_one_request_at_a_time_and_one_answer_each() -> None:
    sitting = drawn()
    sitting.do(wishes.Ask(1, 2))
    sitting.refuses("asked-already", wishes.Ask(0, 3))
    sitting.refuses("no-request", wishes.Answer(1, True))
    sitting.do(wishes.Answer(0, True))
    sitting.refuses("no-request", wishes.Answer(0, False))


def test_only_what_was_played_can_be_taken_back() -> None:
    sitting = drawn()
    sitting.refuses("no-undo", wishes.Ask(0, 6))
    sitting.refuses("no-undo", wishes.Ask(0, 1_000_000))


def test_bots_are_not_asked() -> None:
    chairs = [log.Chair("Eva"), log.Chair(bot="easy"), log.Chair(bot="hard")]
    sitting = Sitting(position=truck(), chairs=chairs)
    sitting.play("draw", "load 3")
    sitting.bot_plays(Random(1))
    sitting.do(wishes.Ask(0, 0))
    assert sitting.game.position() == truck()


# -- who has a say --------------------------------------------------------------------------------


def test_who_left_has_no_say_in_what_came_after_that() -> None:
    sitting = drawn()
    sitting.do(wishes.Leave(2))
    sitting.refuses("away", wishes.Ask(2, 2))
    sitting.play("draw", "load 2", "draw", "load 1")
    sitting.do(wishes.Ask(0, 7))
    assert sitting.match.unheard == [1]
    sitting.refuses("away", wishes.Answer(2, False))
    sitting.do(wishes.Answer(1, True))
    assert len(sitting.match.plies) == 7


def test_who_left_is_asked_about_what_they_have_seen() -> None:
    """Otherwise two would play on with what the third one did taken back."""
    sitting = drawn()
    sitting.do(wishes.Leave(2))
    sitting.play("draw", "load 2")
    sitting.do(wishes.Ask(0, 5))
    sitting.do(wishes.Answer(1, True))
    assert len(sitting.match.plies) == 8
    assert sitting.match.unheard == [2]
    sitting.do(wishes.Return(2))
    sitting.do(wishes.Answer(2, True))
    assert len(sitting.match.plies) == 5


def test_after_going_back_who_left_has_no_say_either() -> None:
    sitting = drawn()
    sitting.do(wishes.Leave(2))
    sitting.do(wishes.Return(2))
    sitting.agree_to_go_back(4)
    sitting.do(wishes.Leave(2))
    sitting.play("draw") if sitting.match.to_act != (2,) else sitting.bot_plays(Random(1))
    sitting.do(wishes.Ask(0, 4))
    sitting.do(wishes.Answer(1, True))
    assert len(sitting.match.plies) == 4


def test_who_comes_back_in_time_is_asked_too() -> None:
    sitting = drawn()
    sitting.do(wishes.Leave(2))
    sitting.play("draw")
    sitting.do(wishes.Ask(0, 6))
    sitting.do(wishes.Return(2))
    sitting.do(wishes.Answer(1, True))
    assert len(sitting.match.plies) == 7
    sitting.do(wishes.Answer(2, False))
    assert sitting.match.request is None


def test_a_clock_agrees_to_nothing() -> None:
    """B thinks, and does not answer. When B's time is up, the game does not go back."""
    sitting = Sitting(position=truck(), options=Options(clock=Clock(turn=4)))
    sitting.play("expand")
    sitting.do(wishes.Ask(0, 0))
    sitting.do(wishes.Answer(2, True))
    sitting.now = 5 * SECOND
    assert sitting.happens() == log.Replaced(sitting.now, 1, "normal", "time")
    assert len(sitting.match.plies) == 1
    assert sitting.match.unheard == [1]
    sitting.bot_plays(Random(1))
    assert sitting.match.request is None
    assert len(sitting.match.plies) == 2


def test_an_absence_agrees_to_nothing() -> None:
    """Nobody asks for a bot in a rival's seat, and then for a game without the rival's moves."""
    sitting = drawn()
    sitting.play("draw", "load 1")
    sitting.now = ABSENT
    sitting.do(wishes.Replace(1), Holder((0,)))
    sitting.do(wishes.Ask(0, 2))
    sitting.do(wishes.Answer(2, True))
    assert len(sitting.match.plies) == 8
    assert sitting.match.unheard == [1]
    sitting.do(wishes.Return(1))
    sitting.do(wishes.Answer(1, True))
    assert len(sitting.match.plies) == 2


def test_a_departure_agrees_to_nothing() -> None:
    sitting = drawn()
    sitting.do(wishes.Ask(0, 2))
    sitting.do(wishes.Leave(1))
    sitting.do(wishes.Leave(2))
    assert len(sitting.match.plies) == 6
    assert sitting.match.unheard == [1, 2]
    sitting.do(wishes.Return(1))
    sitting.do(wishes.Answer(1, False))
    assert sitting.match.request is None


def test_older_logs_say_what_they_said() -> None:
    """There a bot in a seat agreed; what happened then has happened."""
    sitting = drawn()
    sitting.write(log.decode('{"type":"asked","at":0,"seat":0,"to":2}'))
    sitting.write(log.decode('{"type":"replaced","at":0,"seat":1,"bot":"normal","why":"left"}'))
    assert len(sitting.match.plies) == 6
    sitting.write(log.decode('{"type":"replaced","at":0,"seat":2,"bot":"normal","why":"time"}'))
    assert len(sitting.match.plies) == 2
    sitting.write(log.decode('{"type":"paused","at":0,"seat":0}'))
    assert sitting.match.status == "paused"
    assert observed(sitting.folded()) == observed(sitting.match)


def test_nobody_asks_while_the_game_is_paused() -> None:
    sitting = drawn()
    sitting.pause()
    sitting.refuses("paused", wishes.Ask(0, 2))


def test_a_turn_that_had_been_confirmed_stays_so() -> None:
    sitting = Sitting(position=truck(), options=Options(confirm=True))
    sitting.play("take 2", "place elephant 5")
    sitting.confirm(0)
    sitting.play("draw")
    sitting.agree_to_go_back(2)
    assert sitting.match.to_act == (1,)
    assert sitting.match.unconfirmed is None
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))


def test_after_going_back_moves_are_taken_back_freely_as_ever() -> None:
    sitting = Sitting(position=truck())
    sitting.play("draw", "load 3", "draw", "load 3")
    sitting.agree_to_go_back(0)
    sitting.play("take 1")
    sitting.undo(0)
    assert sitting.game.position() == truck()


def test_the_same_tile_is_drawn_again() -> None:
    sitting = drawn()
    before = outcomes(sitting)
    for to in (4, 2, 0, 0):
        sitting.agree_to_go_back(to)
        while len(sitting.match.plies) < 6:
            sitting.play("draw")
            truck_number = min(move.text for move in sitting.game.legal())
            sitting.play(truck_number)
        assert outcomes(sitting) == before


def test_the_same_tiles_come_in_the_same_order_whatever_is_decided_in_between() -> None:
    """Other trucks are loaded, one is taken, an animal is moved: the next draws are the same."""
    sitting = Sitting(position=truck())
    sitting.play("draw", "load 3", "draw", "load 3", "draw", "load 2")
    before = outcomes(sitting)
    sitting.agree_to_go_back(0)
    sitting.play("expand", "take 2", "place elephant 5")
    assert outcomes(sitting) == []
    for loaded in ("load 3", "load 3", "load 1"):
        sitting.play("draw", loaded)
    assert outcomes(sitting) == before


def test_an_outcome_that_is_not_possible_any_more_is_dealt_anew() -> None:
    """With one supply drawn from instead of the other, the tile that was drawn cannot come."""
    for _ in range(5):
        sitting = Sitting("combined(players=2, start=A)")
        seen: dict[str, list[str]] = {}
        for supply in ("zoo", "park", "zoo", "park", "park", "zoo"):
            sitting.play(f"draw {supply}")
            assert seen.setdefault(supply, outcomes(sitting)) == outcomes(sitting)
            sitting.agree_to_go_back(0)
            sitting.restart()
        assert seen["zoo"][:-1] == seen["park"][:-1]
        assert seen["zoo"][-1] != seen["park"][-1]


@pytest.mark.parametrize("kind", KINDS)
def test_no_draw_is_ever_rolled_again(kind: str) -> None:
    """Going back and playing the same moves gives the same game, however often, restarts too."""
    rng = Random(kind)
    sitting = Sitting(kind)
    for _ in range(60):
        seat = rng.choice(sitting.match.to_act)
        sitting.play(rng.choice(sitting.game.legal(seat)).text, seat=seat)
    end = sitting.game.position()
    moves = [(seat, move.text) for seat, move in sitting.game.record().entries if seat >= 0]
    written = sitting.lines()
    for to in (0, rng.randrange(60), rng.randrange(60)):
        sitting.agree_to_go_back(to)
        assert len(sitting.match.plies) == to
        if rng.random() < 0.5:
            sitting.restart()
        for seat, move in moves[to:]:
            sitting.play(move, seat=seat)
        assert sitting.game.position() == end
    assert sitting.lines()[: len(written)] == written


def test_bids_that_were_opened_can_be_taken_back_by_all() -> None:
    sitting = auction_of_three()
    for seat in range(3):
        sitting.play("bid 1", seat=seat)
    sitting.agree_to_go_back(0)
    assert sitting.match.to_act == (0, 1, 2)
    assert view_of(sitting.game)["sealed"] == [False] * 3
