### The log: what has happened, a sentence each.
### Most sentences come in several forms:
###   event-…          about somebody else: $player is a name
###   event-…-you      said to the player who does it
###   event-…-to-you   said to the other player: $other or $owner is you
### DIE($die) is "dado de …", or "dado Auxiliar". $die and $card are names of cards, $face is what a die shows ("3 Quiddity"), $to is one of the messages to-….

## Turns and phases

event-turn = Turno { $n }: vez de { $player }.
event-turn-you = Turno { $n }: sua vez.
event-phase = Fase: { $phase }.

## Rolling, drawing, spending

event-rolled = { $player } jogou um { DIE($die) }: { $face }.
event-rolled-you = Você jogou um { DIE($die) }: { $face }.
event-drawn = { $player } pegou um { DIE($die) }.
event-drawn-you = Você pegou um { DIE($die) }.
event-refilled = { $player } devolveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} da Pilha de Usados para a bolsa.
event-refilled-you = Você devolveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} de sua Pilha de Usados para sua bolsa.
event-turned = { $player } girou o { DIE($die) } para { $face }.
event-turned-you = Você girou o { DIE($die) } para { $face }.
event-spent = { $player } gastou um { DIE($die) }.
event-spent-you = Você gastou um { DIE($die) }.
event-quiddity = { $player } ganhou { $n } de Quiddity.
event-quiddity-you = Você ganhou { $n } de Quiddity.
event-quiddity-light = { $player } ganhou { $n } de Quiddity da Luz.
event-quiddity-light-you = Você ganhou { $n } de Quiddity da Luz.
event-quiddity-dark = { $player } ganhou { $n } de Quiddity das Trevas.
event-quiddity-dark-you = Você ganhou { $n } de Quiddity das Trevas.

# $dice is a list such as "4 × Bog Toad (1 Quiddity) and Newt (re-roll)".
chronicle-drawn-and-rolled = { $player } pegou e jogou: { $dice }.
chronicle-drawn-and-rolled-you = Você pegou e jogou: { $dice }.
chronicle-rolled = { $player } jogou: { $dice }.
chronicle-rolled-you = Você jogou: { $dice }.
chronicle-drawn = { $player } pegou: { $dice }.
chronicle-drawn-you = Você pegou: { $dice }.
# $quiddity is "3 Quiddity" or "3 Light Quiddity".
chronicle-spent = { $player } gastou dados por { $quiddity }: { $dice }.
chronicle-spent-you = Você gastou dados por { $quiddity }: { $dice }.
chronicle-spent-for-nothing = { $player } gastou: { $dice }.
chronicle-spent-for-nothing-you = Você gastou: { $dice }.
chronicle-clean-up = { $player } moveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} da Reserva e da Pilha de Gastos para a Pilha de Usados.
chronicle-clean-up-you = Você moveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} de sua Reserva e Pilha de Gastos para sua Pilha de Usados.
chronicle-clean-up-classic = { $player } moveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} da Reserva para a Pilha de Usados.
chronicle-clean-up-classic-you = Você moveu { $n ->
    [one] { $n } dado
   *[other] { $n } dados
} de sua Reserva para sua Pilha de Usados.

## Dice that move

event-moved = O { DIE($die) }, de { $owner }, foi { $to }.
event-moved-you = Seu { DIE($die) } foi { $to }.
event-moved-aside = O { DIE($die) }, de { $owner }, foi colocado de lado.
event-moved-aside-you = Seu { DIE($die) } foi colocado de lado.
# One player takes another's die.
event-moved-over = { $player } tomou de { $other } um { DIE($die) }. Ele foi { $to }.
event-moved-over-you = Você tomou de { $other } um { DIE($die) }. Ele foi { $to }.
event-moved-over-to-you = { $player } tomou seu { DIE($die) }. Ele foi { $to }.
event-removed = O { DIE($die) } foi removido do jogo.

## Summoning, Spells and abilities

