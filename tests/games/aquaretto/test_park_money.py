"""The depot and money actions with tiles: chapter 5, last rule, and chapter 6."""

import pytest

from support.parks import DOLPHINS, kinds, laid, park, park_situation, places, placing, seen
from support.refusals import assert_refused
from support.tables import bank, coins, texts
from support.views import view_of
from zoopark import Game, NotationError


@pytest.mark.rule("A.5.6")
def test_a_new_tile_goes_on_top_of_the_depot() -> None:
    game = placing("orca+dolphin", "depot:penguin+orca-m")
    game.play("place dolphin depot")
    game.play("place orca depot")
    assert seen(game)["depot"] == ["penguin", "orca-m", "dolphin", "orca"]


@pytest.mark.rule("A.5.6")
def test_only_the_top_tile_of_a_depot_is_within_reach() -> None:
    game = park_situation("coins:9 depot:orca+dolphin+penguin", "depot:turtle+sea-lion")
    within = {text for text in texts(game) if not text.startswith("expand")}
    moves = {text for text in within if text.startswith("move")}
    assert within - moves == {"draw", "buy B sea-lion", "discard penguin"}
    assert {text.split()[1] for text in moves} == {"penguin"}
    for covered in ("orca", "dolphin"):
        assert_refused(game, f"move {covered} c3", "A.6.2")
        assert_refused(game, f"discard {covered}", "A.6.6")
    assert_refused(game, "buy B turtle", "A.6.4")


@pytest.mark.rule("A.5.6")
def test_the_tile_below_comes_up_when_the_top_leaves() -> None:
    game = park_situation("coins:9 depot:orca+dolphin", "coins:9", trucks="-,-,@C")
    game.play("discard dolphin")
    game.play("buy A orca")
    assert seen(game)["depot"] == []


@pytest.mark.rule("A.5.6")
def test_a_depot_takes_any_number_of_tiles_and_species() -> None:
    stored = "orca*5+dolphin*4+sea-lion*3+penguin-fish*6+turtle*1+polar-bear-m*2+orca-m*2"
    game = placing("orca-f", f"depot:{stored}")
    game.play("place orca-f depot")
    assert len(seen(game)["depot"]) == 24
    assert seen(game)["depot"][-1] == "orca-f"


PRICES = [
    (1, "move orca c4"),
    (1, "move helper cashier keeper"),
    (2, "buy B penguin"),
    (2, "discard orca"),
    (1, "expand small f2 se"),
    (2, "expand large f2"),
]


def wealthy(purse: int) -> Game:
    return park_situation(
        f"coins:{purse} tiles:{DOLPHINS} staff:cashier depot:orca", "coins:0 depot:penguin"
    )


@pytest.mark.rule("A.6.1", "A.6.2", "A.6.3", "A.6.4", "A.6.6", "A.6.7", "A.6.8")
@pytest.mark.parametrize(("price", "move"), PRICES)
def test_an_action_must_be_affordable(price: int, move: str) -> None:
    assert_refused(wealthy(price - 1), move, "A.6.1")
    game = wealthy(price)
    assert move in texts(game)
    before = bank(game)
    game.play(move)
    assert coins(game) == 0
    owner = 1 if move.startswith("buy") else 0
    assert (coins(game, 1), bank(game)) == (owner, before + price - owner)


@pytest.mark.rule("A.6.1")
@pytest.mark.parametrize(("price", "move"), [item for item in PRICES if "buy" not in item[1]])
def test_a_turn_has_room_for_one_action(price: int, move: str) -> None:
    game = wealthy(9)
    game.play(move)
    assert game.to_act == (1,)


@pytest.mark.rule("A.6.1")
@pytest.mark.parametrize("move", ["move orca d1", "buy B orca"])
def test_a_bonus_comes_too_late_to_pay_for_the_action_that_earns_it(move: str) -> None:
    price = 1 if move.startswith("move") else 2
    orcas = "tiles:b1=orca+c1=orca"
    game = park_situation(f"coins:{price - 1} {orcas} depot:orca", "depot:orca")
    assert_refused(game, move, "A.6.1")


@pytest.mark.rule("A.6.2")
def test_moving_lays_the_top_tile_of_the_depot_into_the_park() -> None:
    game = park_situation("coins:1 tiles:c3=orca depot:dolphin+orca-m")
    assert kinds(game.play("move orca-m c2")) == ["paid", "moved"]
    assert park(game) == "coins:0 tiles:c2=orca-m+c3=orca depot:dolphin"
    assert game.to_act == (1,)


@pytest.mark.rule("A.6.2")
def test_moving_follows_the_rules_of_basins() -> None:
    game = park_situation("coins:1 tiles:c3=orca+c1=dolphin depot:orca")
    assert places(game, "move orca") == {"b3", "d3", "c4"}
    for where, rule in (("c2", "A.5.3"), ("c3", "A.5.5"), ("a2", "A.5.2"), ("a4", "A.5.5")):
        assert_refused(game, f"move orca {where}", rule)


@pytest.mark.rule("A.6.2")
def test_only_a_tile_of_the_own_depot_is_moved() -> None:
    game = park_situation("coins:2 tiles:c3=orca", "depot:dolphin")
    assert_refused(game, "move orca c4", "A.6.2")
    assert_refused(game, "move dolphin a2", "A.6.2")
    assert_refused(park_situation("coins:2 depot:orca"), "move orca-m c4", "A.6.2")


