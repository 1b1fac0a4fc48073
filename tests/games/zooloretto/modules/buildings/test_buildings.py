"""Buildings: the restaurant, the pavilions and the souvenir shop."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

MODULE = "modules=buildings"
TAKEN = "shop:taken"


def table(*zoos: str, more: str = "", words: str = "", turn: str = "A", gone: str = "") -> Game:
    """Seats on turn with the buildings, more modules and more words in the field of the turn."""
    options = f"{MODULE}+{more}" if more else MODULE
    return situation(*zoos, options=options, table=words, turn=turn, gone=gone)


def placing(zoo_before: str, tiles: str, more: str = "", words: str = "") -> Game:
    """The same with tiles of a truck in hand."""
    options = f"{MODULE}+{more}" if more else MODULE
    asks = f"place={tiles}"
    return situation(zoo_before, asks=asks, trucks="@A,-,-", options=options, table=words)


def constructed(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("construct")]


def middle(game: Game) -> list[str]:
    left = view_of(game)["buildings"]
    assert isinstance(left, list)
    return left


def kinds(game: Game, move: str) -> list[str]:
    return [event.kind for event in game.play(move)]


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("BL.1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_buildings_lie_in_the_middle_and_not_among_the_tiles(players: int) -> None:
    game = Game(f"zooloretto(players={players}, {MODULE})", seed=1)
    plain = Game(f"zooloretto(players={players})", seed=1)
    assert middle(game) == ["restaurant", "pavilion", "pavilion", "shop"]
    assert view_of(game)["supply"] == view_of(plain)["supply"]
    assert view_of(game)["gone"] == {}
    assert "Buildings   restaurant, pavilion, pavilion, shop" in game.board()


@pytest.mark.rule("Z.2.1")
def test_without_the_module_nothing_is_constructed() -> None:
    game = situation("coins:3")
    assert_refused(game, "construct restaurant", "Z.2.1")
    assert_refused(game, "construct pavilion 4", "Z.2.1")


@pytest.mark.parametrize("words", ["shop", "pavilion", "restaurant 4", "pavilion petting"])
def test_only_restaurant_and_pavilions_are_constructed(words: str) -> None:
    with pytest.raises(NotationError):
        table("coins:3").play(f"construct {words}")


# -- the restaurant -------------------------------------------------------------------------------


@pytest.mark.rule("BL.2.1")
def test_the_restaurant_costs_three_coins_and_the_turn() -> None:
    game = table("coins:4")
    before = bank(game)
    [paid, event] = game.play("construct restaurant")
    assert paid.kind == "paid"
    assert event.as_json() == {
        "kind": "constructed",
        "seat": 0,
        "building": "restaurant",
        "enclosure": "4",
    }
    assert (coins(game), bank(game)) == (1, before + 3)
    assert zoo(game) == "coins:1 stalls:4a=restaurant"
    assert middle(game) == ["pavilion", "pavilion", "shop"]
    assert view_of(game)["question"] is None
    assert game.to_act == (1,)


@pytest.mark.rule("BL.2.1")
def test_the_restaurant_needs_three_coins_and_is_sold_once() -> None:
    assert_refused(table("coins:2"), "construct restaurant", "Z.5.1")
    game = table("coins:9", "coins:3 stalls:4a=restaurant")
    assert_refused(game, "construct restaurant", "BL.2.1")
    own = table("coins:9 stalls:4a=restaurant")
    assert_refused(own, "construct restaurant", "BL.2.1")


@pytest.mark.rule("BL.2.2")
def test_the_restaurant_takes_the_two_places_beside_the_enclosure_of_four() -> None:
    game = table("coins:3 stalls:5=snack+6=fruit")
    game.play("construct restaurant")
    stalls = {place["name"]: place["stall"] for place in view_of(game)["seats"][0]["stalls"]}
    assert stalls == {"4a": "restaurant", "4b": "restaurant", "5": "snack", "6": "fruit"}


@pytest.mark.rule("BL.2.2")
@pytest.mark.parametrize("taken", ["4a=snack", "4b=snack", "4b=shop", "4a=place-site"])
def test_both_places_must_be_free_of_stalls_and_sites(taken: str) -> None:
    words = TAKEN if "shop" in taken else ""
    game = table(f"coins:3 stalls:{taken}", more="building-sites", words=words)
    assert_refused(game, "construct restaurant", "BL.2.2")


@pytest.mark.rule("BL.2.2")
def test_a_stall_in_the_way_can_be_moved_in_a_turn_before() -> None:
    game = situation("coins:4 stalls:4b=snack", options=MODULE, trucks="coin,@B,@C")
    game.play("move snack 4b 6")
    game.play("construct restaurant")
    assert zoo(game) == "coins:0 stalls:4a=restaurant+6=snack"


@pytest.mark.rule("BL.2.3")
def test_the_restaurant_is_never_moved_bought_or_discarded() -> None:
    zoos = ("coins:9 stalls:4a=restaurant+6=fruit", "coins:9")
    game = table(*zoos)
    assert [text for text in texts(game) if "restaurant" in text] == []
    for move in ("move restaurant 4a barn", "move restaurant 4a 5", "move restaurant 4b 5"):
        assert_refused(game, move, "BL.2.3")
    assert_refused(game, "discard restaurant", "BL.2.3")
    assert_refused(game, "move fruit 6 4a", "Z.4.7")
    assert_refused(game, "move fruit 6 4b", "Z.4.7")
    assert_refused(table(*zoos, turn="B"), "buy A restaurant", "BL.2.3")


@pytest.mark.rule("BL.2.4")
@pytest.mark.parametrize(("stalls", "points"), [("", 0), ("stalls:4a=restaurant", 2)])
def test_the_restaurant_is_a_stall_beside_the_enclosure_of_four(stalls: str, points: int) -> None:
    game = table(f"4:panda*2 5:leopard*2 {stalls}")
    assert game.scores()[0].points("enclosure-4") == points
    assert game.scores()[0].points("enclosure-5") == 0


@pytest.mark.rule("BL.2.4", "BL.4.6")
def test_restaurant_and_shop_move_no_visitor() -> None:
    game = table("coins:3", more="exotic")
    game.play("construct restaurant")
    assert view_of(game)["question"] is None
    game = placing("6:panda-m", "panda-f", more="exotic")
    game.play("place panda-f 6")
    game.play("place shop 4a")
    assert view_of(game)["question"] is None
    assert game.to_act == (1,)


# -- pavilions ------------------------------------------------------------------------------------


@pytest.mark.rule("BL.3.1")
def test_a_pavilion_costs_three_coins_and_one_player_may_buy_both() -> None:
    game = situation("coins:7", options=MODULE, trucks="coin,@B,@C")
    before = bank(game)
    [_, event] = game.play("construct pavilion 5")
    assert event.data == {"building": "pavilion", "enclosure": "5"}
    game.play("construct pavilion 4")
    assert zoo(game) == "coins:1 pavilions:4+5"
    assert bank(game) == before + 6
    assert middle(game) == ["restaurant", "shop"]


@pytest.mark.rule("BL.3.1")
def test_there_are_two_pavilions_in_all() -> None:
    game = table("coins:9 pavilions:4", "coins:0 pavilions:6")
    assert constructed(game) == ["construct restaurant"]
    assert_refused(game, "construct pavilion 5", "BL.3.1")
    assert_refused(table("coins:2"), "construct pavilion 5", "Z.5.1")


@pytest.mark.rule("BL.3.2")
def test_a_pavilion_goes_on_a_free_space_of_an_open_enclosure() -> None:
    game = table("coins:9 4:panda*4 5:leopard*4 x:- pavilions:6")
    assert constructed(game) == [
        "construct restaurant",
        "construct pavilion 5",
        "construct pavilion 6",
        "construct pavilion x",
    ]
    assert_refused(game, "construct pavilion 4", "BL.3.2")
    assert_refused(game, "construct pavilion y", "Z.1.7")
    game.play("construct pavilion 6")
    assert zoo(game) == "coins:6 4:panda*4 5:leopard*4 x:- pavilions:6+6"


@pytest.mark.rule("BL.3.2")
def test_a_space_with_a_site_is_not_free() -> None:
    game = table("coins:9 4:panda*3+pen-site 5:leopard*3+pen-site", more="building-sites")
    assert_refused(game, "construct pavilion 4", "BL.3.2")
    game.play("construct pavilion 5")
    assert zoo(game) == "coins:6 4:panda*3+pen-site 5:leopard*3+pen-site pavilions:5"


@pytest.mark.rule("BL.3.3")
def test_no_pavilion_goes_anywhere_else() -> None:
    more = "petting-zoo+acclimatisation+extra-enclosures"
    game = table("coins:9 pandas:panda", more=more)
    assert constructed(game) == ["construct restaurant"] + [
        f"construct pavilion {pen}" for pen in "456"
    ]
    assert_refused(game, "construct pavilion pandas", "BL.3.3")
    assert_refused(game, "construct pavilion camels", "BL.3.3")


@pytest.mark.rule("BL.3.3")
def test_the_sponsor_enclosure_is_an_enclosure_like_those_of_the_zoo() -> None:
    game = table("coins:9 sponsor:panda*2", more="boss")
    events = game.play("construct pavilion sponsor")
    assert "filled" in [event.kind for event in events]
    assert view_of(game)["seats"][0]["pavilions"] == ["sponsor"]


@pytest.mark.rule("BL.3.4")
def test_a_pavilion_leaves_one_space_fewer_for_placing() -> None:
    game = placing("4:panda*2 pavilions:4", "panda*2")
    game.play("place panda 4")
    assert coins(game) == 3  # filled
    assert_refused(game, "place panda 4", "Z.4.4")


@pytest.mark.rule("BL.3.4")
def test_a_pavilion_leaves_one_space_fewer_for_an_exchange() -> None:
    game = table("coins:2 4:panda*3 5:leopard*4 barn:elephant*4 pavilions:4")
    assert_refused(game, "exchange 4 5", "Z.5.8")
    assert_refused(game, "exchange 4 elephant", "Z.5.8")
    fitting = table("coins:2 4:panda*3 5:leopard*3 pavilions:4")
    assert kinds(fitting, "exchange 4 5") == ["paid", "exchanged"]  # full, but no bonus: Z.7.4
    assert zoo(fitting) == "coins:1 4:leopard*3 5:panda*3 pavilions:4"


@pytest.mark.rule("BL.3.4")
@pytest.mark.parametrize(
    ("animals", "pavilions", "points"),
    [("4", "", 5), ("3", "4", 5), ("2", "4+4", 5), ("2", "4", 4), ("2", "", 0), ("1", "4", 0)],
)
def test_a_pavilion_makes_an_enclosure_smaller_for_scoring(
    animals: str, pavilions: str, points: int
) -> None:
    words = f"pavilions:{pavilions}" if pavilions else ""
    game = table(f"4:panda*{animals} {words}")
    assert game.scores()[0].points("enclosure-4") == game.scores()[0].total == points


@pytest.mark.rule("BL.3.5")
def test_a_pavilion_stays_when_the_animals_are_exchanged() -> None:
    game = table("coins:1 4:panda*2 5:leopard*3 pavilions:5")
    game.play("exchange 4 5")
    assert zoo(game) == "coins:0 4:leopard*3 5:panda*2 pavilions:5"


@pytest.mark.rule("BL.3.5")
def test_a_pavilion_stays_when_the_animals_are_given_away() -> None:
    game = situation(
        "coins:2 5:panda*4 barn:leopard*4 pavilions:5",
        options=f"{MODULE}+foreign-zoos",
        trucks="coin,@B,@C",
    )
    game.play("give 5")
    assert zoo(game) == "coins:2 barn:leopard*4 pavilions:5 cards:3"
    game.play("move leopard 5")
    assert view_of(game)["seats"][0]["enclosures"][1]["spaces"] == 4


@pytest.mark.rule("BL.3.6")
@pytest.mark.parametrize(
    ("pen", "held", "bonus"), [("4", "panda*3", 1), ("5", "panda*4", 2), ("x", "panda*4", 1)]
)
def test_a_pavilion_on_the_last_space_fills_the_enclosure(pen: str, held: str, bonus: int) -> None:
    game = table(f"coins:3 {pen}:{held}")
    assert kinds(game, f"construct pavilion {pen}") == ["paid", "constructed", "filled"]
    assert coins(game) == bonus


@pytest.mark.rule("BL.3.6")
@pytest.mark.parametrize("held", ["4:panda*2", "x:-", "4:panda*2+pen-site"])
def test_a_pavilion_that_leaves_a_space_or_no_animal_fills_nothing(held: str) -> None:
    game = table(f"coins:3 {held}", more="building-sites+foreign-zoos")
    pen = held[0]
    assert kinds(game, f"construct pavilion {pen}") == ["paid", "constructed"]
    assert coins(game) == 0


@pytest.mark.rule("BL.3.6")
def test_an_enclosure_without_an_animal_is_never_full() -> None:
    """Two pavilions and a site leave no space of the sponsor enclosure."""
    more = "building-sites+foreign-zoos+boss"
    game = table("coins:9 sponsor:pen-site pavilions:sponsor+sponsor", more=more)
    assert_refused(game, "give sponsor", "BS.3.4")
    game = table("coins:9 sponsor:pen-site pavilions:sponsor", more=more)
    assert "filled" not in kinds(game, "construct pavilion sponsor")


@pytest.mark.rule("BL.3.6", "MI.0.1")
def test_a_pavilion_as_the_last_tile_of_the_enclosure_of_six_wins_a_mini_enclosure() -> None:
    game = table("coins:3 6:panda*5", more="polar-bear")
    game.play("construct pavilion 6")
    assert texts(game) == ["choose polar-bear"]


@pytest.mark.rule("BL.3.4", "Z.7.5")
def test_a_young_one_on_the_last_space_beside_a_pavilion_earns_the_bonus() -> None:
    game = table("coins:1 5:panda+panda-m barn:panda-f pavilions:5")
    game.play("move panda-f 5")
    assert kinds(game, "place shop barn") == ["placed", "filled"]
    assert zoo(game) == "coins:2 5:panda+panda-dad+panda-mum+panda-baby barn:shop pavilions:5"


@pytest.mark.rule("BL.3.4", "Z.7.4")
def test_a_young_one_born_by_an_exchange_on_that_space_earns_none() -> None:
    game = table("coins:1 5:leopard barn:panda+panda-m+panda-f pavilions:5")
    game.play("exchange 5 panda")
    assert kinds(game, "place shop barn") == ["placed"]
    assert zoo(game) == (
        "coins:0 5:panda+panda-dad+panda-mum+panda-baby barn:shop+leopard pavilions:5"
    )


@pytest.mark.rule("BL.3.7")
def test_a_pavilion_is_neither_animal_nor_stall_and_scores_nothing() -> None:
    empty = table("stalls:4a=snack pavilions:4+4")
    assert empty.scores()[0].points("enclosure-4") == 0
    assert empty.scores()[0].total == 2  # the snack stall
    assert table("4:panda pavilions:4").scores()[0].total == 0


@pytest.mark.rule("BL.3.7")
def test_an_empty_sponsor_enclosure_with_two_pavilions_scores_nothing() -> None:
    with_boss = table("sponsor:- pavilions:sponsor+sponsor", more="boss")
    assert with_boss.scores()[0].total == table("sponsor:-", more="boss").scores()[0].total


# -- the souvenir shop ----------------------------------------------------------------------------


@pytest.mark.rule("BL.4.1")
def test_the_first_birth_of_a_turn_brings_the_shop_at_once() -> None:
    game = placing("6:panda-m", "panda-f+snack")
    assert kinds(game, "place panda-f 6") == ["placed", "born"]
    assert middle(game) == ["restaurant", "pavilion", "pavilion"]
    assert view_of(game)["asks"] == "put"
    assert view_of(game)["waiting"] == ["shop"]
    for move in ("place snack 4a", "decline", "draw"):
        assert_refused(game, move, "K.1.9")
    game.play("place shop 4a")
    assert "place snack 4b" in texts(game)
    assert_refused(game, "place snack 4a", "Z.4.7")


@pytest.mark.rule("BL.4.1")
def test_the_young_one_has_its_place_before_the_shop_and_the_bonus_comes_last() -> None:
    game = placing("coins:0 5:panda*2+panda-m", "panda-f", more="petting-zoo")
    game.play("place panda-f 5")
    assert view_of(game)["asks"] == "young"
    assert "shop" in middle(game)
    game.play("place panda-baby 5")
    assert coins(game) == 0
    assert view_of(game)["asks"] == "put"
    assert kinds(game, "place shop 6") == ["placed", "filled"]
    assert coins(game) == 2


@pytest.mark.rule("BL.4.1")
def test_only_the_first_birth_brings_the_shop() -> None:
    game = placing("5:leopard-m 6:panda-m", "leopard-f+panda-f")
    game.play("place panda-f 6")
    game.play("place shop barn")
    game.play("place leopard-f 5")
    assert view_of(game)["question"] is None
    assert game.to_act == (1,)


@pytest.mark.rule("BL.4.2")
def test_a_birth_in_the_turn_of_another_does_not_bring_the_shop() -> None:
    game = situation(
        "coins:2",
        "coins:2 5:leopard-m 6:panda-m",
        asks="put",
        options=MODULE,
        table="agenda:put.B.panda-f.0",
    )
    assert game.to_act == (1,)
    assert kinds(game, "place panda-f 6") == ["placed", "born"]
    assert "shop" in middle(game)
    assert game.to_act == (1,)  # the turn of A is over, and B has no shop to place
    assert view_of(game)["asks"] == "turn"


@pytest.mark.rule("BL.4.2")
def test_the_shop_waits_for_the_next_birth_in_an_own_turn() -> None:
    """The buyer of the skunk has the first birth, in the turn of the skunk's owner."""
    game = table(
        "coins:9 barn:panda-f minis:skunk",
        "coins:2 5:leopard-m 6:panda-m barn:leopard-f",
        more="skunk",
    )
    game.play("sell panda")
    game.play("claim panda-f")
    assert "born" in kinds(game, "place panda-f 6")
    assert "shop" in middle(game)
    assert (game.to_act, view_of(game)["asks"]) == ((1,), "turn")
    assert "born" in kinds(game, "move leopard-f 5")
    assert view_of(game)["waiting"] == ["shop"]


