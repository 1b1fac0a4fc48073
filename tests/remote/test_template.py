"""The template for bots in examples/: its own tests pass, and it plays at a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.servers import House
from zoopark.cli import main

TEMPLATE = Path(__file__).parents[2] / "examples" / "bot-template"


def test_its_own_tests_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TEMPLATE)],
        cwd=TEMPLATE,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert "5 passed" in done.stdout


def test_it_plays_at_a_server(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    opened = house.person().opens("zooloretto(players=2)", ["open", "random"])
    link = f"{house.url}/#seat={opened.keys[0]}"
    assert main(["bot", link, "--code", str(TEMPLATE / "my_bot.py")]) == 0
    assert "the game is over after" in capsys.readouterr().out
    match = house.match(opened.id)
    assert match.over
    assert match.seats[0].name == "frugal"
