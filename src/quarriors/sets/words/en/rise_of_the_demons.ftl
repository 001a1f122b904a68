## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Rise of the Demons
about = Corrupted Quiddity for your rivals, and Demons with a price.
glance-1 = Corrupted Quiddity clogs your bag. Nobody captures it: cards hand it out.
glance-2 = Corrupted Creatures and Demons give you a lot for little Quiddity, and make you pay in other ways.

## What players call dice whose last word would not tell them apart.

short-corrupted-quiddity = Corrupted

## Ready-made Wilds: a title, and a sentence on each.

wilds-poisoned-gifts = Poisoned gifts
wilds-poisoned-gifts-about = Your first demons: hand your rivals Corrupted Quiddity, then cash it in with the Charm.
wilds-pact-with-demons = Pact with demons
wilds-pact-with-demons-about = A lot of Glory for little Quiddity. But everything strong here hurts you too, sooner or later.