@pytest.mark.rule("BL.4.3")
def test_a_birth_by_an_exchange_brings_the_shop() -> None:
    game = table("coins:1 5:leopard barn:panda-m+panda-f")
    game.play("exchange 5 panda")
    game.play("place shop 5")
    assert zoo(game) == ("coins:0 5:panda-dad+panda-mum+panda-baby stalls:5=shop barn:leopard")


@pytest.mark.rule("BL.4.3")
def test_two_births_by_an_exchange_bring_one_shop_between_them() -> None:
    game = table("coins:1 5:leopard barn:panda-m*2+panda-f*2")
    game.play("exchange 5 panda")
    events = kinds(game, "place shop 5")
    assert events == ["placed", "born"]
    assert zoo(game) == (
        "coins:0 5:panda-dad*2+panda-mum*2+panda-baby stalls:5=shop barn:leopard+panda-baby"
    )
    assert game.to_act == (1,)


@pytest.mark.rule("BL.4.4")
def test_the_shop_goes_on_a_free_place_or_into_the_barn() -> None:
    game = placing("6:panda-m x:- stalls:4a=snack+6=fruit", "panda-f")
    game.play("place panda-f 6")
    assert texts(game) == [f"place shop {where}" for where in ("4b", "5", "x", "barn")]
    assert_refused(game, "place shop 4a", "Z.4.7")
    assert_refused(game, "place shop y", "Z.1.7")
    game.play("place shop barn")
    assert view_of(game)["seats"][0]["barn"] == ["shop"]


