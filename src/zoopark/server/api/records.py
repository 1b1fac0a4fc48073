"""Records: downloading a game, and uploading one to watch."""

from starlette.responses import Response

from zoopark.notation.errors import NotationError
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE, seat_letter
from zoopark.record import RULES, OtherRules
from zoopark.server.api.access import check_history, eyes, seen_table
from zoopark.server.api.messages import NextTable
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.live import now
from zoopark.server.problems import Problem
from zoopark.server.thinking import Situation
from zoopark.table import log
from zoopark.table.options import Options

endpoints = Endpoints()


@endpoints.add("GET", "/api/tables/{id}/record", "text/plain", wrongs=(403, 404, 409))
async def take_record(call: Call) -> Response:
    """The record of the game: all of it when it is over, until then what you may know."""
    check_history(call)
    live = await seen_table(call)
    match = live.match
    if match.game is None:
        raise Problem(409, "not-started", "the game has not started yet")
    if match.over or match.opened.archived:
        record = match.game.record()
    else:
        record = match.game.record(eyes(call, live, None))
    name = f'attachment; filename="zoopark-{live.id}.txt"'
    headers = {"content-disposition": name}
    return Response(record.dumps(), media_type="text/plain", headers=headers)


@endpoints.add("POST", "/api/records", NextTable, takes="text/plain", status=201, wrongs=(413, 422))
async def bring_record(call: Call) -> NextTable:
    """Upload a record to replay or review it; it gets its own read-only table."""
    text = await call.text()
    if not call.service.guard.tables.take(call.address):
        raise Problem(429, "too-many", "too many records: wait a little")
    try:
        situation = await call.service.hub.thinkers.replay(text.decode(), call.asker)
    except UnicodeDecodeError as error:
        raise Problem(422, "no-record", "the record is not text in UTF-8") from error
    except OtherRules as error:
        raise Problem(422, "other-rules", str(error)) from error
    except (NotationError, ValueError) as error:
        raise Problem(422, "no-record", str(error)) from error
    opened, entries = as_log(situation)
    return NextTable(await call.service.hub.create(opened, (), "", entries))


def as_log(situation: Situation) -> tuple[log.Opened, list[log.Entry]]:
    """A record, turned into the log of a table."""
    moment = now()
    players = situation.set_up().players
    opened = log.Opened(
        moment,
        situation.game,
        RULES,
        Options(chat=False),  # nobody sits there
        tuple(log.Chair(name=seat_letter(seat)) for seat in range(players)),
        situation.start or "",
        archived=True,
    )
    turns: list[tuple[int, str, list[str]]] = [(NATURE, "", [])]
    for seat, code in situation.log:
        if seat == NATURE:
            turns[-1][2].append(Move(code).text)
        else:
            turns.append((seat, Move(code).text, []))
    entries: list[log.Entry] = [log.Started(moment, tuple(turns[0][2]))]
    entries += [log.Moved(moment, seat, move, tuple(dealt)) for seat, move, dealt in turns[1:]]
    return opened, entries
