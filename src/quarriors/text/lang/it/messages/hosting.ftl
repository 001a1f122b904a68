### What whoever runs a server may read: settings, databases, the page's folder, and what the operating system says.

## Settings. $name is a setting or its variable, and stays as it is.

refused-setting-windows = { $name }: su Windows può esserci un solo processo. Usa --workers 1.
refused-setting-workers = { $name }: { $n } processi non possono condividere un file SQLite. Usa --workers 1, o PostgreSQL con --db postgresql://…
refused-setting-whole = { $name }: “{ $value }” non è un numero intero.
refused-setting-number = { $name }: “{ $value }” non è un numero.
refused-setting-address = { $name }: “{ $value }” non è un indirizzo su cui ascoltare. Usa per esempio 127.0.0.1, 0.0.0.0 o ::.
refused-setting-port = { $name }: { $value } non è una porta. Usa un numero da 0 a 65535; 0 vuol dire una porta libera qualsiasi.
# $reason says what is wrong, as a sentence.
refused-setting-because = { $name }: { $reason }
refused-setting-least = { $name }: { $value } è troppo poco. Usa almeno { $least }.
refused-setting-seconds = { $name }: { $value } non è un tempo. Usa un numero di secondi maggiore di 0.
refused-setting-times = { $name }: { $value } non va bene. 1 vuol dire i limiti abituali, 2 il doppio, 0 nessun limite.
refused-setting-path = { $name }: “{ $value }” non è un percorso di base. Scrivine uno come /quarriors, senza / alla fine.
refused-setting-network = { $name }: “{ $value }” non è né un indirizzo né una rete. Scrivi per esempio 10.0.0.7 o 10.0.0.0/8.
refused-setting-origin = { $name }: “{ $value }” non è un’origine. Scrivine una come https://games.example, in minuscolo e senza percorso.
refused-setting-host = { $name }: “{ $value }” non è il nome di un server. Scrivine uno come games.example, in minuscolo e senza porta, .games.example per tutti i nomi che ci stanno sotto, o * per qualsiasi nome.
refused-setting-level = { $name }: “{ $value }” non è un livello. Usa { $known }.
refused-setting-module = { $name }: “{ $value }” non è il nome di un modulo Python. Scrivine uno come my_bots.quick.
refused-setting-page = { $name }: non c’è nessuna cartella “{ $value }”. Indicane una con una pagina costruita, come web/dist.
refused-setting-flag = { $name }: “{ $value }” non è né on né off. Scrivi on oppure off.

## Databases. $name is a file or a server, $said what the database says, in English.

