"""The arena: games between bots, and every way to break its rules."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lab.strangers import CONFIG, written
from support.views import view_of
from zoopark import Game, Move
from zoopark.bots.budget import Budget
from zoopark.core.dice import Dice
from zoopark.lab.arena import (
    Contestant,
    Fault,
    GameResult,
    contestants,
    play_game,
    play_random_game,
    ranked,
)
from zoopark.players.bot import Bot, Sight


class Spy(Bot):
    """Plays the first move and remembers what it was asked."""

    def __init__(self, seen: list[tuple[int, int, int]]) -> None:
        self.seen = seen

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move | str:
        assert sight.game.legal(sight.seat) == list(legal)
        self.seen.append((sight.seat, len(legal), int(dice.below(1 << 30))))
        return legal[0] if len(self.seen) % 2 else legal[0].text


def spy(seen: list[tuple[int, int, int]]) -> Contestant:
    return Contestant("spy", lambda: Spy(seen), Budget(iterations=1), None)


@pytest.mark.parametrize("config", ["zooloretto(players=3)", "ozoolemio(players=3)", "combined"])
def test_bots_are_asked_in_every_seat_and_only_when_there_is_a_choice(config: str) -> None:
    seen: list[tuple[int, int, int]] = []
    result, thought = play_game(config, [spy(seen)], [0, 0, 0], 4)
    assert {seat for seat, _, _ in seen} == {0, 1, 2}
    assert min(choices for _, choices, _ in seen) >= 2
    assert sum(thought.asked) == len(seen) <= result.decisions
    assert len(seen) < result.decisions or config.startswith("ozoo")
    assert result.faults == ()


def test_the_moves_that_a_bot_answers_are_played() -> None:
    result, _ = play_game(CONFIG, [spy([])], [0, 0], 9)
    game = Game(CONFIG, seed=9)
    decisions = 0
    while not game.over:
        game.play(game.legal()[0])
        decisions += 1
    assert result.points == tuple(sheet.total for sheet in game.scores())
    assert result.decisions == decisions
    assert result.rounds == view_of(game)["round"]


def test_the_same_seats_and_deal_give_the_same_game_and_the_dice_differ_by_seat() -> None:
    first: list[tuple[int, int, int]] = []
    second: list[tuple[int, int, int]] = []
    assert (
        play_game(CONFIG, [spy(first)], [0, 0], 9)[0]
        == play_game(CONFIG, [spy(second)], [0, 0], 9)[0]
    )
    assert first == second
    assert len({rolled for _, _, rolled in first}) > len(first) // 2
    players = contestants(["random", "greedy"])
    games = [play_game(CONFIG, players, [0, 1], deal)[0] for deal in range(6)]
    assert len({game.points for game in games}) > 3


def test_random_games_are_those_of_the_seed() -> None:
    games = [play_random_game(CONFIG, [0, 0], deal) for deal in range(6)]
    assert games == [play_random_game(CONFIG, [0, 0], deal) for deal in range(6)]
    assert len({game.points for game in games}) > 3
    assert all(game.ranks in {(1, 2), (2, 1), (1, 1)} for game in games)


def test_ranks_follow_points_then_tiebreaks_and_offenders_share_the_last_place() -> None:
    assert ranked([5, 9, 9, 7], [0, 1, 2, 0], set()) == (4, 2, 1, 3)
    assert ranked([5, 5, 9], [3, 3, 0], set()) == (2, 2, 1)
    assert ranked([50, 1, 40, 2], [0, 0, 0, 0], {0, 2}) == (3, 2, 3, 1)
    assert ranked([50, 1], [0, 0], {0, 1}) == (1, 1)


def test_victories_are_shared_and_offenders_have_none() -> None:
    def wins(ranks: tuple[int, ...], *offenders: int) -> list[float]:
        none = (0,) * len(ranks)
        faults = tuple(Fault(seat, "x", 0, 1, "raised") for seat in offenders)
        return GameResult(0, 0, 0, none, none, none, ranks, 1, 1, faults).wins()

    assert wins((1, 3, 1)) == [0.5, 0, 0.5]
    assert wins((2, 1)) == [0, 1]
    assert wins((1, 1), 0, 1) == [0, 0]


# -- faults ---------------------------------------------------------------------------------------

FAULTS = {
    "raises": ("raise RuntimeError('lost   my\\nhead')", "raised RuntimeError: lost my head"),
    "ends": ("raise SystemExit(3)", "raised SystemExit: 3"),
    "illegal": ("return 'take 3'", "played 'take 3', which is not legal"),
    "chance": ("return 'reveal panda-m'", "played 'reveal panda-m', which is not legal"),
    "words": ("return 'hello'", "answered 'hello', which is no move"),
    "nothing": ("return None", "answered None, which is no move"),
    "number": ("return 7", "answered 7, which is no move"),
    "object": ("return object()", "answered <object object at 0x…>, which is no move"),
    "list": ("return list(legal)[:0]", "answered [], which is no move"),
}
SLOW = {
    "never": "while True:\n    pass",
    "sleeps": "time.sleep(1000)",
    "holds exceptions back": (
        "try:\n    time.sleep(1000)\nexcept Exception:\n    pass\nreturn legal[0]"
    ),
    "swallows once": (
        "try:\n    time.sleep(1000)\nexcept BaseException:\n    pass\nwhile True:\n    pass"
    ),
    "swallows all": (
        "while True:\n    try:\n        time.sleep(1000)\n    except BaseException:\n        pass"
    ),
}


def played_with(path: str, limit: float | None = None) -> GameResult:
    players = contestants(["Stranger", "random"], [path], limit)
    return play_game(CONFIG, players, [1, 0], 5, number=17)[0]


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_named_and_the_game_goes_on(kind: str, tmp_path: Path) -> None:
    body, what = FAULTS[kind]
    result = played_with(written(tmp_path, body))
    [fault] = result.faults
    assert (fault.seat, fault.player, fault.game, fault.what) == (1, "Stranger", 17, what)
    assert 1 <= fault.decision < result.decisions
    assert str(fault) == f"Stranger: game 17, seat B, decision {fault.decision}: {what}"
    assert result.ranks == (1, 2)
    assert result.wins() == [1, 0]
    assert result.rounds > 3


@pytest.mark.parametrize("kind", SLOW)
def test_a_bot_that_does_not_answer_in_time_is_stopped(kind: str, tmp_path: Path) -> None:
    result = played_with(written(tmp_path, SLOW[kind]), limit=0.05)
    [fault] = result.faults
    assert fault.what == "no answer within 0.05 s"
    assert result.ranks == (1, 2)


def test_an_offender_is_last_even_with_the_most_points(tmp_path: Path) -> None:
    """The fault comes late: in some of these games the offender would have won."""
    body = "if sight.game.view(sight.seat).round == 8:\n    raise ValueError\nreturn legal[0]"
    players = contestants(["Stranger", "random"], [written(tmp_path, body)])
    games = [play_game(CONFIG, players, [0, 1], deal)[0] for deal in range(12)]
    assert all(game.faults and game.ranks == (2, 1) for game in games)
    assert any(game.points[0] > game.points[1] for game in games)


def test_a_bot_that_cannot_be_made_is_at_fault_before_the_first_decision(tmp_path: Path) -> None:
    path = written(tmp_path, "return legal[0]")
    with Path(path).open("a", encoding="utf-8") as file:
        file.write("    def __init__(self):\n        raise OSError('no memory')\n")
    [fault] = played_with(path).faults
    assert (fault.decision, fault.what) == (0, "raised OSError: no memory")


def test_long_complaints_are_cut(tmp_path: Path) -> None:
    [fault] = played_with(written(tmp_path, "raise ValueError('x' * 9999)")).faults
    assert len(fault.what) < 250
    assert fault.what.endswith("…")


def test_who_keeps_the_rules_has_no_fault(tmp_path: Path) -> None:
    assert played_with(written(tmp_path, "return legal[-1].text")).faults == ()


@pytest.mark.parametrize(
    ("before", "complaint"),
    [
        ("raise RuntimeError('at once')", "cannot be loaded: RuntimeError: at once"),
        ("import sys; sys.exit(1)", "cannot be loaded: it ends the program"),
        ("this is no Python", "cannot be loaded: SyntaxError"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_refused(
    before: str, complaint: str, tmp_path: Path
) -> None:
    path = written(tmp_path, "return legal[0]", before=before)
    with pytest.raises(ValueError, match=complaint):
        contestants(["Stranger"], [path])


def test_only_strangers_have_a_limit(tmp_path: Path) -> None:
    path = written(tmp_path, "return legal[0]")
    names = ["search:0.5s", "Stranger", "Stranger:4s"]
    assert [player.limit for player in contestants(names, [path])] == [None, 10, 20]
    assert [player.limit for player in contestants(names, [path], 3)] == [None, 3, 3]


def test_a_stranger_may_be_called_random_and_is_asked_all_the_same(tmp_path: Path) -> None:
    path = written(tmp_path, "return legal[0]", before="")
    with Path(path).open("a", encoding="utf-8") as file:
        file.write("    name = 'random'\n")
    [player] = contestants(["random"], [path])
    assert not player.is_random
    assert contestants(["random"])[0].is_random


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        contestants(["random", "nobody"])
