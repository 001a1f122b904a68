"""The command as a whole: help, examples, version, completion, mistakes, exit codes."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import Game, Seat, deal, write_position, write_record
from quarriors.bots import bot, play
from quarriors.build_info import build
from quarriors.cli import main
from quarriors.cli.helppage import examples as examples_of
from quarriors.cli.root import COMMANDS
from quarriors.server.fairness import commitment
from quarriors.server.migrating import upgrade
from quarriors.server.sealed import write_sealed
from tests.cli.test_verify_noted import NONCES, SECRET, played, seal
from tests.server.stored import fill, row

ROOT = Path(__file__).parent.parent.parent

#: Some examples need a person who goes on with a game; the test leaves one first.
_RESUMES = "--resume"
#: Examples that never end, and speak of databases which are not here.
_SERVES = "quarriors serve"
#: Examples that need torch, which is not here.
_TRAINS = "quarriors lab train"
#: Measures for half a minute.
_MEASURES = "quarriors bench"
#: What never ends by itself; tests/web/test_site.py hands a folder out.
_HANDS_OUT = "http.server"
#: Where somebody has fetched Python for browsers already.
_RUNTIME = "node_modules"
#: What a player noted before a game, cut short.
_NOTED = "630dcd29…"
#: A game in a database.
_GAME = "o1x2AbC34deF"
#: What only a shell understands.
_SHELL = set("&|<>")


def examples() -> list[str]:
    """Every example once, though some are shown by a group and by its command."""
    shown = [line for chain in ([], *([name] for name in COMMANDS)) for line, _ in examples_of(chain)]
    return list(dict.fromkeys(shown))


def programs() -> list[str]:
    """The examples that are run as programs: the first of each command, and what takes a shell. The others would only
    start the same program once more; they are run here."""
    first = {line.split()[1]: line for line in reversed(examples())}
    return [line for line in examples() if line in first.values() or _SHELL.intersection(line)]


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An empty folder with a record and a position in it, and `quarriors` on the path."""
    game = Game.new([Seat("Quinn"), Seat("Monique")], deal(seed=7), seed=7)
    game.take("roll")
    (tmp_path / "game.position").write_text(write_position(game), "utf-8")
    play(game, [bot("greedy"), bot("greedy")])
    (tmp_path / "game.record").write_text(write_record(game), "utf-8")
    tools = tmp_path / "bin"
    tools.mkdir()
    command = tools / "quarriors"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m quarriors "$@"\n')
    command.chmod(0o755)
    return {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "QUARRIORS_HOME": str(tmp_path / "home")}


def run(line: str, folder: Path, shell: dict[str, str], given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        line, shell=True, cwd=folder, env=shell, input=given, capture_output=True, text=True, timeout=300
    )


# -- help ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Usage: quarriors {command}")
    assert "\nExamples\n  quarriors " in said


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), ["box", "check"], ["db", "purge"]])
def test_help_is_not_wider_than_a_small_terminal(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if len(line) > 79] == []


