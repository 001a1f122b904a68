"""What is printed on dice and cards, written down a second time: the oracle reads these tables, not the boxes."""

from __future__ import annotations

#: The six faces of each class, in card order; the Assistants of Light vs. Dark have dice of their own.
FACES = {
    "Basic Quiddity": "Q1, Q1, Q1, Q1, Q1, Q2",
    "Assistant": "Q1, Q1, Q1, R *, C 1/1/2, C 1/1/2",
    "Portal": "Q1, D1, D1, D2, D2, D2",
    "Death": "Q1, Q2, Q2, S *, S *, S **",
    "Growth": "Q1, Q2, Q2, S, S, S",
    "Life": "Q1, Q2, Q2, S, S, S",
    "Shaping": "Q2, Q2, D2, S, S, S",
    "Victory": "Q1, Q2, Q2, R+D1, S, S",
    "Deathdealer": "Q1, Q2, Q2, C 1/3/2, C 1/3/2, C 2/4/4",
    "Defender of the Pale": "Q1, Q2, Q2, C 1/1/5 *, C 2/2/6 *, C 3/2/8 **",
    "Devotee of the Holy Query": "Q1, Q2, C 1/0/3, C 1/0/3, C 2/2/4, C 2/2/4 *",
    "Ghostly Spirit": "Q1, Q1, Q2, C 1/2/2, C 1/2/2, C 2/3/3",
    "Primordial Ooze": "Q1, Q2, Q2, C 2/?/?, C 2/?/?, C 2/?/?",
    "Quake Dragon": "Q1, Q2, Q3|R, C 1/4/4, C 2/6/6 *, C 3/8/7 **",
    "Questing Wizard": "Q1+D1, Q2, Q2 *, C 1/2/5, C 2/3/6, C 3/4/8 **",
    "Scavenging Goblin": "Q1, Q1, C 1/2/2, C 1/2/2, C 1/2/2 *, C 1/2/2 *",
    "Warrior of the Quay": "Q1, Q2, Q2, C 1/2/3, C 1/2/3, C 2/3/4",
    "Witching Hag": "Q1, Q2, Q2, C 1/3/3, C 1/3/3, C 2/4/5",
    # Rise of the Demons
    "Corrupted Quiddity": "Q1, Q1, Q1, Q0, Q0, ***",
    "Demonic Overlord": "Q1, Q2, Q2, C 2/5/5, C 3/7/6, C 4/10/7 *",
    "Corruption": "Q1, Q2, S, S, S, S",
    # Quarmageddon
    "Gnome Barbarian": "Q1, Q2, C 1/1/3 *, C 1/1/3 *, C 2/2/4, C 2/2/4",
    "Heavenly Seraph": "Q1, Q2, Q2, C 1/4/4, C 2/7/5, C 3/7/7 *",
    "Lord of the Quarry": "Q1, Q2, C 1/3/3, C 1/3/3, C 2/4/4 *, C 3/8/6",
    "Mischievous Imp": "Q1, Q2, Q2, C 1/1/1, C 2/2/2 *, C 3/3/3 **",
    "Troll Behemoth": "Q1, Q2, Q2 *, C 1/4/2 *, C 2/5/3, C 3/6/6",
    "Voodoo Doll": "Q1, Q2, Q2, C 1/3/2, C 2/4/3 *, C 3/6/4",
    "Discriminating": "Q1, Q2, D2, S, S, S",
    "Oblation": "Q1, Q2, Q2, S, S, S",
    # Quest of the Qladiator
    "Frost Howler": "Q1, Q2, C 2/5/6, C 3/6/8, L *, L **",
    "Pink Eye Cyclops": "Q1, Q2, C 1/4/3, C 2/6/4, L *, L **",
    "Poison Dart Frog": "Q1, Q2, C 1/3/1, C 1/3/1, L *, L **",
    "Qladiator": "Q1, Q2, C 2/6/5, C 3/8/6, L *, L **",
    "Quake Dragon Mystic": "Q1, Q2, C 1/2/3, C 2/4/5, L *, L **",
    "Quaxos' Eye": "Q1, Q2, C 1/1/3, C 1/2/4, L *, L **",
    "Chaos": "Q1, Q2, Q2, S, S, S",
    "Harmony": "Q1, Q2, Q2, S, S, S",
    # Quartifacts
    "Squire": "Q1, Q1, Q1, C 0/1/1, C 0/1/1, C 0/1/1",
    "Ancient Guide": "Q1, Q1, D1, C 1/1/2, C 1/1/3 *, C 2/2/4 *",
    "Knight of Quamelot": "Q1, Q2, Q2, C 1/3/4, C 2/5/6 *, C 3/6/8 **",
    "Manxome Minotaur": "Q1, Q2, Q2, C 1/5/3, C 2/7/5 *, C 3/9/7 **",
    "Relic Rustler": "Q1, Q2, D1, C 1/2/2, C 1/2/2 *, C 2/3/3 *",
    "Riddling Sphinx": "Q1, Q2, Q2, C 1/2/4, C 2/3/5 *, C 3/4/7 **",
    "Misdirection": "Q1, Q2, Q2, S, S, S *",
    "Quasar": "Q1, Q2, Q2, S, S *, S **",
    "The Holy Quail": "Q2, D1, ?, A:Holy Quail, A:Holy Quill, A:Holy Quilt",
    "Exqualibur": "Q3, D2, ?, A:Exqualibur, A:Quicksilver Quiver, A:Quirky Quarterstaff",
    "The Tri-Clops Skull": "Q4, D2, ?, A:Tri-Clops Skull, A:Quaxos' Crystal, A:Quown of Quiana",
    # Light vs. Dark
    "Large Quiddity": "Q2, Q3, Q1 light, Q2 light, Q1 dark, Q2 dark",
    "Assistant of": "Q1, Q1, Q1, ?, C 1/1/2, C 1/1/2",
    "Archangel": "Q1 light, Q2 light, Q2 light, C 1/4/5, C 2/6/6 *, C 3/7/8 **",
    "Herald": "Q1 light, Q1 light, Q2 light, C 1/1/3, C 1/1/3, C 2/2/4 *",
    "Quartz Golem": "Q1 light, Q2 light, Q2 light, C 1/1/5, C 2/2/6 *, C 3/3/8 **",
    "Black Cat": "Q1 dark, Q1 dark, Q2 dark, C 1/2/2, C 1/2/2, C 2/3/3 *",
    "Boogieman": "Q1 dark, Q2 dark, Q2 dark, C 1/3/3, C 2/5/3 *, C 3/6/5 **",
    "Queelzebub": "Q1 dark, Q2 dark, Q2 dark, C 1/5/4, C 2/7/5 *, C 3/8/7 **",
    "Light": "Q1 light, Q2 light, Q2 light, S, S, S *",
    "Dark": "Q1 dark, Q2 dark, Q2 dark, S, S, S *",
}

