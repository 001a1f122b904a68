"""What a language lacks is said in English: a whole ability at a time, and marked as English."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from quarriors.engine.cards import card, creature_die
from quarriors.engine.steps import NEXT, Step
from quarriors.engine.vocabulary import at_burst, attack, gain, glory, has, instead_at, it, scores, when
from quarriors.sets.base import BOX
from quarriors.text import ENGLISH, Words, card_lines, card_text, register_phrase
from quarriors.text.catalogue import fill_in, has_message
from quarriors.text.parts import Clause

DOG = creature_die("Fallback Hound", "Q1, Q1, Q1 *, C 1/1/1, C 1/1/1 *, C 2/2/2 **", ("#000000", "#ffffff"))
ITALIAN = Words("it")


class Howl(Step):
    """A verb of a box's own."""

    word = "howl"

    def run(self, s: object, f: object) -> int:
        return NEXT


register_phrase(Howl, "en", lambda teller, step: Clause("howl"))


def test_an_ability_without_words_is_told_whole_in_english() -> None:
    hound = card(DOG, "", 2, when(scores(it), Howl(), gain(1, glory)), has(attack(2)), glory=1)
    howls, bites = card_lines(hound, ITALIAN)
    assert (howls.lang, str(howls)) == ("en", "When this Creature scores, howl, then gain 1 Glory.")
    assert (bites.lang, str(bites)) == ("it", "Questa Creatura ha +2 in attacco.")
    assert [line.lang for line in card_lines(hound, ENGLISH)] == ["en", "en"]


def test_a_line_that_takes_its_place_is_told_in_the_same_language() -> None:
    lines = instead_at(when(scores(it), gain(1, glory)), at_burst(when(scores(it), Howl()), 1))
    loud = card(DOG, "", 2, *lines, glory=1)
    assert [str(line) for line in card_lines(loud, ITALIAN)] == card_text(loud, ENGLISH)
    assert {line.lang for line in card_lines(loud, ITALIAN)} == {"en"}


def test_without_locks_nothing_is_unlocked() -> None:
    ooze = BOX.card("Strong Primordial Ooze")
    assert "one unlocked Creature of your choice" in card_text(ooze, ENGLISH)[0]
    assert "one Creature of your choice" in card_text(ooze, ENGLISH, locks=False)[0]
    assert "una Creatura a tua scelta" in card_text(ooze, ITALIAN, locks=False)[0]


def test_a_message_that_a_translation_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lack = tmp_path / "qx"
    (lack / "messages").mkdir(parents=True)
    (lack / "__init__.py").write_text("from quarriors.text.lang.en import LANGUAGE as LANGUAGE\n")
    (lack / "messages" / "table.ftl").write_text("zone-bag = sack\nevent-glory = { $player } { $nobody }\n")
    monkeypatch.setattr("quarriors.text.lang.__path__", [*_path(), str(tmp_path)])
    # a linter that was run before may have silenced every logger there was
    monkeypatch.setattr(logging.getLogger("quarriors.text.catalogue"), "disabled", False)
    lacking = Words("qx")
    assert lacking.say("zone-bag") == "sack"
    assert lacking.say("zone-ready") == ENGLISH.say("zone-ready")
    assert not has_message("zone-ready", "qx")
    assert lacking.has("zone-ready")
    # one that speaks of something that is not there is broken: English again
    assert lacking.say("event-glory", player="Ann", n=1) == ENGLISH.say("event-glory", player="Ann", n=1)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 2
    assert all(line.startswith("Said in English: ") for line in said)
    fill_in.cache_clear()


def _path() -> list[str]:
    from quarriors.text import lang

    return list(lang.__path__)
