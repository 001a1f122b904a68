"""French: articles, elision, places, word order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from quarriors.engine.cards import slug
from quarriors.text.boxwords import translated
from quarriors.text.grammar import Agreement, series
from quarriors.text.lang.en.grammar import short_english
from quarriors.text.lang.fr import words
from quarriors.text.lang.fr.phrases import PATTERNS, VERBS
from quarriors.text.parts import (
    Clause,
    Form,
    Name,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    PlayerWho,
    Quality,
    Quantity,
    Reference,
    Relation,
    Replacement,
    Signed,
    inner_parts,
)
from quarriors.text.romance import THE, A, Group, Head, Romance, agreeing

#: What a pattern may ask for besides a preposition: the article that a bare plural lacks, a change without its sign,
#: the pronoun that stands for it as a subject, "this one" in place of "this Creature", and one word of a phrase's own.
_WITH_ARTICLE: Final = "the"
_PLAIN: Final = "plain"
_SUBJECT: Final = "subject"
_THIS_ONE: Final = "this_one"

_PREPOSITIONS: Final = {
    "of": "de", "from": "de", "out": "de", "in": "dans", "to": "dans", "onto": "à", "toward": "vers",
}  # fmt: skip
#: Qualities by where they stand: next to the noun, next to "opposing", then the level; what the die costs or has comes
#: behind the place it is taken from and before the place it is in; a clause comes last.
_TYPES: Final = ("of_type", "energy.light", "energy.dark")
_STATES: Final = ("not_locked", "unattached", "attacking")
_CLAUSES: Final = (
    "accompanying", "defending_first", "attacking_you", "attacking_you_here", "attached_to", "scored", "scoring",
)  # fmt: skip
#: What is done with dice, where its place is tied to them otherwise than in English.
_TAKEN_FROM: Final = ("reroll", "reroll_with", "reroll_with_up_to", "reroll_or_leave", "reroll_or_destroy", "remove")
_FOUND_IN: Final = ("take", "take_to", "take_for_it")
#: Phrases that say first where something goes, unless its name is short.
_SHORT: Final = ("remove", "rotate_up", "rotate_down")
#: Events that are a point in time, without a clause: "au début de votre tour".
_MOMENTS: Final = (
    "event.attack_ends", "event.attack_begins.you", "event.attack_begins.they", "event.turn_begins.you",
    "event.turn_begins.they",
)  # fmt: skip

_VOWEL: Final = r"(?=[aeiouyàâäéèêëîïôöùûüœæ]|h(?:abi|eur|eu[xr]|istoi|omm|onn|ôte))"
#: Words that lose their vowel before another; behind a hyphen they keep it.
_ELIDED: Final = re.compile(rf"(?<![\w’-])(d|l|qu|n|s|j|m|jusqu|lorsqu)(?:e|(?<=l)a) {_VOWEL}", re.IGNORECASE)
_IF_HE: Final = re.compile(r"\b(s)i (?=ils?\b)", re.IGNORECASE)
_FUSED: Final = re.compile(r"\b(de|à) (les?) (?=\w)", re.IGNORECASE)
_FUSIONS: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


class French(Romance):
    """French as the rulebook writes it, to the player as *vous*.

    >>> French().render(PlacePhrase(Relation.FROM, ("used",), "opponents"))
    'du Coin de Défausse d’un adversaire'
    """

    code = "fr"
    name = "Français"
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
    opposing = ("adverse", "adverse", "adverses", "adverses")
    other = ("autre", "autre", "autres", "autres")
    of_your_choice = "de votre choix"
    there = "qui s’y trouve"
    order = ()
    positions = {}  # noqa: RUF012
    conjunction = "et"
    alternative = "ou"
    then = ", puis "
    who = ""
    some_of_them = "en"
    negations = ("is.cannot_score", "is.cannot_attack")
    button_form = Form.INFINITIVE

    # -- rendering -----------------------------------------------------------------------------------

    def render(self, part: Part, case: str = "") -> str:
        if case == _SUBJECT:
            return agreeing(("il", "elle", "ils", "elles"), self.agreement(part))
        if case == _PLAIN and isinstance(part, Signed | int):
            return str(abs(part.number if isinstance(part, Signed) else part))
        if case == _WITH_ARTICLE and not isinstance(part, NounPhrase):
            case = ""
        return super().render(part, case)

    def pattern(self, phrase: Phrase, case: str = "") -> str:
        slots = dict(phrase.slots)
        variant = ""
        if phrase.id in ("when", "whenever"):
            event = slots["event"]
            variant = "at" if isinstance(event, Phrase) and event.id in _MOMENTS else ""
        elif phrase.id in _SHORT:
            variant = "" if self._is_long(slots["dice"]) else "short"
        elif phrase.id == "move":
            variant = "from" if isinstance(slots["dice"], NounPhrase) and slots["dice"].zones else ""
        elif phrase.id in ("total.you", "total.you_here"):
            more = any(isinstance(part, Phrase) and part.id == "more" for part in inner_parts(slots["change"]))
            variant = "more" if more else ""
        elif phrase.id == "who_has":
            variant = "none" if isinstance(slots["dice"], NounPhrase) and _is_none(slots["dice"]) else ""
        elif phrase.id == "of_type":
            variant = "of" if isinstance(slots["name"], Name) and slots["name"].name.endswith("'") else ""
        return self.phrases[f"{phrase.id}~{variant}"] if variant else super().pattern(phrase, case)

    def _is_long(self, dice: Part) -> bool:
        """Whether a place or an owner comes behind the noun: "un joueur au niveau inférieur" is not what is meant."""
        if not isinstance(dice, NounPhrase):
            return False
        return bool(dice.zones) or (dice.whose in self.owners and dice.whose != "opponents" and not dice.there)

    def smooth(self, text: str) -> str:
        """Where two words meet: "de le" is "du", "que il" is "qu’il".

        >>> French().smooth("l’attaque de le porteur, si il est le adversaire de une Créature")
        'l’attaque du porteur, s’il est l’adversaire d’une Créature'
        >>> French().smooth("le Herald, le honneur"), French().smooth("ajoutez-le à le sac")
        ('le Herald, l’honneur', 'ajoutez-le au sac')
        """
        text = _ELIDED.sub(lambda found: f"{found[1]}’", super().smooth(text))
        text = _FUSED.sub(lambda found: _FUSIONS[f"{found[1]} {found[2]}".lower()] + " ", text)
        return _IF_HE.sub(lambda found: f"{found[1]}’", text)

    def sentence(self, text: str) -> str:
        return super().sentence(self.smooth(text))

    def agreement(self, part: Part) -> Agreement:
        """None and one are singular."""
        if isinstance(part, int):
            return Agreement(plural=abs(part) >= 2)
        if isinstance(part, Signed):
            return self.agreement(part.number)
        if isinstance(part, Phrase) and part.id == "another":
            return self.agreement(part.slot("n"))
        return super().agreement(part)

    @staticmethod
    def is_several(phrase: NounPhrase) -> bool:
        return Romance.is_several(phrase) and not _is_none(phrase)

    def proper_name(self, name: str) -> str:
        """The English name, unless a box has a French one: the edition translates the basic cards only."""
        return translated(f"name-{slug(name)}", self.code) or name

    def short_name(self, name: str) -> str:
        known = self.proper_name(name)
        return short_english(name) if known == name else known

    # -- nouns ---------------------------------------------------------------------------------------

    def tie(self, case: str, group: Group) -> str:
        article = ""
        if group.article:
            the, a = ("le", "la", "les", "les"), ("un", "une", "des", "des")
            article = agreeing(the if group.article == THE else a, group.agreement) + " "
        preposition = f"{_PREPOSITIONS[case]} " if case else ""
        return self.smooth(f"{preposition}{article}{group.text}")

    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        head = self.head_of(phrase, self.where(phrase))
        group = self.together(head) if _is_together(phrase) else self.count(phrase, head)
        if case == _WITH_ARTICLE:
            bare = phrase.quantity is Quantity.ALL and not head.possessive
            group, case = replace(group, article=THE) if bare else group, ""
        return self.tie(case, group)

    def head_of(self, phrase: NounPhrase, where: str) -> Head:
        noun = self.noun_of(phrase)
        owner = "" if phrase.zones or phrase.there else phrase.whose
        forms = self.possessives.get(owner)
        plural = self.is_several(phrase) or _is_together(phrase) or (forms is not None and self.is_part(phrase))
        agreement = Agreement(noun.feminine, plural)
        # the verb of a clause agrees with "chacune", not with "vos Créatures"
        whole = Agreement(noun.feminine, self.is_several(phrase))
        by_place: dict[str, list[str]] = {place: [] for place in ("type", "state", "level", "value", "clause")}
        for quality in phrase.qualities:
            place = _place_of(quality)
            by_place[place].append(self.quality(quality, whole if place == "clause" else agreement))
        said = [noun.several if plural else noun.one, *by_place["type"]]
        if owner == "opponents":
            said.append(agreeing(self.opposing, agreement))
        said += by_place["state"]
        if phrase.chosen and forms is None:
            said.append(self.of_your_choice)
        said += by_place["level"]
        if phrase.quantity is Quantity.ANY_NUMBER:
            said.append("que vous le souhaitez")
        if owner in self.owners and owner != "opponents":
            said.append(self.tie("of", self.owners[owner]))
        said += [where, *by_place["value"]] if self._relation(phrase) is Relation.FROM else [*by_place["value"], where]
        said += by_place["clause"]
        text = " ".join(word for word in said if word)
        other = agreeing(self.other, agreement) if phrase.other else ""
        return Head(self.smooth(text), agreement, agreeing(forms, agreement) if forms else "", other, forms is not None)

    def is_part(self, phrase: NounPhrase) -> bool:
        return not self.is_several(phrase)

    def count(self, phrase: NounPhrase, head: Head) -> Group:
        quantity, number = phrase.quantity, phrase.number
        one = Agreement(head.agreement.feminine)
        rest = head.before(head.possessive, head.other)
        of = "de " if head.possessive else ""
        if quantity is Quantity.EACH:
            each = ("chacune de" if one.feminine else "chacun de") if of else "chaque"
            return Group(f"{each} {rest}", agreement=one)
        if _is_none(phrase):
            return Group(f"{'aucune' if one.feminine else 'aucun'} {of}{rest}", agreement=one)
        if quantity is Quantity.ALL:
            return Group(rest, agreement=head.agreement)
        if quantity is Quantity.ANY_NUMBER:
            return Group(f"autant de {rest}", agreement=head.agreement)
        if number == 1 and quantity in (Quantity.SOME, Quantity.ONE, Quantity.UP_TO):
            return Group(f"de {rest}", A, one) if of else Group(rest, A, one)
        before = {
            Quantity.ONE: str(number),
            Quantity.UP_TO: f"jusqu’à {number}",
            Quantity.AT_LEAST: f"au moins {number}",
            Quantity.AT_MOST: f"au maximum {number}",
            Quantity.EXACTLY: f"exactement {number}",
        }[quantity]
        if phrase.chosen and quantity is Quantity.UP_TO:
            # as a subject they stay singular: every predicate is
            before = f"{'chacune' if one.feminine else 'chacun'} de {before}"
        return Group(f"{before} {of}{rest}", agreement=head.agreement)

    def together(self, head: Head) -> Group:
        return Group(
            head.before("toutes" if head.agreement.feminine else "tous", head.possessive or "les", head.other),
            agreement=head.agreement,
        )

    def each(self, text: str, agreement: Agreement) -> Group:
        return Group(f"chaque {text}", agreement=agreement)

    def one_of(self, group: Group) -> Group:
        return Group(self.tie("of", group), A, Agreement(group.agreement.feminine))

    def there_is(self, dice: NounPhrase) -> str:
        none = _is_none(dice)
        if not dice.zones and dice.whose in words.HAVE:
            return f"{words.HAVE[dice.whose][none]} {self.noun_phrase(replace(dice, whose='anyone'))}"
        return f"{'il n’y a' if none else 'il y a'} {self.noun_phrase(dice)}"

    # -- what has been named -------------------------------------------------------------------------

    def reference(self, reference: Reference, case: str = "") -> str:
        if not reference.again and reference.what == "it" and reference.noun == "creature":
            if case == _THIS_ONE:
                return "celle-ci"
            if reference.among:
                return "cette Créature-ci"
        return super().reference(reference, "" if case == _THIS_ONE else case)

    def pronoun(self, reference: Reference, case: str) -> str:
        return self.render(reference, _SUBJECT)

    # -- places and players --------------------------------------------------------------------------

    def _relation(self, phrase: NounPhrase) -> Relation:
        """How a place is tied to dice: by what is done with them."""
        if phrase.quantity is Quantity.ANY_NUMBER or phrase.done in _FOUND_IN:
            return Relation.IN
        return Relation.FROM if phrase.done in _TAKEN_FROM else phrase.relation

    def where(self, phrase: NounPhrase, case: str = "") -> str:
        if phrase.there:
            return "qui s’y trouvent" if self.is_several(phrase) else self.there
        if not phrase.zones:
            return ""
        quantity = phrase.quantity
        if _is_none(phrase):
            quantity = Quantity.NONE
        elif _is_together(phrase) or (self.is_several(phrase) and phrase.whose == "opponents"):
            quantity = Quantity.ALL
        return self.place(PlacePhrase(self._relation(phrase), phrase.zones, phrase.whose, quantity))

    def place(self, place: PlacePhrase, case: str = "") -> str:
        """Every pile has its own possessive or article, and its own "de"."""
        preposition = case or place.relation.value
        areas = [self.area(replace(place, zones=(zone,))) for zone in place.zones]
        each_tied = _PREPOSITIONS[preposition] == "de"
        said = [self.tie(preposition if each_tied or not number else "", area) for number, area in enumerate(areas)]
        last = {Quantity.ALL: self.conjunction, Quantity.NONE: "ni"}.get(place.quantity, self.alternative)
        owner = self._owner_of(place)
        return self.smooth(f"{series(said, last)}{' ' if owner else ''}{owner}")

    def area(self, place: PlacePhrase) -> Group:
        """One of the piles, without what comes behind all of them."""
        zone = place.zones[0]
        if zone in self.common_zones:
            return Group(self.common_zones[zone].one, THE, Agreement(self.common_zones[zone].feminine))
        noun = self.zones[zone]
        everyone = place.whose == "anyone"
        several = (everyone and place.quantity in (Quantity.ALL, Quantity.EACH)) or (
            place.whose == "opponents" and place.quantity is Quantity.ALL
        )
        agreement = Agreement(noun.feminine, several)
        text = noun.several if several else noun.one
        if everyone:
            return self.any_area(text, agreement, place.quantity)
        if place.whose in self.possessives:
            return Group(f"{agreeing(self.possessives[place.whose], agreement)} {text}", agreement=agreement)
        return Group(text, THE, agreement)

    def any_area(self, text: str, agreement: Agreement, quantity: Quantity) -> Group:
        if agreement.plural:
            return Group(f"{'toutes' if agreement.feminine else 'tous'} les {text}", agreement=agreement)
        return Group(f"n’importe quel{'le' if agreement.feminine else ''} {text}", agreement=agreement)

    def _owner_of(self, place: PlacePhrase) -> str:
        """Whose they are, where that comes behind."""
        whose = place.whose
        if whose == "anyone" or whose in self.possessives or place.zones[0] in self.common_zones:
            return ""
        if whose == "opponents":
            whose = {Quantity.ALL: "opponents", Quantity.EACH: "each_opponent"}.get(place.quantity, "an_opponent")
        return self.tie("of", self.owners[whose])

    def player_who(self, player: PlayerWho, case: str = "") -> str:
        return self.smooth(super().player_who(player, case))

    # -- verbs and sentences -------------------------------------------------------------------------

    def clitic(self, agreement: Agreement) -> str:
        return agreeing(("le", "la", "les", "les"), agreement)

    def lean(self, verb: str, form: Form, pronoun: str) -> str:
        said = self.verbs[verb][form.value]
        return f"{said}-{pronoun}" if form is Form.IMPERATIVE else self.smooth(f"{pronoun} {said}")

    def participle(self, verb: str, agreement: Agreement) -> str:
        said = self.verbs[verb][Form.PARTICIPLE.value]
        stem = said if "{}" in said else said + "{}"
        ending = agreeing(("", "e", "s", "es"), agreement)
        return stem.replace("s{}", "s" + ending.removeprefix("s")).replace("{}", ending)

    def listing(self, words: Sequence[str]) -> str:
        return self.smooth(super().listing(words))

    def replacement(self, replacement: Replacement, case: str = "") -> str:
        """Behind a bare phrase or one plain order, before anything longer: it would join the last verb there."""
        text = self.render(_as_order(replacement.part))
        if not replacement.event and re.search(r" (?:qui|que|dont) | qu’|[,.:]", text):
            return f"à la place, {text}"
        first, stop, rest = text.partition(". ")
        return f"{first} à la place{stop}{rest}"

    def event_replaced(self, part: Part) -> str:
        return self.replacement(Replacement(part, event=True))


def _as_order(part: Part) -> Part:
    """What you may do, told without its "you may": an order."""
    if isinstance(part, Clause):
        return replace(part, text=_as_order(part.text))
    return replace(part, form=Form.IMPERATIVE) if isinstance(part, Phrase) and part.form is Form.INFINITIVE else part


def _is_none(phrase: NounPhrase) -> bool:
    return phrase.quantity is Quantity.NONE or (phrase.quantity is Quantity.EXACTLY and phrase.number == 0)


def _is_together(phrase: NounPhrase) -> bool:
    """Whether each of them is told as all of them: they come from several piles, and what follows speaks of them."""
    return phrase.quantity is Quantity.EACH and len(phrase.zones) > 1 and bool(phrase.done)


def _place_of(quality: Quality) -> str:
    id = quality.text.id if isinstance(quality.text, Phrase) else ""
    if id in _TYPES:
        return "type"
    if id in _CLAUSES:
        return "clause"
    if id in _STATES or not id:
        return "state"
    return "level" if id.startswith("level.") else "value"
