"""A newer program on an older database: games go on, and say so where rules or cards are no longer what they were."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect, text

from quarriors.cli import main
from quarriors.engine.position import read_position
from quarriors.server import messages
from quarriors.server.archive import sealed_text
from quarriors.server.database import address, writing_engine
from quarriors.server.loading import load
from quarriors.server.match import OVER, RUNNING
from quarriors.server.match_events import MoveMade, Upgraded, decode, encode
from quarriors.server.migrating import newest, upgrade
from quarriors.server.reading import Reader
from tests.server.clients import BOT, Game, Player, Refused, Table, human, play_out
from tests.server.playing import PLANS, Playing, hub_at, made, random_setup, seen
from tests.server.serving import Server

pytestmark = pytest.mark.evening

NOT_VERIFIED = "Not verified: the server changed its rules or cards during the game"
FOOLS = """
from quarriors.engine.vocabulary import Box, card, creature_die

FOOL = creature_die("Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
BOX = Box("fools", "Fools", 2026, [card(FOOL, "", {cost}, glory=2)])
"""


def verified(record: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `quarriors verify` says; all must be in order."""
    file = folder / "game.record"
    file.write_text(record, "utf-8")
    assert main(["verify", str(file)]) == 0
    return capsys.readouterr().out


def verified_anew(record: str, folder: Path) -> str:
    """The same in a process that has the boxes of now."""
    file = folder / "game.record"
    file.write_text(record, "utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "quarriors", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def run(url: str, statement: str, **given: object) -> None:
    """Changes the database behind everybody's back."""
    engine = writing_engine(address(url))
    with engine.begin() as connection:
        connection.execute(text(statement), given)
    engine.dispose()


# -- tables of an older version --------------------------------------------------------------------


def as_of_the_first_version(source: str, target: str) -> None:
    """The same games as the first version of the tables would hold them."""
    upgrade(target, "0001")
    here, there = writing_engine(address(source)), writing_engine(address(target))
    with here.connect() as old, there.begin() as new:
        for table in ("games", "events", "snapshots", "holders"):
            names = [column["name"] for column in inspect(new).get_columns(table)]
            rows = [row._asdict() for row in old.execute(text(f"SELECT {', '.join(names)} FROM {table}"))]
            rows = [row | {"public": bool(row["public"])} if "public" in row else row for row in rows]
            values = ", ".join(f":{name}" for name in names)
            new.execute(text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"), rows)
    here.dispose()
    there.dispose()


@pytest.mark.evening
def test_games_of_the_first_version_of_the_tables_are_played_on(
    empty_database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = []
    source = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    with Server(source) as server, Table(server.url) as table:
        for seats in ([human("Ann"), BOT], [human("Ann"), human("Ben")], [human("Ann"), BOT, BOT]):
            game, people = table.begin(*seats, rules={"turn_limit": 20})
            _play_some(people, 12)
            games.append((game, len(people)))
        waiting = table.create(human("Ann"), BOT)
        assert server.stop() == 0
    as_of_the_first_version(source, empty_database_url)
    with Server(empty_database_url) as server, Table(server.url) as table:
        for game, people_there in games:
            back = [table.sit(game, seat, since=0) for seat in range(people_there)]
            moves = [event for event in back[0].welcome["missed"] if event["kind"] == "move"]
            mine = [event for event in moves if event["seat"] == 0]
            again = back[0].ask("move", answers=mine[-1]["answers"], option=mine[-1]["option"])
            assert (again["number"], again["repeated"]) == (mine[-1]["number"], True)
            play_out(*back)
            assert "Consistent" in verified(table.record(game), tmp_path, capsys)
        with table.sit(waiting, 0) as ann:
            ann.ready()
            ann.play()
            assert "Consistent" in verified(table.record(waiting), tmp_path, capsys)
    assert upgrade(empty_database_url) == (newest(), newest())


def _play_some(people: list[Player], moves: int) -> None:
    """So many decisions of people, not to the end."""
    chance = random.Random(11)
    for _ in range(moves):
        people[0].until(lambda me: me.over or me.state["decision"]["seat"] < len(people))
        player = people[people[0].state["decision"]["seat"]]
        player.until_number(people[0].state["number"])
        assert player.play(1, chance) == 1
        people[0].until_number(player.state["number"])


# -- rules and cards of another version ------------------------------------------------------------


def other_version(url: str) -> None:
    """Snapshots look like those of another version of rules and cards."""
    run(url, "UPDATE snapshots SET version = '0.0.1 engine 0 base 0123456789abcdef', checksum = NULL")


def other_dice(url: str) -> None:
    """What happened does not follow any more from what the game was begun with."""
    other_version(url)
    run(url, "UPDATE games SET secret = :secret", secret=b"\x07" * 32)


def other_entries(url: str, id: str, which: int = 0) -> None:
    """A move, the first or another, would not be told like that by the rules of today."""
    other_version(url)
    reader = Reader(address(url))
    row = [row for row in reader.events(id) if row.kind == "move"][which]
    reader.close()
    move = decode(row.data)
    assert isinstance(move, MoveMade)
    move.entries = [*move.entries, 1]
    run(url, "UPDATE events SET data = :data, checksum = NULL WHERE game = :game AND number = :number",
        data=encode(move), game=id, number=row.number)  # fmt: skip


async def half_played(url: str, chance: random.Random, steps: int, **setup: Any) -> Playing:
    """A game under way whose server has gone; only what is in memory may be looked at."""
    async with hub_at(url) as hub:
        playing = await made(
            hub, chance, **(setup or {**random_setup(chance), "seed": None, "rules": {"turn_limit": 25}})
        )
        playing.resign = 0
        await playing.begin()
        await playing.play(steps)
        assert playing.match.status == RUNNING
        return playing


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(3))
async def test_a_game_goes_on_exactly_if_its_rules_are_the_same(
    empty_sqlite_url: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(seed)
    before = await half_played(empty_sqlite_url, chance, 40)
    other_version(empty_sqlite_url)
    async with hub_at(empty_sqlite_url) as hub:
        room = await hub.room(before.room.id)
        assert seen(room.match) == seen(before.match)
        for number in chance.sample(sorted(before.was), 10):
            loaded = await load(hub.store, room.id, number)
            assert loaded.upgraded_from == ""
            assert seen(loaded.match) == before.was[number]
        after = Playing(hub, room, chance, near=0, far=0)
        await after.play(100_000)
        assert after.match.status == OVER
        assert after.match.standing == before.match.standing
        rows = await hub.store.events(room.id)
        assert "upgraded" not in [row.kind for row in rows]
        said = verified(sealed_text(await hub.row(room.id), rows), tmp_path, capsys)
        assert ("Consistent" in said) == (after.match.standing == "verified")


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(3))
async def test_a_game_goes_on_from_the_beginning_of_the_turn_if_its_rules_have_changed(
    empty_sqlite_url: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(seed)
    before = await half_played(empty_sqlite_url, chance, 30)
    id = before.room.id
    other_entries(empty_sqlite_url, id)
    reader = Reader(address(empty_sqlite_url))
    rows, snapshot = reader.events(id), reader.snapshot(id)
    reader.close()
    assert snapshot is not None
    async with hub_at(empty_sqlite_url) as hub:
        room = await hub.room(id)
        now = await hub.store.events(id)
        assert now[:-1] == rows  # nothing is lost, and one event is new
        event = decode(now[-1].data)
        assert isinstance(event, Upgraded)
        assert (event.position, event.before, event.now) == (snapshot.position, snapshot.version, room.match.version)
        match = room.match
        assert (match.standing, match.decision, match.number) == ("upgraded", len(now), len(now))
        assert match.table.all_words() == read_position(snapshot.position, chance="caller").all_words()
        assert [place.level for place in match.places] == [place.level for place in before.match.places]
        assert match.nonces == before.match.nonces
        assert seen((await load(hub.store, id)).match) == seen(match)
    async with hub_at(empty_sqlite_url) as hub:  # once is enough
        room = await hub.room(id)
        assert seen(room.match) == seen(match)
        after = Playing(hub, room, chance)
        await after.play(100_000)
        assert after.match.status == OVER
        whole = await hub.store.events(id)
        assert [row.kind for row in whole].count("upgraded") == 1
        record = sealed_text(await hub.row(id), whole)
        assert seen((await load(hub.store, id)).match) == seen(room.match)
    assert snapshot.position.splitlines()[1] in record
    assert NOT_VERIFIED in verified(record, tmp_path, capsys)


@pytest.mark.anyio
async def test_a_game_goes_on_by_other_rules_more_than_once(
    empty_sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(4)
    playing = await half_played(empty_sqlite_url, chance, 20, seats=PLANS[1], rules={"turn_limit": 60})
    id = playing.room.id
    for times in range(1, 4):
        other_entries(empty_sqlite_url, id, -1)
        async with hub_at(empty_sqlite_url) as hub:
            room = await hub.room(id)
            await Playing(hub, room, chance, far=0, resign=0).play(15)
            assert room.match.status == RUNNING
            assert [row.kind for row in await hub.store.events(id)].count("upgraded") == times
            record = sealed_text(await hub.row(id), await hub.store.events(id))
        other_version(empty_sqlite_url)  # a new version in which these rules are the same
        async with hub_at(empty_sqlite_url) as hub:
            assert seen((await hub.room(id)).match) == seen(room.match)
            assert [row.kind for row in await hub.store.events(id)].count("upgraded") == times
    assert "Not verified" in verified(record, tmp_path, capsys)


@pytest.mark.anyio
@pytest.mark.parametrize("ended", ["played out", "resigned"])
async def test_a_game_that_is_over_stays_as_it_was(empty_sqlite_url: str, ended: str) -> None:
    async with hub_at(empty_sqlite_url) as hub:
        playing = await made(hub, random.Random(6), seats=PLANS[1], rules={"turn_limit": 12})
        playing.far = playing.resign = 0
        await playing.begin()
        await playing.play(10 if ended == "resigned" else 100_000)
        if ended == "resigned":
            await playing.do(0, messages.Resign())
        assert (playing.match.status, playing.match.standing) == (OVER, "verified")
        id = playing.room.id
        rows = await hub.store.events(id)
        record = sealed_text(await hub.row(id), rows)
        result = msgspec.structs.asdict(playing.match.ended)  # type: ignore[arg-type]
    other_dice(empty_sqlite_url)
    for _ in range(2):
        async with hub_at(empty_sqlite_url) as hub:
            room = await hub.room(id)
            assert await hub.store.events(id) == rows
            assert (room.match.status, room.match.standing) == (OVER, "verified")
            assert room.match.ended is not None
            assert msgspec.structs.asdict(room.match.ended) == result
            assert sealed_text(await hub.row(id), await hub.store.events(id)) == record


@pytest.mark.anyio
async def test_two_workers_that_find_a_game_of_other_rules_mark_it_once(postgres_url: str) -> None:
    playings = []
    async with hub_at(postgres_url) as hub:
        for seed in range(5):
            playing = await made(hub, random.Random(seed), seats=PLANS[1], rules={"turn_limit": 25})
            playing.resign = 0
            await playing.begin()
            await playing.play(15)
            assert playing.match.status == RUNNING
            playings.append(playing)
    for playing in playings:
        other_entries(postgres_url, playing.room.id)
    async with hub_at(postgres_url) as left, hub_at(postgres_url) as right:
        for playing in playings:
            id = playing.room.id
            rooms = await asyncio.gather(left.room(id), right.room(id))
            for room in rooms:
                async with room.lock:
                    await room.catch_up()
            assert [row.kind for row in await left.store.events(id)].count("upgraded") == 1
            assert seen(rooms[0].match) == seen(rooms[1].match)


# -- boxes of one's own ----------------------------------------------------------------------------


@pytest.fixture
def boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The host's own boxes, for servers that are started from now on."""
    folder = tmp_path / "boxes"
    folder.mkdir()
    monkeypatch.setenv("QUARRIORS_BOXES", str(folder))
    return folder


def with_fools(table: Table, **setup: object) -> Game:
    return table.create(human("Ann"), BOT, sets=["base", "fools"], wilds=["Fool"], **setup)


def capture_a_fool(ann: Player) -> None:
    """Plays until a Fool is Ann's."""
    while not ann.over:
        ann.turn()
        words = ann.options
        fool = next((at for at, said in enumerate(words) if said.startswith("capture Fool")), None)
        ann.move(ann.state["decision"]["options"][fool if fool is not None else -1]["option"])
        if fool is not None:
            return
    pytest.fail("the game is over, and nobody has captured a Fool")


@pytest.mark.evening
def test_a_box_that_is_missing_makes_a_game_unplayable_and_nothing_is_lost(
    boxes: Path, empty_sqlite_url: str, tmp_path: Path
) -> None:
    (boxes / "fools.py").write_text(FOOLS.format(cost=3), "utf-8")
    with Server(empty_sqlite_url) as server, Table(server.url) as table:
        game, waiting = with_fools(table, public=True), with_fools(table, title="later")
        other, (ben,) = table.begin(human("Ben"), BOT, rules={"turn_limit": 4})
        ann = table.sit(game, 0)
        ann.ready()
        ann.play(6)
        assert not ann.over
        ben.play(2)
        assert server.stop() == 0
    reader = Reader(address(empty_sqlite_url))
    rows = reader.events(game.id)
    (boxes / "fools.py").unlink()
    with Server(empty_sqlite_url) as server, Table(server.url) as table:
        for ask in (table.look, table.history, table.record):
            with pytest.raises(Refused, match="fools") as refused:
                ask(game)
            assert (refused.value.id, refused.value.status) == ("unplayable", 409)
        with pytest.raises(Refused, match="fools") as refused:
            table.sit(game, 0)
        assert refused.value.id == "unplayable"
        with table.sit(waiting, 0) as ann, pytest.raises(Refused, match="fools") as refused:
            ann.ready()
        assert refused.value.id == "unplayable"
        with table.sit(other, 0) as ben:
            ben.play()
            assert ben.over
        assert "Consistent" in verified_anew(table.record(other), tmp_path)
        assert [found["game"] for found in table.get("/api/games", status="running")["games"]] == [game.id]
        assert server.lines("incident") == []
        assert server.stop() == 0
    assert reader.events(game.id) == rows
    reader.close()
    (boxes / "fools.py").write_text(FOOLS.format(cost=3), "utf-8")
    with Server(empty_sqlite_url) as server, Table(server.url) as table:
        for later in (game, waiting):
            with table.sit(later, 0) as ann:
                if ann.state["status"] == "waiting":
                    ann.ready()
                ann.play()
            assert "Consistent" in verified_anew(table.record(later), tmp_path)


@pytest.mark.evening
def test_a_card_that_has_changed_under_way_is_played_by_its_new_declaration(
    boxes: Path, empty_sqlite_url: str, tmp_path: Path
) -> None:
    (boxes / "fools.py").write_text(FOOLS.format(cost=1), "utf-8")
    with Server(empty_sqlite_url) as server:
        with Table(server.url) as table:
            game = with_fools(table)
            ann = table.sit(game, 0)
            ann.ready()
            capture_a_fool(ann)
            ann.play(4)
            assert not ann.over
            known = ann.state["number"]
        server.kill()
        (boxes / "fools.py").write_text(FOOLS.format(cost=12), "utf-8")
        server.start()
        with Table(server.url) as table:
            ann = table.sit(game, 0, since=known)
            assert "upgraded" in [event["kind"] for event in ann.welcome["missed"]]
            assert ann.state["standing"] == "upgraded"
            ann.play()
            assert ann.state["result"] is not None
            record = table.record(game)
            assert [event["kind"] for event in table.history(game)].count("upgraded") == 1
    assert NOT_VERIFIED in verified_anew(record, tmp_path)
