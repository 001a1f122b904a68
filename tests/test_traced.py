"""Frames are counted from Chromium's trace as they were shown."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.traced import NotTraced, frames_between

PAGE, OTHER = 7, 8


def mark(name: str, at: float) -> dict[str, Any]:
    return {"name": name, "ph": "R", "pid": PAGE, "ts": at * 1e6}


def frame(sequence: int, state: str, at: float, *, process: int = PAGE, twin: str = "") -> list[dict[str, Any]]:
    """A frame that was begun then, and whose fate was known 10 milliseconds later."""
    both = {"name": "PipelineReporter", "pid": process, "id2": {"local": f"{sequence}{twin}"}}
    told = {"frame_source": 1, "frame_sequence": sequence, "state": f"STATE_{state}"}
    return [
        {**both, "ph": "b", "ts": at * 1e6, "args": {"frame_reporter": told}},
        {**both, "ph": "e", "ts": at * 1e6 + 10_000, "args": {}},
    ]


def test_frames_are_those_of_the_page_between_the_marks() -> None:
    events = [
        mark("begin", 1.0), mark("end", 2.0),
        *frame(1, "PRESENTED_ALL", 0.9), *frame(2, "PRESENTED_ALL", 1.1), *frame(3, "PRESENTED_PARTIAL", 1.2),
        *frame(4, "DROPPED", 1.3), *frame(5, "NO_UPDATE_DESIRED", 1.4), *frame(6, "PRESENTED_ALL", 1.6),
        *frame(7, "PRESENTED_ALL", 2.1), *frame(8, "PRESENTED_ALL", 1.5, process=OTHER),
    ]  # fmt: skip
    frames = frames_between(events, "begin", "end")
    assert frames.seconds == pytest.approx(1.0)
    assert frames.rate == pytest.approx(3.0)
    assert frames.dropped == 1
    assert frames.share_dropped == pytest.approx(0.25)
    assert frames.gaps == pytest.approx([100, 400])
    assert (frames.typical_gap, frames.longest_gap) == pytest.approx((250, 400))


def test_a_frame_that_is_reported_twice_counts_once() -> None:
    twice = [*frame(1, "DROPPED", 1.1), *frame(1, "PRESENTED_PARTIAL", 1.1, twin="b")]
    frames = frames_between([mark("begin", 1.0), mark("end", 2.0), *twice], "begin", "end")
    assert (len(frames.shown), frames.dropped) == (1, 0)


def test_a_page_that_set_no_marks_was_not_measured() -> None:
    with pytest.raises(NotTraced, match="begin and end"):
        frames_between(frame(1, "PRESENTED_ALL", 1.1), "begin", "end")
