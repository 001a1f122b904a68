# What `quarriors --help` and `quarriors COMMAND --help` say.
#
# For translators:
# - Names of commands and options (deal, --wilds), of files and of values (greedy, revised) stay as they are.
# - Paragraphs are wrapped to the width of the terminal. An empty line begins a new paragraph.
# - The only variables here are plain ones, { $value }. No plurals: these texts are read before the catalogue is loaded.

## Headings and small words

help-usage = Uso:
help-commands = Comandi
help-options = Opzioni
help-arguments = Che cosa indicare
help-examples = Esempi
# Behind the description of an option, in brackets.
help-default = predefinito: { $value }
help-required = obbligatorio
# Placeholders in the usage line: quarriors COMMAND, quarriors deal [OPTIONS].
help-usage-command = COMANDO
help-usage-options = [OPZIONI]

# Placeholders for what you type: --port NUMBER. Short, in capitals.
help-value-text = TESTO
help-value-number = NUMERO
help-value-numbers = NUMERI
help-value-names = NOMI
help-value-seed = SEME
help-value-file = FILE
help-value-folder = CARTELLA
help-value-language = LINGUA
help-value-address = INDIRIZZO
help-value-url = URL
help-value-time = TEMPO
help-value-card = CARTA
help-value-wilds = LANDE
help-value-game = PARTITA
help-value-box = SCATOLA
help-value-name = NOME
help-value-bot = BOT
help-value-other = ALTRO
help-value-budget = BUDGET
help-value-shell = SHELL

## The command as a whole

help-about = Quarriors! nel terminale e nel browser: gioca, cerca carte, prepara Lande, rivedi partite.
help-after = Ogni comando ha il proprio aiuto con esempi: quarriors COMANDO --help
help-option-help = Mostra questo aiuto.
help-option-version = Mostra la versione.
# $value is a list such as “en, fr, it, pt-BR”.
help-option-lang = La lingua da parlare: { $value }.
help-lang = La lingua da parlare: { $value }. Se manca: QUARRIORS_LANG, la lingua scelta al tavolo o quella del sistema.

help-example-play = gioca contro un bot
help-example-friends = tre amici a una tastiera
help-example-serve = gioca nel browser
help-example-deal = Lande per la scatola sul tuo scaffale
help-example-cards = ogni carta che parla di draghi

# One line for each command, in the list of commands.
help-line-play = Gioca nel terminale, contro bot o con amici alla stessa tastiera.
help-line-serve = Gioca nel browser, su questo computer o con altri nella tua rete.
help-line-site = Scrivi il tavolo come file per qualsiasi host statico: non serve un server.
help-line-bots = Conosci i bot.
help-line-deal = Prepara le Lande: a caso, già pronte o a tua scelta, anche per la scatola vera.
help-line-cards = Cerca carte.
help-line-box = Crea una scatola tua, e controllala.
help-line-lab = Fai giocare ai bot molte partite: conta, classifica, confronta.
help-line-simulate = Fai giocare ai bot molte partite e guarda chi vince.
help-line-match = Misura un bot contro un altro.
help-line-replay = Rivedi passo per passo una partita giocata.
help-line-verify = Controlla che una partita segua le regole e che i dadi siano regolari.
help-line-position = Mostra una posizione, controllala o gioca da lì.
help-line-db = Cura la banca dati di un server: aggiorna, copia, esporta, fai pulizia.
help-line-bench = Misura quanto è veloce il motore su questo computer.
help-line-completion = Attiva il completamento con Tab nella tua shell.

## Options that several commands share

help-option-json = Scrivi JSON per uno script.
help-option-workers = Quanti processi giocano. Uno per nucleo del processore, se manca.
help-option-ray = Gioca su un cluster Ray a questo indirizzo, come auto o ray://head:10001. “local” ne avvia uno su questo computer. Serve l’extra “ray”.
help-option-results = Scrivi ogni partita in questo file appena finisce. Se fermi o uccidi il programma, non va perso nulla.
help-option-resume = Riprendi dal file indicato con --results: le partite che ci sono già non vengono rigiocate.
help-option-dataset = Scrivi le partite come tabella, una riga per posto: un file che finisce in .csv o .parquet.
help-option-seed = Un numero o una parola. Lo stesso seme dà gli stessi dadi e le stesse Lande. A caso, se manca.
help-option-sets = Le scatole da usare, separate da virgole.
help-option-db = La banca dati: un URL, o il nome di un file SQLite.
help-option-plain = Gioca con righe di testo: per lettori di schermo, registri e programmi. Succede anche dove non c’è un terminale.
help-option-confirm = Chiedi conferma prima di terminare una Fase tralasciando qualcosa di utile. È attivo finché non lo disattivi.
help-option-edition = L’edizione delle regole: revised (2018) o classic (2011).
help-option-captures = Quanti dadi un giocatore può catturare per turno. 2 è la regola della cattura avanzata.
help-option-expert-culling = Una Creatura andata a punti ti dà la sua Gloria solo se la scremi.
help-option-turn-limit = Fermati dopo questo numero di turni (contano quelli di tutti). Vince chi ha più Gloria.
help-option-quests = Gioca con o senza Missioni. Se non dici nulla, ci sono quando una scatola ne ha.
help-option-mix = Come mescolare una scatola principale: un pizzico (hint), un contorno (side), doppia porzione (two_scoops) o democratic (indichi tutte le carte).
help-option-side-cards = Con --mix side: quante carte della scatola principale usare.
help-option-handicap = Pareggia i posti: con glory chi gioca dopo comincia con un po’ di Gloria; con dice chi comincia pesca meno dadi nel primo turno. Non è nel regolamento.

