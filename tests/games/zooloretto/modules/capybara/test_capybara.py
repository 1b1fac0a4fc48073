"""The capybara."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, NotationError

VISITORS = "visitors:green-2+blue-2+brown-2+red-2"


def choosing(own: str, tiles: str = "panda", more: str = "", words: str = "") -> Game:
    """A has just chosen the capybara."""
    game = situation(
        f"{own} 6:panda*5 {words}",
        words,
        words,
        asks=f"place={tiles}",
        trucks="@A,-,-",
        options=f"modules={more}capybara",
    )
    game.play("place panda 6")
    game.play("choose capybara")
    return game


@pytest.mark.rule("MI.16.1")
def test_an_animal_moves_out_of_the_barn_at_once_and_free_of_charge() -> None:
    game = choosing("coins:0 4:leopard barn:leopard+leopard-m+elephant+snack", "panda+fruit")
    assert view_of(game)["question"] == {"asks": "capybara", "seat": 0}
    assert texts(game) == [
        "move leopard 4",
        "move leopard-m 4",
        "move leopard 5",
        "move leopard-m 5",
        "move elephant 5",
        "decline",
    ]
    assert_round_trip(game)
    events = game.play("move leopard-m 4")
    assert [str(event) for event in events] == ["A moves leopard-m from barn to 4"]
    assert zoo(game).startswith("coins:0 4:leopard+leopard-m 6:panda*6 barn:snack+leopard+elephant")
    assert view_of(game)["asks"] == "place"  # the rest of the truck
    assert view_of(game)["seats"][0]["money_actions"] == 0
    assert_round_trip(game)


@pytest.mark.rule("MI.16.1")
def test_the_owner_may_decline() -> None:
    game = choosing("barn:leopard")
    game.play("decline")
    assert zoo(game) == "coins:2 6:panda*6 barn:leopard minis:capybara"
    assert game.to_act == (1,)


@pytest.mark.rule("MI.16.1")
@pytest.mark.parametrize("own", ["", "barn:snack", "4:leopard 5:elephant barn:kangaroo"])
def test_nobody_is_asked_when_nothing_fits(own: str) -> None:
    assert choosing(own).to_act == (1,)


@pytest.mark.rule("MI.16.1", "K.1.9")
def test_only_a_fitting_move_out_of_the_barn_answers() -> None:
    game = choosing("coins:5 4:leopard*4 barn:leopard+snack+elephant", "panda+fruit")
    for other in (
        "draw",
        "place fruit 5",
        "move snack barn 5",
        "exchange 4 elephant",
        "discard snack",
    ):
        assert_refused(game, other, "K.1.9")
    assert_refused(game, "move kangaroo 5", "MI.16.1")
    assert_refused(game, "move elephant barn", "MI.16.1")
    assert_refused(game, "move leopard 4", "Z.4.4")
    assert_refused(game, "move elephant 4", "Z.4.5")
    assert_refused(game, "move elephant x", "Z.1.7")


@pytest.mark.rule("MI.16.1", "XE.2.1")
def test_an_extra_enclosure_fits_its_species() -> None:
    game = choosing("pandas:- 4:leopard 5:elephant barn:panda", more="extra-enclosures+")
    assert texts(game) == ["move panda pandas", "decline"]


@pytest.mark.rule("MI.16.2")
def test_jungle_animals_chameleons_and_the_area_are_left_out() -> None:
    game = choosing(
        "barn:leopard+anteater+chameleon",
        more="acclimatisation+exotic+chameleons+",
        words=VISITORS,
    )
    assert texts(game) == ["move leopard 4", "move leopard 5", "decline"]
    for wrong in ("move anteater jungle", "move chameleon jungle", "move leopard area"):
        assert_refused(game, wrong, "MI.16.2")
    alone = choosing("barn:anteater", more="exotic+", words=VISITORS)
    assert alone.to_act == (1,)


@pytest.mark.rule("MI.16.3", "Z.6.1", "Z.7.1")
def test_the_animal_can_have_young_and_earn_a_bonus() -> None:
    game = choosing("coins:0 5:leopard*2+leopard-m barn:leopard-f", more="petting-zoo+")
    game.play("move leopard-f 5")
    assert view_of(game)["asks"] == "young"
    assert_round_trip(game)
    game.play("place leopard-baby 5")
    assert zoo(game) == (
        "coins:2 5:leopard*2+leopard-dad+leopard-mum+leopard-baby 6:panda*6 minis:capybara"
    )


@pytest.mark.rule("MI.16.1")
def test_later_moves_cost_a_coin_as_ever() -> None:
    own = "6:panda*6 barn:leopard minis:capybara"
    assert_refused(
        situation(f"coins:0 {own}", options="modules=capybara"), "move leopard 4", "Z.5.1"
    )
    game = situation(f"coins:1 {own}", options="modules=capybara")
    game.play("move leopard 4")
    assert coins(game) == 0


@pytest.mark.parametrize(
    ("own", "agenda"),
    [
        ("barn:panda", "capybara.A"),
        ("minis:capybara", "capybara.A"),
        ("barn:panda minis:capybara", "capybara.B"),
        ("barn:panda minis:capybara", "capybara.A+capybara.A"),
    ],
)
def test_a_question_that_cannot_be_is_refused(own: str, agenda: str) -> None:
    with pytest.raises(NotationError):
        situation(
            own,
            asks="capybara",
            table=f"agenda:{agenda}",
            trucks="@A,-,-",
            options="modules=capybara",
        )
