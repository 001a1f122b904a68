# What the `quarriors` command says: lists of cards, Wilds, checks, counts, and what went wrong.
# Names of commands, options, files, boxes and bots stay as they are in every language.

## Lists of cards: `quarriors cards`, `quarriors deal`

# Headings of columns. Short.
cards-cost = Costo
cards-glory = Gloria
cards-card = Carta
cards-faces = Facce
cards-text = Testo
# Headings of groups.
cards-stack-basic = Carte di base
cards-stack-creature = Creature
cards-stack-spell = Incantesimi
cards-stack-quest = Missioni
# A card in full. These facts stand in one line: “Creature · Quarriors! (2011) · cost 5 · 2 Glory · 5 dice on its card”.
cards-kind-basic = Carta di base
cards-kind-creature = Creatura
cards-kind-spell = Incantesimo
cards-kind-quest = Missione
cards-box = { $box } ({ $year })
cards-costs = costo { $n }
cards-discounted = { $n } con Quiddity { $energy ->
    [light] della Luce
   *[dark] delle Tenebre
}
cards-never = non catturabile
cards-level = livello { $n }
cards-worth = { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
}
cards-dice = { $n ->
    [0] nessun dado sulla carta
    [one] 1 dado sulla carta
   *[other] { $n } dadi sulla carta
}
cards-each = { $n ->
    [one] 1 dado in ogni sacchetto iniziale
   *[other] { $n } dadi in ogni sacchetto iniziale
}
cards-faces-are = Facce: { $faces }
# In front of the faces of a quest's dice, in a list of cards.
cards-level-faces = Livello { $n }: { $faces }
# Below the text of a card in a list. $parts is a list such as “dice, ability”.
cards-reported = (da testimonianze: { $parts })
cards-reconstructed = (ideato da noi: { $parts })
cards-part-name = nome
cards-part-faces = dadi
cards-part-stats = costo e Gloria
cards-part-ability = abilità
cards-part-bursts = righe con burst
cards-part-anchored = Incantesimo Ancorato
# Below a list of cards.
cards-mark-reported = ≈ Parte di questa carta viene dal racconto pubblicato da chi la possiede. “quarriors cards --reported” dice quale parte.
cards-mark-reconstructed = ° Parte di questa carta è ideata da noi, perché la carta stampata è introvabile. “quarriors cards --reconstructed” dice quale parte.
# Below a card in full.
cards-parts-reported = ≈ Dal racconto pubblicato da chi possiede la carta, con parole nostre: { $parts }.
cards-parts-reconstructed = ° Ideato da noi, perché la carta stampata è introvabile: { $parts }.
cards-parts-printed = Tutto il resto è fedele all’originale.
cards-note = Che cosa sappiamo: { $note }
cards-as-printed = Costo, Gloria e dadi sono fedeli all’originale.
cards-ability-as-printed = Il testo dice con parole nostre che cosa fa la carta stampata.
cards-corrects = Sostituisce { $card }.
cards-legend = Facce: Q Quiddity, D pesca e lancia, R ri-tira, + entrambi, | uno dei due, 1/2/3 livello, attacco e difesa di una Creatura, S Incantesimo, ✶ burst.
cards-legend-lock = L è un Blocco.
cards-legend-energy = ☼ è Luce, ☾ è Tenebre. Un costo di 8/7 vuol dire 8, o 7 se paghi anche con l’energia della carta.
cards-legend-question = ? vuol dire che la carta dice che cosa fa.

cards-none-found = Nessuna carta ha tutte queste parole in nome, classe o testo: { $searched }
cards-none-named = Non hai indicato nessuna carta. Scrivi un nome tra le virgole.
cards-none-reported = Nessuna di queste carte ha una parte che viene da una testimonianza.
cards-none-reconstructed = Nessuna di queste carte è in parte ideata da noi.
cards-none-doubtful = Tutte queste carte sono del tutto fedeli all’originale.
cards-unknown = Non c’è nessuna carta di nome “{ $name }”.
cards-unknown-in = Non c’è nessuna carta di nome “{ $name }” in { $boxes }.

## Rules that differ from the usual ones

