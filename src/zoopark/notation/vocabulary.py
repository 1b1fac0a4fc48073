"""The words of all games. The catalogue of games fills them in; the rest of notation uses them.

Verbs, numbers of moves, events and tiles mean the same in every game that has them, so a text can
be read without knowing its game.
"""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, TypeVar

from zoopark.core.journal import GAME_OVER, NEXT_ROUND, ROUND_ENDED
from zoopark.notation.event_kind import Kind
from zoopark.notation.verbs import Verb, Writer


class Words(NamedTuple):
    """What a game, or one expansion of it, adds to the words of all games."""

    verbs: Mapping[str, Verb]
    writers: Mapping[int, Writer]
    events: Mapping[int, Kind]
    tiles: Mapping[int, str] = {}
    species: Mapping[int, str] = {}  # by family
    usual: Collection[str] | None = None  # verbs listed when an unknown one is written; all


VERBS: Final[dict[str, list[Verb]]] = {}
WRITERS: Final[dict[int, list[Writer]]] = {}  # by the kind of the move
EVENTS: Final[dict[int, Kind]] = {  # by the kind of the event; these are of all games
    int(ROUND_ENDED): Kind(
        "round_ended", "round {round} is over", {"round": int}, lambda a, b, c: (a,)
    ),
    int(NEXT_ROUND): Kind(
        "next_round", "{seat} begins round {round}", {"round": int}, lambda a, b, c: (a,)
    ),
    int(GAME_OVER): Kind("game_over", "the game is over"),
}
TILES: Final[dict[int, str]] = {}
SPECIES: Final[dict[int, str]] = {}
TILE_NUMBERS: Final[dict[str, int]] = {}
FAMILIES: Final[dict[str, int]] = {}
USUAL: Final[dict[str, None]] = {}  # the verbs of games without expansions, in order


def learn(words: Words) -> None:
    """Add the words of a game; what is known already stays.

    A number or a word that already means something else is refused.
    """
    for verb, reader in words.verbs.items():
        _join(VERBS.setdefault(verb, []), reader, f"the verb {verb}")
        if words.usual is None or verb in words.usual:
            USUAL[verb] = None
    for kind, writer in words.writers.items():
        _join(WRITERS.setdefault(kind, []), writer, f"the move {kind}")
    _add(EVENTS, words.events, "event")
    _add(TILES, words.tiles, "tile")
    _add(SPECIES, words.species, "species")
    _add(TILE_NUMBERS, {name: tile for tile, name in words.tiles.items()}, "tile")
    _add(FAMILIES, {name: family for family, name in words.species.items()}, "species")


Shared = TypeVar("Shared", Verb, Writer)
Key = TypeVar("Key")
Value = TypeVar("Value")


def _join(known: list[Shared], new: Shared, what: str) -> None:
    """Add one of those that share a verb or a kind of move: at most one of them claims nothing."""
    if new in known:
        return
    known.append(new)
    if sum(one.claims is None for one in known) > 1:
        raise ValueError(f"{what} is declared twice")


def _add(known: dict[Key, Value], new: Mapping[Key, Value], what: str) -> None:
    for key, value in new.items():
        if known.setdefault(key, value) != value:
            raise ValueError(f"the {what} {key} is declared twice")


def reader_of(verb: str, words: list[str]) -> Verb:
    """The verb as the game reads it to which these words belong."""
    for reader in VERBS[verb]:
        if reader.claims is not None and reader.claims(words):
            return reader
    return next((reader for reader in VERBS[verb] if reader.claims is None), VERBS[verb][0])


def writer_of(code: int, kind: int) -> Writer:
    """The writer of the game to which this move belongs."""
    writers = WRITERS[kind]
    for writer in writers:
        if writer.claims is not None and writer.claims(code):
            return writer
    return next((writer for writer in writers if writer.claims is None), writers[0])
