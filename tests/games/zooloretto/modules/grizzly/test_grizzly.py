"""The grizzly."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, Move, NotationError

VISITORS = "visitors:green-2+blue-2+brown-2+red-2"


def table(own: str, purse: int = 2) -> Game:
    return situation(f"coins:{purse} {own} minis:grizzly", options="modules=grizzly")


def exotic(barn: str) -> Game:
    return situation(
        f"barn:{barn} {VISITORS} minis:grizzly",
        VISITORS,
        VISITORS,
        options="modules=building-sites+exotic+chameleons+grizzly",
    )


def released(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("release")]


@pytest.mark.rule("MI.4.1")
def test_one_animal_costs_a_coin() -> None:
    game = table("barn:panda*2+panda-m+leopard")
    before = bank(game)
    events = game.play("release panda")
    assert [str(event) for event in events] == ["A pays 1 to the bank", "A discards panda"]
    assert zoo(game) == "coins:1 barn:leopard+panda+panda-m minis:grizzly used:grizzly"
    assert bank(game) == before + 1
    assert view_of(game)["gone"] == {"panda": 1}
    assert_round_trip(game)


@pytest.mark.rule("MI.4.1")
def test_all_animals_of_a_species_cost_two_coins() -> None:
    barn = "barn:leopard+panda*2+panda-m+panda-dad+panda-mum+panda-baby"
    game = table(f"{barn}+snack")
    before = bank(game)
    events = game.play("release all panda")
    assert [event.kind for event in events] == ["paid"] + ["discarded"] * 6
    assert zoo(game) == "coins:0 barn:snack+leopard minis:grizzly used:grizzly"
    assert bank(game) == before + 2
    assert sum(view_of(game)["gone"].values()) == 6
    assert_round_trip(game)


@pytest.mark.rule("MI.4.1", "Z.5.1")
def test_without_the_coins_nobody_is_released() -> None:
    poor = table("barn:panda*2+leopard", purse=1)
    assert released(poor) == ["release leopard", "release panda"]
    assert_refused(poor, "release all panda", "Z.5.1")
    broke = table("barn:panda*2", purse=0)
    assert released(broke) == []
    assert_refused(broke, "release panda", "Z.5.1")


@pytest.mark.rule("MI.4.1")
def test_only_animals_of_the_own_barn_are_released() -> None:
    game = situation(
        "4:panda barn:leopard minis:grizzly", "barn:elephant", options="modules=grizzly"
    )
    assert released(game) == ["release leopard", "release all leopard"]
    for wrong in ("release panda", "release all panda", "release elephant", "release leopard-m"):
        assert_refused(game, wrong, "MI.4.1")
    assert_refused(game, "release all leopard-m", "MI.4.1")


@pytest.mark.rule("MI.4.2")
def test_stalls_and_building_sites_stay() -> None:
    game = exotic("snack+panda+barn-site")
    assert released(game) == ["release panda", "release all panda"]
    assert_refused(game, "release snack", "MI.4.2")
    assert_refused(game, "release all snack", "MI.4.2")
    assert_refused(game, "release barn-site", "MI.4.2")


@pytest.mark.rule("MI.4.2")
def test_each_kind_of_jungle_animal_is_a_species() -> None:
    game = exotic("anteater*2+macaw+chameleon*2+panda-baby+panda-dad+panda-mum")
    assert [text for text in released(game) if "all" in text] == [
        "release all panda",
        "release all anteater",
        "release all macaw",
        "release all chameleon",
    ]
    jungle, other = game.copy(), game
    jungle.play("release all anteater")
    assert "barn:panda-dad+panda-mum+panda-baby+macaw+chameleon*2 " in zoo(jungle)
    assert_round_trip(jungle)
    other.play("release chameleon")
    assert "macaw+chameleon " in zoo(other)


@pytest.mark.rule("MI.4.2")
def test_young_and_x_females_are_animals() -> None:
    game = situation(
        "barn:panda-xf+leopard-baby minis:grizzly",
        "barn:leopard-dad+leopard-mum",
        table="sold:panda-xf",
        options="modules=boss+grizzly",
    )
    assert {"release panda-xf", "release leopard-baby"} <= set(released(game))


@pytest.mark.rule("MI.4.3")
def test_the_grizzly_works_only_once() -> None:
    game = situation(
        "coins:4 barn:panda*2 minis:grizzly", trucks="coin,@B,@C", options="modules=grizzly"
    )
    game.play("release panda")
    assert released(game) == []
    assert_refused(game, "release panda", "MI.4.3")
    assert_refused(game, "release all panda", "MI.4.3")


def test_the_moves_in_words_and_as_data() -> None:
    assert Move("release Panda-M").as_json() == {"verb": "release", "tile": "panda-m"}
    assert Move("release all Panda").as_json() == {"verb": "release", "species": "panda"}
    for wrong in ("release each panda", "release", "release all", "release all panda now"):
        with pytest.raises(NotationError):
            Move(wrong)
