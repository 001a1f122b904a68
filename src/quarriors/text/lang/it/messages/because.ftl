## Why an option is better than another: hints, `quarriors lab explain` and reviews of games.
## What acts is the option. $chance and $other are shares of games, such as 62%: with the option, and with the other one.
## $card is a die or Creature, $player another player. A round goes on until the player rolls again.

because-win = Fa vincere la partita entro questo giro: { $chance }.
because-win-rather = Fa vincere la partita entro questo giro: { $chance }, altrimenti { $other }.
because-lose = { $player } vince entro questo giro: { $chance }, altrimenti { $other }.
because-score = { $card } va a punti se sopravvive ({ $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
  }): { $chance }.
because-score-rather = { $card } va a punti se sopravvive ({ $glory ->
    [one] { $glory } punto Gloria
   *[other] { $glory } punti Gloria
  }): { $chance }, altrimenti { $other }.
# $n is a number such as 1.4.
because-glory = Porta in media { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
  } in più entro questo giro.
# $left is what is missing to the goal.
because-goal = Porta in media { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
  } in più entro questo giro. Poi per vincere { $left ->
    [one] ne basta ancora { $left }.
   *[other] ne bastano ancora { $left }.
  }
because-destroy = Distrugge il dado { $card } di { $player }: { $chance }.
because-destroy-rather = Distrugge il dado { $card } di { $player }: { $chance }, altrimenti { $other }.
because-defenders = Non lascia a { $player } nessun difensore: { $chance }.
because-defenders-rather = Non lascia a { $player } nessun difensore: { $chance }, altrimenti { $other }.
# $defense is a number.
because-defender = Non lascia a { $player } nessun difensore con più di { $defense } in difesa: { $chance }.
because-defender-rather = Non lascia a { $player } nessun difensore con più di { $defense } in difesa: { $chance }, altrimenti { $other }.
# $attack and $other are attack totals.
because-attack = Attacca { $player } con { $attack } invece di { $other }.
because-deny = { $player } ottiene in media { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
  } in meno entro questo giro.
because-capture = Permette di catturare un dado { $card }: { $chance }.
because-capture-rather = Permette di catturare un dado { $card }: { $chance }, altrimenti { $other }.
because-cull = Permette di scremare un dado { $card }: { $chance }.
because-cull-rather = Permette di scremare un dado { $card }: { $chance }, altrimenti { $other }.
# $n and $other are numbers such as 1.4: what the player's dice show on average when they are rolled.
because-faces = Un lancio medio mostra Creature da { $n ->
    [one] { $n } punto Gloria
   *[other] { $n } punti Gloria
  } invece di { $other }.
because-strength = Un lancio medio mostra { $n } di attacco invece di { $other }.
because-quiddity = Un lancio medio mostra { $n } Quiddity invece di { $other }.
because-draws = Un lancio medio fa pescare { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
  } in più invece di { $other }.
because-ready = Il dado { $card } resta pronto per il prossimo turno: { $chance }.
because-ready-rather = Il dado { $card } resta pronto per il prossimo turno: { $chance }, altrimenti { $other }.
