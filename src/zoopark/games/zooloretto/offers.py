"""The expansions and the prices of Zooloretto, as the catalogue lists them."""

from typing import Final

from zoopark.games.offer import ModuleOffer, Preset, Price
from zoopark.games.zooloretto.module_registry import SPECS
from zoopark.games.zooloretto.modules.rules_registry import (
    BOARDS,
    CHRISTMAS,
    EVERYTHING,
    MANIFESTS,
    MINIS,
    PRESETS,
)
from zoopark.games.zooloretto.rules.components import (
    DISCARD_PRICE,
    EXPANSION_PRICE,
    PURCHASE_PRICE,
    REMODEL_PRICE,
)
from zoopark.games.zooloretto.rules.module import Manifest

# By what they bring: more room, other ways to money and points; what is left are surprises.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "room": ("petting-zoo", "extra-enclosures", "acclimatisation", "buildings", "foreign-zoos"),
    "money": ("savings-book", "order-cards", "boss", "exotic", "chameleons"),
}
SURPRISES: Final = "surprise"

STEP: Final = ("petting-zoo", "building-sites")  # enough for whoever knows the base game

ZOO_PRESETS: Final = (
    Preset("base", "the base game alone", (), ""),
    Preset("step", "the petting zoo and the building sites", STEP, "+".join(STEP)),
    Preset(
        "everything",
        "all modules except Christmas, the families and the XXL tiles",
        EVERYTHING,
        "everything",
    ),
    Preset(
        "christmas",
        "everything plus the four Christmas mini enclosures",
        PRESETS["christmas"],
        "christmas",
    ),
)

ZOO_PRICES: Final = (
    Price("move", int(REMODEL_PRICE), "Z.5.2"),
    Price("swap", int(REMODEL_PRICE), "Z.5.5"),
    Price("buy", int(PURCHASE_PRICE), "Z.5.10"),
    Price("discard", int(DISCARD_PRICE), "Z.5.12"),
    Price("expand", int(EXPANSION_PRICE), "Z.5.13"),
)

MODULE_PRICES: Final = tuple(price for module in SPECS.values() for price in module.notation.prices)


def _offer(manifest: Manifest, group: str) -> ModuleOffer:
    id = manifest.id
    module = None if id in MINIS else BOARDS[id][1](manifest.players[0])
    together = "christmas" if id in CHRISTMAS else "minis" if id in MINIS else id
    least, most = manifest.players
    return ModuleOffer(
        id=id,
        group=group,
        set=together,
        book=manifest.book,
        chapter=manifest.chapter,
        mini=id in MINIS,
        needs=manifest.needs,
        replaces=0 if module is None else int(module.replaces()),
        least_players=least,
        most_players=most,
    )


def _offers() -> tuple[ModuleOffer, ...]:
    grouped = {id: group for group, ids in GROUPS.items() for id in ids}
    order = {id: grouped.get(id, SURPRISES) for id in (*grouped, *MANIFESTS)}
    return tuple(_offer(MANIFESTS[id], group) for id, group in order.items())


MODULES: Final = _offers()
