"""The forms a line of a card can take: what it is, when it speaks, what it then does."""

from __future__ import annotations

from typing import Final

from .amounts import Amount, Condition, Countable, amount
from .errors import DeclarationError
from .events import BY_ANYONE, DESTROYED, Event, destroyed
from .extension import mypyc_attr
from .modifiers import Modifier
from .nouns import Dice, Pick, Players, creatures, it, one, you
from .steps import Step, flatten
from .verbs import AttachIt
from .zones import READY, Zone

#: Gate of a line that does not care for bursts. Gates are bit masks over the number of bursts showing (E8).
ALWAYS: Final = 0b1111


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """One line of a card. `gate` says at which numbers of bursts it speaks."""

    def __init__(self) -> None:
        self.gate = ALWAYS
        #: What it does, flattened: a frame's `pc` counts in it.
        self.program: list[Step] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(Line):
    """Holds as long as it speaks: this Creature (`who` is None), those dice or those players are changed."""

    def __init__(self, who: Dice | Players | None, modifiers: list[Modifier], if_: Condition | None) -> None:
        super().__init__()
        self.who = who
        self.modifiers = modifiers
        self.if_ = if_


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(Line):
    """The numbers behind the question marks of the die."""

    def __init__(self, attack: Amount, defense: Amount) -> None:
        super().__init__()
        self.attack = attack
        self.defense = defense


@mypyc_attr(allow_interpreted_subclasses=True)
class Copy(Line):
    """It is a copy of a Creature; with none to copy, a Creature of those numbers (K3, K13)."""

    def __init__(self, dice: Dice, attack: int, defense: int) -> None:
        super().__init__()
        self.dice = dice
        self.attack = attack
        self.defense = defense


ONCE_NEVER: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_PLAYER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Line):
    """Does something after an event."""

    def __init__(self, event: Event, steps: list[Step], once: int, zone: int) -> None:
        super().__init__()
        self.event = event
        self.steps = steps
        self.once = once
        #: Where the die must lie for the line to speak.
        self.zone = zone
        self.program = flatten(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instead(Line):
    """Replaces the destruction of one die. An optional one may be declined."""

    def __init__(self, event: Event, steps: list[Step], optional: bool) -> None:
        super().__init__()
        self.event = event
        self.steps = steps
        self.optional = optional
        self.program = flatten(steps)

    def same_as(self, other: Instead) -> bool:
        """Whether both only send the die to the same zone, so that it makes no difference which one does."""
        if len(self.program) != 1 or len(other.program) != 1:
            return False
        mine, theirs = self.program[0], other.program[0]
        return mine.sends_to() >= 0 and mine.sends_to() == theirs.sends_to()


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediate(Line):
    """An Immediate Effect of a fresh die's plain or Spell face; spends the die unless a step re-rolls it."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)
        self.spends = not any(step.rerolls_it() for step in self.program)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast(Line):
    """A Spell cast from the Ready Area on your own turn: spend it, then this happens."""

    def __init__(self, steps: list[Step], after_attack: bool, if_: Condition | None) -> None:
        super().__init__()
        self.steps = steps
        self.after_attack = after_attack
        self.if_ = if_
        self.program = flatten(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Line):
    """A Spell cast from the Ready Area on another player's turn, in a window (C3)."""

    def __init__(self, steps: list[Step], at: Event | None) -> None:
        super().__init__()
        self.steps = steps
        #: None: as protection against an attack; else when that is about to happen.
        self.at = at
        self.program = flatten(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Attach(Line):
    """A Spell laid beside a Creature; its lines then speak for the carrier."""

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self.lines = lines
        self.program = [AttachIt(one(creatures()))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Line):
    """A line that speaks from the card in the Wilds, whether or not such a die is in play."""

    def __init__(self, line: Static) -> None:
        super().__init__()
        self.line = line


# -- how declarations write them -------------------------------------------------------------------


def has(*modifiers: Modifier, if_: Condition | None = None) -> Static:
    """This Creature has these: `has(attack(3), if_=...)`."""
    return Static(None, list(modifiers), if_)


def have(who: Dice | Players, *modifiers: Modifier) -> Static:
    """Those dice or players have these: `have(creatures(you, other), attack(1))`."""
    return Static(who, list(modifiers), None)


def values(attack: Countable, defense: Countable) -> Values:
    return Values(amount(attack), amount(defense))


def copy(dice: Dice, attack: int, defense: int) -> Copy:
    return Copy(dice, attack, defense)


def when(event: object, *steps: Step, once: int = ONCE_NEVER, zone: Zone | None = None) -> When:
    """After that event: `when(scores(it), draw(1))`."""
    if not isinstance(event, Event):
        raise DeclarationError(f"when(...) begins with an event such as scores(it), not {event!r}")
    return When(event, list(steps), once, READY if zone is None else zone.code)


def instead(event: Event, *steps: Step) -> Instead:
    """In place of being destroyed."""
    return Instead(event, list(steps), False)


def may_instead(event: Event, *steps: Step) -> Instead:
    return Instead(event, list(steps), True)


def immediate(*steps: Step) -> Immediate:
    return Immediate(list(steps))


def cast(*steps: Step, if_: Condition | None = None) -> Cast:
    return Cast(list(steps), False, if_)


def cast_after_attack(*steps: Step) -> Cast:
    return Cast(list(steps), True, None)


def reaction(*steps: Step, at: Event | None = None) -> Reaction:
    return Reaction(list(steps), at)


def attach(*lines: Line) -> Attach:
    return Attach(list(lines))


def rule(line: Static) -> Rule:
    return Rule(line)


def at_burst(line: Line, *bursts: int) -> Line:
    """The line speaks only on faces with that many bursts: `at_burst(has(defense(2)), 1)`."""
    if not bursts or any(not 0 <= number <= 3 for number in bursts):
        raise DeclarationError("at_burst(line, 1) or at_burst(line, 1, 2): say at which numbers of bursts, 0 to 3")
    line.gate = 0
    for number in bursts:
        line.gate |= 1 << number
    return line


once_per_player: Final = ONCE_PER_PLAYER
once_per_turn: Final = ONCE_PER_TURN

#: "When one of your Creatures is about to be destroyed", the window of Shaping Cantrip.
your_creature_destroyed: Final = Event(DESTROYED, creatures(you), BY_ANYONE)

__all__ = [
    "ALWAYS", "ONCE_NEVER", "ONCE_PER_PLAYER", "ONCE_PER_TURN", "Attach", "Cast", "Copy", "Immediate", "Instead",
    "Line", "Pick", "Reaction", "Rule", "Static", "Values", "When", "at_burst", "attach", "cast",
    "cast_after_attack", "copy", "destroyed", "has", "have", "immediate", "instead", "it", "may_instead",
    "once_per_player", "once_per_turn", "reaction", "rule", "values", "when", "your_creature_destroyed",
]  # fmt: skip
