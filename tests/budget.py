"""How much random play a test does: a little by default, more in `make long`."""

import os

BUDGET = int(os.environ.get("QUARRIORS_BUDGET", "1"))


def scaled(count: int) -> int:
    """Return `count`, multiplied by the budget of this run."""
    return count * BUDGET
