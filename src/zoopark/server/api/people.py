"""People: your identity here, on all your devices, and your games."""

from collections.abc import AsyncGenerator

import msgspec
from msgspec.structs import replace
from starlette.responses import Response, StreamingResponse

from zoopark.server.api.access import check_history
from zoopark.server.api.messages import (
    Away,
    Deleted,
    Exported,
    ExportedGame,
    Forgotten,
    History,
    Listed,
    Me,
    NewPersonLink,
    NewPush,
    PastTable,
    PersonFound,
    PersonLink,
    PersonUsing,
    Profile,
    PushEnd,
    PushOffer,
    Searching,
    Secret,
    seat_names,
)
from zoopark.server.api.tables import as_listed
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.identity import COOKIE, digest, new_secret, secret_of
from zoopark.server.keeping import erase_words
from zoopark.server.live import now
from zoopark.server.persons import delete_everything, join, look_up, make_link, use_link
from zoopark.server.problems import Problem
from zoopark.server.progress import Progress, name_of, progress, result_of
from zoopark.server.storage.people import PastGame
from zoopark.server.storage.rows import MatchRow
from zoopark.server.storage.subscriptions import Subscription
from zoopark.texts import LANGUAGES

endpoints = Endpoints()


@endpoints.add("GET", "/api/me/tables", tuple[Listed, ...])
async def my_tables(call: Call) -> tuple[Listed, ...]:
    """Your games, unfinished ones first; ``to_act`` says whose turn it is."""
    if not call.person.digest:
        return ()
    rows = await call.service.hub.store.mine(call.person.digest, 100)
    tables = [as_listed(row) for row in rows]
    return tuple(table for table in tables if not table.options.practice)


@endpoints.add("POST", "/api/people", Secret, status=201)
async def be_somebody(call: Call) -> Secret:
    """A secret for a program; browsers get theirs in a cookie."""
    return Secret(new_secret())


# -- on all your devices --------------------------------------------------------------------------


@endpoints.add("GET", "/api/me", Me)
async def who_am_i(call: Call) -> Me:
    """What is known of you here."""
    person, people = call.person.digest, call.service.hub.store.people
    if not person:
        return Me(0, False)
    return Me(await people.held(person), await people.has_kept(person))


@endpoints.add(
    "POST", "/api/me/links", PersonLink, takes=NewPersonLink, status=201, wrongs=(422, 429)
)
async def link_me(call: Call) -> PersonLink:
    """A link that makes another device yours, too: once and soon, or one to be kept."""
    wanted = await call.body(NewPersonLink)
    _count_links(call)
    call.person.known()
    secret = call.person.issued or secret_of(call.request)
    profile = msgspec.json.encode(Profile(wanted.name, wanted.avatar)).decode()
    key, expires = await make_link(call.service.hub, secret, profile, wanted.lasting)
    return PersonLink(key, f"/#me={key}", expires)


@endpoints.add("DELETE", "/api/me/links", None, status=204)
async def unlink_me(call: Call) -> None:
    """No link leads to you any more, neither one to another device nor the one you keep."""
    await call.service.hub.store.people.drop_passages(call.person.digest)


@endpoints.add("POST", "/api/me", PersonFound, takes=PersonUsing, wrongs=(404, 422, 429))
async def use_my_link(call: Call) -> PersonFound:
    """Look at a link to a person, or become that person in this browser.

    The games of the browser come along if ``bring`` says so; otherwise it forgets them.
    """
    using = await call.body(PersonUsing)
    hub, person = call.service.hub, call.person.digest
    found = await look_up(hub, using.key)
    if found is None:
        if not call.service.guard.guesses.take(call.address):
            raise Problem(429, "too-many", "too many wrong links: wait a little")
        raise _leads_nowhere()
    people = hub.store.people
    same = person == found.person
    here = await people.held(person) if person and not same else 0
    if using.take:
        secret = await use_link(hub, using.key, found)
        if secret is None:
            raise _leads_nowhere()
        if person and not same and using.bring:
            await join(hub, person, found.person)
        call.person.issued = secret
    profile = msgspec.json.decode(found.profile, type=Profile)
    return PersonFound(
        profile.name, profile.avatar, await people.held(found.person), here, same, using.take
    )


def _leads_nowhere() -> Problem:
    return Problem(404, "no-person", "this link was used already, is out of date, or is none")


@endpoints.add("POST", "/api/me/lock", None, status=204, wrongs=(429,))
async def lock_others_out(call: Call) -> Response:
    """Your other devices are yours no longer, and no link leads to you any more."""
    response = Response(status_code=204)
    if call.person.digest:
        _count_links(call)
        call.person.issued = new_secret()
        await join(call.service.hub, call.person.digest, digest(call.person.issued))
    return response


def _count_links(call: Call) -> None:
    if not call.service.guard.tables.take(call.address):
        raise Problem(429, "too-many", "too many links: wait a little")


# -- being told that it is your turn ---------------------------------------------------------------


@endpoints.add("GET", "/api/push", PushOffer)
async def push_offer(call: Call) -> PushOffer:
    """The key with which a browser subscribes to messages of this server."""
    push = call.service.push
    return PushOffer("" if push is None else push.key)


