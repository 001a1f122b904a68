"""Fingerprints of boxes: two installations with the same fingerprint play the same cards."""

from __future__ import annotations

from hashlib import blake2b

from .box import Box
from .cards import BASIC, QUEST_CARD, SPELL_CARD, Card, Die
from .faces import ENERGY_IDS, NO_ENERGY
from .lines import grouped
from .words import Bare, Key, call


def fingerprint(box: Box) -> str:
    """Sixteen hexadecimal digits over everything that the cards of a box declare, in the vocabulary's words.

    How Python classes and attributes are called is no part of it, nor is what is worked out, nor colours and notes.
    """
    text = "\n".join(card_said(card) for card in box.cards)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def card_said(card: Card) -> str:
    """A card as its box could have written it.

    >>> from quarriors.sets.base import BOX
    >>> card_said(BOX.card("Warrior of the Quay")).partition("'), ")[2]
    "'', 4, has(attack(3), if_=is_exactly(count(creatures(defender, ready_area)), 1)), glory=2)"
    """
    parts: list[object] = [Bare(_die_said(card.die)), card.variant]
    parts.append(card.level if card.kind == QUEST_CARD else (card.cost if card.capturable else None))
    parts += grouped(card.lines)
    parts.append(Key("glory", card.glory))
    if card.discounted >= 0:
        parts.append(Key("discounted", card.discounted))
    if card.name != _usual_name(card):
        parts.append(Key("name", card.name))
    return call("quest" if card.kind == QUEST_CARD else "card", parts)


def _usual_name(card: Card) -> str:
    if card.kind == SPELL_CARD or card.variant.startswith("of "):
        return f"{card.die.name} {card.variant}".strip()
    return f"{card.variant} {card.die.name}".strip()


def _die_said(die: Die) -> str:
    parts: list[object] = [die.name, ", ".join(face.notation for face in die.faces)]
    if die.kind == BASIC:
        parts += [Key("count", die.count), Key("per_player", die.per_player)]
    if die.energy != NO_ENERGY:
        parts.append(Key("energy", ENERGY_IDS[die.energy]))
    if die.traits.said:
        parts.append(Key("traits", Bare(f"[{', '.join(die.traits.said)}]")))
    return call(f"{die.kind}_die", parts)