rules-captures = Ognuno può catturare { $value } dadi per turno.
rules-expert-culling = Una Creatura andata a punti ti dà la sua Gloria solo se la scremi.
rules-turn-limit = La partita finisce dopo il turno { $value }. Vince chi ha più Gloria.
rules-quests = { $value ->
    [yes] Giochi con le Missioni.
   *[no] Giochi senza Missioni.
}
# $box names one or more boxes.
rules-mix = { $value ->
    [side] Un contorno di { $box }: alcune delle sue carte vengono per prime, poi le altre.
    [two_scoops] Doppia porzione di { $box }: tutte le sue carte che ci stanno.
   *[democratic] Democratico: hai indicato tutte le carte.
}
rules-side-cards = { $value } delle carte sono di { $box }.
rules-handicap = { $value ->
    [glory] Chi gioca dopo comincia con un po’ di Gloria. Non è nel regolamento.
   *[dice] Chi comincia pesca meno dadi nel primo turno. Non è nel regolamento.
}

## Dealing Wilds: `quarriors deal`

deal-title = Lande per { $players } giocatori, { $edition ->
    [classic] regole classiche (2011)
   *[revised] regole riviste (2018)
}
deal-title-named = { $name }: Lande per { $players } giocatori, { $edition ->
    [classic] regole classiche (2011)
   *[revised] regole riviste (2018)
}
# Behind one of these titles: “Wilds for 2 players, revised rules (2018) · seed 7”.
deal-seed = seme { $seed }
deal-lay = { $n ->
    [one] Metti 1 dado su ogni carta.
   *[other] Metti { $n } dadi su ogni carta.
}
deal-lay-else = { $n ->
    [0] Non mettere dadi su { $card }.
    [one] Metti 1 dado su { $card }.
   *[other] Metti { $n } dadi su { $card }.
}
deal-quests = { $n ->
    [one] Sotto le Lande metti 1 carta Missione con i suoi 2 dadi.
   *[other] Sotto le Lande metti { $n } carte Missione, ognuna con i suoi 2 dadi.
}
# $dice is a list such as “8 (name of dice) and 4 (name of dice)”.
deal-begin = Ogni giocatore inizia con questi dadi: { $dice }.
deal-large = I dadi { $dice } non hanno una carta e non vanno mai nel sacchetto: stanno accanto ai giocatori.
deal-goal = Vince chi arriva per primo a { $goal } punti Gloria.
deal-weak = { $card } qui è debole: ha bisogno di dadi { $class }, e non ce ne sono.
deal-weak-locks = { $card } qui è debole: sblocca dadi, e in queste Lande nessun dado può essere bloccato.
# $counts is a list such as “40 of 60 in (name of a box)”.
deal-printed = Solo carte del tutto fedeli all’originale: { $counts }.
deal-printed-count = { $printed } di { $all } in { $box }
deal-needs = Scatole: { $boxes }
deal-again = Di nuovo queste Lande: { $command }
deal-play = Per giocarci: { $command }
deal-none-named = Non ci sono Lande già pronte per { $boxes }.
deal-twice = Hai indicato le Lande due volte: scrivi un nome o --wilds, non entrambi.

## Checking a game: `quarriors verify`

