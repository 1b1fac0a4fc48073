"""The commands ``hint`` and ``review``, and bots from a file in ``zoopark play``."""

import json
import sys
from pathlib import Path

import pytest

from coach.endings import LAST_TURN, finished
from support.ozoo import auction
from terminal.test_command_line import POSITION, complaint
from zoopark import Review
from zoopark.cli import main
from zoopark.terminal.coach import read_budget

QUICK = ["--budget", "20"]
BROKEN = """
from zoopark import Bot

class Broken(Bot):
    def choose(self, sight, legal, budget, dice):
        raise ValueError("I give up")
"""


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def blunder(tmp_path: Path) -> str:
    path = tmp_path / "blunder.txt"
    path.write_text(finished("take 3", "place flamingo 6").record().dumps(), encoding="utf-8")
    return str(path)


def test_hint_shows_the_best_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", "--position", LAST_TURN, *QUICK]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.strip().split("\n")]
    assert [line.split()[:2] for line in lines[1:]] == [["take", "2"], ["take", "3"]]
    assert lines[1].endswith("+3.0 enclosure-5")


def test_hint_compares_a_move_with_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--position", LAST_TURN, "--best", "1", "--about", "take 3", *QUICK]
    assert main(["hint", *arguments]) == 0
    assert "−3.0 enclosure-5" in capsys.readouterr().out


def test_hint_is_for_one_of_several_seats(capsys: pytest.CaptureFixture[str]) -> None:
    position = auction().position()
    assert "name one" in complaint(capsys, "hint", "--position", position, *QUICK)
    assert main(["hint", "--position", position, "--seat", "b", *QUICK]) == 0
    assert "bid " in capsys.readouterr().out


def test_review_shows_what_was_lost(blunder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", blunder, *QUICK]) == 0
    printed = capsys.readouterr().out
    assert "Anna: take 3 instead of take 2 cost" in printed
    assert "(+3.0 enclosure-5)" in printed


def test_review_writes_json(
    blunder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "review.json"
    assert main(["review", blunder, *QUICK, "--json", str(file)]) == 0
    found = Review.from_dict(json.loads(file.read_text(encoding="utf-8")))
    assert found.costliest()[0].best.text == "take 2"
    assert str(found) in capsys.readouterr().out


def test_review_of_a_seat_leaves_out_the_others(
    blunder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", blunder, *QUICK, "--seat", "B"]) == 0
    assert "nothing was to be decided" in capsys.readouterr().out


def test_review_tells_what_is_missing_before_it_begins(
    blunder: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    said = complaint(capsys, "review", blunder, "--plot", "curve.svg")
    assert said.startswith("this needs the package matplotlib")
    assert "an .svg or .png file" in complaint(capsys, "review", blunder, "--plot", "curve.pdf")


def test_mistakes_of_the_coach_are_told_in_one_line(
    blunder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, line in (
        (["hint", "--position", "nonsense"], "no game is called 'nonsense'"),
        (["hint", "--position", LAST_TURN, "--seat", "B"], "B is not to act"),
        (["hint", "--position", LAST_TURN, "--seat", "Z"], "no seat is called 'Z'"),
        (["hint", "--position", LAST_TURN, "--seat", "C"], "there is no seat C"),
        (["hint", "--position", LAST_TURN, "--budget", "0"], "a budget must be more than zero"),
        (["hint", "--position", LAST_TURN, "--budget", "-3"], "a budget is iterations or seconds"),
        (["hint", "--position", LAST_TURN, "--budget", "fast"], "a budget is iterations or"),
        (["hint", "--position", LAST_TURN, "--best", "0"], "a hint names at least one move"),
        (["hint", "--position", LAST_TURN, "--about", "sing"], "no move begins like 'sing'"),
        (["hint", "--position", LAST_TURN, "--about", "take 1"], "A cannot play 'take 1': "),
        (["review", str(tmp_path / "none.txt")], "cannot read "),
        (["review", blunder, "--budget", "1.5"], "a budget is iterations or seconds"),
        (["review", blunder, "--seat", "C"], "there is no seat C"),
    ):
        assert complaint(capsys, *arguments).startswith(line)


def test_a_budget_is_iterations_or_seconds() -> None:
    assert repr(read_budget(" 300 ")) == "Budget(iterations=300)"
    assert repr(read_budget("2s")) == "Budget(seconds=2.0)"
    assert repr(read_budget("0.25s")) == "Budget(seconds=0.25)"


def test_play_seats_the_bots_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN, encoding="utf-8")
    arguments = ["--seats", "Broken,random", "--code", str(path), "--seed", "3"]
    assert main(["play", "zooloretto(players=2)", *arguments]) == 0
    printed = capsys.readouterr().out
    assert "Anna (Broken) raised ValueError: I give up; a random move instead" in printed
    assert "The game is over" in printed


def test_play_refuses_a_bot_that_does_not_exist(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = complaint(capsys, "play", "--position", POSITION, "--seats", "you,experts")
    assert said.startswith("there is no bot 'experts'; there are random, greedy, search, easy,")
    said = complaint(capsys, "play", "--code", str(tmp_path / "none.py"))
    assert said.startswith("there is no file ")
