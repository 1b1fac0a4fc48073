"""A hint: the best moves of a seat, what to expect from them, and why.

>>> from zoopark import Game
>>> from zoopark.bots.budget import Budget
>>> game = Game.from_position(
...     "zooloretto(players=2, out=camel+chimpanzee+zebra) | round:9 turn:A asks:turn | bank:26"
...     " | trucks:@B,leopard+coin,flamingo | A coins:2 5:leopard*4"
...     " | B coins:2 5:elephant*4 stalls:4a=snack | gone:leopard-m*2+leopard-f*2"
...     "+flamingo*6+flamingo-m*2+flamingo-f*2+elephant*3+elephant-m*2+elephant-f*2"
...     "+panda*7+panda-m*2+panda-f*2+kangaroo*7+kangaroo-m*2+kangaroo-f*2"
...     "+snack*2+drinks*3+fruit*3+popcorn*3+coin*11+leopard"
... )
>>> for advice in hint(game, budget=Budget(iterations=30)).advices:
...     print(advice.move, round(advice.points), advice.why)
take 2 8 +3.0 enclosure-5
take 3 5 −3.0 enclosure-5
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from zoopark.bots.budget import Budget
from zoopark.coach.thought import Thought, decider
from zoopark.game import Game
from zoopark.notation.moves import Move
from zoopark.notation.seats import seat_letter
from zoopark.texts import Mistake

LEAST: Final = 0.1  # smaller differences in points are not reasons
SURE: Final = 2.0  # minimum size of a reason, in standard errors
REASONS: Final = 3  # lines of your own sheet to name


def default_budget() -> Budget:
    """About a second; on a slow machine the time limit ends it."""
    return Budget(iterations=5000, seconds=3.0)


@dataclass(frozen=True, slots=True)
class Reason:
    """Expected points by which a move differs from another one.

    ``line`` is a line of the seat's score sheet; it is empty for an opponent's total.
    """

    seat: int
    line: str
    points: float

    def text(self, name: str) -> str:
        """The reason in words.

        >>> Reason(0, "stalls", -0.7).text("A"), Reason(1, "", -1.4).text("B")
        ('−0.7 stalls', 'denies B +1.4')
        """
        if self.line:
            return f"{signed(self.points)} {self.line}"
        return f"{'denies' if self.points < 0 else 'gives'} {name} {signed(abs(self.points))}"


@dataclass(frozen=True, slots=True)
class Advice:
    """One move: what its seat can expect, and the reasons for or against it.

    ``reasons`` compare the best move with the second best and every other move with the best;
    ``instead`` is the move it was compared with.
    """

    move: Move
    chance: float  # to win
    points: float
    share: float  # of the search's visits
    lines: dict[str, float]  # the expected score sheet
    instead: Move | None
    reasons: tuple[Reason, ...]
    names: tuple[str, ...]

    @property
    def why(self) -> str:
        """The reasons in words."""
        return ", ".join(reason.text(self.names[reason.seat]) for reason in self.reasons)

    @property
    def result(self) -> str:
        """The expected result in words."""
        return f"{self.chance:.0%} to win, {number(self.points)} points"

    def __str__(self) -> str:
        return "   ".join(part for part in (self.move.text, self.result, self.why) if part)

    def to_dict(self) -> dict[str, Any]:
        """The advice as JSON-compatible data."""
        return {
            "move": self.move.text,
            "chance": round(self.chance, 4),
            "points": round(self.points, 2),
            "share": round(self.share, 4),
            "instead": None if self.instead is None else self.instead.text,
            "reasons": [
                {"seat": reason.seat, "line": reason.line, "points": round(reason.points, 2)}
                for reason in self.reasons
            ],
        }


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves of a seat, best first, and the one that was asked about."""

    seat: int
    advices: tuple[Advice, ...]
    about: Advice | None = None

    @property
    def move(self) -> Move:
        """The best move."""
        return self.advices[0].move

    def shown(self) -> list[Advice]:
        """Every advice once, with the move asked about last."""
        if self.about is None or self.about in self.advices:
            return list(self.advices)
        return [*self.advices, self.about]

    def _repr_html_(self) -> str:
        """The same table for notebooks."""
        from zoopark.ui.notebook import table

        rows = [
            (advice.move.text, f"{advice.chance:.0%}", number(advice.points), advice.why)
            for advice in self.shown()
        ]
        return table(["move", "to win", "points", "why"], rows)

    def to_dict(self) -> dict[str, Any]:
        """The hint as JSON-compatible data."""
        return {
            "seat": self.seat,
            "advices": [advice.to_dict() for advice in self.advices],
            "about": None if self.about is None else self.about.to_dict(),
        }

    def __str__(self) -> str:
        """A small table."""
        shown = self.shown()
        rows = [
            (
                advice.move.text,
                f"{advice.chance * 100:.0f}% to win",
                f"{number(advice.points)} points",
                advice.why,
            )
            for advice in shown
        ]
        move, chance, points = (max(len(row[column]) for row in rows) for column in range(3))
        return "\n".join(
            f"{row[0]:<{move}}   {row[1]:>{chance}}   {row[2]:>{points}}   {row[3]}".rstrip()
            for row in rows
        )


