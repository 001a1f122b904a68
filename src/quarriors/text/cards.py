"""A card's rules text, told from its declaration and stored nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.lines import ALWAYS
from quarriors.text.faces import BURST
from quarriors.text.languages import FALLBACK, language

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
from quarriors.text.tell.teller import LineWords, Teller, UntoldError
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.lines import Line
    from quarriors.text.grammar import Language


class TextLine:
    """One line of a card's text.

    `bursts` are the numbers of bursts at which it holds (empty: always, unless a line with bursts takes its place),
    `keyword` is "Immediate" and the like or nothing, `text` its sentences, `whole` keyword and sentences together.
    `lang` is the language it is in: English, where the one you asked for lacks words of a box.
    """

    def __init__(self, bursts: tuple[int, ...], keyword: str, text: str, whole: str, lang: str) -> None:
        self.bursts = bursts
        self.keyword = keyword
        self.text = text
        self.whole = whole
        self.lang = lang

    @property
    def sign(self) -> str:
        """The bursts as cards print them: "✶", "✶✶", "✶ / ✶✶"."""
        return " / ".join(BURST * number or "–" for number in self.bursts)

    def __str__(self) -> str:
        return f"{self.sign} {self.whole}" if self.sign else self.whole

    def __repr__(self) -> str:
        return f"TextLine({str(self)!r})"


def card_lines(card: Card, words: Words, locks: bool = True) -> list[TextLine]:
    """The lines of a card's text; where no Locks are in play (`locks`), "unlocked" need not be said.

    >>> from quarriors.sets.base import BOX
    >>> from quarriors.text import ENGLISH
    >>> line = card_lines(BOX.card("Questing Wizard"), ENGLISH)[0]
    >>> line.sign, line.bursts, line.keyword
    ('✶', (1,), 'Immediate')
    >>> line.text
    "In place of this die's Quiddity, draw and roll 1 die, then re-roll this die."
    """
    text_lines: list[TextLine] = []
    for ability in _abilities(card):
        try:
            text_lines += _ability(card, ability, words.language, locks)
        except UntoldError:
            if words.code == FALLBACK:
                raise
            # a whole ability at a time: no sentence is half English
            text_lines += _ability(card, ability, language(FALLBACK), locks)
    teller = Teller(words.language, card)
    drawing = lines.draw_faces(teller, card)
    if drawing is not None:
        # behind the declared ones: others count those
        text_lines.append(_line(teller, drawing, ()))
    return text_lines


def _abilities(card: Card) -> list[list[Line]]:
    """The lines of a card, each with those that take its place at some bursts."""
    abilities: list[list[Line]] = []
    for line in card.lines:
        if line.mutes and abilities:
            abilities[-1].append(line)
        else:
            abilities.append([line])
    return abilities


def _ability(card: Card, ability: list[Line], tongue: Language, locks: bool) -> list[TextLine]:
    spoken: list[SpokenLine] = []
    text_lines: list[TextLine] = []
    for line in ability:
        teller = Teller(tongue, card)
        teller.locks = locks
        this = SpokenLine(teller, teller.line(line))
        said = this.words
        if spoken:
            short = short_form(spoken[0], this)
            said = LineWords(short) if short else LineWords(in_full(this), this.words.keyword)
        spoken.append(this)
        text_lines.append(_line(teller, said, _bursts(card, line)))
    return text_lines


def card_text(card: Card, words: Words, locks: bool = True) -> list[str]:
    """A card's rules text, line by line, as it would be printed; empty if its dice say all.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> card_text(BOX.card("Portal"), ENGLISH)
    ['Immediate: Spend this die, then draw and roll as many dice as its face shows.']

    >>> card_text(BOX.card("Deathdealer"), ENGLISH)
    ["When this Creature scores, you may swap it with one die from an opponent's Used Pile."]
    >>> card_text(BOX.card("Strong Scavenging Goblin"), ENGLISH)
    ['✶ This Creature has +1 defense for each other Creature in your Ready Area.']
    """
    return [str(line) for line in card_lines(card, words, locks)]


def card_line(card: Card, line: Line, words: Words, locks: bool = True) -> TextLine:
    """One line of a card by itself, also one that an attached Spell or a Reaction holds inside.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> charm = BOX.card("Death Charm")
    >>> print(card_line(charm, charm.lines[0], ENGLISH))
    ✶ Attach: The Creature has +3 attack and +3 defense.
    """
    try:
        return _alone(card, line, words.language, locks)
    except UntoldError:
        if words.code == FALLBACK:
            raise
        return _alone(card, line, language(FALLBACK), locks)


@lru_cache(4096)
def _alone(card: Card, line: Line, tongue: Language, locks: bool) -> TextLine:
    teller = Teller(tongue, card)
    teller.alone = True
    teller.locks = locks
    if card.die.is_spell_die:
        # The line of an attached Spell speaks for its carrier.
        teller.it = "carrier"
    elif card.kind == QUEST_CARD:
        teller.it = "bearer"
    return _line(teller, teller.line(line), _bursts(card, line))


def untold(cards: Iterable[Card], words: Words) -> list[str]:
    """Every word those cards use that the language cannot say: empty, if it can tell them all.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors.sets.base import BOX
    >>> untold(BOX.cards, ENGLISH)
    []
    """
    tongue = words.language
    missing: list[str] = []
    for card in cards:
        for line in card.lines:
            teller = Teller(tongue, card, listening=True)
            teller.render(teller.line(line).text)
            missing += [word for word in teller.missing if word not in missing]
    return missing


def _line(teller: Teller, words: LineWords, bursts: tuple[int, ...]) -> TextLine:
    render, lang = teller.render, teller.lang
    text = lang.sentence(render(words.text))
    if not words.keyword:
        return TextLine(bursts, "", text, text, lang.code)
    keyword = render(words.keyword)
    return TextLine(bursts, keyword, text, render(teller.phrase("keyword", keyword=keyword, text=text)), lang.code)


def _bursts(card: Card, line: Line) -> tuple[int, ...]:
    """At which numbers of bursts it speaks; a plain line leaves some to the lines that take its place."""
    gate = line.gate
    if line in card.lines and not line.mutes:
        for other in card.lines[card.lines.index(line) + 1 :]:
            if not other.mutes:
                break
            gate |= other.gate
    return () if gate == ALWAYS else tuple(n for n in range(4) if gate >> n & 1)
