"""The shell is told how a command can go on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zoopark.cli import SHELLS, main


def offered(line: str, folder: Path) -> set[str]:
    """What the command offers to a shell for the end of this line.

    argcomplete answers to the file descriptor 8; here a file is put in its place.
    """
    answer = folder / "offered"
    subprocess.run(
        [sys.executable, "-m", "zoopark"],
        env={
            **os.environ,
            "_ARGCOMPLETE": "1",
            "_ARGCOMPLETE_IFS": "\n",
            "_ARGCOMPLETE_STDOUT_FILENAME": str(answer),
            "COMP_LINE": line,
            "COMP_POINT": str(len(line)),
        },
        check=True,
        capture_output=True,
    )
    return {word.strip() for word in answer.read_text().split("\n")}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("zoopark re", {"replay", "review"}),
        ("zoopark lab t", {"tournament", "train"}),
        ("zoopark hint --j", {"--json"}),
        ("zoopark play oz", {"ozoolemio"}),
        ("zoopark rules Z.4.2", {"Z.4.2"}),
        ("zoopark play --seats gre", {"greedy"}),
    ],
)
def test_the_end_of_a_line_is_offered(line: str, words: set[str], tmp_path: Path) -> None:
    assert offered(line, tmp_path) == words


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert "zoopark" in printed
    assert "_ARGCOMPLETE" in printed


def test_bash_takes_the_script(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out + "\ncomplete -p zoopark\n"
    done = subprocess.run(["bash"], input=script, check=True, capture_output=True, text=True)
    assert "zoopark" in done.stdout
