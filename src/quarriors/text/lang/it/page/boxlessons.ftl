## Impara una scatola: una lezione breve per ogni espansione.

learn-box = Impara una scatola
way-learn-box = Che cosa aggiunge un’espansione, in due minuti
learn-box-about = Conosci il gioco base. Queste brevi partite ti mostrano che cosa aggiunge ogni scatola: segui la tua guida, poi continua a giocare.
lesson-learned = imparata
lesson-box-summary = La scatola è tutta qui!

## Quarmageddon

lesson-qm-title = Quarmageddon: Immunità
lesson-qm-about = Creature che le carte avversarie non possono toccare
lesson-qm-welcome = Alcune Creature di questa scatola hanno Immunità: ciò che dicono le carte avversarie non le riguarda. Prendiamone una!
lesson-qm-roll = Sai già come inizia un turno.
lesson-qm-roll-do = Lancia!
lesson-qm-gnome = Due facce dello Gnome Barbarian mostrano ✶, e la sua riga ✶ dice Immunità.
lesson-qm-gnome-do = Cattura uno Gnome Barbarian.
lesson-qm-roll-2 = { $rival } ora ha un Assistant e un Imp. Tocca a te.
lesson-qm-roll-2-do = Lancia gli altri sei dadi.
lesson-qm-second = Con un secondo Gnome è più facile pescarne uno.
lesson-qm-second-do = Cattura un altro Gnome Barbarian.
lesson-qm-dragon = { $rival } ha catturato un Quake Dragon. Quando attacca, distrugge ogni Creatura di livello 1 di chi si difende.
lesson-qm-roll-3 = I tuoi Gnome ora sono nel sacchetto.
lesson-qm-roll-3-do = Lancia!
lesson-qm-summon = Uno Gnome di livello 1 con ✶: questo ha Immunità.
lesson-qm-summon-do = Evocalo.
lesson-qm-alone = È solo nella tua Ready Area, quindi la sua carta gli dà +2 in attacco e +2 in difesa. L’Immunità ferma solo ciò che dicono le carte avversarie.
lesson-qm-end = In questo turno non ti serve altro.
lesson-qm-end-do = Termina il turno.
lesson-qm-quake = Ecco il Quake Dragon! Distrugge ogni Creatura di livello 1. Ma il tuo Gnome ha Immunità: resta.
lesson-qm-attack = Un attacco non è una carta. Contro un totale di 9, difesa 5 non basta: alla fine lo Gnome è andato nella tua Used Pile.
lesson-qm-yours = Pescherai di nuovo i tuoi Gnome quando riempirai il sacchetto. Da qui in poi decidi tu.
lesson-qm-summary-1 = Una Creatura con Immunità ignora ciò che dicono le carte avversarie.
lesson-qm-summary-2 = Un attacco può comunque distruggerla, come ogni altra Creatura.

## Rise of the Demons

lesson-rd-title = Rise of the Demons: Corrupted Quiddity
lesson-rd-about = Intasa i sacchetti avversari, poi incassa
lesson-rd-welcome = La Corrupted Quiddity è un dado dannoso: intasa il sacchetto. Nessuno la cattura: la distribuiscono le carte, meglio se a { $rival }.
lesson-rd-roll = Sai già come inizia un turno.
lesson-rd-roll-do = Lancia!
lesson-rd-warrior = Quando questo Corrupted Warrior va a punti, un avversario a tua scelta prende un dado Corrupted Quiddity.
lesson-rd-warrior-do = Cattura il Corrupted Warrior.
lesson-rd-roll-2 = { $rival } ha preso una Corrupted Witching Hag, che fa lo stesso a te.
lesson-rd-roll-2-do = Lancia!
lesson-rd-wait = Due Assistant! Ma questa lezione parla d’altro.
lesson-rd-wait-do = Vai avanti senza evocare.
lesson-rd-charm = Corruption Charm ti dà 1 punto Gloria per ogni Corrupted Quiddity nelle Used Pile avversarie.
lesson-rd-charm-do = Cattura un Corruption Charm.
lesson-rd-roll-3 = Ora Warrior e Charm sono nel tuo sacchetto.
lesson-rd-roll-3-do = Lancia!
lesson-rd-summon = Ecco il Warrior, a livello 2.
lesson-rd-summon-do = Evocalo.
lesson-rd-end = Ha distrutto un Assistant. Ora deve sopravvivere.
lesson-rd-end-do = Termina il turno.
lesson-rd-holds = Difesa 4 contro 2: resiste.
lesson-rd-gift = Ha dato 2 punti Gloria, e { $rival } ha preso un dado Corrupted Quiddity: vale poco, e può tirarsene dietro un altro.
lesson-rd-keep = Puoi scremare un dado, come sempre.
lesson-rd-keep-do = Questa volta non scremare.
lesson-rd-roll-4 = E ora il Charm.
lesson-rd-roll-4-do = Lancia!
lesson-rd-ready = Eccolo!
lesson-rd-ready-do = Prepara il Corruption Charm.
lesson-rd-cast = La Corrupted Quiddity è ancora nella Used Pile di { $rival }.
lesson-rd-cast-do = Lancia ora il Charm.
lesson-rd-yours = Un altro punto Gloria. Da qui in poi decidi tu.
lesson-rd-summary-1 = La Corrupted Quiddity intasa il sacchetto. Nessuno la cattura: la distribuiscono le carte.
lesson-rd-summary-2 = Le Creature Corrupted e i demoni ti danno molto per poco, e ti fanno pagare in altri modi.

