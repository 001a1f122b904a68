"""A browser, a server that has the page, and visitors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.pseudo import build
from tests.server.clients import Table
from tests.server.serving import PATIENCE, ROOT, Server
from tests.web.chromium import launched
from tests.web.sites import FileServer, make
from tests.web.visitor import DESKTOP, PHONE, Device, Visitor
from tests.workers import once

#: Where pictures of what failed are left.
FAILED = ROOT / ".build" / "failed"
_HAS_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remembers with the test that it failed, for the pictures."""
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if report.failed:
        item.stash[_HAS_FAILED] = True
    return report  # type: ignore[return-value]


@pytest.fixture(scope="session")
def _built_page() -> None:
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("the page is not built: `make web` builds it")


@pytest.fixture(scope="session")
def browser(_built_page: None) -> Iterator[Browser]:
    """One browser for all tests of a process; every visitor has a window of their own."""
    # a busy machine is no fault of the page
    expect.set_options(timeout=PATIENCE * 1000)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for games that do not mind others beside them; it is never stopped."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('web') / 'server.sqlite3'}") as server:
        yield server


@pytest.fixture
def table(server: Server) -> Iterator[Table]:
    """The same server as programs know it: games are made quickly there, and friends sit at it."""
    with Table(server.url) as table:
        yield table


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose package has a fifth language."""
    package = once(tmp_path_factory, "pseudo", build) / "src"
    folder = tmp_path_factory.mktemp("elsewhere")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")]))
        with Server(f"sqlite:///{folder / 'server.sqlite3'}") as server:
            yield server


@pytest.fixture(scope="session")
def table_elsewhere(elsewhere: Server) -> Iterator[Table]:
    """The same as programs know it; games that many tests look at are played once."""
    with Table(elsewhere.url) as table:
        yield table


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table without a server as files, made once for all processes."""
    return once(tmp_path_factory, "site", make)


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    """A plain file server with it.

    Tests use it before all else, so that it stands before anybody visits and goes after they have left: bots think in
    a second Python, which may still be loading then.
    """
    server = FileServer(site)
    yield server
    server.stop()


class Visit(Protocol):
    """Lets somebody visit the page; settings of the page go by name."""

    def __call__(self, device: Device = ..., *, address: str = ..., **settings: object) -> Visitor: ...


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visit]:
    """Visitors as many as a test needs. Whatever goes wrong in one of their windows fails the test."""
    yield from _visits(request, browser, server)


@pytest.fixture
def visit_elsewhere(request: pytest.FixtureRequest, browser: Browser, elsewhere: Server) -> Iterator[Visit]:
    """Visitors of the server that speaks a fifth language, in which *Player 1* has brackets that no name may have."""
    yield from _visits(request, browser, elsewhere, name="Ann")


def _visits(request: pytest.FixtureRequest, browser: Browser, server: Server, **usual: object) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(device: Device = DESKTOP, *, address: str = "", **settings: object) -> Visitor:
        # a page that has been heard goes on reckoning its sound; where it matters, the page decides: `sound=None`
        given = {"is_bare": True, "sound": False} | usual | settings
        given = {name: value for name, value in given.items() if value is not None}
        visitor = Visitor(browser, address or server.url, device, **given)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    if request.node.stash.get(_HAS_FAILED, False):
        _keep_pictures(request.node.name, visitors)
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        visitor.check()


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Somebody at a desk."""
    return visit()


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    """Somebody with a phone."""
    return visit(PHONE)


def _keep_pictures(test: str, visitors: list[Visitor]) -> None:
    FAILED.mkdir(parents=True, exist_ok=True)
    safe = "".join(letter if letter.isalnum() else "-" for letter in test)
    for place, visitor in enumerate(visitors):
        visitor.picture(FAILED / f"{safe}-{place}.png")
