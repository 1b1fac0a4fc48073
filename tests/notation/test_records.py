"""Records: a whole game as text or JSON, played again move by move."""

import json
import random

import pytest

from support.views import view_of
from zoopark import Dealer, Game, Move, Record

TEXT = """\
zoopark record 1
game zooloretto(players=3, out=camel+zebra)
rules 2
- > begin B
B draw, > reveal panda-m, load 1
C draw, > reveal snack, load 1
A take 1, place panda-m 5, place snack 4a
B draw, > reveal coin, load 3
C take 3
B draw, > reveal panda-f, load 2
B take 2, place panda-f barn
B draw, > reveal kangaroo, load 2
C expand
A buy B panda-f, place panda-f 5
B draw, > reveal fruit
end 27 entries
"""
ENTRIES = [
    (-1, "begin B"),
    (1, "draw"),
    (-1, "reveal panda-m"),
    (1, "load 1"),
    (2, "draw"),
    (-1, "reveal snack"),
    (2, "load 1"),
    (0, "take 1"),
    (0, "place panda-m 5"),
    (0, "place snack 4a"),
]
AFTER = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:B asks:load=fruit | bank:28"
    " | trucks:-,kangaroo,- | A coins:0 5:panda-dad+panda-mum+panda-baby stalls:4a=snack quiet:1"
    " | B coins:3 | C coins:0 x:- quiet:1"
)


def played(config: str, seed: int, decisions: int = 10_000) -> Game:
    """A game of random choices, to its end or for so many decisions."""
    game = Game(config, seed=seed)
    choose = random.Random(seed)
    while not game.over and decisions:
        game.play(choose.choice(game.legal()))
        decisions -= 1
    return game


def test_a_record_has_a_line_for_every_turn() -> None:
    record = Record.loads(TEXT)
    assert record.dumps() == TEXT
    assert record.config == "zooloretto(players=3, out=camel+zebra)"
    assert record.start is None
    assert [(seat, move.text) for seat, move in record.entries[:10]] == ENTRIES
    assert len(record.entries) == 27


def test_a_record_is_played_again_to_the_same_situation() -> None:
    game = Game.replay(TEXT)
    assert game.position() == AFTER
    assert game.record() == Record.loads(TEXT)
    assert game.record().dumps() == TEXT


def test_blank_lines_and_blanks_between_moves_do_not_matter() -> None:
    loose = TEXT.replace("\n", "\n\n").replace(", ", ",").replace("> ", ">  ")
    assert loose != TEXT
    assert Record.loads(loose).dumps() == TEXT


def test_line_ends_of_other_systems_do_not_matter() -> None:
    assert Record.loads(TEXT.replace("\n", "\r\n")) == Record.loads(TEXT)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_finished_game_survives_text_and_json(players: int) -> None:
    game = played(f"zooloretto(players={players})", seed=players)
    assert game.over
    record = game.record()
    assert Record.loads(record.dumps()) == record
    assert Record.from_json(json.loads(json.dumps(record.as_json()))) == record
    again = Game.replay(record)
    assert again.over
    assert again.state == game.state
    assert again.position() == game.position()
    assert again.ranking() == game.ranking()
    assert again.scores() == game.scores()
    assert again.record() == record


def test_the_repr_of_a_record_can_be_pasted_back() -> None:
    record = Record.loads(TEXT)
    assert eval(repr(record), {"Record": Record}) == record
    assert hash(Record.loads(TEXT)) == hash(record)


def test_records_of_different_games_differ() -> None:
    record = Record.loads(TEXT)
    assert record != Record(record.config, record.entries[:-1])
    assert record != Record("zooloretto(players=3, out=camel+panda)", record.entries)
    assert record != TEXT


def test_the_json_form_of_a_record_is_plain() -> None:
    data = Record.loads(TEXT).as_json()
    assert data["format"] == 1
    assert data["rules"] == 2
    assert data["game"] == "zooloretto(players=3, out=camel+zebra)"
    assert data["position"] is None
    assert data["entries"][:10] == [list(entry) for entry in ENTRIES]
    assert json.loads(json.dumps(data)) == data


def test_a_game_without_a_move_has_a_record() -> None:
    game = Game("zooloretto(players=5, start=C)", dealer=None)
    text = "zoopark record 1\ngame zooloretto(players=5, start=C)\nrules 2\nend 0 entries\n"
    assert game.record().dumps() == text
    assert Game.replay(text).position() == game.position()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    game = Game.from_position(AFTER, seed=5)
    game.play("load 1")
    game.play("take 1")
    game.play("place fruit barn")
    record = game.record()
    assert record.start == AFTER
    lines = record.dumps().splitlines()
    assert lines[3] == f"position {AFTER}"
    assert lines[4:] == ["B load 1", "C take 1, place fruit barn", "end 3 entries"]
    assert Record.loads(record.dumps()) == record
    assert Record.from_json(record.as_json()) == record
    again = Game.replay(record.dumps())
    assert again.position() == game.position()
    assert again.record() == record


def test_a_position_whose_set_up_is_not_finished_is_recorded_too() -> None:
    text = (
        "zooloretto(players=2, out=camel) | round:1 turn:A start:B asks:leave | bank:26"
        " | trucks:-,-,- | A coins:2 | B coins:2"
    )
    game = Game.from_position(text, seed=1)
    assert game.to_act == (1,)
    again = Game.replay(game.record().dumps())
    assert again.state == game.state
    assert again.record() == game.record()


def test_a_record_replayed_with_a_dealer_can_be_played_on() -> None:
    stopped = TEXT.replace(", > reveal fruit", "").replace("27", "26")
    assert Game.replay(stopped).to_act == ()
    game = Game.replay(stopped, dealer=Dealer(3))
    assert game.to_act == (1,)
    assert view_of(game)["asks"] == "load"
    assert len(game.record().entries) == 27


def test_a_replayed_game_without_a_dealer_waits_for_chance() -> None:
    game = Game.replay(TEXT)
    game.play("load 1")
    game.play("draw")
    assert game.to_act == ()
    game.deal("reveal panda")
    assert game.legal()[0] == Move("load 1")


def test_two_seats_in_a_row_by_the_same_player_are_two_turns() -> None:
    record = Game.replay(TEXT).record()
    turns = [line.split()[0] for line in record.dumps().splitlines()[4:-1]]
    assert turns == ["B", "C", "A", "B", "C", "B", "B", "B", "C", "A", "B"]


def test_a_record_of_rules_1_is_the_same_game() -> None:
    old = TEXT.replace("rules 2", "rules 1")
    assert Record.loads(old) == Record.loads(TEXT)
    assert Game.replay(old).state == Game.replay(TEXT).state
    data = Record.loads(TEXT).as_json()
    assert Record.from_json(data | {"rules": 1}) == Record.loads(TEXT)


@pytest.mark.rule("K.1.1")
def test_money_actions_of_rules_1_that_were_counted_alone_are_replayed() -> None:
    """Rules 1 counted them and stopped at forty; a position may still say so."""
    start = (
        "zooloretto(players=2, out=elephant+chimpanzee+kangaroo) | round:2 turn:A asks:turn"
        " | bank:26 | trucks:snack,@B,- | A coins:2 4:panda 5:leopard quiet:39 | B coins:2"
    )
    game, _, _ = start.partition(" | ")
    lines = ["zoopark record 1", f"game {game}", "rules 1", f"position {start}"]
    lines += ["A exchange 4 5", "A take 1, place snack 6", "end 3 entries", ""]
    replayed = Game.replay("\n".join(lines))
    assert view_of(replayed)["round"] == 3
    assert "4:leopard 5:panda" in replayed.position()
