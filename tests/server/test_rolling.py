"""Two versions of the program on one database: side by side if they agree on tables, rules and cards, else refused."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import __version__
from quarriors.cli import main
from quarriors.engine.record import RULES_NUMBER
from tests.server.clients import OPEN, Refused, Table, human, play_out
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, ROOT, Server, until

pytestmark = pytest.mark.evening

NEXT = "99.1.0"
Program = Callable[..., Path]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Makes another version of the program: with the rules of now, or with others."""

    def make(*, rules: int = RULES_NUMBER) -> Path:
        folder = tmp_path / f"rules-{rules}"
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__"))
        replace(folder / "quarriors/__init__.py", f'__version__ = "{__version__}"', f'__version__ = "{NEXT}"')
        replace(folder / "quarriors/engine/record.py", f"RULES_NUMBER = {RULES_NUMBER}", f"RULES_NUMBER = {rules}")
        return folder

    return make


def replace(file: Path, before: str, after: str) -> None:
    source = file.read_text("utf-8")
    assert before in source
    file.write_text(source.replace(before, after), "utf-8")


def refused(url: str, program: Path | None = None) -> str:
    """What a server says that may not start there."""
    paths = {"PYTHONPATH": str(program)} if program is not None else {}
    ended = subprocess.run(
        [sys.executable, "-m", "quarriors", "serve", "--port", "0", "--db", url],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False,
        env={**os.environ, **paths},
    )  # fmt: skip
    assert ended.returncode in (1, 2)
    assert "Traceback" not in ended.stderr
    (line,) = ended.stderr.splitlines()
    return line


def test_versions_that_agree_run_side_by_side_and_games_go_on(
    postgres_url: str, program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    with Server(postgres_url) as old, Table(old.url) as before:
        game = before.create(human("Ann"), OPEN, rules={"turn_limit": 4})
        before.join(game, "Ben", seat=1)
        other, (cid, dora) = before.begin(human("Cid"), OPEN, rules={"turn_limit": 4})
        (cid if cid.decides else dora).move()
        monkeypatch.setenv("PYTHONPATH", str(program()))
        with Server(postgres_url) as new, Table(new.url) as after:
            assert [old.lines("ready")[0]["version"], new.lines("ready")[0]["version"]] == [__version__, NEXT]
            ann, ben = before.sit(game, 0), after.sit(game, 1)
            ann.ready()
            ben.ready()
            ann.until_event("started")
            ben.until_event("started")
            play_out(ann, ben)
            assert old.stop() == 0
            play_out(after.sit(other, 0), after.sit(other, 1))
            for one in (game, other):
                record = tmp_path / "game.record"
                record.write_text(after.record(one), "utf-8")
                assert main(["verify", str(record)]) == 0
                assert "upgraded" not in [event["kind"] for event in after.history(one)]
    capsys.readouterr()


def test_a_version_with_other_rules_is_refused_while_servers_run_and_takes_over_afterwards(
    postgres_url: str, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = program(rules=RULES_NUMBER + 1)
    with Server(postgres_url, workers=2) as old, Table(old.url) as table:
        game, people = table.begin(human("Ann"), OPEN, rules={"turn_limit": 4})
        said = refused(postgres_url, other)
        assert f"Servers of quarriors {__version__} are running on this database" in said
        assert f"This is quarriors {NEXT}" in said
        (people[0] if people[0].decides else people[1]).move()
        assert old.stop() == 0
    monkeypatch.setenv("PYTHONPATH", str(other))
    with Server(postgres_url) as new, Table(new.url) as table:
        again = [table.sit(game, 0), table.sit(game, 1)]
        monkeypatch.delenv("PYTHONPATH")
        assert f"Servers of quarriors {NEXT} are running" in refused(postgres_url)
        play_out(*again)


def test_a_server_whose_database_was_taken_over_writes_nothing_more(
    postgres: Postgres, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was cut off for a while, and nobody could know that it was still there."""
    with postgres.database() as url, Server(url) as old, Table(old.url) as table:
        game, (ann, _) = table.begin(human("Ann"), OPEN, first=0)
        os.kill(old.pid, signal.SIGSTOP)
        name = url.rpartition("/")[2]
        postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        monkeypatch.setenv("PYTHONPATH", str(program(rules=RULES_NUMBER + 1)))
        with Server(url) as new, Table(new.url) as there:
            os.kill(old.pid, signal.SIGCONT)
            number = there.look(game)["state"]["number"]
            with pytest.raises(Refused, match="store_unavailable"):
                ann.move("roll")
            until(lambda: table.http.get("/healthz").status_code == 503)
            assert there.look(game)["state"]["number"] == number
            assert any(f"taken over by quarriors {NEXT}" in line["why"] for line in old.lines("store unavailable"))
            with there.sit(game, 0) as again:
                again.move("roll")
