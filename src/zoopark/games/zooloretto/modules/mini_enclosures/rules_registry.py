"""All mini enclosures, in the order of their chapters in the rulebook."""

from collections.abc import Callable
from typing import Final

from zoopark.games.zooloretto.modules.beaver import rules as beaver
from zoopark.games.zooloretto.modules.capybara import rules as capybara
from zoopark.games.zooloretto.modules.christmas_present import rules as christmas_present
from zoopark.games.zooloretto.modules.christmas_tree import rules as christmas_tree
from zoopark.games.zooloretto.modules.gorilla import rules as gorilla
from zoopark.games.zooloretto.modules.grizzly import rules as grizzly
from zoopark.games.zooloretto.modules.hagenbeck import rules as hagenbeck
from zoopark.games.zooloretto.modules.iberian_lynx import rules as iberian_lynx
from zoopark.games.zooloretto.modules.katta import rules as katta
from zoopark.games.zooloretto.modules.kea import rules as kea
from zoopark.games.zooloretto.modules.king_k import rules as king_k
from zoopark.games.zooloretto.modules.kiwi import rules as kiwi
from zoopark.games.zooloretto.modules.langer_ludwig import rules as langer_ludwig
from zoopark.games.zooloretto.modules.lucky_pig import rules as lucky_pig
from zoopark.games.zooloretto.modules.mini_enclosures.rules_mini import Mini
from zoopark.games.zooloretto.modules.octopus import rules as octopus
from zoopark.games.zooloretto.modules.polar_bear import rules as polar_bear
from zoopark.games.zooloretto.modules.reindeer import rules as reindeer
from zoopark.games.zooloretto.modules.skunk import rules as skunk
from zoopark.games.zooloretto.modules.squirrel import rules as squirrel
from zoopark.games.zooloretto.modules.tapir import rules as tapir
from zoopark.games.zooloretto.rules.module import Manifest

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
