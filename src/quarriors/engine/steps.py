"""Steps: what an ability does, one thing after the other, and the joints between them.

A step runs inside a frame. `run` returns how far to go on in the flattened program: 1 is the next step, 0 means
"call me again" (a decision is open, or frames were pushed that come first). Nothing is kept on the step itself:
declarations are shared by all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from . import kinds
from .conditions import Condition
from .errors import DeclarationError
from .events import WHEN_ATTACKS
from .extension import mypyc_attr
from .gathering import fall_together
from .nouns import ALL, ONE, UP_TO, Pick
from .option import Option
from .players import OPPONENT, Players
from .words import Word, held
from .zones import THE_WILDS

if TYPE_CHECKING:
    from .frame import Ability, Speaker
    from .lines import Line
    from .state import State

WAIT: Final = 0
NEXT: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Word):
    """Something an ability does."""

    def run(self, s: State, f: Ability) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say run(...)")

    def answer(self, s: State, f: Ability, option: Option) -> None:
        """Takes the answer to the decision that this step asked for."""
        raise NotImplementedError(f"{type(self).__name__} must say answer(...)")

    def can(self, s: State, f: Speaker) -> bool:
        """Whether running it now would change anything."""
        return True

    def hinders_attackers(self) -> bool:
        """Whether it is about attackers, so that it protects every player they attack."""
        return False

    def saves(self, s: State, f: Speaker) -> bool:
        """Whether it could help a Creature that is about to be destroyed; more defense does not (C3)."""
        return False

    def still_meant(self, s: State, f: Speaker, die: int) -> bool:
        """For steps that destroy: whether that die still fits the step."""
        return True

    def asks_defense(self) -> bool:
        """For steps that destroy: whether a die's defense decides if it fits."""
        return False

    def commutes(self) -> bool:
        """Whether its order among other abilities makes no difference."""
        return False

    def costs(self) -> bool:
        """Whether the player who does it would rather not."""
        return False

    def glory_moved(self, s: State, f: Speaker) -> int:
        """How much Glory it gives its player; below 0, how much it takes away."""
        return 0

    def rerolls_it(self) -> bool:
        """Whether an Immediate Effect with this step keeps its die (D6)."""
        return False

    def sends_to(self) -> int:
        """The zone to which it only moves a die, or -1 if it does anything else."""
        return -1

    def lines_given(self) -> list[Line]:
        """Lines that it gives to players, for the card to know them."""
        return []

    def emit(self, program: list[Step]) -> None:
        """Writes itself, and what is inside it, to the flattened program."""
        program.append(self)


def any_can(s: State, f: Speaker, steps: list[Step]) -> bool:
    """Whether any of these would change anything now."""
    for step in steps:
        if step.can(s, f):
            return True
    return False


def helps(program: list[Step]) -> bool:
    """Whether it is compulsory, and does its player no harm: what others have to do does not count."""
    first = program[0]
    if isinstance(first, AskMay) or (isinstance(first, PickStep) and first.pick.quantity == UP_TO):
        return False
    return isinstance(first, EachPlayer) or not any(step.costs() for step in program)


def flatten(steps: list[Step]) -> list[Step]:
    program: list[Step] = []
    for step in steps:
        step.emit(program)
    return program


