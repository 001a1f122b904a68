"""Where the table is: said in a terminal, shown in a browser, and nobody waits for one that does not come."""

from __future__ import annotations

import sys
import threading
import webbrowser

import pytest

from quarriors.cli import browser
from quarriors.text import ENGLISH

ADDRESS = "http://127.0.0.1:8000/"


class Window(webbrowser.BaseBrowser):
    """A browser that remembers what it was to open."""

    def __init__(self, opens: bool) -> None:
        super().__init__("window")
        self.opened: list[str] = []
        self._opens = opens

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.opened.append(url)
        return self._opens


def shown() -> None:
    browser.show(ADDRESS, ENGLISH)
    for thread in threading.enumerate():
        if thread.name == "quarriors-browser":
            thread.join(30)


def test_the_table_is_opened_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Window(opens=True)
    monkeypatch.setattr(webbrowser, "get", lambda: window)
    shown()
    assert window.opened == [ADDRESS]
    assert capsys.readouterr() == ("", "")


def test_without_a_browser_the_address_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    in_terminal = webbrowser.GenericBrowser("no-such-browser")
    for found in (none, lambda: Window(opens=False), lambda: in_terminal):
        monkeypatch.setattr(webbrowser, "get", found)
        shown()
        assert capsys.readouterr().err == f"quarriors: No browser could be opened here. Open {ADDRESS} yourself.\n"


def test_the_address_is_said_to_somebody_who_looks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser.say(ADDRESS, ENGLISH)
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    browser.say(ADDRESS, ENGLISH)
    assert f"The table is open at {ADDRESS} " in capsys.readouterr().out
