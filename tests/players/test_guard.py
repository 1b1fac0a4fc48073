"""The guard: an alarm for one call, and everything as it was afterwards."""

import signal
import threading
from types import FrameType

import pytest

from zoopark.players.guard import TooLate, in_time


def spin() -> None:
    while True:
        pass


def test_a_call_that_returns_is_not_disturbed_and_leaves_no_alarm() -> None:
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)

    before = signal.signal(signal.SIGALRM, hear)
    try:
        assert in_time(60, lambda: 5) == 5
        with pytest.raises(TooLate):
            in_time(0.01, spin)
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
        assert signal.getsignal(signal.SIGALRM) is hear
        assert heard == []
    finally:
        signal.signal(signal.SIGALRM, before)


def test_what_a_call_raises_comes_through() -> None:
    with pytest.raises(ZeroDivisionError):
        in_time(60, lambda: 1 // 0)
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_without_a_limit_no_alarm_is_set() -> None:
    assert in_time(None, lambda: signal.getitimer(signal.ITIMER_REAL)) == (0, 0)
    assert in_time(60, lambda: signal.getitimer(signal.ITIMER_REAL)[0] > 0)


def test_other_threads_have_no_alarm_and_no_limit() -> None:
    answers: list[object] = []

    def ask() -> None:
        answers.append(in_time(60, lambda: signal.getitimer(signal.ITIMER_REAL)))

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert answers == [(0, 0)]


def test_an_exception_that_is_swallowed_comes_again() -> None:
    swallowed: list[BaseException] = []

    def stubborn() -> None:
        for _ in range(3):
            try:
                spin()
            except BaseException as error:
                swallowed.append(error)
        spin()

    with pytest.raises(TooLate):
        in_time(0.01, stubborn)
    assert swallowed
