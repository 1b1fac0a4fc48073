"""Two zoos before each player: chapter 3."""

import pytest

from support.joint import DOLPHINS, joint, kinds
from support.refusals import assert_refused
from support.tables import coins, texts, zoo
from zoopark import NotationError
from zoopark.core.moves import A, B
from zoopark.core.rule import rule_id
from zoopark.games.aquaretto.rules.components import DEPOT
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.rules.components import BARN
from zoopark.notation.tiles import tile_number

ROWS = ("bcd", "abcde", "abcde", "bcde", "cd")
PARK = [f"{column}{row}" for row, columns in enumerate(ROWS, 1) for column in columns]


@pytest.mark.rule("C.3.1")
def test_a_tile_of_the_zoo_goes_into_the_zoo_or_its_barn() -> None:
    game = joint(asks="place=panda+snack", trucks="@A:zoo,dolphin,-")
    assert set(texts(game)) == {
        *[f"place panda {where}" for where in ("4", "5", "6", "barn")],
        *[f"place snack {where}" for where in ("4a", "4b", "5", "6", "barn")],
    }
    game.play("place panda barn")
    game.play("place snack 4a")
    assert zoo(game) == "coins:2 stalls:4a=snack barn:panda"


@pytest.mark.rule("C.3.1")
def test_a_tile_of_the_park_goes_into_the_park_or_on_its_depot() -> None:
    game = joint(asks="place=orca+dolphin-m", trucks="@A:park,panda,-")
    assert set(texts(game)) == {
        f"place {tile} {where}" for tile in ("orca", "dolphin-m") for where in [*PARK, "depot"]
    }
    game.play("place orca depot")
    game.play("place dolphin-m c3")
    assert zoo(game) == "coins:2 tiles:c3=dolphin-m depot:orca"


@pytest.mark.rule("C.3.1")
@pytest.mark.parametrize("move", ["place panda depot", "place panda c3", "place snack depot"])
def test_no_notation_leads_a_tile_of_the_zoo_into_the_park(move: str) -> None:
    game = joint(asks="place=panda+snack", trucks="@A:zoo,dolphin,-")
    before = game.position()
    with pytest.raises(NotationError):
        game.play(move)
    assert game.position() == before


@pytest.mark.rule("C.3.1")
@pytest.mark.parametrize("move", ["place orca barn", "place orca 4", "place orca 4a"])
def test_no_notation_leads_a_tile_of_the_park_into_the_zoo(move: str) -> None:
    game = joint(asks="place=orca", trucks="@A:park,panda,-")
    with pytest.raises(NotationError):
        game.play(move)


@pytest.mark.rule("C.3.1")
@pytest.mark.parametrize(
    ("tile", "game_name", "where"),
    [
        ("panda", "zoo", int(DEPOT)),
        ("snack", "zoo", int(DEPOT)),
        ("panda", "zoo", 11 << 5 | 11),  # the field c3
        ("orca", "park", int(BARN)),
        ("orca", "park", 0),
    ],
)
def test_the_rules_refuse_the_other_side_too(tile: str, game_name: str, where: int) -> None:
    """Even a program that packs its own moves cannot put a tile on the wrong side."""
    game = joint(asks=f"place={tile}", trucks=f"@A:{game_name},coin,water-coin")
    code = PLACE | tile_number(tile) << A | where << B
    refused = rule_id(game.state.refusal(0, code))
    assert refused.startswith("A." if game_name == "park" else "Z.")
    assert code not in [move.code for move in game.legal()]


@pytest.mark.rule("C.3.1")
def test_each_side_keeps_its_own_rules_of_placing() -> None:
    game = joint(
        f"coins:0 4:leopard 5:panda*5 6:kangaroo tiles:{DOLPHINS} staff:c3",
        asks="place=panda",
        trucks="@A:zoo,orca,-",
    )
    assert_refused(game, "place panda 4", "Z.4.5")
    assert_refused(game, "place panda 5", "Z.4.4")
    game = joint(f"tiles:{DOLPHINS} staff:c3", asks="place=orca", trucks="@A:park,panda,-")
    assert_refused(game, "place orca c2", "A.5.3")
    assert_refused(game, "place orca c3", "A.5.5")
    game = joint(f"tiles:{DOLPHINS} staff:c3", asks="place=dolphin-m", trucks="@A:park,panda,-")
    assert_refused(game, "place dolphin-m d4", "A.5.2")


@pytest.mark.rule("C.3.1")
def test_enclosures_do_not_count_as_basins() -> None:
    game = joint(
        "4:leopard 5:panda 6:kangaroo tiles:b1=dolphin+e2=orca",
        asks="place=sea-lion",
        trucks="@A:park,panda,-",
    )
    assert "place sea-lion c4" in texts(game)


