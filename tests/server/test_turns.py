"""Who is thought for next, counted and not timed: everybody pays for their own."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zoopark.server.turns import Allowance, Asker, Busy, Turns

MANY = 1000


def turns(most: int = MANY, of_one: int = MANY) -> Turns[str]:
    return Turns(most, of_one)


def test_thirty_tables_of_one_get_as_much_as_one_table_of_another() -> None:
    waiting = turns()
    for table in range(30):
        for seat in range(5):
            waiting.add("greedy", f"table {table}", f"greedy {table} {seat}")
    begun = [waiting.next() for _ in range(3)]
    for _ in begun:
        waiting.charge("greedy", 5.0)
    waiting.add("late", "table", "late")
    assert waiting.next() == "late"


def test_who_has_never_asked_has_nothing_saved_up() -> None:
    """Otherwise newcomers would hold up for long who has been there before."""
    waiting = turns()
    for number in range(50):
        waiting.add("old", "t", f"old {number}")
        assert waiting.next() == f"old {number}"
        waiting.charge("old", 1.0)
    for number in range(20):
        waiting.add("old", "t", f"old {number}")
        waiting.add("new", "t", f"new {number}")
    begun: list[str] = []
    for _ in range(20):
        found = waiting.next()
        assert found is not None
        begun.append(found.split()[0])
        waiting.charge(begun[-1], 1.0)
    assert Counter(begun) == {"old": 10, "new": 10}


def test_the_tables_of_one_take_turns() -> None:
    waiting = turns()
    for table in "abc":
        for number in range(2):
            waiting.add("one", table, f"{table}{number}")
    assert [waiting.next() for _ in range(6)] == ["a0", "b0", "c0", "a1", "b1", "c1"]
    assert waiting.next() is None


def test_a_queue_has_an_end_for_one_and_for_all() -> None:
    waiting = turns(most=5, of_one=3)
    for number in range(3):
        waiting.add("one", f"{number}", "x")
    with pytest.raises(Busy) as busy:
        waiting.add("one", "another", "x")
    assert (busy.value.status, busy.value.wrong.code) == (503, "busy")
    waiting.add("two", "t", "y")
    waiting.add("three", "t", "z")
    with pytest.raises(Busy):
        waiting.add("four", "t", "z")
    assert len(waiting) == 5
    assert waiting.accounts == 3


def test_what_nobody_wants_any_more_is_not_next() -> None:
    waiting = turns()
    waiting.add("one", "t", "a")
    waiting.add("one", "t", "b")
    waiting.remove("one", "t", "a")
    waiting.remove("one", "t", "a")
    waiting.remove("nobody", "t", "a")
    assert waiting.next() == "b"
    assert waiting.next() is None
    assert not waiting.others("two")


def test_an_address_is_one_account_however_many_people_it_is() -> None:
    assert Asker("10.0.0.1", "eva").account == Asker("10.0.0.1", "adam").account
    assert Asker("", "eva").account == "eva"


costs = st.lists(st.floats(0.01, 5.0), min_size=1, max_size=5)


@given(st.lists(costs, min_size=2, max_size=6), st.integers(20, 80))
def test_whoever_always_waits_gets_an_equal_share(accounts: list[list[float]], steps: int) -> None:
    """Nobody is ahead of another by more than two of the longest thoughts."""
    waiting: Turns[int] = Turns(MANY, MANY)
    used = [0.0] * len(accounts)
    for account in range(len(accounts)):
        waiting.add(f"{account}", "t", account)
    for step in range(steps):
        number = waiting.next()
        assert number is not None
        cost = accounts[number][step % len(accounts[number])]
        used[number] += cost
        waiting.charge(f"{number}", cost)
        waiting.add(f"{number}", "t", number)
        assert max(used) - min(used) <= 2 * max(map(max, accounts))


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=60))
def test_everything_comes_once(added: list[tuple[int, int]]) -> None:
    waiting: Turns[int] = Turns(MANY, MANY)
    for number, (account, table) in enumerate(added):
        waiting.add(f"{account}", f"{table}", number)
    taken = [waiting.next() for _ in added]
    assert set(taken) == set(range(len(added)))
    assert waiting.next() is None
    assert len(waiting) == waiting.accounts == 0


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_is_saved_up_to_a_limit() -> None:
    clock = Clock()
    allowance = Allowance(0.5, 10.0, clock)
    assert allowance.left("eva") == 10.0
    allowance.spend("eva", 12.0)
    assert allowance.left("eva") == -2.0
    assert allowance.left("adam") == 10.0
    clock.now = 6.0
    assert allowance.left("eva") == 1.0
    clock.now = 1000.0
    assert allowance.left("eva") == 10.0
