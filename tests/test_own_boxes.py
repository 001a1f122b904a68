"""Boxes in the user's own folder: cards put right, new cards, and files that are broken."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from quarriors import Game, box, deal, installed, replay, wilds_of, write_position, write_record
from quarriors.bots import bot, play
from quarriors.engine.errors import DeclarationError, QuarriorsError, WildsError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.vocabulary import Box, card, creature_die, defense, has
from quarriors.sets import shelf
from quarriors.sets.own import corrected

TROLL = """
from quarriors.engine.vocabulary import Box
from quarriors.sets.own import corrected

BOX = Box("{id}", "Mine", 2026, [], overrides={{"{target}": corrected("quarmageddon/troll-behemoth", cost=1)}})
"""
BOTH = ["base", "quarmageddon"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, empty."""
    monkeypatch.setenv("QUARRIORS_BOXES", str(tmp_path))
    monkeypatch.setattr(shelf, "_own", [])
    return tmp_path


def correction(folder: Path, file: str = "mine.py", id: str = "mine", target: str = "troll-behemoth") -> None:
    (folder / file).write_text(TROLL.format(id=id, target=f"quarmageddon/{target}"), "utf-8")


def reasons() -> list[str]:
    return [fault.reason for fault in shelf.faults()]


# -- cards put right ----------------------------------------------------------------------------------


