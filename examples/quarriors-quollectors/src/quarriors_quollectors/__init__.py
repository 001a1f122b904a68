"""The Quollectors: a class of Creatures that pays for many kinds of dice, and a Spell to find more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.bots import tell_worth
from quarriors.engine.steps import NEXT, Step
from quarriors.engine.vocabulary import (
    Box,
    at_burst,
    capture,
    card,
    cast,
    cost_at_most,
    count,
    creature_die,
    creatures,
    defense,
    dice,
    has,
    it,
    opponents,
    scores,
    spell_die,
    summoned,
    up_to,
    when,
    wilds,
)
from quarriors.text import register_phrase
from quarriors.text.parts import Clause

if TYPE_CHECKING:
    from quarriors.engine.frame import Ability, Speaker
    from quarriors.engine.state import State
    from quarriors.text.tell.teller import Teller

# -- a verb ----------------------------------------------------------------------------------------


class Collect(Step):
    """Gain 1 Glory for every so many classes among all the dice one has."""

    word = "collect"

    def __init__(self, classes: int) -> None:
        self.classes = classes

    def glory(self, s: State, f: Speaker) -> int:
        owned = {s.catalog.card_of[die] for die in range(len(s.where)) if s.owner(die) == f.you}
        return len(owned) // self.classes

    def can(self, s: State, f: Speaker) -> bool:
        return self.glory(s, f) > 0

    def commutes(self) -> bool:
        """Other abilities may add dice: the player decides what comes first."""
        return False

    def run(self, s: State, f: Ability) -> int:
        s.gain_glory(f.you, self.glory(s, f))
        return NEXT


def _tell_collect(teller: Teller, step: Collect) -> Clause:
    return Clause(f"gain 1 Glory for every {step.classes} classes among your dice, wherever they are")


register_phrase(Collect, "en", _tell_collect)
tell_worth(Collect, 1.2)  # to bots, in Glory

# -- dice and cards --------------------------------------------------------------------------------

QUOLLECTOR = creature_die("Quollector", "Q1, Q1, Q2, C 1/1/3, C 1/2/3 *, C 2/2/5 **", ("#5d4037", "#ffe082"))
CURIO = spell_die("Curio", "Q1, Q2, Q2, S, S, S *", ("#00695c", "#ffe082"))

CARDS = [
    card(CURIO, "Charm", 3, cast(capture(up_to(1, dice(wilds, cost_at_most(3)))))),
    card(
        QUOLLECTOR, "", 4,
        when(scores(it), Collect(4)),
        glory=1,
    ),
    card(
        QUOLLECTOR, "Strong", 5,
        at_burst(when(summoned(it), capture(up_to(1, dice(wilds, cost_at_most(2))))), 1),
        at_burst(when(summoned(it), capture(up_to(1, dice(wilds, cost_at_most(4))))), 2),
        glory=2,
    ),
    card(
        QUOLLECTOR, "Mighty", 6,
        has(defense(count(creatures(opponents)))),
        when(scores(it), Collect(3)),
        glory=2,
    ),
]  # fmt: skip

BOX = Box(
    "quollectors", "The Quollectors", 2026, CARDS,
    wilds={
        "cabinet-of-quriosities": [
            "Mighty Quollector", "Curio Charm", "base/scavenging-goblin", "base/deathdealer",
            "base/mighty-ghostly-spirit", "base/mighty-witching-hag", "base/strong-defender-of-the-pale",
            "base/quake-dragon", "base/growth-cantrip", "base/shaping-incantation",
        ]
    },
    why={"cabinet-of-quriosities": "One of each, please: extra captures, free captures, and Glory for not culling."},
)  # fmt: skip
