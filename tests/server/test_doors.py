"""Strangers who send half a request, or far too much of what needs no answer: the others do not notice."""

from __future__ import annotations

import errno
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from quarriors.server import visits
from quarriors.server.doors import Door
from quarriors.server.limits import FRAMES, Limits
from quarriors.server.logs import Log, Seldom
from quarriors.server.metrics import Metrics
from quarriors.server.settings import Settings
from tests.server.clients import BOT, Table, human
from tests.server.knocking import CLOSE, HALF, PIECE, PING, PONG, TEXT, WHOLE, Knock, pack
from tests.server.rawbytes import HANDSHAKE
from tests.server.serving import Server, inside, until

pytestmark = pytest.mark.evening

MANY = 3000


def turned_away(url: str, why: str) -> float:
    """How many connections the server says that it has ended for that."""
    with Table(url) as table:
        for line in table.text("/metrics").splitlines():
            if line.startswith(f'quarriors_turned_away_total{{why="{why}"}}'):
                return float(line.rpartition(" ")[2])
    return 0.0


@pytest.fixture(scope="module")
def guarded_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with its ordinary limits."""
    with inside(Settings(db=f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'server.sqlite3'}")) as url:
        yield url


# -- what needs no answer --------------------------------------------------------------------------


FLOODS = {
    "pings": pack(PING) * MANY,
    "long pings": pack(PING, b"x" * 125) * MANY,
    "pongs": pack(PONG) * MANY,
    "empty pieces": pack(TEXT, b"", final=False) + pack(PIECE, b"", final=False) * MANY,
    "tiny pieces": pack(TEXT, b"{", final=False) + pack(PIECE, b" ", final=False) * MANY,
}


def test_a_flood_of_frames_ends_the_connection(guarded_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with Table(guarded_url) as table:
        _, (ann,) = table.begin(human("Ann"), BOT)
        for what, flood in FLOODS.items():
            with Knock(guarded_url).upgrade() as stranger:
                stranger.send(flood)
                stranger.until_closed()
                kinds = [kind for kind, _ in stranger.frames()]
                assert kinds.count(PONG) <= FRAMES.burst + 100, f"all {what} were answered"
                if CLOSE in kinds:  # it may be lost with what nobody has read
                    assert stranger.frames()[-1][1][:2] == (1008).to_bytes(2, "big")
        assert turned_away(guarded_url, "frames") == len(FLOODS)
        lines = [record for record in caplog.records if record.getMessage() == "turned away"]
        assert [line.__dict__["fields"]["why"] for line in lines] == ["frames"], "one line is enough"
        ann.play(1)


def test_a_ping_now_and_then_is_answered(guarded_url: str) -> None:
    with Knock(guarded_url).upgrade() as client:
        for at in range(60):
            client.send(pack(PING, str(at).encode()))
        client.send(pack(PING, b"last"))
        client.hear(b"last")
        assert [data for kind, data in client.frames() if kind == PONG][:3] == [b"0", b"1", b"2"]


def test_a_message_in_pieces_with_pings_between_is_one_message(guarded_url: str) -> None:
    with Knock(guarded_url).upgrade() as client:
        client.send(
            pack(TEXT, b'{"type": "hel', False) + pack(PING) + pack(PIECE, b'lo", "protocol": 1, "game": "none"}')
        )
        client.hear(b"not_found")


@pytest.mark.parametrize("limits", [0, 1])
def test_many_messages_at_once_are_answered_one_by_one(sqlite_url: str, limits: int) -> None:
    """They wait where they are; none is lost, and none comes before another."""
    with inside(Settings(db=sqlite_url, limits=limits)) as url, Table(url) as table:
        game = table.create(human("Ann"), BOT, public=True)
        hello = {"type": "hello", "protocol": 1, "game": game.id}
        messages = [hello, *({"type": "ping", "id": number} for number in range(70 if limits else 500))]
        with Knock(url).upgrade() as client:
            client.send(b"".join(pack(TEXT, json.dumps(message).encode()) for message in messages) + pack(PING, b"end"))
            client.hear(b"end")
            client.hear(b'"id":%d,' % (len(messages) - 2))
            said = [json.loads(data) for kind, data in client.frames() if kind == TEXT]
            assert [message["id"] for message in said if message["type"] == "pong"] == list(range(len(messages) - 1))


# -- half a request --------------------------------------------------------------------------------


@pytest.fixture
def hasty_url(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that does not wait long."""
    monkeypatch.setattr(visits, "REQUEST_SECONDS", 0.3)
    with inside(Settings(db=sqlite_url)) as url:
        yield url


