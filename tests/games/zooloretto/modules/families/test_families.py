"""The lion family and the rabbit family."""

from collections import Counter

import pytest

from support.refusals import assert_refused
from support.tables import coins, situation, texts, zoo
from support.views import view_of
from zoopark import Game, NotationError

LION = "modules=lion-family"
BOTH = "modules=lion-family+rabbit-family"
FAMILIES = (LION, "modules=rabbit-family", BOTH)
PLAYERS = (2, 3, 4, 5)
OUT = "camel+leopard+zebra"  # two for three players, and one that is replaced


def lions(*zoos: str, asks: str = "turn", trucks: str = "", options: str = LION) -> Game:
    return situation(*zoos, asks=asks, trucks=trucks, out=OUT, options=options)


def before_leaving(players: int, modules: str, out: str = "") -> Game:
    """A game whose lot has left out these species so far."""
    seats = " | ".join(f"{letter} coins:2" for letter in "ABCDE"[:players])
    trucks = ",".join("-" * max(3, players))
    config = f"players={players}, {f'out={out}, ' if out else ''}modules={modules}"
    return Game.from_position(
        f"zooloretto({config}) | round:1 turn:A asks:leave | bank:{30 - 2 * players}"
        f" | trucks:{trucks} | {seats}",
        dealer=None,
    )


def may_leave(game: Game) -> set[str]:
    return {outcome.text.removeprefix("leave ") for outcome, _ in game.chance()}


# -- instead of a species -------------------------------------------------------------------------


@pytest.mark.rule("FA.1.1")
@pytest.mark.parametrize("modules", FAMILIES)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_more_species_stays_in_the_box_for_each_family(players: int, modules: str) -> None:
    view = view_of(Game(f"zooloretto(players={players}, {modules})", seed=players))
    families = modules.count("family")
    assert len(view["left_out"]) == 5 - players + families
    assert len(view["young"]) == 3 + players
    assert len({"lion", "rabbit"} & set(view["young"])) == families
    base = view_of(Game(f"zooloretto(players={players})", seed=1))
    assert view["supply"]["total"] == base["supply"]["total"]


@pytest.mark.rule("FA.1.1")
def test_the_species_may_be_agreed_or_decided_by_lot() -> None:
    agreed = Game(f"zooloretto(players=3, out=panda+camel+zebra, {LION})", seed=1)
    assert view_of(agreed)["left_out"] == ["camel", "panda", "zebra"]
    assert Game.replay(agreed.record()).state == agreed.state
    dealt = Game(f"zooloretto(players=3, {LION})", seed=1)
    assert [move.verb for _, move in dealt.record().entries] == ["leave"] * 3 + ["begin"]
    game = Game(f"zooloretto(players=5, {BOTH})", dealer=None)
    assert len(may_leave(game)) == 8
    game.deal("leave panda")
    assert may_leave(game).isdisjoint({"panda", "lion", "rabbit"})
    game.deal("leave camel")
    assert view_of(game)["asks"] == "begin"


