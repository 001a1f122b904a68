"""The same seed and decisions give the same game in a browser's WebAssembly as in the Python of a server."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from quarriors.sets.shelf import OURS
from quarriors.site.shelf import MemoryShelf
from quarriors.site.table import HomeTable
from tests.site.shelved import thought
from tests.web.conftest import Visit
from tests.web.sites import FileServer

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("files")]

Json = dict[str, Any]
#: Asks a table something as a page does: method, address, secret and body; its answer.
Ask = Callable[[str, str, str, Json | None], Any]

#: What differs from game to game, and by the time of day.
_OWN: Final = frozenset({"game", "at", "clock_since", "clocks", "clock", "created", "time"})
_DECISIONS: Final = 60
#: Starts the worker of the table with an empty home.
_BEGIN = """([engine, worker]) => new Promise((give, broken) => {
  window.asked = new Map();
  window.table = new Worker(worker, { type: "module" });
  window.table.onerror = ({ message }) => broken(new Error(message));
  window.table.onmessage = ({ data }) => {
    if (data.kind === "ready") give();
    else if (data.kind === "failed") broken(new Error(data.why));
    else if (data.kind === "answer") window.asked.get(data.id)(data.said);
  };
  window.table.postMessage({ kind: "begin", engine, home: "nobody's" });
})"""
_ASK = """([id, asked]) => new Promise((give) => {
  window.asked.set(id, give);
  window.table.postMessage({ kind: "ask", id, asked });
})"""


def _in_browser(page: Page, files: FileServer) -> Ask:
    """A table in the worker of that page."""
    (worker,) = files.folder.glob("assets/worker-*.js")
    (engine,) = files.folder.glob("engine-*")
    page.goto(f"{files.url}quarriors-site.json")
    page.evaluate(_BEGIN, [f"{files.url}{engine.name}/", f"{files.url}assets/{worker.name}"])

    def ask(*asked: Any) -> Any:
        return _read(page.evaluate(_ASK, [random.randrange(1 << 40), _words(*asked)]))

    return ask


@contextmanager
def _in_python() -> Iterator[Ask]:
    """A table in this Python, with a loop of its own: Playwright has the one of this thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    table = HomeTable(MemoryShelf(), thought)

    def ask(*asked: Any) -> Any:
        return _read(asyncio.run_coroutine_threadsafe(table.ask_in_words(_words(*asked)), loop).result())

    try:
        asyncio.run_coroutine_threadsafe(table.open(), loop).result()
        yield ask
    finally:
        asyncio.run_coroutine_threadsafe(table.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def _words(method: str, address: str, secret: str, body: Json | None) -> str:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    return json.dumps([method, address, headers, "" if body is None else json.dumps(body)])


def _read(said: str) -> Any:
    status, headers, text = json.loads(said)
    assert status in (200, 201), text
    return json.loads(text) if "json" in headers["content-type"] else text


def _played(ask: Ask, sets: list[str], seed: int) -> tuple[list[str], list[str], Any]:
    """A game at random by that seed: what was taken, its record, and its events."""
    chance = random.Random(seed)
    seats = [{"kind": "human", "name": name, "auto_roll": True} for name in ("Ann", "Ben")]
    made = ask("POST", "/api/games", "", {"seats": seats, "sets": sets, "seed": seed, "rules": {"turn_limit": 8}})
    address, invitation = f"/api/games/{made['game']}", made["invitation"]
    for seat, secret in made["secrets"].items():
        ask("POST", f"{address}/do", secret, {"type": "ready", "nonce": "n", "seat": int(seat)})
    taken: list[str] = []
    while len(taken) < _DECISIONS:
        state = ask("GET", address, invitation, None)["state"]
        if state["status"] != "running":
            break
        seat = state["decision"]["seat"]
        # only whoever decides is told of the options
        secret = made["secrets"][str(seat)]
        decision = ask("GET", address, secret, None)["state"]["decision"]
        option = chance.choice([one["option"] for one in decision["options"]])
        move = {"type": "move", "answers": decision["number"], "option": option, "seat": seat}
        ask("POST", f"{address}/do", secret, move)
        taken.append(option)
    lines: list[str] = ask("GET", f"{address}/record", invitation, None).splitlines()
    record = [line for line in lines if not line.startswith(("game:", "played", "seed"))]
    return taken, record, _timeless(ask("GET", f"{address}/events", invitation, None))


def _timeless(said: Any) -> Any:
    if isinstance(said, dict):
        return {name: _timeless(value) for name, value in said.items() if name not in _OWN}
    return [_timeless(one) for one in said] if isinstance(said, list) else said


def test_a_game_of_every_box_is_the_same_in_a_browser(visit: Visit, files: FileServer) -> None:
    browser = _in_browser(visit(address=files.url).page, files)
    with _in_python() as python:
        for seed, sets in enumerate([["base"], *(["base", box] for box in OURS[1:]), list(OURS)], 1):
            taken, record, events = _played(browser, sets, seed)
            assert len(taken) > 10
            assert (taken, record, events) == _played(python, sets, seed), sets
