### The lab: long runs, tournaments, balance.

## Options of long runs

lab-ray-workers = --workers vale per questo computer, --ray per un cluster. Usane uno solo.
lab-resume = --resume riprende da un file: indicalo con --results FILE.
# A statistic that somebody added: $name is what it is called.
simulate-noted = { $name }: { $mean } in media a partita.
refused-results-there = { $file } esiste già. Aggiungi --resume per riprendere da lì, o indica un altro file.
# $what names the first difference, such as “seed: 1 ≠ 2”.
refused-results-other = { $file } contiene partite con altre impostazioni ({ $what }). Chiedi le stesse partite, o indica un altro file. Nulla è cambiato.
refused-results-damaged = { $file }, riga { $line }: danneggiata. Nulla è cambiato. Ripristina una copia del file, o taglialo prima di quella riga e usa --resume: le partite che mancano vengono rigiocate.
refused-results-strange = { $file } non è un file di risultati. Nulla è cambiato. Indica un altro file.
refused-results-busy = Un’altra esecuzione sta scrivendo in { $file }. Aspetta che finisca, o indica un altro file.
refused-ray-missing = Ray non è installato. Esegui: pip install "quarriors[ray]", qui e su ogni computer del cluster.
refused-ray-address = Nessun cluster Ray risponde a { $address }. Python dice “{ $python }”. Per provare solo su questo computer, usa --ray local.
refused-ray-other = Un computer del cluster ha scatole diverse da questo. Installa la stessa versione ovunque.
refused-ray-failed = Un’attività sul cluster Ray non è riuscita. Python dice “{ $python }”. Con --results, --resume riprende da ciò che è fatto.
refused-accumulator = Una statistica si indica come my_counts:Culls, un modulo e una classe con un nome, non “{ $name }”.
refused-accumulator-broken = La statistica { $name } non funziona: Python dice “{ $python }”.
refused-dataset = Un insieme di dati è un file che finisce in .csv o .parquet, non { $file }.
refused-dataset-parquet = Parquet richiede pyarrow. Esegui: pip install "quarriors[data]", o indica un file che finisce in .csv.

## `quarriors lab tournament`

refused-tournament-bots = Per un torneo servono almeno due bot. Prova quarriors lab tournament greedy random.
refused-tournament-twice = Hai indicato due volte il bot { $name }.
# Headings of columns. “against”: the bot that the first one plays; “equal”: the share if both were equally strong.
tournament-bot = Bot
tournament-against = Contro
tournament-games = Partite
tournament-won = Vinte
tournament-interval = Intervallo al 95%
tournament-equal = A parità
tournament-rating = Punteggio
tournament-spread = ±
tournament-no-ladder = Per una classifica di tutti i bot, installa openskill: pip install "quarriors[lab]".

## `quarriors lab balance`: the page, and the lines in the terminal

