## Turning points of a finished game, in its replay

turning = Punti di svolta
turning-about = Questi turni hanno cambiato di più le possibilità di vittoria di { $name }. Scegline uno per andarci.
turning-none = Nessun turno da solo ha deciso la partita per { $name }.
# A turn in the list. $name is whose turn it was.
turning-turn = Turno { $turn }: { $name }
# For listeners: the chance to win before and after.
turning-swing = Da { $before } a { $after } su 100
# What changed the chance more: the dice, or what somebody decided.
turning-dice = i dadi
turning-choices = le scelte
