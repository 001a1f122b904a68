"""What stands before the app: each guard by itself."""

import asyncio
from socket import gethostname

import pytest
from starlette.types import Message, Receive, Scope, Send

from quarriors.server import guards
from quarriors.server.guards import (
    API_POLICY,
    PAGE_POLICY,
    BasePath,
    BodyLimit,
    HostCheck,
    Incidents,
    JsonOnly,
    OriginCheck,
    RateLimit,
    SecurityHeaders,
    guarded,
)
from quarriors.server.hosts import Hosts
from quarriors.server.limits import BUDGETS, SOCKETS_OF_ONE, Limits
from quarriors.server.metrics import Metrics
from quarriors.server.settings import Settings
from tests.server.asgi import Answer, answering, ask, echo, request, scope_of

SECRET = "qs_4xJ0cLq9vTz2mW7uY1nB5aRk3dEf6gHi"


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


def counted(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


# Headers


def test_an_answer_of_the_api_may_load_and_run_nothing() -> None:
    headers = request(SecurityHeaders(answering())).headers
    assert headers["content-security-policy"] == API_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert "geolocation=()" in headers["permissions-policy"]


@pytest.mark.parametrize("content_type", ["text/html", "text/html; charset=utf-8", "Text/HTML"])
def test_a_page_loads_only_from_this_server_and_nothing_inline(content_type: str) -> None:
    headers = request(SecurityHeaders(answering(content_type))).headers
    assert headers["content-security-policy"] == PAGE_POLICY
    assert "unsafe" not in PAGE_POLICY
    assert "frame-ancestors 'none'" in PAGE_POLICY
    assert "cache-control" not in headers


def test_what_the_app_says_itself_stands() -> None:
    sent = request(SecurityHeaders(answering(cache_control="max-age=60"))).start["headers"]
    assert [value for name, value in sent if name == b"cache-control"] == [b"max-age=60"]


def test_browsers_are_bound_to_https_only_if_they_came_by_it() -> None:
    app = SecurityHeaders(answering())
    assert "strict-transport-security" not in request(app).headers
    headers = ask(app, scope_of("http", "GET", "/", {}, scheme="https")).headers
    assert headers["strict-transport-security"].startswith("max-age=")


def test_a_denied_socket_has_the_headers_too(metrics: Metrics) -> None:
    app = SecurityHeaders(OriginCheck(answering(), (), metrics))
    answer = ask(app, scope_of("websocket", "GET", "/", {"origin": "https://evil.example"}))
    assert answer.headers["content-security-policy"] == API_POLICY


# Origins

OWN, FOREIGN = "http://localhost", "https://evil.example"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_a_foreign_page_may_not_change_anything(method: str, metrics: Metrics) -> None:
    app = OriginCheck(answering(), (), metrics)
    answer = request(app, method, origin=FOREIGN)
    assert (answer.status, answer.error["id"]) == (403, "foreign_origin")
    assert request(app, method, origin=OWN).status == 200
    assert request(app, method).status == 200
    assert counted(metrics, "quarriors_refusals_total", id="foreign_origin") == 1


@pytest.mark.parametrize(
    "origin", ["null", "", "http://localhost:81", "https://localhost", "http://localhost.evil.example"]
)
def test_nearly_our_own_is_foreign(origin: str, metrics: Metrics) -> None:
    assert request(OriginCheck(answering(), (), metrics), "POST", origin=origin).status == 403


def test_two_origins_are_foreign(metrics: Metrics) -> None:
    scope = scope_of("http", "POST", "/", {"origin": OWN})
    scope["headers"].append((b"origin", FOREIGN.encode()))
    assert ask(OriginCheck(answering(), (), metrics), scope).status == 403


def test_foreign_pages_may_look(metrics: Metrics) -> None:
    assert request(OriginCheck(answering(), (), metrics), "GET", origin=FOREIGN).status == 200


def test_origins_can_be_allowed(metrics: Metrics) -> None:
    app = OriginCheck(answering(), ("https://games.example",), metrics)
    assert request(app, "POST", origin="https://games.example").status == 200
    assert request(app, "POST", origin="https://games.example:444").status == 403


def test_behind_a_trusted_proxy_the_browsers_scheme_counts(metrics: Metrics) -> None:
    app = OriginCheck(answering(), (), metrics)
    scope = scope_of("http", "POST", "/", {"origin": "https://Localhost"}, scheme="https")
    assert ask(app, scope).status == 200
    handshake = scope_of("websocket", "GET", "/", {"origin": "https://localhost"}, scheme="wss")
    assert ask(app, handshake).sent[0]["type"] == "websocket.accept"


def test_a_foreign_page_may_not_open_a_socket(metrics: Metrics) -> None:
    app = OriginCheck(answering(), (), metrics)
    answer = ask(app, scope_of("websocket", "GET", "/", {"origin": FOREIGN}))
    assert (answer.status, answer.error["id"]) == (403, "foreign_origin")
    for headers in ({"origin": OWN}, {}):
        assert ask(app, scope_of("websocket", "GET", "/", headers)).sent[0]["type"] == "websocket.accept"


def test_where_a_socket_cannot_be_answered_it_is_closed(metrics: Metrics) -> None:
    scope = scope_of("websocket", "GET", "/", {"origin": FOREIGN}, extensions={})
    answer = ask(OriginCheck(answering(), (), metrics), scope)
    assert answer.sent == [{"type": "websocket.close", "code": 1008, "reason": "foreign_origin"}]


def test_the_host_finds_the_reason_in_the_log(metrics: Metrics, caplog: pytest.LogCaptureFixture) -> None:
    request(OriginCheck(answering(), (), metrics), "POST", origin="https://localhost")
    fields = caplog.records[0].__dict__["fields"]
    assert (fields["origin"], fields["expected"]) == ("https://localhost", "http://localhost")


# Hosts


def refused_host(host: str, kind: str = "http", **settings: tuple[str, ...]) -> bool:
    metrics = Metrics()
    app = HostCheck(answering(), Hosts.of(Settings(**settings)), metrics)  # type: ignore[arg-type]
    answer = ask(app, scope_of(kind, "GET", "/", {"host": host}))
    if answer.sent[0]["type"] == "websocket.accept" or answer.status == 200:
        return False
    assert (answer.status, answer.error["id"]) == (421, "foreign_host")
    assert "--allowed-host" in answer.error["text"]
    assert counted(metrics, "quarriors_refusals_total", id="foreign_host") == 1
    return True


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_a_foreign_name_is_not_this_servers(host: str, kind: str) -> None:
    assert refused_host(host, kind)


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "a.localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7", "[fe80::1%25eth0]:80",
     "0.0.0.0:8000", "", "localhost.", gethostname(), f"{gethostname().partition('.')[0]}.local:8000"],
)  # fmt: skip
def test_the_machines_own_names_and_all_numbers_are(host: str) -> None:
    assert not refused_host(host)
    assert not refused_host(host, "websocket")


