"""Running the server: one process, or several workers on one address."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from quarriors.server import logs, openfiles
from quarriors.server.damage import look_through
from quarriors.server.database import address, sqlite_file
from quarriors.server.locks import FileOfOne
from quarriors.server.migrating import upgrade
from quarriors.server.settings import Settings
from quarriors.server.visits import KEEP_SECONDS, Visit
from quarriors.server.webpage import HOW_TO_GET_IT, find_page
from quarriors.server.wires import Wire
from quarriors.system import SystemFault, fault_of

#: Where a browser of this machine finds a server that listens everywhere.
_NEAREST: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class PortTaken(Exception):
    """Nobody can listen there: the system's reason, and whether there is no such address at all."""

    def __init__(self, said: str, reason: SystemFault, no_address: bool = False) -> None:
        super().__init__(said)
        self.reason = reason
        self.no_address = no_address


class _Server(uvicorn.Server):
    """Ends when it is asked to, and that is the end of it: the signal is not raised once more."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {asked: signal.signal(asked, self.handle_exit) for asked in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for asked, handler in before.items():
                signal.signal(asked, handler)


def serve(settings: Settings, opened: Callable[[str], object] = lambda address: None) -> int:
    """Serves until it is told to stop; the exit status. `opened` hears the address as soon as it takes connections."""
    logs.configure(settings.log_level)
    files = openfiles.raise_limit()
    page = find_page(settings.page)
    upgrade(settings.db)
    _check_alone(settings)
    listening = _listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    where = f"http://{_in_url(host)}:{port}{settings.base_path}"
    os.environ.update(settings.to_environment())
    metrics = ""
    if settings.workers > 1:
        metrics = os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="quarriors-metrics-")
    config = configured(settings, "quarriors.server.app:from_environment", port, factory=True)
    server = _Server(config)
    log = logs.Log("quarriors.server")
    log.info("listening", address=where, workers=settings.workers, files=files)
    if not page.is_built:
        log.warning("no page", how=HOW_TO_GET_IT)
    opened(f"http://{_in_url(_NEAREST.get(host, host))}:{port}{settings.base_path}/")
    try:
        if settings.workers > 1:
            Multiprocess(config, [listening]).run()
            return 0
        server.run(sockets=[listening])
        return 0 if server.started else 1
    finally:
        listening.close()
        if metrics:
            shutil.rmtree(metrics, ignore_errors=True)


def configured(settings: Settings, app: ASGIApp | str, port: int, factory: bool = False) -> uvicorn.Config:
    """How uvicorn runs the application: with connections of our own kind, which have to keep to time and measure."""
    return uvicorn.Config(
        app,
        factory=factory,
        host=settings.host,
        port=port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        http=Visit,
        timeout_keep_alive=KEEP_SECONDS,
        ws=Wire,
        ws_max_size=settings.body_limit,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=ceil(settings.shutdown_seconds),
    )


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _check_alone(settings: Settings) -> None:
    """Refuses a SQLite file that another server has in use or that is damaged, before anything is begun."""
    if settings.is_sqlite:
        lock = FileOfOne(address(settings.db))
        lock.take()
        lock.free()
        look_through(sqlite_file(address(settings.db)))


def _listen(host: str, port: int) -> socket.socket:
    """The address to listen on, taken before anything else is started."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except socket.gaierror as error:
        reason = fault_of(error)
        raise PortTaken(f"there is no address {host!r}: {reason}", reason, no_address=True) from None
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        reason = fault_of(error)
        raise PortTaken(
            f"Port {port} on {host} cannot be used: {reason}. Choose another with --port or QUARRIORS_PORT.", reason
        ) from None
    listening.set_inheritable(True)
    return listening