@pytest.mark.rule("BL.4.4")
def test_without_a_free_place_the_shop_goes_into_the_barn() -> None:
    game = placing("6:panda-m stalls:4a=restaurant+5=snack+6=fruit", "panda-f")
    game.play("place panda-f 6")
    assert texts(game) == ["place shop barn"]


@pytest.mark.rule("BL.4.5")
def test_the_shop_is_moved_and_discarded_like_a_stall() -> None:
    game = table("coins:3 stalls:4a=shop", words=TAKEN)
    game.play("move shop 4a barn")
    assert zoo(game) == "coins:2 barn:shop"
    game = table("coins:3 barn:shop", words=TAKEN)
    moved = game.copy()
    moved.play("move shop barn 6")
    assert zoo(moved) == "coins:2 stalls:6=shop"
    game.play("discard shop")
    assert zoo(game) == "coins:1"
    assert view_of(game)["gone"] == {"shop": 1}
    assert middle(game) == ["restaurant", "pavilion", "pavilion"]
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("BL.4.5")
def test_the_points_of_the_shop_go_to_whoever_owns_it_at_the_end() -> None:
    young = "5:panda-dad+panda-mum+panda-baby"
    game = table(
        "coins:2 6:leopard-dad+leopard-mum+leopard-baby", f"{young} barn:shop", words=TAKEN
    )
    assert [sheet.total for sheet in game.scores()] == [0, -2, 0]
    game.play("buy B shop")
    assert view_of(game)["hand"] == ["shop"]
    assert Game.from_position(game.position(), dealer=None).state == game.state
    game.play("place shop 4a")
    assert [sheet.total for sheet in game.scores()] == [3, 0, 0]


