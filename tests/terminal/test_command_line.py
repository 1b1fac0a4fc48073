"""The command ``zoopark``: what it prints, and one line with exit status 2 for every mistake."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.builds import printed_by_both
from zoopark import Game, __version__, games, rule
from zoopark.cli import main
from zoopark.rulebook import all_rules
from zoopark.version import SLOW

POSITION = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:turn | bank:26"
    " | trucks:coin,-,- | A coins:2 | B coins:2"
)


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONUTF8"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def record_text(decisions: int) -> str:
    game = Game("zooloretto(players=2)", seed=8)
    for _ in range(decisions):
        game.play(game.legal()[0])
    return game.record().dumps()


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that the command says before it ends with status 2."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out.strip() == ""
    assert printed.err.startswith("zoopark: ")
    assert printed.err.endswith("\n")
    assert printed.err.count("\n") == 1
    return printed.err.removeprefix("zoopark: ").rstrip()


def test_version_names_the_package_and_how_its_rules_run() -> None:
    script = "from zoopark.cli import main\nmain(['--version'])"
    compiled, interpreted = printed_by_both(script)
    assert compiled == [f"zoopark {__version__} (compiled rules)"]
    assert interpreted == [f"zoopark {__version__} (interpreted rules)", SLOW]


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zoopark", "rules", "Z.99"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == "zoopark: there is no rule Z.99\n"


def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "zooloretto   2 to 5 players\n" in printed
    for title in games():
        for option in title.options:
            assert f"  {option.name}={option.form}" in printed
            assert option.about in printed


def test_a_rule_is_shown_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "Z.4.2"]) == 0
    printed = capsys.readouterr().out
    assert "Zooloretto: Taking a truck\n" in printed
    assert rule("Z.4.2").text() in printed
    assert printed.count("  Z.") == 1


def test_a_chapter_is_shown_by_its_number_and_not_those_that_begin_alike(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "z.1."]) == 0
    shown = [line.split()[0] for line in capsys.readouterr().out.split("\n") if "  Z." in line]
    assert shown == [found.id for found in all_rules() if found.id.startswith("Z.1.")]
    assert "Z.10.1" not in shown


@pytest.mark.parametrize("language", ["en", "cs", "de", "ru"])
def test_all_rules_are_shown_in_a_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert all(found.text(language) in printed for found in all_rules())


def test_house_rulings_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "K.1.2", "Z.4.2", "Z.6.2"]) == 0
    printed = capsys.readouterr().out
    assert "  K.1.2  * " in printed
    assert "  Z.6.2  + " in printed
    assert "  Z.4.2    " in printed


def test_a_rule_says_which_rules_of_expansions_repeal_or_change_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "Z.6.2", "Z.9.7"]) == 0
    printed = capsys.readouterr().out
    part = "ours: that the owner has no other choice"
    assert f"{rule('Z.6.2').text()} [{part}; repealed by PZ.1.1]" in printed
    assert f"{rule('Z.9.7').text()} [changed by OC.2.4, MI.1.1, C.5.3]" in printed


@pytest.mark.parametrize("wanted", ["Z.99", "Q.1.1", "4.2", "Z.4.2.1", "💥"])
def test_an_unknown_rule_is_refused(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "rules", wanted) == f"there is no rule {wanted}"


def test_an_unknown_rule_is_refused_though_another_is_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "Z.4.2", "Z.99"]) == 2
    assert "there is no rule Z.99" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["rules", "--lang", "la"],
        ["simulate", "--games", "x"],
        ["replay"],
        ["play", "-x"],
        ["lab", "dance"],
        ["admin", "dance"],
    ],
)
def test_a_command_that_does_not_exist_is_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(r"zoopark: .*\(for help: zoopark( \w+)* --help\)\n", printed.err)


@pytest.mark.parametrize("arguments", [[], ["lab"], ["admin"]])
def test_without_a_command_help_is_shown(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith(" ".join(["usage: zoopark", *arguments, "[-h]"]))
    assert printed.err == ""


def test_the_short_option_shows_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["-V"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"zoopark {__version__} ")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "chess"], "no game is called 'chess'; there are zooloretto"),
        (["play", "zooloretto(players=9)"], "zooloretto is for 2 to 5 players, not '9'"),
        (["play", "zooloretto("], "cannot read the game string 'zooloretto('"),
        (["play", "--seats", "Eva,Jan"], "--seats must name 3 seats, not 2"),
        (["play", "--seats", "a,b,c,d"], "--seats must name 3 seats, not 4"),
        (["play", "--seats", "a,,c"], "--seats must name 3 seats"),
        (["play", "--seats", ""], "--seats must name 3 seats"),
        (["play", "--position", "nonsense"], "no game is called 'nonsense'"),
        (["play", "--position", POSITION.replace("26", "25")], "1 coins are missing (Z.1.8)"),
        (["simulate", "chess"], "no game is called 'chess'"),
        (["simulate", "zooloretto(players=1)"], "zooloretto is for 2 to 5 players, not '1'"),
        (["simulate", "--games", "0"], "at least one game must be played"),
        (["simulate", "--games", "-5"], "at least one game must be played"),
        (["simulate", "--jobs", "0"], "--jobs must be at least 1"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert complaint(capsys, *arguments).startswith(line)


def test_play_asks_at_the_keyboard_until_somebody_leaves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("take 1\n\nquit\n"))
    assert main(["play", "--position", POSITION, "--seats", "Eva,Jan"]) == 0
    printed = capsys.readouterr()
    assert "Eva takes truck 1" in printed.out
    assert "Jan is on turn" in printed.out
    after = "turn:B asks:turn | bank:26 | trucks:@A,-,- | A coins:3 | B coins:2"
    assert f"{after}'\n" in printed.out
    assert printed.err == ""


def test_play_ends_with_the_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "zooloretto(players=2)", "--seed", "word"]) == 0
    assert "Goodbye" in capsys.readouterr().out


@pytest.mark.parametrize("seed", ["7", "word"])
def test_a_seed_makes_the_deal_repeatable(
    seed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("draw\nquit\n"))
        assert main(["play", "zooloretto(players=2)", "--seed", seed]) == 0
        seen.append(capsys.readouterr().out)
    assert seen[0] == seen[1]


def test_two_bots_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "zooloretto(players=2)", "--seats", "random,random", "--seed", "3"]) == 0
    printed = capsys.readouterr().out
    assert "The game is over" in printed
    assert "│ total" in printed


def test_replay_walks_through_a_recorded_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record_text(40)
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.txt")]) == 0
    printed = capsys.readouterr().out
    entries = Game.replay(text).record().entries
    shown = re.findall(r"^ *(\d+)  (chance|Anna|Bert) +(.+)$", printed, re.MULTILINE)
    assert shown == [
        (str(number), "chance" if seat < 0 else ("Anna", "Bert")[seat], move.text)
        for number, (seat, move) in enumerate(entries, 1)
    ]
    assert Game.replay(text).board(["Anna", "Bert"]) in printed


def test_replay_stops_where_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text(record_text(40), encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.txt"), "--to", "5", "--boards"]) == 0
    printed = capsys.readouterr().out
    assert "\n   5  " in printed
    assert "\n   6  " not in printed
    assert printed.count("Zooloretto   round 1") == 2  # the first turn and the end
    for wrong in ("-1", "9999"):
        assert "the record has" in complaint(
            capsys, "replay", str(tmp_path / "game.txt"), "--to", wrong
        )


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "a record begins with 'zoopark record 1'"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "is not a text file"),
        (record_text(40)[:200].encode(), "the record is cut short"),
        (record_text(40).replace("rules 2", "rules 9").encode(), "the record is of 'rules 9'"),
        (record_text(40).replace("draw", "expand", 1).encode(), "entry 5 of the record: "),
    ],
    ids=["empty", "binary", "truncated", "other rules", "illegal"],
)
def test_a_file_that_is_no_record_is_refused(
    content: bytes, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.txt").write_bytes(content)
    assert line in complaint(capsys, "replay", str(tmp_path / "game.txt"))


def test_a_file_that_cannot_be_read_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "none.txt")
    assert complaint(capsys, "replay", missing).startswith(f"cannot read {missing}: ")
    assert complaint(capsys, "replay", str(tmp_path)).startswith(f"cannot read {tmp_path}: ")
