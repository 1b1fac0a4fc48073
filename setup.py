"""Compile what must be fast with mypyc; without a C compiler it all runs as plain Python.

ZOOPARK_PURE=1 leaves it interpreted in any case, for a package that runs anywhere.

mypyc writes a C file for each module. The compiler reads them in a few parts, on all cores at once,
and optimises the whole as one program when it is linked, because most of the speed comes from
small functions of one module that are inlined into another.
"""

import hashlib
import importlib.metadata
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/zoopark")
GENERATED = Path("build/c")  # what mypyc writes
MADE = Path("build/compiled")  # what the C compiler makes of it
DIGEST = Path("build/compiled.digest")  # of all that it was made from

# Compiled are whole rooms, and every file and folder of a game whose name begins like these.
ROOMS = ["core", "bots", "envs/core"]
NAMES = ("rules", "evaluator", "observer")

PARTS = 8
WINDOWS = sys.platform == "win32"
FLAGS = [] if WINDOWS else ["-fno-semantic-interposition", "-fvisibility=hidden"]
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_compiled(path: Path) -> bool:
    """Is this file of the package one of those that must be fast?"""
    if path.parts[0] == "games":
        return any(part.startswith(NAMES) for part in path.parts[2:])
    return any(path.is_relative_to(room) for room in ROOMS)


def compiled_files() -> list[Path]:
    return [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name != "__init__.py" and is_compiled(path.relative_to(PACKAGE))
    ]


def compiler() -> str | None:
    """The C compiler: the one asked for, the one that Python was built with, or the usual one.

    On Windows it is that of Visual Studio, which setuptools finds, if it is installed.
    """
    if WINDOWS:
        return "cl" if has_visual_studio() else None
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next((name for name in (asked, "cc") if shutil.which(shlex.split(name)[0])), None)


def has_visual_studio() -> bool:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import DistutilsPlatformError

    try:
        new_compiler(compiler="msvc").initialize()
    except DistutilsPlatformError:
        return False
    return True


def lacking() -> str:
    """What is missing for compiling, if anything is."""
    if compiler() is None:
        return "the C compiler of Visual Studio" if WINDOWS else "a C compiler such as gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python (on Debian and Ubuntu: python3-dev)"
    return ""


def say(text: str) -> None:
    print(f"• {text}", flush=True)


def optimises_when_linking() -> bool:
    """GCC can on every system; with Clang it depends on the linker, so that it gets one part.

    So does the compiler of Visual Studio, which knows none of these options.
    """
    if WINDOWS:
        return False
    command = [*shlex.split(compiler() or "cc"), "-dM", "-E", "-x", "c", os.devnull]
    asked = subprocess.run(command, check=False, capture_output=True, text=True)
    return "__clang__" not in asked.stdout


def parts(sources: list[str], count: int) -> list[str]:
    """C files of about equal size that include these, so that many modules share their headers."""
    sizes = [Path(source).stat().st_size for source in sources]
    lines: list[list[str]] = [[] for _ in range(count)]
    for number, source in enumerate(sources):
        place = sum(sizes[:number]) * count // sum(sizes)
        lines[place].append(f'#include "{Path(source).relative_to(GENERATED)}"\n')
    written = [GENERATED / f"part{number}.c" for number in range(count)]
    for path, included in zip(written, lines, strict=True):
        path.write_text("".join(included))
    return [str(path) for path in written]


def mark_rarely_called() -> None:
    """Let nothing be inlined into what Python calls and what runs at import.

    There is a wrapper for every function, and the compiler would spend its time and its bounds on
    them rather than on the functions that call each other a million times a second.
    """
    for header in GENERATED.glob("__native_internal_*.h"):
        rare = r"^extern (?=PyObject \*CPyPy_|char CPyDef_\w+___top_level__)"
        header.write_text(re.sub(rare, "extern CPy_COLD ", header.read_text(), flags=re.MULTILINE))


