"""The page as an app: what a phone needs to install it, and what is there without a connection."""

from __future__ import annotations

import json
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import ROOT, Server
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.words import say

pytestmark = pytest.mark.browser

_DIST = ROOT / "web" / "dist"
#: Once the worker has kept everything, it stands ready.
_READY = "() => navigator.serviceWorker.ready.then(({ active }) => active !== null)"
_CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_a_phone_finds_a_name_and_icons_of_the_sizes_that_are_told() -> None:
    manifest = json.loads((_DIST / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    # relative, so that the page can lie in any folder
    assert not [path for path in (manifest["start_url"], manifest["scope"]) if not path.startswith("./")]
    for icon in manifest["icons"]:
        file = _DIST / icon["src"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert file.read_text("utf-8").startswith("<svg")


def _come_as_an_app(visit: Visit, server: Server) -> Visitor:
    """Somebody whose browser has kept the shell."""
    visitor = visit(address=server.url, service_workers="allow")
    page = visitor.go()
    page.wait_for_function(_READY)
    page.reload()
    page.wait_for_function(_CONTROLLED)
    return visitor


def test_without_a_connection_the_page_opens_and_says_so(visit: Visit, tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'away.sqlite3'}") as server:
        visitor = _come_as_an_app(visit, server)
        visitor.expect("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "^request: .*/api")
        visitor.context.set_offline(True)
        page = visitor.page
        page.reload()
        expect(page.get_by_role("status").get_by_text(say("home-offline"))).to_be_visible()
        visitor.context.set_offline(False)
        expect(page.get_by_text(say("home-offline"))).to_have_count(0)
        expect(page.get_by_role("button", name=say("play-now")).first).to_be_enabled()


def test_nobody_sees_an_old_page_after_an_upgrade(visit: Visit, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'upgraded.sqlite3'}"
    dist = tmp_path / "dist"
    shutil.copytree(_DIST, dist)
    with Server(database, page=str(dist)) as server:
        port = int(server.url.rpartition(":")[2])
        visitor = _come_as_an_app(visit, server)
    # what was on its way when the server went is answered by nothing
    visitor.expect("ERR_CONNECTION_", "ERR_EMPTY_RESPONSE", "^request: ", "WebSocket")
    index = dist / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>Quarriors</title>", "<title>Newer</title>"), "utf-8")
    with Server(database, page=str(dist), port=port):
        said = visitor.page.reload()
        assert said is not None
        assert "<title>Newer</title>" in said.text()
