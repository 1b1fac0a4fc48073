"""What a seat saw last; a file of its own, because who only plays loads no views."""

from typing import TYPE_CHECKING, NamedTuple

from zoopark.core.state import State

if TYPE_CHECKING:
    from zoopark.games.view import View


class Shown(NamedTuple):
    """A view, and the state of which it was built: what is the same is not built again."""

    state: State
    view: "View"
