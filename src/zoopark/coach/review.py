"""The review of a game: what every decision cost, and what would have been better."""

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from zoopark.bots.budget import Budget
from zoopark.bots.search import SPREAD, VICTORY
from zoopark.coach.hint import Reason, hinting, number
from zoopark.coach.thought import Thought
from zoopark.game import Game
from zoopark.notation.moves import Move
from zoopark.notation.seats import NATURE, seat_letter
from zoopark.record import Record

WORST: Final = 5  # decisions that are explained
EXAMINED: Final = 15  # maximum number of decisions to check again: the first look may be bad luck
THOROUGH: Final = 4  # times the budget of the first look
GOOD: Final = 0.01  # a decision that costs less than this is as good as the best

T = TypeVar("T")
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: what was played, what is best, and the difference between the two.

    ``entry`` is its number in the record. The reasons say what makes the best move better; only the
    costliest decisions, which were checked twice, have them.
    """

    entry: int
    seat: int
    played: Move
    best: Move
    chance: float  # to win, after the best move
    points: float  # the same
    chance_lost: float
    points_lost: float
    reasons: tuple[Reason, ...] = ()

    @property
    def cost(self) -> float:
        """The loss in the result, between 0 and 1: mostly the chance of winning."""
        lead = 100 * self.points_lost / SPREAD
        return max(VICTORY * self.chance_lost + (1 - VICTORY) * lead, 0.0)


@dataclass(frozen=True, slots=True)
class Moment:
    """What all seats could expect before an entry of the record, or at the end."""

    entry: int
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """All judged decisions of a game, and everyone's prospects throughout it."""

    game: str
    names: tuple[str, ...]
    decisions: tuple[Judged, ...]
    curve: tuple[Moment, ...]

    def of(self, seat: int) -> list[Judged]:
        """The decisions of a seat."""
        return [judged for judged in self.decisions if judged.seat == seat]

    def costliest(self, most: int = WORST) -> list[Judged]:
        """The costliest decisions, worst first, without good ones."""
        return costliest(self.decisions, most)

    def __str__(self) -> str:
        return "\n".join([self.game, *self._seats(), *self._mistakes()])

    def _seats(self) -> list[str]:
        width = max(len(name) for name in self.names)
        lines: list[str] = []
        for seat, name in enumerate(self.names):
            judged = self.of(seat)
            if judged:
                good = sum(one.cost < GOOD for one in judged)
                lost = sum(one.chance_lost for one in judged) / len(judged)
                lines.append(
                    f"{name:<{width}}   {len(judged)} decisions, {good} as good as the best,"
                    f" {100 * lost:.1f}% to win lost per decision on average"
                )
        return lines or ["nothing was to be decided"]

    def _mistakes(self) -> list[str]:
        worst = self.costliest()
        if not worst:
            return []
        lines = ["Costliest decisions"]
        for judged in worst:
            why = ", ".join(reason.text(self.names[reason.seat]) for reason in judged.reasons)
            points = f"{number(abs(judged.points_lost))} points"
            lines.append(
                f"{judged.entry:>4}  {self.names[judged.seat]}: {judged.played} instead of"
                f" {judged.best} cost {100 * judged.chance_lost:.0f}% to win"
                f"{' but brought' if judged.points_lost < 0 else ' and'} {points}"
                + (f" ({why})" if why else "")
            )
        return lines

    def to_dict(self) -> dict[str, Any]:
        """The review as JSON-compatible data."""
        data: dict[str, Any] = asdict(self)
        for judged, plain in zip(self.decisions, data["decisions"], strict=True):
            plain |= {"played": judged.played.text, "best": judged.best.text}
        return data

    @staticmethod
    def from_dict(data: dict[str, Any]) -> "Review":
        """The review from the data of ``to_dict``."""
        return Review(
            data["game"],
            tuple(data["names"]),
            tuple(_judged(plain) for plain in data["decisions"]),
            tuple(
                Moment(plain["entry"], tuple(plain["chances"]), tuple(plain["points"]))
                for plain in data["curve"]
            ),
        )

    def plot(self, path: str | Path) -> None:
        """Plot chances and points throughout the game to an SVG or PNG file.

        This needs matplotlib, which the ``lab`` extra installs.
        """
        from zoopark.coach.curve import draw

        draw(self, Path(path))


def _judged(plain: dict[str, Any]) -> Judged:
    fields: dict[str, Any] = plain | {
        "played": Move(plain["played"]),
        "best": Move(plain["best"]),
        "reasons": tuple(Reason(**reason) for reason in plain["reasons"]),
    }
    return Judged(**fields)


def review(
    played: Record | Game | str,
    *,
    budget: Budget | None = None,
    seats: Collection[int] | None = None,
    names: Sequence[str] | None = None,
    closely: Collection[int] = (),
    progress: Progress | None = None,
    seed: int = 0,
) -> Review:
    """Judge every decision of a game, finished or not, by what its seat knew at the time.

    Decisions with only one legal move are skipped, and so are seats not in ``seats``. The costliest
    decisions are explained: those of all, and those of each seat in ``closely``. ``progress`` is
    called with the number of decisions done and the total. With the same seed and a budget in
    iterations, the review is reproducible.

    >>> game = Game("zooloretto(players=2, out=camel+panda+zebra, start=A)", seed=1)
    >>> for move in ("draw", "load 1", "take 1"):
    ...     events = game.play(move)
    >>> found = review(game, budget=Budget(iterations=5))
    >>> [(judged.entry, judged.played) for judged in found.decisions]
    [(3, Move('load 1')), (4, Move('take 1'))]
    """
    steps = looking_back(
        played, budget=budget, seats=seats, names=names, closely=closely, seed=seed
    )
    report = progress or _silent
    while True:
        try:
            report(*next(steps))
        except StopIteration as end:
            found: Review = end.value
            return found


