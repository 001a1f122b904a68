"""What boxes say: messages that they bring along (`Box(words=…)`), by language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from quarriors.engine.boxes import look_up, on_the_shelf
from quarriors.engine.cards import slug
from quarriors.text.languages import language

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card
    from quarriors.sets.ready_made import ReadyMade

#: The language that a box speaks if it lacks the one that is asked for.
_ELSE = "en"


def box_message(box: Box, id: str, lang: str = "en") -> str:
    """What a box says under that id, in English if not in that language; empty if it says nothing.

    >>> from quarriors.sets.base import BOX
    >>> box_message(BOX, "name"), box_message(BOX, "recipe")
    ('Base box', '')
    """
    code = language(lang).code
    for tongue in dict.fromkeys((code, _ELSE)):
        if tongue in box.words:
            said = _said(tongue, box.words[tongue], id)
            if said:
                return said
    return ""


@lru_cache(4096)
def _said(code: str, text: str, id: str) -> str:
    bundle = _bundle(code, text)
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""


@lru_cache(256)
def _bundle(code: str, text: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def box_name(box: Box, lang: str = "en") -> str:
    """What people call it: a short name that it brings, or the one on its lid.

    >>> from quarriors.sets.rise_of_the_demons import BOX
    >>> box_name(BOX), BOX.name
    ('Rise of the Demons', 'Quarriors! Rise of the Demons')
    """
    return box_message(box, "name", lang) or box.name


def box_rules(box: Box, lang: str = "en") -> list[str]:
    """Its own rules at a glance: ``glance-1``, ``glance-2``, …

    >>> from quarriors.sets.promos import BOX
    >>> box_rules(BOX)
    ['Single cards, played with dice of the other boxes.']
    """
    sentences: list[str] = []
    while said := box_message(box, f"glance-{len(sentences) + 1}", lang):
        sentences.append(said)
    return sentences


def leading_boxes(lang: str = "en") -> str:
    """The boxes that the ways of mixing (`Rules.mix`) are about.

    >>> leading_boxes()
    'Rise of the Demons'
    """
    return language(lang).listing([box_name(box, lang) for box in on_the_shelf() if box.leads])


def own_short_name(card: Card, lang: str = "en") -> str:
    """What a box calls the dice of a card for short (``short-big-bog-toad``), or nothing."""
    for id in dict.fromkeys((card.die.box, card.home)):
        box = look_up(id)
        said = box_message(box, f"short-{slug(card.die.name)}", lang) if box is not None else ""
        if said:
            return said
    return ""


def wilds_title(ready: ReadyMade, lang: str = "en") -> str:
    """The title of ready-made Wilds, or their name."""
    return _of_wilds(ready, "", lang) or ready.name


def wilds_about(ready: ReadyMade, lang: str = "en") -> str:
    """A sentence on ready-made Wilds, if one of their boxes has any."""
    return ready.why or _of_wilds(ready, "-about", lang)


def _of_wilds(ready: ReadyMade, ending: str, lang: str) -> str:
    owner, slash, name = ready.name.rpartition("/")
    for id in [owner] if slash else ready.sets:
        box = look_up(id)
        said = box_message(box, f"wilds-{name}{ending}", lang) if box is not None else ""
        if said:
            return said
    return ""
