"""What the catalogue says of a game, for those who choose one and those who pay."""

from typing import NamedTuple


class Price(NamedTuple):
    """What an action costs by its rule, before any module makes it cheaper."""

    action: str
    coins: int
    rule: str


class Preset(NamedTuple):
    """Modules that are taken in together."""

    name: str
    about: str
    modules: tuple[str, ...]
    text: str  # how a game string names it


class ModuleOffer(NamedTuple):
    """A module as it is offered: ``set`` names those that are taken in together with it."""

    id: str
    group: str
    set: str
    book: str
    chapter: int  # its own, in a book that several share; 0 for the whole book
    mini: bool
    needs: tuple[str, ...]
    replaces: int  # species of the base game that stay in the box for its own
    least_players: int
    most_players: int
