"""Building sites."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

MODULE = "modules=building-sites"
NO_PLACE = "stalls:4a=snack+4b=snack+5=snack+6=drinks"


def table(*zoos: str, more: str = "", players: int = 3) -> Game:
    options = f"{MODULE}+{more}" if more else MODULE
    return situation(*zoos, options=options, players=players)


def alone(*zoos: str, more: str = "") -> Game:
    """The same with A as the only seat that is still in the round."""
    options = f"{MODULE}+{more}" if more else MODULE
    return situation(*zoos, options=options, trucks="coin,@B,@C")


def placing(tiles: str, *zoos: str, more: str = "", players: int = 3) -> Game:
    """A has taken a truck and lays these tiles."""
    options = f"{MODULE}+{more}" if more else MODULE
    trucks = ",".join(["@A", "-", "-", "-", "-"][: 3 if players == 2 else players])
    asks = f"place={tiles}"
    return situation(*zoos, asks=asks, trucks=trucks, options=options, players=players)


def lifts(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("lift")]


def kinds(game: Game, move: str) -> list[str]:
    return [event.kind for event in game.play(move)]


# -- the sites ------------------------------------------------------------------------------------


@pytest.mark.rule("BS.1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nine_sites_are_mixed_in(players: int) -> None:
    game = Game(f"zooloretto(players={players}, {MODULE})", seed=1)
    plain = Game(f"zooloretto(players={players})", seed=1)
    more = view_of(game)["supply"], view_of(plain)["supply"]
    assert more[0]["total"] == more[1]["total"] + 9
    sites = {"barn-site": 3, "place-site": 3, "pen-site": 3}
    assert more[0]["unseen"] == more[1]["unseen"] | sites


@pytest.mark.rule("BS.1.1")
def test_on_a_truck_a_site_is_a_tile_like_any_other() -> None:
    game = situation("coins:2", options=MODULE, trucks="panda,-,-")
    game.play("draw")
    game.deal("reveal barn-site")
    game.play("load 1")
    assert view_of(game)["trucks"][0]["tiles"] == ["panda", "barn-site"]
    game.play("take 1")
    assert view_of(game)["hand"] == ["barn-site", "panda"]


@pytest.mark.rule("Z.2.1", "Z.1.1")
def test_without_the_module_there_are_no_sites() -> None:
    assert_refused(situation("coins:2"), "lift pen-site 4", "Z.2.1")
    for field in ("5:pen-site", "stalls:4a=place-site", "barn:barn-site"):
        with pytest.raises(NotationError):
            situation(field)


# -- laying a site --------------------------------------------------------------------------------


@pytest.mark.rule("BS.2.1")
def test_a_site_goes_into_the_zoo_of_any_other_player_but_never_into_the_own() -> None:
    game = placing("barn-site")
    assert texts(game) == ["place barn-site B barn", "place barn-site C barn"]
    assert_refused(game, "place barn-site A barn", "BS.2.1")
    assert_refused(game, "place barn-site barn", "BS.2.1")
    assert_refused(game, "place barn-site D barn", "BS.2.1")
    [event] = game.play("place barn-site C barn")
    assert event.as_json() == {
        "kind": "site_laid",
        "seat": 0,
        "tile": "barn-site",
        "to": "barn",
        "owner": "C",
    }
    assert zoo(game, 2) == "coins:2 barn:barn-site"
    assert game.to_act == (1,)


@pytest.mark.rule("BS.2.1")
def test_one_player_may_get_several_sites() -> None:
    game = placing("barn-site+pen-site*2")
    game.play("place pen-site B 4")
    game.play("place barn-site B barn")
    game.play("place pen-site B 4")
    assert zoo(game, 1) == "coins:2 4:pen-site*2 barn:barn-site"


@pytest.mark.rule("BS.2.1")
def test_a_seat_that_is_out_of_the_round_gets_sites_too() -> None:
    game = situation(asks="place=barn-site", trucks="@A,@B,-", options=MODULE)
    assert texts(game) == ["place barn-site B barn", "place barn-site C barn"]


@pytest.mark.rule("BS.2.2")
def test_a_site_for_enclosures_needs_a_free_space_of_an_open_enclosure() -> None:
    game = placing("pen-site", "coins:2", "4:panda*4 5:leopard*4 x:-", "4:elephant*3+pen-site")
    assert texts(game) == [
        "place pen-site B 5",
        "place pen-site B 6",
        "place pen-site B x",
        "place pen-site C 5",
        "place pen-site C 6",
    ]
    for move in ("place pen-site B 4", "place pen-site B barn", "place pen-site C 4"):
        assert_refused(game, move, "BS.2.2")
    game.play("place pen-site B 5")
    assert zoo(game, 1) == "coins:2 4:panda*4 5:leopard*4+pen-site x:-"


@pytest.mark.rule("BS.2.3")
def test_a_site_for_stall_places_needs_a_free_one() -> None:
    game = placing("place-site", "coins:2", "stalls:4a=fruit+6=place-site", NO_PLACE)
    assert texts(game) == ["place place-site B 4b", "place place-site B 5"]
    for move in ("place place-site B 4a", "place place-site B 6", "place place-site C barn"):
        assert_refused(game, move, "BS.2.3")
    game.play("place place-site B 4b")
    assert zoo(game, 1) == "coins:2 stalls:4a=fruit+4b=place-site+6=place-site"


@pytest.mark.rule("BS.2.3")
def test_no_site_goes_on_the_restaurant() -> None:
    game = placing("place-site", "coins:2", "stalls:4a=restaurant", NO_PLACE, more="buildings")
    assert texts(game) == ["place place-site B 5", "place place-site B 6"]
    assert_refused(game, "place place-site B 4b", "BS.2.3")


@pytest.mark.rule("BS.2.4")
def test_a_site_for_barns_always_finds_room() -> None:
    game = placing("barn-site", "coins:2", "barn:panda*7+snack*3+barn-site*2")
    game.play("place barn-site B barn")
    assert zoo(game, 1) == "coins:2 barn:snack*3+panda*7+barn-site*3"
    assert_refused(placing("barn-site"), "place barn-site B 4", "BS.2.4")


@pytest.mark.rule("BS.2.5")
def test_no_site_goes_on_closed_boards_or_into_places_of_modules() -> None:
    more = "petting-zoo+acclimatisation+extra-enclosures+exotic"
    game = placing("pen-site+place-site", "coins:2", "pandas:-", more=more)
    for where in ("x", "y", "sponsor", "pandas", "petting", "area", "jungle", "out"):
        assert_refused(game, f"place pen-site B {where}", "BS.2.5")
    for where in ("x", "y", "petting"):
        assert_refused(game, f"place place-site B {where}", "BS.2.5")


@pytest.mark.rule("BS.2.5")
def test_an_open_sponsor_enclosure_takes_a_site() -> None:
    game = placing("pen-site", "coins:2", "sponsor:panda*2", more="boss")
    game.play("place pen-site B sponsor")
    assert view_of(game)["seats"][1]["enclosures"][3]["blocked"] == 1


@pytest.mark.rule("BS.2.6")
def test_a_site_must_be_laid_where_anybody_has_a_spot() -> None:
    full = "4:panda*4 5:leopard*5"
    assert_refused(placing("pen-site"), "place pen-site out", "BS.2.6")
    one_spot = placing("pen-site", "coins:2", f"{full} 6:elephant*5", "4:chimpanzee*4 5:kangaroo*5")
    assert texts(one_spot) == ["place pen-site B 6", "place pen-site C 6"]
    assert_refused(one_spot, "place pen-site out", "BS.2.6")
    assert_refused(placing("barn-site"), "place barn-site out", "BS.2.6")


@pytest.mark.rule("BS.2.6")
def test_a_site_without_a_spot_leaves_the_game() -> None:
    game = placing("place-site", "coins:2", "stalls:4a=fruit+4b=fruit+5=fruit+6=drinks", NO_PLACE)
    assert texts(game) == ["place place-site out"]
    assert_refused(game, "place place-site A 4a", "BS.2.1")
    assert kinds(game, "place place-site out") == ["discarded"]
    assert view_of(game)["gone"] == {"place-site": 1}
    assert game.to_act == (1,)


@pytest.mark.rule("BS.2.6")
def test_with_two_players_only_the_one_opponent_counts() -> None:
    full = "4:panda*4 5:leopard*5 6:flamingo*6"
    game = placing("pen-site+barn-site", "coins:2", full, players=2)
    assert texts(game) == ["place pen-site out", "place barn-site B barn"]


# -- what a site does -----------------------------------------------------------------------------


@pytest.mark.rule("BS.3.1")
def test_a_site_blocks_its_space_and_its_place() -> None:
    game = placing("panda+snack", "4:panda*2+pen-site stalls:4a=place-site")
    assert_refused(game, "place snack 4a", "Z.4.7")
    assert "place snack 4b" in texts(game)
    game.play("place panda 4")
    full = placing("panda", "4:panda*3+pen-site")
    assert_refused(full, "place panda 4", "Z.4.4")
    barn = table("coins:2 4:panda*3+pen-site stalls:4a=place-site+5=snack barn:panda+fruit")
    assert_refused(barn, "move panda 4", "Z.4.4")
    assert_refused(barn, "move fruit barn 4a", "Z.4.7")
    assert_refused(barn, "move snack 5 4a", "Z.4.7")


@pytest.mark.rule("BS.3.1")
def test_a_young_one_finds_no_room_on_a_blocked_space() -> None:
    game = placing("panda-f", "4:panda+panda-m+pen-site")
    game.play("place panda-f 4")
    assert zoo(game) == "coins:2 4:panda+panda-dad+panda-mum+pen-site barn:panda-baby"


@pytest.mark.rule("BS.3.2")
def test_blocked_spaces_are_no_room_for_an_exchange() -> None:
    game = table("coins:2 4:panda+pen-site 5:leopard*4 barn:elephant*4")
    assert_refused(game, "exchange 4 5", "Z.5.8")
    assert_refused(game, "exchange 4 elephant", "Z.5.8")
    fitting = table("coins:2 4:panda+pen-site 5:leopard*3 barn:elephant*3")
    swapped = fitting.copy()
    fitting.play("exchange 4 5")
    assert zoo(fitting) == "coins:1 4:leopard*3+pen-site 5:panda barn:elephant*3"
    swapped.play("exchange 4 elephant")
    assert zoo(swapped) == "coins:1 4:elephant*3+pen-site 5:leopard*3 barn:panda"


@pytest.mark.rule("BS.3.2", "BL.3.4")
@pytest.mark.parametrize(("coming", "fits"), [(2, True), (3, False)])
def test_an_exchange_into_an_enclosure_with_a_pavilion_and_a_site(coming: int, fits: bool) -> None:
    field = f"coins:2 4:panda+pen-site 5:leopard*{coming} barn:elephant*{coming} pavilions:4"
    game = table(field, more="buildings")
    assert ("exchange 4 5" in texts(game)) == fits
    assert ("exchange 4 elephant" in texts(game)) == fits
    if not fits:
        assert_refused(game, "exchange 4 5", "Z.5.8")


@pytest.mark.rule("BS.3.2", "Z.6.6")
def test_a_birth_by_an_exchange_into_a_blocked_enclosure_goes_into_the_barn() -> None:
    game = table("coins:1 4:leopard+pen-site*2 barn:panda-m+panda-f")
    game.play("exchange 4 panda")
    assert zoo(game) == "coins:0 4:panda-dad+panda-mum+pen-site*2 barn:leopard+panda-baby"


@pytest.mark.rule("BS.3.3")
def test_a_blocked_space_earns_no_bonus() -> None:
    game = placing("panda", "coins:0 4:panda*2+pen-site")
    assert kinds(game, "place panda 4") == ["placed"]
    assert coins(game) == 0


@pytest.mark.rule("BS.3.3", "Z.6.3")
def test_a_young_one_on_the_last_free_space_beside_a_site_earns_no_bonus() -> None:
    game = table("coins:1 5:panda+panda-m+pen-site barn:panda-f")
    assert kinds(game, "move panda-f 5") == ["paid", "moved", "born"]
    assert zoo(game) == "coins:0 5:panda+panda-dad+panda-mum+panda-baby+pen-site"


@pytest.mark.rule("BS.3.3")
@pytest.mark.parametrize(
    ("held", "points"),
    [("panda*4", 5), ("panda*3+pen-site", 4), ("panda*2+pen-site", 0), ("panda*2+pen-site*2", 0)],
)
def test_a_blocked_space_counts_as_empty_for_scoring(held: str, points: int) -> None:
    sheet = table(f"4:{held}").scores()[0]
    assert sheet.points("enclosure-4") == sheet.total == points


@pytest.mark.rule("BS.3.4")
def test_an_enclosure_with_a_site_is_not_given_away() -> None:
    game = table("coins:2 4:panda*3+pen-site 5:leopard*5", more="foreign-zoos")
    assert [text for text in texts(game) if text.startswith("give")] == ["give 5"]
    assert_refused(game, "give 4", "BS.3.4")


@pytest.mark.rule("BS.3.5")
def test_a_site_in_a_barn_has_no_effect_during_the_game() -> None:
    fields = "coins:9 4:panda 5:leopard barn:snack+elephant+panda-m"
    clear, with_site = table(fields), table(f"{fields}+barn-site*3")
    assert set(texts(with_site)) - set(texts(clear)) == {"lift barn-site barn"}
    assert set(texts(clear)) <= set(texts(with_site))


@pytest.mark.rule("BS.3.6")
def test_a_site_is_never_moved_bought_or_discarded() -> None:
    sites = "4:pen-site stalls:4a=place-site barn:barn-site"
    game = table(f"coins:9 {sites}", f"coins:9 {sites}")
    for move in (
        "move barn-site 4",
        "move barn-site out",
        "move pen-site 5",
        "move pen-site 4 5",
        "move place-site 4a 5",
        "move place-site 4a barn",
        "discard barn-site",
        "discard pen-site",
        "discard place-site",
        "buy B barn-site",
        "buy B pen-site",
    ):
        assert_refused(game, move, "BS.3.6")


# -- handing sites on -----------------------------------------------------------------------------


@pytest.mark.rule("BS.4.1")
def test_handing_on_costs_one_coin_and_the_turn() -> None:
    game = table("coins:1 5:panda*3+pen-site")
    before = bank(game)
    assert lifts(game) == ["lift pen-site 5"]
    events = game.play("lift pen-site 5")
    assert [event.kind for event in events] == ["paid", "site_lifted"]
    assert events[1].data == {"tile": "pen-site", "from": "5"}
    assert (coins(game), bank(game)) == (0, before + 1)
    assert view_of(game)["waiting"] == ["pen-site"]
    assert texts(game) == [f"place pen-site {seat} {pen}" for seat in "BC" for pen in "456"]
    game.play("place pen-site C 6")
    assert (zoo(game), zoo(game, 2)) == ("coins:0 5:panda*3", "coins:2 6:pen-site")
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1


@pytest.mark.rule("BS.4.1")
def test_every_kind_of_site_can_be_handed_on() -> None:
    game = table("coins:1 4:pen-site*2 x:pen-site stalls:4b=place-site+x=place-site barn:barn-site")
    assert lifts(game) == [
        "lift place-site 4b",
        "lift place-site x",
        "lift pen-site 4",
        "lift pen-site x",
        "lift barn-site barn",
    ]
    for move in ("lift place-site x", "lift pen-site 4", "lift barn-site barn"):
        other = game.copy()
        other.play(move)
        assert view_of(other)["waiting"] == [move.split()[1]]


@pytest.mark.rule("BS.4.1")
def test_only_sites_of_the_own_zoo_are_handed_on_and_only_with_a_coin() -> None:
    game = table("coins:2 5:pen-site", "4:pen-site stalls:4a=place-site barn:barn-site")
    for move in (
        "lift pen-site 4",
        "lift pen-site x",
        "lift pen-site pandas",
        "lift pen-site barn",
        "lift place-site 4a",
        "lift place-site y",
        "lift barn-site barn",
        "lift barn-site 4",
    ):
        assert_refused(game, move, "BS.4.1")
    assert_refused(table("coins:0 5:pen-site"), "lift pen-site 5", "Z.5.1")
    with pytest.raises(NotationError, match="only sites"):
        game.play("lift panda 5")


@pytest.mark.rule("BS.4.1", "MI.5.1")
def test_handing_on_is_no_remodelling_and_never_free() -> None:
    game = table("coins:0 5:pen-site minis:iberian-lynx", more="iberian-lynx")
    assert_refused(game, "lift pen-site 5", "Z.5.1")


@pytest.mark.rule("BS.4.2")
def test_the_first_site_is_compulsory_and_the_second_may_be_left_out() -> None:
    game = table("coins:1 5:pen-site stalls:4a=place-site barn:barn-site")
    game.play("lift place-site 4a")
    for move in ("decline", "lift pen-site 5", "place pen-site B 5"):
        assert_refused(game, move, "K.1.9")
    game.play("place place-site B 4a")
    assert view_of(game)["asks"] == "second-site"
    assert game.board().splitlines()[2] == "A may hand on a second site"
    assert texts(game) == ["lift pen-site 5", "lift barn-site barn", "decline"]
    assert_refused(game, "lift place-site 4a", "BS.4.1")
    assert_refused(game, "draw", "K.1.9")
    assert_refused(game, "place pen-site B 5", "K.1.9")
    game.play("decline")
    assert game.to_act == (1,)
    assert zoo(game) == "coins:0 5:pen-site barn:barn-site"


@pytest.mark.rule("BS.4.2")
@pytest.mark.parametrize("second", ["B", "C"])
def test_the_second_site_is_free_and_goes_to_the_same_player_or_another(second: str) -> None:
    game = table("coins:1 5:pen-site*3 barn:barn-site")
    game.play("lift pen-site 5")
    game.play("place pen-site B 4")
    game.play("lift pen-site 5")
    game.play(f"place pen-site {second} 4")
    assert game.to_act == (1,)  # and no third
    assert zoo(game) == "coins:0 5:pen-site barn:barn-site"
    assert view_of(game)["seats"][1]["enclosures"][0]["blocked"] == (2 if second == "B" else 1)


@pytest.mark.rule("BS.4.2")
def test_without_another_site_no_second_is_asked_for() -> None:
    game = table("coins:2 5:pen-site")
    game.play("lift pen-site 5")
    game.play("place pen-site B 4")
    assert view_of(game)["question"] is None
    assert game.to_act == (1,)


@pytest.mark.rule("BS.4.3")
def test_a_site_that_fits_nowhere_leaves_the_game() -> None:
    full = "4:panda*4 5:leopard*5 6:flamingo*6"
    game = table("coins:1 5:pen-site*2", full, players=2)
    game.play("lift pen-site 5")
    assert texts(game) == ["place pen-site out"]
    game.play("place pen-site out")
    game.play("decline")
    assert view_of(game)["gone"] == {"pen-site": 1}
    assert zoo(game) == "coins:0 5:pen-site"


@pytest.mark.rule("BS.4.4")
def test_freeing_a_space_fills_nothing_and_the_next_animal_does() -> None:
    game = alone("coins:2 4:panda*3+pen-site barn:panda")
    assert kinds(game, "lift pen-site 4") == ["paid", "site_lifted"]
    assert kinds(game, "place pen-site B 4") == ["site_laid"]
    assert coins(game) == 1
    assert kinds(game, "move panda 4") == ["paid", "moved", "filled"]
    assert coins(game) == 1


@pytest.mark.rule("BS.4.4", "BL.2.2")
def test_a_place_that_is_free_again_takes_stalls_and_the_restaurant() -> None:
    game = alone("coins:4 stalls:4b=place-site", more="buildings")
    assert_refused(game, "construct restaurant", "BL.2.2")
    game.play("lift place-site 4b")
    game.play("place place-site B 6")
    game.play("construct restaurant")
    assert zoo(game) == "coins:0 stalls:4a=restaurant"


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("BS.5.1")
@pytest.mark.parametrize(("barn", "points"), [("barn-site", -2), ("barn-site*3", -2)])
def test_sites_in_the_barn_cost_two_points_in_all(barn: str, points: int) -> None:
    game = table(f"barn:{barn}")
    sheet = game.scores()[0]
    assert sheet.points("barn-sites") == sheet.total == points
    assert sheet.sections()[3] == points
    assert game.scores()[1].points("barn-sites") == game.scores()[1].total == 0


@pytest.mark.rule("BS.5.1", "MI.1.1")
def test_the_polar_bear_halves_the_minus_of_sites() -> None:
    sheet = table("barn:barn-site minis:polar-bear", more="polar-bear").scores()[0]
    assert sheet.points("barn-sites") == -1


@pytest.mark.rule("BS.5.2")
def test_other_sites_cost_no_points() -> None:
    sheet = table("4:pen-site*3 stalls:4a=place-site+4b=place-site").scores()[0]
    assert sheet.total == 0
    # nor are they stalls: the place beside the enclosure has none
    assert table("4:panda*2 stalls:4a=place-site").scores()[0].total == 0


# -- positions ------------------------------------------------------------------------------------


def test_a_position_holds_while_sites_are_handed_on() -> None:
    game = table("coins:1 5:panda+pen-site barn:barn-site")
    game.play("lift pen-site 5")
    text = game.position()
    assert " agenda:second-site.A+put.A.pen-site.0 asks:put " in text
    assert Game.from_position(text, dealer=None).state == game.state
    for wrong in (
        text.replace("put.A", "put.B"),
        text.replace("second-site.A", "second-site.B"),
        text.replace(" barn:barn-site", ""),
        text.replace("pen-site.0", "pen-site"),
        text.replace("put.A.pen-site.0", "put.A.pen-site.0+put.A.pen-site.0").replace(
            "5:panda", "5:panda+pen-site*3"
        ),
    ):
        with pytest.raises(NotationError):
            Game.from_position(wrong, dealer=None)
    game.play("place pen-site B 5")
    text = game.position()
    assert " agenda:second-site.A asks:second-site " in text
    assert Game.from_position(text, dealer=None).state == game.state


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ("4:panda*4+pen-site", "BS.2.2"),
        ("4:pen-site+panda*4", "Z.4.5"),
        ("5:pen-site*4", "4 pen-site tiles"),
        ("5:barn-site", "Z.4.4"),
        ("5:place-site", "Z.4.4"),
        ("pandas:pen-site", "BS.2.5"),
        ("stalls:4a=pen-site", "Z.4.7"),
        ("stalls:4a=barn-site", "Z.4.7"),
        ("stalls:x=place-site", "Z.4.7"),
        ("stalls:4a=snack+4a=place-site", "Z.4.7"),
        ("barn:pen-site", "BS.2.4"),
        ("barn:place-site", "BS.2.4"),
        ("barn:barn-site*4", "4 barn-site tiles"),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as refused:
        table(field, more="extra-enclosures")
    assert "\n" not in str(refused.value)


def test_the_board_marks_blocked_spaces_and_places() -> None:
    board = table("4:panda*2+pen-site stalls:4a=place-site+5=snack barn:barn-site").board()
    assert "●●·×    ×, –" in board
    assert "barn barn-site" in board
