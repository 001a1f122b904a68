"""A card's rules text, told from its declaration and stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from quarriors.engine.lines import ALWAYS
from quarriors.text.faces import BURST
from quarriors.text.languages import language

# Imported for what they register: each tells its part of a declaration.
from quarriors.text.tell import amounts, lines, modifiers, nouns, steps  # noqa: F401
from quarriors.text.tell.teller import Teller

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.lines import Line


class TextLine:
    """One line of a card's text.

    `bursts` are the numbers of bursts at which it holds (empty: always), `keyword` is "Immediate" and the like or
    nothing, `text` its sentences, `whole` keyword and sentences together.
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
    return [_line(Teller(tongue, card), line) for line in card.lines]


def card_text(card: Card, lang: str = "en") -> list[str]:
    """A card's rules text, line by line, as it would be printed; empty if its dice say all.

    >>> from quarriors.sets.base import BOX
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
    if card.die.is_spell_die:
        # The line of an attached Spell speaks for its carrier.
        teller.it = "carrier"
    return _line(teller, line)


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


def _line(teller: Teller, line: Line) -> TextLine:
    told = teller.line(line)
    text = teller.lang.sentence(told.text)
    bursts = () if line.gate == ALWAYS else tuple(n for n in range(4) if line.gate >> n & 1)
    if not told.keyword:
        return TextLine(bursts, "", text, text)
    keyword = teller.phrase(told.keyword)
    return TextLine(bursts, keyword, text, teller.phrase("keyword", keyword=keyword, text=text))