BODY = b"POST /api/deal HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
CHUNKS = BODY.replace(b"Content-Length: 50", b"Transfer-Encoding: chunked").replace(b"\r\n\r\n{", b"\r\n\r\n1\r\n{\r\n")
UPGRADE = HALF + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    "begun", [b"G", HALF, UPGRADE, BODY, CHUNKS], ids=["line", "head", "upgrade", "body", "chunks"]
)
def test_half_a_request_is_not_waited_for(begun: bytes, hasty_url: str) -> None:
    with Knock(hasty_url) as slow:
        slow.send(begun)
        said = slow.until_closed()
    assert said.startswith(b"HTTP/1.1 408 ")
    assert json.loads(said.partition(b"\r\n\r\n")[2])["error"]["id"] == "too_slow"
    assert turned_away(hasty_url, "slow") == 1


@pytest.mark.parametrize(
    ("begun", "more"),
    [(b"GET /", b"a"), (HALF, b"X: y\r\n"), (BODY, b" "), (WHOLE, b"\r\n")],
    ids=["line", "head", "body", "after an answer"],
)
def test_a_byte_now_and_then_does_not_help(begun: bytes, more: bytes, hasty_url: str) -> None:
    with Knock(hasty_url) as slow:
        slow.send(begun)
        slow.drip(more)
    assert turned_away(hasty_url, "slow") == 1


