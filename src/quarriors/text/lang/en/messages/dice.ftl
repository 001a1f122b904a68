### Faces and dice in words, and how an attack total adds up.

## Faces

# $n is a number from 0 up.
face-quiddity = { $n } Quiddity
face-quiddity-light = { $n } Light Quiddity
face-quiddity-dark = { $n } Dark Quiddity
face-no-quiddity = no Quiddity
face-draw = draw { $n }
face-reroll = re-roll
face-spell = Spell
face-lock = lock
face-question = question mark
face-blank = blank
# $attack and $defense are numbers, or number-unknown.
face-creature = level { $level }, attack { $attack }, defense { $defense }
# A Quartifact shows its name.
face-quartifact = { $name }
# Two symbols on one face: you get both, or you choose one.
face-joined = { $one } and { $two }
face-either = { $one } or { $two }
# $bursts is one to three stars.
face-bursts = { $face } { $bursts }
face-only-bursts = { $bursts }

# A number that only the card tells.
number-unknown = ?

## Dice. $name and $model are names of cards, $face is one of the messages above.

die-plain = { $name }
die-showing = { $name } ({ $face })
die-copying = { $name } as { $model } ({ $face })
# $attached: the Spells and Quartifacts that it carries.
die-with = { $die } with { $attached }
die-yours = your { $die }
die-of = { $owner }'s { $die }
die-in-wilds = { $die }
die-locked = { $die }, Locked
# Told of a die that was rolled just now, if one like it was not.
die-fresh = { $die }, just rolled

## Quiddity: how much there is, and how much of it is Light or Dark

quiddity-at-hand = { $n } Quiddity
quiddity-at-hand-light = { $n } Quiddity, { $light } of it Light
quiddity-at-hand-dark = { $n } Quiddity, { $dark } of it Dark
quiddity-at-hand-both = { $n } Quiddity, { $light } of it Light and { $dark } Dark

## How an attack total adds up, a line for each part

sum-plain = { $n }  { $die }
# $parts is a list of sum-face or sum-own, and of any number of sum-change.
sum-changed = { $n }  { $die }: { $parts }
sum-face = { $n } on its face
sum-own = { $n } from its own text
# $n has a sign: +2 or −1.
sum-change = { $n } from { $source }
# $face is sum-face or sum-own; $source is the card that says "no more than".
sum-capped = { $n }  { $die }: { $face }, limited by { $source }
sum-other = { $n }  { $source }
# Stands for $source if no card can be named.
sum-gift = an effect of this turn
