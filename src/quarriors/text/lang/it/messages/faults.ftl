### What is wrong in a record, a saved game, a position, a box or a bot. Each is a reason behind a colon, such as
### “game.record, line 12: the game was over before this line.” It begins with a small letter and ends with a full stop.
### Words of the format, such as “glory”, “memory” and “standing”, and names of dice and cards stay English.

## Any line

# $wanted is how the line should read, $found how it reads.
refused-begins = la prima riga deve essere “{ $wanted }”, non “{ $found }”.
refused-expected = qui serve una riga come “{ $wanted }”, non “{ $found }”.
# $zones is a list of words that may come first in such a line.
refused-expected-zone = qui serve una riga come “{ $wanted }”, o una che inizia con { $zones }, non “{ $found }”.
refused-format = questo programma legge il formato { $n } di questi file, non “{ $found }”.
refused-garbled = questa riga non è leggibile.
refused-no-player = non c’è nessun giocatore di nome “{ $name }”.

## Rules

refused-rules-line = una regola si scrive come “captures=2” ed è una tra { $names }, non “{ $found }”.
refused-rules-value = per la regola { $name } vanno bene { $known }, non “{ $value }”.
refused-rules-unknown = { $names }: così non è possibile. Le regole sono: { $known }.

## Positions

refused-position-finished = una partita finita non ha posizioni in cui decidere.
refused-position-more = qui non serve altro, ma c’è scritto “{ $found }”.
refused-position-stop = se resta qualcosa in sospeso, il gioco si ferma comunque lì. Togli “{ $word }”.
# $example is a line such as “turn: 3, Quinn, roll”, $phases a list.
refused-position-turn = qui serve una riga come “{ $example }”. Le fasi sono { $phases }.
refused-position-no-turn = { $limit ->
    [0] non c’è nessun turno { $n }.
   *[other] non c’è nessun turno { $n }: il limite è { $limit }.
}
refused-position-quantity = dopo la fase vengono parole come “quiddity 3”, “light 1”, “dark 1” o “captures 1”, non “{ $found }”.
refused-position-energy = { $energy ->
    [light] con queste carte non c’è Quiddity della Luce.
   *[dark] con queste carte non c’è Quiddity delle Tenebre.
}
# $word is one of the position's own words: quiddity, light, dark or captures.
refused-position-most = { $word } può essere al massimo { $most }, non { $found }.
refused-position-deep = qui ci sono troppe parentesi una dentro l’altra.
refused-position-no-dice = in questa posizione nessuno ha dadi, quindi nessuno potrebbe giocare.
refused-position-won = con { $n } punti Gloria la partita sarebbe già vinta: l’obiettivo è { $goal }.
refused-position-quest = { $n ->
    [0] in questa partita non ci sono Missioni.
   *[other] indica una di queste Missioni: { $quests }.
}
refused-position-quest-empty = in quella Missione non c’è nessuno. Indica dei dadi, o togli la riga.
refused-position-quest-two = due giocatori sono nella stessa Missione, e nessuno dei due sfida l’altro.
refused-position-quest-dice = i dadi Missione stanno accanto alla loro carta, o in una Ready Area come Quartefatti.
refused-position-locked = una Locked Area contiene un solo dado.
refused-position-quartifacts = un giocatore ha al massimo un Quartefatto.

## Dice in a position

refused-dice-none = qui serve un dado, non “{ $found }”.
refused-dice-unknown = in queste Lande nessun dado si chiama “{ $name }”.
refused-dice-few = { $n ->
    [one] c’è solo 1 dado { $die }.
   *[other] ci sono solo { $n } dadi { $die }.
}
refused-dice-face = { $die } non ha la faccia “{ $face }”. Le sue facce sono { $faces }.
refused-dice-copies = { $card } non copia nulla.
refused-dice-fresh = solo i dadi nell’Active Pool del giocatore di turno possono essere “fresh”.
refused-dice-unattachable = { $card } non può essere unito a una Creatura.
refused-dice-attached-classic = nelle regole classiche puoi unire Incantesimi solo alle tue Creature.
refused-dice-attached-where = gli Incantesimi si uniscono solo in una Ready Area, in una Locked Area o in una Missione.
refused-dice-attached-to = gli Incantesimi si uniscono solo alle Creature.
refused-dice-ready = { $die } in una Ready Area deve mostrare una Creatura, un Incantesimo o un Quartefatto.
refused-dice-immediate = { $die } è un Incantesimo Immediato e non sta mai in una Ready Area.
refused-dice-spent-classic = le regole classiche non hanno una Spent Pile.
refused-dice-locked = { $die } in una Locked Area deve mostrare un lucchetto.
refused-dice-quest = { $die } in una Missione deve mostrare una Creatura.
refused-dice-aside = { $die } messo da parte deve mostrare la Creatura che era.
# $zone is a word of the format, such as “used”.
refused-dice-no-face = { $die } non mostra nessuna faccia in “{ $zone }”.
# $known are examples of faces.
refused-face = “{ $found }” in “{ $face }” non è una faccia. Scrivi { $known }.

