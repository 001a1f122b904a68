### Faces and dice in words, and how an attack total adds up.

## Faces

# $n is a number from 0 up.
face-quiddity = { $n } Quiddity
face-quiddity-light = { $n } Quiddity de Lumière
face-quiddity-dark = { $n } Quiddity des Ténèbres
face-no-quiddity = aucun Quiddity
face-draw = piocher { $n }
face-reroll = relancer
face-spell = Sort
face-lock = Verrou
face-question = point d’interrogation
face-blank = face vide
# $attack and $defense are numbers, or number-unknown.
face-creature = niveau { $level }, attaque { $attack }, défense { $defense }
# A Quartifact shows its name.
face-quartifact = { $name }
# Two symbols on one face: you get both, or you choose one.
face-joined = { $one } et { $two }
face-either = { $one } ou { $two }
# $bursts is one to three stars.
face-bursts = { $face } { $bursts }
face-only-bursts = { $bursts }

# A number that only the card tells.
number-unknown = ?

## Dice. $name and $model are names of cards, $face is one of the messages above.

die-plain = { $name }
die-showing = { $name } ({ $face })
die-copying = { $name } copiant { $model } ({ $face })
# $attached: the Spells and Quartifacts that it carries.
die-with = { $die } avec { $attached }
die-yours = votre { $die }
die-of = un { $die } chez { $owner }
die-in-wilds = { $die }
die-locked = { $die }, verrouillé
# Told of a die that was rolled just now, if one like it was not.
die-fresh = { $die }, tout juste lancé

## Quiddity: how much there is, and how much of it is Light or Dark

quiddity-at-hand = { $n } Quiddity
quiddity-at-hand-light = { $n } Quiddity, dont { $light } de Lumière
quiddity-at-hand-dark = { $n } Quiddity, dont { $dark } des Ténèbres
quiddity-at-hand-both = { $n } Quiddity, dont { $light } de Lumière et { $dark } des Ténèbres

## How an attack total adds up, a line for each part

sum-plain = { $n }  { $die }
# $parts is a list of sum-face or sum-own, and of any number of sum-change.
sum-changed = { $n }  { $die } : { $parts }
sum-face = { $n } sur sa face
sum-own = { $n } d’après son texte
# $n has a sign: +2 or −1.
sum-change = { $n } par { $source }
# $face is sum-face or sum-own; $source is the card that says "no more than".
sum-capped = { $n }  { $die } : { $face }, dans la limite fixée par { $source }
sum-other = { $n }  { $source }
# Stands for $source if no card can be named.
sum-gift = un effet de ce tour-ci