## quarriors play

help-about-play = Gioca nel terminale: contro bot, o con amici che giocano a turno alla stessa tastiera.
help-after-play =
    Al tavolo, premi ? per vedere tutti i tasti. La partita viene salvata dopo ogni decisione, quindi puoi uscire in qualsiasi momento.
help-play-players = Quanti siedono al tavolo (da 2 a 4), o i nomi delle persone, separati da virgole.
help-play-bots = I bot che giocano, separati da virgole: "quarriors bots" li elenca. A un bot che pensa puoi dire quanto: champion:2s. "none" per nessun bot.
help-play-wilds = Le Lande: già pronte (le elenca quarriors deal --named), o carte separate da virgole. Il resto è a caso.
help-play-first = Chi inizia: il nome di un giocatore, o random. A caso, se manca.
help-play-pay-by-hand = Scegli tu quali dadi spendere. Altrimenti i prezzi vengono pagati per te, sprecando il meno possibile.
help-play-resume = Continua l’ultima partita lasciata, o quella che indichi con --save.
help-play-save = Conserva la partita in questo file invece che nella cartella delle tue partite. Con --resume puoi dare anche un nome da --list.
help-play-list = Elenca le tue partite salvate, dalla più recente.
help-example-play-bot = tu contro un bot greedy
help-example-play-four = tu e tre bot greedy
help-example-play-friends = due amici, una tastiera
help-example-play-friends-bot = due amici e un bot
help-example-play-bots = tu contro due bot
help-example-play-seed = condividi Lande e dadi con un amico
help-example-play-rules = altre regole
help-example-play-watch = guarda due bot
help-example-play-resume = continua l’ultima partita
help-example-play-list = tutte le tue partite salvate

## quarriors serve

help-about-serve = Gioca nel browser: su questo computer, o con tutti nella tua rete. Possono giocare anche programmi.
help-after-serve =
    Al posto di qualsiasi opzione tranne --open puoi impostare una variabile: QUARRIORS_PORT=9000. Premi Ctrl-C per fermare. Ogni partita resta salvata e continua quando riavvii il server. I dettagli sono in docs/hosting.md.
help-serve-host = L’indirizzo su cui ascoltare. 127.0.0.1, se manca: solo questo computer.
help-serve-port = La porta. 8000, se manca; 0 prende una porta libera qualsiasi.
help-serve-db = Dove conservare le partite: sqlite:///FILE o postgresql://USER@HOST/NAME. Un file nella tua cartella dei dati, se manca.
help-serve-workers = Quanti processi dividono il lavoro. Più di uno richiede PostgreSQL.
help-serve-base-path = Il percorso sotto cui il tuo proxy mostra il server.
help-serve-proxy = Indirizzi o reti di proxy delle cui intestazioni X-Forwarded-For e X-Forwarded-Proto ti fidi.
help-serve-allowed-host = I nomi con cui i browser possono raggiungere questo server, come games.example.org. I nomi e gli indirizzi della macchina stessa funzionano sempre.
help-serve-origin = Pagine di altri siti che possono parlare con questo server, come https://example.org.
help-serve-log-level = Quanto scrivere nel registro.
help-serve-bot-processes = Quanti processi di ogni worker pensano per i bot.
help-serve-bot-seconds = Quanti secondi un bot può pensare a una decisione prima che ne subentri un altro.
help-serve-page = La cartella con la pagina per i browser. Se manca: quella installata, o quella creata da `make web`.
help-serve-open = Apri il tavolo nel tuo browser.
help-example-serve-here = su questo computer, porta 8000
help-example-serve-open = e apri il browser
help-example-serve-any = una porta libera qualsiasi
help-example-serve-network = per tutti nella tua rete
help-example-serve-file = conserva le partite in questo file
help-example-serve-postgres = quattro processi
help-example-serve-proxy = dietro nginx

