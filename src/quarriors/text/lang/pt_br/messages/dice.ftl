### Faces and dice in words, and how an attack total adds up.

## Faces

# $n is a number from 0 up.
face-quiddity = { $n } de Quiddity
face-quiddity-light = { $n } de Quiddity da Luz
face-quiddity-dark = { $n } de Quiddity das Trevas
face-no-quiddity = nenhum Quiddity
face-draw = pegar { $n }
face-reroll = re-jogar
face-spell = Feitiço
face-lock = Tranca
face-question = ponto de interrogação
face-blank = em branco
# $attack and $defense are numbers, or number-unknown.
face-creature = nível { $level }, Ataque { $attack }, Defesa { $defense }
# A Quartifact shows its name.
face-quartifact = { $name }
# Two symbols on one face: you get both, or you choose one.
face-joined = { $one } e { $two }
face-either = { $one } ou { $two }
# $bursts is one to three stars.
face-bursts = { $face } { $bursts }
face-only-bursts = { $bursts }

# A number that only the card tells.
number-unknown = ?

## Dice. $name and $model are names of cards, $face is one of the messages above.

die-plain = { $name }
die-showing = { $name } ({ $face })
die-copying = { $name } como { $model } ({ $face })
# $attached: the Spells and Quartifacts that it carries.
die-with = { $die } com { $attached }
die-yours = seu { DIE($die) }
die-of = { $die }, de { $owner }
die-in-wilds = { $die }
die-locked = { $die }, dado trancado
# Told of a die that was rolled just now, if one like it was not.
die-fresh = { $die }, acabou de sair

## Quiddity: how much there is, and how much of it is Light or Dark

quiddity-at-hand = { $n } de Quiddity
quiddity-at-hand-light = { $n } de Quiddity, sendo { $light } da Luz
quiddity-at-hand-dark = { $n } de Quiddity, sendo { $dark } das Trevas
quiddity-at-hand-both = { $n } de Quiddity, sendo { $light } da Luz e { $dark } das Trevas

## How an attack total adds up, a line for each part

sum-plain = { $n }  { $die }
# $parts is a list of sum-face or sum-own, and of any number of sum-change.
sum-changed = { $n }  { $die }: { $parts }
sum-face = { $n } na face
sum-own = { $n } pelo próprio texto
# $n has a sign: +2 or −1.
sum-change = { $n } por { $source }
# $face is sum-face or sum-own; $source is the card that says "no more than".
sum-capped = { $n }  { $die }: { $face }, limite de { $source }
sum-other = { $n }  { $source }
# Stands for $source if no card can be named.
sum-gift = um efeito deste turno
