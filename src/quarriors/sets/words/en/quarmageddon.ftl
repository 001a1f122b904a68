## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quarmageddon
about = Immunity: Creatures that your rivals’ cards can't touch.
glance-1 = A Creature with Immunity ignores what your rivals’ cards say.
glance-2 = An attack can still destroy it like any other Creature.

## Ready-made Wilds: a title, and a sentence on each.

wilds-untouchables = Untouchables
wilds-untouchables-about = Quarmageddon: half of these Creatures can have Immunity. The Quake Dragon and the Death Incantation show you why that helps.
