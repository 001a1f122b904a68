"""Nobody is left behind: workers end with their parent, bots and hints with their worker."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server.clients import BOT, OPEN, Player, Table, human, play_out
from tests.server.serving import Server, until

pytestmark = pytest.mark.evening

SLEEPER = {"kind": "bot", "level": "sleeper"}
BAD_BOTS = "tests.server.bad_bots"


def processes(group: int) -> dict[int, int]:
    """The living processes of a group, each with its parent."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(pid): int(parent) for pid, parent, of, state in rows if int(of) == group and state[0] != "Z"}


def children(group: int, parent: int) -> set[int]:
    return {pid for pid, of in processes(group).items() if of == parent}


def take_a_hint(player: Player) -> None:
    """Plays on to a decision with a choice, and has a bot think about it, in a process of its own."""
    while len(player.state["decision"]["options"]) < 2:
        player.move()
    player.ask("hint", answers=player.state["decision"]["number"])


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where servers of this test put what is temporary."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def test_workers_whose_parent_was_killed_end_and_free_the_port(postgres_url: str, temporary: Path) -> None:
    with Server(postgres_url, workers=2, bot_modules=BAD_BOTS) as server, Table(server.url) as table:
        game, (ann, ben) = table.begin(human("Ann"), OPEN, first=0, rules={"turn_limit": 3})
        take_a_hint(ann)
        _, (cleo,) = table.begin(human("Cleo"), SLEEPER, first=1)
        until(lambda: "Sleeper thinks" in server.output())
        ann.move()
        os.kill(server.pid, signal.SIGKILL)
        server.ended()
        for player in (ann, ben, cleo):
            player.until_closed()
            assert player.bye is not None, "the players are told"
        until(lambda: not processes(server.pid), f"still there: {processes(server.pid)}")
        assert len(server.lines("parent gone")) == len(server.lines("stopped")) == 2
        assert not list(temporary.glob("quarriors-metrics-*"))
        server.start()
        again = [table.sit(game, 0), table.sit(game, 1)]
        assert again[0].number == ann.number, "the move that was answered is there"
        play_out(*again)


def test_bots_and_hints_end_with_their_worker_and_the_others_go_on(postgres_url: str) -> None:
    with Server(postgres_url, workers=2, bot_modules=BAD_BOTS) as server, Table(server.url) as table:
        workers = {line["pid"] for line in server.lines("ready")}
        game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 3})
        take_a_hint(ann)
        table.begin(human("Cleo"), SLEEPER, first=1)
        until(lambda: "Sleeper thinks" in server.output())
        doomed = max(workers, key=lambda worker: len(children(server.pid, worker)))
        thinking = children(server.pid, doomed)
        assert len(thinking) >= 2
        os.kill(doomed, signal.SIGKILL)
        until(lambda: not thinking & processes(server.pid).keys())
        until(lambda: len({line["pid"] for line in server.lines("ready")}) == 3)
        again = table.sit(game, 0)
        again.play()
        assert again.over
