### The log: what has happened, a sentence each.
### Most sentences come in several forms:
###   event-…          about somebody else: $player is a name
###   event-…-you      said to the player who does it
###   event-…-to-you   said to the other player: $other or $owner is you
### $die and $card are names of cards, $face is what a die shows ("3 Quiddity"), $to is one of the messages to-….

## Turns and phases

event-turn = Tour { $n } : { $player }.
event-turn-you = Tour { $n } : à vous de jouer.
event-phase = Phase : { $phase }.

## Rolling, drawing, spending

event-rolled = { $player } lance un dé { $die } : { $face }.
event-rolled-you = Vous lancez un dé { $die } : { $face }.
event-drawn = { $player } pioche un dé { $die }.
event-drawn-you = Vous piochez un dé { $die }.
event-refilled = { $player } remet { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} du Coin de Défausse dans le sac.
event-refilled-you = Vous remettez { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de votre Coin de Défausse dans votre sac.
event-turned = { $player } tourne un dé { $die } sur la face { $face }.
event-turned-you = Vous tournez un dé { $die } sur la face { $face }.
event-spent = { $player } dépense un dé { $die }.
event-spent-you = Vous dépensez un dé { $die }.
event-quiddity = { $player } gagne { $n } Quiddity.
event-quiddity-you = Vous gagnez { $n } Quiddity.
event-quiddity-light = { $player } gagne { $n } Quiddity de Lumière.
event-quiddity-light-you = Vous gagnez { $n } Quiddity de Lumière.
event-quiddity-dark = { $player } gagne { $n } Quiddity des Ténèbres.
event-quiddity-dark-you = Vous gagnez { $n } Quiddity des Ténèbres.

# $dice is a list such as "4 × Bog Toad (1 Quiddity) and Newt (re-roll)".
chronicle-drawn-and-rolled = { $player } pioche et lance : { $dice }.
chronicle-drawn-and-rolled-you = Vous piochez et lancez : { $dice }.
chronicle-rolled = { $player } lance : { $dice }.
chronicle-rolled-you = Vous lancez : { $dice }.
chronicle-drawn = { $player } pioche : { $dice }.
chronicle-drawn-you = Vous piochez : { $dice }.
# $quiddity is "3 Quiddity" or "3 Light Quiddity".
chronicle-spent = { $player } dépense des dés pour { $quiddity } : { $dice }.
chronicle-spent-you = Vous dépensez des dés pour { $quiddity } : { $dice }.
chronicle-spent-for-nothing = { $player } dépense : { $dice }.
chronicle-spent-for-nothing-you = Vous dépensez : { $dice }.
chronicle-clean-up = { $player } déplace { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de la Réserve Active et de la Pile de Dépense vers le Coin de Défausse.
chronicle-clean-up-you = Vous déplacez { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de votre Réserve Active et de votre Pile de Dépense vers votre Coin de Défausse.
chronicle-clean-up-classic = { $player } déplace { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de la Réserve Active vers le Coin de Défausse.
chronicle-clean-up-classic-you = Vous déplacez { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de votre Réserve Active vers votre Coin de Défausse.

## Dice that move

event-moved = Chez { $owner }, le dé { $die } va { $to }.
event-moved-you = Votre { $die } va { $to }.
event-moved-aside = Chez { $owner }, le dé { $die } est mis de côté.
event-moved-aside-you = Votre { $die } est mis de côté.
# One player takes another's die.
event-moved-over = { $player } prend un dé { $die } à { $other }. Ce dé va { $to }.
event-moved-over-you = Vous prenez un dé { $die } à { $other }. Ce dé va { $to }.
event-moved-over-to-you = { $player } vous prend un dé { $die }. Ce dé va { $to }.
event-removed = Le dé { $die } est retiré du jeu.

## Summoning, Spells and abilities

event-summoned = { $player } invoque un { $die } ({ $face }).
event-summoned-you = Vous invoquez un { $die } ({ $face }).
event-readied = { $player } prépare un dé { $die }.
event-readied-you = Vous préparez un dé { $die }.
event-cast = { $player } jette le Sort { $card }.
event-cast-you = Vous jetez le Sort { $card }.
event-ability = Chez { $player }, { $card } agit : « { $text } »
event-ability-you = Votre { $card } agit : « { $text } »
# To a Creature of one's own, and to somebody else's.
event-attached = { $player } attache un dé { $die } à un { $other }.
event-attached-you = Vous attachez un dé { $die } à votre { $other }.
event-attached-over = { $player } attache un dé { $die } à un { $other } chez { $owner }.
event-attached-over-you = Vous attachez un dé { $die } à un { $other } chez { $owner }.
event-attached-over-to-you = { $player } attache un dé { $die } à votre { $other }.
event-copied = Chez { $player }, le dé { $die } copie un { $other }.
event-copied-you = Votre { $die } copie votre { $other }.
event-copied-over = Chez { $player }, le dé { $die } copie un { $other }, qui est à { $owner }.
event-copied-over-you = Votre { $die } copie un { $other } chez { $owner }.
event-copied-over-to-you = Chez { $player }, le dé { $die } copie votre { $other }.

## Attack and defense

event-attacked = { $player } attaque { $other } avec un total de { $n }.
event-attacked-you = Vous attaquez { $other } avec un total de { $n }.
event-attacked-to-you = { $player } vous attaque avec un total de { $n }.
chronicle-attacked-nobody = { $player } attaque { $other } avec un total de { $n }. { $other } n’a aucune Créature pour se défendre.
chronicle-attacked-nobody-you = Vous attaquez { $other } avec un total de { $n }. { $other } n’a aucune Créature pour se défendre.
chronicle-attacked-nobody-to-you = { $player } vous attaque avec un total de { $n }. Vous n’avez aucune Créature pour vous défendre.
# On a quest.
event-attacked-challenge = Pendant la Quête, { $player } attaque { $other } avec un total de { $n }.
event-attacked-challenge-you = Pendant la Quête, vous attaquez { $other } avec un total de { $n }.
event-attacked-challenge-to-you = Pendant la Quête, { $player } vous attaque avec un total de { $n }.
event-total = L’attaque contre { $player } est maintenant de { $n }.
event-total-you = L’attaque contre vous est maintenant de { $n }.
event-defended = { $player } se défend avec un { $die } : la défense de { $defense } résiste à l’attaque de { $n }.
event-defended-you = Vous vous défendez avec votre { $die } : la défense de { $defense } résiste à l’attaque de { $n }.
event-defended-held = { $player } se défend avec un { $die }, qui ne subit aucun dommage.
event-defended-held-you = Vous vous défendez avec votre { $die }, qui ne subit aucun dommage.
event-defended-deadly = { $player } se défend avec un { $die } : le moindre dommage de cette attaque le détruit.
event-defended-deadly-you = Vous vous défendez avec votre { $die } : le moindre dommage de cette attaque le détruit.
# $rest is what is left of the attack for the next Creature.
event-defended-falls = { $player } se défend avec un { $die } : l’attaque de { $n } perce la défense de { $defense }{ $rest ->
    [0] .
   *[other] , et il en reste { $rest }.
}
event-defended-falls-you = Vous vous défendez avec votre { $die } : l’attaque de { $n } perce la défense de { $defense }{ $rest ->
    [0] .
   *[other] , et il en reste { $rest }.
}
# A Creature takes part of the attack on another one.
event-held = Chez { $player }, le dé { $die } absorbe { $n ->
    [one] { $n } point
   *[other] { $n } points
} de l’attaque.
event-held-you = Votre { $die } absorbe { $n ->
    [one] { $n } point
   *[other] { $n } points
} de l’attaque.
event-destroyed = Chez { $owner }, le dé { $die } est détruit.
event-destroyed-you = Votre { $die } est détruit.
event-destroyed-by = { $player } détruit un { $die } chez { $owner }.
event-destroyed-by-you = Vous détruisez un { $die } chez { $owner }.
event-destroyed-by-to-you = { $player } détruit votre { $die }.
# One's own.
event-destroyed-own = { $player } détruit son propre dé { $die }.
event-destroyed-own-you = Vous détruisez votre propre { $die }.
event-saved = Chez { $player }, le dé { $die } retourne dans le Secteur Accessible.
event-saved-you = Votre { $die } retourne dans votre Secteur Accessible.

## Glory, captures and culls

event-glory = { $player } gagne { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}.
event-glory-you = Vous gagnez { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}.
event-lost = { $player } perd { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}.
event-lost-you = Vous perdez { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}.
event-scored = Le dé { $die } rapporte { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
} à { $player }.
event-scored-you = Votre { $die } rapporte { $n ->
    [one] { $n } Point de Gloire
   *[other] { $n } Points de Gloire
}.
event-captured = { $player } capture un dé { $die }.
event-captured-you = Vous capturez un dé { $die }.
event-captured-to = { $player } capture un dé { $die }. Ce dé va { $to }.
event-captured-to-you = Vous capturez un dé { $die }. Ce dé va { $to }.
event-gained = { $player } reçoit un dé { $die }.
event-gained-you = Vous recevez un dé { $die }.
event-gained-to = { $player } reçoit un dé { $die }. Ce dé va { $to }.
event-gained-to-you = Vous recevez un dé { $die }. Ce dé va { $to }.
event-culled = { $player } supprime un dé { $die }.
event-culled-you = Vous supprimez un dé { $die }.

## Locks and Anchored Spells

event-locked = { $player } verrouille un dé { $die }.
event-locked-you = Vous verrouillez un dé { $die }.
event-locked-elsewhere = { $player } verrouille un dé { $die } dans le Secteur Verrouillé chez { $other }.
event-locked-elsewhere-you = Vous verrouillez un dé { $die } dans le Secteur Verrouillé chez { $other }.
event-locked-elsewhere-to-you = { $player } verrouille un dé { $die } dans votre Secteur Verrouillé.
event-unlocked = Chez { $owner }, le dé { $die } est déverrouillé.
event-unlocked-you = Votre { $die } est déverrouillé.
event-anchored = { $player } utilise le Sort Ancré de la carte { $card } : « { $text } »
event-anchored-you = Vous utilisez le Sort Ancré de la carte { $card } : « { $text } »

## Quests and Quartifacts. $card is the quest.

event-quested = { $player } envoie un dé { $die } dans la Quête { $card }.
event-quested-you = Vous envoyez un dé { $die } dans la Quête { $card }.
chronicle-quested = { $player } envoie { $dice } dans la Quête { $card }.
chronicle-quested-you = Vous envoyez { $dice } dans la Quête { $card }.
event-challenged = { $player } défie { $other } dans la Quête { $card }.
event-challenged-you = Vous défiez { $other } dans la Quête { $card }.
event-challenged-to-you = { $player } vous défie dans la Quête { $card }.
event-completed = { $player } accomplit la Quête { $card }.
event-completed-you = Vous accomplissez la Quête { $card }.
event-failed = { $player } échoue dans la Quête { $card } : il faut le niveau { $level }, et les Créatures présentes n’atteignent que { $n }.
event-failed-you = Vous échouez dans la Quête { $card } : il faut le niveau { $level }, et vos Créatures présentes n’atteignent que { $n }.
event-found = { $player } trouve { $name }.
event-found-you = Vous trouvez { $name }.
event-returned = Chez { $owner }, le Quartéfact retourne sur la carte { $card }.
event-returned-you = Votre Quartéfact retourne sur la carte { $card }.
