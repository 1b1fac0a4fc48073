"""Tables: open, list, view and play."""

import msgspec
from starlette.responses import Response

from zoopark.game import Game
from zoopark.games.catalog import read_config
from zoopark.notation.errors import NotationError
from zoopark.record import RULES
from zoopark.server.api.access import check_history, check_talk, eyes, seen_table
from zoopark.server.api.messages import (
    Accepted,
    Link,
    Listed,
    Looking,
    Moment,
    NewChair,
    NewTable,
    Page,
    Reading,
    TableOpened,
    Wait,
    Which,
    listed,
)
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.hub import checked_game
from zoopark.server.identity import new_key
from zoopark.server.live import now
from zoopark.server.problems import Problem
from zoopark.server.storage.rows import Cursor, MatchRow, NewSeat
from zoopark.server.telling import Logged, Snapshot, agreed
from zoopark.table import log
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.refusal import Refused
from zoopark.table.table import known_bot, person
from zoopark.table.wishes import Wish

endpoints = Endpoints()


@endpoints.add("POST", "/api/tables", TableOpened, takes=NewTable, status=201, wrongs=(422,))
async def open_table(call: Call) -> TableOpened:
    """Open a table. Each open seat has an invitation link."""
    wanted = await call.body(NewTable)
    if not call.service.guard.tables.take(call.address):
        raise Problem(429, "too-many", "too many new tables: wait a little")
    if wanted.options.listed and not call.service.guard.listings.take(call.address):
        raise Problem(429, "too-many", "too many new tables in the lobby: wait a little")
    return await opened_for(call, wanted)


async def opened_for(call: Call, wanted: NewTable) -> TableOpened:
    """Open the table that someone wants."""
    game = checked_game(wanted.game)
    if wanted.position:
        game = _checked_position(wanted.position, game)
    players = read_config(game).players
    chairs = wanted.chairs or (NewChair("you"), *(NewChair("bot"),) * (players - 1))
    if len(chairs) != players:
        raise Problem(422, "chairs", f"this game has {players} seats, not {len(chairs)}")
    try:
        known_bot(wanted.options.substitute)
        sitting = tuple(_chair(chair, number) for number, chair in enumerate(chairs))
    except Refused as refused:
        raise Problem(422, refused.code, str(refused)) from refused
    host = call.person.known()
    opened = log.Opened(now(), game, RULES, wanted.options, sitting, wanted.position)
    seats = [
        NewSeat(number, new_key(), taken=bool(chair.name), holder=host if chair.name else None)
        for number, chair in enumerate(sitting)
        if not chair.bot
    ]
    match_id = await call.service.hub.create(opened, seats, host)
    live = await call.service.hub.table(match_id)  # which starts it if nobody is missing
    call.service.hub.visit(live, call.asker)
    return TableOpened(match_id, tuple(link(match_id, seat.seat, seat.key) for seat in seats))


def _chair(chair: NewChair, number: int) -> log.Chair:
    if chair.kind == "open":
        return log.Chair()
    if chair.kind == "bot":
        return log.Chair(bot=known_bot(chair.bot))
    return log.Chair(name=person(chair.name or f"Player {number + 1}"), avatar=chair.avatar)


def _checked_position(text: str, game: str) -> str:
    try:
        found = Game.from_position(text, dealer=None).config
    except NotationError as error:
        raise Problem(422, "no-position", str(error)) from error
    if read_config(found).game != read_config(game).game:
        raise Problem(422, "no-position", "the position is of another game")
    return found


def link(match_id: str, seat: int, key: str) -> Link:
    """The key follows the #, where neither logs nor other sites see it."""
    return Link(seat, key, f"/t/{match_id}#seat={key}")


