"""Views of every golden game and every module, through the types of the page and back again."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from playthroughs.golden import FOLDER, GAMES
from zoopark import Game
from zoopark.games.any_view import GameView

WEB = Path(__file__).parents[2] / "web"


def run(*command: str | Path, folder: Path) -> str:
    ran = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_typescript_takes_every_view_and_gives_it_back(tmp_path: Path) -> None:
    """A field that is missing, unknown or of another type is an error of the compiler."""
    views = [view for name in GAMES for view in golden_views(name)]
    texts = [msgspec.json.encode(view).decode() for view in views]
    compile_with_the_types_of_the_page(texts, tmp_path)
    back = run("node", "views.js", folder=tmp_path).splitlines()
    for view, text in zip(views, back, strict=True):
        assert msgspec.json.decode(text, type=GameView) == view


def compile_with_the_types_of_the_page(texts: list[str], folder: Path) -> None:
    """Make a program of views that writes each of them, by the options of the page."""
    tools = WEB / "node_modules/.bin"
    script: str = json.loads((WEB / "package.json").read_text())["scripts"]["contract"]
    options = script.replace("src/net/contract.ts", str(folder / "contract.ts")).split()[1:]
    run(tools / "openapi-typescript", *options, folder=WEB)
    views = "\n".join(f"  {text}," for text in texts)
    (folder / "views.ts").write_text(
        "import type { GameView } from './contract'\n"
        "declare const console: { log(text: string): void }\n"
        f"const views: GameView[] = [\n{views}\n]\n"
        "for (const view of views) console.log(JSON.stringify(view))\n"
    )
    (folder / "package.json").write_text('{"type": "module"}')
    changed = {"noEmit": False, "types": [], "allowImportingTsExtensions": False}
    config = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": changed}
    (folder / "tsconfig.json").write_text(json.dumps(config | {"include": ["views.ts"]}))
    run(tools / "tsc", "--project", ".", folder=folder)


def golden_views(name: str) -> list[Any]:
    """What a seat sees near the end of a golden game, and a spectator at the end."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    late, last = re.findall(r"^\w+\(players=.* \| .*$", text, re.MULTILINE)[-2:]
    return [
        Game.from_position(late, dealer=None).view(0),
        Game.from_position(last, dealer=None).view(),
    ]
