"""Exotic: setting up, the jungle board, points, and other modules."""

import pytest

from support.jungle import COLOURS, MODULES, boards, placing, turn
from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError
from zoopark.core.moves import A, B
from zoopark.core.rule import rule_id
from zoopark.games.drafting.rules.kinds import PLACE
from zoopark.games.zooloretto.modules.exotic.rules import JUNGLE, JUNGLE_ANIMALS
from zoopark.games.zooloretto.rules.actions import SWAP
from zoopark.games.zooloretto.rules.components import SNACK

SPECIES = ["anteater", "macaw", "bat", "koala", "monitor", "orangutan", "baboon", "snake"]
STALLS = [("snack", "green"), ("drinks", "blue"), ("fruit", "brown"), ("popcorn", "red")]


# -- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("JV.1.1", "JV.1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_tiles_of_each_jungle_species_are_mixed_in(players: int) -> None:
    base = view_of(Game(f"zooloretto(players={players}, start=A)", seed=1))["supply"]
    exotic = view_of(Game(f"zooloretto(players={players}, start=A, {MODULES})", seed=1))["supply"]
    added = {name: exotic["unseen"][name] for name in SPECIES}
    assert added == dict.fromkeys(SPECIES, 2)
    assert exotic["total"] - base["total"] == 16
    assert not any(name.split("-")[0] in SPECIES for name in base["unseen"])
    assert not any(name.startswith("koala-") for name in exotic["unseen"])


@pytest.mark.rule("JV.1.3", "JV.1.6")
def test_everybody_begins_with_an_empty_board_and_a_visitor_of_each_colour_on_point_two() -> None:
    game = Game(f"zooloretto(players=4, start=A, {MODULES})", seed=1)
    for seat in view_of(game)["seats"]:
        assert seat["jungle"] == {"animals": [], "spaces": 5, "most_species": 3}
        assert seat["visitors"] == {colour: [0, 1, 0, 0, 0] for colour in COLOURS}
        assert seat["bonus_boards"] == []


@pytest.mark.rule("JV.1.4", "JV.3.1")
@pytest.mark.parametrize(("stall", "colour"), STALLS)
def test_a_stall_moves_a_visitor_of_its_colour(stall: str, colour: str) -> None:
    game = placing(stall, "visitors:green-1+blue-1+brown-1+red-1")
    game.play(f"place {stall} 6")
    assert texts(game) == [f"visit {colour} 1", f"visit {colour} new"]


@pytest.mark.rule("JV.1.4")
def test_yellow_is_not_in_play_without_ice_cream() -> None:
    game = placing("koala")
    game.play("place koala barn")
    assert_refused(game, "visit yellow new", "JV.1.4")
    assert "yellow" not in view_of(game)["visitors"]
    with pytest.raises(NotationError, match=r"yellow \(JV.1.4\)"):
        turn("visitors:yellow-2")


