"""Names that people type: every card, box and ready-made Wilds in every language, and in English."""

from __future__ import annotations

import unicodedata

import pytest

from quarriors.engine.vocabulary import Box, card, creature_die
from quarriors.sets import every_box
from quarriors.sets.choosing import every_ready_made
from quarriors.text import ENGLISH, Words, box_name, brief_name, card_name, short_name, wilds_title
from quarriors.text.names import bare, box_called, cards_called, cards_with, lines_meant, names_like, wilds_called
from quarriors.tongues import languages

CARDS = [card for box in every_box() for card in box.cards if not card.die.large]
PORTUGUESE = Words("pt-BR")


def without_accents(name: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))


@pytest.mark.parametrize("lang", languages())
def test_every_card_by_every_name(lang: str) -> None:
    words = Words(lang)
    assert len(CARDS) == 211
    for one in CARDS:
        shown = card_name(one, words)
        names = [shown, shown.upper(), without_accents(shown).lower(), f"  {shown} ", one.name, one.slug, one.id]
        for name in names:
            assert cards_called(name, words, CARDS) == [one], name


@pytest.mark.evening
@pytest.mark.parametrize("lang", languages())
def test_every_class_and_what_it_is_called_for_short(lang: str) -> None:
    words = Words(lang)
    for one in CARDS:
        for name in (words.proper_name(one.die.name), one.die.name, short_name(one, words)):
            found = cards_called(name, words, CARDS)
            assert found
            assert {known.die.name for known in found} == {one.die.name} or [card_name(c, words) for c in found] == [
                name
            ]
        if one.variant:
            assert one in cards_called(brief_name(one, words), words, CARDS)


@pytest.mark.parametrize("lang", languages())
def test_every_box_and_all_ready_made_wilds(lang: str) -> None:
    words = Words(lang)
    for box in every_box():
        for name in (box.id, box.name, box_name(box, ENGLISH), without_accents(box_name(box, words)).upper()):
            assert box_called(name, words, every_box()) is box
    ready = every_ready_made().values()
    for one in ready:
        for name in (one.name, wilds_title(one, ENGLISH), without_accents(wilds_title(one, words)).upper()):
            found = wilds_called(name, words, ready)
            assert found is not None
            assert found.name == one.name
    assert box_called("lunch", words, every_box()) is None
    assert wilds_called("lunch", words, ready) is None


def test_an_english_name_counts_before_a_translated_one() -> None:
    die = creature_die("Velha Bruxa", "Q1, Q1, Q1, C 1/1/1, C 1/1/1, C 1/1/1", ("#000000", "#ffffff"))
    own = Box("own", "Own", 2020, [card(die, "", 2)])
    assert cards_called("velha bruxa", PORTUGUESE, [*CARDS, *own.cards]) == list(own.cards)
    assert [one.id for one in cards_called("velha bruxa", PORTUGUESE, CARDS)] == ["base/witching-hag"]


def test_parts_of_names() -> None:
    hags = [one for one in CARDS if one.die.name == "Witching Hag"]
    assert cards_with("bruxa", PORTUGUESE, hags) == cards_with("ITCHING", PORTUGUESE, hags) == hags
    assert [one.id for one in cards_with("mighty witching hag", PORTUGUESE, hags)] == ["base/mighty-witching-hag"]
    assert cards_with("lunch", PORTUGUESE, CARDS) == []


def test_names_that_may_have_been_meant() -> None:
    assert names_like("Velha Brusca Poderosa", PORTUGUESE, CARDS)[0] == "Velha Bruxa Poderosa"
    assert names_like("Mighty Witchin Hag", PORTUGUESE, CARDS)[0] == "Mighty Witching Hag"
    assert names_like("dragao do tremo", PORTUGUESE, CARDS)[0] == "Dragão do Tremor"
    assert names_like("xyzzy", PORTUGUESE, CARDS) == []
    assert names_like("Portal", ENGLISH, CARDS) == ["Portal"]


def test_letters() -> None:
    assert bare("  SŒUR  d’Été ") == "soeur d'ete"
    assert cards_called("…", PORTUGUESE, CARDS) == cards_called("", PORTUGUESE, CARDS) == []


def test_lines_with_names_in_them() -> None:
    assert lines_meant("summon auxiliar C 1/1/2", PORTUGUESE, CARDS)[0] == "summon Assistant C 1/1/2"
    assert lines_meant("end", PORTUGUESE, CARDS) == ["end"]
    assert lines_meant("", PORTUGUESE, CARDS) == []