## What a position remembers, and what is under way: the lines “memory” and “pending”. $name and $names are words of them.

refused-work-names = “{ $name }” vuole dei nomi tra parentesi graffe, non “{ $value }”.
refused-work-list = “{ $name }” deve essere un elenco tra parentesi quadre, non “{ $value }”.
refused-work-number = “{ $name }” deve essere un numero, non “{ $value }”.
refused-work-flag = “{ $name }” deve essere true o false, non “{ $value }”.
refused-work-known = “{ $name }” può essere { $known }, non “{ $value }”.
refused-work-fields = “{ $name }” ha { $known }, non “{ $value }”.
refused-work-range = “{ $name }” va da 0 a { $last }.
refused-work-fit = { $names } non sono compatibili tra loro.
refused-work-pairs = { $names } vanno a coppie.
refused-work-dice = { $names } vogliono dadi dell’elenco, ognuno una volta sola.
refused-work-needed = “{ $name }” manca, o dice qualcosa che non può essere.
# $reason is one of the others.
refused-work-pending = “{ $work }” è in sospeso, ma { $reason }
refused-work-no-die = nell’elenco non c’è nessun dado { $n }. L’ultimo è { $last }.
refused-work-no-line = nessuna carta di queste Lande ha una riga { $n }.
refused-work-no-step = nessuna carta di queste Lande ha una riga { $n } con un passo { $step }.
refused-work-no-quest = la carta { $n } non è una Missione.
refused-work-no-event = non c’è nessun evento { $event }, o nessuna abilità { $declining } da rifiutare.
refused-work-no-trigger = nessuna abilità aspetta con la riga { $n } per il posto { $seat }.
refused-work-no-opponent = non c’è nessun avversario { $n }.
refused-work-replaces = la riga { $n } non sostituisce nulla.
refused-work-next-roll = quello che aspetta un lancio vale solo per il prossimo.
refused-work-nobody-reacts = non tocca a nessuno reagire.
refused-work-unattacked = nessuno è sotto attacco.
refused-work-attack = c’è un solo attacco alla volta, e “memory” deve indicarne gli attaccanti.
refused-work-copies = quel dado non copia nulla.
refused-work-locks = non c’è nulla da Bloccare.
refused-work-gathering = i dadi di più giocatori aspettano sotto l’abilità che li distrugge, con un posto per ognuno.
refused-work-old = non è scritto come nel primo formato: almeno { $n } numeri, e per primo il tipo.

## Records

