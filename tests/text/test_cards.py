"""Card texts: every card of every box word by word, and words of a box's own."""

import re
from functools import cache
from importlib.resources import files

import pytest

from quarriors.engine.amounts import Amount
from quarriors.engine.box import Box
from quarriors.engine.cards import Card, card, creature_die
from quarriors.engine.conditions import Condition
from quarriors.engine.indexing import index_of
from quarriors.engine.qualities import Filter
from quarriors.engine.steps import PickStep, Step
from quarriors.engine.vocabulary import (
    at_burst,
    attack,
    creatures,
    gain,
    glory,
    has,
    if_,
    it,
    one,
    scores,
    when,
)
from quarriors.sets import box
from quarriors.sets.base import BOX
from quarriors.text import (
    ENGLISH,
    LanguageError,
    UntoldError,
    Words,
    card_line,
    card_lines,
    card_text,
    register_phrase,
    untold,
)
from quarriors.text.languages import folder, languages
from quarriors.text.parts import Clause, Position, Quality
from quarriors.text.tell.nouns import tell_pick
from quarriors.text.tell.teller import AmountWords, Teller

BOXES = [
    box(id)
    for id in ("base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos")
]
DOG = creature_die("Test Hound", "Q1, Q1, Q1 *, C 1/1/1, C 1/1/1 *, C 2/2/2 **", ("#000000", "#ffffff"))


ALL_WORDS = [Words(tag) for tag in languages()]


@cache
def golden(lang: str, box: str) -> dict[str, list[str]]:
    texts: dict[str, list[str]] = {}
    name = ""
    approved = files(f"quarriors.text.lang.{folder(lang)}").joinpath("cards", f"{box}.txt")
    for line in approved.read_text("utf-8").splitlines():
        if line.startswith("  "):
            texts[name].append(line.strip())
        elif line and not line.startswith("#"):
            name = line
            texts[name] = []
    return texts


#: The languages whose card texts have been read and approved.
APPROVED = [
    words for words in ALL_WORDS if files(f"quarriors.text.lang.{folder(words.code)}").joinpath("cards").is_dir()
]


@pytest.mark.parametrize("words", APPROVED, ids=str)
@pytest.mark.parametrize("card", [card for box in BOXES for card in box.cards], ids=lambda card: card.id)
def test_the_text_of_every_card(card: Card, words: Words) -> None:
    assert card_text(card, words) == golden(words.code, card.box)[card.name]


@pytest.mark.parametrize("words", APPROVED, ids=str)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_no_text_is_left_over(box: Box, words: Words) -> None:
    assert list(golden(words.code, box.id)) == [card.name for card in box.cards]


@pytest.mark.parametrize("words", ALL_WORDS, ids=str)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_every_word_of_every_box_can_be_said(box: Box, words: Words) -> None:
    assert untold(box.cards, words) == []


@pytest.mark.parametrize("words", ALL_WORDS, ids=str)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_every_line_can_be_told_by_itself(box: Box, words: Words) -> None:
    """As prompts and the log do, also lines inside an attached Spell or a Quartifact's power."""
    for each in box.cards:
        for line in index_of(each).lines:
            told = card_line(each, line, words)
            assert told.text[0].isupper(), (each.name, told)
            assert told.text.endswith("."), (each.name, told)
            assert not re.search(r"[{}…]| ,|,,|\.\.|  |,\.", told.whole), (each.name, told)


@pytest.mark.parametrize("words", ALL_WORDS, ids=str)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)
def test_every_choice_of_a_die_can_be_told_as_an_option(box: Box, words: Words) -> None:
    for each in box.cards:
        for line in index_of(each).lines:
            for step in line.program:
                if isinstance(step, PickStep):
                    teller = Teller(words.language, each)
                    teller.form = words.language.button_form
                    teller.chosen, teller.speaker = "your Hound", each.name
                    assert "our Hound" in teller.lang.render(teller.steps([step])), each.name


def test_lines_know_their_bursts() -> None:
    lines = card_lines(
        card(DOG, "", 1, at_burst(has(attack(1)), 1, 2), has(attack(1)), at_burst(has(attack(2)), 0)), ENGLISH
    )
    assert [line.bursts for line in lines] == [(1, 2), (), (0,)]
    assert [str(line) for line in lines] == [
        "✶ / ✶✶ This Creature has +1 attack.",
        "This Creature has +1 attack.",
        "– This Creature has +2 attack.",
    ]


# -- a box's own words -----------------------------------------------------------------------------


class Polish(PickStep):
    """A verb of a box's own."""


class Shiny(Filter):
    """A quality of a box's own."""


class Moons(Amount):
    """A number of a box's own."""


class FullMoon(Condition):
    """A condition of a box's own."""


class Whistle(Step):
    """A verb nobody ever teaches."""


OWN_WORDS = card(
    DOG,
    "",
    1,
    when(scores(it), Polish(one(creatures(Shiny()))), gain(Moons(), glory), if_(FullMoon(), gain(1, glory))),
)


def test_what_a_language_cannot_say_is_listed_once() -> None:
    strange = card(DOG, "Odd", 1, when(scores(it), Whistle(), Whistle()))
    assert untold([strange, strange, *BOX.cards], ENGLISH) == ["Whistle"]
    with pytest.raises(UntoldError, match="English has no words for Whistle"):
        card_text(strange, ENGLISH)


def test_a_box_teaches_its_words() -> None:
    assert untold([OWN_WORDS], ENGLISH) == ["Polish", "Shiny", "Moons", "FullMoon"]
    register_phrase(Shiny, "en", lambda t, quality: Quality("shiny", Position.BEFORE))
    register_phrase(Polish, "en", lambda t, step: Clause(t.wording("polish {dice}", dice=tell_pick(t, step.pick))))
    register_phrase(Moons, "en", lambda t, amount: AmountWords(None, "each moon", "the number of moons"))
    register_phrase(FullMoon, "en", lambda t, condition: "the moon is full")
    assert untold([OWN_WORDS], ENGLISH) == []
    assert card_text(OWN_WORDS, ENGLISH) == [
        "When this Creature scores, polish one shiny Creature, then gain 1 Glory for each moon. "
        "If the moon is full, gain 1 Glory.",
    ]


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(LanguageError, match="no language 'tlh'"):
        card_text(BOX.cards[0], Words("tlh"))
    with pytest.raises(LanguageError, match="no language 'tlh'"):
        untold([], Words("tlh"))
