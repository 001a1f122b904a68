"""Tables set with the other boxes: Corruption, Locks, quests, Quartifacts, Light and Dark."""

from __future__ import annotations

from textual.app import App

from quarriors.cli.table.app import TableApp
from tests.cli.table.seats import seated
from tests.table import table

#: Cards of every box but Light vs. Dark, with long names, and three quests.
EVERYTHING = (
    "Corrupted Devotee of the Holy Query", "Key Master Lord of the Quarry", "Mighty Quake Dragon Mystic",
    "Strong Knight of Quamelot", "Quaxos' Eye", "Demonic Overlord", "Strong Poison Dart Frog",
    "Corruption Incantation", "Misdirection Incantation", "Chaos Incantation",
    "The Hunt For The Holy Quail", "The Search For Exqualibur", "The Quest For The Tri-Clops Skull",
)  # fmt: skip
#: The heaviest Wilds of Light vs. Dark with other boxes.
ENERGIES = (
    "Greater Archangel", "Lesser Herald", "Greater Quartz Golem", "Lesser Black Cat", "Boogieman", "Greater Queelzebub",
    "Mighty Quake Dragon Mystic", "Light Enchantment", "Dark Cantrip", "Chaos Charm",
)  # fmt: skip


def full() -> App[int]:
    """Four players, five basic cards, three quests: somebody is on each, and much is Locked or carried."""
    game = table(
        *EVERYTHING,
        turn="Quinn, ready, quiddity 6",
        quinn="glory 11; ready: Knight of Quamelot C 2/5/6 * (The Holy Quail A:Holy Quilt), Squire C 0/1/1, Chaos S; "
        "locked: Quake Dragon Mystic L *; active: Quake Dragon Mystic L *, Assistant C 1/1/2, 2 Basic Quiddity Q1, "
        "Corrupted Quiddity Q0, Devotee of the Holy Query C 1/0/3, Quaxos' Eye L **; bag: 4 Basic Quiddity",
        monique="glory 7; ready: Lord of the Quarry C 1/3/3, Assistant C 1/1/2; locked: Quaxos' Eye L **; "
        "quest Exqualibur: Knight of Quamelot C 1/3/4 (Exqualibur A:Quirky Quarterstaff), Quake Dragon Mystic C 1/2/3",
        clark="glory 9; quest The Tri-Clops Skull: Demonic Overlord C 2/5/5; bag: 3 Basic Quiddity",
        michael="glory 2; ready: Squire C 0/1/1, The Tri-Clops Skull A:Quaxos' Crystal; locked: Poison Dart Frog L *; "
        "quest The Holy Quail: Devotee of the Holy Query C 1/0/3; used: 3 Corrupted Quiddity",
    )
    return TableApp(seated(game))


def questing() -> App[int]:
    """Quinn may send Creatures to Exqualibur, where Monique's are."""
    game = table(
        *EVERYTHING[:10],
        "The Search For Exqualibur",
        turn="Quinn, attack",
        quinn="glory 4; ready: Knight of Quamelot C 2/5/6 *, Lord of the Quarry C 1/3/3, Assistant C 1/1/2; "
        "bag: 6 Basic Quiddity",
        monique="glory 7; ready: Demonic Overlord C 2/5/5; "
        "quest Exqualibur: Knight of Quamelot C 1/3/4 (Exqualibur A:Exqualibur), Quake Dragon Mystic C 1/2/3; "
        "bag: 6 Basic Quiddity",
    )
    return TableApp(seated(game))


def returning() -> App[int]:
    """Quinn's Creatures have done what the quest asks for, and others are to score."""
    game = table(
        *EVERYTHING[:10],
        "The Search For Exqualibur",
        turn="Quinn, score",
        quinn="glory 4; ready: Lord of the Quarry C 1/3/3; quest Exqualibur: Knight of Quamelot C 2/5/6 *; "
        "bag: 6 Basic Quiddity",
        monique="glory 7; ready: Demonic Overlord C 2/5/5; bag: 6 Basic Quiddity",
        dice="A:Exqualibur",
    )
    return TableApp(seated(game))


def locking() -> App[int]:
    """Quinn has two dice to Lock, and enough to UnLock Monique's."""
    game = table(
        "Qladiator",
        "Mighty Pink Eye Cyclops",
        "Quaxos' Eye",
        "Frost Howler",
        "Harmony Spell",
        turn="Quinn, ready, quiddity 3",
        quinn="glory 4; ready: Harmony S; locked: Frost Howler L *; active: Qladiator L *, Quaxos' Eye L **, "
        "Pink Eye Cyclops C 1/4/3, Assistant R * fresh; bag: 6 Basic Quiddity",
        monique="glory 7; ready: Qladiator C 2/6/5; locked: Pink Eye Cyclops L *; bag: 6 Basic Quiddity",
    )
    return TableApp(seated(game))


def shining() -> App[int]:
    """Light vs. Dark with other boxes: Quinn may capture at a discount and use an Anchored Spell."""
    game = table(
        *ENERGIES,
        turn="Quinn, capture, quiddity 2, light 2, dark 1",
        quinn="glory 4; ready: Archangel C 1/4/5, Herald C 1/1/3; active: Large Quiddity Q2 light, Black Cat Q1 dark; "
        "locked: Quake Dragon Mystic L *; bag: 4 Assistant",
        monique="glory 7; ready: Queelzebub C 1/5/4 (Dark S); bag: 4 Assistant; used: 2 Boogieman",
    )
    return TableApp(seated(game))


def choosing() -> App[int]:
    """Quinn has a Chaos Incantation: of one opponent of Quinn's choice Quinn chooses the defenders."""
    game = table(
        "Chaos Incantation",
        "Mighty Quake Dragon",
        turn="Quinn, attack",
        quinn="glory 4; ready: Chaos S, Quake Dragon C 1/4/4; bag: 6 Basic Quiddity",
        monique="glory 7; ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2; bag: 6 Basic Quiddity",
        clark="glory 2; ready: Assistant C 1/1/2; bag: 6 Basic Quiddity",
    )
    return TableApp(seated(game))
