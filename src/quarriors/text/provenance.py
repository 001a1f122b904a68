"""How far a card can be trusted, in signs and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.provenance import RECONSTRUCTED, REPORTED
from quarriors.text.faces import card_name
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.cards import Card

#: What a card is marked with of which a part is not as printed, the smaller doubt first.
MARKS: Final = {REPORTED: "≈", RECONSTRUCTED: "°"}


def doubts(card: Card) -> dict[str, tuple[str, ...]]:
    """The parts of a card that are not as printed, by what they are instead.

    >>> from quarriors.sets import box
    >>> doubts(box("rise_of_the_demons").card("Mighty Demonic Overlord"))
    {'reported': ('ability',), 'reconstructed': ('faces', 'bursts')}
    """
    found = {REPORTED: card.provenance.reported, RECONSTRUCTED: card.provenance.reconstructed}
    return {how: parts for how, parts in found.items() if parts}


def marks(card: Card) -> str:
    """The marks of a card, or nothing if all of it is as printed.

    >>> from quarriors.sets import box
    >>> demons = box("rise_of_the_demons")
    >>> [marks(demons.card(name)) for name in ("Corruption Cantrip", "Corruption Charm", "Mighty Demonic Overlord")]
    ['', '≈', '≈°']
    """
    return "".join(MARKS[how] for how in doubts(card))


def marked_name(card: Card, words: Words) -> str:
    """A card's name, and its marks."""
    return card_name(card, words) + marks(card)


def doubts_text(card: Card, words: Words) -> list[str]:
    """Which parts of a card are not as printed and what they are instead, a sentence for each kind, its mark in front.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets import box
    >>> doubts_text(box("rise_of_the_demons").card("Corruption Charm"), ENGLISH)
    ['≈ As described by somebody who held the printed card: its text.']
    """
    sentences: list[str] = []
    for how, parts in doubts(card).items():
        said = words.listing([words.say(f"part-{part}") for part in parts])
        sentences.append(words.say(f"doubt-{how}", mark=MARKS[how], parts=said))
    return sentences