def test_names_can_be_allowed() -> None:
    assert not refused_host("games.example:443", hosts=("games.example",))
    assert refused_host("www.games.example", hosts=("games.example",))
    assert not refused_host("www.games.example", hosts=(".games.example",))
    assert refused_host("badgames.example", hosts=(".games.example",))
    assert not refused_host("anything.example", hosts=("*",))
    assert not refused_host("games.example", origins=("https://games.example",))


def test_no_name_is_so_long_that_only_its_beginning_counts() -> None:
    for length in (60, 77, 90, 100, 150, 300):
        assert refused_host(f"{'a' * length}.localhost.evil.example"), length


def test_a_second_host_does_not_slip_through(metrics: Metrics) -> None:
    scope = scope_of("http", "GET", "/", {"host": "localhost"})
    scope["headers"].append((b"host", b"evil.example"))
    assert ask(HostCheck(answering(), Hosts(()), metrics), scope).status == 421


def test_a_foreign_page_cannot_pass_for_ours_by_its_own_name(metrics: Metrics) -> None:
    """DNS rebinding: `Host` and `Origin` are alike, and both are foreign."""
    app = guarded(answering(), Settings(), Limits(), metrics)
    rebound = {"host": "evil.example:8000", "origin": "http://evil.example:8000", "content-type": "application/json"}
    for kind in ("http", "websocket"):
        answer = ask(app, scope_of(kind, "POST", "/", rebound))
        assert (answer.status, answer.error["id"]) == (421, "foreign_host")
    own = {name: value.replace("evil.example", "localhost") for name, value in rebound.items()}
    assert ask(app, scope_of("http", "POST", "/", own)).status == 200


