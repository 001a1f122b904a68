### What you are asked, and what others see meanwhile.

## You decide. Said to the player whose decision it is.

# Several people share one screen: whom the question is for, then the question.
decision-named = { $player } · { $asked }

decision-roll = À vous de jouer. Lancez vos dés.
decision-act-immediate = À vous de jouer. Utilisez vos Effets Immédiats, ou continuez.
# After the roll. $quiddity is "6 Quiddity" or "6 Quiddity, dont 2 de Lumière". $attack: whether you have Creatures to attack with.
decision-act-ready-summon = À vous de jouer. Vous avez { $quiddity } : invoquez des Créatures, { $attack ->
    [yes] ou attaquez.
   *[no] ou continuez.
}
decision-act-ready-spells = À vous de jouer. Vous avez { $quiddity } : préparez des Sorts, { $attack ->
    [yes] ou attaquez.
   *[no] ou continuez.
}
decision-act-ready-both = À vous de jouer. Vous avez { $quiddity } : préparez des Sorts et invoquez des Créatures, { $attack ->
    [yes] ou attaquez.
   *[no] ou continuez.
}
decision-act-ready-lock = À vous de jouer. Vous avez { $quiddity } : verrouillez un dé, préparez des Sorts et invoquez des Créatures, { $attack ->
    [yes] ou attaquez.
   *[no] ou continuez.
}
decision-act-ready-none = À vous de jouer. Vous avez { $quiddity }. { $attack ->
    [yes] Attaquez quand vous voulez.
   *[no] Continuez quand vous voulez.
}
# Follows one of the five above.
decision-effects = Vous pouvez aussi utiliser des Effets Immédiats.
decision-act-attack = Jetez d’abord des Sorts, ou attaquez.
decision-act-capture = { $captures ->
    [0] { $extra ->
        [yes] Vous avez { $quiddity } : capturez encore un dé, ou terminez votre tour.
       *[no] Vous avez { $quiddity } : utilisez ce qui vous reste, ou terminez votre tour.
    }
    [one] Vous avez { $quiddity } : capturez un dé, ou terminez votre tour.
   *[other] Vous avez { $quiddity } : capturez jusqu’à { $captures } dés, ou terminez votre tour.
}
decision-act-clean_up = Défaussez des Sorts préparés si vous le souhaitez, ou terminez votre tour.
decision-act = Choisissez une action.
# A card asks: its name, then its text.
decision-choose = { $card } : { $text }
decision-choose-attach = Choisissez la Créature à laquelle attacher { $card }.
decision-choose-copy = Choisissez la Créature que copie { $card }.
decision-choose-quest = Choisissez qui part pour la Quête { $card }. Niveau atteint pour l’instant : { $levels } sur { $level }.
decision-choose-seize = Vous avez accompli { $card }. Choisissez le Quartéfact que vous prenez.
decision-defend = Une attaque de { $total } ! Choisissez la Créature qui défend.
decision-defend-for = Une attaque de { $total } ! Choisissez la Créature avec laquelle { $other } se défend.
decision-cull = { $n ->
    [one] Vous pouvez supprimer un dé de votre Coin de Défausse.
   *[other] Vous pouvez supprimer jusqu’à { $n } dés de votre Coin de Défausse.
}
decision-cull-expert = Supprimez { $die } et gagnez { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}, ou gardez ce dé sans en gagner aucun.
decision-cull-quest = Supprimez toutes les Créatures de la Quête { $card } et gagnez { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}, ou gardez-les sans en gagner aucun.
decision-use = Utiliser { $card } ? { $text }
decision-use-destroyed = { $die } est détruit. { $text }
decision-cast-attacked = { $other } vous attaque avec { $total }. Voulez-vous réagir ?
decision-cast-challenged = Pendant la Quête, { $other } vous attaque avec { $total }. Voulez-vous réagir ?
decision-cast-destroyed = { $die } va être détruit. Voulez-vous réagir ?
decision-first = Choisissez la capacité à appliquer en premier.
decision-lock = Choisissez un dé à verrouiller. Vous devez en verrouiller un avant de continuer.
decision-name = { $card } : { $text } Choisissez un adversaire.
decision-name-lock = Choisissez le Secteur Verrouillé pour { $die }.
decision-quest = Envoyez des Créatures en Quête, ou attaquez avec toutes.
decision-quest-over = Il n’y a plus personne dans la Quête { $card }. Voulez-vous vous en emparer ?
decision-attack = Attaquer d’abord, ou partir d’abord pour la Quête { $card } ?
decision-score = Marquer d’abord, ou revenir d’abord de la Quête { $card } ?
decision-light = { $card } : choisissez entre Quiddity de Lumière et Quiddity des Ténèbres.
decision-other = C’est à vous de décider.

## Somebody else decides: what the others and those who watch see

waiting-roll = { $player } va lancer les dés.
waiting-act-immediate = { $player } utilise des Effets Immédiats.
waiting-act-ready = { $player } prépare des Sorts et invoque des Créatures.
waiting-act-attack = { $player } prépare l’attaque.
waiting-act-capture = { $player } choisit ses captures.
waiting-act-clean_up = { $player } termine son tour.
waiting-choose = { $player } fait un choix pour { $card }.
waiting-defend = { $player } choisit une Créature pour se défendre.
waiting-cull = { $player } choisit les dés à supprimer.
waiting-use = { $player } hésite à utiliser { $card }.
waiting-cast = { $player } peut réagir.
waiting-lock = { $player } choisit un dé à verrouiller.
waiting-quest = { $player } pense à une Quête.
waiting-other = { $player } prend une décision.

## Chance, where a program decides what the dice show

decision-drawn = Hasard : quel dé pioche { $player } ?
decision-rolled = Hasard : que montre { $die } ?

## The end. $winners is a list of names, $n how many there are.

result-glory = { $n ->
    [one] { $winners } gagne avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] { $winners } gagnent ensemble avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
}
result-empty_cards = Quatre cartes Créature n’ont plus de dés. { $n ->
    [one] { $winners } gagne avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] { $winners } gagnent ensemble avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
}
result-limit = C’était le dernier tour. { $n ->
    [one] { $winners } gagne avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] { $winners } gagnent ensemble avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
}
# Said to a winner. $others are the other winners, if you share the victory.
result-glory-you = { $n ->
    [one] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    }, et partagez la victoire avec { $others } !
}
result-empty_cards-you = Quatre cartes Créature n’ont plus de dés. { $n ->
    [one] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    }, et partagez la victoire avec { $others } !
}
result-limit-you = C’était le dernier tour. { $n ->
    [one] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    } !
   *[other] Vous gagnez avec { $glory ->
        [one] { $glory } Point de Gloire
       *[other] { $glory } Points de Gloire
    }, et partagez la victoire avec { $others } !
}
# Follows one of the above.
result-tie = D’autres avaient autant de Points de Gloire, mais moins de dés dans leur Secteur Accessible.