def extensions(files: list[Path]) -> list[Extension]:
    """The library of all compiled modules, and for each of them a small one that leads to it."""
    from mypyc.build import mypycify

    say(f"Translating {len(files)} modules to C")
    built = mypycify(
        # What is not compiled is followed for its types only: it may need what is not installed.
        ["--strict", "--follow-imports=silent", *map(str, files)],
        debug_level="0",
        multi_file=True,
        target_dir=str(GENERATED),
    )
    made = [extension for extension in built if isinstance(extension, Extension)]
    mark_rarely_called()
    library = made[0]
    split = optimises_when_linking()
    library.sources = parts([str(path) for path in library.sources], PARTS if split else 1)
    library.extra_compile_args += [*FLAGS, *(["-flto"] if split else [])]
    # More partitions would be inlined into each other less.
    link = ["-O3", *FLAGS, f"-flto={CORES}", "--param=lto-partitions=2"]
    library.extra_link_args += link if split else []
    return made


class ParallelBuild(build_ext):
    """Compiles the parts of the library side by side, too."""

    def build_extensions(self) -> None:
        library = self.extensions[0]

        def compile_part(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=library.include_dirs,
                extra_postargs=library.extra_compile_args,
            )
            return objects

        say(f"Compiling the rules and the bots on {CORES} cores")
        with ThreadPoolExecutor(CORES) as pool:
            objects = [made for part in pool.map(compile_part, library.sources) for made in part]
        library.sources, library.extra_objects = [], objects
        say("Optimising them as one program, for about a minute")
        super().build_extensions()


class Build(build_ext):
    """Compiles only if something has changed that is compiled."""

    def run(self) -> None:
        if not self.distribution.has_ext_modules():
            return
        files = compiled_files()
        digest = hashlib.sha256(f"{sys.version} {compiler()}".encode())
        digest.update(importlib.metadata.version("mypy").encode())
        for path in (Path("setup.py"), *files):
            digest.update(f"{path}\n".encode() + path.read_bytes())
        if not DIGEST.exists() or DIGEST.read_text() != digest.hexdigest():
            DIGEST.unlink(missing_ok=True)
            shutil.rmtree(MADE, ignore_errors=True)
            self.compile(files)
            DIGEST.write_text(digest.hexdigest())
        shutil.copytree(MADE, "src" if self.inplace else self.build_lib, dirs_exist_ok=True)

    def compile(self, files: list[Path]) -> None:
        if not WINDOWS:
            os.environ["CC"] = compiler() or "cc"
        self.distribution.ext_modules = [*extensions(files)]
        build = ParallelBuild(self.distribution)
        build.build_lib = str(MADE)
        build.build_temp = str(GENERATED / "objects")
        build.parallel = CORES
        build.ensure_finalized()
        build.run()


def readme() -> str:
    """The README for a package index, where only absolute links and pictures work."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = f"{project['urls']['Source']}/blob/main/"
    pictures = f"{project['urls']['Source']}/raw/main/"
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"(?<=!)(\[[^\]]*\]\()(?=[\w./-]+\))", rf"\1{pictures}", text)
    text = re.sub(r"(?<!!)(\[[^\]]*\]\()(?=[\w./-]+(?:#[\w-]+)?\))", rf"\1{source}", text)
    return re.sub(r'(<img src=")(?=[\w./-]+")', rf"\1{pictures}", text)


class Package(Distribution):
    """Knows whether there will be compiled modules before they are made."""

    def has_ext_modules(self) -> bool:
        return not (os.environ.get("ZOOPARK_PURE") or lacking())


if __name__ == "__main__":  # the tests ask which files are compiled
    if lacking():
        say(f"The rules stay interpreted and slow, because {lacking()} is missing")
    setup(
        distclass=Package,
        cmdclass={"build_ext": Build},
        long_description=readme(),
        long_description_content_type="text/markdown",
    )
