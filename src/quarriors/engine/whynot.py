"""Why something cannot be done now: one reason of a closed list."""

from __future__ import annotations

from typing import Final

from .casting import can_cast
from .copying import changeable
from .errors import OptionError
from .faces import CREATURE, SPELL
from .lines import Cast
from .option import (
    ACT,
    BOTH,
    CAPTURE,
    CAST,
    COPY,
    CULL,
    DEFEND,
    DISCARD,
    DRAW,
    IMMEDIATE,
    KIND_CODES,
    READY,
    REROLL,
    ROLL,
    SPEND,
    SUMMON,
    TURN,
    Option,
)
from .paying import available
from .state import State
from .table import CAPTURE as CAPTURE_PHASE
from .table import CLEAN_UP
from .table import IMMEDIATE as IMMEDIATE_PHASE
from .table import SUMMON as SUMMON_PHASE
from .zones import ACTIVE, USED, ZONES
from .zones import READY as READY_AREA

#: Every answer `why_not` can give.
REASON_IDS: Final = (
    "over",  # the game is over
    "other_decision",  # something else has to be decided first
    "wrong_phase",  # not in this phase of the turn
    "not_yours",  # the die belongs to another player, or to nobody
    "wrong_zone",  # the die does not lie where that is done
    "wrong_face",  # the face that shows cannot do that
    "not_fresh",  # Immediate Effects are for dice just rolled
    "immediate_only",  # an Immediate Spell is used at once or not at all
    "reaction_only",  # a Reaction is cast on another player's turn
    "own_turn_only",  # the Spell is cast on one's own turn only
    "after_attack_only",  # cast only after the attack
    "attached",  # the Spell is attached already
    "condition",  # the card's condition does not hold
    "no_effect",  # it would change nothing
    "forbidden",  # a card forbids it
    "quiddity",  # not enough Quiddity
    "no_captures",  # no capture left this turn
    "no_dice",  # no die left on the card
    "nothing_to_draw",  # bag and Used Pile are empty
    "damaged",  # it took damage this turn already
    "not_offered",  # it is not among what can be chosen here
)  # fmt: skip

_MENU: Final = (
    DRAW, REROLL, BOTH, IMMEDIATE, TURN, READY, SUMMON, CAST, COPY, SPEND, CAPTURE, DISCARD,
)  # fmt: skip


def check_number(number: object, what: str, size: int) -> int | None:
    """A die or card by its number, or None if none is named."""
    if number is None:
        return None
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < size:
        raise OptionError(f"there is no {what} {number!r}; there is 0 to {size - 1}")
    return number


def why_not(s: State, kind: object, about_die: object, about_card: object, about_player: object) -> str | None:
    if not isinstance(kind, str) or kind not in KIND_CODES:
        raise OptionError(f"{kind!r} is no kind of option; there is: {', '.join(sorted(KIND_CODES))}")
    code = KIND_CODES[kind]
    die = check_number(about_die, "die", len(s.where))
    card = check_number(about_card, "card", len(s.catalog.cards))
    player = check_number(about_player, "seat", s.n)
    if s.over:
        return "over"
    if player is not None:
        return "not_offered"  # no option of the base box is about a player
    if _offered(s, code, die, card):
        return None
    if code == CAST and s.ask_code == CAST and die is not None:
        return _no_reaction(s, die)
    if code in _MENU:
        if s.ask_code != ACT:
            return "wrong_phase" if s.ask_code == ROLL else "other_decision"
        if code == CAPTURE:
            return _no_capture(s, card)
        return _no_action(s, code, die)
    if code == DEFEND and s.ask_code == DEFEND and die is not None:
        return _no_defence(s, die)
    if code == CULL and s.ask_code == CULL and die is not None:
        if s.owner(die) != s.asker:
            return "not_yours"
        return "wrong_zone" if s.where[die] % ZONES != USED else "not_offered"
    if code == s.ask_code:
        return "not_offered"
    return "other_decision"


def _offered(s: State, code: int, die: int | None, card: int | None) -> bool:
    """Whether that, or the same with a die nobody could tell from it, is among the options."""
    for option in s.options:
        if option.code == code:
            if die is not None and option.die >= 0:
                if option.die == die or s.alike(option.die, die):
                    return True
            elif card is not None and option.card >= 0:
                if option.card == card:
                    return True
            elif option.target < 0 or (die is None and card is None):
                return True
    return False


