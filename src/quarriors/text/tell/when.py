"""Telling events, as the clause after "when"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine.events import (
    BY_ANYONE,
    BY_ATTACK,
    BY_EFFECT,
    BY_YOU,
    WHEN_ATTACKED,
    WHEN_BECOMES,
    WHEN_DESTROYED,
    WHEN_DRAWS,
    WHEN_ROLLED,
    Event,
)
from quarriors.engine.nouns import IT
from quarriors.engine.players import YOU
from quarriors.text.parts import Meant, Part, PlayerPhrase, Quantity
from quarriors.text.tell.nouns import tell_anywhere

if TYPE_CHECKING:
    from quarriors.text.tell.teller import Teller


def tell_event(t: Teller, event: Event) -> Part:
    """What happens; the teller then knows who did it, and which dice it was about."""
    t.actor = ""
    if event.code == WHEN_BECOMES and event.state is not None:
        return t.condition(event.state)
    if event.players is not None:
        return _to_players(t, event)
    if event.code == WHEN_ROLLED:
        return t.phrase("event.face_rolled")
    if event.code == WHEN_DESTROYED and event.by != BY_ANYONE:
        return _destroyed_by(t, event)
    id = f"event.{event.id}_or_quests" if event.or_quests else f"event.{event.id}"
    return t.phrase(id, dice=tell_anywhere(t, event.dice, Quantity.SOME, place=True))


def _to_players(t: Teller, event: Event) -> Part:
    players = event.players
    assert players is not None
    t.actor = "" if event.code == WHEN_ATTACKED else players.id
    if event.code in (WHEN_ROLLED, WHEN_DRAWS):
        t.done = ("roll" if event.code == WHEN_ROLLED else "draw_unrolled", True)
    slots = {"it": t.name()} if event.code == WHEN_ATTACKED else {}
    id = "rolls" if event.code == WHEN_ROLLED else event.id
    if players.id == "you":
        return t.phrase(f"event.{id}.you", **slots)
    return t.phrase(f"event.{id}.they", players=PlayerPhrase(players.id, Meant.ANY), **slots)


def _destroyed_by(t: Teller, event: Event) -> Part:
    dice = tell_anywhere(t, event.dice, Quantity.SOME, place=True)
    if event.by == BY_YOU:
        t.actor = "you"
        return t.phrase("event.destroyed_by_you", dice=dice)
    if event.by == BY_EFFECT:
        t.actor = "opponents"
        return t.phrase("event.destroyed_by_effect", dice=dice)
    if event.by == BY_ATTACK:
        yours = event.dice.noun == IT or event.dice.whose.code == YOU
        t.actor = "opponents" if yours else "anyone"
        return t.phrase("event.destroyed_by_attack", players=PlayerPhrase(t.actor, Meant.ANY), dice=dice)
    t.actor = "you"
    return t.phrase("event.destroyed_by_your_attack", dice=dice)
