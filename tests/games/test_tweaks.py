"""Numbers of all games that a game string may change; what each of them does is tested by game."""

import re

import pytest

from zoopark import Game, GameSpec, NotationError, games, match, rule
from zoopark.games.zooloretto.modules.rules_registry import MANIFESTS

GAMES = {spec.name: spec for spec in games()}
# Several at once, with other tiles, trucks and points than in the box.
TWEAKED = {
    "zooloretto": "barn-points:0+male-tiles:3+female-tiles:3+end-pile:30+truck-spaces:2+full-x:12",
    "aquaretto": "depot-points:1+male-tiles:3+female-tiles:4+fish-tiles:2+end-pile:20"
    "+truck-spaces:2+bonus-coins:3+start-coins:3",
    "combined": "start-coins:4+truck-spaces:2+zoo-barn-points:0+zoo-male-tiles:4+zoo-end-pile:25"
    "+park-depot-points:0+park-show-plain-tiles:3+park-coin-tiles:4",
    "ozoolemio": "start-coins:15+tile-income:2+round-tiles:3+best-figures:4+bench-figures:2",
}


@pytest.mark.parametrize("name", TWEAKED)
def test_a_tweaked_game_is_written_replayed_and_looked_at_like_any_other(name: str) -> None:
    game = match(f"{name}(players=3, tweaks={TWEAKED[name]})", "greedy", seed=3)
    assert Game.replay(game.record().dumps()) == game
    for entries in range(0, game.entries + 1, game.entries // 6):
        then = game.at(entries)
        again = Game.from_position(then.position(), dealer=None)
        assert again.position() == then.position()
        assert again.scores()[0].total == then.scores()[0].total
        assert again.view().ranking == then.view().ranking
        if name != "ozoolemio" or len(then.to_act) == 1:
            assert again.legal() == then.legal()


@pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
def test_printed_numbers_are_no_tweaks(spec: GameSpec) -> None:
    printed = "+".join(f"{tweak.name}:{tweak.printed}" for tweak in spec.tweaks)
    plain = Game(f"{spec.name}(players=4)").config
    assert Game(f"{spec.name}(players=4, tweaks={printed})").config == plain


@pytest.mark.parametrize("spec", GAMES.values(), ids=GAMES)
def test_each_names_the_rule_that_it_changes_and_changes_the_game(spec: GameSpec) -> None:
    assert spec.tweaks
    assert len({tweak.name for tweak in spec.tweaks}) == len(spec.tweaks)
    for tweak in spec.tweaks:
        assert rule(tweak.rule).text()
        assert tweak.least <= tweak.printed <= tweak.most
        other = tweak.most if tweak.most != tweak.printed else tweak.least
        if tweak.name.endswith("seller-share"):  # never more than the price
            other = tweak.least
        needed = MANIFESTS[tweak.module].needs if tweak.module else ()
        modules = f"modules={'+'.join([*needed, tweak.module])}, " if tweak.module else ""
        config = f"{spec.name}(players=3, {modules}tweaks={tweak.name}:{other})"
        assert Game(config, seed=1).config.endswith(f"tweaks={tweak.name}:{other})")


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("aquaretto(tweaks=stalls:3)", "no number 'stalls' to tweak; there are animal-points"),
        ("aquaretto(tweaks=fish-tiles:16)", "fish-tiles can be 0 to 15, not '16'"),
        ("aquaretto(tweaks=seller-share:3)", "seller-share cannot be more than purchase-price"),
        ("aquaretto(players=2, tweaks=end-pile:60+coin-tiles:0)", "are 55 tiles, too few"),
        ("combined(tweaks=stall-points:3)", "no number 'stall-points' to tweak; there are"),
        ("combined(tweaks=zoo-seller-share:3)", "seller-share cannot be more than"),
        ("combined(tweaks=park-start-coins:3)", "no number 'park-start-coins' to tweak"),
        ("ozoolemio(tweaks=best-figures:10)", "best-figures can be 0 to 9, not '10'"),
        ("ozoolemio(variant=trees, tweaks=round-tiles:4)", "where trees end the rounds (O.7.1)"),
    ],
)
def test_wrong_tweaks_are_refused(game: str, said: str) -> None:
    with pytest.raises(NotationError, match=re.escape(said)):
        Game(game)
