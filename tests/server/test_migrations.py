"""Versions of the tables: old databases are brought up, newer and foreign ones refused, by one program at a time."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from quarriors.server.database import address, writing_engine
from quarriors.server.migrating import newest, upgrade, version
from quarriors.server.schema import metadata
from quarriors.server.store import EventRow, Holder, Store, StoreUnavailable
from tests.server.stored import row, snapshot, unit

_OLD_GAME = r"""
INSERT INTO games (id, created, changed, status, public, number, turn, title, setup, players, waits, deadline, secret,
    invitation_hash, standing)
VALUES (:id, 100.0, 100.0, 'running', true, 2500, 0, 'Friday', '{"players"\:2}', '["Quinn","Monique"]', 'person', NULL,
    :secret, :hash, 'verified')
"""
_OLD_EVENT = "INSERT INTO events (game, number, kind, seat, data, at) VALUES (:game, :number, :kind, 0, :data, 1.5)"
_OLD_SNAPSHOT = "INSERT INTO snapshots VALUES ('g', 1, :data, 'position 1', '1')"


def run(url: str, *statements: tuple[str, Any]) -> None:
    """Runs statements in one transaction."""
    engine = writing_engine(address(url))
    with engine.begin() as connection:
        for statement, given in statements:
            connection.execute(text(statement), given)
    engine.dispose()


def old_event(number: int) -> tuple[str, bytes]:
    """What the events of the old games are: every third is no move, and some moves are odd."""
    if number % 3 == 1:
        return "ready", b'{"answers":7}'
    odd = {2: b"[]", 3: b'{"answers":"x"}', 5: b"\xff", 6: b'{"option":"end"}'}
    return "move", odd.get(number, b'{"kind":"move","answers":%d}' % (number * 2))


def old_games(url: str) -> None:
    """A database of version 0001 with two games that are longer than what is read at once."""
    upgrade(url, "0001")
    old = row()
    for id in ("f", "g"):
        rows = []
        for number in range(1, 2501):
            kind, data = old_event(number)
            rows.append({"game": id, "number": number, "kind": kind, "data": data})
        run(url, (_OLD_GAME, {"id": id, "secret": old.secret, "hash": old.invitation_hash}), (_OLD_EVENT, rows))
    run(url, (_OLD_SNAPSHOT, {"data": b"\x00state"}), ("INSERT INTO holders VALUES ('g', 1, 'hash')", {}))


@pytest.mark.anyio
async def test_a_database_of_the_first_version_is_brought_up_with_all_that_is_in_it(empty_database_url: str) -> None:
    old_games(empty_database_url)
    assert upgrade(empty_database_url) == ("0001", newest())
    store = Store(empty_database_url)
    await store.open()
    assert await store.game("g") == row(number=2500)
    assert await store.snapshot("g") == snapshot(1)
    assert await store.holders("g") == [Holder(1, "hash")]
    for id in ("f", "g"):
        expected = []
        for number in range(1, 2501):
            kind, data = old_event(number)
            answers = number * 2 if kind == "move" and number > 6 else None
            expected.append(EventRow(id, number, kind, 0, data, 1.5, answers))
        assert await store.events(id) == expected
    found = await store.move_answering("f", 4998)
    assert found is not None
    assert found.number == 2499
    assert await store.append(unit(2501, dice=[("Portal", "Q1", 1)]))
    await store.close()


def test_the_versions_lead_to_the_tables_that_the_program_knows(database_url: str) -> None:
    engine = writing_engine(address(database_url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        found = inspect(connection)
        for table in metadata.sorted_tables:
            keys = found.get_foreign_keys(table.name)
            assert [key["options"].get("ondelete") for key in keys] == ["CASCADE"] * len(table.foreign_keys)
            assert found.get_pk_constraint(table.name)["constrained_columns"] == table.primary_key.columns.keys()
            assert {index["name"] for index in found.get_indexes(table.name)} == {i.name for i in table.indexes}
        connection.rollback()
    engine.dispose()


def test_upgrading_twice_changes_nothing(empty_database_url: str) -> None:
    assert version_of(empty_database_url) == ""
    assert upgrade(empty_database_url) == ("", newest())
    assert upgrade(empty_database_url) == (newest(), newest())
    assert version_of(empty_database_url) == newest()


def version_of(url: str) -> str:
    where = address(url)
    if where.get_backend_name() == "sqlite":
        run(url)  # the file must be there to be looked at
    return version(where)


@pytest.mark.evening
def test_programs_that_upgrade_at_once_take_turns(empty_database_url: str) -> None:
    old_games(empty_database_url)
    code = "import sys; from quarriors.server.migrating import upgrade; print(*upgrade(sys.argv[1]))"
    command = [sys.executable, "-c", code, empty_database_url]
    programs = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    told = [program.communicate() for program in programs]
    assert [program.returncode for program in programs] == [0] * 4, told
    answers = [out.strip() for out, _ in told]
    assert answers.count(f"0001 {newest()}") == 1
    assert answers.count(f"{newest()} {newest()}") == 3


@pytest.mark.anyio
async def test_a_database_of_a_newer_program_is_refused(database_url: str) -> None:
    run(database_url, ("UPDATE alembic_version SET version_num = '0999'", {}))
    with pytest.raises(StoreUnavailable, match=r"version 0999.* up to .*newer quarriors"):
        upgrade(database_url)
    with pytest.raises(StoreUnavailable, match=r"version 0999.*newer quarriors"):
        await Store(database_url).open()


@pytest.mark.anyio
async def test_an_older_database_is_not_served_from(empty_database_url: str) -> None:
    upgrade(empty_database_url, "0001")
    with pytest.raises(StoreUnavailable, match=rf"at version 0001, .* needs version {newest()}: run quarriors db"):
        await Store(empty_database_url).open()


def test_somebody_elses_database_is_refused(empty_database_url: str) -> None:
    run(empty_database_url, ("CREATE TABLE games (name text)", {}))
    with pytest.raises(StoreUnavailable, match="`games` that is not ours"):
        upgrade(empty_database_url)


def test_an_upgrade_that_fails_leaves_everything_as_it_was(empty_database_url: str) -> None:
    old_games(empty_database_url)
    run(empty_database_url, ("CREATE TABLE dice (name text)", {}))
    with pytest.raises(StoreUnavailable, match="dice"):
        upgrade(empty_database_url)
    assert version_of(empty_database_url) == "0001"
    engine = writing_engine(address(empty_database_url))
    with engine.connect() as connection:
        assert not inspect(connection).has_table("codes")
        connection.rollback()
    engine.dispose()
    run(empty_database_url, ("DROP TABLE dice", {}))
    assert upgrade(empty_database_url) == ("0001", newest())


@pytest.mark.anyio
async def test_a_sqlite_file_is_not_changed_under_a_server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.server.migrating._PATIENCE", 0)
    store = Store(sqlite_url)
    await store.open()
    assert upgrade(sqlite_url) == (newest(), newest())
    run(sqlite_url, ("UPDATE alembic_version SET version_num = '0001'", {}))
    with pytest.raises(StoreUnavailable, match="in use by another server"):
        upgrade(sqlite_url)
    await store.close()
