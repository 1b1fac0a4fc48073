"""Hints during a game, and reviews of finished games."""

import asyncio

import msgspec
import structlog
from starlette.responses import Response

from zoopark.server.api.access import seen_table
from zoopark.server.api.messages import Hint, Question, Review, Thinking
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.live import LiveTable
from zoopark.server.problems import Problem, not_yours
from zoopark.server.service import Service
from zoopark.server.thinking import Situation

endpoints = Endpoints()
logger = structlog.get_logger()


@endpoints.add("POST", "/api/tables/{id}/hint", Hint, takes=Question, wrongs=(403, 404, 409, 422))
async def give_hint(call: Call) -> Hint:
    """The best moves for your seat, what to expect from them, and why."""
    question = await call.body(Question)
    live = await seen_table(call)
    match = live.match
    if not match.options.hints:
        raise Problem(409, "no-hints", "at this table nobody asks for advice")
    if question.seat not in live.held_by(call.person.digest):
        raise not_yours()
    if match.game is None or question.seat not in match.game.to_act:
        raise Problem(409, "not-your-turn", "it is not your turn")
    if not call.service.guard.thinking.take(call.address):
        raise Problem(429, "too-many", "too many hints: think a little")
    situation = Situation.of(live.id, match.game)
    try:
        found = await call.service.hub.thinkers.hint(
            situation, question.seat, question.about, names_of(live)
        )
    except ValueError as error:
        raise Problem(422, "no-move", str(error)) from error
    return msgspec.convert(found, Hint)


def names_of(live: LiveTable) -> tuple[str, ...]:
    return tuple(seat.name or seat.bot for seat in live.match.seats)


@endpoints.add(
    "GET", "/api/tables/{id}/review", Review, wrongs=(403, 404, 409), also={202: Thinking}
)
async def show_review(call: Call) -> Response:
    """Review a finished game, decision by decision. Answers 202 until the review is ready."""
    live = await seen_table(call)
    if not live.match.over and not live.match.opened.archived:
        raise Problem(409, "not-over", "the game is not over")
    service = call.service
    found = await service.hub.store.review(live.id)
    if found is not None:
        return Response(found, media_type="application/json")
    if live.id not in service.reviewing:
        if not service.guard.thinking.take(call.address):
            raise Problem(429, "too-many", "too many reviews: wait a little")
        service.reviewing.add(live.id)
        service.hub.spawn(_review(service, live))
    return Response(msgspec.json.encode(Thinking()), 202, media_type="application/json")


async def _review(service: Service, live: LiveTable) -> None:
    game = live.match.game
    assert game is not None
    try:
        found = await service.hub.thinkers.review(Situation.of(live.id, game), names_of(live))
        review = msgspec.convert(found, Review)
        await service.hub.store.save_review(live.id, msgspec.json.encode(review))
    except asyncio.CancelledError:
        raise
    except Exception:
        logger.exception("review failed", match=live.id)
    finally:
        service.reviewing.discard(live.id)
