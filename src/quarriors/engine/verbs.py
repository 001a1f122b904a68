"""The verbs of card texts about points, drawing and rolling; `moving.py` and `giving.py` have the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from . import kinds
from .amounts import Amount, Count, Countable, amount
from .events import WHEN_ATTACHED
from .extension import mypyc_attr
from .faces import DARK, LIGHT, NO_ENERGY, QUARTIFACT_FACE
from .nouns import IT, Dice, Pick, every
from .option import Option
from .paying import available, pay
from .pending import (
    LANDING,
    LANDING_DESTROYS,
    push_damage,
    push_draw,
    push_draw_and_roll,
    push_event,
    push_landing,
    push_reroll,
    push_score,
)
from .steps import NEXT, WAIT, PickStep, Step
from .words import Bare, Key, inside
from .zones import ACTIVE_POOL, BAG, READY_AREA

if TYPE_CHECKING:
    from .frame import Ability, Speaker
    from .state import State

# What is gained, lost or paid.
GLORY: Final = 0
QUIDDITY: Final = 1
LIGHT_QUIDDITY: Final = 2
DARK_QUIDDITY: Final = 3
EITHER_ENERGY: Final = 4  # Light or Dark, as the player chooses
_WHAT: Final = ("glory", "quiddity", "light_quiddity", "dark_quiddity", "light_or_dark")

_ENERGY: Final = (NO_ENERGY, NO_ENERGY, LIGHT, DARK)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Step):
    word: ClassVar[str] = "gain"

    def __init__(self, by: Amount, what: int) -> None:
        self.by = by
        self.what = what
        #: Whether others' doings may change how much it is.
        self._counts = any(isinstance(part, Count) for part in inside(by))

    def parts(self) -> list[object]:
        return [self.by, Bare(_WHAT[self.what])]

    def can(self, s: State, f: Speaker) -> bool:
        return self.by.value(s, f) > 0

    def commutes(self) -> bool:
        return self.what != EITHER_ENERGY and not self._counts

    def glory_moved(self, s: State, f: Speaker) -> int:
        return self.by.value(s, f) if self.what == GLORY else 0

    def run(self, s: State, f: Ability) -> int:
        by = self.by.value(s, f)
        what = self.what
        if what == EITHER_ENERGY:
            if f.stage == 0:
                s.ask(f.doer(), kinds.LIGHT, [s.plain(kinds.LIGHT), s.plain(kinds.DARK)])
                return WAIT
            what = f.stage
            f.stage = 0
        f.done = by > 0
        if what == GLORY:
            s.gain_glory(f.doer(), by)
        else:
            s.gain_quiddity(f.doer(), by, _ENERGY[what])
        return NEXT

    def answer(self, s: State, f: Ability, option: Option) -> None:
        f.stage = LIGHT_QUIDDITY if option.code == kinds.LIGHT else DARK_QUIDDITY


@mypyc_attr(allow_interpreted_subclasses=True)
class Lose(Step):
    """Glory; it never falls below 0 (S5)."""

    word: ClassVar[str] = "lose_glory"

    def __init__(self, by: Amount) -> None:
        self.by = by

    def parts(self) -> list[object]:
        return [self.by]

    def can(self, s: State, f: Speaker) -> bool:
        return s.glory[f.doer()] > 0 and self.by.value(s, f) > 0

    def commutes(self) -> bool:
        return True

    def costs(self) -> bool:
        return True

    def glory_moved(self, s: State, f: Speaker) -> int:
        return -self.by.value(s, f)

    def run(self, s: State, f: Ability) -> int:
        f.done = self.can(s, f)
        s.lose_glory(f.doer(), self.by.value(s, f))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Step):
    """Glory or Quiddity that one must have."""

    word: ClassVar[str] = "pay_for"

    def __init__(self, by: int, what: int) -> None:
        self.by = by
        self.what = what

    def parts(self) -> list[object]:
        return [self.by, Bare(_WHAT[self.what])]

    def can(self, s: State, f: Speaker) -> bool:
        if self.what == GLORY:
            return s.glory[f.doer()] >= self.by
        return f.doer() == s.active and available(s) >= self.by

    def run(self, s: State, f: Ability) -> int:
        f.done = self.can(s, f)
        if f.done:
            if self.what == GLORY:
                s.lose_glory(f.doer(), self.by)
            else:
                pay(s, self.by)
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """From the bag to the Active Pool, where the dice wait unrolled (D7)."""

    word: ClassVar[str] = "draw"

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[object]:
        return [self.number]

    def can(self, s: State, f: Speaker) -> bool:
        return s.can_draw(f.doer())

    def run(self, s: State, f: Ability) -> int:
        push_draw(s, f.doer(), self.number)
        f.step += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawAndKeep(Step):
    """So many dice are drawn, some of them kept in the Active Pool, the others put back into the bag."""

    word: ClassVar[str] = "draw_and_keep"

    def __init__(self, number: int, keep: int) -> None:
        self.number = number
        self.keep = keep

    def parts(self) -> list[object]:
        return [self.number, self.keep]

    def can(self, s: State, f: Speaker) -> bool:
        return s.can_draw(f.doer())

    def run(self, s: State, f: Ability) -> int:
        player = f.doer()
        if f.stage == 0:
            f.stage = 1
            push_draw(s, player, self.number)
            return WAIT
        kept = [d for d in f.those if s.lies(d, player, ACTIVE_POOL)]
        if len(kept) > self.keep:
            f.those = kept
            options = s.die_options(kinds.CHOOSE, kept)
            if len(options) > 1:
                s.ask(player, kinds.CHOOSE, options)
                return WAIT
            self.answer(s, f, options[0])
            return WAIT
        f.stage = 0
        f.those = kept
        f.done = bool(kept)
        return NEXT

    def answer(self, s: State, f: Ability, option: Option) -> None:
        """That die goes back into the bag."""
        s.move(option.target, f.doer(), BAG)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawAndRoll(Step):
    word: ClassVar[str] = "draw_and_roll"

    def __init__(self, number: int) -> None:
        self.number = number

    def parts(self) -> list[object]:
        return [self.number]

    def can(self, s: State, f: Speaker) -> bool:
        return s.can_draw(f.doer())

    def run(self, s: State, f: Ability) -> int:
        push_draw_and_roll(s, f.doer(), self.number)
        f.step += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Reroll(PickStep):
    """Dice of the Active Pool are rolled again where they lie (D4)."""

    word: ClassVar[str] = "reroll"

    def __init__(self, pick: Pick) -> None:
        super().__init__(pick.and_large())

    def parts(self) -> list[object]:
        return [self.pick]

    def rerolls_it(self) -> bool:
        return self.pick.dice.noun == IT

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.zone(die) == ACTIVE_POOL and s.form[die] >= 0 and not s.cannot_reroll(f.doer())

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        push_reroll(s, s.owner(dice[0]), dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class RerollWith(PickStep):
    """It is re-rolled, and the chosen dice of the Active Pool along with it (D5)."""

    word: ClassVar[str] = "reroll_with"

    def __init__(self, pick: Pick) -> None:
        super().__init__(pick.and_large())

    def parts(self) -> list[object]:
        return [self.pick]

    def rerolls_it(self) -> bool:
        return True

    def can(self, s: State, f: Speaker) -> bool:
        return not s.cannot_reroll(f.you)

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.form[die] >= 0

    def acts_on_none(self) -> bool:
        return True

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        push_reroll(s, f.you, [f.it, *dice])


@mypyc_attr(allow_interpreted_subclasses=True)
class RollThose(Step):
    """The dice of the step before, which lie in the Active Pool now, are rolled."""

    word: ClassVar[str] = "roll_those"

    def can(self, s: State, f: Speaker) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        dice = [d for d in f.those if s.owner(d) >= 0 and s.zone(d) == ACTIVE_POOL]
        f.step += 1
        if dice:
            push_reroll(s, s.owner(dice[0]), dice)
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class RollToReady(Step):
    """It is rolled; a creature face goes to the Ready Area, any other to the Used Pile."""

    word: ClassVar[str] = "roll_to_ready"

    def run(self, s: State, f: Ability) -> int:
        push_landing(s, f.you, [f.it], LANDING)
        f.step += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class RerollCreatures(PickStep):
    """Creatures are rolled again: on a creature face they stay, else they go to the Used Pile or are destroyed."""

    word: ClassVar[str] = "reroll_creatures"

    def __init__(self, pick: Pick, destroys: bool) -> None:
        super().__init__(pick)
        self.destroys = destroys

    def parts(self) -> list[object]:
        return [self.pick, Key("destroys", True)] if self.destroys else [self.pick]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return die not in s.locked_now and not s.cannot_reroll(f.doer())

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        push_landing(s, f.you, dice, LANDING_DESTROYS if self.destroys else LANDING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Damage(Step):
    """The other player's Creatures in the Area of the battle take that much damage; you destroy what falls."""

    word: ClassVar[str] = "damage"

    def __init__(self, by: Amount) -> None:
        self.by = by

    def parts(self) -> list[object]:
        return [self.by]

    def can(self, s: State, f: Speaker) -> bool:
        return False  # it is about the die of the step before

    def run(self, s: State, f: Ability) -> int:
        f.step += 1
        by = self.by.value(s, f)
        if f.by >= 0 and by > 0:
            push_damage(s, f.by, by, f.you, f.line)
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Score(Step):
    """It scores at once, out of turn (S3); only in the Ready Area does a Creature score."""

    word: ClassVar[str] = "score"

    def can(self, s: State, f: Speaker) -> bool:
        return s.lies(f.it, f.you, READY_AREA) and s.is_creature(f.it)

    def run(self, s: State, f: Ability) -> int:
        f.step += 1
        if self.can(s, f) and s.may_score(f.it):
            push_score(s, f.you, f.it)
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachIt(PickStep):
    """The Spell or Quartifact itself is laid beside a Creature; with the classic edition one of your own (E9)."""

    word: ClassVar[str] = "attach_it"

    def parts(self) -> list[object]:
        return [self.pick]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.rules.attach_to_any or s.owner(die) == f.you

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        s.attach(f.it, dice[0])
        if s.catalog.kind[s.form[f.it]] == QUARTIFACT_FACE:
            push_event(s, WHEN_ATTACHED, dice[0], f.you)


