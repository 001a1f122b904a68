"""Telling lines that wait for something, that somebody uses, and that are laid beside a Creature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import events
from quarriors.engine.cards import BASIC
from quarriors.engine.conditions import OnTurn
from quarriors.engine.faces import LIGHT, PLAIN_FACE
from quarriors.engine.gifts import THIS_ATTACK
from quarriors.engine.giving import GivePlayers
from quarriors.engine.lines import (
    AFTER_ATTACK,
    ANY_TIME,
    ONCE_NEVER,
    ONCE_PER_PLAYER,
    ONCE_PER_TURN,
    Anchored,
    Attach,
    Cast,
    Immediate,
    Instead,
    Line,
    Power,
    Reaction,
    Reward,
    Static,
    Use,
    When,
)
from quarriors.engine.moving import Move, Rotate
from quarriors.engine.nouns import IT
from quarriors.engine.players import ANYONE
from quarriors.engine.zones import READY_AREA, SET_ASIDE, ZONE_IDS
from quarriors.text.parts import Clause, Clauses, Form, Kind, Name, Part, PlayerPhrase, Quantity, Replacement
from quarriors.text.tell.joints import as_may
from quarriors.text.tell.moving import goes
from quarriors.text.tell.nouns import tell_anywhere, tell_dice
from quarriors.text.tell.teller import LineWords, Teller, tells
from quarriors.text.tell.when import tell_event

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.faces import Face

# -- lines that wait for something -----------------------------------------------------------------


@tells(When)
def _when(t: Teller, line: When) -> LineWords:
    keyword: Part = ""
    if line.locked:
        t.it = "die"
        if line.event.code == events.WHEN_LOCKED:  # the keyword tells the event
            return LineWords(_act(t, line), t.phrase("keyword.when_locked"))
        keyword = t.phrase("keyword.while_locked")
    # told alone it is told because it speaks
    from_ready = line.from_ready and not t.alone
    it = t.refer("it") if from_ready else ""
    event = _when_event(t, line)
    t.waiting = True
    if line.zone == READY_AREA:
        often = line.once == ONCE_NEVER and _often(line.event)
        text = t.phrase("whenever" if often else "when", event=event, act=_act(t, line))
    else:
        t.it, t.named = "die", ""
        it = t.refer("it")
        state = t.phrase(f"state.{ZONE_IDS[line.zone]}")
        text = t.phrase("when_elsewhere", event=event, it=it, state=state, act=_act(t, line))
    text = _once(t, text, line)
    return LineWords(t.phrase("while_ready", it=it, sentence=text) if from_ready else text, keyword)


def _when_event(t: Teller, line: When) -> Part:
    event = tell_event(t, line.event)
    if line.if_ is None:
        return event
    if isinstance(line.if_, OnTurn) and not line.if_.negated:
        return t.phrase("event.on_your_turn" if t.actor == "you" else "event.on_their_turn", event=event)
    return t.phrase("event.if", event=event, condition=t.condition(line.if_))


def _act(t: Teller, line: When) -> Part:
    """What is done: by you, or, where the line speaks of "its owner", by that player."""
    event = line.event
    if "owner" not in (event.dice.whose.id, event.players.id if event.players is not None else ""):
        return t.steps(line.steps)
    t.form, t.subject = Form.THIRD, "owner"
    text = t.phrase("they", players=PlayerPhrase("that_player"), act=t.steps(line.steps))
    t.form, t.subject = Form.IMPERATIVE, ""
    return text


def _once(t: Teller, text: Part, line: When | Instead) -> Part:
    if line.once == ONCE_PER_TURN:
        return t.phrase("once.turn", sentence=text)
    if line.once != ONCE_PER_PLAYER:
        return text
    # What lasts for this attack says by itself that the next attack begins anew.
    ends_with_it = any(isinstance(step, GivePlayers) and step.until == THIS_ATTACK for step in line.steps)
    return t.phrase("once.player" if ends_with_it else "once.player_and_turn", sentence=text)


def _often(event: events.Event) -> bool:
    """Whether it can happen again and again while the line speaks: to other dice than its own."""
    return event.code != events.WHEN_BECOMES and event.players is None and event.dice.noun != IT


@tells(Instead)
def _instead(t: Teller, line: Instead) -> LineWords:
    event = tell_event(t, line.event)
    step = line.steps[0]
    leaves = isinstance(step, Move) and step.zone.code not in (READY_AREA, SET_ASIDE)
    if line.optional:
        act: Part = Clauses(tuple(as_may(t, line.steps)))
        if leaves or isinstance(step, Rotate):
            act = Replacement(act, event=True)
    elif isinstance(step, Move) and leaves:
        first = goes(t, tell_dice(t, step.pick.dice, Quantity.SOME), step.zone)
        act = Clauses((first, *t.clauses(line.steps[1:])))
    else:
        act = t.steps(line.steps)
    often = line.once == ONCE_NEVER and _often(line.event)
    return LineWords(_once(t, t.phrase("whenever" if often else "when", event=event, act=act), line))


# -- lines that somebody uses ----------------------------------------------------------------------


@tells(Immediate)
def _immediate(t: Teller, line: Immediate) -> LineWords:
    t.it = "die"
    act = t.steps(line.steps)
    faces = _immediate_faces(t, line)
    if any(face.quiddity for face in faces):
        act = t.phrase("for_quiddity", act=act)
    question = bool(faces) and all(face.question for face in faces)
    return LineWords(act, t.phrase("keyword.question_immediate" if question else "keyword.immediate"))


def _immediate_faces(t: Teller, line: Immediate) -> list[Face]:
    """The faces that give up their symbols for the effect: question marks, or plain faces if there are none."""
    if t.card is None or t.card.die.is_spell_die:
        return []
    faces = [face for face in t.card.die.faces if face.kind == PLAIN_FACE and line.gate >> face.bursts & 1]
    return [face for face in faces if face.question] or faces


def draw_faces(t: Teller, card: Card) -> LineWords | None:
    """What the draw faces of a basic die do, if its card prints that and no line of it is an Immediate Effect.

    Other dice have such faces too, but their cards leave it to the symbol.
    """
    faces = [face for face in card.die.faces if face.draw and not (face.quiddity or face.reroll)]
    if card.kind != BASIC or not faces or any(isinstance(line, Immediate) for line in card.lines):
        return None
    t.it = "die"
    return LineWords(t.phrase("draw_and_roll.face", it=t.refer("it")), t.phrase("keyword.immediate"))


@tells(Cast)
def _cast(t: Teller, line: Cast) -> LineWords:
    t.it = "spell"
    sentences = []
    if line.at != ANY_TIME:
        sentences.append(t.phrase("cast_after_attack" if line.at == AFTER_ATTACK else "cast_at_attack"))
    if line.if_ is not None:
        sentences.append(t.phrase("cast_only_if", condition=t.condition(line.if_)))
    sentences.append(t.steps(line.steps))
    return LineWords(Clauses(tuple(Clause(text, Kind.STATEMENT) for text in sentences)))


@tells(Reaction)
def _reaction(t: Teller, line: Reaction) -> LineWords:
    t.it = "spell"
    keyword = t.phrase("keyword.reaction")
    if line.at is None:
        return LineWords(t.steps(line.steps), keyword)
    event = tell_event(t, line.at)
    return LineWords(t.phrase("when", event=event, act=t.steps(line.steps)), keyword)


@tells(Use)
def _use(t: Teller, line: Use) -> LineWords:
    return LineWords(t.phrase("use", act=Clauses(tuple(as_may(t, line.steps)))))


@tells(Anchored)
def _anchored(t: Teller, line: Anchored) -> LineWords:
    t.it = "spell"
    id = "keyword.anchored_light" if line.energy == LIGHT else "keyword.anchored_dark"
    return LineWords(t.steps(line.steps), t.phrase(id, n=line.cost))


@tells(Reward)
def _reward(t: Teller, line: Reward) -> LineWords:
    t.it = "die"
    return LineWords(t.steps(line.steps), t.phrase("keyword.question"))


# -- lines that are laid beside a Creature ---------------------------------------------------------


@tells(Attach)
def _attach(t: Teller, line: Attach) -> LineWords:
    if line.to.whose.code == ANYONE and not line.to.filters:
        keyword = t.phrase("keyword.attach")
    else:
        keyword = t.phrase("keyword.attach_to", dice=tell_anywhere(t, line.to, Quantity.ONE))
    t.it = "carrier"
    return LineWords(_inner(t, line.lines), keyword)


@tells(Power)
def _power(t: Teller, line: Power) -> LineWords:
    t.it = "bearer"
    return LineWords(_inner(t, line.lines), Name(line.name))


def _inner(t: Teller, lines: list[Line]) -> Part:
    clauses: list[Clause] = []
    codes: list[int] = []
    for inner in lines:
        t.named, t.among = "", False
        changes = [m.code for m in inner.modifiers] if isinstance(inner, Static) and inner.who is None else []
        t.again = bool(changes) and changes == codes
        clauses.append(Clause(t.line(inner).text, Kind.STATEMENT))
        codes = changes
    t.again = False
    t.parts = clauses
    return Clauses(tuple(clauses))
