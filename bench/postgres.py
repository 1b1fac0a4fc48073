"""A PostgreSQL server of our own for a measurement, with the settings that it comes with."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # the server refuses to run as root


def _program(name: str) -> str:
    folders = [str(found / "bin") for found in sorted(DEBIAN.glob("*"), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise SystemExit(f"this needs PostgreSQL: {name} is missing")
    return found


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """The address of an empty database, and the process that all of its server descend from."""
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
        run("pg_ctl", "start", "--wait", "--options", options, "--log", str(folder / "log"))
        try:
            pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            yield f"postgresql:///postgres?host={folder}&user={OWNER}", pid
        finally:
            run("pg_ctl", "stop", "--wait", "--mode", "fast")
