## Teach me: the frame. $rival is the name of the bot you play against, $goal the Glory that wins.
## A coach speaks to you at the table. Keep sentences short: the bubble is small.

lesson-title = Prima partita
lesson-coach = La tua guida
lesson-setting = Preparo il tavolo…
lesson-retry = Riprova
lesson-next = Avanti
lesson-back = Indietro
lesson-skip = Salta la lezione
lesson-restart = Ricomincia
lesson-again-about = Ricomincia la lezione con una nuova partita
lesson-progress = Passo { $step } di { $steps }
# You clicked something else. $first is what the coach asks for, in the words of its button.
lesson-in-a-moment = Tra un momento. Prima: { $first }.
lesson-strayed = Ora vai per la tua strada. Continua così! Ogni tanto ti do un consiglio.
lesson-summary = Il gioco è tutto qui!
# The five phases of a turn, as a list.
lesson-summary-score = Punteggio: ogni Creatura sopravvissuta ti dà Gloria e ti permette di scremare un dado.
lesson-summary-roll = Lancio: pesca sei dadi, lanciali, evoca Creature e prepara Incantesimi.
lesson-summary-attack = Attacco: somma tutte le tue Creature. I difensori si presentano uno alla volta.
lesson-summary-capture = Cattura: prendi un dado dalle Lande, se vuoi.
lesson-summary-clean_up = Riordino. Vince chi arriva per primo a { $goal } punti Gloria.
lesson-play-on = Continua
lesson-play-on-about = Ora finisci la partita. { $rival } gioca per vincere!
lesson-got-it = Capito
lesson-no-tips = Basta consigli
lesson-tip = Consiglio

## The first turn

lesson-welcome = Ti do il benvenuto! Tu e { $rival } correte verso { $goal } punti Gloria. Te li danno le Creature: andiamo a trovarne!
lesson-bag = Nel tuo sacchetto ci sono dodici dadi semplici: Quiddity e Assistant. Giocando lo migliorerai.
lesson-roll = Ogni turno peschi sei dadi dal tuo sacchetto.
lesson-roll-do = Lanciali!
lesson-quiddity = Quasi tutte le facce mostrano Quiddity, la moneta del gioco. Usala in questo turno, o la perdi.
lesson-summon = Questa faccia è una Creatura: livello 1, attacco 1, difesa 2. Per evocarla paghi il suo livello.
lesson-summon-do = Scegli l’Assistant per evocarlo.
lesson-wait = Ora è nella tua Ready Area. Le tue Creature attaccano subito, tutte insieme. { $rival } non ne ha ancora, quindi non succede nulla.
lesson-wilds = Queste sono le Lande: dadi migliori, e ogni turno puoi catturarne uno. Il costo è in cima a ogni carta.
lesson-look = Passa sopra una carta o un dado per vederne le sei facce. Su uno schermo touch, tieni premuto. Prova il Portal: ti fa pescare altri dadi.
lesson-capture = Life Cantrip è un Incantesimo da 3 Quiddity. Più tardi proteggerà una Creatura.
lesson-capture-do = Cattura un Life Cantrip.
lesson-used = Questo era il tuo turno. L’Assistant resta. Il nuovo dado e quelli che hai usato aspettano nella tua Used Pile.

## The rival's first attack

lesson-hold = { $rival } ha attaccato con un totale di 1. Il tuo Assistant ha difesa 2, quindi resiste.

## The second turn

lesson-score = Il tuo Assistant è sopravvissuto fino al tuo turno: va a punti e ti dà 1 punto Gloria! Poi va nella tua Used Pile.
lesson-cull = Per ogni Creatura che va a punti puoi scremare un dado: torna nelle Lande. Con meno dadi deboli peschi meglio.
lesson-cull-do = Screma un Basic Quiddity.
lesson-again = Nel tuo sacchetto restano sei dadi.
lesson-again-do = Lanciali!
lesson-two = Due Creature! I loro attacchi si sommano.
lesson-two-do = Evoca un Assistant.
lesson-both = Puoi permetterti anche l’altro.
lesson-both-do = Evocalo.
lesson-total = Il tuo valore di attacco totale è 1 + 1 = 2. { $rival } deve difendersi con una Creatura.
lesson-destroyed = Il tuo 2 basta contro difesa 2. Distrutta! Va nella Used Pile di { $rival } e non va a punti.
lesson-goblin = Vince chi ha dadi migliori. Uno Scavenging Goblin ha attacco 2 e vale 2 punti Gloria.
lesson-goblin-do = Cattura uno Scavenging Goblin.

