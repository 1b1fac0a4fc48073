"""Boss: setting up, and buying from the offer board."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game

MODULE = "modules=boss"
FIELDS = ["fundraiser", "consultant", "spokesman", "sales-manager", "buyer"]
SPECIES = ["flamingo", "leopard", "elephant", "panda", "chimpanzee", "kangaroo"]  # in play
STALLS = ["snack", "drinks", "fruit", "popcorn"]
BOUGHT = "panda-xf+x-snack+x-fruit"


def table(
    *zoos: str, players: int = 3, sold: str = "", round_number: int = 2, more: str = ""
) -> Game:
    return situation(
        *zoos,
        players=players,
        options=f"{MODULE}{more}",
        table=f"sold:{sold}" if sold else "",
        round_number=round_number,
    )


def verbs(game: Game) -> set[str]:
    return {move.verb for move in game.legal()}


def of_verb(game: Game, verb: str) -> list[str]:
    return [text for text in texts(game) if text.split()[0] == verb]


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("BO.1.1")
def test_an_office_has_five_fields_with_two_windows_each() -> None:
    game = table("coins:2")
    assert of_verb(game, "hire") == [f"hire {field}" for field in FIELDS]
    game = table("coins:2 staff:fundraiser*2+consultant+spokesman*2+sales-manager*2")
    assert of_verb(game, "hire") == ["hire consultant", "hire buyer"]


@pytest.mark.rule("BO.1.2")
@pytest.mark.parametrize(("players", "workers"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_two_workers_for_each_player_and_two_more(players: int, workers: int) -> None:
    game = Game(f"zooloretto(players={players}, {MODULE})", seed=1)
    assert view_of(game)["offer_board"]["workers"] == workers


@pytest.mark.rule("BO.1.3")
@pytest.mark.parametrize(("players", "left"), [(2, 16), (3, 14), (4, 12), (5, 10)])
def test_each_player_begins_with_two_of_twenty_donations(players: int, left: int) -> None:
    view = view_of(Game(f"zooloretto(players={players}, {MODULE})", seed=1))
    assert [seat["donations"] for seat in view["seats"]] == [2] * players
    assert view["donations_left"] == left


@pytest.mark.rule("BO.1.4")
def test_thirty_point_tiles_and_nobody_has_any() -> None:
    view = view_of(Game(f"zooloretto(players=3, {MODULE})", seed=1))
    assert [seat["point_tiles"] for seat in view["seats"]] == [0, 0, 0]
    assert view["point_tiles_left"] == 30


@pytest.mark.rule("BO.1.5")
def test_the_offer_board_has_an_x_tile_of_each_species_and_stall_in_play() -> None:
    game = Game(f"zooloretto(players=3, out=camel+zebra, start=A, {MODULE})")
    offers = [f"{species}-xf" for species in SPECIES] + [f"x-{stall}" for stall in STALLS]
    assert view_of(game)["offer_board"]["x_tiles"] == offers
    assert [text for text in of_verb(game, "offer") if "donations" not in text] == [
        f"offer {tile}" for tile in offers
    ]
    assert_refused(game, "offer camel-xf", "BO.1.5")
    assert_refused(game, "offer lion-xf", "BO.1.5")
    assert_refused(game, "offer x-icecream", "BO.1.5")
    assert_refused(game, "offer baboon", "BO.1.5")


@pytest.mark.rule("BO.1.5", "FA.1.3", "XX.1.2")
def test_families_and_ice_cream_are_on_the_offer_board_too() -> None:
    more = "lion-family+xxl-tiles"
    game = Game(f"zooloretto(players=4, out=camel+zebra, start=A, {MODULE}+{more})")
    offered = view_of(game)["offer_board"]["x_tiles"]
    assert offered == [
        *[f"{species}-xf" for species in [*SPECIES, "lion"]],
        *[f"x-{stall}" for stall in [*STALLS, "icecream"]],
    ]
    assert "camel-xf" not in offered
    game.play("offer lion-xf")
    game.play("place lion-xf 4")
    assert zoo(game) == "coins:0 4:lion-xf donations:2"
    game.play("offer x-icecream donations")
    game.play("place x-icecream 5")
    assert zoo(game, 1) == "coins:2 stalls:5=x-icecream"


@pytest.mark.rule("BO.1.6", "BO.2.4")
def test_there_are_two_of_each_office_tile() -> None:
    game = table("coins:2", "office:controller", "office:controller")
    left = view_of(game)["offer_board"]["office_tiles"]
    assert left == {"controller": 0, "personnel-manager": 2}
    assert_refused(game, "office controller", "BO.2.4")
    assert of_verb(game, "office") == ["office personnel-manager"]
    assert view_of(table("coins:2"))["offer_board"]["office_tiles"]["controller"] == 2


@pytest.mark.rule("BO.1.7", "BO.4.3")
def test_the_sponsor_enclosure_begins_closed() -> None:
    game = Game(f"zooloretto(players=3, out=camel+zebra, start=A, {MODULE})")
    pens = [pen["name"] for pen in view_of(game)["seats"][0]["enclosures"]]
    assert pens == ["4", "5", "6"]
    game.play("offer panda-xf")
    assert_refused(game, "place panda-xf sponsor", "BO.4.3")


# -- paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("BO.2.1")
@pytest.mark.parametrize("move", ["hire buyer", "office controller"])
def test_a_purchase_is_the_whole_turn(move: str) -> None:
    game = table("coins:9")
    game.play(move)
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert coins(game) == 7


@pytest.mark.rule("BO.2.1", "K.1.1")
def test_purchases_are_money_actions_and_so_limited() -> None:
    game = table("coins:9 donations:9 quiet:12")
    assert verbs(game) == {"draw"}
    for move in ("hire buyer", "offer panda-xf donations", "office controller", "open sponsor"):
        assert_refused(game, move, "K.1.1")


@pytest.mark.rule("BO.2.1")
def test_only_x_tiles_can_be_bought_from_the_offer_board() -> None:
    game = table("coins:9")
    for tile in ("panda", "panda-f", "panda-xmum", "panda-baby", "snack", "coin"):
        assert_refused(game, f"offer {tile}", "BO.2.1")


@pytest.mark.rule("BO.2.2")
@pytest.mark.parametrize("move", ["hire buyer", "offer panda-xf", "office controller"])
def test_the_price_is_two_coins_or_two_donations(move: str) -> None:
    game = table("coins:2 donations:2")
    paid, given = game.copy(), game
    paid.play(move)
    assert coins(paid) == 0
    assert bank(paid) == 26
    assert view_of(paid)["seats"][0]["donations"] == 2
    assert view_of(given)["donations_left"] == 18
    given.play(f"{move} donations")
    assert coins(given) == 2
    assert bank(given) == 24
    assert view_of(given)["seats"][0]["donations"] == 0
    assert view_of(given)["donations_left"] == 20


@pytest.mark.rule("BO.2.2", "Z.5.1")
@pytest.mark.parametrize("move", ["hire buyer", "offer panda-xf", "office controller"])
def test_coins_and_donations_cannot_be_mixed(move: str) -> None:
    game = table("coins:1 donations:1")
    assert verbs(game) == {"draw"}
    assert_refused(game, move, "Z.5.1")
    assert_refused(game, f"{move} donations", "BO.2.2")


@pytest.mark.rule("BO.2.3")
def test_donations_buy_nothing_else() -> None:
    game = table("coins:0 donations:9 5:panda barn:panda+snack staff:buyer", "barn:leopard")
    assert verbs(game) == {"draw", "hire", "offer", "office"}
    assert all(text.endswith(" donations") for text in texts(game) if text != "draw")
    assert_refused(game, "open sponsor", "Z.5.1")
    assert_refused(game, "transfer buyer consultant", "Z.5.1")


@pytest.mark.rule("BO.2.3")
def test_donations_are_no_money_in_a_tie() -> None:
    game = table("coins:1 donations:9", "coins:2")
    assert [sheet.tiebreak for sheet in game.scores()] == [1, 2, 2]


# -- X tiles --------------------------------------------------------------------------------------


@pytest.mark.rule("BO.2.4")
def test_what_is_sold_is_never_replaced() -> None:
    game = table("coins:9 4:panda-xf", "coins:2", "coins:2", sold="panda-xf")
    assert_refused(game, "offer panda-xf", "BO.2.4")
    game.play("offer x-snack")
    game.play("place x-snack barn")
    assert "offer x-snack" not in texts(game)
    assert_refused(game, "offer x-snack", "BO.2.4")
    assert "x-snack" not in view_of(game)["offer_board"]["x_tiles"]


@pytest.mark.rule("BO.2.4", "Z.6.8")
def test_an_x_tile_that_leaves_the_game_does_not_come_back() -> None:
    game = table("coins:2 barn:panda-xf", "coins:4", sold="panda-xf")
    game.play("discard panda-xf")
    assert view_of(game)["gone"] == {"panda-xf": 1}
    assert_refused(game, "offer panda-xf", "BO.2.4")


@pytest.mark.rule("BO.2.5")
def test_an_x_female_is_placed_at_once_into_a_fitting_enclosure_or_the_barn() -> None:
    game = table("coins:2 4:panda*3 5:leopard 6:elephant*6 sponsor:-")
    game.play("offer panda-xf")
    assert view_of(game)["asks"] == "place"
    assert texts(game) == [f"place panda-xf {where}" for where in ("4", "sponsor", "barn")]
    assert_refused(game, "place panda-xf 5", "Z.4.5")
    assert_refused(game, "place panda-xf 6", "Z.4.5")
    game.play("place panda-xf 4")
    assert zoo(game).startswith("coins:1 4:panda*3+panda-xf")
    assert game.to_act == (1,)


@pytest.mark.rule("BO.2.5")
def test_an_x_stall_is_placed_at_once_on_a_free_place_or_into_the_barn() -> None:
    game = table("coins:2 stalls:4a=snack+6=x-fruit", sold="x-fruit")
    game.play("offer x-snack")
    assert texts(game) == [f"place x-snack {where}" for where in ("4b", "5", "barn")]
    assert_refused(game, "place x-snack 6", "Z.4.7")
    assert_refused(game, "place x-snack x", "Z.1.7")
    game.play("place x-snack barn")
    assert zoo(game) == "coins:0 stalls:4a=snack+6=x-fruit barn:x-snack"


@pytest.mark.rule("BO.2.6")
def test_a_bought_x_female_does_not_go_into_the_area() -> None:
    game = table("coins:2", more="+acclimatisation")
    game.play("offer panda-xf")
    assert "place panda-xf area" not in texts(game)
    assert_refused(game, "place panda-xf area", "AA.1.4")


@pytest.mark.rule("BO.2.7")
def test_x_tiles_are_moved_and_exchanged_like_others() -> None:
    game = table("coins:9 5:leopard barn:panda-xf+x-snack stalls:4a=x-fruit", sold=BOUGHT)
    legal = texts(game)
    for move in ("move panda-xf 4", "exchange 5 panda", "move x-snack barn 5"):
        assert move in legal
    game.play("move x-fruit 4a 6")
    assert zoo(game) == "coins:8 5:leopard stalls:6=x-fruit barn:panda-xf+x-snack"


@pytest.mark.rule("BO.2.7")
def test_x_tiles_are_bought_and_discarded_like_others() -> None:
    game = table("coins:2", "barn:panda-xf+x-snack+x-fruit", sold=BOUGHT)
    assert {"buy B panda-xf", "buy B x-snack"} <= set(texts(game))
    game.play("buy B x-snack")
    game.play("place x-snack 5")
    assert zoo(game) == "coins:0 stalls:5=x-snack"
    game.play("discard x-fruit")
    assert zoo(game, 1) == "coins:1 barn:panda-xf"
    assert view_of(game)["gone"] == {"x-fruit": 1}


@pytest.mark.rule("BO.2.7", "Z.6.4")
def test_an_x_female_has_a_young_one_once() -> None:
    game = table("coins:2 5:panda-m")
    game.play("offer panda-xf")
    game.play("place panda-xf 5")
    assert zoo(game) == "coins:0 5:panda-dad+panda-baby+panda-xmum"
    game = table(
        "coins:1 5:panda-dad+panda-baby+panda-xmum barn:panda-m", "coins:2", sold="panda-xf"
    )
    game.play("move panda-m 5")
    assert zoo(game) == "coins:0 5:panda-m+panda-dad+panda-baby+panda-xmum"


@pytest.mark.rule("BO.2.8")
def test_the_ordinary_female_is_the_mother_if_both_could_be() -> None:
    game = table("coins:1 5:panda-f+panda-xf barn:panda-m", sold="panda-xf")
    game.play("move panda-m 5")
    assert zoo(game) == "coins:0 5:panda-dad+panda-mum+panda-baby+panda-xf"


@pytest.mark.rule("BO.2.8", "Z.6.6")
def test_two_males_have_young_with_both() -> None:
    game = table("coins:1 5:leopard barn:panda-m*2+panda-f+panda-xf", sold="panda-xf")
    game.play("exchange 5 panda")
    assert zoo(game) == (
        "coins:0 5:panda-dad*2+panda-mum+panda-baby+panda-xmum barn:leopard+panda-baby"
    )


# -- workers and office tiles ---------------------------------------------------------------------


@pytest.mark.rule("BO.2.9")
@pytest.mark.parametrize("field", FIELDS)
def test_a_worker_takes_a_window_of_the_buyers_choice(field: str) -> None:
    game = table("coins:2")
    game.play(f"hire {field}")
    assert zoo(game) == f"coins:0 staff:{field}"
    assert zoo(game, 1) == "coins:2"
    assert view_of(game)["offer_board"]["workers"] == 7


@pytest.mark.rule("BO.2.10")
def test_ten_taken_windows_are_enough() -> None:
    full = "+".join(f"{field}*2" for field in FIELDS)
    game = table(f"coins:9 donations:2 staff:{full}", players=5)
    assert of_verb(game, "hire") == []
    assert_refused(game, "hire buyer", "BO.2.10")
    assert_refused(game, "hire fundraiser donations", "BO.2.10")


@pytest.mark.rule("BO.2.11")
def test_without_workers_on_the_offer_board_none_can_be_hired() -> None:
    game = table("coins:2", "staff:buyer*2+consultant*2", "staff:spokesman*2+fundraiser*2")
    assert view_of(game)["offer_board"]["workers"] == 0
    assert of_verb(game, "hire") == []
    assert_refused(game, "hire buyer", "BO.2.11")


@pytest.mark.rule("BO.2.12")
@pytest.mark.parametrize("tile", ["controller", "personnel-manager"])
def test_office_tiles_are_sold_from_the_second_round_on(tile: str) -> None:
    game = table("coins:2 donations:2", round_number=1)
    assert of_verb(game, "office") == []
    assert_refused(game, f"office {tile}", "BO.2.12")
    assert_refused(game, f"office {tile} donations", "BO.2.12")
    game = table("coins:2", round_number=2)
    game.play(f"office {tile}")
    assert zoo(game) == f"coins:0 office:{tile}"


@pytest.mark.rule("BO.2.12")
def test_the_second_round_begins_when_the_first_has_ended() -> None:
    game = situation("coins:9", trucks="coin,@B,@C", options=MODULE, round_number=1)
    assert of_verb(game, "office") == []
    game.play("take 1")
    assert game.to_act == (0,)
    assert of_verb(game, "office") == ["office controller", "office personnel-manager"]


@pytest.mark.rule("BO.2.13")
def test_nobody_has_two_office_tiles_of_a_kind() -> None:
    game = table("coins:9 office:controller")
    assert_refused(game, "office controller", "BO.2.13")
    game.play("office personnel-manager")
    assert zoo(game) == "coins:7 office:controller+personnel-manager"


@pytest.mark.rule("Z.2.1")
def test_without_the_module_there_is_no_offer_board() -> None:
    game = situation("coins:9")
    for move in ("hire buyer", "offer panda-xf", "office controller", "open sponsor"):
        assert_refused(game, move, "Z.2.1")
    assert_refused(game, "transfer buyer consultant", "Z.2.1")


@pytest.mark.rule("BO.2.8", "FZ.1.2")
def test_what_is_gone_keeps_its_name() -> None:
    """The X mother and the ordinary female without young, not the other way round."""
    fields = [
        "zooloretto(players=3, out=zebra+kangaroo, modules=buildings+foreign-zoos+boss)",
        "round:3 turn:A shop:taken sold:elephant-xf asks:turn",
        "bank:24",
        "trucks:-,-,-",
        "A coins:2 4:elephant-dad+elephant-xmum+elephant-baby+elephant-f",
        "B coins:2 stalls:6=shop",
        "C coins:2",
    ]
    game = Game.from_position(" | ".join(fields), dealer=None)
    game.play("give 4")
    gone = {"elephant-dad": 1, "elephant-xmum": 1, "elephant-baby": 1, "elephant-f": 1}
    assert view_of(game)["gone"] == gone
    again = Game.from_position(game.position(), dealer=None)
    assert again.position() == game.position()
    assert again.state == game.state


def test_a_position_in_which_they_had_changed_names_still_opens() -> None:
    """So the version before wrote it. Nothing that can be played depends on it."""
    text = (
        "zooloretto(players=3, out=zebra+kangaroo, modules=buildings+foreign-zoos+boss)"
        " | round:3 turn:B shop:taken sold:elephant-xf asks:turn | bank:24 | trucks:-,-,-"
        " | A coins:2 cards:3 donations:2 | B coins:2 stalls:6=shop donations:2"
        " | C coins:2 donations:2"
        " | gone:elephant-dad+elephant-mum+elephant-baby+elephant-xf"
    )
    old = Game.from_position(text, dealer=None)
    before, _, _ = text.partition("gone:")
    right = f"{before}gone:elephant-f+elephant-dad+elephant-baby+elephant-xmum"
    new = Game.from_position(right, dealer=None)
    assert old.position() == text
    assert old.legal() == new.legal()
    assert view_of(old)["supply"] == view_of(new)["supply"]
