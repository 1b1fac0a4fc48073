"""Young animals in basins: chapter 7 from its fourth rule on."""

import pytest

from support.parks import kinds, laid, park, park_situation, places, placing, seen
from support.refusals import assert_refused
from support.tables import coins, texts
from support.views import view_of
from zoopark import Game, NotationError

BLOCKED = "c3=orca+d3=orca"  # dolphins on c5 and d5 cannot grow
SIX_FIELDS = laid("orca", "b2 c2 d2 e2")  # leaves rows 4 and 5 to other species


def born(game: Game, species: str = "dolphin") -> int:
    young = view_of(game)["young"][species]
    assert isinstance(young, int)
    return 2 - young


@pytest.mark.rule("A.7.4")
@pytest.mark.parametrize(("there", "comes"), [("-m", "-f"), ("-f", "-m")])
def test_a_pair_in_one_basin_has_young_at_once(there: str, comes: str) -> None:
    game = placing(f"dolphin{comes}", f"tiles:c3=dolphin{there}")
    assert kinds(game.play(f"place dolphin{comes} c2")) == ["placed", "born"]
    assert view_of(game)["expected_young"] == "dolphin"
    assert born(game) == 1
    game.play("place dolphin-baby c4")
    assert seen(game)["basins"] == {"dolphin": 3}
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.4")
def test_parents_need_not_be_neighbours() -> None:
    game = placing("orca-f", f"tiles:b1=orca-m+{laid('orca', 'c1 d1')}")
    game.play("place orca-f d2")
    assert view_of(game)["asks"] == "young"
    assert born(game, "orca") == 1


@pytest.mark.rule("A.7.4")
@pytest.mark.parametrize(
    ("there", "comes"),
    [
        ("dolphin-m", "dolphin-m"),
        ("dolphin-f", "dolphin-f"),
        ("dolphin-m", "dolphin"),
        ("dolphin-m", "dolphin-bolt"),
        ("dolphin", "dolphin-f"),
    ],
)
def test_no_young_without_a_fertile_partner(there: str, comes: str) -> None:
    game = placing(comes, f"tiles:c3={there}")
    assert kinds(game.play(f"place {comes} c2")) == ["placed"]
    assert born(game) == 0
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.4")
def test_partners_in_different_basins_have_no_young() -> None:
    game = placing("orca-f", "tiles:c3=dolphin-m", "tiles:c3=orca-m")
    game.play("place orca-f c5")
    assert born(game) == born(game, "orca") == 0


@pytest.mark.rule("A.7.4")
@pytest.mark.parametrize("third", ["dolphin-m", "dolphin-f"])
def test_a_third_parent_waits_for_a_fourth(third: str) -> None:
    """The example of the rules: a young one only with the second complete pair."""
    fourth = "dolphin-f" if third == "dolphin-m" else "dolphin-m"
    pair = "tiles:b1=dolphin-m+c1=dolphin-f+d1=dolphin-baby"
    game = placing(f"{third}+{fourth}", pair)
    assert kinds(game.play(f"place {third} c2")) == ["placed"]
    assert born(game) == 1
    events = kinds(game.play(f"place {fourth} b2"))
    assert "born" not in events  # only after the helper for the fifth tile
    game.play("place helper keeper")
    assert view_of(game)["asks"] == "young"
    game.play("place dolphin-baby d2")
    assert born(game) == 2
    assert seen(game)["basins"] == {"dolphin": 6}


@pytest.mark.rule("A.7.4")
@pytest.mark.parametrize("tiles", ["c2=orca-m+c3=orca-f", "c2=orca-m+c3=orca+c4=orca-baby"])
def test_a_position_has_as_many_young_as_pairs(tiles: str) -> None:
    with pytest.raises(NotationError, match=r"A\.7\.4"):
        park_situation(f"tiles:{tiles}")


@pytest.mark.rule("A.7.5")
def test_the_owner_chooses_the_field_of_the_young_one() -> None:
    game = placing("dolphin-f", "tiles:c3=dolphin-m+a3=orca")
    game.play("place dolphin-f c2")
    assert places(game, "place dolphin-baby") == {"c1", "b2", "d2", "d3", "c4"}
    assert len(texts(game)) == 5
    game.play("place dolphin-baby d2")
    assert "d2=dolphin-baby" in park(game)


@pytest.mark.rule("A.7.5")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("place dolphin-baby depot", "A.7.5"),
        ("place dolphin c1", "A.7.5"),
        ("place orca-baby c1", "A.7.5"),
        ("place orca e4", "A.7.5"),
        ("place helper cashier", "A.7.5"),
        ("draw", "A.7.5"),
        ("expand large f2", "A.7.5"),
        ("place dolphin-baby b3", "A.5.3"),
        ("place dolphin-baby e4", "A.5.2"),
        ("place dolphin-baby c2", "A.5.5"),
        ("place dolphin-baby a4", "A.5.5"),
    ],
)
def test_the_young_one_must_be_laid_into_its_basin(move: str, rule: str) -> None:
    game = placing("dolphin-f+orca", "coins:9 tiles:c3=dolphin-m+a3=orca")
    game.play("place dolphin-f c2")
    assert_refused(game, move, rule)


