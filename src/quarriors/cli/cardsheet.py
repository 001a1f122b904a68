"""Cards on a sheet: rows for people, objects for scripts."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from rich.text import Text

from quarriors.cli.paper import Paper
from quarriors.engine.cards import BASIC, CREATURE_CARD, PRINTED, SPELL_CARD
from quarriors.sets import box
from quarriors.text import card_lines, card_name, card_text, faces_text, has_message, message
from quarriors.text.faces import BURST

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face

#: Lines longer than this are hard to read, however wide the window.
_WIDEST = 160
#: A column of text narrower than this is worse than text below.
_NARROWEST = 48
#: In windows narrower than this lines break where they like.
_LEAST = 40
_HEAD = "bold"


# -- objects ---------------------------------------------------------------------------------------


def card_object(card: Card, lang: str = "en") -> dict[str, Any]:
    """A card for scripts. `text` is what it says, one line for each ability; `lines` the same in its parts.

    >>> from quarriors.sets.base import BOX
    >>> hag = card_object(BOX.card("Strong Witching Hag"))
    >>> hag["id"], hag["class"], hag["variant"], hag["cost"], hag["faces"][5]
    ('base/strong-witching-hag', 'Witching Hag', 'Strong', 5, 'C 2/4/5')
    """
    return {
        "id": card.id,
        "set": card.box,
        "name": card_name(card, lang),
        "class": card.die.name,
        "variant": card.variant,
        "kind": card.kind,
        "cost": card.cost,
        "glory": card.glory,
        "faces": [str(face) for face in card.die.faces],
        "text": "\n".join(card_text(card, lang)),
        "lines": [
            {"bursts": list(line.bursts), "keyword": line.keyword, "text": line.text} for line in card_lines(card, lang)
        ],
        "provenance": {"stats": card.provenance[0], "ability": card.provenance[1]},
        "colours": list(card.die.colours),
        "dice": card.die.count,
        "per_player": card.die.per_player,
    }


# -- rows ------------------------------------------------------------------------------------------


def face_signs(face: Face) -> str:
    """A face as short as can be: no letter for Creatures, stars as dice show them.

    >>> from quarriors.engine.faces import Face
    >>> face_signs(Face("C 2/4/5 **")), face_signs(Face("Q3|R")), face_signs(Face("S *"))
    ('2/4/5✶✶', 'Q3|R', 'S✶')
    """
    return str(face).removeprefix("C ").replace(" *", "*").replace("*", BURST)


def listing(cards: list[Card], lang: str = "en") -> list[Text]:
    """Rows of cards with their texts, under the headings of their stacks."""
    return _Form(cards, lang, {card.id: [*card_text(card, lang), *_doubts(card, lang)] for card in cards}).lines(cards)


def outline(cards: list[Card], lang: str = "en") -> list[Text]:
    """The same without texts, for those who have the cards before them."""
    return _Form(cards, lang, {}).lines(cards)


def _signs(card: Card) -> str:
    return " ".join(face_signs(face) for face in card.die.faces)


class _Form:
    """How wide the columns are: faces behind the name if there is room, texts behind the faces if there is more."""

    def __init__(self, cards: list[Card], lang: str, texts: dict[str, list[str]]) -> None:
        self.lang = lang
        self.texts = texts
        self.room = width()
        self.names = max(len(card_name(card, lang)) for card in cards)
        self.numbers = [message("cards-cost", lang), message("cards-glory", lang)]
        self.indent = sum(len(word) + 1 for word in self.numbers) + 1
        left = self.indent + self.names + 2 + max(len(_signs(card)) for card in cards)
        self.one_line = left <= self.room
        self.beside = left + 2 if texts and self.room - left - 2 >= _NARROWEST else 0

    def lines(self, cards: list[Card]) -> list[Text]:
        lines = [self.head()]
        usual = (BASIC, CREATURE_CARD, SPELL_CARD)
        for kind in (*usual, *dict.fromkeys(card.kind for card in cards if card.kind not in usual)):
            stack = [card for card in cards if card.kind == kind]
            if stack:
                lines += [Text(""), Text(_stack_name(kind, self.lang), style=_HEAD)]
            for card in stack:
                lines += self.rows(card)
        return lines

    def head(self) -> Text:
        card, faces = message("cards-card", self.lang), message("cards-faces", self.lang)
        line = f"{self.numbers[0]} {self.numbers[1]}  "
        line += f"{card:{self.names}}  {faces}" if self.one_line else f"{card}, {faces}"
        if self.beside:
            line = f"{line:{self.beside}}{message('cards-text', self.lang)}"
        return Text(line, style=_HEAD)

    def rows(self, card: Card) -> list[Text]:
        cost, glory = self.numbers
        worth = str(card.glory) if card.die.is_creature_die else "–"
        first = Text(f"{card.cost:{len(cost)}} {worth:>{len(glory)}}  ")
        first.append(card_name(card, self.lang), style=_HEAD)
        told = self.texts.get(card.id, [])
        if self.beside:
            return self._beside(first, _signs(card), told)
        below = [Text(" " * self.indent + line) for text in told for line in _wrapped(text, self.room - self.indent)]
        if self.one_line:
            first.append(" " * (self.indent + self.names + 2 - len(first)) + _signs(card))
            return [first, *below]
        signs = [Text(" " * self.indent + line) for line in textwrap.wrap(_signs(card), self.room - self.indent)]
        return [first, *signs, *below]

    def _beside(self, first: Text, signs: str, told: list[str]) -> list[Text]:
        first.append(" " * (self.indent + self.names + 2 - len(first)) + signs)
        lines = [line for text in told for line in _wrapped(text, self.room - self.beside)]
        if lines:
            first.append(" " * (self.beside - len(first)) + lines[0])
        return [first, *(Text(" " * self.beside + line) for line in lines[1:])]


def _doubts(card: Card, lang: str) -> list[str]:
    """What is not as printed has to be shown as such."""
    return [] if card.provenance == (PRINTED, PRINTED) else [f"({message('cards-reconstructed', lang)})"]


def full_card(card: Card, lang: str = "en") -> list[Text]:
    """Everything about one card, in words."""
    room = width()
    die = card.die
    own = box(card.box)
    kind = message(f"cards-kind-{card.kind}", lang)
    about = [message("cards-of", lang, kind=kind, box=own.name, year=str(own.year))]
    about.append(message("cards-costs", lang, n=card.cost))
    if die.is_creature_die:
        about.append(message("cards-worth", lang, n=card.glory))
    about.append(message("cards-dice", lang, n=die.count))
    if die.per_player:
        about.append(message("cards-each", lang, n=die.per_player))
    faces = " · ".join(faces_text(card, lang))
    told = [", ".join(about), f"{message('cards-faces', lang)}: {faces}", *card_text(card, lang)]
    stats, ability = card.provenance
    trust = [message("cards-numbers-from", lang, provenance=stats)]
    if card.lines:
        trust.append(message("cards-ability-from", lang, provenance=ability))
    told.append(" ".join(trust))
    name = card_name(card, lang)
    head = Text(name, style=_HEAD)
    head.append(" " * max(2, room - len(name) - len(card.id)) + card.id, style="not bold")
    return [head, *(Text(f"  {line}") for text in told for line in _wrapped(text, room - 2))]


def note(text: str) -> list[Text]:
    """A sentence or two, in as many lines as it takes."""
    return [Text(line) for line in textwrap.wrap(text, width(), break_on_hyphens=False)]


def _stack_name(kind: str, lang: str) -> str:
    id = f"cards-stack-{kind}"
    return message(id, lang) if has_message(id, lang) else kind


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
