"""Servers for tests: `quarriors serve` as a process that can be killed, or its application in a thread of this one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from quarriors.server.app import make_app
from quarriors.server.migrating import upgrade
from quarriors.server.serving import configured
from quarriors.server.settings import Settings
from tests.server.postgres import free_port

#: Where modules of tests are found.
ROOT = Path(__file__).parents[2]
#: Seconds after which something that must happen is taken not to happen any more.
PATIENCE = 30.0


def until(true: Callable[[], object], what: str = "it did not happen") -> None:
    """Waits for something that will be so in the end."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


class Server:
    """`quarriors serve` on a port and a database of its own. Settings go to it by environment.

    with Server(database_url, idle_seconds=1) as server:
        ...server.url...
    """

    def __init__(self, db: str, files: tuple[int, int] | None = None, **settings: object) -> None:
        #: How many files it may open, and how many at the most if it asks for more.
        self._files = files
        self._settings = {"db": db, "port": free_port(), "limits": 0, **settings}
        self._folder = tempfile.TemporaryDirectory(prefix="quarriors-server-")
        self._log = Path(self._folder.name) / "log"
        self._log.touch()
        self._process: subprocess.Popen[bytes] | None = None
        self._read = 0

    def __enter__(self) -> Server:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    @property
    def url(self) -> str:
        """Where it listens, base path included."""
        return f"http://127.0.0.1:{self._settings['port']}{self._settings.get('base_path', '')}"

    @property
    def pid(self) -> int:
        """The process of the command."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Starts it, and waits until every worker is ready."""
        self.launch()
        workers = int(str(self._settings.get("workers", 1)))
        until(self._is_up(workers), "the server did not come up")

    def launch(self) -> None:
        """Starts it without waiting."""
        self._read = self._log.stat().st_size
        variables = {f"QUARRIORS_{name.upper()}": str(value) for name, value in self._settings.items()}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._with_files(), sys.executable, "-m", "quarriors", "serve"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "QUARRIORS_HOME": self._folder.name, **variables},
                cwd=ROOT,
                start_new_session=True,
            )

    def _with_files(self) -> list[str]:
        """What a command begins with that gets so few files."""
        if self._files is None:
            return []
        now, most = self._files
        return ["sh", "-c", f'ulimit -Sn {now} && ulimit -Hn {most} && exec "$@"', "sh"]

    def _is_up(self, workers: int) -> Callable[[], bool]:
        def look() -> bool:
            assert self._process is not None
            assert self._process.poll() is None, f"the server ended: {self.output()[-3000:]}"
            return len(self.lines("ready")) >= workers

        return look

    def stop(self) -> int:
        """Asks it to end; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Waits for its end; its exit status."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Pulls the plug: neither it nor its workers can do anything about it."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def restart(self) -> None:
        """Pulls the plug, and starts it again on the same port and database."""
        self.kill()
        self.start()

    def remove(self) -> None:
        """Nothing is left of it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE)
        self._folder.cleanup()

    # -- what it says ----------------------------------------------------------------------------

    def output(self) -> str:
        """Everything it has ever said."""
        return self._log.read_text("utf-8", errors="replace")

    def lines(self, event: str = "") -> list[dict[str, Any]]:
        """What it has logged since it was started last, all of it or one event."""
        with self._log.open("rb") as log:
            log.seek(self._read)
            whole = log.read().rpartition(b"\n")[0].decode("utf-8", errors="replace")
        found = [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
        return [line for line in found if not event or line["event"] == event]


@contextmanager
def inside(settings: Settings) -> Iterator[str]:
    """The same application in a thread, for tests that turn its clock or break its parts; its address."""
    upgrade(settings.db)
    port = free_port()
    server = uvicorn.Server(configured(settings, make_app(settings), port))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive(), "the server did not come up")
        assert server.started
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
