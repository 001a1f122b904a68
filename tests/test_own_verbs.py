"""One verb, one place: its class, its phrase, its worth; and two boxes may have verbs of the same name."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from quarriors import Game, Policy, deal, replay, write_record
from quarriors.bots import BotError, bot, guessed, play, tell_worth
from quarriors.bots.deeds import Deeds
from quarriors.engine import vocabulary
from quarriors.engine.box import Box
from quarriors.engine.catalog import Catalog
from quarriors.engine.fingerprint import card_said, fingerprint
from quarriors.engine.steps import NEXT, Step
from quarriors.engine.verbs import Gain
from quarriors.engine.vocabulary import card, cast, creature_die, it, scores, spell_die, when
from quarriors.engine.words import Word
from quarriors.lab.boxcheck import check_declarations, check_games
from quarriors.sets import shelf
from quarriors.text import ENGLISH, card_text, register_phrase, untold
from quarriors.text.parts import Clause

_FACES = "Q1, Q1, Q2, C 1/1/3, C 1/2/3, C 2/2/5"


def _box(id: str, creature: str, glory: int, sentence: str) -> Box:
    """A box with a verb `Cheer`: everything that a verb needs is in these lines."""

    class Cheer(Step):
        word = "cheer"

        def __init__(self, times: int) -> None:
            self.times = times

        def run(self, s: Any, f: Any) -> int:
            s.gain_glory(f.you, self.times * glory)
            return NEXT

    register_phrase(Cheer, "en", lambda teller, step: Clause(f"{sentence} {step.times} times"))
    tell_worth(Cheer, float(glory))
    die = creature_die(creature, _FACES, ("#ffffff", "#000000"))
    return Box(id, creature, 2026, [card(die, "", 3, when(scores(it), Cheer(2)), glory=1)])


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    monkeypatch.setattr(shelf, "_loaded", dict(shelf._loaded))
    made = [_box("loud", "Town Crier", 1, "shout hooray"), _box("quiet", "Old Monk", 0, "nod")]
    for one in made:
        shelf.lend(one)
    return made


def test_each_box_has_its_own_verb_of_that_name(boxes: list[Box]) -> None:
    loud, quiet = (one.cards[0] for one in boxes)
    assert card_text(loud, ENGLISH) == ["When this Creature scores, shout hooray 2 times."]
    assert card_text(quiet, ENGLISH) == ["When this Creature scores, nod 2 times."]
    assert untold([loud, quiet], ENGLISH) == []
    assert guessed([loud, quiet]) == []
    deeds = Deeds(Catalog([loud, quiet], 2))
    assert [deeds.program(known.lines[0].program) for known in (loud, quiet)] == [1.0, 0.0]
    assert all("when(scores(it), cheer(2))" in card_said(known) for known in (loud, quiet))
    assert fingerprint(boxes[0]) != fingerprint(boxes[1])


def test_both_are_played_side_by_side(boxes: list[Box]) -> None:
    wilds = deal(["base", "loud", "quiet"], seed=2, cards=["Town Crier", "Old Monk"])
    game = Game.new(["Quinn", "Monique"], wilds, seed=2)
    result = play(game, [bot("greedy", 1), bot("greedy", 2)])
    assert replay(write_record(game)).result == result
    for one in boxes:
        assert not [one for one in check_declarations(one) if one.is_fault]
        assert [finding for finding in check_games(one, 2) if finding.is_fault] == []


def test_where_greedy_stumbles_over_a_verb_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not asked through a view; it is told of all the same, and the game stands where it was."""

    class Riddle(Step):
        word = "riddle"

        def run(self, s: Any, f: Any) -> int:
            raise RuntimeError("what walks on four legs?")

    monkeypatch.setattr(shelf, "_loaded", dict(shelf._loaded))
    tell_worth(Riddle, 50.0)
    die = spell_die("Enigma", "Q1, Q1, S, S, S, S", ("#ffffff", "#000000"))
    shelf.lend(Box("riddles", "Riddles", 2026, [card(die, "Charm", 3, cast(Riddle()))]))
    game = Game.new(["Quinn", "Monique"], deal(["base", "riddles"], seed=2, cards=["Enigma Charm"]), seed=2)
    with pytest.raises(BotError, match=r"The bot 'sage' failed at its decision \(act\): RuntimeError: what walks on"):
        play(game, [bot("greedy"), bot("greedy")], ["sage", "sage"])
    assert game.playouts(1, 1, Policy({"cast": -1})).games == 1


def test_a_verb_made_from_another_is_guessed_to_be_worth_as_much() -> None:
    class BigGain(Gain):
        word = "big_gain"

    step = BigGain(vocabulary.product(2, vocabulary.count(vocabulary.creatures())), vocabulary.glory)
    plain = vocabulary.gain(vocabulary.product(2, vocabulary.count(vocabulary.creatures())), vocabulary.glory)
    fool = card(creature_die("Fool", _FACES, ("#ffffff", "#000000")), "", 3, when(scores(it), step))
    deeds = Deeds(Catalog([fool], 2))
    assert guessed([fool]) == ["BigGain"]
    assert deeds.step(step, 1.0) == deeds.step(plain, 1.0) > 0


# -- words of our own ------------------------------------------------------------------------------


def test_the_vocabulary_is_what_its_modules_define() -> None:
    module = ModuleType("quarriors.engine.verbs")
    source = "from __future__ import annotations\nGLORY = 0\nglory = GLORY\nclass Gain: pass\ndef gain(): pass\n"
    exec(source + "def _hidden(): pass\nfrom quarriors.engine.steps import may\n", module.__dict__)
    assert vocabulary.defined_in(module) == ["glory", "gain"]


def test_every_word_is_the_one_that_its_module_defines() -> None:
    """Modules of words lend each other names; none hides a word of another."""
    for module in vocabulary._MODULES:
        for word in vocabulary.defined_in(module):
            assert getattr(vocabulary, word) is getattr(module, word), word
    assert {"gain", "may", "it", "used_pile", "Box"} <= set(vocabulary.__all__)


def test_our_verbs_are_called_as_they_are_written() -> None:
    """Each class of ours that declarations use says its own word, and the word is in the vocabulary."""
    said = {cls.word for cls in _classes(Word) if cls.__module__.startswith("quarriors.engine.") and cls.word}
    assert said - {"attach_it", "summoned_now"} <= set(vocabulary.__all__)


def _classes(cls: Any) -> list[Any]:
    return [cls, *(found for made in cls.__subclasses__() for found in _classes(made))]
