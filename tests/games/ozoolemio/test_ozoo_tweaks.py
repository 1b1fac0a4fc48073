"""O Zoo le Mio with other numbers than the printed ones: each changes what it says."""

import pytest

from zoopark import Game, match
from zoopark.core.dice import Dice
from zoopark.games.ozoolemio.view import OZooSeat, OZooView


def seats(game: Game) -> tuple[OZooSeat, ...]:
    seen = game.view(0)
    assert isinstance(seen, OZooView)
    return seen.seats


def tweaked(game: Game, tweaks: str) -> Game:
    """The same position under other numbers."""
    position = game.position().replace("players=3", f"players=3, tweaks={tweaks}", 1)
    return Game.from_position(position, dealer=None)


def finished_round() -> Game:
    """The end of the first round: what it brought is not scored yet."""
    game = match("ozoolemio(players=3, purses=open)", "greedy", seed=5)
    before = next(k for k in range(game.entries) if game.at(k + 1).view().round == 2)
    return game.at(before)


@pytest.mark.parametrize(
    ("tweak", "entries"),
    [
        ("best-figures:5", 120),
        ("second-figures:3", 120),
        ("lone-figures:4", 30),  # as long as somebody is alone with a colour
        ("bench-figures:6", 120),
    ],
)
def test_figures_are_those_of_the_game_string(tweak: str, entries: int) -> None:
    game = match("ozoolemio(players=3, purses=open)", "greedy", seed=5).at(entries)
    other = tweaked(game, tweak)
    name, number = tweak.split(":")
    worth = {"best-figures": 2, "second-figures": 1, "lone-figures": 1, "bench-figures": 1}
    worth[name] = int(number)
    for seat, seen in enumerate(seats(other)):
        ranks = {2: "best-figures", 1: "second-figures"}
        figures = seen.benches * worth["bench-figures"]
        printed = seats(game)[seat]
        for colour, visitors in printed.visitors.items():
            owners = sum(bool(zoo.areas.get(colour)) for zoo in seats(game))
            lone = visitors and owners == 1
            figures += worth["lone-figures" if lone else ranks[visitors]] if visitors else 0
        owners = sum(bool(zoo.trees) for zoo in seats(game))
        if printed.tree_figures:
            lone = owners == 1
            figures += worth["lone-figures" if lone else ranks[printed.tree_figures]]
        assert seen.figures == figures
    assert [seen.figures for seen in seats(other)] != [seen.figures for seen in seats(game)]


def test_coins_at_the_start_and_income() -> None:
    game = Game("ozoolemio(players=3, tweaks=start-coins:3, purses=open)", seed=1)
    assert [seat.coins for seat in seats(game)] == [3, 3, 3]
    game = finished_round()
    for text, each in (("tile-income:0", 0), ("tile-income:2", 2)):
        other = tweaked(game, text)
        other.play(other.legal()[0])
        paid = [int(after.coins or 0) for after in seats(other)]
        held = [int(before.coins or 0) for before in seats(game)]
        assert [after - before for after, before in zip(paid, held, strict=True)] == [
            len(after.tiles) * each for after in seats(other)
        ]


def test_rounds_have_as_many_tiles_as_it_says() -> None:
    game = Game("ozoolemio(players=2, tweaks=round-tiles:2)", seed=1)
    dice = Dice(1)
    while not game.over:
        seat = game.to_act[0]
        moves = game.legal(seat)
        game.play(moves[dice.below(len(moves))], seat)
    assert sum("unveil" in str(move) for _, move in game.record().entries) == 5 * 2
    assert Game.from_position(game.position()).over
