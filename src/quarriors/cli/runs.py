"""Options of long runs: who plays, where results go, and how a run that was broken off goes on."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from quarriors.cli.failures import Misuse

if TYPE_CHECKING:
    from quarriors.lab.accumulators import Counting
    from quarriors.lab.plans import GamePlan
    from quarriors.lab.played import Played
    from quarriors.lab.results import Results
    from quarriors.lab.running import Crew

_OneFile = Annotated[Path | None, Parameter(metavar="file")]


@Parameter(name="*")
@dataclass
class Runs:
    """How to play many games."""

    workers: int | None = None
    ray: Annotated[str | None, Parameter(metavar="address")] = None
    results: _OneFile = None
    resume: Annotated[bool, Parameter(negative=())] = False
    dataset: _OneFile = None

    def crew(self) -> Crew:
        """Who plays; as many processes as there are cores if nobody says otherwise."""
        from quarriors.lab.running import Crew
        from quarriors.lab.workers import usable_cores

        if self.ray is not None and self.workers is not None:
            raise Misuse("lab-ray-workers")
        crew = Crew(usable_cores() if self.workers is None else self.workers, self.ray or "").check()
        if self.dataset is not None:
            from quarriors.cli.files import check_writable
            from quarriors.lab.dataset import check_dataset

            check_writable(check_dataset(self.dataset))
        return crew

    @contextmanager
    def opened(self, plan: GamePlan, counting: Sequence[Counting] = ()) -> Iterator[Results | None]:
        """The file of results, if one was asked for."""
        from quarriors.lab.results import Results

        if self.results is None:
            if self.resume:
                raise Misuse("lab-resume")
            yield None
            return
        opened = Results.resumed if self.resume else Results.new
        with opened(self.results, plan, counting) as results:
            yield results

    def export(self, bots: Sequence[str], games: Sequence[Played]) -> None:
        """Writes the dataset, if one was asked for."""
        if self.dataset is not None:
            from quarriors.lab.dataset import write_dataset

            write_dataset(self.dataset, bots, games)


@contextmanager
def failures_of_runs() -> Iterator[None]:
    """Workers and clusters that fail: nothing was wrong with the command."""
    from quarriors.cli.failures import Failure
    from quarriors.lab.cluster import ClusterError
    from quarriors.lab.results import ResultsError
    from quarriors.lab.workers import WorkerLost

    try:
        yield
    except (ClusterError, ResultsError, WorkerLost) as error:
        raise Failure("refused-other", reason=error) from error


@contextmanager
def deaf() -> Iterator[None]:
    """Who presses Ctrl-C twice still gets the whole report."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
