"""Bots at the keyboard's table: they are asked, named, and replaced when they cannot go on."""

from collections.abc import Callable, Sequence
from itertools import repeat

import pytest
from rich.status import Status

from support.views import view_of
from terminal.scripted import Keyboard
from zoopark import Bot, Budget, Game, Move, Sight
from zoopark.core.dice import Dice
from zoopark.players.registry import Entrant, entrant
from zoopark.players.seated import Seated
from zoopark.players.thinkers import RandomBot
from zoopark.version import SLOW


class Scripted(Bot):
    """Answers as a test tells."""

    def __init__(self, answer: Callable[[Sequence[Move]], object]) -> None:
        self.answer = answer
        self.asked = 0

    def choose(self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice) -> Move | str:
        self.asked += 1
        return self.answer(legal)  # type: ignore[return-value]


def stranger(answer: Callable[[Sequence[Move]], object]) -> Entrant:
    return Entrant("Stranger", lambda: Scripted(answer), Budget(seconds=1))


def failing(legal: Sequence[Move]) -> object:
    raise RuntimeError("no\nidea")


def leaving(legal: Sequence[Move]) -> object:
    raise SystemExit("bye")


def played(answer: Callable[[Sequence[Move]], object]) -> Keyboard:
    game = Game("zooloretto(players=2)", seed=3)
    return Keyboard(game, [], entrants=[stranger(answer), entrant("random")]).run()


def test_bots_are_named_at_the_beginning() -> None:
    keyboard = played(lambda legal: legal[0])
    assert keyboard.shown.split("\n")[1] == "Bots: Anna is Stranger, Bert is random."
    assert "Bots:" not in Keyboard(Game(seed=1), []).run().shown


@pytest.mark.parametrize(
    ("bot", "compiled", "warned"),
    [("expert", False, True), ("expert", True, False), ("normal", False, False)],
)
def test_a_level_that_needs_speed_is_announced_where_rules_are_interpreted(
    bot: str, compiled: bool, warned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoopark.terminal.play.compiled", lambda: compiled)
    game = Game("zooloretto(players=2, start=A)", seed=3)
    keyboard = Keyboard(game, [], entrants=[None, entrant(bot)]).run()
    assert (" ".join(SLOW.split()) in keyboard.words) is warned


@pytest.mark.parametrize("as_text", [False, True])
def test_a_bot_answers_with_a_move_or_its_text(as_text: bool) -> None:
    keyboard = played(lambda legal: legal[-1].text if as_text else legal[-1])
    assert keyboard.game.over
    assert "instead" not in keyboard.shown
    again = Game.replay(keyboard.game.record())
    assert again.scores() == keyboard.game.scores()


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        (failing, "raised RuntimeError: no idea"),
        (leaving, "raised SystemExit: bye"),
        (lambda legal: "sing", "answered 'sing', which is no move"),
        (lambda legal: "take 9", "answered 'take 9', which is no move"),
        (lambda legal: Move("bid 3"), "played 'bid 3', which is not legal"),
        (lambda legal: None, "answered None, which is no move"),
        (lambda legal: legal[0].code, "which is no move"),
        (lambda legal: "x" * 1000, "…, which is no move; a random move instead"),
    ],
)
def test_a_bot_that_cannot_decide_is_named_and_plays_at_random(
    answer: Callable[[Sequence[Move]], object], what: str
) -> None:
    keyboard = played(answer)
    assert keyboard.game.over
    assert "Anna (Stranger) " in keyboard.shown
    assert what in keyboard.words
    assert "Bert (random)" not in keyboard.shown
    assert {seat for seat, _ in keyboard.game.record().entries} == {-1, 0, 1}


def test_a_bot_that_cannot_be_made_is_named_too() -> None:
    def unmade() -> Bot:
        raise OSError("no model")

    seated = Seated(Entrant("Stranger", unmade, Budget(seconds=1)), 0, 0)
    game = Game.from_position(
        "zooloretto(players=2, out=camel+panda+zebra) | round:3 turn:A asks:turn | bank:26"
        " | trucks:coin,-,- | A coins:2 | B coins:2"
    )
    move, wrong = seated.decide(game)
    assert move in game.legal()
    assert wrong == "raised OSError: no model"


def test_a_forced_move_is_played_without_asking() -> None:
    seated = Seated(stranger(failing), 0, 0)
    game = Game("zooloretto(players=2, start=A)", seed=1)
    assert len(game.legal()) == 1
    assert seated.decide(game) == (game.legal()[0], "")


def test_a_bot_sees_what_its_seat_may_see() -> None:
    seen: list[Sight] = []

    class Watcher(Bot):
        def choose(
            self, sight: Sight, legal: Sequence[Move], budget: Budget, dice: Dice
        ) -> Move | str:
            seen.append(sight)
            return legal[0]

    game = Game("zooloretto(players=2, modules=order-cards)", seed=1)
    for _ in range(12):
        game.play(game.legal()[0])
    while game.to_act != (1,) or len(game.legal()) < 2:
        game.play(game.legal()[0])
    Seated(Entrant("Watcher", Watcher, Budget(iterations=1)), 1, 0).decide(game)
    assert seen[0].seat == 1
    assert view_of(seen[0].game, 1) == view_of(game, 1)
    assert seen[0].game.state != game.state  # the card of the other seat is missing


@pytest.mark.parametrize(
    ("name", "slow"), [("random", False), ("normal", False), ("expert", True), ("hard:0.5s", True)]
)
def test_slow_bots_are_shown_while_they_think(name: str, slow: bool) -> None:
    quick = Entrant(name, RandomBot, entrant(name).budget)
    game = Game("zooloretto(players=2, start=A)", seed=1)
    keyboard = Keyboard(game, [], entrants=[quick, None])
    thinking: list[str] = []
    status = keyboard.session.console.status

    def noted(words: str) -> Status:
        thinking.append(words)
        return status(words)

    keyboard.session.console.status = noted  # type: ignore[method-assign, assignment]
    keyboard.run()
    assert set(thinking) == ({"Anna is thinking"} if slow else set())


@pytest.mark.parametrize("config", ["zooloretto(players=2)", "aquaretto(players=2)"])
def test_a_person_plays_against_a_normal_bot(config: str) -> None:
    lines = repeat("1")
    game = Game(config, seed=2)
    entrants = [None, entrant("normal")]
    keyboard = Keyboard(game, lines, entrants=entrants, confirm=False).run()
    assert keyboard.game.over
    assert "instead" not in keyboard.shown
    mine, theirs = (sheet.total for sheet in keyboard.game.scores())
    assert theirs > mine
