"""What can be described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from quarriors.engine.option import Decision
    from quarriors.engine.state import State


class Seen(Protocol):
    """What there is to describe: a `Game`, or a player's `View` of one."""

    @property
    def decision(self) -> Decision: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def state(self) -> State: ...
