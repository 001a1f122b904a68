"""What speaks against an option that is not offered, kind by kind: each answer is an id of the list in `whynot.py`."""

from __future__ import annotations

from typing import Final

from . import kinds
from .casting import can_cast
from .copying import changeable
from .energies import available_of, cheapest
from .faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE
from .frame import Ability, Assault, Defending
from .lines import AFTER_ATTACK, AT_ATTACK, Anchored, Cast
from .locking import UNLOCK_PRICE
from .menus import may_capture_extra, quiddity_face
from .numbering import LINES
from .paying import available
from .quests import able_to_go
from .state import State
from .table import (
    CAPTURE_PHASE,
    CLEAN_UP_PHASE,
    HAS_ANCHORED,
    HAS_EXTRA_CAPTURE,
    HAS_LOCKED,
    IMMEDIATE_PHASE,
    READY_PHASE,
)
from .verbs import Draw, DrawAndKeep, DrawAndRoll
from .zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA

#: What can be done in every menu from the second phase to the fourth.
_ANY_TIME: Final = (READY_PHASE, CAPTURE_PHASE)


def no_capture(s: State, card: int | None) -> str:
    if card is not None and not s.catalog.capturable[card]:
        return "not_capturable"
    if s.phase != CAPTURE_PHASE:
        return "wrong_phase"
    extra = card is not None and card == s.catalog.extra_capture and not s.flags & HAS_EXTRA_CAPTURE
    if s.captures_left() <= 0 and not extra:
        return "no_captures"
    if card is None:
        return "quiddity"
    if not s.on_card(card):
        return "no_dice"
    if s.captures_left() <= 0 and may_capture_extra(s, card):
        return "not_offered"
    price = cheapest(s, card)[0]
    if price <= available(s):
        return "not_offered"
    discounted = s.catalog.discounted[card]
    if 0 <= discounted < price and s.changed_price(card, discounted) <= available(s):
        return "energy"
    return "quiddity"


def no_anchored(s: State, card: int | None) -> str:
    if card is not None and s.catalog.index[card].anchored < 0:
        return "no_anchored"
    if s.phase not in _ANY_TIME:
        return "wrong_phase"
    if s.flags & HAS_ANCHORED:
        return "anchored_used"
    if card is None:
        return "energy"
    line = s.catalog.line(card * LINES + s.catalog.index[card].anchored)
    if isinstance(line, Anchored) and available_of(s, line.energy) < line.cost:
        return "energy"
    return "no_effect"


def no_unlock(s: State, die: int | None) -> str:
    if die is None:
        return "not_offered"
    if s.owner(die) < 0 or s.zone(die) != LOCKED_AREA:
        return "wrong_zone"
    if s.phase not in _ANY_TIME:
        return "wrong_phase"
    if die in s.locked_now:
        return "locked_now"
    if not s.can_unlock(die):
        return "not_unlockable"
    return "quiddity" if available(s) < UNLOCK_PRICE else "not_offered"


def no_quest(s: State, card: int | None) -> str:
    """Going on a quest, completing it, taking it over."""
    if card is not None and card not in s.catalog.quests:
        return "no_quest"
    player = max(0, s.asker)
    if card is not None and s.on_quest and s.on_quest[player] == card:
        return "on_quest"
    if s.ask_code not in (kinds.ACT, kinds.ROLL):
        return "other_decision"
    if s.phase == READY_PHASE and player == s.active and not able_to_go(s):
        return "no_creature"
    return "wrong_phase"


def no_action(s: State, code: int, die: int | None) -> str:
    if die is None:
        return "not_offered"
    if s.owner(die) != s.asker:
        return "not_yours"
    zone = s.zone(die)
    if code in (kinds.CAST, kinds.COPY, kinds.DISCARD, kinds.ATTACH, kinds.USE):
        if zone != READY_AREA:
            return "locked" if code == kinds.USE and zone == LOCKED_AREA else "wrong_zone"
        return _no_ready_action(s, code, die)
    if s.phase not in (IMMEDIATE_PHASE, READY_PHASE):
        return "wrong_phase"
    if zone != ACTIVE_POOL:
        return "wrong_zone"
    form = s.form[die]
    if form < 0:
        return "wrong_face"
    if code == kinds.SUMMON:
        return _no_summon(s, die, form)
    if code == kinds.READY:
        if s.catalog.kind[form] != SPELL_FACE:
            return "wrong_face"
        return "immediate_only" if s.catalog.immediate[form] >= 0 else "wrong_phase"
    if code == kinds.LOCK:
        return _no_lock(s, die, form)
    if code == kinds.SPEND:
        return "wrong_face" if not s.catalog.quiddity[form] else "not_offered"
    return _no_effect(s, code, die, form)


def _no_summon(s: State, die: int, form: int) -> str:
    if s.catalog.kind[form] != CREATURE_FACE:
        return "wrong_face"
    if s.phase != READY_PHASE:
        return "wrong_phase"
    if not s.may_summon(die):
        return "forbidden"
    return "quiddity"


def _no_lock(s: State, die: int, form: int) -> str:
    if s.catalog.kind[form] != LOCK_FACE:
        return "wrong_face"
    if s.phase != READY_PHASE:
        return "wrong_phase"
    return "has_locked" if s.flags & HAS_LOCKED and not s.locks_elsewhere(die) else "not_offered"


