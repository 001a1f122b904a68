"""Pending work as positions of the first format wrote it: sixteen numbers and three lists, whatever the work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
    Speaker,
    Trigger,
    Triggering,
)
from .framewords import WorkFault
from .questframe import Challenge, Questing

#: How many numbers a frame had before its lists.
_NUMBERS: Final = 16


class _Old:
    """The numbers by the names they had."""

    def __init__(self, flat: list[int], die: Callable[[int], int]) -> None:
        self.op, self.line, self.pc, self.sub = flat[0], flat[1], flat[2], flat[3]
        self.it, self.you, self.them, self.that, self.by = die(flat[4]), flat[5], flat[6], die(flat[7]), flat[8]
        self.defender, self.cause, self.n, self.m, self.done = flat[9], flat[10], flat[11], flat[12], flat[13] != 0
        those, picked = flat[14], flat[15]
        self.those = [die(d) for d in flat[_NUMBERS : _NUMBERS + those]]
        self.picked = flat[_NUMBERS + those : _NUMBERS + those + picked]
        self.loop = flat[_NUMBERS + those + picked :]


def from_numbers(numbers: list[object], die: Callable[[int], int]) -> Frame:
    """The same work as a frame of today."""
    flat: list[int] = []
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int) or abs(number) > 1_000_000_000:
            said = f"a pending frame of the first format is {_NUMBERS} or more numbers, not {number!r}"
            raise WorkFault(said).worded("work-old", n=_NUMBERS)
        flat.append(number)
    if len(flat) < _NUMBERS or not 0 <= flat[0] < len(_READERS) or flat[14] < 0 or flat[15] < 0:
        said = f"a pending frame of the first format is at least {_NUMBERS} numbers, the kind of work first"
        raise WorkFault(said).worded("work-old", n=_NUMBERS)
    return _READERS[flat[0]](_Old(flat, die), die)


def _look(f: Speaker, o: _Old) -> None:
    f.line, f.it, f.you, f.them, f.that = o.line, o.it, o.you, o.them, o.that
    f.by, f.defender = o.by, o.defender


def _triggers(o: _Old, die: Callable[[int], int]) -> list[Trigger]:
    """Four numbers each: line, die, seat, die."""
    if len(o.picked) % 4:
        raise WorkFault("abilities waiting come in fours: line, die, seat, die").worded("work-old", n=_NUMBERS)
    fours = [o.picked[k : k + 4] for k in range(0, len(o.picked), 4)]
    return [Trigger(line, die(it), you, die(that)) for line, it, you, that in fours]


def _ability(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Ability(o.line, o.it, o.you)
    _look(f, o)
    f.those = o.those
    f.acting = o.m - 1
    f.step, f.stage, f.done = o.pc, o.sub, o.done
    f.picked = [die(d) for d in o.picked]
    f.players = o.loop
    f.offered = die(o.n - 1)
    return f


def _drawing(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Drawing(o.you, o.n, _word(o.m, 3))
    f.drawn = o.those
    f.is_heard = o.sub != 0
    return f


def _rolling(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Rolling(o.you, o.those, _word(o.m, 4))
    f.at = o.pc
    f.fallen = [die(d) for d in o.picked]
    return f


def _destruction(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Destruction(o.those, o.by, _word(o.cause, 3))
    _look(f, o)
    f.at, f.stage, f.step = o.n, _word(o.sub, 6), o.pc
    f.replacement = o.m if o.sub == 3 else -1
    f.triggers = _triggers(o, die)
    return f


def _triggering(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Triggering(_triggers(o, die), o.by, _word(o.cause, 3), o.defender)
    f.event = o.n if o.sub else -1
    f.that = o.that
    f.those = o.those
    return f


def _window(o: _Old, die: Callable[[int], int]) -> Frame:
    if not o.m:
        protection = Protection(o.n, o.loop)
        protection.passed = o.pc
        return protection
    f = Rescue(o.n, o.that, o.you)
    f.passed = o.pc
    f.by, f.is_effect = o.by, o.done
    return f


def _attacking(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Attacking(_word(o.sub, 5))
    f.opponent = o.n
    return f


def _defending(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Defending(o.you, o.by)
    f.cause, f.line, f.defended = _word(o.cause, 3), o.line, o.n
    f.is_single, f.is_done = o.m > 0, o.m == 2
    f.struck = o.that if o.sub else -1
    return f


def _scoring(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Scoring(o.you, o.those, o.m != 0)
    f.stage = _word(o.sub, 5)
    if f.stage == 4:
        f.culls = o.n
    else:
        f.at = o.n
    f.is_alone = o.by == 0
    f.may_cull = o.cause
    f.culled = [die(d) for d in o.loop]
    f.triggers = _triggers(o, die)
    return f


def _copying(o: _Old, die: Callable[[int], int]) -> Frame:
    return Copying(o.you, o.it)


def _locking(o: _Old, die: Callable[[int], int]) -> Frame:
    return Locking(o.you, o.it, o.n != 0)


def _assault(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Assault()
    f.stage, f.next_stage, f.card, f.has_attacked = _word(o.sub, 10), _word(o.pc, 10), o.n, o.m != 0
    f.going = [die(d) for d in o.picked]
    return f


def _questing(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Questing(o.you, o.m, o.those)
    f.stage, f.culls, f.is_declined, f.die = _word(o.sub, 8), o.n, o.done, o.it
    f.culled = [die(d) for d in o.loop]
    f.triggers = _triggers(o, die)
    return f


def _challenge(o: _Old, die: Callable[[int], int]) -> Frame:
    f = Challenge(o.you, o.them, o.n)
    f.stage = _word(o.sub, 8)
    f.fallen = [die(d) for d in o.picked]
    f.defended = o.loop
    return f


def _word(number: int, words: int) -> int:
    if not 0 <= number < words:
        raise WorkFault(f"there is no step {number}").worded("work-old", n=_NUMBERS)
    return number


#: In the order of the numbers of the first format.
_READERS: Final[list[Callable[[_Old, Callable[[int], int]], Frame]]] = [
    _ability, _drawing, _rolling, _destruction, _triggering, _window, _attacking, _defending, _scoring, _copying,
    _locking, _assault, _questing, _challenge,
]  # fmt: skip
