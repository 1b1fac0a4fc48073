"""Try a distribution where nothing else is installed: install it, serve the page, play a game.

python backend/try_out.py dist/zoopark-….whl
python backend/try_out.py --interpreted dist/zoopark-….tar.gz     without Node and compiler
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

PLAY = """
import zoopark
game = zoopark.match("combined(players=3)", "greedy", seed=1)
assert zoopark.Game.replay(game.record()).winners() == game.winners() != ()
"""


def main(arguments: list[str] | None = None) -> None:
    """Stop with an error at the first thing that is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("file", type=Path)
    parser.add_argument("--interpreted", action="store_true")
    parsed = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        say(f"Installing {parsed.file.name} into an empty environment")
        bin_folder = installed(parsed.file.resolve(), Path(folder), pure=parsed.interpreted)
        version = output([bin_folder / "zoopark", "--version"])
        assert ("(interpreted rules)" if parsed.interpreted else "(compiled rules)") in version
        subprocess.run([bin_folder / "python", "-c", PLAY], check=True, cwd=folder)
        served(bin_folder / "zoopark", Path(folder))
    say(f"{parsed.file.name} works: {version.splitlines()[0]}")


def say(text: str) -> None:
    print(f"• {text}", flush=True)


def output(command: list[Any]) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def installed(file: Path, folder: Path, *, pure: bool) -> Path:
    """A new virtual environment with the distribution; where its commands are."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    bin_folder = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    environment = dict(os.environ)
    if pure:
        environment |= {"ZOOPARK_PURE": "1", "PATH": without_node()}
    pip = [str(bin_folder / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", str(file)], check=True, cwd=folder, env=environment)
    return bin_folder


def without_node() -> str:
    """All folders with commands in which Node is not."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return os.pathsep.join(at for at in folders if not shutil.which("node", path=at))


def served(command: Path, folder: Path) -> None:
    """Start the server; its page comes, and a whole game is played over its API."""
    database, log = f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log"
    with log.open("w") as errors:
        server = subprocess.Popen(
            [command, "serve", "--port", "0", "--database", database, "--no-limits"],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert server.stdout is not None
        words = (word for line in server.stdout for word in line.split())
        url = next((word for word in words if "://" in word), "")
        assert url, f"the server did not start: {log.read_text()}"
        play(url.rstrip("/."))
    finally:
        server.terminate()
        server.wait()


def play(url: str) -> None:
    page = fetched(url, "/")
    assert b"<script" in page, "there is no page of the table"
    assert json.loads(fetched(url, "/api/games"))["games"]
    secret = json.loads(fetched(url, "/api/people", {}))["secret"]

    def ask(path: str, body: Any = None) -> Any:
        return json.loads(fetched(url, path, body, secret))

    wanted = {"game": "zooloretto(players=2)", "chairs": [{"kind": "you", "name": "Eva"}] * 2}
    table = f"/api/tables/{ask('/api/tables', wanted)['id']}"
    seen = ask(table)
    while seen["table"]["status"] != "over":
        seat = seen["table"]["unconfirmed"]
        if seat is None:
            seat = seen["table"]["to_act"][0]
            legal = ask(f"{table}?seat={seat}")["you"]["legal"]
            wish = {"type": "play", "move": legal[-1], "seen": seen["table"]["number"]}
        else:
            wish = {"type": "confirm"}
        ask(f"{table}/wishes", {**wish, "seat": seat})
        seen = ask(table)
    say(f"Played a game over the API: {len(ask(f'{table}/log'))} entries")


def fetched(url: str, path: str, body: Any = None, secret: str = "") -> bytes:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    with urlopen(Request(url + path, data, headers), timeout=60) as answer:  # our own server
        content: bytes = answer.read()
    return content


if __name__ == "__main__":
    main()
