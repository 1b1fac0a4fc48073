"""Situations in which several modules meet, one for each corner of their rules."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game


def drawn(game: Game) -> None:
    """The seat on turn draws whatever comes and loads it on the first truck that has room."""
    game.play("draw")
    game.deal(game.chance()[0][0])
    game.play(game.legal()[0])


@pytest.mark.rule("AA.2.5", "BO.4.5")
def test_sponsors_are_not_milked_through_the_area() -> None:
    """Exchange, fill from the area, refill the area: it would bring points for ever."""
    game = situation(
        "coins:4 sponsor:panda*3 barn:leopard*2 area:leopard",
        players=2,
        options="modules=acclimatisation+boss",
    )
    game.play("exchange sponsor leopard")
    drawn(game)
    before = view_of(game)["seats"][0]["point_tiles"]
    game.play("move leopard area sponsor")
    assert view_of(game)["seats"][0]["point_tiles"] == before + 1
    drawn(game)
    assert_refused(game, "move panda area", "AA.2.5")


@pytest.mark.rule("K.1.1")
def test_two_seats_that_trade_in_a_circle_are_stopped() -> None:
    game = situation("coins:4 quiet:40 5:leopard*4 barn:panda*5", "coins:4 barn:leopard", players=2)
    assert_refused(game, "buy B leopard", "K.1.1")
    assert_refused(game, "exchange 5 panda", "K.1.1")
    assert texts(game) == ["draw"]


@pytest.mark.rule("MI.10.6", "MI.10.7")
@pytest.mark.parametrize("opened", [False, True])
def test_animals_given_back_do_not_close_an_open_end_pile(opened: bool) -> None:
    """With no draw left before it, or with one tile of it already drawn."""
    gone = _gone_but(15 - opened, "4:panda*2", "modules=langer-ludwig")
    game = situation(
        "coins:0 4:panda*2 minis:langer-ludwig", gone=gone, options="modules=langer-ludwig"
    )
    assert view_of(game)["last_round"] == opened
    total = view_of(game)["supply"]["total"]
    game.play("return panda 4")
    game.play("return panda 4")
    assert view_of(game)["supply"]["total"] == total + 2
    assert view_of(game)["last_round"] == opened
    assert view_of(game)["supply"]["before_end_pile"] == (0 if opened else 2)
    again = Game.from_position(game.position(), dealer=None)
    assert again.state == game.state


def _gone_but(left: int, zoo_before: str, options: str) -> str:
    """All tiles but so many of the bag, as tiles that have left the game."""
    unseen = view_of(situation(zoo_before, options=options))["supply"]["unseen"]
    tiles = [tile for tile, copies in unseen.items() for _ in range(copies)]
    return "+".join(tiles[left:])


@pytest.mark.rule("BL.3.4", "BS.3.2", "Z.5.8")
def test_an_exchange_needs_room_beside_pavilion_and_site() -> None:
    options = "modules=buildings+building-sites"
    game = situation(
        "coins:1 4:zebra 5:panda*3+pen-site barn:leopard*4 pavilions:5", players=5, options=options
    )
    assert_refused(game, "exchange 5 leopard", "Z.5.8")
    fits = situation(
        "coins:1 4:zebra 5:panda*3+pen-site barn:leopard*3 pavilions:5", players=5, options=options
    )
    fits.play("exchange 5 leopard")
    assert "5:leopard*3+pen-site" in zoo(fits)
    other = situation("coins:1 4:panda*3 5:zebra+pen-site pavilions:5", players=5, options=options)
    assert "exchange 4 5" in texts(other)


@pytest.mark.rule("Z.7.5", "Z.7.4", "MI.15.8")
def test_a_birth_on_the_last_space_by_move_by_exchange_and_beside_a_guest() -> None:
    moved = situation("coins:1 5:panda*2+panda-m barn:panda-f", options="modules=hagenbeck")
    assert "filled" in [event.kind for event in moved.play("move panda-f 5")]
    swapped = situation(
        "coins:1 5:leopard barn:panda*2+panda-m+panda-f", options="modules=hagenbeck"
    )
    kinds = [event.kind for event in swapped.play("exchange 5 panda")]
    assert "born" in kinds
    assert "filled" not in kinds
    hosted = situation(
        "coins:0 5:panda+panda-m minis:hagenbeck=2 used:hagenbeck guest:5=elephant",
        asks="place=panda-f",
        trucks="@A,-,-",
        options="modules=hagenbeck",
    )
    kinds = [event.kind for event in hosted.play("place panda-f 5")]
    assert kinds == ["placed", "born", "filled"]
    assert coins(hosted) == 2


@pytest.mark.rule("BL.3.6", "MI.0.1")
def test_a_pavilion_as_the_last_tile_of_six_wins_a_mini_enclosure() -> None:
    game = situation("coins:3 6:panda*5", options="modules=buildings+kea")
    game.play("construct pavilion 6")
    assert texts(game) == ["choose kea"]


@pytest.mark.rule("BL.4.2")
def test_a_birth_in_the_turn_of_the_skunk_does_not_bring_the_shop() -> None:
    game = situation(
        "coins:2 barn:panda-f minis:skunk",
        "coins:1 4:panda-m",
        options="modules=buildings+skunk",
    )
    game.play("sell panda")
    game.play("claim panda-f")
    assert "born" in [event.kind for event in game.play("place panda-f 4")]
    assert "shop" in view_of(game)["buildings"]


@pytest.mark.rule("JV.3.6", "JV.3.8", "JV.3.10")
def test_a_visitor_leaves_from_four_by_a_stall_and_drops_from_one() -> None:
    usual = "blue-2+brown-2+red-2"
    game = situation(
        f"visitors:green-4+{usual}",
        f"visitors:green-1+{usual}",
        f"visitors:green-2+{usual}",
        asks="place=snack+koala",
        trucks="@A,-,-",
        options="modules=exotic",
    )
    game.play("place snack 4a")
    game.play("visit green 4")
    assert view_of(game)["seats"][0]["bonus_boards"] == ["green"]
    game.play("place koala barn")
    game.play("visit green new")
    assert view_of(game)["seats"][1]["visitors"]["green"] == [0, 0, 0, 0, 0]
    assert view_of(game)["seats"][2]["visitors"]["green"] == [1, 0, 0, 0, 0]


@pytest.mark.rule("JV.3.6", "JV.3.5")
def test_with_an_empty_supply_nobody_enters() -> None:
    usual = "blue-2+brown-2+red-2"
    game = situation(
        f"visitors:green-1+green-2+{usual}",
        f"visitors:green-1*3+{usual}",
        f"visitors:green-1*3+{usual}",
        asks="place=snack",
        trucks="@A,-,-",
        options="modules=exotic",
    )
    game.play("place snack 4a")
    assert texts(game) == ["visit green 1", "visit green 2"]


@pytest.mark.rule("JV.2.2", "CH.1.3")
def test_three_species_and_a_chameleon_on_the_jungle_board() -> None:
    options = "modules=exotic+chameleons"
    usual = "visitors:green-2+blue-2+brown-2+red-2"
    game = situation(
        f"jungle:koala+bat+snake {usual}",
        usual,
        usual,
        asks="place=chameleon+macaw+koala",
        trucks="@A,-,-",
        options=options,
    )
    assert_refused(game, "place macaw jungle", "JV.2.2")
    assert "place chameleon jungle" in texts(game)
    assert "place koala jungle" in texts(game)


@pytest.mark.rule("MI.6.3", "MI.6.4")
@pytest.mark.parametrize(("purse", "points", "left"), [(0, -2, 0), (1, -2, 1), (2, 0, 0)])
def test_a_wrong_octopus_costs_coins_or_points(purse: int, points: int, left: int) -> None:
    game = situation(
        f"coins:{purse} minis:octopus named:B",
        "coins:2",
        "coins:2 4:panda*4",
        options="modules=octopus",
    )
    sheet = game.scores()[0]
    assert sheet.total == points
    assert sheet.tiebreak == left


@pytest.mark.rule("MI.6.3")
def test_an_octopus_that_named_one_of_two_equals_was_right() -> None:
    game = situation(
        "coins:0 minis:octopus named:B", "4:panda*4", "4:leopard*4", options="modules=octopus"
    )
    assert game.scores()[0].total == 0


@pytest.mark.rule("SB.1.2", "SB.1.3")
def test_a_saved_coin_returns_alone_from_an_empty_bank_in_the_last_round() -> None:
    options = "modules=savings-book"
    plain = situation("coins:9 book:3", "coins:10", "coins:10", options=options, table="first:A")
    unseen = view_of(plain)["supply"]["unseen"]
    tiles = [tile for tile, copies in unseen.items() for _ in range(copies)]
    tiles.remove("snack")
    game = situation(
        "coins:9 book:3",
        "coins:10",
        "coins:10",
        options=options,
        table="first:A",
        trucks="snack,@B,@C",
        gone="+".join(tiles[10:]),
    )
    assert bank(game) == 0
    game.play("take 1")
    game.play("place snack 4a")
    assert game.over
    assert coins(game) == 10


@pytest.mark.rule("BO.5.8")
def test_an_empty_sponsor_enclosure_with_two_pavilions_scores_nothing() -> None:
    options = "modules=buildings+boss"
    game = situation("sponsor:- pavilions:sponsor+sponsor", options=options)
    assert game.scores()[0].total == 0
    full = situation("sponsor:panda pavilions:sponsor+sponsor", options=options)
    assert full.scores()[0].points("enclosure-sponsor") == 4


@pytest.mark.rule("MI.11.3", "MI.0.10")
def test_with_two_players_the_kiwi_keeps_to_the_spaces_of_the_trucks() -> None:
    game = situation(
        "coins:1 minis:kiwi",
        players=2,
        trucks="panda+zebra,camel,snack",
        options="modules=kiwi",
        out="elephant+chimpanzee+kangaroo",
    )
    game.play("rearrange")
    assert texts(game) == ["repack 1", "repack 2", "repack 3"]
    game.play("repack 3")
    assert_refused(game, "repack 3", "MI.11.3")
