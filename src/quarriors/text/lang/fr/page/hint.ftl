## Hint

hint = Conseil
hint-about = Voir ce que ferait un bot fort (touche H)
hint-thinking = Réflexion…
hint-best = « { $option } » semble le meilleur choix.
# Nothing is clearly worse than the best option.
hint-even = Les autres choix valent à peu près autant.
# Unfolds what the hint was worked out from.
hint-numbers = Les chiffres
# $chance is a whole number from 0 to 100.
hint-win = { $chance ->
    [one] Avec ce choix, vous gagnez environ { $chance } partie sur 100.
   *[other] Avec ce choix, vous gagnez environ { $chance } parties sur 100.
  }
# $points and $error are whole numbers.
hint-gain = Soit { $points } de plus qu’avec « { $other } », à { $error } près.
hint-other = { $chance ->
    [one] « { $option } » : environ { $chance } partie sur 100.
   *[other] « { $option } » : environ { $chance } parties sur 100.
  }
# On the button that the hint means.
hint-mark = conseil
