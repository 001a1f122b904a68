"""Files that are not what they were: emptied, cut off, with changed bytes. No game ever goes on wrong in silence."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quarriors.cli import main
from quarriors.server.errors import Refusal
from quarriors.server.migrating import upgrade
from quarriors.server.rows import StoreUnavailable
from quarriors.text import ENGLISH
from tests.budget import scaled
from tests.server.clients import BOT, Refused, Table, human
from tests.server.playing import PLANS, Playing, hub_at, made, random_setup, seen
from tests.server.serving import PATIENCE, ROOT, Server

#: Bytes that are changed, one after another.
FLIPS = scaled(60)


def check(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """What `quarriors db check` returns and says."""
    capsys.readouterr()
    status = main(["db", "check", "--db", url])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return status, out, err


async def play_some(url: str) -> dict[str, dict[str, Any]]:
    """A database with games that wait, run, and are over; what each of them is."""
    there: dict[str, dict[str, Any]] = {}
    async with hub_at(url) as hub:
        for at in range(6):
            chance = random.Random(at)
            playing: Playing = await made(
                hub, chance, **{**random_setup(chance), "seed": None, "rules": {"turn_limit": 8}, "title": f"Game {at}"}
            )
            if at:
                await playing.begin()
                await playing.play(100_000 if at == 1 else 12 * at)
            there[playing.room.id] = seen(playing.match)
        running: Playing = await made(hub, random.Random(8), seats=PLANS[1])
        await running.begin()
        there[running.room.id] = seen(running.match)
        waiting = await made(hub, random.Random(9), seats=PLANS[1])
        there[waiting.room.id] = seen(waiting.match)
    return there


@pytest.fixture
def played(empty_sqlite_url: str) -> tuple[Path, dict[str, dict[str, Any]]]:
    """The file of such a database, and its games."""
    there = asyncio.run(play_some(empty_sqlite_url))
    file = Path(empty_sqlite_url.removeprefix("sqlite:///"))
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    return file, there


# -- an empty file ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["upgrade", "check", "export games", "purge --older-than 1d", "backup copy"])
def test_a_file_of_no_bytes_is_told_and_left_as_it_is(
    tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, log = tmp_path / "games.sqlite3", tmp_path / "games.sqlite3-wal"
    file.touch()
    log.write_bytes(b"what has not been taken over yet")
    first, *rest = command.split()
    rest = [str(tmp_path / one) if one in ("games", "copy") else one for one in rest]
    assert main(["db", first, *rest, "--db", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{file} is empty: 0 bytes" in err
    assert "backup" in err
    assert file.stat().st_size == 0
    assert log.read_bytes() == b"what has not been taken over yet"
    for language, word in (("it", "vuoto"), ("fr", "vide"), ("pt_BR", "vazio")):
        assert main(["db", first, *rest, "--db", str(file), "--lang", language]) == 1
        assert word in capsys.readouterr().err


@pytest.mark.evening
def test_no_server_starts_with_a_file_of_no_bytes(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.touch()
    ended = subprocess.run(
        [sys.executable, "-m", "quarriors", "serve", "--port", "0", "--db", str(file)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False,
    )  # fmt: skip
    assert ended.returncode in (1, 2)
    assert "is empty: 0 bytes" in ended.stderr
    assert "Traceback" not in ended.stderr
    file.unlink()
    with Server(f"sqlite:///{file}") as server, Table(server.url) as table:
        table.begin(human("Ann"), BOT)


def test_a_new_file_is_never_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the plug is pulled before there are tables."""
    monkeypatch.setattr("quarriors.server.migrating._upgrade", lambda url, wanted: os.kill(os.getpid(), 0))
    file = tmp_path / "games.sqlite3"
    upgrade(str(file))
    assert file.stat().st_size > 0
    monkeypatch.undo()
    assert upgrade(str(file))[0] == ""
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


# -- bytes that have changed -----------------------------------------------------------------------