## The rival strikes back

lesson-fallen = { $rival } ha attaccato con 2 e ha distrutto un Assistant. Il dado non è perso: è nella tua Used Pile.

## The third turn

lesson-keep = L’altro Assistant è sopravvissuto: ancora 1 punto Gloria. Non devi per forza scremare. Per ora i tuoi dadi vanno bene.
lesson-keep-do = Questa volta non scremare.
lesson-refill = Il tuo sacchetto è vuoto, quindi lo riempi con la tua Used Pile. Ci sono anche i dadi catturati.
lesson-refill-do = Lancia!
lesson-arrived = Eccoli: il tuo Goblin e il tuo Incantesimo.
lesson-burst = La ✶ è un burst: attiva la riga ✶ della carta. Questo Goblin ti dà 1 Quiddity quando lo evochi.
lesson-burst-do = Evoca lo Scavenging Goblin.
lesson-paid = Lo ha pagato il burst.
lesson-paid-do = Ora evoca l’Assistant.
lesson-ready = Preparare Incantesimi è gratis.
lesson-ready-do = Prepara il Life Cantrip.
lesson-cast = Un Incantesimo preparato aspetta che tu lo lanci.
lesson-cast-do = Lancialo ora.
lesson-attach = Questo si unisce a una Creatura e le dà +4 in difesa.
lesson-attach-do = Scegli il tuo Goblin.
lesson-overflow = 3 contro 2: distrutta, e resta 1 di attacco. Deve affrontarlo il prossimo difensore.
lesson-devotee = Ti restano 3 Quiddity. Un Devotee of the Holy Query difende bene.
lesson-devotee-do = Cattura un Devotee of the Holy Query.

## The choice

lesson-defend = { $rival } attacca con 2. Scegli tu chi difende per primo. Con l’Incantesimo il tuo Goblin ha difesa 6.
lesson-defend-do = Difenditi con il Goblin.

## The last words

lesson-glory = Tutti sopravvissuti! Goblin 2, Assistant 1: 3 punti Gloria in una volta. L’Incantesimo se ne va con il Goblin.
lesson-yours = Due Creature sono andate a punti, quindi puoi scremare due dadi. Quali? Da qui in poi decidi tu.

## Tips for the open game

lesson-tip-react = Hai una Reazione, un Incantesimo per i turni degli altri. Lancialo ora, oppure passa e tienilo.
lesson-tip-defend = Scegli chi affronta l’attacco per primo. Resiste se il totale è inferiore alla sua difesa.
lesson-tip-cull = Un dado scremato torna sulla sua carta nelle Lande. Screma prima i dadi deboli.
lesson-tip-roll = Ogni turno inizia così: pesca sei dadi e lanciali.
lesson-tip-immediate = Questo è un Effetto Immediato, come un Portal che fa pescare altri dadi. Usalo subito: dopo qualsiasi altra cosa, è perso.
lesson-tip-burst = Una faccia con ✶ attiva la riga ✶ della carta. Dai un’occhiata alla carta.
lesson-tip-summon = Per evocare una Creatura paghi il suo livello. Se sopravvive fino al tuo prossimo turno, va a punti.
lesson-tip-ready = Preparare Incantesimi è gratis. Aspettano nella tua Ready Area.
lesson-tip-cast = Lancia ora un Incantesimo preparato, o tienilo per dopo.
lesson-tip-capture = Ogni turno puoi catturare un dado. Va nella tua Used Pile e poi nel tuo sacchetto.
lesson-tip-discard = Puoi scartare un Incantesimo preparato nella tua Used Pile, o tenerlo.
lesson-tip-empty = Una Carta Creatura è senza dadi. Quando saranno quattro, la partita finisce e vince chi ha più Gloria.
lesson-tip-goal = L’obiettivo è vicino: chi arriva per primo a { $goal } punti Gloria vince subito.