verify-legal = { $file }: { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, con { $players }. { $decisions ->
    [one] L’unica decisione è valida.
   *[other] Tutte le { $decisions } decisioni sono valide.
}
verify-unfinished = La partita non è finita.
verify-dice = { $dice ->
    [one] L’unico dado pescato o lanciato corrisponde al seme.
   *[other] Tutti i { $dice } dadi pescati e lanciati corrispondono al seme.
}
verify-no-dice = I dadi non sono stati confrontati con un seme. Per farlo, aggiungi --seed.
verify-resigned = Abbandono di { $resigned }. { $n ->
    [one] Vince { $winners }.
   *[other] Vittoria condivisa di { $winners }.
}
verify-commitment = Il segreto corrisponde all’impegno scritto in questa registrazione.
verify-commitment-noted = Il segreto corrisponde all’impegno che hai annotato prima della partita.
verify-seals-noted = I sigilli di tutti i nonce sono quelli che hai annotato prima della partita.
verify-nonce-noted = { $n ->
    [one] Il tuo nonce è in questa registrazione. Hai giocato come { $names }.
   *[other] I tuoi nonce sono in questa registrazione. Hai giocato come { $names }.
}
verify-key = { $dice ->
    [one] L’unico dado pescato o lanciato corrisponde
   *[other] Tutti i { $dice } dadi pescati e lanciati corrispondono
} al segreto e { $nonces ->
    [0] a nessun nonce.
    [one] al nonce di 1 giocatore.
   *[other] ai nonce di { $nonces } giocatori.
}
# $fault is a sentence that says what and where.
verify-differs = Alcuni dadi o alcune Lande non corrispondono al seme: { $fault } Può succedere in una prova, per esempio dopo una mossa annullata.
verify-wilds-key = Le Lande vengono dallo stesso segreto e dagli stessi nonce: nessuno poteva sceglierle.
verify-wilds-secret = Le Lande vengono solo dal segreto del server ed erano visibili prima della partita. Chi gestisce il server poteva ripetere l’estrazione finché non gli piacevano.
verify-wilds-chosen = Le Lande sono state scelte prima della partita.
verify-wilds-named = Queste Lande sono tra quelle già pronte. Sono state scelte prima della partita.
verify-wilds-same = Le Lande sono quelle della partita precedente.
verify-first = Estrazione tra { $lots }: inizia { $first }.
verify-unsealed = { $n ->
    [one] Il nonce di { $names } non era sigillato
   *[other] I nonce di { $names } non erano sigillati
}: chi ha dato un nonce dopo poteva vederlo. Insieme a chi gestisce il server, poteva provarne diversi.
verify-exchanges = I nonce sono stati sigillati { $n } volte: qualcuno se n’è andato o ha sigillato un altro nonce dopo aver visto quelli degli altri.
verify-verified = Verificata per te: i dadi derivano da ciò che hai annotato prima della partita.
verify-consistent = Coerente, ma non verificata: tutto deriva dal segreto e dai nonce di questa registrazione, e una registrazione così si può fare anche dopo la partita. Se prima della partita hai annotato l’impegno del server e il tuo nonce, aggiungi --commitment e --nonce.
verify-consistent-commitment = Coerente, ma non verificata: l’impegno è quello che hai annotato, ma nessuno ha garantito per un nonce. Se hai giocato, aggiungi --nonce con il tuo.
verify-consistent-nonce = Coerente, ma non verificata: il tuo nonce c’è, ma il server poteva scegliere il suo segreto dopo. Aggiungi --commitment con quello che hai annotato prima della partita.
verify-consistent-seals = Coerente, ma non verificata: l’impegno e il tuo nonce sono quelli che hai annotato, ma ci sono altri nonce, e il server poteva sceglierli dopo aver visto il tuo. Aggiungi --sealed con i sigilli di tutti i nonce che hai annotato prima della partita.
verify-not-practice = Non verificata: era una prova. Qualcuno ha scelto il seme dei dadi, o la partita ne continuava un’altra.
verify-not-taken_back = Non verificata: una mossa è stata annullata dopo il lancio di dadi, quindi non è possibile confrontarli.
verify-not-upgraded = Non verificata: il server ha cambiato regole o carte durante la partita, quindi non è possibile confrontare i dadi.
verify-not-restored = Non verificata: chi ospita ha ripristinato una copia di riserva durante la partita, quindi qualcuno può aver già visto dadi che dovevano ancora uscire.
verify-not-unfinished = Non verificata: la partita non è finita. Il segreto dei dadi viene rivelato alla fine.
verify-rolls = { $n ->
    [one] 1 lancio
   *[other] { $n } lanci
}: quante volte è uscita ogni faccia, e quante te ne aspetteresti.
verify-die = { $die }, { $n ->
    [one] 1 lancio
   *[other] { $n } lanci
}
verify-too-few = troppo pochi lanci per dirlo
verify-chi-square = chi quadrato { $value }, { $degrees ->
    [one] 1 grado di libertà
   *[other] { $degrees } gradi di libertà
}: dadi regolari si discostano almeno così tanto in { $percent } su 100 partite
verify-chi-square-all = Insieme: chi quadrato { $value }, { $degrees ->
    [one] 1 grado di libertà
   *[other] { $degrees } gradi di libertà
}. Dadi regolari si discostano almeno così tanto in { $percent } su 100 partite.
verify-no-chi-square = Troppo pochi lanci per dire se i dadi erano regolari.
verify-no-seed = Questa partita non ha un seme: i suoi dadi vengono da un segreto e da nonce. Togli --seed.
verify-bad-commitment = Un impegno ha 64 cifre da 0 a f, non “{ $said }”.
verify-bad-seal = Un sigillo ha 64 cifre da 0 a f, oppure è - se non c’è, non “{ $said }”.
verify-no-server = Questa non è una partita di un server: non ha né impegno né nonce. Togli --commitment e --nonce.
verify-other-commitment = { $file } non corrisponde a ciò che hai annotato. Hai annotato l’impegno { $noted }, ma questa registrazione indica { $found }. È un’altra partita, o qualcuno l’ha fatta dopo.
verify-other-seals = { $file } non corrisponde a ciò che hai annotato. Il nonce del giocatore { $seat } non apre il sigillo che hai visto prima della partita. Qualcuno ha scambiato il nonce di quel giocatore, o è un’altra partita.
verify-missing-nonce = { $file } non corrisponde a ciò che hai annotato. Il tuo nonce { $nonce } non è in questa registrazione. È un’altra partita, o qualcuno l’ha fatta dopo.

## Counting games: `quarriors simulate`

simulate-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} per { $players } giocatori, seme { $seed }.
simulate-speed = { $seconds } s, { $rate } partite al secondo, { $decisions } decisioni a partita.
simulate-none = Nessuna partita è finita.
# Headings of columns.
simulate-bot = Bot
simulate-seat = Posto
simulate-won = Vinte
simulate-share = Quota
simulate-interval = Intervallo al 95%
simulate-expected = A parità
# In the column of bots: one that sits in several seats; in that of seats: who goes first.
simulate-seats = { $bot }, { $n } posti
simulate-first = { $n }, inizia
simulate-from-to = da { $low } a { $high }
simulate-turns = Turni: { $mean } in media, mediana { $median }, da { $least } a { $most }, deviazione standard { $spread }.
simulate-ends = Fine: { $glory } per Gloria, { $empty } per carte senza dadi, { $limit } al limite di { $turns } turni.
simulate-interrupted = Interruzione dopo { $done } di { $games } partite.
# `quarriors match`: $bot and $other are names of bots, $share, $low and $high percentages.
match-share = Vittorie di { $bot } contro { $other }: { $share } di { $games ->
    [one] 1 partita
   *[other] { $games } partite
} (intervallo al 95% da { $low } a { $high })
match-counts = Vinte { $won }, perse { $lost }, condivise { $shared }. Fine: { $glory } per Gloria, { $empty } per carte senza dadi, { $limit } al limite di turni. { $turns } turni a partita in media.
match-none = { $bot } contro { $other }: nessuna partita è finita.
## quarriors bots
# Headings of a list.
bots-level = Livelli, dal più mite al più forte
bots-style = Stili, forti più o meno come greedy
bots-measure = Termini di paragone per gli altri bot
bots-other = Dai pacchetti che hai installato
# Behind what is said of a bot. $budget is like 0.7s.
bots-thinks = (pensa { $budget })
# Below the list.
bots-budgets = A un bot che pensa puoi dire quanto, per ogni decisione, dopo i due punti: champion:2s pensa due secondi, planner:96n guarda 96 partite.
# Below a progress bar: “12/100 games, 0:00:07 left”.
progress-games = partite,
progress-rounds = giri,
progress-steps = passi,
progress-left = rimasti

