"""Setting up the combined game: chapter 1."""

from collections import Counter

import pytest

from support.joint import DOLPHINS, joint, kinds, unseen
from support.names import LAND, STALLS, WATER, is_aquatic
from support.refusals import assert_refused
from support.tables import bank, coins
from support.views import view_of
from zoopark import Game, NotationError

PLAYERS = (2, 3, 4, 5)
TAKEN = {"panda": "@A:zoo,dolphin,-", "orca": "@A:park,leopard,-"}  # where a tile comes from


def started(players: int, seed: int = 1) -> Game:
    return Game(f"combined(players={players})", seed=seed)


@pytest.mark.rule("C.1.1")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(2, [3, 2, 1]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)],
)
def test_trucks_and_their_spaces(players: int, spaces: list[int]) -> None:
    trucks = view_of(started(players))["trucks"]
    assert [truck["spaces"] for truck in trucks] == spaces
    assert all(truck["tiles"] == [] and truck["taken_by"] is None for truck in trucks)


@pytest.mark.rule("C.1.1")
def test_a_truck_that_is_not_in_the_game_cannot_be_used() -> None:
    assert_refused(joint(trucks="panda,dolphin,-"), "take 4", "Z.1.5")
    assert_refused(joint(asks="load=panda"), "load 4", "Z.1.5")


