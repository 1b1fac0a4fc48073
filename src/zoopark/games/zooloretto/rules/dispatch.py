"""Who is in charge: the module to which a kind of move or task, a family or a place belongs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoopark.games.zooloretto.rules.module import Module

NOBODY: Final[i64] = -1


class Dispatch:
    """The same for all copies of a game: it never changes."""

    def __init__(self, modules: list[Module]) -> None:
        self.of_move: vec[i64] = vec[i64]([NOBODY] * 256)
        self.of_task: vec[i64] = vec[i64]([NOBODY] * 256)
        self.of_family: vec[i64] = vec[i64]([NOBODY] * 32)
        self.of_place: vec[i64] = vec[i64]([NOBODY] * 256)
        for number, module in enumerate(modules):
            for manifest in module.manifests():
                for kind in manifest.moves:
                    self.of_move[kind] = number
                for task in manifest.tasks:
                    self.of_task[task] = number
                for family in manifest.families:
                    self.of_family[family] = number
                for place in manifest.places:
                    self.of_place[place] = number


NO_DISPATCH: Final[Dispatch] = Dispatch([])
