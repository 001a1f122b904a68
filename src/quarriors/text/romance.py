"""What Romance languages share: gender and number, articles that fuse with prepositions, pronouns that lean on verbs.

A noun phrase is built from the noun outwards: the noun, what qualifies it in a fixed order, whose it is, and in front
how many. What comes out is a `Group`: the words and the article before them, which a language ties to a preposition.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quarriors.text.grammar import NEUTRAL, Agreement, Language, series
from quarriors.text.parts import (
    Clause,
    Clauses,
    Form,
    Meant,
    Name,
    NounPhrase,
    Part,
    Phrase,
    PlacePhrase,
    PlayerPhrase,
    PlayerWho,
    Position,
    Quality,
    Quantity,
    Reference,
    Relation,
    Replacement,
    Those,
)

THE: Final = "the"
A: Final = "a"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in singular and plural, with its gender."""

    one: str
    several: str
    feminine: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Words with the article before them (`THE`, `A` or none), which may fuse with a preposition."""

    text: str
    article: str = ""
    agreement: Agreement = NEUTRAL


#: Nouns of which a class's name can take the place; with the others it stands behind "die".
NAMEABLE: Final = ("creatures", "spells", "quartifacts")
#: What a pattern may ask of a noun phrase besides a preposition: to leave out its place, to tell only that, to tell it
#: as where they are, and to speak of one where the declaration speaks of all.
BARE: Final = "bare"
ONLY_PLACE: Final = "place"
AT: Final = "at"
ONE: Final = "one"
#: Of each of them: all of them together, for what follows speaks of them.
TOGETHER: Final = "together"
#: Its owner, just named, by a possessive: "una delle proprie Creature".
OWN: Final = "own"
#: What a pattern may ask of a verb's object: to be a pronoun, though it is a noun; to be some of those just named.
PRONOUN: Final = "it"
SOME: Final = "some"
#: The pronoun of an object, before the verb and by itself.
CLITIC: Final = "clitic"
#: All that is no preposition: a finished text stays as it is.
_NO_PREPOSITIONS: Final = (BARE, AT, ONE, TOGETHER, OWN, CLITIC)


class Romance(Language):
    """What French, Italian and Portuguese do alike; each brings its words, and how it ties articles to prepositions."""

    nouns: Mapping[str, Noun]
    zones: Mapping[str, Noun]
    #: Zones that belong to nobody.
    common_zones: Mapping[str, Noun]
    #: "this", "that": what references are called by name, with their article.
    references: Mapping[str, Group]
    #: Player words, as all of them, as any one of them, and as none.
    players: Mapping[Meant, Mapping[str, Group]]
    #: Before a relative clause.
    players_who: Mapping[str, Group]
    #: What belongs to somebody: masculine, feminine, and both in the plural.
    possessives: Mapping[str, tuple[str, str, str, str]]
    #: Owners that are told behind the noun.
    owners: Mapping[str, Group]
    #: "opposing", in the four forms.
    opposing: tuple[str, str, str, str]
    #: "other", in the four forms.
    other: tuple[str, str, str, str]
    #: "of your choice", and the words for "there" behind a noun.
    of_your_choice: str
    there: str
    #: In which order qualities follow the noun; those not named come after these.
    order: Sequence[str]
    #: Joins: the last of several things, alternatives, and a step after another.
    conjunction: str
    alternative: str
    #: Predicates that say what something does not do: with "each" they become what none of them does.
    negations: Sequence[str] = ("is.cannot_score", "is.cannot_attack", "is.silent", "is.no_cull")

    # -- what each of them does its own way ----------------------------------------------------------

    @abstractmethod
    def tie(self, case: str, group: Group) -> str:
        """A group behind a preposition ("of", "to", "from", "in" and what else its patterns ask for), or alone."""

    @abstractmethod
    def count(self, phrase: NounPhrase, head: Head) -> Group:
        """How many of them, in front of the rest."""

    @abstractmethod
    def together(self, head: Head) -> Group:
        """All of them: "tutti i dadi"."""

    @abstractmethod
    def clitic(self, agreement: Agreement) -> str:
        """The pronoun of an object."""

    @abstractmethod
    def lean(self, verb: str, form: Form, pronoun: str) -> str:
        """A verb with a pronoun that leans on it."""

    #: The pronoun for some of those just named.
    some_of_them: str

    # -- rendering -----------------------------------------------------------------------------------

    def render(self, part: Part, case: str = "") -> str:
        if isinstance(part, str) and case == ONLY_PLACE:
            return ""
        if isinstance(part, str) and case in _NO_PREPOSITIONS:
            return part
        if case and isinstance(part, str | int):
            return self.tie(case, Group(str(part)))
        if case and isinstance(part, Name):
            return self.tie(case, Group(self.proper_name(part.name).removesuffix("'")))
        return super().render(part, case)

    def pattern(self, phrase: Phrase, case: str = "") -> str:
        for variant in (case, *(_kind(part) for _, part in phrase.slots)):
            if variant and f"{phrase.id}~{variant}" in self.phrases:
                return self.phrases[f"{phrase.id}~{variant}"]
        return self.phrases[phrase.id]

    def fill_in(self, phrase: Phrase, case: str = "", noun: Agreement | None = None) -> str:  # type: ignore[override]
        if isinstance(phrase, Phrase):
            phrase = self._turned(phrase)
        text = super().fill_in(phrase, case, noun)
        known = isinstance(phrase, Phrase) and f"{phrase.id}~{case}" in self.phrases
        return self.tie(case, Group(text)) if case and not known else text

    def _turned(self, phrase: Phrase) -> Phrase:
        """What each of them does not do, none of them does; whom you have do a thing comes right behind the verb."""
        if phrase.id == "have_them":
            return self._turned_having(phrase)
        if phrase.id not in ("predicate", "predicate_until"):
            return phrase
        slots = dict(phrase.slots)
        subject, predicate = slots["subject"], slots["predicate"]
        if not isinstance(subject, NounPhrase) or subject.quantity is not Quantity.EACH:
            return phrase
        if not isinstance(predicate, Phrase) or predicate.id not in self.negations:
            return phrase
        slots["subject"] = replace(subject, quantity=Quantity.NONE)
        slots["predicate"] = replace(predicate, id=f"{predicate.id}~none")
        return replace(phrase, slots=tuple(slots.items()))

    def _turned_having(self, phrase: Phrase) -> Phrase:
        slots = dict(phrase.slots)
        clauses = slots["act"]
        act = clauses.clauses[0].text if isinstance(clauses, Clauses) and len(clauses.clauses) == 1 else None
        if not isinstance(act, Phrase) or f"{act.id}~have" not in self.phrases:
            return phrase
        slots["act"] = replace(act, id=f"{act.id}~have", slots=(*act.slots, ("players", slots["players"])))
        return replace(phrase, id="have_them~act", slots=tuple(slots.items()))

    def smooth(self, text: str) -> str:
        """Where a pronoun was left out, or leans on its verb, no gap remains."""
        return re.sub(" +", " ", text).replace(" ,", ",").replace(" .", ".").strip(" ")

    def agreement(self, part: Part) -> Agreement:
        if isinstance(part, NounPhrase):
            return Agreement(self.noun_of(part).feminine, self.is_several(part))
        if isinstance(part, Reference):
            if part.what == "dice":
                return Agreement(self.nouns["dice"].feminine, part.number != 1, part.again)
            return replace(self.references[_called(part)].agreement, pronoun=part.again)
        if isinstance(part, Those):
            several = part.several and part.quantity is Quantity.ALL
            return Agreement(self.nouns["dice"].feminine, several)
        return super().agreement(part)

    def verb_with(self, verb: str, form: Form, part: Part, case: str = "") -> str:
        if case == SOME:
            return f"{self.lean(verb, form, self.some_of_them)} {self.render(part)}"
        agreement = self.agreement(part)
        if agreement.pronoun or case == PRONOUN:
            return self.lean(verb, form, self.clitic(agreement))
        return super().verb_with(verb, form, part, case)

    # -- nouns ---------------------------------------------------------------------------------------

    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        if case == ONE:
            phrase, case = replace(phrase, quantity=Quantity.SOME), ""
        if case == OWN:
            phrase, case = replace(phrase, whose="their"), ""
        if case == TOGETHER:
            if phrase.quantity is Quantity.EACH and phrase.noun not in NAMEABLE:
                return self.tie(
                    "", self.together(self.head_of(replace(phrase, quantity=Quantity.ALL), self.where(phrase)))
                )
            case = ""
        if case == ONLY_PLACE:
            return self.where(phrase)
        head = self.head_of(phrase, "" if case == BARE else self.where(phrase, case))
        return self.tie("" if case in (BARE, AT) else case, self.count(phrase, head))

    def noun_of(self, phrase: NounPhrase) -> Noun:
        """The noun, or the name that takes its place."""
        noun = self.nouns[phrase.noun]
        if not phrase.name:
            return noun
        name = self.proper_name(phrase.name)
        if phrase.noun in NAMEABLE:
            return Noun(name, name)
        return Noun(f"{noun.one} {name}", f"{noun.several} {name}", noun.feminine)

    def head_of(self, phrase: NounPhrase, where: str) -> Head:
        """The noun and everything behind it."""
        noun = self.noun_of(phrase)
        owner = "" if phrase.zones or phrase.there else phrase.whose
        possessor = self.owners.get(owner) if owner != "opponents" else None
        owned = owner in self.possessives or possessor is not None
        plural = self.is_several(phrase) or (owned and self.is_part(phrase))
        agreement = Agreement(noun.feminine, plural)
        qualities = sorted(phrase.qualities, key=self._rank)
        near = [q for q in qualities if self.position(q) is not Position.LAST]
        last = [q for q in qualities if self.position(q) is Position.LAST]
        words = [noun.several if plural else noun.one]
        if owner == "opponents":
            words.append(agreeing(self.opposing, agreement))
        words += [self.quality(quality, agreement) for quality in near]
        if phrase.chosen and owner not in self.possessives:
            words.append(self.of_your_choice)
        if possessor is not None:
            words.append(self.tie("of", possessor))
        if where:
            words.append(where)
        words += [self.quality(quality, agreement) for quality in last]
        possessive = agreeing(self.possessives[owner], agreement) if owner in self.possessives else ""
        other = agreeing(self.other, agreement) if phrase.other else ""
        return Head(self.smooth(" ".join(words)), agreement, possessive, other, owned)

    def is_part(self, phrase: NounPhrase) -> bool:
        """Whether it is said as one out of what somebody has: "one of your Creatures"."""
        return phrase.quantity in (Quantity.ONE, Quantity.SOME, Quantity.UP_TO) and not phrase.name

    def _rank(self, quality: Quality) -> int:
        id = quality.text.id if isinstance(quality.text, Phrase) else ""
        return self.order.index(id) if id in self.order else len(self.order)

    def where(self, phrase: NounPhrase, case: str = "") -> str:
        """Their place, if it is told."""
        if phrase.there:
            return self.there
        if not phrase.zones:
            return ""
        several = self.is_several(phrase) and phrase.whose == "opponents"
        quantity = Quantity.ALL if several else phrase.quantity
        relation = Relation.IN if case == AT else phrase.relation
        return self.place(PlacePhrase(relation, phrase.zones, phrase.whose, quantity))

    # -- what has been named -------------------------------------------------------------------------

    def reference(self, reference: Reference, case: str = "") -> str:
        if case == CLITIC:
            return self.clitic(self.agreement(reference))
        if reference.again:
            return self.pronoun(reference, case)
        return self.tie(case, self.references[_called(reference)])

    def pronoun(self, reference: Reference, case: str) -> str:
        """Something just named, where no verb takes its pronoun: as a subject it is left out."""
        return "" if not case else self.tie(case, self.references[_called(reference)])

    def those(self, those: Those, case: str = "") -> str:
        dice = self.nouns["dice"]
        if those.quantity is Quantity.EACH:
            agreement = Agreement(dice.feminine)
            return self.tie(case, self.each(f"{dice.one} {self.participle(those.verb, agreement)}", agreement))
        agreement = Agreement(dice.feminine, those.several)
        noun = dice.several if those.several else dice.one
        group = Group(f"{noun} {self.participle(those.verb, agreement)}", THE, agreement)
        if those.quantity is Quantity.ONE and those.several:
            return self.tie(case, self.one_of(group))
        return self.tie(case, group)

    @abstractmethod
    def each(self, text: str, agreement: Agreement) -> Group:
        """Each of them: "ogni dado"."""

    @abstractmethod
    def one_of(self, group: Group) -> Group:
        """One of several: "uno dei dadi"."""

    # -- places and players --------------------------------------------------------------------------

    def place(self, place: PlacePhrase, case: str = "") -> str:
        """A place; a pattern may ask for another relation than the declaration has."""
        relation = Relation.IN if place.relation is Relation.OUT else place.relation
        return self.tie(case or relation.value, self.area(place))

    def area(self, place: PlacePhrase) -> Group:
        """The zones of a place, and whose they are."""
        first = place.zones[0]
        if first in self.common_zones:
            noun = self.common_zones[first]
            plural = noun.one == noun.several
            return Group(noun.one, THE, Agreement(noun.feminine, plural))
        several = place.quantity is Quantity.ALL and place.whose in ("anyone", "opponents")
        agreement = Agreement(self.zones[first].feminine, several)
        names = [self.zones[zone].several if several else self.zones[zone].one for zone in place.zones]
        text = series(names, self.joining(place))
        if place.whose == "anyone":
            return self.any_area(text, agreement, place.quantity)
        if place.whose in self.possessives:
            return self.own_area(agreeing(self.possessives[place.whose], agreement), text, agreement)
        owner = place.whose
        if owner == "opponents":
            owner = {Quantity.ALL: "opponents", Quantity.EACH: "each_opponent"}.get(place.quantity, "an_opponent")
        return Group(f"{text} {self.tie('of', self.owners[owner])}", THE, agreement)

    def joining(self, place: PlacePhrase) -> str:
        """The word before the last of several zones."""
        return self.conjunction if place.quantity is Quantity.ALL else self.alternative

    @abstractmethod
    def any_area(self, text: str, agreement: Agreement, quantity: Quantity) -> Group:
        """Zones of whoever it may be: any, every or all of them."""

    def own_area(self, possessive: str, text: str, agreement: Agreement) -> Group:
        """Zones of somebody in particular: "la tua Ready Area"."""
        return Group(f"{possessive} {text}", THE, agreement)

    def player(self, player: PlayerPhrase, case: str = "") -> str:
        return self.tie(case, self.players[player.meant][player.who])

    def player_who(self, player: PlayerWho, case: str = "") -> str:
        group = self.players_who.get(player.who) or self.players[Meant.ANY][player.who]
        return self.tie(case, replace(group, text=f"{group.text} {self.who} {self.render(player.clause)}"))

    #: The relative pronoun.
    who: str

    # -- sentences -----------------------------------------------------------------------------------

    def participle(self, verb: str, agreement: Agreement) -> str:
        return ending(self.verbs[verb][Form.PARTICIPLE.value], agreement)

    def listing(self, words: Sequence[str]) -> str:
        return series(words, self.conjunction)

    def replacement(self, replacement: Replacement, case: str = "") -> str:
        if replacement.event:
            return self.event_replaced(replacement.part)
        part = replacement.part
        if isinstance(part, Clause) and isinstance(part.text, Phrase) and part.text.form is Form.INFINITIVE:
            part = Phrase("may", Form.IMPERATIVE, (("act", part),))  # behind "you may", which has to be said again
        # where they come from has been said, if there is only one such place
        known = isinstance(part, NounPhrase) and part.zones and part.zones[0] in self.common_zones
        text = self.render(part, BARE if known else "")
        return self.render(Phrase("instead_all", Form.IMPERATIVE, (("sentence", text),)))

    @abstractmethod
    def event_replaced(self, part: Part) -> str:
        """What happens instead of what would: "puoi invece spostarla"."""


@dataclass(frozen=True, slots=True)
class Head:
    """A noun with what follows it, and the words that go before it by quantity."""

    text: str
    agreement: Agreement
    possessive: str
    other: str
    #: Whether it says whose they are.
    owned: bool

    def before(self, *words: str) -> str:
        """The head with those words in front, of which some may be empty."""
        return " ".join(word for word in (*words, self.text) if word)


def agreeing(forms: tuple[str, str, str, str], agreement: Agreement) -> str:
    """The form that agrees: masculine, feminine, and both in the plural."""
    return forms[2 * agreement.plural + agreement.feminine]


def ending(participle: str, agreement: Agreement) -> str:
    """A participle in -o, of Italian or Portuguese, in each of its words."""
    vowel = agreeing(("o", "a", "i", "e"), agreement)
    return " ".join(word[:-1] + vowel if word.endswith("o") and len(word) > 3 else word for word in participle.split())


def _called(reference: Reference) -> str:
    """By which name something known goes."""
    return "that" if reference.what == "that" else reference.noun


def _kind(part: Part) -> str:
    """What a slot is filled with, where a pattern depends on it."""
    if isinstance(part, Phrase):
        return part.id
    if isinstance(part, Reference):
        return "it" if part.again else ""
    return "those" if isinstance(part, Those) else ""
