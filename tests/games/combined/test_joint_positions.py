"""Situations that the rules of the combined game make impossible are refused."""

import pytest

from support.joint import joint, late
from zoopark import NotationError


@pytest.mark.rule("C.2.2")
@pytest.mark.parametrize(
    "loaded", ["panda+orca,-,-", "coin+water-coin,-,-", "orca,panda+coin+orca,-"]
)
def test_a_truck_with_tiles_of_both_games_cannot_be(loaded: str) -> None:
    with pytest.raises(NotationError):
        joint(trucks=loaded)


@pytest.mark.rule("C.2.2")
@pytest.mark.parametrize(
    ("hand", "truck"), [("panda+orca", "@A:zoo"), ("orca", "@A:zoo"), ("panda", "@A:park")]
)
def test_a_hand_that_is_not_of_the_game_of_its_truck_cannot_be(hand: str, truck: str) -> None:
    with pytest.raises(NotationError):
        joint(asks=f"place={hand}", trucks=f"{truck},coin,water-coin")


@pytest.mark.rule("C.2.3")
@pytest.mark.parametrize("loaded", ["panda,leopard,coin", "orca,dolphin,water-coin"])
def test_trucks_that_all_carry_one_game_cannot_be(loaded: str) -> None:
    with pytest.raises(NotationError):
        joint(trucks=loaded)


@pytest.mark.rule("C.2.3")
def test_a_tile_that_no_truck_may_take_cannot_be_in_hand() -> None:
    with pytest.raises(NotationError):
        joint(asks="load=kangaroo", trucks="panda*3,leopard*3,-")


@pytest.mark.rule("C.2.1")
def test_a_supply_that_no_truck_may_take_cannot_be_drawn_from() -> None:
    with pytest.raises(NotationError):
        joint(asks="reveal", table="from:zoo", trucks="panda*3,leopard*3,-")


@pytest.mark.rule("C.2.4")
@pytest.mark.parametrize("loaded", ["@B:zoo,-,-", "@B:zoo,panda,-", "@B:park,orca,@C:park"])
def test_a_truck_taken_before_both_games_were_loaded_cannot_be(loaded: str) -> None:
    with pytest.raises(NotationError):
        joint(trucks=loaded)


@pytest.mark.rule("C.4.1")
@pytest.mark.parametrize(
    ("zoo", "park", "table"),
    [
        (14, 40, ""),
        (15, 40, "opened:zoo"),
        (40, 40, "closed:zoo"),
        (0, 40, "closed:zoo"),
        (3, 40, "opened:zoo closed:zoo"),
        (0, 0, "opened:zoo+park closed:zoo+park"),
        (40, 40, "opened:sea"),
    ],
)
def test_end_piles_that_do_not_fit_the_unseen_tiles_cannot_be(
    zoo: int, park: int, table: str
) -> None:
    with pytest.raises(NotationError):
        late(zoo=zoo, park=park, table=table)


@pytest.mark.rule("C.4.2")
def test_without_restrictions_trucks_of_one_game_can_be() -> None:
    words = "opened:zoo closed:zoo"
    game = late(zoo=0, park=40, trucks="orca,dolphin,@B:park", table=words)
    assert game.legal()
