"""Decisions in words: what somebody is asked, and what the others see meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import kinds
from quarriors.engine.energies import available_of
from quarriors.engine.faces import DARK, LIGHT
from quarriors.engine.frame import (
    Ability,
    Assault,
    Copying,
    Culling,
    Defending,
    Destruction,
    Drawing,
    Frame,
    Locking,
    ReactionWindow,
    Rolling,
    Scoring,
    Triggering,
)
from quarriors.engine.looking import attacker_of
from quarriors.engine.menus import may_capture_extra
from quarriors.engine.option import CHANCE
from quarriors.engine.paying import available
from quarriors.engine.questframe import Challenge, Questing
from quarriors.engine.table import PHASE_IDS, READY_PHASE
from quarriors.engine.verbs import AttachIt
from quarriors.engine.zones import QUEST_AREA
from quarriors.text.describe import asking, line_text
from quarriors.text.faces import card_name, die_text
from quarriors.text.happenings import amount_text, name_of
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.option import Decision
    from quarriors.engine.state import State
    from quarriors.text.seen import Seen

#: What can be done with Immediate Effects.
_EFFECTS = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)


def describe_decision(game: Seen, words: Words, to: int | None = None) -> str:
    """What is asked, as that seat is told it: the question itself if it is theirs, otherwise what they wait for.

    Without a seat it is for people who share a screen: the question, and whom it is for.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> for seat in (0, 1, None):
    ...     print(describe_decision(game, ENGLISH, seat))
    Your turn. Roll your dice.
    Quinn is about to roll.
    Quinn · Your turn. Roll your dice.
    """
    decision = game.decision
    if decision.player == CHANCE:
        return _chance(game, words)
    if to is not None and to != decision.player:
        return _waiting(game, words)
    asked = _question(game, words)
    return asked if to is not None else words.say("decision-named", player=game.players[decision.player], asked=asked)


def quiddity_text(s: State, words: Words) -> str:
    """What the active player could spend now: "5 Quiddity", "5 Quiddity, 2 of it Light"."""
    light, dark = (available_of(s, energy) if s.catalog.has_energy else 0 for energy in (LIGHT, DARK))
    return amount_text(available(s), light, dark, words)


def _chance(game: Seen, words: Words) -> str:
    """A program decides what is drawn or rolled."""
    f = asking(game.state)
    seat = f.player if isinstance(f, (Drawing, Rolling)) else game.state.active
    return words.say(f"decision-{game.decision.kind}", player=game.players[seat], **_things(game, words))


def _waiting(game: Seen, words: Words) -> str:
    """What the others see."""
    decision = game.decision
    id = f"waiting-{decision.kind}"
    slots = _things(game, words)
    f = asking(game.state)
    if isinstance(f, Ability):
        slots["card"] = card_name(_speaker(game.state, f.line), words)
    if decision.code == kinds.ACT:
        id = f"{id}-{PHASE_IDS[game.state.phase]}"
    elif decision.code in (kinds.CHOOSE, kinds.USE) and "card" not in slots:
        id = "waiting-other"
    return words.say(id if words.has(id) else "waiting-other", player=game.players[decision.player], **slots)


def _things(game: Seen, words: Words) -> dict[str, str | int]:
    """The die and the card that the decision is about."""
    s, decision = game.state, game.decision
    slots: dict[str, str | int] = {}
    if decision.die >= 0:
        slots["die"] = die_text(s, decision.die, words)
    if decision.card >= 0:
        slots["card"] = card_name(s.catalog.cards[decision.card], words)
    for option in decision.options[:2]:
        if option.code == kinds.QUEST and "card" not in slots:
            slots["card"] = card_name(s.catalog.cards[option.card], words)
    return slots


def _question(game: Seen, words: Words) -> str:
    """What the player who decides is asked."""
    s = game.state
    decision = game.decision
    slots = _things(game, words)
    id = f"decision-{decision.kind}"
    if decision.code == kinds.ACT:
        return _menu(s, id, words)
    f = asking(s)
    if f is not None:
        id = _ask(game, f, decision, id, slots, words)
    return words.say(id if words.has(id) else "decision-other", **slots)


def _menu(s: State, id: str, words: Words) -> str:
    """What there is to do in a phase."""
    codes = {option.code for option in s.options}
    by_phase = f"{id}-{PHASE_IDS[s.phase]}"
    slots: dict[str, str | int] = {"quiddity": quiddity_text(s, words)}
    if s.phase == READY_PHASE:
        slots["attack"] = "yes" if s.creatures(s.active) else "no"
        asked = words.say(f"{by_phase}-{_readying(codes)}", **slots)
        return f"{asked} {words.say('decision-effects')}" if codes.intersection(_EFFECTS) else asked
    slots["captures"] = max(0, s.captures_left())
    slots["extra"] = "yes" if may_capture_extra(s, s.catalog.extra_capture) else "no"
    return words.say(by_phase if words.has(by_phase) else id, **slots)


def _readying(codes: set[int]) -> str:
    """What there is to do before the attack."""
    if kinds.LOCK in codes:
        return "lock"
    if kinds.READY in codes:
        return "both" if kinds.SUMMON in codes else "spells"
    return "summon" if kinds.SUMMON in codes else "none"


def _ask(game: Seen, f: Frame, decision: Decision, id: str, said: dict[str, str | int], words: Words) -> str:
    """The message for a decision inside an effect; adds what it speaks of."""
    s = game.state
    if isinstance(f, Ability):
        said["card"] = card_name(_speaker(s, f.line), words)
        said["text"] = line_text(s, f.line, words).text
        if isinstance(s.catalog.line(f.line).program[f.step], AttachIt):
            if f.it >= 0:
                said["card"] = name_of(s, f.it, words)
            return f"{id}-attach"
    elif isinstance(f, Copying):
        return f"{id}-copy"
    elif isinstance(f, Defending):
        said["total"] = s.totals[f.player]
        if f.player != decision.player:
            said["other"] = game.players[f.player]
            return f"{id}-for"
    elif isinstance(f, Destruction):
        texts = [line_text(s, option.ability, words).text for option in decision.options if option.ability >= 0]
        said["text"] = " ".join(texts)
        return f"{id}-destroyed"
    elif isinstance(f, Triggering) and decision.code == kinds.USE:
        said["text"] = line_text(s, decision.options[0].ability, words).text
    elif isinstance(f, Scoring):
        if decision.die >= 0:
            said["glory"] = s.worth(decision.die)
            return f"{id}-expert"
        said["n"] = f.culls
    elif isinstance(f, ReactionWindow):
        if decision.window == "rescue":
            return f"{id}-destroyed"
        said["other"], said["total"] = game.players[attacker_of(s, decision.player)], decision.total
        return f"{id}-challenged" if s.area == QUEST_AREA else f"{id}-attacked"
    elif isinstance(f, Locking) and decision.code == kinds.NAME:
        return f"{id}-lock"
    elif isinstance(f, (Assault, Questing, Challenge)):
        return _ask_quest(s, f, decision, id, said)
    return id


def _ask_quest(s: State, f: Frame, decision: Decision, id: str, words: dict[str, str | int]) -> str:
    """The message for a decision about quests: who goes, what is culled or taken, whether it is taken over."""
    if isinstance(f, Challenge):
        return f"{id}-over"
    if isinstance(f, Assault):
        if decision.code == kinds.CHOOSE:
            words["level"] = s.catalog.cards[f.card].level
            words["levels"] = sum(s.level_on_quest(die) for die in f.going)
            return f"{id}-quest"
        return id
    if decision.code == kinds.CHOOSE:
        return f"{id}-seize"
    if decision.card >= 0:
        words["glory"] = s.catalog.glory[decision.card]
        return f"{id}-quest"
    if isinstance(f, Culling):
        words["n"] = f.culls
    return id


def _speaker(s: State, line: int) -> Card:
    """The card that a line stands on."""
    return s.catalog.cards[s.catalog.card_of_line(line)]
