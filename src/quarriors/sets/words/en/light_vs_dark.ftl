## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Light vs. Dark
about = Two energies, Large dice and Anchored Spells.
glance-1 = Pay with Light Quiddity and Light cards cost less. Dark works the same way.
glance-2 = Draw two dice, or three from your third turn on, and roll your two Large Quiddity dice with them.
glance-3 = Some Creature cards in the Wilds have an Anchored Spell. Once on your turn, after scoring, you may use one and pay its price in Light or Dark.
glance-4 = You don't cull when you score.

## What players call dice whose last word would not tell them apart.

short-large-quiddity = Large

## Ready-made Wilds: a title, and a sentence on each.

wilds-day-and-night = Day and night
wilds-day-and-night-about = Just Light vs. Dark: three Light Creatures, three Dark ones, and Anchored Spells that everybody can afford.
wilds-twilight = Twilight
wilds-twilight-about = Light and Dark meet the base box: your energy decides what is cheap, and Goblins and Trolls take no side.
wilds-the-whole-shelf = The whole shelf
wilds-the-whole-shelf-about = Something from every box and all the rules at once, quests included. For players who want it all.
