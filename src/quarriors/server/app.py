"""The ASGI application: paths, guards, and what lives as long as a worker."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import threading
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from quarriors import __version__
from quarriors.server import logs
from quarriors.server.api import Api, language_of, refused
from quarriors.server.asked import Gone, Response, json_response
from quarriors.server.doors import STATE, Door
from quarriors.server.errors import Refusal, refusal_of
from quarriors.server.guards import guarded
from quarriors.server.heartbeat import Pulse
from quarriors.server.hub import Hub
from quarriors.server.invitations import Invitations
from quarriors.server.lifeline import end_with_parent
from quarriors.server.limits import Limits
from quarriors.server.messages import PROTOCOL
from quarriors.server.metrics import Metrics, MetricsPage
from quarriors.server.settings import Settings
from quarriors.server.sockets import Sockets
from quarriors.server.store import Store, StoreUnavailable, Unstorable
from quarriors.server.thinking import Thinkers
from quarriors.server.webpage import find_page
from quarriors.text import languages
from quarriors.text.words import Words

#: Seconds between telling players and closing their connections.
_GOODBYE_SECONDS: Final = 0.05

#: Thousands of games are thousands of objects that stay: looking through them for what can go is done less often.
_LOOKING_FOR_GARBAGE: Final = (20_000, 20, 20)

_BYE: Final = json.dumps({"type": "bye", "text": "the server is shutting down; connect again in a moment"})


def make_app(settings: Settings) -> ASGIApp:
    """The server as one application."""
    log = logs.Log("quarriors.server")
    page = find_page(settings.page)
    metrics = Metrics()
    limits = Limits(settings.limits, refused=lambda kind: metrics.rate_limited.labels(kind).inc())

    def written(units: int, seconds: float) -> None:
        metrics.store_units.observe(units)
        metrics.store_seconds.observe(seconds)

    store = Store(
        settings.db, locks_lost=lambda: log.warning("locks lost"), written=written, failed=metrics.store_failures.inc
    )
    thinkers = Thinkers(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
    hub = Hub(settings, store, thinkers, metrics)
    door = Door(settings, limits, metrics)

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[Mapping[str, object]]:
        await store.open()
        try:
            await thinkers.start()
            await hub.open()
            _say_goodbye(hub)
            for lang in languages():
                Words(lang).has("phase-roll")  # reads the catalogue now, not in the middle of a game
            gc.collect()
            gc.freeze()  # what is there now stays: no need to look through it again and again
            gc.set_threshold(*_LOOKING_FOR_GARBAGE)
            log.info("ready", version=__version__, db=settings.shown_db, pid=os.getpid())
            try:
                door.watch()
                yield {STATE: door}
            finally:
                door.close()
                await hub.close()
        finally:
            await thinkers.stop()
            await store.close()
            log.info("stopped", pid=os.getpid())

    pulse = Pulse(store)
    unwell: list[str] = []

    async def health(request: Request) -> Response:
        trouble = await pulse.trouble()
        if trouble and not unwell:
            log.warning("not healthy", why=trouble)
        unwell[:] = [trouble] if trouble else []
        body = {"ok": not trouble, "version": __version__, "protocol": PROTOCOL, "store": "away" if trouble else "ok"}
        return json_response(body, 503 if trouble else 200)

    async def front(request: Request) -> ASGIApp:
        if page.is_built or "text/html" in request.headers.get("accept", ""):
            return page.answer(request)
        return json_response({"name": "quarriors", "version": __version__, "protocol": PROTOCOL, "api": "api"})

    sockets = Sockets(hub, limits)
    routes: list[BaseRoute] = [
        Route("/", front, methods=["GET"]),
        *Invitations(hub, page, limits).routes(),
        *(Route(path, answer, methods=[method]) for path, answer, method in Api(hub, limits).routes()),
        WebSocketRoute("/api/socket", lambda socket: sockets.answer(_Line(socket))),
        Route("/healthz", health, methods=["GET"]),
        Route("/metrics", MetricsPage(metrics, settings.metrics_from, settings.proxy).answer, methods=["GET"]),
    ]

    async def on_refusal(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal | StoreUnavailable | Unstorable)
        refusal = refusal_of(error)
        metrics.refusals.labels(refusal.id).inc()
        if isinstance(error, StoreUnavailable):
            log.warning("store unavailable", why=str(error))
        return refused(refusal, words=language_of(request))

    async def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return refused(
            Refusal("no_method" if error.status_code == 405 else "not_found"), headers=dict(error.headers or {})
        )

    # no redirects for slashes: they would repeat whatever host was asked for
    router = Router(routes, redirect_slashes=False, default=page, lifespan=lifespan)
    handlers: dict[Any, Any] = {  # their answers are ours, which are ASGI applications like Starlette's
        Refusal: on_refusal,
        StoreUnavailable: on_refusal,
        Unstorable: on_refusal,
        HTTPException: on_http,
    }
    handled = ExceptionMiddleware(router, handlers)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = router  # or else it would answer what it does not know by itself, in plain text
        await handled(scope, receive, send)

    return guarded(app, settings, limits, metrics, page.paths)


class _Line:
    """A WebSocket, as the core knows connections."""

    def __init__(self, socket: WebSocket) -> None:
        self.scope = socket.scope
        self.accept = socket.accept
        self.receive = socket.receive
        self.close = socket.close
        self._send = socket.send_text

    async def send_text(self, data: str) -> None:
        try:
            await self._send(data)
        except WebSocketDisconnect:
            raise Gone from None


def _say_goodbye(hub: Hub) -> None:
    """Has the players told as soon as the process is asked to end, while their connections are still open."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(asked)

        def handler(number: int, frame: FrameType | None, before: object = before) -> None:
            loop.call_soon_threadsafe(_farewell, hub, number, before)

        signal.signal(asked, handler)


def _farewell(hub: Hub, number: int, before: object) -> None:
    hub.log.info("asked to stop", signal=signal.Signals(number).name)
    hub.farewell(_BYE)
    if callable(before):
        # connections are closed by it: what was said goes out first, however busy the machine is
        asyncio.get_running_loop().call_later(_GOODBYE_SECONDS, before, number, None)


def from_environment() -> ASGIApp:
    """The application of a worker process, which gets its settings by environment."""
    settings = Settings.from_environment(os.environ)
    logs.configure(settings.log_level)
    end_with_parent(settings.shutdown_seconds)
    return make_app(settings)
