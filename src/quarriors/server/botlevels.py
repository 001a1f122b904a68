"""Which bots can be asked for at this server's tables, and how long they may think there."""

from __future__ import annotations

from typing import Final

from quarriors.bots import levels
from quarriors.bots.registry import parted
from quarriors.engine.errors import SetupError

#: The share of the server's patience that a bot may plan with: the rest is for machines that are busy.
_SHARE: Final = 0.8
#: Games in thought for each second of patience: what takes longer here would be given up.
_NODES: Final = 100
#: How much of a name errors quote.
_QUOTED: Final = 40


def fit_level(level: str, bots: list[str], patience: float) -> str:
    """A bot that this server has, with a budget that fits its patience in seconds; else it is refused.

    >>> fit_level("planner:0.5s", ["planner"], 10.0)
    'planner:0.5s'
    >>> fit_level("planner:30s", ["planner"], 10.0)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: bots think for at most 8s or 1000n here, not 30s
    """
    bare, budget = parted(level[: 2 * _QUOTED])
    if bare not in bots:
        said = f"no bot is named {bare[:_QUOTED]!r}; there is: {', '.join(bots)}"
        raise SetupError(said).worded("bot", name=bare[:_QUOTED], names=", ".join(bots))
    if budget is None:
        return bare
    if not levels.thinks(bare):
        raise levels.unthinking(bare, budget)
    seconds, nodes = _SHARE * patience, int(_NODES * patience)
    if budget.seconds > seconds or budget.nodes > nodes:
        said = f"bots think for at most {seconds:g}s or {nodes}n here, not {budget}"
        raise SetupError(said).worded("budget-patience", seconds=f"{seconds:g}", nodes=nodes, budget=str(budget))
    return f"{bare}:{budget}"


def within(level: str, patience: float) -> str:
    """That bot with no more seconds than the server is patient: it may have been more patient when the game began.

    >>> within("planner:30s", 10.0), within("planner", 10.0), within("planner", 0.25), within("greedy", 0.01)
    ('planner:8s', 'planner', 'planner:0.2s', 'greedy')
    """
    bare, budget = parted(level)
    if budget is None:
        budget = levels.usual_budget(bare)
    if budget is None or budget.seconds <= _SHARE * patience:
        return level
    return f"{bare}:{max(_SHARE * patience, 0.001):.4g}s"
