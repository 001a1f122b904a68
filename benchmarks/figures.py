"""What a load was, what was measured under it, and both in words."""

from __future__ import annotations

import platform
import sysconfig
from dataclasses import dataclass, field
from typing import Any

from benchmarks.played import Killing, Times
from benchmarks.served import Used

#: What is aimed at on one core: milliseconds from when a move is due to its event for 95 of 100 moves, bytes of memory
#: for a loaded game and for an idle socket.
AIM_MS, AIM_GAME, AIM_SOCKET = 50.0, 100_000, 40_000
#: Of the moves that are due so many must be done, or the server falls behind. The last ones may be under way.
AIM_DONE = 0.99
#: Seconds after a worker was killed in which everybody plays on.
AIM_BACK = 5.0


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    games: int
    seconds: float
    pace: float
    warm_up: float
    age: int
    sockets: int
    seed: int
    sets: list[str]
    #: "" for SQLite in a temporary folder.
    db: str = ""
    #: Part of a core that each worker gets, or 0 for a whole one.
    share: float = 0.0


@dataclass
class Figures:
    """What was measured."""

    plan: Plan
    games: int
    workers: int = 1
    build: str = ""
    times: Times = field(default_factory=Times)
    #: How long it was measured, and the processor seconds of this program meanwhile.
    took: float = 0.0
    own_used: float = 0.0
    before: Used | None = None
    after: Used | None = None
    #: Bytes of the server with all games being played; for one loaded game; for one idle socket.
    memory: int | None = None
    per_game: float | None = None
    per_socket: float | None = None
    killing: Killing | None = None

    def report(self) -> dict[str, Any]:
        """Everything for a program to read; times in milliseconds, memory in bytes."""
        times, plan = self.times, self.plan
        seen: dict[str, Any] = {
            "build": self.build,
            "python": python_build(),
            "workers": self.workers,
            "share": plan.share or 1.0,
            "games": self.games,
            "seconds": round(self.took, 1),
            "pace": plan.pace,
            "moves_per_second": {
                "due": round(times.due / self.took, 1),
                "people": round(times.people / self.took, 1),
                "bots": round(times.bots / self.took, 1),
            },
            "move_to_event_ms": percentiles(times.own),
            "move_to_watcher_ms": percentiles(times.watched),
            "refusals": times.refusals,
            "games_over": times.games_over,
            "bytes_per_event": round(times.bytes / max(1, times.people + times.bots)),
            "generator": {"lag_ms": percentiles(times.lag), "cpu": round(self.own_used / self.took, 3)},
        }
        if self.before is not None and self.after is not None:
            span = self.after.at - self.before.at
            server = self.after.server - self.before.server
            seen["cpu"] = {
                "server": round(server / span, 3),
                "bots": round((self.after.bots - self.before.bots) / span, 3),
                "database": round((self.after.database - self.before.database) / span, 3),
                "server_ms_per_event": round(1000 * server / max(1, times.people + times.bots), 3),
            }
        sizes = {"server": self.memory, "per_loaded_game": self.per_game, "per_idle_socket": self.per_socket}
        seen["memory"] = {name: round(size) for name, size in sizes.items() if size is not None}
        if self.killing is not None:
            seen["killed"] = {
                "cut_off": self.killing.cut_off,
                "went_on": len(self.killing.went_on),
                "lost": self.killing.lost,
                "back_s": _longest(self.killing.back),
                "went_on_s": _longest(self.killing.went_on),
            }
        seen["held"] = self.is_held
        return seen

    @property
    def is_held(self) -> bool:
        """Whether the server keeps up with the games, and quickly."""
        times = self.times
        return percentile(times.own, 0.95) * 1000 < AIM_MS and times.people >= AIM_DONE * times.due

    @property
    def is_reached(self) -> bool:
        """Whether everything that was measured is as aimed at; a kill makes people wait, and must lose nothing."""
        if self.killing is not None:
            went_on = self.killing.went_on
            is_quick = len(went_on) == self.killing.cut_off and max(went_on, default=0.0) < AIM_BACK
            return is_quick and self.killing.lost == 0
        return (
            self.is_held
            and (self.per_game is None or self.per_game < AIM_GAME)
            and (self.per_socket is None or self.per_socket < AIM_SOCKET)
        )


