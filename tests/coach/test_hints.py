"""Hints: legal, repeatable, blind for what is hidden, and with reasons that can be reckoned."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from coach.endings import last_turn
from support.ozoo import auction
from zoopark import Budget, Game, Hint, IllegalMove, Move, NotationError, hint
from zoopark.coach.hint import Advice, Reason, reasons
from zoopark.coach.thought import Thought
from zoopark.players import learned

QUICK = Budget(iterations=20)
GAMES = (
    "zooloretto(players=2)",
    "zooloretto(players=5)",
    "zooloretto(players=3, modules=everything)",
    "aquaretto(players=3)",
    "combined(players=2)",
    "ozoolemio(players=3)",
)


def somewhere(config: str, decisions: int, seed: int = 4) -> Game:
    """A game after so many decisions by chance, at the next one that is a choice."""
    rng = Random(seed)
    game = Game(config, seed=seed)
    for number in range(10_000):
        seat = game.to_act[0]
        legal = game.legal(seat)
        if number >= decisions and len(legal) > 2:
            break
        game.play(rng.choice(legal), seat)
    return game


@pytest.mark.parametrize("config", GAMES)
def test_a_hint_names_different_legal_moves_best_first(config: str) -> None:
    game = somewhere(config, 40)
    seat = game.to_act[0]
    found = hint(game, seat, budget=QUICK, best=4)
    moves = [advice.move for advice in found.advices]
    assert set(moves) <= set(game.legal(seat))
    assert len(set(moves)) == len(moves) == min(4, len(game.legal(seat)))
    assert found.seat == seat
    assert found.move == moves[0]
    shares = [advice.share for advice in found.advices]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1 + 1e-9
    for advice in found.advices:
        assert 0 <= advice.chance <= found.advices[0].chance <= 1


@pytest.mark.parametrize("config", GAMES)
def test_a_hint_changes_nothing(config: str) -> None:
    game = somewhere(config, 25)
    twin = game.copy()
    hint(game, game.to_act[0], budget=QUICK)
    assert game.record() == twin.record()
    assert game.state == twin.state
    seat = game.to_act[0]
    assert game.play(game.legal(seat)[0], seat) == twin.play(twin.legal(seat)[0], seat)
    assert game.position() == twin.position()


@pytest.mark.parametrize("config", GAMES)
def test_the_same_seed_gives_the_same_hint(config: str) -> None:
    game = somewhere(config, 30)
    seat = game.to_act[0]
    assert hint(game, seat, budget=QUICK, seed=3) == hint(game.copy(), seat, budget=QUICK, seed=3)


def test_another_seed_has_other_luck() -> None:
    game = somewhere("zooloretto(players=3)", 30)
    assert hint(game, budget=QUICK, seed=3) != hint(game, budget=QUICK, seed=4)


def test_a_budget_of_seconds_gives_a_hint_too() -> None:
    found = hint(last_turn(), budget=Budget(seconds=0.001))
    assert found.move == Move("take 2")


def test_when_time_is_over_every_move_is_played_on_once_and_nothing_is_concluded() -> None:
    thought = Thought(last_turn(), 0, QUICK)
    thought.end = 0.0  # long ago
    thought.look_ahead(thought.ranked)
    assert [len(games) for games in thought.futures.games.values()] == [1, 1]
    best, other = thought.ranked
    assert thought.futures.difference(best, other, 0).points == 3
    assert reasons(thought, best, other) == ()


def test_a_hint_asks_what_was_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the weights of its game it says something else, with the same luck."""
    game = somewhere("zooloretto(players=2)", 30)
    found = hint(game, budget=QUICK)
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    assert hint(game, budget=QUICK) != found


def test_the_last_truck_is_the_one_that_wins() -> None:
    for seed in range(5):
        found = hint(last_turn(), budget=QUICK, seed=seed)
        good, bad = found.advices
        assert (good.move.text, bad.move.text) == ("take 2", "take 3")
        assert (good.points, bad.points) == (8, 5)
        assert good.chance > 0.8
        assert bad.chance < 0.1
        assert good.reasons == (Reason(0, "enclosure-5", 3.0),)
        assert bad.reasons == (Reason(0, "enclosure-5", -3.0),)
        assert (good.instead, bad.instead) == (bad.move, good.move)


