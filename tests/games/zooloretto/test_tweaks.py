"""Games with other numbers than the printed ones: each changes what it says, and nothing else."""

import re

import pytest

from zoopark import Game, NotationError, match
from zoopark.games.zooloretto.view import ZoolorettoView

# A zoo of A with two types of stalls, a full and a nearly full enclosure and tiles in the barn.
SHOWN = (
    "zooloretto(players=3, out=camel+zebra{}) | round:5 turn:A asks:turn | bank:20 | trucks:-,-,- |"
    " A coins:9 4:panda*4 5:leopard*4 6:flamingo stalls:4a=snack+6=drinks barn:elephant+fruit |"
    " B coins:0 barn:kangaroo | C coins:1"
)


def shown(tweaks: str = "") -> Game:
    return Game.from_position(SHOWN.format(f", tweaks={tweaks}" if tweaks else ""), dealer=None)


def view(game: Game) -> ZoolorettoView:
    seen = game.view()
    assert isinstance(seen, ZoolorettoView)
    return seen


def lines(game: Game) -> dict[str, int]:
    return {line.name: line.points for line in game.scores()[0].lines}


@pytest.mark.parametrize(
    ("tweak", "changed"),
    [
        ("stall-points:3", {"stalls": 6}),
        ("barn-points:-1", {"barn-stalls": -1, "barn-animals": -1}),
        ("barn-points:0", {"barn-stalls": 0, "barn-animals": 0}),
        ("full-4:11", {"enclosure-4": 11}),
        ("nearly-full-5:7", {"enclosure-5": 7}),
        ("full-x:20", {}),
    ],
)
def test_points_are_those_of_the_game_string(tweak: str, changed: dict[str, int]) -> None:
    printed = lines(shown())
    assert printed["stalls"] == 4
    assert lines(shown(tweak)) == printed | changed
    shown(tweak).view()  # the reasons of worthless lines can be told, too


@pytest.mark.parametrize(
    ("tweak", "move"),
    [
        ("remodel-price:4", "exchange 4 6"),
        ("purchase-price:4", "buy B kangaroo"),
        ("discard-price:4", "discard elephant"),
        ("expansion-price:4", "expand"),
    ],
)
def test_prices_are_paid_and_told(tweak: str, move: str) -> None:
    move = next(legal.text for legal in shown().legal() if legal.text.startswith(move[:4]))
    for game, cost in ((shown(tweak), 4), (shown(), shown().price(move, 0))):
        assert game.price(move, 0) == cost
        game.play(move)
        assert view(game).seats[0].coins == 9 - cost


def test_a_price_that_is_too_high_leaves_no_such_move() -> None:
    kinds = {move.text.split()[0] for move in shown("discard-price:10").legal()}
    assert "expand" in kinds
    assert "discard" not in kinds


def test_the_seller_gets_a_share() -> None:
    game = shown("seller-share:2")
    game.play("buy B kangaroo")
    assert [seat.coins for seat in view(game).seats] == [7, 2, 1]


def test_the_box_holds_as_many_tiles_as_it_says() -> None:
    counts = "plain-tiles:6+male-tiles:3+female-tiles:4+stall-tiles:5+coin-tiles:1+end-pile:20"
    game = Game(f"zooloretto(players=5, start=A, tweaks={counts})", dealer=None)
    game.play("draw")
    bag = {str(move).split()[1]: chance for move, chance in game.chance()}
    total = 8 * (6 + 3 + 4) + 4 * 5 + 1
    assert [bag[name] * total for name in ("panda", "panda-m", "panda-f", "snack", "coin")] == [
        *(6, 3, 4, 5, 1)
    ]
    assert "end pile of 20" in str(game)


@pytest.mark.parametrize(("players", "spaces"), [(3, [2, 2, 2]), (2, [2, 1, 1])])
def test_trucks_have_as_many_spaces_as_it_says(players: int, spaces: list[int]) -> None:
    game = Game(f"zooloretto(players={players}, tweaks=truck-spaces:2)", seed=1)
    assert [truck.spaces for truck in view(game).trucks] == spaces
    while not game.over:
        assert all(
            len(truck.tiles) <= n for truck, n in zip(view(game).trucks, spaces, strict=True)
        )
        game.play(game.legal()[-1])


def test_bonus_and_start_coins() -> None:
    game = Game("zooloretto(players=3, tweaks=start-coins:5+bonus-4:3)", seed=1)
    assert [seat.coins for seat in view(game).seats] == [5, 5, 5]
    assert view(game).seats[0].zoo.enclosures[0].bonus == 3


def test_bots_know_the_numbers() -> None:
    """Who loses twenty points for each type of stalls shown, and none for the barn, shows none."""

    def shown_types(config: str, worth: int) -> int:
        games = [match(config, "greedy", seed=seed) for seed in range(3)]
        return sum(lines(game)["stalls"] // worth for game in games)

    assert shown_types("zooloretto(players=2)", 2) > 6
    assert shown_types("zooloretto(players=2, tweaks=stall-points:-20+barn-points:0)", -20) == 0


def test_modules_know_the_numbers() -> None:
    """What stands in a barn by the rules of modules scores like the rest of it."""
    game = match("zooloretto(players=3, modules=everything)", "random", seed=6)
    tweaked = game.position().replace("modules=", "tweaks=barn-points:-4, modules=", 1)
    lines, doubled = (
        {(seat, line.name): line for seat, sheet in enumerate(one.scores()) for line in sheet.lines}
        for one in (game, Game.from_position(tweaked, dealer=None))
    )
    changed = {key for key in lines if lines[key].points != doubled[key].points}
    assert {name for _, name in changed} == {
        *("barn-stalls", "barn-animals", "barn-sites", "barn-jungle"),
    }
    assert all(doubled[key].points == 2 * lines[key].points for key in changed)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("tweaks=stalls:3", "no number 'stalls' to tweak; there are stall-points"),
        ("tweaks=stall-points", "it is written: name:number"),
        ("tweaks=stall-points:three", "stall-points can be −20 to 20, not 'three'"),
        ("tweaks=truck-spaces:4", "truck-spaces can be 1 to 3, not '4'"),
        ("tweaks=end-pile:5+end-pile:6", "tweaks names 'end-pile' twice"),
        ("tweaks=seller-share:3", "seller-share cannot be more than purchase-price"),
        ("tweaks=end-pile:60+plain-tiles:0", "there are 52 tiles, too few for the end pile"),
        ("tweaks=male-tiles:13, modules=boss", "with modules male-tiles can be 0 to 12"),
        ("tweaks=seller-share:2, modules=boss", "with modules seller-share can be 0 to 1"),
    ],
)
def test_wrong_tweaks_are_refused(options: str, said: str) -> None:
    with pytest.raises(NotationError, match=re.escape(said)):
        Game(f"zooloretto(players=4, {options})")