## quarriors site

help-about-site = Scrivi tutto il tavolo in una cartella di file. Qualsiasi host statico può offrirla e si gioca nel browser, anche senza connessione.
help-after-site =
    La cartella include Python per il browser, circa 16 MB. Non fa parte di questo pacchetto: npm lo scarica una volta, quindi ti serve Node.js, oppure indica un pacchetto pyodide estratto con --runtime. pip scarica msgspec. Entrambi restano nella tua cartella dei dati. I dettagli sono in docs/hosting.md.
help-site-folder = La cartella da scrivere. Una cartella già scritta da questo comando viene sovrascritta.
help-site-runtime = La cartella del pacchetto pyodide, se non deve scaricarlo npm.
help-site-page = La cartella con la pagina per i browser. Se la ometti: quella installata, o quella costruita da `make web`.
help-site-docs = La cartella della documentazione pronta (`make docs`), se deve esserci anche quella.
help-example-site-write = scrivi la cartella “public”
help-example-site-try = e provala su questo computer
help-example-site-runtime = con un runtime che hai già

## quarriors bots

help-about-bots = Elenca i bot: come chiamarli nei comandi, chi sono e quanto sono forti.
help-example-bots-all = tutti quanti
help-example-bots-json = per uno script

## quarriors deal

help-about-deal = Prepara le Lande: con quali carte giocare, dalla meno cara, e come preparare il tavolo.
help-after-deal =
    Lo stesso seme dà le stesse Lande, qui e con quarriors play --seed.

    Con --json ottieni: seed, players, sets, rules, goal (la Gloria per vincere), quests (id delle carte Missione), warnings e wilds: una lista di carte come quelle di quarriors cards --json, dove dice è il numero di dadi sulla carta. Con --named --json ottieni una lista di name, about, sets e wilds (id delle carte, con le Missioni per quel numero di giocatori).
help-deal-name = Lo stesso di --wilds: Lande già pronte per nome, o carte.
help-deal-wilds = Lande già pronte per nome, o carte che devono esserci, separate da virgole. Il resto è a caso.
help-deal-sets = Le scatole da usare, separate da virgole. Se manca: la scatola base, o le scatole di cui le Lande già pronte hanno bisogno.
help-deal-players = Quanti giocano: da 2 a 4.
help-deal-seed = Un numero o una parola. A caso, se manca.
help-deal-named = Elenca le Lande già pronte: tutte, o quelle che puoi giocare con --sets.
help-deal-printed-only = Usa solo carte del tutto fedeli all’originale.
help-deal-full = Aggiungi i testi delle carte.
help-example-deal-random = Lande a caso
help-example-deal-full = un foglio per il tavolo, con i testi delle carte
help-example-deal-cards = queste due e otto carte a caso
help-example-deal-named = le Lande già pronte, e per che cosa sono adatte
help-example-deal-one = una di loro
help-example-deal-quests = con Missioni
help-example-deal-no-quests = senza Missioni
help-example-deal-mix = molte carte di una scatola
help-example-deal-printed = solo carte fedeli all’originale
help-example-deal-json = per uno script

## quarriors cards

help-about-cards = Cerca carte: quanto costano, quanta Gloria danno, che cosa mostrano i loro dadi e che cosa fanno.
help-after-cards =
    Con --json ottieni una lista di oggetti con: id, set, name, class, variant (vuoto per la carta semplice), kind (basic, creature, spell, quest), cost (null: non catturabile), discounted (il costo se paghi anche con l’energia della carta, o null), energy (light, dark o null), glory (0 se non ne dà), level (di una Missione, o null), faces (sei testi come "C 2/4/5 *"), text (una riga per abilità), lines (lo stesso in parti: bursts, keyword, text), provenance (printed, reported o reconstructed, per name, faces, stats, ability, bursts e anchored), note (che cosa sappiamo della carta stampata, o null), colours (sfondo, simbolo), dice (quanti dadi sono sulla carta), per_player (con quanti inizia ogni giocatore), corrects (l’id della carta che sostituisce, o null).
help-cards-names = Le carte da mostrare per intero, per nome o id, separate da virgole. Il nome di una classe vale per tutte le sue carte.
help-cards-set = Solo carte di queste scatole, separate da virgole.
help-cards-search = Solo carte con tutte queste parole in nome, classe o testo.
help-cards-reconstructed = Solo carte in parte ideate da noi, perché la carta stampata è introvabile. Dice quale parte.
help-cards-reported = Solo carte con una parte che viene da una testimonianza pubblicata. Dice quale parte. Con entrambe le opzioni: l’una o l’altra.
help-example-cards-all = tutte le carte
help-example-cards-one = una carta per intero
help-example-cards-two = due carte
help-example-cards-search = carte che contengono entrambe le parole
help-example-cards-box = una scatola
help-example-cards-reconstructed = carte in parte ideate da noi
help-example-cards-reported = carte con una parte da testimonianze
help-example-cards-json = la scatola base per uno script

