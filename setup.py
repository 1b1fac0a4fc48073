"""Compile what must be fast with mypyc; without a C compiler it all runs as plain Python."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ["rules", "bots", "envs/core"]


def compiled() -> list[Extension]:
    if os.environ.get("ZOOPARK_PURE") or not (os.environ.get("CC") or shutil.which("cc")):
        return []
    from mypyc.build import mypycify

    files = [
        str(path)
        for room in COMPILED
        for path in sorted(Path("src/zoopark", room).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    built = mypycify(["--strict", *files], opt_level="3", debug_level="0", strip_asserts=False)
    extensions = [extension for extension in built if isinstance(extension, Extension)]
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return extensions


setup(ext_modules=compiled())