@endpoints.add("GET", "/api/tables", Page, query=Which, wrongs=(422,))
async def list_tables(call: Call) -> Page:
    """The lobby: tables waiting for players, in progress, or finished."""
    which = call.query(Which)
    store = call.service.hub.store
    cursor = _cursor(which.after)
    if which.status == "open":
        rows = await store.lobby(which.limit, cursor)
        ends = [row.by_created for row in rows]
    elif which.status == "over":
        rows = await store.finished(which.limit, cursor)
        ends = [row.by_updated for row in rows]
    else:
        rows, ends = await store.watchable(which.limit), []
    full = len(rows) == which.limit and ends
    after = f"{ends[-1].time}.{ends[-1].id}" if full else ""
    return Page(tuple(as_listed(row) for row in rows), after)


def as_listed(row: MatchRow) -> Listed:
    return listed(row, agreed(msgspec.json.decode(row.match.options, type=Options)))


def _cursor(text: str) -> Cursor | None:
    if not text:
        return None
    time, _, match_id = text.partition(".")
    return Cursor(int(time), match_id)


@endpoints.add("GET", "/api/tables/{id}", Snapshot, query=Wait, wrongs=(403, 404, 409, 422))
async def show_table(call: Call) -> Snapshot:
    """The whole table as you may see it, immediately or as soon as it changes."""
    wait = call.query(Wait)
    live = await seen_table(call)
    if wait.after is not None:
        await live.wait(wait.after, wait.seconds)
    return live.snapshot(call.person.digest, eyes(call, live, wait.seat))


@endpoints.add("POST", "/api/tables/{id}/wishes", Accepted, takes=Wish, wrongs=(403, 404, 409, 422))
async def wish(call: Call) -> Accepted:
    """Play a move, undo, chat: the same messages as over the WebSocket."""
    live = await seen_table(call)
    wanted: Wish = await call.message(Wish)
    check_talk(call.service.guard, wanted, call.address)
    try:
        return Accepted(await live.do(wanted, call.person.digest))
    except Refused as refused:
        call.service.metrics.refused(refused.code)
        raise Problem(409, refused.code, str(refused), refused.rule) from refused


@endpoints.add(
    "GET", "/api/tables/{id}/log", tuple[Logged, ...], query=Reading, wrongs=(403, 404, 409, 422)
)
async def show_log(call: Call) -> tuple[Logged, ...]:
    """What has happened, as far as you may know it: a page of entries after the one given."""
    check_history(call)
    live = await seen_table(call)
    reading = call.query(Reading)
    seat = eyes(call, live, reading.seat)
    return await call.service.hub.folding.page(live, reading.after, reading.limit, seat)


@endpoints.add(
    "GET",
    "/api/tables/{id}/at/{ply}",
    Moment,
    query=Looking,
    wrongs=(403, 404, 409, 422),
)
async def show_moment(call: Call) -> Moment:
    """The game as it was after this many moves."""
    check_history(call)
    live = await seen_table(call)
    seat = eyes(call, live, call.query(Looking).seat)
    match, ply = live.match, call.number("ply")
    if match.game is None or ply > len(match.plies):
        raise Problem(404, "no-moment", f"{len(match.plies)} moves have been played")
    return await call.service.hub.folding.run(_moment, match, ply, seat)


def _moment(match: Match, ply: int, seat: int | None) -> Moment:
    game = match.at_ply(ply)
    priced: dict[str, int] = {}
    if seat is not None and match.over and seat in game.to_act:
        priced = game.priced(seat)
    return Moment(
        ply,
        len(match.plies),
        game.to_act,
        seat,
        game.view(seat),
        legal=tuple(priced),
        prices={text: coins for text, coins in priced.items() if coins},
    )


@endpoints.add(
    "GET", "/api/tables/{id}/board", "text/plain", query=Looking, wrongs=(403, 404, 409, 422)
)
async def show_board(call: Call) -> Response:
    """The board as text, for scripts and screen readers."""
    live = await seen_table(call)
    seat = eyes(call, live, call.query(Looking).seat)
    if live.match.game is None:
        raise Problem(409, "not-started", "the game has not started yet")
    names = [seat.name or seat.bot for seat in live.match.seats]
    return Response(live.match.game.board(names, seat), media_type="text/plain")
