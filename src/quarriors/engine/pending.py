"""Putting work on the stack: draws, rolls, destruction, scoring. The modules named after them carry it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .events import EFFECT
from .frame import DEFEND, DESTROY, DRAW, ROLL, SCORE, TRIGGERS, Frame
from .traits import HAND

if TYPE_CHECKING:
    from .state import State

# What a draw frame's `m` says: what happens to the dice once they are drawn.
WAITING: Final = 0
ROLL_DRAWN: Final = 1
ROLL_ALL: Final = 2
# What a roll frame's `m` says.
IN_POOL: Final = 0
LANDING: Final = 1  # outside the pool: what shows no Creature goes to the Used Pile
LANDING_DESTROYS: Final = 2  # what shows no Creature is destroyed
ON_QUEST: Final = 3  # a quest die: the quest frame below sees what it shows
# What a trigger frame's `sub` says: whether the abilities that hear the event are still to be found.
TO_COLLECT: Final = 1


def push_draw(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, where they wait."""
    _push_draw(s, player, number, WAITING)


def push_draw_and_roll(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, rolled at once."""
    _push_draw(s, player, number, ROLL_DRAWN)


def push_turn_roll(s: State, player: int) -> None:
    """Six dice are drawn, or as many as the rules and cards say, then the whole Active Pool is rolled."""
    size = HAND
    if s.catalog.hand_varies:
        s.fetch_large(player)
        size = s.hand_size(player)
    _push_draw(s, player, size, ROLL_ALL)


def _push_draw(s: State, player: int, number: int, then: int) -> None:
    f = Frame(DRAW)
    f.those = []
    f.you = player
    f.n = number
    f.m = then
    s.stack.append(f)


def push_reroll(s: State, player: int, dice: list[int]) -> None:
    f = Frame(ROLL)
    f.you = player
    f.those = dice
    s.stack.append(f)


def push_landing(s: State, player: int, dice: list[int], how: int) -> None:
    """Dice are rolled outside the pool: a creature face lands in the Ready Area or stays, any other does not."""
    f = Frame(ROLL)
    f.you = player
    f.those = dice
    f.picked = []
    f.m = how
    s.stack.append(f)


def push_event(s: State, event: int, die: int, by: int) -> None:
    """Abilities that hear of this happen next."""
    if s.catalog.heard & (1 << event):
        f = Frame(TRIGGERS)
        f.picked = []
        f.sub = TO_COLLECT
        f.n = event
        f.that = die
        f.by = by
        s.stack.append(f)


def push_damage(s: State, player: int, total: int, by: int, line: int) -> None:
    """That player's Creatures in the battle take damage from an effect of another player's."""
    s.totals[player] = total
    f = Frame(DEFEND)
    f.you = player
    f.by = by
    f.cause = EFFECT
    f.line = line
    s.stack.append(f)


def destroy_dice(s: State, dice: list[int], by: int, cause: int, asker: Frame) -> None:
    """An effect destroys these Creatures."""
    f = Frame(DESTROY)
    f.picked = []
    f.those = dice
    f.by = by
    f.cause = cause
    f.line = asker.line
    f.pc = asker.pc
    f.it = asker.it
    f.you = asker.you
    f.them = asker.them
    f.defender = asker.defender
    s.stack.append(f)


def destroy_by_damage(s: State, dice: list[int], defender: int, by: int, cause: int) -> None:
    f = Frame(DESTROY)
    f.picked = []
    f.those = dice
    f.by = by
    f.you = by
    f.cause = cause
    f.defender = defender
    s.stack.append(f)


def push_score_phase(s: State) -> bool:
    """Every Creature of the active player scores; False if there is none."""
    creatures = s.scorers(s.active)
    if creatures:
        _push_score(s, s.active, creatures, 1)
        if not s.scores_first(creatures[0]):
            note_scored(s, s.active, creatures)
    return bool(creatures)


def push_score(s: State, player: int, die: int) -> None:
    """One Creature scores out of turn: no ordinary cull (S3)."""
    _push_score(s, player, [die], 0)
    note_scored(s, player, [die])


def _push_score(s: State, player: int, dice: list[int], ordinary: int) -> None:
    f = Frame(SCORE)
    f.picked = []
    f.loop = []
    f.you = player
    f.those = dice
    f.m = ordinary
    s.stack.append(f)


def note_scored(s: State, player: int, dice: list[int]) -> None:
    """Remembers who scores this turn; the Glory follows when it is known."""
    if player == s.active:
        s.scored = s.scored + dice
        if s.catalog.asks_scores:
            s.scored_as = s.scored_as + [s.shown_card(die) for die in dice]
            s.earned = s.earned + [0] * len(dice)
