### What you can do: one button or line each. They begin with a verb and have no full stop.
### $die is a die in words, such as "Bog Toad (level 1, attack 1, defense 2)"; $card is the name of a card;
### $text is the text of a card; $price and the like are numbers. A price stands behind "·".

## Dice and cards

option-roll = Jogar dados
option-draw = Usar { $die }: pegar e jogar { $n ->
    [one] mais { $n } dado
   *[other] mais { $n } dados
}
option-reroll = Re-jogar { $die }
option-both = Re-jogar { $die }, e pegar e jogar { $n ->
    [one] mais { $n } dado
   *[other] mais { $n } dados
}
option-immediate = Usar { $die }: { $text }
option-immediate-plain = Usar { $die }
option-turn = Girar { $die } para a face de Quiddity
option-ready = Preparar { $die }: { $text }
option-ready-plain = Preparar { $die }
option-summon = Invocar { $die } · { $price }
option-cast = Lançar { $die }: { $text }
option-cast-plain = Lançar { $die }
option-cast-attach = Ligar { $die } a uma Criatura: { $text }
option-copy = Mudar o que { $die } copia
option-spend = Gastar { $die } por { $energy ->
    [light] { $n } de Quiddity da Luz
    [dark] { $n } de Quiddity das Trevas
   *[none] { $n } de Quiddity
}
option-capture = Capturar { $card } · { $price }
# The price is lower because some of it is paid in the card's own energy.
option-capture-discounted = Capturar { $card } · { $price } com { $energy ->
    [light] Luz
   *[dark] Trevas
}
option-capture-extra = Capturar { $card } · { $price }, além de suas outras capturas
option-cull = Abater { $die }
option-cull-for-glory = Abater { $die } e ganhar { $glory } de Glória
option-cull-quest = Abater todas as Criaturas na Missão “{ $card }” e ganhar { $glory } de Glória
option-keep = Manter { $die } sem ganhar Glória
option-keep-quest = Manter as Criaturas sem ganhar Glória
option-discard = Descartar { $die }
option-defend = Defender-se com { $die }: a Criatura resiste
option-defend-falls = Defender-se com { $die }: a Criatura é destruída
option-defend-deadly = Defender-se com { $die }: qualquer dano destrói a Criatura
option-defend-unharmed = Defender-se com { $die }: a Criatura não toma dano
option-choose = Escolher { $die }
option-choose-copy = Copiar { $die }
option-choose-quest = Enviar { $die }
option-choose-seize = Ficar com { $die }
option-choose-put-back = Devolver { $die } para a bolsa
option-use = Usar { $card }: { $text }
option-first = Primeiro { $card }: { $text }
option-light = Quiddity da Luz
option-dark = Quiddity das Trevas

## Saying no, or no more

option-decline = Não usar
option-enough = Só isso
option-enough-none = Nenhum
# A die is re-rolled in any case, and you choose no others.
option-enough-alone = Não re-jogar outros
option-enough-quest = Só isso: as outras ficam e atacam
option-pass = Não reagir

## Going on to the next phase

option-end = Continuar
option-end-immediate = Seguir para a invocação
option-end-ready = Atacar
# The same if you have no Creature to attack with.
option-end-ready-idle = Seguir para a captura
option-end-ready-quests = Atacar ou partir em Missão
option-end-ready-lock = Continuar, mas antes trancar um dado
option-end-attack = Atacar
option-end-attack-idle = Seguir para a captura
option-end-attack-quests = Atacar ou partir em Missão
option-end-capture = Encerrar turno
option-end-clean_up = Encerrar turno

## Locks, Anchored Spells, quests and Quartifacts

option-lock = Trancar { $die }: { $text }
option-lock-plain = Trancar { $die }
# Yours, and another player's.
option-unlock = Destrancar seu { DIE($die) } · { $price }
option-unlock-of = Destrancar { $die }, de { $owner } · { $price }
option-anchor = Usar o Feitiço Ancorado de { $card } por { $energy ->
    [light] { $n } de Quiddity da Luz
   *[dark] { $n } de Quiddity das Trevas
}: { $text }
option-quest = Partir na Missão “{ $card }”: nível { $level }, { $glory } de Glória
option-quest-challenge = Partir na Missão “{ $card }” e desafiar { $other }: nível { $level }, { $glory } de Glória
option-quest-complete = Completar primeiro “{ $card }”: nível { $levels } de { $level }
option-quest-fail = Voltar primeiro de “{ $card }”: nível { $levels } de { $level }, e a Missão fracassa
option-quest-go = Partir primeiro na Missão “{ $card }”
option-quest-over = Assumir a Missão “{ $card }”
option-attach = Ligar { $die } a uma Criatura: { $text }
option-attach-plain = Ligar { $die } a uma Criatura
option-stay = Atacar com todas
option-attack = Atacar primeiro
option-leave = Abandonar a Missão: suas Criaturas ali vão para sua Pilha de Usados
option-score = Pontuar primeiro

## Choosing a player

option-name = Escolher { $other }
option-name-lock = Trancar na Área Trancada de { $other }

## Chance, where a program decides what the dice show

option-drawn = { $card } sai da bolsa
option-rolled = { $die } mostra { $face }
