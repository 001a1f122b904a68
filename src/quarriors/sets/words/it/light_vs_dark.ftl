## What the box says of itself: its name on a shelf, what it brings, its rules at a glance.

name = Light vs. Dark
about = Due energie, dadi Large e Incantesimi Ancorati.
glance-1 = Se paghi con Quiddity della Luce, le carte della Luce costano meno. Lo stesso vale per le Tenebre.
glance-2 = Pesca due dadi, o tre dal tuo terzo turno in poi, e lanciali con i tuoi due dadi Large Quiddity.
glance-3 = Alcune Carte Creatura nelle Lande hanno un Incantesimo Ancorato. Una volta durante il tuo turno, dopo il punteggio, puoi usarne uno e pagarlo con la Luce o con le Tenebre.
glance-4 = Andare a punti non concede scremature.

## What players call dice whose last word would not tell them apart.

short-large-quiddity = Large

## Ready-made Wilds: a title, and a sentence on each.

wilds-day-and-night = Giorno e notte
wilds-day-and-night-about = Solo Light vs. Dark: tre Creature della Luce, tre delle Tenebre, e Incantesimi Ancorati alla portata di tutti.
wilds-twilight = Crepuscolo
wilds-twilight-about = Luce e Tenebre incontrano la scatola base: la tua energia decide che cosa costa poco, e Goblin e Troll non si schierano.
wilds-the-whole-shelf = Tutto lo scaffale
wilds-the-whole-shelf-about = Qualcosa da ogni scatola e tutte le regole insieme, Missioni comprese. Per chi vuole tutto.
