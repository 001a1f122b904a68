# The name of the game: it is never translated.
name = Quarriors
tagline = Lancia i dadi, evoca Creature, tienile in vita e guadagna Gloria.
unofficial = Una versione non ufficiale, fatta da giocatori per giocatori. L’editore non c’entra nulla.
# A link in the footer, where the documentation lies beside the page.
documentation = Documentazione
close = Chiudi
cancel = Annulla
loading = Un momento…
# A link to the first screen.
back-home = Torna all’inizio
# The title of the browser's tab.
page-title = { $page } – { $name }
# Two whole sentences, one after the other.
sentences = { $all } { $next }

## Zones and phases. They are labels: on the mat of a player, and above the table.

zone-bag = Sacchetto
zone-active = Active Pool
zone-ready = Ready Area
zone-locked = Locked Area
zone-spent = Spent Pile
zone-used = Used Pile
zone-aside = Da parte
zone-quest = Quest Area
# The same on narrow screens: one short word.
zone-brief-active = Active
zone-brief-ready = Ready
zone-brief-locked = Locked
zone-brief-spent = Spent
zone-brief-used = Used
zone-brief-aside = A parte
zone-brief-quest = Quest
wilds = Lande
quests = Missioni
phase-score = Punteggio
phase-roll = Lancio
phase-roll_and_ready = Lancio
phase-ready = Preparazione
phase-attack = Attacco
phase-capture = Cattura
phase-clean_up = Riordino
phases = Fasi del turno
turn = Turno { $turn }
glory = Gloria
glory-of = { $name }: { $glory } su { $goal } punti Gloria
quiddity = Quiddity
captures-left = { $captures ->
    [0] nessuna cattura rimasta
    [one] { $captures } cattura rimasta
   *[other] { $captures } catture rimaste
  }
empty = senza dadi

## Connection and faults

link-connecting = Connessione in corso…
link-waiting = Sei offline. Stiamo cercando di riconnetterti…
link-closed = Non c’è connessione.
link-bye = Il server si riavvia. Tornerà tra un momento.
# The title of the browser's tab while you have something to decide. $name is the name of the game.
your-turn-title = Tocca a te – { $name }
# A notification, while you look at something else.
your-turn = Tocca a te.
not-found = Qui non c’è niente.
trouble = Qualcosa è andato storto.
