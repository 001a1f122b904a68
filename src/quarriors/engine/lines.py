"""The forms a line of a card can take: what it is, when it speaks, what it then does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .amounts import Amount, Condition, Countable, amount
from .errors import DeclarationError
from .events import BY_ANYONE, BY_EFFECT, DESTROYED, Event, destroyed
from .extension import mypyc_attr
from .faces import DARK, LIGHT
from .modifiers import Modifier
from .nouns import IT, Dice, Named, creatures, it, one, summoned_now
from .players import Players, you
from .steps import PickStep, Step, any_can, flatten, helps
from .verbs import AttachIt
from .zones import READY, USED, Zone, ready_area

if TYPE_CHECKING:
    from .frame import Frame
    from .state import State

#: Gate of a line that does not care for bursts. Gates are bit masks over the number of bursts showing (E8).
ALWAYS: Final = 0b1111


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """One line of a card. `gate` says at which numbers of bursts it speaks."""

    def __init__(self) -> None:
        self.gate = ALWAYS
        #: It speaks from a Locked die, not from a Creature.
        self.locked = False
        #: It takes the place of the plain line before it.
        self.mutes = False
        #: It says "while it is in your Ready Area".
        self.from_ready = False
        #: It names the Ready Area, and so does not work from the Quest Area (X6); found when the card is indexed.
        self.ready_only = False
        #: What it does, as written and flattened: a frame's `pc` counts in the flattened program.
        self.steps: list[Step] = []
        self.program: list[Step] = []

    def could(self, s: State, f: Frame) -> bool:
        """Whether doing it now would change anything."""
        return any_can(s, f, self.steps)


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

    def __init__(self, event: Event, steps: list[Step], once: int, zone: int, if_: Condition | None) -> None:
        super().__init__()
        self.event = event
        self.steps = steps
        self.once = once
        self.if_ = if_
        #: Where the die must lie for the line to speak.
        self.zone = zone
        self.program = flatten(steps)

    def is_declinable(self) -> bool:
        """Whether a Creature does it when it is destroyed, and may leave it undone in the classic edition (C16)."""
        return self.event.code == DESTROYED and self.event.dice.noun == IT and helps(self.program)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instead(Line):
    """Replaces the destruction of one die. An optional one may be declined."""

    def __init__(self, event: Event, steps: list[Step], optional: bool, once: int) -> None:
        super().__init__()
        self.event = event
        self.steps = steps
        self.optional = optional
        self.once = once
        self.program = flatten(steps)

    def is_declinable(self) -> bool:
        """Whether its player may decline it in the classic edition (C16)."""
        return self.optional or (self.event.dice.noun == IT and helps(self.program))

    def minds_order(self) -> bool:
        """Whether it can matter which of several dice falls first: it speaks of others, or of the pile they go to."""
        if self.event.dice.noun != IT:
            return True
        for step in self.program:
            if not isinstance(step, PickStep) or USED not in step.pick.dice.zones:
                continue
            if not any(isinstance(quality, Named) for quality in step.pick.dice.filters):
                return True
        return False

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


#: When on one's own turn a Spell can be cast.
ANY_TIME: Final = 0
AT_ATTACK: Final = 1  # at the beginning of the attack phase
AFTER_ATTACK: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Cast(Line):
    """A Spell cast from the Ready Area on your own turn: spend it, then this happens."""

    def __init__(self, steps: list[Step], at: int, if_: Condition | None) -> None:
        super().__init__()
        self.steps = steps
        self.at = at
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

    def __init__(self, lines: list[Line], to: Dice) -> None:
        super().__init__()
        self.lines = lines
        self.to = to
        self.steps = [AttachIt(one(to))]
        self.program = self.steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Attach):
    """What a Quartifact of that name does for the Creature that carries it."""

    def __init__(self, name: str, lines: list[Line]) -> None:
        super().__init__(lines, creatures(you, ready_area, summoned_now))
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward(Line):
    """What the question mark of a quest die gives to the player who completed the quest."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Anchored(Line):
    """An Anchored Spell: on your own turn, one a turn in all, paid in its energy, whether or not you own such a die."""

    def __init__(self, energy: int, cost: int, steps: list[Step]) -> None:
        super().__init__()
        self.energy = energy
        self.cost = cost
        self.steps = steps
        self.program = flatten(steps)


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Line):
    """Something a Creature can do once on each of its owner's turns."""

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)


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
    return When(event, list(steps), once, READY if zone is None else zone.code, if_)


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
    line.gate = 0
    for number in bursts:
        line.gate |= 1 << number
    return line


def while_locked(line: Line, *bursts: int) -> Line:
    """The line speaks from a Locked die, on lock faces with that many bursts or on all of them."""
    line.locked = True
    return at_burst(line, *bursts) if bursts else line


def while_ready(line: Line) -> Line:
    """The line speaks from the Ready Area only, not from the Quest Area (X6)."""
    line.from_ready = True
    return line


def instead_at(plain: Line, *others: Line) -> list[Line]:
    """A plain line and those that take its place on faces with bursts: `instead_at(a, at_burst(b, 2))`."""
    for other in others:
        if not other.gate & ~plain.gate == 0 or other.gate == ALWAYS:
            raise DeclarationError("instead_at(plain, at_burst(line, 1)): the others say at which numbers of bursts")
        other.mutes = True
        plain.gate &= ~other.gate
    return [plain, *others]


once_per_player: Final = ONCE_PER_PLAYER
once_per_turn: Final = ONCE_PER_TURN

#: "When one of your Creatures is about to be destroyed", the window of Shaping Cantrip.
your_creature_destroyed: Final = Event(DESTROYED, creatures(you), BY_ANYONE)
#: The same, if it is an opponent's effect that destroys it.
your_creature_destroyed_by_effect: Final = Event(DESTROYED, creatures(you), BY_EFFECT)

__all__ = [
    "AFTER_ATTACK", "ALWAYS", "ANY_TIME", "AT_ATTACK", "ONCE_NEVER", "ONCE_PER_PLAYER", "ONCE_PER_TURN", "Anchored",
    "Attach", "Cast", "Copy", "Immediate", "Instead", "Line", "Power", "Reaction", "Reward", "Rule", "Static",
    "Use", "Values", "When", "anchored_dark", "anchored_light", "at_burst", "attach", "cast", "cast_after_attack",
    "cast_at_attack", "copy", "destroyed", "has", "have", "immediate", "instead", "instead_at", "it", "may_instead",
    "once_per_player", "once_per_turn", "power", "reaction", "reward", "rule", "use", "values", "when",
    "while_locked", "while_ready", "your_creature_destroyed", "your_creature_destroyed_by_effect",
]  # fmt: skip
