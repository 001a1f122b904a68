"""The pending work of a position: written by name, read back, and refused where it could not be carried out."""

from __future__ import annotations

from .events import EVENTS
from .frame import (
    Ability,
    Assault,
    Attacking,
    Copying,
    Culling,
    Defending,
    Destruction,
    Drawing,
    Frame,
    Locking,
    Protection,
    Rescue,
    Rolling,
    Scoring,
    Trigger,
    Triggering,
)
from .framewords import CARD, DICE, SEAT, SEATS, WorkFault, kind_of, read
from .gathering import GATHERING
from .oldwork import from_numbers
from .positionmemory import is_line, no_die
from .questframe import Challenge, Questing
from .state import State
from .zones import LOCKED_AREA, READY_AREA


def read_work(s: State, data: object, dice: list[int]) -> None:
    """Lays pending work on the stack; dice are called by their place in the list."""
    if not isinstance(data, list):
        fault = WorkFault("pending is a list of work by name")
        raise fault.worded("work-list", name="pending", value=str(data)[:80])

    def die(at: int) -> int:
        if not -1 <= at < len(dice):
            raise no_die(at, len(dice) - 1)
        return dice[at] if at >= 0 else -1

    for work in data:
        s.stack.append(from_numbers(work, die) if isinstance(work, list) else read(work, die))
    for at, f in enumerate(s.stack):
        found = _seats_and_cards(s, f) or _fault(s, f, at)
        if found is not None:
            work = kind_of(f).id
            raise WorkFault(f"pending {work}: {found}").worded("work-pending", work=work, reason=found)


def check_quests(s: State) -> None:
    """Two players are at one quest only while one challenges the other; who is at none is not on a quest."""
    for player in range(s.n if s.on_quest else 0):
        if s.on_quest[player] >= 0 and not s.questers(player):
            fault = WorkFault("nobody is at that quest: name dice, or leave the line out")
            raise fault.worded("position-quest-empty")
    for card in s.catalog.quests:
        if s.on_quest.count(card) > 1 and not any(isinstance(f, Challenge) and f.card == card for f in s.stack):
            fault = WorkFault("two players are at one quest, and none challenges the other")
            raise fault.worded("position-quest-two")


def check_areas(s: State) -> None:
    """One Locked die and one Quartifact for each player, and quest dice nowhere else than in a Ready Area."""
    for player in range(s.n):
        if len(s.pile(player, LOCKED_AREA)) > 1:
            raise WorkFault("a Locked Area holds one die").worded("position-locked")
        quest_dice = [d for d in s.dice_of(player) if s.catalog.card_of[d] in s.catalog.quests]
        if len(quest_dice) > 1:
            raise WorkFault("a player has one Quartifact at most").worded("position-quartifacts")
        if any(s.zone(d) != READY_AREA for d in quest_dice):
            fault = WorkFault("quest dice lie beside their card, or as Quartifacts in a Ready Area")
            raise fault.worded("position-quest-dice")


def _seats_and_cards(s: State, f: Frame) -> WorkFault | None:
    """What is wrong with the players, quests and the player it belongs to, or nothing."""
    for name, holds in kind_of(f).fields.items():
        value = getattr(f, name)
        if holds == SEAT and not -1 <= value < s.n:
            return WorkFault(f"there is no seat {value}").worded("work-range", name=name, last=s.n - 1)
        if holds == SEATS and any(not 0 <= seat < s.n for seat in value):
            return WorkFault(f"{name} are seats from 0 to {s.n - 1}").worded("work-range", name=name, last=s.n - 1)
        if holds == CARD and value != -1 and value not in s.catalog.quests:
            return WorkFault(f"card {value} is no quest").worded("work-no-quest", n=value)
        if holds == DICE and (any(die < 0 for die in value) or len(set(value)) < len(value)):
            return WorkFault(f"{name} are dice of the list, each of them once").worded("work-dice", names=[name])
        if name == "player" and value < 0:
            return _needed(name, "it must say whose it is")
    return None


