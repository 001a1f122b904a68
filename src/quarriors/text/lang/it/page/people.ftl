## La pagina che si apre con il link a una partita

# Il titolo. $name ha creato la partita e c’è un posto libero.
join-invites = { $name } ti ha tenuto un posto.
# Lo stesso, quando i posti sono tutti occupati.
join-plays = { $name } sta giocando. Vieni a guardare!
join-about = { $players ->
    [2] Un gioco di dadi per due. Inizi con dodici dadi deboli, catturi Creature e Incantesimi dalle Lande e corri verso la Gloria. Si gioca in questa finestra, senza account.
    [3] Un gioco di dadi per tre. Inizi con dodici dadi deboli, catturi Creature e Incantesimi dalle Lande e corri verso la Gloria. Si gioca in questa finestra, senza account.
   *[4] Un gioco di dadi per quattro. Inizi con dodici dadi deboli, catturi Creature e Incantesimi dalle Lande e corri verso la Gloria. Si gioca in questa finestra, senza account.
  }
# Avvia la lezione, che poi riporta qui.
join-learn = Prima impara (10 min)
join-wilds = Le Lande di questa partita
# Sotto tre immagini di dadi.
join-step-roll = 1. Lancia sei dadi
join-step-attack = 2. Evoca, poi attacca
join-step-glory = 3. Resiste fino al tuo turno? Gloria!
# Nella lezione, per chi ha ricevuto un invito e prima impara.
learn-return = Torna all’invito

## L’attesa: sotto il nome di chi gioca o di un posto vuoto

seat-here = al tavolo
seat-away = assente
seat-free = libero
seat-waits = in attesa di qualcuno
# Al posto del nome: il posto che prenderesti.
seat-yours = Il tuo posto
waiting-title-full = Tutti hanno un posto
waiting-seats = Per te è tutto pronto. C’è ancora un posto libero.
qr-code = Codice QR del link
qr-about = Oppure inquadra il codice con un telefono.

## Chi guarda

watching-count = { $count ->
    [one] 1 persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }
watch-name = Il tuo nome, perché chi gioca lo veda
watch-name-do = Mostralo

## Parlare al tavolo

talk = Di’ qualcosa
# Lo stesso pulsante per chi guarda soltanto.
talk-company = Chi c’è
talk-write = Scrivi una riga
talk-send = Invia
talk-lines = Che cosa si è detto
talk-mute = Silenzia { $name }
talk-unmute = Torna a sentire { $name }
# Letto ad alta voce quando qualcuno parla. $what è una riga, una frase o il nome di una faccia.
said-by = { $name }: { $what }

# Le facce di un piccolo dado: il nome serve a chi non le vede.
emote-smile = sorride
emote-laugh = ride
emote-wow = resta a bocca aperta
emote-think = resta a pensarci
emote-cry = versa una lacrima
emote-grumble = brontola

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-nice_roll = Bel lancio!
phrase-well_played = Ben giocato!
phrase-ouch = Ahi!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-moment = Un momento, per favore.
# Il regolamento fa gridare il nome del gioco.
phrase-quarriors = Quarriors!
phrase-good_game = Bella partita!

## Giocare ancora

again-asks = { $name } vorrebbe giocare ancora.
again-yes = Gioca ancora
again-no = No, grazie
again-waiting = In attesa di risposta: { $names }
again-away = { $count ->
    [one] { $names } non è al tavolo.
   *[other] { $names } non sono al tavolo.
  }
# Ritira la domanda.
again-off = Lascia stare
# Inizia la prossima partita anche se non ci sono: la trovano al ritorno.
again-anyway = Prepara il tavolo adesso
again-declined = { $name } non vuole giocare ancora.

# Al posto di “pensa”: tutti aspettano qualcuno che non è connesso.
waits-away = { $name } non è al tavolo.
# Al posto di “pensa”: i bot hanno giocato migliaia di mosse senza una persona.
bots-pause = I bot fanno una pausa. Riprendono quando un giocatore torna al tavolo.
