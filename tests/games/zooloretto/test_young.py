"""Young animals: chapter 6."""

import pytest

from support.tables import coins, situation, zoo
from support.views import view_of
from zoopark import Game


def placed(zoo_before: str, tile: str, where: str) -> Game:
    game = situation(zoo_before, asks=f"place={tile}", trucks="@A,-,-")
    game.play(f"place {tile} {where}")
    return game


@pytest.mark.rule("Z.6.1", "Z.6.2")
@pytest.mark.parametrize(("there", "comes"), [("panda-m", "panda-f"), ("panda-f", "panda-m")])
def test_a_pair_in_one_enclosure_has_young_at_once(there: str, comes: str) -> None:
    game = placed(f"6:panda+{there}", comes, "6")
    assert zoo(game) == "coins:2 6:panda+panda-dad+panda-mum+panda-baby"
    assert view_of(game)["young"]["panda"] == 1


@pytest.mark.rule("Z.6.1")
@pytest.mark.parametrize("there", ["panda", "panda-f", "panda-dad+panda-mum+panda-baby"])
def test_no_young_without_a_fertile_partner(there: str) -> None:
    game = placed(f"6:{there}", "panda-f", "6")
    assert view_of(game)["young"]["panda"] == 2 - there.count("baby")
    assert "panda-f" in view_of(game)["seats"][0]["enclosures"][2]["animals"]


@pytest.mark.rule("Z.6.1")
def test_a_pair_in_two_enclosures_has_no_young() -> None:
    game = placed("4:panda-m", "panda-f", "5")
    assert zoo(game) == "coins:2 4:panda-m 5:panda-f"


@pytest.mark.rule("Z.6.1")
def test_a_bought_partner_has_young_too() -> None:
    game = situation("6:panda-m", "barn:panda-f")
    game.play("buy B panda-f")
    game.play("place panda-f 6")
    assert zoo(game) == "coins:0 6:panda-dad+panda-mum+panda-baby"


@pytest.mark.rule("Z.6.1")
def test_a_partner_moved_out_of_the_barn_has_young_too() -> None:
    game = situation("coins:1 6:panda-m barn:panda-f")
    events = game.play("move panda-f 6")
    assert zoo(game) == "coins:0 6:panda-dad+panda-mum+panda-baby"
    assert "born" in [event.kind for event in events]


@pytest.mark.rule("Z.6.2", "Z.6.3")
def test_young_stay_with_their_parents_and_go_to_the_barn_only_without_room() -> None:
    assert zoo(placed("4:panda+panda-m 5:panda", "panda-f", "4")) == (
        "coins:3 4:panda+panda-dad+panda-mum+panda-baby 5:panda"
    )
    assert zoo(placed("4:panda*2+panda-m 5:panda", "panda-f", "4")) == (
        "coins:3 4:panda*2+panda-dad+panda-mum 5:panda barn:panda-baby"
    )


@pytest.mark.rule("Z.6.4")
def test_parents_have_young_only_once() -> None:
    game = placed("6:panda-dad+panda-mum+panda-baby", "panda-m", "6")
    assert zoo(game) == "coins:2 6:panda-m+panda-dad+panda-mum+panda-baby"


@pytest.mark.rule("Z.6.4")
def test_the_third_fertile_animal_waits_for_a_fourth() -> None:
    game = placed("6:panda-m+panda-dad+panda-mum+panda-baby", "panda-f", "6")
    assert zoo(game) == "coins:2 6:panda-dad*2+panda-mum*2+panda-baby*2"
    assert view_of(game)["young"]["panda"] == 0


@pytest.mark.rule("Z.6.4")
def test_a_parent_stays_a_parent_through_exchange_and_sale() -> None:
    """The Czech FAQ speaks of a pair without young in the barn, so there are pairs with young."""
    game = situation(
        "coins:5 4:leopard 5:panda-dad+panda-mum+panda-baby", "coins:9", trucks="-,-,@C"
    )
    game.play("exchange 4 5")
    assert zoo(game) == "coins:4 4:panda-dad+panda-mum+panda-baby 5:leopard"
    game = situation("coins:9 6:panda-f", "barn:panda-dad", "4:panda-mum+panda-baby")
    game.play("buy B panda-dad")
    game.play("place panda-dad 6")
    assert zoo(game) == "coins:7 6:panda-f+panda-dad"


@pytest.mark.rule("Z.6.5")
def test_no_young_in_the_barn_or_on_a_truck() -> None:
    game = situation("barn:panda-m", asks="place=panda-f", trucks="@A,-,-")
    game.play("place panda-f barn")
    assert zoo(game) == "coins:2 barn:panda-m+panda-f"
    game = situation(asks="load=panda-f", trucks="panda-m,-,-")
    game.play("load 1")
    assert view_of(game)["young"]["panda"] == 2


@pytest.mark.rule("Z.6.6")
def test_two_pairs_that_arrive_together_have_two_young() -> None:
    game = situation("coins:1 6:leopard barn:panda-m*2+panda-f*2")
    game.play("exchange 6 panda")
    assert zoo(game) == "coins:0 6:panda-dad*2+panda-mum*2+panda-baby*2 barn:leopard"


@pytest.mark.rule("Z.6.6", "Z.6.3")
def test_of_two_young_one_may_find_no_room() -> None:
    game = situation("coins:1 5:leopard barn:panda-m*2+panda-f*2")
    game.play("exchange 5 panda")
    assert zoo(game) == "coins:0 5:panda-dad*2+panda-mum*2+panda-baby barn:leopard+panda-baby"


@pytest.mark.rule("Z.6.7")
def test_young_count_as_animals_of_their_species() -> None:
    young = "panda-dad+panda-mum+panda-baby"
    game = situation(f"coins:1 4:{young} 5:leopard", "barn:elephant-baby+elephant-dad+elephant-mum")
    assert game.scores()[0].points("enclosure-4") == 4
    assert game.scores()[1].points("barn-animals") == -2
    game.play("exchange 4 5")
    assert zoo(game) == f"coins:0 4:leopard 5:{young}"


@pytest.mark.rule("Z.6.7", "Z.5.10", "Z.5.2")
def test_young_are_bought_moved_and_placed_like_any_animal() -> None:
    parents = "4:panda*2+panda-dad+panda-mum"
    game = situation("coins:9 6:panda", f"{parents} barn:panda-baby")
    game.play("buy B panda-baby")
    game.play("place panda-baby 6")
    assert zoo(game) == "coins:7 6:panda+panda-baby"
    game = situation(f"coins:1 {parents} 6:panda barn:panda-baby")
    game.play("move panda-baby 6")
    assert zoo(game) == "coins:0 4:panda*2+panda-dad+panda-mum 6:panda+panda-baby"


@pytest.mark.rule("Z.6.8")
def test_discarded_young_do_not_return() -> None:
    game = situation("4:panda*2+panda-dad+panda-mum barn:panda-baby")
    game.play("discard panda-baby")
    view = view_of(game)
    assert view["gone"] == {"panda-baby": 1}
    assert view["young"]["panda"] == 1
    assert coins(game) == 0
