"""How a declaration writes the lines of a card."""

from __future__ import annotations

from typing import Final

from .amounts import Countable, amount
from .conditions import Condition
from .errors import DeclarationError
from .events import BY_ANYONE, BY_EFFECT, WHEN_DESTROYED, Event
from .faces import DARK, LIGHT
from .lines import (
    AFTER_ATTACK,
    ALWAYS,
    ANY_TIME,
    AT_ATTACK,
    ONCE_NEVER,
    ONCE_PER_PLAYER,
    ONCE_PER_TURN,
    Anchored,
    Attach,
    Cast,
    Copy,
    Immediate,
    Instead,
    Line,
    Power,
    Reaction,
    Reward,
    Rule,
    Static,
    Use,
    Values,
    When,
)
from .modifiers import Modifier
from .nouns import Dice, creatures
from .players import Players, you
from .steps import Step
from .words import twin
from .zones import READY_AREA, Zone, ready_area


def has(*modifiers: Modifier, if_: Condition | None = None) -> Static:
    """This Creature has these: `has(attack(3), if_=...)`."""
    return Static(None, list(modifiers), if_)


def have(who: Dice | Players, *modifiers: Modifier, if_: Condition | None = None) -> Static:
    """Those dice or players have these: `have(creatures(you, other), attack(1))`."""
    return Static(who, list(modifiers), if_)


def values(attack: Countable, defense: Countable) -> Values:
    return Values(amount(attack), amount(defense))


def copy(dice: Dice, attack: int, defense: int) -> Copy:
    return Copy(dice, attack, defense)


def when(
    event: object, *steps: Step, once: int = ONCE_NEVER, zone: Zone | None = None, if_: Condition | None = None
) -> When:
    """After that event: `when(scores(it), draw(1))`."""
    if not isinstance(event, Event):
        raise DeclarationError(f"when(...) begins with an event such as scores(it), not {event!r}")
    return When(event, list(steps), once, READY_AREA if zone is None else zone.code, if_)


def instead(event: Event, *steps: Step) -> Instead:
    """In place of being destroyed."""
    return Instead(event, list(steps), False, ONCE_NEVER)


def may_instead(event: Event, *steps: Step, once: int = ONCE_NEVER) -> Instead:
    return Instead(event, list(steps), True, once)


def immediate(*steps: Step) -> Immediate:
    return Immediate(list(steps))


def cast(*steps: Step, if_: Condition | None = None) -> Cast:
    return Cast(list(steps), ANY_TIME, if_)


def cast_at_attack(*steps: Step) -> Cast:
    """Only as the attack phase begins."""
    return Cast(list(steps), AT_ATTACK, None)


def cast_after_attack(*steps: Step) -> Cast:
    return Cast(list(steps), AFTER_ATTACK, None)


def reaction(*steps: Step, at: Event | None = None) -> Reaction:
    return Reaction(list(steps), at)


def attach(*lines: Line, to: Dice | None = None) -> Attach:
    """Laid beside a Creature in a Ready Area, or beside one of those."""
    return Attach(list(lines), creatures(ready_area) if to is None else to)


def power(name: str, *lines: Line) -> Power:
    return Power(name, list(lines))


def reward(*steps: Step) -> Reward:
    return Reward(list(steps))


def anchored_light(cost: int, *steps: Step) -> Anchored:
    return Anchored(LIGHT, cost, list(steps))


def anchored_dark(cost: int, *steps: Step) -> Anchored:
    return Anchored(DARK, cost, list(steps))


def use(*steps: Step) -> Use:
    return Use(list(steps))


def rule(line: Static) -> Rule:
    return Rule(line)


def at_burst(line: Line, *bursts: int) -> Line:
    """The line speaks only on faces with that many bursts: `at_burst(has(defense(2)), 1)`."""
    if not bursts or any(not 0 <= number <= 3 for number in bursts):
        raise DeclarationError("at_burst(line, 1) or at_burst(line, 1, 2): say at which numbers of bursts, 0 to 3")
    made: Line = twin(line)
    made.gate = 0
    for number in bursts:
        made.gate |= 1 << number
    return made


def while_locked(line: Line, *bursts: int) -> Line:
    """The line speaks from a Locked die, on lock faces with that many bursts or on all of them."""
    made: Line = twin(line)
    made.locked = True
    return at_burst(made, *bursts) if bursts else made


def while_ready(line: Line) -> Line:
    """The line speaks from the Ready Area only, not from the Quest Area (X6)."""
    made: Line = twin(line)
    made.from_ready = True
    made.ready_only = True
    return made


def instead_at(plain: Line, *others: Line) -> list[Line]:
    """A plain line and those that take its place on faces with bursts: `instead_at(a, at_burst(b, 2))`."""
    first: Line = twin(plain)
    made = [first]
    for other in others:
        if not other.gate & ~first.gate == 0 or other.gate == ALWAYS:
            raise DeclarationError("instead_at(plain, at_burst(line, 1)): the others say at which numbers of bursts")
        first.gate &= ~other.gate
        muting: Line = twin(other)
        muting.mutes = True
        made.append(muting)
    return made


once_per_player: Final = ONCE_PER_PLAYER
once_per_turn: Final = ONCE_PER_TURN

#: "When one of your Creatures is about to be destroyed", the window of Shaping Cantrip.
your_creature_destroyed: Final = Event(WHEN_DESTROYED, creatures(you), BY_ANYONE)
#: The same, if it is an opponent's effect that destroys it.
your_creature_destroyed_by_effect: Final = Event(WHEN_DESTROYED, creatures(you), BY_EFFECT)
