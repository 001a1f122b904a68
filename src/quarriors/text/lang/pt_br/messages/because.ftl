## Why an option is better than another: hints, `quarriors lab explain` and reviews of games.
## What acts is the option. $chance and $other are shares of games, such as 62%: with the option, and with the other one.
## $card is a die or Creature, $player another player. A round goes on until the player rolls again.

because-win = Vence a partida até o fim da rodada: { $chance }.
because-win-rather = Vence a partida até o fim da rodada: { $chance }, caso contrário { $other }.
because-lose = { $player } vence até o fim da rodada em { $chance } das partidas, caso contrário em { $other }.
because-score = A Criatura { $card } rende { $glory } de Glória se sobreviver: { $chance }.
because-score-rather = A Criatura { $card } rende { $glory } de Glória se sobreviver: { $chance }, caso contrário { $other }.
# $n is a number such as 1.4.
because-glory = Rende em média { $n } de Glória a mais até o fim da rodada.
# $left is what is missing to the goal.
because-goal = Rende em média { $n } de Glória a mais até o fim da rodada. Depois { $left ->
    [1] falta { $left } para vencer.
   *[other] faltam { $left } para vencer.
  }
because-destroy = Destrói a Criatura { $card }, de { $player }: { $chance }.
because-destroy-rather = Destrói a Criatura { $card }, de { $player }: { $chance }, caso contrário { $other }.
because-defenders = Não deixa nenhum defensor para { $player }: { $chance }.
because-defenders-rather = Não deixa nenhum defensor para { $player }: { $chance }, caso contrário { $other }.
# $defense is a number.
because-defender = Não deixa para { $player } nenhum defensor com mais de { $defense } de Defesa: { $chance }.
because-defender-rather = Não deixa para { $player } nenhum defensor com mais de { $defense } de Defesa: { $chance }, caso contrário { $other }.
# $attack and $other are attack totals.
because-attack = Ataca { $player } com { $attack } em vez de { $other }.
because-deny = { $player } ganha em média { $n } de Glória a menos até o fim da rodada.
because-capture = Permite capturar um { DIE($card) }: { $chance }.
because-capture-rather = Permite capturar um { DIE($card) }: { $chance }, caso contrário { $other }.
because-cull = Permite abater um { DIE($card) }: { $chance }.
because-cull-rather = Permite abater um { DIE($card) }: { $chance }, caso contrário { $other }.
# $n and $other are numbers such as 1.4: what the player's dice show on average when they are rolled.
because-faces = Uma jogada média mostra Criaturas que valem { $n } de Glória em vez de { $other }.
because-strength = Uma jogada média mostra { $n } de Ataque em vez de { $other }.
because-quiddity = Uma jogada média mostra { $n } de Quiddity em vez de { $other }.
because-draws = Uma jogada média faz pegar mais { $n ->
    [one] { $n } dado
   *[other] { $n } dados
  } em vez de { $other }.
because-ready = O { DIE($card) } fica preparado para o próximo turno: { $chance }.
because-ready-rather = O { DIE($card) } fica preparado para o próximo turno: { $chance }, caso contrário { $other }.
