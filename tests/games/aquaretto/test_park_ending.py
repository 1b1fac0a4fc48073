"""The end of the round and of the game in Aquaretto: chapter 8."""

from collections import Counter

import pytest

from support.parks import kinds, park_situation, seen
from support.refusals import assert_refused
from support.tables import texts
from support.views import view_of
from zoopark import Game, Move

SHOW = ("dolphin", "orca", "sea-lion")
OTHERS = ("polar-bear", "penguin", "turtle")


def in_play() -> Counter[str]:
    """All tiles of a game for three without crocodiles and hippos."""
    tiles = Counter({"water-coin": 10})
    for species in SHOW + OTHERS:
        tiles.update({f"{species}-m": 2, f"{species}-f": 2})
    for species in SHOW:
        tiles.update({species: 5, f"{species}-bolt": 2})
    for species in OTHERS:
        tiles.update({species: 1, f"{species}-fish": 6})
    return tiles


def late(unseen: int, *parks: str, trucks: str = "-,-,-", turn: str = "A", depot: str = "") -> Game:
    """Three players; so many tiles are unseen, coins and others, and the rest is gone."""
    shown = [tile for tile in trucks.replace(",", "+").split("+") if tile[0] not in "-@"]
    rest = in_play() - Counter(shown) - Counter([depot] if depot else [])
    gone = sorted(rest.elements())[: rest.total() - unseen]
    return park_situation(*parks, trucks=trucks, turn=turn, gone="+".join(gone))


@pytest.mark.rule("A.8.1")
def test_the_round_ends_when_everybody_has_a_truck() -> None:
    game = park_situation(turn="C", trucks="@A,water-coin,@B")
    events = kinds(game.play("take 2"))
    assert events == ["took", "banked", "round_ended", "next_round"]
    assert view_of(game)["round"] == 3
    assert all(truck["taken_by"] is None for truck in view_of(game)["trucks"])
    assert all(truck["tiles"] == [] for truck in view_of(game)["trucks"])
    assert not any(seen(game, seat)["out"] for seat in range(3))


@pytest.mark.rule("A.8.1")
def test_the_round_ends_only_after_the_last_tile_is_settled() -> None:
    game = park_situation("coins:0", "coins:0", "tiles:c3=orca-m", turn="C", trucks="@A,orca-f,@B")
    for move in ("take 2", "place orca-f c2", "place orca-baby c1"):
        assert view_of(game)["round"] == 2
        game.play(move)
    assert view_of(game)["round"] == 3


@pytest.mark.rule("A.8.1")
def test_a_round_goes_on_while_somebody_has_no_truck() -> None:
    game = park_situation(turn="B", trucks="@A,water-coin,-")
    assert kinds(game.play("take 2")) == ["took", "banked"]
    assert view_of(game)["round"] == 2
    assert [truck["taken_by"] for truck in view_of(game)["trucks"]] == [0, 1, None]


@pytest.mark.rule("A.8.2")
@pytest.mark.parametrize(("turn", "trucks"), [("C", "@A,orca,@B"), ("A", "@C,orca,@B")])
def test_the_last_taker_begins_the_next_round(turn: str, trucks: str) -> None:
    game = park_situation(turn=turn, trucks=trucks)
    game.play("take 2")
    game.play("place orca c3")
    assert game.to_act == ("ABC".index(turn),)


@pytest.mark.rule("A.8.3")
def test_the_first_tile_of_the_end_pile_makes_the_round_the_last() -> None:
    game = late(15)
    assert not view_of(game)["last_round"]
    game.play("draw")
    assert kinds(game.deal("reveal water-coin")) == ["revealed", "last_round"]
    assert view_of(game)["last_round"]
    assert not game.over


@pytest.mark.rule("A.8.3")
def test_the_last_tile_before_the_end_pile_does_not() -> None:
    game = late(16)
    game.play("draw")
    assert kinds(game.deal("reveal water-coin")) == ["revealed"]
    assert not view_of(game)["last_round"]


