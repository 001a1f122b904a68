"""The page for browsers: what is handed out and how, what cannot be reached, and what is shown where there is none."""

from __future__ import annotations

import gzip
import http.client
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest
from starlette.types import ASGIApp

from quarriors.server import webpage
from quarriors.server.app import make_app
from quarriors.server.guards import API_POLICY, PAGE_POLICY
from quarriors.server.limits import BUDGETS
from quarriors.server.settings import Settings
from quarriors.server.webpage import PageError, find_page, read_page
from tests.server.asgi import ask, request, scope_of
from tests.server.serving import Server

INDEX = """<!doctype html>
<html lang="en"><head><title>Table</title>
<link rel="icon" type="image/svg+xml" href="./icon.svg" />
<script type="module" crossorigin src="./assets/index-RqDYnAbg.js"></script>
<link rel="stylesheet" crossorigin href="./assets/index-BzrS-2_T.css">
</head><body></body></html>
"""
SCRIPT = "/assets/index-RqDYnAbg.js"
STYLE = "/assets/index-BzrS-2_T.css"
CODE = "console.log('the dice are rolled');\n" * 100
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, with a secret beside it and one hidden in it."""
    around = tmp_path_factory.mktemp("around")
    (around / "secret.txt").write_text("hush", "utf-8")
    built = around / "dist"
    (built / "assets").mkdir(parents=True)
    (built / ".hidden").mkdir()
    (built / ".hidden" / "secret.txt").write_text("hush", "utf-8")
    (built / ".env").write_text("hush", "utf-8")
    (built / "index.html").write_text(INDEX, "utf-8")
    (built / SCRIPT[1:]).write_text(CODE, "utf-8")
    (built / STYLE[1:]).write_text("body { margin: 0 }\n" * 50, "utf-8")
    (built / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (built / "sw.js").write_text("addEventListener('fetch', () => undefined);", "utf-8")
    (built / "app.webmanifest").write_text("{}", "utf-8")
    return built


@pytest.fixture
def app(folder: Path) -> ASGIApp:
    return make_app(Settings(page=str(folder)))


@pytest.fixture
def bare_app(monkeypatch: pytest.MonkeyPatch) -> ASGIApp:
    """A server without a page, whatever has been built here."""
    monkeypatch.setattr(webpage, "_PACKED", Path("nowhere"))
    monkeypatch.setattr(webpage, "_in_working_copy", lambda here: ())
    return make_app(Settings())


# -- what is handed out ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_page_is_at_the_root(app: ASGIApp, path: str) -> None:
    answer = request(app, path=path)
    assert (answer.status, answer.body) == (200, INDEX.encode())
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize(
    ("path", "content_type", "cache_control"),
    [
        (SCRIPT, "text/javascript; charset=utf-8", FOR_EVER),
        (STYLE, "text/css; charset=utf-8", FOR_EVER),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/app.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_every_file_says_what_it_is_and_how_long_it_keeps(
    app: ASGIApp, folder: Path, path: str, content_type: str, cache_control: str
) -> None:
    answer = request(app, path=path)
    assert (answer.status, answer.body) == (200, (folder / path[1:]).read_bytes())
    assert answer.headers["content-type"] == content_type
    assert answer.headers["cache-control"] == cache_control
    assert answer.headers["content-security-policy"] == API_POLICY  # opened by itself, a drawing runs nothing
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("accepted", ["gzip", "br;q=1.0, gzip;q=0.8, *;q=0.1", "*", "GZIP"])
def test_whoever_takes_it_gets_it_compressed(app: ASGIApp, accepted: str) -> None:
    answer = request(app, path=SCRIPT, accept_encoding=accepted)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(answer.body) < len(CODE) / 5
    assert gzip.decompress(answer.body).decode() == CODE


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "gzip;q=0, *", "gzip;q=much", "*;q=0"])
def test_nobody_else_does(app: ASGIApp, accepted: str) -> None:
    answer = request(app, path=SCRIPT, accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.body.decode() == CODE


def test_what_compression_makes_larger_stays_as_it_is(app: ASGIApp) -> None:
    answer = request(app, path="/app.webmanifest", accept_encoding="gzip")
    assert "content-encoding" not in answer.headers
    assert answer.body == b"{}"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", SCRIPT])
def test_who_has_it_already_is_told_so(app: ASGIApp, path: str, encoding: str) -> None:
    tag = request(app, path=path, accept_encoding=encoding).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = request(app, path=path, accept_encoding=encoding, if_none_match=known)
        assert (answer.status, answer.body) == (304, b"")
        assert answer.headers["etag"] == tag
        assert "content-length" not in answer.headers
    assert request(app, path=path, accept_encoding=encoding, if_none_match='"other"').status == 200


def test_a_page_that_is_kept_keeps_its_policy(app: ASGIApp) -> None:
    """The headers of a 304 replace those that a browser has kept."""
    answer = request(app, if_none_match="*")
    assert (answer.status, answer.headers["content-security-policy"]) == (304, PAGE_POLICY)


def test_the_service_worker_may_fetch_the_page_and_is_asked_for_every_time(app: ASGIApp) -> None:
    answer = request(app, path="/sw.js")
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert answer.headers["cache-control"] == "no-cache"
    assert request(app, path=SCRIPT).headers["content-security-policy"] == API_POLICY


def test_compressed_and_not_are_two_versions(app: ASGIApp) -> None:
    tags = {request(app, path=SCRIPT, accept_encoding=one).headers["etag"] for one in ("gzip", "identity")}
    assert len(tags) == 2


def test_another_content_has_another_tag(app: ASGIApp) -> None:
    assert request(app, path=SCRIPT).headers["etag"] != request(app, path=STYLE).headers["etag"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", SCRIPT, "/icon.svg"])
def test_head_says_the_same_without_the_body(app: ASGIApp, path: str, encoding: str) -> None:
    got, asked = (request(app, method, path, accept_encoding=encoding) for method in ("GET", "HEAD"))
    assert asked.body == b""
    assert (asked.status, asked.headers) == (got.status, got.headers)


@pytest.mark.parametrize("path", ["/", SCRIPT])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_the_page_can_only_be_read(app: ASGIApp, method: str, path: str) -> None:
    answer = request(app, method, path, content_type="application/json")
    assert (answer.status, answer.error["id"]) == (405, "no_method")
    assert {one.strip() for one in answer.headers["allow"].split(",")} == {"GET", "HEAD"}


def test_the_page_does_not_cover_the_api(app: ASGIApp) -> None:
    assert request(app, path="/api").headers["content-type"] == "application/json"
    assert request(app, path="/api/nothing").error["id"] == "not_found"
    assert ask(app, scope_of("websocket", "GET", "/", {})).sent[-1]["type"] != "websocket.accept"


# -- what cannot be reached ------------------------------------------------------------------------

OUTSIDE = [
    "/../secret.txt", "/assets/../../secret.txt", "/assets/../index.html", "/./index.html", "//", "//index.html",
    "/..", "/.", "/assets", "/assets/", "/assets/..", "/.env", "/.hidden/secret.txt", "/index.html/", "/INDEX.HTML",
    "/..\\secret.txt", "\\..\\secret.txt", "/assets\\index-RqDYnAbg.js", "/..%5csecret.txt", "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt", "/..;/secret.txt", "/etc/passwd", "/../../../../../../etc/passwd", "//etc/passwd",
    "/C:/Windows/win.ini", "/C:\\Windows\\win.ini", "/\\\\host\\share", "/index.html\0", "/index.html\0.js", "/\0",
    "/index.html::$DATA", "/index.html.", "/index.html ", "/nul", "/con", "/index.html;x", "/" + "a" * 20_000,
    "/" + "../" * 5000, "/\ud800", "/\ufffd", "/ındex.html", "index.html", "", "*", "http://elsewhere.example/",
]  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE, ids=range(len(OUTSIDE)))
def test_there_is_no_way_out_of_the_folder(app: ASGIApp, path: str) -> None:
    answer = request(app, path=path)
    assert (answer.status, answer.error["id"]) == (404, "not_found")
    assert b"hush" not in answer.body


def test_nor_by_a_link(folder: Path, tmp_path: Path) -> None:
    built = tmp_path / "dist"
    built.mkdir()
    (built / "index.html").write_text("<title>Table</title>", "utf-8")
    (built / "inside.txt").write_text("for all", "utf-8")
    (built / "link.txt").symlink_to(folder.parent / "secret.txt")
    (built / "around").symlink_to(folder.parent, target_is_directory=True)
    (built / "loop").symlink_to(built / "loop")
    (built / "same.txt").symlink_to(built / "inside.txt")
    assert read_page(built).paths == {"/", "/index.html", "/inside.txt", "/same.txt"}


def test_a_folder_may_be_a_link_itself(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "current").symlink_to(folder, target_is_directory=True)
    assert SCRIPT in read_page(tmp_path / "current").paths


def test_what_comes_later_is_not_seen(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Table</title>", "utf-8")
    app = make_app(Settings(page=str(tmp_path)))
    (tmp_path / "later.txt").write_text("hush", "utf-8")
    (tmp_path / "index.html").unlink()
    assert request(app, path="/later.txt").status == 404
    assert request(app).status == 200


# -- below a path of a proxy -----------------------------------------------------------------------


@pytest.mark.parametrize("before", ["", "/games/quarriors"])
def test_the_page_is_below_the_base_path_whether_a_proxy_cuts_it_off_or_not(folder: Path, before: str) -> None:
    app = make_app(Settings(page=str(folder), base_path="/games/quarriors"))
    assert request(app, path=before + "/").body == INDEX.encode()
    assert request(app, path=before + SCRIPT).body.decode() == CODE
    assert request(app, path=before + "/nothing").status == 404


def test_the_base_path_alone_leads_to_the_page_and_to_no_other_host(folder: Path) -> None:
    app = make_app(Settings(page=str(folder), base_path="/games/quarriors", hosts=("games.example",)))
    answer = request(app, path="/games/quarriors", host="games.example")
    assert (answer.status, answer.headers["location"]) == (308, "/games/quarriors/")
    assert request(app, path="/games/quarriors", host="evil.example").status == 421


# -- budgets ---------------------------------------------------------------------------------------


def _status(app: ASGIApp, path: str) -> int:
    return request(app, path=path).status


def test_loading_the_page_takes_nothing_from_what_games_need(app: ASGIApp) -> None:
    assert BUDGETS["page"].burst >= 3 * BUDGETS["request"].burst
    for _ in range(int(BUDGETS["request"].burst) + 50):
        assert _status(app, SCRIPT) == 200
    assert _status(app, "/api") == 200


def test_who_has_asked_too_much_can_still_load_the_page(app: ASGIApp) -> None:
    # a slow machine may ask no faster than the budget fills up again, for a while
    assert any(_status(app, "/nothing") == 429 for _ in range(20 * int(BUDGETS["request"].burst)))
    assert (_status(app, "/"), _status(app, SCRIPT)) == (200, 200)


def test_the_budget_of_the_page_is_below_a_base_path_too(folder: Path) -> None:
    app = make_app(Settings(page=str(folder), base_path="/quarriors"))
    for _ in range(int(BUDGETS["request"].burst) + 50):
        assert _status(app, "/quarriors" + SCRIPT) == 200


# -- without a page --------------------------------------------------------------------------------


def test_without_a_page_browsers_are_shown_how_to_get_it(bare_app: ASGIApp) -> None:
    answer = request(bare_app, accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    page = answer.body.decode()
    in_each = re.findall(r'<section lang="([^"]+)">(.*?)</section>', page, re.DOTALL)
    assert [lang for lang, _ in in_each] == ["en", "it", "fr", "pt-BR"]
    for _, said in in_each:
        for needed in ("20.19", "make web", "pip install .", "quarriors play"):
            assert needed in said
    assert "style=" not in page
    (style,) = re.findall(r'<link rel="stylesheet" href="\.([^"]+)"', page)
    assert request(bare_app, path=style).headers["content-type"].startswith("text/css")


@pytest.mark.parametrize("accepted", ["", "*/*", "application/json"])
def test_without_a_page_programs_are_answered_as_ever(bare_app: ASGIApp, accepted: str) -> None:
    answer = request(bare_app, accept=accepted)
    assert answer.headers["content-type"] == "application/json"
    assert b'"protocol"' in answer.body


def test_the_page_of_this_installation_is_the_packed_one_or_that_of_the_working_copy(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web" / "dist").mkdir(parents=True)
    (tmp_path / "web" / "dist" / "index.html").write_text("<title>Built here</title>", "utf-8")
    here = tmp_path / "src" / "quarriors" / "server"
    monkeypatch.setattr(webpage, "_HERE", here)
    monkeypatch.setattr(webpage, "_PACKED", here / "page")
    assert not find_page().is_built  # a folder that happens to be called web is not ours
    (tmp_path / "web" / "package.json").write_text("{}", "utf-8")
    assert find_page().folder == tmp_path / "web" / "dist"
    monkeypatch.setattr(webpage, "_PACKED", folder)
    assert find_page().folder == folder


# -- folders that are no page ----------------------------------------------------------------------


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PageError, match=r"has no index\.html; install Node"):
        read_page(tmp_path)


@pytest.mark.parametrize("missing", [SCRIPT, STYLE, "/icon.svg"])
def test_a_page_that_lacks_a_file_is_refused(missing: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX, "utf-8")
    for path in {SCRIPT, STYLE, "/icon.svg"} - {missing}:
        (tmp_path / path[1:]).write_text("x", "utf-8")
    with pytest.raises(PageError, match=rf"loads '\.{re.escape(missing)}', which is not there"):
        read_page(tmp_path)


def test_a_page_that_is_not_built_is_refused(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "web" / "index.html"
    (tmp_path / "index.html").write_bytes(source.read_bytes())
    with pytest.raises(PageError, match="build it again with `make web`"):
        read_page(tmp_path)


def test_a_folder_with_far_too_much_in_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<title>Table</title>", "utf-8")
    (tmp_path / "big.bin").write_bytes(b"x" * 5000)
    monkeypatch.setattr(webpage, "_MOST_BYTES", 4096)
    with pytest.raises(PageError, match="far more"):
        read_page(tmp_path)


def test_pages_may_name_what_lies_elsewhere(tmp_path: Path) -> None:
    links = '<link rel="icon" href="data:,"><link rel="canonical" href="https://games.example/">'
    (tmp_path / "index.html").write_text(links, "utf-8")
    assert read_page(tmp_path).is_built


def test_serving_a_folder_without_a_page_ends_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quarriors", "serve", "--port", "0", "--page", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "has no index.html" in done.stderr
    assert done.stderr.count("\n") == 1


# -- as a process ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("page-server") / "server.sqlite3"
    with Server(f"sqlite:///{database}", page=folder, base_path="/quarriors") as server:
        yield server


def test_a_running_server_hands_the_page_out(running: Server) -> None:
    with httpx2.Client(base_url=running.url, follow_redirects=True) as browser:
        front = browser.get("")
        assert front.text == INDEX
        assert front.headers["content-encoding"] == "gzip"
        assert browser.get(SCRIPT).text == CODE
        assert browser.head(SCRIPT).headers["content-type"].startswith("text/javascript")
        again = browser.get("/", headers={"If-None-Match": front.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert browser.get("/api").status_code == 200
        assert not running.lines("no page")


RAW = [
    b"/quarriors/../secret.txt", b"/quarriors/%2e%2e/secret.txt", b"/quarriors/%2e%2e%2fsecret.txt", b"/../etc/passwd",
    b"/quarriors/..%5csecret.txt", b"/quarriors/index.html%00", b"/quarriors/%c0%ae%c0%ae/secret.txt",
    b"/quarriors/%ff", b"/quarriors/..\\secret.txt", b"/quarriors//index.html", b"/quarriors/" + b"a" * 8000,
    b"/quarriors/%", b"*", b"http://elsewhere.example/../secret.txt", b"/quarriors/.env", b"/quarriors/%2eenv",
    b"/quarriors/.hidden/secret.txt",
]  # fmt: skip


@pytest.mark.parametrize("path", RAW, ids=range(len(RAW)))
def test_a_running_server_has_nothing_else(running: Server, path: bytes) -> None:
    """Said byte by byte, for clients and proxies put paths in order."""
    status, body = _raw(running.url, path)
    assert status in (400, 404)
    assert b"hush" not in body
    assert b"root:" not in body


def _raw(url: str, path: bytes) -> tuple[int, bytes]:
    host = urlsplit(url)
    connection = http.client.HTTPConnection(str(host.hostname), host.port, timeout=30)
    try:
        connection.connect()
        connection.sock.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = http.client.HTTPResponse(connection.sock)
        answer.begin()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_two_workers_hand_out_the_same_page(postgres_url: str, folder: Path) -> None:
    with Server(postgres_url, page=folder, workers=2) as server, httpx2.Client(base_url=server.url) as browser:
        tags = {browser.get("/", headers={"Connection": "close"}).headers["etag"] for _ in range(12)}
    assert len(tags) == 1