@pytest.mark.evening
@pytest.mark.parametrize(
    "example", [one for one in examples() if not one.startswith((_SERVES, _TRAINS)) and _HANDS_OUT not in one]
)
def test_every_example_of_the_help_works(
    example: str,
    tmp_path: Path,
    shell: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    a_program = example in programs()
    if _RESUMES in example:
        assert run("quarriors play --plain --seed 7", tmp_path, shell, given="1\n").returncode == 0
    if _NOTED in example:
        (tmp_path / "game.txt").write_text(write_sealed(seal(), played()), "utf-8")
        example = example.replace(_NOTED, commitment(SECRET)).replace("--nonce lucky7", f"--nonce={NONCES[0]}")
    if _RUNTIME in example:
        (tmp_path / _RUNTIME).symlink_to(ROOT / "web" / _RUNTIME)
    if _GAME in example:
        shell["QUARRIORS_DB"] = f"sqlite:///{tmp_path / 'games.sqlite3'}"
        upgrade(shell["QUARRIORS_DB"])
        fill(shell["QUARRIORS_DB"], row(_GAME))
    if example == _MEASURES:
        example += " --rounds 2"  # of a hundred, which would only take longer
    if a_program:
        done = run(example, tmp_path, shell)
        status, complaint = done.returncode, done.stderr
    else:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("QUARRIORS_HOME", shell["QUARRIORS_HOME"])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        status, complaint = main(shlex.split(example)[1:]), capsys.readouterr().err
    assert status == 0, complaint
    assert "Traceback" not in complaint


@pytest.mark.parametrize("example", [example for example in examples() if example.startswith(_TRAINS)])
def test_every_example_of_training_says_what_it_needs(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(shlex.split(example)[1:]) != 0
    assert "pip install 'quarriors[train]'" in capsys.readouterr().err


@pytest.mark.parametrize("example", [example for example in examples() if example.startswith(_SERVES)])
def test_every_example_of_serving_can_be_served(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from quarriors.server import serving
    from quarriors.server.settings import Settings

    served: list[Settings] = []

    def serve(settings: Settings, opened: Callable[[str], object]) -> int:
        served.append(settings)
        return 0

    monkeypatch.setattr(serving, "serve", serve)
    assert main(shlex.split(example)[1:]) == 0
    assert len(served) == 1


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for command in COMMANDS:
        assert f" {command} " in said


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Usage: quarriors COMMAND")


def test_help_waits_for_neither_engine_nor_table(tmp_path: Path) -> None:
    code = (
        "import sys; from quarriors.cli import main; main([*sys.argv[1:], '--help']);"
        "slow = [m for m in ('quarriors.engine.game', 'textual', 'fluent') if m in sys.modules]; assert not slow, slow"
    )
    for command in ([], *([name] for name in COMMANDS)):
        done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stderr


def test_version_says_which_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"quarriors 0.1.0 ({build()} build)"


@pytest.mark.parametrize("shell_name", ["bash", "zsh", "fish", "powershell"])
def test_completion_knows_commands_and_options(shell_name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell_name]) == 0
    script = capsys.readouterr().out
    for word in ("simulate", "position", "edition", "expert-culling"):
        assert word in script


def test_bash_accepts_its_completion(tmp_path: Path, shell: dict[str, str]) -> None:
    line = (
        "quarriors completion bash > q.bash && bash --norc -c '. ./q.bash; complete -p quarriors;"
        ' COMP_WORDS=(quarriors si); COMP_CWORD=1; $(complete -p quarriors | sed -E "s/.*-F ([^ ]+).*/\\1/");'
        ' echo "${COMPREPLY[@]}"\''
    )
    done = run(line, tmp_path, shell)
    assert "simulate" in done.stdout, done.stderr


# -- mistakes --------------------------------------------------------------------------------------

WRONG = [
    (["ply"], "play"),
    (["play", "--plyers", "3"], "--players"),
    (["play", "--players", "5"], "2 to 4"),
    (["play", "--players", "1"], "2 to 4"),
    (["play", "--players", "9" * 5000], "2 to 4"),
    (["play", "--players", ""], "at least one word"),
    (["play", "--players", "Ann,ann"], "same name"),
    (["play", "--players", "A:B"], "Leave out these signs"),
    (["play", "--bots", "clever"], "beginner, casual, greedy"),
    (["play", "--bots", "greedy,greedy,greedy,greedy", "--players", "2"], "do not fit"),
    (["play", "--sets", "bse"], "base"),
    (["play", "--wilds", "Quak Dragon"], "Quake Dragon"),
    (["play", "--edition", "2011"], "classic"),
    (["play", "--captures", "3"], "1"),
    (["play", "--turn-limit", "0"], "--turn-limit takes"),
    (["play", "--turn-limit", "soon"], "turn-limit"),
    (["play", "--first", "Nobody"], "Nobody"),
    (["play", "--lang", "xx"], "xx"),
    (["play", "--resume", "--seed", "3"], "--resume"),
    (["play", "--resume", "--first", "Ann"], "--resume"),
    (["play", "extra"], "extra"),
    (["deal", "--nmaed"], "There is no option --nmaed. Did you mean --named?"),
    (["deal", "--seed"], "--seed needs a value"),
    (["deal", "--lang"], "--lang needs a value"),
    (["deal", "--full=maybe"], "--full takes no value"),
    (["deal", "--players", "2", "--players", "3"], "--players twice"),
    (["deal", "first-gme"], "Did you mean “first-game”?"),
    (["deal", "first-game", "--wilds", "jailbreak"], "not both"),
    (["db", "prge"], "Did you mean purge?"),
    (["db", "purge"], "--older-than"),
    (["ply", "--help"], "Did you mean play?"),
    (["serve", "--bot-seconds", "soon"], "it takes a number"),
    (["deal", "--players", "9"], "2 to 4"),
    (["simulate", "--games", "many"], "games"),
    (["simulate", "--games", "1.5"], "“1.5” does not work for --games: it takes a whole number."),
    (["simulate", "--games", "2", "--turn-limit", "60.0"], "--turn-limit: it takes a whole number."),
    (["deal", "--players=2.5"], "--players: it takes a whole number."),
    (["replay"], "file"),
    (["completion", "tcsh"], "bash"),
]


@pytest.mark.parametrize(("words", "hint"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_a_wrong_command_line_gets_one_line_that_helps(
    words: list[str], hint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("quarriors: ")
    assert said.err.count("\n") == 1
    assert hint.lower() in said.err.lower()


MISSING = [
    ["replay", "nowhere.record"], ["verify", "nowhere.record"], ["position", "nowhere.position"],
    ["replay", "."], ["play", "--resume"], ["play", "--resume", "--save", "nowhere.game"],
]  # fmt: skip


@pytest.mark.parametrize("words", MISSING, ids=" ".join)
def test_what_is_not_there_gets_one_line_and_status_1(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path / "home"))
    assert main(words) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("quarriors: ")
    assert said.err.count("\n") == 1


def test_an_existing_file_is_never_overwritten_by_a_new_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    assert main(["play", "--plain", "--save", str(file)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert file.read_text() == "precious"


# -- pipes and colours -----------------------------------------------------------------------------


@pytest.mark.evening
@pytest.mark.parametrize(
    "command", ["--help", "cards", "deal --full", "play --help", "play --plain --players 2 --bots greedy,greedy"]
)
def test_a_closed_pipe_ends_quietly(command: str, tmp_path: Path, shell: dict[str, str]) -> None:
    # the pipe is closed before anything is written: head alone may swallow short output whole
    done = run(f"( sleep 0.3; quarriors {command}; echo $? >status ) | true", tmp_path, shell)
    assert done.stderr == ""
    assert (tmp_path / "status").read_text().strip() == "141"


@pytest.mark.evening
@pytest.mark.parametrize("command", ["cards", "deal --full", "--help", "simulate --games 4"])
@pytest.mark.parametrize("columns", ["1", "5", "300"])
def test_windows_of_any_width(command: str, columns: str, tmp_path: Path, shell: dict[str, str]) -> None:
    done = run(f"quarriors {command}", tmp_path, {**shell, "COLUMNS": columns})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.evening
@pytest.mark.parametrize("command", ["--help", "cards", "deal", "simulate --games 4", "position game.position"])
def test_pipes_get_neither_colours_nor_cursor_moves(command: str, tmp_path: Path, shell: dict[str, str]) -> None:
    done = run(f"quarriors {command} | cat", tmp_path, shell)
    assert done.returncode == 0
    assert done.stdout
    assert "\x1b" not in done.stdout + done.stderr


@pytest.mark.evening
@pytest.mark.parametrize("command", ["--help", "cards", "deal", "play --plain", "position game.position"])
def test_closed_standard_streams_are_no_accident(command: str, tmp_path: Path, shell: dict[str, str]) -> None:
    done = run(f"quarriors {command} <&- >&-", tmp_path, shell)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_that_knows_no_stars_gets_question_marks(tmp_path: Path, shell: dict[str, str]) -> None:
    done = run("quarriors cards", tmp_path, {**shell, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert done.returncode == 0
    assert done.stdout.isascii()