refused-record-breaks-off = la registrazione finisce prima di una pesca o di un lancio.
# $reason is one of the others.
refused-record-old = { $reason } L’ha scritta una versione precedente del gioco, e da allora alcune regole sono state corrette.
refused-record-origin = nella posizione da cui è partita, { $reason }
refused-record-engine = l’ha scritta la versione { $found } delle regole. Questo programma ha la versione { $n }.
refused-record-card = { $card } funziona diversamente da quando questa partita è stata registrata.
refused-record-misfit = la posizione non corrisponde ai giocatori, alle regole e alle Lande indicati sopra.
refused-record-over = la partita era finita prima di questa riga.
refused-record-over-before = la partita era finita prima di “{ $item }”.
refused-record-turn = questo dovrebbe essere il turno { $n } di { $player }.
refused-record-no-dice = prima di “{ $item }” manca una pesca o un lancio.
refused-record-not-asked = { $player } non ha nulla da decidere con “{ $item }”.
refused-record-decides = { $player } deve decidere prima di “{ $item }”.
refused-record-drawn = qui non si pesca nessun dado, ma la registrazione dice “{ $word }”.
refused-record-rolled = qui non si lancia nessun dado, ma la registrazione dice “{ $word }”.
refused-record-differs = la registrazione dice “{ $said }”, ma i dadi danno “{ $gave }”.
refused-record-unfinished = la registrazione ha un risultato, ma la partita non è finita.
refused-event-damaged = l’evento { $n } della partita è danneggiato.
refused-game-damaged = la partita si è danneggiata dove era salvata.
refused-record-result = il risultato dovrebbe essere “{ $result }”.
refused-option-empty = qui manca una decisione.
# $options are the words of records, separated by semicolons.
refused-option-several = “{ $text }” può voler dire: { $options }.
refused-option-unknown = “{ $text }” qui non è possibile. Le possibilità sono: { $options }.
refused-chance-drawn = “{ $word }” non può essere pescato: nel sacchetto ci sono solo { $dice }.
refused-box-changed = da allora la scatola { $box } è cambiata: { $then } ora è { $now }.
refused-box-missing = la scatola “{ $name }” non è installata.
refused-card-id = nessuna carta ha l’id “{ $id }”.

## Saved games, and games of a server: what stands before the record

refused-header-line = qui serve una riga come “nome: valore”, con uno dei nomi { $names }, non “{ $found }”.
refused-header-twice = “{ $name }” c’è già nella riga { $n }.
refused-header-lacks = manca la riga “{ $name }: …”.
refused-header-breaks-off = il file finisce prima della registrazione.
refused-header-seed = un seme è un numero o un testo tra virgolette, non “{ $found }”.
refused-save-none = non è una partita salvata: una partita salvata inizia con “{ $wanted }”. Solo lei conosce i suoi prossimi dadi.
refused-save-seats = la partita salvata ha { $seats } posti, ma la sua registrazione ha { $players } giocatori.
refused-seal-verified = una partita verificata deve indicare impegno, nonce e segreto (commitment, nonces, secret).
refused-seal-unfinished = una partita non finita indica impegno e nonce (commitment, nonces), ma non il segreto (secret).
refused-seal-practice = una partita di prova ha un seme, quindi niente impegno, nonce o segreto (commitment, nonces, secret).
refused-seal-seed = solo una partita di prova ha un seme.
refused-seal-seals = i nonce sigillati (sealed) devono essere tanti quanti i nonce (nonces).
refused-seal-dealt = se le Lande sono uscite a sorte, va detto da che cosa (dealt).
refused-seal-secret = un segreto ha bisogno dell’impegno e dei nonce (commitment, nonces).
refused-seal-result = il risultato sta prima della registrazione solo se qualcuno ha abbandonato.
refused-seal-characters = servono da 1 a 64 caratteri senza spazi, non “{ $found }”.
refused-seal-digits = servono { $n } cifre da 0 a f, non “{ $found }”.
refused-seal-other-secret = questo non è il segreto a cui il server si era impegnato.
refused-seal-other-nonce = il nonce “{ $nonce }” non è quello che era stato sigillato.
refused-seal-position = una partita iniziata da una posizione non ha dadi da controllare.
# $none is the sign for no nonce.
refused-seal-nonces = ci sono { $n } nonce per { $players } giocatori. “{ $none }” vuol dire nessuno.
refused-seal-players = servono i giocatori nell’ordine dei posti ({ $players }), non “{ $found }”.
refused-seal-not-over = la partita non è finita, quindi i suoi dadi non si possono ancora rivelare.
refused-seal-over = la partita è finita, quindi qui dovrebbe esserci il suo segreto.
refused-seal-over-result = la partita è finita, quindi qui dovrebbe esserci anche il risultato.
refused-seal-should-be = qui dovrebbe esserci scritto “{ $line }”.
refused-seal-wilds = queste non sono le Lande uscite a sorte. Dal sorteggio esce { $cards }.
refused-seal-first = il sorteggio per chi inizia ha dato { $player }.

## Wilds that cannot be

refused-wilds-creatures = le Lande hanno { $limit } Carte Creatura, non { $n }.
refused-wilds-spells = le Lande hanno { $limit } Carte Incantesimo, non { $n }.
refused-wilds-basics = nelle Lande mancano le carte di base { $cards }.
refused-wilds-large = { $dice } dadi e { $cards } carte sono più di quanti un tavolo ne contenga.
refused-wilds-clash = { $cards }: un’altra carta cambia già la stessa regola. Togline una.
refused-players-count = una partita ha da 2 a { $most } giocatori.

