"""What can happen, for lines that wait for it or count it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .amounts import Condition
from .errors import DeclarationError
from .extension import mypyc_attr
from .nouns import Dice, Named, it

if TYPE_CHECKING:
    from .frame import Frame
    from .numbers import Numbers

DESTROYED: Final = 0
SCORES: Final = 1
SUMMONED: Final = 2
ATTACKS: Final = 3
BECOMES: Final = 4
#: How many kinds of event there are.
EVENTS: Final = 5
EVENT_IDS: Final = ("destroyed", "scores", "summoned", "attacks", "becomes")

#: Who destroyed it, as an event asks.
BY_ANYONE: Final = 0
BY_YOU: Final = 1  # attack, Spell or ability, your own Creatures included (C5)
BY_YOUR_ATTACK: Final = 2  # the damage, and abilities the attack sets off (C5)

#: How it was destroyed, as the game knows.
DAMAGE: Final = 0
ATTACK_ABILITY: Final = 1
EFFECT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something happening to a die: what, to which dice, by whose doing."""

    def __init__(self, code: int, dice: Dice, by: int = BY_ANYONE, state: Condition | None = None) -> None:
        self.code = code
        self.dice = dice
        self.by = by
        #: For `becomes`: the state that is watched.
        self.state = state

    @property
    def id(self) -> str:
        return EVENT_IDS[self.code]

    def matches(self, s: Numbers, f: Frame, die: int, destroyer: int, cause: int) -> bool:
        """Whether this happening to that die is the event; `f` is seen from the line that asks."""
        if self.by != BY_ANYONE and destroyer != f.you:
            return False
        if self.by == BY_YOUR_ATTACK and cause == EFFECT:
            return False
        return self.dice.has(s, f, die)

    def check_tally(self) -> None:
        """Refuses to be counted if nobody counts it."""
        if self.code == SUMMONED and all(isinstance(quality, Named) for quality in self.dice.filters):
            return
        if self.code != DESTROYED or self.by != BY_YOUR_ATTACK:
            raise DeclarationError(
                f"how often {self.id} happens is not counted: summons by class are, and your attack's victims"
            )

    def tally(self, s: Numbers, f: Frame) -> int:
        """How often it has happened this turn."""
        if self.code == SUMMONED:
            count = 0
            for form in s.summons:
                card = s.catalog.cards[form // 6]
                if all(isinstance(q, Named) and q.name == card.die.name for q in self.dice.filters):
                    count += 1
            return count
        return s.struck.count(f.them)


def destroyed(dice: Dice, by: int = BY_ANYONE) -> Event:
    return Event(DESTROYED, dice, by)


def scores(dice: Dice) -> Event:
    return Event(SCORES, dice)


def summoned(dice: Dice) -> Event:
    return Event(SUMMONED, dice)


def attacks(dice: Dice) -> Event:
    return Event(ATTACKS, dice)


def becomes(state: Condition) -> Event:
    """A state is reached; looked at after every completed option (K13)."""
    return Event(BECOMES, it, BY_ANYONE, state)


by_you: Final = BY_YOU
by_your_attack: Final = BY_YOUR_ATTACK
