"""What if a number of the rules were another one? Tweaks from the command line or from a file."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from zoopark.games.catalog import read_config, spec_of
from zoopark.games.tweaks import read_tweaks, written_tweaks
from zoopark.lab.balance import Pair
from zoopark.texts import Mistake


def what_ifs(config: str, asked: Sequence[str]) -> list[Pair]:
    """The game strings with and without each tweak.

    Each is either ``stall-points=3,end-pile=20``, or a TOML file: of such numbers, or of several
    tables of them, whose names are shown.

    >>> what_ifs("zooloretto(players=4)", ["stall-points=3"])[0].with_it
    'zooloretto(players=4, tweaks=stall-points:3)'
    """
    read = read_config(config)
    spec = spec_of(read.game)
    before = read.values.get("tweaks", "")
    given = read_tweaks(before, spec.tweaks) if before else {}
    found: list[Pair] = []
    for text in asked:
        for name, numbers in _read(text).items():
            written = written_tweaks(given | numbers)
            tweaked = str(spec.config({**read.values, "tweaks": written}))
            if tweaked == str(read):
                raise Mistake("command.wrong.nothing", name=name)
            found.append(Pair(name, tweaked, str(read)))
    return found


def _read(text: str) -> dict[str, dict[str, int]]:
    if "=" in text:
        return {text: dict(_number(part, text) for part in text.split(","))}
    path = Path(text)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("command.wrong.file", file=text, why=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake("command.wrong.toml", file=text, why=str(error)) from error
    tables: dict[str, dict[str, Any]] = {
        name: value for name, value in data.items() if isinstance(value, dict)
    }
    if not data or (tables and len(tables) != len(data)):
        raise Mistake("command.wrong.tables", file=text)
    found: dict[str, dict[str, Any]] = tables or {path.stem: data}
    return {name: _numbers(text, numbers) for name, numbers in found.items()}


def _number(part: str, text: str) -> tuple[str, int]:
    name, _, value = part.partition("=")
    try:
        return name.strip(), int(value)
    except ValueError:
        raise Mistake("notation.form", text=repr(text), form="name=number,name=number") from None


def _numbers(file: str, numbers: Mapping[str, Any]) -> dict[str, int]:
    for name, value in numbers.items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise Mistake("command.wrong.whole", file=file, name=name, given=repr(value))
    return dict(numbers)
