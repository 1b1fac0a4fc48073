"""XXL tiles."""

from collections import Counter

import pytest

from support.refusals import assert_refused
from support.tables import situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError
from zoopark.games.zooloretto.modules.families.rules import LION, new_lion_family
from zoopark.games.zooloretto.modules.xxl_tiles.rules import new_xxl_tiles
from zoopark.games.zooloretto.rules.game import new_game

MODULE = "modules=xxl-tiles"
PLAYERS = (2, 3, 4, 5)


def xxl(*zoos: str, asks: str = "turn", trucks: str = "") -> Game:
    return situation(*zoos, asks=asks, trucks=trucks, options=MODULE)


@pytest.mark.rule("XX.1.1")
@pytest.mark.parametrize("modules", [MODULE, f"{MODULE}+lion-family", f"{MODULE}+rabbit-family"])
@pytest.mark.parametrize("players", PLAYERS)
def test_each_species_in_play_has_one_more_tile_of_each_kind(players: int, modules: str) -> None:
    view = view_of(Game(f"zooloretto(players={players}, {modules})", seed=players))
    unseen = Counter(view["supply"]["unseen"])
    assert len(view["young"]) == 3 + players
    for species, young in view["young"].items():
        tiles = (unseen[species], unseen[f"{species}-m"], unseen[f"{species}-f"], young)
        assert tiles == (8, 3, 3, 3)
    for species in view["left_out"]:
        assert not any(tile.startswith(species) for tile in unseen)


@pytest.mark.rule("XX.1.1")
def test_a_family_has_more_tiles_whichever_module_is_set_up_first() -> None:
    for modules in (
        [new_lion_family(5), new_xxl_tiles(5)],
        [new_xxl_tiles(5), new_lion_family(5)],
    ):
        state = new_game(5, modules)
        copies = [state.supply.copies(LION << 3 | kind) for kind in range(3)]
        assert copies == [8, 3, 3]
        assert state.zoos.unborn(LION) == 3


