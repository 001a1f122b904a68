"""Every page and dialog: usable by everybody, nothing cut, in both themes, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Table
from tests.server.serving import Server
from tests.web.axe import assert_accessible, change_scheme
from tests.web.conftest import Visit
from tests.web.layout import assert_nothing_cut, assert_one_screen
from tests.web.scenes import DIALOGS, PAGES
from tests.web.visitor import DESKTOP, PHONE, Device

pytestmark = pytest.mark.browser

SCENES = {**PAGES, **DIALOGS}


@pytest.fixture(scope="module")
def shared(server: Server) -> Iterator[Table]:
    """Games that all these tests look at are played once."""
    with Table(server.url) as table:
        yield table


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_usable_by_everybody(visit: Visit, shared: Table, name: str, device: Device) -> None:
    visitor = visit(device)
    page = SCENES[name](visitor, shared)
    for scheme in ("dark", "light"):
        change_scheme(page, scheme)
        assert_accessible(page, scheme)
    assert_nothing_cut(page)


@pytest.mark.parametrize("name", ["table", "first-turn", "replay", "fight", "hint", "look-back"])
def test_the_table_is_one_screen(visit: Visit, shared: Table, name: str) -> None:
    for device in (DESKTOP, PHONE):
        page = SCENES[name](visit(device), shared)
        assert_one_screen(page)
