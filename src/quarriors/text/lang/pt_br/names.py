"""Brazilian Portuguese: the names of cards, which the boxes bring along in `sets/words/pt-BR/names`."""

from __future__ import annotations

import re

from quarriors.engine.cards import slug
from quarriors.text.boxwords import dice_called, translated
from quarriors.text.romance import Noun

_CODE = "pt-BR"


def full_name(name: str) -> str:
    """The Portuguese name of a card, a class, a type, or of a class and a type together; else the name as it is.

    >>> full_name("Mighty Witching Hag"), full_name("Death Charm"), full_name("Bog Toad")
    ('Velha Bruxa Poderosa', 'Simpatia de Morte', 'Bog Toad')
    """
    for kind in ("card", "name", "variant"):
        said = translated(f"{kind}-{slug(name)}", _CODE)
        if said:
            return said
    parts = name.split(" ")
    for cut in range(1, len(parts)):
        said = _with_type(" ".join(parts[:cut]), " ".join(parts[cut:]))
        if said:
            return said
    return name


def _with_type(front: str, back: str) -> str:
    """A name of two parts: a Creature has its type in front, a Spell behind; empty if it is neither."""
    type, of = translated(f"variant-{slug(back)}", _CODE), translated(f"name-{slug(front)}", _CODE, "of")
    if type and of:
        return f"{type} {of}"
    of_class = translated(f"name-{slug(back)}", _CODE)
    if of_class and translated(f"variant-{slug(front)}", _CODE):
        return f"{of_class} {type_name(front, is_feminine(back))}"
    return ""


def type_name(name: str, feminine: bool) -> str:
    """A type of card, as it agrees with its noun.

    >>> type_name("Mighty", False), type_name("Mighty", True)
    ('Poderoso', 'Poderosa')
    """
    id = f"variant-{slug(name)}"
    return (translated(id, _CODE, "feminine") if feminine else "") or translated(id, _CODE) or name


def is_feminine(name: str) -> bool:
    """Whether the name of a class is feminine."""
    return translated(f"name-{slug(name)}", _CODE, "gender") == "feminine"


def dice_of(noun: Noun, name: str) -> Noun:
    """Dice of a class: "dado de" and its name, unless the box says otherwise."""
    id = f"name-{slug(name)}"
    of = translated(id, _CODE, "of") or f"de {full_name(name)}"
    return Noun(
        translated(id, _CODE, "die") or f"{noun.one} {of}",
        translated(id, _CODE, "dice") or f"{noun.several} {of}",
    )


def die_called(name: str) -> str:
    """A die by the Portuguese name of its card: "dado de" and that, unless the box calls dice of the class otherwise.

    >>> die_called("Portal"), die_called("Auxiliar"), die_called("Auxiliar de Economia")
    ('dado de Portal', 'dado Auxiliar', 'dado Auxiliar de Economia')
    """
    for of_class, die in dice_called(_CODE).items():
        if f"{name} ".startswith(f"{of_class} "):
            return die + name.removeprefix(of_class)
    return f"dado de {name}"


def noun_of_name(name: str) -> str:
    """The noun that the Portuguese name of a class begins with; empty if it has none."""
    return re.sub("^[OA] ", "", translated(f"name-{slug(name)}", _CODE)).split(" ")[0]
