## La fin, pour qui est assis ici

# Au-dessus de tout : le cri du vainqueur, comme dans les règles.
ending-shout = Quarriors !
ending-victory = Vous gagnez, { $yours } à { $theirs }.
ending-shared = Vous partagez la victoire avec { $names }.
ending-home = Le dernier mot revient à { $card }.
ending-defeat = { $winners ->
    [one] { $names } l’emporte, { $theirs } à { $yours }.
   *[other] { $names } l’emportent, { $theirs } à { $yours }.
  }
ending-close = { $gap ->
    [0] C’était serré : à égalité de Points de Gloire.
    [one] C’était serré : { $gap } Point de Gloire seulement.
   *[other] C’était serré : { $gap } Points de Gloire seulement.
  }
ending-given-up = Cette fois, vous avez abandonné.
ending-led = Vous meniez jusqu’au tour { $turn }.
ending-luck-great = Vos dés ont été bien meilleurs que la moyenne.
ending-luck-good = Vos dés ont été un peu meilleurs que la moyenne.
ending-luck-usual = Vos dés ont été dans la moyenne.
ending-luck-bad = Vos dés ont été un peu moins bons que la moyenne.
ending-luck-awful = Vos dés ont été bien moins bons que la moyenne.
ending-where = Où tout s’est décidé
ending-moment = Le tour { $turn } vous a coûté le plus.
ending-taken = Votre choix
ending-stronger = Il y avait mieux
ending-moment-about = { $games ->
    [one] Ainsi, un bot fort gagnerait environ { $games } partie de plus sur 100.
   *[other] Ainsi, un bot fort gagnerait environ { $games } parties de plus sur 100.
  }
ending-dice-decided = Cette fois, les dés ont décidé.
ending-lead-lost = Après le tour { $turn }, vous n’avez plus repris la tête.
ending-no-review = Cette partie n’a pas pu être analysée.
ending-decided = décidée : tour { $turn }
ending-retry = Réessayer depuis le tour { $turn }
ending-looking = Recherche du tournant…
ending-watch = La revoir
ending-numbers = Tous les chiffres
ending-best-yours = Vos meilleurs dés
ending-best = Meilleurs dés : { $name }
ending-scored = { $scored ->
    [one] Gloire : { $glory }, en une fois
   *[other] Gloire : { $glory }, en { $scored } fois
  }
