"""Pending work by name: its fields, and its steps in words, for positions and pickles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .errors import QuarriorsError
from .events import EVENT_IDS
from .frame import (
    Ability,
    Assault,
    Attacking,
    Copying,
    Defending,
    Destruction,
    Drawing,
    Frame,
    Locking,
    Protection,
    Rescue,
    Rolling,
    Scoring,
    Trigger,
    Triggering,
)
from .questframe import Challenge, Questing

# What a field holds.
NUMBER: Final = "number"
FLAG: Final = "flag"
DIE: Final = "die"
DICE: Final = "dice"
SEAT: Final = "seat"
SEATS: Final = "seats"
CARD: Final = "card"
LINE: Final = "line"
TRIGGERS: Final = "triggers"

_EYES: Final = {
    "line": LINE, "it": DIE, "you": SEAT, "them": SEAT, "acting": SEAT, "that": DIE, "by": SEAT, "defender": SEAT,
    "those": DICE,
}  # fmt: skip


class WorkKind:
    """A kind of work: its name, what an empty frame of it is, its fields, and words for the numbers of some."""

    def __init__(
        self, id: str, blank: Callable[[], Frame], fields: dict[str, str], words: dict[str, tuple[str, ...]]
    ) -> None:
        self.id = id
        self.blank = blank
        self.fields = fields
        self.words = words


def _kind(id: str, blank: Callable[[], Frame], fields: dict[str, str], **words: tuple[str, ...]) -> WorkKind:
    return WorkKind(id, blank, {**fields, **dict.fromkeys(words, NUMBER)}, words)


_CAUSES: Final = ("damage", "attack_ability", "effect")

#: In the order of the numbers in `frame.py`.
WORK_KINDS: Final = [
    _kind(
        "ability",
        lambda: Ability(-1, -1, -1),
        {
            **_EYES, "step": NUMBER, "stage": NUMBER, "done": FLAG, "picked": DICE, "players": SEATS, "offered": DIE,
        },
    ),
    _kind(
        "draw",
        lambda: Drawing(-1, 0, 0),
        {"player": SEAT, "left": NUMBER, "drawn": DICE, "is_heard": FLAG},
        then=("wait", "roll", "roll_all"),
    ),
    _kind(
        "roll",
        lambda: Rolling(-1, [], 0),
        {"player": SEAT, "dice": DICE, "at": NUMBER, "fallen": DICE},
        how=("in_pool", "landing", "landing_destroys", "on_quest"),
    ),
    _kind(
        "destroy",
        lambda: Destruction([], -1, 0),
        {
            **_EYES, "dice": DICE, "at": NUMBER, "step": NUMBER, "replacement": LINE, "chosen_for": SEATS,
            "triggers": TRIGGERS,
        },
        cause=_CAUSES,
        stage=("window", "fate", "choice", "chosen", "after", "ordered", "gathering"),
    ),
    _kind(
        "triggers",
        lambda: Triggering([], -1, 0, -1),
        {
            "waiting": TRIGGERS, "declining": NUMBER, "that": DIE, "by": SEAT, "defender": SEAT,
            "those": DICE,
        },
        cause=_CAUSES,
        event=EVENT_IDS,
    ),
    _kind("protection", lambda: Protection(0, []), {"turn": NUMBER, "passed": NUMBER, "players": SEATS}),
    _kind(
        "rescue",
        lambda: Rescue(0, -1, -1),
        {
            "turn": NUMBER, "passed": NUMBER, "die": DIE, "player": SEAT, "by": SEAT, "is_effect": FLAG,
        },
    ),
    _kind(
        "attack",
        lambda: Attacking(0),
        {"opponent": NUMBER},
        stage=("abilities", "protection", "totals", "defenders", "ending"),
    ),
    _kind(
        "defend",
        lambda: Defending(-1, -1),
        {
            "player": SEAT, "by": SEAT, "line": LINE, "defended": NUMBER, "is_single": FLAG, "is_done": FLAG,
            "struck": DIE,
        },
        cause=_CAUSES,
    ),
    _kind(
        "score",
        lambda: Scoring(-1, [], False),
        {
            "player": SEAT, "culls": NUMBER, "dice": DICE, "at": NUMBER, "is_in_phase": FLAG, "is_alone": FLAG,
            "may_cull": NUMBER, "culled": DICE, "triggers": TRIGGERS,
        },
        stage=("glory", "leave", "abilities", "culls", "culling"),
    ),
    _kind("copy", lambda: Copying(-1, -1), {"player": SEAT, "die": DIE}),
    _kind("lock", lambda: Locking(-1, -1, False), {"player": SEAT, "die": DIE, "is_forced": FLAG}),
    _kind(
        "assault",
        Assault,
        {"card": CARD, "going": DICE, "has_attacked": FLAG},
        stage=("begin", "spells", "where", "who", "order", "attack", "go", "last_attack", "end", "between"),
        next_stage=("begin", "spells", "where", "who", "order", "attack", "go", "last_attack", "end", "between"),
    ),
    _kind(
        "quest",
        lambda: Questing(-1, -1, []),
        {
            "player": SEAT, "culls": NUMBER, "card": CARD, "dice": DICE, "is_declined": FLAG, "culled": DICE,
            "triggers": TRIGGERS, "die": DIE,
        },
        stage=("check", "expert", "leave", "abilities", "culls", "glory", "die", "reward"),
    ),
    _kind(
        "challenge",
        lambda: Challenge(-1, -1, -1),
        {"player": SEAT, "foe": SEAT, "card": CARD, "fallen": DICE, "defended": SEATS},
        stage=("declare", "protect", "totals", "defend", "fall", "endings", "after", "take_over"),
    ),
]  # fmt: skip


class WorkFault(QuarriorsError):
    """Something about pending work that cannot be; the reader of a position adds the line."""


def wrong(where: str, said: str, message: str, /, **slots: str | int | list[str]) -> WorkFault:
    """A fault in something that has a name: "pending roll: dice", "gifts in the memory"."""
    return WorkFault(f"{where} {said}").worded(f"work-{message}", name=where, **slots)


def kind_of(f: Frame) -> WorkKind:
    return WORK_KINDS[f.op]


def written(f: Frame, number: Callable[[int], int]) -> dict[str, object]:
    """The work by name, as far as it differs from an empty one; dice called by what `number` makes of them."""
    kind = kind_of(f)
    blank = kind.blank()
    fields: dict[str, object] = {"work": kind.id}
    for name, holds in kind.fields.items():
        value = getattr(f, name)
        if holds == TRIGGERS:
            if value:
                fields[name] = [
                    {"line": t.line, "it": number(t.it), "you": t.you, "that": number(t.that)} for t in value
                ]
        elif value != getattr(blank, name):
            if holds == DIE:
                value = number(value)
            elif holds == DICE:
                value = [number(die) for die in value]
            elif name in kind.words:
                value = kind.words[name][value]
            fields[name] = value
    return fields


def read(data: object, number: Callable[[int], int]) -> Frame:
    """Reads it back. What the fields may hold beyond their sort is checked by whoever knows the game."""
    if not isinstance(data, dict):
        fault = WorkFault(f"pending work is written by name, in curly brackets, not as {data!r}")
        raise fault.worded("work-names", name="pending", value=str(data)[:80])
    for kind in WORK_KINDS:
        if kind.id == data.get("work"):
            break
    else:
        known = [kind.id for kind in WORK_KINDS]
        work = data.get("work")
        fault = WorkFault(f"there is no pending work {work!r}; there is: {', '.join(known)}")
        raise fault.worded("work-known", name="pending", known=known, value=str(work)[:80])
    f = kind.blank()
    for name, holds in kind.fields.items():
        if holds in (DICE, SEATS):
            setattr(f, name, [])  # an empty frame's lists are shared, and this one may be in the middle of filling them
    for name, value in data.items():
        if name == "work":
            continue
        if name not in kind.fields:
            known = list(kind.fields)
            fault = WorkFault(f"pending {kind.id} knows {', '.join(known)}, not {name!r}")
            raise fault.worded("work-known", name=f"pending {kind.id}", known=known, value=str(name)[:80])
        setattr(f, name, _value(kind, name, value, number))
    return f


def _value(kind: WorkKind, name: str, value: object, number: Callable[[int], int]) -> object:
    holds = kind.fields[name]
    where = f"pending {kind.id}: {name}"
    if name in kind.words:
        if not isinstance(value, str) or value not in kind.words[name]:
            known = list(kind.words[name])
            raise wrong(
                where, f"is one of {', '.join(known)}, not {value!r}", "known", known=known, value=str(value)[:80]
            )
        return kind.words[name].index(value)
    if holds == FLAG:
        if not isinstance(value, bool):
            raise wrong(where, f"is true or false, not {value!r}", "flag", value=str(value)[:80])
        return value
    if holds == TRIGGERS:
        return [_trigger(where, trigger, number) for trigger in _listed(where, value)]
    if holds == DICE:
        return [number(_whole(where, die)) for die in _listed(where, value)]
    if holds == SEATS:
        return [_whole(where, seat) for seat in _listed(where, value)]
    return number(_whole(where, value)) if holds == DIE else _whole(where, value)


def _trigger(where: str, data: object, number: Callable[[int], int]) -> Trigger:
    if not isinstance(data, dict) or set(data) != {"line", "it", "you", "that"}:
        known = ["line", "it", "you", "that"]
        said = f"are abilities with line, it, you and that, not {data!r}"
        raise wrong(where, said, "fields", known=known, value=str(data)[:80])
    return Trigger(
        _whole(where, data["line"]),
        number(_whole(where, data["it"])),
        _whole(where, data["you"]),
        number(_whole(where, data["that"])),
    )


def _listed(where: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise wrong(where, f"is a list, not {value!r}", "list", value=str(value)[:80])
    return value


def _whole(where: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 1_000_000_000:
        raise wrong(where, f"is a number, not {value!r}", "number", value=str(value)[:80])
    return value