@pytest.mark.rule("A.8.3")
def test_the_end_pile_is_announced_once() -> None:
    game = late(14)
    assert view_of(game)["last_round"]
    game.play("draw")
    assert kinds(game.deal("reveal water-coin")) == ["revealed"]


@pytest.mark.rule("A.8.4")
def test_a_supply_used_up_exactly_does_not_end_the_game() -> None:
    game = late(15, trucks="@A,water-coin,@B", turn="C")
    game.play("take 2")
    assert not game.over
    assert view_of(game)["round"] == 3
    assert view_of(game)["supply"]["before_end_pile"] == 0
    assert texts(game)[0] == "draw"
    game.play("draw")
    assert "last_round" in kinds(game.deal("reveal water-coin"))


@pytest.mark.rule("A.8.5")
def test_the_last_round_is_played_to_its_end() -> None:
    game = late(13, trucks="@A,water-coin,water-coin", turn="B")
    game.play("take 2")
    assert not game.over
    assert game.to_act == (2,)
    game.play("expand small f2 se")
    assert kinds(game.play("take 3"))[-2:] == ["round_ended", "game_over"]
    assert game.over
    assert game.to_act == ()
    assert game.legal() == []


@pytest.mark.rule("A.8.5")
def test_the_game_is_over_when_the_last_tile_is_placed() -> None:
    game = late(13, trucks="@A,orca,@B", turn="C")
    game.play("take 2")
    assert not game.over
    game.play("place orca c3")
    assert game.over
    assert [sheet.total for sheet in game.scores()] == [0, 0, 1]


@pytest.mark.rule("A.8.5", "A.2.2")
def test_no_action_after_the_own_truck_in_the_last_round() -> None:
    game = late(13, "coins:9", trucks="@A,water-coin,water-coin", turn="B")
    assert_refused(game, "expand large f2", "A.2.2", seat=0)
    game.play("take 2")
    game.play("take 3")
    for seat in range(3):
        assert_refused(game, "draw", "A.8.5", seat=seat)
        assert_refused(game, "expand large f2", "A.8.5", seat=seat)


@pytest.mark.rule("A.8.5", "A.6.4")
def test_a_seat_that_is_out_in_the_last_round_still_sells() -> None:
    game = late(
        13, "coins:0 depot:turtle-m", "coins:2", trucks="@A,-,-", turn="B", depot="turtle-m"
    )
    assert view_of(game)["last_round"]
    game.play("buy A turtle-m")
    game.play("place turtle-m c3")
    assert (seen(game)["coins"], seen(game, 1)["coins"]) == (1, 0)


@pytest.mark.rule("A.8.5")
def test_a_decision_that_is_still_due_keeps_the_game_open() -> None:
    """The young one of the last tile must still be laid."""
    orcas = "coins:1 tiles:c3=orca-m"
    game = late(13, "coins:1", "coins:1", orcas, trucks="@A,orca-f,@B", turn="C", depot="orca-m")
    game.play("take 2")
    game.play("place orca-f c2")
    assert not game.over
    game.play("place orca-baby c4")
    assert game.over
    assert game.scores()[2].points("animals") == 3


def greedy(game: Game) -> Move:
    """Fill all trucks before one is taken, and lay every tile in the park if it fits."""
    legal = game.legal()
    laying = [move for move in legal if move.verb == "place" and not move.text.endswith("depot")]
    drawing = [move for move in legal if move.verb == "draw"]
    return (laying or drawing or legal)[0]


@pytest.mark.rule("A.1.8", "A.7.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bank_pays_every_bonus_and_no_coin_is_lost(players: int) -> None:
    game = Game(f"aquaretto(players={players})", seed=players)
    tiles, bonuses = 0, 0
    while not game.over:
        for event in game.play(greedy(game)):
            tiles += int(event.data["coins"]) if event.kind == "banked" else 0
            bonuses += event.kind == "grew"
        view = view_of(game)
        purses = sum(seat["coins"] for seat in view["seats"])
        assert purses + view["bank"] == 30 + tiles
        assert purses == players + tiles + bonuses
    assert bonuses
