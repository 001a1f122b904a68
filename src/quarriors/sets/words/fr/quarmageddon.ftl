## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quarmageddon
about = L’Immunité : des Créatures hors d’atteinte des cartes adverses.
glance-1 = Une Créature qui a l’Immunité n’est pas affectée par les cartes adverses.
glance-2 = Une attaque peut la détruire comme toute autre Créature.

## Ready-made Wilds: a title, and a sentence on each.

wilds-untouchables = Les intouchables
wilds-untouchables-about = Quarmageddon : la moitié de ces Créatures peut avoir l’Immunité. Le Quake Dragon et le Death Incantation vous montrent à quoi elle sert.
