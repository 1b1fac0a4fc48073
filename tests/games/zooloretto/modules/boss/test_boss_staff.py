"""Boss: what workers do during the game, and moving them."""

import pytest

from support.refusals import assert_refused
from support.tables import bank, coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game

MODULE = "modules=boss"


def table(*zoos: str, more: str = "", sold: str = "", players: int = 3) -> Game:
    return situation(
        *zoos,
        players=players,
        options=f"{MODULE}{more}",
        table=f"sold:{sold}" if sold else "",
    )


def donations(game: Game, seat: int = 0) -> int:
    held = view_of(game)["seats"][seat]["donations"]
    assert isinstance(held, int)
    return held


# -- moving a worker ------------------------------------------------------------------------------


@pytest.mark.rule("BO.3.2")
def test_a_worker_moves_to_a_free_window_for_one_coin() -> None:
    game = table("coins:1 staff:buyer*2+consultant*2+spokesman")
    listed = [text for text in texts(game) if text.startswith("transfer")]
    assert listed == [
        f"transfer {field} {to}"
        for field in ("consultant", "spokesman", "buyer")
        for to in ("fundraiser", "spokesman", "sales-manager")
        if to != field
    ]
    game.play("transfer buyer fundraiser")
    assert zoo(game) == "coins:0 staff:fundraiser+consultant*2+spokesman+buyer"
    assert bank(game) == 26
    assert game.to_act == (1,)
    assert view_of(game)["seats"][0]["money_actions"] == 1


@pytest.mark.rule("BO.3.2", "Z.5.1")
def test_moving_a_worker_needs_a_coin() -> None:
    game = table("coins:0 donations:9 staff:buyer")
    assert_refused(game, "transfer buyer consultant", "Z.5.1")


@pytest.mark.rule("BO.3.2", "MI.5.1")
def test_the_lynx_moves_a_worker_for_nothing() -> None:
    game = table("coins:0 staff:buyer minis:iberian-lynx", more="+iberian-lynx")
    assert "transfer buyer consultant" in texts(game)
    game.play("transfer buyer consultant")
    assert coins(game) == 0


@pytest.mark.rule("BO.3.3")
def test_a_worker_must_change_the_field() -> None:
    assert_refused(table("coins:9 staff:buyer"), "transfer buyer buyer", "BO.3.3")


@pytest.mark.rule("BO.3.4")
def test_a_taken_window_takes_no_second_worker() -> None:
    game = table("coins:9 donations:2 staff:buyer*2+consultant")
    assert_refused(game, "transfer consultant buyer", "BO.3.4")
    assert_refused(game, "hire buyer", "BO.3.4")
    assert_refused(game, "hire buyer donations", "BO.3.4")


@pytest.mark.rule("BO.3.5")
def test_only_workers_of_the_own_office_can_be_moved() -> None:
    game = table("coins:9 staff:consultant", "staff:buyer")
    assert_refused(game, "transfer buyer consultant", "BO.3.5")
    assert_refused(game, "transfer spokesman consultant", "BO.3.5")


# -- filled enclosures ----------------------------------------------------------------------------

FILLED = [
    ("4", "panda*3", 1),
    ("5", "panda*4", 2),
    ("6", "panda*5", 0),
    ("x", "panda*4", 1),
]


@pytest.mark.rule("BO.3.6")
@pytest.mark.parametrize("raisers", [0, 1, 2])
@pytest.mark.parametrize(("pen", "animals", "bonus"), FILLED)
def test_each_fund_raiser_brings_a_donation(
    pen: str, animals: str, bonus: int, raisers: int
) -> None:
    staff = f"staff:fundraiser*{raisers}" if raisers else ""
    game = table(f"coins:1 {pen}:{animals} barn:panda {staff} donations:1")
    game.play(f"move panda {pen}")
    assert donations(game) == 1 + raisers
    assert view_of(game)["donations_left"] == 19 - raisers
    assert coins(game) == bonus


@pytest.mark.rule("BO.3.7")
@pytest.mark.parametrize("consultants", [0, 1, 2])
@pytest.mark.parametrize(("pen", "animals", "bonus"), FILLED)
def test_each_consultant_brings_a_coin(
    pen: str, animals: str, bonus: int, consultants: int
) -> None:
    staff = f"staff:consultant*{consultants}" if consultants else ""
    game = table(f"coins:1 {pen}:{animals} barn:panda {staff}")
    game.play(f"move panda {pen}")
    assert coins(game) == bonus + consultants
    assert bank(game) == 26 - bonus - consultants
    assert donations(game) == 0


