"""All modules of Zooloretto, and which go together."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from zoopark.games.drafting.rules.setup import species_left_out
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MANIFEST as DESK_MANIFEST
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.rules_list import ENTRIES, MODULE_TWEAKS, ModuleTweak
from zoopark.games.zooloretto.rules.components import FLAMINGO, LAST_SPECIES
from zoopark.games.zooloretto.rules.game import replacements
from zoopark.games.zooloretto.rules.module import Manifest, Module

PACKAGE: Final = "zoopark.games.zooloretto.modules"

DESK: Final[Manifest] = DESK_MANIFEST  # of the module that holds the mini enclosures
BOARDS: Final[dict[str, tuple[Manifest, Callable[[int], Module]]]] = {}
MINIS: Final[dict[str, tuple[Manifest, Callable[[int], Mini]]]] = {}
FOLDERS: Final[dict[str, str]] = {DESK.id: "mini_enclosures"}  # of each module, by its id

for _entry in ENTRIES:
    _rules = import_module(f"{PACKAGE}.{_entry.folder}.rules")
    for _manifest, _make in getattr(_rules, "MODULES", ()):
        BOARDS[_manifest.id] = _manifest, _make
        FOLDERS[_manifest.id] = _entry.folder
    for _manifest, _make in getattr(_rules, "MINIS", ()):
        MINIS[_manifest.id] = _manifest, _make
        FOLDERS[_manifest.id] = _entry.folder

MANIFESTS: Final[dict[str, Manifest]] = {id: manifest for id, (manifest, _) in BOARDS.items()} | {
    id: manifest for id, (manifest, _) in MINIS.items()
}
# The numbers that a game string may change, in the order of their places, each with its module.
NUMBERS_OF: Final[list[tuple[str, ModuleTweak]]] = [
    (id, tweak) for tweak in MODULE_TWEAKS for id in FOLDERS if FOLDERS[id] == tweak.folder
]
MINI_NAMES: Final[dict[int, str]] = {manifest.chapter: id for id, (manifest, _) in MINIS.items()}

# What the rules for all expansions are about; some of it belongs to Christmas, some is on request.
EVERYTHING: Final = tuple(id for id in MANIFESTS if MANIFESTS[id].preset == "everything")
CHRISTMAS: Final = tuple(id for id in MANIFESTS if MANIFESTS[id].preset == "christmas")
PRESETS: Final[dict[str, tuple[str, ...]]] = {
    "christmas": (*EVERYTHING, *CHRISTMAS),
    "everything": EVERYTHING,
}


def part_of(id: str, file: str, name: str) -> Any:
    """What a file in the folder of a module calls so; ``None`` if there is no such file."""
    path = f"{PACKAGE}.{FOLDERS[id]}.{file}"
    try:
        return getattr(import_module(path), name)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None


def unfolded(words: list[str]) -> list[str]:
    """The ids that a choice of modules and presets names."""
    return [id for word in words for id in PRESETS.get(word, (word,))]


def folded(ids: list[str]) -> list[str]:
    """A choice of modules in canonical words: the largest preset that is in it, then the rest."""
    for preset, members in PRESETS.items():
        if all(id in ids for id in members):
            return [preset] + [id for id in MANIFESTS if id in ids and id not in members]
    return [id for id in MANIFESTS if id in ids]


def conflict(ids: list[str], players: int) -> list[str]:
    """What is wrong with this choice: a word for it, a module, what it clashes with. Or nothing."""
    for id in ids:
        if id not in MANIFESTS:
            return ["unknown", id[:40], ", ".join((*PRESETS, *MANIFESTS))]
        if ids.count(id) > 1:
            return ["twice", id, ""]
        manifest = MANIFESTS[id]
        for needed in manifest.needs:
            if needed not in ids:
                return ["needs", id, needed]
        for excluded in manifest.excludes:
            if excluded in ids:
                return ["apart", id, excluded]
        least, most = manifest.players
        if not least <= players <= most:
            return ["players", id, f"{least}–{most}"]
    return []


def lot_refusal(ids: list[str], players: int) -> list[int]:
    """Nothing if a lot can decide which species stay in the box (FA.1.4).

    Otherwise, how many must stay there, how many of them a lot may take, and the rule.
    """
    modules = new_modules(ids, players)
    leaving = species_left_out(players) + replacements(modules)
    free = 0
    spared: Counter[int] = Counter()  # how many species each rule protects
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        rules = {int(module.protects(species, True)) for module in modules} - {0}
        free += not rules
        spared.update(rules)
    if not replacements(modules) or leaving <= free:
        return []
    [(rule, _)] = spared.most_common(1)
    return [int(leaving), free, rule]


def new_modules(ids: list[str], players: int) -> list[Module]:
    modules = [make(players) for id, (_, make) in BOARDS.items() if id in ids]
    minis = [make(players) for id, (_, make) in MINIS.items() if id in ids]
    return [*modules, MiniEnclosures(minis)] if minis else modules
