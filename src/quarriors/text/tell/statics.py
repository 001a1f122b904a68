"""Telling static lines: what holds as long as they speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.conditions import OnTurn
from quarriors.engine.lines import Copy, Rule, Static, Values
from quarriors.engine.modifiers import ATTACK_TOTAL, CANNOT_SUMMON, FREE_SUMMON, LOCKS_ON
from quarriors.engine.nouns import Dice
from quarriors.engine.players import DEFENDER, THEM, YOU, Players
from quarriors.engine.qualities import Accompanying, IsAttacking
from quarriors.text.parts import Part, PlayerWho, Quantity
from quarriors.text.tell.amounts import as_number
from quarriors.text.tell.conditions import about, relative
from quarriors.text.tell.modifiers import dice_have, is_at_attack
from quarriors.text.tell.nouns import tell_dice
from quarriors.text.tell.players import players_have
from quarriors.text.tell.teller import LineWords, Teller, tells

if TYPE_CHECKING:
    from quarriors.engine.conditions import Condition

#: What the lines of an attached Spell or Quartifact speak for; they need not say from where.
_CARRIERS: Final = ("carrier", "bearer")


@tells(Static)
def _static(t: Teller, line: Static) -> LineWords:
    if line.locked:
        t.it = "die"
    who = line.who
    if who is None:
        it = t.refer("it") if line.from_ready else ""
        text = _limited(t, dice_have(t, None, line.modifiers), line.if_)
        if line.from_ready:
            text = t.phrase("while_ready", it=it, sentence=text)
    elif isinstance(who, Players):
        text = _players_static(t, who, line)
    else:
        text = _dice_static(t, who, line)
    return LineWords(text, _lock(t, line) if line.locked else "")


def _lock(t: Teller, line: Static) -> Part:
    locking = any(modifier.code == LOCKS_ON for modifier in line.modifiers)
    return t.phrase("keyword.lock" if locking else "keyword.while_locked")


def _players_static(t: Teller, who: Players, line: Static) -> Part:
    if all(modifier.code == ATTACK_TOTAL for modifier in line.modifiers):  # its sentence names the Area
        return _limited(t, players_have(t, who, line.modifiers).text, line.if_)
    before = _from_where(t, line)
    it = t.refer("it") if before else ""
    sentence = _limited(t, players_have(t, who, line.modifiers).text, line.if_)
    return t.phrase(before, it=it, sentence=sentence) if before else sentence


def _dice_static(t: Teller, who: Dice, line: Static) -> Part:
    before = _from_where(t, line)
    attacking = any(isinstance(quality, IsAttacking) for quality in who.filters)
    if is_at_attack(who) or any(isinstance(quality, Accompanying) for quality in who.filters):
        before = ""
    elif attacking and before != "while_ready":
        t.attackers, before = "attacking_you_here", ""
    it = t.refer("it") if before else ""
    t.there = ("you", ("ready",)) if before == "while_ready" else None
    sentence = _limited(t, dice_have(t, who, line.modifiers), line.if_)
    t.there, t.attackers = None, "attacking_you"
    return t.phrase(before, it=it, sentence=sentence) if before else sentence


def _from_where(t: Teller, line: Static) -> str:
    """The phrase that says where its die must be for the line to speak, or nothing if that is clear."""
    if line.locked or t.it in _CARRIERS:
        return ""
    return "while_ready" if line.ready_only else "while_in_play"


def _limited(t: Teller, sentence: Part, condition: Condition | None) -> Part:
    if condition is None:
        return sentence
    if isinstance(condition, OnTurn):
        if condition.negated and condition.players.code in (YOU, THEM):
            return t.phrase("off_their_turn", sentence=sentence)
        if not condition.negated and condition.players.code == YOU:
            return t.phrase("on_your_turn", sentence=sentence)
    if about(condition) == DEFENDER:
        return t.phrase("against", sentence=sentence, who=PlayerWho("defender", relative(t, condition)))
    return t.phrase("only_if", sentence=sentence, condition=t.condition(condition))


@tells(Values)
def _values(t: Teller, line: Values) -> LineWords:
    it, attack, defense = t.refer("it"), as_number(t, line.attack), as_number(t, line.defense)
    if attack == defense:
        return LineWords(t.phrase("values", it=it, number=attack))
    return LineWords(t.phrase("values_apart", it=it, attack=attack, defense=defense))


@tells(Copy)
def _copy(t: Teller, line: Copy) -> LineWords:
    it = t.refer("it")
    dice = tell_dice(t, line.dice, Quantity.ONE, chosen=True)
    return LineWords(t.phrase("copy", it=it, dice=dice, attack=line.attack, defense=line.defense))


@tells(Rule)
def _rule(t: Teller, line: Rule) -> LineWords:
    summoning = all(modifier.code in (CANNOT_SUMMON, FREE_SUMMON) for modifier in line.line.modifiers)
    t.it = "creature" if summoning else "die"
    return t.line(line.line)
