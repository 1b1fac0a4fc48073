"""Compile what must be fast with mypyc; without a C compiler it all runs as plain Python."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup

# Compiled are whole rooms, and every file and folder of a game whose name begins like these.
ROOMS = ["core", "bots", "envs/core"]
PARTS = ("rules", "evaluator", "observer")


def is_compiled(path: Path) -> bool:
    """Is this file of the package one of those that must be fast?"""
    if path.parts[0] == "games":
        return any(part.startswith(PARTS) for part in path.parts[2:])
    return any(path.is_relative_to(room) for room in ROOMS)


def compiled() -> list[Extension]:
    if os.environ.get("ZOOPARK_PURE") or not (os.environ.get("CC") or shutil.which("cc")):
        return []
    from mypyc.build import mypycify

    package = Path("src/zoopark")
    files = [
        str(path)
        for path in sorted(package.rglob("*.py"))
        if path.name != "__init__.py" and is_compiled(path.relative_to(package))
    ]
    built = mypycify(["--strict", *files], opt_level="3", debug_level="0", strip_asserts=False)
    extensions = [extension for extension in built if isinstance(extension, Extension)]
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return extensions


if __name__ == "__main__":  # the tests ask which files are compiled
    setup(ext_modules=compiled())
