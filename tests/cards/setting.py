"""The table of a card test: as `tests.table`, and a die that is only named brings a quiet card of its class along."""

from __future__ import annotations

from quarriors import Game
from quarriors.sets.base import BOX
from tests import table as plain

#: The card of each class that meddles least.
_QUIET = [
    "Deathdealer", "Strong Defender of the Pale", "Devotee of the Holy Query", "Strong Ghostly Spirit",
    "Mighty Primordial Ooze", "Mighty Quake Dragon", "Questing Wizard", "Scavenging Goblin", "Warrior of the Quay",
    "Strong Witching Hag", "Death Cantrip", "Growth Charm", "Life Cantrip", "Shaping Charm", "Victory Incantation",
]  # fmt: skip


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
    """A game at a decision, with these cards in the Wilds and a quiet one for every other class on the table."""
    told = " ".join([quinn, monique, clark or "", michael or ""])
    named = [BOX.card(name) for name in cards]
    for name in _QUIET:
        quiet = BOX.card(name)
        if quiet.die.name in told and all(card.die is not quiet.die for card in named):
            named.append(quiet)
    return plain.table(
        *(card.name for card in named),
        turn=turn,
        rules=rules,
        dice=dice,
        quinn=quinn,
        monique=monique,
        clark=clark,
        michael=michael,
    )
