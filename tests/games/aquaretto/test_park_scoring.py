"""Scoring Aquaretto: chapter 9, with the worked examples of the rules."""

import pytest

from support.parks import DOLPHINS, ORCAS, laid, park_situation
from zoopark import Sheet


def sheet(park: str, out: str | None = None) -> Sheet:
    return park_situation(park, out=out).scores()[0]


@pytest.mark.rule("A.9.1", "A.9.3", "A.9.4", "A.9.5", "A.9.6")
def test_the_worked_example_gives_thirty_points() -> None:
    """The numbers are those of the rules, the layout is our own.

    Animals 6 + 6 + 5 + 2, trainer A on c2 6, trainer B on c1 4 (the sea lion on d0 cannot be
    trained), one keeper with five fish, no cashier, two species on the depot.
    """
    dolphins = laid("dolphin", "b1 a2 b2 a3 b3") + "+c3=dolphin-m"
    sea_lions = laid("sea-lion", "e-1 e0 d1 d2") + "+d0=sea-lion-bolt"
    bears = laid("polar-bear-fish", "d4 c5 d5 c6") + "+d6=polar-bear-m+c7=polar-bear"
    hippos = "f3=hippo-fish+g3=hippo"
    game = park_situation(
        "coins:5 boards:large_f2+small_d-1_nw+small_c6_se"
        f" tiles:{dolphins}+{sea_lions}+{bears}+{hippos} staff:keeper+c2+c1 depot:orca+crocodile",
        out="penguin+turtle",
    )
    scored = game.scores()[0]
    assert {line.name: line.points for line in scored.lines} == {
        "animals": 19,
        "cashiers": 0,
        "keepers": 5,
        "trainers": 10,
        "depot": -4,
    }
    assert scored.total == 30


@pytest.mark.rule("A.9.1")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("c3=orca", 1),
        ("c3=orca-m+c4=orca-f+c2=orca-baby", 3),
        ("c3=orca-bolt+c4=orca", 2),
        ("c3=orca+a2=penguin-fish+e4=turtle", 3),
    ],
)
def test_each_tile_in_the_park_is_a_point(tiles: str, points: int) -> None:
    assert sheet(f"coins:9 tiles:{tiles}").total == points


@pytest.mark.rule("A.9.2")
@pytest.mark.parametrize(
    ("staff", "coins", "points"),
    [("cashier+keeper", 0, 0), ("cashier+keeper", 4, 4), ("cashier*2", 4, 8), ("keeper*2", 4, 0)],
)
def test_each_cashier_counts_every_coin(staff: str, coins: int, points: int) -> None:
    scored = sheet(f"coins:{coins} tiles:{DOLPHINS}+{ORCAS} staff:{staff}")
    assert scored.points("cashiers") == points
    assert scored.total == 10 + points
    assert scored.tiebreak == coins


FISH = f"{laid('penguin-fish', 'b1 c1 d1 a2')}+b2=penguin"
MORE_FISH = f"{laid('turtle-fish', 'c4 d4 e4')}+c5=turtle-m+d5=turtle"


@pytest.mark.rule("A.9.3")
@pytest.mark.parametrize(
    ("staff", "points"), [("keeper+manager", 7), ("keeper*2", 14), ("cashier*2", 0)]
)
def test_each_keeper_counts_every_fish(staff: str, points: int) -> None:
    scored = sheet(f"coins:0 tiles:{FISH}+{MORE_FISH} staff:{staff}")
    assert scored.points("keepers") == points


@pytest.mark.rule("A.9.3")
def test_fish_on_the_depot_do_not_count() -> None:
    scored = sheet(f"coins:0 tiles:{FISH} staff:keeper depot:penguin-fish*2+turtle-fish")
    assert scored.points("keepers") == 4


