"""Setting up: chapter 1 and the set-up of two players."""

from collections import Counter

import pytest

from support.refusals import assert_refused
from support.tables import situation, texts
from support.views import view_of
from zoopark import Game

PLAYERS = (2, 3, 4, 5)


def started(players: int, seed: int = 1) -> Game:
    return Game(f"zooloretto(players={players})", seed=seed)


@pytest.mark.rule("Z.1.1")
def test_with_five_players_the_bag_holds_the_whole_box() -> None:
    unseen = Counter(view_of(started(5))["supply"]["unseen"])
    species = [name for name in unseen if "-" not in name and unseen[name] == 7]
    assert len(species) == 8
    for name in species:
        assert (unseen[f"{name}-m"], unseen[f"{name}-f"]) == (2, 2)
    assert {unseen[stall] for stall in ("snack", "drinks", "fruit", "popcorn")} == {3}
    assert unseen["coin"] == 12
    assert unseen.total() == 112


@pytest.mark.rule("Z.1.1")
def test_each_species_in_play_has_two_young() -> None:
    view = view_of(started(4))
    species = {"flamingo", "camel", "leopard", "elephant", "panda"} | {
        "chimpanzee",
        "zebra",
        "kangaroo",
    }
    assert view["young"] == dict.fromkeys(species - set(view["left_out"]), 2)


@pytest.mark.rule("Z.1.2")
@pytest.mark.parametrize(
    ("players", "left_out", "tiles"), [(2, 3, 79), (3, 2, 90), (4, 1, 101), (5, 0, 112)]
)
def test_species_left_out_by_number_of_players(players: int, left_out: int, tiles: int) -> None:
    view = view_of(started(players))
    assert len(view["left_out"]) == left_out
    assert view["supply"]["total"] == tiles
    for species in view["left_out"]:
        assert not any(name.startswith(species) for name in view["supply"]["unseen"])
        assert species not in view["young"]


@pytest.mark.rule("Z.1.3")
def test_species_left_out_are_an_option_or_dealt_and_recorded() -> None:
    chosen = Game("zooloretto(players=3, out=panda+camel)", seed=1)
    assert view_of(chosen)["left_out"] == ["camel", "panda"]
    dealt = started(3)
    drawn = [move.text for _, move in dealt.record().entries if move.verb == "leave"]
    assert sorted(drawn) == sorted(f"leave {name}" for name in view_of(dealt)["left_out"])


@pytest.mark.rule("Z.1.3")
def test_every_species_is_equally_likely_to_be_left_out() -> None:
    game = Game("zooloretto(players=3)", dealer=None)
    assert [float(chance) for _, chance in game.chance()] == [1 / 8] * 8
    game.deal("leave panda")
    assert "leave panda" not in [outcome.text for outcome, _ in game.chance()]
    assert [float(chance) for _, chance in game.chance()] == [1 / 7] * 7


@pytest.mark.rule("Z.1.4")
@pytest.mark.parametrize(("players", "before"), [(2, 64), (3, 75), (4, 86), (5, 97)])
def test_fifteen_tiles_are_the_end_pile(players: int, before: int) -> None:
    supply = view_of(started(players))["supply"]
    assert supply["before_end_pile"] == before
    assert supply["total"] - before == 15


@pytest.mark.rule("Z.1.5", "Z.10.2")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, [3, 2, 1]), (3, [3, 3, 3]), (4, [3, 3, 3, 3]), (5, [3, 3, 3, 3, 3])],
)
def test_trucks_and_their_spaces(players: int, spaces: list[int]) -> None:
    assert [truck["spaces"] for truck in view_of(started(players))["trucks"]] == spaces


@pytest.mark.rule("Z.1.5")
def test_a_truck_that_is_not_in_the_game_cannot_be_used() -> None:
    assert_refused(situation(trucks="panda,-,-"), "take 4", "Z.1.5")
    assert_refused(situation(asks="load=panda"), "load 4", "Z.1.5")


@pytest.mark.rule("Z.1.6", "Z.1.7")
def test_the_zoo_board_and_its_values() -> None:
    """The printed values are pinned here, because no example of the rules shows all of them."""
    seat = view_of(situation("x:-", players=4))["seats"][0]
    values = {
        pen["name"]: (pen["spaces"], pen["full_points"], pen["nearly_full_points"], pen["bonus"])
        for pen in seat["enclosures"]
    }
    assert values == {"4": (4, 5, 4, 1), "5": (5, 8, 5, 2), "6": (6, 10, 6, 0), "x": (5, 9, 5, 1)}
    places = {place["name"]: place["enclosure"] for place in seat["stalls"]}
    assert places == {"4a": "4", "4b": "4", "5": "5", "6": "6", "x": "x"}


@pytest.mark.rule("Z.1.7")
def test_nothing_goes_on_a_closed_expansion_board() -> None:
    placing = situation(asks="place=panda+snack", trucks="@A,-,-")
    assert "place panda x" not in texts(placing)
    assert_refused(placing, "place panda x", "Z.1.7")
    assert_refused(placing, "place snack x", "Z.1.7")
    assert_refused(situation("barn:panda"), "move panda x", "Z.1.7")
    assert_refused(situation("4:panda barn:leopard"), "exchange x leopard", "Z.1.7")
    opened = situation("x:-", asks="place=panda+snack", trucks="@A,-,-")
    assert {"place panda x", "place snack x"} <= set(texts(opened))


@pytest.mark.rule("Z.1.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_coins_each_and_the_rest_in_the_bank(players: int) -> None:
    view = view_of(started(players))
    assert [seat["coins"] for seat in view["seats"]] == [2] * players
    assert view["bank"] == 30 - 2 * players


@pytest.mark.rule("Z.1.9")
def test_who_begins_is_an_option_or_dealt_and_recorded() -> None:
    assert Game("zooloretto(players=3, start=B)", seed=1).to_act == (1,)
    beginners = {started(3, seed).to_act[0] for seed in range(30)}
    assert beginners == {0, 1, 2}
    assert started(3).record().entries[-1][1].verb == "begin"


@pytest.mark.rule("Z.1.10")
def test_every_seat_sees_the_same_table() -> None:
    game = started(3)
    game.play("draw")
    hidden = {"seat", "legal"}
    views = [view_of(game, seat) for seat in (None, 0, 1, 2)]
    shown = [{key: value for key, value in view.items() if key not in hidden} for view in views]
    assert all(view == shown[0] for view in shown)
