"""Drawing and rolling. Every single draw and roll is asked of the chance source, in a frame that can wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings as told
from .chance import Stream
from .copying import enter_ready
from .events import DRAWS, EFFECT
from .events import ROLLED as WHEN_ROLLED
from .faces import CREATURE
from .frame import BLOCK, DESTROY, ROLL, Frame, speaker
from .gathering import gather, gathers
from .indexing import LINES
from .lines import When
from .option import DRAWN, ROLLED, Option
from .pending import IN_POOL, LANDING, LANDING_DESTROYS, ON_QUEST, ROLL_ALL, WAITING
from .triggers import collect, push_triggers
from .zones import ACTIVE, ASIDE, LOCKED, READY, USED, ZONES

if TYPE_CHECKING:
    from .state import State

# -- drawing ---------------------------------------------------------------------------------------


def run_draw(s: State, f: Frame) -> None:
    base = f.you * ZONES
    stream = s.stream
    while f.n > 0:
        if not s.piles[base]:
            if not s.piles[base + USED]:
                break
            _refill(s, f.you)
        if stream is None:
            _ask_draw(s, s.piles[base])
            return
        _draw_from(s, f, stream)
    if s.catalog.hears_draws and f.those:
        if f.sub == 0:
            f.sub = 1
            found: list[int] = []
            collect(s, found, DRAWS, -1, f.you, 0, -1)
            if found:
                push_triggers(s, found, f.you, 0, -1, f.those[:])
                return
        f.those = [d for d in f.those if s.lies(d, f.you, ACTIVE)]
        f.sub = 0
    if f.m == WAITING:
        s.stack.pop()
        _report(s, f)
        return
    f.op = ROLL
    if f.m == ROLL_ALL:
        f.those = s.piles[base + ACTIVE][:]
    f.m = IN_POOL
    run_roll(s, f)


def _draw_from(s: State, f: Frame, stream: Stream) -> None:
    """Draws until the number is reached or the bag is empty: what happens most in a game, in one piece."""
    base = f.you * ZONES
    bag = s.piles[base]
    active = s.piles[base + ACTIVE]
    if not active:
        s.piles[base + ACTIVE] = active = []
    drawn = f.those
    where = s.where
    log = s.own_log()
    left = f.n
    while left > 0 and bag:
        at = stream.below(len(bag))
        die = bag[at]
        bag[at] = bag[-1]
        bag.pop()
        active.append(die)
        where[die] = base + ACTIVE
        drawn.append(die)
        left -= 1
        log.append(at)
        if s.listener is not None:
            s.tell(told.DRAWN, f.you, die, s.catalog.card_of[die], -1, -1)
    f.n = left
    s.logged = len(log)


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
    """That class comes out: the first of its dice, which are all alike."""
    bag = s.piles[f.you * ZONES]
    at = 0
    while s.catalog.card_of[bag[at]] != option.target:
        at += 1
    draw_at(s, f, at)


def draw_at(s: State, f: Frame, at: int) -> None:
    """The die at that place in the bag comes out."""
    base = f.you * ZONES
    bag = s.piles[base]
    die = bag[at]
    bag[at] = bag[-1]
    bag.pop()
    s.piles[base + ACTIVE] = [*s.piles[base + ACTIVE], die]
    s.where[die] = base + ACTIVE
    f.those.append(die)
    f.n -= 1
    s.note(at)
    if s.listener is not None:
        s.tell(told.DRAWN, f.you, die, s.catalog.card_of[die], -1, -1)


# -- rolling ---------------------------------------------------------------------------------------


def run_roll(s: State, f: Frame) -> None:
    stream = s.stream
    if stream is None:
        if f.pc < len(f.those):
            _ask_roll(s, f.those[f.pc])
            return
    elif f.m == IN_POOL:
        _roll_pool(s, f, stream)
    else:
        while f.pc < len(f.those):
            _land(s, f, f.those[f.pc], stream.below(6))
            if s.stack[-1] is not f:
                return  # what landed has something to do first, as it has when chance is asked die by die
    s.stack.pop()
    _report(s, f)
    if f.m == IN_POOL:
        if s.catalog.follows_rolls:
            _after_roll(s, f)
    elif f.m == LANDING_DESTROYS and f.picked:
        _destroy_landed(s, f)


def _after_roll(s: State, f: Frame) -> None:
    """Remembers what was rolled, and has abilities happen that wait for it."""
    if s.catalog.asks_rolls:
        bits = 0
        for die in f.those:
            bits |= 1 << s.catalog.card_of[die]
        before = s.rolled or [0] * s.n
        s.rolled = [b | bits if player == f.you else b for player, b in enumerate(before)]
    if not s.catalog.heard & (1 << WHEN_ROLLED):
        return
    found: list[int] = []
    for die in f.those:
        form = s.form[die]
        index = s.catalog.index[form // 6]
        for number in index.events[WHEN_ROLLED * 6 + form % 6]:
            line = index.lines[number]
            if isinstance(line, When) and (line.if_ is None or line.if_.holds(s, speaker(die, f.you, -1))):
                found += [form // 6 * LINES + number, die, f.you, die]
    collect(s, found, WHEN_ROLLED, -1, f.you, 0, -1)
    push_triggers(s, found, f.you, 0, -1, f.those[:])


def _destroy_landed(s: State, f: Frame) -> None:
    """Creatures rolled again that show no Creature are destroyed by whose effect it is."""
    if s.stack and s.stack[-1].op == BLOCK and gathers(s, s.stack[-1]):
        gather(s, s.stack[-1], f.picked, f.you, EFFECT, -1)
        return
    g = Frame(DESTROY)
    g.picked = []
    g.those = f.picked
    g.by = f.you
    g.you = f.you
    g.cause = EFFECT
    s.stack.append(g)


def _roll_pool(s: State, f: Frame, stream: Stream) -> None:
    """Rolls dice of the Active Pool, in one piece like drawing."""
    card_of = s.catalog.card_of
    canon = s.catalog.canon
    form = s.form
    log = s.own_log()
    rolled = f.those[f.pc :]
    already = s.fresh
    for die in rolled:
        shown = canon[card_of[die] * 6 + stream.below(6)]
        form[die] = shown
        log.append(shown % 6)
        if s.listener is not None:
            s.tell(told.ROLLED, f.you, die, shown // 6, shown % 6, -1)
    s.fresh = already + [d for d in rolled if d not in already] if already else rolled
    s.logged = len(log)


def _land(s: State, f: Frame, die: int, face: int) -> None:
    card = s.catalog.card_of[die]
    form = s.catalog.canon[card * 6 + face]
    if f.m == LANDING_DESTROYS and s.catalog.kind[form] != CREATURE and s.where[die] % ZONES != LOCKED:
        f.picked.append(die)  # it falls as the Creature it was
    else:
        s.form[die] = form
    f.pc += 1
    s.note(form % 6)
    if s.listener is not None:
        s.tell(told.ROLLED, f.you, die, card, form % 6, -1)
    if f.m == IN_POOL:
        if die not in s.fresh:
            s.fresh = [*s.fresh, die]
    elif f.m == ON_QUEST:
        return
    elif s.catalog.kind[form] == CREATURE:
        if s.where[die] % ZONES in (ASIDE, LOCKED):
            s.move(die, s.owner(die), READY)
        enter_ready(s, die)
    elif s.where[die] % ZONES == LOCKED:
        s.unlock(die)
    elif f.m == LANDING:
        s.move(die, s.owner(die), USED)


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
