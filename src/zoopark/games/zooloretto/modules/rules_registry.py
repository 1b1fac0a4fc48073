"""All modules of Zooloretto, and which go together."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from zoopark.core.rule import rule_id
from zoopark.games.drafting.rules.setup import species_left_out
from zoopark.games.zooloretto.modules.acclimatisation import rules as acclimatisation
from zoopark.games.zooloretto.modules.boss import rules as boss
from zoopark.games.zooloretto.modules.building_sites import rules as building_sites
from zoopark.games.zooloretto.modules.buildings import rules as buildings
from zoopark.games.zooloretto.modules.chameleons import rules as chameleons
from zoopark.games.zooloretto.modules.exotic import rules as exotic
from zoopark.games.zooloretto.modules.extra_enclosures import rules as extra_enclosures
from zoopark.games.zooloretto.modules.families import rules as families
from zoopark.games.zooloretto.modules.foreign_zoos import rules as foreign_zoos
from zoopark.games.zooloretto.modules.mini_enclosures.rules import MiniEnclosures
from zoopark.games.zooloretto.modules.mini_enclosures.rules_registry import MINIS
from zoopark.games.zooloretto.modules.order_cards import rules as order_cards
from zoopark.games.zooloretto.modules.petting_zoo import rules as petting_zoo
from zoopark.games.zooloretto.modules.savings_book import rules as savings_book
from zoopark.games.zooloretto.modules.xxl_tiles import rules as xxl_tiles
from zoopark.games.zooloretto.rules.components import FLAMINGO, LAST_SPECIES
from zoopark.games.zooloretto.rules.game import replacements
from zoopark.games.zooloretto.rules.module import Manifest, Module

# In the order in which their hooks are called and in which a game string names them, before the
# mini enclosures.
BOARDS: Final[dict[str, tuple[Manifest, Callable[[int], Module]]]] = {
    manifest.id: (manifest, make)
    for manifest, make in (
        (petting_zoo.MANIFEST, petting_zoo.new_petting_zoo),
        (acclimatisation.MANIFEST, acclimatisation.new_acclimatisation),
        (extra_enclosures.MANIFEST, extra_enclosures.new_extra_enclosures),
        (buildings.MANIFEST, buildings.new_buildings),
        (building_sites.MANIFEST, building_sites.new_building_sites),
        (foreign_zoos.MANIFEST, foreign_zoos.new_foreign_zoos),
        (savings_book.MANIFEST, savings_book.new_savings_book),
        (order_cards.MANIFEST, order_cards.new_order_cards),
        (exotic.MANIFEST, exotic.new_exotic),
        (chameleons.MANIFEST, chameleons.new_chameleons),
        (boss.MANIFEST, boss.new_boss),
        (families.LION_MANIFEST, families.new_lion_family),
        (families.RABBIT_MANIFEST, families.new_rabbit_family),
        (xxl_tiles.MANIFEST, xxl_tiles.new_xxl_tiles),
    )
}

MANIFESTS: Final[dict[str, Manifest]] = {id: manifest for id, (manifest, _) in BOARDS.items()} | {
    id: manifest for id, (manifest, _) in MINIS.items()
}

# What the rules for all expansions are about; some of it belongs to Christmas, some is on request.
ON_REQUEST: Final = ("lion-family", "rabbit-family", "xxl-tiles")
CHRISTMAS: Final = ("reindeer", "christmas-tree", "christmas-present", "squirrel")
EVERYTHING: Final = tuple(id for id in MANIFESTS if id not in ON_REQUEST + CHRISTMAS)
PRESETS: Final[dict[str, tuple[str, ...]]] = {
    "christmas": (*EVERYTHING, *CHRISTMAS),
    "everything": EVERYTHING,
}


def unfolded(words: list[str]) -> list[str]:
    """The ids that a choice of modules and presets names."""
    return [id for word in words for id in PRESETS.get(word, (word,))]


def folded(ids: list[str]) -> list[str]:
    """A choice of modules in canonical words: the largest preset that is in it, then the rest."""
    for preset, members in PRESETS.items():
        if all(id in ids for id in members):
            return [preset] + [id for id in MANIFESTS if id in ids and id not in members]
    return [id for id in MANIFESTS if id in ids]


def conflict(ids: list[str], players: int) -> str:
    """What is wrong with this choice of modules, in one line; empty if nothing is."""
    for id in ids:
        if id not in MANIFESTS:
            known = ", ".join((*PRESETS, *MANIFESTS))
            return f"no module is called {id[:40]!r}; there are {known}"
        if ids.count(id) > 1:
            return f"the module {id} is named twice"
        manifest = MANIFESTS[id]
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


def lot_refusal(ids: list[str], players: int) -> str:
    """Why a lot cannot decide which species stay in the box; empty if it can (FA.1.4)."""
    modules = new_modules(ids, players)
    leaving = species_left_out(players) + replacements(modules)
    free = 0
    spared: Counter[int] = Counter()  # how many species each rule protects
    for species in range(FLAMINGO, LAST_SPECIES + 1):
        rules = {int(module.protects(species, True)) for module in modules} - {0}
        free += not rules
        spared.update(rules)
    if not replacements(modules) or leaving <= free:
        return ""
    [(rule, _)] = spared.most_common(1)
    return (
        f"with {players} players {leaving} species stay in the box, and a lot may take"
        f" only {free} with these modules ({rule_id(rule)}): choose them by out=…"
    )


def new_modules(ids: list[str], players: int) -> list[Module]:
    modules = [make(players) for id, (_, make) in BOARDS.items() if id in ids]
    minis = [make(players) for id, (_, make) in MINIS.items() if id in ids]
    return [*modules, MiniEnclosures(minis)] if minis else modules
