"""A game as environments see it: its moves and what a seat knows, as numbers."""

from typing import NamedTuple

from zoopark.core.actions import Actions
from zoopark.core.observer import Observer


class EnvSpec(NamedTuple):
    """Actions and observations of a game with certain options."""

    actions: Actions
    observer: Observer
    columns: tuple[str, ...]  # the names of what the observer writes
