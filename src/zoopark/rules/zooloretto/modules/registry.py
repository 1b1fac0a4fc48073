"""All modules of Zooloretto, and which go together."""

from collections.abc import Callable
from typing import Final

from zoopark.rules.zooloretto.module import Manifest, Module
from zoopark.rules.zooloretto.modules import foreign_zoos, petting_zoo, savings_book

# In the order in which their hooks are called and in which a game string names them.
MODULES: Final[dict[str, tuple[Manifest, Callable[[int], Module]]]] = {
    petting_zoo.MANIFEST.id: (petting_zoo.MANIFEST, petting_zoo.new_petting_zoo),
    foreign_zoos.MANIFEST.id: (foreign_zoos.MANIFEST, foreign_zoos.new_foreign_zoos),
    savings_book.MANIFEST.id: (savings_book.MANIFEST, savings_book.new_savings_book),
}


def conflict(ids: list[str], players: int) -> str:
    """What is wrong with this choice of modules, in one line; empty if nothing is."""
    for id in ids:
        if id not in MODULES:
            return f"no module is called {id[:40]!r}; there are {', '.join(MODULES)}"
        if ids.count(id) > 1:
            return f"the module {id} is named twice"
        manifest = MODULES[id][0]
        for needed in manifest.needs:
            if needed not in ids:
                return f"the module {id} needs {needed}"
        for excluded in manifest.excludes:
            if excluded in ids:
                return f"the modules {id} and {excluded} do not go together"
        least, most = manifest.players
        if not least <= players <= most:
            return f"the module {id} is for {least} to {most} players"
    return ""


def new_modules(ids: list[str], players: int) -> list[Module]:
    return [make(players) for id, (_, make) in MODULES.items() if id in ids]
