"""Errors, split by cause. Whatever raises one has changed nothing."""


class QuarriorsError(Exception):
    """Root of every error the engine raises on purpose."""


class OptionError(QuarriorsError):
    """What was handed to `Game.take` is not an option at all: wrong type or unreadable text."""


class IllegalOption(QuarriorsError):
    """A well-formed option that the decision at hand does not offer."""


class GameOver(QuarriorsError):
    """An option was taken, or a decision asked for, after the end of the game."""


class NotOver(QuarriorsError):
    """The result was asked for before the end of the game."""


class Busy(QuarriorsError):
    """A listener asked the game to go on, or for a copy, while it was still running on to the next decision."""


class NotThere(QuarriorsError):
    """Something was looked for at a table that is not there: a player, a zone, a die, a card."""


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


class RecordError(QuarriorsError):
    """A game record that cannot be read or replayed. `line` counts from 1; 0 means the record as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.line, self.reason))


class PositionError(QuarriorsError):
    """A position that cannot be. `line` counts from 1; 0 means the position as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.line, self.reason))
