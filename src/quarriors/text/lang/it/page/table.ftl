## The table

table = Tavolo
mat-of = Plancia di { $name }
# Behind your own name.
mat-yours = tu
# Above a question, when several people play at this device.
decides = Decide { $name }
thinking = { $name } pensa…
sending = Invio…
options = Che cosa puoi fare
# Above a question: the card that asks.
about-card = lo chiede { $card }
skip = Salta
skip-about = Vai subito al risultato
undo = Annulla mossa
log = Cronaca
log-empty = Non è ancora successo nulla.
# Behind a line of the log that no longer counts.
taken-back = annullato
total-made-up = Da dove viene il totale
settings = Impostazioni
resign = Abbandona
resign-question = Vuoi abbandonare questa partita? Non potrai tornare indietro.
resign-do = Abbandona
resign-for = { $name } abbandona
zone-dice = { $dice ->
    [one] { $zone }: { $dice } dado
   *[other] { $zone }: { $dice } dadi
  }
pile-all = { $zone }: tutti i dadi
bag-of = Sacchetto di { $name }
# So many dice of a card, in a list.
heap = { $dice } × { $card }
attack-against = contro { $name }: { $total }
# Marks beside the name of a player.
winner-mark = vince
bot-mark = bot
away-mark = assente
resigned-mark = ha abbandonato
active-mark = di turno
glory-track = Segnapunti
# A button that opens the whole mat of a player.
unfold = Mostra la plancia di { $name }
dice-left = { $dice ->
    [0] nessun dado rimasto
    [one] { $dice } dado rimasto
   *[other] { $dice } dadi rimasti
  }
quiddity-light = Quiddity della Luce
quiddity-dark = Quiddity delle Tenebre
# $what is a die or a card that you clicked.
choose-for = Che cosa vuoi fare con { $what }?

## What is being shown

what-happens = Che cosa succede
dice-roll = I dadi rotolano…
pause = Pausa
go-on = Continua
step = Avanti
# On the button above.
go-on-about = Finisce quello che si vede. Fanno lo stesso la barra spaziatrice o un clic dove vuoi.
hold-to-run = Tieni premuto per accelerare
fight-title = { $name } attacca!
# The same, said to the one who attacks.
fight-title-you = Vai all’attacco!
# Quests belong to one box. $quest is the name of a card.
fight-quest-title = Una Sfida! { $name } combatte per { $quest }.
fight-quest-title-you = Una Sfida! Combatti per { $quest }.
fight-total = attacco totale
fight-attackers = Attaccanti
# How a defender fares. $took is the attack that it faces.
fight-holds = L’attacco di { $took } è troppo debole contro una difesa di { $defense }.
fight-falls = L’attacco di { $took } supera una difesa di { $defense }.
fight-falls-to-card = L’attacco di { $took } è troppo debole contro una difesa di { $defense }, ma una carta distrugge la Creatura.
fight-saved = L’attacco di { $took } supera una difesa di { $defense }, ma la Creatura è salva.
fight-saved-from-card = Una carta distruggerebbe la Creatura, ma è salva.
fight-unharmed = L’attacco di { $took } non infligge danni.
fight-raised = L’attacco aumenta: ora ne resta { $left }
fight-nobody = Nessuna Creatura difende.
fight-not-yet = Deve ancora difendersi
fight-past = La difesa è finita.
fight-asked = { $name } sceglie un difensore.
fight-asked-you = Scegli un difensore.
outcome-holds = resiste
# The attack is strong enough. A Reaction may still save the Creature.
outcome-beaten = in pericolo
outcome-destroyed = distrutta
outcome-saved = salva
outcome-unharmed = nessun danno

## Why not

not-yours = Ora decide { $name }.
not-now = Ora non puoi fare nulla con { $what }.
nothing-decided = Ora non c’è nulla da decidere.

## Reactions

pass-turn = Passa per questo turno
pass-turn-about = Non chiedermelo più fino alla fine del turno
sweep-summon = Evoca tutto · { $price }
sweep-ready = Prepara tutto
sweep-both = Evoca e prepara tutto · { $price }
sweep-use = Usa tutto
sweep-cull = Screma { $dice } × { $what }
sweep-about = Uno dopo l’altro; puoi annullarli uno per uno
passing = Passi fino alla fine del turno.
passing-off = Chiedimelo di nuovo
# $what is the question that was answered for you.
passed = Passato per te: { $what }

## Taking back

undo-ask = Annulla mossa…
undo-far = Torna più indietro
undo-far-about = Torni alla tua ultima decisione, oltre i dadi o le mosse degli altri. I nuovi lanci sono diversi, e i dadi di questa partita non valgono più come verificati.
undo-far-others = Serve l’accordo di { $names }.
undo-far-alone = Non serve l’accordo di nessun altro.
undo-far-ask = Chiedi
undo-far-do = Annulla mossa
undo-watching = Stai solo guardando.
undo-over = Non c’è niente da annullare.
undo-open = C’è già una richiesta.
undo-nothing = Non hai ancora deciso nulla.
undo-asked-title = Annullare una mossa
undo-asked = { $name } vuole annullare una mossa. Va bene?
undo-own = Hai chiesto di annullare una mossa.
# $what is the question that you would answer again.
undo-back-to = Torni a: { $what }
# A list of those who are asked.
undo-agreed = { $name } accetta.
undo-waiting = { $name } non ha ancora risposto.
undo-agree = Accetta
undo-refuse = Rifiuta
undo-call-off = Lascia stare

## The menu

menu-rules = Regole in breve (nuova finestra)
menu-cards = Galleria delle carte (nuova finestra)
menu = Menu
bot-for-me = Fai giocare un bot per me
bot-for = Fai giocare un bot per { $name }
back-for-me = Eccomi di nuovo
back-for = { $name } è di nuovo qui
bot-plays = Un bot gioca per te.
bot-plays-for = Un bot gioca per { $name }.
back-do = Eccomi di nuovo
clock-left = Tempo rimasto
# You pass the device to the next player.
handover = { $name }, tocca a te!
link-now = Prova ora

## Keys. The names of the keys, and what they do.

keys = Tasti
key-space = Spazio, Invio
key-space-about = lancia, continua, guarda che cosa viene dopo
key-digits = 1 … 9, 0
key-digits-about = scegli un’opzione, in ordine
key-a = A
key-a-about = fai tutto: evoca, prepara, usa o screma quello che dice il pulsante
key-arrows = Frecce
key-arrows-about = spostati tra dadi e carte
key-tab = Tab
key-tab-about = vai alla prossima cosa che puoi usare
key-i = I
key-i-about = guarda da vicino un dado o una carta
key-u = U
key-u-about = annulla la mossa
key-x = X
key-x-about = passa per questo turno
key-p = P
key-p-about = pausa, o continua
key-h = H
key-h-about = chiedi un consiglio
key-l = L
key-l-about = apri la cronaca
key-g = G
key-g-about = apri il menu
key-m = M
key-m-about = attiva o disattiva i suoni
key-s = S
key-s-about = apri le impostazioni
key-help = ?
key-help-about = mostra questi tasti
key-escape = Esc
key-escape-about = chiudi

## Confirmations

end-never = Non chiedermelo più

# A list of what you can still do follows.
end-question = Puoi ancora fare questo. Vuoi continuare comunque?
at-once-question = Prima vengono gli Effetti Immediati. Se continui, non potrai più fare questo. Vuoi continuare comunque?
end-do = Continua
keep-on = Resta
