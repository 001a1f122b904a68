"""A game that goes on from a backup rolls dice that people have seen: it says so as soon as one of them comes back."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from quarriors.cli import main
from quarriors.server.marks import mark_of, seen
from quarriors.server.match import Match
from quarriors.server.match_events import Restored
from quarriors.server.restoring import look_back
from quarriors.server.settings import Settings
from tests.server.clients import BOT, Game, Player, Table, human
from tests.server.serving import inside

pytestmark = pytest.mark.evening


def settings(file: Path) -> Settings:
    return Settings(db=f"sqlite:///{file}", limits=0)


def begun(table: Table, **setup: object) -> tuple[Game, Player]:
    game = table.create(human("Ann"), BOT, first=0, rules={"turn_limit": 4}, **setup)
    ann = table.sit(game, 0)
    ann.ready()
    ann.turn()
    return game, ann


def a_game_and_its_backup(folder: Path, **setup: object) -> tuple[Game, str, str]:
    """A game that went on after its backup was made; the mark of then, and the last one."""
    file = folder / "games.sqlite3"
    with inside(settings(file)) as url, Table(url) as table:
        game, ann = begun(table, **setup)
        early = ann.state["mark"]
    shutil.copy(file, folder / "backup.sqlite3")
    with inside(settings(file)) as url, Table(url) as table:
        ann = table.sit(game, 0)
        ann.play(3)
        late = ann.state["mark"]
    file.unlink()
    shutil.copy(folder / "backup.sqlite3", file)
    return game, early, late


def test_whoever_has_seen_more_brings_it_to_light(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, early, late = a_game_and_its_backup(tmp_path)
    with inside(settings(tmp_path / "games.sqlite3")) as url, Table(url) as table:
        ann = table.sit(game, 0, mark=early)
        assert ann.state["standing"] == "verified"  # what Ann has seen is still there
        assert "restored" not in ann.welcome
        witness = table.watch(game, mark=late, since=1)
        assert witness.welcome["restored"] is True
        assert "missed" not in witness.welcome
        event = ann.until_event("restored")
        assert event["seen"] == int(late.partition("-")[0])
        assert witness.state["standing"] == ann.state["standing"] == "restored"
        number = ann.number
        table.watch(game, mark=late)
        assert table.look(game)["state"]["number"] == number  # once is enough
        ann.play()
        assert ann.state["result"]["standing"] == "restored"
        assert table.get("/api/dice")["rolls"] == 0
        text = table.record(game)
    (tmp_path / "game.txt").write_text(text, "utf-8")
    assert "standing: restored\n" in text
    capsys.readouterr()
    assert main(["verify", str(tmp_path / "game.txt")]) == 0
    assert "Not verified: the host restored a backup" in capsys.readouterr().out.splitlines()[0]


def test_it_is_found_after_the_game_has_gone_on_otherwise(tmp_path: Path) -> None:
    """There are as many events again as Ann has seen, but others."""
    game, _, late = a_game_and_its_backup(tmp_path)
    with inside(settings(tmp_path / "games.sqlite3")) as url, Table(url) as table:
        ann = table.sit(game, 0)
        ann.turn()
        first = ann.state["decision"]["number"]
        while ann.number <= int(late.partition("-")[0]):
            ann.turn()
            ann.move()
        assert ann.state["standing"] == "verified"  # nobody knows yet
        assert table.watch(game, mark=late).state["standing"] == "restored"
        ann.until_event("restored")
        ann.turn()
        ann.undo_far(to=first)
        ann.until(lambda me: me.state["standing"] == "taken_back")  # which matters more to whoever reads the record


def test_a_game_that_is_over_stays_as_it_is(tmp_path: Path) -> None:
    game, _, late = a_game_and_its_backup(tmp_path)
    with inside(settings(tmp_path / "games.sqlite3")) as url, Table(url) as table:
        ann = table.sit(game, 0)
        ann.ask("resign")
        number = ann.number
        witness = table.watch(game, mark=late)
        assert witness.welcome["restored"] is True
        assert (witness.number, witness.state["standing"]) == (number, "verified")


def test_practice_stays_practice(tmp_path: Path) -> None:
    game, _, late = a_game_and_its_backup(tmp_path, seed=7)
    with inside(settings(tmp_path / "games.sqlite3")) as url, Table(url) as table:
        witness = table.watch(game, mark=late)
        assert (witness.state["standing"], witness.welcome["restored"]) == ("practice", True)


def test_nobody_can_make_a_mark_up(table: Table) -> None:
    game, ann = begun(table)
    number, at, mac = ann.state["mark"].split("-")
    for mark in (
        "", "nonsense", f"{int(number) + 5}-{at}-{mac}", f"{number}-{at[::-1]}-{mac}", f"{number}-{at}-{mac[::-1]}",
        f"9{'9' * 70}", "-".join([number, "f" * 16, mac]), f"{number}-{at}-{mac}\n",
    ):  # fmt: skip
        assert table.sit(game, 0, mark=mark).state["standing"] == "verified"
    other, _ = begun(table)
    assert table.sit(other, 0, mark=ann.state["mark"]).state["standing"] == "verified"
    ann.play(2)
    early = ann.welcome["state"]["mark"]
    assert table.sit(game, 0, mark=early).state["standing"] == "verified"


def test_a_mark_says_what_was_seen() -> None:
    match = Match("k3x", b"secret")
    match.number, match.at = 57, 1794842542.0023909
    assert seen(match, mark_of(match)) == (57, 1794842542.0023909)
    assert seen(Match("k3x", b"another"), mark_of(match)) is None
    assert seen(Match("k4x", b"secret"), mark_of(match)) is None  # practice with the same seed has the same secret


class Elsewhere:
    """A room whose game has gone on at another worker."""

    def __init__(self, match: Match, ahead: Match) -> None:
        self.match, self.ahead, self.lock = match, ahead, asyncio.Lock()

    async def catch_up(self) -> None:
        self.match = self.ahead


def at_event(number: int, at: float) -> Match:
    match = Match("k3x", b"secret")
    match.number, match.at = number, at
    return match


def test_what_another_worker_has_written_is_there() -> None:
    room: Any = Elsewhere(at_event(57, 1.0), at_event(58, 2.0))
    nobody: Any = None
    assert asyncio.run(look_back(nobody, room, mark_of(at_event(58, 2.0)))) is False


def test_the_last_event_may_be_another_one_of_that_number() -> None:
    room: Any = Elsewhere(at_event(57, 1.0), at_event(57, 1.0))
    room.match.standing = "practice"
    nobody: Any = None
    assert asyncio.run(look_back(nobody, room, mark_of(at_event(57, 1.0)))) is False
    assert asyncio.run(look_back(nobody, room, mark_of(at_event(57, 3.0)))) is True


@pytest.mark.parametrize("standing", ["practice", "taken_back", "upgraded"])
def test_what_is_not_verified_anyway_stays_so(standing: Any) -> None:
    match = at_event(57, 1.0)
    match.standing = standing
    match.fold(58, None, Restored(60), 2.0)
    assert match.standing == standing