event-summoned = { $player } invocou a Criatura { $die } ({ $face }).
event-summoned-you = Você invocou a Criatura { $die } ({ $face }).
event-readied = { $player } preparou um { DIE($die) }.
event-readied-you = Você preparou um { DIE($die) }.
event-cast = { $player } lançou o Feitiço { $card }.
event-cast-you = Você lançou o Feitiço { $card }.
event-ability = { $card } ({ $player }): “{ $text }”
event-ability-you = { $card } (você): “{ $text }”
# To a Creature of one's own, and to somebody else's.
event-attached = { $player } ligou um { DIE($die) } à Criatura { $other }.
event-attached-you = Você ligou um { DIE($die) } à sua Criatura { $other }.
event-attached-over = { $player } ligou um { DIE($die) } à Criatura { $other }, de { $owner }.
event-attached-over-you = Você ligou um { DIE($die) } à Criatura { $other }, de { $owner }.
event-attached-over-to-you = { $player } ligou um { DIE($die) } à sua Criatura { $other }.
event-copied = A Criatura { $die }, de { $player }, copiou a Criatura { $other }.
event-copied-you = Sua Criatura { $die } copiou sua Criatura { $other }.
event-copied-over = A Criatura { $die }, de { $player }, copiou a Criatura { $other }, de { $owner }.
event-copied-over-you = Sua Criatura { $die } copiou a Criatura { $other }, de { $owner }.
event-copied-over-to-you = A Criatura { $die }, de { $player }, copiou sua Criatura { $other }.

## Attack and defense

event-attacked = { $player } atacou { $other } com um total de { $n }.
event-attacked-you = Você atacou { $other } com um total de { $n }.
event-attacked-to-you = { $player } atacou você com um total de { $n }.
chronicle-attacked-nobody = { $player } atacou { $other } com um total de { $n }. { $other } não tinha Criatura para se defender.
chronicle-attacked-nobody-you = Você atacou { $other } com um total de { $n }. { $other } não tinha Criatura para se defender.
chronicle-attacked-nobody-to-you = { $player } atacou você com um total de { $n }. Você não tinha Criatura para se defender.
# On a quest.
event-attacked-challenge = Na Missão, { $player } atacou { $other } com um total de { $n }.
event-attacked-challenge-you = Na Missão, você atacou { $other } com um total de { $n }.
event-attacked-challenge-to-you = Na Missão, { $player } atacou você com um total de { $n }.
event-total = O Ataque contra { $player } agora é de { $n }.
event-total-you = O Ataque contra você agora é de { $n }.
event-defended = { $player } se defendeu com a Criatura { $die }: a Defesa de { $defense } resistiu ao Ataque de { $n }.
event-defended-you = Você se defendeu com a Criatura { $die }: a Defesa de { $defense } resistiu ao Ataque de { $n }.
event-defended-held = { $player } se defendeu com a Criatura { $die }, que não tomou dano.
event-defended-held-you = Você se defendeu com a Criatura { $die }, que não tomou dano.
event-defended-deadly = { $player } se defendeu com a Criatura { $die }: qualquer dano deste Ataque a destrói.
event-defended-deadly-you = Você se defendeu com a Criatura { $die }: qualquer dano deste Ataque a destrói.
# $rest is what is left of the attack for the next Creature.
event-defended-falls = { $player } se defendeu com a Criatura { $die }: o Ataque de { $n } superou a Defesa de { $defense }{ $rest ->
    [0] .
    [one] , e restou { $rest }.
   *[other] , e restaram { $rest }.
}
event-defended-falls-you = Você se defendeu com a Criatura { $die }: o Ataque de { $n } superou a Defesa de { $defense }{ $rest ->
    [0] .
    [one] , e restou { $rest }.
   *[other] , e restaram { $rest }.
}
# A Creature takes part of the attack on another one.
event-held = A Criatura { $die }, de { $player }, absorveu { $n } de dano do Ataque.
event-held-you = Sua Criatura { $die } absorveu { $n } de dano do Ataque.
event-destroyed = A Criatura { $die }, de { $owner }, foi destruída.
event-destroyed-you = Sua Criatura { $die } foi destruída.
event-destroyed-by = { $player } destruiu a Criatura { $die }, de { $owner }.
event-destroyed-by-you = Você destruiu a Criatura { $die }, de { $owner }.
event-destroyed-by-to-you = { $player } destruiu sua Criatura { $die }.
# One's own.
event-destroyed-own = { $player } destruiu a própria Criatura { $die }.
event-destroyed-own-you = Você destruiu sua própria Criatura { $die }.
event-saved = A Criatura { $die }, de { $player }, voltou para a Área Ativa.
event-saved-you = Sua Criatura { $die } voltou para sua Área Ativa.

