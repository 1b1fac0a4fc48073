"""Rankings: best first, money among equals, and shared places."""

import pytest

from zoopark import Game, Line, Sheet

EIGHT = "5:leopard*5"
FOUR = "4:kangaroo*3"
ALSO_FOUR = "6:elephant*5 barn:snack"
NOTHING = ""
MINUS_TWO = "barn:flamingo"
POINTS = {EIGHT: 8, FOUR: 4, ALSO_FOUR: 4, NOTHING: 0, MINUS_TWO: -2}


def ranked(*seats: tuple[str, int]) -> list[tuple[int, ...]]:
    """The ranking of four seats with these zoos and coins."""
    zoos = [
        f"{letter} coins:{coins} {zoo}" for letter, (zoo, coins) in zip("ABCD", seats, strict=True)
    ]
    turn = "zooloretto(players=4, out=panda) | round:3 turn:A asks:turn"
    bank = 30 - sum(coins for _, coins in seats)
    game = Game.from_position(" | ".join([turn, f"bank:{bank}", "trucks:-,-,-,-", *zoos]))
    assert [sheet.total for sheet in game.scores()] == [POINTS[zoo] for zoo, _ in seats]
    assert [sheet.tiebreak for sheet in game.scores()] == [coins for _, coins in seats]
    return game.ranking()


def test_more_points_stand_before_fewer() -> None:
    ranking = ranked((NOTHING, 9), (EIGHT, 0), (MINUS_TWO, 9), (FOUR, 1))
    assert ranking == [(1,), (3,), (0,), (2,)]


def test_among_equal_points_more_money_stands_first() -> None:
    ranking = ranked((FOUR, 1), (NOTHING, 3), (ALSO_FOUR, 2), (NOTHING, 0))
    assert ranking == [(2,), (0,), (1,), (3,)]


def test_equal_points_and_money_share_a_place() -> None:
    ranking = ranked((FOUR, 2), (NOTHING, 2), (ALSO_FOUR, 2), (MINUS_TWO, 2))
    assert ranking == [(0, 2), (1,), (3,)]


def test_a_shared_last_place_stands_last() -> None:
    ranking = ranked((NOTHING, 2), (EIGHT, 2), (NOTHING, 2), (NOTHING, 3))
    assert ranking == [(1,), (3,), (0, 2)]


def test_all_may_share_the_first_place() -> None:
    assert ranked(*[(NOTHING, 2)] * 4) == [(0, 1, 2, 3)]


def test_a_sheet_adds_up_its_lines() -> None:
    sheet = Sheet([Line("stalls", 4, "Z.9.5"), Line("barn", -6, "Z.9.7"), Line("stalls", 1, "")], 3)
    assert sheet.total == -1
    assert sheet.points("stalls") == 5
    assert sheet.points("nothing") == 0
    assert str(sheet).splitlines()[-1].split() == ["total", "-1"]
    assert eval(repr(sheet), {"Sheet": Sheet, "Line": Line}) == sheet
    assert sheet != Sheet(sheet.lines, 4)
    assert sheet != Sheet(sheet.lines[:2], 3)


@pytest.mark.parametrize("zoo", list(POINTS))
def test_every_line_of_a_sheet_names_a_rule(zoo: str) -> None:
    game = Game.from_position(
        "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:turn | bank:26"
        f" | trucks:-,-,- | A coins:2 {zoo} | B coins:2"
    )
    assert all(line.rule.startswith("Z.9.") for line in game.scores()[0].lines)
    assert sum(line.points for line in game.scores()[0].lines) == POINTS[zoo]
