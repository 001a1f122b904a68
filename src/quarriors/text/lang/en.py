"""English: nouns, places, word order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from quarriors.text.grammar import Clause, Form, Kind, Language, NounPhrase, Position, Quantity, Relation
from quarriors.text.lang.en_patterns import PATTERNS, VERBS

#: Singular and plural.
_NOUNS: Final = {
    "creatures": ("Creature", "Creatures"),
    "spells": ("Spell", "Spells"),
    "creature_dice": ("Creature die", "Creature dice"),
    "spell_dice": ("Spell die", "Spell dice"),
    "dice": ("die", "dice"),
    "quartifacts": ("Quartifact", "Quartifacts"),
}
#: Nouns of which a class's name can take the place; with the others it stands before "die".
_NAMEABLE: Final = ("creatures", "spells", "quartifacts")

_ZONES: Final = {
    "bag": ("bag", "bags"),
    "active": ("Active Pool", "Active Pools"),
    "ready": ("Ready Area", "Ready Areas"),
    "locked": ("Locked Area", "Locked Areas"),
    "spent": ("Spent Pile", "Spent Piles"),
    "used": ("Used Pile", "Used Piles"),
    "quest": ("Quest Area", "Quest Areas"),
}
#: Zones that belong to nobody.
_COMMON_ZONES: Final = {"wilds": "the Wilds"}
_RELATIONS: Final = {Relation.IN: "in", Relation.TO: "to", Relation.FROM: "from", Relation.OF: "of"}

#: Player words as subjects, and as owners.
_PLAYERS: Final = {
    "you": "you",
    "opponents": "each opponent",
    "them": "that player",
    "defender": "that player",
    "that_player": "that player",
    "anyone": "each player",
    "opponent": "one opponent of your choice",
    "destroyer": "the player who destroyed it",
    "attacker": "the attacking player",
    "owner": "its owner",
}
#: Player words where any one of them is meant.
_ANY_PLAYER: Final = _PLAYERS | {
    "opponents": "an opponent",
    "opponent": "an opponent",
    "anyone": "a player",
    "defender": "the defending player",
}
_NO_PLAYER: Final = {"opponents": "no opponent", "anyone": "no player"}
_OWNERS: Final = {
    "you": "your",
    "them": "that player's",
    "defender": "the defending player's",
    "their": "their",
    "owner": "its owner's",
    "opponent": "one opponent's",
    "each_opponent": "each opponent's",
    "that_player": "that player's",
    "attacker": "the attacking player's",
    "destroyer": "its destroyer's",
}
#: Who has something.
_HAVE: Final = {
    "you": "you have",
    "opponents": "your opponents have",
    "defender": "the defending player has",
    "them": "that player has",
    "their": "they have",
    "owner": "its owner has",
}
_WHO: Final = {
    "opponents": "each opponent",
    "defender": "a player",
    "them": "each player",
    "anyone": "each player",
}

_NUMBERED: Final = (Quantity.ONE, Quantity.UP_TO, Quantity.AT_LEAST, Quantity.AT_MOST, Quantity.EXACTLY)

_THIS: Final = {
    "creature": "this Creature",
    "die": "this die",
    "spell": "this Spell",
    "carrier": "the Creature",
    "bearer": "the carrier",
}

#: Where each quality stands; the others come right after the noun.
_POSITIONS: Final = {
    "level.exactly": Position.BEFORE,
    "cost.exactly": Position.FAR,
    "cost.at_most": Position.FAR,
    "cost.at_least": Position.FAR,
    "cost.at_most_more": Position.FAR,
    "cost.at_most_of": Position.FAR,
    "of_type": Position.BEFORE,
    "energy.light": Position.BEFORE,
    "energy.dark": Position.BEFORE,
    "attacking": Position.BEFORE,
    "not_locked": Position.BEFORE,
    "level.same": Position.LAST,
    "level.same_too": Position.LAST,
    "attached_to": Position.LAST,
    "unattached": Position.BEFORE,
    "scored": Position.LAST,
    "scoring": Position.LAST,
}


class English(Language):
    """English as the rulebooks write it: the game's own nouns with a capital.

    >>> English().place(Relation.FROM, ["used"], "you", Quantity.ONE)
    'from your Used Pile'
    """

    code = "en"
    name = "English"
    phrases = PATTERNS
    verbs = VERBS

    # -- nouns ---------------------------------------------------------------------------------------

    def noun_phrase(self, phrase: NounPhrase) -> str:
        several = phrase.quantity in (Quantity.ALL, Quantity.ANY_NUMBER) or (
            phrase.quantity in _NUMBERED and phrase.number != 1
        )
        owner = "" if phrase.zones or phrase.there else self._owner(phrase.whose, phrase.quantity)
        by_position = {position: [q.text for q in phrase.qualities if q.position is position] for position in Position}
        words = by_position[Position.BEFORE]
        words.append(self._noun(phrase, several or (bool(owner) and self._out_of(phrase))))
        words += by_position[Position.AFTER]
        if phrase.chosen and not owner:
            words.append("of your choice")
        if not phrase.zones or phrase.zones[0] not in _COMMON_ZONES:
            words += by_position.pop(Position.FAR)
        if phrase.there:
            words.append("there")
        elif phrase.zones:
            quantity = Quantity.ALL if several and phrase.whose == "opponents" else phrase.quantity
            words.append(self.place(phrase.relation, phrase.zones, phrase.whose, quantity))
        words += by_position.get(Position.FAR, []) + by_position[Position.LAST]
        return self._counted(phrase, owner, " ".join(words))

    def _noun(self, phrase: NounPhrase, several: bool) -> str:
        noun = _NOUNS[phrase.noun][several]
        if phrase.name:
            noun = phrase.name if phrase.noun in _NAMEABLE else f"{phrase.name} {noun}"
        return noun

    def _out_of(self, phrase: NounPhrase) -> bool:
        """Whether it is said as one out of what somebody has: "one of your Creatures"."""
        return phrase.quantity in (Quantity.ONE, Quantity.SOME, Quantity.EACH, Quantity.UP_TO) and not phrase.name

    def _counted(self, phrase: NounPhrase, owner: str, rest: str) -> str:
        other = "other " if phrase.other else ""
        count = self._count(phrase)
        if phrase.chosen and phrase.quantity in (Quantity.UP_TO, Quantity.ANY_NUMBER) and phrase.number > 1:
            # As a subject they stay singular: every predicate is.
            count = f"each of {count}"
        if owner and self._out_of(phrase):
            return f"{'one' if phrase.quantity is Quantity.SOME else count} of {owner} {other}{rest}"
        if owner and phrase.quantity in (Quantity.ALL, Quantity.SOME):
            return f"{owner} {other}{rest}"
        if phrase.quantity is Quantity.SOME:
            return f"another {rest}" if other else f"{article(rest)} {rest}"
        return " ".join(part for part in (count, f"{other}{rest}") if part)

    def _count(self, phrase: NounPhrase) -> str:
        number = phrase.number
        return {
            Quantity.EACH: "each",
            Quantity.ALL: "",
            Quantity.ONE: "one" if number == 1 else str(number),
            Quantity.SOME: "",
            Quantity.NONE: "no",
            Quantity.UP_TO: "one" if number == 1 else f"up to {number}",
            Quantity.ANY_NUMBER: "any number of",
            Quantity.AT_LEAST: f"at least {number}",
            Quantity.AT_MOST: f"at most {number}",
            Quantity.EXACTLY: f"exactly {number}" if number else "no",
        }[phrase.quantity]

    def _owner(self, whose: str, quantity: Quantity) -> str:
        if whose == "opponents":
            return "opponents'" if quantity is Quantity.ALL else "your opponents'"
        return _OWNERS.get(whose, "")

    def dice(self, number: int) -> str:
        return _NOUNS["dice"][number != 1]

    def there_is(self, phrase: NounPhrase) -> str:
        if not phrase.zones and phrase.whose in _HAVE:
            return f"{_HAVE[phrase.whose]} {self.noun_phrase(replace(phrase, whose='anyone'))}"
        return f"there {'is' if phrase.number == 1 else 'are'} {self.noun_phrase(phrase)}"

    # -- what has been named -------------------------------------------------------------------------

    def pronoun(self, number: int) -> str:
        return "it" if number == 1 else "them"

    def this(self, what: str, again: bool) -> str:
        return "it" if again else _THIS[what]

    def that(self, again: bool) -> str:
        return "it" if again else "that Creature"

    def those(self, verb: str, several: bool, quantity: Quantity) -> str:
        done = self.verbs[verb][Form.PARTICIPLE.value]
        if quantity is Quantity.EACH:
            return f"each {done} die"
        the_dice = f"the {done} {self.dice(2 if several else 1)}"
        return f"one of {the_dice}" if quantity is Quantity.ONE and several else the_dice

    # -- places and players --------------------------------------------------------------------------

    def place(self, relation: Relation, zones: Sequence[str], whose: str, quantity: Quantity) -> str:
        if zones[0] in _COMMON_ZONES:
            return f"{_RELATIONS[relation]} {_COMMON_ZONES[zones[0]]}"
        counting = quantity is Quantity.EACH
        if whose == "anyone":
            owner = {Quantity.ALL: "all", Quantity.EACH: "every"}.get(quantity, "any")
            several = quantity is Quantity.ALL
        elif whose == "opponents" and quantity is Quantity.ALL:
            owner, several = "your opponents'", True
        elif whose == "opponents":
            owner, several = ("each opponent's" if counting else "an opponent's"), False
        elif whose == "destroyer":
            return (
                f"{_RELATIONS[relation]} the {_series([_ZONES[zone][0] for zone in zones], 'or')} of {_PLAYERS[whose]}"
            )
        else:
            owner, several = _OWNERS[whose], False
        last_word = "and" if quantity is Quantity.ALL else "or"
        return f"{_RELATIONS[relation]} {owner} {_series([_ZONES[zone][several] for zone in zones], last_word)}"

    def players(self, who: str) -> str:
        return _PLAYERS[who]

    def a_player(self, who: str) -> str:
        return _ANY_PLAYER[who]

    def no_player(self, who: str) -> str:
        return _NO_PLAYER.get(who, "")

    def each_player_who(self, who: str, clause: str) -> str:
        return f"{_WHO.get(who) or _ANY_PLAYER[who]} who {clause}"

    # -- sentences -----------------------------------------------------------------------------------

    def signed(self, number: int) -> str:
        return f"+{number}" if number >= 0 else f"−{-number}"

    def listing(self, parts: Sequence[str]) -> str:
        return _series(parts, "and")

    def sequence(self, clauses: Sequence[Clause]) -> str:
        text = clauses[0].text
        for before, clause in pairwise(clauses):
            if clause.if_done:
                text += ". " + self.capital(self.phrase("if_done", act=clause.text))
            elif before.kind is clause.kind is Kind.COMMAND and not before.if_done:
                text += f", then {clause.text}"
            else:
                text += ". " + self.capital(clause.text)
        return text

    def instead(self, text: str) -> str:
        return f"{text}, instead" if "," in text else f"{text} instead"

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def quality_position(self, id: str) -> Position:
        return _POSITIONS.get(id, Position.AFTER)


def article(noun: str) -> str:
    """The indefinite article before that noun.

    >>> article("opponent"), article("Creature")
    ('an', 'a')
    """
    return "an" if noun[:1].lower() in "aeiou" else "a"


def _series(parts: Sequence[str], last_word: str) -> str:
    if len(parts) == 1:
        return parts[0]
    return f"{', '.join(parts[:-1])} {last_word} {parts[-1]}"
