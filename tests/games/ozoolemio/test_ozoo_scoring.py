"""Scoring and the end: chapter 6."""

import pytest

from support.ozoo import SEALED, auction, bid, building, purses, sell, shown, told
from support.views import view_of
from zoopark import Game, Line


def final(
    *built: str, points: tuple[str, ...], coins: tuple[int, ...] = (), options: str = ""
) -> Game:
    """The last tile of the game, 11, is on sale. A owns SEALED and has lost most of the others."""
    used = {int(words.split()[1]) for words in (*SEALED, *built)} | {11}
    lost = [tile for tile in range(1, 26) if tile not in used]
    return auction(
        *SEALED,
        *built,
        sale=(11,),
        lost=lost,
        players=len(points),
        points=points,
        coins=coins,
        options=options,
    )


@pytest.mark.rule("O.6.1")
def test_visitors_tree_figures_and_benches_are_added_up() -> None:
    """A alone: birds, mammals, reptiles, apes and sea 1 each, trees 1, benches 1."""
    game = auction(*SEALED, sale=(11,))
    assert shown(game, "figures") == [7, 0]
    events = sell(game, 0)
    assert told(events, "scored") == [
        "A scores 7 points for 7 figures",
        "B scores 0 points for 0 figures",
    ]
    assert shown(game, "points") == [[7, 0, 0, 0, 0], [0] * 5]


@pytest.mark.rule("O.6.1")
def test_figures_are_counted_with_the_last_tile_of_the_round() -> None:
    """Tile 11 brings B two visitors with reptiles and one with sea animals, and A loses none."""
    game = auction(*SEALED, sale=(11,))
    events = bid(game, 0, 1) + game.play("build e2 e")
    assert shown(game, "figures") == [8, 3]
    assert told(events, "scored") == [
        "A scores 8 points for 8 figures",
        "B scores 3 points for 3 figures",
    ]


@pytest.mark.rule("O.6.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_figures_count_as_often_as_the_number_of_the_round(number: int) -> None:
    lost = [tile for tile in range(1, 26) if tile not in (20, 24, 4, 14, 11)][: 5 * number - 5]
    game = auction(*SEALED, sale=(11,), lost=lost)
    assert view_of(game)["round"] == number
    events = bid(game, 0, 1) + game.play("build e2 e")
    assert told(events, "scored") == [
        f"A scores {8 * number} points for 8 figures",
        f"B scores {3 * number} points for 3 figures",
    ]
    assert shown(game, "points")[0][number - 1] == 8 * number
    assert shown(game, "points")[1] == [0] * (number - 1) + [3 * number] + [0] * (5 - number)


@pytest.mark.rule("O.6.1")
def test_a_line_of_the_sheet_for_each_round_names_its_rule() -> None:
    game = final("B 9 e2 e", points=("1+2+3+4", "2+0+6+8"))
    sell(game, 1)
    lines = game.scores()[1].lines
    assert [line.name for line in lines] == [f"round-{number}" for number in range(1, 6)]
    assert lines[:4] == [
        Line("round-1", 2, "O.6.1"),
        Line("round-2", 0, "O.6.1"),
        Line("round-3", 6, "O.6.1"),
        Line("round-4", 8, "O.6.1"),
    ]
    assert lines[4].points == 5 * shown(game, "figures")[1]


@pytest.mark.rule("O.6.2")
def test_the_points_of_all_rounds_are_added_up_and_the_most_win() -> None:
    """In the fifth round A scores 8 figures and B 3."""
    game = final(points=("0+0+0+0", "1+2+3+20"), coins=(0, 5))
    bid(game, 0, 1)
    game.play("build e2 e")
    assert game.over
    assert [sheet.total for sheet in game.scores()] == [40, 41]
    assert [score["total"] for score in view_of(game)["scores"]] == [40, 41]
    assert game.ranking() == [(1,), (0,)]


@pytest.mark.rule("O.6.2")
def test_the_last_round_alone_does_not_decide() -> None:
    game = final(points=("0+0+0+0", "9+0+0+16"), coins=(0, 5))
    bid(game, 0, 1)
    game.play("build e2 e")
    assert [sheet.points("round-5") for sheet in game.scores()] == [40, 15]
    assert game.ranking() == [(0, 1)]


@pytest.mark.rule("O.6.3")
def test_equal_points_share_the_place_whatever_the_money() -> None:
    game = final(points=("0+0+0+0", "5+0+0+20", "1+0+0+0"), coins=(0, 9, 3))
    bid(game, 0, 1, 0)
    game.play("build e2 e")
    assert [sheet.total for sheet in game.scores()] == [40, 40, 1]
    assert purses(game)[0] != purses(game)[1]
    assert game.ranking() == [(0, 1), (2,)]


@pytest.mark.rule("O.6.3")
def test_money_decides_between_equal_points_if_it_was_agreed() -> None:
    points = ("0+0+0+0", "5+0+0+20", "1+0+0+0")
    game = final(points=points, coins=(0, 9, 99), options="tiebreak=money")
    bid(game, 0, 1, 0)
    game.play("build e2 e")
    assert [sheet.total for sheet in game.scores()] == [40, 40, 1]
    assert purses(game) == [4, 9, 99]
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.rule("O.6.3", "O.2.4")
def test_the_money_that_decides_includes_the_last_income() -> None:
    """Before it B has one coin more; A has four tiles and B one."""
    game = final(points=("0+0+0+0", "5+0+0+20"), coins=(6, 8), options="tiebreak=money")
    bid(game, 0, 1)
    game.play("build e2 e")
    assert purses(game) == [10, 8]
    assert game.ranking() == [(0,), (1,)]


@pytest.mark.rule("O.6.3")
def test_equal_points_and_equal_money_share_the_place() -> None:
    game = final(points=("0+0+0+0", "5+0+0+20"), coins=(6, 10), options="tiebreak=money")
    bid(game, 0, 1)
    game.play("build e2 e")
    assert purses(game) == [10, 10]
    assert game.ranking() == [(0, 1)]


@pytest.mark.rule("O.6.4")
def test_money_is_worth_no_points() -> None:
    rich = auction(coins=(80, 0))
    assert [sheet.total for sheet in rich.scores()] == [0, 0]
    assert rich.ranking() == [(0, 1)]
    game = final(points=("0+0+0+0", "0+0+0+0"), coins=(0, 99), options="tiebreak=money")
    bid(game, 0, 1)
    game.play("build e2 e")
    assert [sheet.total for sheet in game.scores()] == [40, 15]
    assert game.ranking() == [(0,), (1,)]


@pytest.mark.rule("O.6.1")
def test_a_lost_tile_scores_nothing() -> None:
    game = building(*SEALED, tile=11)
    before = shown(game, "figures")
    game.play("drop")
    assert shown(game, "figures") == before
    assert shown(game, "points")[0] == [7, 0, 0, 0, 0]
