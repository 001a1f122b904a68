"""All guards together, before a real server."""

import http.client
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from quarriors.server.guards import API_POLICY, guarded
from quarriors.server.limits import BUDGETS, Limits
from quarriors.server.metrics import Metrics, MetricsPage
from quarriors.server.settings import Settings
from tests.server.asgi import answering, echo

SECRET = "qs_4xJ0cLq9vTz2mW7uY1nB5aRk3dEf6gHi"
FOREIGN = "https://evil.example"


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@contextmanager
def serving(app: ASGIApp, settings: Settings) -> Iterator[int]:
    """A real server on a free port."""
    config = uvicorn.Config(
        app,
        port=0,
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
    )
    server = uvicorn.Server(config)
    socket = config.bind_socket()
    socket.listen()
    thread = threading.Thread(target=server.run, args=([socket],))
    thread.start()
    try:
        yield socket.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(60)
        socket.close()


def app_of(settings: Settings, metrics: Metrics, limits: Limits | None = None) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].endswith("/fault"):
            raise RuntimeError(SECRET)
        await (echo if scope["type"] == "http" else answering())(scope, receive, send)

    return guarded(app, settings, limits or Limits(), metrics)


def call(port: int, method: str, path: str, body: bytes | list[bytes] = b"", **headers: str) -> tuple[int, bytes, str]:
    """Status, body and content security policy of one answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, iter(body) if isinstance(body, list) else body, named)
        response = connection.getresponse()
        return response.status, response.read(), response.headers["content-security-policy"]
    finally:
        connection.close()


def test_a_real_server_is_guarded(metrics: Metrics) -> None:
    settings = Settings(base_path="/quarriors", body_limit=1024)
    with serving(app_of(settings, metrics), settings) as port:
        json_type = {"content_type": "application/json"}
        assert call(port, "POST", "/quarriors/echo", b"{}", **json_type) == (200, b"{}", API_POLICY)
        assert call(port, "POST", "/echo", [b"a" * 500] * 2, **json_type)[0] == 200
        assert call(port, "POST", "/echo", b"{}")[0] == 415
        assert call(port, "POST", "/echo", b"a" * 1025, **json_type)[0] == 413
        assert call(port, "POST", "/echo", [b"a" * 600] * 2, **json_type)[0] == 413
        assert call(port, "POST", "/echo", b"{}", origin=FOREIGN, **json_type)[0] == 403
        assert call(port, "POST", "/echo", b"{}", origin=f"http://127.0.0.1:{port}", **json_type)[0] == 200
        status, body, policy = call(port, "GET", "/fault")
        assert (status, json.loads(body)["error"]["id"], policy) == (500, "internal", API_POLICY)
        assert SECRET.encode() not in body
    assert metrics.registry.get_sample_value("quarriors_requests_total", {"status": "200"}) == 3


def test_a_real_socket_is_guarded(metrics: Metrics) -> None:
    settings = Settings(origins=("https://games.example",))
    with serving(app_of(settings, metrics), settings) as port:
        url = f"ws://127.0.0.1:{port}/socket"
        for origin in (None, f"http://127.0.0.1:{port}", "https://games.example"):
            with connect(url, additional_headers={"Origin": origin} if origin else {}, open_timeout=60):
                pass
        with pytest.raises(InvalidStatus) as denied:
            connect(url, additional_headers={"Origin": FOREIGN}, open_timeout=60)
        assert denied.value.response.status_code == 403
        assert json.loads(denied.value.response.body or b"")["error"]["id"] == "foreign_origin"
        with pytest.raises(InvalidStatus) as failed:
            connect(f"ws://127.0.0.1:{port}/fault", open_timeout=60)
        assert failed.value.response.status_code == 500


def test_budgets_respect_a_trusted_proxy_and_no_other(metrics: Metrics) -> None:
    for proxy, expected in ((("127.0.0.1",), 200), ((), 429)):
        settings = Settings(proxy=proxy)
        with serving(app_of(settings, metrics, Limits(now=lambda: 0.0)), settings) as port:
            for _ in range(int(BUDGETS["request"].burst)):
                assert call(port, "GET", "/", x_forwarded_for="192.0.2.1")[0] == 200
            assert call(port, "GET", "/", x_forwarded_for="192.0.2.1")[0] == 429
            assert call(port, "GET", "/", x_forwarded_for="192.0.2.2")[0] == expected


def test_https_of_a_trusted_proxy_counts_for_origins(metrics: Metrics) -> None:
    settings = Settings(proxy=("127.0.0.1",), hosts=("table.example",))
    headers = {"content_type": "application/json", "host": "table.example", "x_forwarded_proto": "https"}
    with serving(app_of(settings, metrics), settings) as port:
        assert call(port, "POST", "/", b"{}", origin="https://table.example", **headers)[0] == 200
        assert call(port, "POST", "/", b"{}", origin="http://table.example", **headers)[0] == 403


@pytest.mark.parametrize(
    ("proxy", "forwarded", "readable"),
    [
        ((), {}, True),
        ((), {"x_forwarded_for": "127.0.0.1"}, False),
        (("10.0.0.7",), {"x_forwarded_for": "127.0.0.1"}, False),
        (("127.0.0.1",), {"x_forwarded_for": "127.0.0.1"}, True),
        (("127.0.0.1",), {"x_forwarded_for": "192.0.2.1"}, False),
        (("127.0.0.1",), {"x_forwarded_for": "127.0.0.1, 192.0.2.1"}, False),
        (("127.0.0.1",), {}, True),
    ],
)
def test_nobody_reads_the_metrics_through_a_proxy(
    proxy: tuple[str, ...], forwarded: dict[str, str], readable: bool, metrics: Metrics
) -> None:
    settings = Settings(proxy=proxy)
    page = MetricsPage(metrics, settings.metrics_from, settings.proxy)
    app = guarded(Starlette(routes=[Route("/metrics", page.answer)]), settings, Limits(), metrics)
    with serving(app, settings) as port:
        assert (call(port, "GET", "/metrics", b"", **forwarded)[0] == 200) == readable
