## Puzzles: one turn, one goal

puzzle = Rompicapo
puzzles = Rompicapi
way-puzzles = Un turno, un obiettivo: trova la strada
puzzles-about = Un tavolo vero, il tuo turno, e un obiettivo che puoi raggiungere di sicuro, qualunque cosa facciano i dadi e gli avversari. Ogni rompicapo è verificato provando tutto.
puzzles-done = { $solved ->
    [one] { $solved } risolto su { $all }
   *[other] { $solved } risolti su { $all }
  }
puzzles-all = Tutti i rompicapi
puzzle-number = Rompicapo { $number }
# For listeners: how hard a puzzle is.
puzzle-grade = Difficoltà { $grade } su { $most }
puzzle-players = { $players } giocatori
puzzle-mark-alone = Risolto
puzzle-mark = Risolto con aiuto
puzzle-again = Ricomincia
puzzle-next = Prossimo rompicapo
puzzle-solved = Risolto!
puzzle-missed = Non ancora
puzzle-solved-about = Hai ottenuto tutto in un solo turno. Quarriors!
puzzle-missed-about = Il turno è finito e manca ancora qualcosa:
puzzle-solution = Soluzione
puzzle-sure = Vuoi vedere la soluzione? Il rompicapo verrà segnato come risolto con aiuto.
puzzle-show = Mostra la soluzione
puzzle-on = Continua a provare
# A step of a solution that somebody else takes. $text is what they do.
puzzle-answer = Avversario: { $text }
puzzle-solution-about = Funziona qualunque cosa mostrino i dadi e rispondano gli avversari. Qui rispondono nel modo migliore.
