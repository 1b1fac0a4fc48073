"""Real databases for tests: files of SQLite, and a PostgreSQL server of our own."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from zoopark.server.storage import sqlite_url

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # the server refuses to run as root


def program(name: str) -> str:
    """A program of PostgreSQL: on the path, or where Debian keeps it, newest first."""
    if found := shutil.which(name):
        return found
    versions = sorted(DEBIAN.glob("*"), key=lambda folder: float(folder.name), reverse=True)
    for version in versions:
        if found := shutil.which(name, path=version / "bin"):
            return found
    pytest.fail(f"the tests need PostgreSQL: {name} is neither on the path nor in {DEBIAN}")


class Server:
    """A PostgreSQL server that only a socket in its own folder leads to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._user = OWNER if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._numbers = count(1)
        made = ["--username", OWNER, "--auth", "trust", "--encoding", "UTF8", "--no-sync"]
        self._run("initdb", *made, "--pgdata", str(folder / "data"))
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._run(*self._control("start"), "--options", options, "--log", str(self.folder / "log"))

    def stop(self) -> None:
        """Break all connections off."""
        self._run(*self._control("stop"), "--mode", "immediate")

    def _control(self, action: str) -> list[str]:
        return ["pg_ctl", action, "--pgdata", str(self.folder / "data"), "--wait", "--silent"]

    def _run(self, name: str, *arguments: str) -> None:
        said = self.folder / "output"  # a pipe would stay open for as long as the server runs
        with said.open("w") as output:
            ran = subprocess.run(
                [program(name), *arguments],
                user=self._user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if ran.returncode:
            pytest.fail(f"{name} failed: {said.read_text()}")

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self.folder}&user={OWNER}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        self.command(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def command(self, command: sql.Composed) -> None:
        with psycopg.connect(self.url(OWNER), autocommit=True) as connection:
            connection.execute(command)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for each process that runs tests."""
    with tempfile.TemporaryDirectory(prefix="zoopark-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        yield server
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: every test runs on a file and on a server."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "zoopark.sqlite3")
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()
