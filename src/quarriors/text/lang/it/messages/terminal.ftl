# What both tables in the terminal say: the one with windows (`table-…`) and the plain one, lines of text (`plain-…`).
# Prompts, options and the story of the game come from table.ftl.
# $player is a name; $card and $dice are names of cards and dice as other messages make them.

## The plain table: what lies there. `quarriors position` and `quarriors replay` show it too.

# A heading: turn number, whose turn it is, the phase.
plain-turn = Turno { $n }, { $player }: { $phase }
plain-wilds = Lande (prezzo, dadi rimasti):
plain-quests = Missioni (livello, dadi rimasti):
# One line for each card. $price is a number; what follows the name comes from the messages below.
plain-wilds-card = { $price }  { $left ->
    [one] resta { $left }
   *[other] restano { $left }
}  { $card }
plain-wilds-glory = { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
plain-wilds-anchored = Incantesimo Ancorato per { $energy ->
    [light] { $n } Luce
   *[dark] { $n } Tenebre
}
plain-wilds-there = qui c’è { $player }
# A player's heading: Glory so far, and the Glory that wins.
plain-player = { $player }: { $n } su { $goal } punti Gloria
# What lies in a zone, such as “Ready Area: 2 × (name of dice)”.
plain-zone = { $zone }: { $dice }
plain-zone-quest = { $zone }, { $card }: { $dice }
plain-zone-counted = { $zone }, { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}: { $dice }
# In place of dice, where none lie.
plain-nothing = nulla
plain-attack = { $player } attacca { $other } con { $dice }. Attacco rimasto: { $n }.
plain-attack-total = { $player } attacca { $other } con { $dice }. Il totale è { $n }.
plain-attack-fallen = { $player } attacca { $other }. Gli attaccanti sono distrutti, ma dell’attacco resta { $n }.
plain-attack-expected = { $player } attacca { $other } con { $dice }. Per ora il totale è { $n }.

## The plain table: beginning and end

plain-welcome = Quarriors! { $edition ->
    [classic] Regole classiche (2011)
   *[other] Regole riviste (2018)
}, seme { $seed }. Al tavolo: { $players }.
plain-captures = Cattura avanzata: puoi catturare fino a { $n } dadi per turno.
plain-expert = Scrematura per esperti: una Creatura andata a punti ti dà la sua Gloria solo se la scremi.
plain-limit = La partita finisce dopo il turno { $n }.
# A bot sits down. $pips is a die that shows how strong it is, $about a sentence about it.
table-bot = { $pips } { $name }: { $about }
plain-begins = Inizia { $player }. Vince chi arriva per primo a { $goal } punti Gloria.
plain-keys = Scrivi un numero per scegliere quell’opzione, o ? per l’aiuto.
plain-resumed = Continui la partita in { $file }. Ultime mosse:
plain-left = Lasci la partita. È salvata. Per continuare: { $command }
plain-left-unsaved = Lasci la partita. Non è salvata.
plain-over = La partita è finita dopo { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}. Gloria: { $glory }.
plain-record = Per rivederla: { $command }

## The plain table: questions and answers

# $left is one or more sentences, such as “Summon Bog Toad for 2 Quiddity.” The translation may ask for other letters, such as (s/n).
plain-confirm = Puoi ancora: { $left } Vuoi continuare comunque? (s/n)
# Answers that mean yes or no, separated by commas. y, yes, n and no always work.
plain-yes = s, sì, si
plain-no = n, no
plain-yes-or-no = Rispondi s per sì o n per no.
plain-unknown = Non capisco “{ $input }”. Scrivi un numero da 1 a { $n }, o ? per l’aiuto.
plain-ambiguous = “{ $input }” può voler dire: { $words }.
plain-confirm-on = D’ora in poi ti chiedo conferma se stai per tralasciare qualcosa di utile.
plain-confirm-off = D’ora in poi non ti chiedo più conferma.
plain-confirm-how = Scrivi “confirm on” o “confirm off”.
plain-undone = Mossa annullata. Ora sei di nuovo qui:
plain-undo-none = Non c’è ancora nulla da annullare.
plain-undo-dice = Non puoi annullare: dopo la tua ultima decisione sono stati pescati o lanciati dadi.
plain-undo-other = Non puoi annullare: nel frattempo ha deciso un altro giocatore.
plain-lang = D’ora in poi parlo italiano.
plain-lang-how = Scrivi “lang” e una di queste: { $languages }.

## The plain table: cards. $parts is a list such as “cost 3, 2 Glory, 5 dice left”.

plain-card = { $card }: { $parts }
plain-card-cost = costo { $n }
plain-card-discounted = costo { $n }, o { $less } con un po’ di { $energy ->
    [light] Luce
   *[dark] Tenebre
}
plain-card-never = non catturabile
plain-card-level = Missione di livello { $n }
plain-card-glory = { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
plain-card-left = { $n ->
    [one] 1 dado rimasto
   *[other] { $n } dadi rimasti
}
plain-card-faces = Facce: { $faces }
# $where is a list such as “2 with Quinn and 1 with Monique”.
plain-card-where = In gioco: { $where }
plain-card-where-one = { $n } di { $player }
plain-no-card = Nessuna carta di questa partita ha “{ $name }” nel nome. Scrivi c per vedere tutte le carte.

## The plain table: why not. $action is such as “capture Bog Toad”, $reason a whole sentence.

plain-why = { $action }: { $reason }
plain-why-not-now = Che cosa ora non puoi fare, e perché:
plain-why-nothing = Ora puoi fare tutto ciò che vuoi.
plain-why-can = { $action }: puoi farlo. È l’opzione { $n }.
plain-why-unknown = Non c’è nulla di nome “{ $name }” da catturare o da usare. Prova “w capture NOME”, “w summon NOME” o soltanto “w”.
plain-why-no-die = Non hai un dado di nome “{ $name }”.
# $kind is a word you can type, such as capture or summon; it stays English.
plain-why-kind = { $kind } { $thing }
plain-why-any-capture = catturare una carta qualsiasi

## The plain table: what faces and signs mean (the command “legend”)

plain-legend-title = Una faccia mostra una di queste cose:
plain-legend-quiddity = ti dà 3 Quiddity quando spendi il dado
plain-legend-draw = spendi il dado per pescare e lanciare 2 dadi
plain-legend-reroll = lancia di nuovo il dado
plain-legend-spell = puoi prepararlo, o usarlo subito se la sua carta dice Immediato
plain-legend-lock = puoi bloccare il dado; la sua carta dice che cosa fa
plain-legend-question = la sua carta dice che cosa fa
# The numbers of a Creature, as “level, attack, defense”.
plain-legend-creature-sign = livello, attacco, difesa
plain-legend-creature = una Creatura; il suo livello è il prezzo per evocarla
plain-legend-bursts = Le stelle (da { $burst } a { $burst }{ $burst }{ $burst }) sono burst: la carta ha righe che valgono solo con altrettanti burst.
plain-legend-unknown = Se un numero sul dado è “?”, la sua carta dice quanto vale in questo momento.
plain-legend-discount = Un prezzo come 7/5 vuol dire 7, o 5 se paghi anche con Quiddity dell’energia della carta, Luce o Tenebre.
plain-legend-marks = Dopo un nome, ≈ vuol dire che parte della carta viene da una testimonianza, ° che parte è ideata da noi. “c NOME” dice quale parte.
plain-legend-now = Le Creature sul tavolo mostrano i loro numeri del momento, con tutto ciò che li cambia.
plain-legend-words = Nelle parole delle opzioni e delle registrazioni, Q3 è 3 Quiddity, D2 pesca 2, R ri-tira, S un Incantesimo, L un Blocco, Q2 light 2 Quiddity della Luce, A:Exqualibur un Quartefatto, C 1/3/4 una Creatura di livello 1 con attacco 3 e difesa 4, e * un burst.

## The plain table: help (the command “?”). What you type stays English.

plain-help-title = Scrivi il numero di un’opzione per sceglierla, o le sue parole, come “roll”, “summon Bog Toad” o “end”. Se c’è una sola opzione, premi Invio.
plain-help-name = NOME
plain-help-thing = COSA
plain-help-language = LINGUA
plain-help-options = di nuovo le opzioni
plain-help-words = le parole di tutte le opzioni
plain-help-table = tutto il tavolo
plain-help-cards = le carte nelle Lande
plain-help-card = una carta per intero
plain-help-why = che cosa ora non puoi fare, e perché
plain-help-why-not = perché non puoi farlo: w capture Bog Toad, w summon Toad, w unlock Frog
plain-help-log = la storia fin qui
plain-help-legend = che cosa vogliono dire facce e segni
plain-help-undo = annulla la tua ultima decisione, se dopo nessun dado è stato lanciato e nessun altro ha deciso
plain-help-confirm = non chiedere più conferma se tralasci qualcosa di utile; “confirm on” la riattiva
plain-help-lang = parla un’altra lingua: { $languages }
plain-help-quit = esci; la partita è salvata
plain-help-programs = Per i programmi: una riga con solo “>” chiede una risposta, una che termina con (s/n) chiede s o n.

## Replays and positions as text

replay-title = { $players }. { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
replay-unfinished = La registrazione termina qui. La partita non è finita.
position-fine = { $file }: questa posizione va bene.
position-over = La partita è finita. { $result }

## Saved games

saves-none = Non hai partite salvate in { $folder }.
# Below the name of a saved game: “Quinn 4, Monique 7. Turn 12.”
saves-standing = { $glory }. { $now }
saves-turn = Turno { $n }.
saves-damaged = Non è possibile leggere questo file: { $reason }

## The table in the terminal

table-turn = Turno { $n } { $player }
# Names of the phases in one line, so keep them short: about 50 letters for all of them.
table-phase-score = punti
table-phase-roll = lancio
table-phase-roll_and_ready = lancio
table-phase-ready = prep.
table-phase-attack = attacco
table-phase-capture = cattura
table-phase-clean_up = riordino
# How many dice may still be captured this turn.
table-captures = { $n ->
    [one] 1 cattura
   *[other] { $n } catture
}
# Dice in the bag, in the Used Pile and in the Spent Pile. Short.
table-piles = sacch. { $bag } used { $used } spent { $spent }
# The zones on a mat, in front of the dice. Very short.
table-zone-ready = Ready
table-zone-active = Pool
table-zone-aside = Da parte
table-zone-locked = Locked
table-zone-quest-at = Miss. { $card }
table-glory = { $n } su { $goal } punti Gloria
table-card-cost = costo { $n }
# $cost is the message above, $sign stands for Light or Dark Quiddity: “cost 7, or 5 with ☼”.
table-card-discounted = { $cost }, o { $n } con { $sign }
table-card-never = non catturabile
table-card-level = livello { $n }
table-card-plain = Questa carta non ha testo. Dicono tutto le sue facce.
table-card-left = { $n ->
    [0] Non ci sono più dadi.
    [one] Resta 1 dado.
   *[other] Restano { $n } dadi.
}
table-card-price = Ora ti costa { $n }.
table-card-copies = Conta come:
# In front of the reason why something cannot be done: “Cannot be captured: You do not have enough Quiddity.”
table-why-not = { $what }:
table-do-capture = Non puoi catturarlo
table-do-cull = Non puoi scremarlo
table-do-cast = Non puoi lanciarlo
table-do-defend = Non può difendere
table-do-summon = Non puoi evocarlo
table-do-immediate = Non puoi usarlo
table-do-ready = Non puoi prepararlo
table-do-draw = Non puoi pescare
table-do-reroll = Non puoi ri-tirarlo
table-do-both = Non puoi usarlo
table-do-lock = Non puoi bloccarlo
table-do-unlock = Non puoi sbloccarlo
table-do-anchor = Non puoi usare il suo Incantesimo Ancorato
table-do-quest = Non puoi partire per questa Missione
table-do-attach = Non puoi unirlo
table-do-use = Non puoi usarlo
table-do-choose = Non puoi mandarlo
# In the frame of a window.
table-hint-close = Esc: chiudi
table-hint-act = Invio: fai   Esc: chiudi
table-hint-settings = Invio: cambia   Esc: chiudi
table-hint-page = ↑ ↓: scorri   Esc: chiudi
# Below a page of the story.
table-more = Spazio: avanti ({ $at } di { $of })   Esc: salta
table-thinking = { $player } pensa…
table-unused = Puoi ancora:
table-unused-end = Continua comunque
table-unused-stay = Resta qui
table-lost = Perderesti questo:
table-lost-end = Fallo comunque
table-log = La partita fin qui
table-help = Tasti e segni
table-settings = Impostazioni
table-setting-confirm-yes = Chiedi conferma se tralascio qualcosa di utile: sì
table-setting-confirm-no = Chiedi conferma se tralascio qualcosa di utile: no
table-setting-pace-step = Mostra che cosa succede: passo per passo, con Spazio
table-setting-pace-flow = Mostra che cosa succede: passo per passo, in automatico
table-setting-pace-off = Mostra che cosa succede: tutto insieme
# $language is the language's own name, such as Italiano.
table-setting-lang = Lingua: { $language }
table-over-again = Gioca ancora con nuove Lande
table-over-replay = Rivedi questa partita
table-over-leave = Lascia il tavolo
# “Quinn 15, Monique 9. 23 turns.”
table-over-standing = { $players }. { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
table-hand-over = Spazio: termina turno   u: annulla
table-no-undo = Non puoi annullare: sono stati lanciati o pescati dadi, o ha deciso un altro giocatore.
table-undone = Mossa annullata.
table-small = Questa finestra è { $width } × { $height }. Il tavolo ha bisogno di almeno 80 × 24. Ingrandisci la finestra.
table-saved = La tua partita è salvata. Per continuare: { $command }
table-finished = Per rivedere la partita: { $command }
# The page of keys: what each does.
table-key-pick = scegli l’opzione con quel numero
table-key-move = scorri una lista e scegli ciò che è segnato
table-key-tab = passa dalle opzioni alle Lande, alle plance e ritorno; Invio mostra una carta per intero
table-key-card = mostra la carta dell’opzione segnata
table-key-go-on = continua: lancia, termina la Fase, basta così, lascia passare
table-key-undo = annulla, se dopo nessun dado è stato lanciato o pescato e nessun altro ha deciso
table-key-log = la partita fin qui
table-key-settings = impostazioni e lingua
table-key-theme = scuro o chiaro
table-key-page = leggi oltre
table-key-skip = salta la storia; chiudi una finestra
table-key-quit = esci; la partita è salvata
table-key-next = passo successivo
table-key-back = passo precedente
table-key-next-turn = turno successivo
table-key-last-turn = turno precedente
table-key-ends = inizio e fine
table-key-close = esci
# The same page: what the signs mean.
table-sign-creature = Creatura: livello, attacco / difesa
table-sign-quiddity = Quiddity
table-sign-draw = pesca e lancia altrettanti dadi
table-sign-reroll = ri-tira
table-sign-spell = Incantesimo
table-sign-burst = burst: vale la riga della carta con lo stesso segno
table-sign-both = entrambi
table-sign-either = uno dei due
table-sign-glory = Gloria: quanto vale una Creatura; sulle plance, quanta ne ha un giocatore
table-sign-energy = Quiddity della Luce e delle Tenebre
table-sign-discount = il prezzo, e quello più basso se paghi anche con l’energia della carta
table-sign-anchored = Incantesimo Ancorato, e il suo costo
table-sign-lock = Blocco: puoi bloccare il dado, o è bloccato
table-sign-quartifact = Quartefatto
table-sign-quest = prima di una Missione: il livello che la completa; dopo: chi c’è
table-sign-reported = parte di questa carta viene da una testimonianza; apri la carta per vedere quale
table-sign-reconstructed = parte di questa carta è ideata da noi; apri la carta per vedere quale
table-sign-usable = ora puoi catturarla o sceglierla; i dadi che puoi usare sono sottolineati
table-sign-active = di chi è il turno
# What is written on keys, in the list of keys and in the line at the bottom. Very short.
# The line of keys at the bottom. Very short.
table-footer-tab = Carte
table-footer-card = Carta
table-footer-undo = Annulla
table-footer-log = Cronaca
table-footer-go-on = Avanti
table-footer-help = Aiuto
table-footer-quit = Esci
table-footer-settings = Opzioni
table-footer-next = Avanti
table-footer-back = Indietro
table-footer-turn = Turno
table-replay-step = Passo { $at } di { $of }

# Nomi dei tasti, come sulle tastiere italiane.
key-enter = Invio
key-space = Spazio
key-escape = Esc
key-tab = Tab
key-pgdn = Pag↓
key-pgup = Pag↑
key-home = Inizio
key-end = Fine
