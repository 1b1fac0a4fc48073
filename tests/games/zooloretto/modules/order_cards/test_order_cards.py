"""Order cards."""

import re
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from support.tables import situation
from support.views import view_of
from zoopark import Game, Move, NotationError

MODULE = "modules=order-cards"
OUT = {2: "leopard+zebra+kangaroo", 3: "leopard+zebra", 4: "leopard", 5: ""}
TRIPLES = {
    1: ("panda", "chimpanzee", "camel"),
    2: ("chimpanzee", "camel", "elephant"),
    3: ("camel", "elephant", "flamingo"),
    4: ("elephant", "flamingo", "panda"),
    5: ("flamingo", "panda", "chimpanzee"),
}
ON_NO_CARD = {"leopard", "zebra", "kangaroo"}


def holding(card: int, zoo: str = "", *, players: int = 3, module: str = "", **rest: Any) -> Game:
    """A game in which A holds a card and the others hold some of the rest."""
    others = [other for other in TRIPLES if other != card][: players - 1]
    return situation(
        f"{zoo} order:{card}".strip(),
        *[f"order:{other}" for other in others],
        players=players,
        out=OUT[players],
        options=f"modules={'+'.join(filter(None, [module, 'order-cards']))}",
        **rest,
    )


def fresh(players: int = 3, options: str = "start=B") -> Game:
    """A game before a card is dealt, with the species settled."""
    out = f", out={OUT[players]}" if OUT[players] else ""
    config = f"zooloretto(players={players}{out}, modules=order-cards, {options})"
    return Game(config, dealer=None)


def points(game: Game, line: str = "order-card") -> int:
    return game.scores()[0].points(line)


# -- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("OC.1.1")
@pytest.mark.parametrize("card", TRIPLES)
def test_the_five_cards_and_their_species(card: int) -> None:
    first, second, third = TRIPLES[card]
    assert view_of(holding(card), 0)["seats"][0]["order_card"] == {
        "number": card,
        "first": first,
        "second": second,
        "third": third,
    }


@pytest.mark.rule("OC.1.1")
def test_there_is_one_card_of_each_and_no_other() -> None:
    with pytest.raises(NotationError, match=r"only one order card 2 \(OC.1.1\)"):
        situation("order:2", "order:2", "order:3", out=OUT[3], options=MODULE)
    for wrong in ("0", "6", "?", "panda", "1+2"):
        with pytest.raises(NotationError, match="numbered 1 to 5"):
            situation(f"order:{wrong}", options=MODULE)
    for text in ("deal A 6", "deal A 0", "deal F 1", "deal A"):
        with pytest.raises(NotationError):
            Move(text)


