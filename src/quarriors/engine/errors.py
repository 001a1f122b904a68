"""Errors, split by cause. If something raises one, nothing has changed."""

from __future__ import annotations

from typing import Self


class QuarriorsError(Exception):
    """Root of every error the engine raises on purpose.

    What a player may come across has a message too, so that it can be told in another language: the end of the id of
    a message `refused-…`, what fills it in (lists are listed, errors are told), and names that may have been meant.
    """

    def __init__(self, *said: object) -> None:
        super().__init__(*said)
        self.message = ""
        self.slots: dict[str, str | int | list[str] | QuarriorsError] = {}
        self.near: list[str] = []

    def worded(self, message: str, /, **slots: str | int | list[str] | QuarriorsError) -> Self:
        """This error with its message; to be used where it is raised.

        >>> SetupError("Quarriors! is for 2 to 4 players, not 9").worded("players", n=9).slots
        {'n': 9}
        """
        self.message = message
        self.slots = slots
        return self

    def like(self, names: list[str]) -> Self:
        """This error with names that may have been meant."""
        self.near = names
        return self

    def because(self, error: Exception) -> Self:
        """This error with the message of what it comes from.

        >>> RecordError(3, "nobody").because(SetupError("nobody").worded("name", name="nobody")).message
        'name'
        """
        if isinstance(error, QuarriorsError):
            self.message, self.slots, self.near = error.message, error.slots, error.near
        else:
            self.message = "garbled"
        return self


class OptionError(QuarriorsError):
    """What was handed to `Game.take` is not an option at all: wrong type or unreadable text."""


class IllegalOption(QuarriorsError):
    """A well-formed option that the decision at hand does not offer."""


class GameOver(QuarriorsError):
    """An option was taken, or a decision asked for, after the end of the game."""


class NotOver(QuarriorsError):
    """The result was asked for before the end of the game."""


class Busy(QuarriorsError):
    """A listener played on or copied the game before it reached the next decision."""


class NotThere(QuarriorsError):
    """You looked for something that is not at this table: a player, a zone, a die, a card."""


class RulesError(QuarriorsError):
    """Rules that cannot be: an unknown value, or options that exclude each other."""


class WildsError(QuarriorsError):
    """Wilds that cannot be: unknown cards, repeated classes, too few or too many."""


class SetupError(QuarriorsError):
    """A table that cannot be set: number of players, names, seed, who begins."""


class ChanceError(QuarriorsError):
    """A scripted draw or roll that cannot happen here; the game waits at that draw or roll."""


class DeclarationError(QuarriorsError):
    """A card, die or box is declared in a way the engine cannot play."""


class Misread(QuarriorsError):
    """Something wrong in a text. `line` counts from 1; 0 means the text as a whole. Its message is the reason's."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def cause(self) -> QuarriorsError:
        """The reason by itself, without the line.

        >>> str(RecordError(3, "the game was over before this line").cause())
        'the game was over before this line'
        """
        return QuarriorsError(self.reason).because(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.line, self.reason), self.__dict__)


class RecordError(Misread):
    """A game record that cannot be read or replayed. `line` counts from 1; 0 means the record as a whole."""


class PositionError(Misread):
    """A position that cannot be. `line` counts from 1; 0 means the position as a whole."""
