"""The Magpie: a bot that wants whatever shines most, which is what costs most."""

from __future__ import annotations

from quarriors import Option, View

#: What it does before anything else, and what it does when nothing else is left; kinds that are not here are 0.
LIKES = {
    "roll": 90,
    "immediate": 80,
    "draw": 80,
    "both": 80,
    "ready": 60,
    "use": 20,
    "end": -1,
    "pass": -1,
    "enough": -1,
}


class Magpie:
    """Summons all it can, captures the most expensive die, and defends with the cheapest."""

    def __init__(self, seed: int | str | bytes = 0) -> None:
        """It leaves nothing to chance, so it needs no seed."""

    def choose(self, view: View) -> Option:
        table = view.table()

        def shine(option: Option) -> int:
            if option.kind == "capture":
                return 10 + table.card(option.card).card.cost
            if option.kind == "summon":
                return 70 + table.die(option.die).attack
            if option.kind in ("defend", "cull"):
                return 1 - table.die(option.die).card.cost
            return LIKES.get(option.kind, 0)

        return max(view.options, key=shine)
