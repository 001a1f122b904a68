## What a puzzle asks for. Each stands alone, as a line of a list.

puzzle-win = Gagnez la partie pendant ce tour.
puzzle-score = Gagnez au moins { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
  } pendant ce tour.
puzzle-destroy = { $rivals ->
    [one] Ne laissez pas une seule Créature à votre adversaire.
   *[other] Ne laissez pas une seule Créature à vos adversaires.
  }
puzzle-capture = Obtenez un dé de cette carte : { $card }.
puzzle-ready = Finissez le tour avec au moins { $n } Créatures dans votre Secteur Accessible.

## quarriors lab puzzles

puzzles-found = { $n ->
    [0] Aucun casse-tête trouvé. Essayez plus de parties ou une autre graine.
    [one] { $n } casse-tête trouvé.
   *[other] { $n } casse-têtes trouvés.
  }
puzzles-one = { $number }. Difficulté : { $grade } sur 5
# $chance is a share of a hundred, such as 1.2: how often somebody who plays at random gets there.
puzzles-proof = Premiers choix justes : { $good } sur { $first }. Décisions à prendre : { $n }. Au hasard : { $chance } sur 100.
puzzles-interrupted = Vous avez arrêté la recherche. Voici les casse-têtes trouvés jusque-là.
puzzles-least = { $option } demande un nombre à partir de 1.
