"""Practice: puzzles, and going on from any position of a finished game against bots."""

from datetime import UTC, datetime
from typing import Annotated, Final

from msgspec import Meta, Struct

from zoopark.coach.puzzles import Puzzle, shipped
from zoopark.games.catalog import GAMES, read_config
from zoopark.server.api.access import check_history, seen_table
from zoopark.server.api.messages import NewChair, NewTable, NextTable, Reason
from zoopark.server.api.tables import opened_for
from zoopark.server.endpoint import Call, Endpoints
from zoopark.server.problems import Problem
from zoopark.table.match import Match
from zoopark.table.options import Options
from zoopark.table.wishes import Avatar, SeatNumber

endpoints = Endpoints()

RIVAL: Final = "hard"  # who answers quickly, and well enough
OPTIONS: Final = Options(hints=True, chat=False, watch=False, practice=True)


class PuzzleSet(Struct, frozen=True):
    """The puzzles of a game."""

    game: str  # its name
    puzzles: tuple[str, ...]  # their ids


class PuzzleSets(Struct, frozen=True):
    """All puzzles that there are."""

    today: tuple[str, ...]  # the puzzle of the day, one of each game
    games: tuple[PuzzleSet, ...]  # in the order of the catalogue


class Practising(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to practise."""

    name: Annotated[str, Meta(max_length=40)] = ""  # yours
    avatar: Avatar = ""  # an animal to show you as


class GoingOn(Practising, frozen=True, forbid_unknown_fields=True):
    """From where to go on, and as whom."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # after how many moves
    seat: SeatNumber = 0  # yours


class Solution(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone thinks is best."""

    move: Annotated[str, Meta(max_length=200)]  # as text


class PuzzleChoice(Struct, frozen=True):
    """A move of a puzzle, and what a deep search expects of it."""

    move: str  # as text
    chance: float  # of winning, from 0 to 1
    points: float  # that are expected at the end


class PuzzleVerdict(Struct, frozen=True):
    """Whether a puzzle is solved, and why."""

    solved: bool  # the move was the best one
    choices: tuple[PuzzleChoice, ...]  # the best moves, the solution first
    reasons: tuple[Reason, ...]  # what the solution brings more than the second best


def _puzzle(call: Call) -> tuple[str, Puzzle]:
    """The puzzle in the path with the name of its game."""
    wanted = call.part("id")
    for name in GAMES:
        for puzzle in shipped(name):
            if puzzle.id == wanted:
                return name, puzzle
    raise Problem(404, "no-puzzle", "there is no such puzzle")


@endpoints.add("GET", "/api/puzzles", PuzzleSets)
async def list_puzzles(call: Call) -> PuzzleSets:
    """The puzzles of every game, and those of the day."""
    day = datetime.now(UTC).date().toordinal()
    sets = [PuzzleSet(name, tuple(one.id for one in shipped(name))) for name in GAMES]
    filled = tuple(one for one in sets if one.puzzles)
    return PuzzleSets(tuple(one.puzzles[day % len(one.puzzles)] for one in filled), filled)


@endpoints.add(
    "POST",
    "/api/puzzles/{id}",
    NextTable,
    takes=Practising,
    status=201,
    wrongs=(404, 422, 429),
)
async def set_puzzle(call: Call) -> NextTable:
    """Open a table with the position of a puzzle: you decide, and may play on against bots."""
    who = await call.body(Practising)
    name, puzzle = _puzzle(call)
    return await _practice(call, who, name, puzzle.position, puzzle.seat)


@endpoints.add(
    "POST", "/api/puzzles/{id}/solution", PuzzleVerdict, takes=Solution, wrongs=(404, 422)
)
async def judge_solution(call: Call) -> PuzzleVerdict:
    """Whether a move solves a puzzle."""
    move = (await call.body(Solution)).move
    _, puzzle = _puzzle(call)
    return PuzzleVerdict(
        puzzle.choices[0].move == move,
        tuple(PuzzleChoice(one.move, one.chance, one.points) for one in puzzle.choices),
        tuple(Reason(one.seat, one.line, one.points) for one in puzzle.reasons),
    )


@endpoints.add(
    "POST",
    "/api/tables/{id}/practice",
    NextTable,
    takes=GoingOn,
    status=201,
    wrongs=(403, 404, 409, 422, 429),
)
async def go_on_from_here(call: Call) -> NextTable:
    """Go on from any moment of a finished game, on any seat, against bots."""
    wanted = await call.body(GoingOn)
    check_history(call)
    live = await seen_table(call)
    match = live.match
    if not match.over and not match.opened.archived:
        raise Problem(409, "not-over", "the game is not over")
    if wanted.ply >= len(match.plies):
        raise Problem(404, "no-moment", f"{len(match.plies)} moves have been played")
    if wanted.seat >= len(match.seats):
        raise Problem(422, "no-seat", f"there is no seat {wanted.seat}")
    position = await call.service.hub.folding.run(_position, match, wanted.ply)
    return await _practice(call, wanted, match.opened.game, position, wanted.seat)


def _position(match: Match, ply: int) -> str:
    return match.at_ply(ply).position()


async def _practice(call: Call, who: Practising, game: str, position: str, seat: int) -> NextTable:
    if not call.service.guard.tables.take(call.address):
        raise Problem(429, "too-many", "too many new tables: wait a little")
    players = read_config(position.partition("|")[0].strip()).players
    chairs = [NewChair("bot", bot=RIVAL) for _ in range(players)]
    chairs[seat] = NewChair("you", name=who.name, avatar=who.avatar)
    opened = await opened_for(call, NewTable(game, tuple(chairs), OPTIONS, position))
    return NextTable(opened.id)