## Light vs. Dark

lesson-ld-title = Light vs. Dark: due energie
lesson-ld-about = Dadi Large, carte scontate e Incantesimi Ancorati
lesson-ld-welcome = Questa scatola si gioca senza le altre. Ogni carta è della Luce, delle Tenebre o neutrale, e si paga con due tipi di energia.
lesson-ld-bag = Peschi solo due dadi, ma lanci sempre con loro i tuoi due dadi Large Quiddity. Dal tuo terzo turno ne peschi tre.
lesson-ld-roll = Vediamoli.
lesson-ld-roll-do = Lancia!
lesson-ld-energy = Un dado Large mostra 1 Quiddity delle Tenebre, l’altro 2 della Luce.
lesson-ld-anchor = Alcune Carte Creatura nelle Lande hanno un Incantesimo Ancorato. Nel tuo turno puoi usarne uno. Quello dell’Herald costa 1 Luce: pesca e lancia un dado.
lesson-ld-anchor-do = Usa l’Incantesimo Ancorato dell’Herald.
lesson-ld-capture = Il Black Cat è delle Tenebre: costa 3, ma solo 2 se paghi con Quiddity delle Tenebre. Ci pensa la pagina.
lesson-ld-capture-do = Cattura un Black Cat.
lesson-ld-used = I dadi piccoli sono nella tua Used Pile. Quelli Large restano con te.
lesson-ld-roll-2 = Due dadi dal sacchetto, e i due Large.
lesson-ld-roll-2-do = Lancia!
lesson-ld-large = Questa volta mostrano 2 Quiddity comuni ciascuno: buone per tutto, senza sconti.
lesson-ld-yours = Ancora una cosa: andare a punti non concede scremature. Da qui in poi decidi tu.
lesson-ld-summary-1 = Se paghi con la Luce, le carte della Luce costano meno. Lo stesso vale per le Tenebre.
lesson-ld-summary-2 = I tuoi due dadi Large si lanciano ogni turno.
lesson-ld-summary-3 = Una volta per turno puoi usare un Incantesimo Ancorato delle Lande.

## Quest of the Qladiator

