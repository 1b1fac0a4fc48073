"""Metrics for Prometheus."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from zoopark.table import log

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which processes of a group keep them
SPANS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server; of all its processes together, if it has several."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._entries = Counter(
            "zoopark_entries", "Entries written to logs", ["type"], registry=registry
        )
        self._entries_of: dict[type[log.Entry], Counter] = {}
        self._commit = Histogram(
            "zoopark_commit_seconds", "Time to store an entry", buckets=SPANS, registry=registry
        )
        self._refused = Counter(
            "zoopark_refused", "Wishes that were refused", ["code"], registry=registry
        )
        self._requests = Counter(
            "zoopark_requests", "HTTP requests", ["route", "status"], registry=registry
        )
        self._thought = Histogram(
            "zoopark_bot_seconds", "Time until a bot answered", buckets=SPANS, registry=registry
        )
        self.sockets = self._gauge("zoopark_sockets", "Open WebSockets")
        self.connections = self._gauge("zoopark_connections", "Open connections")
        self.turned_away = Counter(
            "zoopark_turned_away", "Turned away before the service", ["why"], registry=registry
        )
        self.tables = self._gauge("zoopark_tables", "Tables in memory")
        self.storage_failures = Counter(
            "zoopark_storage_failures", "Failures of the storage", registry=registry
        )
        self.busy = Counter(
            "zoopark_busy", "Bots that had to be asked again later", registry=registry
        )
        self.pushed = Counter(
            "zoopark_pushed", "Push messages, by what became of them", ["result"], registry=registry
        )
        self.cut_off = Counter(
            "zoopark_cut_off", "Clients that were disconnected", ["why"], registry=registry
        )

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self._registry, multiprocess_mode="livesum")

    def stored(self, entry: log.Entry, seconds: float) -> None:
        kind = type(entry)
        if kind not in self._entries_of:  # to look a counter up costs more than to count
            self._entries_of[kind] = self._entries.labels(kind.__name__.lower())
        self._entries_of[kind].inc()
        self._commit.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def answered(self, route: str, status: int) -> None:
        self._requests.labels(route, str(status)).inc()

    def thought(self, seconds: float) -> None:
        self._thought.observe(seconds)

    def page(self) -> bytes:
        registry = self._registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
