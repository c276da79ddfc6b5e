"""A real PostgreSQL server for tests, in a temporary folder, started once and stopped at the end.

A folder of tests that needs it takes the fixtures into its conftest:

    from tests.postgres import postgres as postgres

`postgres.new_database()` is the URL of an empty database. Where there are no server binaries in PATH
or under /usr/lib/postgresql, tests that ask for it are skipped and say so.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # what is killed in tests is never PostgreSQL's machine
    "max_connections": "200",
    "shared_buffers": "16MB",
}


def find_binaries() -> Path | None:
    """The folder with initdb and pg_ctl; the newest of several."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).resolve().parent] if found else []
    installed = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(installed, key=lambda folder: float(folder.parent.name), reverse=True)
    return next((f for f in folders if (f / "initdb").exists() and (f / "pg_ctl").exists()), None)


class Postgres:
    """A server of our own."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="samobranka-postgres-"))
        self._data = self._folder / "data"
        self._databases = 0
        self.port = free_port()
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync")
        lines = [f"{name} = '{value}'" for name, value in {**SETTINGS, "port": self.port}.items()]
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-l", log, "-w", "-s", "start")

    def stop(self) -> None:
        """Stops it at once, cutting off whoever is connected."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "fast", "-w", "-s", "stop")

    def remove(self) -> None:
        """Leaves nothing behind."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str) -> None:
        """Runs a program of PostgreSQL's, which refuses to be root."""
        as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_owner, str(self._binaries / program), *arguments]
        # Files, not pipes: the server inherits them and would hold a pipe open for ever.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False)
            said.seek(0)
            assert done.returncode == 0, f"{program}: {said.read().decode()}"


def free_port() -> int:
    """A port nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    binaries = find_binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL server: neither pg_ctl in PATH nor /usr/lib/postgresql/*/bin")
    server = Postgres(binaries)
    try:
        server.start()
        yield server
        server.stop()
    finally:
        server.remove()
