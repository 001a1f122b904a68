"""`quarriors db`: upgrade, backup, export, purge and remove, also beside a server that runs."""

from __future__ import annotations

import asyncio
import io
import stat
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import make_url

from quarriors.cli import main
from quarriors.server.migrating import newest, upgrade
from quarriors.server.store import EventRow, GameRow, Store
from tests.server.clients import BOT, Refused, Table, human
from tests.server.postgres import free_port
from tests.server.serving import Server
from tests.server.stored import event, fill, row, unit

_DAY = 86400.0


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What the command prints when all goes well."""
    assert main(["db", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.strip()


def complaint(capsys: pytest.CaptureFixture[str], *arguments: object, status: int = 1) -> str:
    """What it says in one line when it does not."""
    assert main(["db", *map(str, arguments)]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def ids(url: str) -> list[str]:
    """The games of a database."""

    async def read() -> list[str]:
        store = Store(url)
        await store.open()
        found = [game.id for status in ("waiting", "running", "over") for game in await store.public_games(status, 99)]
        await store.close()
        return sorted(found)

    return asyncio.run(read())


@pytest.fixture
def aged(database_url: str) -> str:
    """A database with old and new games."""
    now = time.time()
    fill(
        database_url,
        row("old-over", changed=now - 91 * _DAY, status="over"),
        row("old-waiting", changed=now - 91 * _DAY, status="waiting"),
        row("old-running", changed=now - 91 * _DAY, status="running"),
        row("new-over", changed=now - 89 * _DAY, status="over"),
    )
    return database_url


# -- upgrade ---------------------------------------------------------------------------------------


def test_upgrade_makes_the_tables_and_then_has_nothing_to_do(
    empty_database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(empty_database_url, "0001")
    assert said(capsys, "upgrade", "--db", empty_database_url) == (
        f"The database was at version 0001 and is now at version {newest()}."
    )
    assert said(capsys, "upgrade", "--db", empty_database_url) == (
        f"The database is at version {newest()}. Nothing to do."
    )


def test_without_a_url_it_is_the_file_in_the_data_folder(
    server_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(capsys, "upgrade") == f"The database was empty and is now at version {newest()}."
    assert stat.S_IMODE((server_home / "server.sqlite3").stat().st_mode) == 0o600
    monkeypatch.setenv("QUARRIORS_DB", f"sqlite:///{tmp_path}/club.sqlite3")
    assert "empty" in said(capsys, "upgrade")
    assert (tmp_path / "club.sqlite3").is_file()
    assert "empty" in said(capsys, "upgrade", "--db", tmp_path / "other games.sqlite3")
    assert (tmp_path / "other games.sqlite3").is_file()


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://quinn:sesame@host/games", "mysql is not supported"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("postgresql://quinn:sesame@host:port/games", "not the URL of a database"),
        ("postgresql://quinn:sesame@127.0.0.1:1/games", "refused"),
    ],
)
def test_a_database_that_cannot_be_had_is_told_in_one_line(
    url: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = complaint(capsys, "upgrade", "--db", url)
    assert why in told
    assert "sesame" not in told


@pytest.mark.parametrize("command", [["backup", "copy"], ["export", "games"], ["purge", "--older-than", "1d"]])
def test_no_database_is_made_by_looking_for_one(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "There is no database" in complaint(capsys, *command)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["export", "games"], ["purge", "--older-than", "1d"]])
def test_an_older_database_has_to_be_upgraded_first(
    command: list[str], empty_database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(empty_database_url, "0001")
    assert "Run: quarriors db upgrade" in complaint(capsys, *command, "--db", empty_database_url)


# -- backup ----------------------------------------------------------------------------------------


def test_a_copy_of_sqlite_is_a_database_and_may_be_taken_from_a_server_that_runs(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()

    async def play() -> None:
        store = Store(sqlite_url)
        await store.open()
        await store.create(row(), [event(1)])
        taking = asyncio.create_task(asyncio.to_thread(main, ["db", "backup", str(copies / "a"), "--db", sqlite_url]))
        number = 1
        while not taking.done():
            number += 1
            assert await store.append(unit(number, changes={"turn": number}))
        assert await taking == 0
        await store.close()

    asyncio.run(play())
    assert capsys.readouterr().out == f"{copies / 'a'}\n"
    assert [path.name for path in copies.iterdir()] == ["a"]
    assert stat.S_IMODE((copies / "a").stat().st_mode) == 0o600

    async def look() -> None:
        store = Store(str(copies / "a"))
        await store.open()
        kept = await store.game("g")
        assert kept is not None
        assert kept.number == 1 or kept.turn == kept.number
        assert len(await store.events("g")) == kept.number
        await store.close()

    asyncio.run(look())


def test_a_copy_of_postgresql_is_made_by_pg_dump(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(postgres_url, row())
    assert said(capsys, "backup", tmp_path / "copy", "--db", postgres_url) == str(tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes().startswith(b"PGDMP")
    assert [path.name for path in tmp_path.iterdir()] == ["copy"]


def test_without_pg_dump_it_is_told_what_to_run(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    secret = make_url(postgres_url).set(password="sesame").render_as_string(hide_password=False)
    told = complaint(capsys, "backup", tmp_path / "copy", "--db", secret)
    assert f"run: pg_dump --format=custom --dbname={postgres_url} --file={tmp_path / 'copy'}" in told
    assert list(tmp_path.iterdir()) == []


def test_what_pg_dump_complains_about_is_told_and_nothing_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://quinn:sesame@127.0.0.1:{free_port()}/games"
    told = complaint(capsys, "backup", tmp_path / "copy", "--db", url)
    assert "refused" in told
    assert "sesame" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_copy_never_takes_the_place_of_a_file(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copy").write_text("precious", "utf-8")
    assert "already exists. Name a new file." in complaint(capsys, "backup", tmp_path / "copy", "--db", sqlite_url)
    assert (tmp_path / "copy").read_text("utf-8") == "precious"
    assert "There is no folder" in complaint(capsys, "backup", tmp_path / "none" / "copy", "--db", sqlite_url)


def test_what_is_no_database_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("this is no database " * 100, "utf-8")
    assert "not a database" in complaint(capsys, "backup", tmp_path / "copy", "--db", tmp_path / "text")
    assert [path.name for path in tmp_path.iterdir()] == ["text"]


# -- export ----------------------------------------------------------------------------------------


def test_each_finished_game_becomes_a_file_once(
    aged: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def sealed(game: GameRow, events: Sequence[EventRow]) -> str:
        return f"{game.id}: {[one.number for one in events]} ✓\n"

    monkeypatch.setattr("quarriors.server.archive.sealed_text", sealed)
    folder = tmp_path / "deep" / "games"
    assert said(capsys, "export", folder, "--db", aged) == "2 games written, 0 already there."
    assert sorted(path.name for path in folder.iterdir()) == ["new-over.record", "old-over.record"]
    assert (folder / "new-over.record").read_text("utf-8") == "new-over: [1, 2] ✓\n"
    (folder / "new-over.record").unlink()
    (folder / "old-over.record").write_text("mine", "utf-8")
    assert said(capsys, "export", folder, "--db", aged) == "1 game written, 1 already there."
    assert (folder / "old-over.record").read_text("utf-8") == "mine"


def test_a_game_that_cannot_be_written_does_not_keep_the_others(
    aged: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def sealed(game: GameRow, events: Sequence[EventRow]) -> str:
        if game.id == "new-over":
            raise ValueError("torn\nin two")
        return "whole"

    monkeypatch.setattr("quarriors.server.archive.sealed_text", sealed)
    assert main(["db", "export", str(tmp_path / "games"), "--db", aged]) == 1
    out, err = capsys.readouterr()
    assert err.startswith("quarriors: Not written: the game new-over cannot be read: it is damaged, or another")
    assert err.count("\n") == 1
    assert "new-over: torn" in caplog.text
    assert out == "1 game written, 0 already there.\n"


def test_more_games_than_are_read_at_once_are_written(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarriors.server.archive.sealed_text", lambda game, events: game.id)
    monkeypatch.setattr("quarriors.server.upkeep._AT_ONCE", 3)
    fill(sqlite_url, *(row(f"g{number}", status="over") for number in range(10)))
    assert said(capsys, "export", tmp_path / "games", "--db", sqlite_url) == "10 games written, 0 already there."


@pytest.mark.evening
def test_games_played_at_a_server_that_runs_are_written_out_and_verified(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 4})
        _, (_, ben) = table.begin(human("Ann"), human("Ben"))
        ann.play()
        ben.ask("resign", seat=1)
        table.begin(human("Ann"), BOT)
        assert said(capsys, "export", tmp_path / "games", "--db", database_url) == "2 games written, 0 already there."
        for file in (tmp_path / "games").iterdir():
            assert main(["verify", str(file)]) == 0
            assert "Consistent" in capsys.readouterr().out
        assert (tmp_path / "games" / f"{game.id}.record").read_text("utf-8") == table.record(game)


# -- purge -----------------------------------------------------------------------------------------


def test_old_games_go_with_all_that_belongs_to_them(aged: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "purge", "--older-than", "14w", "--db", aged) == "No games deleted."
    assert said(capsys, "purge", "--older-than", "90d", "--db", aged) == "2 games deleted."
    assert ids(aged) == ["new-over", "old-running"]
    assert said(capsys, "purge", "--older-than", "2160h", "--running", "--db", aged) == "1 game deleted."
    assert ids(aged) == ["new-over"]

    async def look() -> None:
        store = Store(aged)
        await store.open()
        assert await store.events("old-over") == []
        assert await store.holders("old-over") == []
        assert await store.code("code of old-over") is None
        assert await store.dice_counts() == [("Portal", "Q1", 1)]
        assert not await store.append(unit(3, game="old-over"))
        await store.close()

    asyncio.run(look())


def test_games_are_deleted_beside_a_server_that_runs(aged: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        store = Store(aged)
        await store.open()
        purging = asyncio.create_task(asyncio.to_thread(main, ["db", "purge", "--older-than", "90d", "--db", aged]))
        number = 2
        while not purging.done():
            number += 1
            assert await store.append(unit(number, game="new-over"))
        assert await purging == 0
        await store.close()

    asyncio.run(play())
    assert capsys.readouterr().out == "2 games deleted.\n"


def test_one_game_is_deleted_whatever_state_it_is_in(aged: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "remove", "old-running", "--db", aged) == "1 game deleted."
    assert ids(aged) == ["new-over", "old-over", "old-waiting"]
    assert complaint(capsys, "remove", "old-running", "--db", aged).endswith(
        "There is no game old-running in this database."
    )


def test_a_game_that_is_played_ends_when_it_is_deleted(
    empty_sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(empty_sqlite_url) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT, first=0)
        assert said(capsys, "remove", game.id, "--db", empty_sqlite_url) == "1 game deleted."
        with pytest.raises(Refused, match="not_found"):
            ann.move("roll")
        with pytest.raises(Refused, match="not_found"):
            table.look(game)


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "deleted"), [("n\n", 0), ("\n", 0), ("", 0), ("y\n", 2), ("YES\n", 2)])
def test_on_a_terminal_it_asks_first(
    answer: str, deleted: int, aged: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", _Terminal(answer))
    assert main(["db", "purge", "--older-than", "90d", "--db", aged]) == 0
    out, err = capsys.readouterr()
    assert err == "Delete 2 games that nobody has touched for 90d? (y/n) "
    assert out == ("2 games deleted.\n" if deleted else "No games deleted.\n")
    assert len(ids(aged)) == 4 - deleted


def test_it_does_not_ask_if_told_so_or_if_there_is_nothing_to_delete(
    aged: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", _Terminal("n\n"))
    assert said(capsys, "purge", "--older-than", "90d", "--yes", "--db", aged) == "2 games deleted."
    assert said(capsys, "purge", "--older-than", "90d", "--db", aged) == "No games deleted."


@pytest.mark.parametrize("text", ["90", "d", "0d", "-1d", "1y", "1.5d", "", "9999999d"])
def test_a_time_that_is_none_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "older-than" in complaint(capsys, "purge", f"--older-than={text}", status=2)


def test_a_game_that_changes_meanwhile_stays(aged: str) -> None:
    from quarriors.server import upkeep

    since = time.time() - 90 * _DAY
    found = upkeep.unchanged(aged, since, ["over", "waiting"])
    assert found == ["old-over", "old-waiting"]

    async def move() -> None:
        store = Store(aged)
        await store.open()
        await store.append(unit(3, game="old-over", changes={"changed": time.time()}))
        await store.close()

    asyncio.run(move())
    told: list[int] = []
    assert upkeep.purge(aged, found, since, told.append) == 1
    assert told == [2]
    assert "old-over" in ids(aged)
