"""The verbs of card texts that give: changes that last for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .extension import mypyc_attr
from .gifts import NEXT_TIME, THIS_ATTACK, THIS_TURN, WHILE_THERE, Gift
from .limits import NO_SCORE
from .modifiers import (
    ATTACK_AT_MOST,
    ATTACK_TOTAL,
    CANNOT_ATTACK,
    CANNOT_SCORE,
    CAPTURES,
    DEFENDERS_BY,
    GIVEN_LINE,
    Modifier,
)
from .nouns import Dice, Pick
from .players import Players
from .steps import NEXT, PickStep, Step
from .verbs import as_pick
from .words import Bare, Key
from .zones import QUEST_AREA

if TYPE_CHECKING:
    from .frame import Ability, Speaker
    from .lines import Line
    from .state import State

_UNTIL: Final = ("this_turn", "this_attack", "while_there", "next_time")


def _until(until: int) -> Key:
    return Key("until", Bare(_UNTIL[until]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(PickStep):
    """A change that lasts; the dice are those there when it is given (C11)."""

    word: ClassVar[str] = "give"

    def __init__(self, pick: Pick, modifiers: list[Modifier], until: int) -> None:
        super().__init__(pick)
        self.modifiers = modifiers
        self.until = until

    def parts(self) -> list[object]:
        return [self.pick, *self.modifiers, _until(self.until)]

    def usable(self, s: State, f: Speaker, die: int) -> bool:
        if not s.is_creature(die) and not s.is_spell(die):
            return False  # it has gone since
        for modifier in self.modifiers:
            if modifier.code == ATTACK_AT_MOST:
                attacks = die in s.attackers if s.area == QUEST_AREA else s.owner(die) == s.active
                if not attacks or s.owner(die) == f.you or s.highest_attack(die) <= modifier.amount.value(s, f):
                    return False
            elif modifier.code == CANNOT_ATTACK and not (s.can_attack(die, f.you) and s.attack(die, f.you) > 0):
                return False
        return True

    def hinders_attackers(self) -> bool:
        return any(modifier.code == ATTACK_AT_MOST for modifier in self.modifiers)

    def apply(self, s: State, f: Ability, dice: list[int]) -> None:
        for modifier in self.modifiers:
            by = modifier.amount.value(s, f)
            for die in dice:
                if modifier.code == CANNOT_SCORE:
                    s.use_once(die, NO_SCORE, -1)  # for this turn, whatever becomes of it
                    continue
                # "cannot attack you" holds for the attack on the player who gives it
                against = f.you if modifier.code == CANNOT_ATTACK and s.owner(die) != f.you else -1
                s.give(Gift(modifier.code, die, against, by, self.until, f.line, f.you))


@mypyc_attr(allow_interpreted_subclasses=True)
class GivePlayers(Step):
    """A change of what a player may or pays, or of the attack total against a player."""

    word: ClassVar[str] = "give_players"

    def __init__(self, players: Players, modifiers: list[Modifier], until: int) -> None:
        self.players = players
        self.modifiers = modifiers
        self.until = until

    def parts(self) -> list[object]:
        return [self.players, *self.modifiers, _until(self.until)]

    def commutes(self) -> bool:
        return True

    def run(self, s: State, f: Ability) -> int:
        for player in self.players.who(s, f):
            for modifier in self.modifiers:
                if modifier.code == ATTACK_TOTAL:
                    s.raise_total(player, f, modifier.amount)
                    continue
                by = f.you if modifier.code == DEFENDERS_BY else modifier.amount.value(s, f)
                if modifier.code == CAPTURES:
                    s.more_captures(player, by)
                else:
                    s.give(Gift(modifier.code, -1, player, by, self.until, f.line, f.you))
        f.done = True
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveLine(Step):
    """A line that speaks for a player for a while."""

    word: ClassVar[str] = "give_line"

    def __init__(self, players: Players, line: Line, until: int) -> None:
        self.players = players
        self.line = line
        self.until = until

    def parts(self) -> list[object]:
        return [self.players, self.line, _until(self.until)]

    def can(self, s: State, f: Speaker) -> bool:
        if self.until == NEXT_TIME:
            return True
        number = s.catalog.line_number(self.line, f.line)
        return not s.catalog.replaces(number) or not any(s.has_line(p, number) for p in self.players.who(s, f))

    def saves(self, s: State, f: Speaker) -> bool:
        return s.catalog.replaces(s.catalog.line_number(self.line, f.line)) and self.can(s, f)

    def lines_given(self) -> list[Line]:
        return [self.line]

    def run(self, s: State, f: Ability) -> int:
        for player in self.players.who(s, f):
            s.give(Gift(GIVEN_LINE, -1, player, s.catalog.line_number(self.line, f.line), self.until, f.line, f.you))
        f.done = True
        return NEXT


# -- how declarations write them -------------------------------------------------------------------

this_turn: Final = THIS_TURN
this_attack: Final = THIS_ATTACK
while_there: Final = WHILE_THERE
next_time: Final = NEXT_TIME


def give(which: Dice | Pick, *modifiers: Modifier, until: int) -> Step:
    return Give(as_pick(which), list(modifiers), until)


def give_players(players: Players, *modifiers: Modifier, until: int) -> Step:
    return GivePlayers(players, list(modifiers), until)


def give_line(players: Players, line: Line, until: int) -> Step:
    return GiveLine(players, line, until)
