"""Cards on a sheet: rows for people, objects for scripts."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from rich.text import Text

from quarriors.cli.paper import Paper
from quarriors.engine.cards import BASIC, CREATURE_CARD, QUEST_CARD, SPELL_CARD
from quarriors.engine.faces import ENERGY_IDS, LOCK_FACE
from quarriors.engine.provenance import PARTS
from quarriors.sets import box
from quarriors.text import box_name, card_lines, card_name, card_text, faces_text
from quarriors.text.faces import BURST
from quarriors.text.provenance import MARKS, doubts, marked_name

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face
    from quarriors.text.words import Words

#: Lines longer than this are hard to read, however wide the window.
_WIDEST = 160
#: A column of text narrower than this is worse than text below.
_NARROWEST = 48
#: In windows narrower than this lines break where they like.
_LEAST = 40
_HEAD = "bold"


# -- objects ---------------------------------------------------------------------------------------


def card_object(card: Card, words: Words, locks: bool = True) -> dict[str, Any]:
    """A card for scripts. `text` is what it says, one line for each ability; `lines` the same in its parts.
    Where no dice can be Locked (`locks`), nothing is called unlocked.

    >>> from quarriors.sets.base import BOX
    >>> from quarriors.text import ENGLISH
    >>> hag = card_object(BOX.card("Strong Witching Hag"), ENGLISH)
    >>> hag["id"], hag["class"], hag["variant"], hag["cost"], hag["faces"][5]
    ('base/strong-witching-hag', 'Witching Hag', 'Strong', 5, 'C 2/4/5')
    """
    return {
        "id": card.id,
        "set": card.box,
        "name": card_name(card, words),
        "class": card.die.name,
        "variant": card.variant,
        "kind": card.kind,
        "cost": card.cost if card.capturable else None,
        "discounted": card.discounted if card.discounted >= 0 else None,
        "energy": ENERGY_IDS[card.die.energy] or None,
        "glory": card.glory,
        "level": card.level if card.kind == QUEST_CARD else None,
        "faces": [str(face) for face in card.die.faces],
        "text": "\n".join(card_text(card, words, locks)),
        "lines": [
            {"bursts": list(line.bursts), "keyword": line.keyword, "text": line.text}
            for line in card_lines(card, words, locks)
        ],
        "provenance": {part: card.provenance.of(part) for part in PARTS},
        "note": card.note or None,
        "colours": list(card.die.colours),
        "dice": card.die.count,
        "per_player": card.die.per_player,
        "corrects": original(card),
    }


def original(card: Card) -> str | None:
    """The id of the card that this one stands in for."""
    return next((target for target, known in box(card.box).overrides.items() if known is card), None)


# -- rows ------------------------------------------------------------------------------------------


def face_signs(face: Face, words: Words) -> str:
    """A face as short as can be: no letter for Creatures, stars as dice show them.

    >>> from quarriors.engine.faces import Face
    >>> from quarriors.text import ENGLISH
    >>> [face_signs(Face(face), ENGLISH) for face in ("C 2/4/5 **", "Q3|R", "S *")]
    ['2/4/5✶✶', 'Q3|R', 'S✶']
    >>> [face_signs(Face(face), ENGLISH) for face in ("Q2 dark", "L *", "A:Holy Quill")]
    ['Q2☾', 'L✶', 'Holy Quill']
    """
    if face.quartifact:
        return words.proper_name(face.quartifact)
    signs = str(face).removeprefix("C ").replace(" *", "*").replace("*", BURST)
    return signs.replace(" light", "☼").replace(" dark", "☾")


def listing(cards: list[Card], words: Words, locks: bool = True) -> list[Text]:
    """Rows of cards with their texts, under the headings of their stacks."""
    texts = {card.id: [*card_text(card, words, locks), *_doubts(card, words)] for card in cards}
    return _Form(cards, words, texts).lines(cards)


def outline(cards: list[Card], words: Words) -> list[Text]:
    """The same without texts, for those who have the cards before them."""
    return _Form(cards, words, {}).lines(cards)


def legend(cards: list[Card], words: Words) -> list[Text]:
    """What the signs in these rows mean."""
    faces = [face for card in cards for face in card.die.faces]
    sentences = [words.say("cards-legend")]
    if any(face.kind == LOCK_FACE for face in faces):
        sentences.append(words.say("cards-legend-lock"))
    if any(face.question for face in faces):
        sentences.append(words.say("cards-legend-question"))
    if any(face.energy for face in faces):
        sentences.append(words.say("cards-legend-energy"))
    lines = note(" ".join(sentences))
    for how in MARKS:
        if any(how in doubts(card) for card in cards):
            lines += note(words.say(f"cards-mark-{how}"))
    return lines


def _signs(card: Card, words: Words) -> str:
    joint = ", " if card.kind == QUEST_CARD else " "
    return joint.join(face_signs(face, words) for face in card.die.faces)


def _cost(card: Card) -> str:
    if not card.capturable:
        return "–"
    return str(card.cost) if card.discounted < 0 else f"{card.cost}/{card.discounted}"


class _Form:
    """How wide the columns are: faces behind the name if there is room, texts behind the faces if there is more."""

    def __init__(self, cards: list[Card], words: Words, texts: dict[str, list[str]]) -> None:
        self.words = words
        self.texts = texts
        self.room = width()
        # quests have their faces below: they are long
        self.names = max((len(marked_name(card, words)) for card in cards if card.kind != QUEST_CARD), default=0)
        self.numbers = [words.say("cards-cost"), words.say("cards-glory")]
        self.indent = sum(len(word) + 1 for word in self.numbers) + 1
        signs = [len(_signs(card, words)) for card in cards if card.kind != QUEST_CARD]
        left = self.indent + self.names + 2 + max(signs, default=0)
        self.one_line = left <= self.room
        self.beside = left + 2 if texts and self.room - left - 2 >= _NARROWEST else 0

    def lines(self, cards: list[Card]) -> list[Text]:
        lines = [self.head()]
        for kind in (BASIC, CREATURE_CARD, SPELL_CARD, QUEST_CARD):
            stack = [card for card in cards if card.kind == kind]
            if stack:
                lines += [Text(""), Text(self.words.say(f"cards-stack-{kind}"), style=_HEAD)]
            for card in stack:
                lines += self.rows(card)
        return lines

    def head(self) -> Text:
        card, faces = self.words.say("cards-card"), self.words.say("cards-faces")
        line = f"{self.numbers[0]} {self.numbers[1]}  "
        line += f"{card:{self.names}}  {faces}" if self.one_line else f"{card}, {faces}"
        if self.beside:
            line = f"{line:{self.beside}}{self.words.say('cards-text')}"
        return Text(line, style=_HEAD)

    def rows(self, card: Card) -> list[Text]:
        cost, glory = self.numbers
        worth = str(card.glory) if card.die.is_creature_die or card.kind == QUEST_CARD else "–"
        first = Text(f"{_cost(card):>{len(cost)}} {worth:>{len(glory)}}  ")
        name, *rest = textwrap.wrap(marked_name(card, self.words), self.room - self.indent)
        first.append(name, style=_HEAD)
        paragraphs = self.texts.get(card.id, [])
        if self.beside and card.kind != QUEST_CARD:
            return self._beside(first, _signs(card, self.words), paragraphs)
        below = [
            Text(" " * self.indent + line) for text in paragraphs for line in _wrapped(text, self.room - self.indent)
        ]
        if self.one_line and card.kind != QUEST_CARD:
            first.append(" " * (self.indent + self.names + 2 - len(first)) + _signs(card, self.words))
            return [first, *below]
        said = _signs(card, self.words)
        if card.kind == QUEST_CARD:
            said = self.words.say("cards-level-faces", n=card.level, faces=said)
        signs = [Text(" " * self.indent + line) for line in textwrap.wrap(said, self.room - self.indent)]
        return [first, *(Text(" " * self.indent + line, style=_HEAD) for line in rest), *signs, *below]

    def _beside(self, first: Text, signs: str, texts: list[str]) -> list[Text]:
        first.append(" " * (self.indent + self.names + 2 - len(first)) + signs)
        lines = [line for text in texts for line in _wrapped(text, self.room - self.beside)]
        if lines:
            first.append(" " * (self.beside - len(first)) + lines[0])
        return [first, *(Text(" " * self.beside + line) for line in lines[1:])]


def _doubts(card: Card, words: Words) -> list[str]:
    """What is not as printed has to be shown as such."""
    return [words.say(f"cards-{how}", parts=_parts(parts, words)) for how, parts in doubts(card).items()]


def _parts(parts: tuple[str, ...], words: Words) -> str:
    return ", ".join(words.say(f"cards-part-{part}") for part in parts)


def full_card(card: Card, words: Words) -> list[Text]:
    """Everything about one card, in words."""
    room = width()
    die = card.die
    own = box(card.box)
    kind = words.say(f"cards-kind-{card.kind}")
    about = [kind, words.say("cards-box", box=box_name(own, words), year=str(own.year))]
    if card.kind == QUEST_CARD:
        about.append(words.say("cards-level", n=card.level))
    else:
        about.append(words.say("cards-costs", n=card.cost) if card.capturable else words.say("cards-never"))
    if card.discounted >= 0:
        about.append(words.say("cards-discounted", n=card.discounted, energy=ENERGY_IDS[die.energy]))
    if die.is_creature_die or card.kind == QUEST_CARD:
        about.append(words.say("cards-worth", n=card.glory))
    about.append(words.say("cards-dice", n=die.count))
    if die.per_player:
        about.append(words.say("cards-each", n=die.per_player))
    faces = " · ".join(faces_text(card, words))
    paragraphs = [" · ".join(about), words.say("cards-faces-are", faces=faces), *card_text(card, words)]
    paragraphs.append(_trust(card, words))
    if card.note:
        paragraphs.append(words.say("cards-note", note=card.note))
    name = marked_name(card, words)
    head = Text(name, style=_HEAD)
    head.append(" " * max(2, room - len(name) - len(card.id)) + card.id, style="not bold")
    return [head, *(Text(f"  {line}") for text in paragraphs for line in _wrapped(text, room - 2))]


def _trust(card: Card, words: Words) -> str:
    """How far the card is to be trusted, and whether somebody has put it right."""
    said = [words.say(f"cards-parts-{how}", parts=_parts(parts, words)) for how, parts in doubts(card).items()]
    if said:
        said.append(words.say("cards-parts-printed"))
    else:
        said = [words.say("cards-as-printed")]
        if card.lines:
            said.append(words.say("cards-ability-as-printed"))
    replaced = original(card)
    if replaced is not None:
        said.append(words.say("cards-corrects", card=replaced))
    return " ".join(said)


def note(text: str) -> list[Text]:
    """A sentence or two, in as many lines as it takes."""
    return [Text(line) for line in textwrap.wrap(text, width(), break_on_hyphens=False)]


def _wrapped(text: str, room: int) -> list[str]:
    """Lines that fit; those after the first are set in, behind the sign of the bursts if there is one."""
    sign = len(text) - len(text.lstrip(f"{BURST}/ "))
    return textwrap.wrap(text, max(room, 20), subsequent_indent=" " * (sign or 2), break_on_hyphens=False)


# -- paper -----------------------------------------------------------------------------------------


def width() -> int:
    """How many columns there are: those of the terminal, or 80 on the way to a file or a printer."""
    return max(_LEAST, min(Paper().width, _WIDEST))


def show(lines: Iterable[Text]) -> None:
    """Prints the lines as they are, styled only on a terminal, and with NO_COLOR not even bold."""
    colours: Literal["auto"] | None = None if os.environ.get("NO_COLOR") else "auto"
    paper = Paper(color_system=colours, markup=False, emoji=False, highlight=False, soft_wrap=True)
    for line in lines:
        paper.print(line, end="\n")