@pytest.mark.rule("BO.3.7")
def test_with_two_players_the_second_expansion_board_counts_too() -> None:
    zoo_before = "coins:1 x:- y:panda*4 barn:panda staff:consultant+fundraiser"
    game = table(zoo_before, players=2)
    game.play("move panda y")
    assert (coins(game), donations(game)) == (2, 1)


@pytest.mark.rule("BO.3.7", "K.1.4", "Z.7.6")
def test_a_short_bank_pays_what_it_has() -> None:
    game = table("coins:2 5:panda*4 barn:panda staff:consultant*2", "coins:27", "coins:1")
    game.play("move panda 5")
    assert coins(game) == 2  # one paid, and the bank had just this one
    assert bank(game) == 0


@pytest.mark.rule("BO.3.6", "K.1.4")
def test_a_short_supply_gives_the_donations_it_has() -> None:
    zoo_before = "coins:1 5:panda*4 barn:panda staff:fundraiser*2 donations:3"
    game = table(zoo_before, "donations:16")
    game.play("move panda 5")
    assert donations(game) == 4
    assert view_of(game)["donations_left"] == 0


@pytest.mark.rule("BO.3.6", "BO.3.7", "Z.7.5")
def test_a_young_one_on_the_last_space_fills_once() -> None:
    game = table("coins:2 4:panda+panda-m staff:consultant+fundraiser")
    game.play("offer panda-xf")
    game.play("place panda-xf 4")
    assert coins(game) == 2
    assert donations(game) == 1


@pytest.mark.rule("BO.3.1")
def test_the_field_at_the_moment_of_the_event_counts() -> None:
    game = situation(
        "coins:9 4:panda*3 5:leopard*4 barn:panda+leopard staff:buyer",
        options=MODULE,
        trucks="coin,@B,@C",
    )
    game.play("transfer buyer consultant")
    game.play("move panda 4")
    assert (coins(game), donations(game)) == (9, 0)
    game.play("transfer consultant fundraiser")
    game.play("move leopard 5")
    assert (coins(game), donations(game)) == (9, 1)


@pytest.mark.rule("BO.3.8")
def test_nothing_for_the_sponsor_enclosure() -> None:
    game = table("coins:1 sponsor:panda*2 barn:panda staff:consultant*2+fundraiser*2")
    game.play("move panda sponsor")
    assert coins(game) == 0
    assert donations(game) == 1  # of the sponsor


@pytest.mark.rule("BO.3.8")
def test_nothing_for_an_extra_enclosure() -> None:
    zoo_before = "coins:1 pandas:panda barn:panda staff:consultant*2+fundraiser*2"
    game = table(zoo_before, more="+extra-enclosures")
    game.play("move panda pandas")
    assert (coins(game), donations(game)) == (0, 0)


@pytest.mark.rule("BO.3.8")
def test_nothing_for_a_full_petting_zoo() -> None:
    parents = "5:panda-m+panda-dad+panda-mum petting:panda"
    office = "barn:panda-xf staff:consultant*2+fundraiser*2"
    game = table(f"coins:1 {parents} {office}", more="+petting-zoo", sold="panda-xf")
    game.play("move panda-xf 5")
    game.play("place panda-baby petting")
    assert coins(game) == 2  # of the second young one
    assert donations(game) == 0


@pytest.mark.rule("BO.3.8", "Z.7.4")
def test_nothing_for_an_exchange_nor_for_the_young_born_by_it() -> None:
    staff = "staff:consultant*2+fundraiser*2"
    game = table(f"coins:1 5:elephant barn:panda*5 {staff}")
    game.play("exchange 5 panda")
    assert (coins(game), donations(game)) == (0, 0)
    game = table(f"coins:1 5:elephant barn:panda*2+panda-m+panda-f {staff}")
    game.play("exchange 5 panda")
    assert "5:panda*2+panda-dad+panda-mum+panda-baby" in zoo(game)
    assert (coins(game), donations(game)) == (0, 0)


@pytest.mark.rule("BO.3.8")
def test_nothing_for_a_full_jungle_board() -> None:
    board = "jungle:anteater*2+macaw*2 barn:bat staff:consultant*2+fundraiser*2"
    game = table(f"coins:1 {board}", more="+exotic")
    game.play("move bat jungle")
    assert (coins(game), donations(game)) == (0, 0)


@pytest.mark.rule("BO.3.6", "BO.3.7", "Z.7.3")
def test_workers_bring_something_every_time_an_enclosure_is_filled() -> None:
    game = situation(
        "coins:1 4:panda*4 5:leopard*4 barn:leopard staff:consultant+fundraiser cards:3",
        options=f"{MODULE}+foreign-zoos",
        trucks="coin,@B,@C",
    )
    game.play("move leopard 5")
    game.play("give 5")
    assert (coins(game), donations(game)) == (3, 1)
