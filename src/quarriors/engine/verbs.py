"""The verbs of card texts: what a step can do to dice, Glory, Quiddity and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .amounts import Amount, Countable, amount
from .events import ATTACK_ABILITY, ATTACKS, EFFECT
from .extension import mypyc_attr
from .gifts import THIS_ATTACK, THIS_TURN, Gift
from .modifiers import ATTACK_AT_MOST, CAPTURES, DEFENSE, LINE, TOTAL, Modifier
from .nouns import IT, Dice, Pick, Players, every
from .pending import destroy_dice, push_draw, push_draw_and_roll, push_landing, push_reroll, push_score
from .steps import NEXT, WAIT, PickStep, Step
from .zones import ACTIVE, READY, USED, ZONES, Zone, used_pile

if TYPE_CHECKING:
    from .frame import Frame
    from .lines import Instead, Line
    from .state import State

GLORY: Final = 0
QUIDDITY: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Gain(Step):
    def __init__(self, by: Amount, what: int) -> None:
        self.by = by
        self.what = what

    def can(self, s: State, f: Frame) -> bool:
        return self.by.value(s, f) > 0

    def commutes(self) -> bool:
        return True

    def run(self, s: State, f: Frame) -> int:
        by = self.by.value(s, f)
        f.done = by > 0
        if self.what == GLORY:
            s.gain_glory(f.you, by)
        else:
            s.gain_quiddity(f.you, by)
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """From the bag to the Active Pool, where the dice wait unrolled (D7)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def can(self, s: State, f: Frame) -> bool:
        return s.can_draw(f.you)

    def run(self, s: State, f: Frame) -> int:
        push_draw(s, f.you, self.number)
        f.pc += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawAndRoll(Step):
    def __init__(self, number: int) -> None:
        self.number = number

    def can(self, s: State, f: Frame) -> bool:
        return s.can_draw(f.you)

    def run(self, s: State, f: Frame) -> int:
        push_draw_and_roll(s, f.you, self.number)
        f.pc += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Reroll(PickStep):
    """Dice of the Active Pool are rolled again where they lie (D4)."""

    def rerolls_it(self) -> bool:
        return self.pick.dice.noun == IT

    def usable(self, s: State, f: Frame, die: int) -> bool:
        return s.where[die] % ZONES == ACTIVE and s.form[die] >= 0

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        push_reroll(s, f.you, dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class RerollWith(PickStep):
    """It is re-rolled, and the chosen dice of the Active Pool along with it (D5)."""

    def rerolls_it(self) -> bool:
        return True

    def can(self, s: State, f: Frame) -> bool:
        return True

    def usable(self, s: State, f: Frame, die: int) -> bool:
        return s.form[die] >= 0

    def acts_on_none(self) -> bool:
        return True

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        push_reroll(s, f.you, [f.it, *dice])


@mypyc_attr(allow_interpreted_subclasses=True)
class RollToReady(Step):
    """It is rolled; a creature face goes to the Ready Area, any other to the Used Pile."""

    def run(self, s: State, f: Frame) -> int:
        push_landing(s, f.you, f.it)
        f.pc += 1
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(PickStep):
    """To another zone of the same player. A dying Creature that is moved to the Ready Area is saved (C7)."""

    def __init__(self, pick: Pick, zone: Zone) -> None:
        super().__init__(pick)
        self.zone = zone

    def sends_to(self) -> int:
        return self.zone.code

    def saves(self, s: State, f: Frame, by_defense: bool) -> bool:
        return self.zone.code == READY

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        for die in dice:
            if self.zone.code == READY and s.where[die] % ZONES == READY:
                s.saved = [*s.saved, die]
            else:
                s.move(die, s.owner(die), self.zone.code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(PickStep):
    """The die whose line speaks changes places with the chosen one, in the Used Piles of the two players."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return super().candidates(s, f) if s.lies(f.it, f.you, USED) else []

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        theirs = dice[0]
        other = s.owner(theirs)
        s.move(theirs, f.you, USED)
        s.move(f.it, other, USED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Capture(PickStep):
    """A free capture, beyond the turn's own (Q5)."""

    def __init__(self, pick: Pick, zone: Zone) -> None:
        super().__init__(pick)
        self.zone = zone

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        for die in dice:
            s.capture(f.you, die, self.zone.code)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cull(PickStep):
    """Back to its card in the Wilds."""

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        for die in dice:
            s.cull(die)


@mypyc_attr(allow_interpreted_subclasses=True)
class CullSpellsAtScoring(Cull):
    """Spell dice in the Active Pool or Ready Area, and those that were attached to it as it scored (S1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        found = super().candidates(s, f)
        for k in range(0, len(s.shed), 2):
            spell = s.shed[k]
            if s.shed[k + 1] == f.it and s.lies(spell, f.you, USED):
                found.append(spell)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Destroy(PickStep):
    """Creatures with windows and triggers; readied Spells go straight to their owner's Used Pile."""

    def usable(self, s: State, f: Frame, die: int) -> bool:
        # a Spell that is about to be cast will be spent by then
        return die != f.it or not s.is_spell(die)

    def still_meant(self, s: State, f: Frame, die: int) -> bool:
        return self.pick.dice.has(s, f, die)

    def asks_defense(self) -> bool:
        return any(quality.asks_defense() for quality in self.pick.dice.filters)

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        spells = [d for d in dice if s.is_spell(d)]
        for die in spells:
            s.destroy_spell(die)
        creatures = [d for d in dice if d not in spells]
        if creatures:
            by_attack = s.catalog.event_of(f.line) == ATTACKS
            destroy_dice(s, creatures, f.you, ATTACK_ABILITY if by_attack else EFFECT, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class RotateUp(PickStep):
    """To the next face with a higher level, in card order (X10)."""

    def usable(self, s: State, f: Frame, die: int) -> bool:
        return s.catalog.next_up[s.form[die]] >= 0 and not s.copying(die)

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        for die in dice:
            s.turn_face(die, s.catalog.next_up[s.form[die]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Score(Step):
    """It scores at once, out of turn (S3)."""

    def can(self, s: State, f: Frame) -> bool:
        return s.is_creature(f.it)

    def run(self, s: State, f: Frame) -> int:
        f.pc += 1
        if s.is_creature(f.it) and s.owner(f.it) == f.you:
            push_score(s, f.you, f.it)
        return WAIT


@mypyc_attr(allow_interpreted_subclasses=True)
class AttachIt(PickStep):
    """The Spell itself is laid beside a Creature; with the classic edition one of your own (E9)."""

    def usable(self, s: State, f: Frame, die: int) -> bool:
        return s.rules.attach_to_any or s.owner(die) == f.you

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        s.attach(f.it, dice[0])


# -- giving ----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(PickStep):
    """A change that lasts; the dice are those there when it is given (C11)."""

    def __init__(self, pick: Pick, modifiers: list[Modifier], until: int) -> None:
        super().__init__(pick)
        self.modifiers = modifiers
        self.until = until

    def usable(self, s: State, f: Frame, die: int) -> bool:
        for modifier in self.modifiers:
            if modifier.code == ATTACK_AT_MOST:
                cap = modifier.amount.value(s, f)
                if s.owner(die) != s.active or s.highest_attack(die) <= cap:
                    return False
        return True

    def hinders_attackers(self) -> bool:
        return any(modifier.code == ATTACK_AT_MOST for modifier in self.modifiers)

    def saves(self, s: State, f: Frame, by_defense: bool) -> bool:
        return by_defense and any(modifier.code == DEFENSE for modifier in self.modifiers)

    def apply(self, s: State, f: Frame, dice: list[int]) -> None:
        for modifier in self.modifiers:
            by = modifier.amount.value(s, f)
            for die in dice:
                s.give(Gift(modifier.code, die, -1, by, self.until, f.line))


@mypyc_attr(allow_interpreted_subclasses=True)
class GivePlayers(Step):
    """A change of what a player may or pays, or of the attack total against a player."""

    def __init__(self, players: Players, modifiers: list[Modifier], until: int) -> None:
        self.players = players
        self.modifiers = modifiers
        self.until = until

    def commutes(self) -> bool:
        return True

    def run(self, s: State, f: Frame) -> int:
        for player in self.players.who(s, f):
            for modifier in self.modifiers:
                if modifier.code == TOTAL:
                    s.raise_total(player, f, modifier.amount)
                    continue
                by = modifier.amount.value(s, f)
                if modifier.code == CAPTURES:
                    s.more_captures(player, by)
                else:
                    s.give(Gift(modifier.code, -1, player, by, self.until, f.line))
        f.done = True
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveLine(Step):
    """A line that speaks for a player for a while."""

    def __init__(self, players: Players, line: Instead, until: int) -> None:
        self.players = players
        self.line = line
        self.until = until

    def can(self, s: State, f: Frame) -> bool:
        number = s.catalog.line_number(self.line)
        return not any(s.has_line(player, number) for player in self.players.who(s, f))

    def saves(self, s: State, f: Frame, by_defense: bool) -> bool:
        return self.can(s, f)

    def lines_given(self) -> list[Line]:
        return [self.line]

    def run(self, s: State, f: Frame) -> int:
        for player in self.players.who(s, f):
            s.give(Gift(LINE, -1, player, s.catalog.line_number(self.line), self.until, f.line))
        f.done = True
        return NEXT


# -- how declarations write them -------------------------------------------------------------------

glory: Final = GLORY
quiddity: Final = QUIDDITY
this_turn: Final = THIS_TURN
this_attack: Final = THIS_ATTACK


def _pick(which: Dice | Pick) -> Pick:
    return every(which) if isinstance(which, Dice) else which


def gain(by: Countable, what: int) -> Step:
    return Gain(amount(by), what)


def draw(number: int) -> Step:
    return Draw(number)


def draw_and_roll(number: int) -> Step:
    return DrawAndRoll(number)


def reroll(which: Dice | Pick) -> Step:
    return Reroll(_pick(which))


def reroll_with(which: Pick) -> Step:
    return RerollWith(which)


def roll_to_ready() -> Step:
    return RollToReady()


def move(which: Dice | Pick, to: Zone) -> Step:
    return Move(_pick(which), to)


def swap(theirs: Pick) -> Step:
    return Swap(theirs)


def capture(which: Pick, to: Zone = used_pile) -> Step:
    return Capture(which, to)


def cull(which: Dice | Pick) -> Step:
    return Cull(_pick(which))


def cull_spells_at_scoring(which: Pick) -> Step:
    return CullSpellsAtScoring(which)


def destroy(which: Dice | Pick) -> Step:
    return Destroy(_pick(which))


def rotate_up(which: Dice | Pick) -> Step:
    return RotateUp(_pick(which))


def score() -> Step:
    return Score()


def give(which: Dice | Pick, *modifiers: Modifier, until: int) -> Step:
    return Give(_pick(which), list(modifiers), until)


def give_players(players: Players, *modifiers: Modifier, until: int) -> Step:
    return GivePlayers(players, list(modifiers), until)


def give_line(players: Players, line: Instead, until: int) -> Step:
    return GiveLine(players, line, until)
