### What you are asked, and what others see meanwhile.

## You decide. Said to the player whose decision it is.

# Several people share one screen: whom the question is for, then the question.
decision-named = { $player } · { $asked }

decision-roll = Seu turno. Jogue seus dados.
decision-act-immediate = Seu turno. Use seus Efeitos Imediatos ou continue.
# After the roll. $quiddity is "6 Quiddity" or "6 Quiddity, 2 of it Light". $attack: whether you have Creatures to attack with.
decision-act-ready-summon = Seu turno. Você tem { $quiddity }: invoque Criaturas { $attack ->
    [yes] ou ataque.
   *[no] ou continue.
}
decision-act-ready-spells = Seu turno. Você tem { $quiddity }: prepare Feitiços { $attack ->
    [yes] ou ataque.
   *[no] ou continue.
}
decision-act-ready-both = Seu turno. Você tem { $quiddity }: prepare Feitiços e invoque Criaturas, { $attack ->
    [yes] ou ataque.
   *[no] ou continue.
}
decision-act-ready-lock = Seu turno. Você tem { $quiddity }: tranque um dado, prepare Feitiços e invoque Criaturas, { $attack ->
    [yes] ou ataque.
   *[no] ou continue.
}
decision-act-ready-none = Seu turno. Você tem { $quiddity }. { $attack ->
    [yes] Ataque quando quiser.
   *[no] Continue quando quiser.
}
# Follows one of the five above.
decision-effects = Você também pode usar Efeitos Imediatos.
decision-act-attack = Lance Feitiços antes, ou ataque.
decision-act-capture = { $captures ->
    [0] { $extra ->
        [yes] Você tem { $quiddity }: capture mais um dado ou encerre seu turno.
       *[no] Você tem { $quiddity }: use o que restou ou encerre seu turno.
    }
    [one] Você tem { $quiddity }: capture um dado ou encerre seu turno.
   *[other] Você tem { $quiddity }: capture até { $captures } dados ou encerre seu turno.
}
decision-act-clean_up = Descarte Feitiços preparados, se quiser, ou encerre seu turno.
decision-act = Escolha o que fazer.
# A card asks: its name, then its text.
decision-choose = { $card }: { $text }
decision-choose-attach = Escolha a qual Criatura ligar { $card }.
decision-choose-copy = Escolha a Criatura que { $card } vai copiar.
decision-choose-quest = Escolha quem parte na Missão “{ $card }”. Nível alcançado até agora: { $levels } de { $level }.
decision-choose-seize = Você completou a Missão “{ $card }”. Escolha seu Quartefato.
decision-defend = Um Ataque de { $total }! Escolha a Criatura que defende.
decision-defend-for = Um Ataque de { $total }! Escolha com qual Criatura { $other } se defende.
decision-cull = { $n ->
    [one] Você pode abater um dado de sua Pilha de Usados.
   *[other] Você pode abater até { $n } dados de sua Pilha de Usados.
}
decision-cull-expert = Abata { $die } por { $glory } de Glória, ou mantenha o dado e não ganhe nada.
decision-cull-quest = Abata todas as Criaturas na Missão “{ $card }” por { $glory } de Glória, ou mantenha-as e não ganhe nada.
decision-use = Usar { $card }? { $text }
decision-use-destroyed = Criatura destruída: { $die }. { $text }
decision-cast-attacked = { $other } ataca você com { $total }. Quer reagir?
decision-cast-challenged = Na Missão, { $other } ataca você com { $total }. Quer reagir?
decision-cast-destroyed = Criatura prestes a ser destruída: { $die }. Quer reagir?
decision-first = Escolha qual habilidade acontece primeiro.
decision-lock = Escolha um dado para trancar. Você deve trancar um antes de continuar.
decision-name = { $card }: { $text } Escolha um oponente.
decision-name-lock = Escolha a Área Trancada para { $die }.
decision-quest = Envie Criaturas em uma Missão, ou ataque com todas elas.
decision-quest-over = A Missão “{ $card }” está livre. Quer assumi-la?
decision-attack = Atacar primeiro, ou partir primeiro na Missão “{ $card }”?
decision-score = Pontuar primeiro, ou voltar primeiro da Missão “{ $card }”?
decision-light = { $card }: escolha Quiddity da Luz ou das Trevas.
decision-other = A decisão é sua.

## Somebody else decides: what the others and those who watch see

waiting-roll = { $player } vai jogar os dados.
waiting-act-immediate = { $player } está usando Efeitos Imediatos.
waiting-act-ready = { $player } está preparando Feitiços e invocando Criaturas.
waiting-act-attack = { $player } está preparando o Ataque.
waiting-act-capture = { $player } está escolhendo o que capturar.
waiting-act-clean_up = { $player } está encerrando o turno.
waiting-choose = { $player } está fazendo uma escolha para { $card }.
waiting-defend = { $player } está escolhendo uma Criatura para se defender.
waiting-cull = { $player } está escolhendo o que abater.
waiting-use = { $player } está decidindo se usa { $card }.
waiting-cast = { $player } pode reagir.
waiting-lock = { $player } está escolhendo um dado para trancar.
waiting-quest = { $player } está pensando em uma Missão.
waiting-other = { $player } está decidindo.

## Chance, where a program decides what the dice show

decision-drawn = Acaso: que dado { $player } pega?
decision-rolled = Acaso: o que sai no { DIE($die) }?

## The end. $winners is a list of names, $n how many there are.

result-glory = { $n ->
    [one] { $winners } venceu com { $glory } de Glória!
   *[other] { $winners } dividem a vitória com { $glory } de Glória!
}
result-empty_cards = Quatro cartas de Criatura ficaram sem dados. { $n ->
    [one] { $winners } venceu com { $glory } de Glória!
   *[other] { $winners } dividem a vitória com { $glory } de Glória!
}
result-limit = Esse foi o último turno. { $n ->
    [one] { $winners } venceu com { $glory } de Glória!
   *[other] { $winners } dividem a vitória com { $glory } de Glória!
}
# Said to a winner. $others are the other winners, if you share the victory.
result-glory-you = { $n ->
    [one] Você venceu com { $glory } de Glória!
   *[other] Você venceu com { $glory } de Glória e divide a vitória com { $others }!
}
result-empty_cards-you = Quatro cartas de Criatura ficaram sem dados. { $n ->
    [one] Você venceu com { $glory } de Glória!
   *[other] Você venceu com { $glory } de Glória e divide a vitória com { $others }!
}
result-limit-you = Esse foi o último turno. { $n ->
    [one] Você venceu com { $glory } de Glória!
   *[other] Você venceu com { $glory } de Glória e divide a vitória com { $others }!
}
# Follows one of the above.
result-tie = Houve empate em Glória: o número de dados na Área Ativa decidiu.
