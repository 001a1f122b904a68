"""What a server never does, whoever asks: tell secrets, obey other sites' pages, drown, show its insides."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Player, Refused, Table, human, play_out
from tests.server.serving import Server, inside

SECRET = re.compile(r"q[sic]_[A-Za-z0-9_-]{6,}")


# -- secrets ---------------------------------------------------------------------------------------


def test_no_secret_is_in_any_log_url_or_foreign_message(database_url: str) -> None:
    with Server(database_url, log_level="debug") as server, Table(server.url) as table:
        game = table.create(human("Ann"), OPEN, BOT, public=True, rules={"turn_limit": 6})
        watcher = Player(table.url, game.id)
        table.join(game, "Bob")
        ann, bob = table.sit(game, 0), table.sit(game, 1)
        ann.ready()
        bob.ready()
        code = ann.ask("code")["code"]
        said_to_ann = ann.raw.pop()
        assert code in said_to_ann
        claimed = table.post("/api/claim", {"code": code})
        secrets = [*game.secrets.values(), game.invitation, code, claimed["secret"]]
        game.secrets[0] = claimed["secret"]
        ann = table.sit(game, 0)
        with pytest.raises(Refused):
            table.do(game, secrets[0], "resign")
        with pytest.raises(Refused):
            table.get("/api/games", before=secrets[0])
        with pytest.raises(Refused):
            table.get(f"/api/games/{secrets[0]}")
        play_out(ann, bob)
        watcher.until(lambda me: me.over)
        watcher.close()
        ann.ask("rematch")
        bob.until_event("rematch")
        told = [*watcher.raw, *ann.raw, *bob.raw, table.record(game), table.http.get("/api/games?status=over").text]
        told += [table.text(f"/api/games/{game.id}{path}") for path in ("", "/events", "/dice", "/cards")]
        told.append(table.text("/metrics"))
        for text in told:
            assert not SECRET.search(text)
        log = server.output()
        for secret in secrets:
            assert secret not in log
        assert not SECRET.search(log)


def test_the_dice_are_not_told_before_the_end(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 6})
    unfinished = table.record(game)
    ann.play()
    over = ann.events[-1]
    before = [raw for raw in ann.raw if '"kind":"over"' not in raw and '"status":"over"' not in raw]
    assert len(before) > 10
    for text in [*before, unfinished]:
        assert over["secret"] not in text
    assert over["secret"] in table.record(game)


# -- pages of other sites --------------------------------------------------------------------------


def test_pages_of_other_sites_are_refused(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, public=True)
    for origin in ("https://evil.example", "null", table.url.replace("127.0.0.1", "localhost")):
        answer = table.http.post("/api/games", json={"seats": [human("Eve"), BOT]}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "foreign_origin"
        with pytest.raises(InvalidStatus) as no:
            Player(table.url, game.id, origin=origin)
        assert no.value.response.status_code == 403
    assert Player(table.url, game.id, origin=table.url).welcome
    answer = table.http.post("/api/games", json={"seats": [human("Ann"), BOT]}, headers={"Origin": table.url})
    assert answer.status_code == 201


def test_nothing_may_be_loaded_or_framed(table: Table) -> None:
    for path, status in (("/", 200), ("/api", 200), ("/healthz", 200), ("/nothing", 404), ("/metrics", 200)):
        answer = table.http.get(path)
        assert answer.status_code == status
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers


def test_forms_are_not_taken(table: Table) -> None:
    answer = table.http.post("/api/games", content=b'{"seats": []}', headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (415, "not_json")


# -- too much --------------------------------------------------------------------------------------


def test_what_is_too_big_is_refused(table: Table) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN)
    answer = table.http.post("/api/games", content=b" " * 17_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "too_big")
    ann.socket.send(" " * 17_000)
    assert ann.until_closed()[0] == 1009
    assert table.sit(game, 0).state["status"] == "running"


@pytest.mark.evening
def test_whoever_asks_too_much_waits_and_others_do_not(sqlite_url: str) -> None:
    with Server(sqlite_url, limits=1, proxy="127.0.0.1") as server, Table(server.url) as table:
        body = {"seats": [human("Ann"), BOT]}
        for _ in range(30):
            answer = table.http.post("/api/games", json=body, headers={"X-Forwarded-For": "198.51.100.1"})
            if answer.status_code != 201:
                break
        assert answer.status_code == 429
        assert answer.json()["error"]["id"] == "too_many"
        assert int(answer.headers["retry-after"]) >= 1
        answer = table.http.post("/api/games", json=body, headers={"X-Forwarded-For": "198.51.100.2"})
        assert answer.status_code == 201
        game = table.create(human("Ann"), OPEN)
        refused = 0
        for _ in range(40):
            try:
                table.join(game, "Eve", invitation="qi_guess")
            except Refused as no:
                refused += no.id == "too_many"
        assert refused, "guessing has its price"


@pytest.mark.evening
def test_a_flood_of_messages_is_slowed_down_and_every_one_is_answered(sqlite_url: str) -> None:
    with Server(sqlite_url, limits=1) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT)
        ids = [ann.send("ping") for _ in range(75)]
        for id in ids:
            assert ann.answer(id)["type"] == "pong"
        assert table.look(game)["state"]["status"] == "running"


# -- insides ---------------------------------------------------------------------------------------


@pytest.fixture
def broken(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A server with a fault in it."""

    def fault(*_: object, **__: object) -> None:
        raise RuntimeError("the goblins have eaten /etc/shadow")

    with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
        game, (ann, _) = table.begin(human("Ann"), OPEN, first=0, public=True)
        monkeypatch.setattr("quarriors.server.proposing.move", fault)
        with pytest.raises(ConnectionClosed):
            ann.move("roll")
        assert ann.socket.close_code == 1011
        assert "goblins" not in (ann.socket.close_reason or "")
        answer = table.http.post(
            f"/api/games/{game.id}/do",
            json={"type": "move", "answers": ann.number, "option": "roll"},
            headers={"Authorization": f"Bearer {game.secrets[0]}"},
        )
        assert answer.status_code == 500
        assert answer.json()["error"]["id"] == "internal"
        assert "goblins" not in answer.text
        assert "Traceback" not in answer.text
        monkeypatch.undo()
        yield table


