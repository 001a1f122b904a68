"""What boxes say: messages that they bring along (`Box(words=…)`), by language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from quarriors.engine.boxes import look_up, on_the_shelf
from quarriors.engine.cards import slug
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card
    from quarriors.sets.ready_made import ReadyMade

#: How the ids of names begin.
_NAMED = ("name-", "variant-", "card-")
#: The language that a box speaks if it lacks the one that is asked for.
_ELSE = "en"


def box_message(box: Box, id: str, words: Words, in_english: bool = True) -> str:
    """What a box says under that id, if need be in English; empty if it says nothing.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> box_message(BOX, "name", ENGLISH), box_message(BOX, "recipe", ENGLISH)
    ('Base box', '')
    """
    for tongue in dict.fromkeys((words.code, _ELSE) if in_english else (words.code,)):
        if tongue in box.words:
            said = _said(tongue, box.words[tongue], id)
            if said:
                return said
    return ""


def translated(id: str, code: str, attribute: str = "") -> str:
    """What a box says in exactly that language under that id, or as an attribute of it; empty if none does.

    This is how the names of cards are found: `name-…`, `variant-…`, `card-…`.

    >>> translated("name-black-cat", "pt-BR"), translated("name-black-cat", "en")
    ('Gato Preto', '')
    """
    return _names(code).get(f"{id}.{attribute}" if attribute else id, "")


def dice_called(code: str) -> dict[str, str]:
    """By the name of a class in that language, what one of its dice is called, where a box says so (`.die`).

    >>> dice_called("pt-BR")
    {'Auxiliar': 'dado Auxiliar'}
    """
    names = _names(code)
    return {names[id.removesuffix(".die")]: said for id, said in names.items() if id.endswith(".die")}


@lru_cache(16)
def _names(code: str) -> dict[str, str]:
    """Every name that a box on the shelf has in that language; read once, for it is asked for all the time."""
    import quarriors.sets  # noqa: F401 - it lends the shelf

    found: dict[str, str] = {}
    for box in on_the_shelf():
        for message in FluentResource(box.words.get(code, "")).body:
            if isinstance(message, Message) and message.id.name.startswith(_NAMED):
                id = message.id.name
                for attribute in ("", *(one.id.name for one in message.attributes)):
                    said = _said(code, box.words[code], id, attribute)
                    found.setdefault(f"{id}.{attribute}" if attribute else id, said)
    return found


@lru_cache(4096)
def _said(code: str, text: str, id: str, attribute: str = "") -> str:
    bundle = _bundle(code, text)
    message = bundle.get_message(id) if bundle.has_message(id) else None
    if message is None:
        return ""
    pattern = message.attributes.get(attribute) if attribute else message.value
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


@lru_cache(256)
def _bundle(code: str, text: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def box_name(box: Box, words: Words) -> str:
    """What people call it: a short name that it brings, or the one on its lid.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.rise_of_the_demons import BOX
    >>> box_name(BOX, ENGLISH), BOX.name
    ('Rise of the Demons', 'Quarriors! Rise of the Demons')
    """
    return box_message(box, "name", words) or box.name


def box_rules(box: Box, words: Words) -> list[str]:
    """Its own rules at a glance: ``glance-1``, ``glance-2``, …

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.promos import BOX
    >>> box_rules(BOX, ENGLISH)
    ['Extra cards that you play with the dice of other boxes.']
    """
    sentences: list[str] = []
    while said := box_message(box, f"glance-{len(sentences) + 1}", words):
        sentences.append(said)
    return sentences


def leading_boxes(words: Words) -> str:
    """The boxes that the ways of mixing (`Rules.mix`) are about.

    >>> from quarriors.text import ENGLISH
    >>> leading_boxes(ENGLISH)
    'Rise of the Demons'
    """
    return words.listing([box_name(box, words) for box in on_the_shelf() if box.leads])


def own_short_name(card: Card, words: Words) -> str:
    """What a box calls the dice of a card for short (``short-big-bog-toad``), or nothing."""
    keeps_names = words.proper_name(card.die.name) == card.die.name
    for id in dict.fromkeys((card.die.box, card.home)):
        box = look_up(id)
        said = box_message(box, f"short-{slug(card.die.name)}", words, keeps_names) if box is not None else ""
        if said:
            return said
    return ""


def own_brief_name(card: Card, words: Words) -> str:
    """What a box calls a card where room is scarce (``brief-mighty-bog-toad``), or nothing."""
    box = look_up(card.box)
    return box_message(box, f"brief-{card.slug}", words, in_english=False) if box is not None else ""


def wilds_title(ready: ReadyMade, words: Words) -> str:
    """The title of ready-made Wilds, or their name."""
    return _of_wilds(ready, "", words) or ready.name


def wilds_about(ready: ReadyMade, words: Words) -> str:
    """A sentence on ready-made Wilds, if one of their boxes has any."""
    return ready.why or _of_wilds(ready, "-about", words)


def _of_wilds(ready: ReadyMade, ending: str, words: Words) -> str:
    owner, slash, name = ready.name.rpartition("/")
    for id in [owner] if slash else ready.sets:
        box = look_up(id)
        said = box_message(box, f"wilds-{name}{ending}", words) if box is not None else ""
        if said:
            return said
    return ""
