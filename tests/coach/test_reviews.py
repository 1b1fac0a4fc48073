"""Reviews: they find what was lost, skip what was forced, and can be written down."""

import json
import sys
from pathlib import Path

import pytest

from coach.endings import LAST_TURN, finished, last_turn
from support.ozoo import auction
from zoopark import Budget, Game, Move, Record, Review, review
from zoopark.coach.hint import Reason
from zoopark.coach.review import Judged, Moment, doubtful

QUICK = Budget(iterations=30)
BLUNDER = finished("take 3", "place flamingo 6")
GOOD = finished("take 2", "place leopard 5")


def short_game(decisions: int = 14) -> Game:
    game = Game("zooloretto(players=3)", seed=6)
    for _ in range(decisions):
        game.play(game.legal()[0])
    return game


def test_a_review_finds_the_blunder_and_what_would_have_won() -> None:
    found = review(BLUNDER, budget=QUICK)
    worst = found.costliest()[0]
    assert (worst.entry, worst.seat) == (1, 0)
    assert (worst.played, worst.best) == (Move("take 3"), Move("take 2"))
    assert worst.chance_lost > 0.8
    assert (worst.points, worst.points_lost) == (8, 3)
    assert worst.reasons == (Reason(0, "enclosure-5", 3.0),)
    assert "A: take 3 instead of take 2 cost" in str(found)
    assert "% to win and 3.0 points (+3.0 enclosure-5)" in str(found)


def test_good_play_costs_nothing() -> None:
    found = review(GOOD, budget=QUICK)
    assert [judged.played.text for judged in found.decisions] == ["take 2", "place leopard 5"]
    assert found.costliest() == []
    assert all(judged.cost < 0.01 for judged in found.decisions)
    assert "2 decisions, 2 as good as the best" in str(found)
    assert "Costliest" not in str(found)


def test_the_curve_falls_with_the_blunder_and_ends_with_the_result() -> None:
    before, after, end = review(BLUNDER, budget=QUICK).curve
    assert [before.entry, after.entry, end.entry] == [1, 2, 3]
    assert before.chances[0] > 0.8
    assert after.chances[0] < 0.2
    assert end == Moment(3, (0.0, 1.0), (5.0, 7.0))
    won = review(GOOD, budget=QUICK).curve
    assert won[-1] == Moment(3, (1.0, 0.0), (8.0, 7.0))


def test_chances_of_all_seats_are_one() -> None:
    found = review(short_game(), budget=QUICK)
    assert len(found.curve) == len(found.decisions) > 3
    for moment in found.curve:
        assert sum(moment.chances) == pytest.approx(1)
        assert len(moment.points) == 3


def test_every_choice_of_the_seats_is_judged_and_nothing_forced() -> None:
    game = short_game()
    expected = []
    again = Game.replay(Record(game.config, []))
    for entry, (seat, move) in enumerate(game.record().entries, 1):
        if seat < 0:
            again.deal(move)
            continue
        if len(again.legal(seat)) > 1:
            expected.append((entry, seat, move))
        again.play(move, seat)
    for seats in (None, [1], [0, 2]):
        found = review(game, budget=Budget(iterations=1), seats=seats)
        assert [(one.entry, one.seat, one.played) for one in found.decisions] == [
            choice for choice in expected if seats is None or choice[1] in seats
        ]
        for one in found.decisions:
            assert 0 <= one.chance_lost <= one.chance <= 1


def test_a_review_can_be_repeated_and_does_not_care_who_else_is_reviewed() -> None:
    game = short_game(7)
    found = review(game, budget=QUICK, seed=2)
    assert review(game.record().dumps(), budget=QUICK, seed=2) == found
    assert review(game.record(), budget=QUICK, seed=2) == found
    assert review(game, budget=QUICK, seed=3) != found
    alone = review(game, budget=QUICK, seed=2, seats=[0])
    assert list(alone.curve) == [
        moment
        for moment, judged in zip(found.curve, found.decisions, strict=True)
        if judged.seat == 0
    ]


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """A bid that is still sealed changes nothing for the next bidder."""
    judged = []
    for coins in (0, 6):
        game = auction()
        game.play(f"bid {coins}", 0)
        game.play("bid 2", 1)
        record = game.record()
        judged.append(
            review(
                Record(record.config, record.entries[:2], record.start),
                seats=[1],
                budget=Budget(iterations=15),
            )
        )
    assert judged[0].decisions == judged[1].decisions
    assert len(judged[0].decisions) == 1


