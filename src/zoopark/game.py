"""A game to play: the rules behind a friendly face.

Everything a game can be asked or told goes through ``Game``. Moves are texts or ``Move`` objects,
checked before they are played, and a refused move changes nothing.
"""

from collections.abc import Sequence
from functools import cache
from types import EllipsisType
from typing import TYPE_CHECKING, Any, Final

from zoopark.core.journal import Journal
from zoopark.core.moves import Moves
from zoopark.core.rule import IllegalMove, rule_id
from zoopark.core.score import Sheet
from zoopark.core.state import State, ranking
from zoopark.dealer import Dealer
from zoopark.games.catalog import DEFAULT_GAME, read_config, spec_of
from zoopark.games.shown import Shown
from zoopark.games.spec import GameSpec
from zoopark.notation.config import Config, split_config
from zoopark.notation.errors import Detail, Misread, number_of, quoted, text_of
from zoopark.notation.events import Event
from zoopark.notation.moves import Move, move_code, move_text
from zoopark.notation.seats import NATURE, seat_index, seat_letter
from zoopark.record import Record
from zoopark.texts import Phrase

if TYPE_CHECKING:
    from fractions import Fraction

    from zoopark.games.trial import Trial
    from zoopark.games.view import View


# The entries of logs, each kept once: thousands of games are made of the same few thousand.
_ENTRIES: Final[dict[tuple[int, int], tuple[int, int]]] = {}


def _entry(seat: int, code: int) -> tuple[int, int]:
    entry = seat, code
    return _ENTRIES.setdefault(entry, entry)


