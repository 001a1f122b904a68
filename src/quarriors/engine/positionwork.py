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
from .positionmemory import is_line
from .questframe import Challenge, Questing
from .state import State
from .zones import LOCKED_AREA, READY_AREA


def read_work(s: State, data: object, dice: list[int]) -> None:
    """Lays pending work on the stack; dice are called by their place in the list."""
    if not isinstance(data, list):
        raise WorkFault("pending is a list of work by name")

    def die(at: int) -> int:
        if not -1 <= at < len(dice):
            raise WorkFault(f"there is no die {at} in the list; the last is {len(dice) - 1}")
        return dice[at] if at >= 0 else -1

    for work in data:
        s.stack.append(from_numbers(work, die) if isinstance(work, list) else read(work, die))
    for at, f in enumerate(s.stack):
        fault = _seats_and_cards(s, f) or _fault(s, f, at)
        if fault:
            raise WorkFault(f"pending {kind_of(f).id}: {fault}")


def check_quests(s: State) -> None:
    """Two players are at one quest only while one challenges the other; who is at none is not on a quest."""
    for player in range(s.n if s.on_quest else 0):
        if s.on_quest[player] >= 0 and not s.questers(player):
            raise WorkFault("nobody is at that quest: name dice, or leave the line out")
    for card in s.catalog.quests:
        if s.on_quest.count(card) > 1 and not any(isinstance(f, Challenge) and f.card == card for f in s.stack):
            raise WorkFault("two players are at one quest, and none challenges the other")


def check_areas(s: State) -> None:
    """One Locked die and one Quartifact for each player, and quest dice nowhere else than in a Ready Area."""
    for player in range(s.n):
        if len(s.pile(player, LOCKED_AREA)) > 1:
            raise WorkFault("a Locked Area holds one die")
        quest_dice = [d for d in s.dice_of(player) if s.catalog.card_of[d] in s.catalog.quests]
        if len(quest_dice) > 1:
            raise WorkFault("a player has one Quartifact at most")
        if any(s.zone(d) != READY_AREA for d in quest_dice):
            raise WorkFault("quest dice lie beside their card, or as Quartifacts in a Ready Area")


def _seats_and_cards(s: State, f: Frame) -> str:
    """What is wrong with the players, quests and the player it belongs to, or nothing."""
    for name, holds in kind_of(f).fields.items():
        value = getattr(f, name)
        if holds == SEAT and not -1 <= value < s.n:
            return f"there is no seat {value}"
        if holds == SEATS and any(not 0 <= seat < s.n for seat in value):
            return f"{name} are seats from 0 to {s.n - 1}"
        if holds == CARD and value != -1 and value not in s.catalog.quests:
            return f"card {value} is no quest"
        if holds == DICE and (any(die < 0 for die in value) or len(set(value)) < len(value)):
            return f"{name} are dice of the list, each of them once"
        if name == "player" and value < 0:
            return "it must say whose it is"
    return ""


def _fault(s: State, f: Frame, at: int) -> str:
    """What else is wrong with it, or nothing."""
    if isinstance(f, Ability):
        return _ability_fault(s, f)
    if isinstance(f, Triggering):
        if not -1 <= f.event < EVENTS or not -1 <= f.declining < len(f.waiting):
            return f"there is no event {f.event}, or no ability {f.declining} to decline"
        return _triggers_fault(s, f.waiting)
    if isinstance(f, Drawing):
        return "" if 0 <= f.left <= 99 else "it must say how many are left"
    if isinstance(f, Rolling):
        return _dice_fault(f.dice, f.at)
    if isinstance(f, Destruction):
        if f.line >= 0 and (not is_line(s, f.line, False) or not 0 <= f.step < len(s.catalog.line(f.line).program)):
            return f"no card of these Wilds has a line {f.line} with a step {f.step}"
        if f.replacement >= 0 and not s.catalog.replaces(f.replacement):
            return f"line {f.replacement} replaces nothing"
        return _gathering_fault(s, f, at) or _dice_fault(f.dice, f.at) or _triggers_fault(s, f.triggers)
    if isinstance(f, (Protection, Rescue)):
        if not 0 <= f.turn < s.n or not 0 <= f.passed < s.n:
            return "it is nobody's turn to react"
        if isinstance(f, Rescue):
            fits = f.die >= 0 and s.is_creature(f.die) and s.owner(f.die) == f.player
            return "" if fits else "it must say which Creature of that player is about to be destroyed"
        return "" if f.players and s.attackers else "nobody is attacked"
    if isinstance(f, Attacking):
        if (at and not isinstance(s.stack[at - 1], Assault)) or not s.attackers:
            return "there is one attack at a time, by attackers that the memory names"
        return "" if 1 <= f.opponent <= s.n else f"there is no opponent {f.opponent}"
    if isinstance(f, Defending):
        return "nobody is attacked" if not s.attackers or at == 0 else ""
    if isinstance(f, Culling) and not 0 <= f.culls <= 99:
        return f"{f.culls} culls are left to nobody"
    if isinstance(f, Scoring):
        return _dice_fault(f.dice, f.at) or _triggers_fault(s, f.triggers)
    if isinstance(f, Copying):
        return "" if f.die >= 0 and s.catalog.index[s.catalog.card_of[f.die]].copy else "that die copies nothing"
    if isinstance(f, Locking):
        return "" if s.catalog.has_locks else "there is nothing to Lock"
    return _quest_fault(s, f)


def _ability_fault(s: State, f: Ability) -> str:
    if f.you < 0:
        return "it must say whose it is"
    if not is_line(s, f.line, False):
        return f"no card of these Wilds has a line {f.line}"
    if not 0 <= f.step <= len(s.catalog.line(f.line).program):
        return f"line {f.line} has no step {f.step}"
    return "" if 0 <= f.stage <= 9 else f"there is no stage {f.stage}"


def _gathering_fault(s: State, f: Destruction, at: int) -> str:
    fault = "the dice of several players wait below the ability that destroys them, with a seat for each"
    if f.chosen_for and len(f.chosen_for) != len(f.dice):
        return fault
    if f.stage == GATHERING:
        above = s.stack[at + 1] if at + 1 < len(s.stack) else None
        gathers_too = isinstance(above, Destruction) and above.stage == GATHERING
        if not f.chosen_for or not (isinstance(above, Ability) or gathers_too):
            return fault
    return ""


def _quest_fault(s: State, f: Frame) -> str:
    if isinstance(f, Assault):
        return "it must say which quest" if f.card < 0 and f.going else ""
    if isinstance(f, Questing):
        return "it must say which quest" if f.card < 0 else _triggers_fault(s, f.triggers)
    if isinstance(f, Challenge):
        if f.card < 0:
            return "it must say which quest"
        return "nobody is challenged" if f.foe < 0 or f.foe == f.player else ""
    return ""


def _dice_fault(dice: list[int], at: int) -> str:
    return "its dice are missing" if not dice or not 0 <= at <= len(dice) or min(dice) < 0 else ""


def _triggers_fault(s: State, triggers: list[Trigger]) -> str:
    for trigger in triggers:
        if not is_line(s, trigger.line, False) or not 0 <= trigger.you < s.n:
            return f"no ability waits with line {trigger.line} of seat {trigger.you}"
    return ""
