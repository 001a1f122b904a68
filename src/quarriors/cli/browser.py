"""Where the table is: said to whoever sits at the terminal, and shown in their browser if they wish."""

from __future__ import annotations

import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.text.words import Words


def say(address: str, words: Words) -> None:
    """Says in the terminal where the table is; logs and programs read it from the log."""
    if sys.stdout is not None and sys.stdout.isatty():
        sys.stdout.write(f"\n  {words.say('serve-open', address=address)}\n\n")
        sys.stdout.flush()


def show(address: str, words: Words) -> None:
    """Says where the table is, and opens it in the browser; a browser that takes its time holds nothing up."""
    say(address, words)
    threading.Thread(target=_open, args=(address, words), name="quarriors-browser", daemon=True).start()


def _open(address: str, words: Words) -> None:
    from quarriors.cli.root import DONE, complain

    try:
        browser = webbrowser.get()
        # One that runs inside the terminal would take it away from the server.
        in_terminal = type(browser) is webbrowser.GenericBrowser
        opened = not in_terminal and browser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        complain(words.say("serve-no-browser", address=address), DONE)
