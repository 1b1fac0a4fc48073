"""Rounds and income: chapter 2."""

from fractions import Fraction

import pytest

from support.ozoo import SEALED, auction, bid, deal, kinds, not_allowed, purses, row, sell, told
from support.refusals import assert_refused
from support.views import view_of
from zoopark import Game


def last_tile(number: int, *built: str, coins: tuple[int, ...] = (), flags: str = "A+B") -> Game:
    """The last tile of a round, 11, is on sale. A owns SEALED and has lost the other tiles."""
    all_built = (*SEALED, *built)
    used = {int(words.split()[1]) for words in all_built} | {11}
    lost = [tile for tile in range(1, 26) if tile not in used][: 5 * number - 1 - len(all_built)]
    return auction(*all_built, sale=(11,), lost=lost, coins=coins, flags=flags)


@pytest.mark.rule("O.2.1")
def test_a_game_has_five_rounds_of_five_tiles() -> None:
    game = Game("ozoolemio(players=3)", seed=2)
    rounds = []
    while not game.over:
        view = view_of(game)
        rounds.append((view["round"], view["sold"]))
        sell(game, len(rounds) % 3)
    assert rounds == [(number, sold) for number in range(1, 6) for sold in range(5)]
    assert (view_of(game)["unseen"], row(game), game.to_act) == ([], [], ())


@pytest.mark.rule("O.2.1")
def test_nothing_can_be_done_after_the_fifth_round() -> None:
    game = last_tile(5)
    events = sell(game, 1)
    assert kinds(events)[-1] == "game_over"
    assert "next_round" not in kinds(events)
    assert game.over
    assert game.chance() == []
    for move in ("bid 0", "bid 1", "build e2 e", "drop", "draw"):
        for seat in (0, 1):
            assert_refused(game, move, "O.2.1", seat)
    with pytest.raises(ValueError, match="no chance event is due"):
        game.deal("unveil 1")


@pytest.mark.rule("O.2.2")
def test_a_round_begins_with_five_tiles_turned_up_one_by_one() -> None:
    game = Game("ozoolemio(players=2, flags=A+B)", dealer=None)
    for turned, tile in enumerate((9, 25, 1, 14, 3)):
        assert game.to_act == ()
        assert len(row(game)) == turned
        lots = {outcome.text: chance for outcome, chance in game.chance()}
        assert set(lots.values()) == {Fraction(1, 25 - turned)}
        assert len(lots) == 25 - turned
        not_allowed(game, "bid 1", "O.2.2", seat=0)
        assert game.legal(0) == []
        assert told(deal(game, tile), "unveiled") == [f"tile {tile} is turned up"]
        with pytest.raises(ValueError, match=r"no chance event is due|chance cannot bring"):
            game.deal(f"unveil {tile}")
    assert row(game) == [9, 25, 1, 14, 3]
    assert game.to_act == (0, 1)
    assert game.chance() == []


@pytest.mark.rule("O.2.2")
def test_tiles_are_auctioned_in_the_order_in_which_they_were_turned_up() -> None:
    game = Game("ozoolemio(players=2, flags=A+B)", dealer=None)
    deal(game, 9, 25, 1, 14, 3)
    sold = []
    for _ in range(5):
        sold += told(bid(game, 1, 0), "won")
        assert game.to_act == (0,)
        game.play(game.legal()[0])
    assert sold == [f"A wins tile {tile} for 1" for tile in (9, 25, 1, 14, 3)]
    assert [tile["tile"] for tile in view_of(game)["seats"][0]["tiles"]] == [9, 25, 1, 14, 3]


@pytest.mark.rule("O.2.2")
def test_tiles_stay_in_the_row_until_they_are_sold_and_never_come_back() -> None:
    game = Game("ozoolemio(players=2, flags=A+B)", dealer=None)
    deal(game, 9, 25, 1, 14, 3)
    for left in ([25, 1, 14, 3], [1, 14, 3], [14, 3], [3]):
        sell(game)
        assert row(game) == left
        assert game.chance() == []
    sell(game)
    assert row(game) == []
    outcomes = {int(outcome.text.split()[1]) for outcome, _ in game.chance()}
    assert outcomes == set(range(1, 26)) - {9, 25, 1, 14, 3}
    for tile in (9, 3):
        with pytest.raises(ValueError, match="chance cannot bring"):
            deal(game, tile)


@pytest.mark.rule("O.2.3")
def test_after_the_last_tile_zoos_are_scored_and_then_income_is_paid() -> None:
    game = auction("A 9 e2 e", "B 4 e2 e", "A 10 n1e2 e", "B 11 w1 w", sale=(24,))
    events = bid(game, 1, 0) + game.play("build w2 e")
    after = kinds(events)[kinds(events).index("built") + 1 :]
    assert after == ["scored", "scored", "income", "income", "round_ended", "next_round"]
    assert view_of(game)["round"] == 2


@pytest.mark.rule("O.2.3")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_nobody_is_scored_or_paid_before_the_last_tile(built: int) -> None:
    bought = ("A 9 e2 e", "B 4 e2 e", "A 10 n1e2 e")[:built]
    game = auction(*bought, sale=(24,), coins=(8, 8))
    events = bid(game, 1, 0) + game.play("build w2 e")
    assert not {"scored", "income", "round_ended"} & set(kinds(events))
    assert (purses(game), view_of(game)["round"]) == ([7, 8], 1)
    assert [seat["points"] for seat in view_of(game)["seats"]] == [[0] * 5] * 2


@pytest.mark.rule("O.2.4")
def test_the_income_is_a_coin_for_each_tile_without_the_start_tile() -> None:
    built = ("A 9 e2 e", "B 4 e2 e", "A 10 n1e2 e", "A 11 w1 w")
    game = auction(*built, sale=(24,), players=3, coins=(1, 2, 3))
    events = bid(game, 0, 2, 1) + game.play("build w2 e")
    assert told(events, "income") == [
        "A receives an income of 3",
        "B receives an income of 2",
    ]
    assert purses(game) == [4, 2, 3]


@pytest.mark.rule("O.2.4")
def test_the_income_is_for_all_tiles_and_not_only_for_those_of_the_round() -> None:
    built = ("A 9 e2 e", "B 4 e2 e", "A 10 n1e2 e", "A 11 w1 w", "B 13 w1 w", "A 18 w3 w")
    game = auction(*built, "B 25 w3 w", "B 1 w5 w", "A 23 w5 w", sale=(24,), coins=(0, 0))
    assert view_of(game)["round"] == 2
    bid(game, 0, 0)
    game.play(game.legal()[0])
    assert purses(game) == [6, 4]


@pytest.mark.rule("O.2.4")
def test_the_income_is_also_paid_after_the_fifth_round() -> None:
    game = last_tile(5, "B 1 e2 e", flags="B+A", coins=(6, 8))
    assert view_of(game)["round"] == 5
    events = bid(game, 0, 3) + game.play("build w1 w")
    assert told(events, "income") == ["A receives an income of 4", "B receives an income of 2"]
    assert game.over
    assert purses(game) == [10, 7]


@pytest.mark.rule("O.2.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_income_is_the_same_in_every_round(number: int) -> None:
    game = last_tile(number, coins=(1, 2))
    sell(game, 1)
    assert purses(game) == [5, 2]
