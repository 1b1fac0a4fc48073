"""Extra enclosures."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

MODULE = "modules=extra-enclosures"


def turn(*zoos: str, options: str = MODULE, players: int = 5) -> Game:
    return situation(*zoos, options=options, players=players)


def placing(zoo_before: str, tiles: str, options: str = MODULE) -> Game:
    return situation(
        zoo_before, asks=f"place={tiles}", trucks="@A,-,-,-,-", options=options, players=5
    )


@pytest.mark.rule("XE.1.1")
def test_there_are_three_and_only_those_of_species_in_play() -> None:
    assert view_of(turn())["extra_enclosures"] == ["pandas", "chimpanzees", "camels"]
    assert view_of(turn(players=3))["extra_enclosures"] == ["pandas", "chimpanzees"]
    assert_refused(turn("coins:2", players=3), "open camels", "XE.1.2")
    game = Game("zooloretto(players=2, modules=extra-enclosures)", dealer=None)
    for species in ("panda", "chimpanzee", "zebra"):
        game.deal(f"leave {species}")
    assert view_of(game)["extra_enclosures"] == ["camels"]


@pytest.mark.rule("XE.1.2")
def test_one_is_bought_for_two_coins() -> None:
    game = turn("coins:2")
    game.play("open pandas")
    assert zoo(game) == "coins:0 pandas:-"
    assert view_of(game)["extra_enclosures"] == ["chimpanzees", "camels"]
    assert game.to_act == (1,)
    assert_refused(game, "open pandas", "XE.1.2")
    assert_refused(game, "open 4", "XE.1.2")
    assert_refused(turn("coins:1"), "open pandas", "Z.5.1")


@pytest.mark.rule("XE.1.3")
def test_a_seat_may_own_several() -> None:
    game = turn("coins:2 pandas:- camels:camel")
    game.play("open chimpanzees")
    assert zoo(game) == "coins:0 pandas:- chimpanzees:- camels:camel"


@pytest.mark.rule("XE.2.1")
def test_it_has_two_spaces_for_its_own_species() -> None:
    game = placing("pandas:panda camels:-", "panda+zebra+camel")
    assert_refused(game, "place zebra pandas", "XE.2.1")
    assert_refused(game, "place camel pandas", "XE.2.1")
    assert_refused(game, "place camel chimpanzees", "XE.1.2")
    game.play("place camel camels")
    game.play("place panda pandas")
    assert_refused(placing("pandas:panda*2", "panda"), "place panda pandas", "Z.4.4")
    assert "pandas:panda*2 camels:camel" in zoo(game)
    with pytest.raises(NotationError, match=r"Z\.4\.5"):
        turn("pandas:zebra")
    with pytest.raises(NotationError, match=r"XE\.1\.2"):
        turn("pandas:-", "pandas:-")


@pytest.mark.rule("XE.2.2")
def test_animals_come_from_the_barn_by_purchase_and_out_of_the_area() -> None:
    game = turn("coins:1 barn:panda-baby 5:panda-dad+panda-mum pandas:-")
    game.play("move panda-baby pandas")
    assert zoo(game) == "coins:0 5:panda-dad+panda-mum pandas:panda-baby"
    bought = turn("coins:2 pandas:-", "barn:panda")
    bought.play("buy B panda")
    bought.play("place panda pandas")
    assert zoo(bought) == "coins:0 pandas:panda"
    area = turn("pandas:- area:panda", options="modules=acclimatisation+extra-enclosures")
    area.play("move panda area pandas")
    assert "pandas:panda" in zoo(area)


@pytest.mark.rule("XE.2.3")
def test_it_takes_no_part_in_an_exchange() -> None:
    game = turn("coins:2 4:zebra 5:panda barn:camel*2 pandas:panda camels:-")
    assert not [text for text in texts(game) if text.startswith("exchange") and "pandas" in text]
    assert_refused(game, "exchange 4 pandas", "XE.2.3")
    assert_refused(game, "exchange pandas camel", "XE.2.3")
    assert_refused(game, "exchange pandas camels", "XE.2.3")
    assert_refused(game, "exchange 5 pandas", "Z.5.7")
    assert_refused(game, "move panda pandas 5", "Z.5.3")


@pytest.mark.rule("XE.2.4")
def test_a_pair_has_its_young_beside_the_enclosure() -> None:
    game = placing("coins:0 pandas:panda-m", "panda-f")
    game.play("place panda-f pandas")
    assert zoo(game) == "coins:0 pandas:panda-dad+panda-mum barn:panda-baby"
    petting = placing("coins:0 pandas:panda-m", "panda-f", "modules=petting-zoo+extra-enclosures")
    petting.play("place panda-f pandas")
    assert texts(petting) == ["place panda-baby petting"]


@pytest.mark.rule("XE.2.5")
def test_no_pavilion_site_or_guest_goes_in() -> None:
    more = "modules=extra-enclosures+buildings+building-sites+hagenbeck"
    game = situation(
        "coins:5 5:zebra barn:zebra pandas:panda minis:hagenbeck",
        options=more,
        players=5,
    )
    for move in ("construct pavilion pandas", "host zebra pandas"):
        assert move not in texts(game)
        with pytest.raises(ValueError, match="cannot play"):
            game.play(move)
    laying = situation(
        "coins:2",
        "coins:2 pandas:-",
        asks="place=pen-site",
        trucks="@A,-,-,-,-",
        options=more,
        players=5,
    )
    assert "place pen-site B 4" in texts(laying)
    assert "place pen-site B pandas" not in texts(laying)


@pytest.mark.rule("XE.2.6")
def test_it_is_not_given_away() -> None:
    game = turn("pandas:panda*2", options="modules=extra-enclosures+foreign-zoos")
    assert_refused(game, "give pandas", "XE.2.6")


@pytest.mark.rule("XE.2.7")
def test_it_counts_for_no_order_card() -> None:
    """The first card wants pandas."""
    game = situation(
        "pandas:panda*2 order:1",
        "order:2",
        "order:3",
        "order:4",
        "order:5",
        options="modules=extra-enclosures+order-cards",
        players=5,
    )
    assert game.scores()[0].points("order-card") == 0
    assert game.scores()[0].total == 3


@pytest.mark.rule("XE.2.8")
def test_filling_it_pays_nothing() -> None:
    game = placing("coins:0 pandas:panda", "panda")
    assert [event.kind for event in game.play("place panda pandas")] == ["placed"]
    assert coins(game) == 0


@pytest.mark.rule("XE.3.1")
@pytest.mark.parametrize(("animals", "points"), [("-", 0), ("panda", 1), ("panda*2", 3)])
def test_it_scores_three_points_or_one(animals: str, points: int) -> None:
    sheet = turn(f"pandas:{animals}").scores()[0]
    assert sheet.points("enclosure-pandas") == points == sheet.total
