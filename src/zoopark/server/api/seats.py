"""Seats: take one, invite to one, open one on another device, play again."""

from contextlib import suppress

from zoopark.server.api.access import seen_table
from zoopark.server.api.messages import (
    Invitation,
    Link,
    NextTable,
    Seated,
    SeatName,
    Sitting,
    Using,
)
from zoopark.server.api.tables import link
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.hub import Hub, new_id
from zoopark.server.identity import new_key
from zoopark.server.live import LiveTable, now
from zoopark.server.problems import Problem, not_yours
from zoopark.server.storage.errors import Taken, WornOut
from zoopark.server.storage.rows import NewSeat, SeatChange
from zoopark.server.telling import agreed
from zoopark.table import log
from zoopark.table.refusal import Refused

endpoints = Endpoints()


@endpoints.add("POST", "/api/tables/{id}/seats", Seated, takes=Sitting, wrongs=(403, 404, 409, 422))
async def sit_down(call: Call) -> Seated:
    """Take an open seat at a table in the lobby."""
    sitting = await call.body(Sitting)
    live = await seen_table(call)
    person = call.person.known()
    if not live.match.options.listed and person != live.host:
        raise not_yours("this table is by invitation")
    if person != live.host and live.held_by(person):
        raise Problem(409, "seated", "you sit here already")
    free = [number for number, seat in enumerate(live.match.seats) if seat.open]
    if not free:
        raise Problem(409, "taken", "no seat is free")
    seat = free[0] if sitting.seat is None else sitting.seat
    return await _take(live, seat, sitting, call)


@endpoints.add("POST", "/api/seats", Seated, takes=Using, wrongs=(404, 409, 422))
async def use_key(call: Call) -> Seated:
    """Redeem a seat link: take the seat if it is open, or open it on this device too."""
    using = await call.body(Using)
    hub, person = call.service.hub, call.person.known()
    found = await hub.store.seat_by_key(using.key)
    if found is None:
        if not call.service.guard.guesses.take(call.address):
            raise Problem(429, "too-many", "too many wrong links: wait a little")
        raise _opens_nothing()
    live = await hub.table(found.match_id)
    if live.match.seats[found.seat].bot:
        raise Problem(404, "no-seat", "a bot sits there now")
    try:
        if not found.taken:
            if not using.name and live.match.seats[found.seat].open:
                return Seated(live.id, found.seat, False, _invitation(live))
            return await _take(live, found.seat, using, call, using.key)
        change = SeatChange(found.seat, add_holder=person, opened_by=using.key)
        await hub.store.change_seats(live.id, [change])
    except WornOut as error:  # others used it, or changed the lock, since it was looked up
        raise _opens_nothing() from error
    await live.read_holders()
    return Seated(live.id, found.seat, True)


def _invitation(live: LiveTable) -> Invitation:
    match = live.match
    own = live.held_by(live.host)
    return Invitation(
        game=match.opened.game,
        host=match.seats[own[0]].name if own else "",
        names=tuple([SeatName(seat.name, seat.bot, seat.avatar) for seat in match.seats]),
        options=agreed(match.options),
    )


def _opens_nothing() -> Problem:
    return Problem(404, "no-seat", "this link opens no seat (any more)")


async def _take(
    live: LiveTable, seat: int, who: Sitting | Using, call: Call, invitation: str | None = None
) -> Seated:
    """A person who takes a seat gets a key of their own; the invitation no longer opens it."""
    change = SeatChange(
        seat,
        key=new_key(),
        taken=True,
        clear_holders=True,
        add_holder=call.person.known(),
        opened_by=invitation,
    )
    try:
        await live.write(lambda: live.table.sit(seat, who.name, live.now(), who.avatar), [change])
    except Refused as refused:
        raise Problem(409, refused.code, str(refused)) from refused
    return Seated(live.id, seat, True)


@endpoints.add("GET", "/api/tables/{id}/links", tuple[Link, ...], wrongs=(403, 404, 409))
async def show_links(call: Call) -> tuple[Link, ...]:
    """The links to your seats and, if you are the host, to the open seats."""
    live = await seen_table(call)
    person = call.person.digest
    held = live.held_by(person)
    keys = await call.service.hub.store.keys(live.id)
    host = bool(person) and person == live.host
    return tuple(
        link(live.id, seat, key)
        for seat, key in keys.items()
        if seat in held or (host and live.match.seats[seat].open)
    )


@endpoints.add("POST", "/api/tables/{id}/links/{seat}", Link, wrongs=(403, 404, 409))
async def change_lock(call: Call) -> Link:
    """Create a new link for your seat; the old link and other devices are locked out."""
    live = await seen_table(call)
    seat, person, store = call.number("seat"), call.person.digest, call.service.hub.store
    old, key = (await store.keys(live.id)).get(seat), new_key()
    await live.read_holders()
    if old is None or seat not in live.held_by(person):
        raise not_yours()
    change = SeatChange(seat, key=key, clear_holders=True, add_holder=person, opened_by=old)
    try:
        await store.change_seats(live.id, [change])
    except WornOut as error:  # another device was quicker, and this one is locked out
        raise not_yours() from error
    finally:
        await live.read_holders()
    return link(live.id, seat, key)


@endpoints.add("POST", "/api/tables/{id}/rematch", NextTable, status=201, wrongs=(403, 404, 409))
async def rematch(call: Call) -> NextTable:
    """Open a rematch for the same people; later requests lead to the same table."""
    live = await seen_table(call)
    match, hub, person = live.match, call.service.hub, call.person.digest
    held = live.held_by(person)
    if not held:
        raise not_yours("you did not play here")
    if not match.over:
        raise Problem(409, "not-over", "the game is not over")
    if not match.next:
        await _announce(live, held[0])
    await _open_next(live, hub)
    await hub.table(live.match.next)
    return NextTable(live.match.next)


async def _announce(live: LiveTable, seat: int) -> None:
    next_id = new_id()

    def decide() -> log.Entry:
        if live.match.next:
            raise Refused("rematched", "somebody else was quicker")
        return log.Rematched(live.now(), seat, next_id)

    with suppress(Refused):
        await live.write(decide)


async def _open_next(live: LiveTable, hub: Hub) -> None:
    """Announce the next table before it exists, so that there is never a second one."""
    match = live.match
    if await hub.store.load(match.next) is not None:
        return
    chairs = tuple(log.Chair(seat.name, seat.bot, seat.avatar) for seat in match.seats)
    options = agreed(match.options)  # the players would know the same deal
    opened = log.Opened(now(), match.opened.game, match.opened.rules, options, chairs)
    holders = {seat: sorted(people) for seat, people in live.holders.items()}
    seats = [NewSeat(seat, new_key(), True, people[0]) for seat, people in holders.items()]
    with suppress(Taken):
        await hub.create(opened, seats, live.host, match_id=match.next)
    others = [
        SeatChange(seat, add_holder=other) for seat, people in holders.items() for other in people
    ]
    await hub.store.change_seats(match.next, others)