@pytest.mark.rule("A.7.5")
def test_a_single_field_is_still_a_decision() -> None:
    game = placing("dolphin-f", f"tiles:{SIX_FIELDS}+{laid('dolphin', 'c4 d4')}+c5=dolphin-m")
    game.play("place dolphin-f d5")
    assert places(game, "place dolphin-baby") == {"b4", "e4"}
    tight = placing("dolphin-f", "tiles:b3=penguin+d3=orca+c5=dolphin-m")
    tight.play("place dolphin-f d5")
    assert texts(tight) == ["place dolphin-baby c4"]


@pytest.mark.rule("A.7.6")
def test_a_young_one_without_a_field_goes_on_top_of_the_depot() -> None:
    game = placing("dolphin-f", f"tiles:{BLOCKED}+c5=dolphin-m depot:penguin")
    assert kinds(game.play("place dolphin-f d5")) == ["placed", "born", "stored"]
    assert seen(game)["depot"] == ["penguin", "dolphin-baby"]
    assert seen(game)["basins"] == {"dolphin": 2, "orca": 2}
    assert born(game) == 1
    assert coins(game) == 1
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.6", "A.5.6")
def test_a_young_one_covers_what_was_for_sale() -> None:
    game = park_situation("coins:9", f"coins:1 tiles:{BLOCKED}+c5=dolphin-m depot:dolphin-f")
    assert "buy B dolphin-f" in texts(game)
    game.play("expand large f2")
    game.play("move dolphin-f d5")
    assert seen(game, 1)["depot"] == ["dolphin-baby"]


@pytest.mark.rule("A.7.7")
def test_no_young_on_a_depot_or_a_truck() -> None:
    game = placing("dolphin-f", "depot:dolphin-m")
    assert kinds(game.play("place dolphin-f depot")) == ["placed"]
    assert born(game) == 0
    game = park_situation(asks="load=dolphin-f", trucks="dolphin-m,-,-")
    game.play("load 1")
    assert born(game) == 0


@pytest.mark.rule("A.7.7")
@pytest.mark.parametrize(
    ("asks", "trucks"),
    [("turn", "orca-baby,-,-"), ("load=orca-baby", "-,-,-"), ("place=orca-baby", "@A,-,-")],
)
def test_a_position_with_a_young_one_from_a_truck_cannot_be(asks: str, trucks: str) -> None:
    with pytest.raises(NotationError, match=r"A\.7\.7"):
        park_situation("tiles:c2=orca-m+c3=orca-f", asks=asks, trucks=trucks)


@pytest.mark.rule("A.7.7")
def test_a_parent_on_the_depot_is_no_partner_of_one_in_the_park() -> None:
    game = placing("dolphin-f", "depot:dolphin-m")
    game.play("place dolphin-f c3")
    assert born(game) == 0
    assert park(game) == "coins:1 tiles:c3=dolphin-f depot:dolphin-m"


@pytest.mark.rule("A.7.7")
def test_a_parent_that_comes_out_of_the_depot_has_young() -> None:
    game = park_situation("coins:1 tiles:c3=dolphin-m depot:dolphin-f")
    assert kinds(game.play("move dolphin-f c2")) == ["paid", "moved", "born"]
    assert game.to_act == (0,)
    game.play("place dolphin-baby c1")
    assert park(game) == "coins:1 tiles:c1=dolphin-baby+c2=dolphin-f+c3=dolphin-m"
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.7", "A.6.4")
def test_a_bought_parent_has_young_for_the_buyer() -> None:
    game = park_situation("coins:2 tiles:c3=dolphin-m", "tiles:c3=dolphin-m depot:dolphin-f")
    game.play("buy B dolphin-f")
    game.play("place dolphin-f c2")
    game.play("place dolphin-baby c1")
    assert seen(game)["basins"] == {"dolphin": 3}
    assert seen(game, 1)["basins"] == {"dolphin": 1}
    assert game.to_act == (1,)


FAMILY = f"tiles:{BLOCKED}+c5=dolphin-m+d5=dolphin-f depot:dolphin-baby"


@pytest.mark.rule("A.7.8")
def test_a_young_one_on_the_depot_is_moved_like_any_tile() -> None:
    game = park_situation("coins:1 tiles:c5=dolphin-m+d5=dolphin-f depot:dolphin-baby")
    assert places(game, "move dolphin-baby") == {"c4", "d4"}
    assert kinds(game.play("move dolphin-baby c4")) == ["paid", "moved", "grew"]
    assert coins(game) == 1
    assert_refused(park_situation(f"coins:1 {FAMILY}"), "move dolphin-baby c4", "A.5.3")


@pytest.mark.rule("A.7.8")
def test_a_bought_young_one_may_begin_a_basin() -> None:
    game = park_situation("coins:2 tiles:a2=orca", FAMILY.replace("orca", "sea-lion"))
    game.play("buy B dolphin-baby")
    game.play("place dolphin-baby e4")
    assert park(game) == "coins:0 tiles:a2=orca+e4=dolphin-baby"


@pytest.mark.rule("A.7.8")
def test_a_removed_young_one_leaves_the_game() -> None:
    game = park_situation(f"coins:2 {FAMILY}")
    game.play("discard dolphin-baby")
    assert view_of(game)["gone"] == {"dolphin-baby": 1}
    assert born(game) == 1
    assert view_of(game)["young"]["dolphin"] == 1


@pytest.mark.rule("A.7.8", "A.9.6")
def test_a_young_one_counts_as_its_species() -> None:
    sheet = park_situation(f"{FAMILY}+dolphin").scores()[0]
    assert (sheet.points("animals"), sheet.points("depot")) == (4, -2)
