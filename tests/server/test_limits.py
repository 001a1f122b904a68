"""Budgets of addresses: what is spent comes back with time, nobody spends for others, and memory is bounded."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarriors.server.limits import BUDGETS, FRAMES, MESSAGES, SOCKETS_OF_ALL, SOCKETS_OF_ONE, Limits, household

ANN, BEN = "192.0.2.1", "192.0.2.2"


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def spend(limits: Limits, kind: str, address: str = ANN) -> int:
    """Ask until it is refused: how often was it allowed?"""
    allowed = 0
    while not limits.allow(kind, address):
        allowed += 1
    return allowed


@pytest.mark.parametrize("kind", BUDGETS)
def test_a_burst_is_allowed_and_then_as_much_as_comes_back(kind: str) -> None:
    clock = Clock()
    limits = Limits(now=clock)
    assert spend(limits, kind) == BUDGETS[kind].burst
    wait = limits.allow(kind, ANN)
    assert wait == pytest.approx(1 / BUDGETS[kind].per_second)
    clock.seconds += wait / 2
    assert limits.allow(kind, ANN) == pytest.approx(wait / 2)
    clock.seconds += wait / 2 + 0.001
    assert limits.allow(kind, ANN) == 0.0
    assert limits.allow(kind, ANN) > 0


def test_those_who_wait_come_one_after_the_other() -> None:
    clock = Clock()
    refused: list[str] = []
    limits = Limits(now=clock, refused=refused.append)
    burst, pace = BUDGETS["messages"].burst, BUDGETS["messages"].per_second
    assert {limits.reserve("messages", ANN) for _ in range(int(burst))} == {0.0}
    assert [limits.reserve("messages", ANN) for _ in range(3)] == pytest.approx([1 / pace, 2 / pace, 3 / pace])
    assert refused == ["messages"] * 3
    assert limits.reserve("messages", BEN) == 0.0
    clock.seconds += 10 / pace
    assert [limits.reserve("messages", ANN) for _ in range(7)] == [0.0] * 7
    assert limits.reserve("messages", ANN) == pytest.approx(1 / pace)
    assert Limits(0, now=clock).reserve("messages", ANN) == 0.0


def test_a_long_pause_fills_the_budget_and_no_more() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    spend(limits, "join")
    clock.seconds += 1_000_000
    assert spend(limits, "join") == BUDGETS["join"].burst


def test_addresses_and_kinds_are_counted_apart() -> None:
    limits = Limits(now=Clock())
    spend(limits, "create")
    assert limits.allow("create", BEN) == 0.0
    assert limits.allow("request", ANN) == 0.0


def test_an_unknown_kind_is_a_fault_of_the_caller() -> None:
    with pytest.raises(KeyError):
        Limits().allow("dance", ANN)


def test_one_customer_of_ipv6_is_one_address() -> None:
    limits = Limits(now=Clock())
    spend(limits, "create", "2001:db8:1:2::1")
    assert limits.allow("create", "2001:db8:1:2:ffff::9") > 0
    assert limits.allow("create", "2001:db8:1:3::1") == 0.0


@pytest.mark.parametrize(
    ("address", "house"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("testclient", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_what_is_counted_together(address: str | None, house: str) -> None:
    assert household(address) == house


def test_memory_is_bounded_however_many_addresses_there_are() -> None:
    limits = Limits(now=Clock(), most=100)
    for number in range(10_000):
        limits.allow("create", f"10.0.{number // 250}.{number % 250}")
    assert limits.remembered == 100


def test_whoever_keeps_asking_is_not_forgotten() -> None:
    limits = Limits(now=Clock(), most=100)
    spend(limits, "create")
    for number in range(1000):
        limits.allow("create", f"10.0.{number // 250}.{number % 250}")
        assert limits.allow("create", ANN) > 0


def test_full_budgets_are_dropped_when_others_come() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    for number in range(200):
        limits.allow("request", f"10.0.0.{number}")
    assert limits.remembered == 200
    clock.seconds += 3600
    for number in range(150):
        limits.allow("request", f"10.0.1.{number}")
    assert limits.remembered == 150


def test_an_address_has_only_so_many_connections_at_the_same_time() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    for _ in range(SOCKETS_OF_ONE):
        assert limits.connect(ANN) == 0.0
        clock.seconds += 1
    assert limits.connect(ANN) > 0
    assert limits.connect(BEN) == 0.0
    limits.disconnect(ANN)
    assert limits.connect(ANN) == 0.0


def test_connections_are_also_limited_by_how_quickly_they_come() -> None:
    limits = Limits(now=Clock())
    allowed = 0
    while not limits.connect(ANN):
        limits.disconnect(ANN)
        allowed += 1
    assert allowed == BUDGETS["socket"].burst


def test_all_addresses_together_have_only_so_many_connections() -> None:
    limits = Limits(now=Clock())
    addresses = [f"10.{n // 62500}.{n // 250 % 250}.{n % 250}" for n in range(SOCKETS_OF_ALL)]
    assert not any(limits.connect(address) for address in addresses)
    assert limits.connect(BEN) > 0
    limits.disconnect(addresses[0])
    assert limits.connect(BEN) == 0.0


def test_every_connection_has_its_own_messages() -> None:
    limits = Limits(now=Clock())
    first, second = limits.messages(), limits.messages()
    waits = [first.allow() for _ in range(int(MESSAGES.burst) + 1)]
    assert not any(waits[:-1])
    assert waits[-1] == pytest.approx(1 / MESSAGES.per_second)
    assert second.allow() == 0.0


def test_every_refusal_is_told_with_its_kind() -> None:
    told: list[str] = []
    clock = Clock()
    limits = Limits(refused=told.append, now=clock)
    spend(limits, "create")
    spend(limits, "join")
    messages = limits.messages()
    while not messages.allow():
        pass
    for _ in range(SOCKETS_OF_ONE):
        limits.connect(ANN)
        clock.seconds += 1
    limits.connect(ANN)
    assert told == ["create", "join", "message", "socket"]


def test_a_host_may_give_more_less_or_no_limits() -> None:
    assert spend(Limits(2.0, now=Clock()), "create") == 2 * BUDGETS["create"].burst
    assert spend(Limits(0.5, now=Clock()), "create") == BUDGETS["create"].burst / 2
    assert spend(Limits(0.0001, now=Clock()), "create") == 1
    unlimited = Limits(0.0, now=Clock())
    messages = unlimited.messages()
    assert not any(unlimited.allow("create", ANN) + unlimited.connect(ANN) + messages.allow() for _ in range(1000))


@given(st.lists(st.tuples(st.floats(0, 30), st.sampled_from([ANN, BEN])), max_size=200))
def test_nobody_ever_gets_more_than_burst_and_rate(asked: list[tuple[float, str]]) -> None:
    clock = Clock()
    limits = Limits(now=clock)
    begun = clock.seconds
    allowed = {ANN: 0, BEN: 0}
    for pause, address in asked:
        clock.seconds += pause
        wait = limits.allow("create", address)
        allowed[address] += not wait
        budget = BUDGETS["create"]
        assert allowed[address] <= budget.burst + (clock.seconds - begun) * budget.per_second + 1e-6
        assert 0 <= wait <= 1 / budget.per_second


def test_every_budget_is_on_the_page_for_hosts() -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8").partition("## Limits")[2]
    listed = {
        kind: (float(burst), float(minute))
        for kind, burst, minute in re.findall(r"^\| `(\w+)` \|[^|]*\| (\d+) \| (\d+) \|$", page, re.MULTILINE)
    }
    budgets = {**BUDGETS, "message": MESSAGES, "frame": FRAMES}
    assert listed == {kind: (one.burst, round(one.per_second * 60, 6)) for kind, one in budgets.items()}
    assert f"most {SOCKETS_OF_ONE} WebSocket" in page
    assert f"most {SOCKETS_OF_ALL:,}" in page
