"""Playing on a Ray cluster: the same games as anywhere else, on as many machines as it has."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from socket import create_connection
from time import perf_counter
from typing import Any, Final

from quarriors.engine.errors import QuarriorsError

from .accumulators import Counting
from .plans import GamePlan
from .played import Played

#: Starts a cluster of this machine's own, for trying out.
LOCAL: Final = "local"
#: Seconds of play in one task: so many that sending it costs nothing beside.
_TASK: Final = 2.0
#: Seconds to wait for somebody to answer at the address.
_PATIENCE: Final = 5.0


class ClusterError(QuarriorsError):
    """The cluster cannot be had, or plays other games than this machine."""


def played_by_cluster(
    plan: GamePlan, numbers: Sequence[int], address: str, counting: Sequence[Counting] = ()
) -> Generator[list[Played]]:
    """Plays those games on the cluster at that address (`local` starts one here); yields them as they come.

    Every machine of it needs this very version of the package, and of the boxes and bots in play.
    """
    ray = _connected(address)
    task = ray.remote(_task)
    settings = plan.settings()
    # twice as many as there are processors, so that none of them waits for us
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = numbers
    helping = 1
    under_way: list[Any] = []
    try:
        while left or under_way:
            while left and len(under_way) < at_once:
                under_way.append(task.remote(plan, tuple(counting), list(left[:helping]), settings))
                left = left[helping:]
            ready, under_way = ray.wait(under_way, num_returns=1)
            for one in ready:
                games, seconds = _answer(ray, one)
                speed = len(games) / max(seconds, 1e-6)
                # towards the end in smaller and smaller helpings, so that all are done at the same time
                helping = max(1, min(int(speed * _TASK), len(left) // at_once))
                yield games
    finally:
        for one in under_way:
            ray.cancel(one, force=True)
        ray.shutdown()


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        said = "Ray is not installed: pip install 'quarriors[ray]', here and on every machine of the cluster"
        raise ClusterError(said).worded("ray-missing") from None
    try:
        _knock(address)
        if address == LOCAL:
            ray.init(log_to_driver=False, include_dashboard=False, logging_level="error")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray raises what it likes
        reason = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"
        said = f"no Ray cluster can be reached at {address!r}: {reason}"
        raise ClusterError(said).worded("ray-address", address=address, python=reason) from error
    return ray


def _knock(address: str) -> None:
    """Whether anybody listens there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        with create_connection((host, int(port)), timeout=_PATIENCE):
            pass


def _task(
    plan: GamePlan, counting: Sequence[Counting], numbers: Sequence[int], settings: dict[str, Any]
) -> tuple[list[Played], float] | QuarriorsError:
    """What a machine of the cluster does."""
    begun = perf_counter()
    try:
        if plan.settings() != settings:
            raise ClusterError("a machine of the cluster has other boxes than this one").worded("ray-other")
        games = plan.play_each(numbers, counting)
    except QuarriorsError as error:
        return error
    return games, perf_counter() - begun


def _answer(ray: Any, one: Any) -> tuple[list[Played], float]:
    try:
        answer = ray.get(one)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1] if str(error).strip() else type(error).__name__
        said = f"a task on the Ray cluster failed: {reason}"
        raise ClusterError(said).worded("ray-failed", python=reason) from error
    if isinstance(answer, QuarriorsError):
        raise answer
    games, seconds = answer
    return games, seconds
