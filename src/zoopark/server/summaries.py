"""What lists show of a match."""

import json
from functools import lru_cache

from zoopark.server.storage.rows import Summary
from zoopark.table.match import Match, Seat


def summary_of(match: Match) -> Summary:
    """The summary that is stored beside the last entry."""
    to_act = 0
    for seat in match.to_act:
        to_act |= 1 << seat
    status = match.status
    running = status == "running"
    open_seats, names = _of_seats(tuple(match.seats))
    return Summary(
        status=status,
        number=match.number,
        updated=match.updated,
        open_seats=open_seats,
        players=len(match.seats),
        to_act=to_act,
        # Bots among themselves play when somebody looks on.
        bots_due=bool(match.bots_to_act and match.people) if running else match.may_begin,
        deadline=match.deadline if running else None,
        # Who may not look on is not told how it goes either; everybody may see that seats are free.
        listed=match.options.listed and (match.options.watch or match.game is None),
        names=names,
        result=_result(match),
    )


@lru_cache(4096)  # most entries do not change them
def _of_seats(seats: tuple[Seat, ...]) -> tuple[int, str]:
    """How many of them are open, and the names on them."""
    names = [(seat.name, seat.bot, seat.avatar) for seat in seats]
    return sum(seat.open for seat in seats), json.dumps(names, ensure_ascii=False)


def _result(match: Match) -> str | None:
    if match.game is None or not match.over:
        return None
    sheets = match.game.scores()
    result = {
        "points": [sheet.total for sheet in sheets],
        "ranking": match.game.ranking(),
        # For the statistics of those who played: they read no logs.
        "lines": [{line.name: sheet.points(line.name) for line in sheet.lines} for sheet in sheets],
        "substitutes": [seat.substitute for seat in match.seats],
        "set_up": bool(match.opened.position),
        "practice": match.options.practice,
    }
    return json.dumps(result, separators=(",", ":"))
