"""Optional packages: imported on use, with a one-line error if missing."""

import importlib
from typing import Any, Final

EXTRAS: Final = {
    "openskill": "lab",
    "pyarrow": "lab",
    "matplotlib": "lab",
    "numpy": "lab",
    "ray": "ray",
}


def needs(module: str) -> Any:
    """A module of a package that an extra installs.

    >>> needs("json").dumps([1])
    '[1]'
    """
    package = module.partition(".")[0]
    try:
        return importlib.import_module(module)
    except ImportError as error:
        extra = EXTRAS.get(package)
        if extra is None:
            raise
        raise ValueError(
            f"this needs the package {package}; install it with: pip install 'zoopark[{extra}]'"
        ) from error