@pytest.mark.rule("A.9.3", "A.9.5")
def test_young_bear_no_fish() -> None:
    pair = "b1=penguin-m+c1=penguin-f+d1=penguin-baby+c2=penguin-fish+c3=penguin-fish"
    assert sheet(f"coins:0 tiles:{pair} staff:keeper").points("keepers") == 2


TRAINED = f"{laid('orca', 'b1 d1 d2 e2')}+c1=orca-m+{laid('dolphin', 'b3 c4 c5')}"


@pytest.mark.rule("A.9.4", "A.9.5")
@pytest.mark.parametrize(
    ("staff", "points"), [("b2+manager", 3), ("c2+manager", 5), ("b2+c2", 8), ("manager+keeper", 0)]
)
def test_the_two_trainers_of_the_example(staff: str, points: int) -> None:
    """The figure of the German rules: the left one scores 3, the right one 5.

    Its upper left corner is laid on b1. The orca on e2 and the dolphins on c4 and c5 are out of
    reach of both; they make the basins large enough for two helpers.
    """
    tiles = f"{TRAINED}+c3=dolphin-bolt+b4=dolphin-m"
    assert sheet(f"coins:0 tiles:{tiles} staff:{staff}").points("trainers") == points


@pytest.mark.rule("A.9.4")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("dolphin", 3),
        ("orca", 3),
        ("sea-lion", 3),
        ("polar-bear-fish", 0),
        ("penguin-fish", 0),
        ("turtle-fish", 0),
        ("crocodile-fish", 0),
        ("hippo-fish", 0),
    ],
)
def test_only_dolphins_orcas_and_sea_lions_are_trained(tile: str, points: int) -> None:
    """A trainer on c3 stands beside the tiles on b2, c2 and d2."""
    out = "polar-bear+penguin" if tile.startswith(("crocodile", "hippo")) else "crocodile+hippo"
    tiles = laid(tile, "a2 b2 c2 d2 e2")
    assert sheet(f"coins:0 tiles:{tiles} staff:c3", out).points("trainers") == points


@pytest.mark.rule("A.9.4")
def test_all_eight_fields_around_a_trainer_count() -> None:
    ring = f"{laid('orca', 'b2 c2 d2 d3 d4')}+c4=orca-m+b4=orca-f+b3=orca-baby"
    assert sheet(f"coins:0 tiles:{ring} staff:c3").points("trainers") == 8


@pytest.mark.rule("A.9.4")
@pytest.mark.parametrize(
    ("trainer", "points"),
    [("c2", 4), ("a3", 2), ("b3", 2), ("c3", 1), ("d2", 2), ("e2", 1), ("d3", 0), ("e4", 0)],
)
def test_only_the_fields_around_a_trainer_count(trainer: str, points: int) -> None:
    """Dolphins on b1, c1, d1, a2 and b2."""
    assert sheet(f"coins:0 tiles:{DOLPHINS} staff:{trainer}").points("trainers") == points


@pytest.mark.rule("A.9.4", "A.6.9")
def test_a_trainer_reaches_across_the_edges_of_boards() -> None:
    tiles = laid("orca", "e3 f3 f4 g4 g5")
    boards = "boards:large_f2+small_f4_sw"
    assert sheet(f"coins:0 {boards} tiles:{tiles} staff:g3").points("trainers") == 3
    assert sheet(f"coins:0 {boards} tiles:{tiles} staff:e4").points("trainers") == 3


@pytest.mark.rule("A.9.4")
def test_an_animal_beside_several_trainers_counts_for_each() -> None:
    """The trainer on c2 has four dolphins, that on b3 two of them and an orca."""
    scored = sheet(f"coins:0 tiles:{DOLPHINS}+{ORCAS} staff:c2+b3")
    assert scored.points("trainers") == 4 + 3


