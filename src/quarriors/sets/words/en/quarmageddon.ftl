## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quarmageddon
about = Immunity: Creatures that rivals’ effects cannot reach.
glance-1 = Immunity: nothing that a rival’s card says does anything to that Creature.
glance-2 = Damage is no effect: in an attack it falls like any other.

## Ready-made Wilds: a title, and a sentence on each.

wilds-untouchables = Untouchables
wilds-untouchables-about = Quarmageddon: half of these Creatures can have Immunity, and the Quake Dragon and Death Incantation show what it is good for.
