"""The command ``zoopark lab``: what it prints and writes, and one line for every mistake."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lab.strangers import CONFIG, written
from zoopark.cli import main
from zoopark.lab import ratings as rating
from zoopark.lab import run as runs
from zoopark.lab.workers import Task


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(rating, "SAMPLES", 2)


def rows(printed: str) -> dict[str, list[str]]:
    """The lines of tables by their first cell."""
    cells = [
        [cell.strip() for cell in line.split("│")[1:-1]]
        for line in printed.split("\n")
        if line.startswith("│")
    ]
    return {row[0]: row[1:] for row in cells}


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["lab", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out.strip() == ""
    assert printed.err.startswith("zoopark: ")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("zoopark: ").rstrip()


def test_a_simulation_of_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "simulate", "--games", "12", "--jobs", "1"]) == 0
    found = rows(capsys.readouterr().out)
    assert list(found) == ["random", "A", "B", "C", "D"]
    assert found["random"][2] == "48"


def test_a_simulation_with_named_players(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "greedy,random,random", "--games", "6", "--jobs", "1"]
    assert main(["lab", "simulate", "zooloretto(players=3)", *arguments]) == 0
    found = rows(capsys.readouterr().out)
    assert found["greedy"][2] == "6"
    assert found["random"][2] == "12"


def test_a_tournament_with_a_stranger(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = written(tmp_path, "raise ValueError('[bold]no')")
    out = tmp_path / "out"
    arguments = ["--players", "random,Stranger", "--code", path, "--games", "4", "--jobs", "1"]
    assert main(["lab", "tournament", CONFIG, *arguments, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    found = rows(printed)
    assert list(found)[:2] == ["random", "Stranger"]
    assert found["random"][1].startswith("100.0")
    assert found["Stranger"][-1] == "4"
    assert printed.count("fault of Stranger: game ") == 4
    assert "raised ValueError: [bold]no" in printed
    assert "report.html" in printed
    assert json.loads((out / "run.json").read_text())["players"] == ["random", "Stranger"]
    assert (out / "report.html").exists()


def test_many_faults_are_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = written(tmp_path, "return 0")
    arguments = ["--players", "random,Stranger", "--code", path, "--games", "8", "--jobs", "1"]
    assert main(["lab", "simulate", CONFIG, *arguments]) == 0
    printed = capsys.readouterr().out
    assert printed.count("fault of Stranger") == 5
    assert "and 3 more faults of Stranger" in printed


def test_a_stopped_tournament_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["tournament", CONFIG, "--players", "greedy,random", "--games", "6", "--seed", "4"]
    whole, out = tmp_path / "whole", tmp_path / "out"
    assert main(["lab", *arguments, "--jobs", "1", "--out", str(whole)]) == 0
    take = runs._take
    played: list[object] = []

    def interrupt(*part: object) -> None:
        played.append(part)
        if len(played) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(runs, "_take", interrupt)
    capsys.readouterr()
    assert main(["lab", *arguments, "--jobs", "1", "--out", str(out)]) == 130
    assert f"go on with: zoopark lab tournament --resume {out}" in capsys.readouterr().out
    assert (out / "games.jsonl").read_text().count("\n") == 3
    monkeypatch.setattr(runs, "_take", take)
    assert main(["lab", "tournament", "--resume", str(out), "--jobs", "1"]) == 0
    for name in ("games.jsonl", "summary.csv", "games.parquet", "report.html"):
        assert (out / name).read_bytes() == (whole / name).read_bytes()


def test_the_same_folder_goes_on_and_another_run_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["simulate", CONFIG, "--games", "3", "--jobs", "1", "--out", str(tmp_path)]
    assert main(["lab", *arguments]) == 0
    assert main(["lab", *arguments, "--resume"]) == 0
    capsys.readouterr()
    said = complaint(capsys, *arguments, "--seed", "1")
    assert said == f"{tmp_path} holds another run: its seed is 0, not 1"


def test_balance(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", CONFIG, "--bot", "random", "--games", "4", "--jobs", "1"]
    assert main(["lab", *arguments]) == 0
    printed = capsys.readouterr().out
    assert list(rows(printed)) == ["A", "B"]
    assert "rounds  " in printed
    assert main(["lab", *arguments, "--modules"]) == 0
    assert {"boss", "exotic", "katta"} <= set(rows(capsys.readouterr().out))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["tournament", "--players", "random,nobody"],
            "there is no bot 'nobody'; there are random",
        ),
        (["tournament", "--players", "search:0,random"], "a budget must be more than zero"),
        (["tournament", "--players", "random,random"], "a tournament needs at least two different"),
        (["simulate", "--code", "missing.py"], "there is no file missing.py"),
        (["simulate", "--games", "0"], "at least one game must be played"),
        (["simulate", "--jobs", "0"], "--jobs must be at least 1"),
        (["simulate", "--limit", "0"], "--limit must be more than 0 seconds"),
        (["simulate", "chess"], "no game is called 'chess'"),
        (["simulate", "--resume"], "--resume needs a directory"),
        (["simulate", "--resume", "here", "--out", "there"], "--resume and --out name different"),
        (["balance", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["balance", "--games", "-1"], "at least one game must be played"),
        (["balance", "aquaretto", "--modules"], "aquaretto(players=3) has no modules"),
    ],
)
def test_mistakes(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, *arguments).startswith(said)


def test_a_folder_without_a_run_cannot_be_continued(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = complaint(capsys, "simulate", "--resume", str(tmp_path / "none"))
    assert said == f"{tmp_path / 'none'} holds no run to continue"
    assert not (tmp_path / "none").exists()


def test_a_file_in_place_of_the_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = complaint(capsys, "simulate", "--games", "1", "--out", str(tmp_path / "file"))
    assert said.startswith("cannot create the directory")


def test_games_are_counted_up_to_whole_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "greedy,random", "--games", "3", "--jobs", "1"]
    assert main(["lab", "simulate", CONFIG, *arguments]) == 0
    assert "4 games instead of 3" in capsys.readouterr().out


def test_the_command_loads_no_package_of_an_extra() -> None:
    code = (
        "import sys, zoopark.cli; zoopark.cli.parser();"
        "print(sorted({'rich', 'numpy', 'matplotlib', 'pyarrow', 'openskill', 'ray',"
        " 'concurrent.futures'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_tasks_can_be_sent_to_other_processes() -> None:
    import pickle

    plan = runs.Plan.checked(CONFIG, ["easy", "random"], 2, 0)
    sent: list[Task] = pickle.loads(pickle.dumps(runs.tasks(plan)))
    assert sent == runs.tasks(plan)