## quarriors box

help-about-box =
    Crea una scatola tua, e controllala.

    Una scatola è un pacchetto Python che dichiara dadi e carte. docs/first-card.md mostra come scriverli, docs/own-box.md come correggere una delle nostre carte.
help-after-box =
    check --json ti dà box, faults e remarks (liste di testi) e games (quante partite sono state giocate).
help-line-box-new = Inizia una scatola: un pacchetto con un dado, una carta e un test.
help-about-box-new = Inizia una scatola: un pacchetto con un dado, una carta e un test, già installabile.
help-box-new-name = L’id della scatola: lettere minuscole, cifre, _ e -.
help-box-new-dir = La cartella in cui scrivere. Se manca: una nuova cartella con il nome della scatola.
help-line-box-folder = Mostra dove vanno le tue scatole.
help-about-box-folder = Mostra dove vanno le tue scatole: file Python che dichiarano BOX, anche per correggere una delle nostre carte.
help-line-box-check = Controlla una scatola, e giocaci partite.
help-about-box-check =
    Controlla una scatola: sei facce per dado, id unici, parole in ogni lingua, verbi che ogni parte del programma conosce. Poi giocaci partite.

    Termina con stato 1 se c’è un errore. Le note sono utili da sapere, ma non sono errori.
help-box-check-what = L’id di una scatola installata, una cartella con un pacchetto, o un file Python che dichiara BOX. La cartella corrente, se manca.
help-box-check-games = Quante partite giocare. 0 non ne gioca nessuna.
help-box-check-seed = Un numero o una parola. Lo stesso seme gioca le stesse partite.
help-example-box-new = inizia una scatola
help-example-box-both = iniziane una e controllala
help-example-box-folder = dove vanno i tuoi file
help-example-box-check = una scatola installata
help-example-box-more = più partite, altri dadi
help-example-box-json = per uno script

## quarriors lab

help-about-lab = Fai giocare ai bot molte partite, su tutti i nuclei di questo computer o su un cluster. Conta chi vince, fai una classifica dei bot, guarda quali carte decidono le partite.
help-after-lab = Ogni comando mostra a che punto è. Premi Ctrl-C per fermarti prima: ciò che è fatto resta e viene mostrato. Con --results finisce anche in un file, e --resume riprende da lì.
help-example-lab-resume = fermati e riprendi quando vuoi
help-example-lab-dataset = le partite come tabella
help-example-lab-tournament = ogni coppia in 20 partite
help-example-lab-markdown = un bot contro altri due, come pagina
help-line-lab-tournament = Misura i bot tra loro, con una classifica.
help-about-lab-tournament =
    Fai giocare ogni bot contro ogni altro. Le partite vanno a gruppi con le stesse Lande, e ogni bot occupa ogni posto una volta. I dadi sono gli stessi finché i bot non fanno cose diverse. Così la fortuna conta meno.

    In due, i bot di una coppia si scambiano i posti. In tre o quattro, un bot siede tra copie dell’altro, e a turno ognuno dei due resta da solo. Ogni quota ha un intervallo calcolato dai gruppi, e una classifica ordina tutti i bot.
help-lab-tournament-bots = I bot che giocano, separati da spazi o virgole; --bots greedy,random fa lo stesso. Un nome può portare un budget: planner:96n pensa con 96 partite simulate, planner:0.3s per quei secondi. Se manca: greedy,random.
help-lab-tournament-against = Gioca solo le coppie con uno di questi bot.
help-lab-tournament-games = Quante partite gioca almeno ogni coppia.
help-lab-tournament-players = Posti al tavolo, da 2 a 4.
help-lab-tournament-seed = Un numero o una parola.
help-lab-tournament-sets = Le scatole da usare, separate da virgole. La scatola base, se manca.
help-lab-tournament-markdown = Scrivi le tabelle anche in questo file, in Markdown.
help-line-lab-balance = Guarda quanto valgono posti, carte e scatole.
help-about-lab-balance =
    Fai giocare ai bot molte partite e guarda se cominciare aiuta, quanto durano le partite, come finiscono, e che cosa fa ogni carta: quanto spesso viene catturata, quanta Gloria segna, e quanto spesso vince chi ce l’ha.

    Ottieni una sola pagina HTML che non ha bisogno d’altro, balance.html se non indichi un file. Segna le carte non del tutto come stampate e nomina quelle che sembrano sbilanciate.
