"""The table of a card test: as `tests.table`, and a die that is only named brings a quiet card of its class along."""

from __future__ import annotations

import re

from quarriors import Game
from tests import table as plain

#: The card of each class that meddles least.
_QUIET = [
    "Deathdealer", "Strong Defender of the Pale", "Devotee of the Holy Query", "Strong Ghostly Spirit",
    "Mighty Primordial Ooze", "Mighty Quake Dragon", "Questing Wizard", "Scavenging Goblin", "Warrior of the Quay",
    "Strong Witching Hag", "Death Cantrip", "Growth Charm", "Life Cantrip", "Shaping Charm", "Victory Incantation",
    "Lesser Demonic Overlord", "Corruption Charm",
    "Gnome Barbarian", "Strong Heavenly Seraph", "Lord of the Quarry", "Mischievous Imp", "Troll Behemoth",
    "Voodoo Doll", "Discriminating Spell", "Oblation Cantrip",
    "Frost Howler", "Pink Eye Cyclops", "Poison Dart Frog", "Qladiator", "Quake Dragon Mystic", "Quaxos' Eye",
    "Chaos Charm", "Harmony Charm",
    "Ancient Guide", "Knight of Quamelot", "Manxome Minotaur", "Relic Rustler", "Riddling Sphinx",
    "Misdirection Charm", "Quasar Charm",
    "Archangel", "Herald", "Quartz Golem", "Black Cat", "Boogieman", "Queelzebub", "Light Charm", "Dark Charm",
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
    named = [plain.find(name) for name in cards]
    for name in _QUIET:
        quiet = plain.find(name)
        if re.search(rf"\b{quiet.die.name}\b", told) and all(card.die is not quiet.die for card in named):
            named.append(quiet)
    if "Corrupted Quiddity" in told:
        named.append(plain.find("Corrupted Quiddity"))
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
