"""Games looked at again: the states they went through, for every event, page by page."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from quarriors.server import history, wire
from quarriors.server.match import Match
from quarriors.text import ENGLISH
from tests.server.clients import BOT, OPEN, Game, Json, Refused, Table, human, play_out, unworded
from tests.server.playing import Playing, QuietHub, hub_at, made, random_setup
from tests.server.test_upgrade import half_played, other_entries, other_version


def states(table: Table, game: Game, since: int = 0) -> list[Json]:
    """All events of a game with their states, asked for page by page."""
    found: list[Json] = []
    while True:
        page = table.get(f"/api/games/{game.id}/events", game.invitation, since=since, states="true")
        assert len(page["events"]) <= history.MOST_STATES
        found += page["events"]
        if found[-1]["number"] == page["number"]:
            return found
        since = found[-1]["number"]


def as_seen(state: Json) -> Json:
    """A state without what runs on while it is told."""
    return {name: value for name, value in state.items() if name != "clocks"}


def test_every_state_of_a_game_is_told_again_as_it_was_seen(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, rules={"turn_limit": 8}, clock={"bank": 3600})
    watcher = table.watch(game)
    chance = random.Random(5)
    taken = 0
    while not ann.over:
        if ann.decides and ann.state["undo"] == 0 and taken < 3:
            ann.undo()
            taken += 1
        elif ann.decides:
            ann.move(chance.choice(ann.state["decision"]["options"])["option"])
        elif bob.decides:
            bob.move(chance.choice(bob.state["decision"]["options"])["option"])
        for player in (ann, bob):
            player.until_number(max(ann.number, bob.number))
    watcher.until(lambda me: me.over)
    again = states(table, game)
    assert [event["number"] for event in again] == list(range(1, watcher.number + 1))
    assert [event["state"]["number"] for event in again] == list(range(1, watcher.number + 1))
    assert [{name: part for name, part in event.items() if name != "state"} for event in again] == table.history(game)
    for event in watcher.events:
        if event["state"]["number"] == event["number"]:  # else several events belonged together
            assert as_seen(again[event["number"] - 1]["state"]) == as_seen(event["state"])
    over = again[watcher.number - 1]["state"]
    assert (over["status"], over["result"]["winners"]) == ("over", watcher.state["result"]["winners"])
    before = again[watcher.number - 2]["state"]
    assert (before["status"], before["decision"], before["table"]["over"]) == ("running", None, True)


def test_dice_that_were_taken_back_are_seen_again(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 4})
    ann.move("roll")
    ann.undo_far()
    ann.move("roll")
    play_out(ann)
    again = states(table, game)
    for event in ann.events:
        if event["state"]["number"] == event["number"]:
            assert unworded(again[event["number"] - 1]["state"]) == unworded(event["state"])
    assert again[-1]["state"]["standing"] == "taken_back"


def test_any_place_of_a_game_can_be_asked_for(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 6})
    ann.play(8)
    whole = states(table, game)
    number = whole[-1]["number"]
    for since in (0, 3, number // 2, number - 1):
        page = table.get(f"/api/games/{game.id}/events", game.invitation, since=since, states="true")
        known = [event for event in page["events"] if event["number"] <= number]  # the bot may have played on
        assert known == whole[since : since + history.MOST_STATES]
    nothing = table.get(f"/api/games/{game.id}/events", game.invitation, since=10**6, states="true")
    assert nothing["events"] == []


def test_states_are_for_those_who_may_see_the_game(table: Table) -> None:
    game, _ = table.begin(human("Ann"), BOT)
    path = f"/api/games/{game.id}/events"
    with pytest.raises(Refused) as refused:
        table.get(path, states="true")
    assert refused.value.id == "bad_invitation"
    for secret in (game.invitation, game.secrets[0]):
        assert table.get(path, secret, states="true")["events"]
    assert "state" not in table.get(path, game.invitation, states="false")["events"][0]
    with pytest.raises(Refused, match="true or false"):
        table.get(path, game.invitation, states="yes")


# -- other versions, and what it costs -------------------------------------------------------------


async def told(hub: QuietHub, id: str, since: int = 0) -> list[Json]:
    """The same without a server."""
    found: list[Json] = []
    number = (await hub.room(id)).match.number
    while since < number:
        page = await hub.history.states(id, since, number, ENGLISH)
        found += [msgspec.json.decode(event) for event in page]
        since = found[-1]["number"]
    return found


def plain(state: object) -> Any:
    """A state as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(state))


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(3))
async def test_games_of_another_version_are_shown_as_far_as_their_rules_are_the_same(
    empty_sqlite_url: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST_STATES", 7)
    before = await half_played(empty_sqlite_url, random.Random(seed), 40)
    id, number = before.room.id, before.match.number
    async with hub_at(empty_sqlite_url) as hub:
        same = await told(hub, id)
    assert same[-1]["state"] == plain(wire.state(before.match, ENGLISH, before.match.clocks_then(before.match.at)))
    other_version(empty_sqlite_url)
    async with hub_at(empty_sqlite_url) as hub:
        assert await told(hub, id) == same
    async with hub_at(empty_sqlite_url) as hub:  # nothing of it is remembered
        assert await told(hub, id, number // 2) == same[number // 2 :]
    other_entries(empty_sqlite_url, id)
    async with hub_at(empty_sqlite_url) as hub:
        room = await hub.room(id)
        await Playing(hub, room, random.Random(seed)).play(20)
        after = await told(hub, id)
    first = next(event["number"] for event in same if event["kind"] == "move")
    upgraded = number + 1
    assert after[upgraded - 1]["kind"] == "upgraded"
    assert [event["state"] for event in after[: first - 1]] == [event["state"] for event in same[: first - 1]]
    assert all(event["state"] is None for event in after[first - 1 : upgraded - 1])
    assert [event["state"]["number"] for event in after[upgraded - 1 :]] == list(range(upgraded, len(after) + 1))
    assert after[-1]["state"] == plain(wire.state(room.match, ENGLISH, room.match.clocks_then(room.match.at)))


@pytest.mark.anyio
async def test_paging_through_a_game_follows_every_event_once(
    empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await half_played(empty_sqlite_url, random.Random(3), 60)
    other_version(empty_sqlite_url)  # no snapshot helps
    folds = 0
    fold = Match.fold

    def counted(match: Match, *event: Any) -> None:
        nonlocal folds
        folds += 1
        fold(match, *event)

    async with hub_at(empty_sqlite_url) as hub:
        room = await hub.room(before.room.id)
        monkeypatch.setattr(history, "MOST_STATES", 5)
        monkeypatch.setattr(Match, "fold", counted)
        assert len(await told(hub, room.id)) == room.match.number
    assert folds <= room.match.number


@pytest.mark.anyio
async def test_a_page_has_no_more_than_so_many_bytes(empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_BYTES", 20_000)
    async with hub_at(empty_sqlite_url) as hub:
        playing = await made(hub, random.Random(2), **random_setup(random.Random(2)))
        await playing.begin()
        await playing.play(30)
        number = playing.match.number
        page = await hub.history.states(playing.room.id, 0, number, ENGLISH)
        assert 1 < len(page) < number
        assert sum(map(len, page[:-1])) < 20_000 <= sum(map(len, page))
        assert [event["number"] for event in await told(hub, playing.room.id)] == list(range(1, number + 1))
