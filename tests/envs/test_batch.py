"""The batch: the same games as anywhere else, in arrays that can be trusted."""

import sys
from pathlib import Path

import numpy as np
import pytest

from support.builds import printed_by_both
from support.env_games import CONFIGS
from zoopark import Game, NotationError
from zoopark.envs.arrays import Arrays
from zoopark.envs.batch import BatchEnv
from zoopark.envs.policy import observe
from zoopark.version import compiled

SMALL = "zooloretto(players=3)"


def legal_actions(env: BatchEnv, game: Game) -> set[int]:
    seat = game.to_act[0]
    return {int(env.game.actions.number(game.state, seat, move.code)) for move in game.legal(seat)}


@pytest.mark.parametrize("config", CONFIGS)
def test_batched_and_single_stepping_give_the_same_games(config: str) -> None:
    """Each row is the game that its seed deals, to the end, with its points and its ranking."""
    env = BatchEnv(config, games=3, seed=[7, 2**70, -5])
    games = [Game(config, seed=seed) for seed in (7, 2**70, -5)]
    going = [0, 1, 2]
    while going:
        for row in going:
            assert env.arrays.seats[row] == games[row].to_act[0]
            assert (env.arrays.observations[row] == observe(games[row])[0]).all()
            assert set(np.flatnonzero(env.arrays.masks[row])) == legal_actions(env, games[row])
        actions = env.sample().copy()
        for row in going:
            seat = games[row].to_act[0]
            code = env.game.actions.move(games[row].state, seat, actions[row])
            games[row].play(next(m for m in games[row].legal(seat) if m.code == code), seat)
        env.step(actions)
        for row in [row for row in going if games[row].over]:
            _ended_alike(env, games[row], row)
            going.remove(row)


def _ended_alike(env: BatchEnv, game: Game, row: int) -> None:
    assert env.arrays.done[row]
    assert env.arrays.points[row].tolist() == [sheet.total for sheet in game.scores()]
    behind = env.game.players
    for place in game.ranking():
        ahead, behind = env.game.players - behind, behind - len(place)
        for seat in place:
            worth = (behind - ahead) / (env.game.players - 1)
            assert env.arrays.rewards[row, seat] == pytest.approx(worth)


def test_a_finished_game_begins_anew_at_once() -> None:
    env = BatchEnv(SMALL, games=40, seed=3)
    ended, seen = 0, env.arrays
    for _ in range(900):
        env.step(env.sample())
        ended += int(seen.done.sum())
        assert seen.masks.any(axis=1).all()
        assert (seen.rewards.any(axis=1) <= seen.done).all()
        supply = seen.observations[:, env.game.layout()["supply"]]
        assert (supply[seen.done] == 80 + 10).all()
    assert ended == env.finished > 60
    assert np.abs(seen.rewards.sum(axis=1)).max() < 1e-9


def test_points_of_the_others_are_taken_off() -> None:
    env = BatchEnv(SMALL, games=30, seed=1, reward="difference")
    while env.finished < 20:
        seen = env.step(env.sample())
        for row in np.flatnonzero(seen.done):
            points = seen.points[row].astype(float)
            others = (points.sum() - points) / 2
            assert seen.rewards[row] == pytest.approx(points - others)


def test_seeds_decide_everything() -> None:
    first, second = BatchEnv(SMALL, games=6, seed=10), BatchEnv(SMALL, games=3, seed=13)
    third = BatchEnv(SMALL, games=3, seed=[13, 14, 99])
    for _ in range(500):
        a, b, c = first.sample().copy(), second.sample().copy(), third.sample().copy()
        assert (a[3:] == b).all()
        assert (b[:2] == c[:2]).all()
        assert (first.step(a).observations[3:] == second.step(b).observations).all()
        third.step(c)
    assert (second.arrays.observations[2] != third.arrays.observations[2]).any()
    again = second.reset()
    assert (again.observations == BatchEnv(SMALL, games=3, seed=13).arrays.observations).all()
    assert (second.reset(50).observations != again.observations).any()


def same(some: Arrays, others: Arrays) -> None:
    for number in range(len(some)):
        one, other = np.asarray(some[number]), np.asarray(others[number])
        assert one.dtype == other.dtype
        assert (one == other).all()


