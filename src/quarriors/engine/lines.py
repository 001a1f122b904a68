"""The forms a line of a card can take: what it is, when it speaks, what it then does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .amounts import Amount
from .conditions import Condition
from .events import WHEN_DESTROYED, Event
from .extension import mypyc_attr
from .faces import LIGHT
from .modifiers import Modifier
from .nouns import IT, Dice, creatures, one
from .players import Players, you
from .qualities import Named, summoned_now
from .steps import PickStep, Step, any_can, flatten, helps
from .verbs import AttachIt
from .words import Bare, Key, Word, call, inside, word_of
from .zones import READY_AREA, USED_PILE, ZONE_WORDS, ready_area

if TYPE_CHECKING:
    from .frame import Speaker
    from .state import State

#: Gate of a line that does not care for bursts. Gates are bit masks over the number of bursts showing (E8).
ALWAYS: Final = 0b1111


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Word):
    """One line of a card. `gate` says at which numbers of bursts it speaks."""

    def __init__(self) -> None:
        self.gate = ALWAYS
        #: It speaks from a Locked die, not from a Creature.
        self.locked = False
        #: It takes the place of the plain line before it.
        self.mutes = False
        #: It says "while it is in your Ready Area".
        self.from_ready = False
        #: It names the Ready Area, and so does not work from the Quest Area (X6).
        self.ready_only = False
        #: What it does, as written and flattened: a frame's `pc` counts in the flattened program.
        self.steps: list[Step] = []
        self.program: list[Step] = []

    def said(self) -> str:
        return self.said_at(self.gate)

    def said_at(self, gate: int) -> str:
        """What it would be called at other bursts."""
        text = call(word_of(self), self.parts())
        bursts = [number for number in range(4) if gate >> number & 1] if gate != ALWAYS else []
        if bursts or self.locked:
            numbers = "".join(f", {number}" for number in bursts)
            text = f"{'while_locked' if self.locked else 'at_burst'}({text}{numbers})"
        return f"while_ready({text})" if self.from_ready else text

    def could(self, s: State, f: Speaker) -> bool:
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
        self.ready_only = name_ready_area([who, modifiers, if_])

    def called(self) -> str:
        return "has" if self.who is None else "have"

    def parts(self) -> list[object]:
        return [*([] if self.who is None else [self.who]), *self.modifiers, *_if(self.if_)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Values(Line):
    """The numbers behind the question marks of the die."""

    word: ClassVar[str] = "values"

    def __init__(self, attack: Amount, defense: Amount) -> None:
        super().__init__()
        self.attack = attack
        self.defense = defense
        self.ready_only = name_ready_area([attack, defense])

    def parts(self) -> list[object]:
        return [self.attack, self.defense]


@mypyc_attr(allow_interpreted_subclasses=True)
class Copy(Line):
    """It is a copy of a Creature; with none to copy, a Creature of those numbers (K3, K13)."""

    word: ClassVar[str] = "copy"

    def __init__(self, dice: Dice, attack: int, defense: int) -> None:
        super().__init__()
        self.dice = dice
        self.attack = attack
        self.defense = defense
        self.ready_only = name_ready_area(dice)

    def parts(self) -> list[object]:
        return [self.dice, self.attack, self.defense]


def name_ready_area(parts: object) -> bool:
    """Whether any of these speaks of the Ready Area, however deep."""
    for part in inside(parts):
        if isinstance(part, Dice) and part.names_ready_area():
            return True
    return False


class _InsteadAt(Word):
    """A plain line and those that take its place at some bursts, as they were written."""

    word: ClassVar[str] = "instead_at"

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    def said(self) -> str:
        gate = 0
        for line in self.lines:
            gate |= line.gate
        others = [line.said() for line in self.lines[1:]]
        return f"*instead_at({', '.join([self.lines[0].said_at(gate), *others])})"

    def parts(self) -> list[object]:
        return list(self.lines)


def grouped(lines: list[Line]) -> list[object]:
    """Lines as a declaration writes them: those that take another's place together with it."""
    found: list[object] = []
    at = 0
    while at < len(lines):
        end = at + 1
        gate = lines[at].gate
        while end < len(lines) and lines[end].mutes and not gate & lines[end].gate:
            gate |= lines[end].gate
            end += 1
        found.append(lines[at] if end == at + 1 else _InsteadAt(lines[at:end]))
        at = end
    return found


def _if(condition: Condition | None) -> list[Word]:
    return [] if condition is None else [Key("if_", condition)]


def _once(once: int) -> list[Word]:
    return [] if once == ONCE_NEVER else [Key("once", Bare(_ONCE[once]))]


def _zone(zone: int) -> list[Word]:
    return [] if zone == READY_AREA else [Key("zone", Bare(ZONE_WORDS[zone]))]


