"""A PostgreSQL server of our own for a measurement, with the settings that it comes with."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # the server refuses to run as root


def _program(name: str) -> str:
    folders = [str(found / "bin") for found in sorted(DEBIAN.glob("*"), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise SystemExit(f"this needs PostgreSQL: {name} is missing")
    return found


class Postgres(NamedTuple):
    """An empty database and its server."""

    url: str
    pid: int  # of the process that all of its server descend from
    restart: Callable[[], None]  # stop it without warning, as a crash would, and start it again


@contextmanager
def postgres() -> Iterator[Postgres]:
    user = OWNER if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="zoopark-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)

        def run(program: str, *arguments: str) -> None:
            with (folder / "output").open("w") as output:  # a pipe would stay open
                command = [_program(program), *arguments, "--pgdata", str(folder / "data")]
                subprocess.run(
                    command, user=user, cwd=folder, stdout=output, stderr=output, check=True
                )

        run("initdb", "--username", OWNER, "--auth", "trust", "--encoding", "UTF8")
        options = f"-c listen_addresses= -c unix_socket_directories={folder}"
        start = ("--wait", "--options", options, "--log", str(folder / "log"))
        run("pg_ctl", "start", *start)
        try:
            pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            yield Postgres(
                f"postgresql:///postgres?host={folder}&user={OWNER}",
                pid,
                lambda: run("pg_ctl", "restart", "--mode", "immediate", *start),
            )
        finally:
            run("pg_ctl", "stop", "--wait", "--mode", "fast")
