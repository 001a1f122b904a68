"""What the shelf keeps, what it does with damage, and when it is full."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from quarriors.engine.record import write_record
from quarriors.server.rows import StoreUnavailable
from quarriors.site.shelf import MemoryShelf
from quarriors.site.table import HomeTable
from tests.site.shelved import thought

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


class FullShelf(MemoryShelf):
    """A shelf that is full when the test says so."""

    is_full = False

    async def change(self, put: Mapping[str, bytes], new: Sequence[str] = (), drop: Sequence[str] = ()) -> bool:
        if self.is_full:
            raise StoreUnavailable("QuotaExceededError")
        return await super().change(put, new, drop)


class Page:
    """A page that asks its table."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.table = HomeTable(shelf, thought)

    async def open(self) -> Page:
        await self.table.open()
        return self

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        said = await self.table.ask(method, path, headers, "" if body is None else json.dumps(body))
        return said.status, json.loads(said.body) if said.media_type == "application/json" else said.body.decode()

    async def begun(self, **more: object) -> dict[str, Any]:
        """A game in which Ann and Ben have rolled."""
        _, made = await self.ask("POST", "/api/games", {"seats": SEATS, "seed": 7, **more})
        for seat, secret in made["secrets"].items():
            await self.do(made, {"type": "ready", "nonce": "n", "seat": int(seat)}, secret)
        return dict(made)

    async def do(self, made: Mapping[str, Any], command: Mapping[str, Any], secret: str) -> tuple[int, Any]:
        return await self.ask("POST", f"/api/games/{made['game']}/do", command, secret)

    async def state(self, made: Mapping[str, Any]) -> dict[str, Any]:
        _, said = await self.ask("GET", f"/api/games/{made['game']}", None, made["invitation"])
        return dict(said["state"])

    async def roll(self, made: Mapping[str, Any]) -> tuple[int, Any]:
        decision = (await self.state(made))["decision"]
        command = {"type": "move", "answers": decision["number"], "option": "roll", "seat": decision["seat"]}
        return await self.do(made, command, made["secrets"][str(decision["seat"])])


@pytest.mark.anyio
async def test_a_damaged_game_names_itself_and_leaves_the_others_alone() -> None:
    shelf = MemoryShelf()
    page = await Page(shelf).open()
    whole, broken, torn = [await page.begun() for _ in range(3)]
    for made in (whole, broken, torn):
        await page.roll(made)
    await page.table.close()
    shelf.kept[f"event/{broken['game']}/00000004"] = b'{"number":4}'
    for key in [key for key in shelf.kept if key.startswith(f"snap/{broken['game']}")]:
        del shelf.kept[key]
    shelf.kept[f"game/{torn['game']}"] = b"{"
    page = await Page(shelf).open()
    for made, why in ((broken, "event 4"), (torn, "damaged")):
        status, said = await page.ask("GET", f"/api/games/{made['game']}", None, made["invitation"])
        assert (status, said["error"]["id"]) == (409, "unplayable")
        assert why in said["error"]["text"]
    assert (await page.state(whole))["status"] == "running"
    await page.table.close()


@pytest.mark.anyio
async def test_a_full_storage_takes_no_move_and_loses_none() -> None:
    shelf = FullShelf()
    page = await Page(shelf).open()
    made = await page.begun()
    before = await page.state(made)
    shelf.is_full = True
    status, said = await page.roll(made)
    assert (status, said["error"]["id"]) == (503, "store_unavailable")
    assert (await page.state(made))["number"] == before["number"]
    shelf.is_full = False
    status, _ = await page.roll(made)
    assert status == 200
    await page.table.close()


@pytest.mark.anyio
async def test_whoever_is_late_writes_nothing_over() -> None:
    shelf = MemoryShelf()
    first = await Page(shelf).open()
    made = await first.begun()
    second = await Page(shelf).open()
    await second.state(made)
    assert (await first.roll(made))[0] == 200
    kept = dict(shelf.kept)
    status, said = await second.roll(made)
    assert status in (200, 409), said  # the same move is the same event: it was answered before
    assert {key: shelf.kept[key] for key in kept if key.startswith("event/")} == {
        key: data for key, data in kept.items() if key.startswith("event/")
    }
    await first.table.close()
    await second.table.close()


@pytest.mark.anyio
async def test_a_forgotten_game_leaves_nothing_behind() -> None:
    shelf = MemoryShelf()
    page = await Page(shelf).open()
    made, other = await page.begun(), await page.begun()
    await page.table.store.forget(made["game"])
    assert not [key for key in shelf.kept if made["game"] in key]
    assert (await page.state(other))["status"] == "running"
    await page.table.close()


@pytest.mark.anyio
async def test_a_game_goes_on_from_its_record_at_another_table() -> None:
    page, elsewhere = await Page(MemoryShelf()).open(), await Page(MemoryShelf()).open()
    made = await page.begun()
    await page.roll(made)
    _, record = await page.ask("GET", f"/api/games/{made['game']}/record", None, made["invitation"])
    status, carried = await elsewhere.ask("POST", "/api/games", {"seats": [{"kind": "human"}] * 2, "record": record})
    assert status == 201, carried
    for seat, secret in carried["secrets"].items():
        await elsewhere.do(carried, {"type": "ready", "nonce": "n", "seat": int(seat)}, secret)
    here, there = await page.state(made), await elsewhere.state(carried)
    assert [seat["name"] for seat in there["seats"]] == ["Ann", "Ben"]
    assert there["standing"] == "practice"
    for part in ("turn", "phase", "quiddity"):
        assert there["table"][part] == here["table"][part]
    assert [option["words"] for option in there["decision"]["options"]] == [
        option["words"] for option in here["decision"]["options"]
    ]
    await page.table.close()
    await elsewhere.table.close()


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda record: record.replace("rolled", "rlled"), "line"),
        (lambda record: record[: len(record) // 3], "line"),
        (lambda record: "nothing of ours", "line 1"),
    ],
)
async def test_a_damaged_record_is_refused_with_its_line(damage: Any, said: str) -> None:
    page = await Page(MemoryShelf()).open()
    made = await page.begun()
    await page.roll(made)
    room = await page.table.hub.room(made["game"])
    record = damage(write_record(room.match.table))
    status, answer = await page.ask("POST", "/api/games", {"seats": [{"kind": "human"}] * 2, "record": record})
    assert (status, answer["error"]["id"]) == (422, "bad_setup")
    assert said in answer["error"]["text"].lower()
    await page.table.close()


@pytest.mark.anyio
async def test_a_path_that_is_not_there_is_refused_as_by_a_server() -> None:
    page = await Page(MemoryShelf()).open()
    assert (await page.ask("GET", "/api/nothing"))[0] == 404
    assert (await page.ask("DELETE", "/api/games"))[0] == 405
    status, offer = await page.ask("GET", "/api?lang=it")
    assert status == 200
    assert offer["online"] is False
    assert "champion" in offer["bots"]
    await page.table.close()
