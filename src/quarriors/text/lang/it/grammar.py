"""Italian: nouns, articles, places, word order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from quarriors.text.grammar import Agreement, series
from quarriors.text.lang.en.grammar import short_english
from quarriors.text.lang.it import words
from quarriors.text.lang.it.phrases import PATTERNS, VERBS
from quarriors.text.parts import (
    Clauses,
    Form,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    PlayerWho,
    Quantity,
    Relation,
    Replacement,
)
from quarriors.text.romance import THE, A, Group, Head, Romance, agreeing

_PREPOSITIONS: Final = {
    "of": "di", "to": "a", "from": "da", "in": "in", "with": "con", "for": "per", "against": "contro", "by": "da",
}  # fmt: skip
#: Prepositions that fuse with the article, and their stem before it.
_FUSING: Final = {"of": "de", "to": "a", "from": "da", "in": "ne", "by": "da"}
_ARTICLES: Final = ("il", "lo", "la", "i", "gli", "le")
_VOWELS: Final = "aeiouàèéìòù"
#: Words that begin with a vowel to the eye and not to the ear.
_CONSONANTS: Final = ("used",)


class Italian(Romance):
    """Italian as the rulebook writes it, to the player as *tu*.

    >>> from quarriors.text.parts import PlacePhrase, Relation
    >>> Italian().render(PlacePhrase(Relation.FROM, ("used",), "you"))
    'dalla tua Used Pile'
    """

    code = "it"
    name = "Italiano"
    phrases = PATTERNS
    verbs = VERBS
    nouns = words.NOUNS
    zones = words.AREAS
    common_zones = words.COMMON_AREAS
    references = words.REFERENCES
    players = words.PLAYERS
    players_who = words.PLAYERS_WHO
    possessives = words.POSSESSIVES
    owners = words.OWNERS
    opposing = ("avversario", "avversaria", "avversari", "avversarie")
    other = ("altro", "altra", "altri", "altre")
    of_your_choice = "a tua scelta"
    there = "che vi si trova"
    order = ("attacking", "not_locked", "unattached", "defending_first", "of_type", "energy.light", "energy.dark")
    positions = words.POSITIONS
    conjunction = "e"
    alternative = "o"
    then = ", poi "
    who = "che"
    some_of_them = "ne"

    def short_name(self, name: str) -> str:
        return short_english(name)

    # -- articles and prepositions -------------------------------------------------------------------

    def tie(self, case: str, group: Group) -> str:
        if not case:
            return _spaced(self._article(group), group.text)
        if group.article == THE and case in _FUSING:
            return _spaced(_fused(_FUSING[case], _definite(group)), group.text)
        first, _, rest = group.text.partition(" ")
        if first in _ARTICLES and case in _FUSING:  # a finished text that brings its article: "il tuo dado …"
            return f"{_fused(_FUSING[case], first)} {rest}"
        return f"{_PREPOSITIONS[case]} {_spaced(self._article(group), group.text)}"

    def _article(self, group: Group) -> str:
        return {THE: _definite, A: _indefinite}[group.article](group) if group.article else ""

    def listing(self, words: Sequence[str]) -> str:
        return series(words, "ed" if words[-1][:1].lower() in ("e", "è") else self.conjunction)

    def pattern(self, phrase: Phrase, case: str = "") -> str:
        if phrase.id == "move" and isinstance(phrase.slot("dice"), str):  # an option: where from is left out
            return self.phrases["move~option"]
        if phrase.id == "who_has" and _is_none(phrase.slot("dice")):
            return self.phrases["who_has~none"]
        return super().pattern(phrase, case)

    # -- nouns ---------------------------------------------------------------------------------------

    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        return super().noun_phrase(
            replace(phrase, quantity=Quantity.NONE, number=1) if _is_none(phrase) else phrase, case
        )

    def count(self, phrase: NounPhrase, head: Head) -> Group:
        quantity, number, agreement = phrase.quantity, phrase.number, head.agreement
        one = Agreement(agreement.feminine)
        if quantity is Quantity.UP_TO and number == 1:
            quantity = Quantity.ONE
        if quantity is Quantity.EACH:
            return Group(head.before("ogni", head.other, head.possessive), agreement=one)
        if quantity is Quantity.NONE:
            return Group(_spaced(_no(head.before(head.other), one), head.before(head.other)), agreement=one)
        if quantity is Quantity.ALL:
            article = THE if head.owned or (phrase.whose == "opponents" and not phrase.zones) else ""
            return Group(head.before(head.possessive, head.other), article, agreement)
        if head.owned and self.is_part(phrase):
            whole = Group(head.before(head.possessive), THE, agreement)
            if number == 1:
                return self._another_of(whole) if phrase.other else self.one_of(whole)
            some = f"fino a {number}" if quantity is Quantity.UP_TO else str(number)
            return Group(f"{some} {self.tie('of', whole)}", agreement=agreement)
        if quantity is Quantity.SOME or (quantity is Quantity.ONE and number == 1):
            return Group(head.before(head.other), A, agreement)
        if quantity is Quantity.ANY_NUMBER:
            return Group(f"numero qualsiasi {self.tie('of', Group(head.before(head.other)))}", A, agreement)
        before = {
            Quantity.ONE: str(number),
            Quantity.UP_TO: f"fino a {number}",
            Quantity.AT_LEAST: f"almeno {number}",
            Quantity.AT_MOST: f"al massimo {number}",
            Quantity.EXACTLY: f"esattamente {number}",
        }[quantity]
        if head.possessive:
            whole = Group(head.before(head.possessive, head.other), THE, Agreement(agreement.feminine, True))
            return Group(f"{before} {self.tie('of', whole)}", agreement=agreement)
        return Group(head.before(before, head.other), agreement=agreement)

    def together(self, head: Head) -> Group:
        return Group(
            head.before("tutte le" if head.agreement.feminine else "tutti i", head.other), agreement=head.agreement
        )

    def each(self, text: str, agreement: Agreement) -> Group:
        return Group(f"ogni {text}", agreement=agreement)

    def one_of(self, group: Group) -> Group:
        one = Agreement(group.agreement.feminine)
        return Group(f"{'una' if one.feminine else 'uno'} {self.tie('of', group)}", agreement=one)

    def _another_of(self, group: Group) -> Group:
        one = Agreement(group.agreement.feminine)
        return Group(f"{'un’altra' if one.feminine else 'un altro'} {self.tie('of', group)}", agreement=one)

    def any_area(self, text: str, agreement: Agreement, quantity: Quantity) -> Group:
        if quantity is Quantity.ALL:
            return Group(f"{'tutte le' if agreement.feminine else 'tutti i'} {text}", agreement=agreement)
        return Group(f"{'ogni' if quantity is Quantity.EACH else 'qualsiasi'} {text}", agreement=agreement)

    def joining(self, place: PlacePhrase) -> str:
        if place.quantity is Quantity.EACH and place.relation is not Relation.FROM:
            return self.conjunction  # "ogni dado nella tua Active Pool e Used Pile": those of both
        return super().joining(place)

    def there_is(self, dice: NounPhrase) -> str:
        if _is_none(dice):
            # "non ci sono altre Creature": without an article, in the plural
            owned = not dice.zones and dice.whose in words.HAVE
            head = self.head_of(replace(dice, whose="anyone") if owned else dice, self.where(dice))
            there_are_none = f"non {words.HAVE[dice.whose]}" if owned else "non ci sono"
            return f"{there_are_none} {head.before(head.other)}"
        if not dice.zones and dice.whose in words.HAVE:
            return f"{words.HAVE[dice.whose]} {self.noun_phrase(replace(dice, whose='anyone'))}"
        return f"{'c’è' if dice.number == 1 else 'ci sono'} {self.noun_phrase(dice)}"

    def player_who(self, player: PlayerWho, case: str = "") -> str:
        clause = player.clause
        if isinstance(clause, Phrase) and f"{clause.id}~who" in self.phrases:  # it begins with "a cui"
            group = self.players_who[player.who]
            return self.tie(case, replace(group, text=f"{group.text} {self.fill_in(clause, 'who')}"))
        return super().player_who(player, case)

    # -- verbs ---------------------------------------------------------------------------------------

    def clitic(self, agreement: Agreement) -> str:
        return agreeing(("lo", "la", "li", "le"), agreement)

    def lean(self, verb: str, form: Form, pronoun: str) -> str:
        first, space, rest = self.verbs[verb][form.value].partition(" ")
        if form is Form.THIRD:
            return f"{pronoun} {first}{space}{rest}"
        if form is Form.INFINITIVE:
            first = first.removesuffix("e")
        return f"{first}{pronoun}{space}{rest}"

    def replacement(self, replacement: Replacement, case: str = "") -> str:
        if isinstance(replacement.part, PlacePhrase):  # where it goes: "va nella tua Active Pool"
            replacement = replace(replacement, part=replace(replacement.part, relation=Relation.IN))
        return super().replacement(replacement, case)

    def event_replaced(self, part: Part) -> str:
        if isinstance(part, Clauses):
            first = part.clauses[0].text
            if isinstance(first, Phrase) and first.id == "may":
                instead = Phrase("may~instead", first.form, first.slots)
                return self.sequence([replace(part.clauses[0], text=instead), *part.clauses[1:]])
        return f"invece {self.render(part)}"


def _is_none(part: Part) -> bool:
    """Whether it speaks of exactly none."""
    return isinstance(part, NounPhrase) and part.quantity is Quantity.EXACTLY and part.number == 0


def sound(text: str) -> str:
    """How words begin, for the article before them: with a vowel, with a cluster that wants "lo", or plainly.

    >>> sound("avversario"), sound("Squire"), sound("dado"), sound("Used Pile")
    ('vowel', 'cluster', 'plain', 'plain')
    """
    word = text.split(" ")[0].lower()
    if word.startswith(_CONSONANTS):
        return "plain"
    if word[:1] in _VOWELS:
        return "vowel"
    if word.startswith(("gn", "ps", "x", "y", "z")) or (word[:1] == "s" and word[1:2] not in (*_VOWELS, "")):
        return "cluster"
    return "plain"


def _definite(group: Group) -> str:
    """The definite article.

    >>> [_definite(Group(word)) for word in ("dado", "Squire", "avversario")]
    ['il', 'lo', 'l’']
    """
    feminine, plural, begins = group.agreement.feminine, group.agreement.plural, sound(group.text)
    if plural:
        return "le" if feminine else "i" if begins == "plain" else "gli"
    if begins == "vowel":
        return "l’"
    return "la" if feminine else "il" if begins == "plain" else "lo"


def _indefinite(group: Group) -> str:
    begins = sound(group.text)
    if group.agreement.feminine:
        return "un’" if begins == "vowel" else "una"
    return "uno" if begins == "cluster" else "un"


def _no(text: str, agreement: Agreement) -> str:
    """None of them: "nessun avversario", "nessun’altra"."""
    return f"ness{_indefinite(Group(text, A, agreement))}"


def _fused(stem: str, article: str) -> str:
    """A preposition and the article as one word: "de" and "il" are "del", "de" and "la" are "della"."""
    if article == "il":
        return f"{stem}l"
    if article in ("i", "gli"):
        return stem + article
    return f"{stem}l{article}" if article.startswith("l") else stem + article


def _spaced(article: str, text: str) -> str:
    """The article before a word; elided it leans on it."""
    return f"{article}{text}" if not article or article.endswith("’") else f"{article} {text}"