def test_a_fault_shows_no_insides_and_the_game_goes_on(broken: Table) -> None:
    game = broken.get("/api/games", status="running")["games"][0]
    assert broken.get(f"/api/games/{game['game']}")["state"]["decision"]["options"][0]["words"] == "roll"


def test_paths_and_methods_that_there_are_not(table: Table) -> None:
    for path in ("/api/nothing", "/api/games/x/y", "/../etc/passwd", "/api/games/%00", "/api/games/" + "x" * 500):
        answer = table.http.get(path)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "not_found")
    answer = table.http.delete("/api/games")
    assert (answer.status_code, answer.json()["error"]["id"]) == (405, "no_method")


def test_whoever_speaks_no_http_does_no_harm(table: Table) -> None:
    host, port = table.url.removeprefix("http://").split(":")
    for noise in (
        b"\x16\x03\x01\x02\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\0" * 5000,
        b"GET /api HTTP/1.1\r\nHost: x\r\n",
    ):
        with socket.create_connection((host, int(port)), timeout=30) as line:
            line.sendall(noise)
    assert table.get("/healthz")["ok"] is True


# -- hosts -----------------------------------------------------------------------------------------


@pytest.mark.evening
def test_behind_a_base_path(database_url: str) -> None:
    setup = {"base_path": "/quarriors", "proxy": "127.0.0.1", "hosts": "table.example"}
    with Server(database_url, None, **setup) as server, Table(server.url) as table:
        assert server.lines("listening")[0]["address"].endswith("/quarriors")
        game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 2})
        ann.play()
        assert ann.over
        assert "standing: verified" in table.record(game)
        bare = server.url.removesuffix("/quarriors")
        assert httpx2.get(f"{bare}/healthz", trust_env=False).json()["ok"] is True
        origin = "https://table.example"
        forwarded = {"Host": "table.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
        answer = table.http.post(
            "/api/games", json={"seats": [human("Ann"), BOT]}, headers={**forwarded, "Origin": origin}
        )
        assert answer.status_code == 201
        assert "strict-transport-security" in answer.headers


def test_health_and_numbers(table: Table) -> None:
    health = table.get("/healthz")
    assert health["ok"] is True
    _, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 2})
    ann.play()
    numbers = dict(
        line.rsplit(" ", 1) for line in table.text("/metrics").splitlines() if line and not line.startswith("#")
    )
    assert float(numbers['quarriors_moves_total{seat="person"}']) >= 1
    assert float(numbers['quarriors_moves_total{seat="bot"}']) >= 1
    assert float(numbers["quarriors_games_created_total"]) >= 1
    answer = table.http.get("/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
    assert answer.status_code == 404


def test_the_log_is_one_line_of_json_per_event(server: Server, table: Table) -> None:
    table.begin(human("Ann"), BOT)
    lines = [json.loads(line) for line in server.output().splitlines()]
    assert {"listening", "ready", "request", "socket opened"} <= {line["event"] for line in lines}
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
