## Hint

hint = Conseil
hint-about = Voir ce que ferait un bot fort (touche H)
hint-thinking = Réflexion…
hint-best = « { $option } » semble le meilleur choix.
# Nothing is clearly worse than the best option.
hint-even = Les autres choix se valent à peu près.
# Unfolds what the hint was worked out from.
hint-numbers = Les chiffres
# $chance is a whole number from 0 to 100.
hint-win = Ensuite, vous gagnez environ { $chance } parties sur 100.
# $points and $error are whole numbers.
hint-gain = C’est { $points } de plus qu’après « { $other } », à { $error } près.
hint-other = « { $option } » : environ { $chance } parties sur 100.
# On the button that the hint means.
hint-mark = conseil
