"""All mini enclosures, in the order of their chapters in the rulebook."""

from collections.abc import Callable
from typing import Final

from zoopark.rules.zooloretto.module import Manifest
from zoopark.rules.zooloretto.modules.mini import Mini
from zoopark.rules.zooloretto.modules.minis import (
    beaver,
    capybara,
    christmas_present,
    christmas_tree,
    gorilla,
    grizzly,
    hagenbeck,
    iberian_lynx,
    katta,
    kea,
    king_k,
    kiwi,
    langer_ludwig,
    lucky_pig,
    octopus,
    polar_bear,
    reindeer,
    skunk,
    squirrel,
    tapir,
)

MINIS: Final[dict[str, tuple[Manifest, Callable[[int], Mini]]]] = {
    manifest.id: (manifest, make)
    for manifest, make in (
        (polar_bear.MANIFEST, polar_bear.new_polar_bear),
        (gorilla.MANIFEST, gorilla.new_gorilla),
        (king_k.MANIFEST, king_k.new_king_k),
        (grizzly.MANIFEST, grizzly.new_grizzly),
        (iberian_lynx.MANIFEST, iberian_lynx.new_iberian_lynx),
        (octopus.MANIFEST, octopus.new_octopus),
        (lucky_pig.MANIFEST, lucky_pig.new_lucky_pig),
        (katta.MANIFEST, katta.new_katta),
        (tapir.MANIFEST, tapir.new_tapir),
        (langer_ludwig.MANIFEST, langer_ludwig.new_langer_ludwig),
        (kiwi.MANIFEST, kiwi.new_kiwi),
        (skunk.MANIFEST, skunk.new_skunk),
        (beaver.MANIFEST, beaver.new_beaver),
        (kea.MANIFEST, kea.new_kea),
        (hagenbeck.MANIFEST, hagenbeck.new_hagenbeck),
        (capybara.MANIFEST, capybara.new_capybara),
        (reindeer.MANIFEST, reindeer.new_reindeer),
        (christmas_tree.MANIFEST, christmas_tree.new_christmas_tree),
        (christmas_present.MANIFEST, christmas_present.new_christmas_present),
        (squirrel.MANIFEST, squirrel.new_squirrel),
    )
}