@pytest.mark.rule("A.9.5")
def test_lightning_is_never_trained_and_young_always_are() -> None:
    """Beside the trainer on c3 lie two with lightning, a male, a female and a young one."""
    tiles = "b2=orca-bolt+c2=orca-m+d2=orca-f+d3=orca-baby+d4=orca-bolt"
    scored = sheet(f"coins:0 tiles:{tiles} staff:c3")
    assert scored.points("trainers") == 3
    assert scored.points("animals") == 5


@pytest.mark.rule("A.9.6")
@pytest.mark.parametrize(
    ("depot", "points"),
    [
        ("turtle-fish*3", -2),
        ("orca+dolphin", -4),
        ("orca+dolphin+orca-m+dolphin-bolt+orca", -4),
        ("orca+dolphin+sea-lion+penguin+turtle+polar-bear", -12),
    ],
)
def test_each_species_on_the_depot_costs_two_points(depot: str, points: int) -> None:
    """The German rules: three turtles on the depot cost two points."""
    assert sheet(f"depot:{depot}").total == points


@pytest.mark.rule("A.9.6")
def test_a_species_on_the_depot_costs_although_it_is_in_the_park() -> None:
    assert sheet("tiles:c3=orca depot:orca").total == 1 - 2


@pytest.mark.rule("A.9.7")
@pytest.mark.parametrize(
    ("depot", "points"), [("", 0), ("depot:turtle-fish*3", -1), ("depot:orca+turtle+penguin", -3)]
)
def test_with_a_manager_each_species_costs_one_point(depot: str, points: int) -> None:
    scored = sheet(f"tiles:{DOLPHINS} staff:manager {depot}")
    assert scored.points("depot") == points
    assert scored.total == 5 + points


@pytest.mark.rule("A.9.8")
def test_money_boards_and_helpers_score_nothing() -> None:
    assert sheet("coins:9").total == 0
    assert sheet("coins:9 boards:large_f2+large_h2+small_y2_se+small_d0_sw").total == 0
    for staff in ("cashier", "keeper", "manager", "c4"):
        assert sheet(f"coins:0 tiles:{DOLPHINS} staff:{staff}").total == 5
    assert sheet(f"coins:9 tiles:{DOLPHINS} staff:keeper").total == 5


@pytest.mark.rule("A.9.9")
def test_most_points_win_and_money_decides_among_equals() -> None:
    game = park_situation("coins:1 tiles:c3=orca", "coins:3 tiles:c3=orca", "coins:2 tiles:c3=orca")
    assert game.ranking() == [(1,), (2,), (0,)]
    game = park_situation("coins:9", "coins:0 tiles:c3=orca", "coins:5 depot:orca")
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.rule("A.9.9", "A.9.2")
def test_coins_that_a_cashier_counted_still_decide() -> None:
    """Both have eight points, the first by five tiles and three coins."""
    eight = f"{laid('orca', 'b1 c1 d1 d2')}+{laid('penguin-fish', 'c4 d4 c5 d5')}"
    game = park_situation(f"coins:2 tiles:{eight}", f"coins:3 tiles:{DOLPHINS} staff:cashier")
    assert [scored.total for scored in game.scores()] == [8, 8, 0]
    assert game.ranking() == [(1,), (0,), (2,)]


@pytest.mark.rule("A.9.10")
def test_equal_points_and_money_share_the_place() -> None:
    game = park_situation("coins:3 tiles:c3=orca", "coins:0", "coins:3 tiles:c3=dolphin")
    assert game.ranking() == [(0, 2), (1,)]


@pytest.mark.rule("A.9.1", "A.9.2", "A.9.3", "A.9.4", "A.9.6", "A.9.7")
def test_a_line_names_the_rule_that_gave_its_points() -> None:
    rules = [line.rule for line in sheet("depot:orca").lines]
    assert rules == ["A.9.1", "A.9.2", "A.9.3", "A.9.4", "A.9.6"]
    managed = sheet(f"tiles:{DOLPHINS} staff:manager depot:orca")
    assert managed.lines[-1].rule == "A.9.7"