@pytest.mark.rule("OC.1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_is_dealt_to_one_seat_after_the_other(players: int) -> None:
    """Each of the cards that are left is equally likely, and only then the game begins."""
    game = fresh(players)
    left = [1, 2, 3, 4, 5]
    for seat in range(players):
        assert view_of(game)["asks"] == "deal"
        assert game.to_act == ()
        letter = "ABCDE"[seat]
        chances = {outcome.text: chance for outcome, chance in game.chance()}
        assert chances == {f"deal {letter} {card}": Fraction(1, len(left)) for card in left}
        card = left.pop(seat % 2)
        with pytest.raises(ValueError, match="chance cannot bring"):
            game.deal(f"deal {'ABCDE'[(seat + 1) % 5]} {card}")
        game.deal(f"deal {letter} {card}")
        assert view_of(game, seat)["seats"][seat]["order_card"]["number"] == card
    assert game.to_act == (1,)
    with pytest.raises(ValueError, match="no chance event is due"):
        game.deal("deal A 5")


@pytest.mark.rule("OC.1.2")
def test_every_card_comes_to_every_seat() -> None:
    dealt = [
        move.text.removeprefix("deal ")
        for seed in range(60)
        for _, move in Game("zooloretto(modules=order-cards)", seed=seed).record().entries
        if move.verb == "deal"
    ]
    assert set(dealt) == {f"{seat} {card}" for seat in "ABC" for card in TRIPLES}


@pytest.mark.rule("OC.1.2")
def test_what_is_dealt_has_a_text_and_plain_data() -> None:
    move = Move("Deal  b 3")
    assert repr(move) == "Move('deal B 3')"
    assert move.is_chance
    assert move.as_json() == {"verb": "deal", "seat": 1, "card": 3}


@pytest.mark.rule("OC.1.2")
def test_only_its_owner_sees_a_card() -> None:
    """Not the card, not its points, not what it spares, and no total with any of these."""
    game = holding(1, "4:panda*4 barn:camel")
    own, other, nobody = view_of(game, 0), view_of(game, 1), view_of(game)
    assert own["seats"][0]["order_card"]["number"] == 1
    assert own["scores"][0]["lines"]["order-card"] == 3
    assert own["scores"][0]["lines"]["barn-animals"] == 0
    assert own["scores"][0]["total"] == 8
    assert "order: panda, chimpanzee, camel" in game.board(seat=0)
    assert "8 points" in game.board(seat=0)
    for view, board in ((other, game.board(seat=1)), (nobody, game.board())):
        assert view["seats"][0]["order_card"] is None
        assert "order-card" not in view["scores"][0]["lines"]
        assert view["scores"][0]["lines"]["barn-animals"] == -2
        assert view["scores"][0]["total"] == 3
        assert "order: panda" not in board
        assert "3 points" in board
    assert other["seats"][1]["order_card"]["number"] == 2
    assert [sheet.total for sheet in game.scores()] == [8, 0, 0]
    assert [sheet.total for sheet in game.scores(0)] == [8, 0, 0]
    assert [sheet.total for sheet in game.scores(1)] == [3, 0, 0]
    assert [sheet.total for sheet in game.scores(None)] == [3, 0, 0]


@pytest.mark.rule("OC.1.2")
def test_the_record_of_a_seat_tells_its_own_card_only() -> None:
    game = fresh()
    for outcome in ("deal A 4", "deal B 1", "deal C 5"):
        game.deal(outcome)
    told = [[move.text for _, move in game.record(seat).entries] for seat in range(3)]
    assert told == [["deal A 4"], ["deal B 1"], ["deal C 5"]]
    assert [move.text for _, move in game.record().entries] == ["deal A 4", "deal B 1", "deal C 5"]
    assert Game.replay(game.record()).state == game.state


@pytest.mark.rule("OC.1.2")
def test_the_record_of_a_game_that_was_set_up_hides_the_cards_as_well() -> None:
    game = holding(4, "barn:panda")
    assert game.record(0).start is not None
    assert "| A coins:2 barn:panda order:4 |" in str(game.record(0).start)
    assert "| B coins:2 order:? |" in str(game.record(0).start)
    assert "| A coins:2 barn:panda order:? |" in str(game.record(1).start)
    assert "order:4" in str(game.record().start)


@pytest.mark.rule("OC.1.2")
def test_a_spectator_sees_nobodys_card_in_a_record() -> None:
    cards = [f"order:{seat + 1}" for seat in range(5)]
    game = situation(*cards, players=5, options="modules=order-cards")
    assert not re.findall(r"order:\d", game.record(None).dumps())
    assert re.findall(r"order:\d", game.record(4).dumps()) == ["order:5"]
    assert len(re.findall(r"order:\d", game.record().dumps())) == 5
    with pytest.raises(ValueError, match="there is no seat"):
        game.record(-1)


@pytest.mark.rule("OC.1.2")
def test_after_the_end_every_card_is_open() -> None:
    game = Game("zooloretto(players=4, modules=order-cards)", seed=6)
    rng = Random(6)
    start = Game.from_position(game.position(), seed=3)
    for finished in (game, start):
        while not finished.over:
            assert finished.record(2) != finished.record()
            finished.play(rng.choice(finished.legal()))
        for seat in (None, 0, 1, 2, 3):
            view = view_of(finished, seat)
            assert all(shown["order_card"] for shown in view["seats"])
            assert all("order-card" in sheet["lines"] for sheet in view["scores"])
            assert "hidden" not in finished.board(seat=seat)
            assert finished.scores(seat) == finished.scores()
        assert all(finished.record(seat) == finished.record() for seat in range(4))


@pytest.mark.rule("OC.1.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_remaining_cards_are_put_aside_and_nobody_sees_them(players: int) -> None:
    game = Game(f"zooloretto(players={players}, modules=order-cards)", seed=players)
    dealt = [move for _, move in game.record().entries if move.verb == "deal"]
    assert len(dealt) == players
    for seat in range(players):
        shown = [other["order_card"] for other in view_of(game, seat)["seats"]]
        assert [card is not None for card in shown] == [k == seat for k in range(players)]
        assert game.board(seat=seat).count("order: hidden") == players - 1


@pytest.mark.rule("OC.1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_leaves_out_only_species_on_no_card(players: int) -> None:
    game = Game(f"zooloretto(players={players}, modules=order-cards)", dealer=None)
    left = set(ON_NO_CARD)
    for _ in range(5 - players):
        chances = {outcome.text: chance for outcome, chance in game.chance()}
        assert chances == {f"leave {name}": Fraction(1, len(left)) for name in left}
        with pytest.raises(ValueError, match="chance cannot bring"):
            game.deal("leave elephant")
        species = min(left)
        game.deal(f"leave {species}")
        left.remove(species)
    assert view_of(game)["asks"] == "deal"


@pytest.mark.rule("OC.1.4")
def test_players_may_agree_on_other_species() -> None:
    game = Game("zooloretto(players=3, out=panda+camel, modules=order-cards)", seed=1)
    assert view_of(game)["left_out"] == ["camel", "panda"]
    assert Game.from_position(game.position(), dealer=None).state == game.state
    assert Game.replay(game.record()).state == game.state
    for wrong in ("panda", "panda+camel+zebra", "panda+lion", "panda+orca", "panda+panda"):
        with pytest.raises(NotationError):
            Game(f"zooloretto(players=3, out={wrong}, modules=order-cards)")


@pytest.mark.rule("OC.1.4")
def test_a_lot_that_is_not_finished_has_spared_the_species_of_the_cards() -> None:
    position = (
        "zooloretto(players=3, out={}, modules=order-cards) | round:1 turn:A asks:leave"
        " | bank:24 | trucks:-,-,- | A coins:2 | B coins:2 | C coins:2"
    )
    game = Game.from_position(position.format("zebra"), dealer=None)
    assert {outcome.text for outcome, _ in game.chance()} == {"leave leopard", "leave kangaroo"}
    with pytest.raises(NotationError, match=r"panda cannot be left out \(OC.1.4\)"):
        Game.from_position(position.format("panda"), dealer=None)


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("OC.2.1")
@pytest.mark.parametrize(
    ("zoo", "scored"),
    [
        ("", 0),
        ("4:panda*4", 3),
        ("5:chimpanzee*5", 2),
        ("4:panda*4 6:chimpanzee*6", 5),
        ("4:camel*4", 0),  # the third species
        ("4:panda*3", 0),
        ("4:panda*3 5:chimpanzee*5", 2),
        ("barn:panda*4", 0),
    ],
)
def test_full_enclosures_of_the_first_two_species_score(zoo: str, scored: int) -> None:
    game = holding(1, zoo)
    plain = situation(zoo, out=OUT[3])
    assert points(game) == scored
    assert game.scores()[0].total == plain.scores()[0].total + scored


@pytest.mark.rule("OC.2.1")
@pytest.mark.parametrize("card", TRIPLES)
def test_every_card_scores_by_its_own_species(card: int) -> None:
    for species in {name for triple in TRIPLES.values() for name in triple}:
        first, second, _ = TRIPLES[card]
        scored = {first: 3, second: 2}.get(species, 0)
        assert points(holding(card, f"4:{species}*4")) == scored


@pytest.mark.rule("OC.2.1")
def test_the_line_names_its_rule_and_its_section() -> None:
    sheet = holding(1, "4:panda*4", module="foreign-zoos").scores()[0]
    [line] = [line for line in sheet.lines if line.name == "order-card"]
    assert (line.points, line.rule, line.section) == (3, "OC.2.1", 6)
    assert [line.name for line in sheet.lines][-2:] == ["order-card", "foreign-zoos"]


@pytest.mark.rule("OC.2.1")
def test_what_counts_as_full_counts_for_a_card() -> None:
    """A pavilion fills a space; a building site leaves it unfilled."""
    assert points(holding(1, "4:panda*3 pavilions:4", module="buildings")) == 3
    assert points(holding(1, "4:panda*3+pen-site", module="building-sites")) == 0


@pytest.mark.rule("OC.2.1")
@pytest.mark.parametrize(
    ("hosts", "guest", "scored"), [("panda", "camel", 3), ("camel", "panda", 0)]
)
def test_an_enclosure_with_a_guest_counts_for_its_hosts(
    hosts: str, guest: str, scored: int
) -> None:
    zoo = f"4:{hosts}*3 guest:4={guest} minis:hagenbeck=2 used:hagenbeck"
    assert points(holding(1, zoo, module="hagenbeck")) == scored


@pytest.mark.rule("OC.2.2")
def test_a_species_scores_once_in_however_many_enclosures() -> None:
    assert points(holding(1, "4:panda*4 5:panda*3+panda-m*2")) == 3
    assert points(holding(1, "4:chimpanzee*4 5:chimpanzee*3+chimpanzee-f*2")) == 2


@pytest.mark.rule("OC.2.3")
def test_expansion_boards_count() -> None:
    assert points(holding(1, "x:panda*5")) == 3
    assert points(holding(1, "x:chimpanzee*5 y:panda*5", players=2)) == 5


@pytest.mark.rule("OC.2.3")
def test_extra_enclosures_do_not_count() -> None:
    zoo = "pandas:panda*2 chimpanzees:chimpanzee*2"
    assert points(holding(1, zoo, module="extra-enclosures")) == 0


@pytest.mark.rule("OC.2.3")
def test_the_sponsor_enclosure_counts() -> None:
    assert points(holding(1, "sponsor:panda*3", module="boss")) == 3


@pytest.mark.rule("OC.2.4")
@pytest.mark.parametrize(
    ("barn", "minus"),
    [
        ("camel", 0),
        ("camel*3+camel-m", 0),
        ("camel+elephant", -2),
        ("panda", -2),
        ("panda+chimpanzee+camel", -4),
    ],
)
def test_the_third_species_in_the_barn_costs_nothing(barn: str, minus: int) -> None:
    game = holding(1, f"barn:{barn}")
    assert points(game, "barn-animals") == game.scores()[0].total == minus


@pytest.mark.rule("OC.2.4")
def test_only_the_owner_of_the_card_is_spared() -> None:
    game = situation("order:1", "order:2 barn:camel", "order:3", out=OUT[3], options=MODULE)
    assert game.scores()[1].points("barn-animals") == -2


@pytest.mark.rule("OC.2.4")
def test_the_card_spares_before_the_polar_bear_halves() -> None:
    game = holding(1, "barn:camel+panda+elephant+snack minis:polar-bear", module="polar-bear")
    assert points(game, "barn-animals") == -2
    assert points(game, "barn-stalls") == -1


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "begins"), [(", start=C", True), ("", False)])
def test_every_step_of_the_deal_is_a_position(start: str, begins: bool) -> None:
    game = Game(f"zooloretto(players=4{start}, {MODULE})", dealer=None)
    rng = Random(4)
    while not game.to_act:
        again = Game.from_position(game.position(), dealer=None)
        assert again.state == game.state
        assert again.position() == game.position()
        assert again.chance() == game.chance()
        assert ("start:C" in game.position()) == begins
        game.deal(rng.choice(game.chance())[0])
    assert game.to_act == (2,) or not begins


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        (("asks:turn", "order:1", "order:2", ""), "is missing"),
        (("asks:turn", "", "", ""), "is missing"),
        (("asks:begin", "order:1", "", ""), "is missing"),
        (("asks:deal", "order:1", "order:2", "order:3"), "nothing is left to be dealt"),
        (("asks:deal", "", "order:2", ""), r"one seat after the other \(OC.1.2\)"),
        (("asks:deal", "order:1 barn:panda", "", ""), "empty zoos and trucks"),
        (("start:B asks:turn", "order:1", "order:2", "order:3"), "named only while"),
        (("asks:deal", "order:1 order:2", "", ""), "names 'order' twice"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(fields: tuple[str, ...], problem: str) -> None:
    asks, *zoos = fields
    position = [
        f"zooloretto(players=3, out=leopard+zebra, {MODULE}) | round:1 turn:A {asks}",
        "bank:24 | trucks:-,-,-",
        *[f"{letter} coins:2 {zoo}" for letter, zoo in zip("ABC", zoos, strict=True)],
    ]
    with pytest.raises(NotationError, match=problem) as refused:
        Game.from_position(" | ".join(position), dealer=None)
    assert "\n" not in str(refused.value)


def test_no_card_is_dealt_while_species_are_left_out() -> None:
    with pytest.raises(NotationError, match="before species are left out"):
        Game.from_position(
            f"zooloretto(players=4, {MODULE}) | round:1 turn:A asks:leave | bank:22"
            " | trucks:-,-,-,- | A coins:2 order:1 | B coins:2 | C coins:2 | D coins:2"
        )


@pytest.mark.parametrize(("title", "coins"), [("zooloretto", 2), ("aquaretto", 1)])
def test_without_the_module_nothing_is_dealt(title: str, coins: int) -> None:
    seats = " | ".join(f"{letter} coins:{coins}" for letter in "ABCDE")
    table = f"round:1 turn:A asks:deal | bank:{30 - 5 * coins} | trucks:-,-,-,-,-"
    with pytest.raises(NotationError, match="nothing is left to be dealt"):
        Game.from_position(f"{title}(players=5) | {table} | {seats}")
    with pytest.raises(NotationError, match="unknown word 'order'"):
        situation("order:1")


def test_a_copy_keeps_its_own_cards() -> None:
    game = fresh()
    other = game.copy()
    game.deal("deal A 1")
    other.deal("deal A 2")
    assert view_of(game, 0)["seats"][0]["order_card"]["number"] == 1
    assert view_of(other, 0)["seats"][0]["order_card"]["number"] == 2
    assert game.state != other.state