@mypyc_attr(allow_interpreted_subclasses=True)
class PickStep(Step):
    """A step about dice: it finds them, lets the player choose them one by one, then acts on them."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        #: Whether several dice of one card in the Wilds may be chosen, and not only the topmost of each.
        self._heaps = pick.quantity != ALL and pick.most > 1 and THE_WILDS in pick.dice.zones

    def parts(self) -> list[object]:
        """Which dice, then whatever else it keeps."""
        return [self.pick, *[part for part in held(self) if part is not self.pick]]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        """Whether acting on that die would change anything; if not, the player is not offered it."""
        return True

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        raise NotImplementedError(f"{type(self).__name__} must say apply(...)")

    def ends_lock(self) -> bool:
        """Whether a Locked die on which it acts is Locked no longer."""
        return False

    def acts_on_none(self) -> bool:
        """Whether something happens even if the player chose no die."""
        return False

    def candidates(self, s: State, f: Speaker) -> list[int]:
        found = [d for d in self.pick.dice.find(s, f) if self.usable(s, f, d)]
        if found:
            if self._heaps:
                found = [d for top in found for d in (s.company(top)[::-1] if s.owner(top) < 0 else [top])]
            if s.catalog.has_quests and f.line >= 0 and s.catalog.event_of(f.line) == WHEN_ATTACKS:
                found = [d for d in found if not s.is_out_of_reach(d)]
            if s.catalog.has_shields:
                found = [d for d in found if not s.shielded(d, f.you, f.line)]
            if self.pick.quantity != ALL:
                found = s.targets(f, found)
        return found

    def can(self, s: State, f: Speaker) -> bool:
        return bool(self.candidates(s, f))

    def run(self, s: State, f: Ability) -> int:
        pick = self.pick
        if f.stage == 0:
            f.picked = []
            if pick.quantity == ALL:
                f.picked = self.candidates(s, f)
                return self._finish(s, f)
            f.stage = 1
        if f.stage == 1 and len(f.picked) < pick.most:
            left = [d for d in self.candidates(s, f) if d not in f.picked]
            if left:
                options = s.die_options(kinds.CHOOSE, left)
                if pick.quantity == ONE:
                    if len(options) == 1:
                        f.picked += left[: pick.most - len(f.picked)]
                        return self._finish(s, f)
                else:
                    options.append(s.plain(kinds.ENOUGH))
                s.ask(f.doer(), kinds.CHOOSE, options)
                return WAIT
        return self._finish(s, f)

    def answer(self, s: State, f: Ability, option: Option) -> None:
        if option.code == kinds.ENOUGH:
            f.stage = 2
        else:
            f.picked.append(option.target)

    def _finish(self, s: State, f: Ability) -> int:
        f.stage = 0
        dice = f.picked
        f.picked = []
        f.those = dice
        f.done = bool(dice)
        if dice or self.acts_on_none():
            depth = len(s.stack)
            self.apply(s, f, dice)
            if len(s.stack) != depth or s.over:
                f.step += 1
                return WAIT
        return NEXT


# -- joints ----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Step):
    """You may do all of it, or nothing."""

    word: ClassVar[str] = "may"

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps

    def parts(self) -> list[object]:
        return [*self.steps]

    def can(self, s: State, f: Speaker) -> bool:
        return self.steps[0].can(s, f)

    def emit(self, program: list[Step]) -> None:
        inner = flatten(self.steps)
        program.append(AskMay(self.steps[0], inner))
        program.extend(inner)


class AskMay(Step):
    def __init__(self, first: Step, inner: list[Step]) -> None:
        self.first = first
        self.inner = inner

    def can(self, s: State, f: Speaker) -> bool:
        return self.first.can(s, f)

    def run(self, s: State, f: Ability) -> int:
        if f.stage == 2:
            f.stage = 0
            return NEXT
        if f.stage == 0 and self.can(s, f):
            s.ask(f.doer(), kinds.USE, [s.option(kinds.USE, f.line), s.plain(kinds.DECLINE)])
            return WAIT
        f.stage = 0
        f.done = False
        return 1 + len(self.inner)

    def answer(self, s: State, f: Ability, option: Option) -> None:
        f.stage = 2 if option.code == kinds.USE else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class AndThen(Step):
    """The rest only if the first was done."""

    word: ClassVar[str] = "and_then"

    def __init__(self, first: Step, rest: list[Step]) -> None:
        self.first = first
        self.rest = rest

    def parts(self) -> list[object]:
        return [self.first, *self.rest]

    def can(self, s: State, f: Speaker) -> bool:
        return self.first.can(s, f)

    def emit(self, program: list[Step]) -> None:
        self.first.emit(program)
        rest = flatten(self.rest)
        program.append(IfDone(len(rest)))
        program.extend(rest)


class IfDone(Step):
    def __init__(self, skip: int) -> None:
        self.skip = skip

    def can(self, s: State, f: Speaker) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        return NEXT if f.done else 1 + self.skip


@mypyc_attr(allow_interpreted_subclasses=True)
class OrElse(Step):
    """The rest only if the first was not done."""

    word: ClassVar[str] = "or_else"

    def __init__(self, first: Step, rest: list[Step]) -> None:
        self.first = first
        self.rest = rest

    def parts(self) -> list[object]:
        return [self.first, *self.rest]

    def can(self, s: State, f: Speaker) -> bool:
        return self.first.can(s, f) or any_can(s, f, self.rest)

    def emit(self, program: list[Step]) -> None:
        self.first.emit(program)
        rest = flatten(self.rest)
        program.append(IfNotDone(len(rest)))
        program.extend(rest)


class IfNotDone(Step):
    def __init__(self, skip: int) -> None:
        self.skip = skip

    def can(self, s: State, f: Speaker) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        return NEXT if not f.done else 1 + self.skip


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Step):
    """Only if the condition holds when it is reached."""

    word: ClassVar[str] = "if_"

    def __init__(self, condition: Condition, steps: list[Step]) -> None:
        self.condition = condition
        self.steps = steps

    def parts(self) -> list[object]:
        return [self.condition, *self.steps]

    def can(self, s: State, f: Speaker) -> bool:
        return self.condition.holds(s, f) and any_can(s, f, self.steps)

    def emit(self, program: list[Step]) -> None:
        inner = flatten(self.steps)
        program.append(Test(self.condition, len(inner)))
        program.extend(inner)


class Test(Step):
    def __init__(self, condition: Condition, skip: int) -> None:
        self.condition = condition
        self.skip = skip

    def can(self, s: State, f: Speaker) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        return NEXT if self.condition.holds(s, f) else 1 + self.skip


@mypyc_attr(allow_interpreted_subclasses=True)
class They(Step):
    """Once for each of those players, clockwise; inside, `them` is that player.

    Either they do it, and choose what there is to choose, or you do it to them. What is destroyed for several of them
    falls when the last has chosen (C12).
    """

    def __init__(self, players: Players, steps: list[Step], by_you: bool) -> None:
        self.players = players
        self.steps = steps
        self.by_you = by_you

    def called(self) -> str:
        return "for_each" if self.by_you else "they"

    def parts(self) -> list[object]:
        return [self.players, *self.steps]

    def can(self, s: State, f: Speaker) -> bool:
        return bool(self.able(s, f))

    def able(self, s: State, f: Speaker) -> list[int]:
        """The players for whom it would change anything."""
        before = f.them
        acting = f.acting
        able: list[int] = []
        for player in self.players.who(s, f):
            f.them = player
            if not self.by_you:
                f.acting = player
            if any_can(s, f, self.steps):
                able.append(player)
        f.them = before
        f.acting = acting
        return able

    def emit(self, program: list[Step]) -> None:
        inner = flatten(self.steps)
        if any(isinstance(step, EachPlayer) for step in inner):
            raise DeclarationError("they(...) inside they(...)")
        program.append(EachPlayer(self, len(inner)))
        program.extend(inner)
        program.append(NextPlayer(len(inner), self.by_you))


class EachPlayer(Step):
    def __init__(self, they: They, skip: int) -> None:
        self.they = they
        self.players = they.players
        self.by_you = they.by_you
        self.skip = skip

    def can(self, s: State, f: Speaker) -> bool:
        return self.they.can(s, f)

    def run(self, s: State, f: Ability) -> int:
        if self.players.code == OPPONENT:
            if f.stage == 0:
                # where it does something to one, any may be chosen: also the one who has nothing to lose
                who = self.players.who(s, f) if self.they.able(s, f) else []
                if len(who) > 1:
                    s.ask(f.you, kinds.NAME, [s.option(kinds.NAME, player) for player in who])
                    return WAIT
                f.players = who
            f.stage = 0
        else:
            f.players = self.players.who(s, f)
        if not f.players:
            f.done = False
            return 2 + self.skip
        next_player(f, self.by_you)
        return NEXT

    def answer(self, s: State, f: Ability, option: Option) -> None:
        f.players = [option.target]
        f.stage = 1


class NextPlayer(Step):
    def __init__(self, back: int, by_you: bool) -> None:
        self.back = back
        self.by_you = by_you

    def can(self, s: State, f: Speaker) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        if f.players:
            next_player(f, self.by_you)
            return -self.back
        f.acting = -1
        if fall_together(s):
            f.step += 1
            return WAIT
        return NEXT


def next_player(f: Ability, by_you: bool) -> None:
    f.them = f.players.pop(0)
    if not by_you:
        f.acting = f.them


def may(*steps: Step) -> Step:
    return May(list(steps))


def and_then(first: Step, *rest: Step) -> Step:
    return AndThen(first, list(rest))


def if_(condition: Condition, *steps: Step) -> Step:
    return If(condition, list(steps))


def or_else(first: Step, *rest: Step) -> Step:
    return OrElse(first, list(rest))


def they(players: Players, *steps: Step) -> Step:
    """Each of those players does it: `they(opponents, lose(1, glory))`."""
    return They(players, list(steps), False)


def for_each(players: Players, *steps: Step) -> Step:
    """You do it once for each of those players: `for_each(opponents, destroy(one(creatures(them))))`."""
    return They(players, list(steps), True)
