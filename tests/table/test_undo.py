"""Taking moves back: free within one's own turn, until something is seen or somebody has acted."""

from random import Random

import pytest

from support.matches import KINDS, Sitting, alone, auction_of_three, observed, truck
from zoopark.table import log, wishes
from zoopark.table.match import Match
from zoopark.table.options import Options


def test_own_moves_are_taken_back_one_at_a_time() -> None:
    sitting = Sitting(position=truck())
    positions = [sitting.game.position()]
    for move in ("take 1", "place panda 5", "place panda barn"):
        sitting.play(move)
        positions.append(sitting.game.position())
    assert sitting.match.to_act == (1,)
    for before in reversed(positions[:-1]):
        sitting.undo(0)
        assert sitting.game.position() == before
        assert sitting.match.to_act == (0,)
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))


def test_reset_takes_back_the_whole_turn() -> None:
    sitting = Sitting(position=truck())
    sitting.play("take 1", "place panda 5")
    sitting.reset(0)
    assert sitting.game.position() == truck()
    sitting.refuses("no-undo", wishes.Reset(0, sitting.match.number))
    sitting.play("take 2", "place elephant 6")
    assert "6:elephant" in sitting.game.position()


def test_reset_stops_at_the_beginning_of_the_turn_and_undo_does_not() -> None:
    sitting = Sitting(position=alone())
    sitting.play("expand")
    begun = sitting.game.position()
    sitting.play("take 1", "place panda 4")
    assert len(sitting.match.plies) == 3
    sitting = Sitting(position=alone())
    sitting.play("expand", "take 1")
    sitting.reset(0)
    assert sitting.game.position() == begun
    sitting.undo(0)
    assert sitting.game.position() == alone()


def test_a_draw_stands() -> None:
    sitting = Sitting(position=truck())
    sitting.play("draw")
    assert len(sitting.log[-1].dealt) == 1  # type: ignore[union-attr]
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))
    drawn = sitting.game.position()
    sitting.play("load 3")
    sitting.undo(0)
    assert sitting.game.position() == drawn
    sitting.refuses("no-undo", wishes.Reset(0, sitting.match.number))


def test_what_another_seat_has_answered_stands() -> None:
    sitting = Sitting(position=truck())
    sitting.play("take 1", "place panda 5", "place panda 5")
    sitting.play("take 2", seat=1)
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))
    sitting.undo(1)
    sitting.undo(0)
    assert sitting.match.to_act == (0,)


def test_a_sealed_bid_stands_and_a_tile_can_be_built_again() -> None:
    sitting = auction_of_three()
    sitting.play("bid 1", seat=2)
    sitting.refuses("no-undo", wishes.Undo(2, sitting.match.number))
    sitting.play("bid 2", seat=0)
    sitting.play("bid 0", seat=1)
    for seat in range(3):
        sitting.refuses("no-undo", wishes.Undo(seat, sitting.match.number))
    before = sitting.game.position()
    places = sitting.game.legal(0)
    sitting.play(places[0].text)
    assert sitting.match.to_act == (0, 1, 2)
    sitting.undo(0)
    assert sitting.game.position() == before
    sitting.play(places[-1].text)
    sitting.play("bid 0", seat=1)
    sitting.refuses("no-undo", wishes.Undo(0, sitting.match.number))


def test_others_cannot_take_back_what_is_not_theirs() -> None:
    sitting = Sitting(position=truck())
    sitting.play("take 1")
    for seat in (1, 2):
        sitting.refuses("no-undo", wishes.Undo(seat, sitting.match.number))
        sitting.refuses("no-undo", wishes.Reset(seat, sitting.match.number))


@pytest.mark.parametrize("kind", KINDS)
def test_undoing_brings_back_the_very_same_game_and_adds_to_the_log(kind: str) -> None:
    """Whenever undoing is free, the game is as it was, and nothing that was drawn is lost."""
    rng = Random(kind)
    sitting = Sitting(kind, options=Options(deal="monday"))
    undone = 0
    for _ in range(120):
        match = sitting.match
        if match.over:
            break
        seat = rng.choice(match.to_act)
        before = observed(match)
        written = sitting.lines()
        move = rng.choice(sitting.game.legal(seat)).text
        sitting.play(move, seat=seat)
        moved = sitting.log[-1]
        assert isinstance(moved, log.Moved)
        free = not moved.dealt and not move.startswith("bid")
        if match.over:
            break
        assert (match.own_stretch(seat) < len(match.plies)) == free
        if not free or rng.random() < 0.5:
            continue
        undone += 1
        sitting.undo(seat)
        assert sitting.lines()[: len(written)] == written
        after = observed(match)
        for name in ("game", "legal", "plies", "turns", "firm", "past", "dealt", "unconfirmed"):
            assert after[name] == before[name]
    assert undone > 5 or "blind" in kind  # where every tile that is built uncovers the next


def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    sitting = Sitting("ozoolemio(players=2)")
    rng = Random(1)
    while not sitting.match.over:
        seat = rng.choice(sitting.match.to_act)
        sitting.play(rng.choice(sitting.game.legal(seat)).text, seat=seat)
    for seat in (0, 1):
        sitting.refuses("over", wishes.Undo(seat, sitting.match.number))
        sitting.refuses("over", wishes.Ask(seat, 0))


def test_who_comes_back_may_take_back_what_the_bot_has_just_done() -> None:
    sitting = Sitting(position=truck())
    sitting.do(wishes.Leave(0))
    sitting.write(sitting.table.play(0, "expand", sitting.match.number, 5))
    sitting.refuses("away", wishes.Undo(0, sitting.match.number))
    sitting.do(wishes.Return(0))
    sitting.undo(0)
    assert sitting.game.position() == truck()


def test_undoing_twice_the_same_gives_the_same_match_as_never_having_moved_but_for_the_log() -> (
    None
):
    sitting = Sitting(position=truck())
    for _ in range(5):
        sitting.play("take 1", "place panda 4")
        sitting.reset(0)
    assert sitting.game.record().entries == []
    assert len(sitting.log) == 2 + 5 * 3
    prefixes = [Match.folded(sitting.log[:count]) for count in range(2, len(sitting.log) + 1)]
    moves = [len(match.plies) for match in prefixes]
    assert moves == [0, *[1, 2, 0] * 5]