class Game:
    """One game, from its set-up to its end.

    >>> game = Game("zooloretto(players=3, out=camel+zebra, start=A)", seed=7)
    >>> game.to_act, game.legal()
    ((0,), [Move('draw')])
    >>> [str(event) for event in game.play("draw")]
    ['A draws leopard-m']
    >>> game.play("take 1")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    zoopark.core.rule.IllegalMove: A cannot play 'take 1': To draw, turn up one tile ...
    """

    def __init__(
        self,
        config: str = DEFAULT_GAME,
        *,
        seed: int | str | None = None,
        dealer: Dealer | EllipsisType | None = ...,
    ) -> None:
        """Set up the game that a game string names.

        ``seed`` makes the deal repeatable. ``dealer=None`` leaves every chance event to the caller,
        see ``chance`` and ``deal``.
        """
        chosen = Dealer(seed) if isinstance(dealer, EllipsisType) else dealer
        read = read_config(config)
        self._assemble(read, spec_of(read.game).new(read), None, [], chosen)

    def _assemble(
        self,
        config: Config,
        state: State,
        start: str | None,
        log: list[tuple[int, int]],
        dealer: Dealer | None,
    ) -> None:
        self._config = config
        self._spec = spec_of(config.game)
        self._state = state
        self._start = start  # the position from which the game is played, if not from set-up
        self._log = log
        self._dealer = dealer
        self._shown: dict[int | None, Shown | None] = {}  # the last view of each seat that looks on
        self._erased = False  # is it what a seat sees of a game in which there are secrets?
        self._journal = Journal(True)
        state.listen(self._journal)
        self._let_deal()
        self._journal.drain()

    @staticmethod
    def _assembled(
        config: Config,
        state: State,
        start: str | None,
        log: list[tuple[int, int]],
        dealer: Dealer | None,
    ) -> "Game":
        game = Game.__new__(Game)
        game._assemble(config, state, start, log, dealer)
        return game

    # -- asking -----------------------------------------------------------------------------------

    @property
    def config(self) -> str:
        """The canonical game string."""
        return str(self._config)

    @property
    def spec(self) -> GameSpec:
        """The description of the game: its players, options, modules and evaluator."""
        return self._spec

    @property
    def start(self) -> str | None:
        """The position from which the game is played, if not from its set-up."""
        return self._start

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def state(self) -> State:
        """The state under the rules, for bots and experiments. Change it through ``play`` only."""
        return self._state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now: none while chance is due or the game is over."""
        return _seats_in(self._state.actors())

    @property
    def over(self) -> bool:
        return self._state.over()

    @property
    def turn_begins(self) -> bool:
        """Is this the start of a turn, or the end of the game?"""
        return self._spec.turn_begins(self._state)

    @property
    def hides(self) -> bool:
        """Is anything hidden from some of the seats?"""
        return self._spec.hides(self._config)

    def seals(self, move: Move | str) -> bool:
        """Is this move kept from the others at first, so that it cannot be taken back?"""
        return self._spec.seals(move_code(move))

    def confided_to(self, outcome: Move | str) -> int | None:
        """The only seat that is shown an outcome of chance; ``None`` if it lies open."""
        return self._spec.confided_to(move_code(outcome))

    @property
    def entries(self) -> int:
        """How many moves and outcomes of chance its record has so far."""
        return len(self._log)

    @property
    def outcomes(self) -> int:
        """How many of these entries are outcomes of chance."""
        return sum(seat == NATURE for seat, _ in self._log)

    def _seat(self, seat: int) -> int:
        """A seat of this game, or an error."""
        seat = seat_index(seat)
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        return seat

    def legal(self, seat: int | None = None) -> list[Move]:
        """Every legal move of a seat; of the seat that is to act when none is named."""
        if seat is None:
            to_act = self.to_act
            if len(to_act) > 1:
                raise ValueError("several seats are to act: name one")
            if not to_act:
                return []
            seat = to_act[0]
        seat = seat_index(seat)
        if not 0 <= seat < self.players or not self._state.actors() >> seat & 1:
            return []
        moves = Moves()
        self._state.legal(seat, moves)
        return [Move(code) for code in moves.listed()]

    def scores(self, viewer: int | EllipsisType | None = ...) -> list[Sheet]:
        """A score sheet for each seat, as if the game ended now.

        With a viewer they say no more than this seat, or a spectator (``None``), may know.
        """
        known = self._state
        if not isinstance(viewer, EllipsisType):
            known = self._spec.known(known, None if viewer is None else self._seat(viewer))
        return [known.sheet(seat) for seat in range(self.players)]

    def ranking(self) -> list[tuple[int, ...]]:
        """The seats, best first, as if the game ended now; seats that share a place together."""
        return ranking(self._state)

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several if they share the first place; none before the end.

        >>> game = Game("zooloretto(players=2)", seed=7)
        >>> while not game.over:
        ...     _ = game.play(game.legal()[-1])
        >>> game.winners() == game.ranking()[0]
        True
        """
        return self.ranking()[0] if self.over else ()

    def view(self, seat: int | None = None) -> "View":
        """What a seat may see; ``None`` is a spectator.

        >>> view = Game("zooloretto(players=2, out=camel+zebra+panda, start=A)", seed=7).view()
        >>> view.asks, view.scores[0].total, view.as_json()["trucks"][0]
        ('turn', 0, {'tiles': (), 'spaces': 3, 'taken_by': None})
        """
        seen_from = None if seat is None else self._seat(seat)
        view = self._spec.view(self._state, self._config, seen_from, self._shown.get(seen_from))
        # Whoever looks a second time will look again after the next move.
        again = seen_from in self._shown
        self._shown[seen_from] = Shown(self._state.copy(), view) if again else None
        return view

    def sight(self, seat: int) -> "Game":
        """The game as a seat knows it, for bots: secrets are erased, and there is no dealer.

        Who has seen a game from its set-up on remembers all of it; who came to a position knows
        only what lies open in it.
        """
        self._seat(seat)
        known = self._state.copy()
        start = self._start
        if not self.over:
            known.forget(seat, start is None)
            if start is not None:
                start = self._spec.visible_start(self._state, start, seat)
        log = self._spec.visible(self._state, self._log, seat)
        sight = Game._assembled(self._config, known, start, list(log), None)
        sight._erased = self.hides and not self.over
        return sight

    def price(self, move: Move | str, seat: int) -> int:
        """The coins that a seat pays for a legal move, whatever it earns by it.

        >>> game = Game("aquaretto(players=2, start=A)", seed=1)
        >>> [(move.text, game.price(move, 0)) for move in game.legal(0)][:2]
        [('draw', 0), ('expand small a-1 nw', 1)]
        """
        return int(self._state.price(self._seat(seat), move_code(move)))

    def priced(self, seat: int) -> dict[str, int]:
        """Every legal move of a seat as text, with the coins that it pays for it.

        >>> Game("zooloretto(players=2, start=A)", seed=1).priced(0)
        {'draw': 0}
        """
        seat = self._seat(seat)
        if not self._state.actors() >> seat & 1:
            return {}
        moves = Moves()
        self._state.legal(seat, moves)
        price = self._state.price
        return {move_text(code): int(price(seat, code)) for code in moves.listed()}

    def trial(self, move: Move | str, seat: int) -> "Trial":
        """Try a move on a copy: the rule that forbids it, or its immediate result.

        >>> Game("zooloretto(players=3, start=A)", seed=1).trial("take 1", 0)
        Trial(move='take 1', rule='Z.4.2', why='', gains=())
        """
        code = move_code(move)
        known = self._spec.known(self._state, self._seat(seat))
        return self._spec.trial(known, seat, code, move_text(code))

    # -- playing ----------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> list[Event]:
        """Play a move and return what it brought about.

        A text that is no move raises ``NotationError``, a move that the rules refuse
        ``IllegalMove`` with the id of the rule; in both cases nothing has changed.
        """
        code = self._code(move)
        seat = self._only_actor(code) if seat is None else seat_index(seat)
        seated = 0 <= seat < self.players
        refused = self._state.refusal(seat if seated else NATURE, code)
        if refused:
            raise self._illegal(seat, code, refused)
        self._state.play(seat, code)
        self._log.append(_entry(seat, code))
        self._let_deal()
        return [Event(note) for note in self._journal.drain()]

    def undo(self) -> Move:
        """Take back the last decision with all that chance brought after it, and return it.

        The dealer is not set back: play the same move again, and the tile that comes may be
        another one.

        >>> game = Game("zooloretto(players=3)", seed=7)
        >>> before = game.copy()
        >>> _ = game.play("draw")
        >>> game.undo(), game == before
        (Move('draw'), True)
        """
        if self._erased:
            raise ValueError("what a seat sees of a game cannot be taken back: undo in the game")
        decisions = [number for number, (seat, _) in enumerate(self._log) if seat != NATURE]
        if not decisions:
            raise ValueError("there is no decision to take back")
        taken_back = Move(self._log[decisions[-1]][1])
        del self._log[decisions[-1] :]
        self._state = _replayed(self._config, self._log, self._start)
        self._state.listen(self._journal)
        self._shown.clear()
        return taken_back

    def _code(self, move: Move | str) -> int:
        """The number of a move; whoever writes an unknown one is told what can be done now."""
        try:
            return move_code(move)
        except Misread as error:
            verbs = dict.fromkeys(legal.verb for seat in self.to_act for legal in self.legal(seat))
            if error.key != "notation.verb" or not verbs:
                raise
            raise Misread(error.key, text=quoted(str(move)), known=", ".join(verbs)) from None

    def _only_actor(self, code: int) -> int:
        actors = self._state.actors()
        if actors & (actors - 1):
            raise ValueError("several seats are to act: say which one plays")
        if actors == 0 and not self.over:
            raise ValueError(f"cannot play {move_text(code)!r}: a chance event is due, deal first")
        seat = 0
        while actors > 1:
            actors >>= 1
            seat += 1
        return seat

    def _illegal(self, seat: int, code: int, number: int) -> IllegalMove:
        from zoopark.rulebook import rule  # here, because few programs ever break one

        broken = rule_id(number)
        who = seat_letter(seat) if 0 <= seat < self.players else f"seat {seat}"
        found = rule(broken)
        source = f"{broken}, a house rule" if found.house else broken
        why = f"{who} cannot play {move_text(code)!r}: {found.text()} ({source})"
        return IllegalMove(why, broken)

    # -- chance -----------------------------------------------------------------------------------

    def chance(self) -> "list[tuple[Move, Fraction]]":
        """The outcomes of the chance event that is due, with their probabilities.

        >>> game = Game("zooloretto(players=4)", dealer=None)
        >>> len(game.chance()), game.chance()[0]
        (8, (Move('leave flamingo'), Fraction(1, 8)))
        """
        from fractions import Fraction

        if not self._state.chance():
            return []
        moves = Moves()
        self._state.outcomes(moves)
        weights = [(code, self._state.weight(code)) for code in moves.listed()]
        total = sum(weight for _, weight in weights)
        return [(Move(code), Fraction(weight, total)) for code, weight in weights]

    def deal(self, outcome: Move | str) -> list[Event]:
        """Decide the outcome of a chance event."""
        code = move_code(outcome)
        if not self._state.chance():
            raise ValueError(f"cannot deal {move_text(code)!r}: no chance event is due")
        if self._state.weight(code) <= 0:
            raise ValueError(f"chance cannot bring {move_text(code)!r} now")
        self._deal(code)
        self._let_deal()
        return [Event(note) for note in self._journal.drain()]

    def _deal(self, code: int) -> None:
        self._state.deal(code)
        self._log.append(_entry(NATURE, code))

    def _let_deal(self) -> None:
        if self._dealer is not None:
            while self._state.chance():
                self._deal(self._dealer.deal(self._state))

    # -- writing down and setting up --------------------------------------------------------------

    def record(self, viewer: int | EllipsisType | None = ...) -> Record:
        """The game so far: its moves and what chance brought.

        Without a viewer this is everything, sealed bids included, and from it the game can be
        replayed. With one it says no more than this seat, or a spectator (``None``), may know.
        """
        log, start = self._log, self._start
        if not isinstance(viewer, EllipsisType):
            if viewer is not None:
                self._seat(viewer)
            log = self._spec.visible(self._state, log, viewer)
            if start is not None:
                start = self._spec.visible_start(self._state, start, viewer)
        return Record(self.config, [(actor, Move(code)) for actor, code in log], start)

    @staticmethod
    def replay(record: Record | str, *, dealer: Dealer | None = None) -> "Game":
        """Play a record again, checking every entry.

        Without a dealer the game waits where the record ends; with one it can be played on.
        """
        if not isinstance(record, Record):
            record = Record.loads(record)
        if record.start is None:
            game = Game(record.config, dealer=None)
        else:
            game = Game.from_position(record.start, dealer=None)
            if game.config != record.config:
                raise Misread("notation.record.other")
        for number, (seat, move) in enumerate(record.entries, 1):
            try:
                if seat == NATURE:
                    game.deal(move)
                else:
                    game.play(move, seat)
            except ValueError as error:
                why = (
                    error
                    if isinstance(error, Phrase)
                    else Detail(str(error), getattr(error, "rule", ""))
                )
                raise Misread("notation.record.at", n=number, why=why) from error
        game._dealer = dealer
        game._let_deal()
        game._journal.drain()
        return game

    def at(self, entries: int) -> "Game":
        """The game as it was after this many entries of its record, without a dealer.

        >>> game = Game("zooloretto(players=3)", seed=7)
        >>> _ = game.play("draw")
        >>> game.entries, game.at(game.entries - 2).legal()
        (5, [Move('draw')])
        """
        if not 0 <= number_of("a number of entries", entries) <= len(self._log):
            raise ValueError(f"the game has {len(self._log)} entries, not {entries}")
        return Game.from_log(self.config, self._log[:entries], self._start)

    @property
    def log(self) -> list[tuple[int, int]]:
        """The record as numbers: the seat (-1 for chance) and the packed move."""
        return list(self._log)

    @staticmethod
    def from_log(
        config: str,
        log: list[tuple[int, int]],
        start: str | None = None,
        dealer: Dealer | None = None,
    ) -> "Game":
        """Play the log of another game again. It is not checked: that has been done before."""
        read = read_config(config)
        return Game._assembled(read, _replayed(read, log, start), start, list(log), dealer)

    def position(self) -> str:
        """The position in one line of text; ``from_position`` sets it up again."""
        return self._spec.position(self._state, self._config)

    @staticmethod
    def from_position(
        text: str,
        *,
        seed: int | str | None = None,
        dealer: Dealer | EllipsisType | None = ...,
    ) -> "Game":
        """Set up any possible position. The game goes on from there."""
        first, *fields = [field.strip() for field in text_of("a position", text).split("|")]
        name, values = split_config(first)
        spec = spec_of(name)
        config, state = spec.from_position(values, fields)
        chosen = Dealer(seed) if isinstance(dealer, EllipsisType) else dealer
        return Game._assembled(config, state, spec.position(state, config), [], chosen)

    def copy(self) -> "Game":
        """An independent copy, which would be dealt the same tiles."""
        dealer = None if self._dealer is None else self._dealer.copy()
        game = Game._assembled(
            self._config, self._state.copy(), self._start, list(self._log), dealer
        )
        game._erased = self._erased
        game._shown = self._shown.copy()
        return game

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        from copy import deepcopy

        game = self.copy()
        game._dealer = deepcopy(self._dealer, memo)  # others that are copied may share it
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its log, from which it is played again."""
        if self._erased:
            raise TypeError(
                "what a seat sees of a game with secrets cannot be pickled: pickle the game"
            )
        return Game.from_log, (self.config, self._log, self._start, self._dealer)

    def __eq__(self, other: object) -> bool:
        """Is it the same position? The dealer and the moves that led to it do not matter."""
        if isinstance(other, Game):
            return self is other or self.position() == other.position()
        return NotImplemented

    def __hash__(self) -> int:
        """The hash of the position; it changes with every move."""
        return hash(self.position())

    # -- printing ---------------------------------------------------------------------------------

    def board(self, names: Sequence[str] | None = None, seat: int | None = None) -> str:
        """The table as text, with names for the seats, as a seat or a spectator may see it."""
        if names is None:
            names = [seat_letter(other) for other in range(self.players)]
        return self._spec.board(self._state, names, seat)

    def __str__(self) -> str:
        return self.board()

    def __repr__(self) -> str:
        return f"Game.from_position({self.position()!r})"

    def svg(self) -> str:
        """The table as everyone may see it, as a drawing.

        >>> Game("aquaretto(players=2)", seed=1).svg()[:4]
        '<svg'
        """
        from zoopark.drawing import draw_svg
        from zoopark.ui.notebook import themed

        return themed(draw_svg(self._state, self.config))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        from zoopark.drawing import draw_svg
        from zoopark.ui.notebook import inline

        return inline(draw_svg(self._state, self.config))


def _replayed(config: Config, log: list[tuple[int, int]], start: str | None) -> State:
    """The state after all entries of a log."""
    if start is None:
        state = spec_of(config.game).new(config)
    else:
        state = Game.from_position(start, dealer=None).state
    for seat, code in log:
        if seat == NATURE:
            state.deal(code)
        else:
            state.play(seat, code)
    return state


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
