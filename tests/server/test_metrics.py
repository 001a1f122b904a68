"""What is counted, alone and with several workers, and who may read it."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.parser import text_string_to_metric_families
from starlette.requests import Request

from quarriors.server.errors import Refusal
from quarriors.server.metrics import FOLDER_VARIABLE, Metrics, MetricsPage
from tests.server.asgi import scope_of

#: A worker that counts, says so, and waits until its input ends; then it may print the page.
WORKER = """
import sys
from quarriors.server.metrics import Metrics
metrics = Metrics()
metrics.moves.labels("person").inc(2)
metrics.move_seconds.observe(0.02)
metrics.games_loaded.set(5)
print("ready", flush=True)
if sys.stdin.readline() == "page\\n":
    sys.stdout.buffer.write(metrics.text())
"""


def values(page: bytes) -> dict[str, float]:
    """Sample by name and labels, as Prometheus reads it."""
    return {
        sample.name + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(page.decode())
        for sample in family.samples
    }


def test_everything_is_counted() -> None:
    metrics = Metrics()
    metrics.games_loaded.set(3)
    metrics.games_created.inc()
    metrics.games_finished.labels("glory").inc()
    metrics.sockets.inc()
    metrics.moves.labels("bot").inc()
    metrics.move_seconds.observe(0.004)
    metrics.store_units.observe(7)
    metrics.bot_failures.labels("slow").inc()
    metrics.refusals.labels("stale").inc()
    metrics.rate_limited.labels("join").inc()
    page = values(metrics.text())
    assert page["quarriors_games_loaded"] == 3
    assert page["quarriors_games_created_total"] == 1
    assert page["quarriors_games_finished_total reason=glory"] == 1
    assert page["quarriors_moves_total seat=bot"] == 1
    assert page["quarriors_move_seconds_bucket le=0.005"] == 1
    assert page["quarriors_move_seconds_bucket le=0.0025"] == 0
    assert page["quarriors_store_units_sum"] == 7
    assert page["quarriors_bot_failures_total why=slow"] == 1
    assert page["quarriors_refusals_total id=stale"] == 1
    assert page["quarriors_rate_limited_total kind=join"] == 1
    assert "process_resident_memory_bytes" in page or sys.platform != "linux"


def test_servers_in_one_process_do_not_add_up() -> None:
    first, second = Metrics(), Metrics()
    first.games_created.inc()
    assert values(second.text())["quarriors_games_created_total"] == 0


def test_the_page_can_be_written_more_than_once() -> None:
    metrics = Metrics()
    assert set(values(metrics.text())) == set(values(metrics.text()))


def test_several_workers_add_up_and_dead_ones_no_longer_hold_games(tmp_path: Path) -> None:
    environ = {**os.environ, FOLDER_VARIABLE: str(tmp_path)}
    workers = [
        subprocess.Popen([sys.executable, "-c", WORKER], env=environ, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for _ in range(3)
    ]
    first, second, third = workers
    try:
        for worker in workers:
            assert worker.stdout is not None
            assert worker.stdout.readline() == b"ready\n"
        third.kill()
        third.communicate(timeout=60)
        page = values(first.communicate(b"page\n", timeout=60)[0])
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate(timeout=60)
    assert page["quarriors_moves_total seat=person"] == 6
    assert page["quarriors_move_seconds_count"] == 3
    assert page["quarriors_games_loaded"] == 10
    if sys.platform == "linux":
        told = {name for name in page if name.startswith("process_resident_memory_bytes")}
        assert told == {f"process_resident_memory_bytes pid={worker.pid}" for worker in (first, second)}


def may_read(client: str | None, page: MetricsPage, port: int = 5000, **headers: str) -> bool:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    scope = scope_of("http", "GET", "/metrics", named, client=(client, port) if client else None)
    try:
        response = asyncio.run(page.answer(Request(scope)))
    except Refusal as refusal:
        return refusal.id != "not_found"
    assert b"quarriors_sockets" in response.body
    assert response.headers["content-type"].startswith("text/plain")
    return True


@pytest.mark.parametrize(
    ("client", "allowed"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.3.4", True),
        ("10.1.3.4", False),
        ("192.0.2.1", False),
        ("fe80::1%eth0", False),
        ("2001:db8::1", False),
        ("testclient", False),
        (None, False),
    ],
)
def test_only_known_networks_may_read(client: str | None, allowed: bool) -> None:
    page = MetricsPage(Metrics(), ("127.0.0.0/8", "::1", "10.0.0.0/16"), ())
    assert may_read(client, page) == allowed


def test_a_proxy_that_the_server_was_not_told_of_opens_nothing() -> None:
    untold = MetricsPage(Metrics(), ("127.0.0.0/8",), ())
    assert not may_read("127.0.0.1", untold, x_forwarded_for="192.0.2.1")
    assert not may_read("127.0.0.1", untold, forwarded="for=192.0.2.1")
    told_of_another = MetricsPage(Metrics(), ("127.0.0.0/8",), ("10.0.0.7",))
    assert not may_read("127.0.0.1", told_of_another, x_forwarded_for="127.0.0.1")
    assert may_read("127.0.0.1", told_of_another)


def test_of_a_trusted_proxy_the_forwarded_address_counts() -> None:
    page = MetricsPage(Metrics(), ("127.0.0.0/8",), ("127.0.0.1",))
    # As uvicorn has put it in place.
    assert may_read("127.0.0.1", page, port=0, x_forwarded_for="127.0.0.1")
    assert not may_read("192.0.2.1", page, port=0, x_forwarded_for="192.0.2.1")


def test_every_metric_is_on_the_page_for_hosts() -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    listed = set(re.findall(r"^\| `(quarriors_\w+)`", page, re.MULTILINE))
    metrics = [one for one in vars(Metrics()).values() if isinstance(one, (Counter, Gauge, Histogram))]
    names = {
        family.name + ("_total" if family.type == "counter" else "") for one in metrics for family in one.collect()
    }
    assert listed == names
