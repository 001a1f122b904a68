## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quarmageddon
about = Immunità: Creature che le carte avversarie non possono toccare.
glance-1 = Una Creatura con Immunità ignora ciò che dicono le carte avversarie.
glance-2 = Un attacco può comunque distruggerla, come ogni altra Creatura.

## Ready-made Wilds: a title, and a sentence on each.

wilds-untouchables = Intoccabili
wilds-untouchables-about = Quarmageddon: metà di queste Creature può avere Immunità. Il Quake Dragon e il Death Incantation ti mostrano a che cosa serve.