## Measuring: `quarriors bench`. Each line has a short label in front.

bench-label-build = Versione
bench-label-python = Python
bench-label-games = Partite
bench-label-decisions = Decisioni
bench-label-clones = Copie
bench-label-playouts = Simulate
bench-label-greedy = Greedy
bench-label-skeleton = Scheletro
bench-label-ratio = Rapporto
bench-label-measured = Misura
bench-build-compiled = compilata in codice macchina; lo scheletro è sempre in puro Python
bench-build-pure = puro Python, come lo scheletro; una versione compilata è varie volte più veloce
bench-python = { $name } { $version }{ $built ->
    [both] , compilato con ottimizzazione guidata dai profili e in fase di collegamento
    [pgo] , compilato con ottimizzazione guidata dai profili
    [lto] , compilato con ottimizzazione in fase di collegamento, ma non guidata dai profili
    [plain] , compilato senza ottimizzazione guidata dai profili, il che toglie un po’ di velocità
   *[unknown] ; non si sa come è stato compilato
}
bench-games = { $n } al secondo: due giocatori a caso, { $boxes }, dall’inizio alla fine
bench-decisions = { $n } al secondo, { $per_game } a partita
bench-clones = { $n } al secondo a metà partita; una costa { $cost } di una decisione
bench-playouts = { $n } al secondo: intere partite a caso dentro il motore, { $ratio } per una dello scheletro
bench-greedy = { $n } partite al secondo, portate a termine da metà da bot greedy
bench-skeleton = { $n } al secondo: lo stesso gioco senza abilità
bench-ratio = { $ratio } partite del motore per una dello scheletro (giro più basso { $lowest }, più alto { $highest })
bench-measured = { $rounds } giri di { $games } partite, motore e scheletro a turno; mediane
bench-quick-alone = --quick imposta --rounds e --games. Togli --quick, o togli gli altri due.

## Boxes of your own: `quarriors box`

