"""Setting up: chapter 1 without the tiles."""

from fractions import Fraction
from itertools import permutations

import pytest

from support.ozoo import auction, bid, building, deal, flags, purses, sell, shown, texts, told
from support.refusals import assert_refused
from support.views import view_of
from zoopark import Game, NotationError

PLAYERS = (2, 3, 4)


@pytest.mark.rule("O.1.2")
def test_the_first_tile_joins_the_path_in_the_west_or_in_the_east() -> None:
    """Tile 11 is a straight path, tile 24 turns."""
    assert set(texts(building(tile=11))) == {"build e2 e", "build e3 w", "build w1 w", "build w2 e"}
    assert set(texts(building(tile=24))) == {"build e2 s", "build e3 w", "build w1 n", "build w2 e"}


@pytest.mark.rule("O.1.2")
@pytest.mark.parametrize("field", ["o", "e1"])
def test_nothing_is_built_over_the_start_tile(field: str) -> None:
    assert_refused(building(tile=11), f"build {field} e", "O.4.1", seat=0)


@pytest.mark.rule("O.1.2")
def test_no_path_leads_out_of_the_start_tile_to_the_north() -> None:
    game = building(tile=7)  # paths to the north and south of half A
    assert_refused(game, "build n1 e", "O.4.2", seat=0)
    assert_refused(game, "build n1e1 e", "O.4.2", seat=0)
    assert_refused(building(tile=11), "build n1 e", "O.4.3", seat=0)


@pytest.mark.rule("O.1.2")
@pytest.mark.parametrize("move", ["build s1 e", "build s1 s", "build s1e1 e", "build s1e2 w"])
def test_nothing_covers_the_pavilion(move: str) -> None:
    assert_refused(building(tile=17), move, "O.4.1", seat=0)


@pytest.mark.rule("O.1.2", "O.4.2")
@pytest.mark.parametrize(
    ("built", "tile", "move"),
    [
        ((), 1, "build e2 s"),  # half B would lead from the east into the pavilion
        ((), 9, "build s1e2 n"),  # and half A
        ((), 9, "build w1 s"),  # from the west
        (("A 17 e2 e",), 9, "build s1e2 e"),
        (("A 20 s1e2 n", "A 24 s2e2 w"), 8, "build s2 w"),  # from the south
    ],
)
def test_no_path_leads_into_the_pavilion(built: tuple[str, ...], tile: int, move: str) -> None:
    """All other edges of these tiles would fit."""
    assert_refused(building(*built, tile=tile), move, "O.4.2", seat=0)


@pytest.mark.rule("O.1.2")
def test_everybody_has_a_pavilion_that_stays() -> None:
    game = auction("A 17 e2 e", "B 8 w1 w", sale=(11, 12), coins=(0, 5))
    bid(game, 0, 0)
    assert_refused(game, "build s1e1 w", "O.4.1", seat=0)
    game.play(game.legal()[0])
    bid(game, 0, 1)
    assert_refused(game, "build s1 e", "O.4.1", seat=1)


