"""Boss: the sponsor enclosure."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game

MODULE = "modules=boss"


def table(*zoos: str, more: str = "", sold: str = "", alone: bool = False) -> Game:
    return situation(
        *zoos,
        options=f"{MODULE}{more}",
        table=f"sold:{sold}" if sold else "",
        trucks="coin,@B,@C" if alone else "",
    )


def rewards(game: Game, seat: int = 0) -> tuple[int, int]:
    """Donations and point tiles."""
    held = view_of(game)["seats"][seat]
    return held["donations"], held["point_tiles"]


# -- opening --------------------------------------------------------------------------------------


@pytest.mark.rule("BO.4.1")
def test_opening_costs_two_coins_and_the_turn() -> None:
    game = table("coins:3")
    game.play("open sponsor")
    assert zoo(game) == "coins:1 sponsor:-"
    assert bank(game) == 25
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1


@pytest.mark.rule("BO.4.1", "Z.5.1")
def test_opening_needs_two_coins() -> None:
    assert_refused(table("coins:1 donations:9"), "open sponsor", "Z.5.1")


@pytest.mark.rule("BO.4.2")
def test_it_opens_once() -> None:
    game = table("coins:9 sponsor:-")
    assert "open sponsor" not in texts(game)
    assert_refused(game, "open sponsor", "BO.4.2")


@pytest.mark.rule("BO.4.2")
def test_every_player_has_one_of_their_own() -> None:
    game = table("coins:2 sponsor:-", "coins:2")
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 1")
    game.play("open sponsor")
    assert zoo(game, 1) == "coins:0 sponsor:-"


@pytest.mark.rule("BO.4.3")
@pytest.mark.parametrize("other", ["", " x:- pandas:-"])
def test_nothing_enters_before_it_is_open(other: str) -> None:
    game = table(f"coins:9 5:leopard barn:panda{other}", more="+extra-enclosures")
    assert not any("sponsor" in text for text in texts(game) if text != "open sponsor")
    assert_refused(game, "move panda sponsor", "BO.4.3")
    assert_refused(game, "exchange 5 sponsor", "BO.4.3")
    assert_refused(game, "exchange sponsor panda", "BO.4.3")


@pytest.mark.rule("BO.4.4", "Z.4.5")
def test_it_has_three_spaces_for_one_species() -> None:
    game = table("coins:9 sponsor:panda*2 barn:panda+leopard", alone=True)
    assert_refused(game, "move leopard sponsor", "Z.4.5")
    game.play("move panda sponsor")
    assert zoo(game).startswith("coins:8 sponsor:panda*3 barn:leopard")
    game = table("coins:9 sponsor:panda*3 barn:panda")
    assert_refused(game, "move panda sponsor", "Z.4.4")


@pytest.mark.rule("BO.4.4")
def test_it_has_no_stall_place() -> None:
    closed, opened = table("coins:2 barn:snack"), table("coins:2 barn:snack sponsor:-")
    for game in (closed, opened):
        assert len(view_of(game)["seats"][0]["stalls"]) == 4
    assert [text for text in texts(opened) if "snack" in text and "offer" not in text] == [
        text for text in texts(closed) if "snack" in text and "offer" not in text
    ]


# -- filling --------------------------------------------------------------------------------------


@pytest.mark.rule("BO.4.5")
def test_the_last_space_brings_a_donation_and_a_point_tile_but_no_coins() -> None:
    game = table("coins:1 sponsor:panda*2 barn:panda")
    events = game.play("move panda sponsor")
    assert rewards(game) == (1, 1)
    assert (view_of(game)["donations_left"], view_of(game)["point_tiles_left"]) == (19, 29)
    assert coins(game) == 0
    assert [event.kind for event in events] == ["paid", "moved", "filled", "granted", "awarded"]


@pytest.mark.rule("BO.4.5")
def test_it_pays_every_time_anew() -> None:
    game = table(
        "coins:1 sponsor:panda*2 barn:panda donations:1 points:1",
        more="+foreign-zoos",
        alone=True,
    )
    game.play("move panda sponsor")
    assert rewards(game) == (2, 2)
    game.play("give sponsor")
    assert zoo(game) == "coins:0 sponsor:- cards:3 donations:2 points:2"


@pytest.mark.rule("BO.4.5", "K.1.4")
def test_short_supplies_give_what_they_have() -> None:
    game = table(
        "coins:1 sponsor:panda*2 barn:panda staff:spokesman*2 points:18",
        "sponsor:- donations:20 points:10",
    )
    game.play("move panda sponsor")
    assert rewards(game) == (0, 20)
    assert (view_of(game)["donations_left"], view_of(game)["point_tiles_left"]) == (0, 0)


@pytest.mark.rule("BO.3.9")
@pytest.mark.parametrize(
    ("staff", "tiles"), [("", 1), ("staff:spokesman", 3), ("staff:spokesman*2", 5)]
)
def test_each_spokesman_brings_two_more_point_tiles(staff: str, tiles: int) -> None:
    game = table(f"coins:1 sponsor:panda*2 barn:panda {staff}")
    game.play("move panda sponsor")
    assert rewards(game) == (1, tiles)


@pytest.mark.rule("BO.3.9")
def test_spokesmen_do_nothing_for_other_enclosures() -> None:
    game = table("coins:1 5:panda*4 barn:panda staff:spokesman*2")
    game.play("move panda 5")
    assert rewards(game) == (0, 0)


@pytest.mark.rule("BO.4.5", "BO.4.7", "Z.7.5")
def test_a_young_one_on_the_last_space_fills_it() -> None:
    game = table("coins:2 sponsor:panda-m")
    game.play("offer panda-xf")
    game.play("place panda-xf sponsor")
    assert zoo(game) == "coins:0 sponsor:panda-dad+panda-baby+panda-xmum donations:1 points:1"


@pytest.mark.rule("BO.4.6", "BO.4.7")
def test_an_exchange_fills_it_for_nothing() -> None:
    game = table("coins:1 sponsor:leopard barn:panda*3 staff:spokesman")
    game.play("exchange sponsor panda")
    assert zoo(game) == "coins:0 sponsor:panda*3 barn:leopard staff:spokesman"
    assert rewards(game) == (0, 0)


@pytest.mark.rule("BO.4.6", "Z.7.4")
def test_nor_does_a_young_one_born_by_an_exchange_bring_anything() -> None:
    game = table("coins:1 sponsor:leopard barn:panda-m+panda-f")
    game.play("exchange sponsor panda")
    assert zoo(game) == "coins:0 sponsor:panda-dad+panda-mum+panda-baby barn:leopard"


# -- an enclosure of the zoo ----------------------------------------------------------------------


@pytest.mark.rule("BO.4.7")
def test_it_takes_part_in_exchanges_between_enclosures() -> None:
    game = table("coins:9 sponsor:leopard*2 4:panda*3 5:elephant*4")
    assert_refused(game, "exchange 5 sponsor", "Z.5.8")
    game.play("exchange 4 sponsor")
    assert zoo(game) == "coins:8 4:leopard*2 5:elephant*4 sponsor:panda*3"
    assert rewards(game) == (0, 0)


@pytest.mark.rule("BO.4.7")
def test_tiles_from_a_truck_may_go_there() -> None:
    game = situation(
        "sponsor:-", asks="place=panda", trucks="@A,-,-", options=MODULE, round_number=2
    )
    assert "place panda sponsor" in texts(game)


@pytest.mark.rule("BO.4.7", "FZ.1.1")
def test_its_animals_can_be_given_away() -> None:
    game = table("coins:0 sponsor:panda*3", more="+foreign-zoos")
    assert "give sponsor" in texts(game)
    assert_refused(table("sponsor:panda*2", more="+foreign-zoos"), "give sponsor", "FZ.1.1")


@pytest.mark.rule("BO.4.7", "BL.3.6")
def test_a_pavilion_can_fill_it() -> None:
    game = table("coins:3 sponsor:panda*2", more="+buildings")
    game.play("construct pavilion sponsor")
    assert rewards(game) == (1, 1)
    assert game.scores()[0].points("enclosure-sponsor") == 4


@pytest.mark.rule("BO.4.7", "BS.2.2")
def test_a_building_site_can_lie_there() -> None:
    game = situation(
        "coins:2",
        "coins:2 4:panda*4 5:leopard*5 6:kangaroo*6 sponsor:elephant*2 barn:elephant",
        "coins:2",
        asks="place=pen-site",
        trucks="@A,-,-",
        options=f"{MODULE}+building-sites",
    )
    assert "place pen-site B sponsor" in texts(game)
    game.play("place pen-site B sponsor")
    assert_refused(game, "move elephant sponsor", "Z.4.4")
    assert game.scores()[1].points("enclosure-sponsor") == 2


@pytest.mark.rule("BO.4.7", "OC.2.1")
def test_it_counts_for_order_cards() -> None:
    game = situation(
        "coins:2 order:1 sponsor:panda*3",
        "coins:2 order:2 sponsor:chimpanzee*2",
        "coins:2 order:3",
        out="leopard+zebra",
        options=f"{MODULE}+order-cards",
    )
    assert [sheet.points("order-card") for sheet in game.scores()] == [3, 0, 0]


@pytest.mark.rule("BO.4.8", "MI.15.5")
def test_it_takes_no_guest() -> None:
    game = table("coins:9 5:panda sponsor:panda barn:kangaroo minis:hagenbeck", more="+hagenbeck")
    assert_refused(game, "host kangaroo sponsor", "MI.15.5")
    assert "host kangaroo 5" in texts(game)


@pytest.mark.rule("BO.4.5", "AA.2.5")
def test_the_free_move_of_a_round_bounds_what_the_sponsor_gives() -> None:
    """Exchange, move out of the area, move in again: the third step must wait for a new round."""
    game = table(
        "coins:9 sponsor:panda*3 barn:leopard*2 area:leopard", more="+acclimatisation", alone=True
    )
    game.play("exchange sponsor leopard")
    game.play("move leopard area sponsor")
    assert rewards(game) == (1, 1)
    assert_refused(game, "move panda area", "AA.2.5")
