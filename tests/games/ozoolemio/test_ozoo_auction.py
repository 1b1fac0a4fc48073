"""The auction: chapter 3."""

from itertools import permutations

import pytest

from support.ozoo import (
    SEALED,
    auction,
    bid,
    flags,
    kinds,
    not_allowed,
    purses,
    row,
    sell,
    texts,
    told,
)
from support.refusals import assert_refused
from support.views import view_of
from zoopark import Event, Game, Move, NotationError


@pytest.mark.rule("O.3.1")
def test_everybody_may_bid_from_nothing_to_all_they_have() -> None:
    game = auction(players=3, coins=(0, 3, 8))
    assert game.to_act == (0, 1, 2)
    for seat, coins in enumerate((0, 3, 8)):
        assert texts(game, seat) == [f"bid {number}" for number in range(coins + 1)]
        not_allowed(game, f"bid {coins + 1}", "O.3.1", seat)
        not_allowed(game, "bid 250", "O.3.1", seat)


@pytest.mark.rule("O.3.1")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_it_does_not_matter_who_bids_first(order: tuple[int, ...]) -> None:
    game = auction(players=3, sale=(11,))
    events: list[Event] = []
    for seat in order:
        assert seat in game.to_act
        events += game.play(f"bid {(2, 5, 5)[seat]}", seat)
    assert told(events, "bid") == ["A bid 2", "B bid 5", "C bid 5"]
    assert told(events, "won") == ["B wins tile 11 for 5"]
    assert (purses(game), flags(game)) == ([8, 3, 8], "ACB")


@pytest.mark.rule("O.3.1")
@pytest.mark.parametrize("move", ["build e2 e", "drop", "draw", "unveil 11", "hang A", "take 1"])
def test_nothing_else_can_be_done_while_bids_are_due(move: str) -> None:
    game = auction(sale=(11,))
    for seat in (0, 1):
        not_allowed(game, move, "O.3.1", seat)


@pytest.mark.rule("O.3.1")
@pytest.mark.parametrize("coins", ["-1", "-0", "+1", "1.5", "one", "٢", "251", "9" * 400, ""])
def test_a_bid_that_is_no_number_of_coins_cannot_be_read(coins: str) -> None:
    game = auction()
    before = game.position()
    with pytest.raises(NotationError):
        game.play(f"bid {coins}", 0)
    assert game.position() == before


@pytest.mark.rule("O.3.1")
@pytest.mark.parametrize("coins", [-1, -8])
def test_a_bid_below_nothing_is_refused_also_as_a_number(coins: int) -> None:
    """A move may be made from its code, and rules refuse whatever code is no legal move."""
    game = auction()
    below = Move(Move("bid 0").code + coins * (Move("bid 1").code - Move("bid 0").code))
    not_allowed(game, below, "O.3.1", seat=0)


@pytest.mark.rule("O.3.2")
def test_a_bid_cannot_be_changed() -> None:
    game = auction(players=3)
    game.play("bid 3", 1)
    for move in ("bid 3", "bid 2", "bid 4", "bid 0"):
        not_allowed(game, move, "O.3.2", seat=1)
    assert game.legal(1) == []
    assert game.to_act == (0, 2)


@pytest.mark.rule("O.3.2")
def test_only_that_a_player_has_bid_is_seen_until_the_last_bid_is_in() -> None:
    game = auction(players=3)
    assert view_of(game)["sealed"] == [False, False, False]
    events = game.play("bid 7", 1)
    assert kinds(events) == ["sealed"]
    assert [str(event) for event in events] == ["B has bid"]
    assert events[0].as_json() == {"kind": "sealed", "seat": 1}
    for seat, own in ((None, None), (0, None), (1, 7), (2, None)):
        view = view_of(game, seat)
        assert (view["sealed"], view["bid"]) == ([False, True, False], own)
    for seat, entries in ((0, []), (1, [(1, Move("bid 7"))]), (2, [])):
        assert game.record(seat).entries == entries
    assert purses(game) == [8, 8, 8]


@pytest.mark.rule("O.3.2")
def test_all_bids_are_opened_together_with_the_last_one() -> None:
    game = auction(players=3, sale=(11,))
    game.play("bid 7", 1)
    game.play("bid 0", 2)
    events = game.play("bid 4", 0)
    assert kinds(events) == ["sealed", "bid", "bid", "bid", "won"]
    assert told(events, "bid") == ["A bid 4", "B bid 7", "C bid 0"]
    view = view_of(game, 0)
    assert (view["sealed"], view["bid"], view["builder"]) == ([False] * 3, None, 1)


@pytest.mark.rule("O.3.3")
def test_the_highest_bid_wins_and_is_paid_and_the_others_keep_their_coins() -> None:
    game = auction(players=4, sale=(11,), flags="D+C+A+B")
    events = bid(game, 3, 6, 5, 0)
    assert told(events, "won") == ["B wins tile 11 for 6"]
    assert purses(game) == [8, 2, 8, 8]
    assert game.to_act == (1,)


@pytest.mark.rule("O.3.3")
def test_the_whole_purse_can_be_spent() -> None:
    game = auction(sale=(11,))
    bid(game, 8, 7)
    assert purses(game) == [0, 8]
    game.play(game.legal()[0])
    assert texts(game, 0) == ["bid 0"]


@pytest.mark.rule("O.3.3")
def test_only_the_winner_builds_and_nobody_bids_meanwhile() -> None:
    game = auction(players=3, sale=(11,))
    bid(game, 1, 2, 0)
    for seat in (0, 2):
        for move in ("build e2 e", "bid 1", "drop"):
            assert_refused(game, move, "O.3.3", seat)
        assert game.legal(seat) == []
    assert_refused(game, "bid 1", "O.4.4", seat=1)


