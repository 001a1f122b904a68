"""Faces and dice in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.faces import CREATURE_FACE, ENERGY_IDS, LOCK_FACE, NO_ENERGY, QUARTIFACT_FACE, SPELL_FACE
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE
from quarriors.text.boxwords import own_brief_name, own_short_name
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face
    from quarriors.engine.state import State

BURST: Final = "✶"
#: Where a die shows a face.
_SHOWN: Final = (ACTIVE_POOL, READY_AREA, LOCKED_AREA, SET_ASIDE, QUEST_AREA)


def card_name(card: Card, words: Words) -> str:
    """A card's name.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> card_name(BOX.cards[-1], ENGLISH)
    'Mighty Witching Hag'
    """
    return words.proper_name(card.name)


def short_name(card: Card, words: Words) -> str:
    """What players call the dice of a card for short.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> [short_name(BOX.card(name), ENGLISH) for name in ("Mighty Warrior of the Quay", "Strong Quake Dragon")]
    ['Warrior', 'Dragon']
    """
    return own_short_name(card, words) or words.language.short_name(card.die.name)


def brief_name(card: Card, words: Words) -> str:
    """A card's name where room is scarce: its type and what players call its dice.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> brief_name(BOX.card("Mighty Warrior of the Quay"), ENGLISH), brief_name(BOX.card("Life Charm"), ENGLISH)
    ('Mighty Warrior', 'Life Charm')
    """
    short = short_name(card, words)
    if not card.variant:
        return short
    own = own_brief_name(card, words)
    return own or card_name(card, words).replace(words.proper_name(card.die.name), short, 1)


def face_text(face: Face, words: Words) -> str:
    """What a face shows.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.engine.faces import Face
    >>> face_text(Face("C 2/4/5 **"), ENGLISH), face_text(Face("Q3|R"), ENGLISH)
    ('level 2, attack 4, defense 5 ✶✶', '3 Quiddity or re-roll')
    >>> face_text(Face("L *"), ENGLISH), face_text(Face("Q2 light"), ENGLISH), face_text(Face("A:Holy Quill"), ENGLISH)
    ('lock ✶', '2 Light Quiddity', 'Holy Quill')
    """
    return _with_bursts(_symbols(face, words), face, words)


def faces_text(card: Card, words: Words) -> list[str]:
    """The six faces of a card's dice, in card order.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> faces_text(BOX.card("Portal"), ENGLISH)
    ['1 Quiddity', 'draw 1', 'draw 1', 'draw 2', 'draw 2', 'draw 2']
    """
    return [face_text(face, words) for face in card.die.faces]


def _symbols(face: Face, words: Words) -> str:
    if face.kind == CREATURE_FACE:
        return _creature(face.level, face.attack, face.defense, words)
    if face.kind == SPELL_FACE:
        return words.say("face-spell")
    if face.kind == LOCK_FACE:
        return words.say("face-lock")
    if face.kind == QUARTIFACT_FACE:
        return words.say("face-quartifact", name=words.proper_name(face.quartifact))
    parts: list[str] = []
    if face.quiddity:
        id = "face-quiddity" if face.energy == NO_ENERGY else f"face-quiddity-{ENERGY_IDS[face.energy]}"
        parts.append(words.say(id, n=face.quiddity))
    elif face.notation.startswith("Q0"):
        parts.append(words.say("face-no-quiddity"))
    if face.question:
        parts.append(words.say("face-question"))
    if face.reroll:
        parts.append(words.say("face-reroll"))
    if face.draw:
        parts.append(words.say("face-draw", n=face.draw))
    if len(parts) == 2:
        return words.say("face-either" if face.either else "face-joined", one=parts[0], two=parts[1])
    if parts:
        return parts[0]
    return "" if face.bursts else words.say("face-blank")


def _creature(level: int, attack: int, defense: int, words: Words) -> str:
    unknown = words.say("number-unknown")
    shown = [number if number >= 0 else unknown for number in (attack, defense)]
    return words.say("face-creature", level=level, attack=shown[0], defense=shown[1])


def _with_bursts(symbols: str, face: Face, words: Words) -> str:
    bursts = BURST * face.bursts
    if not bursts:
        return symbols
    if not symbols:
        return words.say("face-only-bursts", bursts=bursts)
    return words.say("face-bursts", face=symbols, bursts=bursts)


# -- dice ------------------------------------------------------------------------------------------


def die_text(s: State, die: int, words: Words) -> str:
    """A die on the table: its name, what it shows with its numbers of the moment, what is attached to it."""
    own = s.catalog.cards[s.catalog.card_of[die]]
    form = s.form[die]
    name = card_name(own, words)
    if form < 0 or s.owner(die) < 0 or s.zone(die) not in _SHOWN:
        return words.say("die-plain", name=name)
    shown = s.catalog.cards[s.shown_card(die)]
    face = s.catalog.face(form)
    shown_words = shown_text(s, die, words)
    if s.copying(die):
        said = words.say("die-copying", name=name, model=card_name(shown, words), face=shown_words)
    elif face.kind == SPELL_FACE:
        said = _with_bursts(name, face, words)
    elif face.kind == QUARTIFACT_FACE:
        said = shown_words
    elif s.zone(die) == LOCKED_AREA:
        said = words.say("die-locked", die=_with_bursts(name, face, words))
    else:
        said = words.say("die-showing", name=name, face=shown_words)
    return _with_attached(s, die, said, words)


def shown_text(s: State, die: int, words: Words) -> str:
    """What a die on the table shows; a Creature with its numbers of the moment."""
    face = s.catalog.face(s.form[die])
    if face.kind == CREATURE_FACE:
        return _with_bursts(_creature(face.level, s.highest_attack(die), s.defense(die), words), face, words)
    return face_text(face, words)


def _with_attached(s: State, die: int, said: str, words: Words) -> str:
    if not s.attachments:
        return said
    worn = [
        die_text(s, other, words)
        for player in range(s.n)
        for other in s.pile(player, READY_AREA)
        if s.attached[other] == die
    ]
    if not worn:
        return said
    return words.say("die-with", die=said, attached=words.listing(worn))


def owned_text(s: State, die: int, names: list[str], viewer: int, words: Words) -> str:
    """A die with its owner, as seen by that seat: "your Bog Toad", "Quinn's Bog Toad"."""
    said = die_text(s, die, words)
    owner = s.owner(die)
    if owner < 0:
        return words.say("die-in-wilds", die=said)
    if owner == viewer:
        return words.say("die-yours", die=said)
    return words.say("die-of", owner=names[owner], die=said)