@pytest.mark.rule("O.1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_eight_coins_no_tiles_and_no_points(players: int) -> None:
    game = Game(f"ozoolemio(players={players})", seed=1)
    assert purses(game) == [8] * players
    assert shown(game, "tiles") == [[]] * players
    assert shown(game, "points") == [[0] * 5] * players
    assert shown(game, "figures") == [0] * players


@pytest.mark.rule("O.1.3")
def test_the_bank_never_runs_out_of_coins() -> None:
    """Four players who never bid a coin end up with three times the 35 printed coins."""
    game = Game("ozoolemio(players=4, flags=A+B+C+D)", seed=3)
    while not game.over:
        bid(game, 0, 0, 0, 0)
        game.play(game.legal()[0])
    lost = len(view_of(game)["lost"])
    assert lost == 0
    assert sum(purses(game)) == 32 + 5 + 10 + 15 + 20 + 25


@pytest.mark.rule("O.1.3", "O.1.5")
@pytest.mark.parametrize("asks", ["bid", "build=A", "build=B"])
def test_coins_are_hidden_from_the_others(asks: str) -> None:
    game = auction(coins=(3, 5, 7), players=3, asks=asks)
    assert [seat["coins"] for seat in view_of(game, 1)["seats"]] == [None, 5, None]
    assert [seat["coins"] for seat in view_of(game)["seats"]] == [None] * 3
    assert "5 coins" in game.board(seat=1)
    assert not any(f"{coins} coins" in game.board(seat=1) for coins in (3, 7))
    assert not any(f"{coins} coins" in game.board() for coins in (3, 5, 7))


@pytest.mark.rule("O.1.5")
def test_open_purses_are_seen_by_all() -> None:
    game = auction(coins=(3, 5, 7), players=3, options="purses=open")
    for seat in (None, 0, 1, 2):
        assert [shown["coins"] for shown in view_of(game, seat)["seats"]] == [3, 5, 7]
        assert all(f"{coins} coins" in game.board(seat=seat) for coins in (3, 5, 7))


@pytest.mark.rule("O.1.5")
def test_open_purses_do_not_open_bids() -> None:
    game = auction(options="purses=open")
    game.play("bid 5", 0)
    assert view_of(game, 1)["seats"][0]["coins"] == 8
    assert (view_of(game, 0)["bid"], view_of(game, 1)["bid"], view_of(game)["bid"]) == (
        5,
        None,
        None,
    )


@pytest.mark.rule("O.1.5", "O.3.2")
def test_opened_bids_are_told_to_all_and_stay_in_every_record() -> None:
    game = auction(sale=(11,), players=3)
    events = bid(game, 2, 6, 4)
    assert told(events, "bid") == ["A bid 2", "B bid 6", "C bid 4"]
    for seat in range(3):
        kept = [(who, move.text) for who, move in game.record(seat).entries]
        assert kept == [(0, "bid 2"), (1, "bid 6"), (2, "bid 4")]


@pytest.mark.rule("O.1.5")
def test_all_purses_are_shown_when_the_game_is_over() -> None:
    game = Game("ozoolemio(players=2)", seed=5)
    while not game.over:
        assert None in [seat["coins"] for seat in view_of(game, 0)["seats"]]
        sell(game)
    for seat in (None, 0, 1):
        assert [shown["coins"] for shown in view_of(game, seat)["seats"]] == purses(game)


@pytest.mark.rule("O.1.4")
@pytest.mark.parametrize("order", ["".join(seats) for seats in permutations("ABC")])
def test_the_flags_can_be_agreed(order: str) -> None:
    game = Game(f"ozoolemio(players=3, flags={'+'.join(order)})", dealer=None)
    assert flags(game) == order
    assert [outcome.verb for outcome, _ in game.chance()][:1] == ["unveil"]


@pytest.mark.rule("O.1.4")
@pytest.mark.parametrize(
    "agreed", ["A", "A+B", "A+A+B", "A+B+C+D", "A+B+D", "A+B+E", "A+B+", "A B C", "0+1+2", "ABC"]
)
def test_flags_that_do_not_name_each_seat_once_are_refused(agreed: str) -> None:
    with pytest.raises(NotationError):
        Game(f"ozoolemio(players=3, flags={agreed})")


@pytest.mark.rule("O.1.4")
def test_flags_not_agreed_are_hung_by_lot_from_above() -> None:
    game = Game("ozoolemio(players=3)", dealer=None)
    third, half = Fraction(1, 3), Fraction(1, 2)
    lots = [(outcome.text, chance) for outcome, chance in game.chance()]
    assert lots == [("hang A", third), ("hang B", third), ("hang C", third)]
    game.deal("hang B")
    lots = [(outcome.text, chance) for outcome, chance in game.chance()]
    assert lots == [("hang A", half), ("hang C", half)]
    with pytest.raises(ValueError, match="chance cannot bring 'hang B' now"):
        game.deal("hang B")
    with pytest.raises(ValueError, match="chance cannot bring 'unveil 1' now"):
        deal(game, 1)
    game.deal("hang C")
    game.deal("hang A")
    assert flags(game) == "BCA"


@pytest.mark.rule("O.1.4")
def test_every_order_of_the_flags_is_dealt_and_recorded() -> None:
    games = [Game("ozoolemio(players=3)", seed=seed) for seed in range(60)]
    assert {flags(game) for game in games} == {"".join(order) for order in permutations("ABC")}
    for game in games[:5]:
        hung = [move.text[-1] for _, move in game.record().entries if move.verb == "hang"]
        assert "".join(hung) == flags(game)


@pytest.mark.parametrize("players", ["1", "5", "0", "-2", "two", "2.0"])
def test_two_to_four_play(players: str) -> None:
    with pytest.raises(NotationError):
        Game(f"ozoolemio(players={players})")


@pytest.mark.parametrize(
    "option", ["variant=blind", "auction=trees", "tiebreak=coins", "purses=closed", "out=panda"]
)
def test_an_option_has_only_its_own_words(option: str) -> None:
    with pytest.raises(NotationError):
        Game(f"ozoolemio(players=2, {option})")
