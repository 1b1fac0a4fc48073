"""Results as JSON, for programs that call the command."""

import json
import math
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, cast

from rich.console import Console

from zoopark.texts import Mistake


def plain(value: object) -> Any:
    """Records, sequences and numbers as JSON knows them; what is not a number becomes null.

    >>> from zoopark.lab.statistics import wilson
    >>> plain({"won": wilson(0, 0), "games": (1, 2)})
    {'won': {'value': None, 'low': None, 'high': None}, 'games': [1, 2]}
    """
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        given = cast(Mapping[object, object], value)
        return {str(key): plain(inner) for key, inner in given.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in cast(list[object], value)]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def print_json(value: object, file: str = "-") -> None:
    """Print a result as JSON, or write it to a file."""
    text = json.dumps(plain(value), indent=1, ensure_ascii=False) + "\n"
    if file == "-":
        sys.stdout.write(text)
        return
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Mistake("command.wrong.write", file=file, why=str(error.strerror)) from error


def screen(*, json: bool = False) -> Console:
    """Where a command prints; where its result is JSON, the rest goes to the standard error."""
    return Console(highlight=False, stderr=json)
