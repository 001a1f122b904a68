## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Quest of the Qladiator
about = Blocchi: dadi che continuano ad agire dalla tua Locked Area.
glance-1 = Una volta per turno, puoi bloccare gratuitamente un dado che mostra un Blocco. Nella tua Locked Area continua ad agire, ma non attacca, non difende e non va a punti.
glance-2 = Se un dado mostra un Blocco quando attacchi e in questo turno non ne hai bloccato nessuno, devi bloccarne uno.
glance-3 = Durante il tuo turno, paga 2 Quiddity per sbloccare un dado bloccato in precedenza, di chiunque sia. Un nuovo Blocco sostituisce quello vecchio.

## Ready-made Wilds: a title, and a sentence on each.

wilds-under-lock-and-key = Sotto chiave
wilds-under-lock-and-key-about = Quest of the Qladiator: blocca ciò che non puoi evocare, e domina il tavolo dalla tua Locked Area.
wilds-jailbreak = Evasione
wilds-jailbreak-about = Blocchi dappertutto, e tre modi per scassinarli: il Key Master, l’Eye e tanto Chaos.
