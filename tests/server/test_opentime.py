"""Open time, looked at by one thread while another puts it forward."""

from __future__ import annotations

import threading

import pytest

from quarriors.server import opentime
from quarriors.server.opentime import OpenTime

HOUR = 3600.0


def test_nobody_sees_it_half_put_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker is ahead. At each moment of catching up, open time is what it was or what it will be."""
    now = 0.0
    monkeypatch.setattr(opentime, "monotonic", lambda: now)
    hours = OpenTime()
    now = 10 * HOUR
    seen: list[float] = []
    is_looking = False

    def looking() -> float:
        nonlocal is_looking
        if not is_looking:
            is_looking = True
            seen.append(hours.now())
            is_looking = False
        return now

    monkeypatch.setattr(opentime, "monotonic", looking)
    hours.keep_up(11 * HOUR)
    assert hours.now() == 11 * HOUR
    assert set(seen) <= {10 * HOUR, 11 * HOUR}


def test_it_never_goes_back_whoever_moves_it() -> None:
    hours = OpenTime()
    hours.begin(HOUR)
    faults: list[float] = []

    def look() -> None:
        last = 0.0
        for _ in range(20_000):
            now = hours.now()
            if now < last or now > 2 * HOUR:
                faults.append(now)
            last = now

    threads = [threading.Thread(target=look) for _ in range(2)]
    for thread in threads:
        thread.start()
    for at in range(2_000):
        hours.keep_up(HOUR + at / 10)
        hours.pause()
        hours.go_on()
    for thread in threads:
        thread.join()
    assert faults == []