@pytest.mark.rule("A.6.2")
def test_no_tile_moves_inside_the_park() -> None:
    """Neither does the tile on the depot move instead: the move is not understood or refused."""
    game = park_situation("coins:1 tiles:c3=orca depot:orca")
    before = game.position()
    with pytest.raises(ValueError, match=r"orca c3 c2|A\.6\.2"):
        game.play("move orca c3 c2")
    assert game.position() == before


@pytest.mark.rule("A.6.4")
def test_a_purchase_pays_owner_and_bank() -> None:
    game = park_situation("coins:2", "coins:0 depot:dolphin+orca-m")
    before = bank(game)
    events = game.play("buy B orca-m")
    assert "bought" in kinds(events)
    assert (coins(game, 0), coins(game, 1), bank(game)) == (0, 1, before + 1)
    assert game.to_act == (0,)
    assert view_of(game)["hand"] == ["orca-m"]
    game.play("place orca-m c3")
    assert park(game) == "coins:0 tiles:c3=orca-m"
    assert park(game, 1) == "coins:1 depot:dolphin"
    assert game.to_act == (1,)
    assert not seen(game)["out"]


@pytest.mark.rule("A.6.4", "A.2.2")
def test_a_seat_that_is_out_still_sells() -> None:
    game = park_situation("coins:2", "coins:0 depot:orca", trucks="-,@B,-")
    game.play("buy B orca")
    game.play("place orca c3")
    assert coins(game, 1) == 1
    assert game.to_act == (2,)


@pytest.mark.rule("A.6.4")
def test_only_a_tile_that_is_there_can_be_bought() -> None:
    game = park_situation("coins:2", "tiles:c3=penguin depot:orca", "coins:0")
    assert [text for text in texts(game) if text.startswith("buy")] == ["buy B orca"]
    for move in ("buy B orca-m", "buy B penguin", "buy C orca", "buy E orca", "buy B water-coin"):
        assert_refused(game, move, "A.6.4")


@pytest.mark.rule("A.6.5")
def test_a_bought_tile_does_not_go_on_the_depot() -> None:
    game = park_situation("coins:2 tiles:c3=orca", "depot:orca")
    game.play("buy B orca")
    assert places(game, "place orca") == {"c2", "b3", "d3", "c4"}
    assert_refused(game, "place orca depot", "A.6.5")
    assert_refused(game, "place orca a2", "A.5.2")
    assert_refused(game, "draw", "A.4.3")


@pytest.mark.rule("A.6.5", "A.5.4")
def test_a_tile_of_one_species_too_many_cannot_be_bought() -> None:
    three = "tiles:b1=dolphin+d1=sea-lion+a3=penguin"
    game = park_situation(f"coins:9 {three}", "depot:orca", "depot:penguin-m")
    assert [text for text in texts(game) if text.startswith("buy")] == ["buy C penguin-m"]
    assert_refused(game, "buy B orca", "A.6.5")


@pytest.mark.rule("A.6.5")
def test_a_position_in_which_a_bought_tile_has_no_field_cannot_be() -> None:
    """The buyer could not go on: there would be no legal move."""
    with pytest.raises(NotationError):
        park_situation("tiles:b1=dolphin+d1=sea-lion+a3=penguin", asks="place=orca")


@pytest.mark.rule("A.6.5", "A.5.2")
def test_a_tile_whose_basin_cannot_grow_can_be_neither_bought_nor_moved() -> None:
    blocked = f"tiles:{laid('dolphin', 'c3 d3')}+c5=orca+d5=orca"
    game = park_situation(f"coins:9 {blocked} depot:orca", "depot:orca-m")
    assert_refused(game, "buy B orca-m", "A.6.5")
    assert places(game, "move orca") == set()
    assert_refused(game, "move orca c4", "A.5.3")


@pytest.mark.rule("A.6.5")
def test_a_moved_tile_does_not_go_back_on_the_depot() -> None:
    game = park_situation("coins:2 depot:orca")
    assert "depot" not in places(game, "move orca")
    assert_refused(game, "move orca depot", "A.6.5")


@pytest.mark.rule("A.6.6")
def test_a_removed_tile_leaves_the_game() -> None:
    game = park_situation("coins:2 depot:dolphin+orca-m")
    assert kinds(game.play("discard orca-m")) == ["paid", "discarded"]
    assert park(game) == "coins:0 depot:dolphin"
    assert view_of(game)["gone"] == {"orca-m": 1}
    assert game.to_act == (1,)


@pytest.mark.rule("A.6.6")
def test_only_a_tile_of_the_own_depot_is_removed() -> None:
    game = park_situation("coins:2 tiles:c3=orca", "depot:dolphin")
    for move in ("discard orca", "discard dolphin", "discard water-coin", "discard penguin"):
        assert_refused(game, move, "A.6.6")


@pytest.mark.rule("A.6.10")
def test_nothing_is_bought_from_the_own_depot() -> None:
    game = park_situation("coins:9 depot:orca", "coins:0")
    assert not [text for text in texts(game) if text.startswith("buy")]
    assert_refused(game, "buy A orca", "A.6.10")


@pytest.mark.rule("A.6.10", "A.6.4")
def test_tiles_in_parks_and_on_trucks_are_not_for_sale() -> None:
    game = park_situation("coins:9", "tiles:c3=orca", trucks="dolphin,-,-")
    assert_refused(game, "buy B orca", "A.6.4")
    assert_refused(game, "buy B dolphin", "A.6.4")
