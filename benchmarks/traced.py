"""Frames of a page as Chromium's own trace has them: which were due, which were shown, and what lay between."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page

Json = dict[str, Any]

#: What `PipelineReporter` says of a frame that came onto the screen; PARTIAL: what the compositor moves did, what the
#: page's own thread adds (nothing of a roll) came with a later one.
_SHOWN = frozenset({"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"})
_DROPPED = "STATE_DROPPED"
#: Only what is needed: every category more slows down what is measured.
_CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
#: Frames that a screen shows in a second at most.
SCREEN = 60.0
#: Seconds in which a trace has to be handed over.
_PATIENCE = 60.0


class NotTraced(Exception):
    """Chromium did not tell what was asked."""


@dataclass(frozen=True, slots=True)
class Frames:
    """What was on the screen between two marks."""

    seconds: float
    #: When each frame that was shown came onto the screen, in seconds.
    shown: tuple[float, ...]
    dropped: int

    @property
    def rate(self) -> float:
        """Frames shown in a second."""
        return len(self.shown) / self.seconds

    @property
    def moving_rate(self) -> float:
        """Frames shown in a second in which something moves: while everything lies still, none is due."""
        return SCREEN * (1 - self.share_dropped)

    @property
    def share_dropped(self) -> float:
        """Of the frames that were due, those that were not shown."""
        due = len(self.shown) + self.dropped
        return self.dropped / due if due else 0.0

    @property
    def gaps(self) -> list[float]:
        """Milliseconds between one frame and the next."""
        return [(later - earlier) * 1000 for earlier, later in zip(self.shown, self.shown[1:], strict=False)]

    @property
    def typical_gap(self) -> float:
        return statistics.median(self.gaps) if self.gaps else 0.0

    @property
    def longest_gap(self) -> float:
        return max(self.gaps, default=0.0)


def traced(browser: Browser, page: Page, act: Callable[[], None]) -> list[Json]:
    """The events of Chromium's trace while something is done."""
    session = browser.new_browser_cdp_session()
    events: list[Json] = []
    over: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    config = {"includedCategories": _CATEGORIES, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    try:
        act()
    finally:
        session.send("Tracing.end")
        end = time.monotonic() + _PATIENCE
        while not over and time.monotonic() < end:
            page.wait_for_timeout(20)
        session.detach()
    if not over:
        raise NotTraced("Chromium did not hand over its trace")
    return events


def frames_between(events: list[Json], begin: str, end: str) -> Frames:
    """The frames of the page that set these two marks (`performance.mark`), from the one to the other."""
    marks = {event["name"]: event for event in events if event["name"] in (begin, end)}
    if begin not in marks or end not in marks:
        raise NotTraced(f"the page did not set the marks {begin} and {end}")
    start, stop, process = marks[begin]["ts"], marks[end]["ts"], marks[begin]["pid"]
    states: dict[tuple[int, int], set[str]] = {}
    times: dict[tuple[int, int], float] = {}
    for frame in _reports(events, process):
        # one frame may be reported twice: as the compositor had it, and as the page's own thread did
        if start <= frame.begun <= stop:
            states.setdefault(frame.key, set()).add(frame.state)
            if frame.state in _SHOWN:
                times[frame.key] = min(frame.ended, times.get(frame.key, frame.ended))
    dropped = sum(1 for found in states.values() if not found & _SHOWN and _DROPPED in found)
    return Frames((stop - start) / 1e6, tuple(sorted(moment / 1e6 for moment in times.values())), dropped)


@dataclass(frozen=True, slots=True)
class _Report:
    key: tuple[int, int]
    state: str
    begun: float
    ended: float


def _reports(events: list[Json], process: int) -> list[_Report]:
    """What was reported of each frame: a pair of events, of which the first knows its fate and the second its end."""
    begun: dict[str, Json] = {}
    reports: list[_Report] = []
    for event in sorted(events, key=lambda event: float(event.get("ts", 0))):
        if event["name"] != "PipelineReporter" or event["pid"] != process:
            continue
        if event["ph"] == "b":
            begun[event["id2"]["local"]] = event
        elif event["ph"] == "e" and (first := begun.pop(event["id2"]["local"], None)) is not None:
            told = first["args"].get("chrome_frame_reporter") or first["args"].get("frame_reporter") or {}
            key = (int(told.get("frame_source", 0)), int(told.get("frame_sequence", 0)))
            reports.append(_Report(key, str(told.get("state", "")), first["ts"], event["ts"]))
    return reports
