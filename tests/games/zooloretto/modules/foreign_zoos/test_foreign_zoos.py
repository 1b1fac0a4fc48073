"""Foreign zoos."""

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError
from zoopark.games.zooloretto.modules.foreign_zoos.rules import ForeignZoos
from zoopark.games.zooloretto.rules.game import Zooloretto

MODULE = "modules=foreign-zoos"


def giving(*zoos: str, players: int = 3) -> Game:
    trucks = ",".join(["coin", "@B", "@C", "@D", "@E"][:players])
    return situation(*zoos, players=players, trucks=trucks, options=MODULE)


@pytest.mark.rule("FZ.1.1")
def test_only_a_full_enclosure_is_given_away() -> None:
    game = giving("coins:0 4:panda*4 5:leopard*4 x:elephant*5")
    assert [text for text in texts(game) if text.startswith("give")] == ["give 4", "give x"]
    assert_refused(game, "give 5", "FZ.1.1")
    assert_refused(game, "give 6", "FZ.1.1")
    assert_refused(game, "give y", "FZ.1.1")


@pytest.mark.rule("FZ.1.1")
def test_giving_away_is_the_whole_turn_and_costs_nothing() -> None:
    game = situation("coins:0 4:panda*4", options=MODULE)
    game.play("give 4")
    assert coins(game) == 0
    assert game.to_act == (1,)


@pytest.mark.rule("FZ.1.4")
def test_a_third_gift_is_refused() -> None:
    game = giving("coins:0 4:panda*4 cards:3+3")
    assert "give 4" not in texts(game)
    assert_refused(game, "give 4", "FZ.1.4")


@pytest.mark.rule("FZ.1.2")
def test_animals_and_young_leave_the_game_and_stalls_stay() -> None:
    game = giving("coins:0 4:panda+panda-dad+panda-mum+panda-baby stalls:4a=snack")
    game.play("give 4")
    assert zoo(game) == "coins:0 stalls:4a=snack cards:3"
    assert view_of(game)["gone"] == {"panda": 1, "panda-dad": 1, "panda-mum": 1, "panda-baby": 1}
    assert view_of(game)["young"]["panda"] == 1


@pytest.mark.rule("FZ.1.2", "Z.7.3")
def test_the_enclosure_can_be_filled_again_and_pays_again() -> None:
    game = giving("coins:2 4:panda*4 5:leopard*4 barn:leopard*2")
    game.play("give 4")
    game.play("move leopard 5")
    assert coins(game) == 3
    game.play("give 5")
    game.play("move leopard 5")
    assert zoo(game) == "coins:2 5:leopard cards:3+3"


@pytest.mark.rule("FZ.1.3")
@pytest.mark.parametrize(
    ("others", "card"),
    [(("coins:2", "coins:2"), 3), (("cards:3+3", "coins:2"), 3), (("cards:3+3", "cards:3"), 2)],
)
def test_the_first_cards_are_worth_three_points(others: tuple[str, str], card: int) -> None:
    game = giving("coins:0 4:panda*4", *others)
    before = game.scores()[0].total
    events = game.play("give 4")
    assert events[-1].data == {"enclosure": "4", "points": card}
    assert game.scores()[0].points("foreign-zoos") == card
    assert game.scores()[0].total == before - 5 + card


@pytest.mark.rule("FZ.1.3")
def test_more_cards_than_the_stack_has_cannot_be() -> None:
    with pytest.raises(NotationError, match=r"only 3 cards are worth 3"):
        giving("coins:0 cards:3+3", "cards:3+3")
    with pytest.raises(NotationError, match=r"cannot have the cards"):
        giving("coins:0 cards:3+2+2")


@pytest.mark.rule("Z.2.1")
def test_without_the_module_nothing_is_given_away() -> None:
    assert_refused(situation("4:panda*4"), "give 4", "Z.2.1")


@pytest.mark.rule("FZ.1.3")
@pytest.mark.parametrize(
    ("zoos", "why"),
    [
        (("cards:2",), "no card worth 2 is taken before all worth 3"),
        (("cards:3+2", "cards:3"), "no card worth 2 is taken before all worth 3"),
        (("cards:2+3", "cards:3+3"), "nobody's second card is worth more than the first"),
        (("cards:3+3", "cards:3+3"), "only 3 cards are worth 3"),
    ],
)
def test_cards_that_do_not_come_off_the_stack_so_are_refused(
    zoos: tuple[str, ...], why: str
) -> None:
    with pytest.raises(NotationError, match=why):
        situation(*zoos, options=MODULE)


@pytest.mark.rule("FZ.1.3")
def test_the_stack_has_two_cards_for_each_player_the_best_on_top() -> None:
    stack = [
        stack_of(situation(*zoos, options=MODULE))
        for zoos in (
            (),
            ("cards:3",),
            ("cards:3+3", "cards:3"),
            ("cards:3+3", "cards:3+2", "cards:2+2"),
        )
    ]
    assert stack == [(6, 3), (5, 3), (3, 2), (0, 0)]


def stack_of(game: Game) -> tuple[int, int]:
    """The height of the stack and the points of its top card."""
    assert isinstance(game.state, Zooloretto)
    [module] = game.state.zoos.modules
    assert isinstance(module, ForeignZoos)
    return int(module.cards_left()), int(module.top_card())
