## Turning points of a finished game, in its replay

turning = Turning points
turning-about = These turns changed { $name }’s chance to win most. Pick one to go there.
turning-none = No single turn decided this game for { $name }.
# A turn in the list. $name is whose turn it was.
turning-turn = Turn { $turn }: { $name }
# For listeners: the chance to win before and after.
turning-swing = From { $before } to { $after } in 100
# What changed the chance more: the dice, or what somebody decided.
turning-dice = the dice
turning-choices = decisions
