"""Fixed positions and the number of ways on from each: option by option, draws and rolls included, to a few depths.

Like the move counts of chess programs: a rule that lets one option more or less through changes them.
"""

from __future__ import annotations

from quarriors import CALLER, Game, deal, read_position, write_position
from tests.table import table

#: How deep each position is counted: as far as stays in the thousands.
_LIMIT = 6000


def positions() -> dict[str, Game]:
    """The positions by name, chance left to the caller."""
    set_up = {
        "immediate effects": table(
            "Questing Wizard", "Growth Incantation", "Victory Cantrip",
            turn="Quinn, ready",
            quinn="bag: 2 Portal, Assistant; used: Basic Quiddity; active: Assistant R * fresh, Portal D2 fresh, "
            "Questing Wizard Q2 * fresh, Growth S fresh, Victory R+D1 fresh, Quake Dragon Q3|R fresh",
            monique="bag: 6 Basic Quiddity",
        ),
        "immediate effects, classic": table(
            "Mighty Questing Wizard", "Growth Spell",
            turn="Quinn, immediate",
            rules="edition=classic",
            quinn="bag: 2 Portal; active: Portal D2 fresh, Portal D1 fresh, Questing Wizard Q1+D1 fresh, "
            "Growth S fresh",
            monique="bag: 6 Basic Quiddity",
        ),
        "summoning": table(
            "Mighty Warrior of the Quay", "Scavenging Goblin", "Death Charm", "Mighty Defender of the Pale",
            turn="Quinn, ready",
            quinn="active: 4 Basic Quiddity Q1, Warrior of the Quay C 1/2/3, Warrior of the Quay C 2/3/4, "
            "Scavenging Goblin C 1/2/2 *, Death S *, Death S **; used: 6 Basic Quiddity",
            monique="ready: Warrior of the Quay C 1/2/3, Defender of the Pale C 1/1/5 *; bag: 6 Basic Quiddity",
        ),
        "paying by hand": table(
            "Growth Cantrip",
            turn="Quinn, capture, quiddity 1, captures 2",
            rules="captures=2",
            quinn="active: 2 Basic Quiddity Q1, Basic Quiddity Q2, Portal Q1; used: 4 Assistant",
            monique="bag: 6 Basic Quiddity",
        ),
        "an attack with reactions": table(
            "Life Incantation", "Mighty Witching Hag", "Mighty Deathdealer", "Shaping Cantrip", "Quake Dragon",
            turn="Quinn, ready",
            quinn="ready: Deathdealer C 2/4/4, Deathdealer C 1/3/2, Quake Dragon C 1/4/4, Witching Hag C 2/4/5; "
            "active: Basic Quiddity Q1; used: 5 Assistant",
            monique="ready: Witching Hag C 1/3/3, 2 Assistant C 1/1/2, Life S, Shaping S; bag: 6 Basic Quiddity",
            clark="ready: Scavenging Goblin C 1/2/2, Witching Hag C 2/4/5, Shaping S; bag: 6 Basic Quiddity",
        ),
        "an attack, classic": table(
            "Life Charm", "Ghostly Spirit", "Mighty Scavenging Goblin", "Strong Warrior of the Quay",
            turn="Quinn, ready",
            rules="edition=classic",
            quinn="ready: Warrior of the Quay C 2/3/4, Warrior of the Quay C 1/2/3, Scavenging Goblin C 1/2/2; "
            "active: Ghostly Spirit C 1/2/2, 2 Basic Quiddity Q1; used: 5 Assistant",
            monique="ready: Ghostly Spirit C 1/2/2, Ghostly Spirit C 2/3/3, Scavenging Goblin C 1/2/2 *, Life S; "
            "bag: 6 Basic Quiddity; used: Basic Quiddity",
        ),
        "scoring": table(
            "Strong Devotee of the Holy Query", "Strong Witching Hag", "Deathdealer", "Shaping Incantation",
            turn="Quinn, score",
            quinn="ready: Devotee of the Holy Query C 2/2/4 *, Witching Hag C 1/3/3 (Shaping S), Deathdealer C 1/3/2; "
            "used: 2 Basic Quiddity, Assistant; bag: 6 Basic Quiddity",
            monique="used: Assistant, Basic Quiddity; bag: 6 Basic Quiddity",
        ),
        "expert culling": table(
            "Strong Questing Wizard", "Strong Defender of the Pale", "Victory Cantrip",
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="ready: Questing Wizard C 1/2/5 (Victory S), Defender of the Pale C 3/2/8 **, Assistant C 1/1/2; "
            "used: 2 Basic Quiddity, Assistant; bag: Assistant, 2 Basic Quiddity",
            monique="bag: 6 Basic Quiddity",
        ),
        "a copying Ooze": table(
            "Strong Primordial Ooze", "Mighty Ghostly Spirit", "Mighty Devotee of the Holy Query", "Death Incantation",
            turn="Quinn, ready",
            quinn="active: Primordial Ooze C 2/?/?, 2 Basic Quiddity Q2; ready: Death S **; used: 5 Assistant",
            monique="ready: Ghostly Spirit C 2/3/3, Devotee of the Holy Query C 2/2/4 *, "
            "Devotee of the Holy Query C 1/0/3; bag: 6 Basic Quiddity",
        ),
        "Corrupted Quiddity": table(
            "Corrupted Deathdealer", "Corruption Incantation", "Corrupted Scavenging Goblin", "Demonic Overlord",
            turn="Quinn, ready",
            quinn="glory 3; active: Corruption S, Scavenging Goblin C 1/2/2 *, Basic Quiddity Q1, "
            "Corrupted Quiddity Q1; used: Corrupted Quiddity; ready: Deathdealer C 1/3/2, Corruption S",
            monique="glory 1; used: 2 Corrupted Quiddity; ready: Assistant C 1/1/2; bag: 6 Basic Quiddity",
            clark="bag: 6 Basic Quiddity",
        ),
        "an attack with Immunity": table(
            "Heavenly Seraph", "Strong Gnome Barbarian", "Voodoo Doll", "Mighty Witching Hag", "Oblation Charm",
            turn="Quinn, ready",
            quinn="ready: Heavenly Seraph C 3/7/7 *, Voodoo Doll C 1/3/2, Witching Hag C 1/3/3; "
            "active: Basic Quiddity Q1; used: 5 Assistant",
            monique="ready: Gnome Barbarian C 1/1/3 *, Witching Hag C 2/4/5, Assistant C 1/1/2, Oblation S; "
            "bag: 6 Basic Quiddity",
        ),
        "locks": table(
            "Quaxos' Eye", "Strong Pink Eye Cyclops", "Mighty Frost Howler", "Chaos Charm", "Harmony Spell",
            turn="Quinn, ready",
            quinn="active: Quaxos' Eye L *, Pink Eye Cyclops L **, 3 Basic Quiddity Q1, Chaos S; "
            "locked: Frost Howler L *; ready: Harmony S; used: 5 Assistant; bag: 2 Assistant",
            monique="ready: Pink Eye Cyclops C 1/4/3; locked: Quaxos' Eye L *; bag: 6 Basic Quiddity",
            clark="ready: Frost Howler C 2/5/6; bag: 6 Basic Quiddity",
        ),
        "a Challenge": table(
            "The Hunt For Exqualibur", "Knight of Quamelot", "Misdirection Cantrip", "Strong Manxome Minotaur",
            turn="Quinn, ready",
            quinn="ready: Knight of Quamelot C 2/5/6 *, Manxome Minotaur C 1/5/3, Squire C 0/1/1, Assistant C 1/1/2; "
            "active: Basic Quiddity Q1; used: 5 Assistant",
            monique="quest Exqualibur: Knight of Quamelot C 1/3/4, Squire C 0/1/1; ready: Misdirection S *; "
            "bag: 6 Basic Quiddity",
        ),
        "completing a quest": table(
            "The Search For Exqualibur", "Mighty Ancient Guide", "Strong Riddling Sphinx", "Relic Rustler",
            turn="Quinn, score",
            quinn="quest Exqualibur: Riddling Sphinx C 1/2/4, Ancient Guide C 1/1/3 *; ready: Relic Rustler C 1/2/2; "
            "used: 2 Basic Quiddity, Assistant; bag: Assistant, 2 Basic Quiddity",
            monique="ready: Exqualibur A:Exqualibur, Assistant C 1/1/2; bag: 6 Basic Quiddity",
        ),
        "energies": table(
            "Lesser Archangel", "Greater Herald", "Lesser Boogieman", "Strong Black Cat", "Light Incantation",
            "Dark Spell", "Quartz Golem", "Assistant of Economics",
            turn="Quinn, ready",
            quinn="active: Large Quiddity Q2 light, Large Quiddity Q1 dark, Assistant ? fresh, Herald Q1 light, "
            "Quartz Golem C 1/1/5; ready: Herald C 1/1/3, Light S; used: Boogieman, Assistant",
            monique="ready: Black Cat C 2/3/3 *; bag: 4 Assistant",
        ),
    }  # fmt: skip
    opening = Game.new(["Quinn", "Monique"], deal(sets=["base"], seed=7, players=2), chance=CALLER)
    found = {"the opening": opening}
    for name, game in set_up.items():
        text = write_position(game)
        if name == "paying by hand":
            text = text.replace("players: Quinn,", "players: Quinn [pay_by_hand],")
        found[name] = read_position(text, chance=CALLER)
    return found


def ways(game: Game, depth: int) -> int:
    """How many sequences of that many options there are."""
    if game.over:
        return 0
    if depth == 1:
        return len(game.decision.options)
    total = 0
    for option in game.decision.options:
        copy = game.clone()
        copy.take(option)
        total += ways(copy, depth - 1)
    return total


def counted(game: Game) -> list[int]:
    """The numbers of ways to depth 1, 2, … until there are some thousands."""
    counts = [ways(game, 1)]
    while counts[-1] * len(counts) < _LIMIT and len(counts) < 12:
        more = ways(game, len(counts) + 1)
        if more > 4 * _LIMIT or not more:
            break
        counts.append(more)
    return counts


def lines() -> list[str]:
    return [f"{name}: {', '.join(map(str, counted(game)))}" for name, game in positions().items()]