box-next = Ora: { $steps }
box-title = { $id }: { $name } ({ $year }), { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $dice ->
    [one] 1 classe di dadi
   *[other] { $dice } classi di dadi
}
box-fault = Errore: { $finding }
box-remark = Nota: { $finding }
box-fine = Facce, id, testi e verbi vanno bene. { $games ->
    [0] Non sono state giocate partite.
    [one] È stata giocata 1 partita.
   *[other] Sono state giocate { $games } partite.
}
box-unplayed = Non sono state giocate partite, perché c’è un errore.
box-id = “{ $id }” non può essere l’id di una scatola. Usa lettere minuscole, cifre, _ e -, e inizia con una lettera.
box-id-taken = C’è già una scatola con l’id { $id }. Scegli un altro id.
box-folder-taken = { $folder } esiste già. Indica con --dir una cartella nuova o vuota.
# What `quarriors box check` finds. Verbs and ids are names from the box's Python code.
box-finding-faces = il dado { $die } ha { $n ->
    [one] 1 faccia
   *[other] { $n } facce
}, non 6
box-finding-no-spell = il dado Incantesimo { $die } non ha una faccia Incantesimo. Scrivine una come S o S *
box-finding-no-creature = il dado Creatura { $die } non ha una faccia Creatura. Scrivine una come C 1/2/3
box-finding-ids = due carte hanno l’id { $id }
box-finding-other-box = c’è un’altra scatola con l’id { $id }: { $box }
box-finding-same-card = { $card } è anche una carta di { $box }, quindi devi indicarla con il suo id
box-finding-same-class = { $die } è anche una classe di { $box }. Ne viene usata solo una delle due
box-finding-no-target = sostituisce { $card }, ma la scatola { $box } non è installata
box-finding-override = sostituisce { $card }: { $reason }
box-finding-card = { $card }: { $reason }
box-finding-idle-verb = il verbo { $verb } non fa nulla. Dagli un metodo { $method }
box-finding-reason = { $reason }
box-finding-no-sentence = non è possibile formare una frase in { $language }: { $reason }
box-finding-untold = mancano le parole per { $word } in { $language }. Aggiungile con register_phrase
# A remark: a word of a box that some languages have no phrase for.
box-finding-english = chi legge in { $languages } vede { $word } in inglese. Aggiungi le tue parole in quelle lingue con register_phrase
box-finding-wordless = { $card } ha una riga senza parole in { $language }
box-finding-worth = i bot possono solo indovinare quanto vale { $verb }. Dillo loro con quarriors.bots.tell_worth
box-finding-game = partita { $n } (seme { $seed }), con { $card }: { $reason }
box-finding-changing = le sue dichiarazioni cambiano durante il gioco. Un verbo non deve conservare nulla in sé
box-finding-uncaptured = nessuno ha mai catturato { $cards }
box-finding-lost-dice = alcuni dadi sono andati persi o sono doppi
box-finding-endless = non è finita entro { $n } turni
box-finding-record = la sua registrazione, rivista, finisce in un altro modo

## Databases: `quarriors db`

db-up-to-date = La banca dati è alla versione { $version }. Non c’è nulla da fare.
db-created = La banca dati era vuota e ora è alla versione { $version }.
db-upgraded = La banca dati era alla versione { $before } e ora è alla versione { $version }.
db-exported = { $written ->
    [one] 1 partita scritta
   *[other] { $written } partite scritte
}; già presenti: { $there }.
db-not-written = Non scritto: { $reason }
db-purged = { $n ->
    [0] Nessuna partita eliminata.
    [one] 1 partita eliminata.
   *[other] { $n } partite eliminate.
}
# The translation may ask for other letters; the answers are those of plain-yes.
db-purge-sure = { $n ->
    [one] Vuoi eliminare 1 partita che nessuno tocca da { $time }?
   *[other] Vuoi eliminare { $n } partite che nessuno tocca da { $time }?
} (s/n)
# What “quarriors db check” found. $game is the id of a game, $number the number of an event, $reason and $said are in English.
db-fault-file = Il file è danneggiato: { $said }
db-fault-unreadable = La partita { $game } non si può leggere: { $reason }
db-fault-numbers = La partita { $game } dovrebbe avere gli eventi da 1 a { $n }. Trovati: { $found }.
db-fault-event = Partita { $game }: l’evento { $number } è danneggiato.
db-fault-snapshot = Partita { $game }: l’istantanea dopo l’evento { $number } è danneggiata.
db-fault-replay = La partita { $game } non si può rigiocare oltre l’evento { $number }: { $reason }
db-fault-row = Partita { $game }: l’elenco delle partite non dice la stessa cosa dei suoi eventi ({ $columns }).
db-sound = { $n ->
    [0] La banca dati è integra. Non contiene partite.
    [one] La banca dati è integra, e anche la sua partita.
   *[other] La banca dati è integra, e anche tutte le sue { $n } partite.
}
db-unsound = { $damaged ->
    [0] La banca dati è danneggiata. Tutte le { $n } partite si possono rigiocare. Fanne una copia di riserva, o torna a una più vecchia.
    [one] 1 partita su { $n } è danneggiata. Forse la tua ultima copia di riserva ce l’ha intera.
   *[other] { $damaged } partite su { $n } sono danneggiate. Forse la tua ultima copia di riserva le ha intere.
}
db-elsewhere = { $n ->
    [one] 1 partita è stata giocata con altre regole o carte. Continua dal suo ultimo turno.
   *[other] { $n } partite sono state giocate con altre regole o carte. Continuano dal loro ultimo turno.
}
db-missing = Non c’è nessuna banca dati { $file }. La crea “quarriors serve”.
db-no-game = In questa banca dati non c’è nessuna partita { $game }.
db-time = “{ $text }” non è un tempo. --older-than vuole un numero e h, d o w, come 90d.