def test_several_processes_give_the_same_games() -> None:
    alone = BatchEnv("ozoolemio(players=3)", games=5, seed=4)
    with BatchEnv("ozoolemio(players=3)", games=5, seed=4, processes=2) as together:
        for _ in range(150):
            actions = alone.sample()
            assert (together.sample() == actions).all()
            same(alone.step(actions), together.step(actions))
        assert together.finished == alone.finished > 0
        assert (together.reset(8).observations == alone.reset(8).observations).all()


# -- bad input ------------------------------------------------------------------------------------


def unchanged(env: BatchEnv, actions: object, message: str) -> None:
    """An error that leaves everything as it was."""
    before = [array.copy() for array in env.arrays]
    with pytest.raises(ValueError, match=message):
        env.step(actions)  # type: ignore[arg-type]
    for array, kept in zip(env.arrays, before, strict=True):
        assert (array == kept).all()


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv(SMALL, games=4, seed=2)
    actions = env.sample().astype(np.int64)
    illegal = int(np.flatnonzero(~env.arrays.masks[2])[0])
    for wrong in (illegal, -1, env.game.action_count, 2**40):
        unchanged(env, [*actions[:2], wrong, actions[3]], f"game 2: action {wrong} ")
    env.step(actions)


def test_a_wrong_shape_changes_nothing() -> None:
    env = BatchEnv(SMALL, games=4, seed=2)
    actions = env.sample().copy()
    unchanged(env, actions[:3], "4 integers")
    unchanged(env, actions.reshape(2, 2), "4 integers")
    unchanged(env, actions.astype(float), "4 integers")


def test_a_masked_game_stands_still() -> None:
    env = BatchEnv(SMALL, games=3, seed=2, illegal="mask")
    twin = BatchEnv(SMALL, games=3, seed=2)
    for number in range(60):
        actions = twin.sample().copy()
        before = env.arrays.observations.copy()
        env.step([actions[0], -1, 10**9])
        assert (env.arrays.observations[1:] == before[1:]).all()
        twin.step(actions)
        assert (env.arrays.observations[0] == twin.arrays.observations[0]).all(), number


def test_a_closed_batch_plays_no_more() -> None:
    env = BatchEnv(SMALL, games=2)
    actions = env.sample().copy()
    env.close()
    env.close()
    for call in (lambda: env.step(actions), env.sample, env.reset):
        with pytest.raises(ValueError, match="the batch is closed"):
            call()


def test_arrays_cannot_be_written_to() -> None:
    env = BatchEnv(SMALL, games=2)
    for array in env.arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


@pytest.mark.parametrize(
    "given",
    [
        {"games": 0},
        {"games": 2, "processes": 3},
        {"games": 2, "seed": [1, 2, 3]},
        {"reward": "money"},
        {"illegal": "ignore"},
    ],
)
def test_senseless_batches_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        BatchEnv(SMALL, **given)  # type: ignore[arg-type]


def test_unknown_games_are_refused() -> None:
    with pytest.raises(NotationError):
        BatchEnv("zooloretto(players=9)")


# -- in the long run ------------------------------------------------------------------------------


def resident_pages() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs the proc file system")
def test_a_million_steps_allocate_nothing_for_good() -> None:
    games = 500
    env = BatchEnv("zooloretto(players=4)", games=games, seed=1)
    steps = 1_000_000 if compiled() else 50_000

    def play(steps: int) -> None:
        for _ in range(steps // games):
            env.step(env.sample())

    play(steps // 5)
    blocks, pages = sys.getallocatedblocks(), resident_pages()
    play(steps)
    assert sys.getallocatedblocks() - blocks < 2 * games
    assert resident_pages() - pages < 500


SCRIPT = """
import zlib
from zoopark.envs.arrays import Arrays
from zoopark.envs.batch import BatchEnv
from zoopark.envs.policy import observe
from zoopark.version import compiled
print("compiled" if compiled() else "interpreted")
for config in (
    "zooloretto(players=4)",
    "zooloretto(players=3, modules=christmas+xxl-tiles)",
    "combined(players=2)",
    "ozoolemio(players=3)",
):
    env = BatchEnv(config, games=4, seed=9)
    for _ in range(250):
        env.step(env.sample())
        print([zlib.crc32(array.tobytes()) for array in env.arrays])
"""


def test_compiled_and_interpreted_batches_are_the_same() -> None:
    made, read = printed_by_both(SCRIPT)
    assert (made[0], read[0]) == ("compiled", "interpreted")
    assert len(made) == 1001
    assert made[1:] == read[1:]