help-lab-balance-games = Quante partite giocare per ogni numero di giocatori.
help-lab-balance-players = Quanti giocatori: 2, 3 o 4, o più numeri separati da virgole.
help-lab-balance-bots = I bot che giocano, separati da virgole. greedy, se manca.
help-lab-balance-sets = Le scatole da usare, separate da virgole. Se manca: la scatola base, o le scatole di cui le Lande già pronte hanno bisogno.
help-lab-balance-wilds = Le Lande di ogni partita: già pronte (le elenca quarriors deal --named), o carte separate da virgole. Il resto è scelto a caso una volta. Se manca, ogni partita ha le proprie Lande.
help-lab-balance-seed = Un numero o una parola.
help-lab-balance-html = Scrivi la pagina in questo file.
help-lab-balance-markdown = Scrivi lo stesso in Markdown in questo file.
help-lab-balance-csv = Scrivi una riga per ogni carta in questo file.
help-example-lab-balance = una pagina sulla scatola base
help-example-lab-balance-all = da due a quattro, in Markdown
help-line-lab-train = Insegna al campione: gioca partite e impara.
help-about-lab-train =
    Gioca partite con tutte le scatole, da due a quattro giocatori e tutte le varianti, e addestra con esse una piccola rete: da ogni tavolo dice chi vince alla fine. Il campione giudica con una rete così.

    Serve l’extra “train” (torch). Se c’è una scheda grafica, viene usata. La cartella conserva le partite, i pesi e le curve, come tabella e come immagine.
help-lab-train-folder = La cartella per tutti i risultati.
help-lab-train-games = Quante partite giocare in ogni giro. Circa 16 KB di memoria per ognuna.
help-lab-train-rounds = Giri di gioco e apprendimento. Il primo impara dalle partite di greedy, ogni altro da quelle del giro precedente.
help-lab-train-epochs = Quante volte scorrere tutti i tavoli prima di aggiornare gli obiettivi.
help-lab-train-seed = Un numero o una parola. Lo stesso seme gioca le stesse partite.
help-lab-train-hold-out = Scatole da lasciare fuori, separate da virgole. Alla fine il campione viene misurato con ognuna: carte che non ha mai visto.
help-lab-train-measure = Con quante coppie di partite misurare il campione. 0 non misura nulla.
help-lab-train-budget = Quanto pensa il campione mentre viene misurato: 1n, 96n, 0.5s.
help-lab-train-device = Dove addestrare la rete: cpu o cuda. Se non lo indichi: la scheda grafica, se c’è.
help-lab-train-resume = Continua l’addestramento nella cartella.
help-example-lab-train = un piccolo addestramento
help-example-lab-train-without = lascia fuori una scatola
help-line-lab-explain = Scopri qual è la scelta migliore in una posizione, e perché.
help-about-lab-explain =
    Scopri qual è la scelta migliore in una posizione, di quanto è migliore di un’altra, e perché.

    Da entrambe le scelte si giocano partite simulate, con gli stessi dadi. Tutti i numeri vengono da quelle partite. Le differenze sotto i due punti su cento non vengono mostrate.
help-lab-explain-file = Una posizione, oppure una registrazione o partita salvata, presa alla fine. Usa - per l’ingresso standard.
help-lab-explain-turn = Per una registrazione: la prima scelta di questo turno.
help-lab-explain-budget = Quanto pensare: partite simulate (400n) o un tempo (2s). Con le partite simulate, lo stesso seme dà la stessa risposta.
help-lab-explain-seed = Un numero o una parola: i dadi delle partite simulate.
help-example-explain-plain = che cosa conviene qui
help-example-explain-budget = pensa più a lungo
help-example-explain-turn = la prima scelta del turno 9
help-example-explain-json = per uno script
help-line-lab-review = Scopri dove una partita è stata vinta o persa.
help-about-lab-review =
    Scopri dove una partita è stata vinta o persa: la probabilità di vittoria turno per turno, l’effetto dei dadi e delle decisioni, e le tre decisioni costate di più a ogni giocatore, con l’alternativa migliore e il perché.

    Ogni decisione è confrontata con quella di un bot solido, con gli stessi dadi. Ciò che guadagna o cede è abilità; il resto della differenza è fortuna.
help-lab-review-file = Una registrazione, una partita salvata o una partita di un server. Usa - per l’ingresso standard.
help-lab-review-games = Quante partite simulate giocare, circa. Più sono, più ci vuole e più è preciso. Se non lo indichi: 24.000, o 4.000 dove il motore non è compilato.
help-lab-review-seed = Un numero o una parola. Lo stesso seme dà la stessa analisi.
help-example-review-plain = dove si è decisa?
help-example-review-games = guarda più da vicino
help-example-review-json = per uno script