def test_who_says_nothing_goes_without_a_word(hasty_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with Knock(hasty_url) as silent:
        assert silent.until_closed() == b""
    assert turned_away(hasty_url, "slow") == 0
    assert not [record for record in caplog.records if record.getMessage() == "turned away"]


def test_the_next_request_has_its_own_time(hasty_url: str) -> None:
    with Knock(hasty_url) as steady:
        for _ in range(5):
            assert steady.ask() == b"HTTP/1.1 200 OK"
            steady.hear(b"}")
            steady.read = b""
            steady.send(HALF)
            steady.send(b"\r\n")
            steady.hear(b"}")
            steady.read = b""
    assert turned_away(hasty_url, "slow") == 0


def test_an_answer_that_is_not_read_ends_too(hasty_url: str) -> None:
    """The system's own buffers take a lot: there are more answers than fit into these."""
    with Knock(hasty_url) as deaf:
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.send(b"GET /api/cards HTTP/1.1\r\nHost: localhost\r\n\r\n" * 15)
        until(lambda: turned_away(hasty_url, "unread") == 1)


def test_a_head_without_end_is_not_read(guarded_url: str) -> None:
    for endless in (b"GET /" + b"a" * 400_000, HALF + b"X: " + b"b" * 400_000, HALF + b"X: y\r\n" * 70_000):
        with Knock(guarded_url) as stranger:
            stranger.send(endless)
            assert b"too_big" in stranger.until_closed() + b"too_big"
    until(lambda: turned_away(guarded_url, "big") == 3)


def test_a_body_without_end_is_not_read_however_it_is_wrapped_up(guarded_url: str) -> None:
    before = turned_away(guarded_url, "big")
    asked = (
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    for endless in (b"0\r\n" + b"a:b\r\n" * 300_000, b"0\r\na: " + b"b" * 1_500_000):
        with Knock(guarded_url) as stranger:
            stranger.send(asked + endless)
            stranger.until_closed()
    until(lambda: turned_away(guarded_url, "big") == before + 2)


def test_what_comes_after_a_body_is_no_header(guarded_url: str) -> None:
    with Knock(guarded_url) as stranger:
        body = b'{"seats": 2}'
        stranger.send(
            b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            + b"%x\r\n%s\r\n0\r\nContent-Type: application/json\r\n\r\n" % (len(body), body)
        )
        assert b"not_json" in stranger.hear(b"}}")


def test_nobody_asks_a_thousand_things_at_once(guarded_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with Knock(guarded_url) as stranger:
        stranger.send(WHOLE * 1000)
        assert stranger.until_closed().count(b"HTTP/1.1 200") < 100
    with Knock(guarded_url) as program:
        program.send(WHOLE * 5 + WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert program.until_closed().count(b"HTTP/1.1 200") == 6
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# -- many connections ------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_no_more(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with inside(Settings(db=sqlite_url, connections_each=5)) as url:
        crowd = [Knock(url, "127.0.0.2") for _ in range(5)]
        for one in crowd:
            assert one.ask() == b"HTTP/1.1 200 OK"
            one.send(HALF)
        with Knock(url, "127.0.0.2") as late:
            said = late.until_closed()
            assert said.startswith(b"HTTP/1.1 429 ")
            assert b"retry-after:" in said
        with Knock(url) as other:
            assert other.ask() == b"HTTP/1.1 200 OK"
        crowd.pop().socket.close()

        def has_room() -> bool:
            with Knock(url, "127.0.0.2") as again:
                return again.ask() == b"HTTP/1.1 200 OK"

        until(has_room)
        for one in crowd:
            one.socket.close()
    lines = [record for record in caplog.records if record.getMessage() == "turned away"]
    assert [line.__dict__["fields"]["why"] for line in lines] == ["address"]
    assert "127.0.0.2" not in caplog.text


def test_a_trusted_proxy_brings_as_many_as_it_likes(sqlite_url: str) -> None:
    with inside(Settings(db=sqlite_url, connections_each=3, proxy=("127.0.0.2",))) as url:
        crowd = [Knock(url, "127.0.0.2") for _ in range(10)]
        for one in crowd:
            assert one.ask() == b"HTTP/1.1 200 OK"
            one.socket.close()


def test_when_all_places_are_taken_who_waited_longest_goes(sqlite_url: str) -> None:
    with inside(Settings(db=sqlite_url, connections=20)) as url, Table(url) as table:
        _, (ann,) = table.begin(human("Ann"), BOT)
        crowd = [Knock(url, "127.0.0.2") for _ in range(60)]
        for one in crowd:
            one.send(HALF)
        with Knock(url) as newcomer:
            assert newcomer.ask() == b"HTTP/1.1 200 OK"
        ann.play(1)
        assert crowd[0].until_closed() == b""
        for one in crowd:
            one.socket.close()
        assert turned_away(url, "all") > 0


def test_who_becomes_a_socket_waits_for_no_request_any_more(sqlite_url: str) -> None:
    """Two requests at once, the second of which is an upgrade: nothing of the connection is left when it has gone."""
    with inside(Settings(db=sqlite_url, connections=10, connections_each=50)) as url:
        for _ in range(30):
            with Knock(url) as stranger:
                stranger.send(WHOLE + HANDSHAKE)
                stranger.hear(b"HTTP/1.1 101")
                stranger.hear(b"HTTP/1.1 200")
        until(lambda: open_at(url) == 1)
        with ExitStack() as others:
            for _ in range(10):
                others.enter_context(Knock(url)).upgrade()
            with Knock(url) as late:
                assert b"too_many" in late.until_closed()


def open_at(url: str) -> float:
    """How many connections there are, this one counted."""
    with Table(url) as table:
        (line,) = (line for line in table.text("/metrics").splitlines() if line.startswith("quarriors_connections "))
    return float(line.rpartition(" ")[2])


def test_everybody_who_leaves_is_no_longer_counted() -> None:
    class Someone:
        gone = False

        def turn_away(self) -> None:
            self.gone = True

    metrics = Metrics()
    door = Door(Settings(connections=10, connections_each=10), Limits(), metrics)
    guests = [Someone() for _ in range(10)]
    assert all(door.enter(guest, "192.0.2.1") for guest in guests)
    assert not door.enter(Someone(), "192.0.2.1")
    for guest in guests:
        door.heard(guest)
    assert not door.enter(Someone(), "192.0.2.2"), "nobody waits, so nobody goes"
    door.waits(guests[3])
    assert door.enter(Someone(), "192.0.2.2")
    assert [guest.gone for guest in guests].index(True) == 3
    for _ in range(10):
        door.leave("192.0.2.1")
    door.leave("192.0.2.2")
    assert door.open == 0
    assert metrics.registry.get_sample_value("quarriors_connections") == 0


def test_what_strangers_do_often_is_told_seldom(caplog: pytest.LogCaptureFixture) -> None:
    times = iter((0.0, 1.0, 59.0, 61.0, 62.0, 62.0))
    seldom = Seldom(Log("quarriors.test"), now=lambda: next(times))
    for _ in range(5):
        seldom.warning("turned away", "slow")
    seldom.warning("turned away", "frames")
    told = [record.__dict__["fields"] for record in caplog.records]
    assert [(fields["why"], fields["times"]) for fields in told] == [("slow", 1), ("slow", 3), ("frames", 1)]


@pytest.mark.evening
def test_a_server_with_few_files_takes_newcomers_and_says_what_is_wrong(sqlite_url: str) -> None:
    with Server(sqlite_url, files=(64, 256), limits=1) as server, Table(server.url) as table:
        (listening,) = server.lines("listening")
        assert listening["files"] == 256, "as many as it may have, and not as few as it was given"
        _, (ann,) = table.begin(human("Ann"), BOT)
        crowd = []
        for at in range(600):
            crowd.append(Knock(server.url, f"127.0.0.{2 + at % 5}"))
            crowd[-1].send(HALF)
        with Knock(server.url) as newcomer:
            assert newcomer.ask() == b"HTTP/1.1 200 OK"
        ann.play(3)
        assert [line["why"] for line in server.lines("turned away")] == ["all"]
        assert not server.lines("no files left")
        for one in crowd:
            one.socket.close()


@pytest.mark.anyio
async def test_if_there_are_no_files_left_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_more(path: object, flags: int) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    door = Door(Settings(), Limits(), Metrics())
    door.watch()
    assert not caplog.records
    monkeypatch.setattr("quarriors.server.openfiles.os.open", no_more)
    door.watch()
    door.close()
    (record,) = caplog.records
    assert record.getMessage() == "no files left"
    assert "LimitNOFILE" in record.__dict__["fields"]["how"]
