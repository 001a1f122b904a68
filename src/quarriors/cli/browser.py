"""Where the table is: said to whoever sits at the terminal, and shown in their browser if they wish."""

from __future__ import annotations

import sys
import threading
import webbrowser


def say(address: str) -> None:
    """Says in the terminal where the table is; logs and programs read it from the log."""
    if sys.stdout is not None and sys.stdout.isatty():
        sys.stdout.write(f"\n  The table is at {address}   (Ctrl-C ends it, every game is kept)\n\n")
        sys.stdout.flush()


def show(address: str) -> None:
    """Says where the table is, and opens it in the browser; a browser that takes its time holds nothing up."""
    say(address)
    threading.Thread(target=_open, args=(address,), name="quarriors-browser", daemon=True).start()


def _open(address: str) -> None:
    try:
        browser = webbrowser.get()
        # One that runs inside the terminal would take it away from the server.
        in_terminal = type(browser) is webbrowser.GenericBrowser
        opened = not in_terminal and browser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        sys.stderr.write(f"quarriors: no browser could be opened here; open {address} yourself\n")
