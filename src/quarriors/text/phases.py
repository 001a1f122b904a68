"""The phases of a turn as the rulebooks count them: the engine takes smaller steps (E2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.table import IMMEDIATE_PHASE, PHASE_IDS, READY_PHASE, ROLL_PHASE

if TYPE_CHECKING:
    from quarriors.engine.state import State

_CLASSIC: Final = ("score", "roll", "ready", "attack", "capture", "clean_up")
_REVISED: Final = ("score", "roll_and_ready", "attack", "capture", "clean_up")


def phases_of(s: State) -> tuple[str, ...]:
    """The phases of a turn in this game, as ids of words: six in the classic edition, five in the revised one."""
    return _REVISED if s.rules.ready_while_rolling else _CLASSIC


def phase_of(s: State) -> str:
    """The phase of the turn that is played.

    >>> from quarriors import Game, Rules, deal
    >>> for rules in Rules(), Rules(edition="classic"):
    ...     game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), rules, seed=1)
    ...     print(phases_of(game.state).index(phase_of(game.state)), phase_of(game.state))
    1 roll_and_ready
    1 roll
    """
    step = s.phase
    if s.rules.ready_while_rolling:
        return "roll_and_ready" if step in (ROLL_PHASE, IMMEDIATE_PHASE, READY_PHASE) else PHASE_IDS[step]
    return "roll" if step == IMMEDIATE_PHASE else PHASE_IDS[step]
