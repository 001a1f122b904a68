## Dice and cards

# What a screen reader says of a die. $card is the name of its card, $face what it shows.
die-face = { $card }, { $face }
die-blank = { $card }, pas encore lancé
die-creature = { $card }, niveau { $level }, attaque { $attack }, défense { $defense }
# $options is what you can do with it, said by the game.
die-options = { $die }. { $options }
# A card, read aloud: its name, then its text.
card-told = { $card }. { $text }
# A keyword before the text of a card, like “Immediate”.
card-keyword = { $keyword } :
cost = Coût
# The value beside "Cost".
cost-none = capture impossible
# The cost of a card that is cheaper if you pay with Light or Dark Quiddity.
cost-light = { $cost }, ou { $cheap } avec de la Lumière
cost-dark = { $cost }, ou { $cheap } avec des Ténèbres
# The label of the Glory that a card is worth.
glory-worth = Gloire
level = Niveau
attack = Attaque
defense = Défense
quest-level = niveau { $level }
# Labels of numbers: how many dice lie on the card, in the bag of each player, or beside each player.
dice-on-card = Dés
dice-each = Dans chaque sac
dice-beside = À côté de chaque joueur
no-text = Aucune capacité.
bursts = { $bursts ->
    [one] Astérisque
   *[other] { $bursts } Astérisques
  }
six-faces = Ses six faces
# How many of the six faces of a die show this.
odds = { $odds } sur 6
provenance-printed = Conforme à l’original.
# $parts is a list of the messages part-….
provenance-reported = D’après une personne qui a eu la carte en main : { $parts }.
provenance-reconstructed = De notre cru : { $parts }.
provenance-rest = Le reste est conforme à l’original.
# Below that, about some cards: what is known of the printed card and what is ours.
card-note = Ce que nous savons : { $note }
part-name = nom
part-faces = dé
part-stats = coût et Points de Gloire
part-ability = capacité
part-bursts = lignes à Astérisque
part-anchored = Sort Ancré
reported-mark = ≈
reconstructed-mark = °
reported-partly = en partie d’après témoignage
reconstructed-partly = en partie de notre cru
kind-basic = Ressource de base
kind-creature = Créature
kind-spell = Sort
kind-quest = Quête

## A die in play

# The title above what a die is right now.
die-now = En ce moment
die-shows = Il montre : { $face }.
die-unrolled = Il n’a pas encore été lancé.
# Behind a number that something has changed: what the face of the die says.
die-printed = (face : { $value })
die-copy = Il copie { $card }.
die-immune = Il a l’Immunité.
die-damaged = Il a subi des dommages ce tour-ci.
die-carries = { $dice ->
    [one] Un dé lui est attaché.
   *[other] { $dice } dés lui sont attachés.
  }
die-attached = Il est attaché à une Créature.

## Gallery

search-cards = Chercher dans les noms et les textes
cards-of = { $all ->
    [one] { $cards } carte sur { $all }
   *[other] { $cards ->
        [one] { $cards } carte sur { $all }
       *[other] { $cards } cartes sur { $all }
    }
  }
no-cards = Aucune carte ne correspond. Essayez un autre mot, ou enlevez un filtre.
filters = Filtres
clear-filters = Tout effacer
filter-box = Boîte
filter-kind = Sorte
filter-cost = Coût
# Cards that cost nothing because nobody can capture them.
filter-cost-none = aucun
filter-made = Originales ou de notre cru
made-any = Toutes
made-printed = Conformes à l’original
made-reported = En partie d’après témoignage (≈)
made-reconstructed = En partie de notre cru (°)
sort-by = Trier par
sort-box = Boîte
sort-name = Nom
sort-cost = Coût
sort-glory = Gloire
sort-class = Dé
versions = { $cards ->
    [one] La seule carte pour ce dé
   *[other] { $cards } cartes pour ce dé
  }
previous-card = Carte précédente
next-card = Carte suivante
