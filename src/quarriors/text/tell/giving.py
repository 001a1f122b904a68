"""Telling the verbs that give: changes that last for a while."""

from __future__ import annotations

from quarriors.engine.gifts import NEXT_TIME
from quarriors.engine.giving import Give, GiveLine, GivePlayers
from quarriors.engine.lines import When
from quarriors.engine.modifiers import CANNOT_ATTACK
from quarriors.engine.nouns import ALL, ONE
from quarriors.text.parts import Clause, Quantity
from quarriors.text.tell.modifiers import predicate, pronoun_of
from quarriors.text.tell.nouns import tell_dice
from quarriors.text.tell.players import players_have, tell_until
from quarriors.text.tell.teller import Teller, tells
from quarriors.text.tell.when import tell_event


@tells(Give)
def _give(t: Teller, step: Give) -> Clause:
    pick = step.pick
    attackers, t.attackers = t.attackers, "attacking"
    if t.chosen:
        subject = t.chosen
    elif pick.quantity == ALL:
        subject = tell_dice(t, pick.dice, Quantity.EACH)
    else:
        quantity = Quantity.ONE if pick.quantity == ONE else Quantity.UP_TO
        subject = tell_dice(t, pick.dice, quantity, pick.most, chosen=True)
    t.attackers = attackers
    t.done = ("choose", pick.quantity == ALL or pick.most > 1)
    verb_phrase = predicate(t, step.modifiers, subject)
    if [modifier.code for modifier in step.modifiers] == [CANNOT_ATTACK]:
        return t.statement("predicate", subject=subject, predicate=verb_phrase)
    until = tell_until(t, step.until, pronoun_of(subject))
    return t.statement("predicate_until", subject=subject, predicate=verb_phrase, until=until)


@tells(GivePlayers)
def _give_players(t: Teller, step: GivePlayers) -> Clause:
    return players_have(t, step.players, step.modifiers, step.until)


@tells(GiveLine)
def _give_line(t: Teller, step: GiveLine) -> Clause:
    if step.until == NEXT_TIME and isinstance(step.line, When):
        event = tell_event(t, step.line.event)
        return t.statement("next_time", event=event, act=t.steps(step.line.steps))
    return t.statement("given", until=tell_until(t, step.until), sentence=t.line(step.line).text)
