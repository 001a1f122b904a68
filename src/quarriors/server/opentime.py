"""Open time: how long there has been a server to play at. Clocks run by it, and nobody can set it.

The clock on the wall may be wrong, and jump when somebody puts it right. Open time is counted by a clock of the machine
that only goes forward. It stands still while no server runs and while the store is away, because then nobody can move.
The store keeps how far it has come, so that it goes on after a restart and is the same for all workers.
"""

from __future__ import annotations

from time import monotonic


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
        self._counted = 0.0
        #: Since when it has been counted by the machine's clock; None while it stands still.
        self._since: float | None = monotonic()

    def now(self) -> float:
        """How far it has come."""
        since = self._since
        return self._counted + (0.0 if since is None else max(0.0, monotonic() - since))

    def begin(self, at: float) -> None:
        """Goes on from where the store says that it has come to."""
        self._counted, self._since = at, monotonic()

    def keep_up(self, at: float) -> None:
        """Goes forward to where another worker is; never back."""
        if at > self.now():
            self._counted = at
            if self._since is not None:
                self._since = monotonic()

    def pause(self) -> None:
        """Stands still from now on."""
        self._counted, self._since = self.now(), None

    def go_on(self) -> None:
        """Goes on from where it stood."""
        if self._since is None:
            self._since = monotonic()

    @property
    def is_paused(self) -> bool:
        return self._since is None
