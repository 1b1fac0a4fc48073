"""Winning a mini enclosure, and what all of them share."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.trips import assert_round_trip
from support.views import view_of
from zoopark import Game, NotationError

MINIS = "polar-bear+gorilla+tapir"
CHOICES = ["choose polar-bear", "choose gorilla", "choose tapir"]


def placing(own: str, tiles: str = "panda", more: str = "", minis: str = MINIS) -> Game:
    options = f"modules={more}{minis}"
    return situation(own, asks=f"place={tiles}", trucks="@A,-,-", options=options)


def spending(*zoos: str, more: str = "", minis: str = MINIS) -> Game:
    return situation(*zoos, trucks="coin,@B,@C", options=f"modules={more}{minis}")


# -- winning --------------------------------------------------------------------------------------


@pytest.mark.rule("MI.0.1", "MI.0.3")
def test_whoever_fills_the_enclosure_of_six_chooses_a_mini_enclosure() -> None:
    game = placing("6:panda*5")
    game.play("place panda 6")
    assert view_of(game)["asks"] == "choice"
    assert view_of(game)["question"] == {"asks": "choice", "seat": 0}
    assert game.to_act == (0,)
    assert texts(game) == CHOICES
    assert_round_trip(game)
    events = game.play("choose tapir")
    assert [str(event) for event in events] == ["A wins the tapir"]
    assert zoo(game) == "coins:2 6:panda*6 minis:tapir"
    assert view_of(game)["minis_left"] == ["polar-bear", "gorilla"]
    assert game.to_act == (1,)


@pytest.mark.rule("MI.0.1")
@pytest.mark.parametrize("pen", ["4:panda*3", "5:panda*4", "x:panda*4"])
def test_any_other_enclosure_wins_nothing(pen: str) -> None:
    game = placing(pen)
    game.play(f"place panda {pen[0]}")
    assert view_of(game)["asks"] == "turn"
    assert game.to_act == (1,)


@pytest.mark.rule("MI.0.1")
def test_one_space_that_is_still_free_wins_nothing() -> None:
    game = placing("6:panda*4")
    game.play("place panda 6")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.0.1")
def test_a_move_out_of_the_barn_can_win() -> None:
    game = spending("6:panda*5 barn:panda")
    game.play("move panda 6")
    assert texts(game) == CHOICES


@pytest.mark.rule("MI.0.1")
def test_a_purchase_can_win() -> None:
    game = spending("6:panda*5", "barn:panda")
    game.play("buy B panda")
    game.play("place panda 6")
    assert texts(game) == CHOICES
    assert_round_trip(game)
    game.play("choose gorilla")
    assert zoo(game) == "coins:0 6:panda*6 minis:gorilla"


@pytest.mark.rule("MI.0.1", "Z.7.5")
def test_a_young_one_on_the_last_space_wins_after_its_birth() -> None:
    game = placing("6:panda*3+panda-m", "panda-f", more="petting-zoo+")
    game.play("place panda-f 6")
    assert view_of(game)["asks"] == "young"
    inside, petted = game.copy(), game
    inside.play("place panda-baby 6")
    assert texts(inside) == CHOICES
    petted.play("place panda-baby petting")
    assert petted.to_act == (1,)


@pytest.mark.rule("MI.0.1")
def test_an_animal_out_of_the_area_can_win() -> None:
    game = spending("6:panda*5 area:panda", more="acclimatisation+")
    game.play("move panda area 6")
    assert texts(game) == CHOICES


@pytest.mark.rule("MI.0.1")
def test_a_pavilion_on_the_last_space_wins() -> None:
    game = spending("coins:3 6:panda*5", more="buildings+")
    game.play("construct pavilion 6")
    assert texts(game) == CHOICES
    assert_round_trip(game)


@pytest.mark.rule("MI.0.2")
def test_a_second_filling_wins_nothing() -> None:
    game = spending("coins:9 6:panda*6 barn:leopard*6 minis:tapir", more="foreign-zoos+")
    game.play("give 6")
    for _ in range(6):
        game.play("move leopard 6")
    assert zoo(game) == "coins:3 6:leopard*6 cards:3 minis:tapir"
    assert view_of(game)["asks"] == "turn"


# -- the choice -----------------------------------------------------------------------------------


@pytest.mark.rule("MI.0.3", "Z.4.3")
def test_the_choice_comes_before_the_other_tiles_of_the_truck() -> None:
    game = placing("6:panda*5", "panda+snack+panda")
    game.play("place panda 6")
    assert_refused(game, "place snack 4a", "MI.0.3")
    assert_refused(game, "decline", "MI.0.3")
    assert_refused(game, "draw", "MI.0.3")
    assert_round_trip(game)
    game.play("choose tapir")
    assert view_of(game)["asks"] == "place"
    assert view_of(game)["hand"] == ["snack", "panda"]
    assert_round_trip(game)
    game.play("place snack 4a")
    game.play("place panda barn")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.0.3")
def test_when_none_is_left_there_is_nothing_to_win() -> None:
    game = situation(
        "6:panda*5",
        "minis:gorilla",
        "minis:tapir",
        "minis:polar-bear",
        players=4,
        asks="place=panda",
        trucks="@A,-,-,-",
        options=f"modules={MINIS}",
    )
    game.play("place panda 6")
    assert game.to_act == (1,)


@pytest.mark.rule("MI.0.4")
def test_only_what_lies_in_the_middle_can_be_chosen() -> None:
    game = situation(
        "6:panda*5",
        "minis:gorilla",
        asks="place=panda",
        trucks="@A,-,-",
        options=f"modules={MINIS}",
    )
    game.play("place panda 6")
    assert texts(game) == ["choose polar-bear", "choose tapir"]
    assert_refused(game, "choose gorilla", "MI.0.4")
    assert_refused(game, "choose kiwi", "MI.0.4")


@pytest.mark.rule("MI.0.5")
def test_christmas_has_four_more() -> None:
    christmas = ["reindeer", "christmas-tree", "christmas-present", "squirrel"]
    ordinary = view_of(Game("zooloretto(players=3, modules=everything)", seed=1))["minis_left"]
    festive = view_of(Game("zooloretto(players=3, modules=christmas)", seed=1))["minis_left"]
    assert len(ordinary) == 16
    assert festive == ordinary + christmas


@pytest.mark.rule("MI.0.5")
def test_without_christmas_its_mini_enclosures_cannot_be_chosen() -> None:
    game = placing("6:panda*5")
    game.play("place panda 6")
    assert_refused(game, "choose reindeer", "MI.0.5")
    assert_refused(game, "choose squirrel", "MI.0.5")


@pytest.mark.rule("MI.0.6", "Z.7.4")
def test_an_exchange_wins_nothing_and_the_right_is_kept() -> None:
    game = spending("coins:4 6:leopard*5 barn:panda*6", "barn:leopard")
    game.play("exchange 6 panda")
    assert zoo(game) == "coins:3 6:panda*6 barn:leopard*5"
    assert view_of(game)["asks"] == "turn"
    game.play("exchange 6 leopard")
    game.play("buy B leopard")
    game.play("place leopard 6")
    assert texts(game) == CHOICES


@pytest.mark.rule("MI.0.6", "Z.6.6")
def test_a_young_one_born_by_an_exchange_wins_nothing() -> None:
    game = spending("6:leopard barn:panda-m+panda-f+panda*3")
    game.play("exchange 6 panda")
    assert zoo(game) == "coins:1 6:panda*3+panda-dad+panda-mum+panda-baby barn:leopard"
    assert view_of(game)["asks"] == "turn"


# -- using it -------------------------------------------------------------------------------------


@pytest.mark.rule("MI.0.7")
@pytest.mark.parametrize(
    ("mini", "move"),
    [
        ("king-k", "remove 1 coin"),
        ("grizzly", "release panda"),
        ("katta=1", "skip"),
        ("langer-ludwig", "return panda 4"),
        ("skunk", "sell panda"),
    ],
)
def test_only_its_owner_uses_it_and_the_action_is_the_whole_turn(mini: str, move: str) -> None:
    options = f"modules={mini.partition('=')[0]}"
    zoos = ("4:panda barn:panda", f"coins:0 minis:{mini}", "coins:0")
    game = situation(*zoos, trucks="coin,-,-", options=options)
    assert_refused(game, move, "MI.0.7")
    owner = situation(
        f"{zoos[0]} minis:{mini}", *["coins:0"] * 2, trucks="coin,-,-", options=options
    )
    owner.play(move)
    assert owner.to_act == (1,)
    assert view_of(owner)["seats"][0]["money_actions"] == 1


@pytest.mark.rule("MI.0.7", "K.1.1")
def test_its_action_counts_among_the_money_actions_of_the_round() -> None:
    game = situation("minis:katta=2 quiet:12", trucks="coin,@B,@C", options="modules=katta")
    assert_refused(game, "skip", "K.1.1")


@pytest.mark.rule("MI.0.1")
def test_nothing_is_chosen_without_winning() -> None:
    assert_refused(situation(options="modules=katta"), "choose katta", "Z.2.1")
    assert_refused(situation(options="modules=katta"), "remove 1 panda", "Z.2.1")


@pytest.mark.rule("MI.0.8")
def test_coins_on_a_mini_enclosure_are_no_money() -> None:
    game = situation(
        "coins:0 barn:panda minis:katta=3", "coins:1", "coins:0", options="modules=katta"
    )
    assert_refused(game, "move panda 4", "Z.5.1")
    assert game.scores()[0].tiebreak == 0
    even = situation("coins:0 minis:king-k=3", "coins:1", "coins:0", options="modules=king-k")
    assert even.ranking() == [(1,), (0, 2)]


@pytest.mark.rule("MI.0.9")
def test_only_tiles_on_trucks_in_the_middle_are_reached() -> None:
    game = situation("minis:king-k", trucks="panda*2,@B,-", options="modules=king-k")
    assert [text for text in texts(game) if text.startswith("remove")] == ["remove 1 panda"]
    assert_refused(game, "remove 2 panda", "MI.0.9")
    assert_refused(game, "remove 3 panda", "MI.0.9")
    assert_refused(game, "remove 1 snack", "MI.0.9")
    assert_refused(game, "remove 4 panda", "Z.1.5")


@pytest.mark.rule("MI.0.10", "Z.10.2")
def test_a_truck_keeps_its_number_of_spaces() -> None:
    game = situation("minis:king-k", players=2, trucks="-,panda*2,snack", options="modules=king-k")
    game.play("remove 3 snack")
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 3")
    game.play("draw")
    game.deal("reveal panda")
    assert texts(game) == ["load 1"]
    assert_refused(game, "load 3", "Z.3.3")


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zoos", "problem"),
    [
        (("minis:tapir", "minis:tapir"), r"cannot have the mini 'tapir' \(MI.0.4\)"),
        (("minis:tapir+katta=1",), r"zoo of A has more than one mini enclosure \(MI.0.2\)"),
        (("minis:kiwi",), r"cannot have the mini 'kiwi' \(MI.0.4\)"),
        (("minis:tapir=1",), r"coins cannot lie on the tapir \(MI.0.8\)"),
        (("minis:tapir=",), r"'' coins cannot lie on the tapir"),
        (("minis:tapir used:tapir",), r"cannot have used 'tapir' \(MI.0.7\)"),
        (("used:iberian-lynx",), r"cannot have used 'iberian-lynx'"),
        (("minis:katta=4",), r"\(MI.0.8\)"),
        (("minis:katta=1 used:katta",), r"cannot have used 'katta'"),
    ],
)
@pytest.mark.rule("MI.0.2", "MI.0.4", "MI.0.7", "MI.0.8")
def test_a_mini_enclosure_that_cannot_be_is_refused(zoos: tuple[str, ...], problem: str) -> None:
    with pytest.raises(NotationError, match=problem) as refused:
        situation(*zoos, options="modules=tapir+iberian-lynx+katta")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("own", "agenda"),
    [
        ("6:panda*5", "choice.A"),
        ("6:panda*6 minis:tapir", "choice.A"),
        ("6:panda*6", "choice.B"),
        ("6:panda*6", "choice.A+choice.A"),
        ("6:panda*6", "choice.A.1"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(own: str, agenda: str) -> None:
    with pytest.raises(NotationError):
        situation(
            own,
            asks="choice",
            table=f"agenda:{agenda}",
            trucks="@A,-,-",
            options="modules=tapir+polar-bear",
        )


def test_before_the_game_begins_nobody_has_one() -> None:
    text = Game("zooloretto(players=3, modules=tapir)", dealer=None).position()
    with pytest.raises(NotationError):
        Game.from_position(text.replace("A coins:2", "A coins:2 minis:tapir"), dealer=None)


def test_the_board_and_the_view_show_who_has_which() -> None:
    game = situation("minis:katta=1", "minis:tapir", options="modules=katta+tapir+gorilla")
    board = game.board()
    assert "mini: katta with 1 coin" in board
    assert "Minis   gorilla" in board
    assert view_of(game)["seats"][0]["minis"] == [{"name": "katta", "coins": 1, "used": False}]
    assert coins(game) == 2
