"""The acclimatisation area."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

MODULE = "modules=acclimatisation"


def turn(*zoos: str, options: str = MODULE, **rest: str) -> Game:
    return situation(*zoos, options=options, **rest)  # type: ignore[arg-type]


def placing(zoo_before: str, tiles: str, options: str = MODULE) -> Game:
    return situation(zoo_before, asks=f"place={tiles}", trucks="@A,-,-", options=options)


@pytest.mark.rule("AA.1.1", "AA.1.2")
@pytest.mark.parametrize("tile", ["panda", "panda-m", "leopard-f"])
def test_an_animal_from_a_truck_may_go_into_the_area_though_enclosures_are_free(tile: str) -> None:
    game = placing("coins:2", tile)
    assert f"place {tile} area" in texts(game)
    game.play(f"place {tile} area")
    assert zoo(game) == f"coins:2 area:{tile}"


@pytest.mark.rule("AA.1.1")
def test_the_area_holds_one_animal() -> None:
    game = placing("coins:2 area:leopard", "panda")
    assert_refused(game, "place panda area", "AA.1.1")
    assert_refused(turn("barn:panda area:leopard"), "move panda area", "AA.1.1")


@pytest.mark.rule("AA.1.1")
def test_the_area_takes_a_young_one_of_the_barn() -> None:
    game = turn("5:panda-dad+panda-mum barn:panda-baby")
    game.play("move panda-baby area")
    assert zoo(game) == "coins:2 5:panda-dad+panda-mum area:panda-baby moved:yes"


@pytest.mark.rule("AA.1.3")
def test_only_animals_that_live_in_enclosures_go_into_the_area() -> None:
    more = "modules=acclimatisation+building-sites+exotic+chameleons"
    game = placing("coins:2", "koala+chameleon+barn-site", more)
    assert_refused(game, "place koala area", "JV.2.1")
    assert_refused(game, "place chameleon area", "JV.2.1")
    with pytest.raises(NotationError):
        placing("coins:2", "snack").play("place snack area")
    with pytest.raises(NotationError, match=r"AA\.1\.3"):
        turn("area:snack")


@pytest.mark.rule("AA.1.4")
def test_a_bought_animal_does_not_go_into_the_area() -> None:
    game = turn("coins:2", "coins:2 barn:panda")
    game.play("buy B panda")
    assert_refused(game, "place panda area", "AA.1.4")


@pytest.mark.rule("AA.1.4")
def test_a_young_one_is_not_born_into_the_area() -> None:
    game = placing("coins:0 4:panda*2+panda-m", "panda-f", "modules=petting-zoo+acclimatisation")
    game.play("place panda-f 4")
    assert texts(game) == ["place panda-baby petting"]
    assert_refused(game, "place panda-baby area", "PZ.1.1")


@pytest.mark.rule("AA.2.1", "AA.2.4")
def test_moving_in_is_free_and_takes_the_turn() -> None:
    game = turn("coins:0 barn:panda*2")
    assert "move panda area" in texts(game)
    game.play("move panda area")
    assert zoo(game) == "coins:0 barn:panda area:panda moved:yes"
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert_refused(turn("coins:0 4:panda"), "move panda area", "AA.2.1")


@pytest.mark.rule("AA.2.2")
def test_moving_out_is_free_and_goes_to_a_fitting_enclosure() -> None:
    game = turn("coins:0 4:leopard 5:panda*5 6:panda area:panda")
    assert [text for text in texts(game) if "area" in text] == ["move panda area 6"]
    assert_refused(game, "move panda area 4", "Z.4.5")
    assert_refused(game, "move panda area 5", "Z.4.4")
    assert_refused(game, "move panda area x", "Z.1.7")
    assert_refused(game, "move panda area barn", "AA.2.2")
    assert_refused(game, "move leopard area 4", "AA.2.2")
    game.play("move panda area 6")
    assert zoo(game) == "coins:0 4:leopard 5:panda*5 6:panda*2 moved:yes"


@pytest.mark.rule("AA.2.3")
def test_moving_out_can_bear_young_and_earn_the_bonus() -> None:
    game = turn("coins:0 5:panda*2+panda-m area:panda-f")
    events = game.play("move panda-f area 5")
    assert [event.kind for event in events] == ["moved", "born", "filled"]
    assert coins(game) == 2


@pytest.mark.rule("AA.2.5")
def test_a_seat_has_one_free_move_in_a_round() -> None:
    game = turn("coins:0 barn:leopard*2 area:panda moved:yes")
    assert_refused(game, "move panda area 4", "AA.2.5")
    assert_refused(turn("coins:0 barn:leopard moved:yes"), "move leopard area", "AA.2.5")


@pytest.mark.rule("AA.2.5")
def test_the_free_money_machine_stops_at_its_second_move() -> None:
    """Exchange, fill from the area, refill the area: the printed rules would pay for ever."""
    game = turn("coins:5 5:panda*5 barn:leopard*4 area:leopard", players=2)  # type: ignore[arg-type]
    game.play("exchange 5 leopard")
    other = "draw"
    _others_turn(game, other)
    game.play("move leopard area 5")
    _others_turn(game, other)
    assert_refused(game, "move panda area", "AA.2.5")


def _others_turn(game: Game, move: str) -> None:
    game.play(move)
    game.deal(game.chance()[0][0])
    game.play(game.legal()[0])


@pytest.mark.rule("AA.2.5")
def test_the_free_move_returns_with_the_next_round() -> None:
    game = situation("coins:0 area:panda moved:yes", turn="B", trucks="@A,snack,@C", options=MODULE)
    game.play("take 2")
    game.play("place snack 4a")
    assert "moved" not in zoo(game)


@pytest.mark.rule("AA.2.6", "AA.2.8", "AA.2.10")
def test_a_swap_costs_one_coin_and_cannot_be_refused() -> None:
    game = situation(
        "coins:1 4:leopard-m area:panda",
        "coins:0 area:leopard-f",
        trucks="-,@B,-",
        options=MODULE,
    )
    events = game.play("trade B")
    assert [event.kind for event in events] == ["paid", "traded"]
    assert zoo(game) == "coins:0 4:leopard-m area:leopard-f"
    assert zoo(game, 1) == "coins:0 area:panda"
    assert_refused(turn("coins:0 area:panda", "area:leopard"), "trade B", "Z.5.1")
    assert_refused(turn("coins:1 area:panda", "area:leopard"), "trade A", "AA.2.6")
    assert_refused(turn("coins:1 area:panda", "area:leopard"), "trade E", "AA.2.6")


@pytest.mark.rule("AA.2.7")
def test_a_swap_needs_two_animals() -> None:
    assert_refused(turn("coins:1 area:panda"), "trade B", "AA.2.7")
    assert_refused(turn("coins:1", "area:panda"), "trade B", "AA.2.7")


@pytest.mark.rule("AA.2.9", "K.1.3")
def test_equal_animals_are_not_swapped() -> None:
    assert_refused(turn("area:panda", "area:panda"), "trade B", "AA.2.9")
    assert "trade B" in texts(turn("area:panda", "area:panda-m"))


@pytest.mark.rule("AA.2.11")
def test_nothing_else_can_be_done_with_the_area() -> None:
    game = turn("coins:5 5:leopard area:panda", "coins:2 area:leopard")
    assert_refused(game, "exchange 5 panda", "Z.5.6")
    assert_refused(game, "discard panda", "Z.5.12")
    assert_refused(game, "buy B leopard", "Z.5.10")


@pytest.mark.rule("AA.3.1")
def test_the_area_neither_scores_nor_costs() -> None:
    assert turn("area:panda").scores()[0].total == 0