@pytest.mark.rule("FA.1.1")
@pytest.mark.parametrize(
    ("out", "problem"),
    [
        ("panda+camel", "with 3 players 3 species are left out"),
        ("panda+camel+zebra+leopard", "with 3 players 3 species are left out"),
        ("panda+camel+camel", "with 3 players 3 species are left out"),
        ("panda+camel+lion", r"lion cannot be left out \(Z.1.2\)"),
        ("panda+camel+rabbit", r"rabbit cannot be left out \(Z.1.2\)"),
        ("panda+camel+orca", r"orca cannot be left out \(Z.1.2\)"),
    ],
)
def test_another_choice_of_species_is_refused(out: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        Game(f"zooloretto(players=3, out={out}, {LION})")


@pytest.mark.rule("FA.1.2")
@pytest.mark.parametrize("modules", FAMILIES)
def test_a_family_has_the_tiles_of_a_species(modules: str) -> None:
    view = view_of(Game(f"zooloretto(players=4, {modules})", seed=1))
    unseen = Counter(view["supply"]["unseen"])
    for family in ("lion", "rabbit"):
        there = int(f"{family}-family" in modules)
        tiles = (unseen[family], unseen[f"{family}-m"], unseen[f"{family}-f"])
        assert tiles == (7 * there, 2 * there, 2 * there)
        assert view["young"].get(family, 0) == 2 * there


@pytest.mark.rule("FA.1.2")
def test_more_tiles_of_a_family_cannot_be() -> None:
    with pytest.raises(NotationError, match=r"8 lion tiles cannot be, only 7 \(Z.1.1\)"):
        lions("5:lion*5", "4:lion*3")
    with pytest.raises(NotationError, match="only 2 young lions"):
        lions("6:lion-dad*2+lion-mum*2 barn:lion-baby*3")
    with pytest.raises(NotationError, match=r"keeps a rabbit tile in the barn \(Z.4.9\)"):
        lions("barn:rabbit")
    with pytest.raises(NotationError, match=r"keeps a lion tile in an enclosure \(Z.4.4\)"):
        situation("4:lion")


# -- a species like the others --------------------------------------------------------------------


@pytest.mark.rule("FA.1.3")
def test_a_family_lives_in_enclosures_and_has_young() -> None:
    game = lions("coins:0 4:lion*2+lion-m", asks="place=lion-f+panda", trucks="@A,-,-")
    assert "place lion-f 5" in texts(game)
    assert_refused(game, "place panda 4", "Z.4.5")
    game.play("place lion-f 4")
    game.play("place panda 5")
    assert zoo(game) == "coins:1 4:lion*2+lion-dad+lion-mum 5:panda barn:lion-baby"
    assert view_of(game)["young"]["lion"] == 1
    assert Game.from_position(game.position(), dealer=None).state == game.state


@pytest.mark.rule("FA.1.3")
def test_a_family_is_drawn_and_loaded() -> None:
    game = lions()
    game.play("draw")
    game.deal("reveal lion-m")
    game.play("load 2")
    assert view_of(game)["trucks"][1]["tiles"] == ["lion-m"]


@pytest.mark.rule("FA.1.3")
def test_money_moves_a_family_as_any_species() -> None:
    game = lions("coins:6 5:panda barn:lion*2+lion-f", "barn:lion-m")
    allowed = {"move lion 4", "move lion-f 6", "exchange 5 lion", "buy B lion-m", "discard lion"}
    assert allowed <= set(texts(game))
    assert_refused(game, "move lion 5", "Z.4.5")
    swapped = game.copy()
    swapped.play("exchange 5 lion")
    assert zoo(swapped) == "coins:5 5:lion*2+lion-f barn:panda"
    game.play("buy B lion-m")
    game.play("place lion-m barn")
    assert zoo(game) == "coins:4 5:panda barn:lion*2+lion-m+lion-f"
    assert coins(game, 1) == 3


@pytest.mark.rule("FA.1.3")
def test_a_family_scores_as_any_species() -> None:
    zoo_of_both = "4:lion*4 5:rabbit*4 barn:lion+rabbit-m+rabbit-f"
    game = situation(zoo_of_both, out=f"{OUT}+flamingo", options=BOTH)
    sheet = game.scores()[0]
    lines = {line.name: line.points for line in sheet.lines if line.points}
    assert lines == {"enclosure-4": 5, "enclosure-5": 5, "barn-animals": -4}


@pytest.mark.rule("FA.1.3")
def test_other_modules_take_a_family_as_a_species() -> None:
    others = "petting-zoo+acclimatisation+foreign-zoos+lion-family"
    game = lions(
        "6:lion-m 5:lion*5", asks="place=lion-f+lion", trucks="@A,-,-", options=f"modules={others}"
    )
    game.play("place lion-f 6")
    game.play("place lion-baby petting")
    game.play("place lion area")
    assert zoo(game) == "coins:3 5:lion*5 6:lion-dad+lion-mum petting:lion area:lion"
    game.play("draw")
    game.deal("reveal panda")
    game.play("load 2")
    assert Game.from_position(game.position(), dealer=None).state == game.state


# -- what a family never replaces -----------------------------------------------------------------

FREE = {"leopard", "zebra", "kangaroo"}


@pytest.mark.rule("FA.1.4")
@pytest.mark.parametrize("modules", FAMILIES)
@pytest.mark.parametrize("players", PLAYERS)
def test_with_order_cards_families_need_players(players: int, modules: str) -> None:
    families = modules.count("family")
    config = f"zooloretto(players={players}, {modules}+order-cards)"
    if families <= min(players - 2, 2):
        left_out = view_of(Game(config, seed=1))["left_out"]
        assert len(left_out) == 5 - players + families
        assert set(left_out) <= FREE
        return
    with pytest.raises(NotationError, match=r"only 3 with these modules \(FA.1.4\)") as refused:
        Game(config, seed=1)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("FA.1.4")
def test_a_lot_with_order_cards_and_a_family_spares_the_cards() -> None:
    game = before_leaving(3, "order-cards+lion-family")
    for left in ("leopard", "zebra", "kangaroo"):
        assert left in may_leave(game) <= FREE
        game.deal(f"leave {left}")
    assert view_of(game)["asks"] == "deal"


@pytest.mark.rule("FA.1.4", "OC.1.4")
@pytest.mark.parametrize("modules", FAMILIES)
@pytest.mark.parametrize("players", PLAYERS)
def test_players_who_choose_the_species_may_have_any_family(players: int, modules: str) -> None:
    """A lot would spare those of the cards and of the extra enclosures, and have too few."""
    leaving = 5 - players + modules.count("family")
    out = "+".join(["camel", "elephant", "panda", "chimpanzee", "flamingo"][:leaving])
    config = f"zooloretto(players={players}, out={out}, {modules}+order-cards+extra-enclosures)"
    game = Game(config, seed=1)
    assert len(view_of(game)["left_out"]) == leaving
    assert Game.from_position(game.position(), dealer=None).state == game.state
    assert Game.replay(game.record()).state == game.state
    for _ in range(40):
        game.play(game.legal()[0])


@pytest.mark.rule("FA.1.4")
def test_the_rule_that_binds_is_named() -> None:
    """The order cards protect more species than the extra enclosures do."""
    with pytest.raises(NotationError, match=r"only 3 with these modules \(FA.1.4\): choose them"):
        Game("zooloretto(players=2, modules=everything+lion-family)")


@pytest.mark.rule("FA.1.4")
def test_a_lot_that_cannot_end_is_refused_half_way_too() -> None:
    with pytest.raises(NotationError, match=r"only 3 with these modules \(FA.1.4\)"):
        before_leaving(2, "order-cards+lion-family", "leopard")


@pytest.mark.rule("FA.1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_extra_enclosures_a_lot_never_replaces_their_species(players: int) -> None:
    """The last species that leave are the replaced ones."""
    game = before_leaving(players, "extra-enclosures+lion-family+rabbit-family")
    kept = ["panda", "chimpanzee", "camel"]
    for number in range(7 - players):
        left = may_leave(game)
        replaced = number >= 5 - players
        assert left.isdisjoint(kept) == replaced
        game.deal(f"leave {kept.pop() if not replaced else min(left)}")
    assert view_of(game)["asks"] == "begin"


@pytest.mark.rule("FA.1.5")
def test_a_lot_always_finds_species_to_replace() -> None:
    """Two players with both families leave five species out, and five may be replaced."""
    config = "zooloretto(players=2, modules=extra-enclosures+lion-family+rabbit-family)"
    game = Game(config, dealer=None)
    for left in ("leopard", "zebra", "kangaroo", "flamingo", "elephant"):
        assert left in may_leave(game)
        game.deal(f"leave {left}")
    assert all(len(view_of(Game(config, seed=seed))["left_out"]) == 5 for seed in range(40))


@pytest.mark.rule("FA.1.5")
def test_players_may_agree_to_replace_a_species_of_an_extra_enclosure() -> None:
    config = "zooloretto(players=3, out={}, modules=extra-enclosures+lion-family)"
    game = Game(config.format("panda+camel+zebra"), seed=1)
    assert view_of(game)["extra_enclosures"] == ["chimpanzees"]
    game = Game(config.format("panda+camel+chimpanzee"), seed=1)
    assert view_of(game)["extra_enclosures"] == []  # XE.1.1


@pytest.mark.rule("FA.1.5")
@pytest.mark.parametrize(
    ("players", "out", "possible"),
    [
        (2, "panda+camel+chimpanzee", True),
        (2, "panda+camel+chimpanzee+zebra", True),
        (3, "panda+camel", True),
        (3, "panda+camel+zebra", True),
        (3, "panda+camel+chimpanzee", False),
        (5, "zebra", True),
        (5, "panda", False),
    ],
)
def test_a_lot_that_is_not_finished_has_replaced_no_such_species(
    players: int, out: str, possible: bool
) -> None:
    modules = "extra-enclosures+lion-family+rabbit-family"
    if possible:
        assert before_leaving(players, modules, out).chance()
        return
    with pytest.raises(NotationError, match=r"cannot be left out \(FA.1.5\)"):
        before_leaving(players, modules, out)


@pytest.mark.rule("FA.1.5")
def test_without_these_modules_any_species_may_be_replaced() -> None:
    assert len(may_leave(Game(f"zooloretto(players=5, {LION})", dealer=None))) == 8