def hint(
    game: Game,
    seat: int | None = None,
    *,
    budget: Budget | None = None,
    best: int = 3,
    about: Move | str | None = None,
    names: Sequence[str] | None = None,
    seed: int = 0,
) -> Hint:
    """The best moves of a seat that is to act; by default the only one.

    Only what the seat can know is used. ``about`` is another move to judge. A budget in seconds is
    the time until the answer. With the same seed and a budget in iterations, the hint is
    reproducible.
    """
    steps = hinting(game, seat, budget=budget, best=best, about=about, names=names, seed=seed)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Hint = end.value
            return found


def hinting(
    game: Game,
    seat: int | None = None,
    *,
    budget: Budget | None = None,
    best: int = 3,
    about: Move | str | None = None,
    names: Sequence[str] | None = None,
    seed: int = 0,
    piece: float = 0.0,
) -> Generator[None, None, Hint]:
    """A hint in slices: with a piece, the search pauses after that many seconds."""
    seat = decider(game, seat)
    if best < 1:
        raise Mistake("command.wrong.hint")
    asked = None if about is None else _checked(game, seat, about)
    thought = Thought(game, seat, budget or default_budget(), seed, piece)
    if piece:
        yield from thought.searching(piece)
    chosen = thought.ranked[: max(best, 2)]
    yield from thought.looking_ahead(chosen if asked is None else [*chosen, asked])
    called = tuple(names or (seat_letter(other) for other in range(game.players)))
    advices = {move: advice(thought, move, called) for move in thought.futures.games}
    return Hint(
        seat,
        tuple(advices[move] for move in chosen[:best]),
        None if asked is None else advices[asked],
    )


def _checked(game: Game, seat: int, about: Move | str) -> int:
    """The move asked about; an illegal one raises the rule it breaks."""
    move = about if isinstance(about, Move) else Move(about)
    if move not in game.legal(seat):
        game.sight(seat).play(move, seat)
    return move.code


def advice(thought: Thought, move: int, names: tuple[str, ...]) -> Advice:
    """The advice about a move, after looking ahead."""
    best = thought.ranked[0]
    rivals = [rival for rival in thought.futures.games if rival != move]
    other = None if not rivals else rivals[0] if move == best else best
    return Advice(
        Move(move),
        thought.chance(move),
        thought.futures.points(move, thought.seat),
        thought.arms[move].visits / thought.visits,
        thought.futures.lines(move, thought.seat),
        None if other is None else Move(other),
        () if other is None else reasons(thought, move, other),
        names,
    )


def reasons(thought: Thought, move: int, other: int) -> tuple[Reason, ...]:
    """Why a move is better or worse than another: your own lines first, then the opponents."""
    futures, seat = thought.futures, thought.seat
    lines = dict.fromkeys([*futures.lines(move, seat), *futures.lines(other, seat)])
    own = [_reason(thought, move, other, seat, line) for line in lines]
    rivals = [
        _reason(thought, move, other, rival, "")
        for rival in range(thought.players)
        if rival != seat
    ]
    return tuple(_strongest(own)[:REASONS] + _strongest(rivals))


def _reason(thought: Thought, move: int, other: int, seat: int, line: str) -> Reason | None:
    found = thought.futures.difference(move, other, seat, line)
    if abs(found.points) < max(LEAST, SURE * found.error):
        return None
    return Reason(seat, line, found.points)


def _strongest(reasons: Sequence[Reason | None]) -> list[Reason]:
    return sorted(
        (reason for reason in reasons if reason is not None),
        key=lambda reason: -abs(reason.points),
    )


def number(points: float) -> str:
    """Points with one decimal and a real minus sign.

    >>> number(27.33), number(-0.04), number(-3.25)
    ('27.3', '0.0', '−3.2')
    """
    return f"{points + 0.0:z.1f}".replace("-", "−")


def signed(points: float) -> str:
    """The same with its sign.

    >>> signed(2.06), signed(-0.7)
    ('+2.1', '−0.7')
    """
    return f"{points:+.1f}".replace("-", "−")