def in_words(figures: Figures) -> str:
    """The figures as people read them."""
    seen = figures.report()
    moves, cpu, generator = seen["moves_per_second"], seen.get("cpu"), seen["generator"]
    refusals = ", ".join(f"{error} {count}" for error, count in sorted(seen["refusals"].items())) or "none"
    rows = [
        ("server", f"{figures.build} build, {_workers(figures)}; {seen['python']}"),
        ("games", f"{seen['games']} of one person and one greedy bot, a move every {seen['pace']:g} s of each person,"
                  f" {seen['seconds']:g} s"),
        ("moves/s", f"{moves['due']:g} of people due, {moves['people']:g} done; {moves['bots']:g} of bots;"
                    f" {seen['bytes_per_event']} bytes/event"),
        ("due to event", f"{_spoken(seen['move_to_event_ms'])}; p95 aimed at: under {AIM_MS:g} ms"),
        ("", f"{_spoken(seen['move_to_watcher_ms'])} seen by a watcher"),
        ("refusals", refusals),
    ]  # fmt: skip
    if cpu is not None:
        database = f", {cpu['database']:.0%} by PostgreSQL" if cpu["database"] else ""
        rows.append(("core in use", f"{cpu['server']:.0%} by the server, {cpu['bots']:.0%} by its bots{database}"))
        rows.append(("", f"{cpu['server_ms_per_event']} ms of the server for an event"))
    rows.append(("generator", f"{_spoken(generator['lag_ms'])} late; {generator['cpu']:.0%} of its core"))
    if figures.per_game is not None:
        rows.append(("a loaded game", f"{figures.per_game / 1000:.1f} kB; aimed at: under {AIM_GAME / 1000:g} kB"))
    if figures.per_socket is not None:
        rows.append(("an idle socket", f"{figures.per_socket / 1000:.1f} kB; aimed at: under {AIM_SOCKET / 1000:g} kB"))
    if figures.memory is not None:
        rows.append(("the server", f"{figures.memory / 1e6:.0f} MB with all games being played"))
    if figures.killing is not None:
        killed = seen["killed"]
        rows.append(
            (
                "a worker killed",
                f"{killed['cut_off']} people cut off, {killed['went_on']} play on; {killed['lost']} events lost",
            )
        )
        rows.append(("", f"back at the table after {killed['back_s']:g} s at most, the next event after "
                         f"{killed['went_on_s']:g} s at most"))  # fmt: skip
    rows.append(("aims", "reached" if figures.is_reached else "NOT reached"))
    return "\n".join(f"{name:16}{text}" for name, text in rows)


def in_a_line(figures: Figures) -> str:
    """The same in short, where there are many."""
    seen = figures.report()
    moves, cpu, late = seen["moves_per_second"], seen.get("cpu"), seen["generator"]["lag_ms"]["p95"]
    used = f"; {_shares(cpu)} of a core, {cpu['server_ms_per_event']} ms/event" if cpu else ""
    return (
        f"{_workers(figures)}, {seen['games']} games: {moves['due']:g} due, {moves['people']:g} done per second, "
        f"p95 {seen['move_to_event_ms']['p95']:.1f} ms{used}; generator p95 {late:.1f} ms "
        f"late: {'held' if figures.is_held else 'NOT held'}"
    )


def python_build() -> str:
    """The Python that runs all this, and whether it was built with profile-guided optimisation."""
    flags = " ".join(str(sysconfig.get_config_var(name)) for name in ("CONFIG_ARGS", "PY_CFLAGS", "PY_CORE_CFLAGS"))
    is_profiled = "--enable-optimizations" in flags or "-fprofile-use" in flags
    named = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{named} built {'with' if is_profiled else 'without'} profile-guided optimisation"


def percentile(values: list[float], share: float) -> float:
    """The value that so many of them are at most."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def percentiles(values: list[float]) -> dict[str, float]:
    """The usual three, in milliseconds."""
    return {f"p{share:.0%}"[:-1]: round(1000 * percentile(values, share), 2) for share in (0.5, 0.95, 0.99)}


def _spoken(percentiles: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.1f} ms" for name, value in percentiles.items())


def _shares(cpu: dict[str, float]) -> str:
    """Server, bots and PostgreSQL."""
    return " + ".join(f"{cpu[name]:.0%}" for name in ("server", "bots", "database") if cpu[name])


def _workers(figures: Figures) -> str:
    several = "1 worker" if figures.workers == 1 else f"{figures.workers} workers"
    return f"{several} on {figures.plan.share:.0%} of a core each" if figures.plan.share else several


def _longest(seconds: list[float]) -> float:
    return round(max(seconds, default=0.0), 2)