refused-store-url = Questo non è l’URL di una banca dati. Scrivi per esempio sqlite:///games.sqlite3 o postgresql://user@host/games.
refused-store-kind = { $kind } non va bene. Indica una banca dati postgresql://… o sqlite:///…
refused-store-memory = Le partite devono sopravvivere al server, quindi SQLite vuole un file: per esempio sqlite:///games.sqlite3.
refused-store-driver = PostgreSQL ha bisogno di un driver: { $command }
# $reason is one of the messages refused-system-….
refused-store-file = { $name }: { $reason }
refused-store-said = { $name }: la banca dati dice “{ $said }”.
refused-store-changing = Un altro programma sta cambiando le tabelle della banca dati. Riprova tra un momento.
refused-store-not-one = { $name } non è una banca dati.
refused-store-damaged = { $name } è danneggiata: la banca dati dice “{ $said }”. Usa la tua ultima copia di riserva.
refused-store-closed-file = { $name }: non è possibile aprire la banca dati. Controlla che la cartella ci sia e che tu possa scriverci.
refused-store-read-only = { $name }: la banca dati è di sola lettura. Controlla chi può scrivere nel file.
refused-store-full = { $name }: il disco è pieno.
refused-store-locked = { $name }: un altro programma sta usando la banca dati. Riprova tra un momento.
refused-store-broken = { $name }: non è possibile leggere o scrivere sul disco. La banca dati dice “{ $said }”.
refused-store-no-dump = PostgreSQL si copia con pg_dump, che qui non è installato. Su una macchina che ce l’ha, esegui: { $command }
refused-store-dump = pg_dump non è riuscito (stato { $status }): “{ $said }”.
refused-store-exists = { $name } esiste già. Indica un file nuovo.
refused-store-no-folder = Non c’è nessuna cartella { $name }.
refused-store-old = La banca dati è alla versione { $found }, e questo programma ha bisogno della versione { $needed }. Esegui: quarriors db upgrade
refused-store-empty = La banca dati non ha ancora tabelle, e questo programma ha bisogno della versione { $needed }. Esegui: quarriors db upgrade
refused-store-game = non è possibile leggere la partita { $name }: è danneggiata, o l’ha scritta un’altra versione. Il registro del programma dice di più.
refused-store-others = La banca dati ha una tabella { $table } che non è nostra. Indica una banca dati vuota.
refused-store-newer = La banca dati è alla versione { $found }, e questo programma conosce solo le versioni fino alla { $needed }. L’ha usata un quarriors più nuovo: installa quello.
refused-store-closed = Il server si sta fermando, quindi non salva più nulla.
refused-store-in-use = { $process ->
    [none] { $name }: un altro server sta usando questo file.
   *[other] { $name }: un altro server sta usando questo file (processo { $process }).
} Un file SQLite serve un solo processo. PostgreSQL (--db postgresql://…) ne serve molti.

## The folder of the page

refused-page-unreadable = Non è possibile leggere la pagina in { $folder }: { $reason }
refused-page-large = In { $folder } c’è molto di più di una pagina costruita. “make web” crea web/dist.
refused-page-none = In { $folder } non c’è nessuna pagina costruita: manca index.html. Installa Node.js 20.19 o più recente con npm, poi esegui “make web” in una copia di lavoro, o di nuovo “pip install .”.
refused-page-incomplete = La pagina in { $folder } non è completa: il suo index.html carica { $file }, che non c’è. Costruiscila di nuovo con “make web”.

## What the operating system says of a file or an address: a reason behind a colon.

refused-system-missing = non c’è nessun file o cartella con quel nome.
refused-system-denied = non hai il permesso.
refused-system-exists = esiste già.
refused-system-folder = è una cartella.
refused-system-no-folder = una parte del percorso non è una cartella.
refused-system-full = il disco è pieno.
refused-system-read-only = il disco è di sola lettura.
refused-system-long-name = il nome è troppo lungo.
refused-system-many-files = ci sono troppi file aperti.
refused-system-broken = il disco segnala un errore.
refused-system-in-use = è già in uso.
refused-system-not-here = questa macchina non ha quell’indirizzo.
refused-system-unknown-host = nessuno conosce quel nome.
# $said is what the system says, in English.
refused-system-other = il sistema dice “{ $said }”.

## A game that somebody sets up on the page. Seats are counted from 1.

refused-seats-bots = Almeno un posto deve essere per una persona.
refused-seat-person = Il posto { $n } è per una persona, quindi non ha un livello.
refused-seat-open = Il posto { $n } è libero: il nome lo porta chi si siede.
refused-seat-first = Il posto { $n } non può iniziare: ci sono { $seats } posti.
refused-title = Nel titolo c’è un carattere invisibile o non ammesso.
refused-clock = Un orologio ha da { $least } a { $most } secondi in tutto, e 0 o più per ogni turno.
refused-goes-on = Una partita che ne continua un’altra ne tiene Lande, regole e dadi.
refused-goes-on-seats = Quella partita ha { $seats } posti, non { $n }.
refused-day = Le Lande del giorno vanno dal { $first } al { $today }. Per “{ $found }” non ce ne sono.
refused-day-seats = Le Lande del giorno sono per te e un bot.
refused-puzzle-seats = { $bots ->
    [one] Questo rompicapo è per una persona, al posto { $seat }, e un bot.
   *[other] Questo rompicapo è per una persona, al posto { $seat }, e { $bots } bot.
  }
refused-given = Un rompicapo e le Lande del giorno portano con sé Lande, regole e dadi.
