"""The bonus for the size of a basin: the first rules of chapter 7."""

import pytest

from support.parks import kinds, laid, park_situation, placing, seen
from support.refusals import assert_refused
from support.tables import bank, coins, texts
from support.views import view_of
from zoopark import Game

PATH = ["b1", "c1", "d1", "d2", "e2", "e3", "e4", "d4", "d5", "c5", "c4", "b4", "b3"]
ALL_DOLPHINS = (
    ["dolphin"] * 5
    + ["dolphin-bolt"] * 2
    + ["dolphin-m"] * 2
    + ["dolphin-f"] * 2
    + ["dolphin-baby"] * 2
)
STAFF = ("", "staff:manager", "staff:keeper*2")


def before_size(size: int) -> tuple[Game, str]:
    """A basin that lacks one dolphin to this size, and the move that lays it from the depot."""
    there, comes = ALL_DOLPHINS[: size - 1], ALL_DOLPHINS[size - 1]
    born = there.count("dolphin-f")
    placed = [*there, comes].count("dolphin-baby")
    tiles = "+".join(f"{field}={tile}" for field, tile in zip(PATH, there, strict=False))
    game = park_situation(
        f"{f'tiles:{tiles}' if tiles else ''} {STAFF[len(there) // 5]} depot:{comes}",
        gone="+".join(["dolphin-baby"] * (born - placed)),
    )
    return game, f"move {comes} {PATH[size - 1]}"


@pytest.mark.rule("A.7.1", "A.7.2")
@pytest.mark.parametrize("size", range(1, 14))
def test_what_a_basin_brings_when_it_reaches_a_size(size: int) -> None:
    """Thirteen is the largest: eleven animals and two young."""
    game, move = before_size(size)
    held = bank(game)
    events = kinds(game.play(move))
    assert seen(game)["basins"] == {"dolphin": size}
    bonus = 1 if size in (3, 6, 9, 12) else 0
    assert (coins(game), bank(game)) == (bonus, held + 1 - bonus)
    assert ("grew" in events) == (size in (3, 6, 9, 12))
    assert ("hired" in events) == (size in (5, 10))
    assert (view_of(game)["asks"] == "helper") == (size in (5, 10))


@pytest.mark.rule("A.7.1", "A.6.4")
def test_a_bought_tile_earns_the_bonus() -> None:
    game = park_situation("coins:2 tiles:b1=orca+c1=orca", "depot:orca")
    game.play("buy B orca")
    game.play("place orca d1")
    assert coins(game) == 1


@pytest.mark.rule("A.7.1", "A.5.6")
def test_a_tile_on_the_depot_earns_no_bonus() -> None:
    game = placing("orca", "tiles:b1=orca+c1=orca")
    game.play("place orca depot")
    assert coins(game) == 1


@pytest.mark.rule("A.7.1")
def test_only_the_basin_that_grew_is_counted() -> None:
    game = placing("orca", f"tiles:{laid('dolphin', 'b1 c1 d1')}+c4=orca")
    game.play("place orca c5")
    assert coins(game) == 1
    game = placing("orca", f"tiles:{laid('dolphin', 'b1 c1')}+c4=orca")
    game.play("place orca c5")
    assert coins(game) == 1


@pytest.mark.rule("A.7.2")
@pytest.mark.parametrize(
    "move", ["draw", "take 2", "load 1", "place orca c5", "place orca depot", "expand large f2"]
)
def test_a_helper_is_put_to_work_before_anything_else(move: str) -> None:
    game = placing("dolphin+orca", f"coins:9 tiles:{laid('dolphin', 'b1 c1 d1 d2')}")
    game.play("place dolphin e2")
    assert_refused(game, move, "A.7.2")
    assert {text.rsplit(" ", 1)[0] for text in texts(game)} == {"place helper"}


@pytest.mark.rule("A.7.3")
def test_the_third_and_the_fourth_tile_together_bring_a_coin() -> None:
    """The example of the rules."""
    game = placing("orca*2", "tiles:b1=orca+c1=orca")
    game.play("place orca d1")
    assert coins(game) == 2
    game.play("place orca d2")
    assert coins(game) == 2
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.3")
def test_a_truck_of_three_may_bring_a_coin_and_a_helper() -> None:
    game = placing("orca*3", "tiles:b1=orca+c1=orca")
    for field in ("d1", "d2"):
        game.play(f"place orca {field}")
    assert coins(game) == 2
    game.play("place orca e2")
    assert view_of(game)["asks"] == "helper"
    game.play("place helper cashier")
    assert coins(game) == 2
    assert game.to_act == (1,)


@pytest.mark.rule("A.7.3", "A.7.2")
def test_a_truck_of_three_may_bring_a_helper_and_then_a_coin() -> None:
    four = f"tiles:{laid('penguin-fish', 'b1 c1 d1 d2')}"
    game = placing("penguin-fish+penguin+penguin-m", four)
    game.play("place penguin-m e2")
    assert_refused(game, "place penguin e3", "A.7.2")
    game.play("place helper keeper")
    game.play("place penguin e3")
    assert coins(game) == 2
    game.play("place penguin-fish e4")
    assert (coins(game), seen(game)["basins"]) == (2, {"penguin": 7})


@pytest.mark.rule("A.7.3")
def test_two_basins_earn_their_bonuses_separately() -> None:
    game = placing("orca+dolphin", "tiles:b1=orca+c1=orca+c5=dolphin+d5=dolphin")
    game.play("place orca d1")
    game.play("place dolphin d4")
    assert coins(game) == 3
