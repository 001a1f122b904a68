### Faces and dice in words, and how an attack total adds up.

## Faces

# $n is a number from 0 up.
face-quiddity = { $n } Quiddity
face-quiddity-light = { $n } Quiddity della Luce
face-quiddity-dark = { $n } Quiddity delle Tenebre
face-no-quiddity = nessuna Quiddity
face-draw = pesca { $n }
face-reroll = ri-tira
face-spell = Incantesimo
face-lock = Blocco
face-question = punto interrogativo
face-blank = faccia vuota
# $attack and $defense are numbers, or number-unknown.
face-creature = livello { $level }, attacco { $attack }, difesa { $defense }
# A Quartifact shows its name.
face-quartifact = { $name }
# Two symbols on one face: you get both, or you choose one.
face-joined = { $one } e { $two }
face-either = { $one } o { $two }
# $bursts is one to three stars.
face-bursts = { $face } { $bursts }
face-only-bursts = { $bursts }

# A number that only the card tells.
number-unknown = ?

## Dice. $name and $model are names of cards, $face is one of the messages above.

die-plain = { $name }
die-showing = { $name } ({ $face })
die-copying = { $name } come { $model } ({ $face })
# $attached: the Spells and Quartifacts that it carries.
die-with = { $die } con { $attached }
# These two bring their article: "Distruggi il tuo dado Bog Toad", and with a preposition "al tuo dado Bog Toad".
die-yours = il tuo dado { $die }
die-of = il dado { $die } di { $owner }
die-in-wilds = { $die }
die-locked = { $die }, bloccato
# Told of a die that was rolled just now, if one like it was not.
die-fresh = { $die }, appena lanciato

## Quiddity: how much there is, and how much of it is Light or Dark

quiddity-at-hand = { $n } Quiddity
quiddity-at-hand-light = { $n } Quiddity, di cui { $light } della Luce
quiddity-at-hand-dark = { $n } Quiddity, di cui { $dark } delle Tenebre
quiddity-at-hand-both = { $n } Quiddity, di cui { $light } della Luce e { $dark } delle Tenebre

## How an attack total adds up, a line for each part

sum-plain = { $n }  { $die }
# $parts is a list of sum-face or sum-own, and of any number of sum-change.
sum-changed = { $n }  { $die }: { $parts }
sum-face = { $n } sulla faccia
sum-own = { $n } dal suo testo
# $n has a sign: +2 or −1.
sum-change = { $n } da { $source }
# $face is sum-face or sum-own; $source is the card that says "no more than".
sum-capped = { $n }  { $die }: { $face }, con il limite posto da { $source }
sum-other = { $n }  { $source }
# Stands for $source if no card can be named.
sum-gift = un effetto di questo turno
