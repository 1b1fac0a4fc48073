"""What is proved about water parks, asserted in random games: rulings, section 8."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from support.names import WATER, is_aquatic, species_of
from support.views import view_of
from support.walks import WATER_TITLES, Player, counts, grown, movers, new, seeds, told
from support.waters import (
    FIELDS,
    STAFF_CORNER,
    basins_of,
    beside,
    board_cells,
    cell,
    helpers_of,
    is_connected,
    pairs,
    trainers_of,
)
from zoopark import Event

each_water_title = pytest.mark.parametrize("title", WATER_TITLES)
GAMES = settings(max_examples=12, deadline=None)

STAFF = {"employed", "reassigned", "expanded"}


def in_the_water(events: list[Event]) -> bool:
    """Has something changed in a park?"""
    return any(
        event.kind in STAFF
        or (is_aquatic(str(event.data.get("tile"))) and event.kind not in ("revealed", "loaded"))
        for event in events
    )


def check_land(seat: dict[str, Any]) -> None:
    """The fields are those of the park and of the boards, laid one beside the other."""
    land = {cell(name) for name in FIELDS}
    corner = {cell(name) for name in STAFF_CORNER}
    for board in seat["boards"]:
        laid = board_cells(board)
        assert len(laid) == (3 if board.startswith("small") else 4)
        assert not laid & (land | corner)
        assert any(beside(at) & land for at in laid)
        land |= laid
    assert {cell(field["name"]) for field in seat["fields"]} == land
    assert len(seat["fields"]) == len(land)
    larges = sum(board.startswith("large") for board in seat["boards"])
    assert seat["large_boards_left"] == 2 - larges
    assert seat["small_boards_left"] == 2 - (len(seat["boards"]) - larges)
    assert seat["basin_limit"] == 3 + larges


def check_basins(seat: dict[str, Any]) -> None:
    """Each basin is one piece, no two touch, and there are not too many."""
    basins = basins_of(seat)
    assert len(basins) <= seat["basin_limit"]
    assert seat["basins"] == {species: len(basin) for species, basin in basins.items()}
    owner = {at: species for species, basin in basins.items() for at in basin}
    for species, basin in basins.items():
        assert is_connected(set(basin))
        assert len(basin) <= 13
        assert all(owner.get(near, species) == species for at in basin for near in beside(at))
    assert not trainers_of(seat) & set(owner)


def check_staff(seat: dict[str, Any], asked: bool) -> None:
    """Helpers are as many as basins have brought, and nobody has a job too many."""
    earned = sum(min(len(basin), 10) // 5 for basin in basins_of(seat).values())
    assert helpers_of(seat) + asked == earned
    staff = seat["staff"]
    assert staff.get("cashier", 0) <= 2
    assert staff.get("keeper", 0) <= 2
    assert staff.get("manager", 0) <= 1
    trainers = {cell(job) for job in staff if job not in ("cashier", "keeper", "manager")}
    assert trainers == trainers_of(seat)


@each_water_title
@GAMES
@given(counts, seeds, movers)
def test_parks_stay_in_order(title: str, players: int, seed: int, player: Player) -> None:
    """Land, basins and staff fit each other after every move that changes something."""
    game = grown(title, players, seed)
    for events in told(game, player, Random(seed)):
        if not in_the_water(events):
            continue
        view = view_of(game)
        for number, seat in enumerate(view["seats"]):
            check_land(seat)
            check_basins(seat)
            check_staff(seat, asked=view["asks"] == "helper" and number == view["turn"])
        assert sum(helpers_of(seat) for seat in view["seats"]) <= 16


@each_water_title
@GAMES
@given(counts, seeds, movers)
def test_bonuses_helpers_and_births_follow_from_the_basins(
    title: str, players: int, seed: int, player: Player
) -> None:
    game = grown(title, players, seed)
    happened: Counter[tuple[int, str]] = Counter()
    born: Counter[str] = Counter()
    for number, seat in enumerate(view_of(game)["seats"]):  # what the first basins have brought
        for species, basin in basins_of(seat).items():
            happened[number, "grew"] += len(basin) // 3
            happened[number, "hired"] += len(basin) // 5
            born[species] += pairs(basin)
    for events in told(game, player, Random(seed)):
        for event in events:
            happened[event.seat, event.kind] += 1
            if event.kind == "born":
                born[species_of(str(event.data["tile"]))] += 1
            elif event.kind == "grew":
                assert event.data["size"] in (3, 6, 9, 12)
                assert event.data["coins"] == 1 or title == "combined"
            elif event.kind == "hired":
                assert event.data["size"] in (5, 10)
        if not in_the_water(events):
            continue
        view = view_of(game)
        paired: Counter[str] = Counter()
        for number, seat in enumerate(view["seats"]):
            basins = basins_of(seat)
            sizes = [len(basin) for basin in basins.values()]
            assert happened[number, "grew"] == sum(min(size, 12) // 3 for size in sizes)
            assert happened[number, "hired"] == sum(min(size, 10) // 5 for size in sizes)
            paired.update({species: pairs(basin) for species, basin in basins.items()})
        waiting = view["expected_young"] if view["asks"] == "helper" else None
        for species in set(view["young"]) & set(WATER):
            assert view["young"][species] == 2 - paired[species]
            assert born[species] == paired[species] - (species == waiting)


@each_water_title
@GAMES
@given(counts, seeds, movers)
def test_a_helper_always_finds_a_place_and_young_are_laid_where_they_can(
    title: str, players: int, seed: int, player: Player
) -> None:
    """What is asked can be answered; a stored young one had no field."""
    game = grown(title, players, seed)
    for events in told(game, player, Random(seed)):
        stored = [event for event in events if event.kind == "stored"]
        asked = not game.over and re.match("place (helper|.*-baby) ", game.legal()[0].text)
        if not stored and not asked:
            continue
        view = view_of(game)
        for event in stored:
            seat = view["seats"][event.seat]
            assert seat["depot"][-1] == event.data["tile"]
            assert not _growth(seat, species_of(str(event.data["tile"])))
        if view["asks"] == "helper":
            seat = view["seats"][view["turn"]]
            free = {field["name"] for field in seat["fields"] if not field["tile"]}
            free -= {field["name"] for field in seat["fields"] if field["trainer"]}
            rooms = {"cashier": 2, "keeper": 2, "manager": 1}
            jobs = {job for job, room in rooms.items() if seat["staff"].get(job, 0) < room}
            assert {move.text for move in game.legal()} == {
                f"place helper {job}" for job in free | jobs
            }
            assert free | jobs
        elif view["asks"] == "young":
            seat = view["seats"][view["turn"]]
            species = view["expected_young"]
            assert {move.text for move in game.legal()} == {
                f"place {species}-baby {name}" for name in _growth(seat, species)
            }


def _growth(seat: dict[str, Any], species: str) -> set[str]:
    """The fields on which a basin can grow."""
    basins = basins_of(seat)
    taken = {at for basin in basins.values() for at in basin} | trainers_of(seat)
    strange = {at for other, basin in basins.items() for at in basin if other != species}
    return {
        field["name"]
        for field in seat["fields"]
        if (at := cell(field["name"])) not in taken
        and beside(at) & set(basins[species])
        and not beside(at) & strange
    }


@GAMES
@given(counts, seeds, movers)
def test_the_bank_of_aquaretto_never_runs_out(players: int, seed: int, player: Player) -> None:
    """No player has more than six coins of the bank, so that all bonuses are paid in full."""
    game = new("aquaretto", players, seed)
    drawn = [1] * players
    for events in told(game, player, Random(seed)):
        for event in events:
            if event.kind == "grew":
                assert event.data["coins"] == 1
                drawn[event.seat] += 1
            elif event.kind == "paid":
                drawn[event.seat] -= int(event.data["coins"])
        assert max(drawn) <= 6


@GAMES
@given(counts, seeds, movers)
def test_the_end_pile_of_aquaretto_is_never_exhausted(
    players: int, seed: int, player: Player
) -> None:
    """While a truck in the middle has room there is a tile to draw."""
    game = new("aquaretto", players, seed)
    for _ in told(game, player, Random(seed)):
        view = view_of(game) if not game.over and game.legal()[0].verb in ("take", "draw") else None
        if view and view["last_round"]:
            room = any(
                truck["taken_by"] is None and len(truck["tiles"]) < truck["spaces"]
                for truck in view["trucks"]
            )
            assert view["supply"]["total"] > 0 or not room
            assert ("draw" in [move.text for move in game.legal()]) == room
