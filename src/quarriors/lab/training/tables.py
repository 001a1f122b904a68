"""The tables that are played on to learn from: from a number alone follow boxes, players, rules and habits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.rules import CLASSIC, REVISED, Rules
from quarriors.sets import DEFAULT, installed, stock_of

#: A game that bots do not bring to an end teaches nothing more.
_TURN_LIMIT: Final = 120
#: How often a seat does something at random while a game begins, one of these for each seat: off the beaten track there
#: is more to learn. What is learned from comes after, when everybody plays as well as they can.
_WHIMS: Final = (0.0, 0.05, 0.15, 0.4)
#: The share of games of two players with the usual boxes and rules, beside those among all the others.
_PLAIN: Final = 0.4
#: Rounds of the table that may begin a game so; many games begin without.
_WHIMSICAL_ROUNDS: Final = 9


@dataclass(frozen=True)
class Setting:
    """One game to learn from."""

    seed: str
    sets: tuple[str, ...]
    players: int
    rules: Rules
    #: How often each seat does something at random, and until which turn.
    whims: tuple[float, ...]
    until: int


def setting(seed: str, number: int, boxes: Sequence[str]) -> Setting:
    """The game of that number, with those boxes at most.

    >>> setting("a", 1, DEFAULT) == setting("a", 1, DEFAULT)
    True
    """
    random = Random(f"{seed}/{number}")
    if random.random() < _PLAIN and (usual := tuple(box for box in boxes if box in DEFAULT)):
        return _begun(f"{seed}/{number}", usual, 2, Rules(turn_limit=_TURN_LIMIT), random)
    sets = _sets(random, boxes)
    players = random.choices((2, 3, 4), (0.64, 0.2, 0.16))[0]
    rules = Rules(
        edition=CLASSIC if random.random() < 0.2 else REVISED,
        captures=2 if random.random() < 0.15 else 1,
        expert_culling=random.random() < 0.12,
        turn_limit=_TURN_LIMIT,
    )
    if not _is_playable(sets, rules):
        rules = Rules(turn_limit=_TURN_LIMIT)
    return _begun(f"{seed}/{number}", sets, players, rules, random)


def _begun(seed: str, sets: tuple[str, ...], players: int, rules: Rules, random: Random) -> Setting:
    whims = tuple(random.choice(_WHIMS) for _ in range(players))
    until = random.randrange(1, _WHIMSICAL_ROUNDS * players) if random.random() < 0.75 else 0
    return Setting(seed, sets, players, rules, whims, until)


def _sets(random: Random, boxes: Sequence[str]) -> tuple[str, ...]:
    """Often the usual boxes alone, often another one with them, or alone if it can be; now and then all."""
    usual = tuple(box for box in boxes if box in DEFAULT)
    others = [box for box in boxes if box not in DEFAULT]
    if not others or (usual and random.random() < 0.4):
        return usual
    if usual and random.random() < 0.15:
        return (*usual, *others)
    box = random.choice(others)
    if random.random() < 0.5 and _is_playable((box,), Rules()):
        return (box,)
    return (*usual, box)


@cache
def _is_playable(sets: tuple[str, ...], rules: Rules) -> bool:
    try:
        stock_of(list(sets), rules).deal("a try", 2)
    except QuarriorsError:
        return False
    return True


def boxes_without(held_out: Sequence[str]) -> list[str]:
    """Every box that can be learned from; those held out are for finding out what was learned.

    >>> boxes_without(["Atlantis"])
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: no box named 'Atlantis' can be held out; there is: ...
    """
    boxes = installed()
    for box in held_out:
        if box not in boxes or box in DEFAULT:
            known = ", ".join(one for one in boxes if one not in DEFAULT)
            said = f"no box named {box!r} can be held out; there is: {known}"
            raise SetupError(said).worded("box", name=box, names=known)
    return [box for box in boxes if box not in held_out]