@pytest.mark.rule("O.3.4")
@pytest.mark.parametrize("order", ["".join(seats) for seats in permutations("ABC")])
def test_among_equal_bids_the_highest_flag_wins_and_goes_to_the_bottom(order: str) -> None:
    game = auction(players=3, sale=(11,), flags="+".join(order))
    events = bid(game, 4, 4, 4)
    assert told(events, "won") == [f"{order[0]} wins tile 11 for 4"]
    assert told(events, "flag") == [f"the flag of {order[0]} goes to the bottom"]
    assert flags(game) == order[1:] + order[0]
    assert purses(game) == [4 if letter == order[0] else 8 for letter in "ABC"]


@pytest.mark.rule("O.3.4")
def test_a_flag_from_the_middle_goes_to_the_bottom_and_those_below_it_move_up() -> None:
    game = auction(players=4, flags="D+B+C+A")
    bid(game, 5, 5, 5, 4)
    assert game.to_act == (1,)
    assert flags(game) == "DCAB"


@pytest.mark.rule("O.3.4")
def test_the_flag_counts_only_among_the_highest_bids() -> None:
    game = auction(players=4, flags="D+B+C+A")
    bid(game, 5, 4, 5, 4)
    assert game.to_act == (2,)
    assert flags(game) == "DBAC"


@pytest.mark.rule("O.3.4")
def test_the_lowest_flag_that_decides_stays_at_the_bottom() -> None:
    game = auction(players=3, flags="B+C+A")
    bid(game, 0, 0, 3)
    game.play(game.legal()[0])
    bid(game, 4, 0, 4)
    assert game.to_act == (2,)
    assert flags(game) == "BAC"
    game.play(game.legal()[0])
    bid(game, 0, 1, 1)
    assert game.to_act == (1,)
    assert flags(game) == "ACB"


@pytest.mark.rule("O.3.5")
def test_a_flag_that_decides_nothing_stays() -> None:
    game = auction(players=3, sale=(11,), flags="A+B+C")
    events = bid(game, 4, 3, 0)
    assert "flag" not in kinds(events)
    assert flags(game) == "ABC"


@pytest.mark.rule("O.3.5")
@pytest.mark.parametrize("bids", [(3, 3, 5, 3), (5, 3, 3, 3), (0, 0, 0, 2), (2, 0, 0, 0)])
def test_equal_bids_among_the_losers_change_nothing(bids: tuple[int, ...]) -> None:
    game = auction(players=4, sale=(11,), flags="A+B+C+D")
    events = bid(game, *bids)
    assert "flag" not in kinds(events)
    assert (game.to_act, flags(game)) == ((bids.index(max(bids)),), "ABCD")


@pytest.mark.rule("O.3.5")
def test_flags_are_not_put_in_order_again_in_later_rounds() -> None:
    game = Game("ozoolemio(players=3, flags=A+B+C)", seed=4)
    bid(game, 0, 0, 0)
    game.play(game.legal()[0])
    while view_of(game)["round"] < 3:
        assert flags(game) == "BCA"
        sell(game, 2)
    assert flags(game) == "BCA"
    bid(game, 2, 2, 0)
    assert flags(game) == "CAB"


@pytest.mark.rule("O.3.6")
def test_if_nobody_bids_a_coin_the_highest_flag_wins_for_nothing() -> None:
    game = auction(players=3, sale=(11,), flags="C+A+B")
    events = bid(game, 0, 0, 0)
    assert told(events, "won") == ["C wins tile 11 for 0"]
    assert told(events, "flag") == ["the flag of C goes to the bottom"]
    assert (flags(game), purses(game), game.to_act) == ("ABC", [8, 8, 8], (2,))
    assert_refused(game, "drop", "O.4.4")
    game.play("build e2 e")
    assert [tile["tile"] for tile in view_of(game)["seats"][2]["tiles"]] == [11]


@pytest.mark.rule("O.3.6")
def test_players_without_coins_go_on_bidding() -> None:
    game = auction(coins=(0, 0), sale=(11, 12))
    for winner in (0, 1):
        assert [texts(game, seat) for seat in (0, 1)] == [["bid 0"], ["bid 0"]]
        bid(game, 0, 0)
        assert game.to_act == (winner,)
        game.play(game.legal()[0])


@pytest.mark.rule("O.3.6")
def test_every_tile_is_sold() -> None:
    """Also one that the winner cannot build: the next tile comes only after it has gone."""
    game = auction(*SEALED, sale=(11,), lost=(1, 2, 3), players=2)
    assert row(game)[0] == 11
    bid(game, 0, 0)
    assert row(game)[0] == 11
    game.play("drop")
    assert (row(game)[0], view_of(game)["lost"]) == (5, [1, 2, 3, 11])


@pytest.mark.parametrize("seat", [-1, 2, 3, 4, 99, -99])
def test_a_seat_that_does_not_exist_cannot_bid(seat: int) -> None:
    not_allowed(auction(), "bid 1", "O.2.2", seat)


def test_a_bid_needs_a_seat_while_several_are_to_act() -> None:
    game = auction()
    with pytest.raises(ValueError, match="say which one plays"):
        game.play("bid 1")
    with pytest.raises(ValueError, match="name one"):
        game.legal()
    game.play("bid 1", 0)
    game.play("bid 2")
    assert game.to_act == (1,)
