"""What never changes while a game is played: cards, boxes, ready-made Wilds and rules, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.faces import CREATURE_FACE, ENERGY_IDS, LOCK_FACE, NO_ENERGY, UNKNOWN
from quarriors.engine.game import Game
from quarriors.engine.provenance import PARTS
from quarriors.engine.rules import HANDICAPS, MIXES, STANDARD
from quarriors.engine.wilds import weaknesses
from quarriors.sets import DEFAULT, box, boxes_of, every_box
from quarriors.sets.ready_made import ready_made
from quarriors.text import (
    box_message,
    box_name,
    box_rules,
    brief_name,
    card_lines,
    card_name,
    face_text,
    leading_boxes,
    short_name,
    wilds_about,
    wilds_title,
)

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face
    from quarriors.engine.rules import Rules
    from quarriors.engine.wilds import Wilds
    from quarriors.text import TextLine
    from quarriors.text.words import Words

Json = dict[str, Any]

#: What a face is at bottom, by its code.
FACE_KINDS: Final = ("plain", "creature", "spell", "lock", "quartifact")
#: The rules there are to choose from, by option; the standard is what `Rules()` has. A turn limit is any number.
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "edition": ("revised", "classic"),
    "captures": (1, 2),
    "expert_culling": (False, True),
    "turn_limit": (None,),
    "quests": (None, True, False),
    "mix": MIXES,
    "side_cards": (4, 5),
    "handicap": HANDICAPS,
}
#: The most turns that a limit can be set to, as `Rules` has it.
MOST_TURNS: Final = 100_000


# -- cards -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def card_data(card: Card, words: Words, locks: bool = True) -> Json:
    """A card: numbers, six faces and text. `lines` are in the order in which happenings count them.
    Where no Locks are in play (`locks`), nothing is said of them.

    What is returned is kept and handed out again: it is to be read, not written to.

    >>> from quarriors.sets.base import BOX
    >>> from quarriors.text import ENGLISH
    >>> hag = card_data(BOX.card("Strong Witching Hag"), ENGLISH)
    >>> hag["id"], hag["class"], hag["cost"], hag["glory"], hag["faces"][5]["attack"], hag["faces"][5]["odds"]
    ('base/strong-witching-hag', 'Witching Hag', 5, 3, 4, 1)
    """
    lines = card_lines(card, words, locks)
    notations = [face.notation for face in card.die.faces]
    return {
        "id": card.id,
        "box": card.box,
        "box_title": box_name(box(card.box), words),
        "name": card_name(card, words),
        "brief": brief_name(card, words),
        "short": short_name(card, words),
        "class": card.die.name,
        "class_name": words.proper_name(card.die.name),
        "variant": card.variant or None,
        "kind": card.kind,
        "cost": card.cost if card.capturable else None,
        "discounted": card.discounted if card.discounted >= 0 else None,
        "energy": ENERGY_IDS[card.die.energy] or None,
        "glory": card.glory,
        "level": card.level if card.kind == QUEST_CARD else None,
        "text": [str(line) for line in lines],
        "lines": [_line_data(line, words) for line in lines],
        "faces": [face_data(face, notations.count(face.notation), words) for face in card.die.faces],
        "colours": list(card.die.colours),
        "dice": card.die.count,
        "per_player": card.die.per_player,
        "is_large": card.die.large,
        **({"traits": list(card.die.traits.words)} if card.die.traits.words else {}),
        **({"emblem": card.die.traits.emblem} if card.die.traits.emblem else {}),
        "provenance": {part: card.provenance.of(part) for part in PARTS},
        "note": card.note or None,
        "corrects": next((target for target, known in box(card.box).overrides.items() if known is card), None),
    }


def _line_data(line: TextLine, words: Words) -> Json:
    """A line of a card's text; one that is in another language than was asked for says in which."""
    data: Json = {"bursts": list(line.bursts), "keyword": line.keyword, "text": line.text}
    return {**data, "lang": line.lang} if line.lang != words.code else data


def face_data(face: Face, odds: int, words: Words) -> Json:
    """A face: what it shows, and on how many of the six sides. Symbols that it lacks are left out.

    A Creature's number that the card says is null.

    >>> from quarriors.engine.faces import Face
    >>> from quarriors.text import ENGLISH
    >>> face_data(Face("Q3|R"), 2, ENGLISH)
    {'kind': 'plain', 'notation': 'Q3|R', 'text': '3 Quiddity or re-roll', 'odds': 2, 'quiddity': 3, 'reroll': True,
    'either': True}
    """
    data: Json = {
        "kind": FACE_KINDS[face.kind],
        "notation": face.notation,
        "text": face_text(face, words),
        "odds": odds,
    }
    if face.kind == CREATURE_FACE:
        data["level"] = face.level
        data["attack"] = None if face.attack == UNKNOWN else face.attack
        data["defense"] = None if face.defense == UNKNOWN else face.defense
    symbols = {
        "bursts": face.bursts,
        "quiddity": face.quiddity,
        "energy": ENERGY_IDS[face.energy],
        "draw": face.draw,
        "reroll": face.reroll,
        "either": face.either,
        "question": face.question,
        "quartifact": face.quartifact,
    }
    data.update({name: value for name, value in symbols.items() if value})
    return data


