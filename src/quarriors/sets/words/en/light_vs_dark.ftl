## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Light vs. Dark
about = Two energies, Large dice, Anchored Spells.
glance-1 = Light and Dark Quiddity make cards of their energy cheaper.
glance-2 = You draw two dice, from your third turn on three, and roll two Large Quiddity dice with them.
glance-3 = Anchored Spells stand on Creature cards in the Wilds. On your own turn, after scoring, you may use one for its price in Light or Dark.
glance-4 = Scoring gives no culls.

## What players call dice whose last word would not tell them apart.

short-large-quiddity = Large

## Ready-made Wilds: a title, and a sentence on each.

wilds-day-and-night = Day and night
wilds-day-and-night-about = Light vs. Dark by itself: three Creatures of Light, three of Dark, and Anchored Spells that everybody can afford.
wilds-twilight = Twilight
wilds-twilight-about = Light and Dark among old acquaintances: energy decides what is cheap, and Goblins and Trolls belong to nobody.
wilds-the-whole-shelf = The whole shelf
wilds-the-whole-shelf-about = One thing from every box, all rules at once, quests included: for players who want to see everything meet.