@pytest.mark.rule("JV.1.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_eight_visitors_of_each_colour(players: int) -> None:
    game = Game(f"zooloretto(players={players}, {MODULES})", seed=1)
    assert view_of(game)["visitors"] == dict.fromkeys(COLOURS, 8 - players)
    with pytest.raises(NotationError, match=r"only 8 green visitors \(JV.1.5\)"):
        turn("visitors:green-2*4", "visitors:green-1*5")


@pytest.mark.rule("JV.1.7")
def test_one_bonus_board_of_each_colour_lies_in_the_middle() -> None:
    assert boards(Game(f"zooloretto(players=3, {MODULES})", seed=1)) == COLOURS
    with pytest.raises(NotationError, match=r"only one green bonus board \(JV.1.7\)"):
        turn("boards:green", "boards:green")


# -- the jungle board -----------------------------------------------------------------------------


@pytest.mark.rule("JV.2.1")
def test_a_jungle_animal_goes_on_the_board_or_into_the_barn() -> None:
    game = placing("koala", "jungle:bat")
    assert texts(game) == ["place koala jungle", "place koala barn"]
    assert_refused(game, "place koala 4", "JV.2.1")
    assert_refused(game, "place koala petting", "JV.2.1")
    stored = game.copy()
    game.play("place koala jungle")
    assert zoo(game) == "coins:2 jungle:bat+koala"
    stored.play("place koala barn")
    assert zoo(stored) == "coins:2 barn:koala jungle:bat"


@pytest.mark.rule("JV.2.1", "JV.1.3")
def test_a_full_board_leaves_only_the_barn() -> None:
    game = placing("koala", "jungle:bat*2+macaw*2+koala")
    assert texts(game) == ["place koala barn"]
    assert_refused(game, "place koala jungle", "JV.2.1")


@pytest.mark.rule("JV.2.2")
def test_a_board_holds_three_species() -> None:
    game = placing("koala+snake", "jungle:bat+macaw+koala")
    assert_refused(game, "place snake jungle", "JV.2.2")
    assert texts(game) == ["place koala jungle", "place koala barn", "place snake barn"]
    two = placing("snake", "jungle:bat*2+macaw")
    assert "place snake jungle" in texts(two)


@pytest.mark.rule("JV.2.3")
def test_other_animals_and_stalls_never_go_on_the_board() -> None:
    game = placing("panda+snack")
    assert_refused(game, "place panda jungle", "JV.2.3")
    assert_refused(turn("barn:panda"), "move panda jungle", "JV.2.3")
    refused = game.state.refusal(0, PLACE | SNACK << A | JUNGLE << B)
    assert rule_id(refused) == "JV.2.3"


@pytest.mark.rule("JV.2.4")
def test_moving_out_of_the_barn_costs_one_coin() -> None:
    game = turn("coins:1 barn:koala+bat jungle:macaw+snake+bat visitors:green-2")
    assert [text for text in texts(game) if text.startswith("move")] == ["move bat jungle"]
    assert_refused(game, "move koala jungle", "JV.2.2")
    assert_refused(game, "move bat 4", "JV.2.1")
    assert [event.kind for event in game.play("move bat jungle")] == ["paid", "moved"]
    assert zoo(game) == "coins:0 barn:koala jungle:macaw+bat*2+snake visitors:green-2"
    assert_refused(turn("coins:0 barn:koala"), "move koala jungle", "Z.5.1")
    assert_refused(turn("jungle:bat"), "move koala jungle", "Z.5.2")


@pytest.mark.rule("JV.2.5")
def test_jungle_animals_in_barns_are_bought_and_discarded() -> None:
    game = turn("coins:4 barn:bat", "coins:0 barn:koala")
    sold = game.copy()
    sold.play("discard bat")
    assert zoo(sold) == "coins:2"
    assert view_of(sold)["gone"] == {"bat": 1}
    game.play("buy B koala")
    assert texts(game) == ["place koala jungle", "place koala barn"]
    assert [event.kind for event in game.play("place koala jungle")] == ["placed"]
    assert zoo(game) == "coins:2 barn:bat jungle:koala"
    assert coins(game, 1) == 1


@pytest.mark.rule("JV.2.6")
def test_jungle_animals_are_never_exchanged() -> None:
    game = turn("coins:3 4:panda barn:koala jungle:bat")
    assert not any(text.startswith("exchange") for text in texts(game))
    assert game.state.refusal(0, SWAP | 0 << A | JUNGLE_ANIMALS << B)
    with pytest.raises(NotationError, match="no species"):
        game.play("exchange 4 koala")


@pytest.mark.rule("JV.2.7")
def test_an_animal_on_a_board_stays_there() -> None:
    game = turn("coins:5 jungle:bat", "jungle:koala")
    assert_refused(game, "move bat jungle barn", "Z.5.3")
    assert_refused(game, "discard bat", "Z.5.12")
    assert_refused(game, "buy B koala", "Z.5.10")


@pytest.mark.rule("JV.2.8")
def test_filling_a_board_pays_no_bonus() -> None:
    game = placing("koala", "coins:0 jungle:bat*2+macaw*2")
    events = [event.kind for event in game.play("place koala jungle")]
    assert events == ["placed"]
    assert coins(game) == 0


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("JV.4.1", "JV.4.2")
def test_colours_and_bonus_boards_score() -> None:
    game = turn("visitors:green-1*2+green-5+red-2 boards:blue+green", "boards:red")
    sheet = game.scores()[0]
    assert sheet.points("visitors") == 4
    assert sheet.points("bonus-boards") == 6
    assert sheet.sections()[5] == sheet.total == 10
    assert game.scores()[1].total == 0


@pytest.mark.rule("JV.4.3", "JV.4.4")
def test_each_jungle_species_in_the_barn_costs_two_points_and_the_board_nothing() -> None:
    game = turn("barn:koala*2+bat+panda jungle:bat+macaw*2")
    sheet = game.scores()[0]
    assert sheet.points("barn-jungle") == -4
    assert sheet.sections()[3] == sheet.total == -6
    assert turn("jungle:bat+macaw*2").scores()[0].total == 0


# -- together with other modules ------------------------------------------------------------------


@pytest.mark.rule("JV.1.4", "XX.1.4")
def test_ice_cream_brings_yellow_visitors_and_a_yellow_bonus_board() -> None:
    options = f"{MODULES}+xxl-tiles"
    start = view_of(Game(f"zooloretto(players=3, {options})", seed=1))
    assert start["visitors"]["yellow"] == 5
    assert start["seats"][2]["visitors"]["yellow"] == [0, 1, 0, 0, 0]
    assert start["bonus_boards"] == [*COLOURS, "yellow"]
    game = situation("visitors:yellow-4", asks="place=icecream", trucks="@A,-,-", options=options)
    game.play("place icecream 6")
    assert texts(game) == ["visit yellow 4", "visit yellow new"]
    game.play("visit yellow 4")
    assert zoo(game) == "coins:2 stalls:6=icecream boards:yellow"


@pytest.mark.rule("JV.3.1")
def test_an_x_stall_moves_a_visitor_of_its_colour() -> None:
    game = situation(
        "barn:x-popcorn visitors:red-1", options=f"{MODULES}+boss", table="sold:x-popcorn"
    )
    game.play("move x-popcorn barn 4a")
    assert texts(game) == ["visit red 1", "visit red new"]


@pytest.mark.rule("JV.3.4")
def test_a_jungle_animal_that_comes_onto_a_truck_again_moves_visitors_again() -> None:
    game = situation(
        "coins:1 barn:koala visitors:green-1 minis:squirrel",
        trucks="-,@B,@C",
        options=f"{MODULES}+squirrel",
    )
    [move] = [text for text in texts(game) if "koala 1" in text]
    game.play(move)
    game.play("take 1")
    game.play("place koala jungle")
    assert "visit green 1" in texts(game)
