## Printing

sheet-wilds = Prepara le Lande
sheet-mats = Plance
sheet-wilds-about = Prepara qui le Lande, stampa la lista e prendi queste carte e questi dadi dalle tue scatole.
sheet-mats-about = Una plancia per giocatore, in orizzontale. Stampa a grandezza naturale.
sheet-title = { $players ->
    [one] Le Lande per { $players } giocatore
   *[other] Le Lande per { $players } giocatori
  }
# The head of a column of boxes to tick.
sheet-done = presa
sheet-card = Carta
sheet-dice = Dadi da prendere
# Labels before a list of dice, or a number.
sheet-bag = In ogni sacchetto:
sheet-beside = Accanto a ogni giocatore:
sheet-goal = Gloria per vincere:
sheet-about = Le tue carte hanno sempre ragione: se il nostro testo è diverso, gioca ciò che è stampato.
kinds-basic = Carte di base
kinds-creature = Creature
kinds-spell = Incantesimi
kinds-quest = Missioni
mats = Scegli le plance
mat = Plancia
paper = Foglio
paper-a4 = A4
paper-letter = Letter
# What a mat has for some boxes. $boxes are their names.
mats-lock = Locked Area ({ $boxes })
mats-quests = Missioni, e Gloria fino a 25 ({ $boxes })
mats-aside = Spazio per i dadi messi da parte ({ $boxes })
mats-classic = Queste scatole richiedono l’edizione rivista.
# On the printed mat, below the name of a zone: very short.
mat-ready = Le tue Creature e i tuoi Incantesimi. Le Creature ancora qui nel tuo prossimo turno vanno a punti.
mat-locked = Un dado bloccato.
mat-active = I dadi lanciati in questo turno.
mat-bag = Pesca senza guardare.
mat-aside = I dadi Large tra un tuo turno e l’altro.
mat-spent = I dadi spesi in questo turno.
mat-used = Riempie il tuo sacchetto vuoto.
# On the printed mat: phases in the classic edition and with some boxes.
classic-roll = Pesca e lancia
classic-ready = Prepara ed evoca
classic-clean = Sposta la tua Active Pool nella tua Used Pile.
large-score = Il punteggio non concede scremature.
large-roll = Pesca 2 dadi, o 3 dal tuo terzo turno in poi. Aggiungi i tuoi due dadi Large e lancia ogni dado nella tua Active Pool. Se il tuo sacchetto è vuoto, riempilo con la tua Used Pile.
large-clean = Metti da parte i tuoi dadi Large. Sposta gli altri dadi spesi e la tua Active Pool nella tua Used Pile.
quest-attack = Prima scegli per ogni Creatura: resta e attacca tutti gli avversari, o va in Missione con le altre. Alcune classi non ci vanno mai.
lock-roll = Per ultimo: se la tua Active Pool mostra un Blocco e in questo turno non hai bloccato nulla, blocca un dado.
