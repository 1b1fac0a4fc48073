"""The grizzly in words: ``release panda-m`` for one animal, ``release all panda`` for a species."""

from zoopark.core.moves import A
from zoopark.games.zooloretto.modules.grizzly.rules import RELEASE, RELEASE_ALL
from zoopark.games.zooloretto.modules.mini_enclosures.mini_words import MiniNotation
from zoopark.notation.errors import Misread, quoted
from zoopark.notation.tiles import tile_name, tile_number
from zoopark.notation.verbs import Verb, Writer


def _read(words: list[str]) -> int:
    if len(words) == 1:
        return RELEASE | tile_number(words[0]) << A
    if words[0] != "all":
        raise Misread("notation.form", text=quoted(words[0]), form="release all SPECIES")
    return RELEASE_ALL | tile_number(words[1]) << A


class GrizzlyNotation(MiniNotation):
    verbs = {"release": Verb("release TILE, or release all SPECIES", 1, 2, _read)}
    writers = {
        int(RELEASE): Writer(
            "release",
            lambda code: tile_name(code >> A),
            lambda code: {"tile": tile_name(code >> A)},
        ),
        int(RELEASE_ALL): Writer(
            "release",
            lambda code: f"all {tile_name(code >> A)}",
            lambda code: {"species": tile_name(code >> A)},
        ),
    }


WORDS = GrizzlyNotation()
