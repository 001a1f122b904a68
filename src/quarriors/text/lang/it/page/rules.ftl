## Rules at a glance

rules-idea = Hai un sacchetto di dadi. Ogni turno ne peschi sei e li lanci. Quasi tutte le facce ti danno Quiddity; altre mostrano una Creatura o un Incantesimo. Spendi Quiddity per evocare Creature e per catturare dadi migliori dalle Lande. Se una Creatura sopravvive fino al tuo prossimo turno, guadagni Gloria.
rules-turn = Il tuo turno ha cinque Fasi
rules-faces = Che cosa significano le facce
rules-goal = Gloria per vincere
rules-with-quests = con Missioni
rules-editions = Le due edizioni
rules-boxes = Che cosa aggiunge ogni scatola
rules-more = Non devi sapere tutto: clicca su ciò che non puoi fare, e il gioco ti dice perché.
print = Stampa

# The five phases. Play mats show the same lines, so they are short.
glance-score = Punteggio
glance-score-1 = Ogni Creatura nella tua Ready Area va a punti: guadagni la Gloria indicata sulla sua carta.
glance-score-2 = Poi va nella tua Used Pile, con gli Incantesimi che le sono uniti.
glance-score-3 = Per ogni Creatura andata a punti, puoi scremare un dado dalla tua Used Pile.
glance-roll = Pesca, lancia e prepara
glance-roll-1 = Pesca sei dadi e lancia ogni dado nella tua Active Pool. Se il tuo sacchetto è vuoto, riempilo con la tua Used Pile.
glance-roll-2 = Usa gli Effetti Immediati appena usciti: pesca e lancia, ri-tira e altri.
glance-roll-3 = Sposta gratuitamente gli Incantesimi nella tua Ready Area.
glance-roll-4 = Evoca Creature: ognuna costa il suo livello in Quiddity.
glance-attack = Attacco
glance-attack-1 = Tutte le tue Creature attaccano insieme tutti gli avversari. Nessuna può restare indietro.
glance-attack-2 = Ogni avversario affronta tutto il tuo valore di attacco totale.
glance-attack-3 = Ogni avversario si difende con una Creatura alla volta.
glance-capture = Cattura
glance-capture-1 = Puoi pagare il costo di una carta nelle Lande e prendere uno dei suoi dadi.
glance-capture-2 = Va nella tua Used Pile, e poi nel tuo sacchetto.
glance-capture-3 = Un dado per turno, se nessuna carta o regola ne permette di più.
glance-clean = Riordino
glance-clean-1 = Sposta i dadi spesi e la tua Active Pool nella tua Used Pile.
glance-clean-2 = Perdi la Quiddity non usata. La tua Ready Area resta, ma puoi scartare gli Incantesimi non uniti.

glance-fight = Un attacco, passo per passo
glance-fight-1 = Puoi lanciare Incantesimi, e si attivano le tue abilità “quando attacca”. Poi gli avversari possono lanciare Reazioni.
glance-fight-2 = Somma il valore di attacco totale contro ogni avversario. Perdere più tardi un attaccante non lo riduce.
glance-fight-3 = L’avversario sceglie un difensore. Se il totale è inferiore alla sua difesa, resiste e l’attacco è finito.
glance-fight-4 = Altrimenti viene distrutto. Sottrai la sua difesa dal totale. Se resta più di 0, deve difendere un’altra Creatura.
glance-fight-5 = Esempio: 7 contro difese di 4, 2 e 3. Due Creature vengono distrutte (7 − 4 − 2 = 1), la terza resiste.
glance-cull = Scrematura
glance-cull-1 = Un dado scremato torna sulla sua carta nelle Lande. Tutti possono catturarlo.
glance-cull-2 = Con meno dadi deboli peschi meglio. I peggiori non ti mancheranno.
glance-cull-3 = Scrematura per esperti, se vuoi: screma la Creatura andata a punti, o non ne ottieni la Gloria.
glance-pay = Quiddity
glance-pay-1 = La Quiddity è la moneta del gioco: serve a evocare Creature e a catturare dadi.
glance-pay-2 = Spendi dadi interi. Il resto ti rimane fino alla fine del turno.
glance-pay-3 = Non puoi conservarla per un altro turno.
glance-spells = Incantesimi
glance-spells-1 = Un Incantesimo aspetta nella tua Ready Area che tu lo lanci, anche per più turni.
glance-spells-2 = Senza parola chiave: lancialo durante il tuo turno, dopo il punteggio. Spendi il dado.
glance-spells-3 = Immediato: usalo appena lo ottieni, o perdi l’effetto.
glance-spells-4 = Unione: lancialo durante il tuo turno, dopo il punteggio. Resta con una Creatura finché è in gioco, poi va nella tua Used Pile.
glance-spells-5 = Reazione: lancialo durante il turno di un avversario, contro un attacco o quando una Creatura sta per essere distrutta.
glance-end = La fine
glance-end-1 = Chi raggiunge per primo l’obiettivo vince subito.
glance-end-2 = Se dopo una cattura quattro o più Carte Creatura sono senza dadi, la partita finisce e vince chi ha più Gloria.
glance-end-3 = In caso di parità vince chi ha più dadi nella Ready Area. Se la parità resta, la vittoria è condivisa.

# A picture of a face, its name, then what it does.
face-quiddity = Quiddity
face-quiddity-about = Spendi il dado per guadagnare quanto indicato.
face-draw = Pesca e lancia
face-draw-about = Spendi il dado, poi pesca e lancia tanti dadi quanti indicati.
face-reroll = Ri-tira
face-reroll-about = Lancia di nuovo questo dado. Conta la nuova faccia.
face-both = Due simboli
face-both-about = Con un più in mezzo: li ottieni entrambi.
face-either = Uno dei due
face-either-about = Con una linea in mezzo: scegline uno.
face-creature = Creatura
face-creature-about = In alto il livello, sotto attacco e difesa.
face-spell = Incantesimo
face-spell-about = Spostalo nella tua Ready Area. La sua carta dice che cosa fa.
face-burst = Burst
face-burst-about = Conta anche la riga della carta con esattamente altrettanti burst.

# A table of the two editions: what it is about, then classic, then revised.
edition-spent = Dadi spesi
edition-spent-classic = vanno subito nella Used Pile: puoi ripescarli nello stesso turno
edition-spent-revised = aspettano nella Spent Pile fino alla fine del turno
edition-phases = Fasi
edition-phases-classic = sei: prima lanci, poi prepari
edition-phases-revised = cinque: puoi ancora usare i dadi che una Creatura evocata ti fa lanciare
edition-protect = Più avversari
edition-protect-classic = li attacchi uno dopo l’altro
edition-protect-revised = prima tutti si proteggono, poi tutti si difendono
edition-attach = Unisci gli Incantesimi
edition-attach-classic = alle tue Creature
edition-attach-revised = a qualsiasi Creatura
edition-boxes = Scatole
edition-boxes-classic = { $boxes }
# A box of which only some cards belong to the classic edition. $cards is how many.
edition-boxes-some = { $box } ({ $cards })
edition-boxes-revised = tutte
