"""Numbers of modules that a game string may change: each changes what it is called after."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from support.busy import busy_move
from zoopark import Event, Game, NotationError, games
from zoopark.games.tweaks import Tweak
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS
from zoopark.games.zooloretto.rules.game import Zooloretto

TWEAKS = [tweak for spec in games() for tweak in spec.tweaks if tweak.module]
POINTS = [tweak for tweak in TWEAKS if "points" in tweak.name or "full" in tweak.name]
TILES = [tweak for tweak in TWEAKS if "tiles" in tweak.name]
PRICES = [tweak for tweak in TWEAKS if "price" in tweak.name]
COINS = [tweak for tweak in TWEAKS if "coins" in tweak.name or "interest" in tweak.name]
FORFEITS = [tweak for tweak in TWEAKS if "forfeit" in tweak.name]
MANY = 80  # games that are played at most until a number has mattered


def named(tweaks: list[Tweak]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("tweak", tweaks, ids=[tweak.name for tweak in tweaks])


def config(tweak: Tweak, value: int, players: int = 3) -> str:
    modules = "+".join([tweak.module, *MANIFESTS[tweak.module].needs])
    tweaks = f"start-coins:6+{tweak.name}:{value}"
    return f"zooloretto(players={players}, modules={modules}, tweaks={tweaks})"


def played(
    config: str, look: Callable[[Game], None] | None = None, heard: list[Event] | None = None
) -> Iterator[Game]:
    """Games played to their end, one after the other; ``heard`` gets all events."""
    for seed in range(MANY):
        game, rng = Game(config, seed=seed), Random(seed)
        while not game.over:
            if look is not None:
                look(game)
            events = game.play(busy_move(game, rng))
            if heard is not None:
                heard += events
        yield game


def test_all_are_of_one_of_these_sorts() -> None:
    sorts = [*POINTS, *TILES, *PRICES, *COINS, *FORFEITS]
    assert len(sorts) == len(TWEAKS) == len({tweak.name for tweak in sorts}) > 40


@named(POINTS)
def test_points_count_as_often_as_they_are_earned(tweak: Tweak) -> None:
    for game in played(config(tweak, tweak.printed)):
        totals = [
            sum(sheet.total for sheet in Game.from_position(position).scores())
            for position in (with_more(game.position(), tweak, more) for more in range(3))
        ]
        assert totals[2] - totals[1] == totals[1] - totals[0]
        if totals[1] > totals[0]:
            return
    pytest.fail("no game had any of these points")


def with_more(position: str, tweak: Tweak, more: int) -> str:
    """The same position in a game in which the number is larger."""
    return position.replace("start-coins:6", f"start-coins:6+{tweak.name}:{tweak.printed + more}")


@named(TILES)
def test_tiles_are_added_to_the_supply(tweak: Tweak) -> None:
    def supply(value: int) -> int:
        state = Game(config(tweak, value), seed=1, dealer=None).state
        assert isinstance(state, Zooloretto)
        return int(state.supply.total)

    each = supply(tweak.printed + 1) - supply(tweak.printed)
    assert each > 0
    assert supply(tweak.printed) - supply(0) == each * tweak.printed


@named(PRICES)
def test_prices_are_those_that_are_paid(tweak: Tweak) -> None:
    price = tweak.printed + 3  # more than anything costs in the box
    seen = set[int]()

    def look(game: Game) -> None:
        """The moves at this price are legal for whoever can pay them, and for nobody else."""
        seat = game.to_act[0]
        assert isinstance(game.state, Zooloretto)
        prices = {game.price(move, seat) for move in game.legal()}
        assert max(prices) <= game.state.money.purses[seat]
        seen.update(prices)

    assert any(price in seen for _ in played(config(tweak, price), look))


@named(COINS)
def test_coins_are_those_that_are_received(tweak: Tweak) -> None:
    coins = tweak.printed + 3
    moved = [coins, coins + 1]  # a coin of the savings book comes back with its interest
    heard: list[Event] = []
    for _ in played(config(tweak, coins), heard=heard):
        told = [event for event in heard if event.kind in ("received", "laid", "gifted")]
        if any(event.data["coins"] in moved for event in told):
            return
    pytest.fail("nobody has received these coins")


@pytest.mark.rule("MI.6.4")
def test_a_wrong_guess_costs_as_much_as_the_octopus_asks_for() -> None:
    [tweak] = FORFEITS
    lost = {
        line.points
        for game in played(config(tweak, 20))
        for sheet in game.scores()
        for line in sheet.lines
        if line.name == "octopus"
    }
    assert lost == {0, -20}


def test_a_game_with_other_numbers_in_all_modules_is_written_and_replayed() -> None:
    values = "+".join(
        f"{tweak.name}:{min(tweak.printed + 1, tweak.most)}"
        for tweak in TWEAKS
        if MANIFESTS[tweak.module].preset
    )
    config = f"zooloretto(players=4, modules=christmas, tweaks={values})"
    game, rng = Game(config, seed=5), Random(5)
    while not game.over:
        if rng.random() < 0.2:
            assert Game.from_position(game.position(), dealer=None).legal() == game.legal()
        game.play(busy_move(game, rng))
    assert Game.replay(game.record().dumps()) == game


def test_numbers_of_modules_that_are_not_in_play_are_refused() -> None:
    with pytest.raises(NotationError, match="kea-gift-coins is a number of kea, which is not in"):
        Game("zooloretto(modules=katta, tweaks=kea-gift-coins:2)")
