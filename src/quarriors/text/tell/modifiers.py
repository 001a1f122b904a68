"""Telling modifiers of dice: what a Creature, a Spell or a die has while a line speaks or a gift lasts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from quarriors.engine.modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CANNOT_CAPTURE,
    CANNOT_SUMMON,
    DEFEND_FIRST,
    DEFENSE,
    DEFENSE_DOWN,
    EXTRA_CAPTURE,
    FREE_SUMMON,
    IMMUNITY,
    LOCKS_ON,
    QUEST_LEVEL,
    UNAFFECTED,
    UNHARMED,
    UNTARGETED,
    WORTH,
    Modifier,
)
from quarriors.engine.nouns import Dice
from quarriors.engine.players import DEFENDER
from quarriors.engine.qualities import FirstDefender, IsAttacking
from quarriors.text.parts import Name, NounPhrase, Part, PlayerWho, Quantity, Reference, Signed, row
from quarriors.text.tell.amounts import as_number, scoring
from quarriors.text.tell.conditions import relative
from quarriors.text.tell.nouns import tell_anywhere, tell_dice

if TYPE_CHECKING:
    from quarriors.text.tell.teller import AmountWords, Teller

#: What one has, rather than is.
_THINGS: Final = (ATTACK, DEFENSE, ATTACK_AT_MOST, DEFENSE_DOWN, IMMUNITY)


class _Things:
    """Things one has for the same reason: "+1 attack and +1 defense for each …, at most +3"."""

    def __init__(self, reason: tuple[Part, int | None, Part]) -> None:
        self.reason = reason
        self.each, self.most, self.condition = reason
        self.names: list[Part] = []


def predicate(t: Teller, modifiers: list[Modifier], subject: Part) -> Part:
    """What those modifiers make of one die: "has +3 attack and cannot be the target of …"."""
    it = pronoun_of(subject)
    groups: list[_Things] = []
    rest: list[Part] = []
    named = t.named
    for modifier in modifiers:
        t.named = named
        if modifier.code in _THINGS:
            name, words = _thing(t, modifier)
            reason = ("", None, "") if words is None else (words.each, words.most, words.condition)
            if not groups or groups[-1].reason != reason:
                groups.append(_Things(reason))
            groups[-1].names.append(name)
        else:
            rest.append(_trait(t, modifier, it))
    if groups:
        groups.sort(key=lambda group: bool(group.each or group.condition))
        things = row([_reckoned(t, group) for group in groups])
        rest.insert(0, t.phrase("has", things=t.mark("things", things)))
    return row(rest)


def pronoun_of(subject: Part) -> Part:
    """What stands for the subject, once it has been named."""
    if isinstance(subject, Reference):
        return replace(subject, again=True, among=False)
    if isinstance(subject, NounPhrase):
        return NounPhrase(subject.noun, Quantity.SOME, name=subject.name)
    return subject if isinstance(subject, str) else ""


def _reckoned(t: Teller, group: _Things) -> Part:
    names = row(group.names)
    if group.condition:
        return t.phrase("has.if", things=names, condition=group.condition)
    if not group.each:
        return names
    if group.most is None:
        return t.phrase("has.per", things=names, each=group.each)
    id = "has.per_at_most" if len(group.names) == 1 else "has.per_at_most_of_each"
    return t.phrase(id, things=names, each=group.each, n=Signed(group.most))


def _thing(t: Teller, modifier: Modifier) -> tuple[Part, AmountWords | None]:
    """Something one has, and how often: "+1 defense" for "each other Creature …"."""
    code = modifier.code
    if code == IMMUNITY:
        return t.phrase("has.immunity"), None
    if code == ATTACK_AT_MOST:
        number = as_number(t, modifier.amount)
        return t.phrase("has.attack_becomes" if number == 0 else "has.attack_at_most", n=number), None
    words = t.amount(modifier.amount)
    if code == DEFENSE_DOWN:
        n = Signed(-(words.factor if words.fixed is None else words.fixed))
        return t.phrase("has.defense_down", n=n, floor=modifier.floor), words
    return t.phrase("has.attack" if code == ATTACK else "has.defense", n=_change(t, words)), words


def _change(t: Teller, words: AmountWords) -> Part:
    n = Signed(words.factor if words.fixed is None else words.fixed)
    return t.phrase("another", n=n) if t.again else n


def _trait(t: Teller, modifier: Modifier, it: Part) -> Part:
    """Something one is or does."""
    code = modifier.code
    id = f"is.{modifier.id}"
    if code == WORTH:
        return t.phrase(id, amount=_worth(t, scoring(t, modifier.amount), it), it=it)
    if code == QUEST_LEVEL:
        return t.phrase(id, n=as_number(t, modifier.amount), it=it)
    if modifier.dice is not None and code in (UNTARGETED, UNAFFECTED):
        return t.phrase(id, dice=tell_anywhere(t, modifier.dice, Quantity.ALL), it=it)
    if code == UNHARMED:
        if modifier.dice is not None:
            return t.phrase(id, dice=tell_anywhere(t, modifier.dice, Quantity.SOME), it=it)
        assert modifier.condition is not None
        return t.phrase("is.unharmed_by", who=PlayerWho("defender", relative(t, modifier.condition)), it=it)
    return t.phrase(id, it=it)


def _worth(t: Teller, words: AmountWords, it: Part) -> Part:
    n = _change(t, words)
    if words.fixed is not None and words.fixed < 0:
        text = t.phrase("worth.less", n=-words.fixed, it=it)
    elif words.condition:
        text = t.phrase("worth.if", n=n, condition=words.condition)
    elif not words.each:
        text = t.phrase("worth", n=n, it=it)
    elif words.most is None:
        text = t.phrase("worth.per", n=n, each=words.each)
    else:
        text = t.phrase("worth.per_at_most", n=n, each=words.each, most=Signed(words.most))
    return t.mark("things", text)


# -- sentences -------------------------------------------------------------------------------------

#: Rules of a card about its own dice, which each have a sentence of their own.
_RULES: Final = {
    CANNOT_SUMMON: "cannot.summon",
    CANNOT_CAPTURE: "cannot.capture",
    EXTRA_CAPTURE: "extra_capture",
    FREE_SUMMON: "free_summon",
    LOCKS_ON: "locks_on",
}


def dice_have(t: Teller, dice: Dice | None, modifiers: list[Modifier]) -> Part:
    """A sentence for a static line about dice; `dice` None is the die whose line speaks."""
    codes = [modifier.code for modifier in modifiers]
    if dice is None:
        if len(codes) == 1 and codes[0] in _RULES:
            name = Name(t.card.die.name if t.card is not None else "")
            return t.phrase(_RULES[codes[0]], it=t.refer("it"), name=name)
        subject = t.refer("it")
        return t.phrase("predicate", subject=subject, predicate=predicate(t, modifiers, subject))
    if codes == [CANNOT_ATTACK] and any(isinstance(quality, IsAttacking) for quality in dice.filters):
        return _cannot_attack(t, dice)
    if is_at_attack(dice):
        return t.phrase("when_attacking", it=t.refer("it"), sentence=_at_attack(t, dice, modifiers))
    subject = tell_dice(t, dice, Quantity.EACH)
    return t.phrase("predicate", subject=subject, predicate=predicate(t, modifiers, subject))


def _cannot_attack(t: Teller, dice: Dice) -> Part:
    kept = [quality for quality in dice.filters if not isinstance(quality, IsAttacking)]
    nobody = tell_anywhere(t, Dice(dice.noun, dice.whose, dice.zones, kept), Quantity.NONE)
    if t.attackers == "attacking_you_here":
        return t.phrase("cannot.attack_you_here", nobody=nobody, it=t.name())
    return t.phrase("cannot.attack_you", nobody=nobody)


def is_at_attack(dice: Dice) -> bool:
    """Whether it is about the defending player's dice, and so about an attack of yours."""
    return dice.whose.code == DEFENDER or any(isinstance(quality, FirstDefender) for quality in dice.filters)


def _at_attack(t: Teller, dice: Dice, modifiers: list[Modifier]) -> Part:
    if [modifier.code for modifier in modifiers] == [DEFEND_FIRST]:
        return t.phrase("must.defend_first", dice=tell_dice(t, dice, Quantity.ONE))
    first = any(isinstance(quality, FirstDefender) for quality in dice.filters)
    subject = t.phrase("first_defender") if first else tell_dice(t, dice, Quantity.EACH)
    return t.phrase("predicate", subject=subject, predicate=predicate(t, modifiers, subject))