## Boxes of your own. $python is what Python says, in English.

refused-box-no-python = { $file } non è un file Python.
refused-box-stumbled = { $line ->
    [0] Python dice “{ $python }”.
   *[other] riga { $line }: Python dice “{ $python }”.
}
refused-box-undeclared = non c’è nessuna riga “BOX = Box(…)”.
refused-box-same-id = c’è già un’altra scatola con l’id { $id }.
refused-box-entry-point = l’entry point { $name } non è una scatola con quell’id.
refused-box-not-one = { $name } non è una scatola con l’id { $id }.
refused-box-no-project = non c’è nessun pyproject.toml. “quarriors box new” crea un pacchetto.
refused-box-project = non è possibile leggere pyproject.toml. Python dice “{ $python }”.
# $section and $example are lines of that file.
refused-box-no-point = pyproject.toml non ha la sezione { $section }, con una riga come { $example }.
# $reason is “no card has the id …” or the next message.
refused-box-overrides = la scatola { $box } non può sostituire { $card }: { $reason }
refused-card-kind = quella è una { $original ->
    [creature] Carta Creatura
    [spell] Carta Incantesimo
    [quest] carta Missione
   *[basic] carta di base
}, mentre { $card } è una { $kind ->
    [creature] Carta Creatura
    [spell] Carta Incantesimo
    [quest] carta Missione
   *[basic] carta di base
}.
refused-box-overridden = un’altra scatola sostituisce già { $card }.

## Bots of your own. $decision is a kind of decision, a word of the engine.

refused-bot-chooseless = il bot { $name } non ha un metodo { $method }.
refused-bot-maker = il bot { $name } deve essere una classe, o qualcos’altro che Python possa chiamare con un seme.
refused-bot-name = “{ $name }” non può essere il nome di un bot. Usa da 1 a 40 tra a-z, 0-9, - e _, e inizia con una lettera.
refused-bot-nobody = nessun bot può chiamarsi “{ $name }”: vuol dire nessun bot. Scegli un altro nome.
refused-bot-taken = c’è già un bot di nome “{ $name }”. Scegli un altro nome.
refused-bot-budget = il bot { $name } risponde subito, senza pensare. Togli “:{ $budget }”, oppure scegli { $names }.
refused-bot-failed = Il bot { $name } ha avuto un errore in una decisione ({ $decision }). Python dice “{ $python }”.
refused-bot-chose = Il bot { $name } ha scelto { $chosen }, che qui non è possibile ({ $decision }).
refused-bots-cannot = I bot non possono pensare. Python dice “{ $python }”.
refused-torch-missing = per l’addestramento serve torch. Installalo con { $command }.
refused-train-number = { $name } deve essere tra { $least } e { $most }, non { $number }.
refused-train-there = in { $folder } c’è già un addestramento. Continua con --resume o scegli un’altra cartella.
refused-train-other = l’addestramento in { $folder } ha altre impostazioni. Scegli un’altra cartella.
refused-train-none = in { $folder } non c’è un addestramento da continuare.
refused-train-checkpoint = il punto di ripresa { $file } è danneggiato. Cancellalo e l’addestramento ricomincia.
refused-train-games = le partite in { $file } sono danneggiate. Cancella il file e saranno giocate di nuovo.
refused-train-device = torch non trova nessuna scheda grafica. Togli { $option }.
refused-budget = quanto può pensare un bot si scrive come 96n (partite simulate) o 0.5s (secondi), da 1n a { $nodes }n o { $seconds }s, non “{ $text }”.
refused-budget-patience = su questo server i bot pensano al massimo { $seconds }s o { $nodes }n, non { $budget }.
refused-weights = i pesi in { $file } non si possono usare: { $reason ->
    [missing] il file non esiste
    [foreign] non è un file di pesi
    [damaged] il file è danneggiato
   *[other] sono per caratteristiche diverse da quelle di questa versione, quindi la rete va addestrata di nuovo
}.
refused-worker-lost = Un processo si è interrotto (stato { $status }). Se la memoria non bastava, usa meno processi.
