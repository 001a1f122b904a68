"""A card's rules text, told from its declaration and stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.lines import ALWAYS
from quarriors.text.faces import BURST
from quarriors.text.languages import language

# Imported for what they register: each tells its part of a declaration.
from quarriors.text.tell import (  # noqa: F401
    amounts,
    conditions,
    giving,
    joints,
    lines,
    moving,
    qualities,
    statics,
    steps,
)
from quarriors.text.tell.bursts import SpokenLine, in_full, short_form
from quarriors.text.tell.teller import LineWords, Teller

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.lines import Line


class TextLine:
    """One line of a card's text.

    `bursts` are the numbers of bursts at which it holds (empty: always, unless a line with bursts takes its place),
    `keyword` is "Immediate" and the like or nothing, `text` its sentences, `whole` keyword and sentences together.
    """

    def __init__(self, bursts: tuple[int, ...], keyword: str, text: str, whole: str) -> None:
        self.bursts = bursts
        self.keyword = keyword
        self.text = text
        self.whole = whole

    @property
    def sign(self) -> str:
        """The bursts as cards print them: "✶", "✶✶", "✶ / ✶✶"."""
        return " / ".join(BURST * number or "–" for number in self.bursts)

    def __str__(self) -> str:
        return f"{self.sign} {self.whole}" if self.sign else self.whole

    def __repr__(self) -> str:
        return f"TextLine({str(self)!r})"


def card_lines(card: Card, lang: str = "en") -> list[TextLine]:
    """The lines of a card's text.

    >>> from quarriors.sets.base import BOX
    >>> line = card_lines(BOX.card("Questing Wizard"))[0]
    >>> line.sign, line.bursts, line.keyword
    ('✶', (1,), 'Immediate')
    >>> line.text
    "In place of this die's Quiddity, draw and roll 1 die, then re-roll this die."
    """
    tongue = language(lang)
    text_lines: list[TextLine] = []
    plain: SpokenLine | None = None
    for line in card.lines:
        teller = Teller(tongue, card)
        this = SpokenLine(teller, teller.line(line))
        if not line.mutes or plain is None:
            plain = this
            text_lines.append(_line(this.teller, this.words, _bursts(card, line)))
            continue
        short = short_form(plain, this)
        words = LineWords(short) if short else LineWords(in_full(this), this.words.keyword)
        text_lines.append(_line(this.teller, words, _bursts(card, line)))
    teller = Teller(tongue, card)
    drawing = lines.draw_faces(teller, card)
    if drawing is not None:
        # behind the declared ones: others count those
        text_lines.append(_line(teller, drawing, ()))
    return text_lines


def card_text(card: Card, lang: str = "en") -> list[str]:
    """A card's rules text, line by line, as it would be printed; empty if its dice say all.

    >>> from quarriors.sets.base import BOX
    >>> card_text(BOX.card("Portal"))
    ['Immediate: Spend this die, then draw and roll as many dice as its face shows.']

    >>> card_text(BOX.card("Deathdealer"))
    ["When this Creature scores, you may swap it with one die from an opponent's Used Pile."]
    >>> card_text(BOX.card("Strong Scavenging Goblin"))
    ['✶ This Creature has +1 defense for each other Creature in your Ready Area.']
    """
    return [str(line) for line in card_lines(card, lang)]


def card_line(card: Card, line: Line, lang: str = "en") -> TextLine:
    """One line of a card by itself, also one that an attached Spell or a Reaction holds inside.

    >>> from quarriors.sets.base import BOX
    >>> charm = BOX.card("Death Charm")
    >>> print(card_line(charm, charm.lines[0]))
    ✶ Attach: The Creature has +3 attack and +3 defense.
    """
    teller = Teller(language(lang), card)
    teller.alone = True
    if card.die.is_spell_die:
        # The line of an attached Spell speaks for its carrier.
        teller.it = "carrier"
    elif card.kind == QUEST_CARD:
        teller.it = "bearer"
    return _line(teller, teller.line(line), _bursts(card, line))


def untold(cards: Iterable[Card], lang: str = "en") -> list[str]:
    """Every word those cards use that the language cannot say: empty, if it can tell them all.

    >>> from quarriors.sets.base import BOX
    >>> untold(BOX.cards)
    []
    """
    tongue = language(lang)
    missing: list[str] = []
    for card in cards:
        for line in card.lines:
            teller = Teller(tongue, card, listening=True)
            teller.line(line)
            missing += [word for word in teller.missing if word not in missing]
    return missing


def _line(teller: Teller, words: LineWords, bursts: tuple[int, ...]) -> TextLine:
    text = teller.lang.sentence(words.text)
    if not words.keyword:
        return TextLine(bursts, "", text, text)
    return TextLine(bursts, words.keyword, text, teller.phrase("keyword", keyword=words.keyword, text=text))


def _bursts(card: Card, line: Line) -> tuple[int, ...]:
    """At which numbers of bursts it speaks; a plain line leaves some to the lines that take its place."""
    gate = line.gate
    if line in card.lines and not line.mutes:
        for other in card.lines[card.lines.index(line) + 1 :]:
            if not other.mutes:
                break
            gate |= other.gate
    return () if gate == ALWAYS else tuple(n for n in range(4) if gate >> n & 1)