def looking_back(
    played: Record | Game | str,
    *,
    budget: Budget | None = None,
    seats: Collection[int] | None = None,
    names: Sequence[str] | None = None,
    closely: Collection[int] = (),
    seed: int = 0,
    piece: float = 0.0,
) -> Generator[tuple[int, int], None, Review]:
    """A review one decision at a time: yields how many of how many are done.

    With a piece, it also pauses within a decision, after about so many seconds.
    """
    record = played.record() if isinstance(played, Game) else played
    if isinstance(record, str):
        record = Record.loads(record)
    budget = budget or Budget(iterations=1000)
    end = Game.replay(record)
    for seat in seats or ():
        if not 0 <= seat < end.players:
            raise ValueError(f"there is no seat {seat}")
    count = sum(1 for _ in _choices(record, seats))
    total = count + min(count, EXAMINED)
    decisions: dict[int, Judged] = {}
    curve: list[Moment] = []
    for entry, game in _choices(record, seats):
        look = _look(game, entry, *record.entries[entry - 1], budget, seed, piece)
        decisions[entry], moment = yield from _paused(look, (len(decisions), total), piece)
        curve.append(moment)
        yield len(decisions), total
    for done, judged in enumerate(doubtful(decisions, closely), count + 1):
        again = _look_again(record, judged, budget, seed + 1, piece)
        decisions[judged.entry] = yield from _paused(again, (done - 1, total), piece)
        yield done, total
    yield total, total
    if end.over:
        curve.append(_final(end, len(record.entries)))
    called = tuple(names or (seat_letter(seat) for seat in range(end.players)))
    return Review(record.config, called, tuple(decisions.values()), tuple(curve))


def _paused(
    steps: Generator[None, None, T], done: tuple[int, int], piece: float
) -> Generator[tuple[int, int], None, T]:
    """Take all steps, and pause between them if that is wanted."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        if piece:
            yield done


def _silent(done: int, total: int) -> None:
    """Report progress to no one."""


def _choices(record: Record, seats: Collection[int] | None) -> Iterator[tuple[int, Game]]:
    """Every entry at which one of the seats had a choice, with the game before it."""
    game = Game.replay(Record(record.config, [], record.start))
    for entry, (seat, move) in enumerate(record.entries, 1):
        if seat == NATURE:
            game.deal(move)
            continue
        if (seats is None or seat in seats) and len(game.legal(seat)) > 1:
            yield entry, game
        game.play(move, seat)


def _look(
    game: Game, entry: int, seat: int, played: Move, budget: Budget, seed: int, piece: float
) -> Generator[None, None, tuple[Judged, Moment]]:
    thought = Thought(game, seat, budget, seed, piece)
    if piece:
        yield from thought.searching(piece)
    yield from thought.looking_ahead([played.code])
    best = thought.ranked[0]
    chance, points = thought.chance(best), thought.futures.points(best, seat)
    judged = Judged(
        entry,
        seat,
        played,
        Move(best),
        chance,
        points,
        chance - thought.chance(played.code),
        points - thought.futures.points(played.code, seat),
    )
    return judged, Moment(entry, *thought.outlook())


def doubtful(decisions: dict[int, Judged], closely: Collection[int]) -> Iterator[Judged]:
    """The costliest decision that was checked only once, if it is among the worst.

    Those of seats that are looked at closely come first: who asks wants to know about their own.
    """
    again: set[int] = set()
    while len(again) < EXAMINED:
        own = [judged for judged in decisions.values() if judged.seat in closely]
        worst = costliest(own, WORST) + costliest(decisions.values(), WORST)
        fresh = [judged for judged in worst if judged.entry not in again]
        if not fresh:
            return
        again.add(fresh[0].entry)
        yield fresh[0]


def _look_again(
    record: Record, judged: Judged, budget: Budget, seed: int, piece: float
) -> Generator[None, None, Judged]:
    """Judge the same decision again with a larger budget and another seed."""
    game = Game.replay(Record(record.config, record.entries[: judged.entry - 1], record.start))
    more = Budget(int(THOROUGH * budget.iterations), THOROUGH * budget.seconds, int(budget.trials))
    found = yield from hinting(
        game, judged.seat, budget=more, best=1, about=judged.played, seed=seed, piece=piece
    )
    best, played = found.advices[0], found.about
    assert played is not None
    return replace(
        judged,
        best=best.move,
        chance=best.chance,
        points=best.points,
        chance_lost=best.chance - played.chance,
        points_lost=best.points - played.points,
        reasons=()
        if best.move == played.move
        else tuple(replace(reason, points=-reason.points) for reason in played.reasons),
    )


def _final(game: Game, entries: int) -> Moment:
    """How the game ended."""
    winners = game.ranking()[0]
    chances = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
    return Moment(entries + 1, chances, tuple(float(sheet.total) for sheet in game.scores()))


def costliest(decisions: Iterable[Judged], most: int) -> list[Judged]:
    """The costliest decisions, worst first, without good ones."""
    found = [judged for judged in decisions if judged.cost >= GOOD]
    return sorted(found, key=lambda judged: (-judged.cost, judged.entry))[:most]