# JSON


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON"])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH"])
def test_json_is_taken(kind: str, method: str, metrics: Metrics) -> None:
    assert request(JsonOnly(answering(), metrics), method, content_type=kind).status == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "json"])
def test_what_a_form_can_send_is_not(kind: str, metrics: Metrics) -> None:
    answer = request(JsonOnly(answering(), metrics), "POST", content_type=kind)
    assert (answer.status, answer.error["id"]) == (415, "not_json")
    assert request(JsonOnly(answering(), metrics), "POST").status == 415


def test_asking_needs_no_content_type(metrics: Metrics) -> None:
    for method in ("GET", "HEAD", "DELETE", "OPTIONS"):
        assert request(JsonOnly(answering(), metrics), method).status == 200


# Sizes

LIMIT = 100


def send_pieces(pieces: list[bytes], metrics: Metrics, **headers: str) -> Answer:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    messages: list[Message] = [{"type": "http.request", "body": piece, "more_body": True} for piece in pieces]
    messages[-1]["more_body"] = False
    return ask(BodyLimit(echo, LIMIT, metrics), scope_of("http", "POST", "/", named), messages)


@pytest.mark.parametrize("pieces", [[b""], [b"a" * 100], [b"a" * 50, b"b" * 50], [b"a"] * 100, [b"", b"a", b""]])
def test_a_body_within_the_limit_arrives_whole(pieces: list[bytes], metrics: Metrics) -> None:
    whole = b"".join(pieces)
    assert send_pieces(pieces, metrics, content_length=str(len(whole))).body == whole
    assert send_pieces(pieces, metrics, transfer_encoding="chunked").body == whole


@pytest.mark.parametrize(
    "headers", [{"content_length": "101"}, {"content_length": "3"}, {"transfer_encoding": "chunked"}, {}]
)
def test_a_body_beyond_it_is_refused_whatever_its_length_is_said_to_be(
    headers: dict[str, str], metrics: Metrics
) -> None:
    answer = send_pieces([b"a" * 60, b"b" * 41], metrics, **headers)
    assert (answer.status, answer.error["id"]) == (413, "too_big")
    assert "100 bytes" in answer.error["text"]
    assert answer.headers["connection"] == "close"


@pytest.mark.parametrize("length", ["lots", "-1", "²", "9" * 5000])
def test_a_length_that_is_none_does_no_harm(length: str, metrics: Metrics) -> None:
    assert send_pieces([b"abc"], metrics, content_length=length).status in (200, 413)


def test_whoever_hangs_up_gets_no_answer(metrics: Metrics) -> None:
    scope = scope_of("http", "POST", "/", {"content-length": "10"})
    half: list[Message] = [{"type": "http.request", "body": b"half", "more_body": True}, {"type": "http.disconnect"}]
    assert ask(BodyLimit(echo, LIMIT, metrics), scope, half).body == b""


def test_a_body_that_does_not_arrive_is_not_waited_for(metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "_BODY_SECONDS", 0.01)
    answer = Answer()

    async def receive() -> Message:
        await asyncio.sleep(3600)
        raise AssertionError

    async def send(message: Message) -> None:
        answer.sent.append(message)

    scope = scope_of("http", "POST", "/", {"content-length": "10"})
    asyncio.run(asyncio.wait_for(BodyLimit(echo, LIMIT, metrics)(scope, receive, send), 60))
    assert (answer.status, answer.error["id"]) == (408, "too_slow")


# Budgets


def test_whoever_asks_too_much_is_told_when_to_come_back(metrics: Metrics) -> None:
    limits = Limits(now=lambda: 0.0)
    app = RateLimit(answering(), limits, metrics)
    scope = scope_of("http", "GET", "/", {})
    assert {ask(app, scope).status for _ in range(int(BUDGETS["request"].burst))} == {200}
    answer = ask(app, scope)
    assert (answer.status, answer.error["id"], answer.headers["retry-after"]) == (429, "too_many", "1")
    assert ask(app, {**scope, "client": ("192.0.2.2", 5000)}).status == 200
    assert counted(metrics, "quarriors_refusals_total", id="too_many") == 1


