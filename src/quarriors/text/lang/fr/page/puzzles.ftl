## Puzzles: one turn, one goal

puzzle = Casse-tête
puzzles = Casse-têtes
way-puzzles = Un tour, un but : trouvez le chemin
puzzles-about = Une vraie table, votre tour, et un but que vous pouvez atteindre à coup sûr, quoi que fassent les dés et vos adversaires. Chaque casse-tête est vérifié en essayant tout.
puzzles-done = { $solved ->
    [one] { $solved } résolu sur { $all }
   *[other] { $solved } résolus sur { $all }
  }
puzzles-all = Tous les casse-têtes
puzzle-number = Casse-tête { $number }
# For listeners: how hard a puzzle is.
puzzle-grade = Difficulté { $grade } sur { $most }
puzzle-players = { $players } joueurs
puzzle-mark-alone = Résolu
puzzle-mark = Résolu avec aide
puzzle-again = Recommencer
puzzle-next = Casse-tête suivant
puzzle-solved = Résolu !
puzzle-missed = Pas encore
puzzle-solved-about = Vous avez tout obtenu en un seul tour. Quarriors !
puzzle-missed-about = Le tour est fini, et il manque encore quelque chose :
puzzle-solution = Solution
puzzle-sure = Voulez-vous voir la solution ? Le casse-tête sera marqué comme résolu avec aide.
puzzle-show = Montrer la solution
puzzle-on = Chercher encore
# A step of a solution that somebody else takes. $text is what they do.
puzzle-answer = Adversaire : { $text }
puzzle-solution-about = Elle marche quels que soient les dés et les réponses. Ici, vos adversaires répondent de leur mieux.
