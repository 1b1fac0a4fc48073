"""Hints during a game, and reviews of finished games."""

import msgspec
from starlette.responses import Response

from zoopark.game import Game
from zoopark.server.api.access import seen_table
from zoopark.server.api.messages import Hint, Question, Review, Thinking
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.live import LiveTable
from zoopark.server.problems import Problem, not_yours
from zoopark.server.thinking import Situation

endpoints = Endpoints()


@endpoints.add(
    "POST", "/api/tables/{id}/hint", Hint, takes=Question, wrongs=(403, 404, 409, 422, 503)
)
async def give_hint(call: Call) -> Hint:
    """The best moves for your seat, what to expect from them, and why.

    Of a game that is over, anyone may ask about any decision: `at` says which.
    """
    question = await call.body(Question)
    live = await seen_table(call)
    game = await _asked_about(call, live, question)
    if question.seat not in game.to_act:
        raise Problem(409, "not-your-turn", "it is not your turn")
    if not call.service.guard.thinking.take(call.address):
        raise Problem(429, "too-many", "too many hints: think a little")
    situation = Situation.of(live.id, game)
    try:
        thinkers = call.service.hub.thinkers
        found = await call.while_heard(
            thinkers.hint(situation, question.seat, question.about, names_of(live), call.asker)
        )
    except ValueError as error:
        raise Problem(422, "no-move", str(error)) from error
    return msgspec.convert(found, Hint)


async def _asked_about(call: Call, live: LiveTable, question: Question) -> Game:
    """The game at the moment of the question."""
    match, at = live.match, question.at
    if at is not None:
        if not match.over:
            raise Problem(409, "not-over", "the game is not over")
        if at > len(match.plies):
            raise Problem(404, "no-moment", f"{len(match.plies)} moves have been played")
        return await call.service.hub.folding.run(match.at_ply, at)
    if not match.options.hints:
        raise Problem(409, "no-hints", "at this table nobody asks for advice")
    if question.seat not in live.held_by(call.person.digest):
        raise not_yours()
    if match.game is None:
        raise Problem(409, "not-your-turn", "it is not your turn")
    return match.game


def names_of(live: LiveTable) -> tuple[str, ...]:
    return tuple(seat.name or seat.bot for seat in live.match.seats)


@endpoints.add(
    "GET", "/api/tables/{id}/review", Review, wrongs=(403, 404, 409, 503), also={202: Thinking}
)
async def show_review(call: Call) -> Response:
    """A finished game, decision by decision. The first time it takes a while: until then 202.

    Work on it continues as long as someone asks for it now and then.
    """
    live = await seen_table(call)
    if not live.match.over and not live.match.opened.archived:
        raise Problem(409, "not-over", "the game is not over")
    service = call.service
    found = await service.hub.store.review(live.id)
    if found is not None:
        return Response(found, media_type="application/json")
    if live.id not in service.reviews:
        if not service.guard.thinking.take(call.address):
            raise Problem(429, "too-many", "too many reviews: wait a little")
        situation = Situation.of(live.id, _played(live))
        people = tuple(seat for seat, chair in enumerate(live.match.seats) if chair.name)
        service.reviews.begin(live.id, situation, names_of(live), people, call.asker)
    service.reviews.wanted(live.id)
    return Response(msgspec.json.encode(Thinking()), 202, media_type="application/json")


def _played(live: LiveTable) -> Game:
    assert live.match.game is not None
    return live.match.game