@pytest.mark.rule("BL.4.5")
def test_a_shop_that_was_discarded_does_not_come_again() -> None:
    game = table("coins:1 5:panda-m barn:panda-f", words=TAKEN, gone="shop")
    assert kinds(game, "move panda-f 5") == ["paid", "moved", "born"]
    assert game.to_act == (1,)


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("BL.5.1")
def test_the_shop_is_a_stall_type_of_its_own() -> None:
    on_place = table("stalls:4a=snack+4b=snack+5=shop", words=TAKEN).scores()[0]
    assert on_place.points("stalls") == on_place.total == 4
    stored = table("stalls:4a=snack barn:snack+shop", words=TAKEN).scores()[0]
    assert (stored.points("stalls"), stored.points("barn-stalls")) == (2, -4)


@pytest.mark.rule("BL.5.2")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("5:panda-dad+panda-mum+panda-baby", 1),
        ("5:panda-dad+panda-mum+panda-baby x:leopard-dad+leopard-mum+leopard-baby", 2),
        ("5:panda-dad+panda-mum pandas:panda-baby", 1),
        ("5:panda-dad*2+panda-mum*2 petting:panda+panda", 2),
        ("5:panda-dad+panda-mum area:panda-baby", 0),
        ("5:panda-dad+panda-mum barn:panda-baby", 0),
    ],
)
def test_the_shop_scores_the_young_in_enclosures_and_petting_zoo(held: str, points: int) -> None:
    more = "petting-zoo+acclimatisation+extra-enclosures"
    with_shop = table(f"{held} stalls:6=shop", more=more, words=TAKEN).scores()
    without = table(held, more=more).scores()
    assert with_shop[0].points("stalls") == 2 + points
    assert with_shop[0].total == without[0].total + 2 + points
    assert with_shop[1].total == 0


