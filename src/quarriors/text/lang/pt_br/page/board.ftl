## A mesa: de quem é o turno, etiquetas dos dados, as últimas linhas do registro

# In the rim of the table, behind "Turn 9 ·".
turn-yours = sua vez
turn-of = vez de { $name }
# The list of what happened last, beside the rival.
log-last = O que acabou de acontecer

## What can be done with a die, in a word on a small tag below it

tag-summon = Invocar
tag-ready = Preparar
tag-cast = Lançar
tag-draw = Pegar
tag-both = Usar
tag-reroll = Re-jogar
tag-immediate = Usar
tag-turn = Girar
tag-lock = Trancar
tag-unlock = Destrancar
tag-spend = Gastar
tag-discard = Descartar
tag-defend = Defender
tag-cull = Abater
tag-choose = Escolher
tag-use = Usar

## What somebody did, in a line of its own: their name, this verb, then dice as pictures

log-rolled = jogou
log-summoned = invocou
log-readied = preparou
log-cast = lançou
log-attached = ligou
log-attacked = atacou
log-captured = capturou
log-scored = pontuou
log-culled = abateu
log-locked = trancou
log-unlocked = destrancou
log-lost-dice = perdeu
# The same, said to whoever reads it.
log-you-rolled = Você jogou
log-you-summoned = Você invocou
log-you-readied = Você preparou
log-you-cast = Você lançou
log-you-attached = Você ligou
log-you-attacked = Você atacou
log-you-captured = Você capturou
log-you-scored = Você pontuou
log-you-culled = Você abateu
log-you-locked = Você trancou
log-you-unlocked = Você destrancou
log-you-lost-dice = Você perdeu
