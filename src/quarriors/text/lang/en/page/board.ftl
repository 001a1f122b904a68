## The board: whose turn it is, tags on dice, the last lines of the log

# In the rim of the table, behind "Turn 9 ·".
turn-yours = your turn
turn-of = { $name }’s turn
# The list of what happened last, beside the rival.
log-last = What happened last

## What can be done with a die, in a word on a small tag below it

tag-summon = Summon
tag-ready = Ready
tag-cast = Cast
tag-draw = Draw
tag-both = Use
tag-reroll = Re-roll
tag-immediate = Use
tag-turn = Turn
tag-lock = Lock
tag-unlock = UnLock
tag-spend = Spend
tag-discard = Discard
tag-defend = Defend
tag-cull = Cull
tag-choose = Choose
tag-use = Use

## What somebody did, in a line of its own: their name, this verb, then dice as pictures

log-rolled = rolled
log-summoned = summoned
log-readied = readied
log-cast = cast
log-attached = attached
log-attacked = attacked
log-captured = captured
log-scored = scored
log-culled = culled
log-locked = Locked
log-unlocked = UnLocked
log-lost-dice = lost
# The same, said to whoever reads it.
log-you-rolled = You rolled
log-you-summoned = You summoned
log-you-readied = You readied
log-you-cast = You cast
log-you-attached = You attached
log-you-attacked = You attacked
log-you-captured = You captured
log-you-scored = You scored
log-you-culled = You culled
log-you-locked = You Locked
log-you-unlocked = You UnLocked
log-you-lost-dice = You lost
