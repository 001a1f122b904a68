"""Fingerprints are made of the vocabulary's words: they tell cards apart, and no rename in Python changes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quarriors import box, replay
from quarriors.engine import vocabulary
from quarriors.engine.box import Box
from quarriors.engine.cards import Card
from quarriors.engine.errors import DeclarationError, RecordError
from quarriors.engine.fingerprint import card_said, fingerprint
from quarriors.engine.lines import When
from quarriors.engine.steps import PickStep, Step
from quarriors.engine.verbs import Draw
from quarriors.engine.vocabulary import (
    at_burst,
    card,
    creature_die,
    dice,
    draw,
    it,
    one,
    scores,
    used_pile,
    when,
    while_locked,
    while_ready,
    you,
)
from quarriors.engine.words import Word, inside, unsaid, written
from quarriors.sets import every_box
from quarriors.sets.shelf import OURS

WORDS = {word: getattr(vocabulary, word) for word in vocabulary.__all__}
CARDS = [known for name in OURS for known in box(name).cards]
RECORDS = Path(__file__).parent / "fixtures" / "records-1"


def of(cards: list[Card]) -> str:
    return fingerprint(Box("fools", "Fools", 2026, cards))


def fool(*lines: Any) -> Card:
    return card(creature_die("Fool", "Q1, Q1, Q2, C 1/1/1, C 1/1/1, C 2/2/2", ("#000000", "#ffffff")), "", 3, *lines)


# -- the text --------------------------------------------------------------------------------------


def _die(kind: str) -> Any:
    """As in the vocabulary, but colours are no part of the text."""
    return lambda name, faces, **told: WORDS[f"{kind}_die"](name, faces, ("#000000", "#ffffff"), **told)


@pytest.mark.parametrize("known", CARDS, ids=lambda known: known.id)
def test_a_card_declared_again_from_its_text_is_the_same_card(known: Card) -> None:
    """The text leaves nothing out: reading it as a declaration gives the card again, part by part."""
    names = {**WORDS, **{f"{kind}_die": _die(kind) for kind in ("basic", "creature", "spell", "quest")}}
    again = eval(card_said(known), {"__builtins__": {}}, names)
    assert card_said(again) == card_said(known)
    assert (again.name, again.kind, again.cost, again.glory) == (known.name, known.kind, known.cost, known.glory)
    assert [tree(line) for line in again.lines] == [tree(line) for line in known.lines]


def tree(thing: object) -> object:
    """Everything an object holds, by attribute: what the text must not lose."""
    if isinstance(thing, list | tuple):
        return [tree(part) for part in thing]
    if not isinstance(thing, Word):
        return thing
    return [type(thing).__name__, *(tree(getattr(thing, name)) for name in sorted(held_names(thing)))]


def held_names(thing: Word) -> list[str]:
    names = list(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names += cls.__dict__.get("__mypyc_attrs__", ())
    return [name for name in dict.fromkeys(names) if name != "__dict__"]


def test_the_text_reads_as_a_declaration() -> None:
    line = while_ready(while_locked(when(scores(it), draw(1), once=vocabulary.once_per_turn), 1, 2))
    assert line.said() == "while_ready(while_locked(when(scores(it), draw(1), once=once_per_turn), 1, 2))"


def test_every_word_of_ours_is_said_without_the_name_of_its_class() -> None:
    unknown = {unsaid(part) for known in CARDS for part in inside(known.lines) if isinstance(part, Word)}
    assert unknown == {""}


# -- renames ---------------------------------------------------------------------------------------


class Sing(Step):
    word = "sing"

    def __init__(self, songs: int, loud: bool) -> None:
        self.songs = songs
        self.loud = loud


class Chant(Step):
    """`Sing`, after somebody has renamed class and attributes."""

    word = "sing"

    def __init__(self, number: int, is_loud: bool) -> None:
        self.number = number
        self.is_loud = is_loud


class Polish(PickStep):
    word = "polish"

    def __init__(self, pick: Any, wax: str) -> None:
        super().__init__(pick)
        self.wax = wax


class Rub(PickStep):
    word = "polish"

    def __init__(self, pick: Any, with_what: str) -> None:
        super().__init__(pick)
        self.with_what = with_what


def test_renaming_a_class_or_an_attribute_leaves_the_fingerprint() -> None:
    assert of([fool(when(scores(it), Sing(2, True)))]) == of([fool(when(scores(it), Chant(2, True)))])
    pick = one(dice(you, used_pile))
    assert Polish(pick, "bees").said() == "polish(one(dice(you, used_pile)), 'bees')"
    assert of([fool(when(scores(it), Polish(pick, "bees")))]) == of([fool(when(scores(it), Rub(pick, "bees")))])


def test_what_differs_in_word_or_part_differs() -> None:
    class Hum(Sing):
        word = "hum"

    class Whistle(Sing):
        """Without a word: it goes by the name of its class, not by that of the verb it is made from."""

    said = [of([fool(when(scores(it), step))]) for step in (Sing(2, True), Sing(2, False), Sing(3, True), Hum(2, True))]
    assert len({*said, of([fool(when(scores(it), Whistle(2, True)))])}) == 5


def test_renaming_a_class_of_ours_leaves_the_fingerprint() -> None:
    class Ziehen(Draw):
        """Our own verb under another name: word and parts are told as before."""

        word = Draw.word
        parts = Draw.parts

    class Wenn(When):
        word = When.word
        parts = When.parts

    event = scores(it)
    assert of([fool(Wenn(event, [Ziehen(1)], 0, 2, None))]) == of([fool(when(event, draw(1)))])


def test_bursts_and_places_are_part_of_the_text() -> None:
    lines = [
        when(scores(it), draw(1)),
        at_burst(when(scores(it), draw(1)), 1),
        at_burst(when(scores(it), draw(1)), 1, 2),
        while_locked(when(scores(it), draw(1))),
        while_locked(when(scores(it), draw(1)), 1),
        while_ready(when(scores(it), draw(1))),
    ]
    assert len({written(line) for line in lines}) == len({of([fool(line)]) for line in lines}) == len(lines)


# -- cards that have changed -----------------------------------------------------------------------


def test_every_box_of_ours_names_the_fingerprint_it_had_when_it_was_made_of_names_in_python() -> None:
    then = {
        "base": "0f1a72dec1872b91", "rise_of_the_demons": "ea525f61554ee7bb", "quarmageddon": "481d95c62cd64669",
        "qladiator": "81444ecf1bac9dec", "quartifacts": "6a2ef222501d9573", "light_vs_dark": "171b374b103dcb61",
        "promos": "a3a5b207d3f56460",
    }  # fmt: skip
    for name, digits in then.items():
        assert digits in box(name).formerly
        assert fingerprint(box(name)) not in box(name).formerly
    assert {known.id for known in every_box()} >= set(then)


def test_a_record_with_a_card_that_plays_differently_since_is_refused_by_name() -> None:
    text = (RECORDS / "quarmageddon.txt").read_text("utf-8")
    assert replay(text).state.log
    changed = text.replace("quarmageddon/discriminating-spell", "quarmageddon/discriminating-charm")
    with pytest.raises(RecordError, match="Discriminating Charm plays differently since this game was recorded"):
        replay(changed)


def test_formerly_names_cards_that_there_are() -> None:
    made = Box("fools", "Fools", 2026, [fool()], formerly={"0123456789abcdef": ["Fool"]})
    assert made.formerly == {"0123456789abcdef": ("Fool",)}
    assert Box("fools", "Fools", 2026, [fool()], formerly=("0123456789abcdef",)).formerly == {"0123456789abcdef": ()}
    for wrong in ({"0123456789abcdef": ["Jester"]}, {"0123456789abcdef": "Fool"}, 7, (7,)):
        with pytest.raises(DeclarationError):
            Box("fools", "Fools", 2026, [fool()], formerly=wrong)