# -- how declarations write them -------------------------------------------------------------------

glory: Final = GLORY
quiddity: Final = QUIDDITY
light_quiddity: Final = LIGHT_QUIDDITY
dark_quiddity: Final = DARK_QUIDDITY
light_or_dark: Final = EITHER_ENERGY


def as_pick(which: Dice | Pick) -> Pick:
    return every(which) if isinstance(which, Dice) else which


def gain(by: Countable, what: int) -> Step:
    return Gain(amount(by), what)


def lose_glory(by: Countable) -> Step:
    return Lose(amount(by))


def pay_for(by: int, what: int) -> Step:
    """Pays that much Glory or Quiddity; only possible if one has it: `may(pay_for(1, glory))`."""
    return Pay(by, what)


def draw(number: int) -> Step:
    return Draw(number)


def draw_and_keep(number: int, keep: int) -> Step:
    return DrawAndKeep(number, keep)


def draw_and_roll(number: int) -> Step:
    return DrawAndRoll(number)


def reroll(which: Dice | Pick) -> Step:
    return Reroll(as_pick(which))


def reroll_with(which: Pick) -> Step:
    return RerollWith(which)


def roll_those() -> Step:
    return RollThose()


def roll_to_ready() -> Step:
    return RollToReady()


def reroll_creatures(which: Dice | Pick, destroys: bool = False) -> Step:
    """On any face but a Creature's they go to the Used Pile, or with `destroys` are destroyed."""
    return RerollCreatures(as_pick(which), destroys)


def damage(by: Countable) -> Step:
    return Damage(amount(by))


def score() -> Step:
    return Score()
