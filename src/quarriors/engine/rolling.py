"""Drawing and rolling. Every single draw and roll is asked of the chance source, in a frame that can wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings, kinds
from .chance import Stream
from .copying import enter_ready
from .events import EFFECT, WHEN_DRAWS, WHEN_ROLLED
from .extension import i64
from .faces import CREATURE_FACE
from .frame import Ability, Destruction, Drawing, Frame, Rolling, Trigger, speaker
from .gathering import gather, gathers
from .lines import When
from .numbering import LINES
from .operation import Operation
from .option import Option
from .pending import IN_POOL, LANDING, LANDING_DESTROYS, LEAVE_DRAWN, ON_QUEST, ROLL_ALL
from .traits import HAND
from .triggers import collect, push_triggers
from .zones import ACTIVE_POOL, BAG, LOCKED_AREA, READY_AREA, SET_ASIDE, USED_PILE, ZONES

if TYPE_CHECKING:
    from .state import State

# -- drawing ---------------------------------------------------------------------------------------


class DrawDice(Operation):
    """Dice come from the bag; what is to be rolled then is rolled by the same stroke."""

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Drawing)
        player = f.player
        stream = s.stream
        if f.left > 0:
            if stream is None:
                bag = s.pile(player, BAG) or _refilled(s, player)
                if bag:
                    _ask_draw(s, bag)
                    return
            else:
                drawn = _draw(s, player, f.left, stream)
                f.left -= len(drawn)
                f.drawn += drawn
        if s.catalog.hears_draws and f.drawn:
            if not f.is_heard:
                f.is_heard = True
                found: list[Trigger] = []
                collect(s, found, WHEN_DRAWS, -1, player, 0, -1)
                if found:
                    push_triggers(s, found, player, 0, -1, f.drawn[:])
                    return
            f.drawn = [d for d in f.drawn if s.lies(d, player, ACTIVE_POOL)]
        s.stack.pop()
        if f.then == LEAVE_DRAWN:
            _report(s, f.drawn)
            return
        rolled = s.pile(player, ACTIVE_POOL)[:] if f.then == ROLL_ALL else f.drawn
        if stream is None:
            s.stack.append(Rolling(player, rolled, IN_POOL))
        else:
            _roll_pool(s, player, rolled, stream)
            _rolled_in_pool(s, player, rolled)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        """That class comes out: the first of its dice, which are all alike."""
        assert isinstance(f, Drawing)
        bag = s.pile(f.player, BAG)
        at = 0
        while s.catalog.card_of[bag[at]] != option.target:
            at += 1
        draw_at(s, f, at)

    def is_between(self, f: Frame) -> bool:
        return False


def turn_roll(s: State, player: int) -> None:
    """Six dice are drawn, or as many as the rules and cards say, then the whole Active Pool is rolled."""
    size = HAND
    if s.catalog.hand_varies:
        s.fetch_large(player)
        size = s.hand_size(player)
    if s.turn <= s.n:
        size -= s.rules.dice_fewer(s.n, s.turn)
    stream = s.stream
    if stream is None or s.catalog.hears_draws:
        s.stack.append(Drawing(player, size, ROLL_ALL))
        return
    _draw(s, player, size, stream)  # nothing can come in between
    dice = s.pile(player, ACTIVE_POOL)[:]
    _roll_pool(s, player, dice, stream)
    _rolled_in_pool(s, player, dice)


def _draw(s: State, player: int, number: int, stream: Stream) -> list[int]:
    """Draws so many, or as many as there are: what happens most in a game, in one piece."""
    drawn: list[int] = []
    log = s.own_log()
    while number > 0:
        bag = s.piles[player * ZONES + BAG] or _refilled(s, player)
        if not bag:
            break
        count = number if number < len(bag) else len(bag)
        if s.listener is not None:
            count = 1  # each is told before the next is drawn
        found = stream.draw(bag, count, log)
        s.logged = len(log)
        s.add(found, player, ACTIVE_POOL)
        if s.listener is not None:
            s.tell(happenings.DRAWN, player, found[0], s.catalog.card_of[found[0]], -1, -1)
        number -= count
        drawn += found
    return drawn


def _refilled(s: State, player: int) -> list[int]:
    """The bag, into which the Used Pile goes in the middle of the draw (D2)."""
    number = len(s.pile(player, USED_PILE))
    if number:
        s.pour(player, USED_PILE, BAG)
        if s.listener is not None:
            s.tell(happenings.REFILLED, player, -1, -1, number, -1)
    return s.pile(player, BAG)


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
    s.ask_chance(kinds.DRAWN, [s.option(kinds.DRAWN, card) for card in cards], weights, -1)


def draw_at(s: State, f: Drawing, at: int) -> None:
    """The die at that place in the bag comes out."""
    player = f.player
    bag = s.pile(player, BAG)
    die = bag[at]
    bag[at] = bag[-1]
    bag.pop()
    s.own_pile(player, ACTIVE_POOL).append(die)
    s.where[die] = s.place(player, ACTIVE_POOL)
    f.drawn.append(die)
    f.left -= 1
    s.note(at)
    if s.listener is not None:
        s.tell(happenings.DRAWN, player, die, s.catalog.card_of[die], -1, -1)


# -- rolling ---------------------------------------------------------------------------------------


class Roll(Operation):
    """Dice are rolled, one after the other where chance is asked."""

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Rolling)
        roll(s, f)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Rolling)
        _land(s, f, f.dice[f.at], option.target)

    def is_between(self, f: Frame) -> bool:
        return False


def roll(s: State, f: Rolling) -> None:
    stream = s.stream
    if stream is None:
        if f.at < len(f.dice):
            _ask_roll(s, f.dice[f.at])
            return
    elif f.how == IN_POOL:
        _roll_pool(s, f.player, f.dice[f.at :] if f.at else f.dice, stream)
    else:
        while f.at < len(f.dice):
            _land(s, f, f.dice[f.at], stream.below(6))
            if s.stack[-1] is not f:
                return  # what landed has something to do first, as it has when chance is asked die by die
    s.stack.pop()
    if f.how == IN_POOL:
        _rolled_in_pool(s, f.player, f.dice)
        return
    _report(s, f.dice)
    if f.how == LANDING_DESTROYS and f.fallen:
        _destroy_landed(s, f)


def _destroy_landed(s: State, f: Rolling) -> None:
    """Creatures rolled again that show no Creature are destroyed by whose effect it is."""
    asker = s.stack[-1] if s.stack else None
    if isinstance(asker, Ability) and gathers(s, asker):
        gather(s, asker, f.fallen, f.player, EFFECT, -1)
    else:
        s.stack.append(Destruction(f.fallen, f.player, EFFECT))


def _rolled_in_pool(s: State, player: int, dice: list[int]) -> None:
    """Remembers what was rolled, and has abilities happen that wait for it."""
    if s.stack:
        _report(s, dice)
    if not s.catalog.follows_rolls:
        return
    if s.catalog.asks_rolls:
        _remember_rolled(s, player, dice)
    if not s.catalog.heard & (1 << WHEN_ROLLED):
        return
    hears, shown = s.catalog.hears, s.form
    found: list[Trigger] = []
    for die in dice:
        if hears[shown[die]] & (1 << WHEN_ROLLED):
            _hear_own_roll(s, found, die, player)
    collect(s, found, WHEN_ROLLED, -1, player, 0, -1)
    if found:
        push_triggers(s, found, player, 0, -1, dice[:])


def _hear_own_roll(s: State, found: list[Trigger], die: int, player: int) -> None:
    """What that die waits for on the face that it shows now."""
    form = s.form[die]
    index = s.catalog.index[form // 6]
    for number in index.events[WHEN_ROLLED * 6 + form % 6]:
        line = index.lines[number]
        if isinstance(line, When) and (line.if_ is None or line.if_.holds(s, speaker(die, player, -1))):
            found.append(Trigger(form // 6 * LINES + number, die, player, die))


def _remember_rolled(s: State, player: int, dice: list[int]) -> None:
    card_of = s.catalog.card_of
    before = s.rolled or [0] * s.n
    bits = before[player]
    for die in dice:
        bits |= 1 << card_of[die]
    if bits != before[player]:
        s.rolled = [bits if known == player else b for known, b in enumerate(before)]


def _roll_pool(s: State, player: int, dice: list[int], stream: Stream) -> None:
    """Rolls dice of the Active Pool, in one piece like drawing."""
    card_of = s.catalog.card_of
    canon = s.catalog.canon
    form = s.form
    log = s.own_log()
    is_told = s.listener is not None
    faces = stream.several(6, len(dice))
    for at, die in enumerate(dice):
        shown: i64 = canon[card_of[die] * 6 + faces[at]]
        form[die] = shown
        log.append(shown % 6)
        if is_told:
            s.tell(happenings.ROLLED, player, die, shown // 6, shown % 6, -1)
    s.logged = len(log)
    already = s.fresh
    s.fresh = already + [d for d in dice if d not in already] if already else dice


def _land(s: State, f: Rolling, die: int, face: int) -> None:
    card = s.catalog.card_of[die]
    form = s.catalog.canon[card * 6 + face]
    if f.how == LANDING_DESTROYS and s.catalog.kind[form] != CREATURE_FACE and s.zone(die) != LOCKED_AREA:
        f.fallen.append(die)  # it falls as the Creature it was
    else:
        s.form[die] = form
    f.at += 1
    s.note(form % 6)
    if s.listener is not None:
        s.tell(happenings.ROLLED, f.player, die, card, form % 6, -1)
    if f.how == IN_POOL:
        if die not in s.fresh:
            s.fresh = [*s.fresh, die]
    elif f.how == ON_QUEST:
        return
    elif s.catalog.kind[form] == CREATURE_FACE:
        if s.zone(die) in (SET_ASIDE, LOCKED_AREA):
            s.move(die, s.owner(die), READY_AREA)
        enter_ready(s, die)
    elif s.zone(die) == LOCKED_AREA:
        s.unlock(die)
    elif f.how == LANDING:
        s.move(die, s.owner(die), USED_PILE)


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
    s.ask_chance(kinds.ROLLED, [s.option(kinds.ROLLED, face) for face in faces], weights, die)


def _report(s: State, dice: list[int]) -> None:
    """Tells the ability that asked which dice these were, and that it was done."""
    if s.stack:
        asker = s.stack[-1]
        if isinstance(asker, Ability):
            asker.those = dice
            asker.done = bool(dice)