## Serving: `quarriors serve`

serve-open = Il tavolo è aperto su { $address } – premi Ctrl-C per chiudere. Ogni partita resta salvata.
serve-no-browser = Qui non è possibile aprire un browser. Apri tu { $address }.
serve-port-taken = Non è possibile usare la porta { $port } su { $host }: { $reason } Prova “quarriors serve --port { $other }”, o --port 0 per una porta libera qualsiasi.
serve-no-address = Non c’è nessun indirizzo { $host }: { $reason } Prova --host 127.0.0.1 o --host 0.0.0.0.

## Playing: `quarriors play`, `quarriors position`

play-size = Il tavolo ha bisogno di un terminale di { $columns } × { $lines }, e questo è { $width } × { $height }. Ingrandiscilo, o aggiungi --plain.
play-resume-alone = --resume continua una partita così com’è. Togli giocatori, bot, Lande, regole e seme.
play-resume-failed = { $reason } “quarriors play --list” mostra le tue partite salvate.
play-over = Questa partita è finita. Per rivederla: { $command }
play-no-game = In { $folder } non ci sono partite da finire. Per iniziarne una: quarriors play
play-first = Al tavolo non c’è nessuno di nome “{ $name }”. Con --first indica uno di { $names }, o random.
play-exists = { $file } esiste già. Continuala con --resume, o indica un altro file.
play-bots-many = { $bots } bot non ci stanno a un tavolo per { $seats }. Indica meno bot o più giocatori.
play-changed = Un altro programma ha cambiato { $file }: questa partita è aperta in due posti. Per continuare: { $command }
play-not-saved = Non è possibile salvare la partita in { $file }: { $reason } Con --save FILE puoi indicare un altro posto.
position-one-way = Scegli uno tra --text, --json, --check e --play.
position-only-play = --bots, --seed, --save, --plain e --no-confirm funzionano solo con --play. Aggiungi --play.
position-no-turn = --turn funziona con registrazioni e partite salvate. Una posizione è un singolo momento.
position-turns = In questa partita non c’è un turno { $turn }. Va dal turno { $first } al { $last }.
position-finished = In questa posizione la partita è finita. Non c’è più nulla da giocare.
replay-turns = Non è possibile mostrare i turni da { $since } a { $until }. Questa partita va dal turno { $first } al { $last }.

## Files

file-missing = Non c’è nessun file { $file }.
file-folder = { $file } è una cartella. Indica un file al suo interno.
file-unreadable = Non è possibile leggere { $file }: { $reason }
file-large = { $file } è più grande di { $n } MB, quindi non è uno dei nostri.
file-not-utf8 = { $file } non è un testo in UTF-8 (byte { $byte }).
file-binary = { $file } non è un testo.
file-empty = { $file } è vuoto.
file-no-stdin = L’ingresso standard è chiuso. Indica un file.
file-option = Non c’è nessuna opzione { $option }. Se intendi un file con quel nome, scrivi ./{ $option }.
# In place of a file's name.
file-stdin = Ingresso standard
# What is wrong in a record, a saved game or a position. $reason is a sentence that says what exactly.
file-fault = { $file }: { $reason }
file-fault-line = { $file }, riga { $line }: { $reason }
file-line = riga { $line }: { $reason }

## What you typed on the command line

