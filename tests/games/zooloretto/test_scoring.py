"""Scoring: chapter 9, with the worked example of both translations."""

import pytest

from support.tables import situation
from zoopark import Sheet


def sheet(zoo: str) -> Sheet:
    return situation(zoo).scores()[0]


@pytest.mark.rule("Z.9.1", "Z.9.2", "Z.9.3", "Z.9.5", "Z.9.7")
def test_the_worked_example_gives_sixteen_points() -> None:
    """Expansion 9, elephants 5, chimpanzees with a stall 2, pandas 0, stalls 4, barn -4."""
    game = situation(
        "5:elephant*4 4:chimpanzee*2 6:panda*4 x:zebra*5 stalls:4a=snack+x=drinks"
        " barn:flamingo*2+leopard",
        out="camel+kangaroo",
    )
    scored = game.scores()[0]
    assert {line.name: line.points for line in scored.lines} == {
        "enclosure-4": 2,
        "enclosure-5": 5,
        "enclosure-6": 0,
        "enclosure-x": 9,
        "stalls": 4,
        "barn-stalls": 0,
        "barn-animals": -4,
    }
    assert scored.total == 16


@pytest.mark.rule("Z.9.1")
@pytest.mark.parametrize(("pen", "spaces", "points"), [("4", 4, 5), ("5", 5, 8), ("6", 6, 10)])
def test_a_full_enclosure(pen: str, spaces: int, points: int) -> None:
    assert sheet(f"{pen}:panda*{spaces}").total == points


@pytest.mark.rule("Z.9.1", "Z.9.2")
def test_an_expansion_enclosure() -> None:
    assert sheet("x:panda*5").total == 9
    assert sheet("x:panda*4").total == 5


@pytest.mark.rule("Z.9.2")
@pytest.mark.parametrize(("pen", "animals", "points"), [("4", 3, 4), ("5", 4, 5), ("6", 5, 6)])
@pytest.mark.parametrize("stall", ["", " stalls:{}=snack"])
def test_one_space_free_with_or_without_a_stall(
    pen: str, animals: int, points: int, stall: str
) -> None:
    place = stall.format("4a" if pen == "4" else pen)
    assert sheet(f"{pen}:panda*{animals}{place}").points(f"enclosure-{pen}") == points


@pytest.mark.rule("Z.9.3")
@pytest.mark.parametrize("pen", ["4", "5", "6"])
def test_two_spaces_free_need_a_stall(pen: str) -> None:
    animals = int(pen) - 2
    place = "4b" if pen == "4" else pen
    assert sheet(f"{pen}:panda*{animals}").total == 0
    assert sheet(f"{pen}:panda*{animals} stalls:{place}=snack").total == animals + 2
    other = "5" if pen == "4" else "4a"
    assert sheet(f"{pen}:panda*{animals} stalls:{other}=snack").total == 2


@pytest.mark.rule("Z.9.3")
def test_an_empty_enclosure_with_a_stall_scores_nothing() -> None:
    assert sheet("stalls:5=snack").points("enclosure-5") == 0


@pytest.mark.rule("Z.9.3", "Z.9.4")
def test_one_elephant_needs_one_stall_and_two_do_not_double() -> None:
    """The FAQ of both: one stall suffices for the point of a lone elephant."""
    assert sheet("4:elephant stalls:4a=snack").points("enclosure-4") == 1
    assert sheet("4:elephant stalls:4a=snack+4b=fruit").points("enclosure-4") == 1


@pytest.mark.rule("Z.9.5")
def test_stalls_score_by_type_and_also_where_they_help_an_enclosure() -> None:
    """The FAQ of both: a stall counts for its enclosure and for itself."""
    scored = sheet("5:panda*2 stalls:4a=snack+4b=snack+5=fruit+6=popcorn")
    assert scored.points("stalls") == 6
    assert scored.points("enclosure-5") == 2


@pytest.mark.rule("Z.9.6")
def test_stalls_in_the_barn_cost_by_type() -> None:
    assert sheet("barn:snack*2+fruit").points("barn-stalls") == -4
    both = sheet("stalls:4a=snack barn:snack")
    assert (both.points("stalls"), both.points("barn-stalls")) == (2, -2)


@pytest.mark.rule("Z.9.7")
def test_animals_in_the_barn_cost_by_species() -> None:
    """Both translations: three elephants of Claus in the barn cost two points."""
    assert sheet("barn:elephant*3").points("barn-animals") == -2
    parents = "barn:panda-dad+panda-mum+panda-baby+panda+leopard"
    assert sheet(parents).points("barn-animals") == -4


@pytest.mark.rule("Z.9.8")
def test_money_and_boards_score_nothing() -> None:
    assert sheet("coins:9").total == 0
    assert sheet("coins:0 x:-").total == 0


@pytest.mark.rule("Z.9.9")
def test_most_points_win_and_coins_break_a_tie() -> None:
    game = situation("coins:1 4:panda*4", "coins:3 4:leopard*4", "coins:9 5:elephant*5")
    assert game.ranking() == [(2,), (1,), (0,)]


@pytest.mark.rule("Z.9.10")
def test_equal_points_and_coins_share_the_place() -> None:
    game = situation("coins:3 4:panda*4", "coins:3 4:leopard*4", "coins:9")
    assert game.ranking() == [(0, 1), (2,)]


@pytest.mark.rule("Z.9.1", "Z.9.2", "Z.9.3")
def test_a_line_names_the_rule_that_gave_its_points() -> None:
    lines = {line.name: line.rule for line in sheet("4:panda*4 5:leopard*4 6:elephant").lines}
    assert (lines["enclosure-4"], lines["enclosure-5"]) == ("Z.9.1", "Z.9.2")
    assert lines["enclosure-6"] == "Z.9.3"
