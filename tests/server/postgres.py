"""A real PostgreSQL that the tests start, stop and throw away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest


def _program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian keeps them out of the PATH."""
    found = shutil.which(name)
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    if found is None and not beside:
        pytest.fail("the tests need PostgreSQL: install the Debian package `postgresql`, or put initdb on the PATH")
    return found or str(beside[-1])


def _unprivileged() -> dict[str, Any]:
    """Whom to run it as: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    who = names.get("postgres") or names["nobody"]
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server with a folder of its own below the folder for temporary files. It is quick, and keeps what it was told
    as long as the machine runs; settings such as ``fsync=on`` come on top."""

    def __init__(self, *settings: str) -> None:
        self._settings = settings
        self._who = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="quarriors-postgres-"))
        if self._who:
            os.chown(self._folder, self._who["user"], self._who["group"])
        self._data = self._folder / "data"
        self.port = free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        initdb = [_program("initdb"), "-D", str(self._data), "-U", "quarriors", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*initdb, "--locale=C", "--no-sync"], check=True, cwd=self._folder, stdout=subprocess.DEVNULL, **self._who
        )

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        settings = ["fsync=off", "listen_addresses=127.0.0.1", f"port={self.port}", "max_connections=200"]
        settings += ["unix_socket_directories=", "shared_buffers=16MB", "log_min_messages=fatal", *self._settings]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [_program("postgres"), "-D", str(self._data), *options],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._who,
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > deadline:
                    pytest.fail(f"PostgreSQL did not start: {(self._folder / 'log').read_text('utf-8')[-2000:]}")
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        """Its process, whose children serve the connections."""
        assert self._server is not None
        return self._server.pid

    def stop(self) -> None:
        """Stops it as if somebody had pulled the plug: connections break off."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(60)
            self._server = None

    def remove(self) -> None:
        """Stops it and deletes its folder."""
        self.stop()
        shutil.rmtree(self._folder)

    def url(self, name: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://quarriors@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str) -> None:
        """Runs a statement outside of any database of a test."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def database(self) -> Iterator[str]:
        """Yields the URL of a new, empty database, which is dropped in the end."""
        self._made += 1
        name = f"test_{self._made}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")