# Behind any of these where we have an idea: $names is one name or several.
usage-did-you-mean = Intendevi { $names }?
# Each of those names, and other words that somebody typed.
quoted = “{ $name }”
# Comes last in any of these.
usage-help = “{ $command }” mostra che cosa c’è.
usage-option = Non c’è nessuna opzione { $option }.
usage-command = Non c’è nessun comando “{ $command }”.
usage-extra = Non so che cosa fare con { $words }.
usage-value-missing = Dopo { $option } serve un valore.
usage-argument-missing = Manca qualcosa: { $argument }.
usage-option-missing = Devi indicare { $option }.
usage-choice = “{ $value }” non va bene per { $option }. Scegli tra: { $choices }.
usage-number = “{ $value }” non va bene per { $option }: vuole un numero intero.
usage-decimal = “{ $value }” non va bene per { $option }: vuole un numero.
usage-value = “{ $value }” non va bene per { $option }.
usage-no-value = { $option } non vuole valori.
usage-twice = Hai scritto { $option } due volte. Una basta.
usage-word = { $option } vuole almeno una parola.
usage-seed = Un seme è un numero o una parola. Non può essere vuoto.
usage-at-least = { $option } deve essere almeno { $least }, non { $value }.
usage-language = Non c’è nessuna lingua “{ $language }”. Scegli tra: { $languages }.
usage-wrong = Il comando non è chiaro: { $reason }
usage-interrupted = Interrotto.

## What cannot be played, and what to do instead. $boxes, $cards and $names are lists.
## What only helps on a command line is a message of its own, …-help: the page does not say it.

