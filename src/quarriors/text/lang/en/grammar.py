"""English: nouns, places, word order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from quarriors.text.grammar import NEUTRAL, Language, series
from quarriors.text.lang.en.phrases import PATTERNS, VERBS
from quarriors.text.parts import (
    Form,
    Meant,
    NounPhrase,
    PlacePhrase,
    PlayerPhrase,
    PlayerWho,
    Position,
    Quantity,
    Reference,
    Relation,
    Replacement,
    Those,
)

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
_RELATIONS: Final = {
    Relation.IN: "in",
    Relation.TO: "to",
    Relation.FROM: "from",
    Relation.OF: "of",
    Relation.OUT: "in",  # "remove one die in your Used Pile from the game"
}

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

    >>> English().render(PlacePhrase(Relation.FROM, ("used",), "you"))
    'from your Used Pile'
    """

    code = "en"
    name = "English"
    phrases = PATTERNS
    verbs = VERBS
    positions = _POSITIONS
    then = ", then "

    # -- nouns ---------------------------------------------------------------------------------------

    def noun_phrase(self, phrase: NounPhrase, case: str = "") -> str:
        several = self.is_several(phrase)
        owner = "" if phrase.zones or phrase.there else self._owner(phrase.whose, phrase.quantity)
        by_position: dict[Position, list[str]] = {position: [] for position in Position}
        for quality in phrase.qualities:
            by_position[self.position(quality)].append(self.quality(quality, NEUTRAL))
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
            words.append(self.place(PlacePhrase(phrase.relation, phrase.zones, phrase.whose, quantity)))
        words += by_position.get(Position.FAR, []) + by_position[Position.LAST]
        return self._counted(phrase, owner, " ".join(words))

    def _noun(self, phrase: NounPhrase, several: bool) -> str:
        noun = _NOUNS[phrase.noun][several]
        if phrase.name:
            name = self.proper_name(phrase.name)
            noun = name if phrase.noun in _NAMEABLE else f"{name} {noun}"
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

    def there_is(self, dice: NounPhrase) -> str:
        if not dice.zones and dice.whose in _HAVE:
            return f"{_HAVE[dice.whose]} {self.noun_phrase(replace(dice, whose='anyone'))}"
        return f"there {'is' if dice.number == 1 else 'are'} {self.noun_phrase(dice)}"

    # -- what has been named -------------------------------------------------------------------------

    def reference(self, reference: Reference, case: str = "") -> str:
        if reference.again:
            return "it" if reference.number == 1 else "them"
        return "that Creature" if reference.what == "that" else _THIS[reference.noun]

    def those(self, those: Those, case: str = "") -> str:
        done = self.verbs[those.verb][Form.PARTICIPLE.value]
        if those.quantity is Quantity.EACH:
            return f"each {done} die"
        the_dice = f"the {done} {_NOUNS['dice'][those.several]}"
        return f"one of {the_dice}" if those.quantity is Quantity.ONE and those.several else the_dice

    # -- places and players --------------------------------------------------------------------------

    def place(self, place: PlacePhrase, case: str = "") -> str:
        relation, zones, quantity = _RELATIONS[place.relation], place.zones, place.quantity
        if zones[0] in _COMMON_ZONES:
            return f"{relation} {_COMMON_ZONES[zones[0]]}"
        several = False
        if place.whose == "anyone":
            owner = {Quantity.ALL: "all", Quantity.EACH: "every"}.get(quantity, "any")
            several = quantity is Quantity.ALL
        elif place.whose == "opponents" and quantity is Quantity.ALL:
            owner, several = "your opponents'", True
        elif place.whose == "opponents":
            owner = "each opponent's" if quantity is Quantity.EACH else "an opponent's"
        elif place.whose == "destroyer":
            return f"{relation} the {series([_ZONES[zone][0] for zone in zones], 'or')} of {_PLAYERS[place.whose]}"
        else:
            owner = _OWNERS[place.whose]
        last_word = "and" if quantity is Quantity.ALL else "or"
        return f"{relation} {owner} {series([_ZONES[zone][several] for zone in zones], last_word)}"

    def player(self, player: PlayerPhrase, case: str = "") -> str:
        if player.meant is Meant.NONE:
            return _NO_PLAYER.get(player.who, "")
        return (_PLAYERS if player.meant is Meant.ALL else _ANY_PLAYER)[player.who]

    def player_who(self, player: PlayerWho, case: str = "") -> str:
        return f"{_WHO.get(player.who) or _ANY_PLAYER[player.who]} who {self.render(player.clause)}"

    # -- sentences -----------------------------------------------------------------------------------

    def listing(self, words: Sequence[str]) -> str:
        return series(words, "and")

    def replacement(self, replacement: Replacement, case: str = "") -> str:
        text = self.render(replacement.part)
        return f"{text}, instead" if "," in text else f"{text} instead"

    def short_name(self, name: str) -> str:
        return short_english(name)


def short_english(name: str) -> str:
    """The noun of an English name; languages that keep the names of the cards shorten them so too.

    >>> short_english("Quake Dragon"), short_english("Warrior of the Quay")
    ('Dragon', 'Warrior')
    """
    head, of, _ = name.partition(" of ")
    return head if of else head.split()[-1]


def article(noun: str) -> str:
    """The indefinite article before that noun.

    >>> article("opponent"), article("Creature")
    ('an', 'a')
    """
    return "an" if noun[:1].lower() in "aeiou" else "a"
