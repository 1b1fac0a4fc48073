"""The game behind a record that leaves out what a seat may not know."""

from zoopark.game import Game
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE
from zoopark.record import Record


def known_game(record: Record, seat: int) -> Game:
    """Play a record again as a seat is shown it.

    What was dealt to others in secret is missing in it and made up here; ``Game.sight`` erases it
    again, and a bot is given nothing else.
    """
    game = Game.replay(Record(record.config, [], record.start))
    shown = {_card(move) for actor, move in record.entries if actor == NATURE}
    for actor, move in record.entries:
        _make_up(game, seat, shown)
        if actor == NATURE:
            game.deal(move)
        else:
            game.play(move, actor)
    _make_up(game, seat, shown)
    return game


def _make_up(game: Game, seat: int, shown: set[str]) -> None:
    """Deal what only others have seen; what the record shows elsewhere, they cannot have."""
    while True:
        secret = [
            outcome for outcome, _ in game.chance() if game.confided_to(outcome) not in (None, seat)
        ]
        if not secret:
            return
        game.deal(_first(secret, shown))


def _first(outcomes: list[Move], shown: set[str]) -> Move:
    return next(outcome for outcome in outcomes if _card(outcome) not in shown)


def _card(outcome: Move) -> str:
    """What is dealt, whomever it is dealt to: ``4`` of ``deal B 4``."""
    return outcome.text.split()[-1]
