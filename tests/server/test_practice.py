"""Practice: puzzles are set, solved and failed; finished games go on from any moment."""

from random import Random

import pytest

from support.servers import House, Person, play_on, seated
from zoopark import Game
from zoopark.coach.puzzles import CLEAR, HOPE, found_puzzles, shipped
from zoopark.games.catalog import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_shipped_puzzles_are_positions_with_a_choice(name: str) -> None:
    puzzles = shipped(name)
    assert len(puzzles) >= 12
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        game = Game.from_position(puzzle.position, dealer=None)
        legal = {move.text for move in game.legal(puzzle.seat)}
        assert puzzle.seat in game.to_act
        assert {choice.move for choice in puzzle.choices} <= legal
        assert len(legal) > 2
        assert puzzle.choices[0].chance >= HOPE
        assert puzzle.reasons


def test_puzzles_are_found_again_with_the_same_seed() -> None:
    first = next(found_puzzles(["zooloretto(players=2)"], seed=3, deep=200))
    assert first == next(found_puzzles(["zooloretto(players=2)"], seed=3, deep=200))
    best, second = first.choices[:2]
    assert best.chance - second.chance > CLEAR / 2


def test_a_puzzle_is_solved_and_failed(house: House) -> None:
    (eva,) = house.people(1)
    sets = eva.get("/api/puzzles")
    name, ids = sets["games"][0]["game"], sets["games"][0]["puzzles"]
    assert set(sets["today"]) <= {one for game in sets["games"] for one in game["puzzles"]}
    puzzle = {one.id: one for one in shipped(name)}[ids[0]]
    table = eva.post(f"/api/puzzles/{puzzle.id}", {"name": "Eva"})["id"]
    seen = eva.waits(table, lambda seen: bool(seen["you"]["legal"]))
    assert seen["you"]["seat"] == puzzle.seat
    solution = f"/api/puzzles/{puzzle.id}/solution"
    for choice in puzzle.choices:
        assert choice.move in seen["you"]["legal"]
        verdict = eva.post(solution, {"move": choice.move})
        assert verdict["solved"] == (choice is puzzle.choices[0])
        assert verdict["choices"][0]["move"] == puzzle.choices[0].move
    assert eva.get("/api/me/tables") == []  # practice is in no list
    eva.fails(404, "no-puzzle", "POST", "/api/puzzles/nothing", {})
    house.person().fails(403, "not-yours", "GET", f"/api/tables/{table}")


def test_a_finished_game_goes_on_from_any_moment(house: House) -> None:
    people: list[Person] = house.people(2)
    table = seated(people, "ozoolemio(players=2)")
    lines = {seat: one.live(table) for seat, one in enumerate(people)}
    play_on(lines, Random(1), 6)
    wanted = {"ply": 4, "seat": 1}
    path = f"/api/tables/{table}/practice"
    people[0].fails(409, "not-over", "POST", path, wanted)  # what is running stays a secret
    play_on(lines, Random(1))
    made = people[0].post(path, wanted)["id"]
    assert house.match(made).opened.position == house.match(table).at_ply(4).position()
    assert people[0].sees(made)["seats"] == [1]
    for bad, status in (({"ply": 10**6}, 404), ({"ply": 0, "seat": 7}, 422)):
        assert people[0].ask("POST", path, bad).status_code == status