@pytest.mark.rule("BL.5.2")
def test_a_shop_in_the_barn_scores_no_young() -> None:
    sheet = table("5:panda-dad+panda-mum+panda-baby barn:shop", words=TAKEN).scores()[0]
    assert (sheet.points("stalls"), sheet.total) == (0, -2)


@pytest.mark.rule("BL.5.3")
@pytest.mark.parametrize(
    ("stalls", "points"),
    [
        ("4a=restaurant", 2),
        ("4a=restaurant+5=snack", 4),
        ("4a=restaurant+5=snack+6=snack", 6),
        ("4a=restaurant+5=snack+6=snack+x=snack", 8),
        ("4a=restaurant+5=snack+6=snack+x=shop", 8),
        ("4a=snack+4b=snack+5=snack", 2),
    ],
)
def test_the_owner_of_the_restaurant_scores_every_stall(stalls: str, points: int) -> None:
    words = TAKEN if "shop" in stalls else ""
    game = table(f"x:- stalls:{stalls}", "stalls:4a=drinks+4b=drinks", words=words)
    assert game.scores()[0].points("stalls") == game.scores()[0].total == points
    assert game.scores()[1].total == 2


@pytest.mark.rule("BL.5.3")
def test_building_sites_and_stored_stalls_are_no_stalls_for_the_restaurant() -> None:
    game = table("stalls:4a=restaurant+5=place-site barn:snack*2", more="building-sites")
    assert game.scores()[0].points("stalls") == 2
    assert game.scores()[0].points("barn-stalls") == -2


