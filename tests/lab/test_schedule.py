"""Schedules: everybody sits everywhere equally often, with the same deals."""

from collections import Counter

import pytest

from zoopark.lab.schedule import Fixture, lineups, players_of, rotations, schedule


def cycle(names: list[str], seats: int) -> list[Fixture]:
    """Every line-up once, in all its rotations."""
    return schedule(names, seats, len(lineups(names, seats)) * seats, seed=3)


@pytest.mark.parametrize(
    ("names", "seats"),
    [("abcd", 4), ("abb", 3), ("ab", 2), ("ab", 4), ("abc", 4), ("abcde", 3), ("abc", 5)],
)
def test_everybody_sits_in_every_seat_equally_often(names: str, seats: int) -> None:
    fixtures = cycle(list(names), seats)
    for player in range(len(set(names))):
        counts = [sum(game.seats[seat] == player for game in fixtures) for seat in range(seats)]
        assert len(set(counts)) == 1
        assert counts[0] > 0


@pytest.mark.parametrize(("names", "seats"), [("ab", 4), ("abc", 4), ("abcde", 3), ("abcd", 2)])
def test_different_players_have_equally_many_games(names: str, seats: int) -> None:
    fixtures = cycle(list(names), seats)
    counts = Counter(player for game in fixtures for player in game.seats)
    assert len(counts) == len(names)
    assert len(set(counts.values())) == 1


def test_the_games_of_a_block_share_their_deal_and_its_players_and_others_do_not() -> None:
    fixtures = schedule(["a", "b", "c"], 4, 48, seed=1)
    blocks: dict[int, list[Fixture]] = {}
    for game in fixtures:
        blocks.setdefault(game.block, []).append(game)
    assert list(blocks) == list(range(12))
    for games in blocks.values():
        assert len({game.deal for game in games}) == 1
        assert len({tuple(sorted(game.seats)) for game in games}) == 1
        assert sorted(game.seats for game in games) == sorted(rotations(games[0].seats))
        assert len({game.seats for game in games}) == 4
    assert len({game.deal for game in fixtures}) == 12
    assert [game.number for game in fixtures] == list(range(48))


def test_as_many_names_as_seats_are_one_line_up() -> None:
    fixtures = schedule(["expert", "greedy", "greedy", "greedy"], 4, 40, seed=2)
    assert {tuple(sorted(game.seats)) for game in fixtures} == {(0, 1, 1, 1)}
    assert len(fixtures) == 40


def test_more_names_than_seats_are_all_choices_of_them() -> None:
    assert lineups(["a", "b", "c"], 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups(["a", "a", "b"], 2) == [(0, 1)]


def test_fewer_names_than_seats_fill_the_table_in_all_ways_but_alone() -> None:
    assert lineups(["a", "b"], 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
    assert len(lineups(["a", "b", "c"], 4)) == 15 - 3


def test_a_player_alone_plays_against_itself_one_game_a_deal() -> None:
    fixtures = schedule(["a"], 3, 5, seed=0)
    assert [game.seats for game in fixtures] == [(0, 0, 0)] * 5
    assert len({game.deal for game in fixtures}) == 5


def test_blocks_are_always_whole() -> None:
    assert len(schedule(["a", "b", "c"], 3, 4, seed=0)) == 6


def test_neighbours_change_from_block_to_block() -> None:
    fixtures = schedule(["a", "b", "c"], 3, 60, seed=0)
    circles = {min(rotations(game.seats)) for game in fixtures}
    assert circles == {(0, 1, 2), (0, 2, 1)}


def test_the_schedule_depends_on_the_seed_only() -> None:
    names = ["a", "b", "c", "d"]
    assert schedule(names, 3, 30, seed=5) == schedule(names, 3, 30, seed=5)
    assert schedule(names, 3, 30, seed=5) != schedule(names, 3, 30, seed=6)
    assert schedule(names, 3, 30, seed=5) == schedule(names, 3, 60, seed=5)[:30]


def test_names_that_are_repeated_are_one_player() -> None:
    assert players_of(["b", "a ", " b"]) == ["b", "a"]


def test_somebody_must_play_and_something() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        schedule(["a"], 3, 0, seed=0)
    with pytest.raises(ValueError, match="name at least one player"):
        schedule([], 3, 1, seed=0)