@pytest.mark.rule("C.3.1")
def test_young_of_both_games_are_born_by_their_own_rules() -> None:
    game = joint("coins:0 6:panda-m", asks="place=panda-f", trucks="@A:zoo,orca,-")
    game.play("place panda-f 6")
    assert zoo(game) == "coins:0 6:panda-dad+panda-mum+panda-baby"
    game = joint("coins:0 tiles:b1=orca-m", asks="place=orca-f", trucks="@A:park,panda,-")
    events = game.play("place orca-f c1")
    assert kinds(events) == ["placed", "born"]
    assert set(texts(game)) == {f"place orca-baby {field}" for field in ("d1", "b2", "c2")}
    game.play("place orca-baby c2")
    assert zoo(game) == "coins:1 tiles:b1=orca-m+c1=orca-f+c2=orca-baby"


@pytest.mark.rule("C.3.2")
@pytest.mark.parametrize(
    "move",
    [
        "exchange 4 5",
        "move kangaroo 6",
        "move snack 4a barn",
        "discard kangaroo",
        "expand",
        "move orca c3",
        "move helper keeper cashier",
        "discard orca",
        "expand small b-1 nw",
        "expand large f2",
    ],
)
def test_one_money_action_a_turn_on_either_side(move: str) -> None:
    game = joint(
        "coins:9 4:panda 5:leopard stalls:4a=snack barn:kangaroo"
        f" tiles:{DOLPHINS} staff:keeper depot:orca"
    )
    assert move in texts(game)
    game.play(move)
    assert game.to_act == (1,)
    assert_refused(game, "expand", "Z.2.2", seat=0)
    assert_refused(game, "expand large d6", "Z.2.2", seat=0)


@pytest.mark.rule("C.3.2")
def test_the_word_expand_tells_the_boards_of_the_two_games_apart() -> None:
    game = joint("coins:9", trucks="-,@B:zoo,@C:park")
    game.play("expand")
    assert zoo(game) == "coins:6 x:-"
    game.play("expand large f2")
    assert zoo(game) == "coins:4 x:- boards:large_f2"


@pytest.mark.rule("C.3.2")
def test_a_bought_tile_of_the_zoo_may_go_into_the_own_barn() -> None:
    game = joint("coins:2", "coins:0 barn:panda depot:orca")
    game.play("buy B panda")
    assert "place panda barn" in texts(game)
    game.play("place panda barn")
    assert (zoo(game), coins(game, 1)) == ("coins:0 barn:panda", 1)


@pytest.mark.rule("C.3.2")
def test_a_bought_tile_of_the_park_may_not_go_on_the_own_depot() -> None:
    game = joint("coins:2", "coins:0 barn:panda depot:orca")
    game.play("buy B orca")
    assert texts(game) == [f"place orca {field}" for field in PARK]
    assert_refused(game, "place orca depot", "A.6.5")
    game.play("place orca c3")
    assert (zoo(game), coins(game, 1)) == ("coins:0 tiles:c3=orca", 1)


@pytest.mark.rule("C.3.2")
def test_a_tile_of_the_park_without_a_field_cannot_be_bought() -> None:
    full = "tiles:b1=dolphin+e2=sea-lion+c5=penguin"
    assert_refused(joint(f"coins:2 {full}", "depot:orca"), "buy B orca", "A.6.5")
    assert "buy B panda" in texts(joint(f"coins:2 {full}", "barn:panda"))


@pytest.mark.rule("C.3.2")
def test_a_seat_out_of_the_round_sells_from_barn_and_depot() -> None:
    game = joint("coins:2", "barn:panda depot:orca", trucks="-,@B:zoo,@C:park")
    assert {"buy B panda", "buy B orca"} <= set(texts(game))


@pytest.mark.rule("C.3.2", "K.1.1")
def test_money_actions_of_both_zoos_are_counted_together() -> None:
    purses = "coins:9 4:panda 5:leopard quiet:38", "coins:9"
    game = joint(*purses, trucks="panda,-,@C:park")
    game.play("exchange 4 5")
    game.play("expand small b-1 nw", seat=1)
    game.play("expand small b-1 nw")
    game.play("expand", seat=1)
    assert texts(game) == ["take 1", "draw zoo", "draw park"]
    assert_refused(game, "exchange 4 5", "K.1.1")
    assert_refused(game, "expand large f2", "K.1.1")


@pytest.mark.rule("C.3.2")
def test_an_action_belongs_to_the_game_of_its_tile() -> None:
    game = joint("coins:9 barn:panda depot:orca")
    assert_refused(game, "discard leopard", "Z.5.12")
    assert_refused(game, "discard dolphin", "A.6.6")
    assert_refused(game, "move dolphin c3", "A.6.2")
    assert_refused(game, "move leopard 4", "Z.5.2")