@pytest.mark.rule("C.1.1")
@pytest.mark.parametrize(("players", "boards"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_each_player_has_a_zoo_and_a_park_with_all_boards(players: int, boards: int) -> None:
    for seat in view_of(started(players))["seats"]:
        assert [pen["name"] for pen in seat["enclosures"]] == ["4", "5", "6"]
        assert seat["closed_boards"] == boards
        assert len(seat["stalls"]) == 4
        assert len(seat["fields"]) == 19
        assert (seat["small_boards_left"], seat["large_boards_left"]) == (2, 2)
        assert seat["basin_limit"] == 3
        assert (seat["barn"], seat["depot"], seat["staff"], seat["basins"]) == ([], [], {}, {})


@pytest.mark.rule("C.1.1")
def test_the_boards_of_both_games_are_used() -> None:
    game = joint("coins:6", "coins:0", "coins:0", trucks="-,@B:zoo,@C:park")
    for move in ("expand", "expand large f2", "expand small b-1 nw"):
        game.play(move)
    seat = view_of(game)["seats"][0]
    assert (seat["closed_boards"], seat["small_boards_left"], seat["large_boards_left"]) == (
        0,
        1,
        1,
    )
    assert seat["coins"] == 0


@pytest.mark.rule("C.1.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_coins_each_in_all_and_the_rest_in_one_bank(players: int) -> None:
    view = view_of(started(players))
    assert [seat["coins"] for seat in view["seats"]] == [2] * players
    assert view["bank"] == 60 - 2 * players


@pytest.mark.rule("C.1.2")
def test_both_zoos_are_paid_from_one_purse() -> None:
    game = joint("coins:2 4:panda 5:leopard", trucks="-,@B:zoo,@C:park")
    game.play("exchange 4 5")
    game.play("expand small b-1 nw")
    assert coins(game) == 0
    assert_refused(game, "exchange 4 5", "Z.5.1")
    assert_refused(game, "expand small d-1 nw", "A.6.1")


@pytest.mark.rule("C.1.2")
@pytest.mark.parametrize(
    ("seat", "tile", "where", "bonus"),
    [
        ("4:panda*3", "panda", "4", 1),
        ("5:panda*4", "panda", "5", 2),
        ("tiles:b1=orca+c1=orca", "orca", "d1", 1),
    ],
)
def test_the_bonus_of_either_zoo_comes_from_the_common_bank(
    seat: str, tile: str, where: str, bonus: int
) -> None:
    game = joint(f"coins:0 {seat}", asks=f"place={tile}", trucks=TAKEN[tile])
    held = bank(game)
    game.play(f"place {tile} {where}")
    assert (coins(game), bank(game)) == (bonus, held - bonus)


@pytest.mark.rule("C.1.2")
@pytest.mark.parametrize(
    ("seat", "tile", "where"),
    [("5:panda*4", "panda", "5"), ("tiles:b1=orca+c1=orca", "orca", "d1")],
)
def test_an_empty_bank_pays_nothing_on_either_side(seat: str, tile: str, where: str) -> None:
    game = joint(f"coins:0 {seat}", "coins:60", "coins:0", asks=f"place={tile}", trucks=TAKEN[tile])
    assert bank(game) == 0
    events = game.play(f"place {tile} {where}")
    assert kinds(events)[:2] == ["placed", "filled" if tile == "panda" else "grew"]
    assert events[1].data["coins"] == 0
    assert (coins(game), bank(game)) == (0, 0)


@pytest.mark.rule("C.1.2")
def test_a_bank_that_is_short_pays_what_it_has() -> None:
    game = joint(
        "coins:0 5:panda*4", "coins:59", "coins:0", asks="place=panda", trucks=TAKEN["panda"]
    )
    game.play("place panda 5")
    assert (coins(game), bank(game)) == (1, 0)


@pytest.mark.rule("C.1.2", "C.3.2")
def test_prices_of_both_zoos_go_to_the_common_bank() -> None:
    game = joint("coins:3 barn:panda", f"depot:orca tiles:{DOLPHINS} staff:keeper")
    held = bank(game)
    game.play("buy B orca")
    game.play("place orca c3")
    assert (coins(game), coins(game, 1), bank(game)) == (1, 3, held + 1)


@pytest.mark.rule("C.1.3")
@pytest.mark.parametrize(
    ("players", "left_out", "zoo", "park"),
    [(2, 3, 79, 65), (3, 2, 90, 76), (4, 1, 101, 87), (5, 0, 112, 98)],
)
def test_species_of_both_games_are_left_out(
    players: int, left_out: int, zoo: int, park: int
) -> None:
    game = started(players)
    view = view_of(game)
    assert len([name for name in view["left_out"] if name in LAND]) == left_out
    assert len([name for name in view["left_out"] if name in WATER]) == left_out
    assert unseen(game) == (zoo, park)
    assert set(view["young"]) == {*LAND, *WATER} - set(view["left_out"])
    assert set(view["young"].values()) <= {2}
    for species in view["left_out"]:
        assert not any(tile.startswith(species) for tile in view["supply"]["unseen"])


@pytest.mark.rule("C.1.3")
def test_with_five_players_both_boxes_are_whole() -> None:
    tiles = Counter(view_of(started(5))["supply"]["unseen"])
    assert (tiles["coin"], tiles["water-coin"]) == (12, 10)
    assert {tiles[stall] for stall in STALLS} == {3}
    assert all((tiles[f"{name}-m"], tiles[f"{name}-f"]) == (2, 2) for name in (*LAND, *WATER))
    assert not any(tile.endswith("-baby") for tile in tiles)


@pytest.mark.rule("C.1.3")
def test_the_lot_leaves_out_species_of_the_zoo_and_then_of_the_park() -> None:
    game = Game("combined(players=4)", dealer=None)
    assert {outcome.text for outcome, _ in game.chance()} == {f"leave {name}" for name in LAND}
    game.deal("leave zebra")
    outcomes = {outcome.text: chance for outcome, chance in game.chance()}
    fit = ("polar-bear", "penguin", "turtle", "crocodile", "hippo")
    assert set(outcomes) == {f"leave {name}" for name in fit}
    assert len(set(outcomes.values())) == 1
    with pytest.raises(ValueError, match="chance cannot bring"):
        game.deal("leave dolphin")
    game.deal("leave hippo")
    assert {outcome.verb for outcome, _ in game.chance()} == {"begin"}


@pytest.mark.rule("C.1.3")
def test_species_left_out_can_be_agreed() -> None:
    game = Game("combined(players=4, out=hippo+zebra, start=C)", seed=1)
    assert view_of(game)["left_out"] == ["zebra", "hippo"]
    assert game.to_act == (2,)
    for wrong in ("zebra", "zebra+camel", "hippo+turtle", "zebra+dolphin", "zebra+camel+hippo"):
        with pytest.raises(NotationError):
            Game(f"combined(players=4, out={wrong})", seed=1)


@pytest.mark.rule("C.1.3", "C.2.1")
def test_the_supplies_are_not_mixed() -> None:
    game = joint()
    for supply, aquatic in (("zoo", False), ("park", True)):
        drawing = game.copy()
        drawing.play(f"draw {supply}")
        tiles = [outcome.text.removeprefix("reveal ") for outcome, _ in drawing.chance()]
        assert {is_aquatic(tile) for tile in tiles} == {aquatic}
        assert sum(chance for _, chance in drawing.chance()) == 1


@pytest.mark.rule("C.1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_end_piles_of_fifteen(players: int) -> None:
    game = started(players)
    assert view_of(game)["supply"]["before_end_pile"] == sum(unseen(game)) - 30


@pytest.mark.rule("C.1.3", "C.2.2")
def test_a_view_tells_the_supplies_and_the_trucks_of_the_two_games_apart() -> None:
    game = Game("combined(players=5, start=A)", dealer=None)
    game.play("draw park")
    game.deal("reveal orca")
    game.play("load 2")
    view = view_of(game)
    assert [truck["game"] for truck in view["trucks"]] == [None, "park", None, None, None]
    for name, total in (("zoo", 112), ("park", 97)):
        supply = view["supplies"][name]
        assert (supply["total"], supply["before_end_pile"]) == (total, total - 15)
        assert sum(supply["unseen"].values()) == total
        assert (supply["opened"], supply["closed"]) == (False, False)
    assert "orca" in view["supplies"]["park"]["unseen"]
