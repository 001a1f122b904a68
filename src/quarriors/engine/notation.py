"""The words of options and dice that records, positions and tests are written in: the same in every language."""

from __future__ import annotations

from typing import Final

from . import kinds
from .errors import IllegalOption, OptionError
from .numbering import LINES
from .option import Option
from .state import State
from .zones import READY_AREA

#: What stands before a copying Creature that is to copy another.
_COPY: Final = "copy another with"


def die_words(s: State, die: int) -> str:
    """A die as it lies there: class, face, and what is attached to it."""
    words = s.catalog.cards[s.catalog.card_of[die]].die.name
    form = s.form[die]
    if form >= 0:
        card = s.catalog.cards[form // 6]
        face = card.die.faces[form % 6].notation
        words += f" as {card.die.name} {face}" if s.copying(die) else f" {face}"
    if s.attachments:
        worn: list[str] = []
        for player in range(s.n):
            for other in s.pile(player, READY_AREA):
                if s.attached[other] == die:
                    worn.append(die_words(s, other))
        if worn:
            words += " with " + " and ".join(sorted(worn))
    return words


def _plain_words(s: State, names: list[str], option: Option) -> str:
    kind = option.kind if option.code != kinds.COPY else _COPY
    if option.die >= 0:
        words = f"{kind} {die_words(s, option.die)}"
        owner = s.owner(option.die)
        return f"{words} of {names[owner]}" if owner >= 0 and owner != s.asker else words
    if option.card >= 0:
        return f"{kind} {s.catalog.cards[option.card].die.name}"
    if option.face >= 0:
        die = s.ask_die
        return f"{kind} {s.catalog.cards[s.catalog.card_of[die]].die.faces[option.face].notation}"
    if option.player >= 0:
        return f"{kind} {names[option.player]}"
    if option.ability >= 0:
        return f"{kind} {s.catalog.cards[option.ability // LINES].name}"
    return kind


def all_words(s: State, names: list[str]) -> list[str]:
    """The words of every option of the open decision, in order; those that would read alike are numbered."""
    words = [_plain_words(s, names, option) for option in s.options]
    numbered: list[str] = []
    for at, text in enumerate(words):
        if words.count(text) > 1:
            numbered.append(f"{text} #{words[:at].count(text) + 1}")
        else:
            numbered.append(text)
    return numbered


def find_option(s: State, names: list[str], text: str) -> Option:
    """The option of the open decision that these words, or their beginning, or the short text form mean."""
    wanted = " ".join(text.split()).lower()
    if not wanted:
        raise OptionError("an option in words, not an empty text").worded("option-empty")
    for option in s.options:
        if str(option) == wanted:
            return option
    words = [w.lower() for w in all_words(s, names)]
    if wanted.startswith("copy ") and not wanted.startswith("copy another"):
        wanted = f"{_COPY} {wanted[5:]}"  # as earlier records have it
    for option, known in zip(s.options, words, strict=True):
        if known == wanted:
            return option
    begins = [k for k, known in enumerate(words) if known.startswith(wanted + " ")]
    if len(begins) == 1:
        return s.options[begins[0]]
    if begins:
        several = [words[k] for k in begins]
        fault = OptionError(f"{text!r} could be {' or '.join(several)}")
        raise fault.worded("option-several", text=text[:80], options="; ".join(several))
    there = all_words(s, names)
    offered = IllegalOption(f"{text!r} is not offered; there is: {', '.join(there)}")
    raise offered.worded("option-unknown", text=text[:80], options="; ".join(there))
