"""Names that people type: cards, dice, boxes and ready-made Wilds, as the language calls them and in English."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from quarriors.engine.cards import goes_by
from quarriors.engine.nearest import nearest
from quarriors.text.boxwords import box_name, wilds_title
from quarriors.text.faces import brief_name, card_name, short_name
from quarriors.text.words import ENGLISH, Words

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card
    from quarriors.sets.ready_made import ReadyMade

#: Letters that are two on other keyboards.
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


# -- letters ---------------------------------------------------------------------------------------


def bare(text: str) -> str:
    """A text without capitals, accents and needless spaces.

    >>> bare(" Quiddity  Básico"), bare("Toute l’étagère")
    ('quiddity basico', "toute l'etagere")
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES).replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _key(name: str) -> str:
    """Its letters and figures alone: hyphens and apostrophes are easily forgotten."""
    return "".join(letter for letter in bare(name) if letter.isalnum())


# -- cards -----------------------------------------------------------------------------------------


def _class(card: Card, words: Words) -> str:
    return words.proper_name(card.die.name)


def cards_called(name: str, words: Words, cards: Sequence[Card]) -> list[Card]:
    """The cards that are meant by a name, in that language or in English, whatever its capitals and accents.

    An id or an English name counts before the names of the language, a card before its class, and what players call
    the dice for short comes last.

    >>> from quarriors.sets.base import BOX
    >>> cards_called("velha bruxa poderosa", Words("pt-BR"), BOX.cards)
    [Card('base/mighty-witching-hag')]
    >>> cards_called("Witching Hag", Words("pt-BR"), BOX.cards), cards_called("hag", Words("pt-BR"), BOX.cards[:5])
    ([Card('base/witching-hag')], [])
    """
    wanted = _key(name)
    by_id = [card for card in cards if goes_by(card, name)]
    if by_id or not wanted:
        return by_id
    namings: list[Callable[[Card, Words], str]] = [card_name, _class, brief_name, short_name]
    for naming in namings:
        for tongue in dict.fromkeys((ENGLISH, words)):
            found = [card for card in cards if _key(naming(card, tongue)) == wanted]
            if found and naming is brief_name:
                found = [card for card in found if card.variant]  # without a type, that is what its class is called
            if found:
                return found
    return []


def cards_with(part: str, words: Words, cards: Sequence[Card]) -> list[Card]:
    """The cards with that in one of their names, in that language or in English; one of just that name is meant alone.

    >>> from quarriors.sets.base import BOX
    >>> [card.name for card in cards_with("dragão", Words("pt"), BOX.cards)]
    ['Quake Dragon', 'Strong Quake Dragon', 'Mighty Quake Dragon']
    """
    wanted = bare(part)
    exact = [
        card
        for card in cards
        if goes_by(card, part)
        or any(_key(part) == _key(one) for tongue in (ENGLISH, words) for one in _full_names(card, tongue))
    ]
    return exact or [card for card in cards if wanted in searched_names(card, words)]


def _full_names(card: Card, words: Words) -> tuple[str, str]:
    return card_name(card, words), _class(card, words)


def searched_names(card: Card, words: Words) -> str:
    """Every name of a card, in that language and in English, bare, to look for parts in."""
    names = [
        name
        for tongue in dict.fromkeys((words, ENGLISH))
        for name in (*_full_names(card, tongue), brief_name(card, tongue), short_name(card, tongue))
    ]
    return "\n".join(bare(name) for name in dict.fromkeys(names))


def names_like(name: str, words: Words, cards: Iterable[Card], ready: Iterable[ReadyMade] = ()) -> list[str]:
    """Names of cards or Wilds most like one that is not there, in that language and in English; each is named once.

    >>> from quarriors.sets.base import BOX
    >>> names_like("Velha Bruja", Words("pt-BR"), BOX.cards), names_like("Portl", Words("fr"), BOX.cards)
    (['Velha Bruxa'], ['Portal'])
    """
    meant: dict[str, tuple[str, str]] = {}
    for wilds in ready:
        for known in (wilds_title(wilds, words), wilds_title(wilds, ENGLISH), wilds.name):
            meant.setdefault(bare(known), (wilds.name, known))
    for card in cards:
        for tongue in (words, ENGLISH):
            meant.setdefault(bare(card_name(card, tongue)), (card.id, card_name(card, tongue)))
    found: dict[str, str] = {}
    for near in nearest(bare(name), list(meant)):
        found.setdefault(*meant[near])
    return list(found.values())


def lines_meant(line: str, words: Words, cards: Sequence[Card]) -> list[str]:
    """A line that names cards as the notation of options may have it: by their classes, or by their full names.

    >>> from quarriors.sets.base import BOX
    >>> lines_meant("capture velha bruxa poderosa", Words("pt-BR"), BOX.cards)
    ['capture Witching Hag', 'capture Mighty Witching Hag']
    """
    known: dict[str, Card] = {}
    for naming in (card_name, _class, brief_name, short_name):
        for tongue in (ENGLISH, words):
            for card in cards:
                known.setdefault(_key(naming(card, tongue)), card)
    if not line.split():
        return []
    verb, *rest = line.split()
    by_class, by_name = [verb], [verb]
    at = 0
    while at < len(rest):
        ends = (end for end in range(len(rest), at, -1) if _key(" ".join(rest[at:end])) in known)
        end = next(ends, 0)
        meant = known[_key(" ".join(rest[at:end]))] if end else None
        by_class.append(rest[at] if meant is None else meant.die.name)
        by_name.append(rest[at] if meant is None else meant.name)
        at = end or at + 1
    return list(dict.fromkeys((" ".join(by_class), " ".join(by_name))))


# -- boxes and Wilds -------------------------------------------------------------------------------


def box_called(name: str, words: Words, boxes: Iterable[Box]) -> Box | None:
    """The box that is meant by its id, the name on its lid, or what it is called in that language or in English.

    >>> from quarriors.sets import every_box
    >>> [box_called(name, Words("pt-BR"), every_box()).id for name in ("base", "caixa basica", "Base box")]
    ['base', 'base', 'base']
    """
    known = list(boxes)
    for box in known:
        if box.id == name.strip().lower():
            return box
    for box in known:
        if _key(name) in {_key(one) for one in (box.id, box.name, box_name(box, ENGLISH), box_name(box, words))}:
            return box
    return None


def wilds_called(name: str, words: Words, ready: Iterable[ReadyMade]) -> ReadyMade | None:
    """The ready-made Wilds that are meant by their name, or by their title in that language or in English.

    >>> from quarriors.sets.choosing import every_ready_made
    >>> wilds_called("primeira missao", Words("pt-BR"), every_ready_made().values()).name
    'first-quest'
    """
    known = list(ready)
    wanted = _key(name)
    for naming in (_own_name, wilds_title):
        for tongue in dict.fromkeys((ENGLISH, words)):
            for one in known:
                if _key(naming(one, tongue)) == wanted:
                    return one
    return None


def _own_name(ready: ReadyMade, _: Words) -> str:
    return ready.name
