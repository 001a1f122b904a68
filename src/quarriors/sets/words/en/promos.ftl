## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Promo cards
about = Single cards for dice of the other boxes.
glance-1 = Single cards, played with dice of the other boxes.

## Ready-made Wilds: a title, and a sentence on each.

wilds-family-reunion = Family reunion
wilds-family-reunion-about = Promo cards: Quaxos' Creatures cannot hurt each other, and grow with each one on the table, whoever's it is.
