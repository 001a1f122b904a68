"""Conditions: what a card checks while the game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from .amounts import Amount, Countable, amount
from .extension import mypyc_attr
from .players import Players
from .qualities import AT_LEAST, EXACTLY, Filter, compares
from .words import Word, call, word_of

if TYPE_CHECKING:
    from .frame import Speaker
    from .numbers import Numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word):
    """Something that is true or not."""

    def said(self) -> str:
        """One that asks for nothing more is a word by itself: `has_cast`."""
        parts = self.parts()
        return call(word_of(self), parts) if parts else word_of(self)

    def holds(self, s: Numbers, f: Speaker) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say holds(...)")


@mypyc_attr(allow_interpreted_subclasses=True)
class Compare(Condition):
    def __init__(self, amount: Amount, how: int, limit: int) -> None:
        self.amount = amount
        self.how = how
        self.limit = limit

    def called(self) -> str:
        return ("at_most", "at_least", "is_exactly")[self.how]

    def parts(self) -> list[object]:
        return [self.amount, self.limit]

    def holds(self, s: Numbers, f: Speaker) -> bool:
        return compares(self.amount.value(s, f), self.how, self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class HasRolled(Condition):
    """That player rolled such a die on the current turn, or on other turns on that player's last one (X2)."""

    word: ClassVar[str] = "has_rolled"

    def __init__(self, players: Players, name: str) -> None:
        self.players = players
        self.name = name

    def parts(self) -> list[object]:
        return [self.players, self.name]

    def holds(self, s: Numbers, f: Speaker) -> bool:
        card = s.catalog.find(self.name)
        if card < 0 or not s.rolled:
            return False
        for player in self.players.who(s, f):
            if s.rolled[player] >> card & 1:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class HasCast(Condition):
    """You have cast or attached a Spell this turn."""

    word: ClassVar[str] = "has_cast"

    def holds(self, s: Numbers, f: Speaker) -> bool:
        return f.you in s.casts


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTurn(Condition):
    """It is the turn of one of those players."""

    def __init__(self, players: Players, negated: bool) -> None:
        self.players = players
        self.negated = negated

    def called(self) -> str:
        return "not_on_turn" if self.negated else "on_turn"

    def parts(self) -> list[object]:
        return [self.players]

    def holds(self, s: Numbers, f: Speaker) -> bool:
        return self.players.covers(f, s.active) != self.negated


@mypyc_attr(allow_interpreted_subclasses=True)
class Is(Condition):
    """The Creature whose line speaks has that quality."""

    word: ClassVar[str] = "is_a"

    def __init__(self, quality: Filter) -> None:
        self.quality = quality

    def parts(self) -> list[object]:
        return [self.quality]

    def holds(self, s: Numbers, f: Speaker) -> bool:
        return f.it >= 0 and self.quality.ok(s, f, f.it)


@mypyc_attr(allow_interpreted_subclasses=True)
class Carries(Condition):
    """A Spell or a Quartifact is attached to the Creature whose line speaks."""

    word: ClassVar[str] = "carries"

    def holds(self, s: Numbers, f: Speaker) -> bool:
        return s.attachments > 0 and f.it in s.attached


def is_exactly(value: Countable, limit: int) -> Compare:
    return Compare(amount(value), EXACTLY, limit)


def at_least(value: Countable, limit: int) -> Compare:
    return Compare(amount(value), AT_LEAST, limit)


def has_rolled(players: Players, name: str) -> HasRolled:
    return HasRolled(players, name)


def on_turn(players: Players) -> OnTurn:
    return OnTurn(players, False)


def not_on_turn(players: Players) -> OnTurn:
    return OnTurn(players, True)


def is_a(quality: Filter) -> Is:
    return Is(quality)


has_cast: Condition = HasCast()


carries: Condition = Carries()