def test_a_socket_counts_as_long_as_it_is_open(metrics: Metrics) -> None:
    time = 0.0
    limits = Limits(now=lambda: time)
    app = RateLimit(answering(), limits, metrics)
    handshake = scope_of("websocket", "GET", "/", {})
    for _ in range(SOCKETS_OF_ONE - 1):
        time += 1
        assert limits.connect("192.0.2.1") == 0.0
    for _ in range(3):
        time += 1
        assert ask(app, handshake).sent[0]["type"] == "websocket.accept"
    time += 1
    limits.connect("192.0.2.1")
    answer = ask(app, handshake)
    assert (answer.status, answer.error["id"]) == (429, "too_many")


def test_a_socket_whose_app_fails_is_no_longer_counted(metrics: Metrics) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    time = 0.0
    limits = Limits(now=lambda: time)
    app = Incidents(RateLimit(broken, limits, metrics), metrics)
    for _ in range(SOCKETS_OF_ONE * 2):
        time += 1
        assert ask(app, scope_of("websocket", "GET", "/", {})).status == 500


def test_a_server_without_addresses_counts_all_together(metrics: Metrics) -> None:
    app = RateLimit(answering(), Limits(), metrics)
    assert ask(app, scope_of("http", "GET", "/", {}, client=None)).status == 200


# Incidents


async def broken(scope: Scope, receive: Receive, send: Send) -> None:
    raise RuntimeError(f"no seat for {SECRET}")


def test_a_fault_is_told_by_its_incident_and_explained_only_in_the_log(
    metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    answer = request(Incidents(broken, metrics))
    assert answer.status == 500
    assert set(answer.error) == {"id", "text", "incident"}
    assert answer.error["id"] == "internal"
    assert b"RuntimeError" not in answer.body
    assert SECRET.encode() not in answer.body
    (record,) = caplog.records
    assert record.__dict__["fields"]["incident"] == answer.error["incident"]
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], RuntimeError)
    assert counted(metrics, "quarriors_incidents_total") == 1


def test_incidents_are_told_apart(metrics: Metrics) -> None:
    assert len({request(Incidents(broken, metrics)).error["incident"] for _ in range(20)}) == 20


def test_an_answer_under_way_is_broken_off(metrics: Metrics) -> None:
    async def half(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError

    assert [message["type"] for message in request(Incidents(half, metrics)).sent] == ["http.response.start"]


def test_an_open_socket_is_closed_with_the_incident(metrics: Metrics) -> None:
    async def half(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        raise RuntimeError(SECRET)

    closing = ask(Incidents(half, metrics), scope_of("websocket", "GET", "/", {})).sent[-1]
    assert (closing["type"], closing["code"]) == ("websocket.close", 1011)
    assert closing["reason"].startswith("incident ")
    assert SECRET not in closing["reason"]


def test_a_socket_that_fails_before_it_is_open_is_denied(metrics: Metrics) -> None:
    async def early(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        raise RuntimeError

    answer = ask(Incidents(early, metrics), scope_of("websocket", "GET", "/", {}))
    assert (answer.status, answer.error["id"]) == (500, "internal")


def test_a_socket_that_is_gone_already_makes_no_second_incident(metrics: Metrics) -> None:
    async def run() -> None:
        async def gone(message: Message) -> None:
            if message["type"] == "websocket.close":
                raise RuntimeError("gone")

        async def half(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "websocket.accept"})
            raise RuntimeError

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        await Incidents(half, metrics)(scope_of("websocket", "GET", "/", {}), receive, gone)

    asyncio.run(run())
    assert counted(metrics, "quarriors_incidents_total") == 1


# The base path


@pytest.mark.parametrize(
    ("asked", "seen"),
    [
        ("/quarriors/healthz", "/quarriors/healthz"),
        ("/healthz", "/quarriors/healthz"),
        ("/quarriors", "/quarriors"),
        ("/quarriorsx", "/quarriors/quarriorsx"),
        ("/", "/quarriors/"),
    ],
)
def test_a_proxy_may_cut_the_base_path_off_or_leave_it_on(asked: str, seen: str) -> None:
    scopes: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        scopes.append(scope)

    ask(BasePath(app, "/quarriors"), scope_of("http", "GET", asked, {}))
    ask(BasePath(app, ""), scope_of("http", "GET", asked, {}))
    assert [(scope["path"], scope["root_path"]) for scope in scopes] == [(seen, "/quarriors"), (asked, "")]
