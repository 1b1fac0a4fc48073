"""The skunk."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, Move, NotationError

VISITORS = "visitors:green-2+blue-2+brown-2+red-2"


def table(own: str, *others: str, more: str = "", trucks: str = "") -> Game:
    return situation(f"{own} minis:skunk", *others, options=f"modules={more}skunk", trucks=trucks)


def sold(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("sell")]


# -- the sale -------------------------------------------------------------------------------------


@pytest.mark.rule("MI.12.1", "MI.12.7")
def test_all_animals_of_a_species_leave_the_barn_for_two_coins() -> None:
    game = table("barn:panda*2+panda-m+leopard+snack", "coins:0", "coins:0")
    before = bank(game)
    assert sold(game) == ["sell leopard", "sell panda"]
    events = game.play("sell panda")
    assert [str(event) for event in events] == [
        "A pays 2 to the bank",
        "A puts every panda of the barn up for sale",
        "A discards panda",
        "A discards panda",
        "A discards panda-m",
    ]
    assert zoo(game) == "coins:0 barn:snack+leopard minis:skunk used:skunk"
    assert bank(game) == before + 2
    assert view_of(game)["gone"] == {"panda": 2, "panda-m": 1}
    assert game.to_act == (1,)
    assert_round_trip(game)


@pytest.mark.rule("MI.12.1", "Z.5.1")
def test_it_needs_two_coins_and_an_animal_of_the_species_in_the_barn() -> None:
    poor = table("coins:1 barn:panda")
    assert sold(poor) == []
    assert_refused(poor, "sell panda", "Z.5.1")
    game = table("4:panda barn:leopard-m", "barn:elephant")
    assert sold(game) == ["sell leopard"]
    for wrong in ("sell panda", "sell elephant", "sell leopard-m"):
        assert_refused(game, wrong, "MI.12.1")


@pytest.mark.rule("MI.12.2")
def test_the_skunk_works_only_once() -> None:
    game = table("coins:4 barn:panda+leopard", trucks="coin,@B,@C")
    game.play("sell panda")
    game.play("decline")
    game.play("decline")
    assert sold(game) == []
    assert_refused(game, "sell leopard", "MI.12.2")


@pytest.mark.rule("MI.12.3")
def test_only_animals_are_sold_and_each_kind_of_jungle_animal_is_a_species() -> None:
    own = f"barn:snack+anteater*2+macaw+chameleon+barn-site {VISITORS}"
    game = table(own, VISITORS, VISITORS, more="building-sites+exotic+chameleons+")
    assert sold(game) == ["sell anteater", "sell macaw", "sell chameleon"]
    assert_refused(game, "sell snack", "MI.12.3")
    assert_refused(game, "sell barn-site", "MI.12.3")
    game.play("sell anteater")
    assert view_of(game)["seats"][0]["minis"][0]["sale"] == ["anteater", "anteater"]
    assert texts(game) == ["claim anteater", "decline"]
    assert_round_trip(game)
    game.play("claim anteater")
    assert texts(game) == ["place anteater jungle", "place anteater barn"]
    assert_round_trip(game)
    game.play("place anteater jungle")
    assert texts(game) == ["claim anteater", "decline"]  # no visitor steps for a bought tile
    assert game.to_act == (2,)


@pytest.mark.rule("MI.12.4", "MI.12.5", "MI.12.6")
def test_each_other_seat_may_buy_one_animal_for_a_coin() -> None:
    game = table("barn:panda*2+panda-m+panda-dad+panda-mum+panda-baby", "4:panda")
    before = bank(game)
    game.play("sell panda")
    assert game.to_act == (1,)
    assert view_of(game)["question"] == {"asks": "claim", "seat": 1}
    assert "mini: skunk sells panda*2+panda-m" in game.board()
    assert texts(game) == [
        "claim panda",
        "claim panda-m",
        "claim panda-dad",
        "claim panda-mum",
        "claim panda-baby",
        "decline",
    ]
    assert_round_trip(game)
    events = game.play("claim panda-m")
    assert [str(event) for event in events] == ["B pays 1 to the bank", "B buys panda-m from A"]
    assert view_of(game)["asks"] == "put"
    assert view_of(game)["waiting"] == ["panda-m"]
    assert texts(game) == [f"place panda-m {where}" for where in ("4", "5", "6", "barn")]
    assert_round_trip(game)
    game.play("place panda-m 4")
    assert zoo(game, 1) == "coins:1 4:panda+panda-m"
    assert game.to_act == (2,)
    assert "claim panda-m" not in texts(game)
    assert_round_trip(game)
    game.play("claim panda-baby")
    events = game.play("place panda-baby barn")
    assert [event.kind for event in events] == ["placed"] + ["discarded"] * 4
    assert zoo(game, 2) == "coins:1 barn:panda-baby"
    assert bank(game) == before + 4
    assert zoo(game) == "coins:0 minis:skunk used:skunk"
    assert view_of(game)["gone"] == {"panda": 2, "panda-dad": 1, "panda-mum": 1}
    assert game.to_act == (1,)
    assert view_of(game)["asks"] == "turn"


@pytest.mark.rule("MI.12.4")
def test_the_seats_buy_clockwise_from_the_seat_on_turn_also_out_of_the_round() -> None:
    game = situation(
        "coins:2",
        "barn:panda*5 minis:skunk",
        players=4,
        turn="B",
        trucks="-,@D,@A,-",
        options="modules=skunk",
    )
    game.play("sell panda")
    order = []
    while view_of(game)["asks"] == "claim":
        order.append(game.to_act[0])
        game.play("decline")
    assert order == [2, 3, 0]
    assert game.to_act == (2,)


@pytest.mark.rule("MI.12.4")
def test_a_seat_without_a_coin_is_passed_over() -> None:
    game = table("coins:9 barn:panda*2", "coins:0", "coins:1")
    game.play("sell panda")
    assert game.to_act == (2,)
    game.play("claim panda")
    assert_refused(game, "decline", "K.1.9")
    game.play("place panda 4")
    assert coins(game, 2) == 0
    assert view_of(game)["asks"] == "turn"


@pytest.mark.rule("MI.12.4")
def test_only_buying_or_declining_answers() -> None:
    game = table("barn:panda*2", "barn:leopard")
    game.play("sell panda")
    for wrong in ("draw", "move leopard 4", "sell leopard"):
        assert_refused(game, wrong, "K.1.9")
    with pytest.raises(ValueError, match=r"Z.2.2"):
        game.play("claim panda", seat=2)


@pytest.mark.rule("MI.12.5")
def test_only_what_is_for_sale_is_bought() -> None:
    game = table("barn:panda+leopard", "barn:elephant")
    game.play("sell panda")
    for wrong in ("claim leopard", "claim panda-m", "claim elephant"):
        assert_refused(game, wrong, "MI.12.5")
    game.play("claim panda")
    assert_round_trip(game)
    game.play("place panda 4")
    assert view_of(game)["asks"] == "turn"  # nothing is left for C
    assert_refused(game, "claim panda", "MI.12.5")


@pytest.mark.rule("MI.12.6", "AA.1.4", "Z.4.5", "Z.4.3")
def test_the_buyer_places_the_animal_like_a_bought_one() -> None:
    game = table("barn:panda", "5:leopard area:elephant", "6:elephant", more="acclimatisation+")
    game.play("sell panda")
    assert_refused(game, "place panda 4", "K.1.9")
    game.play("decline")
    game.play("claim panda")
    assert_refused(game, "place panda area", "AA.1.4")
    assert_refused(game, "place panda 6", "Z.4.5")
    assert_refused(game, "place leopard 4", "K.1.9")
    game.play("place panda barn")
    assert zoo(game, 2) == "coins:1 6:elephant barn:panda"


# -- what the buyers' animals set off -------------------------------------------------------------


@pytest.mark.rule("MI.12.6", "Z.6.1", "Z.7.1", "MI.9.1")
def test_births_and_bonuses_of_a_buyer_count_as_usual() -> None:
    game = situation(
        "barn:panda-f*2 minis:skunk",
        "coins:1 5:panda*3+panda-m minis:tapir",
        options="modules=skunk+tapir",
    )
    game.play("sell panda")
    game.play("claim panda-f")
    game.play("place panda-f 5")
    assert zoo(game, 1) == "coins:3 5:panda*3+panda-dad+panda-mum barn:panda-baby minis:tapir"
    assert game.to_act == (2,)
    assert texts(game) == ["claim panda-f", "decline"]


@pytest.mark.rule("MI.12.6", "PZ.1.1")
def test_a_buyer_chooses_the_place_of_a_young_one_in_the_middle_of_the_sale() -> None:
    game = table("barn:panda-f*2", "coins:1 5:panda-m", more="petting-zoo+")
    game.play("sell panda")
    game.play("claim panda-f")
    game.play("place panda-f 5")
    assert game.to_act == (1,)
    assert texts(game) == ["place panda-baby 5", "place panda-baby petting"]
    assert_round_trip(game)
    game.play("place panda-baby petting")
    assert game.to_act == (2,)
    game.play("decline")
    assert game.to_act == (1,)
    assert coins(game, 1) == 1


@pytest.mark.rule("MI.12.6", "MI.0.1", "MI.6.2")
def test_a_buyer_can_win_a_mini_enclosure_in_the_middle_of_the_sale() -> None:
    game = situation(
        "barn:panda*2 minis:skunk",
        "coins:1 6:panda*5",
        options="modules=octopus+skunk+capybara",
    )
    game.play("sell panda")
    game.play("claim panda")
    game.play("place panda 6")
    assert game.to_act == (1,)
    assert texts(game) == ["choose octopus", "choose capybara"]
    assert_round_trip(game)
    game.play("choose octopus")
    assert game.to_act == (1,)
    assert_round_trip(game)
    game.play("name A")
    assert zoo(game, 1) == "coins:4 6:panda*6 minis:octopus named:A"
    assert game.to_act == (2,)
    assert texts(game) == ["claim panda", "decline"]
    assert_round_trip(game)
    game.play("decline")
    assert game.to_act == (1,)
    assert view_of(game)["gone"] == {"panda": 1}


@pytest.mark.rule("MI.12.6", "MI.16.1")
def test_the_capybara_of_a_buyer_works_at_once() -> None:
    game = situation(
        "barn:panda*2 minis:skunk",
        "coins:1 6:panda*5 barn:leopard",
        options="modules=skunk+capybara",
    )
    game.play("sell panda")
    game.play("claim panda")
    game.play("place panda 6")
    game.play("choose capybara")
    assert game.to_act == (1,)
    assert_round_trip(game)
    game.play("move leopard 4")
    assert zoo(game, 1) == "coins:0 4:leopard 6:panda*6 minis:capybara"
    assert game.to_act == (2,)


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "other", "agenda", "asks"),
    [
        ("used:skunk sale:panda", "coins:2", "", "turn"),
        ("used:skunk", "coins:2", "claim.B", "claim"),
        ("sale:panda", "coins:2", "claim.B", "claim"),
        ("used:skunk sale:panda", "coins:0", "claim.B", "claim"),
        ("used:skunk sale:panda", "coins:2", "claim.A", "claim"),
        ("used:skunk sale:panda", "coins:2", "claim.B+claim.C", "claim"),
        ("used:skunk sale:panda", "coins:2", "sale.B", "claim"),
        ("used:skunk sale:panda+leopard", "coins:2", "claim.B", "claim"),
        ("used:skunk sale:snack", "coins:2", "claim.B", "claim"),
        ("used:skunk sale:panda*8", "coins:2", "claim.B", "claim"),
        ("used:skunk sale:panda*16", "coins:2", "claim.B", "claim"),
        ("used:skunk sale:anteater", "coins:2", "claim.B", "claim"),
        ("used:skunk", "coins:2", "put.B.coin.0", "put"),
        ("used:skunk sale:panda", "coins:2", "put.B.coin.0+claim.B", "claim"),
        ("used:skunk", "coins:2", "put.B.panda.2", "put"),
        ("used:skunk", "coins:2", "sale.C+sale.C+put.B.panda.0", "put"),
    ],
)
def test_a_sale_that_cannot_be_is_refused(own: str, other: str, agenda: str, asks: str) -> None:
    with pytest.raises(NotationError) as refused:
        situation(
            f"{own} minis:skunk",
            other,
            asks=asks,
            table=f"agenda:{agenda}" if agenda else "",
            options="modules=skunk",
        )
    assert "\n" not in str(refused.value)


def test_the_sale_belongs_to_the_turn_of_the_owner() -> None:
    own, agenda, options = "used:skunk sale:panda minis:skunk", "agenda:claim.B", "modules=skunk"
    game = situation(own, asks="claim", table=agenda, options=options)
    assert texts(game) == ["claim panda", "decline"]
    with pytest.raises(NotationError, match=r"MI.12.1"):
        situation(own, asks="claim", table=agenda, options=options, turn="C")


def test_the_moves_in_words_and_as_data() -> None:
    assert Move("sell panda").as_json() == {"verb": "sell", "species": "panda"}
    assert Move("claim panda-m").as_json() == {"verb": "claim", "tile": "panda-m"}
