"""The savings book."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from zoopark import Game

MODULE = "modules=savings-book"


def saving(*zoos: str, trucks: str = "coin,@B,@C", first: str = "A", turn: str = "A") -> Game:
    return situation(*zoos, trucks=trucks, turn=turn, options=MODULE, table=f"first:{first}")


@pytest.mark.rule("SB.1.1")
def test_paying_in_is_a_money_action_of_one_coin() -> None:
    game = saving("coins:2", trucks="-,-,-")
    before = bank(game)
    assert "deposit" in texts(game)
    game.play("deposit")
    assert zoo(game) == "coins:1 book:1"
    assert bank(game) == before
    assert game.to_act == (1,)


@pytest.mark.rule("SB.1.1")
def test_a_book_that_is_not_empty_takes_no_coin() -> None:
    game = saving("coins:2 book:2")
    assert "deposit" not in texts(game)
    assert_refused(game, "deposit", "SB.1.1")


@pytest.mark.rule("SB.1.1")
def test_paying_in_needs_a_coin() -> None:
    assert_refused(saving("coins:0"), "deposit", "Z.5.1")


@pytest.mark.rule("SB.1.2")
@pytest.mark.parametrize(
    ("field", "after"), [("1", "coins:0 book:2"), ("2", "coins:0 book:3"), ("3", "coins:2")]
)
def test_the_coin_moves_on_at_the_end_of_each_round(field: str, after: str) -> None:
    game = saving("coins:2", f"coins:0 book:{field}")
    before = bank(game)
    game.play("take 1")
    assert zoo(game, 1) == after
    assert bank(game) == before - (field == "3")


@pytest.mark.rule("SB.1.2")
def test_the_last_round_pays_interest_before_scoring() -> None:
    gone = "+".join(
        [f"{name}*7" for name in ("flamingo", "leopard", "elephant", "panda", "chimpanzee")]
        + [f"{name}-{sex}*2" for name in ("flamingo", "leopard", "elephant") for sex in "mf"]
        + ["kangaroo*7", "snack*3", "drinks*3", "fruit*3", "popcorn*3", "coin*9"]
    )
    game = situation(
        "coins:0 book:3", trucks="coin,@B,@C", gone=gone, options=MODULE, table="first:A"
    )
    game.play("take 1")
    assert game.over
    assert coins(game) == 3


@pytest.mark.rule("SB.1.3")
@pytest.mark.parametrize(("first", "paid"), [("A", 0), ("B", 1), ("C", 2)])
def test_the_seat_that_began_the_round_is_paid_first(first: str, paid: int) -> None:
    """One coin is left in the bank, and three savers are due."""
    zoos = ("coins:26 book:3", "coins:0 book:3", "coins:0 book:3")
    game = saving(*zoos, trucks="coin,@B,@C", first=first)
    assert bank(game) == 1
    game.play("take 1")
    expected = [27 + 1, 1, 1]
    expected[paid] += 1
    assert [coins(game, seat) for seat in range(3)] == expected
    assert bank(game) == 0


@pytest.mark.rule("SB.1.3")
def test_who_began_the_round_is_kept_from_round_to_round() -> None:
    game = saving(trucks="coin,@A,@B", turn="C", first="B")
    game.play("take 1")
    assert " first:C " in game.position()
    fresh = Game(f"zooloretto(players=3, {MODULE}, start=B)", seed=1)
    assert " first:B " in fresh.position()


@pytest.mark.rule("SB.1.4")
def test_a_coin_in_the_book_counts_in_a_tie() -> None:
    game = saving("coins:2", "coins:2 book:1", "coins:2")
    assert game.ranking() == [(1,), (0, 2)]


@pytest.mark.rule("K.1.1")
def test_with_a_module_twelve_money_actions_are_the_most() -> None:
    game = saving("coins:9 4:panda 5:leopard quiet:11")
    game.play("exchange 4 5")
    assert texts(game) == ["take 1", "draw"]
    assert_refused(game, "deposit", "K.1.1")


@pytest.mark.rule("Z.2.1")
def test_without_the_module_its_action_does_not_exist() -> None:
    assert_refused(situation(), "deposit", "Z.2.1")
