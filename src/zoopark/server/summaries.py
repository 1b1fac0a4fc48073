"""What lists show of a match."""

import json
from functools import lru_cache

from zoopark.server.storage.rows import Summary
from zoopark.table.match import Match


def summary_of(match: Match) -> Summary:
    """The summary that is stored beside the last entry."""
    to_act = 0
    for seat in match.to_act:
        to_act |= 1 << seat
    running = match.status == "running"
    return Summary(
        status=match.status,
        number=match.number,
        updated=match.updated,
        open_seats=sum(seat.open for seat in match.seats),
        players=len(match.seats),
        to_act=to_act,
        # Bots among themselves play when somebody looks on.
        bots_due=bool(match.bots_to_act and match.people) if running else _to_be_started(match),
        deadline=match.clocks.deadline() if running and match.clocks is not None else None,
        # Who may not look on is not told how it goes either; everybody may see that seats are free.
        listed=match.options.listed and (match.options.watch or match.game is None),
        names=_names(tuple((seat.name, seat.bot) for seat in match.seats)),
        result=_result(match),
    )


@lru_cache(1024)  # most entries do not change them
def _names(seats: tuple[tuple[str, str], ...]) -> str:
    return json.dumps(seats, ensure_ascii=False)


def _to_be_started(match: Match) -> bool:
    return match.game is None and not any(seat.open for seat in match.seats)


def _result(match: Match) -> str | None:
    if match.game is None or not match.over:
        return None
    points = [sheet.total for sheet in match.game.scores()]
    return json.dumps({"points": points, "ranking": match.game.ranking()})
