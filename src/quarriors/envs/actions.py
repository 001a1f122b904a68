"""Actions as they come from outside: numbers, or something else; and the errors for what does not fit."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from quarriors.engine.errors import IllegalOption, SetupError


class IllegalAction(IllegalOption, InvalidAction, ValueError):
    """An action that is no action id, or that is not on offer. Nothing has changed."""


class LayoutMismatch(SetupError, ValueError):
    """Weights, records or a game that another layout was for."""


def action_of(action: object, size: int) -> int:
    """A single action id, from 0 to `size` - 1."""
    if isinstance(action, np.ndarray) and action.ndim == 0:
        action = action[()]
    if isinstance(action, (bool, np.bool_)) or not isinstance(action, (int, np.integer)):
        raise IllegalAction(f"an action is a whole number from 0 to {size - 1}, not {action!r}")
    if not 0 <= action < size:
        raise IllegalAction(f"an action is a number from 0 to {size - 1}, not {action}")
    return int(action)


def actions_of(actions: object, tables: int) -> list[int]:
    """One action id for each table."""
    array: np.ndarray[Any, Any] = np.asarray(actions)
    if array.shape != (tables,):
        raise IllegalAction(f"actions have the shape ({tables},), one for each game, not {array.shape}")
    if not np.issubdtype(array.dtype, np.integer):
        raise IllegalAction(f"actions are whole numbers, not {array.dtype}")
    found: list[int] = array.tolist()
    return found


def any_actions(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.intp]:
    """An action for each game, all that its row of the mask allows equally likely.

    This goes through the few actions that are on offer, not through random numbers for all that there are.

    >>> masks = np.array([[0, 0, 1, 0], [1, 0, 0, 0]], np.uint8)
    >>> any_actions(masks, np.random.default_rng(1))
    array([2, 0])
    """
    rows = np.arange(len(masks) + 1) * masks.shape[1]
    offered = np.flatnonzero(np.ascontiguousarray(masks).view(np.bool_))
    first = np.searchsorted(offered, rows)
    chosen: NDArray[np.intp] = offered[first[:-1] + rng.integers(np.diff(first))] - rows[:-1]
    return chosen
