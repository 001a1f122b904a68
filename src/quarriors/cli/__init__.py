"""The `quarriors` command."""

from quarriors.cli.root import main

__all__ = ["main"]
