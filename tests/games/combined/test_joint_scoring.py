"""Scoring two zoos: chapter 5."""

import pytest

from support.joint import DOLPHINS, ORCAS, SEA_LIONS, joint
from support.tables import coins
from zoopark import Sheet

PARK_LINES = ["animals", "cashiers", "keepers", "trainers", "depot"]


def sheet(seat: str) -> Sheet:
    return joint(seat).scores()[0]


@pytest.mark.rule("C.5.1")
def test_zoo_and_park_are_scored_by_their_own_rules_and_added_up() -> None:
    """The zoo of the worked example of Zooloretto and a small park."""
    zoo = "5:elephant*4 4:chimpanzee*2 6:panda*4 stalls:4a=snack+5=drinks barn:flamingo*2+leopard"
    park = f"tiles:{DOLPHINS}+e4=penguin-fish+d4=penguin-fish staff:keeper depot:orca*2+turtle"
    scored = sheet(f"{zoo} {park}")
    assert {line.name: line.points for line in scored.lines} == {
        "animals": 7,
        "cashiers": 0,
        "keepers": 2,
        "trainers": 0,
        "depot": -4,
        "enclosure-4": 2,
        "enclosure-5": 5,
        "enclosure-6": 0,
        "stalls": 4,
        "barn-stalls": 0,
        "barn-animals": -4,
    }
    assert scored.total == 5 + 7
    alone = sheet(zoo).total, sheet(park).total
    assert scored.total == sum(alone)


@pytest.mark.rule("C.5.1")
def test_the_lines_of_the_park_come_first_and_name_their_rules() -> None:
    lines = sheet("4:panda*4 barn:leopard depot:orca").lines
    assert [line.name for line in lines][:5] == PARK_LINES
    rules = {line.name: line.rule for line in lines}
    assert (rules["animals"], rules["depot"]) == ("A.9.1", "A.9.6")
    assert (rules["enclosure-4"], rules["barn-animals"]) == ("Z.9.1", "Z.9.7")


@pytest.mark.rule("C.5.1")
def test_most_points_of_both_zoos_win() -> None:
    game = joint("coins:9 4:panda*4", f"coins:0 4:leopard*3 tiles:{ORCAS} staff:keeper", "coins:0")
    assert [sheet.total for sheet in game.scores()] == [5, 9, 0]
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.rule("C.5.1")
@pytest.mark.parametrize(("seat", "points"), [("barn:panda", -2), ("depot:orca", -2)])
def test_points_may_be_negative_on_either_side(seat: str, points: int) -> None:
    assert sheet(seat).total == points


@pytest.mark.rule("C.5.2")
@pytest.mark.parametrize(("staff", "points"), [("cashier+keeper", 7), ("cashier*2", 14)])
def test_a_cashier_counts_all_coins_of_the_common_purse(staff: str, points: int) -> None:
    game = joint(f"coins:7 tiles:{DOLPHINS}+{ORCAS} staff:{staff}")
    assert game.scores()[0].points("cashiers") == points
    assert coins(game) == 7


@pytest.mark.rule("C.5.2")
def test_coins_of_the_zoo_count_for_the_cashier_of_the_park() -> None:
    game = joint(
        f"coins:1 tiles:{DOLPHINS} staff:cashier 5:panda*4",
        asks="place=panda",
        trucks="@A:zoo,orca,-",
    )
    game.play("place panda 5")
    assert game.scores()[0].points("cashiers") == 3


@pytest.mark.rule("C.5.2")
def test_money_without_a_cashier_scores_nothing() -> None:
    assert sheet("coins:9").total == 0


@pytest.mark.rule("C.5.3")
def test_a_manager_softens_animals_in_the_barn_but_not_stalls() -> None:
    barn = "barn:panda*2+leopard+kangaroo+snack*2+fruit depot:orca*2+turtle"
    plain = sheet(f"{barn} tiles:{DOLPHINS} staff:keeper")
    assert (plain.points("barn-animals"), plain.points("barn-stalls")) == (-6, -4)
    assert plain.points("depot") == -4
    managed = sheet(f"{barn} tiles:{DOLPHINS} staff:manager")
    assert (managed.points("barn-animals"), managed.points("barn-stalls")) == (-3, -4)
    assert managed.points("depot") == -2
    assert managed.total == plain.total + 3 + 2


@pytest.mark.rule("C.5.3")
@pytest.mark.parametrize("species", [0, 1, 2, 3])
def test_a_manager_makes_it_exactly_one_point_a_species(species: int) -> None:
    barn = "+".join(("panda*2", "leopard-m", "kangaroo")[:species])
    seat = f"tiles:{DOLPHINS} staff:manager" + (f" barn:{barn}" if species else "")
    assert sheet(seat).points("barn-animals") == -species


@pytest.mark.rule("C.5.3")
def test_a_manager_of_another_player_helps_nobody_else() -> None:
    game = joint("barn:panda", f"barn:leopard tiles:{DOLPHINS} staff:manager")
    assert [sheet.points("barn-animals") for sheet in game.scores()] == [-2, -1, 0]


@pytest.mark.rule("C.5.3")
def test_the_softened_line_names_the_rule() -> None:
    seat = f"barn:panda depot:orca tiles:{DOLPHINS} staff:manager"
    rules = {line.name: line.rule for line in sheet(seat).lines}
    assert (rules["barn-animals"], rules["barn-stalls"]) == ("C.5.3", "Z.9.6")
    assert rules["depot"] == "A.9.7"


@pytest.mark.rule("C.5.3")
def test_a_manager_moved_away_no_longer_helps() -> None:
    game = joint(f"coins:1 barn:panda tiles:{DOLPHINS} staff:manager")
    assert game.scores()[0].points("barn-animals") == -1
    game.play("move helper manager cashier")
    assert game.scores()[0].points("barn-animals") == -2


@pytest.mark.rule("C.5.1", "C.5.2", "C.5.3")
def test_three_helpers_of_one_player() -> None:
    tiles = f"boards:large_f2 tiles:{DOLPHINS}+{ORCAS}+{SEA_LIONS}"
    scored = sheet(f"coins:4 {tiles} staff:cashier+manager+c3 barn:panda+snack depot:penguin")
    assert scored.points("animals") == 15
    assert scored.points("cashiers") == 4
    assert scored.points("trainers") == 1 + 2
    assert scored.total == 15 + 4 + 3 - 1 - 2 - 1


@pytest.mark.rule("C.5.4")
def test_money_decides_between_equals() -> None:
    game = joint("coins:1 4:panda*4", f"coins:3 tiles:{ORCAS} staff:keeper", "coins:2 5:kangaroo*4")
    assert [sheet.total for sheet in game.scores()] == [5, 5, 5]
    assert game.ranking() == [(1,), (2,), (0,)]


@pytest.mark.rule("C.5.4")
def test_equal_points_and_money_share_the_place() -> None:
    game = joint("coins:3 4:panda*4", "coins:1", f"coins:3 tiles:{ORCAS} staff:keeper", players=3)
    assert game.ranking() == [(0, 2), (1,)]