## quarriors simulate

help-about-simulate =
    Fai giocare ai bot molte partite. Guarda chi vince, da quale posto, quanto durano le partite e come finiscono.

    Lo stesso seme dà lo stesso risultato, con qualsiasi numero di processi. I bot cambiano posto di partita in partita. Se più bot condividono una vittoria, ognuno ne ha una quota.
help-after-simulate =
    Premi Ctrl-C per fermarti prima: ottieni il risultato delle partite finite. In quel caso lo stato di uscita è 130, e in JSON "interrupted" è true.
help-simulate-games = Quante partite giocare.
help-simulate-players = Posti al tavolo, da 2 a 4. Uno per bot, se manca. Con più posti che bot, i bot li occupano a turno.
help-simulate-bots = I bot che giocano, separati da virgole. greedy,random se manca. Se due hanno lo stesso nome, wins li somma ed entries li distingue.
help-simulate-sets = Le scatole da usare, separate da virgole. Se manca: la scatola base, o le scatole di cui le Lande già pronte hanno bisogno.
help-simulate-wilds = Le Lande di ogni partita: già pronte (le elenca quarriors deal --named), o carte separate da virgole. Il resto è scelto a caso una volta. Se manca, ogni partita ha le proprie Lande.
help-simulate-seed = Un numero o una parola.
help-simulate-count = Statistiche tue da annotare, separate da virgole: modulo:Classe. La pagina del laboratorio nella documentazione mostra come scriverne una.
help-example-simulate-plain = greedy contro random
help-example-simulate-three = tre al tavolo
help-example-simulate-json = per uno script
help-example-simulate-rules = altre regole
help-example-simulate-card = questa carta in ogni partita
help-example-simulate-box = con un’altra scatola

## quarriors match

help-about-match =
    Misura un bot contro un altro in partite a due giocatori.

    Le partite vanno a coppie, con le stesse Lande e i posti scambiati. I dadi sono gli stessi finché i bot non fanno cose diverse. Così la fortuna conta meno, e per distinguerli basta qualche partita in meno che in una simulazione.
help-match-bot = Il bot da misurare.
help-match-other = Il bot contro cui gioca.
help-match-games = Quante partite giocare.
help-match-seed = Un numero o una parola. Lo stesso seme dà lo stesso confronto.
help-match-sets = Le scatole da usare, separate da virgole. La scatola base, se manca.
help-example-match-plain = 100 partite
help-example-match-seed = 20 partite, sempre le stesse
help-example-match-box = con un’altra scatola

## quarriors replay

help-about-replay = Rivedi passo per passo una partita giocata, o leggila come una storia.
help-after-replay = Puoi rivedere anche una partita salvata da quarriors play, perfino se non è finita.
help-replay-file = Una registrazione o una partita salvata. Usa - per l’ingresso standard.
help-replay-plain = Racconta la partita con righe di testo. Succede anche dove non c’è un terminale.
help-replay-from = Il primo turno da raccontare (contano quelli di tutti). Se scegli turni, ottieni righe di testo.
help-replay-to = L’ultimo turno da raccontare.
help-replay-tables = Mostra tutto il tavolo all’inizio di ogni turno, con righe di testo.
help-example-replay-step = rivedi una partita passo per passo
help-example-replay-plain = tutta la storia come testo
help-example-replay-some = solo alcuni turni
help-example-replay-tables = con il tavolo a ogni turno

## quarriors verify

help-about-verify =
    Controlla che ogni decisione di una partita sia valida e, se c’è un seme, che ogni dado pescato e lanciato vi corrisponda.

    Un nonce è la tua parte dei dadi.