refused-players = Quarriors! è per 2, 3 o 4 giocatori, non per { $n }.
refused-players-named = Quarriors! è per 2, 3 o 4 giocatori. Ne hai indicati { $n }: { $names }.
refused-name = “{ $name }” non può essere il nome di un giocatore. Usa da 1 a 40 caratteri, con spazi singoli.
refused-name-marks = “{ $name }” non può essere il nome di un giocatore. Togli questi segni: { $marks }
refused-name-word = “{ $name }” ha un altro significato nelle registrazioni. Scegli un altro nome.
refused-name-twice = Due giocatori hanno lo stesso nome: { $names }. Danne uno diverso a ognuno.
refused-name-unseen = “{ $name }” non può essere il nome di un giocatore. Togli i segni invisibili e metti qualcosa da leggere.
refused-name-alike = “{ $name }” somiglia a “{ $other }”. Scegli un nome che non si possa confondere.
refused-bot = Non c’è nessun bot di nome “{ $name }”. Scegli tra: { $names }.
refused-bot-broken = Il bot { $name } non funziona: Python dice “{ $python }”.
refused-box = Non c’è nessuna scatola di nome “{ $name }”. Scegli tra: { $names }.
refused-box-twice = Hai indicato due volte la scatola { $name }.
refused-box-broken = La scatola { $name } non funziona: Python dice “{ $python }”.
refused-card = Non c’è nessuna carta di nome “{ $name }” in { $boxes }.
refused-card-or-wilds = Non ci sono né carte né Lande già pronte di nome “{ $name }” in { $boxes }.
refused-card-or-wilds-help = “quarriors cards” elenca le carte, “quarriors deal --named” le Lande già pronte.
refused-card-elsewhere = “{ $name }” non è in { $boxes } ma in { $others }.
refused-card-elsewhere-help = Aggiungi quella scatola a --sets.
refused-card-several = “{ $name }” può essere { $cards }. Usa l’id.
refused-wilds-boxes = Le Lande “{ $name }” hanno bisogno di queste scatole: { $boxes }.
refused-wilds-boxes-help = Aggiungi --sets { $boxes }.
refused-wilds-complete = Le Lande “{ $name }” sono complete. Indica solo quelle, o solo carte.
refused-wilds-doubtful = { $n ->
    [one] Una carta delle Lande “{ $name }” non è del tutto fedele all’originale: { $card }.
   *[other] { $n } carte delle Lande “{ $name }” non sono del tutto fedeli all’originale, per esempio { $card }.
}
refused-creatures-many = Le Lande hanno { $limit } Carte Creatura. Ne hai indicate { $n }: { $cards }.
refused-spells-many = Le Lande hanno { $limit } Carte Incantesimo. Ne hai indicate { $n }: { $cards }.
refused-democratic = In una miscela democratica indichi tutte le carte: { $creatures } Creature e { $spells } Incantesimi.
refused-creatures-few = { $boxes }: qui vanno bene solo { $n } classi di Carte Creatura, e alle Lande ne servono { $limit }.
refused-creatures-few-help = Aggiungi una scatola a --sets.
refused-spells-few = { $boxes }: qui vanno bene solo { $n } classi di Carte Incantesimo, e alle Lande ne servono { $limit }.
refused-spells-few-help = Aggiungi una scatola a --sets.
refused-quests-few = { $boxes }: qui vanno bene solo { $n } livelli di carte Missione, e ne servono { $limit }.
refused-quests-few-help = Aggiungi a --sets una scatola con Missioni.
refused-class-twice = Due carte della classe { $class } non possono stare nelle stesse Lande. Indicane una sola.
refused-card-dice = { $card } non può entrare nelle Lande: i suoi dadi sono nella scatola { $box }.
refused-card-dice-help = Aggiungila a --sets.
refused-card-needs = { $card } non può entrare nelle Lande: è per partite con { $boxes }.
refused-card-needs-help = Aggiungi la scatola a --sets.
refused-card-doubtful = { $card } non può entrare nelle Lande: non è del tutto fedele all’originale.
refused-card-doubtful-help = Togli la carta, o togli --printed-only.
refused-no-base = { $boxes }: con queste scatole da sole non è possibile giocare.
refused-no-base-help = Aggiungi la scatola base a --sets.
refused-basics = { $boxes }: mancano le carte di base { $cards }. Sono nella scatola { $box }.
refused-basics-help = Aggiungila a --sets.
refused-without = I dadi { $class } giocano senza { $card }. Togli quella carta.
refused-quest-off = { $card } è una carta Missione, ma giochi senza Missioni.
refused-quest-off-help = Togli la carta, o togli --no-quests.
refused-quest-level = { $card } è una Missione di livello { $level }. { $players } giocatori usano Missioni di livello { $levels }.
refused-quest-levels-same = { $cards } hanno lo stesso livello. Indicane una sola.
refused-quest-mix = Queste Missioni non stanno insieme. 2 giocatori usano il livello 2, 3 giocatori i livelli 1 e 3, 4 giocatori i livelli 1, 2 e 3.
refused-quest-none = Hai chiesto Missioni, ma queste Lande non ne hanno.
refused-quest-none-help = Aggiungi a --sets una scatola con Missioni, o togli --quests.
refused-needs-quests = { $card } è per partite con Missioni. Indica anche carte Missione, o togli la carta.
refused-expert = Con i dadi { $class } andare a punti non concede scremature, quindi la scrematura per esperti non ha effetto.
refused-expert-help = Togli --expert-culling.
refused-mix = La miscela “{ $mix }” ha bisogno di una scatola principale, e qui non ce n’è.
refused-mix-help = Aggiungine una a --sets, per esempio { $boxes }, o togli --mix.
refused-classic = Le regole classiche del 2011 non conoscono { $things }.
refused-classic-help = Togli --edition classic.
refused-turn-limit = { $n } turni non vanno bene.
refused-turn-limit-help = --turn-limit vuole un numero da 1 a 100000.
refused-side-cards = --side-cards funziona solo con --mix side.
refused-handicap = Con i dadi { $class } tutti pescano comunque pochi dadi all’inizio: pescarne meno non è un handicap.
refused-handicap-help = Usa --handicap glory.
refused-games = Gioca almeno una partita, non { $n }.
refused-workers = --workers vuole un numero da 1 a { $most }, non { $n }.
refused-bots-seats = { $bots } bot ({ $names }) non possono sedersi in { $seats } posti. Indica meno bot, o dai a --players un numero più grande.
# $theirs e $ours sono versioni del programma.
refused-in-use = Su questa banca dati girano dei server di quarriors { $theirs }. Questo è quarriors { $ours }, con altre tabelle, regole o carte. Fermali tutti, poi avvia questo.
refused-taken-over = La banca dati ora appartiene a quarriors { $theirs }. Questo è quarriors { $ours }, con altre tabelle, regole o carte. Avvia l’altra versione.
refused-empty-file = { $file } è vuoto: 0 byte. Una banca dati nuova non ha alcun file, quindi questa potrebbe aver perso le sue partite. Metti al suo posto la tua copia di riserva, oppure elimina il file per ricominciare senza partite.
refused-damaged-file = { $file } è danneggiato: { $said }. Metti al suo posto la tua copia di riserva. “quarriors db check” mostra quali partite si possono ancora leggere.
# Anything else that the program refuses. $reason is in English.
refused-other = { $reason }
# A box or bot that was left out of what you asked for.
fault-left-out = Resta fuori { $what }: { $reason }

## Numeri: il segno davanti ai decimali, e una percentuale.

number-point = ,
number-percent = { $n }%

## quarriors lab train

train-done = I pesi sono in { $file }. Nelle partite da cui non ha imparato, la rete indovina chi vince nel { $right } dei tavoli (perdita { $loss }).
train-measured = Vittorie di { $bot } con questi pesi contro { $rival }: { $share } di { $games } partite con { $boxes } (intervallo al 95%: da { $low } a { $high }).
train-interrupted = Interrotto. Quello che è fatto resta in { $folder }: continua con --resume.
