"""Games, moves, events and records as Python objects: copied, pickled, compared, printed."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import zoopark
from support.builds import SOURCES, printed
from support.env_games import CONFIGS, situations
from zoopark import Dealer, Dice, Event, Game, Move, Record
from zoopark.core.score import Line, Reason, Sheet

# What is called wrongly, where no type checker looks.
GAME: Any = Game
RECORD: Any = Record
MOVE: Any = Move
MATCH: Any = zoopark.match
OBSERVE: Any = zoopark.observe


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]


def play_on(game: Game) -> str:
    """The record of the game, played to its end in a fixed manner."""
    number = 0
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        number += 5
        game.play(legal[number % len(legal)], seat)
    return game.record().dumps()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("config", CONFIGS)
def test_a_copied_game_goes_on_alike_and_alone(config: str, way: Callable[[Any], Any]) -> None:
    game = next(islice(situations(config, seed=4), 12, None))
    other = way(game)
    before = game.record().dumps()
    assert other == game
    assert hash(other) == hash(game)
    assert other.state == game.state
    assert other.record() == game.record()
    assert (other.config, other.start, other.to_act) == (game.config, game.start, game.to_act)
    end = play_on(other)
    assert game.record().dumps() == before
    assert other != game
    assert play_on(game) == end


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_game_without_a_dealer_waits_as_well(way: Callable[[Any], Any]) -> None:
    game = Game("zooloretto(players=3)", dealer=None)
    other = way(game)
    assert other.chance() == game.chance()
    other.deal("leave panda")
    assert game.entries == 0


@pytest.mark.parametrize("way", WAYS)
def test_copied_dice_roll_on(way: Callable[[Any], Any]) -> None:
    dice = Dice(7)
    dice.below(10)
    other = way(dice)
    assert [other.below(100) for _ in range(9)] == [dice.below(100) for _ in range(9)]
    dealer = way(Dealer(3))
    games = [Game(dealer=dealer), Game(seed=3)]
    assert games[0] == games[1]


def test_games_are_equal_in_the_same_situation() -> None:
    game = Game("zooloretto(players=2)", seed=1)
    for _ in range(8):
        game.play(game.legal()[0])
    again = Game.from_position(game.position())
    assert game == again == eval(repr(game), {"Game": Game})
    assert len({game, again, Game("zooloretto(players=2)", seed=2)}) == 2
    assert game != game.position()


@pytest.mark.parametrize("way", WAYS)
def test_moves_events_records_and_sheets_can_be_copied(way: Callable[[Any], Any]) -> None:
    game = Game("zooloretto(players=3, start=A)", seed=7)
    events = game.play("draw")
    things = [Move("place panda-m 5"), *events, game.record(), *game.scores(), game.view()]
    things += [zoopark.Budget(iterations=3, seconds=0.5), zoopark.rule("Z.4.2")]
    for thing in things:
        assert way(thing) == thing
        assert repr(way(thing)) == repr(thing)


def test_a_pickled_sheet_keeps_its_reasons() -> None:
    line = Line("stalls", 4, "Z.9.5", 2, [Reason("kinds", 4, 2, 2)], 3)
    line.next = 6
    sheet = pickled(Sheet([line], 5))
    assert (sheet.tiebreak, sheet.lines[0].section, sheet.lines[0].tallied) == (5, 2, 3)
    assert (sheet.lines[0].next, repr(sheet.lines[0].why)) == (6, "[Reason('kinds', 4, 2, 2)]")


def test_events_read_well() -> None:
    game = Game("zooloretto(players=3, out=camel+zebra, start=A)", seed=7)
    assert repr(game.play("draw")) == "[<Event revealed: A draws leopard-m>]"


def test_what_a_seat_sees_is_not_pickled_with_its_gaps() -> None:
    game = Game("zooloretto(players=3, modules=order-cards)", seed=1)
    assert pickled(game) == game
    for sight in (game.sight(0), game.sight(0).copy()):
        with pytest.raises(TypeError, match="cannot be pickled"):
            pickle.dumps(sight)
        with pytest.raises(ValueError, match="undo in the game"):
            sight.undo()
    open_game = Game("zooloretto(players=3)", seed=1)
    assert pickled(open_game.sight(0)) == open_game.sight(0)


@pytest.mark.parametrize("config", CONFIGS)
def test_undo_goes_back_decision_by_decision(config: str) -> None:
    game = Game(config, seed=2)
    passed = [game.copy()]
    played: list[Move] = []
    for _ in range(15):
        seat = game.to_act[0]
        played.append(game.legal(seat)[-1])
        game.play(played[-1], seat)
        passed.append(game.copy())
    while played:
        assert game == passed.pop()
        assert game.undo() == played.pop()
        assert game.record() == passed[-1].record()
    with pytest.raises(ValueError, match="no decision to take back"):
        game.undo()
    assert game == passed[0]


def test_after_undo_events_are_told_again() -> None:
    game = Game("zooloretto(players=3, start=A)", seed=1)
    game.play("draw")
    game.undo()
    assert [event.kind for event in game.play("draw")] == ["revealed"]


def test_winners_are_known_at_the_end() -> None:
    game = Game("zooloretto(players=2)", seed=1)
    assert game.winners() == ()
    play_on(game)
    assert game.winners() == game.ranking()[0]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda game: game.play(5), "a move is a Move or its text, not the int 5"),
        (lambda game: game.play(["draw"]), r"a move is a Move or its text, not the list"),
        (lambda game: game.trial(None, 0), "a move is a Move or its text"),
        (lambda game: game.price(5, 0), "a move is a Move or its text"),
        (lambda game: game.play("draw", "A"), "a seat is a number from 0, not the str 'A'"),
        (lambda game: game.legal("A"), "a seat is a number from 0"),
        (lambda game: game.view(0.5), "a seat is a number from 0, not the float 0.5"),
        (lambda game: game.sight(None), "a seat is a number from 0"),
        (lambda game: game.at("x"), "a number of entries is whole, not the str 'x'"),
        (lambda game: OBSERVE(5), "what is observed is a Game, not the int 5"),
        (lambda game: game.scores("A"), "a seat is a number from 0"),
        (lambda game: game.record("A"), "a seat is a number from 0"),
        (lambda game: GAME(3), "a game string is a text, not the int 3"),
        (lambda game: GAME(seed=0.5), "a seed is a number or a word, not the float 0.5"),
        (lambda game: GAME.from_position(None), "a position is a text, not the NoneType None"),
        (lambda game: GAME.replay(7), "a record is a text, not the int 7"),
        (lambda game: RECORD.loads(b"zoopark"), "a record is a text, not the bytes"),
        (lambda game: MOVE(None), "from its text or its code, not from the NoneType None"),
        (lambda game: MATCH(players=5), "a player is the name of a bot, a Bot or its"),
        (lambda game: MATCH(players=["greedy", int, 5]), "a player is the name of a bot"),
    ],
)
def test_wrong_types_are_named(call: Callable[[Any], object], said: str) -> None:
    game = Game("zooloretto(players=3, start=A)", seed=1)
    before = game.record()
    with pytest.raises(TypeError, match=said):
        call(game)
    assert game.record() == before


def test_all_names_can_be_completed_without_loading_them() -> None:
    script = """
import sys, zoopark
print(*dir(zoopark))
print(*({"zoopark.coach", "zoopark.bots", "zoopark.players"} & {*sys.modules}))
"""
    names, loaded = printed(script, PYTHONPATH=str(SOURCES))
    assert "TYPE_CHECKING" not in names
    assert loaded == ""
    assert set(names.split()) == set(zoopark.__all__)


def test_the_package_loads_only_what_a_game_needs() -> None:
    """``import zoopark`` is to take no more than 60 ms; what is heavy comes when it is used."""
    script = "import sys, zoopark; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    heavy = {"babel", "email", "fluent", "html", "http", "json", "numpy", "rich", "tomllib", "xml"}
    assert not heavy & {*loaded.stdout.decode().split()}


def test_an_event_is_what_it_was() -> None:
    events = Game("zooloretto(players=3, start=A)", seed=1).play("draw")
    assert {*events} == {Event(event.code) for event in events}
