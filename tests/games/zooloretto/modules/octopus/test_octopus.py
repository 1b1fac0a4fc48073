"""The octopus."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, NotationError

EIGHT = "5:leopard*5"
SEVEN = "4:elephant*4 stalls:4a=snack"


def choosing(held: int = 28, tiles: str = "panda") -> Game:
    """A has just filled the enclosure of six, and the bank holds so many coins."""
    game = situation(
        "coins:0 6:panda*5",
        f"coins:{30 - held}",
        "coins:0",
        asks=f"place={tiles}",
        trucks="@A,-,-",
        options="modules=octopus",
    )
    game.play("place panda 6")
    return game


def bet(own: str, *others: str, more: str = "") -> Game:
    return situation(
        f"{own} minis:octopus",
        *others,
        options=f"modules={more}octopus",
        table="first:A" if more else "",
    )


@pytest.mark.rule("MI.6.1")
@pytest.mark.parametrize(("held", "paid"), [(30, 4), (4, 4), (3, 3), (0, 0)])
def test_whoever_chooses_it_takes_four_coins_at_once(held: int, paid: int) -> None:
    game = choosing(held)
    game.play("choose octopus")
    assert (coins(game), bank(game)) == (paid, held - paid)


@pytest.mark.rule("MI.6.2")
def test_then_a_seat_is_named_openly() -> None:
    game = choosing(tiles="panda+snack")
    game.play("choose octopus")
    assert view_of(game)["asks"] == "name"
    assert texts(game) == ["name A", "name B", "name C"]
    assert view_of(game)["seats"][0]["minis"][0]["named"] is None
    assert game.scores()[0].points("octopus") == 0
    assert_round_trip(game)
    assert_refused(game, "name D", "MI.6.2")
    assert_refused(game, "decline", "MI.6.2")
    assert_refused(game, "place snack 4a", "MI.6.2")
    events = game.play("name C")
    assert [str(event) for event in events] == ["A says that C will have the most points"]
    assert view_of(game, 1)["seats"][0]["minis"][0]["named"] == 2
    assert "mini: octopus on C" in game.board()
    assert view_of(game)["asks"] == "place"
    assert_round_trip(game)
    game.play("place snack barn")
    assert zoo(game).endswith("minis:octopus named:C")


@pytest.mark.rule("MI.6.2")
def test_naming_oneself_is_allowed_and_nothing_is_named_later() -> None:
    game = choosing()
    game.play("choose octopus")
    game.play("name A")
    assert zoo(game) == "coins:4 6:panda*6 minis:octopus named:A"
    assert_refused(game, "name B", "Z.2.1")


@pytest.mark.rule("MI.6.3")
@pytest.mark.parametrize(
    ("named", "zoos", "right"),
    [
        ("B", (SEVEN, EIGHT), True),
        ("B", (EIGHT, SEVEN), False),
        ("A", (EIGHT, SEVEN), True),
        ("C", (EIGHT, SEVEN), False),
        ("B", (EIGHT, "5:elephant*5"), True),  # the named seat shares the first place
        ("A", (EIGHT, "5:elephant*5"), True),
        ("C", ("", ""), True),
    ],
)
def test_the_named_seat_is_right_if_nobody_has_more(
    named: str, zoos: tuple[str, str], right: bool
) -> None:
    game = bet(f"coins:0 {zoos[0]} named:{named}", zoos[1])
    assert game.scores()[0].points("octopus") == (0 if right else -2)


@pytest.mark.rule("MI.6.3")
def test_what_the_octopus_costs_is_left_out_of_the_comparison() -> None:
    """With it A would have six points, fewer than B, and B would be right."""
    game = bet(f"coins:0 {EIGHT} named:B", SEVEN)
    assert [sheet.total for sheet in game.scores()] == [6, 7, 0]
    assert [game.state.points(seat) for seat in range(3)] == [6, 7, 0]
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.rule("MI.6.4")
@pytest.mark.parametrize(
    ("purse", "points", "money"), [(0, -2, 0), (1, -2, 1), (2, 0, 0), (3, 0, 1)]
)
def test_a_wrong_name_costs_two_coins_or_else_two_points(
    purse: int, points: int, money: int
) -> None:
    game = bet(f"coins:{purse} {EIGHT} named:B", SEVEN)
    sheet = game.scores()[0]
    assert sheet.points("octopus") == sheet.sections()[8] == points
    assert sheet.total == game.state.points(0) == 8 + points
    assert sheet.tiebreak == money
    assert coins(game) == purse
    right = bet(f"coins:{purse} {EIGHT} named:A", SEVEN).scores()[0]
    assert (right.total, right.tiebreak) == (8, purse)


@pytest.mark.rule("MI.6.4")
def test_others_pay_nothing_for_it() -> None:
    game = bet(f"coins:0 {EIGHT} named:B", f"coins:0 {SEVEN}")
    assert "octopus" not in [line.name for line in game.scores()[1].lines]


@pytest.mark.rule("MI.6.5", "SB.1.4")
@pytest.mark.parametrize(("purse", "points", "money"), [(1, -2, 2), (2, 0, 1)])
def test_a_coin_in_the_savings_book_counts_in_a_tie_but_does_not_pay(
    purse: int, points: int, money: int
) -> None:
    game = bet(f"coins:{purse} {EIGHT} book:1 named:B", SEVEN, more="savings-book+")
    assert game.scores()[0].points("octopus") == points
    assert game.scores()[0].tiebreak == money


@pytest.mark.rule("MI.6.5", "Z.9.9")
def test_a_tie_is_decided_by_what_is_left() -> None:
    """Named is C; A and B have eight points each, A had the most coins."""
    game = bet(f"coins:3 {EIGHT} named:C", "coins:2 5:elephant*5")
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.parametrize(
    ("own", "agenda"),
    [
        ("6:panda*6 minis:octopus", ""),
        ("6:panda*6 minis:octopus named:D", ""),
        ("6:panda*6 minis:octopus named:A", "name.A"),
        ("6:panda*6 minis:octopus", "name.B"),
        ("6:panda*6 minis:octopus", "name.A+name.A"),
        ("6:panda*6", "name.A"),
        ("6:panda*6 named:A", ""),
    ],
)
def test_a_name_that_cannot_be_is_refused(own: str, agenda: str) -> None:
    with pytest.raises(NotationError) as refused:
        situation(
            own,
            asks="name" if agenda else "turn",
            table=f"agenda:{agenda}" if agenda else "",
            trucks="@A,-,-" if agenda else "",
            options="modules=octopus",
        )
    assert "\n" not in str(refused.value)
