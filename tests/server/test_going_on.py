"""Games that go on from a place in another one: the same table, other dice, and perhaps other people."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quarriors.server import messages
from quarriors.server.archive import MainLine, sealed_text
from quarriors.server.commands import Actor, carry_out, create
from quarriors.server.errors import Refusal
from quarriors.server.keeping import resumed
from quarriors.server.loading import load
from quarriors.server.match import OVER, RUNNING
from quarriors.server.messages import NewGame
from quarriors.text import ENGLISH
from tests.server.clients import BOT, OPEN, Game, Json, Refused, Table, human, unworded
from tests.server.playing import PLANS, Playing, QuietHub, hub_at, made, random_setup, seen
from tests.server.serving import Server
from tests.server.test_undo import verdict
from tests.server.test_upgrade import other_entries, other_version, verified

# -- without a server ------------------------------------------------------------------------------


async def going_on(hub: QuietHub, source: Playing, number: int, seats: list[Json], chance: random.Random) -> Playing:
    """A game that goes on from there and has begun."""
    wanted = msgspec.convert({"seats": seats, "from": {"game": source.room.id, "number": number}}, NewGame)
    about = await create(hub, wanted, ENGLISH, await hub.history.match(source.room.id, number))
    playing = Playing(hub, await hub.room(about["game"]), chance)
    playing.resign = playing.leave = 0
    await playing.begin()
    return playing


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(8))
async def test_the_table_is_the_same_and_everything_works_as_in_any_game(
    empty_sqlite_url: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(seed)
    async with hub_at(empty_sqlite_url) as hub:
        source = await made(hub, chance, **{**random_setup(chance), "rules": {"turn_limit": 20}})
        await source.begin()
        await source.play(60)
        # people keep their names; bots have become people, who bring one
        seats: list[Json] = [
            {"kind": "human"} if place.is_person else human(place.name) for place in source.match.places
        ]
        numbers = [number for number, was in source.was.items() if was["status"] == RUNNING and was["table"][1]]
        for number in chance.sample(numbers, 6):
            then = await hub.history.match(source.room.id, number)
            playing = await going_on(hub, source, number, seats, chance)
            match = playing.match
            assert (match.standing, match.commitment, match.status) == ("practice", "", RUNNING)
            assert match.setup.origin is not None
            assert (match.setup.origin.game, match.setup.origin.number) == (source.room.id, number)
            assert match.table.players == then.table.players
            assert sorted(match.table.all_words()) == sorted(then.table.all_words())
            assert match.position() == resumed(then.position(), match.seats()).origin
            # nothing is there to take back before its beginning
            actor = Actor(hub, playing.room, lambda: set(range(len(seats))), ENGLISH)
            message = messages.TakeBack(answers=match.decision, seat=match.decider, far=True)
            with pytest.raises(Refusal) as refused:
                await carry_out(actor, message)
            assert refused.value.id == "nothing_to_undo"
        await playing.play(30)
        rows = await hub.store.events(playing.room.id)
        assert seen((await load(hub.store, playing.room.id)).match) == seen(playing.match)
        if playing.match.status == RUNNING:
            assert MainLine(rows).game().all_words() == playing.match.table.all_words()
        record = sealed_text(await hub.row(playing.room.id), rows)
        assert "practice" in verified(record, tmp_path, capsys)


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(2))
async def test_it_survives_other_versions_and_goes_on_to_its_end(
    empty_sqlite_url: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(seed)
    async with hub_at(empty_sqlite_url) as hub:
        source = await made(hub, chance, seats=PLANS[1], rules={"turn_limit": 30})
        source.resign = 0
        await source.begin()
        await source.play(25)
        playing = await going_on(hub, source, source.match.number, PLANS[1], chance)
        await playing.play(15)
        id = playing.room.id
    other_version(empty_sqlite_url)
    async with hub_at(empty_sqlite_url) as hub:
        assert seen((await hub.room(id)).match) == seen(playing.match)
    other_entries(empty_sqlite_url, id)
    async with hub_at(empty_sqlite_url) as hub:
        room = await hub.room(id)
        assert "upgraded" in [row.kind for row in await hub.store.events(id)]
        assert room.match.standing == "practice"
        again = Playing(hub, room, chance)
        await again.play(100_000)
        assert again.match.status == OVER
        record = sealed_text(await hub.row(id), await hub.store.events(id))
    assert "practice" in verified(record, tmp_path, capsys)


@pytest.mark.anyio
async def test_another_worker_plays_it_on(postgres_url: str) -> None:
    chance = random.Random(3)
    async with hub_at(postgres_url) as left, hub_at(postgres_url) as right:
        source = await made(left, chance, seats=PLANS[0])
        await source.begin()
        await source.play(12)
        playing = await going_on(right, source, source.match.number, PLANS[1], chance)
        room = await left.room(playing.room.id)
        assert seen(room.match) == seen(playing.match)
        await Playing(left, room, chance, resign=0).play(5)
        async with playing.room.lock:
            await playing.room.catch_up()
        assert seen(room.match) == seen(playing.match)


# -- at a server -----------------------------------------------------------------------------------


def on_from(table: Table, source: Game, number: int, *seats: Json, secret: str = "", **more: Any) -> Game:
    """A game that goes on from event `number`."""
    body = {"seats": list(seats), "from": {"game": source.id, "number": number}, **more}
    about = table.post("/api/games", body, secret or source.invitation)
    secrets = {int(seat): found for seat, found in about.pop("secrets").items()}
    return Game(about["game"], about, about.pop("invitation"), secrets)


def test_a_finished_game_goes_on_against_bots(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 8}, sets=["base", "quarmageddon"])
    ann.play()
    moment = next(event for event in ann.events if event["state"]["table"]["turn"] == 3 and event["kind"] == "move")
    then = moment["state"]
    game = on_from(table, source, moment["number"], BOT, human(""), title="What if", public=True)
    about = game.about
    assert about["origin"] == {"game": source.id, "number": moment["number"]}
    assert (about["practice"], about["commitment"], about["after"]) == (True, None, "")
    for same in ("sets", "wilds", "rules", "dealt"):
        assert about[same] == source.about[same]
    assert [seat["kind"] for seat in about["state"]["seats"]] == ["bot", "human"]
    with table.sit(game, 1) as me:
        me.ready()
        started = me.until_event("started")
        assert started["story"][0]["text"].startswith("Turn 3: ")
        assert started["happenings"][0][:2] == ["turn", then["table"]["active"]]
        first = table.get(f"/api/games/{game.id}/events", since=started["number"] - 1, states="true")["events"][0]
        assert unworded(first["story"]) == unworded(started["story"])
        now = first["state"]["table"]
        for part in ("turn", "phase", "active", "quiddity", "captures", "wilds", "removed", "goal"):
            assert now[part] == then["table"][part], part
        for player, before in zip(now["players"], then["table"]["players"], strict=True):
            assert (player["glory"], player["bag"]) == (before["glory"], before["bag"])
        me.play()
        over = me.until_event("over")
        assert (over["standing"], over["secret"]) == ("practice", "")
        assert json.loads(over["seed"]), "the dice can be known afterwards"
        again = me.ask("rematch")["game"]
    rematch = table.get(f"/api/games/{again}")
    assert (rematch["origin"], rematch["practice"], rematch["after"]) == (None, False, game.id)
    assert "practice" in verdict(table.record(game), tmp_path, capsys)
    assert "created" in [event["kind"] for event in table.history(game)]
    assert "position" not in table.history(game)[0]


def test_a_running_game_goes_on_elsewhere_and_is_left_alone(table: Table) -> None:
    source, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    ann.move("roll")
    number = ann.number
    game = on_from(table, source, number, human(""), OPEN, secret=source.secrets[0])
    assert table.join(game, "Cleo") == 1
    people = [table.sit(game, seat) for seat in (0, 1)]
    for player in people:
        player.ready()
    here = people[0].until(lambda me: me.state["status"] == "running" and me.is_up_to_date).state
    assert [seat["name"] for seat in here["seats"]] == ["Ann", "Cleo"]
    assert here["decision"]["seat"] == 0
    assert sorted(people[0].options) == sorted(ann.options)
    people[0].move()
    assert bob.until_number(number).ask("ping")["number"] == number


def test_what_cannot_be_gone_on_from(table: Table) -> None:
    source, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 2})
    ann.play()
    two = [human("Ann"), BOT]
    started = next(event["number"] for event in ann.events if event["kind"] == "started")

    def refusal(number: int, *seats: Json, **more: Any) -> str:
        with pytest.raises(Refused) as refused:
            on_from(table, source, number, *(seats or two), **more)
        return refused.value.id

    assert refusal(0) == refusal(started - 1) == "not_running"
    assert refusal(ann.number) == refusal(ann.number - 1) == "over"
    assert refusal(ann.number + 1) == refusal(2**31 - 1) == "not_found"
    assert refusal(2**31) == "bad_request"
    assert refusal(started, human("Ann"), BOT, BOT) == "bad_setup"
    assert refusal(started, BOT, BOT) == "bad_setup"
    assert refusal(started, human("Ann"), human("ann")) == "bad_setup"
    chosen = {"sets": ["base"], "wilds": ["Quake Dragon"], "rules": {"captures": 2}, "seed": 3, "first": 1}
    for name, value in chosen.items():
        assert refusal(started, **{name: value}) == "bad_setup"
    assert refusal(started, title="\n") == refusal(started, clock={"bank": 1}) == "bad_setup"
    assert refusal(started, secret="qi_wrong") == "bad_invitation"
    assert refusal(started, secret="qs_wrong") == "bad_secret"
    with pytest.raises(Refused, match="bad_invitation"):
        table.post("/api/games", {"seats": two, "from": {"game": source.id, "number": started}})
    with pytest.raises(Refused, match="not_found"):
        on_from(table, Game("nowhere", {}, "qi_x"), started, *two)


@pytest.mark.evening
def test_it_goes_on_after_a_kill(database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        source, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 12})
        ann.play(6)
        game = on_from(table, source, ann.number, human(""), BOT)
        server.restart()
        with table.sit(game, 0) as me:
            me.ready()
            me.play(3)
            number = me.number
        server.restart()
        with table.sit(game, 0, since=number) as me:
            me.play()
            assert me.state["result"]["standing"] == "practice"
        assert "practice" in verdict(table.record(game), tmp_path, capsys)
