"""The directive ``box-cards``: every card of a box, told from its declarations while the page is built."""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from sphinx.util.typing import ExtensionMetadata

from quarriors import box
from quarriors.engine.cards import BASIC, CREATURE_CARD, QUEST_CARD, SPELL_CARD, Card, Die
from quarriors.text import ENGLISH, card_text, faces_text
from quarriors.text.provenance import MARKS, doubts

_STACKS = (("Basic cards", BASIC), ("Creatures", CREATURE_CARD), ("Spells", SPELL_CARD), ("Quests", QUEST_CARD))


class BoxCards(SphinxDirective):
    """Writes sections of Markdown for the box named in the argument, and has them parsed in place."""

    required_arguments = 1

    def run(self) -> list[Any]:
        return self.parse_text_to_nodes(box_page(self.arguments[0]), allow_section_headings=True)


def box_page(name: str) -> str:
    """A box as Markdown: its stacks of cards, class by class.

    >>> [line for line in box_page("base").splitlines() if "Life Cantrip" in line]
    ['| Life Cantrip | 3 | – | Attach: The Creature has +4 defense. |']
    """
    cards = box(name).cards
    lines: list[str] = []
    for title, kind in _STACKS:
        if any(card.kind == kind for card in cards):
            lines += [f"## {title}", ""]
        for die in _classes(cards, kind):
            lines += _class_lines(die, [card for card in cards if card.die is die])
    return "\n".join(lines)


def _classes(cards: list[Card], kind: str) -> list[Die]:
    found: list[Die] = []
    for card in cards:
        if card.kind == kind and card.die not in found:
            found.append(card.die)
    return found


def _class_lines(die: Die, cards: list[Card]) -> list[str]:
    faces = " · ".join(_escaped(face) for face in faces_text(cards[0], ENGLISH))
    lines = [
        f"### {die.name}",
        "",
        f"{_dice(die)}. Faces: {faces}.",
        "",
        "| Card | Cost | Glory | Text |",
        "|---|--:|--:|---|",
    ]
    for card in cards:
        glory = str(card.glory) if die.is_creature_die or card.kind == QUEST_CARD else "–"
        text = "<br>".join([*(_escaped(line) for line in card_text(card, ENGLISH)), *_note(card)]) or "–"
        lines.append(f"| {card.name}{_mark(card)} | {_cost(card)} | {glory} | {text} |")
    return [*lines, ""]


def _mark(card: Card) -> str:
    """What is not as printed, below the name."""
    told = ""
    for how, parts in doubts(card).items():
        told += f"<br>*{MARKS[how]} {', '.join(ENGLISH.say(f'cards-part-{part}') for part in parts)}*"
    return told


def _note(card: Card) -> list[str]:
    """What is known of the printed card, below the text."""
    return [f"*{_escaped(ENGLISH.say('cards-note', note=card.note))}*"] if card.note else []


def _cost(card: Card) -> str:
    if card.kind == QUEST_CARD:
        return f"level {card.level}"
    if not card.capturable:
        return "–"
    return str(card.cost) if card.discounted < 0 else f"{card.cost} ({card.discounted})"


def _dice(die: Die) -> str:
    told = f"{die.count} dice in the Wilds" if die.count else "No dice in the Wilds"
    return f"{told}, {die.per_player} in every starting bag" if die.per_player else told


def _escaped(text: str) -> str:
    return text.replace("*", "\\*").replace("|", "\\|")


def setup(app: Sphinx) -> ExtensionMetadata:
    app.add_directive("box-cards", BoxCards)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
