## Turning points of a finished game, in its replay

turning = Tournants
turning-about = Ces tours ont le plus changé les chances pour { $name }. Choisissez-en un pour y aller.
turning-none = Aucun tour n’a décidé à lui seul de la partie pour { $name }.
# A turn in the list. $name is whose turn it was.
turning-turn = Tour { $turn } : { $name }
# For listeners: the chance to win before and after.
turning-swing = De { $before } à { $after } sur 100
# What changed the chance more: the dice, or what somebody decided.
turning-dice = les dés
turning-choices = les choix
