"""Fill the tables of docs/modules.md from the folders of modules: ``make modules-page``.

A module says in its ``handbook.toml`` what it adds, which moves it has, which words it has in
positions, and which of its numbers and readings are house rulings. The text around the tables is
written by hand.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from zoopark.games.zooloretto.modules.rules_registry import BOARDS, FOLDERS, MANIFESTS, MINIS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "modules.md"
GAME = ROOT / "src/zoopark/games/zooloretto"
MODULES = GAME / "modules"


def handbook(folder: Path) -> dict[str, Any]:
    """What a module says of itself, which may be nothing."""
    path = folder / "handbook.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def tables() -> dict[str, list[str]]:
    """The lines of each table, by its name on the page."""
    base = handbook(GAME)
    told = {folder: handbook(MODULES / folder) for folder in dict.fromkeys(FOLDERS.values())}
    ids = {folder: [id for id in MANIFESTS if FOLDERS[id] == folder] for folder in told}
    modules = _table("module", "book", "what it adds", "moves")
    for folder in dict.fromkeys(FOLDERS[id] for id in BOARDS):
        own, book = told[folder], MANIFESTS[ids[folder][0]].book
        modules.append(_row(_code(ids[folder], ", "), book, own["adds"], own.get("moves", "")))
    silent = [id for id in MINIS if "moves" not in told[FOLDERS[id]]]
    minis = _table("mini enclosure", "moves")
    minis.append(_row(_code(silent, " "), "none: they work automatically"))
    minis += [_row(_code([id]), told[FOLDERS[id]]["moves"]) for id in MINIS if id not in silent]
    words, turn = _table("word", "module", "meaning"), _table("word", "module", "meaning")
    numbers = _table("rule", "number or effect", "where it stands")
    narrowed = _table("rule", "what the source says", "what is played")
    for folder, own in {"": base, **told}.items():
        name = folder.replace("_", " ") or "all"
        words += [_row(word, name, meaning) for word, meaning in own.get("words", {}).items()]
        turn += [_row(word, name, meaning) for word, meaning in own.get("turn", {}).items()]
        for ruling in own.get("numbers", ()):
            file = ruling.get("where", "rules.py")
            path = f"modules/{folder}/{file}" if folder else file
            numbers.append(_row(ruling["rules"], ruling["what"], _code([path])))
        for ruling in own.get("narrowed", ()):
            narrowed.append(_row(ruling["rules"], ruling["source"], ruling["played"]))
    return {
        "modules": modules,
        "mini enclosures": minis,
        "seats": words,
        "turns": turn,
        "house numbers": numbers,
        "house readings": narrowed,
    }


def filled(page: str) -> str:
    """The page with every table as the folders have it."""
    for name, lines in tables().items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
        before, _, rest = page.partition(start)
        _, found, after = rest.partition(end)
        if not found:
            raise ValueError(f"docs/modules.md has no place for the table {name!r}")
        page = "".join([before, start, "\n", *(f"{line}\n" for line in lines), "\n", end, after])
    return page


def _table(*titles: str) -> list[str]:
    return [_row(*titles), f"|{'---|' * len(titles)}"]


def _code(words: Iterable[str], between: str = "") -> str:
    return between.join(f"`{word}`" for word in words)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