@endpoints.add("PUT", "/api/me/push", None, takes=NewPush, status=204, wrongs=(404, 422, 429))
async def subscribe(call: Call) -> None:
    """Be told by push that it is your turn, in games without a clock or over several days."""
    wanted = await call.body(NewPush)
    push = call.service.push
    if push is None:
        raise Problem(404, "no-push", "this server sends no push messages")
    if wanted.language not in LANGUAGES:
        raise Problem(422, "bad-message", "there is no such language")
    if not call.service.guard.pushes.take(call.address):
        raise Problem(429, "too-many", "too many subscriptions: wait a little")
    subscription = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    await push.check(subscription)
    person = call.person.known()
    await call.service.hub.store.subscriptions.put(person, subscription, now())


@endpoints.add("POST", "/api/me/push/end", None, takes=PushEnd, status=204, wrongs=(422,))
async def unsubscribe(call: Call) -> None:
    """Be told no longer."""
    wanted = await call.body(PushEnd)
    subscriptions = call.service.hub.store.subscriptions
    await subscriptions.drop_own(call.person.digest, wanted.endpoint)


# -- your games, and how they went ----------------------------------------------------------------


@endpoints.add("GET", "/api/me/history", History, query=Searching, wrongs=(422, 429))
async def my_history(call: Call) -> History:
    """Your finished games, the latest first."""
    wanted = call.query(Searching)
    check_history(call)
    words = wanted.search.casefold().split()
    found = [
        past
        for past in await _past(call)
        if past.away == wanted.away
        and not result_of(past).practice
        and (not wanted.game or name_of(past.config) == wanted.game)
        and _mentions(past, words)
    ]
    page = found[wanted.skip : wanted.skip + wanted.limit]
    return History(tuple(_past_table(past) for past in page), len(found))


def _mentions(past: PastGame, words: list[str]) -> bool:
    if not words:
        return True
    # Names are stored as JSON that keeps all letters as they are.
    text = f"{past.config} {past.names}".casefold()
    return all(word in text for word in words)


def _past_table(past: PastGame) -> PastTable:
    result = result_of(past)
    return PastTable(
        id=past.id,
        game=past.config,
        ended=past.updated,
        names=seat_names(past.names),
        points=result.points,
        places=tuple(result.place(seat) for seat in range(len(result.points))),
        seats=past.seats,
        away=past.away,
    )


@endpoints.add("GET", "/api/me/progress", tuple[Progress, ...], wrongs=(429,))
async def my_progress(call: Call) -> tuple[Progress, ...]:
    """How your finished games went: places, points, and a rating among the levels."""
    check_history(call)
    return await call.service.hub.folding.run(progress, await _past(call))


@endpoints.add("PUT", "/api/me/away/{id}", None, takes=Away, status=204, wrongs=(404, 409, 422))
async def put_away(call: Call) -> None:
    """Put a finished game away: your lists show it no longer, unless you ask for it."""
    wanted = await call.body(Away)
    match_id = call.part("id")
    if all(past.id != match_id for past in await _past(call)):
        raise Problem(404, "no-table", "you have no such finished game")
    await call.service.hub.store.people.put_away(call.person.digest, match_id, wanted.away)


async def _past(call: Call) -> list[PastGame]:
    person = call.person.digest
    return await call.service.hub.store.people.past(person) if person else []


# -- taking it all with you, and leaving ----------------------------------------------------------


@endpoints.add("GET", "/api/me/export", Exported, wrongs=(429,))
async def export_me(call: Call) -> Response:
    """All your games with their records, as far as you may know them, in one file."""
    check_history(call)
    headers = {"content-disposition": 'attachment; filename="zoopark.json"'}
    return StreamingResponse(_exported(call), media_type="application/json", headers=headers)


async def _exported(call: Call) -> AsyncGenerator[bytes, None]:
    """The text of ``Exported``, game by game."""
    person = call.person.digest
    rows = await call.service.hub.store.every(person) if person else []
    comma = b""
    yield b'{"zoopark":1,"games":['
    for row in rows:
        yield comma + b"\n" + msgspec.json.encode(await _exported_game(call, row, person))
        comma = b","
    yield b"\n]}\n"


async def _exported_game(call: Call, row: MatchRow, person: str) -> ExportedGame:
    game = ExportedGame(
        row.match.id,
        row.match.config,
        row.summary.status,
        row.match.created,
        row.summary.updated,
        tuple(one.name or one.bot for one in seat_names(row.summary.names)),
        tuple(row.seats),
    )
    try:
        live = await call.service.hub.table(row.match.id)
    except Problem as problem:  # by other rules, or damaged: it is there all the same
        return replace(game, problem=problem.wrong.code)
    match, held = live.match, live.held_by(person)
    if match.game is None:
        return game
    viewer = held[0] if len(held) == 1 else None
    record = match.game.record() if match.over else match.game.record(viewer)
    return replace(game, record=record.dumps())


@endpoints.add("DELETE", "/api/me/words", Forgotten)
async def erase_my_words(call: Call) -> Forgotten:
    """Erase your chat and your names from all tables. Your seats stay yours."""
    check_history(call)
    person = call.person.digest
    return Forgotten(await erase_words(call.service.hub, person) if person else 0)


@endpoints.add("DELETE", "/api/me/everything", Deleted, wrongs=(429,))
async def delete_me(call: Call) -> Response:
    """Delete your games, your words, your seats and your links. Nobody can bring them back.

    Games with other people stay theirs: a bot plays on for you, under a letter.
    """
    check_history(call)
    person = call.person.digest
    deleted = await delete_everything(call.service.hub, person) if person else 0
    response = Response(msgspec.json.encode(Deleted(deleted)), media_type="application/json")
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


@endpoints.add("DELETE", "/api/me", None, status=204)
async def forget_me(call: Call) -> Response:
    """Make this browser forget who it is. Its seats are kept."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response