def test_the_coach_and_the_bots_are_loaded_only_when_they_are_wanted() -> None:
    code = (
        "import sys, zoopark; rooms = ('zoopark.coach', 'zoopark.bots', 'zoopark.players');"
        "print([room for room in rooms if room in sys.modules]);"
        "print(zoopark.hint.__name__, zoopark.Bot.__name__, zoopark.Review.__name__);"
        "print([room for room in rooms if room in sys.modules] == list(rooms))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\nhint Bot Review\nTrue\n"


# -- what is hidden -------------------------------------------------------------------------------


def with_cards(game: Game, cards: list[int]) -> Game:
    """The same situation with these order cards."""
    dealt = iter(cards)
    text = re.sub(r"order:\d", lambda _: f"order:{next(dealt)}", game.position())
    return Game.from_position(text, dealer=None)


@pytest.mark.parametrize("decisions", [10, 60, 110])
def test_a_hint_does_not_depend_on_the_order_cards_of_others(decisions: int) -> None:
    game = somewhere("zooloretto(players=3, modules=order-cards)", decisions)
    seat = game.to_act[0]
    cards = [int(card) for card in re.findall(r"order:(\d)", game.position())]
    spare = sorted(set(range(1, 6)) - set(cards))
    dealt = [card if owner == seat else spare.pop() for owner, card in enumerate(cards)]
    this, that = with_cards(game, cards), with_cards(game, dealt)
    assert this.state != that.state
    assert hint(this, seat, budget=QUICK) == hint(that, seat, budget=QUICK)


def test_a_hint_depends_on_the_own_order_card() -> None:
    game = somewhere("zooloretto(players=3, modules=order-cards)", 110)
    seat = game.to_act[0]
    lines = []
    for card in (1, 4):
        others = iter(sorted(set(range(1, 6)) - {card}))
        dealt = [card if owner == seat else next(others) for owner in range(3)]
        lines.append(hint(with_cards(game, dealt), budget=QUICK).advices[0].lines)
    assert lines[0] != lines[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_does_not_depend_on_sealed_bids(players: int) -> None:
    hints = []
    for coins in (0, 7):
        game = auction(players=players)
        game.play(f"bid {coins}", 0)
        hints.append(hint(game, players - 1, budget=QUICK))
    assert hints[0] == hints[1]


def test_a_hint_does_not_depend_on_purses_that_cannot_be_known() -> None:
    hints = [hint(auction(coins=(8, coins)), 0, budget=QUICK) for coins in (2, 9)]
    assert hints[0] == hints[1]


def test_only_moves_of_the_own_seat_are_advised_where_several_decide() -> None:
    game = auction(players=3, coins=(2, 9, 5))
    for seat, purse in enumerate((2, 9, 5)):
        thought = Thought(game, seat, QUICK)
        bids = [Move(move).text for move in thought.ranked]
        assert sorted(bids) == [f"bid {coins}" for coins in range(purse + 1)]
        assert thought.visits == 20


# -- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", GAMES)
def test_the_lines_add_up_to_the_points(config: str) -> None:
    game = somewhere(config, 45)
    for advice in hint(game, game.to_act[0], budget=QUICK).advices:
        assert sum(advice.lines.values()) == pytest.approx(advice.points)


@pytest.mark.parametrize("config", GAMES)
def test_reasons_are_the_differences_of_what_is_expected(config: str) -> None:
    game = somewhere(config, 45)
    thought = Thought(game, game.to_act[0], Budget(iterations=150))
    thought.look_ahead(thought.ranked[:4])
    futures, seat = thought.futures, thought.seat
    best, *others = futures.games
    for other in others:
        found = reasons(thought, other, best)
        own = [reason for reason in found if reason.line]
        assert len(own) <= 3
        assert list(found[: len(own)]) == own
        assert [abs(reason.points) for reason in own] == sorted(
            (abs(reason.points) for reason in own), reverse=True
        )
        for reason in found:
            assert abs(reason.points) >= 0.1
            if reason.line:
                assert reason.seat == seat
                worth = [futures.lines(move, seat).get(reason.line, 0) for move in (other, best)]
            else:
                assert reason.seat != seat
                worth = [futures.points(move, reason.seat) for move in (other, best)]
            assert reason.points == pytest.approx(worth[0] - worth[1])


def test_a_difference_that_may_be_luck_is_no_reason() -> None:
    """Two equal moves: places of a stall that differ in nothing."""
    game = Game.from_position(
        "zooloretto(players=2, out=camel+chimpanzee+zebra) | round:2 turn:A asks:place=snack"
        " | bank:26 | trucks:@A,-,- | A coins:2 | B coins:2",
        dealer=None,
    )
    thought = Thought(game, 0, Budget(iterations=200))
    same = [Move("place snack 4a").code, Move("place snack 4b").code]
    for seed in range(2):
        thought.seed = seed
        thought.look_ahead(same)
        assert reasons(thought, same[0], same[1]) == ()


# -- a move that is asked about -------------------------------------------------------------------


def test_the_move_that_is_asked_about_is_compared_with_the_best() -> None:
    found = hint(last_turn(), budget=QUICK, best=1, about="take 3")
    assert [advice.move.text for advice in found.advices] == ["take 2"]
    assert found.about is not None
    assert found.about.move == Move("take 3")
    assert found.about.instead == Move("take 2")
    assert [advice.move.text for advice in found.shown()] == ["take 2", "take 3"]


def test_the_best_move_is_compared_with_the_second() -> None:
    found = hint(last_turn(), budget=QUICK, best=1, about=Move("take 2"))
    assert found.about is not None
    assert found.about == found.advices[0]
    assert found.about.instead == Move("take 3")
    assert len(found.shown()) == 1


def test_a_move_that_is_not_legal_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        hint(last_turn(), budget=QUICK, about="take 1")
    assert refused.value.rule.startswith("Z.")
    with pytest.raises(NotationError, match="no move begins like 'sing'"):
        hint(last_turn(), budget=QUICK, about="sing")


# -- mistakes -------------------------------------------------------------------------------------


def test_who_is_not_to_act_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="B is not to act"):
        hint(last_turn(), 1, budget=QUICK)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            hint(last_turn(), seat, budget=QUICK)


def test_where_several_decide_a_seat_must_be_named() -> None:
    with pytest.raises(ValueError, match="several seats are to act"):
        hint(auction(), budget=QUICK)


def test_a_game_that_is_over_and_one_that_waits_for_chance_have_no_hint() -> None:
    game = last_turn()
    game.play("take 3")
    game.play("place flamingo 4")
    with pytest.raises(ValueError, match="the game is over"):
        hint(game, budget=QUICK)
    with pytest.raises(ValueError, match="a chance event is due"):
        hint(Game("zooloretto(players=3)", dealer=None), budget=QUICK)


def test_a_hint_needs_a_move_to_name_and_a_budget() -> None:
    with pytest.raises(ValueError, match="at least one move"):
        hint(last_turn(), budget=QUICK, best=0)
    for nothing in ({"iterations": 0}, {"iterations": -1}):
        with pytest.raises(ValueError, match="more than zero"):
            hint(last_turn(), budget=Budget(**nothing))


# -- in words -------------------------------------------------------------------------------------


def some_advice(move: str, chance: float, points: float, *found: Reason) -> Advice:
    return Advice(Move(move), chance, points, 0.5, {}, None, found, ("Anna", "Bert"))


def test_an_advice_is_one_line() -> None:
    found = (Reason(0, "enclosure-5", 2.06), Reason(0, "barn-animals", -0.7), Reason(1, "", -1.4))
    assert str(some_advice("take 2", 0.544, 27.31, *found)) == (
        "take 2   54% to win, 27.3 points   +2.1 enclosure-5, −0.7 barn-animals, denies Bert +1.4"
    )
    assert str(some_advice("draw", 1.0, -0.5, Reason(1, "", 0.8))) == (
        "draw   100% to win, −0.5 points   gives Bert +0.8"
    )
    assert str(some_advice("draw", 0.0, 0.0)) == "draw   0% to win, 0.0 points"


def test_a_hint_is_a_table() -> None:
    advices = (some_advice("take 2", 1.0, 27.31, Reason(0, "stalls", 1)), some_advice("draw", 0, 9))
    assert str(Hint(0, advices)) == (
        "take 2   100% to win   27.3 points   +1.0 stalls\ndraw       0% to win    9.0 points"
    )


def test_seats_have_letters_or_names() -> None:
    game = last_turn()
    assert hint(game, budget=QUICK).advices[0].names == ("A", "B")
    assert hint(game, budget=QUICK, names=["Eva", "Jan"]).advices[0].names == ("Eva", "Jan")


def test_an_advice_is_plain_data() -> None:
    found = some_advice("take 2", 0.5, 27.314, Reason(0, "stalls", 1.234)).to_dict()
    assert found["move"] == "take 2"
    assert found["points"] == 27.31
    assert found["reasons"] == [{"seat": 0, "line": "stalls", "points": 1.23}]
