## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Promo cards
about = Extra cards for the dice of other boxes.
glance-1 = Extra cards that you play with the dice of other boxes.

## Ready-made Wilds: a title, and a sentence on each.

wilds-family-reunion = Family reunion
wilds-family-reunion-about = Promo cards: Quaxos' Creatures can't hurt each other, and they grow with each one on the table, no matter whose it is.