lesson-ql-title = Quest of the Qladiator: Blocchi
lesson-ql-about = Dadi che continuano ad agire dalla tua Locked Area
lesson-ql-welcome = I dadi di questa scatola hanno facce Blocco. Un dado bloccato continua ad agire, turno dopo turno. Blocchiamo una Frog!
lesson-ql-roll = Sai già come inizia un turno.
lesson-ql-roll-do = Lancia!
lesson-ql-frog = La Poison Dart Frog è una Creatura, e due delle sue facce sono Blocchi.
lesson-ql-frog-do = Cattura una Poison Dart Frog.
lesson-ql-roll-2 = { $rival } ora ha un Assistant in gioco.
lesson-ql-roll-2-do = Lancia!
lesson-ql-second = Con due Frog ne peschi una prima.
lesson-ql-second-do = Cattura un’altra Frog.
lesson-ql-assistant = L’Assistant di { $rival } ha dato 1 punto Gloria. Ricorda questo numero.
lesson-ql-roll-3 = Le tue Frog sono nel sacchetto.
lesson-ql-roll-3-do = Lancia!
lesson-ql-lock = Un Blocco! Una volta per turno puoi bloccare un dado così, gratis.
lesson-ql-lock-do = Blocca la Frog.
lesson-ql-locked = Nella tua Locked Area non attacca, non difende e non va a punti. Ma finché è lì, le Creature avversarie valgono 1 punto Gloria in meno.
lesson-ql-end = Vediamo che cosa succede.
lesson-ql-end-do = Termina il turno.
lesson-ql-worth = Lo stesso Assistant questa volta vale 0 punti Gloria. È merito della tua Frog.
lesson-ql-unlock = { $rival } ha pagato 2 Quiddity per sbloccarla. Puoi farlo anche tu, con ogni dado bloccato prima. La Frog è nella tua Used Pile.
lesson-ql-yours = Da qui in poi decidi tu: chi sarà il prossimo a essere bloccato?
lesson-ql-summary-1 = Una volta per turno puoi bloccare gratis un dado che mostra un Blocco.
lesson-ql-summary-2 = Se un dado mostra un Blocco quando attacchi e in questo turno non hai bloccato nulla, devi bloccarlo.
lesson-ql-summary-3 = Paga 2 Quiddity per sbloccare un dado bloccato prima. Un nuovo Blocco sostituisce quello vecchio.

## Quartifacts

lesson-qf-title = Quartifacts: Missioni
lesson-qf-about = Manda le Creature in Missione e porta a casa tesori
lesson-qf-welcome = Invece di attaccare, le tue Creature possono andare in Missione. La Hunt for Exqualibur chiede 2 livelli e dà 3 punti Gloria e un tesoro.
lesson-qf-roll = Sai già come inizia un turno.
lesson-qf-roll-do = Lancia!
lesson-qf-assistant = Gli Assistant restano a casa: non vanno in Missione.
lesson-qf-assistant-do = Vai avanti senza evocare.
lesson-qf-squire = Uno Squire costa 1, e il primo di ogni turno non consuma una cattura.
lesson-qf-squire-do = Cattura uno Squire.
lesson-qf-guide = Hai ancora la tua cattura. L’Ancient Guide è fatto per viaggiare.
lesson-qf-guide-do = Cattura un Ancient Guide.
lesson-qf-roll-2 = { $rival } ha catturato un Defender. Tocca a te.
lesson-qf-roll-2-do = Lancia!
lesson-qf-second = Due dadi Ancient Guide sono meglio di uno.
lesson-qf-second-do = Cattura un altro Ancient Guide.
lesson-qf-enough = Potresti prendere un altro Squire. Per ora uno basta.
lesson-qf-enough-do = Termina il turno.
lesson-qf-roll-3 = Tutto ciò che hai catturato è nel sacchetto.
lesson-qf-roll-3-do = Lancia!
lesson-qf-summon = Un Guide di livello 2: può fare questa Missione da solo.
lesson-qf-summon-do = Evocalo.
lesson-qf-quest = Ora la pagina chiede: attaccare o partire in Missione?
lesson-qf-quest-do = Parti per la Hunt for Exqualibur.
lesson-qf-end = Gli avversari possono sfidarlo lì. Se nel tuo prossimo turno restano livelli a sufficienza, la Missione è tua.
lesson-qf-end-do = Termina il turno.
lesson-qf-completed = Completata! I 3 punti Gloria della Missione prendono il posto di quelli del Guide.
lesson-qf-keep = Puoi scremare un dado, come quando una Creatura va a punti.
lesson-qf-keep-do = Questa volta non scremare.
lesson-qf-found = Hai lanciato il dado della Missione e trovato Exqualibur, un Quartefatto. Uniscilo a una Creatura: avrà +3 in attacco.
lesson-qf-yours = Aspetta nella tua Ready Area. Da qui in poi decidi tu.
lesson-qf-summary-1 = Invece di attaccare, le tue Creature possono andare insieme in Missione. Gli Assistant restano a casa.
lesson-qf-summary-2 = Se nel tuo prossimo turno restano livelli a sufficienza, guadagni la sua Gloria e lanci il suo dado.
lesson-qf-summary-3 = I Quartefatti sono tesori. Uniscili alle tue Creature.
