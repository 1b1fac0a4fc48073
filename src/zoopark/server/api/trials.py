"""What the page cannot know by itself: why a move is forbidden, and what it would bring."""

from typing import Annotated

from msgspec import Meta, Struct

from zoopark.games.trial import Trial
from zoopark.notation.errors import NotationError
from zoopark.server.api.access import seen_table
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.problems import Problem, not_yours
from zoopark.table.wishes import SeatNumber

endpoints = Endpoints()

MOST: int = 64  # moves of one request


Text = Annotated[str, Meta(max_length=200)]
Texts = Annotated[tuple[Text, ...], Meta(min_length=1, max_length=MOST)]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be tried; nothing is played."""

    seat: SeatNumber  # yours
    moves: Texts  # in the words of moves


class Trials(Struct, frozen=True):
    """What would become of the moves, in the order in which they were asked."""

    number: int  # of the last entry of the log at that moment
    trials: tuple[Trial, ...]  # one for each move


@endpoints.add(
    "POST", "/api/tables/{id}/trials", Trials, takes=Attempt, wrongs=(403, 404, 409, 422)
)
async def try_moves(call: Call) -> Trials:
    """Which rule forbids each of these moves to your seat, or what it would bring at once."""
    attempt = await call.body(Attempt)
    live = await seen_table(call)
    if attempt.seat not in live.held_by(call.person.digest):
        raise not_yours()
    match = live.match
    if match.game is None:
        raise Problem(409, "not-started", "the game has not started yet")
    try:
        trials = tuple([match.game.trial(move, attempt.seat) for move in attempt.moves])
    except NotationError as error:
        raise Problem(422, "no-move", str(error)) from error
    return Trials(match.number, trials)
