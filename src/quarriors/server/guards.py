"""What stands between the network and the app: headers, origins, sizes, budgets, and faults that stay inside."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Container, Iterable, Sequence
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarriors.server.asked import address_of, retry_after
from quarriors.server.errors import ERRORS
from quarriors.server.hosts import Hosts, name_in
from quarriors.server.limits import Limits
from quarriors.server.logs import AccessLog, Log, Seldom
from quarriors.server.metrics import Metrics
from quarriors.server.settings import Settings

#: For answers of the API: a browser that shows one as a page loads and runs nothing.
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"

#: For pages: all that they load comes from this server, as a file of its own.
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

#: Browsers are to come back by https for a year.
_ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_JSON_METHODS: Final = frozenset({"POST", "PUT", "PATCH"})

#: Seconds in which the body of a request has to arrive, whatever server the application runs on; `Visit` is stricter.
_BODY_SECONDS: Final = 20.0
#: How much of a foreign name is repeated in an answer and the log.
_SHOWN: Final = 100

_LOG: Final = Log("quarriors.server.guards")


def guarded(
    app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics, page_paths: Container[str] = ()
) -> ASGIApp:
    """The app behind all guards, in their order; files of the page have a budget of their own."""
    app = BodyLimit(app, settings.body_limit, metrics)
    app = JsonOnly(app, metrics)
    app = OriginCheck(app, settings.origins, metrics)
    app = HostCheck(app, Hosts.of(settings), metrics)
    app = RateLimit(app, limits, metrics, page_paths)
    app = Incidents(app, metrics)
    app = SecurityHeaders(app)
    app = Counted(app, metrics)
    app = AccessLog(app)
    return BasePath(app, settings.base_path)


class BasePath:
    """Takes requests with the base path and without: proxies may cut it off or leave it on."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.base_path and scope["type"] != "lifespan":
            path: str = scope["path"]
            if path != self.base_path and not path.startswith(self.base_path + "/"):
                path = self.base_path + path
            scope = {**scope, "path": path, "root_path": self.base_path}
        await self.app(scope, receive, send)


class Counted:
    """Counts answers by status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, counting if scope["type"] == "http" else send)


class SecurityHeaders:
    """Tells browsers to be strict: one content security policy for pages, a stricter one for everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def strict(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message = {**message, "headers": _strict(message.get("headers", ()), scope["scheme"])}
            await send(message)

        await self.app(scope, receive, strict if scope["type"] in ("http", "websocket") else send)


def _strict(headers: Iterable[tuple[bytes, bytes]], scheme: str) -> list[tuple[bytes, bytes]]:
    given = [(name.lower(), value) for name, value in headers]
    names = {name for name, _ in given}
    kind = _header(given, b"content-type").partition(";")[0].strip().lower()
    ours = list(_HEADERS)
    ours.append((b"content-security-policy", (PAGE_POLICY if kind == "text/html" else API_POLICY).encode()))
    if kind == "application/json":
        ours.append((b"cache-control", b"no-store"))
    # The scheme is the browser's: uvicorn takes it over from trusted proxies.
    if scheme in ("https", "wss"):
        ours.append(_ONLY_HTTPS)
    return given + [(name, value) for name, value in ours if name not in names]


class Incidents:
    """The last resort: whatever is raised becomes `internal` with an incident id; its traceback is only in the log."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = gone = False

        async def watching(message: Message) -> None:
            nonlocal begun, gone
            begun = True
            try:
                await send(message)
            except OSError:
                gone = True
                raise

        try:
            await self.app(scope, receive, watching)
        except Exception as error:
            if gone:
                return  # nobody is left to tell, and nothing is wrong here
            incident = secrets.token_hex(4)
            self.metrics.incidents.inc()
            _LOG.error("incident", error, incident=incident, path=scope["path"])
            if not begun:
                await _refuse(scope, send, "internal", incident=incident)
            elif scope["type"] == "websocket":
                await _close(send, incident)


async def _close(send: Send, incident: str) -> None:
    try:
        await send({"type": "websocket.close", "code": 1011, "reason": f"incident {incident}"})
    except Exception as error:
        # The connection may be closed already, or be what failed.
        _LOG.debug("socket was closed before", incident=incident, why=str(error))


class RateLimit:
    """Requests and WebSocket connections within the budget of their address."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, page_paths: Container[str] = ()) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.page_paths = page_paths

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        socket = scope["type"] == "websocket"
        wait = self.limits.connect(address) if socket else self.limits.allow(self._kind(scope), address)
        if wait:
            self.metrics.refusals.labels("too_many").inc()
            await _refuse(scope, send, "too_many", [retry_after(wait)])
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if socket:
                self.limits.disconnect(address)

    def _kind(self, scope: Scope) -> str:
        path: str = scope["path"].removeprefix(scope.get("root_path", ""))
        return "page" if path in self.page_paths and scope["method"] in _SAFE_METHODS else "request"


class HostCheck:
    """Who asks for a server of another name is turned away: a foreign page may have its own name point here."""

    def __init__(self, app: ASGIApp, hosts: Hosts, metrics: Metrics) -> None:
        self.app = app
        self.hosts = hosts
        self.metrics = metrics
        self.seldom = Seldom(_LOG)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            for name, value in scope["headers"]:
                if name == b"host" and not self.hosts.have(value.decode("latin-1")):
                    await self._refuse(scope, send, name_in(value.decode("latin-1"))[:_SHOWN])
                    return
        await self.app(scope, receive, send)

    async def _refuse(self, scope: Scope, send: Send, name: str) -> None:
        self.metrics.refusals.labels("foreign_host").inc()
        self.seldom.warning("foreign host", host=name, how="if it is yours: --allowed-host, or QUARRIORS_HOSTS")
        text = f"this server does not go by the name {name!r}; if it is yours, start it with --allowed-host {name}"
        await _refuse(scope, send, "foreign_host", text=text)


class OriginCheck:
    """Pages of other sites may not speak to the server: neither change anything nor open a WebSocket.

    A request without `Origin` comes from a program, not from a page: it is let through.
    """

    def __init__(self, app: ASGIApp, origins: Sequence[str], metrics: Metrics) -> None:
        self.app = app
        self.origins = frozenset(origins)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if (kind == "websocket" or (kind == "http" and scope["method"] not in _SAFE_METHODS)) and self._foreign(scope):
            self.metrics.refusals.labels("foreign_origin").inc()
            await _refuse(scope, send, "foreign_origin")
        else:
            await self.app(scope, receive, send)

    def _foreign(self, scope: Scope) -> bool:
        origins = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"origin"]
        if not origins:
            return False
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        own = f"{scheme}://{_header(scope['headers'], b'host').lower()}"
        if len(origins) == 1 and (origins[0] == own or origins[0] in self.origins):
            return False
        # A host whose proxy is not trusted, or who forgot --origin, finds the reason here.
        _LOG.warning("foreign origin", origin=origins[0][:200], expected=own[:200], path=scope["path"][:200])
        return True


