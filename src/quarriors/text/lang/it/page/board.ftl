## Il tavolo: di chi è il turno, etichette sui dadi, le ultime righe della cronaca

# In the rim of the table, behind "Turn 9 ·".
turn-yours = tocca a te
turn-of = tocca a { $name }
# The list of what happened last, beside the rival.
log-last = Che cosa è successo da poco

## What can be done with a die, in a word on a small tag below it

tag-summon = Evoca
tag-ready = Prepara
tag-cast = Lancia
tag-draw = Pesca
tag-both = Usa
tag-reroll = Ri-tira
tag-immediate = Usa
tag-turn = Gira
tag-lock = Blocca
tag-unlock = Sblocca
tag-spend = Spendi
tag-discard = Scarta
tag-defend = Difendi
tag-cull = Screma
tag-choose = Scegli
tag-use = Usa

## What somebody did, in a line of its own: their name, this verb, then dice as pictures

log-rolled = lancia
log-summoned = evoca
log-readied = prepara
log-cast = lancia
log-attached = unisce
log-attacked = attacca
log-captured = cattura
log-scored = fa punti
log-culled = screma
log-locked = blocca
log-unlocked = sblocca
log-lost-dice = perde
# The same, said to whoever reads it.
log-you-rolled = Lanci
log-you-summoned = Evochi
log-you-readied = Prepari
log-you-cast = Lanci
log-you-attached = Unisci
log-you-attacked = Attacchi
log-you-captured = Catturi
log-you-scored = Fai punti
log-you-culled = Scremi
log-you-locked = Blocchi
log-you-unlocked = Sblocchi
log-you-lost-dice = Perdi
