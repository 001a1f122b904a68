## Why an option is better than another: hints, `quarriors lab explain` and reviews of games.
## What acts is the option. $chance and $other are shares of games, such as 62%: with the option, and with the other one.
## $card is a die or Creature, $player another player. A round goes on until the player rolls again.

because-win = Fait gagner la partie avant la fin du tour de table : { $chance }.
because-win-rather = Fait gagner la partie avant la fin du tour de table : { $chance }, sinon { $other }.
because-lose = { $player } gagne avant la fin du tour de table dans { $chance } des parties, sinon dans { $other }.
because-score = { $card } rapporte { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
  } si cette Créature survit : { $chance }.
because-score-rather = { $card } rapporte { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
  } si cette Créature survit : { $chance }, sinon { $other }.
# $n is a number such as 1.4.
because-glory = Rapporte en moyenne { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
  } de plus d’ici la fin du tour de table.
# $left is what is missing to the goal.
because-goal = Rapporte en moyenne { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
  } de plus d’ici la fin du tour de table. Il en manque alors { $left } pour gagner.
because-destroy = Détruit un { $card } chez { $player } : { $chance }.
because-destroy-rather = Détruit un { $card } chez { $player } : { $chance }, sinon { $other }.
because-defenders = Ne laisse aucun défenseur à { $player } : { $chance }.
because-defenders-rather = Ne laisse aucun défenseur à { $player } : { $chance }, sinon { $other }.
# $defense is a number.
because-defender = Ne laisse à { $player } aucun défenseur ayant plus de { $defense } en défense : { $chance }.
because-defender-rather = Ne laisse à { $player } aucun défenseur ayant plus de { $defense } en défense : { $chance }, sinon { $other }.
# $attack and $other are attack totals.
because-attack = Attaque { $player } avec { $attack } au lieu de { $other }.
because-deny = { $player } gagne en moyenne { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
  } de moins d’ici la fin du tour de table.
because-capture = Permet de capturer un dé { $card } : { $chance }.
because-capture-rather = Permet de capturer un dé { $card } : { $chance }, sinon { $other }.
because-cull = Permet de supprimer un dé { $card } : { $chance }.
because-cull-rather = Permet de supprimer un dé { $card } : { $chance }, sinon { $other }.
# $n and $other are numbers such as 1.4: what the player's dice show on average when they are rolled.
because-faces = Un lancer moyen montre des Créatures qui rapportent { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
  } au lieu de { $other }.
because-strength = Un lancer moyen montre { $n } en attaque au lieu de { $other }.
because-quiddity = Un lancer moyen montre { $n } Quiddity au lieu de { $other }.
because-draws = Un lancer moyen fait piocher { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  } de plus au lieu de { $other }.
because-ready = Le dé { $card } reste préparé pour le prochain tour : { $chance }.
because-ready-rather = Le dé { $card } reste préparé pour le prochain tour : { $chance }, sinon { $other }.