class JsonOnly:
    """What is sent says that it is JSON, which a form on a foreign page cannot."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in _JSON_METHODS:
            kind = _header(scope["headers"], b"content-type").partition(";")[0].strip().lower()
            if kind != "application/json":
                self.metrics.refusals.labels("not_json").inc()
                await _refuse(scope, send, "not_json")
                return
        await self.app(scope, receive, send)


class BodyLimit:
    """Reads the body before the app does, as far as it may be long, whatever its length is said to be."""

    def __init__(self, app: ASGIApp, limit: int, metrics: Metrics) -> None:
        self.app = app
        self.limit = limit
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _may_have_body(scope):
            await self.app(scope, receive, send)
            return
        try:
            body = None if self._is_said_too_long(scope) else await self._body(receive)
        except TimeoutError:
            await self._refuse(scope, send, "too_slow")
            return
        if body is None:
            await self._refuse(scope, send, "too_big", f"at most {self.limit} bytes can be sent at once")
            return
        if body["type"] != "http.request":
            return  # whoever asked has hung up: nobody is left to answer
        waiting: list[Message] = [body]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        await self.app(scope, replay, send)

    def _is_said_too_long(self, scope: Scope) -> bool:
        said = _header(scope["headers"], b"content-length")
        # Python does not read numbers of thousands of digits, and need not.
        return said.isdecimal() and (len(said) > 18 or int(said) > self.limit)

    async def _body(self, receive: Receive) -> Message | None:
        """The whole body as one message; None if it is too long; or the message that the client has hung up."""
        body = b""
        async with asyncio.timeout(_BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return message
                body += message.get("body", b"")
                if len(body) > self.limit:
                    return None
                if not message.get("more_body", False):
                    return {"type": "http.request", "body": body, "more_body": False}

    async def _refuse(self, scope: Scope, send: Send, id: str, text: str = "") -> None:
        self.metrics.refusals.labels(id).inc()
        # Whatever is still coming is not read: the connection ends here.
        await _refuse(scope, send, id, [(b"connection", b"close")], text)


def _may_have_body(scope: Scope) -> bool:
    return scope["method"] not in _SAFE_METHODS or any(
        name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"]
    )


async def _refuse(
    scope: Scope,
    send: Send,
    id: str,
    headers: Sequence[tuple[bytes, bytes]] = (),
    text: str = "",
    incident: str = "",
) -> None:
    """Answer with an error of `errors.py`; a WebSocket is denied before it is open."""
    status, standard = ERRORS[id]
    error = {"id": id, "text": text or standard}
    if incident:
        error["incident"] = incident
    body = json.dumps({"error": error}).encode()
    prefix = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": id})
            return
        prefix = "websocket.http.response"
    length = (b"content-length", str(len(body)).encode())
    kind = (b"content-type", b"application/json")
    await send({"type": f"{prefix}.start", "status": status, "headers": [kind, length, *headers]})
    await send({"type": f"{prefix}.body", "body": body, "more_body": False})


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next((value.decode("latin-1") for each, value in headers if each == name), "")
