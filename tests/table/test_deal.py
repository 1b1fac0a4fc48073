"""The dealer: nobody can know or repeat a draw, unless a deal is named."""

from array import array

import pytest

from support.matches import SECRET, Sitting
from zoopark import Game
from zoopark.table.deal import TableDealer
from zoopark.table.options import Options


def tiles(sitting: Sitting, rounds: int = 8) -> list[str]:
    """What is drawn when everybody draws, and the set-up before."""
    for _ in range(rounds):
        sitting.play("draw")
        sitting.play(sitting.game.legal()[0].text)
    return outcomes(sitting)


def outcomes(sitting: Sitting) -> list[str]:
    return [move.text for seat, move in sitting.game.record().entries if seat < 0]


def named(deal: str, secret: bytes = SECRET, game: str = "zooloretto(players=5)") -> Sitting:
    return Sitting(game, options=Options(deal=deal), secret=secret)


def test_two_tables_are_dealt_differently() -> None:
    assert tiles(Sitting("zooloretto(players=5)")) != tiles(Sitting("zooloretto(players=5)"))


def test_two_servers_with_the_same_log_draw_differently() -> None:
    """Nothing in the log, nor in the memory of a table, tells the next draw."""
    first = Sitting("zooloretto(players=5, start=A)")
    tiles(first, 2)
    futures = set[str]()
    for _ in range(30):
        again = Sitting("zooloretto(players=5, start=A)", started=False)
        for entry in first.log[1:]:
            again.write(entry)
        assert again.game.position() == first.game.position()
        again.play("draw")
        futures.add(again.game.position())
    assert len(futures) > 3


def test_asking_twice_before_it_is_written_does_not_tell_the_draw() -> None:
    sitting = Sitting("zooloretto(players=5, start=A)")
    drawn = {sitting.table.play(0, "draw", sitting.match.number, 0).dealt for _ in range(40)}
    assert len(drawn) > 3


@pytest.mark.parametrize(
    "game", ["zooloretto(players=5)", "aquaretto(players=4)", "zooloretto(modules=everything)"]
)
def test_tables_of_one_deal_draw_the_same(game: str) -> None:
    assert tiles(named("monday", game=game)) == tiles(named("monday", game=game))
    assert tiles(named("monday", game=game)) != tiles(named("tuesday", game=game))
    assert tiles(named("monday", game=game)) != tiles(named("monday", b"another", game=game))


def test_a_named_deal_needs_a_secret() -> None:
    with pytest.raises(ValueError, match="needs a secret"):
        named("monday", b"")
    with pytest.raises(ValueError, match="needs a secret"):
        TableDealer("monday")
    assert tiles(Sitting(secret=b""))


@pytest.mark.parametrize("title", ["zooloretto", "aquaretto"])
def test_the_draws_of_a_deal_do_not_depend_on_what_is_decided_in_between(title: str) -> None:
    """One table loads the first truck that it can, the other the last; one of them takes some."""
    game = f"{title}(players=4, start=A)"
    first, second = named("monday", game=game), named("monday", game=game)
    for sitting, last in ((first, 0), (second, -1)):
        while len(outcomes(sitting)) < 40:
            legal = [move.text for move in sitting.game.legal()]
            sitting.play("draw" if "draw" in legal else legal[last])
    assert first.game.position() != second.game.position()
    assert outcomes(first)[:40] == outcomes(second)[:40]


def test_a_deal_goes_on_after_a_restart() -> None:
    first, second = named("monday"), named("monday")
    assert tiles(first, 3) == tiles(second, 3)
    second.restart()
    assert tiles(first, 5) == tiles(second, 5)


def test_each_draw_of_a_deal_has_randomness_of_its_own() -> None:
    """The same draw under another number brings something else."""
    dealer = TableDealer("monday", SECRET)
    drawn = set[str]()
    for number in range(30):
        sitting = Sitting("zooloretto(players=5, start=A)")
        sitting.match.game = Game("zooloretto(players=5, start=A)", dealer=None)
        sitting.game.play("draw")
        sitting.match.dealt = number
        sitting.match.past = array("q")
        drawn.add(next(dealer.draw(sitting.match)).text)
    assert len(drawn) > 5


def test_o_zoo_le_mio_is_dealt_by_name_too() -> None:
    game = "ozoolemio(players=3)"
    assert outcomes(named("a", game=game)) == outcomes(named("a", game=game))
    assert outcomes(named("a", game=game)) != outcomes(named("b", game=game))
