"""A move is carried out once: to decide on it makes the match that takes the place of the present.

That this match is what the line in the log amounts to is seen wherever a ``Sitting`` writes.
"""

import pytest

from support.matches import Sitting, observed
from zoopark import Game
from zoopark.notation.events import Event
from zoopark.notation.moves import Move
from zoopark.table import log, wishes
from zoopark.table.refusal import Refused
from zoopark.table.table import Holder


def wanted(sitting: Sitting, move: str) -> log.Entry:
    """The entry of a move of the seat on turn."""
    (seat,) = sitting.match.to_act
    return sitting.table.entry(
        wishes.Play(seat, move, sitting.match.number), Holder((seat,)), sitting.now
    )


def test_a_move_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("zooloretto(players=3, start=A)")
    played, play = list[Game](), Game.play

    def counted(game: Game, move: Move | str, seat: int | None = None) -> list[Event]:
        played.append(game)
        return play(game, move, seat)

    monkeypatch.setattr(Game, "play", counted)
    following, events = sitting.table.after(wanted(sitting, "draw"))
    assert played == [following.game]
    assert [event.kind for event in events] == ["revealed"]


def test_deciding_changes_nothing() -> None:
    sitting = Sitting("zooloretto(players=3, start=A)")
    before = observed(sitting.match)
    following, _ = sitting.table.after(wanted(sitting, "draw"))
    assert observed(sitting.match) == before != observed(following)


def test_what_was_decided_on_another_match_is_thrown_away() -> None:
    """Another process was quicker: its entry comes first, and then this one is made anew."""
    sitting = Sitting("zooloretto(players=3, start=A)")
    entry = wanted(sitting, "draw")
    theirs = sitting.match.copy()
    theirs.apply(log.Said(sitting.match.updated, "Ida", "hello", 1))
    sitting.table.match = theirs
    following, _ = sitting.table.after(entry)
    assert following.number == sitting.match.number + 1
    assert [line.text for _, line in following.talk] == ["hello"]


def test_what_was_decided_last_is_not_taken_for_another_entry() -> None:
    sitting = Sitting("zooloretto(players=3, start=A)")
    first, second = wanted(sitting, "draw"), wanted(sitting, "draw")
    assert isinstance(first, log.Moved)
    following, _ = sitting.table.after(first)
    assert following.game is not None
    assert following.game.record().entries[-1][1].text == first.dealt[-1]
    assert second is not first


def test_a_refused_move_leaves_nothing_behind() -> None:
    sitting = Sitting("zooloretto(players=3, start=A)")
    before = observed(sitting.match)
    for move in ("take 1", "fly"):
        with pytest.raises(Refused):
            wanted(sitting, move)
    assert observed(sitting.match) == before
    following, _ = sitting.table.after(log.Paused(sitting.match.updated, 0))
    assert following.paused
