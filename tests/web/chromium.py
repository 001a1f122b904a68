"""Debian's Chromium, driven by Playwright."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

from benchmarks.chromium import FLAGS, SHELL, shell_path


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser that ends with its process; without Chromium the tests cannot tell anything, and say so."""
    path = shell_path()
    if path is None:
        pytest.fail(f"the tests need Chromium: install the Debian package `{SHELL}`, or the whole browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
