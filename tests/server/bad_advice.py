"""Advice that goes wrong, by the seed it is asked with: imported in processes of bots."""

from __future__ import annotations

import os
from collections.abc import Sequence

from quarriors.engine.view import View
from quarriors.server import botprocess
from quarriors.server.estimating import Advice, Tried, advise


def _advise(view: View, seed: str, seconds: float, resigned: Sequence[int] = ()) -> Advice:
    if seed == "raiser":
        raise RuntimeError("no idea")
    if seed == "crasher":
        os._exit(3)
    if seed == "cheat":
        return Advice(Tried("summon d249", 1.0, 1), [])
    return advise(view, seed, seconds, resigned)


setattr(botprocess, "advise", _advise)  # noqa: B010 (mypy would not have it by name)
