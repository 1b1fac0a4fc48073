"""Characters: what suits each of them, and that they play by it."""

import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from support.bots import TWO_PLAYERS, chosen
from zoopark import Game
from zoopark.bots.aim import Aim
from zoopark.players.characters import COLLECTOR, GAMBLER, SPOILER, Character
from zoopark.players.registry import CHARACTERS, entrant
from zoopark.players.thinkers import SearchBot


def worths(*points: int) -> "vec[i64]":
    return vec[i64]([i64(100 * number) for number in points])


def result(character: Character, *points: int, chance: float = 0.5) -> float:
    """How well points suit the first seat; before, everybody had ten to expect."""
    aim: Aim = character.aim()
    aim.begin(worths(*[10] * len(points)), 0)
    return aim.result(worths(*points), 0, chance)


def test_a_collector_looks_at_its_own_points_only() -> None:
    assert result(COLLECTOR, 12, 10, 10) == result(COLLECTOR, 12, 30, 5, chance=0.0)
    assert result(COLLECTOR, 13, 30, 30) > result(COLLECTOR, 12, 0, 0)


def test_a_gambler_prefers_a_chance_of_much_to_the_same_for_sure() -> None:
    sure = result(GAMBLER, 12, 10)
    lottery = (result(GAMBLER, 8, 10) + result(GAMBLER, 16, 10)) / 2
    assert lottery > sure
    even = (result(COLLECTOR, 8, 10) + result(COLLECTOR, 16, 10)) / 2
    assert even == pytest.approx(result(COLLECTOR, 12, 10))


def test_a_spoiler_gives_points_away_to_take_more_from_the_leader() -> None:
    assert result(SPOILER, 9, 7, 8) > result(SPOILER, 11, 10, 8)
    assert result(SPOILER, 10, 12, 2) < result(SPOILER, 10, 10, 10)  # only the leader counts


@pytest.mark.parametrize("character", [COLLECTOR, GAMBLER, SPOILER])
def test_results_stay_between_nothing_and_a_whole(character: Character) -> None:
    for points in ((-500, 500), (500, -500), (10, 10)):
        for chance in (0.0, 1.0):
            assert 0.0 <= result(character, *points, chance=chance) <= 1.0


def test_characters_choose_differently() -> None:
    """In some of these situations, with the same luck, somebody would play something else."""
    different = dict.fromkeys(CHARACTERS, 0)
    for config in TWO_PLAYERS[:2]:
        game = Game(config, seed=3)
        for step in range(24):
            seat = game.to_act[0]
            usual = chosen("search:60", game, seat, step)
            for name in CHARACTERS:
                different[name] += chosen(f"{name}:60", game, seat, step) != usual
            game.play(usual, seat)
    assert min(different.values()) >= 2


def test_a_copy_has_the_same_character_and_a_tree_of_its_own() -> None:
    bot = entrant("spoiler").make()
    assert isinstance(bot, SearchBot)
    copy = pickle.loads(pickle.dumps(bot))
    assert copy.character == SPOILER
    assert copy.search is None
