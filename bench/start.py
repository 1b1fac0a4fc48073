"""How long it takes to start: ``import zoopark`` and ``zoopark --help``, in fresh processes."""

import sys
import time
from pathlib import Path

from children import output
from measure import Figures

COMMAND = Path(sys.executable).with_name("zoopark")


def milliseconds(*command: str | Path) -> float:
    begun = time.perf_counter()
    output(*command)
    return (time.perf_counter() - begun) * 1e3


def start_times() -> Figures:
    """Python with nothing to do, with the import, and the command with its help."""
    return {
        "start.python_ms": milliseconds(sys.executable, "-c", "pass"),
        "start.python_import_ms": milliseconds(sys.executable, "-c", "import zoopark"),
        "help_ms": milliseconds(COMMAND, "--help"),
    }