ONCE_NEVER: Final = 0
ONCE_PER_TURN: Final = 1
ONCE_PER_PLAYER: Final = 2
_ONCE: Final = ("", "once_per_turn", "once_per_player")


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Line):
    """Does something after an event."""

    word: ClassVar[str] = "when"

    def __init__(self, event: Event, steps: list[Step], once: int, zone: int, if_: Condition | None) -> None:
        super().__init__()
        self.event = event
        self.steps = steps
        self.once = once
        self.if_ = if_
        #: Where the die must lie for the line to speak.
        self.zone = zone
        self.program = flatten(steps)
        self.ready_only = name_ready_area([event, steps, if_])

    def parts(self) -> list[object]:
        return [self.event, *self.steps, *_once(self.once), *_zone(self.zone), *_if(self.if_)]

    def is_declinable(self) -> bool:
        """Whether a Creature does it when it is destroyed, and may leave it undone in the classic edition (C16)."""
        return self.event.code == WHEN_DESTROYED and self.event.dice.noun == IT and helps(self.program)


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
        self.ready_only = name_ready_area([event, steps])

    def called(self) -> str:
        return "may_instead" if self.optional else "instead"

    def parts(self) -> list[object]:
        return [self.event, *self.steps, *_once(self.once)]

    def is_declinable(self) -> bool:
        """Whether its player may decline it in the classic edition (C16)."""
        return self.optional or (self.event.dice.noun == IT and helps(self.program))

    def minds_order(self) -> bool:
        """Whether it can matter which of several dice falls first: it speaks of others, or of the pile they go to."""
        if self.event.dice.noun != IT:
            return True
        for step in self.program:
            if not isinstance(step, PickStep) or USED_PILE not in step.pick.dice.zones:
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

    word: ClassVar[str] = "immediate"

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)
        self.spends = not any(step.rerolls_it() for step in self.program)
        self.ready_only = name_ready_area(steps)

    def parts(self) -> list[object]:
        return [*self.steps]


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
        self.ready_only = name_ready_area([steps, if_])

    def called(self) -> str:
        return ("cast", "cast_at_attack", "cast_after_attack")[self.at]

    def parts(self) -> list[object]:
        return [*self.steps, *_if(self.if_)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Line):
    """A Spell cast from the Ready Area on another player's turn, in a window (C3)."""

    word: ClassVar[str] = "reaction"

    def __init__(self, steps: list[Step], at: Event | None) -> None:
        super().__init__()
        self.steps = steps
        #: None: as protection against an attack; else when that is about to happen.
        self.at = at
        self.program = flatten(steps)
        self.ready_only = name_ready_area([steps, at])

    def parts(self) -> list[object]:
        return [*self.steps, *([] if self.at is None else [Key("at", self.at)])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Attach(Line):
    """A Spell laid beside a Creature; its lines then speak for the carrier."""

    word: ClassVar[str] = "attach"

    def __init__(self, lines: list[Line], to: Dice) -> None:
        super().__init__()
        self.lines = lines
        self.to = to
        self.steps = [AttachIt(one(to))]
        self.program = self.steps

    def parts(self) -> list[object]:
        return [*grouped(self.lines), Key("to", self.to)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Attach):
    """What a Quartifact of that name does for the Creature that carries it."""

    word: ClassVar[str] = "power"

    def __init__(self, name: str, lines: list[Line]) -> None:
        super().__init__(lines, creatures(you, ready_area, summoned_now))
        self.name = name

    def parts(self) -> list[object]:
        return [self.name, *grouped(self.lines)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward(Line):
    """What the question mark of a quest die gives to the player who completed the quest."""

    word: ClassVar[str] = "reward"

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)
        self.ready_only = name_ready_area(steps)

    def parts(self) -> list[object]:
        return [*self.steps]


@mypyc_attr(allow_interpreted_subclasses=True)
class Anchored(Line):
    """An Anchored Spell: on your own turn, one a turn in all, paid in its energy, whether or not you own such a die."""

    def __init__(self, energy: int, cost: int, steps: list[Step]) -> None:
        super().__init__()
        self.energy = energy
        self.cost = cost
        self.steps = steps
        self.program = flatten(steps)
        self.ready_only = name_ready_area(steps)

    def called(self) -> str:
        return "anchored_light" if self.energy == LIGHT else "anchored_dark"

    def parts(self) -> list[object]:
        return [self.cost, *self.steps]


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Line):
    """Something a Creature can do once on each of its owner's turns."""

    word: ClassVar[str] = "use"

    def __init__(self, steps: list[Step]) -> None:
        super().__init__()
        self.steps = steps
        self.program = flatten(steps)
        self.ready_only = name_ready_area(steps)

    def parts(self) -> list[object]:
        return [*self.steps]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Line):
    """A line that speaks from the card in the Wilds, whether or not such a die is in play."""

    word: ClassVar[str] = "rule"

    def __init__(self, line: Static) -> None:
        super().__init__()
        self.line = line
        self.ready_only = name_ready_area(line)

    def parts(self) -> list[object]:
        return [self.line]