@pytest.mark.rule("BL.5.4")
def test_the_restaurant_itself_is_one_stall() -> None:
    sheet = table("4:panda stalls:4a=restaurant").scores()[0]
    assert (sheet.points("stalls"), sheet.points("enclosure-4")) == (2, 1)


def test_a_copy_is_built_up_on_its_own() -> None:
    game = table("coins:9")
    other = game.copy()
    before = game.position()
    other.play("construct pavilion 4")
    assert game.position() == before


# -- positions ------------------------------------------------------------------------------------


def test_a_position_holds_while_the_shop_waits_for_its_place() -> None:
    game = placing("6:panda-m pavilions:5", "panda-f+snack")
    game.play("place panda-f 6")
    text = game.position()
    assert " shop:taken agenda:births.A.6.1+put.A.shop.0 asks:put=snack " in text
    assert Game.from_position(text, dealer=None).state == game.state
    for wrong in (
        text.replace(" shop:taken", ""),
        text.replace("put.A.shop", "put.B.shop"),
        text.replace("put.A.shop", "put.A.restaurant"),
        text.replace("put.A.shop", "put.A.pavilion"),
    ):
        with pytest.raises(NotationError):
            Game.from_position(wrong, dealer=None)


@pytest.mark.parametrize(
    ("field", "words", "reason"),
    [
        ("stalls:4b=restaurant", "", "BL.2.2"),
        ("stalls:5=restaurant", "", "BL.2.2"),
        ("stalls:4a=restaurant+4b=snack", "", "BL.2.2"),
        ("stalls:4a=restaurant+4b=restaurant", "", "BL.2.2"),
        ("barn:restaurant", "", "BL.2.3"),
        ("pavilions:4+5+6", "", "BL.1.1"),
        ("pavilions:x", "", "BL.3.2"),
        ("pavilions:pandas", "", "BL.3.2"),
        ("pavilions:7", "", "no enclosure"),
        ("4:panda*4 pavilions:4", "", "Z.4.5"),
        ("stalls:4a=shop", "", "2 shop tiles"),
        ("stalls:4a=shop+5=shop", TAKEN, "2 shop tiles"),
        ("coins:2", TAKEN, "BL.4.4"),
        ("coins:2", "shop:lost", "'lost' is unknown here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, words: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as refused:
        table(field, words=words)
    assert "\n" not in str(refused.value)


def test_two_restaurants_and_buildings_on_trucks_cannot_be() -> None:
    with pytest.raises(NotationError, match="2 restaurant tiles"):
        table("stalls:4a=restaurant", "stalls:4a=restaurant")
    with pytest.raises(NotationError, match=r"BL\.1\.1"):
        situation(options=MODULE, table=TAKEN, trucks="shop,-,-")
    with pytest.raises(NotationError, match=r"BL\.1\.1"):
        situation(options=MODULE, table=TAKEN, asks="load=shop")
    with pytest.raises(NotationError, match="2 restaurant tiles"):
        situation(options=MODULE, asks="place=restaurant")


def test_before_the_game_begins_nothing_is_constructed() -> None:
    fresh = Game(f"zooloretto(players=5, {MODULE})", dealer=None).position()
    assert "asks:begin" in fresh
    for word in ("pavilions:4", "stalls:4a=restaurant"):
        with pytest.raises(NotationError, match="before it begins"):
            Game.from_position(fresh.replace("A coins:2", f"A coins:2 {word}"), dealer=None)


def test_the_board_names_a_restaurant_once_and_the_pavilions() -> None:
    board = table("4:panda*2 stalls:4a=restaurant pavilions:4+6").board()
    assert board.count("restaurant") == 1
    assert "●●·     restaurant" in board
    assert "pavilion in 4 and 6" in board
