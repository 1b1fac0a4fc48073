"""Packs the Python of a browser: run in it by engine.mjs, when all that is needed was imported."""

import importlib._bootstrap_external as frozen
import io
import re
import struct
import sys
import zipfile
from pathlib import Path, PurePath
from types import CodeType
from typing import Any, Final

import zoopark

LIBRARY: Final = "/lib/python314.zip"
SITE: Final = Path(zoopark.__file__).parents[1]
#: Of our package, what a table in a browser can be asked for.
OURS: Final = re.compile(
    r"zoopark/(?!games/.*/(env|observer\w*)\b)(?!(lab|envs|terminal|remote|cli|__main__)\b)"
    r"(?!server/(web|offline|pages|serve|gate|group|exchange|admin|cli|openapi|field_comments|app"
    r"|site|front|reach)\b)(?!.*/handbook\.toml$)"
)
KINDS: Final = (".py", ".so", ".toml", ".json", ".sql")
#: What is wrong is said in English, and by the page in the language of the player.
ERRORS: Final = re.compile(r"zoopark/texts/en/(notation|command)\.ftl")
CODECS: Final = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "unicode_escape",
    "utf_8",
)
loaded: Final = {getattr(module, "__file__", None) for module in list(sys.modules.values())}


def bare(code: CodeType) -> CodeType:
    """Without the numbers of lines, a quarter of it: nobody reads them here.

    The table says of eight instructions at a time that they are nowhere; without it, tracebacks
    fail.
    """
    constants = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF7 + rest]) if rest else b"")
    return code.replace(co_consts=constants, co_linetable=nowhere)


def compiled(text: bytes, name: str) -> bytes:
    code = bare(compile(text, name, "exec", dont_inherit=True, optimize=2))
    to_pyc: Any = vars(frozen)["_code_to_hash_pyc"]
    return bytes(to_pyc(code, b"\0" * 8, False))


def library() -> bytes:
    """What of the standard library was imported, as an archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as found, zipfile.ZipFile(made, "w") as kept:
        for info in found.infolist():
            name = info.filename
            package = f"{LIBRARY}/{PurePath(name).parent}/__init__.py"
            codec = name.startswith("encodings/") and PurePath(name).stem in CODECS
            if name.endswith(".py") and (f"{LIBRARY}/{name}" in loaded or codec):
                kept.writestr(zipfile.ZipInfo(name + "c"), compiled(found.read(info), name))
            elif not name.endswith((".py", ".pyc", "/")) and package in loaded:
                kept.writestr(zipfile.ZipInfo(name), found.read(info))
    return made.getvalue()


def wanted(names: set[str], imported: set[str]) -> list[str]:
    """Which files of the packages are packed: of others what was imported, of ours what can be.

    Where a file of ours is compiled to WebAssembly, its source is not read.
    """
    binaries = {name.partition(".")[0] for name in names if name.endswith(".so")}

    def is_wanted(name: str) -> bool:
        if not name.startswith("zoopark/"):
            return name in imported
        path = PurePath(name)
        superseded = path.suffix == ".py" and name.removesuffix(".py") in binaries
        if ERRORS.fullmatch(name):
            return True
        return OURS.match(name) is not None and path.suffix in KINDS and not superseded

    return sorted(filter(is_wanted, names))


def packages() -> bytes:
    """Names and lengths of all files first, then their bytes."""
    names = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()}
    imported = {
        Path(file).relative_to(SITE).as_posix()
        for file in loaded
        if file and Path(file).is_relative_to(SITE)
    }
    head, body = bytearray(), bytearray()
    for found in wanted(names, imported):
        name, data = found, (SITE / found).read_bytes()
        # One of them reads its own source.
        if found.endswith(".py") and b"install_lazy_importer()" not in data:
            name, data = found + "c", compiled(data, found)
        head += struct.pack("<II", len(name.encode()), len(data)) + name.encode()
        body += data
    return struct.pack("<I", len(head)) + bytes(head) + bytes(body)
