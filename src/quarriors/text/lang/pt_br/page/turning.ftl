## Turning points of a finished game, in its replay

turning = Viradas
turning-about = Estes turnos foram os que mais mudaram a chance de vitória de { $name }. Escolha um para ir até lá.
turning-none = Nenhum turno decidiu sozinho a partida para { $name }.
# A turn in the list. $name is whose turn it was.
turning-turn = Turno { $turn }: { $name }
# For listeners: the chance to win before and after.
turning-swing = De { $before } para { $after } em 100
# What changed the chance more: the dice, or what somebody decided.
turning-dice = os dados
turning-choices = as escolhas
