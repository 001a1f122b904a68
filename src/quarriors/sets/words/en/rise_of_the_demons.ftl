## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Rise of the Demons
about = Corrupted Quiddity for your rivals, Demons with a price.
glance-1 = Corrupted Quiddity clogs bags. Nobody captures it: effects hand it out.
glance-2 = Corrupted Creatures and Demons: much for little, at a price.

## What players call dice whose last word would not tell them apart.

short-corrupted-quiddity = Corrupted

## Ready-made Wilds: a title, and a sentence on each.

wilds-poisoned-gifts = Poisoned gifts
wilds-poisoned-gifts-about = Rise of the Demons for the first time: hand your rivals Corrupted Quiddity, then cash it in with the Charm.
wilds-pact-with-demons = Pact with demons
wilds-pact-with-demons-about = Much Glory for little Quiddity, at a price: everything here that is strong also harms you, sooner or later.
