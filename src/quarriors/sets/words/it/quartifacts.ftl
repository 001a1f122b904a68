## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quartifacts
about = Vai in Missione, con uno Squire, e porta a casa tesori.
glance-1 = Invece di attaccare, le tue Creature possono andare insieme in Missione. Gli Assistant restano a casa.
glance-2 = Se nel tuo prossimo turno sono ancora lì con livelli a sufficienza, guadagni la Gloria della Missione invece della loro, e lanci il suo dado.
glance-3 = Gli avversari possono sfidarti lì. Guadagnano 1 punto Gloria per ogni Creatura che distruggono, e possono prendere la Missione se non ne resta nessuna.
glance-4 = I Quartefatti sono tesori. Uniscili alle tue Creature.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-quest = Prima Missione
wilds-first-quest-about = Le tue prime Missioni: facili, con Creature che viaggiano bene e Quartefatti senza complicazioni.
wilds-grand-expedition = Grande spedizione
wilds-grand-expedition-about = Le Expedition usano Corrupted Quiddity, Immunità e Blocchi: Missioni per chi conosce ogni scatola.