## Glory, captures and culls

event-glory = { $player } ganhou { $n } de Glória.
event-glory-you = Você ganhou { $n } de Glória.
event-lost = { $player } perdeu { $n } de Glória.
event-lost-you = Você perdeu { $n } de Glória.
event-scored = A Criatura { $die }, de { $player }, rendeu { $n } de Glória.
event-scored-you = Sua Criatura { $die } rendeu { $n } de Glória.
event-captured = { $player } capturou um { DIE($die) }.
event-captured-you = Você capturou um { DIE($die) }.
event-captured-to = { $player } capturou um { DIE($die) }. Ele foi { $to }.
event-captured-to-you = Você capturou um { DIE($die) }. Ele foi { $to }.
event-gained = { $player } recebeu um { DIE($die) }.
event-gained-you = Você recebeu um { DIE($die) }.
event-gained-to = { $player } recebeu um { DIE($die) }. Ele foi { $to }.
event-gained-to-you = Você recebeu um { DIE($die) }. Ele foi { $to }.
event-culled = { $player } abateu um { DIE($die) }.
event-culled-you = Você abateu um { DIE($die) }.

## Locks and Anchored Spells

event-locked = { $player } trancou um { DIE($die) }.
event-locked-you = Você trancou um { DIE($die) }.
event-locked-elsewhere = { $player } trancou um { DIE($die) } na Área Trancada de { $other }.
event-locked-elsewhere-you = Você trancou um { DIE($die) } na Área Trancada de { $other }.
event-locked-elsewhere-to-you = { $player } trancou um { DIE($die) } em sua Área Trancada.
event-unlocked = O { DIE($die) }, de { $owner }, foi destrancado.
event-unlocked-you = Seu { DIE($die) } foi destrancado.
event-anchored = { $player } usou o Feitiço Ancorado de { $card }: “{ $text }”
event-anchored-you = Você usou o Feitiço Ancorado de { $card }: “{ $text }”

## Quests and Quartifacts. $card is the quest.

event-quested = { $player } enviou a Criatura { $die } para a Missão “{ $card }”.
event-quested-you = Você enviou a Criatura { $die } para a Missão “{ $card }”.
chronicle-quested = { $player } enviou { $dice } para a Missão “{ $card }”.
chronicle-quested-you = Você enviou { $dice } para a Missão “{ $card }”.
event-challenged = { $player } desafiou { $other } na Missão “{ $card }”.
event-challenged-you = Você desafiou { $other } na Missão “{ $card }”.
event-challenged-to-you = { $player } desafiou você na Missão “{ $card }”.
event-completed = { $player } completou a Missão “{ $card }”.
event-completed-you = Você completou a Missão “{ $card }”.
event-failed = { $player } fracassou na Missão “{ $card }”: ela exige nível { $level }, e as Criaturas ali tinham { $n }.
event-failed-you = Você fracassou na Missão “{ $card }”: ela exige nível { $level }, e suas Criaturas ali tinham { $n }.
event-found = { $player } encontrou { $name }.
event-found-you = Você encontrou { $name }.
event-returned = O Quartefato de { $owner } voltou para a Missão “{ $card }”.
event-returned-you = Seu Quartefato voltou para a Missão “{ $card }”.
