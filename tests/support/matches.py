"""Tables for tests: a match with its log, and a clock that the test winds."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from support.tables import situation
from zoopark import Event, Game, Move
from zoopark.record import RULES
from zoopark.table import log, sight, wishes
from zoopark.table.match import Match, Status
from zoopark.table.options import Clock, Options
from zoopark.table.refusal import Refused
from zoopark.table.table import ABSENT, Holder, Table

SECOND = 1000
MINUTE = 60 * SECOND
SECRET = b"of this server"
NAMES = ("Eva", "Adam", "Ida", "Ben", "Zoe")

KINDS = (
    "zooloretto(players=2)",
    "zooloretto(players=5)",
    "zooloretto(players=3, modules=petting-zoo+savings-book+order-cards)",
    "zooloretto(players=4, modules=everything)",
    "aquaretto(players=3)",
    "aquaretto(players=4)",
    "combined(players=2)",
    "combined(players=4)",
    "ozoolemio(players=2)",
    "ozoolemio(players=3, variant=trees, auction=blind)",
    "ozoolemio(players=4, tiebreak=money, purses=open)",
)


def people(players: int) -> tuple[log.Chair, ...]:
    return tuple(log.Chair(name) for name in NAMES[:players])


class Sitting:
    """A running match. Whoever wants something holds the seat they want it for."""

    def __init__(
        self,
        game: str = "zooloretto(players=3, start=A)",
        chairs: Sequence[log.Chair] | None = None,
        options: Options = Options(),  # noqa: B008
        *,
        position: str = "",
        archived: bool = False,
        started: bool = True,
        secret: bytes = SECRET,
    ) -> None:
        if position:
            game = Game.from_position(position, dealer=None).config
        seats = people(Game(game, dealer=None).players) if chairs is None else tuple(chairs)
        opened = log.Opened(0, game, RULES, options, seats, position, archived)
        self.now = 0
        self.log: list[log.Entry] = [opened]
        self.table = Table(Match(opened), secret)
        if started:
            self.happens()

    @property
    def match(self) -> Match:
        return self.table.match

    def status(self) -> Status:
        """The status now; it may be another one than a moment ago."""
        return self.match.status

    @property
    def game(self) -> Game:
        assert self.match.game is not None
        return self.match.game

    def write(self, entry: log.Entry) -> list[Event]:
        """Write an entry; what was made when it was decided on is what its line amounts to."""
        self.log.append(entry)
        following, happened = self.table.after(entry)
        events = self.table.apply(log.decode(log.encode(entry)))
        assert observed(following) == observed(self.match)
        assert happened == events
        return events

    def do(self, wish: wishes.Wish, who: Holder | None = None) -> log.Entry:
        """Somebody wants something and gets it."""
        seat = wish.seat
        entry = self.table.entry(wish, who or Holder(() if seat is None else (seat,)), self.now)
        self.write(entry)
        return entry

    def repeated(self, wish: wishes.Wish, who: Holder | None = None) -> int | None:
        """The entry of this very message, if it came before."""
        seat = wish.seat
        return self.table.repeated(wish, who or Holder(() if seat is None else (seat,)))

    def refuses(self, code: str, wish: wishes.Wish, who: Holder | None = None) -> Refused:
        """Somebody wants something, is refused, and nothing has changed."""
        before = observed(self.match)
        with pytest.raises(Refused) as refused:
            self.do(wish, who)
        assert refused.value.code == code
        assert observed(self.match) == before == observed(self.folded())
        return refused.value

    def happens(self) -> log.Entry:
        """What is due happens."""
        entry = self.table.due(self.now)
        assert entry is not None
        self.write(entry)
        return entry

    def play(self, *moves: str, seat: int | None = None) -> None:
        """Moves of the seat that is to act, or of a certain one."""
        for move in moves:
            actor = self.match.to_act[0] if seat is None else seat
            self.do(wishes.Play(actor, move, self.match.number))

    def bot_plays(self, rng: Random) -> None:
        seat, _ = rng.choice(self.match.bots_to_act)
        move = rng.choice(self.game.legal(seat))
        self.write(self.table.play(seat, move.text, self.match.number, self.now))

    def undo(self, seat: int) -> None:
        self.do(wishes.Undo(seat, self.match.number))

    def reset(self, seat: int) -> None:
        self.do(wishes.Reset(seat, self.match.number))

    def confirm(self, seat: int) -> None:
        self.do(wishes.Confirm(seat, self.match.number))

    def agree_to_go_back(self, to: int) -> None:
        """Everybody agrees to go back."""
        first, *rest = self.match.people
        self.do(wishes.Ask(first, to))
        for seat in rest:
            self.do(wishes.Answer(seat, True))

    def pause(self) -> None:
        """Everybody wants a pause."""
        for seat in self.match.voices(len(self.match.plies)):
            self.do(wishes.Pause(seat))

    def lines(self) -> list[str]:
        return [log.encode(entry) for entry in self.log]

    def folded(self) -> Match:
        """The match after a restart."""
        return Match.folded(map(log.decode, self.lines()))

    def restart(self, secret: bytes = SECRET) -> None:
        self.table = Table(self.folded(), secret)


def observed(match: Match) -> dict[str, Any]:
    """All that a match is, so that two can be compared."""
    seen = {name: value for name, value in vars(match).items() if name != "game"}
    seen["seats"] = [
        (seat.name, seat.bot, seat.substitute, seat.left, seat.since) for seat in match.seats
    ]
    request = match.request
    seen["request"] = request and (
        request.seat,
        request.to,
        sorted(request.agreed),
        sorted(request.voices),
    )
    seen["clocks"] = match.clocks and repr(vars(match.clocks))
    for name in ("plies", "past", "talk", "asked", "waiting", "turns"):
        seen[name] = list(seen[name])
    seen["other_pasts"] = {number: list(past) for number, past in match.other_pasts.items()}
    seen["ids"] = {seat: dict(known) for seat, known in match.ids.items()}
    if match.game is not None:
        game = match.game
        seen["game"] = (game.config, game.position(), game.log, game.start)
        seen["legal"] = [game.legal(seat) for seat in range(game.players)]
    return seen


def shown(match: Match, seat: int | None) -> dict[str, Any]:
    """All that a seat, or a spectator, is shown of a match."""
    return {
        "table": sight.table_view(match),
        "game": sight.game_view(match, seat),
        "own": sight.own_view(match, seat),
    }


# -- random matches -------------------------------------------------------------------------------

Wish = Callable[[Sitting, Random], wishes.Wish]


def _seat(sitting: Sitting, rng: Random) -> int:
    return rng.randrange(len(sitting.match.seats))


def _last(sitting: Sitting, rng: Random) -> int:
    """Mostly the seat that played last, which alone can take something back."""
    moved = [entry.seat for entry in sitting.log[-3:] if isinstance(entry, log.Moved)]
    return moved[-1] if moved else _seat(sitting, rng)


def _play(sitting: Sitting, rng: Random) -> wishes.Wish:
    match = sitting.match
    seat = rng.choice(match.to_act or (0,))
    legal = sitting.game.legal(seat) or [Move("draw")]
    sent = f"{rng.randrange(10**6)}" if rng.random() < 0.5 else ""
    return wishes.Play(seat, rng.choice(legal).text, match.number, sent)


WISHES: tuple[tuple[int, Wish], ...] = (
    (80, _play),
    (6, lambda sitting, rng: wishes.Undo(_last(sitting, rng), sitting.match.number, "u")),
    (3, lambda sitting, rng: wishes.Reset(_last(sitting, rng), sitting.match.number)),
    (3, lambda sitting, rng: wishes.Confirm(_last(sitting, rng), sitting.match.number)),
    (
        3,
        lambda sitting, rng: wishes.Ask(
            _seat(sitting, rng), max(0, len(sitting.match.plies) - rng.randrange(1, 9))
        ),
    ),
    (3, lambda sitting, rng: wishes.Answer(_seat(sitting, rng), rng.random() < 0.8)),
    (1, lambda sitting, rng: wishes.Leave(_seat(sitting, rng))),
    (3, lambda sitting, rng: wishes.Return(_seat(sitting, rng))),
    (1, lambda sitting, rng: wishes.Replace(_seat(sitting, rng))),
    (3, lambda sitting, rng: wishes.Pause(_seat(sitting, rng))),
    (3, lambda sitting, rng: wishes.Resume(_seat(sitting, rng))),
    (2, lambda sitting, rng: wishes.Say("well played", "", _seat(sitting, rng), "s")),
    (1, lambda sitting, rng: wishes.Say("hello", "Guest", None, f"{rng.randrange(99)}")),
)


def _wish(sitting: Sitting, rng: Random) -> wishes.Wish:
    """Anything at all, or what the table waits for."""
    match = sitting.match
    if rng.random() < 0.5:
        if match.paused:
            return wishes.Resume(_seat(sitting, rng))
        if match.tired and rng.random() < 0.5:
            return wishes.Pause(_seat(sitting, rng))
        if match.request is not None:
            return wishes.Answer(_seat(sitting, rng), rng.random() < 0.8)
        if match.unconfirmed is not None:
            return wishes.Confirm(match.unconfirmed, match.number)
        for seat in match.to_act:
            if sitting.now - match.waiting[seat] >= ABSENT:
                return wishes.Replace(seat)
    (wish,) = rng.choices([wish for _, wish in WISHES], [weight for weight, _ in WISHES])
    return wish(sitting, rng)


def random_table(kind: str, rng: Random) -> Sitting:
    """A table with a bot or two at it, perhaps with clocks and turns that are confirmed."""
    players = Game(kind, dealer=None).players
    chairs = [
        log.Chair(bot="easy") if seat and rng.random() < 0.25 else log.Chair(NAMES[seat])
        for seat in range(players)
    ]
    clocks = (None, Clock(turn=40), Clock(game=900, added=5), Clock(turn=60, game=1200, added=2))
    options = Options(
        confirm=rng.random() < 0.5,
        deal="monday",  # so that the test can be repeated
        substitute=rng.choice(["easy", "normal"]),
        clock=rng.choice(clocks),
    )
    return Sitting(kind, chairs, options)


def random_step(sitting: Sitting, rng: Random) -> None:
    """Something happens at a table, unless it is refused."""
    sitting.now += rng.choice([0, 50, SECOND, 5 * SECOND]) + (rng.random() < 0.01) * 12 * MINUTE
    if rng.random() < 0.01:
        sitting.write(log.Woken(max(sitting.now, sitting.match.updated)))
    due = sitting.table.due(sitting.now)
    if due is not None:
        sitting.write(due)
    elif sitting.match.bots_to_act and rng.random() < 0.8:
        sitting.bot_plays(rng)
    else:
        wish = _wish(sitting, rng)
        if sitting.repeated(wish) is None:
            with suppress(Refused):
                sitting.do(wish)


# -- certain moments ------------------------------------------------------------------------------


def truck() -> str:
    """A may take a truck with two pandas, which is three moves and no draw; or do other things."""
    return situation("coins:4 4:panda*2 barn:flamingo", trucks="panda*2,elephant,-").position()


def alone() -> str:
    """The others have their trucks: A has one turn after the other."""
    return situation("coins:4 4:panda*2 barn:flamingo", trucks="panda,@B,@C").position()


def auction_of_three() -> Sitting:
    return Sitting("ozoolemio(players=3, flags=A+B+C)")


def last_move(config: str, seed: int = 1) -> tuple[str, str]:
    """A position before the last move of a game that draws nothing, and that move."""
    rng = Random(seed)
    game = Game(config, seed=seed)
    while True:
        before, seat = game.position(), rng.choice(game.to_act)
        move = rng.choice(game.legal(seat))
        game.play(move, seat)
        if game.over:
            return before, move.text


def question_to_another() -> tuple[str, str]:
    """A position, and a move in it that draws nothing and asks another seat something."""
    rng = Random(3)
    game = Game("zooloretto(players=4, modules=everything)", seed=3)
    while True:
        before, (seat,), entries = game.position(), game.to_act, game.entries
        move = rng.choice(game.legal())
        game.play(move)
        if game.to_act != (seat,) and not game.turn_begins and game.entries == entries + 1:
            return before, move.text
