"""Faces and dice in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.faces import CREATURE_FACE, ENERGY_IDS, LOCK_FACE, NO_ENERGY, QUARTIFACT_FACE, SPELL_FACE
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE
from quarriors.text.boxwords import own_short_name
from quarriors.text.catalogue import message
from quarriors.text.languages import language

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face
    from quarriors.engine.state import State

BURST: Final = "✶"
#: Where a die shows a face.
_SHOWN: Final = (ACTIVE_POOL, READY_AREA, LOCKED_AREA, SET_ASIDE, QUEST_AREA)


def card_name(card: Card, lang: str = "en") -> str:
    """A card's name.

    >>> from quarriors.sets.base import BOX
    >>> card_name(BOX.cards[-1])
    'Mighty Witching Hag'
    """
    return language(lang).proper_name(card.name)


def short_name(card: Card, lang: str = "en") -> str:
    """What players call the dice of a card for short.

    >>> from quarriors.sets.base import BOX
    >>> short_name(BOX.card("Mighty Warrior of the Quay")), short_name(BOX.card("Strong Quake Dragon"))
    ('Warrior', 'Dragon')
    """
    return own_short_name(card, lang) or language(lang).short_name(card.die.name)


def brief_name(card: Card, lang: str = "en") -> str:
    """A card's name where room is scarce: its type and what players call its dice.

    >>> from quarriors.sets.base import BOX
    >>> brief_name(BOX.card("Mighty Warrior of the Quay")), brief_name(BOX.card("Life Charm"))
    ('Mighty Warrior', 'Life Charm')
    """
    short = short_name(card, lang)
    if not card.variant:
        return short
    if card.name == card.variant:
        return card_name(card, lang)
    return f"{card.variant} {short}" if card.name.startswith(card.variant) else f"{short} {card.variant}"


def face_text(face: Face, lang: str = "en") -> str:
    """What a face shows.

    >>> from quarriors.engine.faces import Face
    >>> face_text(Face("C 2/4/5 **")), face_text(Face("Q3|R"))
    ('level 2, attack 4, defense 5 ✶✶', '3 Quiddity or re-roll')
    >>> face_text(Face("L *")), face_text(Face("Q2 light")), face_text(Face("A:Holy Quill"))
    ('lock ✶', '2 Light Quiddity', 'Holy Quill')
    """
    return _with_bursts(_symbols(face, lang), face, lang)


def faces_text(card: Card, lang: str = "en") -> list[str]:
    """The six faces of a card's dice, in card order.

    >>> from quarriors.sets.base import BOX
    >>> faces_text(BOX.card("Portal"))
    ['1 Quiddity', 'draw 1', 'draw 1', 'draw 2', 'draw 2', 'draw 2']
    """
    return [face_text(face, lang) for face in card.die.faces]


def _symbols(face: Face, lang: str) -> str:
    if face.kind == CREATURE_FACE:
        return _creature(face.level, face.attack, face.defense, lang)
    if face.kind == SPELL_FACE:
        return message("face-spell", lang)
    if face.kind == LOCK_FACE:
        return message("face-lock", lang)
    if face.kind == QUARTIFACT_FACE:
        return message("face-quartifact", lang, name=language(lang).proper_name(face.quartifact))
    parts: list[str] = []
    if face.quiddity:
        id = "face-quiddity" if face.energy == NO_ENERGY else f"face-quiddity-{ENERGY_IDS[face.energy]}"
        parts.append(message(id, lang, n=face.quiddity))
    elif face.notation.startswith("Q0"):
        parts.append(message("face-no-quiddity", lang))
    if face.question:
        parts.append(message("face-question", lang))
    if face.reroll:
        parts.append(message("face-reroll", lang))
    if face.draw:
        parts.append(message("face-draw", lang, n=face.draw))
    if len(parts) == 2:
        return message("face-either" if face.either else "face-joined", lang, one=parts[0], two=parts[1])
    if parts:
        return parts[0]
    return "" if face.bursts else message("face-blank", lang)


def _creature(level: int, attack: int, defense: int, lang: str) -> str:
    unknown = message("number-unknown", lang)
    shown = [number if number >= 0 else unknown for number in (attack, defense)]
    return message("face-creature", lang, level=level, attack=shown[0], defense=shown[1])


def _with_bursts(symbols: str, face: Face, lang: str) -> str:
    bursts = BURST * face.bursts
    if not bursts:
        return symbols
    if not symbols:
        return message("face-only-bursts", lang, bursts=bursts)
    return message("face-bursts", lang, face=symbols, bursts=bursts)


# -- dice ------------------------------------------------------------------------------------------


def die_text(s: State, die: int, lang: str = "en") -> str:
    """A die on the table: its name, what it shows with its numbers of the moment, what is attached to it."""
    own = s.catalog.cards[s.catalog.card_of[die]]
    form = s.form[die]
    name = card_name(own, lang)
    if form < 0 or s.owner(die) < 0 or s.zone(die) not in _SHOWN:
        return message("die-plain", lang, name=name)
    shown = s.catalog.cards[s.shown_card(die)]
    face = s.catalog.face(form)
    shown_words = shown_text(s, die, lang)
    if s.copying(die):
        words = message("die-copying", lang, name=name, model=card_name(shown, lang), face=shown_words)
    elif face.kind == SPELL_FACE:
        words = _with_bursts(name, face, lang)
    elif face.kind == QUARTIFACT_FACE:
        words = shown_words
    elif s.zone(die) == LOCKED_AREA:
        words = message("die-locked", lang, die=_with_bursts(name, face, lang))
    else:
        words = message("die-showing", lang, name=name, face=shown_words)
    return _with_attached(s, die, words, lang)


def shown_text(s: State, die: int, lang: str = "en") -> str:
    """What a die on the table shows; a Creature with its numbers of the moment."""
    face = s.catalog.face(s.form[die])
    if face.kind == CREATURE_FACE:
        return _with_bursts(_creature(face.level, s.highest_attack(die), s.defense(die), lang), face, lang)
    return face_text(face, lang)


def _with_attached(s: State, die: int, words: str, lang: str) -> str:
    if not s.attachments:
        return words
    worn = [
        die_text(s, other, lang)
        for player in range(s.n)
        for other in s.pile(player, READY_AREA)
        if s.attached[other] == die
    ]
    if not worn:
        return words
    return message("die-with", lang, die=words, attached=language(lang).listing(worn))


def owned_text(s: State, die: int, names: list[str], viewer: int, lang: str = "en") -> str:
    """A die with its owner, as seen by that seat: "your Bog Toad", "Quinn's Bog Toad"."""
    words = die_text(s, die, lang)
    owner = s.owner(die)
    if owner < 0:
        return message("die-in-wilds", lang, die=words)
    if owner == viewer:
        return message("die-yours", lang, die=words)
    return message("die-of", lang, owner=names[owner], die=words)
