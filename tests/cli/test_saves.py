"""Games kept on disk: good at any moment, and if not, told in one clear line and left alone."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from quarriors import Game, Rules, deal, write_record
from quarriors.cli import main
from quarriors.cli.failures import Failure
from quarriors.cli.saves import Saved, SaveFile, folder, read_save, unfinished, write_save
from quarriors.cli.seating import TableSeat
from quarriors.engine.errors import RecordError
from quarriors.text import ENGLISH
from tests.budget import scaled
from tests.cli.driver import PlainTable, by_numbers

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """A command line with nothing on standard input: status, output, complaints."""
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))

    def command(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        status = main([*map(str, arguments)])
        said = capsys.readouterr()
        return status, said.out, said.err

    return command


def played(decisions: int, limit: int | None = None) -> Game:
    game = Game.new(["Ann", "Ben"], deal(seed=7), Rules(turn_limit=limit), seed=7)
    lot = Random(3)
    while decisions and not game.over:
        game.take(lot.choice(game.decision.options))
        decisions -= 1
    return game


@pytest.fixture(scope="module")
def saved() -> str:
    """A game of some turns that is not over."""
    return write_save(Saved(7, ["", "random"], played(40)))


def test_a_save_reads_back(saved: str) -> None:
    again = read_save(saved)
    assert (again.seed, again.bots) == (7, ["", "random"])
    assert write_save(again) == saved
    game = played(40)
    game.take(game.decision.options[0])
    again.game.take(again.game.decision.options[0])
    assert write_record(again.game) == write_record(game), "it goes on with the same dice"


@pytest.mark.parametrize("seed", [0, -5, 10**20, "seven", "with: colon", "", 'ünï\n☃ " \\'])
def test_any_seed_can_be_kept(seed: int | str) -> None:
    game = Game.new(["Ann", "Ben"], deal(seed=seed), seed=seed)
    game.take("roll")
    assert read_save(write_save(Saved(seed, ["", ""], game))).seed == seed


# -- nothing acknowledged is lost ------------------------------------------------------------------


@pytest.mark.evening
def test_killed_at_any_moment_nothing_that_was_told_is_lost(tmp_path: Path) -> None:
    """One game, its program killed again and again; every answer that was acknowledged is in the save."""
    save = tmp_path / "killed.game"
    chance = Random(1)
    lot = Random(2)
    answers: list[str] = []
    arguments: list[str] = ["--players", "Ann,Ben", "--seed", "5", "--no-confirm"]
    for _ in range(scaled(6)):
        with PlainTable(tmp_path, "play", "--plain", "--save", str(save), *arguments) as there:
            heard = there.listen()
            killer = threading.Timer(chance.uniform(0.001, 0.4), there.process.kill)
            killer.start()
            while heard[-1:] == [">"]:
                answers.append(by_numbers(there, heard, lot))
                try:
                    there.say(answers[-1])
                except BrokenPipeError:
                    break
                heard = there.listen()
            killer.join()
        kept = read_save(save.read_text("utf-8")).game
        acknowledged = len(answers) - 1  # the last answer had none when the program died
        done = decisions_in(kept)
        assert acknowledged <= done <= len(answers)
        del answers[done:]
        assert write_record(kept) == write_record(answered(answers))
        arguments = ["--resume"]
    # a write that was cut short may be left; it has one name, and the next write takes its place
    assert {path.name for path in tmp_path.glob("*.game.*")} <= {".killed.game.part"}


def decisions_in(game: Game) -> int:
    """How many decisions of people a record tells."""
    turns = [line for line in write_record(game).splitlines() if re.match(r"\d+ (Ann|Ben): ", line)]
    words = [item for line in turns for item in line.partition(": ")[2].split("; ")]
    return len([word for word in words if not word.startswith(("drawn ", "rolled "))])


def answered(answers: list[str]) -> Game:
    """The same game with these answers, never interrupted."""
    from quarriors.cli.menu import menu
    from quarriors.cli.seating import places
    from quarriors.cli.sitting import Sitting
    from quarriors.sets.choosing import wilds_for

    table = places(["Ann", "Ben"], None)
    sitting = Sitting.begin(table, wilds_for([], ["base"], 5, 2, Rules()), Rules(), 5, words=ENGLISH)
    for answer in answers:
        sitting.take(menu(sitting.game)[int(answer) - 1])
    return sitting.game


# -- damaged saves ---------------------------------------------------------------------------------


def refused(run: Run, path: Path) -> str:
    """What `play --resume` complains of; it does so in one line, and leaves the file alone."""
    before = path.read_bytes()
    status, said, complaint = run("play", "--resume", "--plain", "--save", path)
    assert (status, said) == (1, "")
    assert complaint.count("\n") == 1
    assert complaint.startswith(f"quarriors: {path}")
    assert path.read_bytes() == before
    return complaint


DAMAGED = [
    ("quarriors save 1", "quarriors save 2", "line 1: this program reads format 1 of such files, not “2”."),
    ("quarriors record 1", "quarriors record 2", "line 5: this program reads format 1 of such files, not “2”."),
    ("quarriors record 1", "gnomes record 1", "line 5: the first line must be “quarriors record 1”"),
    ("engine: 2", "engine: 99", "line 6: version 99 of the rules wrote this"),
    ("bots: -, random", "bots: -, clever", "There is no bot called “clever”"),
    ("bots: -, random", "bots: -, random, random", "has 3 seats, but its record has 2 players"),
    ("bots: -, random", "bots: -", "has 1 seats, but its record has 2 players"),
    ("bots: -, random\n", "", "the line “bots: …” is missing"),
    ("seed: 7\n", "", "the line “seed: …” is missing"),
    ("seed: 7", "seed: 8", "the record says"),
    ("seed: 7", "seed: null", "a seed is a number or a text"),
    ("seed: 7", "seed: [1]", "a seed is a number or a text"),
    ("seed: 7", "seed: true", "a seed is a number or a text"),
    ("seed: 7", "seed: seven", "a seed is a number or a text"),
    (
        "bots: -, random",
        "bots",
        "line 3: a line like “name: value” was expected here, with one of the names seed and bots, not “bots”.",
    ),
    ("1 Ann: roll", "1 Ann: rest", "line 12: "),
    ("2 Ben", "2 Bob", "line 13: "),
    ("players: Ann, Ben", "players: Ann, Ann", "Two players have the same name"),
]


@pytest.mark.parametrize(("before", "after", "reason"), DAMAGED)
def test_damage_is_named_with_its_place(
    run: Run, tmp_path: Path, saved: str, before: str, after: str, reason: str
) -> None:
    assert before in saved
    path = tmp_path / "damaged.game"
    path.write_text(saved.replace(before, after, 1), "utf-8")
    assert reason in refused(run, path)


@pytest.mark.parametrize("content", [b"", b"\n", b"\0" * 100, b"\xff\xfe\x00\x01", b"PK\x03\x04\xff", b"hello\n"])
def test_what_is_no_save_at_all(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.game"
    path.write_bytes(content)
    refused(run, path)


def test_cut_off_after_any_line_it_is_refused_or_an_earlier_moment_of_the_same_game(tmp_path: Path, saved: str) -> None:
    lines = saved.splitlines(keepends=True)
    path = tmp_path / "cut.game"
    good = 0
    for length in range(len(lines)):
        text = "".join(lines[:length])
        path.write_text(text, "utf-8")
        try:
            again = SaveFile(path).read()
        except Failure:
            continue
        good += 1
        assert write_save(again).strip() == text.strip()
    assert good > 5


def test_cut_off_or_flipped_anywhere_it_never_breaks_the_program(tmp_path: Path, saved: str) -> None:
    whole = saved.encode()
    path = tmp_path / "flipped.game"
    lot = Random(4)
    for _ in range(scaled(150)):
        damaged = bytearray(whole)
        damaged[lot.randrange(len(damaged))] ^= 1 << lot.randrange(8)
        path.write_bytes(lot.choice([bytes(damaged), whole[: lot.randrange(len(whole))]]))
        with suppress(Failure):  # it may still be the save of some game
            SaveFile(path).read()


def test_a_finished_game_is_for_looking_at(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "over.game"
    path.write_text(write_save(Saved(7, ["", ""], played(-1, limit=4))), "utf-8")
    status, _, complaint = run("play", "--resume", "--plain", "--save", path)
    assert status == 1
    assert complaint == f"quarriors: This game is over. To watch it again: quarriors replay {path}\n"


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "no.game"
    status, said, complaint = run("play", "--resume", "--save", path)
    assert (status, said) == (1, "")
    assert complaint == (f"quarriors: There is no file {path}. “quarriors play --list” shows your saved games.\n")


def test_a_folder(run: Run, tmp_path: Path) -> None:
    status, _, complaint = run("play", "--resume", "--save", tmp_path)
    assert status == 1
    assert "is a folder. Name a file in it." in complaint


def test_a_new_game_does_not_write_over_another(run: Run, tmp_path: Path, saved: str) -> None:
    path = tmp_path / "here.game"
    path.write_text(saved, "utf-8")
    status, _, complaint = run("play", "--plain", "--save", path)
    assert status == 2
    assert "already exists. Continue it with --resume" in complaint
    assert path.read_text("utf-8") == saved


# -- the folder of games ---------------------------------------------------------------------------


def test_the_folder_is_where_the_variable_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path / "my games"))
    assert folder() == tmp_path / "my games" / "games"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("QUARRIORS_HOME", "~/there")
    assert folder() == tmp_path / "there" / "games"
    monkeypatch.delenv("QUARRIORS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert folder() == tmp_path / "quarriors" / "games"


def test_no_game_to_go_on_with(run: Run, tmp_path: Path) -> None:
    told = f"quarriors: There is no unfinished game in {tmp_path / 'games'}. To start one: quarriors play\n"
    assert run("play", "--resume") == (1, "", told)


def test_the_one_played_last_and_not_over(run: Run, tmp_path: Path, saved: str) -> None:
    games = tmp_path / "games"
    games.mkdir()
    over = write_save(Saved(7, ["", ""], played(-1, limit=4)))
    for age, (name, text) in enumerate([("c", over), ("a", saved), ("b", saved), ("d", over)]):
        (games / f"{name}.game").write_text(text, "utf-8")
        os.utime(games / f"{name}.game", (1000 - age, 1000 - age))
    (games / "notes.txt").write_text("not a game", "utf-8")
    assert unfinished().path == games / "a.game"
    (games / "a.game").unlink()
    (games / "b.game").unlink()
    assert run("play", "--resume")[0] == 1


def test_a_damaged_one_is_named_not_skipped(run: Run, tmp_path: Path, saved: str) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "old.game").write_text(saved, "utf-8")
    os.utime(games / "old.game", (1000, 1000))
    (games / "new.game").write_bytes(b"\xff\xff")
    status, _, complaint = run("play", "--resume", "--plain")
    assert status == 1
    assert str(games / "new.game") in complaint


def test_two_games_begun_in_the_same_second_have_two_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))
    paths = []
    for _ in range(5):
        file = SaveFile.fresh([TableSeat("Ann / Ben"), TableSeat("../../Zoë", "greedy")])
        file.write(Saved(7, ["", "greedy"], played(3)))
        paths.append(file.path)
    assert len(set(paths)) == 5
    assert {path.parent for path in paths} == {tmp_path / "games"}


# -- a disk that does not do its part --------------------------------------------------------------


def test_home_is_no_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path / "file"))
    status, _, complaint = run("play", "--plain", "--seed", "1")
    assert status == 1
    assert complaint.count("\n") == 1
    assert "With --save FILE you can name another place" in complaint


#: What is said of an error of the system.
SAID = {errno.ENOSPC: "the disk is full.", errno.EROFS: "can only be read.", errno.EACCES: "no permission"}


@pytest.mark.parametrize("code", SAID)
def test_a_full_disk_leaves_the_last_save_as_it_was(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, saved: str, code: int
) -> None:
    path = tmp_path / "here.game"
    path.write_text(saved, "utf-8")
    file = SaveFile(path)
    kept = file.read()
    kept.game.take(kept.game.decision.options[0])

    def fails(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(Failure, match="cannot be saved"):
        file.write(kept)
    monkeypatch.setattr(tempfile, "mkstemp", fails)
    with pytest.raises(Failure, match=re.escape(SAID[code])):
        file.write(kept)
    assert path.read_text("utf-8") == saved
    assert [one.name for one in tmp_path.iterdir()] == ["here.game"]


def test_two_programs_on_one_game(tmp_path: Path, saved: str) -> None:
    path = tmp_path / "here.game"
    path.write_text(saved, "utf-8")
    one, two = SaveFile(path), SaveFile(path)
    ones, twos = one.read(), two.read()
    ones.game.take(ones.game.decision.options[0])
    one.write(ones)
    after = path.read_text("utf-8")
    with pytest.raises(Failure, match="Another program has changed"):
        two.write(twos)
    assert path.read_text("utf-8") == after
    one.write(ones)


def test_two_tables_on_one_game(tmp_path: Path) -> None:
    save = str(tmp_path / "here.game")
    with PlainTable(tmp_path, "play", "--plain", "--players", "Ann,Ben", "--seed", "1", "--save", save) as one:
        one.listen()
        with PlainTable(tmp_path, "play", "--plain", "--resume", "--save", save) as two:
            two.listen()
            two.ask("1")
            two.say("q")
            assert two.end() == (0, "")
        kept = Path(save).read_text("utf-8")
        one.say("1")
        one.listen()
        status, complaint = one.end()
    assert status == 1
    assert complaint.count("\n") == 1
    assert "this game is being played in two places" in complaint
    assert Path(save).read_text("utf-8") == kept


def test_a_fault_counts_the_lines_of_the_file(saved: str) -> None:
    lines = saved.splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("3 Ann"))
    lines[at] = "3 Ann: sing"
    with pytest.raises(RecordError) as error:
        read_save("\n".join(lines))
    assert error.value.line == at + 1
