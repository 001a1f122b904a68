"""Drawing and rolling. Every single draw and roll is asked of the chance source, in a frame that can wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings as told
from .copying import enter_ready
from .faces import CREATURE
from .frame import BLOCK, ROLL, Frame
from .option import DRAWN, ROLLED, Option
from .pending import IN_POOL, ROLL_ALL, WAITING
from .zones import ACTIVE, READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State

# -- drawing ---------------------------------------------------------------------------------------


def run_draw(s: State, f: Frame) -> None:
    base = f.you * ZONES
    bag = s.piles[base]
    stream = s.stream
    while f.n > 0:
        if not bag:
            if not s.piles[base + USED]:
                break
            _refill(s, f.you)
            bag = s.piles[base]
        if stream is None:
            _ask_draw(s, bag)
            return
        _take(s, f, s.catalog.card_of[bag[stream.below(len(bag))]])
    if f.m == WAITING:
        s.stack.pop()
        _report(s, f)
        return
    f.op = ROLL
    if f.m == ROLL_ALL:
        f.those = s.piles[base + ACTIVE][:]
    f.m = IN_POOL
    run_roll(s, f)


def _refill(s: State, player: int) -> None:
    """The Used Pile goes into the bag in the middle of the draw (D2)."""
    base = player * ZONES
    used = s.piles[base + USED]
    s.piles[base + USED] = []
    s.piles[base] = used
    where = s.where
    for die in used:
        where[die] = base
    if s.listener is not None:
        s.tell(told.REFILLED, player, -1, -1, len(used), -1)


def _take(s: State, f: Frame, card: int) -> None:
    """A die of that card comes out of the bag; which of several does not matter, so it is always the first."""
    base = f.you * ZONES
    bag = s.piles[base]
    card_of = s.catalog.card_of
    at = 0
    while card_of[bag[at]] != card:
        at += 1
    die = bag[at]
    bag[at] = bag[-1]
    bag.pop()
    s.piles[base + ACTIVE].append(die)
    s.where[die] = base + ACTIVE
    f.those.append(die)
    f.n -= 1
    s.note(DRAWN, card)
    if s.listener is not None:
        s.tell(told.DRAWN, f.you, die, card, -1, -1)


def _ask_draw(s: State, bag: list[int]) -> None:
    """Asks the script or the caller which class comes out."""
    cards: list[int] = []
    weights: list[int] = []
    card_of = s.catalog.card_of
    for die in bag:
        card = card_of[die]
        if card in cards:
            weights[cards.index(card)] += 1
        else:
            cards.append(card)
            weights.append(1)
    s.ask_chance(DRAWN, [s.option(DRAWN, card) for card in cards], weights, -1)


def answer_draw(s: State, f: Frame, option: Option) -> None:
    _take(s, f, option.target)


# -- rolling ---------------------------------------------------------------------------------------


def run_roll(s: State, f: Frame) -> None:
    dice = f.those
    stream = s.stream
    while f.pc < len(dice):
        die = dice[f.pc]
        if stream is None:
            _ask_roll(s, die)
            return
        _land(s, f, die, stream.below(6))
    s.stack.pop()
    _report(s, f)


def _land(s: State, f: Frame, die: int, face: int) -> None:
    card = s.catalog.card_of[die]
    form = s.catalog.canon[card * 6 + face]
    s.form[die] = form
    f.pc += 1
    s.note(ROLLED, form % 6)
    if s.listener is not None:
        s.tell(told.ROLLED, f.you, die, card, form % 6, -1)
    if f.m == IN_POOL:
        if die not in s.fresh:
            s.fresh.append(die)
    elif s.catalog.kind[form] == CREATURE:
        s.move(die, f.you, READY)
        enter_ready(s, die)
    else:
        s.move(die, f.you, USED)


def _ask_roll(s: State, die: int) -> None:
    base = s.catalog.card_of[die] * 6
    faces: list[int] = []
    weights: list[int] = []
    for k in range(6):
        face = s.catalog.canon[base + k] - base
        if face in faces:
            weights[faces.index(face)] += 1
        else:
            faces.append(face)
            weights.append(1)
    s.ask_chance(ROLLED, [s.option(ROLLED, face) for face in faces], weights, die)


def answer_roll(s: State, f: Frame, option: Option) -> None:
    _land(s, f, f.those[f.pc], option.target)


def _report(s: State, f: Frame) -> None:
    """Tells the ability that asked which dice these were, and that it was done."""
    if s.stack:
        asker = s.stack[-1]
        if asker.op == BLOCK:
            asker.those = f.those
            asker.done = bool(f.those)
