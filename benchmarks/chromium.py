"""Where Chromium is, and how measurements and tests of the page start it."""

from __future__ import annotations

import shutil
from typing import Final

#: No sandbox: it often runs as root. Drawn by software, as without a graphics card. No talk with the world.
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--mute-audio",
]  # fmt: skip


#: The browser without windows, tabs and whatever else is around a page, as Debian calls it: a quarter of the work.
SHELL: Final = "chromium-headless-shell"


def chromium_path() -> str | None:
    """Where it is, the whole browser if there is one; None if it is not installed."""
    return _found("chromium", "chromium-browser", "google-chrome", SHELL)


def shell_path() -> str | None:
    """Where Chromium without anything around a page is, else the whole browser; None if neither is installed."""
    return _found(SHELL) or chromium_path()


def _found(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name)) is not None), None)
