## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Rise of the Demons
about = Corrupted Quiddity per i tuoi avversari, e demoni che hanno un prezzo.
glance-1 = La Corrupted Quiddity intasa il tuo sacchetto. Nessuno la cattura: la distribuiscono le carte.
glance-2 = Le Creature Corrupted e i demoni ti danno molto per poca Quiddity, e ti fanno pagare in altri modi.

## What players call dice whose last word would not tell them apart.

short-corrupted-quiddity = Corrupted

## Ready-made Wilds: a title, and a sentence on each.

wilds-poisoned-gifts = Doni avvelenati
wilds-poisoned-gifts-about = I tuoi primi demoni: rifila Corrupted Quiddity agli avversari, poi incassa con il Charm.
wilds-pact-with-demons = Patto con i demoni
wilds-pact-with-demons-about = Molta Gloria per poca Quiddity. Ma tutto ciò che qui è forte, prima o poi, fa male anche a te.