def test_a_sound_database_is_sound(
    played: tuple[Path, dict[str, dict[str, Any]]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(str(played[0]), capsys) == (0, "The database is sound, and so are all 8 games.\n", "")


async def look(url: str, there: dict[str, dict[str, Any]]) -> int:
    """Looks at every game as a server would. Each is what it was, or refused; how many were."""
    refused = 0
    async with hub_at(url) as hub:
        for id, was in there.items():
            try:
                room = await hub.room(id)
                assert seen(room.match) == was
                await hub.history.missed(id, 0, room.match.number, ENGLISH)
            except (Refusal, StoreUnavailable):
                refused += 1
    return refused


@pytest.mark.evening
def test_a_changed_byte_is_found_or_changes_no_game(
    played: tuple[Path, dict[str, dict[str, Any]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = played
    whole, copy = file.read_bytes(), tmp_path / "copy.sqlite3"
    chance = random.Random()
    found = 0
    for _ in range(FLIPS):
        at, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        print(f"byte {at}, bit {bit}")  # noqa: T201
        copy.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        status, _, _ = check(str(copy), capsys)
        found += status != 0
        try:
            refused = asyncio.run(look(str(copy), there))
        except StoreUnavailable:
            refused = 1
        assert not refused or status != 0, "what cannot be played on is named by the check"
        for beside in tmp_path.glob("copy.sqlite3*"):
            beside.unlink()
    assert found


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_off_is_told(
    played: tuple[Path, dict[str, dict[str, Any]]], part: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = played[0]
    os.truncate(file, int(file.stat().st_size * part))
    status, _, err = check(str(file), capsys)
    assert status == 1
    assert err


def change(file: Path, statement: str, *given: object) -> None:
    """Changes the database behind everybody's back."""
    with sqlite3.connect(file) as connection:
        assert connection.execute(statement, given).rowcount > 0
    connection.close()


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE events SET data = replace(data, 'roll', 'rolf') WHERE kind = 'move'", "is damaged"),
        ("UPDATE events SET at = at + 1 WHERE number = 2", "event 2 is damaged"),
        ("UPDATE events SET seat = 1 - seat WHERE kind = 'move'", "is damaged"),
        ("UPDATE events SET kind = 'undo' WHERE kind = 'move'", "is damaged"),
        ("DELETE FROM events WHERE number = 3", "should have events 1 to"),
        ("UPDATE snapshots SET position = position || ' '", "the snapshot after event"),
        ("UPDATE games SET secret = zeroblob(32) WHERE status = 'running'", "(secret)"),
        ("UPDATE games SET title = 'Another'", "(title)"),
        ("UPDATE games SET players = replace(players, 'A', 'B')", "players"),
        ("UPDATE games SET status = 'over' WHERE status = 'running'", "status"),
    ],
)
def test_what_is_wrong_is_named(
    played: tuple[Path, dict[str, dict[str, Any]]], statement: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(played[0], statement)
    status, out, err = check(str(played[0]), capsys)
    assert status == 1
    assert said in err
    assert all(line.startswith("quarriors: ") for line in err.splitlines())
    assert "damaged" in out


def test_events_of_before_there_were_checksums_are_checked_by_playing_them(
    played: tuple[Path, dict[str, dict[str, Any]]], capsys: pytest.CaptureFixture[str]
) -> None:
    for table in ("events", "snapshots"):
        change(played[0], f"UPDATE {table} SET checksum = NULL")
    assert check(str(played[0]), capsys)[0] == 0
    change(played[0], "UPDATE events SET data = replace(data, '\"entries\":[', '\"entries\":[7,') WHERE kind = 'move'")
    status, _, err = check(str(played[0]), capsys)
    assert status == 1
    assert "cannot be replayed beyond event" in err


def test_games_of_other_rules_are_not_damaged(
    played: tuple[Path, dict[str, dict[str, Any]]], capsys: pytest.CaptureFixture[str]
) -> None:
    change(played[0], "UPDATE snapshots SET version = '0.0.1 engine 0 base 0123456789abcdef', checksum = NULL")
    change(
        played[0],
        "UPDATE events SET checksum = NULL, data = replace(data, '\"entries\":[', '\"entries\":[7,') "
        "WHERE kind = 'move'",
    )
    status, out, err = check(str(played[0]), capsys)
    assert (status, err) == (0, "")
    assert "were played by other rules or cards" in out


@pytest.mark.evening
def test_a_damaged_snapshot_is_passed_over_and_a_damaged_event_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with Server(f"sqlite:///{file}") as server, Table(server.url) as table:
        games = [table.begin(human("Ann"), BOT, first=0)[0] for _ in range(2)]
        for game in games:
            with table.sit(game, 0) as ann:
                ann.play(4)
        assert server.stop() == 0
        change(file, "UPDATE snapshots SET data = zeroblob(10) WHERE game = ?", games[0].id)
        change(file, "UPDATE events SET data = zeroblob(10) WHERE game = ? AND number = 3", games[1].id)
        change(file, "DELETE FROM snapshots WHERE game = ?", games[1].id)
        server.start()
        with table.sit(games[0], 0) as ann:
            ann.move()
        assert server.lines("snapshot damaged")
        with pytest.raises(Refused, match="unplayable"):
            table.sit(games[1], 0)
        assert not server.lines("incident")


@pytest.mark.evening
def test_a_server_does_not_open_with_a_damaged_file(
    played: tuple[Path, dict[str, dict[str, Any]]],
) -> None:
    file = played[0]
    with file.open("r+b") as damaged:
        damaged.seek(4096 * 8)
        damaged.write(os.urandom(4096 * 4))
    ended = subprocess.run(
        [sys.executable, "-m", "quarriors", "serve", "--port", "0", "--db", str(file)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False,
    )  # fmt: skip
    assert ended.returncode in (1, 2)
    assert "is damaged" in ended.stderr
    assert "backup" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.evening
def test_the_check_works_on_both_databases_beside_a_server(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        for _ in range(2):
            _, (ann,) = table.begin(human("Ann"), BOT)
            ann.play(5)
        assert check(database_url, capsys) == (0, "The database is sound, and so are all 2 games.\n", "")


SLOW = """
import time
from quarriors.cli import main
from quarriors.server import checking

def look(url):
    print("!", flush=True)
    time.sleep(99)

checking.ids = look
raise SystemExit(main())
"""


@pytest.mark.evening
def test_the_check_can_be_stopped(played: tuple[Path, dict[str, dict[str, Any]]]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SLOW, "db", "check", "--db", str(played[0])],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "!\n"
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err
