"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

#: No sandbox: the tests often run as root. No talk with the world: a test machine has none.
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--mute-audio",
]  # fmt: skip


def chromium_path() -> str:
    """Where Chromium is; without it the tests cannot tell anything, and say so."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.fail("the tests need Chromium: install the Debian package `chromium`")
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser that ends with its process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
