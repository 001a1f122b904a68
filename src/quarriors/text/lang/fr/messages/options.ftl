### What you can do: one button or line each. They begin with a verb and have no full stop.
### $die is a die in words, such as "Bog Toad (level 1, attack 1, defense 2)"; $card is the name of a card;
### $text is the text of a card; $price and the like are numbers. A price stands behind "·".

## Dice and cards

option-roll = Lancer
option-draw = Utiliser { $die } : piocher et lancer { $n ->
    [one] { $n } dé de plus
   *[other] { $n } dés de plus
}
option-reroll = Relancer { $die }
option-both = Relancer { $die }, et piocher et lancer { $n ->
    [one] { $n } dé de plus
   *[other] { $n } dés de plus
}
option-immediate = Utiliser { $die } : { $text }
option-immediate-plain = Utiliser { $die }
option-turn = Tourner { $die } sur sa face Quiddity
option-ready = Préparer { $die } : { $text }
option-ready-plain = Préparer { $die }
option-summon = Invoquer { $die } · { $price }
option-cast = Jeter { $die } : { $text }
option-cast-plain = Jeter { $die }
option-cast-attach = Attacher { $die } à une Créature : { $text }
option-copy = Changer ce que copie { $die }
option-spend = Dépenser { $die } pour { $energy ->
    [light] { $n } Quiddity de Lumière
    [dark] { $n } Quiddity des Ténèbres
   *[none] { $n } Quiddity
}
option-capture = Capturer { $card } · { $price }
# The price is lower because some of it is paid in the card's own energy.
option-capture-discounted = Capturer { $card } · { $price } avec { $energy ->
    [light] de la Lumière
   *[dark] des Ténèbres
}
option-capture-extra = Capturer { $card } · { $price }, en plus de vos autres captures
option-cull = Supprimer { $die }
option-cull-for-glory = Supprimer { $die } et gagner { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
option-cull-quest = Supprimer toutes les Créatures de la Quête { $card } et gagner { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
option-keep = Garder { $die } sans gagner de Points de Gloire
option-keep-quest = Garder les Créatures sans gagner de Points de Gloire
option-discard = Défausser { $die }
option-defend = Se défendre avec { $die } : il résiste
option-defend-falls = Se défendre avec { $die } : il est détruit
option-defend-deadly = Se défendre avec { $die } : le moindre dommage le détruit
option-defend-unharmed = Se défendre avec { $die } : il ne subit aucun dommage
option-choose = Choisir { $die }
option-choose-copy = Copier { $die }
option-choose-quest = Envoyer { $die }
option-choose-seize = Prendre { $die }
option-choose-put-back = Remettre { $die } dans le sac
option-use = Utiliser { $card } : { $text }
option-first = { $card } d’abord : { $text }
option-light = Quiddity de Lumière
option-dark = Quiddity des Ténèbres

## Saying no, or no more

option-decline = Ne pas l’utiliser
option-enough = C’est tout
option-enough-none = Aucun
# A die is re-rolled in any case, and you choose no others.
option-enough-alone = Ne rien relancer d’autre
option-enough-quest = C’est tout : les autres restent et attaquent
option-pass = Ne pas réagir

## Going on to the next phase

option-end = Continuer
option-end-immediate = Passer aux invocations
option-end-ready = Attaquer
# The same if you have no Creature to attack with.
option-end-ready-idle = Passer aux captures
option-end-ready-quests = Attaquer ou partir en Quête
option-end-ready-lock = Continuer, et d’abord verrouiller un dé
option-end-attack = Attaquer
option-end-attack-idle = Passer aux captures
option-end-attack-quests = Attaquer ou partir en Quête
option-end-capture = Finir le tour
option-end-clean_up = Finir le tour

## Locks, Anchored Spells, quests and Quartifacts

option-lock = Verrouiller { $die } : { $text }
option-lock-plain = Verrouiller { $die }
# Yours, and another player's.
option-unlock = Déverrouiller votre { $die } · { $price }
option-unlock-of = Déverrouiller { $die } chez { $owner } · { $price }
option-anchor = Utiliser le Sort Ancré de la carte { $card } pour { $energy ->
    [light] { $n } Quiddity de Lumière
   *[dark] { $n } Quiddity des Ténèbres
} : { $text }
option-quest = Partir pour la Quête { $card } : niveau { $level }, { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
option-quest-challenge = Partir pour la Quête { $card } et défier { $other } : niveau { $level }, { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
option-quest-complete = Accomplir d’abord la Quête { $card }, niveau atteint { $levels } sur { $level }
option-quest-fail = Revenir d’abord de la Quête { $card }, niveau atteint { $levels } sur { $level } : c’est un échec
option-quest-go = Partir d’abord pour la Quête { $card }
option-quest-over = S’emparer de la Quête { $card }
option-attach = Attacher { $die } à une Créature : { $text }
option-attach-plain = Attacher { $die } à une Créature
option-stay = Attaquer avec toutes vos Créatures
option-attack = Attaquer d’abord
option-leave = Quitter la Quête : vos Créatures en Quête vont dans votre Coin de Défausse
option-score = Marquer d’abord

## Choosing a player

option-name = Choisir { $other }
option-name-lock = Verrouiller dans le Secteur Verrouillé chez { $other }

## Chance, where a program decides what the dice show

option-drawn = { $card } est pioché
option-rolled = { $die } montre { $face }
