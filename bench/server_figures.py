"""The server in short: under load, with full shelves, and killed again and again.

``load.py`` and ``crash.py`` alone do it for longer.
"""

import tempfile

import uvloop

from crash import FAULTS, crash
from load import measure
from measure import Figures
from shelves import MANY, shelves

TABLES, RATE, SECONDS = 250, 300, 20


def server_figures() -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite://{folder}/crash.sqlite3"
        crashed = uvloop.run(crash(database, tables=50, rate=100, kills=5, pause=1, seed=1))
    loaded = uvloop.run(measure(TABLES, SECONDS, RATE))
    kept = uvloop.run(shelves())
    return {
        "server.moves_per_s": loaded["table"]["each second"],
        "server.p50_ms": loaded["table"]["p50 ms"],
        "server.p99_ms": loaded["table"]["p99 ms"],
        "server.p99_to_bare": loaded["ratio of p99"],
        "server.move_ms": loaded["table"]["server ms a move"],
        "server.move_to_bare": loaded["ratio of processor time"],
        "server.errors": loaded["table"]["errors"],
        "server.opening_cold_ms": kept["opening"]["cold worst ms"],
        "server.opening_warm_ms": kept["opening"]["warm worst ms"],
        "server.idle_table_kb": kept["idle"]["KB a table"],
        "server.lobby_ms": kept["lobby"][f"among {MANY} ms"],
        "server.lobby_ratio": kept["lobby"]["ratio"],
        "crash.kills": crashed["kills"],
        "crash.acknowledged": crashed["acknowledged"],
        "crash.stored_but_not_acknowledged": crashed["stored but not acknowledged"],
        **{f"crash.{name.replace(' ', '_')}": crashed[name] for name in FAULTS},
    }
