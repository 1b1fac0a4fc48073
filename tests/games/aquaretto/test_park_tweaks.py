"""Aquaretto with other numbers than the printed ones: each changes what it says."""

import pytest

from zoopark import Game
from zoopark.games.aquaretto.view import AquarettoView

# A park of A with all jobs taken but that of a manager, fish and a depot of two species.
SHOWN = (
    "aquaretto(players=3, out=turtle+hippo{}) | round:9 turn:A asks:turn | bank:27 | trucks:-,-,- |"
    " A coins:9 tiles:a2=dolphin+a3=dolphin+b3=dolphin-f+b4=dolphin+c4=dolphin+c1=crocodile-fish"
    "+d1=crocodile-fish+c2=crocodile-fish+d2=crocodile-fish+e2=crocodile-fish"
    " staff:keeper+cashier depot:penguin-m+orca |"
    " B coins:0 depot:sea-lion | C coins:1"
)


def shown(tweaks: str = "") -> Game:
    return Game.from_position(SHOWN.format(f", tweaks={tweaks}" if tweaks else ""), dealer=None)


def view(game: Game) -> AquarettoView:
    seen = game.view()
    assert isinstance(seen, AquarettoView)
    return seen


def lines(game: Game) -> dict[str, int]:
    return {line.name: line.points for line in game.scores()[0].lines}


@pytest.mark.parametrize(
    ("tweak", "changed"),
    [
        ("animal-points:3", {"animals": 30}),
        ("cashier-points:2", {"cashiers": 18}),
        ("keeper-points:0", {"keepers": 0}),
        ("depot-points:-5", {"depot": -10}),
        ("managed-points:5", {}),
    ],
)
def test_points_are_those_of_the_game_string(tweak: str, changed: dict[str, int]) -> None:
    printed = {"animals": 10, "cashiers": 9, "keepers": 5, "trainers": 0, "depot": -4}
    assert lines(shown()) == printed
    assert lines(shown(tweak)) == printed | changed
    sheet = view(shown(tweak)).scores[0]
    assert all(sum(part.points for part in line.why) == line.points for line in sheet.lines)


@pytest.mark.parametrize(
    ("tweak", "verb"),
    [
        ("move-price:4", "move orca"),
        ("helper-price:4", "move helper"),
        ("purchase-price:4", "buy"),
        ("discard-price:4", "discard"),
        ("small-price:4", "expand small"),
        ("large-price:4", "expand large"),
    ],
)
def test_prices_are_paid_and_told(tweak: str, verb: str) -> None:
    move = next(legal.text for legal in shown().legal() if legal.text.startswith(verb))
    for game, cost in ((shown(tweak), 4), (shown(), shown().price(move, 0))):
        assert game.price(move, 0) == cost
        game.play(move)
        assert view(game).seats[0].coins == 9 - cost
    assert not [legal for legal in shown(f"{tweak[:-1]}10").legal() if legal.text == move]


def test_the_box_holds_as_many_tiles_as_it_says() -> None:
    counts = "male-tiles:1+female-tiles:3+show-plain-tiles:4+show-bolt-tiles:5+fish-tiles:7"
    config = f"aquaretto(players=5, start=A, tweaks={counts}+plain-tiles:2+coin-tiles:3)"
    game = Game(config, dealer=None)
    game.play("draw")
    bag = {str(move).split()[1]: chance for move, chance in game.chance()}
    total = 8 * (1 + 3) + 3 * (4 + 5) + 5 * (7 + 2) + 3
    names = ("orca-m", "orca-f", "orca", "orca-bolt", "hippo-fish", "hippo", "water-coin")
    assert [bag[name] * total for name in names] == [1, 3, 4, 5, 7, 2, 3]


def test_a_basin_that_grows_pays_as_much_as_it_says() -> None:
    for tweaks, coins in (("", 10), ("bonus-coins:3", 12)):  # for its sixth tile
        game = Game.from_position(
            SHOWN.format(f", tweaks={tweaks}" if tweaks else "")
            .replace("asks:turn", "asks:place=dolphin")
            .replace("trucks:-,-,-", "trucks:@A,-,-"),
            dealer=None,
        )
        game.play(next(move for move in game.legal() if move.text.startswith("place dolphin c5")))
        assert view(game).seats[0].coins == coins


def test_trucks_and_coins_at_the_start() -> None:
    game = Game("aquaretto(players=3, tweaks=truck-spaces:2+start-coins:5)", seed=1)
    assert [truck.spaces for truck in view(game).trucks] == [2, 2, 2]
    assert [seat.coins for seat in view(game).seats] == [5, 5, 5]
