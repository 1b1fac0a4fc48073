"""The squirrel."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError, Record

PARENTS = "4:panda-dad+panda-mum"


def table(own: str, trucks: str = "", players: int = 3, more: str = "", table: str = "") -> Game:
    return situation(
        f"{own} minis:squirrel",
        players=players,
        trucks=trucks,
        options=f"modules={more}squirrel",
        table=table,
    )


def trucks(game: Game) -> list[list[str]]:
    return [truck["tiles"] for truck in view_of(game)["trucks"]]


def ships(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("ship")]


@pytest.mark.rule("MI.20.1")
def test_an_animal_of_the_barn_is_put_on_a_truck_for_a_coin() -> None:
    game = table("barn:panda*2+leopard-m", "coin,-,-")
    assert ships(game) == [
        f"ship {tile} {truck}" for tile in ("leopard-m", "panda") for truck in (1, 2, 3)
    ]
    events = [str(event) for event in game.play("ship panda 1")]
    assert events == ["A lays 1 on the squirrel", "A loads panda on truck 1"]
    assert zoo(game) == "coins:1 barn:leopard-m+panda minis:squirrel=1 used:squirrel"
    assert trucks(game) == [["coin", "panda"], [], []]
    assert bank(game) == 24
    assert game.to_act == (1,)


@pytest.mark.rule("MI.20.1")
def test_the_squirrel_carries_only_out_of_the_own_barn() -> None:
    game = situation(
        "4:panda barn:leopard minis:squirrel", "barn:flamingo", options="modules=squirrel"
    )
    assert_refused(game, "ship panda 1", "MI.20.1")
    assert_refused(game, "ship flamingo 1", "MI.20.1")
    assert_refused(game, "ship leopard-m 1", "MI.20.1")


@pytest.mark.rule("MI.20.2")
def test_the_squirrel_is_used_once_in_the_game() -> None:
    game = situation("barn:panda minis:squirrel=1 used:squirrel", options="modules=squirrel")
    assert_refused(game, "ship panda 1", "MI.20.2")


@pytest.mark.rule("MI.20.3")
def test_stalls_and_sites_stay_in_the_barn() -> None:
    game = table("barn:snack+barn-site", more="building-sites+")
    assert ships(game) == []
    assert_refused(game, "ship snack 1", "MI.20.3")
    assert_refused(game, "ship barn-site 1", "MI.20.3")
    shop = table("barn:shop", more="buildings+", table="shop:taken")
    assert_refused(shop, "ship shop 1", "MI.20.3")


@pytest.mark.rule("MI.20.3")
@pytest.mark.parametrize(
    ("barn", "own", "more", "tabled"),
    [
        ("panda-baby", PARENTS, "", ""),
        ("panda-dad", "4:panda-mum+panda-baby", "", ""),
        ("koala", "", "exotic+", ""),
        ("chameleon", "", "exotic+chameleons+", ""),
        ("panda-xf", "", "boss+", "sold:panda-xf"),
        ("panda-xmum", "4:panda-dad+panda-baby", "boss+", "sold:panda-xf"),
    ],
)
def test_animals_of_every_kind_can_be_shipped_and_taken(
    barn: str, own: str, more: str, tabled: str
) -> None:
    game = table(f"{own} barn:{barn}", more=more, table=tabled)
    game.play(f"ship {barn} 2")
    assert trucks(game)[1] == [barn]
    assert Game.from_position(game.position(), dealer=None).state == game.state
    game.play("take 2")
    assert f"place {barn} barn" in texts(game)
    assert Game.from_position(game.position(), dealer=None).state == game.state
    game.play(f"place {barn} barn")
    assert barn in view_of(game)["seats"][1]["barn"]


@pytest.mark.rule("MI.20.4")
def test_the_truck_needs_a_free_space() -> None:
    game = table("barn:panda", "leopard*3,@C,coin*2")
    assert ships(game) == ["ship panda 3"]
    assert_refused(game, "ship panda 1", "MI.20.4")
    assert_refused(game, "ship panda 4", "Z.1.5")


@pytest.mark.rule("MI.0.9")
def test_a_truck_that_was_taken_is_out_of_reach() -> None:
    assert_refused(table("barn:panda", "-,@C,-"), "ship panda 2", "MI.0.9")


@pytest.mark.rule("MI.20.4")
def test_when_all_trucks_are_full_the_squirrel_cannot_be_used() -> None:
    game = table("barn:panda", "leopard*3,@C,coin*3")
    assert ships(game) == []
    for truck in (1, 3):
        assert_refused(game, f"ship panda {truck}", "MI.20.4")


@pytest.mark.rule("MI.20.4", "Z.10.2")
def test_with_two_players_the_trucks_have_three_two_and_one_space() -> None:
    game = table("barn:panda", "leopard*2,leopard*2,coin", players=2)
    assert ships(game) == ["ship panda 1"]
    assert_refused(game, "ship panda 2", "MI.20.4")
    assert_refused(game, "ship panda 3", "MI.20.4")
    full = table("barn:panda", "leopard*3,coin*2,snack", players=2)
    assert ships(full) == []
    free = table("barn:panda", "leopard*3,coin*2,-", players=2)
    free.play("ship panda 3")
    assert trucks(free)[2] == ["panda"]


@pytest.mark.rule("MI.20.5", "Z.6.4")
def test_a_parent_that_comes_back_has_no_further_young() -> None:
    game = table("barn:panda-dad 4:panda-mum+panda-baby")
    game.play("ship panda-dad 1")
    game.play("draw")
    game.deal("reveal panda-f")
    game.play("load 1")
    game.play("draw")
    game.deal("reveal snack")
    game.play("load 2")
    game.play("take 1")
    game.play("place panda-f 5")
    events = game.play("place panda-dad 5")
    assert [event.kind for event in events] == ["placed"]
    assert " 5:panda-f+panda-dad " in zoo(game)


@pytest.mark.rule("MI.20.5")
def test_an_x_female_keeps_its_x() -> None:
    game = table("barn:panda-xf", more="boss+", table="sold:panda-xf")
    game.play("ship panda-xf 1")
    game.play("take 1")
    game.play("place panda-xf 5")
    assert zoo(game, 1) == "coins:2 5:panda-xf"


@pytest.mark.rule("MI.20.5", "JV.3.4")
def test_a_jungle_animal_that_comes_onto_a_truck_again_moves_visitors_again() -> None:
    game = table("barn:koala", more="exotic+")
    game.play("ship koala 1")
    game.play("take 1")
    game.play("place koala jungle")
    assert game.to_act == (1,)
    assert texts(game)[0].startswith("visit")


@pytest.mark.rule("MI.20.5", "Z.10.4")
def test_a_young_one_on_the_truck_that_nobody_takes_leaves_the_game() -> None:
    game = table(f"{PARENTS} barn:panda-baby", "coin,coin,-", players=2)
    game.play("ship panda-baby 3")
    game.play("take 1")
    game.play("take 2")
    assert view_of(game)["gone"] == {"panda-baby": 1}
    assert view_of(game)["young"]["panda"] == 1
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("Z.5.1", "MI.0.7")
def test_the_squirrel_costs_its_owner_a_coin() -> None:
    assert_refused(table("coins:0 barn:panda"), "ship panda 1", "Z.5.1")
    other = situation("barn:panda", "minis:squirrel", options="modules=squirrel")
    assert_refused(other, "ship panda 1", "MI.0.7")
    game = table("barn:panda")
    game.play("ship panda 1")
    assert coins(game) == game.scores()[0].tiebreak == 1
    assert view_of(game)["seats"][0]["money_actions"] == 1
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state


@pytest.mark.parametrize(
    "own",
    [
        "minis:squirrel=1",
        "minis:squirrel used:squirrel",
        "minis:squirrel=2 used:squirrel",
    ],
)
def test_coins_on_the_squirrel_and_its_use_go_together(own: str) -> None:
    with pytest.raises(NotationError):
        situation(own, options="modules=squirrel")


@pytest.mark.rule("Z.6.5")
def test_young_lie_on_a_truck_only_by_the_squirrel() -> None:
    used = "minis:squirrel=1 used:squirrel"
    game = situation(f"{PARENTS} {used}", trucks="panda-baby,-,-", options="modules=squirrel")
    assert trucks(game)[0] == ["panda-baby"]
    with pytest.raises(NotationError, match=r"Z\.6\.5"):
        situation(f"{PARENTS} minis:squirrel", trucks="panda-baby,-,-", options="modules=squirrel")
    with pytest.raises(NotationError, match=r"Z\.6\.5"):
        situation(PARENTS, trucks="panda-baby,-,-", options="modules=squirrel")
