"""Putting work on the stack: draws, rolls, destruction, scoring. The modules named after them carry it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings
from .events import EFFECT
from .frame import Ability, Defending, Destruction, Drawing, Rolling, Scoring, Triggering
from .numbering import LINES
from .zones import READY_AREA

if TYPE_CHECKING:
    from .state import State

# What happens to dice once they are drawn.
LEAVE_DRAWN: Final = 0
ROLL_DRAWN: Final = 1
ROLL_ALL: Final = 2
# What becomes of dice that are rolled.
IN_POOL: Final = 0
LANDING: Final = 1  # outside the pool: what shows no Creature goes to the Used Pile
LANDING_DESTROYS: Final = 2  # what shows no Creature is destroyed
ON_QUEST: Final = 3  # a quest die: the quest frame below sees what it shows


def push_draw(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, where they wait."""
    s.stack.append(Drawing(player, number, LEAVE_DRAWN))


def push_draw_and_roll(s: State, player: int, number: int) -> None:
    """That many dice from the bag to the Active Pool, rolled at once."""
    s.stack.append(Drawing(player, number, ROLL_DRAWN))


def push_reroll(s: State, player: int, dice: list[int]) -> None:
    s.stack.append(Rolling(player, dice, IN_POOL))


def push_landing(s: State, player: int, dice: list[int], how: int) -> None:
    """Dice are rolled outside the pool: a creature face lands in the Ready Area or stays, any other does not."""
    f = Rolling(player, dice, how)
    f.fallen = []
    s.stack.append(f)


def push_ability(s: State, line: int, it: int, you: int) -> None:
    """An ability line happens next, and is told."""
    s.stack.append(Ability(line, it, you))
    if s.listener is not None:
        s.tell(happenings.ABILITY, you, it, line // LINES, line, -1)


def push_event(s: State, event: int, die: int, by: int) -> None:
    """Abilities that hear of this happen next."""
    if s.catalog.heard & (1 << event):
        f = Triggering([], by, 0, -1)
        f.event = event
        f.that = die
        s.stack.append(f)


def push_damage(s: State, player: int, total: int, by: int, line: int) -> None:
    """That player's Creatures in the battle take damage from an effect of another player's."""
    s.totals[player] = total
    f = Defending(player, by)
    f.cause = EFFECT
    f.line = line
    s.stack.append(f)


def destroy_dice(s: State, dice: list[int], by: int, cause: int, asker: Ability) -> None:
    """An effect destroys these Creatures."""
    f = Destruction(dice, by, cause)
    f.line = asker.line
    f.step = asker.step
    f.it = asker.it
    f.you = asker.you
    f.them = asker.them
    f.defender = asker.defender
    s.stack.append(f)


def destroy_by_damage(s: State, dice: list[int], defender: int, by: int, cause: int) -> None:
    f = Destruction(dice, by, cause)
    f.defender = defender
    s.stack.append(f)


def push_score_phase(s: State) -> bool:
    """Every Creature of the active player scores; False if there is none."""
    if not s.pile(s.active, READY_AREA):
        return False
    creatures = s.scorers(s.active)
    if creatures:
        s.stack.append(Scoring(s.active, creatures, True))
        if not s.scores_first(creatures[0]):
            note_scored(s, s.active, creatures)
    return bool(creatures)


def push_score(s: State, player: int, die: int) -> None:
    """One Creature scores out of turn: no ordinary cull (S3)."""
    s.stack.append(Scoring(player, [die], False))
    note_scored(s, player, [die])


def note_scored(s: State, player: int, dice: list[int]) -> None:
    """Remembers who scores this turn; the Glory follows when it is known."""
    if player == s.active:
        s.scored = s.scored + dice
        if s.catalog.asks_scores:
            s.scored_as = s.scored_as + [s.shown_card(die) for die in dice]
            s.earned = s.earned + [0] * len(dice)
