"""What the server counts and measures, and the page on which Prometheus reads it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from quarriors.server.errors import Refusal

#: prometheus_client looks for this variable when it is imported: `serve` sets it before it starts several workers.
FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_BATCH: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Everything that is counted, in a registry of its own, so that several servers in one process do not add up.

    >>> metrics = Metrics()
    >>> metrics.moves.labels("person").inc()
    >>> b'quarriors_moves_total{seat="person"} 1.0' in metrics.text()
    True
    """

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.games_loaded = Gauge(
            "quarriors_games_loaded", "Games in memory.", registry=registry, multiprocess_mode="livesum"
        )
        self.games_created = Counter("quarriors_games_created", "Games created.", registry=registry)
        self.games_finished = Counter(
            "quarriors_games_finished", "Games that came to their end, by reason.", ["reason"], registry=registry
        )
        self.sockets = Gauge(
            "quarriors_sockets", "WebSocket connections open.", registry=registry, multiprocess_mode="livesum"
        )
        self.connections = Gauge(
            "quarriors_connections", "Connections open.", registry=registry, multiprocess_mode="livesum"
        )
        self.turned_away = Counter(
            "quarriors_turned_away", "Connections that the server has ended, by cause.", ["why"], registry=registry
        )
        self.requests = Counter(
            "quarriors_requests", "HTTP requests answered, by status.", ["status"], registry=registry
        )
        self.moves = Counter("quarriors_moves", "Moves written down, by kind of seat.", ["seat"], registry=registry)
        self.move_seconds = Histogram(
            "quarriors_move_seconds", "From a move's arrival to its event.", registry=registry, buckets=_QUICK
        )
        self.store_units = Histogram(
            "quarriors_store_units", "Changes written in one transaction.", registry=registry, buckets=_BATCH
        )
        self.store_seconds = Histogram(
            "quarriors_store_seconds", "Time of one transaction.", registry=registry, buckets=_QUICK
        )
        self.store_failures = Counter(
            "quarriors_store_failures", "Times the database could not be reached or written.", registry=registry
        )
        self.bot_seconds = Histogram(
            "quarriors_bot_seconds", "Thinking of bots about one decision.", registry=registry, buckets=_SLOW
        )
        self.bot_failures = Counter(
            "quarriors_bot_failures", "Bots that failed and were replaced, by cause.", ["why"], registry=registry
        )
        self.hint_seconds = Histogram(
            "quarriors_hint_seconds", "From asking for a hint to its answer.", registry=registry, buckets=_SLOW
        )
        self.review_seconds = Histogram(
            "quarriors_review_seconds", "Looking at a finished game again.", registry=registry, buckets=_SLOW
        )
        self.refusals = Counter("quarriors_refusals", "What was refused, by error id.", ["id"], registry=registry)
        self.rate_limited = Counter(
            "quarriors_rate_limited", "What was refused for want of budget, by kind.", ["kind"], registry=registry
        )
        self.incidents = Counter(
            "quarriors_incidents", "Faults of the server, each with an incident id in the log.", registry=registry
        )

    def text(self) -> bytes:
        """The page, of all workers together."""
        folder = os.environ.get(FOLDER_VARIABLE)
        everything = CollectorRegistry()
        if folder:
            pids = _living(Path(folder))
            MultiProcessCollector(everything, folder)  # type: ignore[no-untyped-call]
            everything.register(_Workers(pids))
            return generate_latest(everything)
        ProcessCollector(registry=everything)
        PlatformCollector(registry=everything)
        return generate_latest(self.registry) + generate_latest(everything)


def _living(folder: Path) -> list[int]:
    """Workers that are alive; what dead ones left is taken from the gauges, for nobody else tells of their death."""
    pids = set()
    for path in folder.glob("*.db"):
        pid = int(path.stem.rpartition("_")[2])
        if _is_alive(pid):
            pids.add(pid)
        elif path.name.startswith("gauge_live"):
            path.unlink(missing_ok=True)
    return sorted(pids)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


class _Workers(Collector):
    """Memory, processor time and open files of every worker, told apart by pid."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._pids = pids

    def collect(self) -> Iterable[Metric]:
        families: dict[str, Metric] = {}
        for pid in self._pids:
            for family in ProcessCollector(pid=lambda pid=pid: pid, registry=None).collect():  # type: ignore[misc]
                together = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    together.add_sample(sample.name, {**sample.labels, "pid": str(pid)}, sample.value)
        return families.values()


class MetricsPage:
    """Answers `/metrics`, but only to the networks it was told of.

    The address is the one a trusted proxy forwards. A request that came through a proxy the server was not told of
    would seem to come from the proxy's own, trusted address: it is refused.
    """

    def __init__(self, metrics: Metrics, networks: Sequence[str], proxies: Sequence[str]) -> None:
        self._metrics = metrics
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(one, strict=False) for one in networks]
        self._proxies = proxies

    async def answer(self, request: Request) -> Response:
        """The page; to others there is none."""
        client = request.client
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        # uvicorn gives an address that it took over from a trusted proxy the port 0.
        if client is None or (forwarded and (not self._proxies or client.port)) or not self._may_read(client.host):
            raise Refusal("not_found")
        return Response(self._metrics.text(), media_type=CONTENT_TYPE_LATEST)

    def _may_read(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._networks)
