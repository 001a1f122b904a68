## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Carte promo
about = Carte in più per i dadi di altre scatole.
glance-1 = Carte in più, da giocare con i dadi di altre scatole.

## Ready-made Wilds: a title, and a sentence on each.

wilds-family-reunion = Riunione di famiglia
wilds-family-reunion-about = Carte promo: le Creature di Quaxos non si feriscono a vicenda, e crescono con ognuna che è in tavola, di chiunque sia.