lab-players = --players vuole numeri da 2 a 4, separati da virgole, come 2,3,4. Hai scritto “{ $value }”.
refused-players-none = Indica almeno un numero di giocatori, per esempio 2.
balance-written = La pagina è in { $file }.
balance-title = Quanto è equo Quarriors!?
balance-intro = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} tra bot ({ $bots }) con { $boxes }, seme { $seed }.
# Before a command to type.
balance-again = Gioca tu le stesse partite:
balance-players = { $n } giocatori
balance-between = da { $low } a { $high }
# A label and its share; $between is balance-between.
balance-share = { $what }: { $share }
balance-share-between = { $what }: { $share } ({ $between })
balance-seats = Chi comincia?
balance-seats-about = Il punto è la quota di partite vinte da quel posto. La barra intorno contiene la quota vera 19 volte su 20. La linea tratteggiata è ciò che vincerebbe un posto equo.
balance-seat = Posto { $n }
balance-seat-first = Posto { $n } (inizia)
# $points: percentage points, such as “9.8”.
balance-first-more = Cominciare vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } in più della quota equa ({ $equal }).
balance-first-less = Cominciare costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  } rispetto alla quota equa ({ $equal }).
balance-first-open = Nessun posto è chiaramente migliore: la quota equa è { $equal }.
balance-lengths = Quanto dura?
balance-lengths-about = I turni di una partita, contando quelli di tutti. Più la barra è alta, più partite hanno quella durata.
# $each: turns of each player.
balance-length = { $mean } turni in media, { $each } per giocatore. Metà delle partite dura { $median } turni o meno.
balance-ends = Come finisce?
balance-ends-about = Una partita finisce quando qualcuno raggiunge la Gloria che serve, o quando quattro carte Creatura restano senza dadi. Il laboratorio ferma le partite infinite a un limite.
balance-end-glory = Gloria raggiunta
balance-end-empty-cards = quattro carte senza dadi
balance-end-limit = limite di turni
balance-broken = Quali carte sembrano sbilanciate?
balance-broken-about = Carte con cui si vince troppo spesso o troppo di rado, e carte che nessuno vuole. A decidere sono i bot: prendilo come un motivo per guardare meglio.
balance-broken-none = Nessuna: nessuna carta si distingue così tanto.
balance-strong = { $card } è molto forte: partite vinte { $won } con la carta, { $without } senza.
balance-weak = { $card } è molto debole: partite vinte { $won } con la carta, { $without } senza.
balance-ignored = Nessuno vuole { $card }: catturata in { $captured } delle { $games } partite in cui c’era.
balance-boxes = Le scatole
balance-boxes-about = La carta media di ogni scatola. “Decide” è quanto il suo vantaggio dista da quello abituale, in su o in giù, in punti.
balance-cards = Tutte le carte
balance-cards-about = Il “vantaggio” dice di quanti punti superi una probabilità equa se hai catturato la carta e altri no.
balance-cards-plot = La sua barra contiene il valore vero 19 volte su 20. La linea tratteggiata è il vantaggio abituale: quello della carta di mezzo. Le barre grigie se ne scostano non più di quanto possa la fortuna. Fai clic su un’intestazione per ordinare.
# In Markdown, which has no bars.
balance-cards-brackets = L’intervallo tra parentesi contiene il valore vero 19 volte su 20.
balance-points = { $edge } (da { $low } a { $high })
# Headings of columns.
balance-column-table = Tavolo
balance-column-seat = Posto
balance-column-won = Vinte
balance-column-interval = Intervallo al 95%
balance-column-turns = Turni
balance-column-glory = Gloria a partita
balance-column-ended_glory = Gloria raggiunta
balance-column-ended_empty_cards = Carte senza dadi
balance-column-ended_limit = Limite di turni
balance-column-box = Scatola
balance-column-cards = Carte
balance-column-captured = Catturata
balance-column-dice = Dadi a partita
balance-column-spread = Decide
balance-column-card = Carta
balance-column-with = Vinte con
balance-column-without = Vinte senza
balance-column-edge = Vantaggio in punti
balance-column-chance = Solo fortuna
balance-method = Come leggere questa pagina
balance-method-luck = Ogni partita ha le sue Lande e i suoi dadi, e i bot cambiano posto. “Catturata” è la quota delle partite con quella carta in cui qualcuno ne ha catturato un dado. “Gloria a partita” è ciò che tutti i giocatori insieme ne hanno ricavato.
balance-method-edge = “Vinte con” e “vinte senza” guardano solo le partite in cui alcuni hanno catturato la carta e altri no. Il vantaggio tiene conto anche dei posti, perché chi comincia cattura di più e vince di più. Chi lancia male cattura ciò che costa poco, perciò quasi tutti i vantaggi sono di qualche punto sotto zero. Confronta le carte tra loro: il vantaggio abituale è quello della carta di mezzo.
balance-method-many = Guarda cento carte, e cinque sembreranno speciali per fortuna. “Solo fortuna” dice quanto spesso la fortuna allontana tanto una carta dal vantaggio abituale, e tiene conto di quante carte si guardano (Benjamini e Hochberg): tra le carte sotto il 5%, circa una su venti è un falso allarme.
balance-method-bots = Una carta può sembrare forte perché la compra chi è già in testa. E questi sono bot: possono giudicare male una carta che tu giocheresti bene.
balance-method-marks = Le carte con ° sono in parte una nostra ricostruzione, quelle con ≈ in parte riferite da chi ha avuto la carta in mano. Se una sembra sbilanciata, forse abbiamo sbagliato noi.
