"""With ``--json`` a command prints its result as JSON and nothing else."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from zoopark import Game, Record, rule
from zoopark.cli import main, parser

POSITION = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:turn | bank:26"
    " | trucks:coin,-,- | A coins:2 | B coins:2"
)


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game("zooloretto(players=2)", seed=8)
    for _ in range(12):
        game.play(game.legal()[0])
    path = tmp_path / "game.txt"
    path.write_text(game.record().dumps(), encoding="utf-8")
    return path


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = {game["name"]: game for game in result(capsys, "games")}
    assert found["ozoolemio"]["players"] == [2, 4]
    assert "octopus" in found["zooloretto"]["modules"]
    assert {option["name"] for option in found["aquaretto"]["options"]} >= {"players", "start"}


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    [found] = result(capsys, "rules", "Z.6.2", "--lang", "cs")
    assert found["text"] == rule("Z.6.2").text("cs")
    assert found["repealed_by"] == ["PZ.1.1"]
    assert "house" in found["origin"]


def test_hint(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "hint", "--position", POSITION, "--budget", "20", "--about", "take 1")
    assert found["seat"] == 0
    assert found["about"]["move"] == "take 1"
    legal = {move.text for move in Game.from_position(POSITION).legal(0)}
    assert {advice["move"] for advice in found["advices"]} <= legal


def test_replay(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "replay", str(record), "--to", "7")
    game = Game.replay(Record.loads(record.read_text(encoding="utf-8")))
    assert found["position"] == game.at(7).position()
    assert [entry["move"] for entry in found["entries"]] == [
        move.text for _, move in game.record().entries[:7]
    ]
    assert found["over"] is False


def test_review_to_the_screen_or_to_a_file(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["review", str(record), "--budget", "2", "--seat", "A"]
    printed = result(capsys, *asked)
    assert {decision["seat"] for decision in printed["decisions"]} == {0}
    assert main([*asked, "--json", str(tmp_path / "review.json")]) == 0
    assert json.loads((tmp_path / "review.json").read_text(encoding="utf-8")) == printed
    assert "to win" in capsys.readouterr().out


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    found = result(capsys, "simulate", "--games", "4", "--jobs", "1")
    assert found["games"] == 4
    assert sum(seat["win_rate"] for seat in found["seats"]) == pytest.approx(1)


def test_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "tournament", "zooloretto(players=2)", "--players", "greedy,random"]
    found = result(capsys, *asked, "--games", "4", "--jobs", "1")
    assert [player["name"] for player in found["players"]] == ["greedy", "random"]
    assert found["players"][0]["rating"]["value"] > found["players"][1]["rating"]["value"]
    assert found["ahead"]["greedy"]["random"]["games"] == found["games"] == 4


def test_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    """Where a figure is unknown there is null, because JSON knows no nan."""
    asked = ["lab", "simulate", "zooloretto(players=2)", "--games", "1", "--jobs", "1"]
    assert result(capsys, *asked)["seats"][0]["points"]["low"] is None


def test_balance(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "balance", "ozoolemio(players=2)", "--bot", "random", "--games", "3"]
    found = result(capsys, *asked, "--jobs", "1")
    assert found["balance"]["games"] == 3
    assert found["changes"] == []


def test_matches_of_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["admin", "--database", database, "ban", "192.0.2.7", "--why", "spam"]) == 0
    [banned] = result(capsys, "admin", "--database", database, "bans")
    assert (banned["who"], banned["why"]) == ("192.0.2.7", "spam")
    assert result(capsys, "admin", "--database", database, "list") == []


def test_every_command_with_results_can_print_them_as_json() -> None:
    """All but those that play, serve, change something or write what they are asked for."""
    silent = "play, serve, completion, admin hide, admin end, admin delete, admin ban, admin unban"
    found: set[str] = set()

    def walk(command: argparse.ArgumentParser, name: str) -> None:
        kinds = [act for act in command._actions if isinstance(act, argparse._SubParsersAction)]
        for kind in kinds:
            for word, inner in kind.choices.items():
                walk(inner, f"{name} {word}".strip())
        if not kinds and "--json" not in command._option_string_actions:
            found.add(name)

    walk(parser(), "")
    assert found == {*silent.split(", "), "admin export", "admin backup"}
