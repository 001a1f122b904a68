"""What somebody might have in mind who points at a die or a card: the kinds of option it is good for."""

from __future__ import annotations

from quarriors.engine import kinds
from quarriors.engine.faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE
from quarriors.engine.frame import Assault
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, USED_PILE


def uses(s: State, die: int) -> list[str]:
    """The kinds of option that a player might have in mind for a die that lies where it lies."""
    form = s.form[die]
    zone = s.zone(die)
    card = s.catalog.cards[s.catalog.card_of[die]]
    if zone == USED_PILE and s.ask_code == kinds.CULL:
        return ["cull"]
    if card.kind == "quest" and zone != READY_AREA:
        return []
    if form < 0:
        if zone == ACTIVE_POOL:
            return []
        return ["summon"] if card.die.is_creature_die else ["ready"] if card.die.is_spell_die else ["draw"]
    kind = s.catalog.kind[form]
    if zone in (READY_AREA, QUEST_AREA, LOCKED_AREA):
        return _uses_in_play(s, die, kind, zone)
    if kind == LOCK_FACE:
        return ["lock"]
    if kind == CREATURE_FACE:
        return ["summon"]
    if s.catalog.immediate[form] >= 0:
        return ["immediate"]
    if kind == SPELL_FACE:
        return ["ready"]
    face = s.catalog.face(form)
    return ["both"] if face.draw and face.reroll else ["draw"] if face.draw else ["reroll"] if face.reroll else []


def _uses_in_play(s: State, die: int, kind: int, zone: int) -> list[str]:
    """The same for dice that lie in an Area."""
    if zone == LOCKED_AREA:
        return ["unlock"]
    if kind in (SPELL_FACE, QUARTIFACT_FACE):
        return [] if s.attached[die] >= 0 else ["cast" if kind == SPELL_FACE else "attach"]
    if s.ask_code == kinds.DEFEND:
        return ["defend"]
    if s.ask_code == kinds.CHOOSE and isinstance(s.stack[-1], Assault) and zone == READY_AREA:
        return ["choose"]
    return ["use"] if zone == READY_AREA and s.catalog.uses[s.form[die]] >= 0 else []


def card_uses(s: State, card: int) -> list[str]:
    """The kinds of option that a player might have in mind for a card in the Wilds."""
    if s.catalog.cards[card].kind == "quest":
        return ["quest"]
    return ["capture", "anchor"] if s.catalog.index[card].anchored >= 0 else ["capture"]