#: Cost and Glory of every card, 0 where it has none. For a quest it is the Glory of completing it.
CARDS = {
    "Basic Quiddity": (0, 0), "Assistant": (1, 1), "Portal": (4, 0),
    "Death Cantrip": (4, 0), "Death Charm": (5, 0), "Death Incantation": (5, 0), "Death Spell": (6, 0),
    "Growth Cantrip": (3, 0), "Growth Charm": (5, 0), "Growth Incantation": (5, 0), "Growth Spell": (4, 0),
    "Life Cantrip": (3, 0), "Life Charm": (3, 0), "Life Incantation": (4, 0), "Life Spell": (4, 0),
    "Shaping Cantrip": (4, 0), "Shaping Charm": (3, 0), "Shaping Incantation": (4, 0), "Shaping Spell": (3, 0),
    "Victory Cantrip": (3, 0), "Victory Charm": (5, 0), "Victory Incantation": (9, 0), "Victory Spell": (7, 0),
    "Deathdealer": (3, 2), "Strong Deathdealer": (6, 2), "Mighty Deathdealer": (6, 2),
    "Defender of the Pale": (5, 2), "Strong Defender of the Pale": (6, 3), "Mighty Defender of the Pale": (6, 3),
    "Devotee of the Holy Query": (3, 2), "Strong Devotee of the Holy Query": (4, 2),
    "Mighty Devotee of the Holy Query": (4, 2),
    "Ghostly Spirit": (3, 2), "Strong Ghostly Spirit": (4, 2), "Mighty Ghostly Spirit": (4, 2),
    "Primordial Ooze": (8, 2), "Strong Primordial Ooze": (7, 2), "Mighty Primordial Ooze": (5, 3),
    "Quake Dragon": (8, 4), "Strong Quake Dragon": (9, 3), "Mighty Quake Dragon": (9, 4),
    "Questing Wizard": (7, 3), "Strong Questing Wizard": (8, 3), "Mighty Questing Wizard": (8, 4),
    "Scavenging Goblin": (2, 2), "Strong Scavenging Goblin": (3, 2), "Mighty Scavenging Goblin": (3, 2),
    "Warrior of the Quay": (4, 2), "Strong Warrior of the Quay": (5, 2), "Mighty Warrior of the Quay": (4, 3),
    "Witching Hag": (5, 3), "Strong Witching Hag": (5, 3), "Mighty Witching Hag": (5, 3),
    # Rise of the Demons
    "Corrupted Quiddity": (0, 0), "Demonic Overlord": (8, 5), "Lesser Demonic Overlord": (8, 4),
    "Strong Demonic Overlord": (9, 4), "Mighty Demonic Overlord": (9, 5), "Corruption Cantrip": (2, 0),
    "Corruption Charm": (2, 0), "Corruption Incantation": (6, 0), "Corruption Spell": (3, 0),
    "Corrupted Deathdealer": (3, 4), "Corrupted Defender of the Pale": (6, 2),
    "Corrupted Devotee of the Holy Query": (3, 2), "Corrupted Ghostly Spirit": (4, 3),
    "Corrupted Primordial Ooze": (6, 2), "Corrupted Quake Dragon": (9, 4), "Corrupted Questing Wizard": (8, 3),
    "Corrupted Scavenging Goblin": (3, 2), "Corrupted Warrior of the Quay": (4, 2), "Corrupted Witching Hag": (5, 3),
    # Quarmageddon
    "Gnome Barbarian": (4, 2), "Strong Gnome Barbarian": (5, 2), "Mighty Gnome Barbarian": (5, 3),
    "Heavenly Seraph": (7, 3), "Strong Heavenly Seraph": (7, 3), "Mighty Heavenly Seraph": (8, 4),
    "Lord of the Quarry": (7, 3), "Strong Lord of the Quarry": (8, 3), "Mighty Lord of the Quarry": (8, 4),
    "Mischievous Imp": (2, 2), "Strong Mischievous Imp": (4, 2), "Mighty Mischievous Imp": (5, 2),
    "Troll Behemoth": (6, 3), "Strong Troll Behemoth": (6, 3), "Mighty Troll Behemoth": (7, 3), "Voodoo Doll": (5, 2),
    "Strong Voodoo Doll": (5, 2), "Mighty Voodoo Doll": (6, 2), "Discriminating Cantrip": (4, 0),
    "Discriminating Charm": (4, 0), "Discriminating Incantation": (3, 0), "Discriminating Spell": (3, 0),
    "Oblation Cantrip": (3, 0), "Oblation Charm": (5, 0), "Oblation Incantation": (2, 0), "Oblation Spell": (2, 0),
    # Quest of the Qladiator
    "Frost Howler": (7, 2), "Strong Frost Howler": (7, 3), "Mighty Frost Howler": (8, 3), "Pink Eye Cyclops": (5, 3),
    "Strong Pink Eye Cyclops": (6, 2), "Mighty Pink Eye Cyclops": (7, 4), "Poison Dart Frog": (3, 3),
    "Strong Poison Dart Frog": (2, 4), "Mighty Poison Dart Frog": (3, 2), "Qladiator": (6, 3),
    "Strong Qladiator": (7, 3), "Mighty Qladiator": (8, 3), "Quake Dragon Mystic": (4, 3),
    "Strong Quake Dragon Mystic": (4, 3), "Mighty Quake Dragon Mystic": (6, 3), "Quaxos' Eye": (3, 3),
    "Strong Quaxos' Eye": (3, 2), "Mighty Quaxos' Eye": (3, 2), "Chaos Cantrip": (7, 0), "Chaos Charm": (5, 0),
    "Chaos Incantation": (5, 0), "Chaos Spell": (3, 0), "Harmony Cantrip": (5, 0), "Harmony Charm": (3, 0),
    "Harmony Incantation": (4, 0), "Harmony Spell": (3, 0),
    # Quartifacts
    "Squire": (1, 1), "Ancient Guide": (2, 2), "Strong Ancient Guide": (3, 2), "Mighty Ancient Guide": (3, 2),
    "Knight of Quamelot": (7, 3), "Strong Knight of Quamelot": (7, 3), "Mighty Knight of Quamelot": (7, 3),
    "Manxome Minotaur": (8, 4), "Strong Manxome Minotaur": (8, 3), "Mighty Manxome Minotaur": (9, 4),
    "Relic Rustler": (4, 2), "Strong Relic Rustler": (4, 2), "Mighty Relic Rustler": (5, 2),
    "Riddling Sphinx": (5, 2), "Strong Riddling Sphinx": (6, 3), "Mighty Riddling Sphinx": (6, 3),
    "Misdirection Cantrip": (2, 0), "Misdirection Charm": (3, 0), "Misdirection Incantation": (6, 0),
    "Misdirection Spell": (4, 0), "Quasar Cantrip": (3, 0), "Quasar Charm": (3, 0), "Quasar Incantation": (6, 0),
    "Quasar Spell": (6, 0), "The Hunt For The Holy Quail": (0, 2), "The Search For The Holy Quail": (0, 2),
    "The Expedition For The Holy Quail": (0, 2), "The Quest For The Holy Quail": (0, 2),
    "The Hunt For Exqualibur": (0, 3), "The Search For Exqualibur": (0, 3), "The Expedition For Exqualibur": (0, 3),
    "The Quest For Exqualibur": (0, 3), "The Hunt For The Tri-Clops Skull": (0, 4),
    "The Search For The Tri-Clops Skull": (0, 4), "The Expedition For The Tri-Clops Skull": (0, 4),
    "The Quest For The Tri-Clops Skull": (0, 4),
    # Light vs. Dark
    "Large Quiddity": (0, 0), "Assistant of Acquisition": (1, 1), "Assistant of Economics": (1, 1),
    "Assistant of Logistics": (1, 1), "Archangel": (8, 3), "Lesser Archangel": (8, 3), "Greater Archangel": (9, 4),
    "Strong Archangel": (8, 3), "Mighty Archangel": (8, 3), "Herald": (3, 2), "Lesser Herald": (3, 2),
    "Greater Herald": (4, 2), "Strong Herald": (3, 2), "Mighty Herald": (4, 2), "Quartz Golem": (5, 2),
    "Lesser Quartz Golem": (5, 2), "Greater Quartz Golem": (6, 3), "Strong Quartz Golem": (5, 2),
    "Mighty Quartz Golem": (6, 3), "Black Cat": (3, 2), "Lesser Black Cat": (3, 2), "Greater Black Cat": (4, 2),
    "Strong Black Cat": (4, 2), "Mighty Black Cat": (4, 2), "Boogieman": (5, 2), "Lesser Boogieman": (5, 2),
    "Greater Boogieman": (6, 3), "Strong Boogieman": (5, 2), "Mighty Boogieman": (6, 3), "Queelzebub": (8, 3),
    "Lesser Queelzebub": (8, 3), "Greater Queelzebub": (9, 4), "Strong Queelzebub": (8, 3),
    "Mighty Queelzebub": (8, 3), "Light Cantrip": (3, 0), "Light Charm": (3, 0), "Light Enchantment": (5, 0),
    "Light Incantation": (4, 0), "Light Spell": (4, 0), "Dark Cantrip": (3, 0), "Dark Charm": (4, 0),
    "Dark Enchantment": (6, 0), "Dark Incantation": (4, 0), "Dark Spell": (5, 0),
    # Promos
    "Quaxos' Quake Dragon": (9, 3), "Quaxos' Scavenging Goblin": (3, 2), "Quaxos' Warrior of the Quay": (5, 2),
    "Ghost of X-Mas Past": (4, 2), "Ghost of X-Mas Present": (4, 2), "Ghost of X-Mas Future": (4, 2),
    "Multiplying Mischievous Imp": (3, 2), "Key Master Lord of the Quarry": (7, 3),
}  # fmt: skip

#: Classes of Light and of Dark; with some of that energy in the payment a capture costs 1 less.
ENERGIES = {
    "Archangel": "light", "Herald": "light", "Quartz Golem": "light", "Light": "light",
    "Black Cat": "dark", "Boogieman": "dark", "Queelzebub": "dark", "Dark": "dark",
}  # fmt: skip

#: Dice of a class on its card, and in the bags or beside them for each player; five and none if nothing is said.
NUMBERS = {
    "Basic Quiddity": (0, 8), "Assistant": (2, 4), "Assistant of": (0, 4), "Corrupted Quiddity": (10, 0),
    "Large Quiddity": (0, 2), "The Holy Quail": (2, 0), "Exqualibur": (2, 0), "The Tri-Clops Skull": (2, 0),
}  # fmt: skip


def print_of(card: str, klass: str) -> str:
    """The name under which the dice of a card stand in these tables."""
    return "Assistant of" if card.startswith("Assistant of ") else klass


def faces_of(card: str, klass: str) -> list[str]:
    """The six faces of the dice of a card."""
    return FACES[print_of(card, klass)].split(", ")
