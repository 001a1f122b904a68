"""What can go wrong with a command beside its arguments."""

from quarriors.engine.errors import QuarriorsError


class Failure(QuarriorsError):
    """The command was right, but what it asks for cannot be had: a file, a terminal, a save."""