@pytest.mark.rule("XX.1.1")
def test_a_third_pair_has_its_young() -> None:
    game = xxl(
        "5:panda-m barn:panda-baby*2+panda-dad*2+panda-mum*2",
        asks="place=panda-f",
        trucks="@A,-,-",
    )
    game.play("place panda-f 5")
    assert zoo(game) == (
        "coins:2 5:panda-dad+panda-mum+panda-baby barn:panda-dad*2+panda-mum*2+panda-baby*2"
    )
    assert view_of(game)["young"]["panda"] == 0
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("XX.1.1")
@pytest.mark.parametrize(
    ("zoo_of_a", "problem"),
    [
        ("barn:panda-m*4", "4 panda-m tiles cannot be, only 3"),
        ("barn:panda-m*3+panda-dad+panda-mum+panda-baby", "3 panda-m tiles cannot be, only 2"),
        ("barn:panda*9", "9 panda tiles cannot be, only 8"),
        ("barn:panda-dad*4+panda-mum*4+panda-baby*4", "only 3 young pandas"),
        ("barn:camel-f", "camel-f tiles cannot be, only 0"),
    ],
)
def test_still_more_tiles_cannot_be(zoo_of_a: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        xxl(zoo_of_a)


@pytest.mark.rule("XX.1.1")
def test_without_the_module_there_are_only_the_tiles_of_the_box() -> None:
    with pytest.raises(NotationError, match="3 panda-m tiles cannot be, only 2"):
        situation("barn:panda-m*3")
    with pytest.raises(NotationError, match="1 icecream tiles cannot be, only 0"):
        situation("barn:icecream", options="modules=savings-book", table="first:A")


@pytest.mark.rule("XX.1.2")
def test_three_ice_cream_stalls_are_in_the_supply() -> None:
    unseen = view_of(Game(f"zooloretto({MODULE})", seed=1))["supply"]["unseen"]
    stalls = ("snack", "drinks", "fruit", "popcorn", "icecream")
    assert [unseen[stall] for stall in stalls] == [3] * 5
    assert "icecream" not in view_of(Game("zooloretto", seed=1))["supply"]["unseen"]
    with pytest.raises(NotationError, match=r"4 icecream tiles cannot be, only 3 \(Z.1.1\)"):
        xxl("barn:icecream*4")


@pytest.mark.rule("XX.1.2")
def test_an_ice_cream_stall_is_placed_as_any_stall() -> None:
    game = xxl("stalls:4a=snack", asks="place=icecream+icecream", trucks="@A,-,-")
    places = ["4b", "5", "6", "barn"]
    assert texts(game) == [f"place icecream {place}" for place in places]
    assert_refused(game, "place icecream 4a", "Z.4.7")
    assert_refused(game, "place icecream x", "Z.1.7")
    game.play("place icecream 5")
    game.play("place icecream barn")
    assert zoo(game) == "coins:2 stalls:4a=snack+5=icecream barn:icecream"
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("XX.1.2")
def test_an_ice_cream_stall_is_moved_bought_and_discarded() -> None:
    game = xxl("coins:4 stalls:5=icecream barn:icecream", "barn:icecream")
    moves = {"move icecream 5 4a", "move icecream 5 barn", "move icecream barn 6"}
    assert moves | {"buy B icecream", "discard icecream"} <= set(texts(game))
    assert_refused(game, "exchange 5 icecream", "Z.5.9")
    game.play("move icecream 5 4a")
    assert zoo(game) == "coins:3 stalls:4a=icecream barn:icecream"


@pytest.mark.rule("XX.1.2")
@pytest.mark.parametrize(
    ("zoo_of_a", "stalls", "barn"),
    [
        ("stalls:5=icecream", 2, 0),
        ("stalls:5=icecream+6=icecream", 2, 0),
        ("stalls:4a=snack+5=icecream", 4, 0),
        ("barn:icecream*2", 0, -2),
        ("stalls:5=icecream barn:icecream+snack", 2, -4),
    ],
)
def test_an_ice_cream_stall_scores_as_a_fifth_type(zoo_of_a: str, stalls: int, barn: int) -> None:
    sheet = xxl(zoo_of_a).scores()[0]
    assert (sheet.points("stalls"), sheet.points("barn-stalls")) == (stalls, barn)


@pytest.mark.rule("XX.1.2")
def test_an_enclosure_with_an_ice_cream_stall_scores_its_animals() -> None:
    assert xxl("5:panda*3 stalls:5=icecream").scores()[0].points("enclosure-5") == 3


@pytest.mark.rule("XX.1.3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 97), (3, 111), (4, 125), (5, 139)])
def test_the_end_pile_still_has_fifteen_tiles(players: int, tiles: int) -> None:
    supply = view_of(Game(f"zooloretto(players={players}, {MODULE})", seed=1))["supply"]
    assert (supply["total"], supply["before_end_pile"]) == (tiles, tiles - 15)


@pytest.mark.rule("XX.1.3")
def test_a_tile_more_can_be_drawn_at_any_time() -> None:
    game = xxl("barn:panda-m*2")
    game.play("draw")
    chances = {outcome.text: chance for outcome, chance in game.chance()}
    assert chances["reveal icecream"] == 3 * chances["reveal panda-m"]
    assert sum(chances.values()) == 1


@pytest.mark.rule("XX.1.4")
def test_with_exotic_yellow_is_in_play() -> None:
    game = Game(f"zooloretto(players=3, start=A, {MODULE}+exotic)", seed=1)
    view = view_of(game)
    assert view["visitors"]["yellow"] == 8 - 3
    assert view["bonus_boards"][-1] == "yellow"
    assert all(seat["visitors"]["yellow"] == [0, 1, 0, 0, 0] for seat in view["seats"])
    alone = view_of(Game("zooloretto(players=3, start=A, modules=exotic)", seed=1))
    assert "yellow" not in alone["visitors"]


@pytest.mark.rule("XX.1.4")
def test_an_ice_cream_stall_moves_yellow_visitors() -> None:
    game = situation(
        "visitors:green-1+yellow-3",
        asks="place=icecream",
        trucks="@A,-,-",
        options=f"{MODULE}+exotic",
    )
    game.play("place icecream 6")
    assert texts(game) == ["visit yellow 3", "visit yellow new"]
    game.play("visit yellow 3")
    assert view_of(game)["seats"][0]["visitors"]["yellow"] == [0, 0, 0, 0, 1]