def _no_capture(s: State, card: int | None) -> str:
    if s.phase != CAPTURE_PHASE:
        return "wrong_phase"
    if s.captures_left() <= 0:
        return "no_captures"
    if card is None:
        return "quiddity"
    if not s.piles[s.n * ZONES + card]:
        return "no_dice"
    return "quiddity" if s.capture_price(card) > available(s) else "not_offered"


def _no_action(s: State, code: int, die: int | None) -> str:
    if die is None:
        return "not_offered"
    if s.owner(die) != s.asker:
        return "not_yours"
    zone = s.where[die] % ZONES
    if code in (CAST, COPY, DISCARD):
        if zone != READY_AREA:
            return "wrong_zone"
        return _no_ready_action(s, code, die)
    if s.phase not in (IMMEDIATE_PHASE, SUMMON_PHASE):
        return "wrong_phase"
    if zone != ACTIVE:
        return "wrong_zone"
    form = s.form[die]
    if form < 0:
        return "wrong_face"
    if code == SUMMON:
        return _no_summon(s, die, form)
    if code == READY:
        if s.catalog.kind[form] != SPELL:
            return "wrong_face"
        return "immediate_only" if s.catalog.immediate[form] >= 0 else "wrong_phase"
    if code == SPEND:
        return "wrong_face" if not s.catalog.quiddity[form] else "not_offered"
    return _no_effect(s, code, die, form)


def _no_summon(s: State, die: int, form: int) -> str:
    if s.catalog.kind[form] != CREATURE:
        return "wrong_face"
    if s.phase != SUMMON_PHASE:
        return "wrong_phase"
    if not s.may_summon(die):
        return "forbidden"
    return "quiddity"


def _no_effect(s: State, code: int, die: int, form: int) -> str:
    face = s.catalog.cards[form // 6].die.faces[form % 6]
    able = {
        DRAW: face.draw > 0,
        REROLL: face.reroll,
        BOTH: face.draw > 0 and face.reroll,
        IMMEDIATE: s.catalog.immediate[form] >= 0,
        TURN: face.draw > 0 and s.rules.turn_portals,
    }
    if not able.get(code, False):
        return "wrong_face"
    if die not in s.fresh:
        return "not_fresh"
    if code in (DRAW, BOTH) and not s.can_draw(s.asker):
        return "nothing_to_draw"
    return "condition"


def _no_ready_action(s: State, code: int, die: int) -> str:
    form = s.form[die]
    if code == COPY:
        if s.catalog.index[s.catalog.card_of[die]].copy is None:
            return "wrong_face"
        return "no_effect" if die not in changeable(s, s.asker) else "wrong_phase"
    if s.catalog.kind[form] != SPELL:
        return "wrong_face"
    if s.attached[die] >= 0:
        return "attached"
    if code == DISCARD:
        return "wrong_phase" if s.phase != CLEAN_UP else "not_offered"
    if s.catalog.reaction[form] >= 0:
        return "reaction_only"
    number = s.catalog.cast[form]
    if number < 0:
        return "no_effect"
    line = s.catalog.line(number)
    if can_cast(s, s.asker, die, number):
        return "wrong_phase"
    if isinstance(line, Cast):
        if line.after_attack and not s.after_attack:
            return "after_attack_only"
        if line.if_ is not None:
            return "condition"
    return "no_effect"


def _no_reaction(s: State, die: int) -> str:
    """In a window: what speaks against casting that Spell."""
    if s.owner(die) != s.asker:
        return "not_yours"
    if s.where[die] % ZONES != READY_AREA:
        return "wrong_zone"
    if s.catalog.kind[s.form[die]] != SPELL:
        return "wrong_face"
    if s.attached[die] >= 0:
        return "attached"
    return "own_turn_only" if s.catalog.reaction[s.form[die]] < 0 else "no_effect"


def _no_defence(s: State, die: int) -> str:
    if s.owner(die) != s.asker:
        return "not_yours"
    if not s.is_creature(die):
        return "wrong_zone" if s.where[die] % ZONES != READY_AREA else "wrong_face"
    return "damaged" if die in s.damaged else "not_offered"


__all__ = ["REASON_IDS", "Option", "why_not"]
