"""No list becomes slower with the number of matches: each reads an index and stops at its limit."""

import re
import sqlite3
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from server.storage.samples import add, with_store
from support.databases import Server
from zoopark.server.storage import keeper, people, sqlite_url, store

TINY = {"VERSION", "READ_SECRET", "BANS"}  # tables of a few rows
READS = {
    name: text
    for name, text in {**vars(store), **vars(keeper), **vars(people)}.items()
    if name not in TINY and isinstance(text, str) and text.startswith("SELECT")
}
SORTED = {"MINE", "WORDS", "EVERY_ONE", "PAST", "MATCHES", "HELD"}  # a person's own matches
PARAMETERS: dict[str, int | str] = {
    "match": "m7", "after": 3, "last": 9, "time": 2**62, "id": "", "limit": 20, "now": 5_000,
    "before": 5_000, "person": "p7", "key": "k7", "oldest": 1, "newest": 2, "status": "open",
    "digest": "d7",
}  # fmt: skip

# Twenty thousand matches: most are over, and every hundredth is open, runs, is due or has bots.
CROWD = """
INSERT INTO matches SELECT 'm' || n, 'zooloretto(players=3)', 1, '{}', 'p' || n % 1000, n,
    CASE n % 100 WHEN 0 THEN 'open' WHEN 1 THEN 'running' ELSE 'over' END,
    2, n, 0, 3, 1, n % 100 = 1, CASE n % 100 WHEN 1 THEN n END, TRUE, '[]', NULL
    FROM generate_series(1, 20000) AS n;
INSERT INTO log SELECT 'm' || n, k, 'draw' FROM generate_series(1, 20000) AS n,
    generate_series(1, 2) AS k;
INSERT INTO seats SELECT 'm' || n, 0, 'k' || n, TRUE FROM generate_series(1, 20000) AS n;
INSERT INTO holders SELECT 'm' || n, 0, 'p' || n % 1000 FROM generate_series(1, 20000) AS n;
INSERT INTO speakers SELECT 'p' || n % 1000, 'm' || n FROM generate_series(1, 20000) AS n;
INSERT INTO put_away SELECT 'p' || n % 1000, 'm' || n FROM generate_series(1, 20000) AS n;
INSERT INTO passages SELECT 'd' || n, 'p' || n, '', '', NULL FROM generate_series(1, 20000) AS n;
INSERT INTO reviews SELECT 'm' || n, '' FROM generate_series(1, 20000) AS n;
"""


def test_every_query_is_looked_at() -> None:
    assert set(READS) == {
        "NUMBER", "MATCH", "ENTRIES", "LOBBY", "WATCHABLE", "FINISHED", "DUE", "BOTS_WAITING",
        "MINE", "OPENED", "KEYS", "HOLDINGS", "REVIEW", "EVERY", "LEFT_ALONE", "WORDS",
        "HOST", "EVERY_ONE",
        "PASSAGE", "KEPT", "MATCHES", "HELD", "ALONE", "PAST",
    }  # fmt: skip


def test_sqlite_reads_no_table_from_end_to_end(tmp_path: Path) -> None:
    file = tmp_path / "zoopark.sqlite3"
    with_store(sqlite_url(file), lambda store: add(store, "m"))
    connection = sqlite3.connect(file)
    for name, text in READS.items():
        rows = connection.execute(f"EXPLAIN QUERY PLAN {text}", PARAMETERS).fetchall()
        plan = [row[3] for row in rows]
        assert plan, name
        for step in plan:
            # A list that has no beginning is read along its own small index.
            whole = re.fullmatch(r"SCAN matches USING INDEX matches_\w+", step)
            assert whole or not re.match(r"SCAN (?!held)", step), (name, plan)
            if name not in SORTED:
                assert "TEMP B-TREE" not in step, (name, plan)
    connection.close()


@pytest.fixture(scope="module")
def crowded(postgres: Server) -> str:
    url = postgres.new_database()
    with_store(url, lambda store: store.healthy())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(CROWD.encode())
        connection.execute("ANALYZE")
    return url


def test_postgresql_reads_no_table_from_end_to_end(crowded: str) -> None:
    with psycopg.connect(crowded, autocommit=True) as connection:
        # The plan of a statement that is used again and again does not know its parameters.
        connection.execute("SET plan_cache_mode = force_generic_plan")
        for name, text in READS.items():
            names = list(dict.fromkeys(re.findall(r":(\w+)", text)))
            numbered = text
            for number, use in enumerate(names, 1):
                numbered = re.sub(rf":{use}\b", f"${number}", numbered)
            connection.execute(f"PREPARE {name} AS {numbered}".encode())
            values = sql.SQL(", ").join(sql.Literal(PARAMETERS[use]) for use in names)
            explain = sql.SQL("EXPLAIN EXECUTE {}({})").format(sql.Identifier(name.lower()), values)
            plan = "\n".join(row[0] for row in connection.execute(explain))
            assert "Seq Scan" not in plan, (name, plan)
            if name not in SORTED:
                assert "Sort" not in plan, (name, plan)
