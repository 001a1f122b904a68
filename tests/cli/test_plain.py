"""The plain table: whole games in lines of text, typed by hand and by program."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from quarriors import Game, Rules, deal, verify, write_position
from quarriors.bots import bot
from quarriors.cli import main
from quarriors.cli.lookups import what_cannot_be_done, why_not_that
from quarriors.cli.menu import menu
from quarriors.cli.saves import Kept, read_save
from quarriors.cli.tabletext import attack_text, table_text
from quarriors.text import ENGLISH
from tests.budget import scaled
from tests.cli.driver import PlainTable, by_numbers, by_words, play_on
from tests.properties.play import Table, budgeted, decisions, tables
from tests.table import table

At = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> At:
    """Runs a command line with these lines typed: status, output, complaints."""
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path))

    def run(lines: str, *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line.strip()}\n" for line in lines.split("/"))))
        status = main(list(arguments))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


PLAY = ("play", "--plain", "--seed", "7", "--first", "Quinn")


def on_disk(tmp_path: Path, game: Game) -> str:
    path = tmp_path / "here.position"
    path.write_text(write_position(game), "utf-8")
    return str(path)


# -- what is shown ---------------------------------------------------------------------------------


def test_the_beginning_says_what_is_played(typed: At) -> None:
    status, said, _ = typed("q", *PLAY, "--captures", "2", "--expert-culling", "--turn-limit", "30")
    assert status == 0
    for words in (
        "Revised rules (2018), seed 7. At the table: Quinn and Greta.",
        "Advanced Capture: you may capture up to 2 dice each turn.",
        "Expert Culling:",
        "The game ends after turn 30.",
        "Quinn goes first. The first player to reach 20 Glory wins.",
        "   9  5 left  Mighty Quake Dragon, 4 Glory",
        "Bag, 12 dice: 8 × Basic Quiddity and 4 × Assistant",
        "   1  Roll",
    ):
        assert words in said


def test_a_bot_that_begins_does_not_roll_silently(typed: At) -> None:
    _, said, _ = typed("q", "play", "--plain", "--seed", "7", "--first", "Greta")
    assert "Greta draws and rolls" in said


def test_immediate_effects_come_first_and_going_on_last() -> None:
    drawn = "Witching Hag, Portal, Assistant, Basic Quiddity, Basic Quiddity, Basic Quiddity"
    game = table(
        turn="Quinn, roll",
        quinn="bag: Witching Hag, Portal, Assistant, 5 Basic Quiddity",
        dice=f"{drawn}, C 1/3/3, D1, R *, Q1, Q1, Q1",
    )
    game.take("roll")
    kinds = [option.kind for option in menu(game)]
    assert set(kinds[:2]) == {"draw", "immediate"}
    assert kinds[2:] == ["summon", "end"]


def test_the_one_who_defends_sees_who_attacks_and_with_what(typed: At, tmp_path: Path) -> None:
    game = table(
        quinn="ready: Witching Hag C 2/4/5; active: Assistant C 1/1/2, Portal Q1",
        monique="ready: Witching Hag C 1/3/3, Assistant C 1/1/2",
    )
    _, said, _ = typed("end / y / q", "position", on_disk(tmp_path, game), "--play", "--plain", "--seed", "1")
    asked = said[said.index("Monique · An attack of ") - 600 :]
    assert "Quinn attacks Monique with Strong Witching Hag (level 2, attack 4, defense 5). The total is 4." in asked
    assert "Ready Area: Assistant (level 1, attack 1, defense 2) and Strong Witching Hag (level 1" in asked
    assert "   1  Defend with" in asked


def test_no_colours_no_boxes_no_cursor(typed: At) -> None:
    _, said, _ = typed("? / legend / t / c / w / l", *PLAY)
    assert "\x1b" not in said
    assert not re.search("[\u2500-\u259f]", said)


# -- what can be typed -----------------------------------------------------------------------------


def test_an_option_is_taken_by_number_by_words_and_alone_by_an_empty_line(typed: At) -> None:
    told = "You rolled"
    for answer in ("1", "roll", "ROLL", ""):
        assert told in typed(f"{answer}/q", *PLAY)[1]


@pytest.mark.parametrize("nonsense", ["0", "99", "9" * 5000, "-1", "dance", "t now", "roll the dice", "١٢٣٤٥٦", "\0"])
def test_nonsense_is_told_so_in_one_line_and_nothing_is_lost(typed: At, nonsense: str) -> None:
    _, quiet, _ = typed("q", *PLAY)
    status, said, _ = typed(f"{nonsense}/q", *PLAY)
    assert status == 0
    extra = said.splitlines()[len(quiet.splitlines()) - 2 : -2]
    assert len(extra) == 2, "the answer, and the next question"
    assert "or ? for help" in extra[0]


def test_words_that_could_mean_several_options(typed: At, tmp_path: Path) -> None:
    game = table(turn="Quinn, capture", quinn="active: 4 Basic Quiddity Q2")
    _, said, _ = typed("capture/q", "position", on_disk(tmp_path, game), "--play", "--plain")
    assert "“capture” could mean: capture " in said


def test_help_names_every_command(typed: At) -> None:
    _, said, _ = typed("?", *PLAY)
    for command in ("o ", "t ", "c NAME", "w THING", "l ", "u ", "legend", "confirm off", "q ", "words"):
        assert command in said


def test_cards_can_be_looked_up(typed: At) -> None:
    _, said, _ = typed("c dragon / c strong w / c pinocchio", *PLAY)
    assert "Mighty Quake Dragon: cost 9, 4 Glory, 5 dice left\n  Faces: " in said
    assert "Strong Warrior of the Quay: cost" in said
    assert "Strong Witching Hag: cost" in said
    assert "No card in this game has “pinocchio” in its name" in said
    _, said, _ = typed("c", *PLAY)
    assert said.count(": cost ") == 13
    _, said, _ = typed("c assistant", *PLAY)
    assert "In play: 4 with Quinn and 4 with Greta" in said


def test_why_something_cannot_be_done(typed: At, tmp_path: Path) -> None:
    position = on_disk(
        tmp_path,
        table(
            "Quake Dragon",
            "Life Cantrip",
            turn="Quinn, ready",
            quinn="active: Quake Dragon C 1/4/4, Quake Dragon C 2/6/6 *, Basic Quiddity Q1, Growth S; used: Life",
        ),
    )
    _, said, _ = typed(
        "w / w summon dragon / w capture dragon / w 1 / w 77 / w ready life / w summon hag / w end",
        "position", position, "--play", "--plain",
    )  # fmt: skip
    assert "capture any card: You capture dice after your attack." in said
    assert said.count("summon Quake Dragon (level 2, attack 6, defense 6 ✶): You don't have enough Quiddity.") == 2
    assert "summon Quake Dragon (level 1, attack 4, defense 4): you can. It is option " in said
    assert "capture Quake Dragon: You capture dice after your attack." in said
    assert ": you can. It is option 1." in said
    assert "There is nothing called “77” that you could capture or use" in said
    assert "You can't do that with a die that lies there." in said
    assert "You have no die called “hag”." in said


@pytest.mark.evening
@budgeted(3)
@given(tables)
def test_whatever_is_asked_there_is_an_answer(chosen: Table) -> None:
    """At every decision of random games: the table, the attack, and why not, of everything."""
    game = chosen.game()
    for _ in decisions(game, chosen.player()):
        lines = [
            *table_text(game, ENGLISH),
            attack_text(game, game.decision.player, ENGLISH),
            *what_cannot_be_done(game, ENGLISH),
        ]
        for number, option in enumerate(menu(game), start=1):
            lines += (answer := why_not_that(game, game.words(option).partition(" C ")[0], ENGLISH))
            assert answer
            assert why_not_that(game, str(number), ENGLISH) == [
                f"{game.words(option)}: you can. It is option {number}."
            ]
        lines += why_not_that(game, "summon a", ENGLISH) + why_not_that(game, "capture", ENGLISH)
        assert not [line for line in lines if re.search(r"[{}]|-\d|None", line)]


@pytest.mark.evening
@pytest.mark.parametrize("seed", range(scaled(4)))
def test_whatever_is_asked_in_other_boxes_there_is_an_answer(seed: int) -> None:
    sets = (["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts"], ["base", "light_vs_dark"])
    wilds = deal(sets[seed % 2], seed, 3)
    game = Game.new(["Quinn", "Monique", "Clark"], wilds, Rules(turn_limit=24), seed=seed)
    adviser, lot = bot("greedy", seed), Random(seed)
    while not game.over:
        lines = [
            *table_text(game, ENGLISH),
            attack_text(game, game.decision.player, ENGLISH),
            *what_cannot_be_done(game, ENGLISH),
        ]
        for number in range(1, len(menu(game)) + 1):
            assert why_not_that(game, str(number), ENGLISH)[0].endswith(f": you can. It is option {number}.")
        for asked in ("unlock", "anchor", "quest", "attach", "use", "lock a", "defend a"):
            lines += why_not_that(game, asked, ENGLISH)
        assert not [line for line in lines if re.search(r"[{}]|-\d|None", line)]
        game.take(adviser.choose(game.view()) if lot.random() < 0.6 else lot.choice(game.decision.options))


def test_locks_quests_and_energies_on_the_table(typed: At, tmp_path: Path) -> None:
    game = table(
        "Qladiator", "Knight of Quamelot", "Corruption Charm", "The Search For Exqualibur",
        turn="Quinn, ready, quiddity 1",
        quinn="locked: Qladiator L *; active: Knight of Quamelot C 1/3/4",
        monique="quest Exqualibur: Knight of Quamelot C 2/5/6 * (Exqualibur A:Exqualibur)",
    )  # fmt: skip
    _, said, _ = typed("w / w unlock / c exqu", "position", on_disk(tmp_path, game), "--play", "--plain")
    for words in (
        "   –  10 left  Corrupted Quiddity\n",
        "Quests (level, dice left):\n   2  1 left  The Search For Exqualibur°, 3 Glory, Monique is there\n",
        "  Locked Area: Qladiator ",
        "  Quest Area, The Search For Exqualibur: Knight of Quamelot (level 2, attack 7, defense 8 ✶) with Exqualibur",
        "  quest The Search For Exqualibur: You have no Creature for that.",
        "The Search For Exqualibur°: quest of level 2, 3 Glory, 1 die left\n",
        "  ° Our own design, because the printed card could not be found: the faces of its dice and its text.\n",
    ):
        assert words in said
    assert said.count(": You don't have enough Quiddity.") == 2, "for UnLocking it"
    assert "capture Corrupted Quiddity" not in said


def test_a_challenge_shows_both_sides_to_whoever_decides(typed: At, tmp_path: Path) -> None:
    game = table(
        "Knight of Quamelot", "Qladiator", "The Search For Exqualibur", turn="Quinn, attack",
        quinn="ready: Knight of Quamelot C 3/6/8 **, Qladiator C 2/6/5",
        monique="quest Exqualibur: Qladiator C 2/6/5, Knight of Quamelot C 1/3/4",
    )  # fmt: skip
    answers = "quest / choose Knight of Quamelot / choose Qladiator / defend Qladiator / q"
    _, said, _ = typed(answers, "position", on_disk(tmp_path, game), "--play", "--plain")
    asked = said[said.index("Monique · An attack of ") - 900 :]
    assert "Quinn attacks Monique with " in asked
    assert "  Quest Area, The Search For Exqualibur: " in asked
    asked = said[said.index("Quinn · An attack of ") - 400 :]
    assert "Monique attacks Quinn with Qladiator (level 2" in asked, "both strike at once"


def test_prices_in_light_and_dark(typed: At) -> None:
    _, said, _ = typed("t / c cat", "play", "--plain", "--seed", "9", "--sets", "light_vs_dark", "--players", "Ann,Bo")
    assert "  3/2  5 left  Lesser Black Cat°, 2 Glory, Anchored Spell for 1 Dark\n" in said
    assert "Lesser Black Cat°: cost 3, or 2 with some Dark, 2 Glory, 5 dice left\n" in said
    assert "Large Quiddity" not in said, "it has no card, and waits for its turn unseen"


def test_the_story_so_far(typed: At) -> None:
    _, said, _ = typed("l / roll / l", *PLAY)
    assert said.count("Turn 1: your turn.") == 3, "when it began, and twice on demand"
    assert said.count("You rolled") == 2


def test_decisions_can_be_taken_back_but_not_rolls(typed: At, tmp_path: Path) -> None:
    _, said, _ = typed("u / roll / u", *PLAY)
    assert "There is nothing to take back yet." in said
    assert "You cannot take that back: dice were drawn or rolled since your last decision." in said
    game = table(turn="Quinn, capture", quinn="active: 4 Basic Quiddity Q2", rules="captures=2")
    save = str(tmp_path / "here.game")
    _, said, _ = typed(
        "capture Assistant / u / u / capture Portal", "position", on_disk(tmp_path, game), "--play", "--plain",
        "--save", save,
    )  # fmt: skip
    assert "Taken back." in said
    assert "There is nothing to take back yet" in said
    record = Kept.of(Path(save).read_text("utf-8")).record
    assert "capture Portal" in record
    assert "capture Assistant" not in record


# -- asking back -----------------------------------------------------------------------------------


def leaving_something() -> Game:
    return table(turn="Quinn, ready", quinn="active: Assistant C 1/1/2, 2 Basic Quiddity Q2")


@pytest.mark.parametrize("answer", ["y", "yes", "YES"])
def test_yes_goes_on(typed: At, tmp_path: Path, answer: str) -> None:
    _, said, _ = typed(f"end/{answer}", "position", on_disk(tmp_path, leaving_something()), "--play", "--plain")
    assert "You could still: Summon Assistant (level 1, attack 1, defense 2) · 1. Go on anyway? (y/n)" in said
    assert ": capture a die, or end your turn." in said


@pytest.mark.parametrize("answer", ["n", "no", "", "perhaps/n"])
def test_anything_else_does_not(typed: At, tmp_path: Path, answer: str) -> None:
    _, said, _ = typed(f"end/{answer}", "position", on_disk(tmp_path, leaving_something()), "--play", "--plain")
    assert ": capture a die, or end your turn." not in said
    assert ("Please answer y for yes or n for no." in said) == ("perhaps" in answer)


def test_asking_back_can_be_switched_off_and_stays_off(typed: At, tmp_path: Path) -> None:
    position, save = on_disk(tmp_path, leaving_something()), str(tmp_path / "here.game")
    _, said, _ = typed("confirm / confirm off / q", "position", position, "--play", "--plain", "--save", save)
    assert "Type “confirm on” or “confirm off”." in said
    _, said, _ = typed("end", "play", "--resume", "--plain", "--save", save)
    assert "(y/n)" not in said
    assert ": capture a die, or end your turn." in said
    _, said, _ = typed("end", "position", position, "--play", "--plain", "--no-confirm")
    assert "(y/n)" not in said


# -- how it ends -----------------------------------------------------------------------------------


def test_the_end_of_input_leaves_the_game_saved(typed: At, tmp_path: Path) -> None:
    status, said, _ = typed("roll", *PLAY)
    assert status == 0
    assert said.endswith("It is saved. To continue: quarriors play --resume --plain\n")
    (save,) = (tmp_path / "games").iterdir()
    assert read_save(save.read_text("utf-8")).game.state.phase == 3
    status, said, _ = typed("q", "play", "--resume", "--plain")
    assert status == 0
    assert "You continue the game in" in said
    assert "You rolled" in said


def test_a_file_of_ones_own_is_named_when_leaving(typed: At, tmp_path: Path) -> None:
    _, said, _ = typed("q", *PLAY, "--save", str(tmp_path / "my own.game"))
    assert said.endswith(f"quarriors play --resume --save '{tmp_path / 'my own.game'}' --plain\n")
    assert read_save((tmp_path / "my own.game").read_text("utf-8")).seed == 7, "saved before the first decision"


def test_bots_play_by_themselves(typed: At) -> None:
    status, said, _ = typed(
        "", "play", "--plain", "--players", "4", "--bots", "greedy,random,greedy,random", "--seed", "3"
    )
    assert status == 0
    assert re.search(r"\n.* wins? .*\n\nThe game is over after \d+ turns\. Glory: Greta \d+, Randy \d+, ", said)
    command = re.search(r"To watch it again: quarriors (.*)\n$", said)
    assert command is not None
    status, again, _ = typed("", *command[1].split())
    assert status == 0
    assert " Glory!" in again


@pytest.mark.evening
@pytest.mark.parametrize(
    ("players", "bots", "edition", "answer"),
    [
        ("2", "random", "revised", by_numbers),
        ("Ann,Ben", "none", "classic", by_words),
        ("Ann,Ben", "greedy", "revised", by_words),
        ("Ann,Ben,Cleo,Dan", "none", "revised", by_numbers),
        ("4", "greedy,random,greedy", "classic", by_numbers),
    ],
)
def test_a_program_plays_to_the_end(
    tmp_path: Path, players: str, bots: str, edition: str, answer: Callable[[PlainTable, list[str], Random], str]
) -> None:
    save = tmp_path / "whole.game"
    chosen = ["--players", players, "--bots", bots, "--edition", edition, "--turn-limit", "40", "--save", str(save)]
    with PlainTable(tmp_path, "play", "--plain", "--seed", "11", "--pay-by-hand", *chosen) as there:
        assert play_on(there, answer, seed=4) > 10
        assert there.end() == (0, "")
        assert there.lines[-1] == f"To watch it again: quarriors replay {save}"
    kept = Kept.of(save.read_text("utf-8"))
    record, seed = kept.record, kept.seed
    assert seed == 11
    verify(record, seed)
    assert read_save(save.read_text("utf-8")).game.over


@pytest.mark.evening
@pytest.mark.parametrize(
    ("sets", "answer"),
    [
        ("base,rise_of_the_demons", by_numbers),
        ("base,quarmageddon,promos", by_words),
        ("base,qladiator", by_words),
        ("base,quartifacts", by_words),
        ("light_vs_dark", by_words),
        ("base,rise_of_the_demons,quarmageddon,qladiator,quartifacts", by_numbers),
        ("base,quarmageddon,qladiator,quartifacts,light_vs_dark,promos", by_words),
    ],
)
def test_a_program_plays_every_box_to_the_end(
    tmp_path: Path, sets: str, answer: Callable[[PlainTable, list[str], Random], str]
) -> None:
    save = tmp_path / "whole.game"
    chosen = ["--sets", sets, "--players", "Ann,Ben", "--bots", "greedy", "--turn-limit", "36", "--save", str(save)]
    with PlainTable(tmp_path, "play", "--plain", "--seed", "11", *chosen) as there:
        assert play_on(there, answer, seed=4) > 10
        assert there.end() == (0, "")
    kept = Kept.of(save.read_text("utf-8"))
    assert kept.seed == 11
    verify(kept.record, kept.seed)
    assert read_save(save.read_text("utf-8")).game.over


# -- the world outside -----------------------------------------------------------------------------


def test_ctrl_c_leaves_the_game_saved(tmp_path: Path) -> None:
    with PlainTable(tmp_path, *PLAY) as there:
        there.listen()
        there.say("roll")
        there.listen()
        there.process.send_signal(signal.SIGINT)
        assert there.end() == (130, "")
        assert there.lines[-1].endswith("quarriors play --resume --plain")
    with PlainTable(tmp_path, "play", "--resume", "--plain") as there:
        assert "You rolled" in "".join(there.listen())


def test_when_nobody_reads_any_more(tmp_path: Path) -> None:
    with PlainTable(tmp_path, *PLAY) as there:
        there.listen()
        assert there.process.stdout is not None
        there.process.stdout.close()
        there.say("roll")
        assert there.process.wait(60) == 141
        assert there.process.stderr is not None
        assert there.process.stderr.read() == ""
    (save,) = (tmp_path / "games").iterdir()
    assert "1 Quinn: roll; drawn" in save.read_text("utf-8")


def test_bytes_that_are_no_text_and_a_terminal_that_knows_no_stars(tmp_path: Path) -> None:
    environment = {**os.environ, "QUARRIORS_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(
        [sys.executable, "-m", "quarriors", *PLAY], input=b"\xff\xfe\nroll\nlegend\n", env=environment,
        capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"You rolled" in done.stdout
    assert b"or ? for help" in done.stdout


def test_no_input_at_all(tmp_path: Path) -> None:
    environment = {**os.environ, "QUARRIORS_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "quarriors", *PLAY], stdin=subprocess.DEVNULL, env=environment, capture_output=True,
        check=False, encoding="utf-8",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
