"""What somebody at a table is told: a seat, or a spectator (``None``).

All that leaves a table is made here, from what ``Game`` lets that seat see.
"""

from typing import Any

import msgspec

from zoopark.game import Game
from zoopark.notation.events import Event
from zoopark.table import log
from zoopark.table.match import Match


def table_view(match: Match) -> dict[str, Any]:
    """What everybody may know of the table itself, besides the game."""
    request = match.request
    return {
        "status": match.status,
        "number": match.number,
        "ply": len(match.plies),
        "to_act": match.to_act,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "substitute": seat.substitute,
                "since": seat.since if seat.substitute else None,  # so many moves were played
            }
            for seat in match.seats
        ],
        "unconfirmed": match.unconfirmed,
        "request": None
        if request is None
        else {
            "seat": request.seat,
            "to": request.to,
            "agreed": sorted(request.agreed),
            "waiting": match.unheard,
        },
        "tired": sorted(match.tired),
        "clocks": _clocks(match),
        "next": match.next,
        "talkers": match.talkers,
    }


def _clocks(match: Match) -> dict[str, Any] | None:
    clocks = match.clocks
    if clocks is None:
        return None
    return {
        "turn": list(clocks.turn),
        "game": list(clocks.game),
        "thinking": sorted(clocks.thinking),
        "since": clocks.since,
        "deadline": clocks.deadline(),
    }


def game_view(match: Match, seat: int | None) -> dict[str, Any] | None:
    """The game as a seat may see it, without what is only about the seat itself."""
    if match.game is None:
        return None
    view = match.game.view(seat)
    del view["seat"], view["legal"], view["to_act"]
    return view


def own_view(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may do now."""
    can: dict[str, Any] = {
        "seat": seat,
        "legal": [],
        "prices": {},  # of the moves that cost coins
        "undo": None,
        "reset": None,
        "confirm": False,
    }
    if seat is None or match.game is None:
        return can
    if match.seats[seat].player or match.paused or match.over or match.opened.archived:
        return can
    if match.unconfirmed is None and seat in match.to_act:
        legal = [(move.text, match.game.price(move, seat)) for move in match.game.legal(seat)]
        can["legal"] = [text for text, _ in legal]
        can["prices"] = {text: coins for text, coins in legal if coins}
    first, count = match.own_stretch(seat), len(match.plies)
    if first < count:
        can |= {"undo": count - 1, "reset": first}
    can["confirm"] = match.unconfirmed == seat
    return can


def told(match: Match, entry: log.Entry, seat: int | None) -> log.Entry:
    """An entry of the log as a seat may know it: sealed moves and secret outcomes are left out.

    Once bids are revealed, the events of the game say them. A position that was set up may hold
    purses and cards, so it is not told either: the view shows what a seat may see of it. Ids are
    nobody's business but the sender's.
    """
    if isinstance(entry, log.Moved | log.Undone | log.Said):
        entry = msgspec.structs.replace(entry, id="")
    if isinstance(entry, log.Said):
        entry = msgspec.structs.replace(entry, by="")
    if match.over:
        return entry
    if isinstance(entry, log.Opened):
        return msgspec.structs.replace(entry, position="")
    game = match.game
    if game is None:
        return entry
    if isinstance(entry, log.Moved):
        sealed = seat != entry.seat and game.seals(entry.move)
        return msgspec.structs.replace(
            entry, move="" if sealed else entry.move, dealt=_shown(game, entry.dealt, seat)
        )
    if isinstance(entry, log.Started):
        return msgspec.structs.replace(entry, dealt=_shown(game, entry.dealt, seat))
    return entry


def _shown(game: Game, dealt: tuple[str, ...], seat: int | None) -> tuple[str, ...]:
    return tuple(text for text in dealt if game.confided_to(text) in (None, seat))


def events_view(events: list[Event]) -> list[dict[str, Any]]:
    """What happened in the game, as data and in words."""
    return [event.as_json() | {"text": str(event)} for event in events]
