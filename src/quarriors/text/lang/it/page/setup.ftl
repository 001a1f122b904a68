## Set-up: players

players = Giocatori
# Who plays a seat, in a list.
seat-human = Persona qui
seat-open = Persona con link
seat-bot = Bot
seat-open-about = Ricevi un link da inviare.
seat-number = Posto { $seat }
name-of-seat = Nome al posto { $seat }
# The name of somebody who gives none.
player-name = Giocatore { $seat }
kind-of-seat = Chi gioca al posto { $seat }
level-of-seat = Quale bot gioca al posto { $seat }
add-seat = Aggiungi un giocatore
remove-seat = Togli il posto { $seat }
hot-seat = Condividete questo dispositivo: chi decide vede davanti la propria plancia.
auto-roll = Lancia i dadi in automatico

## Set-up: boxes

boxes = Scatole
# Below the name of a box, in small letters. $year is when it came out.
box-cards-printed = { $cards ->
    [one] { $year } · { $cards } carta, fedele all’originale
   *[other] { $year } · { $cards } carte, fedeli all’originale
  }
# All cards of the box are partly our own design.
box-cards-ours = { $cards ->
    [one] { $year } · { $cards } carta, in parte ideata da noi (°)
   *[other] { $year } · { $cards } carte, in parte ideate da noi (°)
  }
# $printed of the $cards cards are as printed.
box-cards-some = { $cards ->
    [one] { $year } · { $cards } carta, { $printed } fedele all’originale
   *[other] { $year } · { $cards } carte, { $printed ->
       [one] { $printed } fedele all’originale
      *[other] { $printed } fedeli all’originale
    }
  }
box-quoted = “{ $box }”
box-unprinted = { $printed ->
    [0] “{ $box }” non aggiunge nulla: nessuna delle sue { $cards } carte è del tutto fedele all’originale.
    [one] “{ $box }” non aggiunge nulla: solo { $printed } delle sue { $cards } carte è del tutto fedele all’originale.
   *[other] “{ $box }” non aggiunge nulla: solo { $printed } delle sue { $cards } carte sono del tutto fedeli all’originale.
  }
box-needs = Serve anche una scatola completa

## Set-up: rules. Values of a rule are in a list beside its name.

rules = Regole
rule-edition = Edizione
rule-edition-about = Rivista: i dadi spesi aspettano fino alla fine del tuo turno. Classica, del 2011: puoi ripescarli nello stesso turno.
rule-captures = Catture per turno
rule-captures-about = Con due, i tuoi dadi migliorano più in fretta e le carte si svuotano prima.
rule-expert_culling = Scrematura per esperti
rule-expert_culling-about = Ottieni la Gloria di una Creatura solo se la scremi. I punti non concedono altre scremature.
rule-turn_limit = Limite di turni
rule-turn_limit-about = La partita finisce dopo questo numero di turni (contano quelli di tutti). Vince chi ha più Gloria.
rule-quests = Missioni
rule-quests-about = Con le Missioni l’obiettivo è più alto: 25, 19 o 15 punti Gloria per 2, 3 o 4 giocatori.
rule-mix = Dose di { $box }
rule-mix-about = Quante delle sue carte entrano nelle Lande.
rule-side_cards = Carte di { $box }
rule-side_cards-about = Quante vengono scoperte prima di tutte le altre.
rule-handicap = Handicap
rule-handicap-about = Cominciare è un vantaggio. Questo lo pareggia: Gloria per chi gioca dopo, o meno dadi nel primo turno per chi comincia. Non è nel regolamento.
value-revised = Rivista
value-classic = Classica
value-true = Sì
value-false = No
value-null = Come al solito
value-quests-null = Se le tue scatole ne hanno
value-quests-true = Con Missioni
value-quests-false = Senza Missioni
value-handicap-none = Nessuno
value-handicap-glory = Gloria a chi gioca dopo
value-handicap-dice = Meno dadi a chi comincia
# Four ways to mix a box with others. Hint, side, two scoops and democratic are jokes of the rulebook, about food.
value-hint = Un pizzico: carte a caso
value-side = Un contorno: alcune per prime
value-two_scoops = Doppia porzione: quasi tutte
value-democratic = Democratico: le scegli tutte

## Set-up: Wilds

ready-made = Lande già pronte
ready-made-none = Carte a caso dalle tue scatole
printed-only = Solo carte del tutto fedeli all’originale
wilds-preview = Le Lande di questa partita
wilds-lot-about = Clicca su una carta per guardarla, tenerla o cambiarla.
wilds-kept-about = Le carte con la puntina restano quando ne scopri altre.
deal-again = Scopri altre carte
deal-later = Sorteggiale all’inizio della partita
deal-later-about = Nessuno vede le Lande prima, e nessuno può sceglierle: tutti hanno parte nel sorteggio. Le carte con la puntina ci sono sempre.
choose-cards = Scegli carte
choose-cards-title = Scegli carte per le Lande
cards-chosen = { $cards ->
    [0] Non ne hai scelta nessuna: tutte le carte sono a caso.
    [one] Ne hai scelta { $cards }. Le altre sono a caso.
   *[other] Ne hai scelte { $cards }. Le altre sono a caso.
  }
choose-instead = Al posto di { $card }
choose-card = Scegline un’altra
another-card = Cambia a caso
pin-card = Tienila
unpin-card = Lasciala andare
# On a card that stays when you deal again.
card-pinned = resta
basic-stays = Le carte di base sono in ogni partita.

## Set-up: the rest

others = Chi può vederla
public-game = Mostrala tra le partite aperte
title-of-game = Titolo
title-none = nessuno
more-options = Altro: chi inizia, orologio, prova
first-player = Chi inizia
# Nobody has chosen: who begins, or which dice, is random.
by-lot = a caso
with-clock = Gioca con l’orologio
clock-bank = Minuti per tutta la partita
clock-turn = Secondi extra per turno
clock-then = Quando il tempo finisce
then-bot = Continua un bot
then-resign = Il giocatore perde
no-limit = nessuno
seed = Dadi di prova
seed-about = Scrivi una parola qualsiasi. La stessa parola dà sempre gli stessi dadi. La partita vale come prova.
number-needed = Scrivi un numero intero da { $least } a { $most }.
number-or-empty = Scrivi un numero intero da { $least } a { $most }, o lascia vuoto.
start-game = Inizia la partita
