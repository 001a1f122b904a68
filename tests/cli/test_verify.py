"""`quarriors verify`: good records, wrong records, and files that are none."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quarriors import Game, deal, write_record
from quarriors.bots import bot, play
from quarriors.cli import main
from quarriors.cli.files import LARGEST, read_text


@pytest.fixture(scope="module")
def record() -> str:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    play(game, [bot("greedy1"), bot("greedy1")])
    return write_record(game)


@pytest.fixture
def path(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(record, "utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert main(["verify", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object, status: int = 1) -> str:
    assert main(["verify", *map(str, arguments)]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("quarriors: ")
    assert err.count("\n") == 1
    return err


# -- good records -------------------------------------------------------------------------------------


def test_a_good_record(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = told(capsys, path).splitlines()
    assert "18 turns, played by Quinn and Monique. " in first
    assert "decisions are legal. Monique wins with" in first
    assert "To do that, add --seed" in second


def test_with_the_seed_the_dice_are_checked(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "draws and rolls match the seed." in told(capsys, path, "--seed", "7")
    assert "line 8: the record says" in refused(capsys, path, "--seed", "8")
    assert "line 8: the record says" in refused(capsys, path, "--seed", "seven")


def test_json_of_a_good_record(path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(told(capsys, path, "--json"))
    assert (document["ok"], document["dice_checked"], document["file"]) == (True, False, str(path))
    assert document["players"] == ["Quinn", "Monique"]
    assert document["result"]["reason"] == "glory"
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    play(game, [bot("greedy1"), bot("greedy1")])
    assert document["decisions"] + document["dice"] == game.state.logged
    assert document["turns"] == game.result.turns
    assert json.loads(told(capsys, path, "--json", "--seed", "7"))["dice_checked"] is True


def test_a_game_that_is_not_over(path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text("\n".join(record.splitlines()[:9]), "utf-8")
    assert "2 turns, played by Quinn and Monique" in told(capsys, path)
    assert "The game is not over." in told(capsys, path, "--seed", "7")
    assert json.loads(told(capsys, path, "--json"))["result"] is None


def test_from_standard_input(record: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    assert told(capsys, "-").startswith("Standard input: ")


def test_marks_and_line_ends_of_other_systems(path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode())
    assert "decisions are legal" in told(capsys, path)


# -- wrong records ------------------------------------------------------------------------------------


def test_a_wrong_record_names_line_and_reason(path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(record.replace("capture ", "steal ", 1), "utf-8")
    said = refused(capsys, path)
    assert f"{path}, line " in said
    assert "is not possible here. You can write: " in said


def test_json_of_a_wrong_record(path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text(record.replace("result: glory", "result: limit"), "utf-8")
    assert main(["verify", str(path), "--json"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    document = json.loads(out)
    assert (document["ok"], document["line"]) == (False, len(record.splitlines()))
    assert "glory" in document["reason"]


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_record_is_refused_in_one_line_or_still_good(
    seed: int, path: Path, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Letters changed, lines lost, doubled or cut: never a traceback."""
    lot = random.Random(seed)
    lines = record.splitlines()
    at = lot.randrange(len(lines))
    match seed % 5:
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[lot.randrange(len(lines))])
        case 2:
            lines[at] = lines[at][: lot.randrange(len(lines[at]) + 1)]
        case 3:
            where = lot.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:where] + lot.choice("0;:,#|/é\t ") + lines[at][where + 1 :]
        case _:
            lot.shuffle(lines)
    path.write_text("\n".join(lines), "utf-8")
    status = main(["verify", str(path), "--seed", "7"])
    out, err = capsys.readouterr()
    assert (status, err.count("\n"), bool(out)) in [(0, 0, True), (1, 1, False)]


# -- files that are none ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b" \n\t\n", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "is not text in UTF-8 (byte 1)"),
        (b"quarriors record 1\0\0\0", "is not text"),
        (b"Dear diary,\n", "the first line must be “quarriors record 1”"),
        (b"quarriors record 9\n", "format 1 of such files, not “9”"),
        (b"quarriors record 1\n", "engine"),
        (b"quarriors save 1\n", "the file ends before its record"),
        (b"quarriors position 1\nplayers: Quinn, Monique\n", "quarriors record 1"),
    ],
)
def test_files_that_are_no_records(data: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.record"
    path.write_bytes(data)
    said = refused(capsys, path)
    assert says in said
    assert str(path) in said


def test_files_that_are_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no file" in refused(capsys, tmp_path / "none.record")
    assert "is a folder. Name a file in it." in refused(capsys, tmp_path)
    path = tmp_path / "a.record"
    path.write_text("x")
    assert "part of its path is not a folder" in refused(capsys, path / "b.record")
    assert "the name is too long" in refused(capsys, tmp_path / ("x" * 5000))


def test_a_file_that_is_far_too_large(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge.record"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert "larger than 20 MB" in refused(capsys, path)


def test_a_file_that_may_not_be_read(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "open", refuses)
    assert "you have no permission for that" in refused(capsys, path)


def test_standard_input_that_is_closed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "Standard input is closed" in refused(capsys, "-")


def test_a_name_with_a_hyphen_is_taken_for_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no option --sede. Did you mean --seed?" in refused(capsys, "a.record", "--sede", "7", status=2)
    assert "There is no option --sede" in refused(capsys, "--sede", status=2)


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["a", "--seed"]])
def test_wrong_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "--help" in refused(capsys, *arguments, status=2)


def test_another_language(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no language “tlh”" in refused(capsys, path, "--lang", "tlh", status=2)


def test_read_text(path: Path, record: str) -> None:
    assert read_text(str(path)) == record


def test_a_pipe_in_and_out(record: str, tmp_path: Any) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "quarriors", "verify", "-", "--json"],
        input=record.encode(),
        capture_output=True,
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert json.loads(run.stdout)["ok"] is True