def _fault(s: State, f: Frame, at: int) -> WorkFault | None:
    """What else is wrong with it, or nothing."""
    if isinstance(f, Ability):
        return _ability_fault(s, f)
    if isinstance(f, Triggering):
        if not -1 <= f.event < EVENTS or not -1 <= f.declining < len(f.waiting):
            fault = WorkFault(f"there is no event {f.event}, or no ability {f.declining} to decline")
            return fault.worded("work-no-event", event=f.event, declining=f.declining)
        return _triggers_fault(s, f.waiting)
    if isinstance(f, Drawing):
        return None if 0 <= f.left <= 99 else _needed("left", "it must say how many are left")
    if isinstance(f, Rolling):
        return _dice_fault(f.dice, f.at)
    if isinstance(f, Destruction):
        if f.line >= 0 and (not is_line(s, f.line, False) or not 0 <= f.step < len(s.catalog.line(f.line).program)):
            fault = WorkFault(f"no card of these Wilds has a line {f.line} with a step {f.step}")
            return fault.worded("work-no-step", n=f.line, step=f.step)
        if f.replacement >= 0 and not s.catalog.replaces(f.replacement):
            return WorkFault(f"line {f.replacement} replaces nothing").worded("work-replaces", n=f.replacement)
        return _gathering_fault(s, f, at) or _dice_fault(f.dice, f.at) or _triggers_fault(s, f.triggers)
    if isinstance(f, (Protection, Rescue)):
        if not 0 <= f.turn < s.n or not 0 <= f.passed < s.n:
            return WorkFault("it is nobody's turn to react").worded("work-nobody-reacts")
        if isinstance(f, Rescue):
            fits = f.die >= 0 and s.is_creature(f.die) and s.owner(f.die) == f.player
            return (
                None if fits else _needed("die", "it must say which Creature of that player is about to be destroyed")
            )
        return None if f.players and s.attackers else _nobody_attacked()
    if isinstance(f, Attacking):
        if (at and not isinstance(s.stack[at - 1], Assault)) or not s.attackers:
            return WorkFault("there is one attack at a time, by attackers that the memory names").worded("work-attack")
        if not 1 <= f.opponent <= s.n:
            return WorkFault(f"there is no opponent {f.opponent}").worded("work-no-opponent", n=f.opponent)
        return None
    if isinstance(f, Defending):
        return _nobody_attacked() if not s.attackers or at == 0 else None
    if isinstance(f, Culling) and not 0 <= f.culls <= 99:
        return WorkFault(f"{f.culls} culls are left to nobody").worded("work-range", name="culls", last=99)
    if isinstance(f, Scoring):
        return _dice_fault(f.dice, f.at) or _triggers_fault(s, f.triggers)
    if isinstance(f, Copying):
        copies = f.die >= 0 and s.catalog.index[s.catalog.card_of[f.die]].copy
        return None if copies else WorkFault("that die copies nothing").worded("work-copies")
    if isinstance(f, Locking):
        return None if s.catalog.has_locks else WorkFault("there is nothing to Lock").worded("work-locks")
    return _quest_fault(s, f)


def _ability_fault(s: State, f: Ability) -> WorkFault | None:
    if f.you < 0:
        return _needed("you", "it must say whose it is")
    if not is_line(s, f.line, False):
        return WorkFault(f"no card of these Wilds has a line {f.line}").worded("work-no-line", n=f.line)
    if not 0 <= f.step <= len(s.catalog.line(f.line).program):
        return WorkFault(f"line {f.line} has no step {f.step}").worded("work-no-step", n=f.line, step=f.step)
    if not 0 <= f.stage <= 9:
        return WorkFault(f"there is no stage {f.stage}").worded("work-range", name="stage", last=9)
    return None


def _gathering_fault(s: State, f: Destruction, at: int) -> WorkFault | None:
    fault = WorkFault("the dice of several players wait below the ability that destroys them, with a seat for each")
    fault.worded("work-gathering")
    if f.chosen_for and len(f.chosen_for) != len(f.dice):
        return fault
    if f.stage == GATHERING:
        above = s.stack[at + 1] if at + 1 < len(s.stack) else None
        gathers_too = isinstance(above, Destruction) and above.stage == GATHERING
        if not f.chosen_for or not (isinstance(above, Ability) or gathers_too):
            return fault
    return None


def _quest_fault(s: State, f: Frame) -> WorkFault | None:
    if isinstance(f, Assault):
        return _needed("card", "it must say which quest") if f.card < 0 and f.going else None
    if isinstance(f, Questing):
        return _needed("card", "it must say which quest") if f.card < 0 else _triggers_fault(s, f.triggers)
    if isinstance(f, Challenge):
        if f.card < 0:
            return _needed("card", "it must say which quest")
        return _needed("foe", "nobody is challenged") if f.foe < 0 or f.foe == f.player else None
    return None


def _dice_fault(dice: list[int], at: int) -> WorkFault | None:
    is_wrong = not dice or not 0 <= at <= len(dice) or min(dice) < 0
    return _needed("dice", "its dice are missing") if is_wrong else None


def _triggers_fault(s: State, triggers: list[Trigger]) -> WorkFault | None:
    for trigger in triggers:
        if not is_line(s, trigger.line, False) or not 0 <= trigger.you < s.n:
            fault = WorkFault(f"no ability waits with line {trigger.line} of seat {trigger.you}")
            return fault.worded("work-no-trigger", n=trigger.line, seat=trigger.you)
    return None


def _needed(name: str, said: str) -> WorkFault:
    """Something that this work must say and does not, or says in a way that cannot be."""
    return WorkFault(said).worded("work-needed", name=name)


def _nobody_attacked() -> WorkFault:
    return WorkFault("nobody is attacked").worded("work-unattacked")
