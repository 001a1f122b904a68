## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Scatola base
about = Il gioco vero e proprio: Creature, Incantesimi e Quiddity.

## Ready-made Wilds: a title, and a sentence on each.

wilds-first-game = Prima partita
wilds-first-game-about = La tua prima partita: testi brevi, nessuna Reazione, nulla da unire.
wilds-war-of-words = Guerra di parole
wilds-war-of-words-about = Lancia Incantesimi su Creature e contro Incantesimi, e lascia che un Wizard li trasformi in Gloria.
wilds-no-quarter = Senza quartiere
wilds-no-quarter-about = Attacca! Distruggere Creature ti dà Quiddity e Gloria, e i tuoi Spirit ritornano.
wilds-dragon-hoard = Tesoro del drago
wilds-dragon-hoard-about = In grande e a caro prezzo: tranne le carte di base, tutto costa 5 Quiddity o più.
wilds-nine-lives = Nove vite
wilds-nine-lives-about = Quasi nulla resta distrutto a lungo.
