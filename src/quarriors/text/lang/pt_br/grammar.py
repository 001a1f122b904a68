"""Brazilian Portuguese: articles, contractions, pronouns, word order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from quarriors.text.grammar import NEUTRAL, Agreement
from quarriors.text.lang.en.grammar import short_english
from quarriors.text.lang.pt_br import names, words
from quarriors.text.lang.pt_br.phrases import PATTERNS, VERBS
from quarriors.text.parts import (
    Clause,
    Clauses,
    Form,
    Kind,
    Listing,
    Name,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    Quality,
    Quantity,
    Reference,
    Replacement,
)
from quarriors.text.romance import NAMEABLE, THE, A, Group, Head, Noun, Romance, agreeing

#: What a pattern may ask of a noun phrase: the bare plural, as what is counted and what there is none of.
_NUMBER: Final = "number"
_NONE: Final = "none"
#: What a pattern may ask of a name: a die of that class.
_DIE: Final = "die"
#: A step with another behind it.
_THEN: Final = "then"
#: With "a" behind them, these compare.
_COMPARING: Final = ("inferior", "superior")
_INFINITIVES: Final = {"ar": "á", "er": "ê", "ir": "i", "uir": "uí", "or": "ô"}


class Portuguese(Romance):
    """Portuguese as the Brazilian rulebook writes it, to the player as *você*.

    >>> from quarriors.text.parts import PlacePhrase, Relation
    >>> Portuguese().render(PlacePhrase(Relation.FROM, ("used",), "you"))
    'de sua Pilha de Usados'
    """

    code = "pt-BR"
    name = "Português (Brasil)"
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
    opposing = ("adversário", "adversária", "adversários", "adversárias")
    other = ("outro", "outra", "outros", "outras")
    of_your_choice = "à sua escolha"
    there = "ali"
    order = words.NEAR
    positions = words.POSITIONS
    button_form = Form.INFINITIVE
    conjunction = "e"
    alternative = "ou"
    then = " e depois "
    who = "que"
    some_of_them = ""
    negations = (*Romance.negations, "is.untargeted", "is.unaffected")

    # -- articles and prepositions -------------------------------------------------------------------

    def tie(self, case: str, group: Group) -> str:
        article = {THE: ("o", "a", "os", "as"), A: ("um", "uma", "", "")}.get(group.article)
        text = f"{agreeing(article, group.agreement)} {group.text}".lstrip() if article else group.text
        return contract(words.PREPOSITIONS[case], text) if case in words.PREPOSITIONS else text

    def smooth(self, text: str) -> str:
        """A comma that closes something inserted gives way to the next sign.

        >>> Portuguese().smooth("uma Criatura, à sua escolha,. Gire-a")
        'uma Criatura, à sua escolha. Gire-a'
        """
        return re.sub(",+(?=[.,:;])", "", super().smooth(text))

    def sentence(self, text: str) -> str:
        return super().sentence(text.removesuffix(","))

    # -- phrases -------------------------------------------------------------------------------------

    def render(self, part: Part, case: str = "") -> str:
        if isinstance(part, Name) and case == _DIE:
            return names.dice_of(self.nouns["dice"], part.name).one
        return super().render(part, case)

    def pattern(self, phrase: Phrase, case: str = "") -> str:
        dice = next((part for name, part in phrase.slots if name == "dice"), None)
        if phrase.id == "take" and isinstance(dice, NounPhrase) and dice.whose == "you":
            return self.phrases["take~yours"]
        if phrase.id == "remove" and isinstance(dice, Reference):
            return self.phrases["remove~known"]
        if phrase.id == "who_has" and isinstance(dice, NounPhrase) and _is_none(dice):
            return self.phrases["who_has~none"]
        return super().pattern(phrase, case)

    def fill_in(self, phrase: Phrase, case: str = "", noun: Agreement | None = None) -> str:  # type: ignore[override]
        if isinstance(phrase, Phrase) and phrase.id == "also":
            verb, space, rest = self.render(phrase.slot("act")).partition(" ")
            return f"{verb} também{space}{rest}"
        if isinstance(phrase, Phrase) and phrase.id == "of_type" and noun is not None:
            name = phrase.slot("name")
            return names.type_name(name.name, noun.feminine) if isinstance(name, Name) else self.render(name)
        return super().fill_in(phrase, case, noun)

    def _turned(self, phrase: Phrase) -> Phrase:
        phrase = super()._turned(phrase)
        if phrase.id not in ("predicate", "predicate_until"):
            return phrase
        # what is said of something agrees with it
        slots = dict(phrase.slots)
        slots["predicate"] = _said_of(slots["predicate"], slots["subject"])
        return replace(phrase, slots=tuple(slots.items()))

    def agreement(self, part: Part) -> Agreement:
        if isinstance(part, Name):
            return Agreement(names.is_feminine(part.name))
        if isinstance(part, Phrase) and part.id == "first_defender":
            return NEUTRAL
        return super().agreement(part)

    # -- nouns ---------------------------------------------------------------------------------------

    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        if case in (_NUMBER, _NONE):
            several = replace(phrase, quantity=Quantity.ANY_NUMBER) if case == _NONE else phrase
            return self.count(replace(phrase, quantity=Quantity.ALL), self.head_of(several, "")).text
        return self.tie(case, self.count(phrase, self.head_of(phrase, "")))

    def noun_of(self, phrase: NounPhrase) -> Noun:
        noun = self.nouns[phrase.noun]
        if not phrase.name:
            return noun
        if phrase.noun not in NAMEABLE:
            return names.dice_of(noun, phrase.name)
        name = self.proper_name(phrase.name)
        if self._is_plural(phrase):
            return Noun("", f"{noun.several} da classe {name}", noun.feminine)
        return Noun(name, "", names.is_feminine(phrase.name))

    def is_several(self, phrase: NounPhrase) -> bool:  # type: ignore[override]
        return not _is_none(phrase) and super().is_several(phrase)

    def is_part(self, phrase: NounPhrase) -> bool:
        return phrase.quantity is not Quantity.ALL

    def _is_plural(self, phrase: NounPhrase) -> bool:
        """Whether its noun is in the plural: "one of your Creatures" is one of several."""
        owned = not (phrase.zones or phrase.there) and (phrase.whose in self.possessives or phrase.whose in self.owners)
        return self.is_several(phrase) or (owned and self.is_part(phrase))

    def head_of(self, phrase: NounPhrase, where: str) -> Head:
        """The noun and everything behind it, in the order of the guide to the language."""
        noun, plural = self.noun_of(phrase), self._is_plural(phrase)
        owner = "" if phrase.zones or phrase.there else phrase.whose
        possessor = self.owners.get(owner)
        agreement = Agreement(noun.feminine, plural)
        near, far, clauses = self._by_place(phrase.qualities)
        text = [noun.several if plural else noun.one]
        text += [self.quality(quality, agreement) for quality in near]
        if possessor is not None:
            in_general = owner == "opponents" and phrase.quantity is Quantity.ALL
            text.append(self.tie("of", words.ANY_OPPONENTS if in_general else possessor))
        place = self.where(phrase)
        if place and phrase.relation in words.SOURCES:
            text.append(place)
        text += [self.quality(quality, agreement) for quality in far]
        if phrase.chosen and not (owner in self.possessives or possessor):
            # "inferior à sua escolha" would be "lower than your choice"
            compared = text[-1].endswith(_COMPARING)
            text.append(f", {self.of_your_choice}," if compared else self.of_your_choice)
        if place and phrase.relation not in words.SOURCES:
            text.append(place)
        # a clause speaks of the one, where the noun speaks of those it is one of
        whole = Agreement(noun.feminine, self.is_several(phrase))
        text += [self.quality(quality, whole) for quality in clauses]
        possessive = agreeing(self.possessives[owner], agreement) if owner in self.possessives else ""
        other = agreeing(self.other, agreement) if phrase.other else ""
        return Head(self.smooth(" ".join(text)), agreement, possessive, other, bool(possessive or possessor))

    def _by_place(self, qualities: Sequence[Quality]) -> tuple[list[Quality], list[Quality], list[Quality]]:
        """Qualities near the noun, farther from it, and those that are clauses."""
        near: list[Quality] = []
        far: list[Quality] = []
        clauses: list[Quality] = []
        for quality in sorted(qualities, key=self._rank):
            id = quality.text.id if isinstance(quality.text, Phrase) else ""
            (clauses if id in words.CLAUSES else near if id in words.NEAR or not id else far).append(quality)
        return near, far, clauses

    def count(self, phrase: NounPhrase, head: Head) -> Group:
        quantity, number = phrase.quantity, phrase.number
        one = Agreement(head.agreement.feminine, self.is_several(phrase))
        if head.owned:
            return self._counted_of(phrase, head, one)
        rest = head.before(head.other)
        if number == 1 and quantity in (Quantity.ONE, Quantity.SOME, Quantity.UP_TO):
            return Group(rest, "" if head.other else A, one)
        if quantity is Quantity.NONE or _is_none(phrase):
            return Group(f"{_no(one)} {rest}", agreement=one)
        text = f"{self._how_many(phrase)} {rest}".lstrip()
        if phrase.chosen and one.plural:
            # as a subject they stay singular: every predicate is
            return Group(f"{_each_one(one)} de {text}", agreement=Agreement(one.feminine))
        return Group(text, agreement=one)

    def _counted_of(self, phrase: NounPhrase, head: Head, one: Agreement) -> Group:
        """So many of what somebody has: "uma de suas Criaturas", "as Criaturas do jogador defensor"."""
        bare = phrase.whose == "you" or (phrase.whose == "opponents" and phrase.quantity is Quantity.ALL)
        all_of_them = Group(head.before(head.possessive, head.other), "" if bare else THE, head.agreement)
        if phrase.quantity is Quantity.ALL:
            return all_of_them
        of_them = self.tie("of", all_of_them)
        if phrase.quantity is Quantity.EACH:
            return Group(f"{_each_one(one)} {of_them}", agreement=one)
        if phrase.quantity is Quantity.NONE or _is_none(phrase):
            return Group(f"{_no(one)} {of_them}", agreement=one)
        if phrase.number == 1 and phrase.quantity in (Quantity.ONE, Quantity.SOME, Quantity.UP_TO):
            return Group(of_them, A, one)
        how_many = self._how_many(phrase).removesuffix(" de")
        return Group(f"{how_many} {of_them}", agreement=one)

    def _how_many(self, phrase: NounPhrase) -> str:
        return {
            Quantity.EACH: "cada",
            Quantity.ANY_NUMBER: "qualquer número de",
            Quantity.ONE: str(phrase.number),
            Quantity.UP_TO: f"até {phrase.number}",
            Quantity.AT_LEAST: f"pelo menos {phrase.number}",
            Quantity.AT_MOST: f"no máximo {phrase.number}",
            Quantity.EXACTLY: f"exatamente {phrase.number}",
        }.get(phrase.quantity, "")

    def together(self, head: Head) -> Group:
        every = "todas as" if head.agreement.feminine else "todos os"
        return Group(head.before(every, head.other), agreement=head.agreement)

    def each(self, text: str, agreement: Agreement) -> Group:
        return Group(f"cada {text}", agreement=agreement)

    def one_of(self, group: Group) -> Group:
        return Group(self.tie("of", group), A, Agreement(group.agreement.feminine))

    def there_is(self, dice: NounPhrase) -> str:
        has = words.HAVE.get(dice.whose, "") if not dice.zones else ""
        dice = replace(dice, whose="anyone") if has else dice
        if _is_none(dice):
            return f"{has.format('não ') or 'não houver'} {self.noun_phrase(dice, _NONE)}"
        return f"{has.format('') or 'houver'} {self.noun_phrase(dice)}"

    def pronoun(self, reference: Reference, case: str) -> str:
        return self.tie(case, Group(agreeing(("ele", "ela", "eles", "elas"), self.agreement(reference))))

    # -- places --------------------------------------------------------------------------------------

    def place(self, place: PlacePhrase, case: str = "") -> str:
        area = self.tie("", self.area(place))
        return contract(words.PREPOSITIONS.get(case) or words.RELATIONS[place.relation], area)

    def area(self, place: PlacePhrase) -> Group:
        if place.whose == "anyone" and place.quantity is Quantity.EACH:
            place = replace(place, quantity=Quantity.ALL)
        return super().area(place)

    def any_area(self, text: str, agreement: Agreement, quantity: Quantity) -> Group:
        return Group(f"todas as {text}" if quantity is Quantity.ALL else f"qualquer {text}", agreement=agreement)

    def own_area(self, possessive: str, text: str, agreement: Agreement) -> Group:
        article = "" if possessive in self.possessives["you"] else THE
        return Group(f"{possessive} {text}", article, agreement)

    # -- verbs ---------------------------------------------------------------------------------------

    def clitic(self, agreement: Agreement) -> str:
        return agreeing(("o", "a", "os", "as"), agreement)

    def lean(self, verb: str, form: Form, pronoun: str) -> str:
        said = self.verbs[verb][form.value]
        if form is Form.THIRD:
            return f"{pronoun} {said}"
        if form is Form.INFINITIVE:
            ending = "uir" if said.endswith("uir") else said[-2:]
            return f"{said.removesuffix(ending)}{_INFINITIVES[ending]}-l{pronoun}"
        return f"{said}-{pronoun}"

    def participle(self, verb: str, agreement: Agreement) -> str:
        done = self.verbs[verb][Form.PARTICIPLE.value]
        return re.sub(r"(?<!ã)o\b", agreeing(("o", "a", "os", "as"), agreement), done)

    # -- sentences -----------------------------------------------------------------------------------

    def sequence(self, clauses: Sequence[Clause]) -> str:
        text, steps = "", [clauses[0]]
        for before, clause in pairwise(clauses):
            if before.kind is clause.kind is Kind.COMMAND and not before.if_done and not clause.if_done:
                steps.append(clause)
                continue
            text += f"{self._steps(steps)}. "
            steps = [clause]
        text += self._steps(steps)
        return re.sub(r"(?<=\. )\w", lambda found: found[0].upper(), text)

    def _steps(self, steps: Sequence[Clause]) -> str:
        """Steps in one sentence: "A e depois B", "A, B e depois C"."""
        if steps[0].if_done:
            return self.render(Phrase("if_done", Form.IMPERATIVE, (("act", steps[0].text),)))
        *before, last = [step.text for step in steps]
        if not before:
            return self.render(last)
        opened = [self.render(step, _THEN) if isinstance(step, Phrase) else self.render(step) for step in before]
        return f"{', '.join(opened)}{self.then}{self.render(last)}"

    def replacement(self, replacement: Replacement, case: str = "") -> str:
        if replacement.event:
            return self.event_replaced(replacement.part)
        part = replacement.part
        if isinstance(part, Clause) and isinstance(part.text, Phrase) and part.text.form is Form.INFINITIVE:
            # by itself, what you may do is told as something to do
            part = replace(part.text, form=Form.IMPERATIVE)
        return self.render(Phrase("instead_all", Form.IMPERATIVE, (("sentence", self.render(part)),)))

    def event_replaced(self, part: Part) -> str:
        if isinstance(part, Clauses):
            first = part.clauses[0].text
            if isinstance(first, Phrase) and first.id == "may":
                instead = Phrase("may~instead", first.form, first.slots)
                return self.sequence([replace(part.clauses[0], text=instead), *part.clauses[1:]])
        return f"em vez disso, {self.render(part)}"

    # -- names ---------------------------------------------------------------------------------------

    def proper_name(self, name: str) -> str:
        return names.full_name(name)

    def die_called(self, name: str) -> str:
        return names.die_called(name)

    def short_name(self, name: str) -> str:
        return names.noun_of_name(name) or short_english(name)


def contract(preposition: str, text: str) -> str:
    """A preposition before words, with which it may fuse.

    >>> contract("em", "a Área Ativa"), contract("a", "sua Reserva"), contract("de", "um oponente")
    ('na Área Ativa', 'à sua Reserva', 'de um oponente')
    """
    first, space, rest = text.partition(" ")
    return words.FUSED.get(preposition, {}).get(first, f"{preposition} {first}") + space + rest


def _is_none(phrase: NounPhrase) -> bool:
    return phrase.quantity is Quantity.EXACTLY and phrase.number == 0


def _no(agreement: Agreement) -> str:
    return "nenhuma" if agreement.feminine else "nenhum"


def _each_one(agreement: Agreement) -> str:
    return "cada uma" if agreement.feminine else "cada um"


def _said_of(predicate: Part, subject: Part) -> Part:
    """What is said of something, with that as the noun it agrees with."""
    if isinstance(predicate, Phrase):
        return replace(predicate, slots=(*predicate.slots, ("noun", subject)))
    if isinstance(predicate, Listing):
        return Listing(tuple(_said_of(part, subject) for part in predicate.parts))
    return predicate
