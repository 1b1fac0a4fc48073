"""Who sits where in a terminal game."""

import pytest

from zoopark.terminal.seats import seated


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_a_word_one_person_plays_against_bots(players: int) -> None:
    people, names = seated(None, players)
    assert people == [True] + [False] * (players - 1)
    assert names == ["Anna", "Bert", "Claus", "Doris", "Emil"][:players]


def test_bots_are_named_by_their_seat_and_people_by_their_word() -> None:
    assert seated(" Eva , RANDOM,random, Jan ", 4) == (
        [True, False, False, True],
        ["Eva", "Bert", "Claus", "Jan"],
    )


def test_a_long_name_is_cut_to_fit_the_board() -> None:
    assert seated("Bertholdina Maximiliane,random", 2)[1] == ["Bertholdina Ma", "Bert"]


@pytest.mark.parametrize("text", ["", "a", "a,b,c", "a,", ",b", "a,b,"])
def test_every_seat_must_be_named(text: str) -> None:
    with pytest.raises(ValueError, match="--seats must name 2 seats"):
        seated(text, 2)
