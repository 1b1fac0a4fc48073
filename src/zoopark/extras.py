"""Optional packages: imported on use, with a one-line error if missing."""

import importlib
from typing import Any, Final

EXTRAS: Final = {
    "openskill": "lab",
    "pyarrow": "lab",
    "matplotlib": "lab",
    "numpy": "lab",
    "ray": "ray",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "pyspiel": "rl",
    "resvg_py": "rl",
    "PIL": "rl",
    "py_vapid": "push",
    "http_ece": "push",
    "cryptography": "push",
    "h11": "push",
}


class MissingExtra(ModuleNotFoundError, ValueError):
    """A package is missing that an extra of Zoopark installs."""

    extra = ""


def missing(error: ImportError, extra: str = "") -> ImportError:
    """The error to raise instead of one that only names a missing module.

    ``extra`` is the one that brings it where several do.
    """
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return error
    extra = extra or EXTRAS[package]
    how = f"pip install 'zoopark[{extra}]'"
    told = MissingExtra(f"this needs the package {package}; install it with: {how}", name=package)
    told.extra = extra
    return told


def needs(module: str) -> Any:
    """A module of a package that an extra installs.

    >>> needs("json").dumps([1])
    '[1]'
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise missing(error) from error