def test_a_corrected_card_is_dealt_in_the_place_of_ours(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [seed for seed in range(60) if "Troll Behemoth" in [card.name for card in deal(BOTH, seed).cards]]
    before = [sorted(card.name for card in deal(BOTH, seed).cards) for seed in range(60)]
    correction(folder)
    monkeypatch.setattr(shelf, "_own", [])
    assert seeds
    for seed in seeds:
        troll = next(card for card in deal(BOTH, seed).cards if card.name == "Troll Behemoth")
        assert (troll.id, troll.cost, troll.home) == ("mine/troll-behemoth", 1, "quarmageddon")
    assert [sorted(card.name for card in deal(BOTH, seed).cards) for seed in range(60)] == before
    assert deal(seed=7).cards[3].name == "Devotee of the Holy Query"
    assert reasons() == []


def test_names_and_ids_of_the_original_mean_the_corrected_card(folder: Path) -> None:
    correction(folder)
    for name in ("Troll Behemoth", "quarmageddon/troll-behemoth", "mine/troll-behemoth", "troll-behemoth"):
        assert "mine/troll-behemoth" in [card.id for card in deal(BOTH, 1, cards=[name]).cards]
    others = [card.name for card in deal(BOTH, 1, cards=["Troll Behemoth"]).cards]
    assert "mine/troll-behemoth" in [card.id for card in wilds_of(others, BOTH).cards]


def test_games_say_which_declaration_was_played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = Game.new(["Ann", "Ben"], deal(BOTH, 1, cards=["Troll Behemoth"]), seed=1)
    play(ours, [bot("random"), bot("random")])
    old = write_record(ours)
    correction(folder)
    monkeypatch.setattr(shelf, "_own", [])
    game = Game.new(["Ann", "Ben"], deal(BOTH, 1, cards=["Troll Behemoth"]), seed=1)
    assert "mine/troll-behemoth" in write_position(game)
    play(game, [bot("random"), bot("random")])
    record = write_record(game)
    assert "mine " in record.splitlines()[2]
    assert replay(record).result == game.result
    assert replay(old).result == ours.result
    assert pickle.loads(pickle.dumps(game)).result == game.result
    (folder / "mine.py").unlink()
    monkeypatch.setattr(shelf, "_own", [])
    with pytest.raises(QuarriorsError, match="no box named 'mine' is installed"):
        replay(record)
    assert replay(old).result == ours.result


def test_what_is_corrected_counts_as_printed() -> None:
    doll = corrected("quarmageddon/strong-voodoo-doll", cost=6, glory=3)
    assert (doll.name, doll.cost, doll.glory) == ("Strong Voodoo Doll", 6, 3)
    assert doll.provenance.of("stats") == "printed"
    assert doll.provenance.of("ability") == "reconstructed"
    quail = corrected("quartifacts/the-hunt-for-the-holy-quail", level=2)
    assert (quail.kind, quail.level, quail.name) == ("quest", 2, "The Hunt For The Holy Quail")
    assert corrected("promos/ghost-of-xmas-past", cost=5).name == "Ghost of X-Mas Past"
    assert corrected("light_vs_dark/assistant-of-economics", cost=2).name == "Assistant of Economics"
    assert corrected("rise_of_the_demons/corrupted-quiddity").capturable is False
    with pytest.raises(WildsError, match="no card has the id"):
        corrected("quarmageddon/toll-behemoth", cost=5)


def test_what_is_reported_and_noted_travels_along() -> None:
    """As far as it still holds: a note goes with the text it speaks of, and when nothing is in doubt any more."""
    defender = corrected("rise_of_the_demons/corrupted-defender-of-the-pale", cost=7)
    assert (defender.provenance.reported, defender.provenance.reconstructed) == (("ability",), ("bursts",))
    assert defender.note.startswith("A review tells of a corrupted Creature")
    fixed = corrected("rise_of_the_demons/corrupted-defender-of-the-pale", has(defense(3)))
    assert (fixed.provenance.is_printed, fixed.note) == (True, "")
    assert corrected("base/strong-quake-dragon", cost=8, glory=4).note == ""
    assert corrected("base/strong-quake-dragon").note.startswith("Card lists disagree")
    overlord = corrected("rise_of_the_demons/lesser-demonic-overlord", cost=9)
    assert overlord.note.startswith("Nothing is known of its text")


def test_a_card_can_be_corrected_from_an_account_and_with_a_note_of_ones_own() -> None:
    doll = corrected("quarmageddon/voodoo-doll", has(defense(3)), reported="ability", note="A preview says so.")
    assert doll.provenance.of("ability") == "reported"
    assert doll.provenance.of("stats") == "reconstructed"
    assert doll.note == "A preview says so."
    quail = corrected("quartifacts/the-hunt-for-the-holy-quail", reported="ability")
    assert (quail.provenance.of("ability"), quail.provenance.of("faces")) == ("reported", "reconstructed")


def test_provenance_and_notes_are_no_part_of_a_fingerprint() -> None:
    """Somebody finds a card in print: games played with it stay what they were."""
    die = creature_die("Court Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
    same = creature_die("Court Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"), reported="faces")
    plain = card(die, "", 3, has(defense(3)), glory=2)
    doubtful = card(same, "", 3, has(defense(3)), glory=2, reported="ability", reconstructed="stats", note="Who knows.")
    assert fingerprint(Box("fools", "Fools", 2026, [plain])) == fingerprint(Box("fools", "Fools", 2026, [doubtful]))
    assert doubtful.provenance.reported == ("faces", "ability")


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"reported": "abilty"}, "a card has no part 'abilty'"),
        ({"reported": ["ability"]}, "reported names parts such as 'stats ability'"),
        ({"reported": "ability", "reconstructed": "stats ability"}, "'ability' is either reported or reconstructed"),
        ({"note": 7}, "Court Fool: its note is a text for players, not 7"),
    ],
)
def test_a_provenance_that_cannot_be_is_refused(told: dict[str, Any], says: str) -> None:
    die = creature_die("Court Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
    with pytest.raises(DeclarationError, match=says):
        card(die, "", 3, glory=2, **told)


def test_a_card_of_a_box_alone_can_be_corrected(folder: Path) -> None:
    """Light vs. Dark is still alone, with six Creatures and two Spells."""
    text = TROLL.format(id="mine", target="light_vs_dark/boogieman")
    (folder / "mine.py").write_text(text.replace("quarmageddon/troll-behemoth", "light_vs_dark/boogieman"), "utf-8")
    wilds = deal(["light_vs_dark"], 1, cards=["Boogieman"])
    assert "mine/boogieman" in [card.id for card in wilds.cards]
    assert len(wilds.cards) == 10


# -- new cards ----------------------------------------------------------------------------------------

FOOL = """
from quarriors.engine.vocabulary import Box, card, creature_die

FOOL = creature_die("Fool", "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3", ("#ffffff", "#000000"))
BOX = Box("fools", "Fools", 2026, [card(FOOL, "", 3, glory=2)])
"""


def test_a_box_of_new_cards_is_played_with_when_it_is_named(folder: Path) -> None:
    (folder / "fools.py").write_text(FOOL, "utf-8")
    (folder / "_not_this.py").write_text("1 / 0", "utf-8")
    assert "fools" in installed()
    assert "Fool" in [card.name for card in deal(["base", "fools"], 1, cards=["Fool"]).cards]
    assert not any(card.box == "fools" for seed in range(30) for card in deal(BOTH, seed).cards)


# -- broken files -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x = (", "line 1: SyntaxError: '(' was never closed"),
        ("\nimport no_such_thing", "line 2: ModuleNotFoundError: No module named 'no_such_thing'"),
        ("1 / 0", "line 1: ZeroDivisionError: division by zero"),
        ("import sys; sys.exit(3)", "line 1: SystemExit: 3"),
        ("", "it declares no BOX = Box(…)"),
        ("BOX = 5", "it declares no BOX = Box(…)"),
        (FOOL.replace("fools", "base"), "there is another box with the id 'base'"),
        (FOOL.replace("C 2/2/3", "C 2/2"), "line 4: DeclarationError: face 'C 2/2'"),
        ("\0", "SyntaxError: source code string cannot contain null bytes"),
    ],
)  # fmt: skip
def test_a_broken_file_stops_nothing_else(text: str, says: str, folder: Path) -> None:
    (folder / "broken.py").write_text(text, "utf-8")
    (folder / "good.py").write_text(FOOL, "utf-8")
    correction(folder)
    assert "mine/troll-behemoth" in [card.id for card in deal(BOTH, 1, cards=["Troll Behemoth"]).cards]
    assert box("fools").cards
    assert len(reasons()) == 1
    assert says in reasons()[0].replace("ValueError", "SyntaxError")
    assert str(folder / "broken.py") in str(shelf.faults()[0])


