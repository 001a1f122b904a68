"""Why something cannot be done now: one reason of a closed list."""

from __future__ import annotations

from typing import Final

from . import kinds
from .errors import OptionError
from .kinds import KIND_CODES
from .refusals import (
    can_use,
    no_action,
    no_anchored,
    no_capture,
    no_choice,
    no_defence,
    no_quest,
    no_reaction,
    no_unlock,
)
from .state import State
from .zones import USED_PILE

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
    "at_attack_only",  # cast only as the attack phase begins
    "attached",  # the Spell is attached already
    "condition",  # the card's condition does not hold
    "no_effect",  # it would change nothing
    "forbidden",  # a card forbids it
    "quiddity",  # not enough Quiddity
    "no_captures",  # no capture left this turn
    "no_dice",  # no die left on the card
    "nothing_to_draw",  # bag and Used Pile are empty
    "damaged",  # it took damage this turn already
    "not_capturable",  # dice of that card come to players by effects only
    "energy",  # not enough Light or Dark Quiddity
    "has_locked",  # a die was Locked in the own Locked Area this turn already
    "locked",  # it is Locked, and does nothing but what its Lock says
    "locked_now",  # it was Locked this very turn
    "not_unlockable",  # a card says that nobody UnLocks it
    "no_anchored",  # the card has no Anchored Spell
    "anchored_used",  # one Anchored Spell a turn
    "used_up",  # once a turn, and that was it
    "no_creature",  # no Creature there that could carry it, or go
    "no_quest",  # it is no quest card
    "on_quest",  # the player's Creatures are on a quest already
    "stays_home",  # dice with that trait go on no quests
    "defends_later",  # another Creature must defend first
    "immune",  # that card does nothing to it
    "opponents_only",  # an opponent is asked for
    "not_offered",  # it is not among what can be chosen here
)  # fmt: skip

_MENU: Final = (
    kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN, kinds.READY, kinds.SUMMON, kinds.CAST,
    kinds.COPY, kinds.SPEND, kinds.CAPTURE, kinds.DISCARD, kinds.LOCK, kinds.UNLOCK, kinds.ANCHOR, kinds.ATTACH,
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
        return _no_player(s, code, player)
    if _offered(s, code, die, card):
        return None
    if code == kinds.CAST and s.ask_code == kinds.CAST and die is not None:
        return no_reaction(s, die)
    if code in _MENU or (code == kinds.USE and die is not None and s.ask_code != kinds.USE):
        return _not_in_menu(s, code, die, card)
    if code == kinds.QUEST:
        return no_quest(s, card)
    if code == s.ask_code and die is not None:
        if code == kinds.DEFEND:
            return no_defence(s, die)
        if code == kinds.CHOOSE:
            return no_choice(s, die)
        if code == kinds.CULL and s.owner(die) != s.asker:
            return "not_yours"
        if code == kinds.CULL and s.zone(die) != USED_PILE:
            return "wrong_zone"
    return "not_offered" if code == s.ask_code else "other_decision"


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
            elif die is not None and option.ability >= 0:
                # the ability of a Creature that can be used in a menu, or of the die that is asked about
                if s.ask_code != kinds.ACT or (can_use(s, die) and s.catalog.uses[s.form[die]] == option.ability):
                    return True
            elif option.target < 0 or (die is None and card is None):
                return True
    return False


def _no_player(s: State, code: int, player: int) -> str | None:
    """Only a decision of kind *name* is about players."""
    if code != kinds.NAME:
        return "not_offered"
    if s.ask_code != kinds.NAME:
        return "other_decision"
    for option in s.options:
        if option.player == player:
            return None
    return "opponents_only" if player == s.asker else "no_effect"


def _not_in_menu(s: State, code: int, die: int | None, card: int | None) -> str:
    if s.ask_code != kinds.ACT:
        return "wrong_phase" if s.ask_code == kinds.ROLL else "other_decision"
    if code == kinds.CAPTURE:
        return no_capture(s, card)
    if code == kinds.ANCHOR:
        return no_anchored(s, card)
    if code == kinds.UNLOCK:
        return no_unlock(s, die)
    return no_action(s, code, die)
