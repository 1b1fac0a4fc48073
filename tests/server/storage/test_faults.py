"""What is said of a storage that fails."""

import pytest
from structlog.testing import capture_logs

from zoopark.server.storage.errors import Unavailable
from zoopark.server.storage.faults import AGAIN, Faults


def test_what_fails_now_and_then_is_not_said_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database with more work than it can do answers some requests, and others not."""
    moments = [0.0]
    monkeypatch.setattr("zoopark.server.storage.faults.time.monotonic", lambda: moments[-1])
    failures: list[int] = []
    writing = Faults("write", lambda: failures.append(1))
    with capture_logs() as said:
        for _ in range(20):
            writing.failed(Unavailable("no connection"))
            writing.worked()
    assert len(failures) == 20
    assert [event["event"] for event in said] == ["storage failed", "storage works again"]
    with capture_logs() as said:
        writing.failed(Unavailable("no connection"))
        moments.append(AGAIN + 1)
        writing.failed(Unavailable("no connection"))
    assert [event["event"] for event in said] == ["storage failed"]