help-after-verify =
    Una registrazione contiene i propri dadi, quindi puoi controllarla senza seme. Con --seed i dadi vengono confrontati con quelli del seme.

    Una partita di un server dice anche da dove vengono i suoi dadi: il segreto del server, a cui si è impegnato prima della partita, e i nonce dei giocatori. Ogni dado pescato e lanciato deve corrispondervi, e così le Lande (se erano a caso) e chi inizia (se era a caso).

    Solo con questo la partita è coerente, non verificata: qualcuno potrebbe fare una registrazione così dopo la partita. È verificata per te se indichi ciò che hai annotato prima della partita: l’impegno del server, il tuo nonce e, se hanno giocato anche altri, i sigilli di tutti i nonce. La pagina del server mostra l’intero comando alla fine di una partita.

    Con --json ottieni: file, ok, turns, decisions, dice (dadi pescati e lanciati), dice_checked, players, result (null se la partita non è finita), sealed (null se non è una partita di un server) e, con --dice, anche statistics. Se ok è false: file, ok, line (0: la registrazione intera), reason.

    sealed ha: game (il suo id), standing, consistent, verified (true solo con --commitment e --nonce), because (null, practice, taken_back, upgraded, restored o unfinished), fits (che cosa è stato controllato: moves, seals, commitment, dice, wilds, first), differs (null, o che cosa non corrisponde al seme in una prova), resigned (nomi), wilds (key: dal segreto e dai nonce; secret: solo dal segreto; seed, chosen, named, same), exchanges (quante volte i nonce sono stati sigillati), e noted: commitment e sealed (se sono stati confrontati), seats (i posti dei tuoi nonce), unsealed (quelli senza sigillo).

    statistics ha: rolls, chi_square, degrees, p, unknown (classi che nessuna scatola ha), e dice: una lista di die, rolls, chi_square, degrees, p, enough e faces, che è una lista di face, rolled, expected. p è la probabilità che dadi regolari si discostino così tanto; è null se i lanci sono troppo pochi.

    Stato di uscita: 0 se tutto va bene, 1 se qualcosa non corrisponde alla registrazione o a ciò che hai annotato, 2 se la riga di comando è sbagliata. Anche una partita in ordine che non è possibile verificare, come una prova, termina con 0. Per distinguerle, leggi la prima riga, o verified nel JSON.
help-verify-file = Una registrazione, una partita salvata o una partita di un server. Usa - per l’ingresso standard. Una partita salvata conosce il proprio seme.
help-verify-seed = Il seme della partita.
help-verify-commitment = L’impegno del server, come l’hai annotato prima della partita.
help-verify-nonce = Il tuo nonce. Ripetilo per ogni posto che hai giocato.
help-verify-sealed = I sigilli di tutti i nonce come li hai visti prima della partita, nell’ordine dei posti, separati da virgole; - se non c’è.
help-verify-dice = Mostra che cosa è uscito, che cosa ti aspetteresti e quanto è probabile che dadi regolari si discostino così tanto.
help-example-verify-record = controlla ogni decisione
help-example-verify-json = lo stesso per uno script
help-example-verify-dice = che cosa è uscito, e che cosa aspettarsi
help-example-verify-stdin = dall’ingresso standard
help-example-verify-noted = con ciò che hai annotato prima della partita

## quarriors position

help-about-position = Mostra una posizione e che cosa è possibile decidere, controllala o gioca da lì.
help-after-position = Con --bots, gli ultimi posti sono dei bot. Con --seed, puoi avere di nuovo gli stessi dadi.
help-position-file = Una posizione, o una registrazione o partita salvata, mostrata alla fine. Usa - per l’ingresso standard.
help-position-turn = Per una registrazione o partita salvata: la posizione all’inizio di questo turno (contano quelli di tutti).
help-position-text = Scrivila nella notazione delle posizioni, da conservare o inviare.
help-position-json = Scrivi la posizione come JSON.
help-position-check = Di’ solo se la posizione va bene, o che cosa non va e dove.
help-position-play = Gioca da qui.
help-position-bots = Con --play: bot per gli ultimi posti, separati da virgole. Gli altri sono persone.
help-position-seed = Con --play: un numero o una parola. Lo stesso seme dà gli stessi dadi. A caso, se manca.
help-position-confirm = Con --play: chiedi conferma prima di terminare una Fase tralasciando qualcosa di utile.
help-position-save = Con --play: conserva la partita in questo file invece che nella cartella delle tue partite.
help-position-plain = Con --play: gioca con righe di testo.
help-example-position-show = il tavolo e la decisione
help-example-position-json = lo stesso per uno script
help-example-position-text = il turno 9 come file
help-example-position-turn = il tavolo al turno 9
help-example-position-check = è giocabile?
help-example-position-play = gioca da lì
help-example-position-bot = contro un bot, con questi dadi

## quarriors db

help-about-db =
    Cura la banca dati di un server: aggiorna, copia, esporta, fai pulizia.

    Senza --db e senza la variabile QUARRIORS_DB, è il file SQLite nella tua cartella dei dati.
help-after-db =
    Per PostgreSQL usa --db postgresql://USER:PASSWORD@HOST/NAME. Imposta invece la variabile QUARRIORS_DB se nessuno deve vedere la password in un elenco di processi.

    backup, export, check e purge funzionano anche mentre il server è in funzione.
help-line-lab-puzzles = Trova rompicapi nelle partite dei bot, e verificane la soluzione.
help-about-lab-puzzles =
    Fai giocare i bot e cerca in ogni turno un obiettivo che si raggiunge di sicuro ma è difficile da vedere: vincere, guadagnare Gloria, lasciare gli avversari senza Creature, catturare un dado costoso.

    Ogni linea di gioco viene provata, contro tutti i dadi e tutte le risposte. Un rompicapo resta solo se quasi tutti gli inizi falliscono e fallisce anche il bot greedy. Riceve da uno a cinque dadi: più è raro riuscirci a caso, più ne ha.
