"""Dice as they are drawn: a chip is one line, a tile two. Both show the face's symbols in the colours of its class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from quarriors.cli.table.looks import die_style
from quarriors.engine.faces import CREATURE_FACE, DARK, LIGHT, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE, Face
from quarriors.engine.zones import QUEST_AREA, READY_AREA
from quarriors.text import short_name
from quarriors.text.faces import BURST

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.state import State
    from quarriors.text.words import Words

QUIDDITY = "◆"
DRAW = "↓"
REROLL = "↻"
SPELL_SIGN = "✦"
GLORY = "★"
LOCK_SIGN = "▣"
QUARTIFACT_SIGN = "✠"
ANCHOR = "‡"
#: Quiddity by its energy.
ENERGIES = {LIGHT: "☼", DARK: "☾"}
_LEVELS = "○①②③④⑤⑥⑦⑧⑨"


def level_sign(level: int) -> str:
    """A level as dice show it.

    >>> level_sign(2)
    '②'
    """
    return _LEVELS[level] if level < len(_LEVELS) else str(level)


_ICONS = {SPELL_FACE: SPELL_SIGN, LOCK_FACE: LOCK_SIGN, QUARTIFACT_FACE: QUARTIFACT_SIGN}


def symbols(face: Face, attack: int | None = None, defense: int | None = None) -> str:
    """What a face shows, in signs; a Creature with its numbers of the moment, if they are given.

    >>> symbols(Face("C 2/4/5 **")), symbols(Face("Q1+D1")), symbols(Face("Q3|R")), symbols(Face("S *"))
    ('②4/5✶✶', '1◆+↓1', '3◆|↻', '✦✶')
    >>> symbols(Face("Q2 light")), symbols(Face("Q0 ***")), symbols(Face("L *")), symbols(Face("A:Holy Quill"))
    ('2☼', '0◆✶✶✶', '▣✶', '✠')
    """
    bursts = BURST * face.bursts
    if face.kind == CREATURE_FACE:
        numbers = [face.attack if attack is None else attack, face.defense if defense is None else defense]
        shown = ["?" if number < 0 else str(number) for number in numbers]
        return f"{level_sign(face.level)}{shown[0]}/{shown[1]}{bursts}"
    if face.kind in _ICONS:
        return _ICONS[face.kind] + bursts
    parts = []
    if face.quiddity or face.notation.startswith("Q0"):
        parts.append(f"{face.quiddity}{ENERGIES.get(face.energy, QUIDDITY)}")
    if face.reroll:
        parts.append(REROLL)
    if face.draw:
        parts.append(f"{DRAW}{face.draw}")
    if face.question:
        parts.append("?")
    return ("|" if face.either else "+").join(parts) + bursts


def card_style(card: Card) -> Style:
    """The colours of a card's dice."""
    return die_style(*card.die.colours)


def shown(s: State, die: int) -> str:
    """The signs a die on the table shows now; nothing for one that shows no face."""
    form = s.form[die]
    if form < 0:
        return ""
    face = s.catalog.face(form)
    if face.kind == CREATURE_FACE and s.owner(die) >= 0 and s.zone(die) in (READY_AREA, QUEST_AREA):
        return symbols(face, s.highest_attack(die), s.defense(die))
    return symbols(face)


def name_of(s: State, die: int, words: Words) -> str:
    """The short name on a die; one that copies another Creature says so, a Quartifact has a name of its own."""
    form = s.form[die]
    if form >= 0 and s.catalog.kind[form] == QUARTIFACT_FACE:
        return words.proper_name(s.catalog.face(form).quartifact)
    name = short_name(s.catalog.cards[s.catalog.card_of[die]], words)
    if s.copying(die):
        return f"{name}={short_name(s.catalog.cards[s.shown_card(die)], words)}"
    return name


def chip(s: State, die: int, words: Words) -> list[Text]:
    """A die in one line."""
    style = card_style(s.catalog.cards[s.catalog.card_of[die]])
    worn = "+" if s.attached[die] >= 0 else ""
    signs = shown(s, die)
    name = name_of(s, die, words)
    return [Text(f" {worn}{name} {signs} " if signs else f" {worn}{name} ", style)]


def tile(s: State, die: int, words: Words) -> list[Text]:
    """A die in two lines: name and symbols."""
    style = card_style(s.catalog.cards[s.catalog.card_of[die]])
    worn = "+" if s.attached[die] >= 0 else ""
    lines = [worn + name_of(s, die, words), shown(s, die)]
    width = max(10, *(len(line) + 2 for line in lines))
    return [Text(line.center(width), style) for line in lines]


def face_chips(card: Card) -> Text:
    """The six faces of a card's dice, in card order."""
    text = Text()
    for at, face in enumerate(card.die.faces):
        if at:
            text.append(" ")
        text.append(f" {symbols(face) or '–'} ", card_style(card))
    return text