def test_corrections_that_cannot_be(folder: Path) -> None:
    correction(folder, "a.py", "a")
    correction(folder, "b.py", "b")
    correction(folder, "c.py", "c", "trol-behemoth")
    correction(folder, "d.py", "d", "oblation-spell")
    correction(folder, "e.py", "a")
    deal(["base"], 1)
    assert reasons() == ["there is another box with the id 'a'"]
    assert "a/troll-behemoth" in [card.id for card in deal(BOTH, 1, cards=["Troll Behemoth"]).cards]
    assert reasons()[1:] == [
        "'quarmageddon/troll-behemoth' is overridden already",
        "it overrides 'quarmageddon/trol-behemoth': there is no such card; did you mean 'quarmageddon/troll-behemoth'?",
        "it overrides 'quarmageddon/oblation-spell': it is a spell card, Troll Behemoth is a creature card",
    ]
    deal(BOTH, 1)
    assert len(reasons()) == 4


def test_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere", Path(__file__)):
        monkeypatch.setenv("QUARRIORS_BOXES", str(place))
        assert deal(seed=7)
        assert shelf.faults() == []


def test_an_installed_box_with_corrections_speaks_only_where_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from quarriors.engine.vocabulary import Box

    mended = corrected("quarmageddon/troll-behemoth", cost=2)
    monkeypatch.setitem(
        shelf._loaded, "mended", Box("mended", "Mended", 2026, [], overrides={"quarmageddon/troll-behemoth": mended})
    )
    assert "quarmageddon/troll-behemoth" in [card.id for card in deal(BOTH, 1, cards=["Troll Behemoth"]).cards]
    with_it = deal([*BOTH, "mended"], 1, cards=["Troll Behemoth"])
    assert "mended/troll-behemoth" in [card.id for card in with_it.cards]
    assert not any(card.box == "mended" for card in deal(["base", "mended"], 1).cards)
