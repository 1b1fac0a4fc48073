"""Money actions: chapter 5."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of


@pytest.mark.rule("Z.5.1")
@pytest.mark.parametrize(
    ("purse", "move"),
    [
        (0, "move panda 4"),
        (0, "exchange 5 panda"),
        (0, "move snack barn 4a"),
        (1, "discard panda"),
        (1, "buy B leopard"),
        (2, "expand"),
    ],
)
def test_an_action_must_be_affordable(purse: int, move: str) -> None:
    game = situation(f"coins:{purse} 5:elephant barn:panda+snack", "barn:leopard")
    assert_refused(game, move, "Z.5.1")
    richer = situation(f"coins:{purse + 1} 5:elephant barn:panda+snack", "barn:leopard")
    assert move in texts(richer)


@pytest.mark.rule("Z.5.1")
def test_a_turn_has_room_for_one_action() -> None:
    game = situation("coins:5 barn:panda*2")
    game.play("move panda 4")
    assert game.to_act == (1,)


@pytest.mark.rule("Z.5.1")
def test_coins_gained_by_buying_come_too_late_to_pay_for_it() -> None:
    game = situation("coins:1 5:panda*4", "barn:panda")
    assert_refused(game, "buy B panda", "Z.5.1")


@pytest.mark.rule("Z.5.2")
def test_anna_moves_one_elephant_out_of_the_barn() -> None:
    """Both translations: two elephants in the barn, three in an enclosure, then four there."""
    game = situation("coins:1 5:elephant*3 barn:elephant*2")
    before = bank(game)
    game.play("move elephant 5")
    assert zoo(game) == "coins:0 5:elephant*4 barn:elephant"
    assert bank(game) == before + 1


@pytest.mark.rule("Z.5.2")
def test_the_animal_is_freely_chosen_and_equal_ones_are_one_move() -> None:
    game = situation("coins:1 4:leopard 5:elephant 6:elephant barn:panda*2+panda-m+leopard")
    assert texts(game)[1:] == [
        "move leopard 4",
        "exchange 5 leopard",
        "exchange 6 leopard",
        "exchange 4 panda",
        "exchange 5 panda",
        "exchange 6 panda",
        "exchange 4 5",
        "exchange 4 6",
    ]
    free = situation("coins:1 4:leopard barn:panda*2+panda-m+panda-f")
    moves = [text for text in texts(free) if text.startswith("move")]
    assert moves == [
        f"move {tile} {pen}" for pen in "56" for tile in ("panda", "panda-m", "panda-f")
    ]


@pytest.mark.rule("Z.5.2", "Z.4.5")
def test_moving_follows_the_rules_of_placing() -> None:
    game = situation("coins:1 4:leopard 5:panda*5 barn:panda")
    assert_refused(game, "move panda 4", "Z.4.5")
    assert_refused(game, "move panda 5", "Z.4.4")
    assert_refused(game, "move leopard 6", "Z.5.2")
    assert_refused(game, "move panda barn", "Z.5.2")


@pytest.mark.rule("Z.5.3")
def test_no_single_animal_leaves_an_enclosure() -> None:
    game = situation("coins:3 4:panda*2")
    assert_refused(game, "move panda 4 5", "Z.5.3")
    assert_refused(game, "move panda 4 barn", "Z.5.3")


@pytest.mark.rule("Z.5.4")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("move snack 4a 4b", "stalls:4b=snack barn:fruit"),
        ("move snack 4a 6", "stalls:6=snack barn:fruit"),
        ("move snack 4a barn", "barn:snack+fruit"),
        ("move fruit barn 5", "stalls:4a=snack+5=fruit"),
    ],
)
def test_a_stall_moves_anywhere_in_its_own_zoo(move: str, after: str) -> None:
    game = situation("coins:1 stalls:4a=snack barn:fruit")
    assert move in texts(game)
    game.play(move)
    assert zoo(game) == f"coins:0 {after}"


@pytest.mark.rule("Z.5.4")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("move snack 4a 4a", "Z.4.7"),
        ("move snack 4a 5", "Z.4.7"),
        ("move snack barn 6", "Z.5.4"),
        ("move drinks 4a 6", "Z.5.4"),
        ("move fruit barn barn", "Z.5.4"),
        ("move fruit barn 5", "Z.4.7"),
        ("move fruit barn x", "Z.1.7"),
    ],
)
def test_a_stall_moves_only_from_where_it_is_to_a_free_place(move: str, rule: str) -> None:
    assert_refused(situation("coins:1 stalls:4a=snack+5=popcorn barn:fruit"), move, rule)


@pytest.mark.rule("Z.5.5")
def test_claus_exchanges_a_panda_for_three_elephants_of_the_barn() -> None:
    """Both translations, with the numbers of the example."""
    game = situation("coins:1 4:panda barn:elephant*3")
    game.play("exchange 4 elephant")
    assert zoo(game) == "coins:0 4:elephant*3 barn:panda"


@pytest.mark.rule("Z.5.5")
def test_doris_exchanges_two_enclosures() -> None:
    """Both translations: three elephants and two pandas change enclosures."""
    game = situation("coins:1 4:elephant*3 5:panda*2")
    game.play("exchange 4 5")
    assert zoo(game) == "coins:0 4:panda*2 5:elephant*3"


@pytest.mark.rule("Z.5.5")
def test_all_animals_of_the_species_take_part_and_no_third_place() -> None:
    pandas = "panda+panda-m+panda-dad+panda-mum+panda-baby"
    game = situation(f"coins:1 4:leopard*2 5:panda barn:{pandas}+leopard+elephant", asks="turn")
    assert_refused(game, "exchange 4 panda", "Z.5.8")
    game = situation(f"coins:1 4:panda 6:leopard*2 barn:{pandas}+leopard+elephant")
    game.play("exchange 6 panda")
    assert zoo(game) == f"coins:0 4:panda 6:{pandas} barn:leopard*3+elephant"


@pytest.mark.rule("Z.5.5")
def test_an_exchange_between_enclosures_is_listed_once() -> None:
    game = situation("coins:1 4:panda 5:leopard 6:elephant")
    listed = [text for text in texts(game) if text.startswith("exchange")]
    assert listed == ["exchange 4 5", "exchange 4 6", "exchange 5 6"]
    assert_refused(game, "exchange 4 4", "Z.5.5")


@pytest.mark.rule("Z.5.6")
def test_an_empty_end_cannot_be_exchanged() -> None:
    """The FAQ of both: three elephants do not leave the barn for an empty enclosure."""
    game = situation("coins:1 4:panda barn:elephant*3")
    assert_refused(game, "exchange 5 elephant", "Z.5.6")
    assert_refused(game, "exchange 4 5", "Z.5.6")
    assert_refused(game, "exchange 4 leopard", "Z.5.6")


@pytest.mark.rule("Z.5.7")
def test_two_ends_of_one_species_cannot_be_exchanged() -> None:
    game = situation("coins:1 4:panda 5:panda*2 barn:panda*2")
    assert_refused(game, "exchange 4 5", "Z.5.7")
    assert_refused(game, "exchange 4 panda", "Z.5.7")


@pytest.mark.rule("Z.5.8")
def test_an_exchange_needs_room_at_both_ends() -> None:
    game = situation("coins:1 4:panda 5:leopard*5 barn:elephant*5")
    assert_refused(game, "exchange 4 5", "Z.5.8")
    assert_refused(game, "exchange 4 elephant", "Z.5.8")
    assert "exchange 5 elephant" in texts(game)


@pytest.mark.rule("Z.5.8", "Z.6.3")
def test_young_born_by_an_exchange_need_no_room() -> None:
    game = situation("coins:1 4:leopard barn:panda*2+panda-m+panda-f")
    game.play("exchange 4 panda")
    assert zoo(game) == "coins:0 4:panda*2+panda-dad+panda-mum barn:leopard+panda-baby"


@pytest.mark.rule("Z.5.9")
def test_stalls_are_never_exchanged() -> None:
    assert_refused(situation("coins:1 4:panda barn:snack"), "exchange 4 snack", "Z.5.9")


@pytest.mark.rule("Z.5.10")
def test_a_purchase_pays_owner_and_bank() -> None:
    game = situation("coins:2", "coins:0 barn:panda-m+snack")
    before = bank(game)
    game.play("buy B panda-m")
    assert (coins(game, 0), coins(game, 1), bank(game)) == (0, 1, before + 1)
    assert game.to_act == (0,)
    assert view_of(game)["hand"] == ["panda-m"]
    game.play("place panda-m 6")
    assert zoo(game) == "coins:0 6:panda-m"
    assert zoo(game, 1) == "coins:1 barn:snack"
    assert game.to_act == (1,)


@pytest.mark.rule("Z.5.10")
def test_only_a_tile_that_is_there_can_be_bought() -> None:
    game = situation("coins:2", "barn:panda", "barn:snack")
    bought = [text for text in texts(game) if text.startswith("buy")]
    assert bought == ["buy B panda", "buy C snack"]
    assert_refused(game, "buy B panda-m", "Z.5.10")
    assert_refused(game, "buy C panda", "Z.5.10")
    assert_refused(game, "buy E panda", "Z.5.10")
    assert_refused(game, "buy B coin", "Z.5.10")


@pytest.mark.rule("Z.5.11", "Z.4.8")
def test_a_seat_that_is_out_sells_and_the_buyer_may_store() -> None:
    game = situation("coins:2", "coins:0 barn:panda", trucks="-,@B,-")
    game.play("buy B panda")
    assert "place panda barn" in texts(game)
    game.play("place panda barn")
    assert zoo(game) == "coins:0 barn:panda"
    assert coins(game, 1) == 1


@pytest.mark.rule("Z.5.12")
def test_a_discarded_tile_leaves_the_game() -> None:
    game = situation("coins:2 barn:panda-m+snack")
    before = bank(game)
    game.play("discard panda-m")
    assert zoo(game) == "coins:0 barn:snack"
    assert view_of(game)["gone"] == {"panda-m": 1}
    assert bank(game) == before + 2


@pytest.mark.rule("Z.5.12")
def test_only_a_tile_of_the_own_barn_is_discarded() -> None:
    game = situation("coins:2 4:panda barn:snack", "barn:leopard")
    for move in ("discard panda", "discard leopard", "discard coin", "discard drinks"):
        assert_refused(game, move, "Z.5.12")


@pytest.mark.rule("Z.5.13", "Z.1.7")
def test_expanding_opens_an_enclosure_and_a_stall_place() -> None:
    game = situation("coins:3")
    before = bank(game)
    game.play("expand")
    assert zoo(game) == "coins:0 x:-"
    assert bank(game) == before + 3
    assert [place["name"] for place in view_of(game)["seats"][0]["stalls"]][-1] == "x"


@pytest.mark.rule("Z.5.13")
def test_a_board_is_opened_once() -> None:
    assert_refused(situation("coins:9 x:-"), "expand", "Z.5.13")


@pytest.mark.rule("Z.5.14")
def test_nothing_but_foreign_barns_is_for_sale() -> None:
    game = situation("coins:2 barn:panda", "4:leopard stalls:4a=snack")
    assert_refused(game, "buy A panda", "Z.5.14")
    assert_refused(game, "buy B leopard", "Z.5.10")
    assert_refused(game, "buy B snack", "Z.5.10")
