"""A move that is refused changes nothing and says which rule it would break."""

import pytest

from support.views import view_of
from zoopark import Game, IllegalMove, Move, NotationError, rule

ON_TURN = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:turn | bank:20"
    " | trucks:panda*3,@C,- | A coins:2 4:leopard*4 5:panda-m stalls:5=fruit"
    " barn:snack+leopard+elephant | B coins:6 barn:panda | C coins:2"
)
LOADING = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:load=fruit | bank:24"
    " | trucks:panda*3,@C,- | A coins:2 | B coins:2 | C coins:2"
)
PLACING = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:place=panda+snack | bank:24"
    " | trucks:@A,-,- | A coins:2 4:leopard*4 stalls:5=fruit | B coins:2 | C coins:2"
)
DRAWING = (
    "zooloretto(players=3, out=camel+zebra) | round:2 turn:A asks:reveal | bank:24"
    " | trucks:-,-,- | A coins:2 | B coins:2 | C coins:2"
)


def everything(game: Game) -> tuple[object, ...]:
    """All that can be asked of a game."""
    return (
        game.position(),
        game.record().dumps(),
        [game.legal(seat) for seat in range(game.players)],
        game.to_act,
        game.chance(),
        game.state.cells(),
        game.scores(),
        view_of(game, 0),
        str(game),
    )


def refused(game: Game, move: Move | str, seat: int | None = None) -> IllegalMove:
    before = everything(game)
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    assert everything(game) == before
    return caught.value


@pytest.mark.parametrize(
    ("position", "move", "broken"),
    [
        (ON_TURN, "take 2", "Z.4.1"),
        (ON_TURN, "take 3", "Z.4.2"),
        (ON_TURN, "take 4", "Z.1.5"),
        (ON_TURN, "load 1", "Z.2.1"),
        (ON_TURN, "place panda 4", "Z.2.1"),
        (ON_TURN, "move panda 4", "Z.5.2"),
        (ON_TURN, "move leopard 4", "Z.4.4"),
        (ON_TURN, "move leopard 5", "Z.4.5"),
        (ON_TURN, "move leopard x", "Z.1.7"),
        (ON_TURN, "move panda-m 5 6", "Z.5.3"),
        (ON_TURN, "move snack barn 5", "Z.4.7"),
        (ON_TURN, "move snack 4a 4b", "Z.5.4"),
        (ON_TURN, "exchange 4 6", "Z.5.6"),
        (ON_TURN, "exchange 4 4", "Z.5.5"),
        (ON_TURN, "exchange 4 leopard", "Z.5.7"),
        (ON_TURN, "exchange 4 snack", "Z.5.9"),
        (ON_TURN, "buy A leopard", "Z.5.14"),
        (ON_TURN, "buy B leopard", "Z.5.10"),
        (ON_TURN, "buy D panda", "Z.5.10"),
        (ON_TURN, "discard fruit", "Z.5.12"),
        (ON_TURN, "expand", "Z.5.1"),
        (ON_TURN, "leave panda", "Z.2.1"),
        (ON_TURN, "reveal panda", "Z.2.1"),
        (LOADING, "draw", "Z.3.1"),
        (LOADING, "load 1", "Z.3.3"),
        (LOADING, "load 2", "Z.3.4"),
        (LOADING, "load 4", "Z.1.5"),
        (PLACING, "draw", "Z.4.3"),
        (PLACING, "place fruit 6", "Z.4.3"),
        (PLACING, "place panda 4", "Z.4.5"),
        (PLACING, "place snack 5", "Z.4.7"),
        (PLACING, "place panda x", "Z.1.7"),
    ],
)
def test_an_illegal_move_names_its_rule_and_changes_nothing(
    position: str, move: str, broken: str
) -> None:
    error = refused(Game.from_position(position, seed=1), move)
    assert error.rule == broken
    assert rule(error.rule).id == broken
    text = Move(move).text
    source = f"{broken}, a house rule" if rule(broken).house else broken
    assert str(error) == f"A cannot play {text!r}: {rule(broken).text()} ({source})"


@pytest.mark.parametrize("position", [ON_TURN, LOADING, PLACING])
@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_that_is_not_on_turn_may_not_move(position: str, seat: int) -> None:
    game = Game.from_position(position, seed=1)
    for move in game.legal():
        error = refused(game, move, seat)
        assert error.rule == "Z.2.2"
        assert str(error).startswith(f"{'ABC'[seat]} cannot play {move.text!r}")


@pytest.mark.parametrize("seat", [7, -1, 3, 255, 2**70])
def test_a_seat_that_does_not_exist_may_not_move(seat: int) -> None:
    game = Game.from_position(ON_TURN, seed=1)
    error = refused(game, "draw", seat)
    assert error.rule == "Z.2.2"
    assert str(error).startswith(f"seat {seat} cannot play 'draw'")


def test_the_seat_on_turn_may_be_named() -> None:
    game = Game.from_position(ON_TURN, seed=1)
    game.play("take 1", seat=0)
    assert view_of(game)["asks"] == "place"


def finished() -> Game:
    game = Game("zooloretto(players=2)", seed=4)
    while not game.over:
        game.play(game.legal()[0])
    return game


def test_a_finished_game_takes_no_more_moves() -> None:
    game = finished()
    assert game.legal() == []
    assert game.to_act == ()
    for seat in (None, 0, 1, 7):
        assert refused(game, "draw", seat).rule == "Z.8.5"


@pytest.mark.parametrize("text", ["", "pass", "take", "take 9", "place dragon 4", "draw!", "💥"])
@pytest.mark.parametrize("position", [ON_TURN, DRAWING])
def test_nonsense_is_refused_and_changes_nothing(text: str, position: str) -> None:
    game = Game.from_position(position, dealer=None)
    before = everything(game)
    with pytest.raises(NotationError):
        game.play(text)
    with pytest.raises(NotationError):
        game.deal(text)
    assert everything(game) == before


def test_an_illegal_move_and_nonsense_are_both_value_errors() -> None:
    game = Game.from_position(ON_TURN, seed=1)
    for text in ("take 3", "sing"):
        with pytest.raises(ValueError, match=text.split()[0]):
            game.play(text)


def test_nobody_plays_while_chance_is_due() -> None:
    game = Game.from_position(DRAWING, dealer=None)
    before = everything(game)
    with pytest.raises(ValueError, match="a chance event is due, deal first"):
        game.play("draw")
    assert everything(game) == before
    for seat in (0, 1, 7):
        assert refused(game, "draw", seat).rule == "Z.2.2"


def test_a_legal_move_is_never_refused_and_an_unlisted_one_always() -> None:
    texts = [f"place {tile} {to}" for tile in ("panda", "snack") for to in ("5", "6", "barn")]
    game = Game.from_position(PLACING, seed=1)
    legal = [move.text for move in game.legal()]
    assert sorted(set(texts) & set(legal)) == sorted(
        ["place panda 5", "place panda 6", "place panda barn", "place snack 6", "place snack barn"]
    )
    for text in texts:
        if text in legal:
            assert game.copy().play(text)
        else:
            refused(game, text)


def test_whoever_writes_no_move_is_told_what_can_be_done_now() -> None:
    """No verb of another game, of chance, or of another phase."""
    for position, verbs in ((LOADING, "load"), (PLACING, "place")):
        game = Game.from_position(position)
        with pytest.raises(NotationError) as caught:
            game.play("xyzzy")
        assert str(caught.value) == f"no move begins like 'xyzzy'; moves are {verbs}"
        assert game.position() == Game.from_position(position).position()
