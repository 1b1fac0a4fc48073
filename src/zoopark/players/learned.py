"""What was learned from games: files of weights, and the outlook of a search that has read them.

A file belongs to one game at the number of players with which it has learned, and may serve for
others as well. It names the command that made it and carries a checksum. Where there is none, or
one that cannot be used, the search asks the evaluator instead.
"""

import base64
import binascii
import json
import logging
import sys
import zlib
from array import array
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from zoopark.bots.learned_outlook import LearnedOutlook
from zoopark.bots.network import Network
from zoopark.bots.outlook import Outlook
from zoopark.core.evaluator import Evaluator
from zoopark.core.sketch import VERSION, Sketch
from zoopark.game import Game
from zoopark.games.catalog import read_config
from zoopark.notation.config import Config

FORMAT: Final = 1
FOLDER: Final = Path(__file__).parent / "weights"

_log = logging.getLogger("zoopark")


class WeightsError(ValueError):
    """Weights that cannot be used, and why."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A trained network, as it is kept in a file."""

    game: str  # as in the name of its file
    made: str  # the command that made it
    sketch: int  # the version of the sketches it has learned from
    size: int  # numbers in a sketch
    hidden: int  # units of the hidden layer
    layer: tuple[int, ...]  # the biases of the hidden units, then a row for each number
    behind: tuple[int, ...]  # a weight for each hidden unit, then a bias
    doubts: tuple[int, ...]  # by the stage of the game, in hundredths of a point

    def network(self) -> Network:
        return Network(
            self.size, self.hidden, list(self.layer), list(self.behind), list(self.doubts)
        )

    def dumps(self) -> str:
        """The text of a file."""
        data = asdict(self) | {"layer": _packed(self.layer)}
        body = {"zoopark weights": FORMAT, **data}
        return json.dumps(body | {"checksum": _checksum(body)}, indent=1) + "\n"

    @staticmethod
    def loads(text: str) -> "Weights":
        """Read the text of a file; what is wrong with it is said."""
        try:
            body: dict[str, Any] = json.loads(text)
            checksum = body.pop("checksum")
            form = body.pop("zoopark weights")
        except (ValueError, KeyError, AttributeError, TypeError) as error:
            raise WeightsError("this is no file of weights") from error
        if form != FORMAT:
            raise WeightsError(f"these weights have format {form!r}, this is format {FORMAT}")
        if checksum != _checksum({"zoopark weights": form, **body}):
            raise WeightsError("the checksum of the weights is wrong: the file is damaged")
        try:
            body["layer"] = _unpacked(body["layer"])
            for name in ("behind", "doubts"):
                body[name] = tuple(map(int, body[name]))
            weights = Weights(**body)
        except (TypeError, ValueError, KeyError, zlib.error, binascii.Error) as error:
            raise WeightsError("this is no file of weights") from error
        weights.check()
        return weights

    def check(self) -> None:
        """Refuse weights that do not fit together, or that know other sketches."""
        if self.sketch != VERSION:
            raise WeightsError(
                f"these weights are for sketches of version {self.sketch}, not {VERSION}"
            )
        rows = (self.size + 1) * self.hidden
        if len(self.layer) != rows or len(self.behind) != self.hidden + 1 or self.hidden % 2:
            raise WeightsError("the weights do not have the size that they claim")
        if not self.doubts or min(self.doubts) <= 0:
            raise WeightsError("the weights do not say how far they may be wrong")


def _packed(numbers: tuple[int, ...]) -> str:
    return base64.b64encode(zlib.compress(_little(array("h", numbers)).tobytes(), 9)).decode()


def _unpacked(text: str) -> tuple[int, ...]:
    numbers = array("h")
    numbers.frombytes(zlib.decompress(base64.b64decode(text, validate=True)))
    return tuple(_little(numbers))


def _little(numbers: "array[int]") -> "array[int]":
    """The lower byte comes first in files, whatever the machine does."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _checksum(body: dict[str, Any]) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def title(config: Config) -> str:
    """The name of a game as far as weights are concerned: what is played, by how many.

    >>> title(read_config("zooloretto(players=4, modules=gorilla)"))
    'zooloretto-modules-4'
    """
    modules = "-modules" if config.listed("modules") else ""
    return f"{config.game}{modules}-{config.players}"


def read_weights(path: Path, game: str) -> Weights:
    """The weights of a file, if they are for this game."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise WeightsError(f"the weights cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WeightsError("this is no file of weights") from error
    weights = Weights.loads(text)
    if weights.game != game:
        raise WeightsError(f"these weights are for {weights.game}, not for {game}")
    return weights


@lru_cache(maxsize=32)
def _network(path: Path, game: str, size: int) -> Network | None:
    """The network of a file for sketches of this size, or nothing: then it has been said why."""
    try:
        weights = read_weights(path, game)
        if weights.size != size:
            raise WeightsError(f"these weights are for sketches of {weights.size} numbers")
        return weights.network()
    except WeightsError as error:
        _log.warning("%s: %s; the evaluator plays on without them", path.name, error)
        return None


def lender(config: Config) -> str:
    """The game whose weights serve for this one.

    >>> lender(read_config("zooloretto(players=3)")), lender(read_config("aquaretto(players=2)"))
    ('zooloretto-4', 'aquaretto-2')
    """
    game = title(config)
    return _borrowed().get(game, game)


@cache
def _borrowed() -> dict[str, str]:
    """Games for which a network of another number of players serves: matches show that it helps."""
    text = (Path(__file__).parent / "borrowed.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def is_learned(config: str) -> bool:
    """Are there weights for this game?"""
    return (FOLDER / f"{lender(read_config(config))}.json").exists()


def outlook_of(evaluator: Evaluator, game: Game) -> Outlook:
    """The learned outlook of a game, or the evaluator's where nothing was learned."""
    name = lender(read_config(game.config))
    path = FOLDER / f"{name}.json"
    if not path.exists():
        return Outlook(evaluator, game.players)
    sketch = game.spec.sketch(evaluator)
    network = _network(path, name, int(sketch.size))
    if network is None:
        return Outlook(evaluator, game.players)
    return learned_outlook(evaluator, sketch, game.players, network)


def learned_outlook(
    evaluator: Evaluator, sketch: Sketch, players: int, network: Network
) -> Outlook:
    """The outlook of a network; one that does not fit the sketches of the game is refused."""
    if network.size != sketch.size:
        raise WeightsError("the network is for another game")
    return LearnedOutlook(evaluator, players, sketch, network)
