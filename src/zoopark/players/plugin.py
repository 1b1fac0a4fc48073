"""Third-party bots: every ``Bot`` that a Python file defines."""

import importlib.util
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from zoopark.players.bot import Bot
from zoopark.texts import Mistake


@lru_cache
def load_bots(path: str) -> dict[str, Callable[[], Bot]]:
    """The bots in a file, by class name or ``name`` attribute."""
    if not Path(path).is_file():
        raise Mistake("command.wrong.no-file", file=path)
    spec = importlib.util.spec_from_file_location(f"zoopark_plugin_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise Mistake("command.wrong.python", file=path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Mistake(
            "command.wrong.load", file=path, why=f"{type(error).__name__}: {error}"
        ) from error
    found: dict[str, Callable[[], Bot]] = {}
    for value in vars(module).values():
        if (
            isinstance(value, type)
            and issubclass(value, Bot)
            and value.__module__ == module.__name__
        ):
            found[str(getattr(value, "name", value.__name__))] = value
    if not found:
        raise Mistake("command.wrong.no-bots", file=path)
    return found