def cards_of(table: Game | Wilds, words: Words) -> list[Json]:
    """The cards of a game, in the order in which pictures and happenings number them."""
    wilds = table.wilds if isinstance(table, Game) else table
    return [card_data(card, words, wilds.has_locks) for card in wilds.cards]


def remarks(wilds: Wilds, words: Words) -> list[str]:
    """Cards that are weak in these Wilds, and why (X8)."""
    sentences: list[str] = []
    for one in weaknesses(wilds):
        name = card_name(one.card, words)
        if one.missing:
            sentences.append(words.say("deal-weak", card=name, **{"class": words.proper_name(one.missing)}))
        else:
            sentences.append(words.say("deal-weak-locks", card=name))
    return sentences


# -- the shelf -------------------------------------------------------------------------------------


def gallery(words: Words, sets: Iterable[str] | None = None) -> list[Json]:
    """Every card of these boxes, or of all there are, put right where one of them does so."""
    found = every_box() if sets is None else boxes_of(list(sets))
    overridden = {target for known in found for target in known.overrides}
    return [card_data(card, words) for known in found for card in known.cards if card.id not in overridden]


def boxes(words: Words) -> list[Json]:
    """Every box: what it is called, what it says of itself, and what there is in it.

    >>> from quarriors.text import ENGLISH
    >>> [(box["id"], box["plays_alone"]) for box in boxes(ENGLISH)][:2]
    [('base', True), ('rise_of_the_demons', False)]
    """
    return [_box_data(known, words) for known in every_box()]


def _box_data(known: Box, words: Words) -> Json:
    cards = [card for card in known.cards if not card.die.large]
    pictured = next((card.die for card in known.cards if card.die.name == known.pictured), known.cards[0].die)
    return {
        "id": known.id,
        "name": known.name,
        "title": box_name(known, words),
        "about": box_message(known, "about", words),
        "glance": box_rules(known, words),
        "year": known.year,
        "cards": len(cards),
        "printed": len([card for card in cards if card.provenance.is_printed]),
        "reported": len([card for card in cards if card.provenance.reported]),
        "reconstructed": len([card for card in cards if card.provenance.reconstructed]),
        "quests": len([card for card in cards if card.kind == QUEST_CARD]),
        "plays_alone": known.alone is not None,
        "leads": known.leads,
        "is_standard": known.id in DEFAULT,
        "is_classic": any(card.classic for card in cards),
        "classic": len([card for card in cards if card.classic]),
        "has_locks": any(face.kind == LOCK_FACE for card in cards for face in card.die.faces),
        "has_energy": any(card.die.energy != NO_ENERGY for card in cards),
        "has_large": len(cards) < len(known.cards),
        "pictured": {"class": pictured.name, "kind": pictured.kind, "colours": list(pictured.colours)},
        "icon": known.icon,
    }


def named_wilds(words: Words) -> list[Json]:
    """The ready-made Wilds: what is said of them, the boxes they need, their cards, with the quests of every level.

    >>> from quarriors.text import ENGLISH
    >>> first = named_wilds(ENGLISH)[0]
    >>> first["name"], first["sets"], len(first["cards"])
    ('first-game', ['base'], 10)
    """
    return [
        {
            "name": name,
            "title": wilds_title(ready, words),
            "about": wilds_about(ready, words),
            "sets": list(ready.sets),
            "cards": list(ready.ids),
        }
        for name, ready in ready_made(every_box()).items()
    ]


# -- rules and bots --------------------------------------------------------------------------------


def rule_options(words: Words) -> list[Json]:
    """Every rule that can be chosen: its standard value, and the values there are, each with what it says.

    Where any number of a range will do, `range` has the least and the most.

    >>> from quarriors.text import ENGLISH
    >>> captures = rule_options(ENGLISH)[1]
    >>> captures["name"], captures["standard"], captures["values"][1]
    ('captures', 1, {'value': 2, 'text': 'Everyone may capture 2 dice each turn.'})
    """
    return [
        {
            "name": name,
            "standard": STANDARD[name],
            "values": [{"value": value, "text": _said(name, value, words)} for value in values],
            "range": [1, MOST_TURNS] if name == "turn_limit" else None,
        }
        for name, values in CHOICES.items()
    ]


def told_rules(rules: Rules, words: Words) -> list[str]:
    """What differs from the standard rules, a sentence each; the edition is left to a title."""
    said = [_said(name, value, words) for name, value in rules.options().items()]
    return [text for text in said if text]


def _said(name: str, value: object, words: Words) -> str | None:
    """The sentence about a rule; what is standard needs none."""
    id = f"rules-{name.replace('_', '-')}"
    if value == STANDARD[name] or not words.has(id):
        return None
    word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    return words.say(id, value=word, box=leading_boxes(words))
