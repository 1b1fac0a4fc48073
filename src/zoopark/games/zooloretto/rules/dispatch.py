"""Who is in charge: the module to which a kind of move or task, a family or a place belongs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.rules.module import NOBODY, Module


class Dispatch:
    """The same for all copies of a game: it never changes."""

    def __init__(self, parts: list[Module]) -> None:
        self.of_move: vec[i64] = vec[i64]([NOBODY] * 256)
        self.of_task: vec[i64] = vec[i64]([NOBODY] * 256)
        self.of_family: vec[i64] = vec[i64]([NOBODY] * 32)
        self.of_place: vec[i64] = vec[i64]([NOBODY] * 256)
        for number, module in enumerate(parts):
            for kind in module.manifest.moves:
                self.of_move[kind] = number
            for task in module.manifest.tasks:
                self.of_task[task] = number
            for family in module.manifest.families:
                self.of_family[family] = number
            for place in module.manifest.places:
                self.of_place[place] = number


NO_DISPATCH: Final[Dispatch] = Dispatch([])
