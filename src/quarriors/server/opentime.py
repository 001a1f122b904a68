"""Open time: how long there has been a server to play at. Clocks run by it, and nobody can set it.

The clock on the wall may be wrong, and jump when somebody puts it right. Open time is counted by a clock of the machine
that only goes forward. It stands still while no server runs and while the store is away, because then nobody can move.
The store keeps how far it has come, so that it goes on after a restart and is the same for all workers.
"""

from __future__ import annotations

from threading import Lock
from time import monotonic
from typing import Final

#: Seconds between two heartbeats that nobody has asked for: so much of it is lost if a server dies.
EVERY: Final = 10.0


class OpenTime:
    """Seconds that this database has been open. A worker has one.

    >>> hours = OpenTime()
    >>> hours.begin(3600.0)
    >>> hours.pause()
    >>> before = hours.now()
    >>> hours.now() == before
    True
    >>> hours.go_on()
    >>> hours.keep_up(7200.0)  # another worker has come further
    >>> hours.now() >= 7200.0
    True
    """

    def __init__(self) -> None:
        #: How far it had come, and since when the machine's clock has counted on; None while it stands still.
        #: Both are replaced at once: threads look at them without waiting.
        self._at: tuple[float, float | None] = (0.0, monotonic())
        self._turn = Lock()

    def now(self) -> float:
        """How far it has come."""
        counted, since = self._at
        return counted + (0.0 if since is None else max(0.0, monotonic() - since))

    def begin(self, at: float) -> None:
        """Goes on from where the store says that it has come to."""
        with self._turn:
            self._at = (at, monotonic())

    def keep_up(self, at: float) -> None:
        """Goes forward to where another worker is; never back."""
        with self._turn:
            if at > self.now():
                self._at = (at, None if self.is_paused else monotonic())

    def pause(self) -> None:
        """Stands still from now on."""
        with self._turn:
            self._at = (self.now(), None)

    def go_on(self) -> None:
        """Goes on from where it stood."""
        with self._turn:
            counted, since = self._at
            if since is None:
                self._at = (counted, monotonic())

    @property
    def is_paused(self) -> bool:
        return self._at[1] is None
