"""What is settled first when a tile brings a bonus and a young one: A.7.9."""

import pytest

from support.parks import kinds, laid, park, park_situation, placing, seen
from support.refusals import assert_refused
from support.tables import coins, texts
from support.views import view_of

SIX_FIELDS = laid("orca", "b2 c2 d2 e2")  # leaves rows 4 and 5 to other species


@pytest.mark.rule("A.7.9")
def test_the_helper_comes_before_the_young_one() -> None:
    game = placing("dolphin-f", f"tiles:{laid('dolphin', 'b1 c1 d1')}+b2=dolphin-m")
    assert kinds(game.play("place dolphin-f c2")) == ["placed", "hired"]
    assert (view_of(game)["asks"], view_of(game)["expected_young"]) == ("helper", "dolphin")
    assert_refused(game, "place dolphin-baby d2", "A.7.2")
    assert kinds(game.play("place helper keeper")) == ["employed", "born"]
    assert view_of(game)["asks"] == "young"
    assert_refused(game, "place helper manager", "A.7.5")
    assert kinds(game.play("place dolphin-baby d2")) == ["placed", "grew"]
    assert (coins(game), seen(game)["basins"]) == (2, {"dolphin": 6})
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.9", "A.7.6")
def test_the_helper_may_stand_on_the_only_field_of_the_young_one() -> None:
    game = placing("dolphin-f", f"tiles:{SIX_FIELDS}+{laid('dolphin', 'd4 c5 d5')}+c4=dolphin-m")
    game.play("place dolphin-f b4")
    assert "place helper e4" in texts(game)
    assert kinds(game.play("place helper e4")) == ["employed", "born", "stored"]
    assert seen(game)["depot"] == ["dolphin-baby"]
    assert seen(game)["staff"] == {"e4": 1}
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.9")
def test_elsewhere_the_helper_leaves_the_field_to_the_young_one() -> None:
    game = placing("dolphin-f", f"tiles:{SIX_FIELDS}+{laid('dolphin', 'd4 c5 d5')}+c4=dolphin-m")
    game.play("place dolphin-f b4")
    game.play("place helper a3")
    assert texts(game) == ["place dolphin-baby e4"]


@pytest.mark.rule("A.7.9")
def test_a_helper_comes_first_although_the_young_one_has_no_field() -> None:
    orcas = f"{SIX_FIELDS}+e3=orca"  # beside e4
    game = placing(
        "dolphin-f", f"tiles:{orcas}+{laid('dolphin', 'd4 c5 d5')}+c4=dolphin-m staff:cashier"
    )
    assert kinds(game.play("place dolphin-f b4")) == ["placed", "hired"]
    assert_refused(game, "place dolphin-baby e4", "A.7.2")
    assert kinds(game.play("place helper keeper")) == ["employed", "born", "stored"]


@pytest.mark.rule("A.7.9", "A.7.1", "A.7.8")
def test_a_young_one_earns_a_coin_as_the_third_tile() -> None:
    game = placing("orca-m", "tiles:c3=orca-f")
    game.play("place orca-m c2")
    assert coins(game) == 1
    assert kinds(game.play("place orca-baby c1")) == ["placed", "grew"]
    assert coins(game) == 2


@pytest.mark.rule("A.7.9", "A.7.2", "A.7.8")
def test_a_young_one_earns_a_helper_as_the_fifth_tile() -> None:
    game = placing("orca-m+penguin", f"tiles:{laid('orca', 'b1 c1')}+d1=orca-f")
    game.play("place orca-m d2")
    assert kinds(game.play("place orca-baby d3")) == ["placed", "hired"]
    assert_refused(game, "place penguin b4", "A.7.2")
    game.play("place helper c3")
    assert view_of(game)["hand"] == ["penguin"]
    game.play("place penguin b4")
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.9", "A.7.1")
def test_the_coin_of_a_parent_comes_before_its_young_one() -> None:
    game = placing("orca-m", "tiles:b1=orca+c1=orca-f")
    assert kinds(game.play("place orca-m d1")) == ["placed", "grew", "born"]
    assert kinds(game.play("place orca-baby d2")) == ["placed"]
    assert (coins(game), seen(game)["basins"]) == (2, {"orca": 4})


@pytest.mark.rule("A.7.9", "A.7.4")
def test_two_births_and_a_helper_by_one_truck() -> None:
    """Males on b1 and c1; each female brings a young one, the second after its helper."""
    game = placing("orca-f*2", "tiles:b1=orca-m+c1=orca-m")
    for move, asks in (
        ("place orca-f d1", "young"),
        ("place orca-baby d2", "place"),
        ("place orca-f e2", "helper"),
        ("place helper manager", "young"),
        ("place orca-baby e3", "turn"),
    ):
        game.play(move)
        assert view_of(game)["asks"] == asks
    assert park(game).startswith("coins:3 ")
    assert seen(game)["basins"] == {"orca": 6}


@pytest.mark.rule("A.7.9", "A.7.7")
@pytest.mark.parametrize("way", ["move", "buy"])
def test_the_order_is_the_same_for_a_moved_and_a_bought_parent(way: str) -> None:
    dolphins = f"tiles:{laid('dolphin', 'b1 c1 d1')}+b2=dolphin-m"
    own = " depot:dolphin-f" if way == "move" else ""
    game = park_situation(f"coins:2 {dolphins}{own}", "" if own else "depot:dolphin-f")
    if way == "move":
        game.play("move dolphin-f c2")
    else:
        game.play("buy B dolphin-f")
        game.play("place dolphin-f c2")
    game.play("place helper cashier")
    game.play("place dolphin-baby d2")
    assert seen(game)["basins"] == {"dolphin": 6}
    assert game.to_act == (1,)
