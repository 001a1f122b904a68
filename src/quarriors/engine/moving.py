"""The verbs of card texts that move or turn dice: to other zones, to other players, out of the game, out of a Lock."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .events import ATTACK_ABILITY, EFFECT, WHEN_ATTACKS
from .extension import mypyc_attr
from .gathering import gather, gathers, is_chosen, only_creatures
from .nouns import IT, Dice, Pick
from .pending import destroy_dice
from .players import YOU
from .steps import NEXT, IfDone, PickStep, Step
from .verbs import as_pick
from .words import Key
from .zones import LOCKED_AREA, READY_AREA, USED_PILE, Zone, used_pile

if TYPE_CHECKING:
    from .frame import Ability, Speaker
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(PickStep):
    """To another zone of the same player. A dying Creature that is moved to the Ready Area is saved (C7)."""

    word: ClassVar[str] = "move"

    def __init__(self, pick: Pick, zone: Zone) -> None:
        super().__init__(pick)
        self.zone = zone

    def parts(self) -> list[object]:
        return [self.pick, self.zone]

    def sends_to(self) -> int:
        return self.zone.code

    def saves(self, s: State, f: Speaker) -> bool:
        return self.zone.code == READY_AREA

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            if self.zone.code == READY_AREA and s.is_creature(die):
                s.saved = [*s.saved, die]
            else:
                s.move(die, s.owner(die), self.zone.code)


@mypyc_attr(allow_interpreted_subclasses=True)
class SendThat(Step):
    """The dying Creature goes to another zone than the Used Pile (C4)."""

    word: ClassVar[str] = "send_that"

    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def parts(self) -> list[object]:
        return [self.zone]

    def saves(self, s: State, f: Speaker) -> bool:
        return True

    def run(self, s: State, f: Ability) -> int:
        s.sent = [*s.sent, f.that, self.zone.code]
        f.done = True
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(PickStep):
    """The die whose line speaks changes places with the chosen one, in the Used Piles of the two players."""

    word: ClassVar[str] = "swap"

    def parts(self) -> list[object]:
        return [self.pick]

    def candidates(self, s: State, f: Speaker) -> list[int]:
        return super().candidates(s, f) if s.lies(f.it, f.you, USED_PILE) else []

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        s.swap(f.it, dice[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapDice(Step):
    """One die of yours changes places with one of theirs; both are chosen, yours first."""

    word: ClassVar[str] = "swap_dice"

    def __init__(self, mine: Pick, theirs: Pick) -> None:
        self.mine = mine
        self.theirs = theirs

    def parts(self) -> list[object]:
        return [self.mine, self.theirs]

    def emit(self, program: list[Step]) -> None:
        give = SwapWith(self.theirs)
        program += [OfferOne(self.mine, give), IfDone(1), give]


class OfferOne(PickStep):
    """Chooses the die that is given away; offered only if there is something to get for it."""

    def __init__(self, pick: Pick, give: SwapWith) -> None:
        super().__init__(pick)
        self.give = give

    def candidates(self, s: State, f: Speaker) -> list[int]:
        return super().candidates(s, f) if self.give.candidates(s, f) else []

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        f.offered = dice[0]


class SwapWith(PickStep):
    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        s.swap(f.offered, dice[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Capture(PickStep):
    """A free capture, beyond the turn's own (Q5)."""

    word: ClassVar[str] = "capture"

    def __init__(self, pick: Pick, zone: Zone) -> None:
        super().__init__(pick)
        self.zone = zone

    def parts(self) -> list[object]:
        return [self.pick] if self.zone.code == USED_PILE else [self.pick, self.zone]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.catalog.capturable[s.catalog.card_of[die]]

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.capture(f.doer(), die, self.zone.code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(PickStep):
    """It becomes that player's: no capture, no price."""

    word: ClassVar[str] = "take"

    def __init__(self, pick: Pick, zone: Zone) -> None:
        super().__init__(pick)
        self.zone = zone

    def parts(self) -> list[object]:
        return [self.pick] if self.zone.code == USED_PILE else [self.pick, self.zone]

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.take(f.doer(), die, self.zone.code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cull(PickStep):
    """Back to its card in the Wilds."""

    word: ClassVar[str] = "cull"

    def parts(self) -> list[object]:
        return [self.pick]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.owner(die) >= 0  # with expert culling it may be gone already (K11)

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.cull(die)


@mypyc_attr(allow_interpreted_subclasses=True)
class CullSpellsAtScoring(Cull):
    """Spell dice in the Active Pool or Ready Area, and those that were attached to it as it scored (S1)."""

    word: ClassVar[str] = "cull_spells_at_scoring"

    def candidates(self, s: State, f: Speaker) -> list[int]:
        found = super().candidates(s, f)
        for k in range(0, len(s.shed), 2):
            spell = s.shed[k]
            if s.shed[k + 1] == f.it and s.lies(spell, f.you, USED_PILE):
                found.append(spell)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Remove(PickStep):
    """Out of the game for good."""

    word: ClassVar[str] = "remove"

    def parts(self) -> list[object]:
        return [self.pick]

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.remove(die)


@mypyc_attr(allow_interpreted_subclasses=True)
class Destroy(PickStep):
    """Creatures with windows and triggers; readied Spells go to their owner's Used Pile; Locked dice are UnLocked."""

    word: ClassVar[str] = "destroy"

    def __init__(self, pick: Pick, yours_to: Zone | None) -> None:
        super().__init__(pick)
        #: Where your own Creatures go instead of the Used Pile.
        self.yours_to = yours_to

    def parts(self) -> list[object]:
        return [self.pick] if self.yours_to is None else [self.pick, Key("yours_to", self.yours_to)]

    def ends_lock(self) -> bool:
        return True

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        if s.zone(die) == LOCKED_AREA:
            return die not in s.locked_now
        if f.them >= 0 and is_chosen(s, f, die):
            return False
        # a Spell that is about to be cast will be spent by then
        return die != f.it or not s.is_spell(die)

    def still_meant(self, s: State, f: Speaker, die: int) -> bool:
        return self.pick.dice.has(s, f, die)

    def asks_defense(self) -> bool:
        return any(quality.asks_defense() for quality in self.pick.dice.filters)

    def costs(self) -> bool:
        return self.pick.dice.noun == IT or self.pick.dice.whose.code == YOU

    def falls_to(self, own: bool) -> int:
        return self.yours_to.code if own and self.yours_to is not None else USED_PILE

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        cause = ATTACK_ABILITY if s.catalog.event_of(f.line) == WHEN_ATTACKS else EFFECT
        if gathers(s, f):
            gather(s, f, dice, f.you, cause, f.line)
            return
        creatures = only_creatures(s, dice)
        if creatures:
            destroy_dice(s, creatures, f.you, cause, f)


UP: Final = 0
DOWN: Final = 1
HIGHEST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Rotate(PickStep):
    """To the next face with a higher or lower level, or to the highest, in card order (X10). It may end a Lock."""

    def __init__(self, pick: Pick, way: int) -> None:
        super().__init__(pick)
        self.way = way

    def called(self) -> str:
        return ("rotate_up", "rotate_down", "rotate_to_highest")[self.way]

    def parts(self) -> list[object]:
        return [self.pick]

    def _next(self, s: State, die: int) -> int:
        form = s.form[die]
        if form < 0 or s.copying(die):
            return -1
        return s.catalog.turned(form, self.way)

    def ends_lock(self) -> bool:
        return True

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return self._next(s, die) >= 0

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.turn_face(die, self._next(s, die))
            if s.zone(die) == LOCKED_AREA:
                s.move(die, s.owner(die), READY_AREA)
            elif s.catalog.replaces(f.line):
                s.saved = [*s.saved, die]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unlock(PickStep):
    """Out of a Locked Area without paying; not in the turn it was Locked (X4)."""

    word: ClassVar[str] = "unlock"

    def parts(self) -> list[object]:
        return [self.pick]

    def ends_lock(self) -> bool:
        return True

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        return s.can_unlock(die)

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for die in dice:
            s.unlock(die)


# -- how declarations write them -------------------------------------------------------------------


def move(which: Dice | Pick, to: Zone) -> Step:
    return Move(as_pick(which), to)


def send_that(to: Zone) -> Step:
    """In a Reaction to a destruction: the die goes there instead."""
    return SendThat(to)


def swap(theirs: Pick) -> Step:
    return Swap(theirs)


def swap_dice(mine: Pick, theirs: Pick) -> Step:
    return SwapDice(mine, theirs)


def capture(which: Pick, to: Zone = used_pile) -> Step:
    return Capture(which, to)


def take(which: Dice | Pick, to: Zone = used_pile) -> Step:
    """The player who does it gets those dice."""
    return Take(as_pick(which), to)


def cull(which: Dice | Pick) -> Step:
    return Cull(as_pick(which))


def cull_spells_at_scoring(which: Pick) -> Step:
    return CullSpellsAtScoring(which)


def remove(which: Dice | Pick) -> Step:
    return Remove(as_pick(which))


def destroy(which: Dice | Pick, yours_to: Zone | None = None) -> Step:
    return Destroy(as_pick(which), yours_to)


def rotate_up(which: Dice | Pick) -> Step:
    return Rotate(as_pick(which), UP)


def rotate_down(which: Dice | Pick) -> Step:
    return Rotate(as_pick(which), DOWN)


def rotate_to_highest(which: Dice | Pick) -> Step:
    return Rotate(as_pick(which), HIGHEST)


def unlock(which: Pick) -> Step:
    return Unlock(which)
