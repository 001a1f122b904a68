"""The table that our rule tests sit at: `quarriors.testing` with the same quiet cards in every test."""

from __future__ import annotations

from functools import partial

from quarriors import Game
from quarriors.engine.box import Box
from quarriors.sets import box, shelf
from quarriors.testing import die, find_die, kinds, pile, take
from quarriors.testing import find_card as find
from quarriors.testing import table as table_with
from quarriors.testing import wilds_with as wilds_with_fillers

#: Every box of ours, in the order in which a name is looked for.
BOXES: list[Box] = [box(id) for id in shelf.OURS]

#: Cards that fill the Wilds up where a test does not care: one per class, as quiet as the class has.
FILLERS = (
    "Scavenging Goblin", "Devotee of the Holy Query", "Deathdealer", "Mighty Quake Dragon", "Questing Wizard",
    "Warrior of the Quay", "Strong Witching Hag", "Strong Defender of the Pale", "Strong Ghostly Spirit",
    "Mighty Primordial Ooze", "Growth Charm", "Victory Incantation", "Shaping Charm", "Death Cantrip",
    "Life Cantrip", "Assistant of Logistics",
)  # fmt: skip

laid_out = partial(wilds_with_fillers, fillers=FILLERS)


def table(
    *cards: str,
    turn: str = "Quinn, ready",
    rules: str = "",
    dice: str = "",
    quinn: str = "",
    monique: str = "",
    clark: str | None = None,
    michael: str | None = None,
) -> Game:
    """As `quarriors.testing.table`, with our fillers."""
    return table_with(
        *cards, turn=turn, rules=rules, dice=dice, quinn=quinn, monique=monique, clark=clark, michael=michael,
        fillers=FILLERS,
    )  # fmt: skip


def wilds_with(*cards: str) -> list[str]:
    """Names of ten cards or more: the given ones, and fillers of other classes."""
    return [card.name for card in laid_out(*cards).cards if card.kind != "basic"]


__all__ = ["BOXES", "FILLERS", "die", "find", "find_die", "kinds", "laid_out", "pile", "table", "take", "wilds_with"]
