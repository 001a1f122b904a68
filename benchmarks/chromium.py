"""Where Chromium is, and how measurements and tests of the page start it."""

from __future__ import annotations

import shutil
from typing import Final

#: No sandbox: it often runs as root. Drawn by software, as without a graphics card. No talk with the world.
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--mute-audio",
]  # fmt: skip


def chromium_path() -> str | None:
    """Where it is; None if it is not installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
