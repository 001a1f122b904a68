"""Telling lines: when they speak, their keyword, and what they then do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine.events import BECOMES, BY_YOU, BY_YOUR_ATTACK, DESTROYED, Event
from quarriors.engine.lines import (
    ONCE_NEVER,
    ONCE_PER_PLAYER,
    ONCE_PER_TURN,
    Attach,
    Cast,
    Copy,
    Immediate,
    Instead,
    Reaction,
    Rule,
    Static,
    Values,
    When,
)
from quarriors.engine.nouns import DEFENDER, IT, Players
from quarriors.engine.verbs import Move
from quarriors.engine.zones import ASIDE, READY, USED, ZONE_IDS
from quarriors.text.grammar import Clause, Kind, Quantity, Relation
from quarriors.text.tell.amounts import about, as_number, relative
from quarriors.text.tell.modifiers import dice_have, players_have
from quarriors.text.tell.nouns import tell_anywhere, tell_dice
from quarriors.text.tell.steps import as_may
from quarriors.text.tell.teller import LineWords, Teller, tells

if TYPE_CHECKING:
    from quarriors.engine.amounts import Condition


def tell_event(t: Teller, event: Event) -> str:
    """An event as the clause after "when"."""
    if event.code == BECOMES and event.state is not None:
        return t.condition(event.state)
    id = f"event.{event.id}"
    if event.code == DESTROYED and event.by == BY_YOU:
        id = "event.destroyed_by_you"
    elif event.code == DESTROYED and event.by == BY_YOUR_ATTACK:
        id = "event.destroyed_by_your_attack"
    return t.phrase(id, dice=tell_anywhere(t, event.dice, Quantity.SOME))


# -- static lines ----------------------------------------------------------------------------------


@tells(Static)
def _static(t: Teller, line: Static) -> LineWords:
    who = line.who
    if who is None:
        return LineWords(_limited(t, dice_have(t, None, line.modifiers), line.if_))
    # The lines of an attached Spell speak where its Creature is; others must say from where.
    carried = t.it == "carrier"
    it = "" if carried else t.refer("it")
    if isinstance(who, Players):
        sentence = players_have(t, who, line.modifiers).text
    else:
        t.there = None if carried else ("you", ("ready",))
        sentence = dice_have(t, who, line.modifiers)
        t.there = None
    sentence = _limited(t, sentence, line.if_)
    return LineWords(sentence if carried else t.phrase("while_ready", it=it, sentence=sentence))


def _limited(t: Teller, sentence: str, condition: Condition | None) -> str:
    if condition is None:
        return sentence
    if about(condition) == DEFENDER:
        return t.phrase("against", sentence=sentence, who=t.lang.each_player_who("defender", relative(t, condition)))
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
    return LineWords(t.phrase("copy", it=it, dice=dice, attack=str(line.attack), defense=str(line.defense)))


@tells(Rule)
def _rule(t: Teller, line: Rule) -> LineWords:
    return t.line(line.line)


# -- lines that do something -----------------------------------------------------------------------


@tells(When)
def _when(t: Teller, line: When) -> LineWords:
    event = tell_event(t, line.event)
    if line.zone == READY:
        often = line.once == ONCE_NEVER and _often(line.event)
        text = t.phrase("whenever" if often else "when", event=event, act=t.steps(line.steps))
    else:
        t.it, t.named = "die", ""
        it = t.refer("it")
        state = t.phrase(f"state.{ZONE_IDS[line.zone]}")
        text = t.phrase("when_elsewhere", event=event, it=it, state=state, act=t.steps(line.steps))
    if line.once == ONCE_PER_TURN:
        text = t.phrase("once.turn", sentence=text)
    elif line.once == ONCE_PER_PLAYER:
        text = t.phrase("once.player", sentence=text)
    return LineWords(text)


@tells(Instead)
def _instead(t: Teller, line: Instead) -> LineWords:
    event = tell_event(t, line.event)
    step = line.steps[0]
    if line.optional:
        act = t.lang.sequence(as_may(t, line.steps))
    elif len(line.steps) == 1 and isinstance(step, Move) and step.zone.code not in (READY, ASIDE):
        it = tell_dice(t, step.pick.dice, Quantity.SOME)
        act = t.phrase("goes_instead", it=it, to=_place(t, step.zone.id), not_to=_place(t, ZONE_IDS[USED]))
    else:
        act = t.steps(line.steps)
    return LineWords(t.phrase("whenever" if _often(line.event) else "when", event=event, act=act))


def _often(event: Event) -> bool:
    """Whether it can happen again and again while the line speaks: to other dice than its own."""
    return event.code != BECOMES and event.dice.noun != IT


def _place(t: Teller, zone: str) -> str:
    return t.lang.place(Relation.TO, (zone,), "you", Quantity.ONE)


@tells(Immediate)
def _immediate(t: Teller, line: Immediate) -> LineWords:
    t.it = "die"
    act = t.steps(line.steps)
    if t.card is not None and not t.card.die.is_spell_die and _gives_up_quiddity(t, line):
        act = t.phrase("for_quiddity", act=act)
    return LineWords(act, "keyword.immediate")


def _gives_up_quiddity(t: Teller, line: Immediate) -> bool:
    """Whether the effect stands on a face that would give Quiddity."""
    assert t.card is not None
    return any(face.quiddity and line.gate >> face.bursts & 1 for face in t.card.die.faces)


@tells(Cast)
def _cast(t: Teller, line: Cast) -> LineWords:
    t.it = "spell"
    sentences = []
    if line.after_attack:
        sentences.append(t.phrase("cast_after_attack"))
    if line.if_ is not None:
        sentences.append(t.phrase("cast_only_if", condition=t.condition(line.if_)))
    sentences.append(t.steps(line.steps))
    return LineWords(_sentences(t, sentences))


@tells(Reaction)
def _reaction(t: Teller, line: Reaction) -> LineWords:
    t.it = "spell"
    if line.at is None:
        return LineWords(t.steps(line.steps), "keyword.reaction")
    event = tell_event(t, line.at)
    return LineWords(t.phrase("when", event=event, act=t.steps(line.steps)), "keyword.reaction")


@tells(Attach)
def _attach(t: Teller, line: Attach) -> LineWords:
    t.it = "carrier"
    told = []
    for inner in line.lines:
        t.named = ""
        told.append(t.line(inner).text)
    return LineWords(_sentences(t, told), "keyword.attach")


def _sentences(t: Teller, texts: list[str]) -> str:
    return t.lang.sequence([Clause(text, Kind.STATEMENT) for text in texts])
