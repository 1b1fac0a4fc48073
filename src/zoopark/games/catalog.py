"""The catalogue: every game by its name."""

from typing import TYPE_CHECKING, Final, Union

from zoopark.games.aquaretto.spec import AquarettoTitle
from zoopark.games.combined.spec import CombinedTitle
from zoopark.games.ozoolemio.spec import OZooLeMioTitle
from zoopark.games.spec import Title
from zoopark.games.view import View
from zoopark.games.zooloretto.spec import ZoolorettoTitle
from zoopark.notation.config import Config, split_config
from zoopark.notation.errors import NotationError, quoted

TITLES: Final[dict[str, Title]] = {
    title.name: title
    for title in (ZoolorettoTitle(), AquarettoTitle(), CombinedTitle(), OZooLeMioTitle())
}


def title_of(name: str) -> Title:
    title = TITLES.get(name)
    if title is None:
        raise NotationError(f"no game is called {quoted(name)}; there are {', '.join(TITLES)}")
    return title


def read_config(text: str) -> Config:
    """Read a game string into its canonical form.

    >>> str(read_config("Zooloretto(start=b, players=3)"))
    'zooloretto(players=3, start=B)'
    """
    name, values = split_config(text)
    return title_of(name).config(values)


if TYPE_CHECKING:
    GameView = View
else:
    GameView = Union[tuple(title.view_type for title in TITLES.values())]  # noqa: UP007 - as many as there are