def test_progress_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []
    found = review(BLUNDER, budget=QUICK, progress=lambda done, total: told.append((done, total)))
    assert {total for _, total in told} == {2 * len(found.decisions)}
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_a_game_without_a_choice_has_an_empty_review(tmp_path: Path) -> None:
    found = review(last_turn(), budget=QUICK)
    assert (found.decisions, found.curve) == ((), ())
    assert str(found).endswith("\nnothing was to be decided")


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        review(BLUNDER, budget=QUICK, seats=[2])


def test_a_review_survives_json() -> None:
    found = review(BLUNDER, budget=QUICK, names=["Eva", "Jan"])
    text = json.dumps(found.to_dict())
    assert Review.from_dict(json.loads(text)) == found
    plain = json.loads(text)
    assert plain["names"] == ["Eva", "Jan"]
    assert plain["decisions"][0]["played"] == "take 3"
    assert plain["decisions"][0]["best"] == "take 2"
    assert plain["game"] == LAST_TURN.split(" | ")[0]


def made_up(*costs: tuple[float, float]) -> Review:
    decisions = tuple(
        Judged(3 * k + 1, k % 2, Move("draw"), Move("take 1"), 0.9, 20.0, chance, points)
        for k, (chance, points) in enumerate(costs)
    )
    moments = [Moment(one.entry, (0.4, 0.6), (20.0, 21.5)) for one in decisions]
    return Review("zooloretto(players=2)", ("Eva $x$", "Jan"), decisions, tuple(moments))


def test_the_costliest_decisions_are_those_that_cost_most_of_the_chance_to_win() -> None:
    found = made_up((0.1, 0), (0.0, 0.5), (0.3, -1), (0.1, 4), (0.0, -9), (0.02, 0))
    assert [one.entry for one in found.costliest()] == [7, 10, 1, 16]
    assert [one.entry for one in found.costliest(2)] == [7, 10]
    assert "cost 30% to win but brought 1.0 points" in str(found)
    assert "cost 10% to win and 4.0 points" in str(found)


def test_the_mistakes_of_a_seat_that_is_looked_at_closely_are_checked_again() -> None:
    found = made_up(*[(0.2, 0), (0.02, 0)] * 6)
    decisions = {one.entry: one for one in found.decisions}
    small = [one.entry for one in found.of(1)]
    assert not {one.entry for one in doubtful(decisions, ())}.intersection(small)
    assert {one.entry for one in doubtful(decisions, [1])}.issuperset(small[:5])


def test_a_summary_tells_of_every_seat() -> None:
    lines = str(made_up((0.1, 0), (0.0, 0), (0.2, 0))).split("\n")
    assert lines[1].startswith("Eva $x$   2 decisions, 0 as good as the best, 15.0% to win lost")
    assert lines[2].startswith("Jan       1 decisions, 1 as good as the best, 0.0% to win lost")


@pytest.mark.parametrize("name", ["curve.pdf", "curve", "svg"])
def test_a_plot_is_an_svg_or_a_png(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"an \.svg or \.png file"):
        made_up((0.1, 0)).plot(tmp_path / name)


def test_a_plot_needs_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ValueError, match=r"needs the package matplotlib; .*'zoopark\[lab\]'"):
        made_up((0.1, 0)).plot(tmp_path / "curve.svg")
    assert list(tmp_path.iterdir()) == []


def test_the_same_review_gives_the_same_plot(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    found = made_up((0.1, 0), (0.3, 2), (0.0, 0))
    for name in ("one.svg", "two.svg", "one.png"):
        found.plot(tmp_path / name)
    drawn = (tmp_path / "one.svg").read_text(encoding="utf-8")
    assert drawn == (tmp_path / "two.svg").read_text(encoding="utf-8")
    assert "Eva $x$" in drawn
    assert "Expected points" in drawn
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="cannot write"):
        found.plot(tmp_path / "no" / "folder.svg")
    with pytest.raises(ValueError, match="there is no curve"):
        made_up().plot(tmp_path / "none.svg")
