"""A situation that is written down and read again."""

from zoopark import Game, Record


def assert_round_trip(game: Game) -> None:
    """Its position and its record lead back to the same situation, and a copy is its own."""
    again = Game.from_position(game.position(), dealer=None)
    assert again.position() == game.position()
    assert again.state == game.state
    assert again.legal() == game.legal()
    assert Game.replay(Record.loads(game.record().dumps())).state == game.state
    before = game.state.cells()
    copied = game.copy()
    copied.play(copied.legal()[0])
    assert game.state.cells() == before
