"""The catalogue: every game by its name."""

from typing import Final

from zoopark.games.aquaretto.spec import AquarettoSpec
from zoopark.games.combined.spec import CombinedSpec
from zoopark.games.ozoolemio.spec import OZooLeMioSpec
from zoopark.games.spec import GameSpec
from zoopark.games.zooloretto.spec import ZoolorettoSpec
from zoopark.notation.config import Config, split_config
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.vocabulary import learn

GAMES: Final[dict[str, GameSpec]] = {
    spec.name: spec for spec in (ZoolorettoSpec(), AquarettoSpec(), CombinedSpec(), OZooLeMioSpec())
}

for _spec in GAMES.values():
    for _words in _spec.words:
        learn(_words)


DEFAULT_NAME: Final = next(iter(GAMES))  # the game that is played if none is named
DEFAULT_GAME: Final = str(GAMES[DEFAULT_NAME].config({}))


def spec_of(name: str) -> GameSpec:
    spec = GAMES.get(name)
    if spec is None:
        raise Misread("notation.no-game", name=quoted(name), known=", ".join(GAMES))
    return spec


def read_config(text: str) -> Config:
    """Read a game string into its canonical form.

    >>> str(read_config("Zooloretto(start=b, players=3)"))
    'zooloretto(players=3, start=B)'
    """
    name, values = split_config(text)
    return spec_of(name).config(values)
