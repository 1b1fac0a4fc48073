"""Chance dealt by hand: its outcomes, their probabilities, and what is refused."""

from fractions import Fraction

import pytest

from support.views import view_of
from zoopark import Dealer, Game, Move

REVEAL = (
    "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:reveal | bank:26"
    " | trucks:leopard*2+coin,-,- | A coins:2 4:leopard-m barn:snack*3 | B coins:2"
    " 6:flamingo-dad+flamingo-mum+flamingo-baby | gone:coin*2"
)
LEFT = {  # what the position above leaves in the bag
    "drinks": 3,
    "fruit": 3,
    "popcorn": 3,
    "flamingo": 7,
    "flamingo-m": 1,
    "flamingo-f": 1,
    "leopard": 5,
    "leopard-m": 1,
    "leopard-f": 2,
    "elephant": 7,
    "elephant-m": 2,
    "elephant-f": 2,
    "chimpanzee": 7,
    "chimpanzee-m": 2,
    "chimpanzee-f": 2,
    "kangaroo": 7,
    "kangaroo-m": 2,
    "kangaroo-f": 2,
    "coin": 9,
}


def state(game: Game) -> tuple[str, str, list[Move]]:
    return game.position(), game.record().dumps(), game.legal()


def test_every_species_is_equally_likely_to_be_left_out() -> None:
    game = Game("zooloretto(players=3)", dealer=None)
    assert [probability for _, probability in game.chance()] == [Fraction(1, 8)] * 8
    game.deal("leave panda")
    outcomes = dict(game.chance())
    assert Move("leave panda") not in outcomes
    assert set(outcomes.values()) == {Fraction(1, 7)}
    assert len(outcomes) == 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_equally_likely_to_begin(players: int) -> None:
    game = Game(f"zooloretto(players={players})", dealer=None)
    for _ in range(5 - players):
        game.deal(game.chance()[0][0])
    seats = [Move(f"begin {letter}") for letter in "ABCDE"[:players]]
    assert game.chance() == [(seat, Fraction(1, players)) for seat in seats]
    game.deal(seats[-1])
    assert game.to_act == (players - 1,)
    assert game.chance() == []


def test_a_tile_is_as_likely_as_it_is_frequent_in_the_bag() -> None:
    game = Game.from_position(REVEAL, dealer=None)
    total = sum(LEFT.values())
    assert {move.text: probability for move, probability in game.chance()} == {
        f"reveal {tile}": Fraction(copies, total) for tile, copies in LEFT.items()
    }
    assert view_of(game)["supply"]["unseen"] == LEFT
    assert view_of(game)["supply"]["total"] == total


def test_the_probabilities_of_every_chance_event_of_a_game_add_up_to_one() -> None:
    game = Game("zooloretto(players=2)", dealer=None)
    events = 0
    while not game.over:
        outcomes = game.chance()
        if outcomes:
            assert sum(probability for _, probability in outcomes) == 1
            assert all(probability > 0 for _, probability in outcomes)
            assert len(set(outcomes)) == len(outcomes)
            assert game.to_act == ()
            assert game.legal() == []
            game.deal(outcomes[events * 7 % len(outcomes)][0])
            events += 1
        else:
            game.play(game.legal()[0])
    assert events > 50


@pytest.mark.parametrize(
    "outcome",
    [
        "reveal snack",  # all are in a barn
        "reveal panda",  # left out
        "reveal flamingo-dad",
        "reveal flamingo-baby",
        "leave flamingo",
        "begin A",
        "draw",
        "load 2",
    ],
)
def test_an_impossible_outcome_is_refused_and_changes_nothing(outcome: str) -> None:
    game = Game.from_position(REVEAL, dealer=None)
    before = state(game)
    with pytest.raises(ValueError, match=f"chance cannot bring '{outcome}' now"):
        game.deal(outcome)
    assert state(game) == before
    assert len(game.chance()) == len(LEFT)


def test_every_outcome_that_is_listed_can_be_dealt() -> None:
    game = Game.from_position(REVEAL, dealer=None)
    for outcome, _ in game.chance():
        other = game.copy()
        other.deal(outcome)
        assert view_of(other)["hand"] == [outcome.text.split()[1]]
        assert view_of(other)["supply"]["total"] == sum(LEFT.values()) - 1


@pytest.mark.parametrize("outcome", ["reveal panda", "leave panda", "begin A", "draw"])
def test_nothing_is_dealt_while_a_seat_decides(outcome: str) -> None:
    game = Game("zooloretto(players=3, out=camel+zebra, start=A)", dealer=None)
    before = state(game)
    with pytest.raises(ValueError, match=f"cannot deal '{outcome}': no chance event is due"):
        game.deal(outcome)
    assert state(game) == before


def test_nothing_is_dealt_after_the_game() -> None:
    game = Game("zooloretto(players=2)", seed=1)
    while not game.over:
        game.play(game.legal()[0])
    with pytest.raises(ValueError, match="no chance event is due"):
        game.deal("reveal panda")
    assert game.chance() == []


def test_with_a_dealer_no_chance_event_is_left_to_the_caller() -> None:
    game = Game("zooloretto(players=2)", seed=1)
    while not game.over:
        assert game.chance() == []
        assert len(game.to_act) == 1
        game.play(game.legal()[-1] if len(game.legal()) < 3 else game.legal()[0])


def test_a_dealer_deals_only_what_can_be() -> None:
    game = Game.from_position(REVEAL, dealer=None)
    possible = {outcome.code for outcome, _ in game.chance()}
    dealt = {Dealer(seed).deal(game.state) for seed in range(300)}
    assert dealt <= possible
    assert len(dealt) > len(possible) // 2


def test_a_copied_dealer_deals_the_same_without_touching_the_first() -> None:
    game = Game.from_position(REVEAL, dealer=None)
    first = Dealer("word")
    second = first.copy()
    ahead = [second.deal(game.state) for _ in range(20)]
    assert [first.deal(game.state) for _ in range(20)] == ahead
    assert len(set(ahead)) > 1