def _no_effect(s: State, code: int, die: int, form: int) -> str:
    face = s.catalog.cards[form // 6].die.faces[form % 6]
    able = {
        kinds.DRAW: face.draw > 0,
        kinds.REROLL: face.reroll,
        kinds.BOTH: face.draw > 0 and face.reroll,
        kinds.IMMEDIATE: s.catalog.immediate[form] >= 0,
        kinds.TURN: face.draw > 0 and s.rules.turn_to_quiddity and quiddity_face(s, die) >= 0,
    }
    if not able.get(code, False):
        return "wrong_face"
    if die not in s.fresh:
        return "not_fresh"
    if not s.can_draw(s.asker) and (code in (kinds.DRAW, kinds.BOTH) or _only_draws(s, s.catalog.immediate[form])):
        return "nothing_to_draw"
    if s.cannot_reroll(s.asker) and not (code == kinds.DRAW or s.catalog.is_spell_line(s.catalog.immediate[form])):
        return "forbidden"
    return "condition"


def _no_ready_action(s: State, code: int, die: int) -> str:
    form = s.form[die]
    if code == kinds.COPY:
        if s.catalog.index[s.catalog.card_of[die]].copy is None:
            return "wrong_face"
        return "no_effect" if die not in changeable(s, s.asker) else "wrong_phase"
    if code == kinds.USE:
        return _no_use(s, die, form)
    if code == kinds.ATTACH:
        return _no_attaching(s, die, form)
    if s.catalog.kind[form] != SPELL_FACE:
        return "wrong_face"
    if s.attached[die] >= 0:
        return "attached"
    if code == kinds.DISCARD:
        return "wrong_phase" if s.phase != CLEAN_UP_PHASE else "not_offered"
    if s.catalog.reaction[form] >= 0:
        return "reaction_only"
    number = s.catalog.cast[form]
    if number < 0:
        return "no_effect"
    if s.cannot_cast(s.asker):
        return "forbidden"
    line = s.catalog.line(number)
    if can_cast(s, s.asker, die, number):
        return "wrong_phase"
    if isinstance(line, Cast):
        if line.at == AFTER_ATTACK and not s.after_attack:
            return "after_attack_only"
        if line.at == AT_ATTACK:
            return "at_attack_only"
        if line.if_ is not None:
            return "condition"
    return "nothing_to_draw" if not s.can_draw(s.asker) and _only_draws(s, number) else "no_effect"


def _only_draws(s: State, number: int) -> bool:
    """Whether all that the line does is to draw dice: without any it could do nothing (D13)."""
    return number >= 0 and all(
        isinstance(step, (Draw, DrawAndRoll, DrawAndKeep)) for step in s.catalog.line(number).steps
    )


def _no_use(s: State, die: int, form: int) -> str:
    """What a Creature can do once a turn."""
    if s.catalog.uses[form] < 0:
        return "wrong_face"
    if s.phase not in _ANY_TIME:
        return "wrong_phase"
    return "used_up" if not can_use(s, die) else "no_effect"


def can_use(s: State, die: int) -> bool:
    """Whether it has something to use once a turn, and has not used it."""
    number = s.catalog.uses[s.form[die]] if s.form[die] >= 0 else -1
    return number >= 0 and not s.is_used(die, number)


def _no_attaching(s: State, die: int, form: int) -> str:
    """A Quartifact at hand."""
    if s.catalog.kind[form] != QUARTIFACT_FACE:
        return "wrong_face"
    if s.attached[die] >= 0:
        return "attached"
    if s.phase != READY_PHASE:
        return "wrong_phase"
    return "no_creature" if not any(s.was_summoned(die) for die in s.creatures(s.asker)) else "not_offered"


def no_reaction(s: State, die: int) -> str:
    """In a window: what speaks against casting that Spell."""
    if s.owner(die) != s.asker:
        return "not_yours"
    if s.zone(die) != READY_AREA:
        return "wrong_zone"
    if s.catalog.kind[s.form[die]] != SPELL_FACE:
        return "wrong_face"
    if s.attached[die] >= 0:
        return "attached"
    if s.catalog.reaction[s.form[die]] < 0:
        return "own_turn_only"
    return "forbidden" if s.cannot_cast(s.asker) else "no_effect"


def no_defence(s: State, die: int) -> str:
    """Defenders may be chosen by another player than the one they belong to."""
    f = s.stack[-1]
    defender = f.player if isinstance(f, Defending) else s.asker
    if s.owner(die) != defender:
        return "not_yours" if s.asker == defender else "not_offered"
    if s.zone(die) == LOCKED_AREA:
        return "locked"
    if s.zone(die) != s.area:
        return "on_quest" if s.zone(die) == QUEST_AREA else "wrong_zone"
    if not s.is_creature(die):
        return "wrong_face"
    return "damaged" if die in s.damaged else "defends_later"


def no_choice(s: State, die: int) -> str:
    """Among those who may go on a quest, or among the dice an effect asks for."""
    f = s.stack[-1]
    if isinstance(f, Assault):
        if s.owner(die) != s.asker:
            return "not_yours"
        if s.zone(die) == LOCKED_AREA:
            return "locked"
        if s.zone(die) != READY_AREA:
            return "wrong_zone"
        if not s.is_creature(die):
            return "wrong_face"
        return "not_offered" if die in f.going else "stays_home"
    if isinstance(f, Ability) and s.catalog.has_shields and s.shielded(die, f.you, f.line):
        return "immune"
    return "not_offered"
