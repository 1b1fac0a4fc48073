"""The polar bear."""

import pytest

from support.tables import situation
from zoopark import Game


def barn(tiles: str, more: str = "", words: str = "") -> Game:
    return situation(
        f"barn:{tiles} {words} minis:polar-bear",
        f"{words}",
        f"{words}",
        options=f"modules={more}polar-bear",
    )


@pytest.mark.rule("MI.1.1")
def test_the_barn_costs_its_owner_half() -> None:
    game = situation(
        "barn:panda*3+leopard+snack minis:polar-bear",
        "barn:elephant*3+kangaroo+snack",
        options="modules=polar-bear",
    )
    own, other = game.scores()[:2]
    assert (own.points("barn-animals"), own.points("barn-stalls")) == (-2, -1)
    assert (other.points("barn-animals"), other.points("barn-stalls")) == (-4, -2)
    assert own.total == game.state.points(0) == -3
    assert own.sections()[3] == -3


@pytest.mark.rule("MI.1.1")
def test_jungle_animals_chameleons_and_building_sites_cost_half_too() -> None:
    visitors = "visitors:green-2+blue-2+brown-2+red-2"
    jungle = barn("anteater*2+macaw+chameleon", "exotic+chameleons+", visitors)
    without = situation(*[visitors] * 3, options="modules=exotic+chameleons+polar-bear")
    assert jungle.scores()[0].total - without.scores()[0].total == -3
    assert barn("barn-site+panda", "building-sites+").scores()[0].total == -2


@pytest.mark.rule("MI.1.1")
def test_only_the_barn_is_halved() -> None:
    game = situation("4:panda*4 stalls:4a=snack minis:polar-bear", options="modules=polar-bear")
    assert game.scores()[0].total == 5 + 2


@pytest.mark.rule("MI.1.2")
def test_what_an_order_card_spares_is_left_out_first() -> None:
    """The third species of the first card is the camel."""
    game = situation(
        "barn:camel+panda+snack order:1 minis:polar-bear",
        "barn:elephant+snack order:2",
        "order:3",
        out="leopard+zebra",
        options="modules=order-cards+polar-bear",
    )
    assert game.scores()[0].total == game.state.points(0) == -2
