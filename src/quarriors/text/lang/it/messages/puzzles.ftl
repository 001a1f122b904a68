## What a puzzle asks for. Each stands alone, as a line of a list.

puzzle-win = Vinci la partita in questo turno.
puzzle-score = Guadagna almeno { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
  } in questo turno.
puzzle-destroy = { $rivals ->
    [one] Lascia il tuo avversario senza nemmeno una Creatura.
   *[other] Lascia i tuoi avversari senza nemmeno una Creatura.
  }
puzzle-capture = Prendi un dado di questa carta: { $card }.
puzzle-ready = Finisci il turno con almeno { $n } Creature nella tua Ready Area.

## quarriors lab puzzles

puzzles-found = { $n ->
    [0] Nessun rompicapo trovato. Prova più partite o un altro seme.
    [one] { $n } rompicapo trovato.
   *[other] { $n } rompicapi trovati.
  }
puzzles-one = { $number }. Difficoltà: { $grade } su 5
# $chance is a share of a hundred, such as 1.2: how often somebody who plays at random gets there.
puzzles-proof = Prime scelte giuste: { $good } su { $first }. Decisioni da prendere: { $n }. A caso: { $chance } su 100.
puzzles-interrupted = Hai fermato la ricerca. Questi sono i rompicapi trovati finora.
puzzles-least = { $option } vuole un numero da 1 in su.