help-lab-puzzles-games = Quante partite esaminare.
help-lab-puzzles-players = Posti al tavolo, da 2 a 4.
help-lab-puzzles-sets = Le scatole da cui pescare, separate da virgole. Se non le indichi: la scatola base.
help-lab-puzzles-seed = Un numero o una parola. Lo stesso seme trova gli stessi rompicapi.
help-lab-puzzles-keep = Quanti rompicapi tenere: i migliori, senza doppioni.
help-lab-puzzles-out = Scrivili anche in questo file, come JSON: posizioni, obiettivi e soluzioni.
help-example-puzzles-plain = qualche rompicapo da guardare
help-example-puzzles-out = un file di rompicapi
help-line-db-upgrade = Aggiorna la banca dati.
help-about-db-upgrade =
    Aggiorna la banca dati per questa versione, o creala.

    quarriors serve lo fa all’avvio. Una banca dati usata da una versione più nuova viene rifiutata.
help-line-db-backup = Copia la banca dati in un nuovo file.
help-about-db-backup =
    Copia la banca dati in un nuovo file, così com’è adesso.

    Una copia di SQLite è una banca dati: usala con --db. Per PostgreSQL, pg_dump crea una copia per pg_restore.
help-db-backup-file = Il file da scrivere. Non deve ancora esistere.
help-line-db-export = Scrivi ogni partita finita in una cartella.
help-about-db-export =
    Scrivi ogni partita finita in una cartella come registrazione, con i segreti dei suoi dadi.

    Le partite che ci sono già restano come sono, quindi puoi riempire la stessa cartella più volte. quarriors verify controlla una registrazione di questo tipo, dadi compresi.
help-db-export-folder = La cartella in cui scrivere. Viene creata, se serve.
help-line-db-check = Cerca danni nella banca dati.
help-about-db-check =
    Cerca danni nella banca dati: il comando legge ogni partita, la rigioca e la confronta con ciò che è scritto.

    Ogni partita danneggiata viene nominata, e lo stato di uscita è 1. Non cambia nulla.
help-line-db-purge = Elimina le partite che nessuno tocca da molto tempo.
help-about-db-purge = Elimina le partite che nessuno tocca da molto tempo, e tutto ciò che vi appartiene.
help-db-purge-older-than = Da quanto tempo non succede nulla: un numero e h, d o w (ore, giorni, settimane), come 90d.
help-db-purge-running = Elimina anche partite iniziate e non finite.
help-db-purge-yes = Non chiedere prima.
help-line-db-remove = Elimina una partita.
help-about-db-remove = Elimina una partita, anche a metà, e tutto ciò che vi appartiene.
help-db-remove-game = L’id della partita, con cui finisce l’indirizzo della sua pagina; lo indica anche il registro.
help-example-db-upgrade = pronta per questa versione
help-example-db-backup = fai una copia
help-example-db-export = scrivi le partite in una cartella
help-example-db-check = le partite sono tutte integre?
help-example-db-purge = elimina vecchie partite
help-example-db-remove = elimina una partita
help-example-db-other = un’altra banca dati

## quarriors bench

help-about-bench =
    Misura quanto è veloce il motore su questo computer: partite a caso per due, su un nucleo.

    I secondi dicono più del computer che del motore. Perciò il computer gioca anche uno scheletro del gioco, senza abilità e sempre in puro Python. Il rapporto dice quante partite gioca il motore nel tempo di una partita dello scheletro, così puoi confrontarlo tra computer.
help-after-bench =
    Altro lavoro sul computer rovina il risultato. Se il giro più basso e quello più alto sono lontani, misura di nuovo.
help-bench-rounds = Giri di motore e scheletro. 100, se manca.
help-bench-games = Partite in ogni giro. 40, se manca.
help-bench-seed = Lo stesso seme gioca le stesse partite.
help-bench-sets = Le scatole da usare, separate da virgole. La scatola base, se manca, e sempre per lo scheletro.
help-bench-quick = Solo 4 giri di 20 partite.
help-example-bench-plain = dura circa quindici secondi
help-example-bench-quick = un secondo: funziona?
help-example-bench-json = per uno script
help-example-bench-short = di meno
help-example-bench-box = con un’altra scatola

## quarriors completion

help-about-completion = Scrivi lo script che completa comandi e opzioni quando premi Tab nella tua shell.
help-completion-shell = La tua shell.
help-example-completion-bash = poi caricalo in ~/.bashrc
help-example-completion-zsh = in una cartella del tuo $fpath
help-example-completion-fish = in ~/.config/fish/completions
