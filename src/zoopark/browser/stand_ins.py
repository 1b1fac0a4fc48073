"""What a server counts and logs, nobody reads in a browser: stand-ins for the packages that do it.

They are installed before anything of the server is imported, where the packages are missing.
"""

import logging
import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any


class _Counted:
    """A counter, gauge or histogram that counts nothing."""

    def __init__(self, *about: Any, **more: Any) -> None:
        pass

    def labels(self, *values: str) -> "_Counted":
        return self

    def inc(self) -> None:
        pass

    dec = inc

    def observe(self, value: float) -> None:
        pass

    set = observe


class _Logger:
    """Says what is wrong where the browser shows it."""

    def info(self, event: str, **details: Any) -> None:
        pass

    def warning(self, event: str, **details: Any) -> None:
        self._say(logging.WARNING, event, details)

    def error(self, event: str, exc_info: Any = None, **details: Any) -> None:
        self._say(logging.ERROR, event, details, exc_info)

    def exception(self, event: str, **details: Any) -> None:
        self._say(logging.ERROR, event, details, True)

    def _say(self, level: int, event: str, details: dict[str, Any], why: Any = None) -> None:
        logging.getLogger("zoopark").log(level, "%s %s", event, details or "", exc_info=why)


def install() -> None:
    """Stand in for what is missing."""
    counted = dict.fromkeys(("CollectorRegistry", "Counter", "Gauge", "Histogram"), _Counted)
    _stand_in("prometheus_client", **counted, generate_latest=bytes)
    _stand_in("prometheus_client.multiprocess", MultiProcessCollector=_Counted)
    _stand_in("structlog", get_logger=_Logger)


def _stand_in(name: str, **contents: Any) -> None:
    if name.partition(".")[0] in sys.modules or find_spec(name.partition(".")[0]) is None:
        module = sys.modules.setdefault(name, ModuleType(name))
        for key, value in contents.items():
            if not hasattr(module, key):
                setattr(module, key, value)
