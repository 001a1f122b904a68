"""`quarriors cards`: the table, single cards, searches, JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from quarriors.cli import main
from quarriors.cli.cardsheet import full_card, legend, listing
from quarriors.engine.vocabulary import Box, card, creature_die
from quarriors.sets import every_box, shelf
from quarriors.sets.base import BOX
from quarriors.text import ENGLISH
from quarriors.text.provenance import marked_name


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["cards", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads(told(capsys, "--json", *arguments))
    return read


def refused(capsys: pytest.CaptureFixture[str], status: int, *arguments: str) -> str:
    """What a command says that cannot be carried out: one line, and nothing where results go."""
    assert main(["cards", *arguments]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


# -- for people ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", ["48", "80", "100", "130", "400"])
def test_the_table_has_every_card_and_fits(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = told(capsys)
    assert max(map(len, out.splitlines())) <= int(columns)
    words = " ".join(out.split())
    cards = [one for box in every_box() for one in box.cards if not one.die.large]
    assert len(cards) == 211
    for one in cards:
        assert f" {marked_name(one, ENGLISH)} " in words
    assert "Large Quiddity°" not in words
    assert out.index("Basic cards") < out.index("Creatures\n") < out.index("Spells\n")
    assert "\x1b" not in out


def test_a_row_says_cost_glory_name_faces_and_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--set", "base", "--search", "quake strong").splitlines()[3:6] == [
        "   9     3  Strong Quake Dragon  Q1 Q2 Q3|R 1/4/4 2/6/6✶ 3/8/7✶✶",
        "            While this Creature is in your Ready Area, no Creature of level 2 or",
        "              lower can attack you.",
    ]


def test_a_wide_window_has_the_texts_beside(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    line = next(line for line in told(capsys).splitlines() if " Victory Incantation " in line)
    assert line.endswith("S S                 Gain 3 Glory.")


@pytest.mark.parametrize("names", [["Quake", "Dragon"], ["quake dragon"], ["base/quake-dragon"], ["Quake-Dragon"]])
def test_a_card_in_full(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, *names)
    assert out.splitlines()[0].split() == ["Quake", "Dragon", "base/quake-dragon"]
    words = " ".join(out.split())
    assert "Creature · Base box (2011) · cost 8 · 4 Glory · 5 dice on its card" in words
    assert "3 Quiddity or re-roll · level 1, attack 4, defense 4" in words
    assert "destroy each level 1 Creature" in words
    assert "Cost, Glory and dice are as printed." in words


def test_several_cards_and_a_class(capsys: pytest.CaptureFixture[str]) -> None:
    assert [one["name"] for one in as_json(capsys, "Portal,", "life charm,Portal")] == ["Portal", "Life Charm"]
    assert [one["name"] for one in as_json(capsys, "portal", "assistant")] == ["Portal", "Assistant"]
    assert [one["variant"] for one in as_json(capsys, "death")] == ["Cantrip", "Charm", "Incantation", "Spell"]


def test_what_is_not_printed_is_shown_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    die = creature_die("Court Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
    fools = Box("fools", "Fools", 2026, [card(die, "", 3, glory=2, reconstructed="ability bursts")])
    monkeypatch.setitem(shelf._loaded, "fools", fools)
    fool = fools.cards[0]
    rows = "\n".join(map(str, listing([fool], ENGLISH)))
    assert "Court Fool°" in rows
    assert "(our own design: ability, burst lines)" in rows
    assert "° Part of this card is our own design" in words_of(legend([fool], ENGLISH))
    assert "≈" not in words_of(legend([fool], ENGLISH))
    whole = words_of(full_card(fool, ENGLISH))
    assert (
        "° Our own design, because the printed card could not be found: ability, burst lines. Everything else is"
        in whole
    )


def test_what_is_reported_has_a_mark_and_an_explanation_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    die = creature_die("Court Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
    told_of = card(die, "", 3, glory=2, reported="ability", reconstructed="stats", note="A jester told us the ability.")
    fools = Box("fools", "Fools", 2026, [told_of])
    monkeypatch.setitem(shelf._loaded, "fools", fools)
    fool = fools.cards[0]
    rows = "\n".join(map(str, listing([fool], ENGLISH)))
    assert "Court Fool≈°" in rows
    assert "(reported: ability)" in rows
    assert "(our own design: cost and Glory)" in rows
    told = words_of(legend([fool], ENGLISH))
    assert "≈ Part of this card comes from a published report by someone who has it." in told
    assert "° Part of this card is our own design" in told
    whole = words_of(full_card(fool, ENGLISH))
    assert "≈ From a published report by someone who has the card, in our words: ability. ° Our own" in whole
    assert whole.endswith("Everything else is as printed. What we know: A jester told us the ability.")


def words_of(lines: Iterable[object]) -> str:
    """What those lines say, however they are broken."""
    return " ".join(" ".join(map(str, lines)).split())


def test_only_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "--reconstructed")
    assert {one["id"] for one in found} == {
        one.id for box in every_box() for one in box.cards if one.provenance.reconstructed and not one.die.large
    }
    assert all("reconstructed" in one["provenance"].values() for one in found)
    out = told(capsys, "--reconstructed", "--set", "quarmageddon")
    assert "Gnome Barbarian°" not in out.replace("Strong Gnome", "").replace("Mighty Gnome", "")
    assert out.count("(our own design: ") == len([one for one in found if one["set"] == "quarmageddon"])


def test_only_what_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    names = [one["name"] for one in as_json(capsys, "--reported")]
    assert sorted(names) == [
        "Corrupted Defender of the Pale", "Corrupted Devotee of the Holy Query", "Corrupted Primordial Ooze",
        "Corruption Charm", "Corruption Incantation", "Discriminating Cantrip", "Discriminating Charm",
        "Mighty Demonic Overlord",
    ]  # fmt: skip
    out = told(capsys, "--reported")
    assert out.count("(reported: ") == 8
    assert "Corruption Charm≈ " in out
    assert "Mighty Demonic Overlord≈° " in out
    both = as_json(capsys, "--reported", "--reconstructed")
    assert {one["id"] for one in both} == {
        one.id for box in every_box() for one in box.cards if not one.provenance.is_printed and not one.die.large
    }


def test_a_card_in_full_says_what_is_known_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "strong quake dragon")
    assert "What we know: Card lists disagree: cost 9 and 3 Glory, or cost 8 and 4 Glory." in out
    assert as_json(capsys, "quake dragon")[0]["note"] is None
    assert as_json(capsys, "discriminating charm")[0]["note"].startswith("A review tells of double Glory")


def test_portal_says_what_its_draw_faces_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, "portal")[0]["lines"] == [
        {
            "bursts": [],
            "keyword": "Immediate",
            "text": "Spend this die, then draw and roll as many dice as its face shows.",
        }
    ]
    assert as_json(capsys, "basic quiddity")[0]["lines"] == []


def test_cards_of_other_boxes(capsys: pytest.CaptureFixture[str]) -> None:
    golem, quail, corrupted = as_json(capsys, "greater quartz golem, the hunt for the holy quail, corrupted quiddity")
    assert (golem["cost"], golem["discounted"], golem["energy"]) == (6, 5, "light")
    assert (quail["kind"], quail["cost"], quail["level"], quail["glory"]) == ("quest", None, 1, 2)
    assert (corrupted["cost"], corrupted["discounted"], corrupted["energy"]) == (None, None, None)
    words = " ".join(told(capsys, "greater quartz golem, the hunt for the holy quail, corrupted quiddity").split())
    assert "cost 6 · 5 with Light Quiddity · 3 Glory" in words
    assert "Quest · Quartifacts (2013) · level 1 · 2 Glory · 2 dice on its card" in words
    assert "cannot be captured" in words
    assert as_json(capsys, "large quiddity")[0]["per_player"] == 2


# -- searching ----------------------------------------------------------------------------------------


def test_all_words_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    found = [one["name"] for one in as_json(capsys, "--search", "REACTION attack", "--set", "base")]
    assert found == ["Life Incantation"]
    assert found == [
        one["name"] for one in as_json(capsys, "--search", "reaction", "--search", "attack", "--set", "base")
    ]
    assert [one["name"] for one in as_json(capsys, "--search", "basic", "--search", "ooze")] == ["Primordial Ooze"]


def test_names_and_searches_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert [one["name"] for one in as_json(capsys, "death", "--search", "attach")] == ["Death Charm"]


def test_nothing_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert "in its name, class or text: “dragon”, “xyzzy”" in refused(capsys, 1, "--search", "dragon xyzzy")
    assert "in its name, class or text: “xyzzy”" in refused(capsys, 1, "--search", "xyzzy", "--json")


# -- for programs -------------------------------------------------------------------------------------


def test_json_has_every_card_in_the_order_of_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    cards = as_json(capsys, "--set", "base")
    assert [one["id"] for one in cards] == [one.id for one in BOX.cards]
    assert len(cards) == 53
    for one in cards:
        assert one.keys() >= {"id", "set", "class", "variant", "kind", "cost", "glory", "faces", "text", "provenance"}
        assert len(one["faces"]) == 6
        assert one["provenance"] == dict.fromkeys(
            ["name", "faces", "stats", "ability", "bursts", "anchored"], "printed"
        )
        assert one["text"].count("\n") + 1 == max(1, len(one["lines"]))


@pytest.mark.parametrize(
    ("id", "kind", "of", "variant", "cost", "glory", "faces"),
    [
        ("basic-quiddity", "basic", "Basic Quiddity", "", 0, 0, ["Q1", "Q1", "Q1", "Q1", "Q1", "Q2"]),
        ("assistant", "basic", "Assistant", "", 1, 1, ["Q1", "Q1", "Q1", "R *", "C 1/1/2", "C 1/1/2"]),
        ("death-charm", "spell", "Death", "Charm", 5, 0, ["Q1", "Q2", "Q2", "S *", "S *", "S **"]),
        ("victory-spell", "spell", "Victory", "Spell", 7, 0, ["Q1", "Q2", "Q2", "R+D1", "S", "S"]),
        ("quake-dragon", "creature", "Quake Dragon", "", 8, 4,
         ["Q1", "Q2", "Q3|R", "C 1/4/4", "C 2/6/6 *", "C 3/8/7 **"]),
        ("mighty-questing-wizard", "creature", "Questing Wizard", "Mighty", 8, 4,
         ["Q1+D1", "Q2", "Q2 *", "C 1/2/5", "C 2/3/6", "C 3/4/8 **"]),
        ("strong-primordial-ooze", "creature", "Primordial Ooze", "Strong", 7, 2,
         ["Q1", "Q2", "Q2", "C 2/?/?", "C 2/?/?", "C 2/?/?"]),
    ],
)  # fmt: skip
def test_json_is_what_the_box_says(
    id: str, kind: str, of: str, variant: str, cost: int, glory: int, faces: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (one,) = as_json(capsys, f"base/{id}")
    assert (one["id"], one["set"], one["kind"]) == (f"base/{id}", "base", kind)
    assert (one["class"], one["variant"], one["cost"], one["glory"]) == (of, variant, cost, glory)
    assert one["faces"] == faces


def test_json_has_texts_in_parts_and_counts_of_dice(capsys: pytest.CaptureFixture[str]) -> None:
    assistant, charm = as_json(capsys, "assistant, death charm")
    assert (assistant["dice"], assistant["per_player"]) == (2, 4)
    assert charm["lines"][1] == {
        "bursts": [2],
        "keyword": "Attach",
        "text": "The Creature has +5 attack and +5 defense.",
    }
    assert charm["text"].splitlines()[1] == "✶✶ Attach: The Creature has +5 attack and +5 defense."


# -- what there is not --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["quak dragon"], 1, "There is no card called “quak dragon”. Did you mean “Quake Dragon”"),
        (
            ["quak dragon", "--set", "base"],
            1,
            "There is no card called “quak dragon” in base. Did you mean “Quake Dragon”?",
        ),
        (
            ["portal", "itch", "--set", "base"],
            1,
            "There is no card called “itch” in base. Did you mean “Witching Hag”",
        ),
        (["--set", "bse"], 2, "There is no box called “bse”. Choose from: base, light_vs_dark, promos, "),
        (["--reconstructed", "--set", "base"], 1, "None of these cards is partly our own design"),
        (["--reported", "--set", "qladiator"], 1, "None of these cards has a part that comes from a report"),
        (["--set", "base,nope"], 2, "“nope”"),
        (["--set", "base", "--set", "nope"], 2, "“nope”"),
        (["--lang", "tlh"], 2, "There is no language “tlh”"),
        (["--lang", "tlh", "--json"], 2, "There is no language “tlh”"),
        (["--colour"], 2, "--colour"),
    ],
)
def test_wrong_names(arguments: list[str], status: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert says in refused(capsys, status, *arguments)


def test_a_box_may_be_named_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(as_json(capsys, "--set", "base,base", "--set", "base")) == 53


# -- pipes --------------------------------------------------------------------------------------------


def test_a_reader_that_goes_away(tmp_path: Any) -> None:
    """The pipe is closed before anything is written to it."""
    read, write = os.pipe()
    os.close(read)
    try:
        run = subprocess.run(
            [sys.executable, "-m", "quarriors", "cards"], stdout=write, stderr=subprocess.PIPE, cwd=tmp_path, text=True
        )
    finally:
        os.close(write)
    assert run.stderr == ""
    assert run.returncode == 141


def test_a_file_gets_no_colours_and_a_poor_encoding_no_traceback(tmp_path: Any) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "quarriors", "cards", "--search", "dragon"],
        env={**os.environ, "NO_COLOR": "1", "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"Quake Dragon" in run.stdout
    assert b"\x1b" not in run.stdout


@pytest.mark.parametrize(("no_color", "styled"), [("", True), ("1", False)])
def test_a_terminal_has_bold_names_unless_told_otherwise(no_color: str, styled: bool, tmp_path: Any) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    run = subprocess.Popen(
        [sys.executable, "-m", "quarriors", "cards", "portal"],
        env={**os.environ, "NO_COLOR": no_color, "TERM": "xterm"},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        cwd=tmp_path,
    )
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 10_000):
            shown += part
    except OSError:  # how a terminal says that nobody writes to it any more
        pass
    os.close(ours)
    assert run.wait() == 0
    assert b"Portal" in shown
    assert (b"\x1b[" in shown) is styled
